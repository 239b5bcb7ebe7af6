"""Entries of notes and lists: "next rehearsal: 9 May, hall", "Tilda to call the printer", "Bram on leave next week".

They leave out the verb. It is put in before parsing, as letters that have no place in the passage.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from ingest.extract.english.lexicon.sentiment import DEGREE_ADJECTIVES
from ingest.extract.english.segments import Segment
from ingest.language.english import is_word, lemma
from ingest.timex import find


@dataclass(frozen=True, slots=True)
class Entry:
    """What to parse for an entry, and the places in it where letters were put in."""

    start: int
    end: int
    text: str
    edits: tuple[int, ...]


_HEAD = re.compile(
    r"^(?:(?:[Nn]ext|[Ff]irst|[Ll]ast|[Oo]ur|[Tt]he|[Nn]ew) )?(?:[\w'’-]+ ){0,3}(?P<noun>[\w'’-]+)$"
)
_PLACE = re.compile(r",(?=\s+(?:the |St\.? |[Rr]oom |[Hh]all\b|[A-Z])[^,\d]{2,40}\d{0,3}$|\s+[Rr]oom \w+$)")


def dated_entry(text: str, segment: Segment, following: Segment, said_at: datetime | None) -> Entry | None:
    """Read "next rehearsal: 9 May, St Mary's hall" as "next rehearsal is 9 May at St Mary's hall"."""
    head = _HEAD.match(segment.text)
    if head is None or not following.after_colon:
        return None
    noun = head["noun"].lower()
    if not (is_word(noun, "noun") or is_word(lemma(noun, "NNS"), "noun")):
        return None
    times = find(following.text, said_at, "en")
    if not times or times[0].span[0] > 3:
        return None
    raw = text[segment.start : following.end]
    return _put_in(raw, segment.start, [(segment.end - segment.start, " is")], following.start - segment.start)


def _put_in(raw: str, start: int, changes: Sequence[tuple[int, str]], body: int) -> Entry:
    """Put words in for one sign each; a comma before a place becomes "at"."""
    place = _PLACE.search(raw, body)
    wanted = [*changes, *([(place.start(), " at")] if place is not None else [])]
    out, last = "", 0
    edits: list[int] = []
    for at, words in wanted:
        out += raw[last:at]
        edits += range(len(out) + 1, len(out) + len(words))
        out += words
        last = at + 1
    return Entry(start, start + len(raw), out + raw[last:], tuple(edits))


_WHO = r"^(?:[A-Z][\w'’-]+(?: (?:and|&) [A-Z][\w'’-]+)?|(?:the |our |my )?[a-z][\w'’-]+(?: [a-z][\w'’-]+)?)"
# "hotel brilliant but dear": the word behind the noun has to be one that judges.
_VERDICT = re.compile(
    r"^(?:the |our |my )?[a-z][\w'’-]+(?: [a-z][\w'’-]+)?(?= (?:(?:too|very|really|so|a bit|pretty|quite|still|way too|rather) )?(?P<verdict>[a-z-]+)(?:$|[.!]| but | and | with ))"
)
# The verb that an entry leaves out, and where it belongs.
LEFT_OUT: tuple[tuple[re.Pattern[str], str, str], ...] = (
    (re.compile(rf"^(?!(?:wants|needs|has|had|likes|loves|hates|hopes|tries|refuses|prefers|used|wanted|tried|agreed|ought|able|going)\b){_WHO[1:]}(?= to (?!be\b|do\b|the\b|a\b|my\b|[A-Z])[a-z]+ \w)"), " plans", "Tilda to call the printer"),
    (re.compile(rf"{_WHO}(?= (?:on (?:leave|holiday|call|duty|vacation)|off (?:sick|work|next|on|this|until|till)|away|out of office|back)\b)"),
     " is", "Bram on leave next week"),
    (re.compile(rf"{_WHO}(?= (?:leaving|moving|going|coming|starting|joining|quitting|returning|retiring|closing|opening|shutting|rising|expecting|getting|"
                rf"taking|having|doing|bringing|covering|organising|organizing|looking|waiting|working|staying|visiting|running) (?!is\b|are\b|was\b)\w)"),
     " is", "Ada leaving end of May"),
    (re.compile(rf"{_WHO}(?<! not)(?<! now)(?<! already)(?<! finally)(?= (?:not |now |already |finally )?(?:cleared|fixed|booked|ordered|paid|sent|signed|approved|delivered|repaired|replaced|painted|cleaned|"
                rf"installed|finished|sold|confirmed|agreed|closed|locked|mended|serviced|planted|sorted|submitted|renewed)(?:$| (?:on |in |at |by |last |this |yet|today|yesterday|\d)))"),
     " was", "gutters cleared on 2 April"),
    (re.compile(rf"{_WHO}(?= (?:due|cancelled|canceled|postponed|delayed|rescheduled|pushed|moved to|sold out|fully booked|overdue)\b)"),
     " is", "rent due on the 1st"),
    (re.compile(rf"{_WHO}(?= (?:still|again|always|constantly|now) (?:leaking|dripping|flooding|squeaking|sticking|blocked|broken|bust|flickering|rattling|"
                rf"smelling|overheating|jamming|crashing|missing|failing|down|out|shut|closed|empty|full|stuck|cracked|peeling|rotting|beeping|growing|ill|sick)(?:$|[.!,]))"),
     " is", "shed roof still leaking"),
    (_VERDICT, " is", "hotel brilliant but dear"),
)  # fmt: skip


def left_out(text: str) -> tuple[str, tuple[int, ...]]:
    """Return the text of a list item with the verb it has left out, and the places of the letters put in."""
    for pattern, verb, _ in LEFT_OUT:
        found = pattern.match(text)
        if found is not None and (pattern is not _VERDICT or found["verdict"] in DEGREE_ADJECTIVES):
            at = found.end()
            return text[:at] + verb + text[at:], tuple(range(at, at + len(verb)))
    return text, ()
