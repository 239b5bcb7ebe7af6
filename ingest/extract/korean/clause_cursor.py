"""The place in a text up to which its clauses are read, and what stands there."""

from __future__ import annotations

from collections.abc import Sequence

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.lexicon import Lexicon
from ingest.extract.korean.phrases import PhraseReader
from ingest.extract.korean.predicates import Code
from ingest.extract.korean.repairs import repair
from ingest.extract.korean.set_phrases import with_plain_words
from ingest.language.korean import Morpheme

_PARTICLE_TAGS = frozenset({"JKS", "JKO", "JKB", "JX", "JKC", "JKV", "JKQ", "JKG"})


class ClauseCursor:
    """Holds the clauses read so far and the one that is open."""

    def __init__(
        self,
        text: str,
        morphemes: Sequence[Morpheme],
        names: dict[int, str],
        words: Lexicon,
        times: Sequence[tuple[int, int]],
        speech: dict[int, int],
        titles: dict[int, int],
    ) -> None:
        self._text = text
        self._morphemes = with_plain_words(repair(morphemes, text), text)
        self._code = Code(self._morphemes)
        self._names = names
        self._words = words
        self._times = times
        self._speech = speech
        self._phrases = PhraseReader(text, self._morphemes, names, words, titles)
        self._clauses: list[Clause] = []
        self._open = Clause()
        self._sentence = 0
        self._modifier: str | None = None
        self._at = 0

    def _next_tag(self, distance: int) -> str:
        index = self._at + distance
        return self._morphemes[index].base_tag if index < len(self._morphemes) else ""

    def _is_time(self, start: int) -> bool:
        return any(s <= start < e for s, e in self._times)

    def _open_at(self, start: int) -> None:
        if not self._open.phrases and not self._open.adverbs and not self._open.relatives:
            self._open.start = start

    def _new_sentence(self) -> None:
        self._sentence += 1
        self._modifier = None

    def _names_person(self, position: int) -> bool:
        if not 0 <= position < len(self._morphemes):
            return False
        here = self._morphemes[position]
        return here.start in self._names or any(self._words.is_kind(here.form, kind) for kind in ("kin", "role"))

    def _particles(self, position: int) -> tuple[int, list[str]]:
        particles: list[str] = []
        while position < len(self._morphemes):
            here = self._morphemes[position]
            if here.tag not in _PARTICLE_TAGS and here.tag != "JC":
                break
            particles.append(f"{here.form}C" if here.tag == "JKC" else here.form)
            position += 1
        return position, particles

    def _skip_negation(self, position: int) -> tuple[int, str]:
        if (
            position < len(self._morphemes)
            and self._morphemes[position].form in {"안", "못", "잘"}
            and self._morphemes[position].tag == "MAG"
        ):
            form = self._morphemes[position].form
            return position + 1, form if form != "잘" else ""
        return position, ""
