"""Sources behind an act: "texted to say …", "got a text from Bob saying …", "has it from Bob that …", "seems to think …".

`attribution` asks these readings before its own; each answers for one clause or with None.
"""

from __future__ import annotations

from collections.abc import Callable

from ingest.extract.english.clause import Clause, clause_of
from ingest.extract.english.lexicon.sources import SOURCE_VERBS
from ingest.extract.english.phrases import person_of
from ingest.extract.english.scene import Scene, Voice, is_nobody
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind

# What one does in order to say something.
_GETTING_IN_TOUCH = frozenset(
    "text ring phone call write email message whatsapp dm facetime skype pop stop come drop knock visit get turn".split()
)
_SEEMING = frozenset("seem appear".split())
MESSAGES = frozenset(
    "text message email mail letter call note voicemail postcard whatsapp dm card word news reply update tip sms "
    "post tweet status caption comment voicenote leaflet circular linkedin instagram insta facebook bio profile story tiktok".split()
)
_TELLING = frozenset("say tell announce inform explain confirm warn claim state report ask let".split())
_GETTING = frozenset("get receive have see find read".split())
_SENDING = frozenset(
    "show read relay send leave post write drop put fire forward issue circulate share email".split()
)


def governed_saying(head: Node) -> Node | None:
    """Return the saying that an act is for, or a seeming is of: "rang to say", "seems to think"."""
    if head.lemma == "let":  # "let me know the shed was locked"
        return next((k for k in head.children("ccomp", "xcomp") if k.lemma == "know" and k.i > head.i), None)
    for kid in head.children("xcomp", "advcl", "ccomp"):
        if head.lemma in _GETTING_IN_TOUCH and kid.tag == "VBG" and kid.lemma in _TELLING and kid.i > head.i:
            return kid  # "messaged asking what time it starts"
        if kid.i < head.i or kid.subject is not None or not any(a.tag == "TO" for a in kid.kids):
            continue
        if head.lemma in _GETTING_IN_TOUCH and kid.lemma in _TELLING:
            known = kid.child("ccomp", "xcomp") if kid.lemma == "let" else None  # "to let us know …"
            return known if known is not None and known.lemma == "know" else kid
        if head.lemma in _SEEMING and SOURCE_VERBS.get(kid.lemma) in ("think", "feel"):
            return kid
    return None


def is_asked_outright(content: Node) -> bool:
    """ "Mum says can you bring a dish": the question stands as she asked it, its verb before its subject."""
    subject = content.subject
    if subject is None or subject.end == subject.start or content.child("mark") is not None:
        return False
    turned = [content] if content.lemma == "be" and not content.auxiliaries else content.auxiliaries
    first = min(turned, key=lambda k: k.i, default=None)
    return first is not None and first.i < subject.i and not any(k.i < first.i for k in content.kids)


_ASKED_POLITELY = frozenset("can could will would".split())


def is_bidding(content: Node) -> bool:
    """ "can you bring a dish": in the form of a question, but what is asked for is the doing."""
    subject = content.subject
    if subject is None or subject.low not in ("you", "u", "we", "i") or content.lemma in ("be", "have", "know"):
        return False
    asking = _ASKED_POLITELY if subject.low in ("you", "u") else frozenset()
    return is_asked_outright(content) and any(a.low in asking for a in content.auxiliaries)


def asked_through(head: Node) -> Node | None:
    """ "Ana asked me to ask you if the car is free": return the asking that she asks for."""
    if head.lemma not in ("ask", "want", "tell", "get", "beg"):
        return None
    for kid in head.children("xcomp", "ccomp", "advcl"):
        if kid.lemma in ("ask", "check") and kid.i > head.i and any(a.tag == "TO" for a in kid.kids):
            return kid
    return None


_ERRAND = frozenset("tell say ask want get remind text ring message".split())


def told_through(head: Node) -> Node | None:
    """ "Mum told me to tell you she's late": return the telling that she asks for."""
    if head.lemma not in _ERRAND:
        return None
    for kid in head.children("xcomp", "ccomp", "advcl"):
        if (
            kid.lemma in ("tell", "say", "remind", "warn")
            and kid.i > head.i
            and any(a.tag == "TO" for a in kid.kids)
        ):
            return kid
    return None


def is_subjunctive(content: Node, clause: Clause) -> bool:
    """ "She insisted we stay": a bare form after a past is what she wants, not what is so."""
    bare = content.tag in ("VB", "VBP") and not content.auxiliaries and content.subject is not None
    return bare and clause.past and content.lemma not in ("be", "have")


def inner_saying(clause: Clause, verb: Node) -> Clause:
    """Describe the governed saying as a clause of its governor's subject."""
    inner = clause_of(verb, clause.subject)
    inner.subject = clause.subject
    inner.negative ^= clause.negative
    inner.past = clause.past
    return inner


def written_in(head: Node, find_content: Callable[[Node], Node | None]) -> tuple[Node, Node] | None:
    """Return the message of "got a text saying …" and the clause it says."""
    is_there = head.lemma == "be" and head.subject is not None and head.subject.low == "there"
    if head.lemma not in _GETTING | _SENDING and not is_there:
        return None
    for noun in head.children("attr" if is_there else "dobj"):
        if noun.lemma not in MESSAGES:
            continue
        around = [
            noun,
            head,
            *(i for p in (*noun.kids, *head.kids) if p.dep == "prep" for i in p.children("pobj")),
        ]
        for node in around:
            for kid in node.children("acl", "advcl", "relcl", "xcomp"):
                if kid.i > noun.i and kid.lemma in _TELLING and (said := find_content(kid)) is not None:
                    return noun, said
    return None


def is_received(head: Node) -> bool:
    """Is a message got, not sent?"""
    return head.lemma in _GETTING or head.lemma == "be"


def had_from(head: Node) -> Node | None:
    """Return whom one has it from: "Ike has it from Jonah that …"."""
    thing = head.child("dobj")
    if head.lemma not in ("have", "get") or thing is None or thing.low not in ("it", "this"):
        return None
    for above in (head, thing):
        for prep in above.children("prep"):
            if prep.low in ("from", "off", "via", "through"):
                return prep.child("pobj")
    return None


def heard_by(subject: Node | None, scene: Scene, voice: Voice) -> Mention | None:
    """ "Leila, who'd heard it from Tariq, says …": whom the one who says it has it from."""
    if subject is None:
        return None
    for relative in subject.children("relcl"):
        if relative.lemma not in ("hear", "get", "have", "learn"):
            continue
        thing = relative.child("dobj")
        for above in (relative, *([thing] if thing is not None else [])):
            for prep in above.children("prep"):
                inner = prep.child("pobj")
                if prep.low in ("from", "via", "through") and inner is not None and not is_nobody(inner.low):
                    relative.dep = "meta"  # how it came to us, no statement of its own
                    return teller(inner, scene, voice)
    return None


def teller(node: Node, scene: Scene, voice: Voice) -> Mention | None:
    """Return who a node behind "from" is; a name there is who told it."""
    person = person_of(node, scene, voice)
    if person is None and node.is_proper:
        return Mention(node.text, MentionKind.NAME, (node.start, node.end))
    return person


# Talking at length, with "about how …": "keeps going on about how the bakery cheated her".
_HARPING = frozenset(
    "go bang drone rabbit harp witter waffle chunter shut moan complain rant rave gush whine grumble boast brag joke talk speak "
    "laugh bitch gripe whinge mutter mumble preach lecture reminisce tell bleat crow gossip bore vent kick".split()
)
_AT_IT = frozenset("keep stop start begin continue cease quit".split())


def harped_on(head: Node) -> Node | None:
    """Return the clause of "goes on about how …", with its "how" taken out where that is a mere "that"."""
    verb = head
    if head.lemma in _AT_IT:
        verb = next((k for k in head.children("xcomp") if k.tag == "VBG" and k.subject is None), head)
    if verb.lemma not in _HARPING:
        return None
    for above in (verb, *verb.children("prt", "prep", "advmod", "dobj")):
        for prep in (above, *above.children("prep")):
            content = prep.child("pcomp") if prep.low == "about" else None
            if content is None or content.subject is None or not content.is_verb:
                continue
            how = next((k for k in content.subtree() if k.low == "how" and k.i < content.subject.i), None)
            if how is None:
                continue
            if how.head is not None:
                how.head.kids.remove(how)  # a mere "that"
            return content
    return None


_ADMIRED = frozenset(
    "love hate like enjoy miss adore loathe dislike want fancy dread appreciate regret need".split()
)


def is_exclaimed(content: Node) -> bool:
    """ "was saying how much he hates it", "told us how good it was": said, not asked."""
    for word in content.subtree():
        if word.low != "how" or word.i > content.i or word.head is None:
            continue
        if word.head.low == "much" and content.lemma in _ADMIRED:
            return True
        if (
            word.head.tag[:2] in ("JJ", "RB")
            and content.lemma in ("be", "seem", "feel", "look")
            and word.head.low
            not in (
                "much",
                "many",
                "long",
                "far",
                "often",
                "old",
                "soon",
                "late",
                "big",
                "tall",
            )
        ):
            return True
    return False
