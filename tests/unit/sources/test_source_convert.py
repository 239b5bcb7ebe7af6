"""Documents of other formats; these need the extra `convert`."""

import hashlib
import importlib
import importlib.util
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from ingest.model import SourceDocument
from ingest.segment import segment
from ingest.sources import Unreadable, read_path

installed = importlib.util.find_spec("markitdown") is not None
needs_converter = pytest.mark.skipif(not installed, reason="the extra `convert` is not installed")
# The converters' own dependencies warn about their own future.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")

HTML = "<html><head><title>소식</title></head><body><h1>소식</h1><p>나래가 <b>이사</b>했다.</p></body></html>"


def write_html(file: Path) -> None:
    file.write_text(HTML, encoding="utf-8")


def write_docx(file: Path) -> None:
    word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    relations = "http://schemas.openxmlformats.org/package/2006/relationships"
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(
            "[Content_Types].xml",
            '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
            '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.'
            'wordprocessingml.document.main+xml"/></Types>',
        )
        archive.writestr(
            "_rels/.rels",
            f'<Relationships xmlns="{relations}">'
            f'<Relationship Id="r1" Type="{office}" Target="word/document.xml"/></Relationships>',
        )
        archive.writestr(
            "word/document.xml",
            f'<w:document xmlns:w="{word}"><w:body><w:p><w:r><w:t>나래가 이사했다.</w:t></w:r></w:p></w:body>'
            "</w:document>",
        )


def write_xlsx(file: Path) -> None:
    workbook = importlib.import_module("openpyxl").Workbook()
    for row in (("이름", "맡은 일"), ("나래", "이사")):
        workbook.active.append(row)
    workbook.save(file)


def write_pptx(file: Path) -> None:
    deck = importlib.import_module("pptx").Presentation()
    slide = deck.slides.add_slide(deck.slide_layouts[5])
    slide.shapes.title.text = "나래가 이사했다."
    deck.save(file)


def write_pdf(file: Path) -> None:
    page = b"BT /F1 12 Tf 72 700 Td (Nora moved on Friday.) Tj ET"
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
        b"<</Length %d>>stream\n%s\nendstream" % (len(page), page),
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]
    data, places = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, start=1):
        places.append(len(data))
        data += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    trailer = b"trailer<</Size 6/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % len(data)
    file.write_bytes(data + b"xref\n0 6\n0000000000 65535 f \n" + table + trailer)


FORMATS = [
    ("page.html", write_html, "나래가"),
    ("letter.docx", write_docx, "나래가 이사했다."),
    ("list.xlsx", write_xlsx, "나래 | 이사"),
    ("talk.pptx", write_pptx, "나래가 이사했다."),
    ("paper.pdf", write_pdf, "Nora moved on Friday."),
]


@needs_converter
@pytest.mark.parametrize(("name", "write", "words"), FORMATS, ids=[name for name, _, _ in FORMATS])
def test_a_document_is_converted_and_its_original_stays(
    tmp_path: Path, name: str, write: Callable[[Path], None], words: str
) -> None:
    file = tmp_path / name
    write(file)
    original = file.read_bytes()
    (document,) = read_path(file)
    assert isinstance(document, SourceDocument), document
    assert any(words in passage.text for passage in segment(document, "document"))
    assert document.source_hash == hashlib.sha256(original).hexdigest()
    assert document.encoding == f"converted from {file.suffix[1:]}"
    assert file.read_bytes() == original


@needs_converter
@pytest.mark.parametrize(("name", "write", "words"), FORMATS[1:], ids=[name for name, _, _ in FORMATS[1:]])
@pytest.mark.parametrize("share", [0, 0.5])
def test_a_broken_document_is_refused_by_name(
    tmp_path: Path, name: str, write: Callable[[Path], None], words: str, share: float
) -> None:
    write(tmp_path / name)
    data = (tmp_path / name).read_bytes()
    (tmp_path / name).write_bytes(data[: int(len(data) * share)] or b"no document")
    (result,) = read_path(tmp_path)
    assert isinstance(result, Unreadable)
    assert f"{name} cannot be converted to Markdown" in str(result.error)


@pytest.mark.skipif(installed, reason="the extra `convert` is installed")
def test_a_format_without_its_converter_names_the_remedy(tmp_path: Path) -> None:
    write_html(tmp_path / "page.html")
    (result,) = read_path(tmp_path)
    assert isinstance(result, Unreadable)
    assert "pip install 'saidgraph[convert]'" in str(result.error)
