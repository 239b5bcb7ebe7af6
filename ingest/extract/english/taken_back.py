"""Who it was after all, and what is no longer so: "No, sorry, it was Naomi", "I used to smoke, now I vape".

What a turn told of one is given to the other, or what was so is left for what is so now.
"""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.draft import Draft, stance
from ingest.extract.english.lexicon.people import KIN, ROLES
from ingest.extract.english.phrases import noun_phrase, person_of
from ingest.extract.english.scene import Scene, Voice, is_given_name
from ingest.extract.english.tree import Node, Tree
from ingest.model import Mention, MentionKind

_NAMED = frozenset({MentionKind.NAME, MentionKind.KIN, MentionKind.ROLE})


def given_to(drafts: list[Draft], node: Node, scene: Scene) -> bool:
    """Give the statements of the sentence before to somebody else; False where it is open whose place is meant."""
    put = False
    for draft in drafts:
        voice = draft.voice
        if voice is None:
            continue
        old = _one_meant(draft, scene, voice)
        person = person_of(node, scene, voice)
        if _is_thing_instead(draft, node, person):
            draft.replaces, draft.target = draft.target, noun_phrase(node, scene, voice)
            draft.target_node, draft.target_person = node, None
            put = True
            continue
        if old is None or person is None or person.entity != "person":
            continue
        thing = draft.target_node
        if draft.picked_node is None and not _is_surely_one(node) and thing is not None and thing.is_proper:
            continue  # "Ann works for Ofcom. No, it's Ofgem"
        _put(draft, node, old, old.name, voice, scene)
        put = True
    return put


def _is_thing_instead(draft: Draft, node: Node, person: Mention | None) -> bool:
    """ "We're moving to Leeds in June. Sorry, meant Hull": one place for another, and nobody's name."""
    was = draft.target_node
    if was is None or not was.is_proper or draft.target_person is not None or not node.is_proper:
        return False
    is_somebody = is_given_name(node.text) or (person is not None and person.kind is not MentionKind.NAME)
    return not is_somebody and not is_given_name(was.text)


def _one_meant(draft: Draft, scene: Scene, voice: Voice) -> Mention | None:
    """ "It was Ruth who said …": Ruth; else the only one whom the sentence names as teller, holder or doer."""
    if draft.picked_node is not None:
        return person_of(draft.picked_node, scene, voice)
    teller = voice.sources[-1] if voice.sources else None
    people = (teller, draft.holder, draft.subject_person, draft.target_person)
    named = {p.name: p for p in people if p is not None and p.kind in _NAMED}
    return next(iter(named.values())) if len(named) == 1 else None


def _is_surely_one(node: Node) -> bool:
    return is_given_name(node.text) or node.low in KIN | ROLES


_BY_NOW = frozenset("now nowadays instead anymore".split())


def is_still_so(draft: Draft, before: Draft) -> bool:
    """ "I used to be a vegetarian, but I eat meat now": the second is what is left of the first."""
    verb = before.clause.head.head
    used = verb is not None and verb.lemma == "use" and verb.tag == "VBD" and before.clause.head.dep == "xcomp"
    if not used or draft.clause.past or draft.voice is None or before.voice is None:
        return False
    who, was = draft.holder or draft.subject_person, before.holder or before.subject_person
    same = who is not None and was is not None and who.name == was.name
    words = [*draft.clause.head.kids, *(k for n in draft.clause.head.kids for k in n.kids)]
    is_now = any(n.low in _BY_NOW for n in words) or any(
        n.low == "days" and any(k.low == "these" for k in n.kids) for n in words
    )
    return same and is_now and draft.voice.sources == before.voice.sources


def named_instead(tree: Tree) -> Node | None:
    """ "…, it was Hilda", "It was the postman": nothing but who or what it was."""
    root = tree.roots[0] if len(tree.roots) == 1 else None
    if root is None or root.is_noun:
        return root if root is not None and not root.children("relcl", "acl", "nsubj") else None
    subject, named = root.subject, root.child("attr")
    if root.lemma in ("say", "tell") and subject is not None and subject.is_noun:  # "No, Bob said it"
        told = next((k for k in root.children("dobj") if k.low in ("it", "that", "this")), None)
        return subject if told is not None and root.child("ccomp", "neg", "conj") is None else None
    if root.lemma == "mean" and (subject is None or subject.low == "i"):
        return root.child("dobj")
    if named is None:  # a name that the parser does not know
        named = next(
            (k for k in root.children("acomp", "oprd", "nsubj") if k.text[:1].isupper() and k.i > root.i), None
        )
    if named is not None and not named.is_noun:
        named.tag = "NNP"
    if root.lemma != "be" or subject is None or subject.low not in ("it", "that") or named is None:
        return None
    alone = all(kid.dep in ("punct", "cc", "advmod", "intj") or kid in (subject, named) for kid in root.kids)
    return named if alone and not named.children("relcl", "acl") else None


def with_other(draft: Draft, node: Node, scene: Scene) -> Draft:
    """Return what a cleft denied of one ("It wasn't Theo who lost it") as stated of the other."""
    denied, voice = draft.denied_node, draft.voice
    if denied is None or voice is None:
        return draft
    draft.predicate, draft.polarity = stance(draft.predicate, draft.polarity, True)
    draft.denied_node = None
    return _put(draft, node, person_of(denied, scene, voice), noun_phrase(denied, scene, voice), voice, scene)


def _put(draft: Draft, node: Node, old: Mention | None, was: str, voice: Voice, scene: Scene) -> Draft:
    """Put who it really was in the place of who was named before."""
    person = person_of(node, scene, voice)
    draft.replaces, draft.echoed_by = (old.name if old is not None else was), node
    if is_said_by(draft, old) and person is not None:
        draft.voice = replace(voice, sources=(*voice.sources[:-1], person))
        return draft
    if draft.holder is not None and person is not None:
        draft.holder = person
    draft.subject_person, draft.subject_node = person, node
    draft.subject = person.name if person is not None else noun_phrase(node, scene, voice)
    draft.renamed, draft.renamed_node = person, node
    return draft


def is_said_by(draft: Draft, person: Mention | None) -> bool:
    source = draft.voice.sources[-1] if draft.voice is not None and draft.voice.sources else None
    return source is not None and person is not None and source.name == person.name
