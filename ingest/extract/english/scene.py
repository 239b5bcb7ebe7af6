"""Who is present in a passage: speaker, addressee, names known from the window, people named so far.

A pronoun is resolved only to somebody plausible: named earlier in the turn, or the one person that the
window leaves. Where two would fit, it stays unresolved and is flagged: a wrong guess is worse than none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from ingest.extract.english.lexicon.concepts import PLACES
from ingest.extract.english.lexicon.people import (
    FEMALE_NAMES,
    FEMALE_NOUNS,
    KIN,
    MALE_NAMES,
    MALE_NOUNS,
    NOT_NAMES,
    ROLES,
    called_by_kin,
)
from ingest.language.english import is_word, lemma
from ingest.model import Mention, MentionKind, Passage

FEMININE = frozenset({"she", "her", "hers", "herself"})
MASCULINE = frozenset({"he", "him", "his", "himself"})
PLURAL = frozenset({"they", "them", "their", "theirs", "themselves"})
FIRST = frozenset({"i", "me", "my", "mine", "myself", "we", "us", "our", "ours", "ourselves"})
SECOND = frozenset({"you", "your", "yours", "yourself", "u", "ur", "ya", "yourselves"})
THIRD = FEMININE | MASCULINE | PLURAL

_NAME = re.compile(r"\b[A-Z][a-zà-ÿ'’-]+\b")


@dataclass(frozen=True, slots=True)
class Voice:
    """Whose words a clause is: who "I" and "you" are, and through which sources it reached the speaker.

    `sources` runs from the outermost (who told the speaker) to the innermost; None is an unnamed source.
    """

    me: Mention | None
    you: Mention | None
    sources: tuple[Mention | None, ...] = ()
    uncertain: bool = False
    opinion: bool = False  # an opinion marker: "I think", "reckons"
    own_view: bool = False  # "if you ask me": an opinion, said outright
    denied: bool = False
    hypothetical: bool = False
    trailing: bool = False  # the source stands behind: "She isn't coming, Ann says" is not about Ann
    own_words: bool = False  # inside quotation marks
    start: int | None = None  # where the attribution begins in the passage
    rule: str = ""
    evidence: tuple[str, ...] = ()

    @property
    def is_attributed(self) -> bool:
        return bool(self.sources)


@dataclass(slots=True)
class Scene:
    """The people of one passage, as they become known while it is read."""

    speaker: Mention | None
    addressee: Mention | None
    known: dict[str, str]  # lower-case given name → the name as written
    window_people: tuple[Mention, ...]
    named: list[Mention] = field(default_factory=list)  # third parties named in this turn, oldest first
    thing: str | None = None  # what "it" would mean
    last: list[Any] = field(default_factory=list)  # drafts of the clause before; typed there, to keep layers
    antecedent: Any = None  # what a lone auxiliary would stand for; typed in `ellipsis`
    kin_names: dict[str, str] = field(default_factory=dict)
    focus: Mention | None = None  # whom the clause before judged: "he" in the next verdict
    is_thing_behind: bool = False  # "Lovely people, the neighbours": "it" is what stands behind
    is_list: bool = False  # items of a list: their bare nouns are things both know

    def note(self, person: Mention | None) -> None:
        """Remember somebody named in the turn, for pronouns that follow."""
        if person is None or not person.resolved or person.kind in (MentionKind.SPEAKER, MentionKind.ADDRESSEE):
            return
        if any(present is not None and person.name == present.name for present in (self.speaker, self.addressee)):
            return  # who is spoken to is "you", never "she"
        self.named = [p for p in self.named if p.name != person.name]
        self.named.append(person)


_GREETED = re.compile(
    r"(?:(?i:hey|hi|hello|heya|hiya|good (?:morning|evening|afternoon)|morning|thanks|thank you|congrats|congratulations|bye|"
    r"wow|yeah|yes|cheers|welcome back))(?: there)?,? (?P<name>[A-Z][a-z]{2,})\s*[,!.]"
)


# "Nate, I got a letter": a given name before the speaker's or the listener's own clause.
_ADDRESSED = re.compile(
    r"(?P<name>[A-Z][a-z]{2,})[,!] (?:I|I'm|I've|we|you|your|after|since|guess|did|do|that|this|it|so|how|what|my)\b"
)


def scene_of(passage: Passage, window: Sequence[Passage]) -> Scene:
    """Return the scene at the head of a passage, from its fields and its declared window."""
    speaker = Mention(passage.speaker, MentionKind.SPEAKER) if passage.speaker else None
    addressee = Mention(passage.addressee, MentionKind.ADDRESSEE) if passage.addressee else None
    names = [n for n in (passage.speaker, passage.addressee) if n]
    present = set(names)
    others: dict[str, None] = {}
    for earlier in window:
        for name in (earlier.speaker, earlier.addressee):
            if name:
                names.append(name)
                present.add(name)
        for word in names_in(earlier.text):
            if word not in present:
                others.pop(word, None)
                others[word] = None
    names.extend(others)
    if addressee is None:
        # A dialogue of two: whoever else speaks in the window is the listener.
        talkers = {p.speaker for p in window if p.speaker and p.speaker != passage.speaker}
        greeted = _GREETED.match(passage.text) or _ADDRESSED.match(passage.text)
        if greeted is not None and greeted.re is _ADDRESSED and not is_given_name(greeted["name"]):
            greeted = None
        if len(talkers) == 1:
            addressee = Mention(talkers.pop(), MentionKind.ADDRESSEE)
        elif greeted is not None and greeted["name"] not in present and not talkers:
            # "Hey Tilda, …" opens a talk with her.
            addressee = Mention(greeted["name"], MentionKind.ADDRESSEE, greeted.span("name"))
            names.append(greeted["name"])
    return Scene(
        speaker,
        addressee,
        _by_word(names),
        tuple(Mention(name, MentionKind.NAME) for name in others),
    )


_PERSON_AFTER = re.compile(
    r"['’]s\b|\s(?:is|was|has|had|and|said|says|told|wants|will|can|thinks|loves|hates|went|came|got|moved|\w+ed)\b"
)


def _acts_like_person(word: str, text: str, end: int) -> bool:
    """An unknown capitalised word where a person stands: "Tilda is looking for a flat"."""
    low = word.lower()
    if (
        low in NOT_NAMES
        or low in PLACES
        or low in KIN
        or any(
            is_word(low, kind) or is_word(low.removesuffix("s"), kind) for kind in ("noun", "verb", "adj", "adv")
        )
    ):
        return False
    return (
        _PERSON_AFTER.match(text, end) is not None or text[max(0, end - len(word) - 4) : end - len(word)] == "and "
    )


@lru_cache(maxsize=4096)  # a passage stands in the windows of six others
def names_in(text: str) -> tuple[str, ...]:
    """Return the words of a text that are people's names by form or by where they stand, in order."""
    found = []
    for match in _NAME.finditer(text):
        word = re.sub(r"['’].*$", "", match.group())
        if is_given_name(word) or _acts_like_person(word, text, match.end()):
            found.append(word)
    return tuple(found)


def _by_word(names: Iterable[str]) -> dict[str, str]:
    known: dict[str, str] = {}
    for name in names:
        words = name.split()
        known.setdefault(name.lower(), name)
        if words and len(words[0]) > 1:
            known.setdefault(words[0].lower(), name)
    return known


def is_given_name(word: str) -> bool:
    """Is this a frequent given name, by its form alone?"""
    low = word.lower()
    return low in FEMALE_NAMES or low in MALE_NAMES


_ONES = KIN | ROLES | frozenset({"kid"})


def gender(person: Mention) -> str | None:
    """Return "f", "m", "group" or None where nothing tells."""
    words = person.name.lower().split()
    if not words:
        return None
    if person.entity != "person":
        return "group"
    if person.kind in (MentionKind.KIN, MentionKind.ROLE):
        last = words[-1]
        return "f" if last in FEMALE_NOUNS else "m" if last in MALE_NOUNS else None
    first = words[0]
    if first in FEMALE_NAMES or first in ("mrs", "mrs.", "ms", "ms.", "aunt", "auntie", "grandma", "miss"):
        return "f"
    if first in MALE_NAMES or first in ("mr", "mr.", "uncle", "grandpa", "sir"):
        return "m"
    return None


def _is_many(person: Mention) -> bool:
    """ "Kids", "parents": never "he" or "she"."""
    last = person.name.lower().split()[-1] if person.name.split() else ""
    kinds = (MentionKind.KIN, MentionKind.ROLE)
    return person.kind in kinds and (
        last in ("children", "people", "parents") or (last.removesuffix("s") in _ONES and last.endswith("s"))
    )


def fits(person: Mention, pronoun: str) -> bool:
    """Could this pronoun mean this person?"""
    if pronoun in FEMININE | MASCULINE and _is_many(person):
        return False
    sex = gender(person)
    if pronoun in FEMININE:
        return sex in (None, "f")
    if pronoun in MASCULINE:
        return sex in (None, "m")
    return True


_NOMINATIVE = {
    "her": "she", "hers": "she", "herself": "she", "him": "he", "his": "he", "himself": "he",
    "them": "they", "their": "they", "theirs": "they", "themselves": "they",
}  # fmt: skip


def resolve_pronoun(
    pronoun: str, span: tuple[int, int] | None, scene: Scene, voice: Voice, *, avoid: Mention | None = None
) -> Mention:
    """Return whom a third-person pronoun means, unresolved where nobody plausible is found."""
    unresolved = Mention(_NOMINATIVE.get(pronoun, pronoun), MentionKind.PRONOUN, span, resolved=False)
    if pronoun in PLURAL:
        groups = [
            p
            for p in reversed(scene.named)
            if not _stands_behind(p, span) and (gender(p) == "group" or p.name.lower().endswith("s"))
        ]
        source = next((s for s in reversed(voice.sources) if s is not None), None)
        chosen = source if source is not None and voice.sources else (groups[0] if groups else None)
        if chosen is None and len(scene.named) == 1:
            chosen = None  # singular they: plausible, but a group is as likely
        return _as_pronoun(chosen, span, unresolved)
    # Inside reported speech the nearest source comes first: "Elena says she …".
    for source in reversed(() if voice.trailing else voice.sources):
        is_other = avoid is None or source is None or source.name != avoid.name
        if source is not None and source.resolved and is_other and fits(source, pronoun):
            if source.kind in (MentionKind.SPEAKER, MentionKind.ADDRESSEE):
                continue
            return _as_pronoun(_whose_view(source, pronoun, voice), span, unresolved)
    behind = {s.name for s in voice.sources if s is not None} if voice.trailing else set()
    fitting = [
        p
        for p in reversed(scene.named)
        if fits(p, pronoun)
        and not _stands_behind(p, span)
        and p.name not in behind
        and (avoid is None or p.name != avoid.name)
    ]
    if fitting:
        sure = [p for p in fitting if gender(p) is not None]
        same_kind = {p.name for p in (sure or fitting)}
        if len(same_kind) == 1 or fitting[0] in (sure or fitting):
            return _as_pronoun((sure or fitting)[0], span, unresolved)
    window = [p for p in scene.window_people if fits(p, pronoun)]
    if len(window) == 1 and not scene.named:
        return _as_pronoun(window[0], span, unresolved)
    return unresolved


def _whose_view(source: Mention, pronoun: str, voice: Voice) -> Mention:
    """ "Noah's teacher reckons he's gifted": one's view of him whose teacher one is, not of oneself."""
    is_carer = source.name.split(" ")[-1].lower() in _CARERS and gender(source) is None
    if not (voice.opinion or is_carer) or "'s " not in source.name:
        return source
    whose = source.name.rsplit("'s ", 1)[0]
    kind = MentionKind.KIN if whose.split(" ")[-1].lower() in KIN else MentionKind.NAME
    owner = Mention(whose, kind)
    return owner if fits(owner, pronoun) else source


# Who speaks of the one they look after: "Coby's teacher wrote that he skips PE".
_CARERS = frozenset(
    "teacher tutor doctor coach nurse physio therapist dentist consultant midwife agent lawyer solicitor counsellor gp surgeon".split()
)


def _stands_behind(person: Mention, span: tuple[int, int] | None) -> bool:
    """ "She's seeing the doctor": whom the sentence names only later is not meant."""
    return span is not None and person.span is not None and person.span[0] > span[0]


def _as_pronoun(person: Mention | None, span: tuple[int, int] | None, otherwise: Mention) -> Mention:
    if person is None:
        return otherwise
    return Mention(
        person.name, MentionKind.PRONOUN, span, entity=person.entity, relative_to=person.relative_to, resolved=True
    )


_ONE_OF = re.compile(r"[Oo]ne of (?P<whose>my|our|the|his|her|their) (?P<many>[a-z-]+s)")
_ARTICLES = re.compile(r"^(?:the|a|an|my|our|this|that|some|one of (?:my|the|our))\s+", re.I)
_ADVERB_AFTER = re.compile(
    r"\s+(?:always|also|just|once|never|still|often|only|even|recently|actually|now|then|himself|herself|has|had|was|is)$",
    re.I,
)
_KIN_OF = re.compile(r"^(?P<owner>.+?)['’]s?\s+(?P<noun>[^'’]+)$")


# "Gareth's email", "my aunt's last letter": whoever wrote it speaks.
_WRITTEN_BY = re.compile(
    r"(?<=\w)(?:['’]s|(?<=s)['’]) (?:(?:last|latest|new|own|first|second) )?"
    r"(?:(?:facebook|insta(?:gram)?|linkedin|tiktok|twitter|whatsapp) ?)?"
    r"(?:e-?mail|message|text|letter|note|voicemail|voice ?note|postcard|dm|card|reply|sms|tweet|post|status|caption|comment)s?$",
    re.IGNORECASE,
)


_DAY_OR_MONTH = (
    r"(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|"
    r"Christmas|Easter|Boxing Day|New Year|Halloween)"
)
_WHEN_BEFORE_NAME = re.compile(
    rf"(?:(?:[Oo]n|[Ii]n|[Bb]y|[Ll]ast|[Tt]his|[Nn]ext|[Ee]very|[Ss]ince|[Oo]ver|[Aa]t|[Oo]n [Ll]ast|[Bb]ack in) {_DAY_OR_MONTH}(?: (?:morning|afternoon|evening|night))?,? "
    r"|(?:[Yy]esterday|[Tt]oday|[Tt]onight|[Tt]his (?:morning|afternoon|evening|week)|[Ll]ast (?:night|week|month|year)|[Ee]arlier|[Ll]ater|[Oo]nce|[Jj]ust now|[Rr]ecently|"
    r"(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (?:morning|afternoon|evening|night)),? )(?=[A-Z]|my |our |the )"
)


def person_from_text(text: str, offset: int, scene: Scene, voice: Voice) -> Mention | None:  # noqa: C901 - one line a construction
    """Read a short noun phrase as a person: "Ann", "my sister", "Gwen's mum", "her boss", "the council".

    Returns None for a phrase that names nobody in particular ("people", "someone").
    """
    when = _WHEN_BEFORE_NAME.match(text)
    if when is not None:  # "On Friday Dale": no first name
        text, offset = text[when.end() :], offset + when.end()
    raw = _WRITTEN_BY.sub("", _ADVERB_AFTER.sub("", text.strip(" ,.!?;:")))
    raw = re.sub(r"['’]s?$", "", raw)
    one = _ONE_OF.fullmatch(raw)
    if one is not None:  # "one of my cousins": a cousin of mine
        person = person_from_text(f"{one['whose']} {lemma(one['many'], 'NNS')}", offset, scene, voice)
        return replace(person, span=(offset, offset + len(raw))) if person is not None else None
    span = (offset + text.find(raw), offset + text.find(raw) + len(raw))
    low = raw.lower().replace("’", "'")
    if low in FIRST:
        return _placed(voice.me, span)
    if low in SECOND:
        return _placed(voice.you, span)
    if low in THIRD:
        return resolve_pronoun(low, span, scene, voice)
    if low in scene.known:
        return _named(scene.known[low], span, scene)
    if is_nobody(low):
        return None
    if low in KIN:
        return Mention(called_by_kin(raw), MentionKind.KIN, span, relative_to=voice.me.name if voice.me else None)
    first, _, rest = raw.partition(" ")
    if first.lower() in ("his", "her", "their") and rest:
        holder = resolve_pronoun(first.lower(), None, scene, voice)
        noun = kin_noun(rest)
        if holder.resolved:
            return Mention(f"{holder.name}'s {noun}", MentionKind.KIN, span, relative_to=holder.name)
        return Mention(noun, MentionKind.KIN, span)
    if first.lower() in ("my", "our", "your") and rest:
        return _own_person(first.lower(), rest, span, voice)
    match = _KIN_OF.match(raw)
    if match and not raw.lower().startswith("the "):
        holder_name = match["owner"]
        noun = kin_noun(match["noun"])
        return Mention(f"{holder_name}'s {noun}", MentionKind.KIN, span, relative_to=holder_name)
    bare = _ARTICLES.sub("", raw)
    if bare[:1].isupper() and bare != raw:
        return Mention(bare, MentionKind.NAME, span, entity="organisation")
    if bare[:1].isupper():
        return _named(bare, span, scene)
    return Mention(bare, MentionKind.ROLE, span, entity=_role_entity(bare))


def _own_person(possessor: str, rest: str, span: tuple[int, int], voice: Voice) -> Mention:
    holder = voice.you if possessor == "your" else voice.me
    noun, name = split_apposition(rest)
    relative = holder.name if holder else None
    if name:
        return Mention(name, MentionKind.NAME, span, relative_to=relative)
    match = _KIN_OF.match(rest)
    if match:
        return Mention(f"{match['owner']}'s {match['noun']}", MentionKind.KIN, span, relative_to=match["owner"])
    kind = MentionKind.KIN if noun.split()[-1].lower() in KIN else MentionKind.ROLE
    shown = f"{relative}'s {noun}" if possessor == "your" and relative else noun
    return Mention(shown, kind, span, relative_to=relative)


def split_apposition(phrase: str) -> tuple[str, str | None]:
    """Split "sister Jane" into the kin noun and the name, where there is one."""
    words = phrase.replace(",", " ").split()
    names = [w for w in words if w[:1].isupper()]
    nouns = [w for w in words if not w[:1].isupper()]
    if names and nouns and words[-1] in names and nouns[-1].lower() in KIN | ROLES:
        return " ".join(nouns), " ".join(names)
    return phrase, None


def kin_noun(phrase: str) -> str:
    """Return the noun phrase of a kin or role without a name behind it."""
    return split_apposition(phrase)[0]


def _named(name: str, span: tuple[int, int], scene: Scene) -> Mention:
    if scene.speaker and name == scene.speaker.name:
        return Mention(name, MentionKind.NAME, span)
    return Mention(name, MentionKind.NAME, span)


def _placed(person: Mention | None, span: tuple[int, int]) -> Mention | None:
    return None if person is None else Mention(person.name, person.kind, span)


#: "Some bloke", "a little bird": whoever it was, nobody who can be asked.
ANYBODY = frozenset("person guy bird bloke man woman lady dude fella chap lad kid stranger girl boy".split())
NOBODIES = frozenset(
    "people everyone everybody someone somebody folks others many most some they one anyone word rumour rumor top above minutes "
    "rumours rumors gossip experts scientists researchers studies sources doctors critics locals insiders "
    "commentators reviewers economists analysts historians observers news internet tv radio paper papers media "
    "app watch fitbit oven scales dashboard gps alexa siri phone horoscope label packet instructions screen timetable satnav thermometer calendar tin "
    "grapevine forecast headlines newspaper newspapers website web twitter facebook reddit google sign leaflet "
    "poster email letter message text article report reports notice brochure blog post magazine study press legend "
    "fans users reviews polls officials authorities witnesses no-one nobody half bird story talk".split()
)


# "some bloke at the gym": wherever he was, he has no name.
_WHERE_FROM = re.compile(r"(?<=\w) (?:at|in|on|from|down|over|next|near|behind|outside|who|i|we) .*$")


def is_nobody(phrase: str) -> bool:
    """Does this phrase name no particular source: a crowd, a rumour, a bare medium?"""
    words = _WHERE_FROM.sub("", _ARTICLES.sub("", phrase.lower())).split()
    if not words or "'s" in phrase or "’s" in phrase:
        return False
    head = words[-1]
    if len(words) == 1 and head in ANYBODY and phrase.lower().startswith(("a ", "an ")):
        return True  # "a bloke at work"
    if len(words) > 1 and head in ANYBODY:
        return words[0] in ("some", "little", "random")
    if words[0] in ("some", "many", "most", "several", "all", "various", "few", "lots", "plenty", "half"):
        return True
    if "of" in words:
        return words[0] in NOBODIES and words[-1] not in KIN
    return head in NOBODIES


def _role_entity(noun: str) -> str:
    head = noun.split()[-1].lower() if noun.split() else ""
    return "organisation" if head in ("council", "government", "company", "bank", "school", "club") else "person"


def looks_like_name(word: str) -> bool:
    """Could this capitalised word be somebody's name?"""
    return word[:1].isupper() and word.lower() not in NOT_NAMES
