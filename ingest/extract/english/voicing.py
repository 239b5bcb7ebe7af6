"""In whose voice a draft stands: adverbs and sources around a clause, and what a denied saying leaves of it."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.attribution import Attribution
from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, stance
from ingest.extract.english.lexicon.sentiment import BAD_ADJECTIVES, GOOD_ADJECTIVES
from ingest.extract.english.lexicon.sources import GUESS_ADVERBS, HEARSAY_ADVERBS, NO_SOURCES
from ingest.extract.english.phrases import coordinated, noun_phrase, person_of
from ingest.extract.english.scene import FIRST, Scene, Voice, is_nobody
from ingest.extract.english.targets import verb_phrase
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind, Polarity


def voiced(draft: Draft, scene: Scene, voice: Voice) -> Draft:
    """Put a draft that has no voice yet into this one, and return it."""
    if draft.voice is None:
        draft.voice = voice
        draft.hypothetical = draft.hypothetical or draft.clause.hypothetical
        if voice.denied and _is_of_other(draft, voice):
            # "Bob doubts that Ann hates Tom": what he holds of her, nothing that she holds
            draft.subject, draft.subject_person = draft.holder.name if draft.holder else "", draft.holder
            draft.subject_node, draft.holder, draft.target_person = draft.clause.subject, None, None
            draft.target = verb_phrase(draft.clause.head, scene, voice)
            draft.target_node, draft.predicate = draft.clause.head, "believes"
            draft.polarity, draft.is_guess = Polarity.NEGATIVE, voice.uncertain
        elif voice.denied:
            predicate, polarity = stance(draft.predicate, draft.polarity, True)
            draft.predicate, draft.polarity = predicate, polarity
        elif draft.predicate == "has" and voice.is_attributed:
            _as_praise(draft)
        elif _is_expected_of(draft, voice):
            _as_expected(draft, scene, voice)
    return draft


def _is_expected_of(draft: Draft, voice: Voice) -> bool:
    """ "Ana reckons Tom would hate the flat": he has not felt it yet."""
    source = voice.sources[-1] if voice.sources else voice.me if voice.opinion else None
    if source is None or draft.holder is None or draft.holder.name == source.name or draft.clause.perfect:
        return False
    return draft.predicate in ("likes", "dislikes") and bool(draft.clause.modals & {"would", "will"})


def _as_expected(draft: Draft, scene: Scene, voice: Voice) -> None:
    draft.subject, draft.subject_person = draft.holder.name if draft.holder else "", draft.holder
    draft.subject_node, draft.holder, draft.holder_named, draft.target_person = (
        draft.clause.subject,
        None,
        False,
        None,
    )
    draft.target, draft.target_node = verb_phrase(draft.clause.head, scene, voice), draft.clause.head
    draft.predicate = "predicts"
    draft.polarity = Polarity.NEGATIVE if draft.clause.negative else Polarity.POSITIVE
    draft.rule = f"forecast:{draft.rule}"


# What somebody is praised or blamed for having: "thinks I've got a decent left foot", "says I've lovely eyes".
_GIFTS = frozenset(
    "voice ear eye hand foot smile hair leg face laugh memory taste technique swing backhand serve handwriting manner touch sense figure "
    "accent singing nose palate grip stroke style".split()
)


def _as_praise(draft: Draft) -> None:
    node, whose = draft.target_node, draft.subject_person
    words = {k.low for k in node.children("amod")} if node is not None else set()
    signs = (
        (Polarity.POSITIVE if words & GOOD_ADJECTIVES else Polarity.NEGATIVE)
        if words & (GOOD_ADJECTIVES | BAD_ADJECTIVES)
        else None
    )
    if node is None or whose is None or signs is None or node.lemma not in _GIFTS:
        return
    draft.predicate, draft.polarity = stance("believes_good", signs, draft.polarity is Polarity.NEGATIVE)
    draft.target = f"{whose.name}'s {draft.target}"
    draft.subject, draft.subject_person, draft.holder = None, None, None


def unsaid(clause: Clause, scene: Scene, voice: Voice) -> list[Draft]:
    """ "I never said that Ann was fired": what one did not say, and nothing of what it was."""
    draft = Draft(
        "did",
        clause,
        subject=voice.me.name if voice.me is not None else "",
        subject_person=voice.me,
        subject_node=clause.subject,
        target=verb_phrase(clause.head, scene, voice),
        target_node=clause.head,
        polarity=Polarity.NEGATIVE,
        relation=clause.head.lemma,
        rule="unsaid",
        evidence=[clause.head.text],
        voice=replace(voice, start=None),
    )
    return [draft]


def _is_of_other(draft: Draft, voice: Voice) -> bool:
    """Is this an attitude of somebody else than who doubts or denies it?"""
    denier = voice.sources[-1] if voice.sources else voice.me
    if denier is None or draft.holder is None or not draft.is_attitude or draft.clause.negative:
        return False
    return voice.rule.startswith(("den", "doubt", "untrue")) and draft.holder.name != denier.name


def held_by_others_too(drafts: list[Draft], frame: Attribution, clause: Clause, scene: Scene) -> list[Draft]:
    """ "Ann and Bob think it's too dear": each of them does."""
    sources = frame.voice.sources
    if clause.subject is None or not sources or sources[-1] is None or frame.asks:
        return []
    first = person_of(clause.subject, scene, frame.voice)
    found: list[Draft] = []
    for node in coordinated(clause.subject)[1:]:
        person = person_of(node, scene, replace(frame.voice, sources=sources[:-1]))
        if first is None or first.name != sources[-1].name or person is None or person.entity != "person":
            continue
        is_own = person.kind is MentionKind.SPEAKER
        voice = replace(frame.voice, sources=sources[:-1] if is_own else (*sources[:-1], person))
        found += [
            replace(d, voice=voice, evidence=[node.text, *d.evidence])
            for d in drafts
            if d.voice is not None and d.voice.sources == sources and d.holder is None
        ]
    return found


def felt_by_others_too(drafts: list[Draft], clause: Clause, scene: Scene, voice: Voice) -> list[Draft]:
    """ "Ola's brother and his wife can't stand the vicar": each of them can't."""
    if clause.subject is None or not any(d.is_attitude and d.holder is not None for d in drafts):
        return []
    others = coordinated(clause.subject)[1:]
    first = person_of(clause.subject, scene, voice) if others else None
    known = {d.holder.name for d in drafts if d.holder is not None}
    found: list[Draft] = []
    for node in others:
        person = person_of(node, scene, voice)
        if first is None or person is None or person.entity != "person" or person.name in known:
            continue
        found += [
            replace(d, holder=person, renamed=person, evidence=list(d.evidence))
            for d in drafts
            if d.is_attitude and d.holder is not None and d.holder.name == first.name
        ]
    return found


def adverbs(clause: Clause, scene: Scene, voice: Voice) -> tuple[Voice, Clause]:
    """Apply sentence adverbs that stand inside the clause: "Bob apparently left", "she'll probably come"."""
    head = clause.head
    said_of = [head, *head.children("acomp", "attr", "oprd")]  # "the shop is probably closed"
    for kid in (k for node in said_of for k in node.children("advmod", "npadvmod", "intj")):
        if kid.low in HEARSAY_ADVERBS and not voice.sources:
            voice = replace(
                voice,
                sources=(*voice.sources, None),
                start=voice.start if voice.start is not None else kid.start,
                rule=voice.rule or "hearsay-adverb",
                evidence=(*voice.evidence, kid.text),
            )
        elif kid.low in GUESS_ADVERBS and not _is_likely_itself(kid, clause):
            voice = replace(
                voice,
                uncertain=True,
                opinion=True,
                rule=voice.rule or "guess-adverb",
                evidence=(*voice.evidence, kid.text),
            )
    return _according(clause, scene, voice), clause


def turns_to_oneself(kid: Node, head: Node) -> bool:
    """ "Bo said that he's late, so I fed the cat": what I did for it is my own telling, not Bo's."""
    subject, told_of = kid.subject, head.subject
    if subject is None or subject.low not in ("i", "we") or (told_of is not None and told_of.low in FIRST):
        return False
    before = [n for n in (*head.kids, *kid.kids, *(k for n in head.kids for k in n.kids)) if n.i < subject.i]
    joint = next((n for n in before if n.i == subject.i - 1), None)
    if joint is None or joint.low not in ("so", "but", "and", "which", "yet"):
        return False
    return joint.low == "so" or any(n.text == "," and n.i == joint.i - 1 for n in before)


def is_second_half_of_ones_own(head: Node) -> bool:
    """ "Bo left, so I rang her", where the parser hangs the first half below the second."""
    first = next((k for k in head.children("ccomp", "parataxis") if k.i < head.i and k.subject is not None), None)
    return first is not None and first.i < head.i and turns_to_oneself(head, first)


def ones_own_again(voice: Voice) -> Voice:
    """Return a voice without the sources that the clause before it had."""
    if voice.own_words or voice.trailing or not (voice.sources or voice.uncertain or voice.opinion):
        return voice
    return replace(
        voice, sources=(), opinion=False, uncertain=False, denied=False, start=None, rule="", evidence=()
    )


def _is_likely_itself(kid: Node, clause: Clause) -> bool:
    """ "Rain is likely": what stands alone behind "is" is no guess about something else."""
    if kid.low != "likely" or clause.head.lemma != "be":
        return False
    return not any(k.i > kid.i and k.dep in ("prep", "acomp", "attr", "advmod") for k in clause.head.kids)


def _according(clause: Clause, scene: Scene, voice: Voice) -> Voice:
    """ "According to the Courier the bridge reopened": the phrase names the source and leaves the clause."""
    for kid in clause.head.children("prep", "advcl", "dep"):
        to = kid.child("prep")
        node = to.child("pobj") if to is not None and to.low == "to" else None
        if kid.low != "according" or node is None or node.lemma in NO_SOURCES or node.low in FIRST:
            continue
        source = person_of(node, scene, voice)
        if source is None and node.is_noun and not is_nobody(node.low):
            source = Mention(
                noun_phrase(node, scene, voice), MentionKind.ROLE, (node.start, node.end), entity="organisation"
            )
        scene.note(source)
        clause.head.kids.remove(kid)
        voice = replace(
            voice,
            sources=(*voice.sources, source),
            start=voice.start if voice.start is not None else kid.start,
            rule=voice.rule or "according",
            evidence=(*voice.evidence, kid.text, node.text),
        )
    return voice
