"""“Who said what about me” as a page that a person can read and print. Pure: from the call's answer to HTML.

Every word of people is escaped, nothing is loaded and nothing runs: a page of style only, which its policy says.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from html import escape
from typing import Any

LABELS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "title": "Who said what about {name}",
        "aliases": "Also known as",
        "as_of": "As of {moment}, memory “{space}”",
        "asker": "for {asker}",
        "about": "What is said about {name}",
        "own": "What {name} holds or passes on",
        "claim": "claim",
        "record": "record",
        "holds": "{owner} holds this",
        "unnamed": "source not named",
        "reported": "reported by {name}",
        "through": "passed on by {chain}",
        "said": "said {moment}",
        "unknown": "at an unknown time",
        "content": "about {time}",
        "held": "held {start} – {end}",
        "today": "today",
        "source": "From the sentence",
        "document": "Source",
        "contested": "Contested. In their own words:",
        "contests": "Contests another statement",
        "withheld": "{count} more are not for this reader.",
        "withheld_by": "Of these, about {name}: {list}.",
        "none": "Nothing.",
        "rights": "What is wrong can be contested, and what is to go can be erased. Each entry shows its number.",
    },
    "ko": {
        "title": "{name}에 대해 누가 무엇을 말했나",
        "aliases": "다른 이름",
        "as_of": "{moment} 기준, 기억 공간 “{space}”",
        "asker": "열람자: {asker}",
        "about": "{name}에 대한 말",
        "own": "{name} 자신의 말과 전한 말",
        "claim": "주장",
        "record": "기록",
        "holds": "{owner}의 말",
        "unnamed": "출처를 밝히지 않은 말",
        "reported": "{name}의 보고",
        "through": "전한 사람: {chain}",
        "said": "말한 때: {moment}",
        "unknown": "때를 알 수 없음",
        "content": "내용의 때: {time}",
        "held": "유지된 기간: {start} – {end}",
        "today": "현재",
        "source": "근거 문장",
        "document": "출처",
        "contested": "이의가 있음. 본인의 말:",
        "contests": "다른 말에 이의를 제기함",
        "withheld": "이 열람자에게 보이지 않는 것이 {count}건 더 있다.",
        "withheld_by": "그 가운데 {name}에 대한 것: {list}.",
        "none": "없음.",
        "rights": "틀린 것에는 이의를 제기할 수 있고, 지울 것은 지울 수 있다. 항목마다 번호가 있다.",
    },
}
# Views as they are shown: what holds is marked by its absence.
_MARKS = {
    "SUPERSEDED": {"en": "superseded", "ko": "지난 말"},
    "CONFLICTING": {"en": "conflicting", "ko": "엇갈림"},
    "ENDED": {"en": "ended", "ko": "끝난 일"},
}

STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
article { border-top: 1px solid; padding: .75rem 0; }
p { margin: .25rem 0; } .what { font-weight: 600; } .meta, footer, small { font-size: .875rem; }
blockquote { margin: .25rem 0 .25rem 1rem; padding-left: .75rem; border-left: 3px solid; }
mark { padding: 0 .3em; border: 1px solid; background: none; color: inherit; }
code { font-size: .8rem; overflow-wrap: anywhere; }
@media print {
  body { font-size: 10.5pt; max-width: none; margin: 0; color: #000; background: #fff; }
  article { break-inside: avoid; } h2 { break-after: avoid; }
}
@page { margin: 18mm; }
"""
_STYLE_HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
PAGE_POLICY = (
    f"default-src 'none'; style-src 'sha256-{_STYLE_HASH}'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)


def about_page(
    found: Mapping[str, Any], space: str, asker: str | None, lang: str = "en", *, now: datetime | None = None
) -> str:
    """Return the page for an answer of `everything_about`."""
    label = LABELS[lang]
    name = found["person"]["name"]
    items: Sequence[Mapping[str, Any]] = found["items"]
    by_id = {item["id"]: item for item in items}
    about = [item for item in items if set(item["roles"]) - {"owner", "relayer"}]
    others = [item for item in about if item["owner"] != name]
    own = [item for item in items if item not in others]
    moment = (now or datetime.now(UTC)).strftime("%Y-%m-%d %H:%M UTC")
    aliases = [alias for alias in found["person"]["aliases"] if alias != name]
    head = [_text("p", label["as_of"], "meta", moment=moment, space=space)]
    if asker is not None:
        head.append(_text("p", label["asker"], "meta", asker=asker))
    if aliases:
        head.append(f'<p class="meta">{escape(label["aliases"])}: {escape(", ".join(aliases))}</p>')
    body = [
        _text("h1", label["title"], name=name),
        *head,
        *_section(label["about"].format(name=name), others, by_id, lang),
        *_section(label["own"].format(name=name), own, by_id, lang),
        *_withheld(found, name, label),
        f"<footer><p>{escape(label['rights'])}</p></footer>",
    ]
    title = escape(label["title"].format(name=name))
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(_META_POLICY)}">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


# A page that was saved to a file has no headers; frame-ancestors counts in headers only.
_META_POLICY = PAGE_POLICY.rpartition(";")[0]


def _section(
    title: str, items: Sequence[Mapping[str, Any]], by_id: Mapping[str, Mapping[str, Any]], lang: str
) -> list[str]:
    entries = [_entry(item, by_id, lang) for item in items]
    heading = f"<h2>{escape(title)} ({len(items)})</h2>"
    return ["<section>", heading, *(entries or [f"<p>{escape(LABELS[lang]['none'])}</p>"]), "</section>"]


def _entry(item: Mapping[str, Any], by_id: Mapping[str, Mapping[str, Any]], lang: str) -> str:
    label = LABELS[lang]
    kind = label["claim"] if item["type"] == "Claim" else label["record"]
    mark = _MARKS.get(item["view"] or "", {}).get(lang)
    marks = "".join(f" <mark>{escape(text)}</mark>" for text in (mark,) if text)
    lines = [
        f'<p class="what">{escape(item["text"])}{marks}</p>',
        f'<p class="meta">{escape(f"{kind} · " + " · ".join(_facts(item, label)))}</p>',
    ]
    if item["source_text"]:
        lines.append(f"<p><small>{escape(label['source'])}</small></p>")
        lines.append(f"<blockquote>{escape(item['source_text'])}</blockquote>")
    if item["status"] == "contested":
        own = [by_id[other]["text"] for other in item.get("contested_by", ()) if other in by_id]
        lines.append(f"<p><mark>{escape(label['contested'])}</mark> {escape(' / '.join(own))}</p>")
    lines.append(f"<p><small><code>{escape(item['id'])}</code> · {escape(label['document'])} ")
    lines[-1] += f"<code>{escape(str(item['passage_id']))}</code></small></p>"
    return "<article>" + "".join(lines) + "</article>"


def _facts(item: Mapping[str, Any], label: Mapping[str, str]) -> list[str]:
    """Return who, through whom and when: nothing is shown without its owner or reporter."""
    if item["type"] != "Claim":
        facts = [label["reported"].format(name=item["said_by"])]
    elif item["owner"] is None:
        facts = [label["unnamed"]]
    else:
        facts = [label["holds"].format(owner=item["owner"])]
    if item["relayed_by"]:
        facts.append(label["through"].format(chain=" ← ".join(item["relayed_by"])))
    facts.append(label["said"].format(moment=item["said_at"][:10]) if item["said_at"] else label["unknown"])
    time = item["time"]
    if time is not None:
        span = time["start"] if time["start"] == time["end"] else f"{time['start']} – {time['end']}"
        facts.append(label["content"].format(time=span))
    if item["held_from"]:
        end = item["held_to"][:10] if item["held_to"] else label["today"]
        facts.append(label["held"].format(start=item["held_from"][:10], end=end))
    return facts


def _withheld(found: Mapping[str, Any], name: str, label: Mapping[str, str]) -> list[str]:
    if not found["withheld"]:
        return []
    lines = [_text("p", label["withheld"], count=str(found["withheld"]))]
    told = [f"{row['holder'] or label['unnamed']} ({row['count']})" for row in found["withheld_by"]]
    if told:
        lines.append(_text("p", label["withheld_by"], name=name, list=", ".join(told)))
    return lines


def _text(tag: str, template: str, css: str | None = None, **values: str) -> str:
    opening = f'<{tag} class="{css}">' if css else f"<{tag}>"
    # Filled in first and escaped as a whole; braces in a name are data by then.
    return f"{opening}{escape(template.format(**values))}</{tag}>"
