"""Keys of mentions: equal keys are one Person or Concept until a decision or a document says otherwise."""

from __future__ import annotations

import re
import unicodedata

from ingest.identifiers import digest
from ingest.model import Mention, MentionKind, Passage

_SPACES = re.compile(r"\s+")
# Only behind a name of two to four syllables and a blank: "김 대리" names nobody without its title.
_TITLES = (
    "선생|교수|팀장|실장|본부장|부장|차장|과장|대리|사원|주임|사장|대표|이사|원장|점장|"
    "작가|기자|의원|선배|후배|매니저"
)
_TITLED = re.compile(rf"(?P<name>[가-힣]{{2,4}}) (?:{_TITLES})?(?:님|씨)?")
# "오 실장" names one person as "Mr. Holmes" does; the honorific behind it is no part of that. Surnames that are
# words before a noun as well are left out ("한 기자", "현 대표"), and those that are given names too (선우).
_SURNAMES = "|".join(
    "김박최정강조윤장임오서권황안송류유홍문손배백허남심노하곽성차우민진나지엄채원천방공함변염여추도"
)
_SURNAMED = re.compile(rf"(?P<name>(?:{_SURNAMES}|남궁|황보|제갈|사공|독고) (?:{_TITLES}))님?")
_FRINGE = re.compile(r"^[\s\W_]+|[\s\W_]+$")


def normal_name(name: str) -> str:
    """Return a name for comparison: NFKC, case-folded, one blank, no punctuation around it.

    >>> normal_name("  Mr.  Holmes ")
    'mr. holmes'
    """
    folded = _SPACES.sub(" ", unicodedata.normalize("NFKC", name).casefold()).strip()
    # "C++" and "R&D" keep their signs: only a name of signs alone would vanish, and it stays as it is.
    stripped = folded if folded.endswith(("+", "#", ".")) else _FRINGE.sub("", folded)
    return stripped or folded


def bare_name(name: str) -> str:
    """Return a name for comparison, without the Korean title that follows it: a title is not part of a name.

    A surname alone names nobody, so that its title stays.

    >>> bare_name("한도현 팀장님")
    '한도현'
    >>> bare_name("오 실장님")
    '오 실장'
    """
    normal = normal_name(name)
    found = _SURNAMED.fullmatch(normal) or _TITLED.fullmatch(normal)
    return found["name"] if found else normal


def mention_key(mention: Mention, passage: Passage, document_id: str) -> str:
    """Return the key under which identity is derived for a mention.

    A kin noun hangs on who speaks (or on the person it is said of), a role on the document that shares it,
    an unresolved pronoun on its passage: none of these is a name. A title behind a surname is one.
    """
    name = normal_name(mention.name)
    if mention.kind is MentionKind.THING:
        return f"concept:{name}"
    if mention.kind is MentionKind.KIN:
        holder = normal_name(mention.relative_to or passage.speaker or document_id)
        return f"kin:{holder}/{name}"
    if mention.kind is MentionKind.ROLE and not _SURNAMED.fullmatch(name):
        return f"role:{document_id}/{name}"
    if mention.kind is MentionKind.PRONOUN and not mention.resolved:
        return f"unresolved:{passage.id}/{name}"
    return f"name:{bare_name(mention.name)}"


def entity_id(space: str, key: str) -> str:
    """Return the id of the Person or Concept that a key names in a space."""
    return digest("entity", space, key)


def is_person_key(key: str) -> bool:
    """Say whether a key names a Person (and not a Concept)."""
    return not key.startswith("concept:")
