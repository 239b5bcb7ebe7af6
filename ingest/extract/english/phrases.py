"""Noun phrases: the short string that identifies a person or thing, and the mention behind it."""

from __future__ import annotations

import re
from dataclasses import replace

from ingest.extract.english.lexicon.concepts import (
    KIND_OF_NOUN,
    ORGANISATION_WORDS,
    PLACE_WORDS,
    PLACES,
    WORKS,
    concept_kind,
)
from ingest.extract.english.lexicon.people import GROUPS, KIN, NOT_NAMES, ROLES, TITLES, called_by_kin
from ingest.extract.english.lexicon.sentiment import DEGREE_ADJECTIVES
from ingest.extract.english.scene import (
    ANYBODY,
    FIRST,
    SECOND,
    THIRD,
    Scene,
    Voice,
    fits,
    is_given_name,
    resolve_pronoun,
)
from ingest.extract.english.tree import Node
from ingest.language.english import is_word
from ingest.model import Mention, MentionKind

_VAGUE_ADJECTIVES = DEGREE_ADJECTIVES | frozenset(
    "old own whole entire very big huge small little long short same other actual real certain few many much more "
    "several only last next recent current past previous latest entire total usual favourite favorite dear total".split()
)
_KEEP_ADJECTIVES = frozenset("cheap cold poor fresh flat safe healthy natural classic hot".split())
_KEPT_PREPOSITIONS = frozenset({"of", "about"})
_OTHERS = frozenset(
    "everyone everybody someone somebody nobody anyone anybody noone none neither one ones both all people".split()
)
_DETERMINERS = frozenset(
    {
        "det",
        "predet",
        "nummod",
        "poss",
        "advmod",
        "punct",
        "preconj",
        "case",
        "quantmod",
        "cc",
        "appos",
        "relcl",
        "acl",
        "npadvmod",
    }
)


# Roles that are as often things.
_ALSO_THINGS = frozenset("chair guide guard host keeper date crush general".split())


def person_of(node: Node, scene: Scene, voice: Voice, *, avoid: Mention | None = None) -> Mention | None:
    """Return the person a nominal node names, or None where it names a thing or nobody in particular."""
    low = node.low
    span = (node.start, node.end) if node.end > node.start else None
    if low in FIRST or (span is None and low == "he" and node.who is None):
        return _present(voice.me, span)
    if low in SECOND:
        return _present(voice.you, span)
    if low in THIRD:
        if node.who is None and node.dep == "poss":
            node.who = _own_of_subject(node, scene, voice)
        if node.who is None:
            node.who = resolve_pronoun(low, span, scene, voice, avoid=avoid or _doer_beside(node, scene, voice))
        return node.who
    if low in ("guys", "all", "both", "two", "folks", "lot") and any(k.low in ("you", "ya") for k in node.kids):
        return _present(voice.you, span)
    if low in KIN and not is_any(node) and low not in scene.known and node.child("compound") is None:
        return _relative_person(node, scene, voice)
    if node.is_proper or (low in scene.known and node.text[:1].isupper()):
        return _named_person(node, scene)
    if (not node.is_noun and node.dep not in ("nsubj", "pobj", "dobj")) or (
        node.tag.startswith(("V", "J", "R")) and low not in KIN | _NTH_CHILD
    ):
        return None
    if _is_thing_after_all(node):
        return None
    relational = node.lemma in KIN or node.lemma in ROLES or low in KIN | ROLES or _is_relational(node)
    if relational and not is_any(node):
        return _relative_person(node, scene, voice)
    return None


_SOME = frozenset("some many most several few various countless certain other".split())
_ONES_OWN = frozenset("parents grandparents folks twins in-laws".split())


def is_any(node: Node) -> bool:
    """ "Kids need sleep", "doctors recommend it": no article, possessor, number or name says which."""
    if node.tag == "NNS" and any(k.low in _SOME for k in node.children("det", "amod", "predet")):
        return True  # "some parents think"
    if node.low in ANYBODY and any(k.low in ("some", "a") and k.i < node.i for k in node.kids):
        return True  # "some bloke at the pub said"
    return (
        node.tag == "NNS"
        and node.low not in _ONES_OWN
        and node.dep in ("nsubj", "nsubjpass")
        and not any(
            k.dep in ("det", "poss", "nummod", "predet", "appos", "relcl", "compound", "prep") for k in node.kids
        )
    )


def holder_of(node: Node, scene: Scene, voice: Voice) -> Mention | None:
    """Return who holds a view: a person, or a body or group that speaks as one."""
    person = person_of(node, scene, voice)
    if person is not None or not node.is_noun:
        return person
    if node.tag == "NNPS" and any(k.low == "the" for k in node.children("det")) and node.dep in ("nsubj", "pobj"):
        return Mention(node.text, MentionKind.NAME, (node.start, node.end), entity="organisation")  # "the Potters"
    if is_agent(node):
        return _relative_person(node, scene, voice)
    if node.lemma not in GROUPS:
        return None
    return Mention(
        noun_phrase(node, scene, voice), MentionKind.ROLE, (node.start, node.end), entity="organisation"
    )


# Nouns of agent that nobody put into a list: whoever thinks is a person. What is written or measured is none.
_AGENT = re.compile(r"(?:er|or|ist|ian|eer|ant|man|woman|person)$")
_NO_AGENT = frozenset(
    "paper newspaper letter poster computer weather number order offer answer water printer meter river corner "
    "calendar sensor motor monitor error door floor colour flavour color mirror tractor factor plant restaurant "
    "newsletter counter scanner folder browser router server register chapter banner ticker pager transmitter barometer "
    "thermometer timer other rumor humor labor cover paperwork pointer tracker".split()
)


def is_trade(word: str) -> bool:
    """ "receptionist", "surveyor": a noun of who does something, by its form."""
    return _AGENT.search(word) is not None and word not in _NO_AGENT and len(word) > 4


def is_agent(node: Node) -> bool:
    """ "the promoter thinks": one that an article or possessor picks out, and a noun of agent."""
    picked_out = any(k.dep in ("det", "poss") and k.low not in ("no", "any", "every") for k in node.kids)
    agent = _AGENT.search(node.lemma) is not None and node.lemma not in _NO_AGENT and len(node.lemma) > 4
    return picked_out and agent and node.tag == "NN" and node.dep in ("nsubj", "pobj", "dobj", "dative")


_SELVES = frozenset("himself herself themselves".split())


def _doer_beside(node: Node, scene: Scene, voice: Voice) -> Mention | None:
    """ "Flo's ex is suing her", "Morven says she can't stand him": whoever does it to her is not her."""
    verb = node.head
    if node.dep == "nsubj" and node.low in ("him", "them", "her") and verb is not None and not verb.auxiliaries:
        verb = verb.head if verb.dep in ("ccomp", "xcomp") else None  # "Flo finds her smug"
    elif node.dep not in ("dobj", "dative"):
        return None
    if node.low in _SELVES or verb is None or not verb.is_verb:
        return None
    while verb.subject is None and verb.dep in ("xcomp", "conj") and verb.head is not None:
        verb = verb.head
    subject = verb.subject
    if subject is None or subject is node or subject.i > node.i or subject.low in FIRST | SECOND:
        return None
    return person_of(subject, scene, voice)


def _own_of_subject(node: Node, scene: Scene, voice: Voice) -> Mention | None:
    """ "Karin's husband lost his job": his own, where the subject fits the pronoun."""
    here = node.head
    while here is not None:
        subject = here.subject
        if here.is_verb and subject is not None and subject.i < node.i:
            if subject.low in FIRST | SECOND | THIRD or any(n is node for n in subject.subtree()):
                return None
            person = person_of(subject, scene, voice)
            if person is None and (subject.is_proper or (node.low == "their" and subject.tag == "NNS")):
                return Mention(
                    node.low if subject.is_proper else "they",
                    MentionKind.PRONOUN,
                    (node.start, node.end),
                    resolved=False,
                )  # "kids … their"
            if person is None or not person.resolved or person.entity != "person" or not fits(person, node.low):
                return None
            return replace(person, kind=MentionKind.PRONOUN, span=(node.start, node.end))
        here = here.head
    return None


def _opens_bare(node: Node) -> bool:
    """ "Bloke at the garage says …": his article is left out in chat."""
    return (
        node.i == 0
        and node.low in ANYBODY
        and node.dep in ("nsubj", "nsubjpass")
        and any(k.low in _WHERE and k.i == 1 for k in node.children("prep"))
    )


def _is_relational(node: Node) -> bool:
    """ "my flatmate's physiotherapist": a noun of agent with a possessor that is a person."""
    if _small_one(node) or _opens_bare(node) or (node.low == "laws" and any(k.low == "in" for k in node.kids)):
        return True
    poss = node.child("poss")
    if poss is not None and node.low in _NTH_CHILD and node.child("amod", "compound") is None:
        return True  # "my eldest": of one's children
    if poss is None or not node.is_noun:
        return False
    if node.low in _SWEETHEARTS and poss.i < node.i and poss.low != "its":
        return node.child("amod", "compound") is None  # "Sue's cousin's fella"
    if node.low == "half":
        return any(k.low in ("other", "better") for k in node.children("amod"))  # "Beth's other half"
    return node.lemma.endswith(("ologist", "ician", "mate", "tutor")) or node.lemma.endswith("-in-law")


_SWEETHEARTS = frozenset("fella bloke lad lass missus chap fancyman".split())
_NTH_CHILD = frozenset("eldest oldest youngest firstborn".split())


def _is_thing_after_all(node: Node) -> bool:
    """ "I bought a chair", "it does my head in"."""
    whose = node.child("poss")
    if node.lemma in _ALSO_THINGS and node.dep != "nsubj" and whose is None:
        return True
    is_body = node.low == "head" and node.dep in ("dobj", "pobj")
    return is_body and whose is not None and whose.low in FIRST | SECOND | THIRD


def _small_one(node: Node) -> bool:
    """ "the wee one": a child of the house."""
    return node.low in ("one", "ones") and any(
        k.low in ("wee", "little", "youngest", "eldest") and k.i == node.i - 1 for k in node.kids
    )


def _present(person: Mention | None, span: tuple[int, int] | None) -> Mention | None:
    return None if person is None else replace(person, span=span)


_WHEN = frozenset(
    "yesterday today tonight tomorrow monday tuesday wednesday thursday friday saturday sunday apparently".split()
)


def _name_nodes(node: Node) -> list[Node]:
    parts = [
        k
        for k in node.kids
        if k.i < node.i
        and ((k.dep in ("compound", "nmod") and (k.is_proper or k.low in TITLES)) or k.low in TITLES)
        and k.low not in _WHEN  # "Yesterday Noor goes": when, and no first name
    ]
    # A flat name that the parser hung the other way round: "Ann Lee" with Lee below Ann.
    after = [k for k in node.kids if k.dep == "flat" and k.is_proper]
    return sorted([*parts, node, *after], key=lambda n: n.i)


def _named_person(node: Node, scene: Scene) -> Mention | None:
    parts = _name_nodes(node)
    text = " ".join(p.text for p in parts)
    low = node.low
    if not text[:1].isupper() or (low in NOT_NAMES and low not in scene.known and len(parts) == 1):
        is_one = low in _ALSO_TIMES and node.tag == "NNP" and _acts_as_person(node)  # "Hope can't stand jazz"
        return Mention(text, MentionKind.NAME, (node.start, node.end)) if is_one else None
    span = (parts[0].start, parts[-1].end)
    words = [p.low for p in parts]
    if any(w in scene.known for w in words):
        return Mention(text, MentionKind.NAME, span)
    if is_organisation(words, text):
        return Mention(text, MentionKind.NAME, span, entity="organisation")
    if is_place(words, node) and not is_given_name(words[0]):
        return None
    if any(d.dep == "det" and d.low in ("the", "a", "an", "this", "that") for d in node.kids):
        # "the Guardian": a name with an article is no human's.
        return Mention(text, MentionKind.NAME, span, entity="organisation") if _can_speak(node) else None
    if is_given_name(words[0]) or words[0] in TITLES:
        return Mention(text, MentionKind.NAME, span)
    if node.tag == "NNPS" or len(parts) > 3:
        return None
    return Mention(text, MentionKind.NAME, span) if _stands_as_person(node) else None


# Names that are times, or what one says at the head of a sentence.
_ALSO_TIMES = frozenset(
    "hope glad love april may june august sunday monday tuesday wednesday thursday friday saturday easter christmas".split()
)
_PERSONAL = frozenset(
    "bear stand abide stomach hate love like adore loathe want wish hope prefer enjoy dislike fancy dread fear think reckon believe say tell swear insist "
    "claim mention admit deny ask own buy marry quit pass fail sell lend borrow forget lose move leave work live play read write cook bake".split()
)


def _acts_as_person(node: Node) -> bool:
    return node.dep == "nsubj" and node.head is not None and (node.low == "hope" or node.head.lemma in _PERSONAL)


def _can_speak(node: Node) -> bool:
    from ingest.extract.english.lexicon.sources import SOURCE_VERBS

    return (
        node.head is not None
        and node.dep in ("nsubj", "pobj")
        and node.head.lemma in (SOURCE_VERBS.keys() | {"from", "to", "by"})
    )


def _stands_as_person(node: Node) -> bool:
    """An unknown capitalised word: a person where people stand (subject, possessor, "with X"), else a thing."""
    head = node.head
    if head is None:
        return True
    if node.dep in ("nsubj", "nsubjpass", "poss", "dative", "agent", "appos", "conj", "attr"):
        return True
    if node.dep == "dobj" and node.low in WORKS and head.lemma in ("see", "watch", "catch"):
        return False  # "I saw Hamlet"
    if node.dep == "dobj":
        return head.lemma in _PERSON_OBJECT_VERBS or (
            head.lemma not in _THING_OBJECT_VERBS
            and not any(is_word(node.low, kind) for kind in ("noun", "verb", "adj", "adv"))
            and node.child("compound", "det", "amod", "nummod") is None
        )
    if (
        head.low in ("for", "at")
        and head.head is not None
        and head.head.lemma in ("work", "intern", "volunteer", "study", "freelance")
    ):
        return False
    return (
        node.dep == "pobj"
        and head.low in ("with", "from", "by", "for", "to", "about", "into", "like")
        and not (head.low in ("to", "from", "into") and head.head is not None and head.head.lemma in _MOTION)
    )


_PERSON_OBJECT_VERBS = frozenset(
    "meet marry call tell ask help phone ring text hug kiss love hate trust like thank invite see miss date "
    "hire fire convince blame email pay beat teach know believe adore detest admire praise sack promote".split()
)
# What follows these is as a rule a product, a work, a place or a language, however it is written.
_THING_OBJECT_VERBS = frozenset(
    "visit buy sell order get have own want need use try install download open close read watch play stream finish start stop "
    "quit leave join study learn speak teach write drink eat cook make build run drive ride fly fix repair update wear "
    "charge book reach enter cross explore tour do take say put found launch cancel choose pick prefer recommend "
    "rent lose find bring switch delete host attend celebrate practise practice translate understand cover".split()
)
_MOTION = frozenset("move go come travel fly drive relocate emigrate head return get commute walk back".split())


def is_organisation(words: list[str], text: str) -> bool:
    """Is a capitalised phrase the name of an organisation, by its last word or its capitals?"""
    return words[-1].strip(".") in ORGANISATION_WORDS or (
        text.isupper() and len(text) > 2 and not is_given_name(text)
    )


def is_place(words: list[str], node: Node | None = None) -> bool:
    """Is a capitalised phrase a place, by a list, its last word, or where it stands?"""
    if (
        words[-1] in PLACES
        or words[-1] in PLACE_WORDS
        or " ".join(words) in PLACES
        or (
            words[0] in ("mount", "lake", "ben", "new", "san", "los", "st.")
            and len(words) > 1
            and not is_given_name(words[0])
        )
    ):
        return True
    return bool(
        node and node.dep == "pobj" and node.head and node.head.low in ("in", "at", "near", "around", "across")
    )


def _relative_person(node: Node, scene: Scene, voice: Voice) -> Mention | None:
    noun = _role_noun(node)
    span = (node.start, node.end)
    name = apposition_name(node)
    poss = node.child("poss")
    kind = MentionKind.KIN if node.lemma in KIN or node.low in KIN else MentionKind.ROLE
    entity = "person"
    relative: str | None = None
    shown = noun
    if poss is not None:
        holder = person_of(poss, scene, voice)
        if poss.low in FIRST or (holder is not None and holder.kind is MentionKind.SPEAKER):
            relative = holder.name if holder else None
        elif holder is not None and holder.resolved:
            relative, shown = holder.name, f"{holder.name}'s {noun}"
        elif holder is None:
            shown = f"{noun_phrase(poss, scene, voice)}'s {noun}"
    elif kind is MentionKind.KIN and not any(
        k.low in ("the", "those", "these", "that") for k in node.children("det")
    ):
        if noun == node.low and node.child("det", "prep") is None:
            shown = called_by_kin(node.text)
        relative = voice.me.name if voice.me else None
        of = _friend_of(node, scene, voice)
        if of is not None and of.kind is not MentionKind.SPEAKER:
            relative, shown = of.name, f"{of.name}'s {noun}"
    if name is not None:
        parts = _name_nodes(name)  # "my tutor, Dr Falk"
        full = " ".join(p.text for p in parts)
        return Mention(full, MentionKind.NAME, (parts[0].start, parts[-1].end), relative_to=relative)
    return Mention(shown + _where_from(node), kind, span, entity=entity, relative_to=relative)


_WHERE = frozenset("at from in on down opposite behind upstairs downstairs over across near".split())


def _where_from(node: Node) -> str:
    """ "the lad from number nine", "the woman at the bank": whoever has no name is told by where he belongs."""
    if node.lemma not in ANYBODY or not (
        _opens_bare(node) or any(k.low in ("the", "that") and k.i < node.i for k in node.kids)
    ):
        return ""
    for prep in node.children("prep"):
        place = prep.child("pobj")
        if prep.low in _WHERE and place is not None and prep.i == node.i + 1:
            inside = [n for n in place.ordered() if n.low not in ("my", "our") and not n.text.startswith("'")]
            if len(inside) <= 4 and all(n.dep != "punct" for n in inside):
                return " ".join(["", prep.low, *(n.text for n in inside)])
    return ""


def _friend_of(node: Node, scene: Scene, voice: Voice) -> Mention | None:
    """ "a friend of mine", "a friend of Ann's"."""
    for prep in node.children("prep"):
        if prep.low == "of":
            inner = prep.child("pobj")
            if inner is not None:
                return person_of(inner, scene, voice)
    return None


def apposition_name(node: Node) -> Node | None:
    """Return the name in "my sister Jane", "Jane, my sister" or None."""
    for kid in node.kids:
        if (
            kid.is_proper
            and kid.dep in ("appos", "npadvmod", "oprd")
            and kid.text[:1].isupper()
            and kid.low not in NOT_NAMES
        ):
            return kid
    return None


def _role_noun(node: Node) -> str:
    parts = [
        hyphenated(k)
        for k in node.kids
        if k.i < node.i
        and k.dep in ("compound", "amod", "nmod")
        and (k.low not in _VAGUE_ADJECTIVES or _tells_which(k, node))
        and not k.is_proper
    ]
    if any(k.low == "best" for k in node.kids) and node.lemma == "friend":
        parts = ["best"]
    if node.low in ("half", "one", "ones"):
        parts = [k.low for k in node.children("amod")]
    if node.low == "laws":
        return "-".join([*parts, node.low])
    # One description at most: "estate agent", "older brother".
    return " ".join([*parts[-2:], node.lemma if _is_one_of(node) else node.low])


def _is_one_of(node: Node) -> bool:
    """ "one of my cousins": a cousin."""
    of = node.head if node.tag == "NNS" and node.dep == "pobj" else None
    return of is not None and of.low == "of" and of.head is not None and of.head.low == "one"


_WHICH = frozenset("old former previous last current next".split())
_GROWING = frozenset("brother sister cousin boy girl son daughter".split())


def _tells_which(adjective: Node, noun: Node) -> bool:
    """ "my old boss" is not my boss, "my little brother" may be one of two; "my old mum" is my mum."""
    if adjective.low in ("little", "big", "small"):
        return noun.lemma in _GROWING
    is_kin = noun.lemma in KIN and noun.lemma not in (
        "friend",
        "flatmate",
        "roommate",
        "neighbour",
        "neighbor",
        "mate",
    )
    return adjective.low in _WHICH and not is_kin


def noun_phrase(node: Node, scene: Scene, voice: Voice, *, keep_place: bool = False) -> str:
    """Return the shortest phrase that identifies a thing: "new office layout", "Winston's soup"."""
    if node.low in FIRST | SECOND | THIRD:
        person = person_of(node, scene, voice)
        return person.name if person else node.low
    before: list[str] = []
    for kid in node.kids:
        if kid.i > node.i:
            continue
        if kid.dep in ("compound", "nmod") or (kid.is_proper and kid.dep not in ("poss", "appos")):
            before.append(_words(kid))
        elif (
            kid.dep == "amod"
            and (kid.low in _KEEP_ADJECTIVES or kid.low not in _VAGUE_ADJECTIVES)
            and kid.tag not in ("JJR", "JJS", "CD")
        ):
            before.append(hyphenated(kid))
        elif kid.dep == "poss":
            owner = _possessor(kid, scene, voice)
            if owner:
                before.insert(0, owner)
    number = next((k for k in node.children("nummod") if k.i == node.i + 1), None)
    text = " ".join([*before, node.text, *([number.text] if number is not None else [])])  # "room 4"
    if (
        not node.is_proper
        and (first := text[:1]).isupper()
        and text[1:2].islower()
        and not _starts_with_name(node, before)
    ):
        text = first.lower() + text[1:]
    text += _of_a_house(node)
    for kid in node.kids:
        if (
            kid.dep == "prep"
            and kid.i > node.i
            and (kid.low in _KEPT_PREPOSITIONS or (keep_place and kid.low == "in"))
        ):
            inner = kid.child("pobj")
            if inner is not None and inner.low not in ("mine", "yours", "his", "hers", "ours", "theirs"):
                inner_text = noun_phrase(inner, scene, voice)
                article = "the " if any(d.low == "the" for d in inner.children("det")) else ""
                text = f"{text} {kid.low} {article}{inner_text}"
    return text


def _of_a_house(node: Node) -> str:
    """ "at the chemist's", "at St Bede's": the ending that has nothing behind it belongs to the name."""
    ends = node.dep in ("pobj", "dobj", "conj") and any(k.tag == "POS" and k.i == node.i + 1 for k in node.kids)
    return "'s" if ends else ""


def hyphenated(node: Node) -> str:
    """Return a word with what is joined to it by a hyphen: "left-handed"."""
    text, start = node.text, node.start
    for kid in sorted((n for n in node.subtree() if n is not node), key=lambda n: -n.i):
        if kid.end == start and kid.end > kid.start and (kid.text == "-" or text.startswith("-")):
            text, start = kid.text + text, kid.start
    end = node.end
    for kid in sorted((n for n in node.subtree() if n.i > node.i), key=lambda n: n.i):
        if kid.start == end and (kid.text == "-" or text.endswith("-")):
            text, end = text + kid.text, kid.end
    return text


def _starts_with_name(node: Node, before: list[str]) -> bool:
    first = before[0] if before else node.text
    return any(n.is_proper and first.startswith(n.text) for n in node.subtree()) or "'s" in first


def _words(node: Node) -> str:
    skipped = ("that", "this", "the", "a", "an", "my", "our")
    kept = [n.text for n in node.ordered() if (n.dep != "punct" or n.text == "-") and n.low not in skipped]
    return " ".join(kept).replace(" - ", "-")


def _possessor(poss: Node, scene: Scene, voice: Voice) -> str:
    if poss.low in FIRST:
        # "my flight" is just the flight, said by its owner; in somebody's quotation it is theirs too.
        return ""
    person = person_of(poss, scene, voice)
    if person is not None:
        if poss.low in THIRD and (not person.resolved or person.name == _subject_name(poss, scene, voice)):
            return ""  # "Lottie passed her driving test": hers anyway
        return f"{person.name}'s" if person.resolved else poss.low
    if poss.low in ("its", "this", "that"):
        return ""
    whose = noun_phrase(poss, scene, voice)
    return f"{whose}'" if poss.tag == "NNS" and whose.endswith("s") else f"{whose}'s"


def _subject_name(node: Node, scene: Scene, voice: Voice) -> str | None:
    """Return who is the subject of the clause that a node stands in."""
    here = node.head
    while here is not None:
        subject = here.subject
        if here.is_verb and subject is not None and subject.i < node.i:
            if subject is node.head or any(n is node for n in subject.subtree()):
                return None
            person = person_of(subject, scene, voice)
            return person.name if person is not None else None
        here = here.head
    return voice.me.name if voice.me is not None else None


def coordinated(node: Node) -> list[Node]:
    """Return a nominal and its conjuncts: "twin boys and a parrot" gives two."""
    found = [node]
    for kid in node.children("conj"):
        if not kid.is_verb and not kid.tag.startswith("R") and kid.child("neg") is None:  # "but not the lamp"
            found.extend(coordinated(kid))
    return found


def thing_mention(node: Node, phrase: str, predicate: str) -> Mention:
    """Return the mention of a thing, with its concept kind."""
    words = phrase.lower().split()
    kind = concept_kind(phrase, predicate)
    if node.is_proper:
        if is_organisation(words, phrase):
            kind = "organisation"
        elif is_place(words, node):
            kind = "place"
    elif node.lemma in KIND_OF_NOUN:
        kind = KIND_OF_NOUN[node.lemma]
    span = (node.start, node.end) if node.end > node.start else None  # put in: "Bland, (it's) the curry"
    return Mention(phrase, MentionKind.THING, span, entity=kind)


def is_other(node: Node) -> bool:
    """Is this an indefinite person ("everyone", "people")?"""
    return node.low in _OTHERS
