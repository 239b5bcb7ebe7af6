"""The Korean extractor: a passage and its window in, statements out, by rule on morphemes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from ingest.extract.korean.accounts import with_plain_accounts
from ingest.extract.korean.appositions import join_appositions
from ingest.extract.korean.attribution import attribute
from ingest.extract.korean.chat_forms import in_plain_words
from ingest.extract.korean.clause_reader import ClauseReader
from ingest.extract.korean.latin_names import latin_names
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.mentions import companions, mentions_of, place_of
from ingest.extract.korean.notes import is_note, without_marks
from ingest.extract.korean.pasted import Pasted, pasted_in, without_labels
from ingest.extract.korean.people import Cast, Person
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.reading import PassageReader
from ingest.extract.korean.sentences import render
from ingest.extract.korean.sources import frame_of
from ingest.extract.korean.state import Finding
from ingest.extract.korean.strangers import name_strangers
from ingest.extract.korean.times import Times
from ingest.language.korean import Morpheme, analyse, names_in
from ingest.language.korean_dialect import in_standard_forms
from ingest.language.korean_names import FoundName
from ingest.model import Extraction, Mention, MentionKind, Passage, Statement

NAME = "rules-ko/1"
_QUOTED = re.compile(
    r"“[^”\n]{1,400}”|\"[^\"\n]{1,400}\"|‘[^’\n]{1,400}’|'[^'\n]{2,400}'|「[^」\n]{1,400}」|『[^』\n]{1,400}』|<[^<>\n]{1,80}>|《[^》\n]{1,80}》"
)
_SPEECH_AFTER = re.compile(
    r"[.,!?]?\s?(?:이?라고|하고|이?라며|이?라면서|이?래|이?라는|고\s|라던|라더|라네|하[시셨더던길였]|했[어다던는지]|그[러랬래]|이[러랬]"
    r"|래(?:[.!~ ]|요|$)|(?:\s[가-힣]{1,6}){0,2}\s[가-힣]{1,7}(?:가|이|께서)\s(?:나한테\s|나더러\s)?(?:[이그]러[더네시]|[이그]랬|했|하더|말했|외치더|소리치더)|,?(?:\s[가-힣]{1,6}){1,2}\s왈(?![가-힣])"
    r"|(?:\s[가-힣]{1,6})?\s[가-힣]{1,7}(?:가|이|께서)\s(?:나한테\s)?(?:늘\s|자주\s)?(?:해\s?준|해\s?주신|한|하신|했던|하던)\s(?:말|얘기|말씀))"
)
_SPEECH_BEFORE = re.compile(
    r"(?:[이그저]러시?는 ?(?:거야|거예요|거 있지|거지|거임)|[이그]랬(?:어요?|거든요?|지|다)|[이그]러(?:더라고요?|더라구요?|던데요?|네요?|시더라고요?)"
    r"|(?:말|얘기)하더라|말씀하시길|하시길|(?:하는|하신|하시는) (?:말|말씀)이?|한마디 하더라|한마디 했어|외치더라|소리치더라|중얼거리더라|톡 왔어|문자 왔어|카톡 왔어"
    r"|그랬어|그러더라|그러시더라|그러시던데|그러셨어|말씀하셨어|말씀하시더라|하시더라|이러더라|이러시더라|했어|말했어|그래|그러던데|왈|물었어|말하길|그러길|했는데|그랬는데)[요,.:~ ]*$"
)


#: What may point at a third person; without it nobody need be looked for.
_POINTED_AT = re.compile(
    r"[걔얘쟤갸]|그녀|[그이저]\s?(?:이|분|놈|사람|애|아이|친구|녀석|양반|인간|언니|형|누나|오빠|여자|남자)"
)


_SENIORS = "언니|오빠|누나|형|선배|이모|삼촌|고모|할머니|할아버지"
#: Who is called first and named by the same word again.
_CALLED = re.compile(rf"^\W*(?:([가-힣]{{2,3}})(?:이|아|야)?\s+)?({_SENIORS})(?:님)?\s*[,!~]\s*(?=.*\2)")
#: Who is reminded of what they said themselves.
_REMINDED = re.compile(
    r"(?<![가-힣])(?<!우리 )(?<!내 )(?<!네 )(언니|오빠|누나|형|선배)(?:님)?(?:가|이|는|은|께서|도) .*(?:했|하셨|그랬|그러셨|말했)잖아"
)
_FIRST_PERSON = re.compile(
    r"(?<![가-힣])(?:나[는도를만]?|나한테|나에게|난|내가?|저[는도를]?|저희|전|제가?|우리)(?![가-힣])"
)
#: Words of denial in the shape of a given name: "확실한 건 아냐".
_NO_NAMES = frozenset({"아냐"})


class KoreanExtractor:
    """Extracts statements from Korean passages."""

    @property
    def name(self) -> str:
        """Name and version, as stored with every statement."""
        return NAME

    def extract(self, passage: Passage, window: Sequence[Passage]) -> Extraction:
        """Return what the passage states; a passage that is not composed (NFC) is read as if it were."""
        text = passage.text
        if unicodedata.is_normalized("NFC", text):
            return _Run(passage, window).extraction()
        return Extraction(passage, ())


class _Run:
    """One passage on its way through the rules."""

    def __init__(self, passage: Passage, window: Sequence[Passage]) -> None:
        self._passage = passage
        self._text = passage.text
        noted = is_note(self._text)
        plain = without_marks(self._text) if noted else without_labels(self._text)
        self._plain = with_plain_accounts(in_plain_words(in_standard_forms(plain)))
        known = [passage.speaker, passage.addressee]
        for before in window:
            known += [before.speaker, before.addressee]
        self._known = [n for n in dict.fromkeys(known) if n]
        self._pasted = [] if noted else pasted_in(self._text, self._known)
        self._window = window
        self._times = Times(self._text, passage.said_at)
        found = names_in(self._plain, self._known)
        found = sorted([*found, *latin_names(self._plain, found)], key=lambda name: name.start)
        self._names = [n for n in found if n.name not in _NO_NAMES or self._plain[n.end : n.end + 1].isalpha()]

    def extraction(self) -> Extraction:
        """Read everything and build the statements."""
        written = self._passage.kind != "turn" and not _FIRST_PERSON.search(self._plain)
        cast = Cast(
            self._passage.speaker,
            self._passage.addressee,
            None,
            self._third(),
            called=self._called(),
            in_document=written,
        )
        findings = [f for f in self._read_with_pasted(cast) if self._is_of_whom_it_was_told(f)]
        statements = tuple(s for f in findings if (s := self._statement(f)) is not None)
        mentions = tuple(dict.fromkeys(m for s in statements for m in s.mentions))
        return Extraction(self._passage, statements, mentions=mentions)

    def _called(self) -> str | None:
        """The word of kin that the listener is called by: "옥순 언니, 언니가 …", "언니가 싫다고 했잖아"."""
        listener = self._passage.addressee
        if not listener or not (_CALLED.search(self._plain) or "잖아" in self._plain):
            return None
        called = _CALLED.search(self._plain)
        if called is not None and called.group(1) in {None, listener}:
            return called.group(2)
        reminded = _REMINDED.search(self._plain)
        if reminded is None or any(n.end >= reminded.start(1) - 1 > n.start for n in self._names):
            return None
        return reminded.group(1)

    def _third(self) -> str | None:
        """The one person a pronoun can mean: named in this passage or the window, neither speaker nor addressee."""
        if not _POINTED_AT.search(self._plain):
            return None
        here = {self._passage.speaker, self._passage.addressee}
        for text in [self._text, *(p.text for p in reversed(self._window))]:
            names = {n.name for n in (self._names if text is self._text else names_in(text, self._known))} - here
            if len(names) == 1:
                return names.pop()
            if len(names) > 1:
                return None
        return None

    # ------------------------------------------------------------ reading

    def _read_with_pasted(self, cast: Cast) -> list[Finding]:
        """Read the sender's own words, and those pasted under the name of who wrote them."""
        findings: list[Finding] = []
        position = 0
        for pasted in self._pasted:
            if self._text[position : pasted.line].strip():
                findings += self._read((position, pasted.line), cast)
            findings += self._read_pasted(pasted, cast)
            position = pasted.end
        if not self._pasted or self._text[position:].strip():
            findings += self._read((position, len(self._text)), cast)
        return findings

    def _is_of_whom_it_was_told(self, finding: Finding) -> bool:
        """ "아니, 목요일이 아니라 금요일에 왔어", some turns later: of whom it was told then, where only one can be.

        In place; False where it was told of several, and nobody knows of whom.
        """
        draft, first = finding.draft, self._passage.speaker
        wrong = draft.replaces
        dropped = draft.roles is not None and draft.roles.agent_phrase is None and not draft.roles.subjects
        if not wrong or not dropped or finding.frames.hearsay or draft.is_attitude or draft.subject is None:
            return True
        if draft.subject.name != first or draft.subject.mention.span is not None:
            return True
        told = next((p.text for p in reversed(self._window) if p.speaker == first and wrong in p.text), None)
        if told is None:
            return True
        names = list(dict.fromkeys(n.name for n in names_in(told, self._known) if n.name not in {first, wrong}))
        if len(names) == 1 and not _FIRST_PERSON.search(told):
            draft.subject = Person(names[0], Mention(names[0], MentionKind.NAME))
        return len(names) < 2

    def _read_pasted(self, pasted: Pasted, cast: Cast) -> list[Finding]:
        """ "지나: 난 민수가 싫어": in what 지나 wrote the first person is 지나, and whoever pastes it passes it on."""
        who, span = pasted.who, (pasted.start, pasted.end)
        if who is None:
            return []
        if who.name == cast.first:
            return self._read(span, cast)
        listener = cast.first if who.name == cast.second else None
        findings = self._read(span, cast.quoted(who, listener))
        findings = [f for f in findings if listener is not None or not _speaks_to_somebody(f)]
        for finding in findings:
            rumour = finding.frames.hearsay and not finding.frames.people  # "지나: 민수가 아프대": not 지나's own
            finding.frames = replace(frame_of(who, cast), unnamed=rumour).then(finding.frames)
            finding.cast = replace(finding.cast, first=cast.first)
            if finding.draft.is_attitude and finding.draft.holder is None:
                finding.draft.holder = who
        return findings

    def _read(self, span: tuple[int, int], cast: Cast, spoken_on: date | None = None) -> list[Finding]:
        """Read one stretch of the text, the whole passage or a quotation, with offsets of the passage."""
        start, end = span
        times = self._times if spoken_on is None else self._times.counted_from(spoken_on, span)
        blank = " " * start + self._plain[start:end]
        speech, titles = self._quotations(span)
        whole = [*speech.items(), *titles.items()]
        inside = [t for t in self._times.spans if start <= t[0] and t[1] <= end and not _overlaps(t, whole)]
        names: list[FoundName] = [n for n in self._names if start <= n.start and n.end <= end]
        inside = _disjoint(inside, names)
        morphemes = analyse(blank, names, whole)
        crossed = [span for span in inside if _is_cut_through(span, morphemes)]
        if crossed:
            morphemes = analyse(blank, names, [*whole, *crossed])
        morphemes = _joined(morphemes, inside, blank)
        reader = ClauseReader(
            blank, morphemes, {n.start: n.name for n in names}, lexicon(), inside, speech, titles
        )
        clauses = reader.read()
        name_strangers(clauses, blank, lexicon())
        join_appositions(clauses, blank, cast.second)
        return PassageReader(blank, clauses, cast, times, self._read_inside).read()

    def _read_inside(self, span: tuple[int, int], cast: Cast, spoken_on: date | None) -> list[Finding]:
        return self._read((span[0] + 1, span[1] - 1), cast, spoken_on)

    def _quotations(self, span: tuple[int, int]) -> tuple[dict[int, int], dict[int, int]]:
        speech: dict[int, int] = {}
        titles: dict[int, int] = {}
        for match in _QUOTED.finditer(self._text, span[0], span[1]):
            after = self._plain[match.end() : min(match.end() + 24, span[1])]
            before = self._plain[span[0] : match.start()]
            spoken = _SPEECH_AFTER.match(after) or _SPEECH_BEFORE.search(before)
            if spoken and match.group()[0] not in "<《『":
                speech[match.start()] = match.end()
            else:
                titles[match.start()] = match.end()
        return speech, titles

    # ------------------------------------------------------------ building

    def _statement(self, finding: Finding) -> Statement | None:
        draft, clause = finding.draft, finding.draft.clause
        if clause is None:
            return None
        given = attribute(draft, finding.frames, finding.cast)
        claim = given.type.value == "Claim"
        subject = draft.subject_text or (draft.subject.name if draft.subject else None)
        if draft.is_attitude:
            subject = given.owner if draft.holder is not None else None
        nobody = finding.cast.in_document and subject in {"그", "그녀"}  # "그는 서울에 산다": nobody knows who
        if nobody or (subject is None and draft.target is None):
            return None
        span = (clause.start, min(clause.end, len(self._text)))
        text = render(
            draft,
            subject=subject,
            owner=given.owner,
            relayed_by=given.relayed_by,
            claim=claim,
            cast=finding.cast,
        )
        time = finding.time
        named = (given.owner, *given.relayed_by, subject)
        mentions, flags = mentions_of(finding, named, self._passage.speaker)
        return Statement(
            type=given.type, predicate=draft.label, text=text, span=span, subject=subject, target=draft.target,
            owner=given.owner, owner_known=given.owner_known, relayed_by=given.relayed_by, relation=draft.relation,
            polarity=draft.polarity, certainty=draft.certainty, time=time.time if time else None,
            time_text=time.text if time else None, recurrence=finding.recurrence, replaces=draft.replaces,
            place=place_of(finding), with_people=companions(finding), mentions=mentions, extractor=NAME, rule=draft.rule, evidence=_evidence(finding), flags=flags,
        )  # fmt: skip


def _speaks_to_somebody(finding: Finding) -> bool:
    """ "지나: 너 살쪘어": told to nobody knows whom."""
    clause = finding.draft.clause
    return clause is not None and any(p.kind is Kind.SECOND for p in clause.phrases)


def _evidence(finding: Finding) -> tuple[str, ...]:
    clause = finding.draft.clause
    predicate = clause.predicate if clause else None
    if predicate is None:
        return ()
    marks = [predicate.lemma, *sorted(predicate.features)]
    if predicate.ending:
        marks.append(f"-{predicate.ending}")
    return tuple(marks)


def _is_cut_through(span: tuple[int, int], morphemes: Sequence[Morpheme]) -> bool:
    """Say whether a morpheme crosses an end of the span ("3월말" cut as "월말")."""
    start, end = span
    return any(m.start < start < m.end or (m.start < end < m.end) for m in morphemes)


def _joined(morphemes: Sequence[Morpheme], spans: Sequence[tuple[int, int]], text: str) -> list[Morpheme]:
    """Make one noun of the morphemes of each expression of time.

    Done after tagging: an expression fixed beforehand changes how Kiwi reads its neighbours ("매일 마셔").
    """
    result: list[Morpheme] = []
    for morpheme in morphemes:
        span = next(
            (s for s in spans if s[0] <= morpheme.start and morpheme.end <= s[1] and morpheme.start < s[1]), None
        )
        if span is None:
            result.append(morpheme)
        elif not result or result[-1].start != span[0] or result[-1].end != span[1]:
            word = text[span[0] : span[1]]
            result.append(Morpheme(word, "NNG", span[0], span[1], word))
    return result


def _overlaps(span: tuple[int, int], others: Sequence[tuple[int, int]]) -> bool:
    return any(s < span[1] and span[0] < e for s, e in others)


def _disjoint(spans: Sequence[tuple[int, int]], names: Sequence[FoundName]) -> list[tuple[int, int]]:
    return [span for span in spans if not any(n.start < span[1] and span[0] < n.end for n in names)]
