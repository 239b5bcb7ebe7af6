"""The plain reading of a verb: its row in the verb table, or the state, cause or attitude its form shows."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.clause import Clause
from ingest.extract.english.doers import is_own_course
from ingest.extract.english.draft import ATTITUDES, Draft, flip, stance
from ingest.extract.english.lexicon.sentiment import FEELINGS
from ingest.extract.english.lexicon.sources import SOURCE_VERBS
from ingest.extract.english.lexicon.verbs import (
    PATTERNS,
    Pattern,
    VerbRow,
)
from ingest.extract.english.phrases import coordinated, holder_of, hyphenated, is_any, noun_phrase, person_of
from ingest.extract.english.scene import Scene, Voice, is_nobody
from ingest.extract.english.senses import adjust
from ingest.extract.english.subjects import subject_draft
from ingest.extract.english.targets import (
    Target,
    company_of,
    find_targets,
    is_temporal,
    object_of,
    object_of_preposition,
    place_of,
    targets_from,
    verb_phrase,
)
from ingest.extract.english.tense import scene_future, turn_by_tense
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind, Polarity

_DEFAULT = VerbRow("did", ("obj",), (), "")


_STANCE_NOUNS = frozenset(
    "love soft spot thing crush faith trust confidence praise fault issue sleep heart doubt reservation".split()
)
_APPEARING = frozenset("sound look seem smell taste appear".split())


# "The market was heaving", "class was packed": how full it was, no deed of theirs.
_CROWDED = frozenset("packed heaving rammed mobbed crammed jammed crowded deserted".split())


_LONGING = VerbRow("wants", ("obj",), ("miss",), "I miss the sea.")


def row_of(clause: Clause) -> VerbRow:
    """Return the row of the verb table that a clause satisfies best."""
    head = clause.head
    near = {k.low for k in head.kids if k.dep in ("prt", "prep", "advmod", "agent", "dative") and k.i > head.i}
    near |= {n.low for k in head.children("advmod", "prt", "prep") for n in k.children("prep", "advmod")}
    near |= {k.low for k in head.children("acomp", "oprd", "xcomp", "dobj", "attr")}
    thing = object_of(head)
    noun = thing.lemma if thing is not None else None
    nouns = {noun} | ({k.low for k in thing.children("compound", "amod")} if thing is not None else set())
    if noun in ("offer", "interview", "application", "search", "description", "title"):
        nouns = {noun}  # a job offer is no job
    for pattern in _candidates(clause):
        if not set(pattern.words) <= near | _own_words(clause):
            continue
        if pattern.noun is not None and pattern.noun not in nouns:
            continue
        if thing is not None and pattern.words == ("to",) and pattern.row.predicate in ATTITUDES:
            continue  # "took them to the beach" is no taste
        return pattern.row
    return _DEFAULT


def _candidates(clause: Clause) -> list[Pattern]:
    head = clause.head
    if head.lemma == "dig" and (clause.past or clause.progressive or head.child("prt", "prep") is not None):
        return []  # "I dug over the bed": a spade's work, no taste
    found = list(PATTERNS.get(head.lemma, ()))
    if clause.passive:
        # "be fired", "get hired": listed under the auxiliary.
        auxiliary = "get" if any(a.lemma == "get" for a in head.auxiliaries) else "be"
        found = [
            *(p for p in PATTERNS.get(auxiliary, ()) if p.words and p.words[0] == head.low),
            *(p for p in PATTERNS.get("be", ()) if auxiliary == "get" and p.words and p.words[0] == head.low),
            *found,
        ]
    return found


def _own_words(clause: Clause) -> set[str]:
    return {clause.head.low}


def read_plain(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:  # noqa: C901 - one line a construction
    """Read a verb by its row, then turn it by tense: plan, forecast, habit, ability, or deed."""
    head = clause.head
    if not head.is_verb or (head.lemma == "be" and not clause.passive):
        return None
    said = object_of(head)
    if head.lemma == "mean" and (said is None or said.low in ("lot", "world", "much", "everything")):
        return []
    if (
        head.lemma == "help"
        and clause.modals & {"can", "could"}
        and clause.negative
        and any(k.low == "but" for k in head.subtree())
    ):
        return []
    if head.lemma in SOURCE_VERBS and any(
        k.dep == "ccomp" and k.subject is not None and k.is_verb for k in head.kids
    ):
        return []  # a frame whose source could not be read
    if (
        head.lemma in ("tell", "inform", "remind", "notify")
        and said is not None
        and (said.tag == "PRP" or (said.is_proper and said.child("appos", "prep") is None))
        and head.child("prep", "xcomp", "ccomp", "dative") is None
    ):
        return []  # "and she told me": talk about the talk
    if head.lemma in ("ask", "know") and _says_nothing_more(head, said):
        return []  # "I asked Greta, but she didn't know"
    if head.lemma == "say" and (said is None or said.low in ("no", "yes", "yeah", "nothing", "hi", "so")):
        return []  # "she said no"
    if head.lemma in ("pass", "relay") and said is not None and said.low in ("it", "that", "this"):
        return []  # "who passed it on to me": the same
    if head.lemma in _APPEARING and head.child("dobj") is None:
        return []  # "playdates sound like fun"
    thing = object_of(head)
    if head.lemma == "give" and thing is not None and thing.low in ("go", "try", "shot", "whirl", "thought"):
        return []
    for reading in (_caused, _robbed):
        found = reading(clause, scene, voice)
        if found is not None:
            return found
    row = row_of(clause)
    if clause.passive and head.low in FEELINGS and head.child("agent") is None:
        return _state(clause, scene, voice)  # "she wasn't thrilled"
    if _is_state_passive(clause, row) or _is_crowded(clause):
        return _state(clause, scene, voice)
    if head.lemma in ("need", "deserve") and clause.subject is not None and _is_everybody(clause.subject):
        return _generally(clause, clause.subject, scene, voice)
    if (
        head.lemma == "need"
        and clause.subject is not None
        and thing is not None
        and (who := person_of(clause.subject, scene, voice)) is not None
        and who.entity == "person"
        and not _is_others_view(who, voice)
    ):
        if who.kind is MentionKind.ADDRESSEE and not voice.is_attributed:
            return []  # "You need new glasses" is no wish of the listener's
        return _attitude(_LONGING, clause, scene, voice)
    if (
        head.lemma == "miss"
        and not clause.past
        and not clause.modals
        and not any(n.is_time for k in head.kids for n in (k, *k.kids))
    ):
        return _attitude(_LONGING, clause, scene, voice)  # "I miss the sea"
    if row.predicate in ATTITUDES:
        return _attitude(row, clause, scene, voice)
    made = (subject_draft(d, scene, voice) for d in _content(row, clause, scene, voice))
    drafts = [*_of_course(clause, scene, voice), *(d for d in made if d is not None)]
    for draft in drafts:
        _shift_to_owner(draft, scene, voice)
        _promised(draft, voice)
    return [d for d in (turn_by_tense(d, scene, voice) for d in drafts) if d is not None]


def _promised(draft: Draft, voice: Voice) -> None:
    """ "The boss promised us a bonus": what somebody promised is theirs to have said."""
    who = draft.subject_person if draft.target_node is not None and draft.target_node.is_noun else None
    if draft.clause.head.lemma not in ("promise", "pledge", "guarantee") or draft.clause.passive or who is None:
        return
    if who.kind is not MentionKind.SPEAKER and who.name not in {s.name for s in voice.sources if s is not None}:
        draft.voice = replace(voice, sources=(*voice.sources, who))


def _says_nothing_more(head: Node, said: Node | None) -> bool:
    around = head.child("prep", "xcomp", "ccomp", "dative", "prt", "oprd") is not None
    if head.lemma == "know":
        return said is None and not around
    return not around and (said is None or said.tag == "PRP" or said.is_proper)


def _is_everybody(subject: Node) -> bool:
    return is_any(subject) or subject.low in ("everyone", "everybody", "nobody", "no-one", "people")


def _is_crowded(clause: Clause) -> bool:
    head = clause.head
    return (
        head.low in _CROWDED
        and (clause.passive or clause.progressive)
        and head.child("dobj", "prep", "agent") is None
    )


def _of_course(clause: Clause, scene: Scene, voice: Voice) -> list[Draft]:
    """ "My Italian class did numbers": the class, too, is what the speaker did."""
    subject = clause.subject
    if subject is None or voice.me is None or not is_own_course(subject, clause, voice):
        return []
    phrase = noun_phrase(subject, scene, voice)
    draft = Draft(
        "did", clause, target=phrase, target_node=subject, relation="do", rule="own-course", evidence=[phrase]
    )
    done = subject_draft(draft, scene, voice)
    return [done] if done is not None else []


def _is_others_view(who: Mention, voice: Voice) -> bool:
    """ "Dr Patel says I need glasses": what he holds, not what I wish for."""
    if voice.sources and voice.sources[-1] is None:
        return who.kind is MentionKind.SPEAKER or voice.rule == "told-passive"  # "I've been told I need a new hip"
    source = next((s for s in reversed(voice.sources) if s is not None), None)
    return source is not None and source.name != who.name


def _caused(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "We had the roof repaired", "she got her nose pierced"."""
    head = clause.head
    if head.lemma not in ("have", "get"):
        return None
    done = next(
        (
            k
            for k in head.children("ccomp", "xcomp", "oprd")
            if k.tag in ("VBN", "VBD") and k.i > head.i and not k.auxiliaries and k.low != "left"
        ),
        None,
    )
    thing = object_of(head)
    if done is None and thing is not None:
        done = next(
            (
                k
                for k in thing.children("acl")
                if k.tag == "VBN"
                and k.low
                in (
                    "repaired",
                    "fixed",
                    "done",
                    "cut",
                    "painted",
                    "removed",
                    "installed",
                    "pierced",
                    "checked",
                    "cleaned",
                    "replaced",
                    "serviced",
                    "delivered",
                )
            ),
            None,
        )
    if done is None:
        return None
    thing = done.subject or thing
    if thing is None:
        return None
    found = []
    for target in targets_from(thing, scene, voice):
        predicate = "lost" if done.lemma == "steal" else "did"
        draft = Draft(
            predicate,
            clause,
            target=target.text,
            target_node=done,
            polarity=flip(Polarity.POSITIVE, clause.negative),
            relation=done.lemma,
            rule="caused",
            evidence=[head.text, done.text, *clause.evidence],
        )
        with_subject = subject_draft(draft, scene, voice)
        if with_subject is not None:
            turned = turn_by_tense(with_subject, scene, voice)
            if turned is not None:
                found.append(turned)
    return found


def _generally(clause: Clause, subject: Node, scene: Scene, voice: Voice) -> list[Draft]:
    """ "Kids need more sleep": what one holds of all of them."""
    draft = Draft(
        "believes",
        clause,
        subject=noun_phrase(subject, scene, voice),
        subject_node=subject,
        target=verb_phrase(clause.head, scene, voice),
        target_node=clause.head,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        relation=clause.head.lemma,
        rule="norm-generic",
        evidence=[subject.text, clause.head.text, *clause.evidence],
    )
    return [draft]


_STEALING = frozenset("steal nick pinch swipe snatch".split())


def _robbed(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "Someone stole my bike": where nobody is named, it is told of who lost it."""
    subject, thing = clause.subject, object_of(clause.head)
    if clause.head.lemma not in _STEALING or subject is None or thing is None or not is_nobody(subject.low):
        return None
    poss = thing.child("poss")
    person = person_of(poss, scene, voice) if poss is not None else None
    if person is None or poss is None:
        return None
    text = noun_phrase(thing, scene, voice).removeprefix(f"{person.name}'s ")
    draft = Draft(
        "lost",
        clause,
        subject=person.name,
        subject_person=person,
        subject_node=poss,
        target=text,
        target_node=thing,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        relation=clause.head.lemma,
        rule="robbed",
        evidence=[subject.text, clause.head.text, *clause.evidence],
    )
    return [draft]


def _shift_to_owner(draft: Draft, scene: Scene, voice: Voice) -> None:
    """ "My bike got stolen", "my visa came through": the owner is the subject, the thing the target."""
    node = draft.subject_node
    if draft.predicate not in ("lost", "received") or draft.target or node is None:
        return
    if draft.subject_person is not None and draft.subject_person.entity == "person":
        return
    draft.target, draft.target_node = noun_phrase(node, scene, voice), node
    poss = node.child("poss")
    person = person_of(poss, scene, voice) if poss is not None else None
    if person is not None:
        draft.target = draft.target.removeprefix(f"{person.name}'s ")
    draft.subject_person, draft.subject = person, person.name if person is not None else None
    draft.subject_node = poss


_STATE_ROWS = frozenset("did stopped started gave lost bought has received".split())


_DAMAGED = frozenset("cracked chipped dented scratched rusted warped torn ripped scuffed stained frayed".split())


def _is_state_passive(clause: Clause, row: VerbRow) -> bool:
    """ "The museum is closed on Mondays": a present passive without agent or future is a state."""
    if not clause.passive or clause.past or clause.future or clause.progressive or clause.modals - {"must"}:
        return False
    if any(a.lemma == "get" for a in clause.head.auxiliaries) or clause.head.child("agent") is not None:
        return False
    return (
        (row.predicate in _STATE_ROWS or clause.head.low in _DAMAGED)
        and not scene_future(clause)
        and clause.head.lemma
        not in ("cancel", "scrap", "axe", "discontinue", "abolish", "move", "postpone", "reschedule", "push")
        and clause.head.low not in ("called", "named", "held", "scheduled", "given")
    )


def _state(clause: Clause, scene: Scene, voice: Voice) -> list[Draft]:
    head = clause.head
    words = [hyphenated(head)]
    for prep in head.children("prep"):
        inner = prep.child("pobj")
        if inner is not None and (not is_temporal(inner) or inner.low.endswith("days")):
            words.extend([prep.low, noun_phrase(inner, scene, voice)])
            break
    draft = Draft(
        "is",
        clause,
        target=" ".join(words),
        target_node=head,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        relation="be",
        rule="state-passive",
        evidence=[head.text, *clause.evidence],
        is_guess=bool(clause.modals & {"must"}),
    )
    done = subject_draft(draft, scene, voice)
    return [done] if done is not None else []


# "The cat hates the vet", "half the office hates the rota": no persons, but what they feel is theirs.
_FEELS_AS_ONE = frozenset(
    "cat dog puppy kitten horse pony rabbit hamster parrot hen office village street class estate".split()
)


def _attitude(row: VerbRow, clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    head = clause.head
    subject = clause.subject
    holder = holder_of(subject, scene, voice) if subject is not None else voice.me
    if clause.passive:
        return _deed(clause, scene, voice)
    if holder is None and subject is not None and subject.lemma in _FEELS_AS_ONE:
        holder = Mention(noun_phrase(subject, scene, voice), MentionKind.ROLE, (subject.start, subject.end))
    if holder is None and (subject is None or not is_nobody(subject.low)):
        return [] if subject is not None and subject.low in ("it", "that", "this") else _deed(clause, scene, voice)
    if holder is not None and holder.kind is MentionKind.ADDRESSEE and not voice.is_attributed and clause.future:
        return []
    noun = object_of(head)
    slots = row.slots
    if (
        noun is not None
        and noun.lemma in _STANCE_NOUNS
        and head.lemma in ("have", "put", "place", "set", "find", "take", "sing", "lose")
    ):
        # "has a crush on Bob": what it is on is the target
        about = object_of_preposition(head) or next(
            (i for p in noun.children("prep") for i in p.children("pobj")), None
        )
        targets = targets_from(about, scene, voice) if about is not None else []
    else:
        targets = find_targets(clause, slots, scene, voice, is_strict=True)
    if not targets:
        return []
    predicate, polarity = stance(row.predicate, Polarity(row.polarity), clause.negative)
    if predicate in ("recommends",):
        polarity = flip(Polarity.POSITIVE, clause.negative)
    drafts = Draft(
        predicate,
        clause,
        polarity=polarity,
        holder=holder,
        holder_named=True,
        relation=head.lemma,
        rule=f"verb-{row.predicate}",
        evidence=[head.text, *clause.evidence],
        unheld=holder is None,
        is_guess=bool(clause.modals & {"might", "may", "must"})
        or ("could" in clause.modals and not clause.negative),
    ).about_each(targets)
    for draft in drafts:
        whom, node = draft.target_person, draft.target_node
        if head.lemma == "fancy" and (
            (whom is not None and whom.entity == "person") or (node is not None and node.tag == "NNP")
        ):
            draft.predicate = "likes" if draft.polarity is Polarity.POSITIVE else "dislikes"  # "Kit fancies Rob"
    return [*drafts, *_of_others(drafts, clause, scene, voice)]


def _of_others(drafts: list[Draft], clause: Clause, scene: Scene, voice: Voice) -> list[Draft]:
    """ "Abena and Kofi love sushi": the same of everybody named beside the first."""
    if clause.subject is None:
        return []
    found: list[Draft] = []
    for node in coordinated(clause.subject)[1:]:
        person = person_of(node, scene, voice)
        if person is not None:
            found.extend(replace(draft, holder=person, renamed=person) for draft in drafts)
    if found:
        for draft in drafts:
            draft.renamed = draft.holder
    return found


def _deed(clause: Clause, scene: Scene, voice: Voice) -> list[Draft]:
    """An attitude verb in a use that is none ("the bill was questioned"): something done."""
    made = [
        d
        for d in (subject_draft(d, scene, voice) for d in _content(_DEFAULT, clause, scene, voice))
        if d is not None
    ]
    return [d for d in (turn_by_tense(d, scene, voice) for d in made) if d is not None]


def _content(row: VerbRow, clause: Clause, scene: Scene, voice: Voice) -> list[Draft]:
    head = clause.head
    predicate = row.predicate
    keep_place = predicate in ("moved_to",)
    targets = find_targets(clause, row.slots, scene, voice, keep_place=keep_place)
    predicate, targets = adjust(predicate, clause, targets, scene, voice)
    polarity = flip(Polarity(row.polarity), clause.negative)
    if not targets:
        targets = [Target("")]
    place = place_of(head, scene, voice, targets[0].node)
    company = company_of(head, scene, voice)
    return Draft(
        predicate,
        clause,
        polarity=polarity,
        relation=_relation(head),
        rule=f"verb-{predicate}",
        evidence=[head.text, *clause.evidence],
        place=place[0] if place else None,
        place_node=place[1] if place else None,
        with_people=company,
        is_guess=bool(clause.modals & {"might", "may"})
        or ("could" in clause.modals and clause.perfect)
        or ("must" in clause.modals and clause.perfect),
    ).about_each(targets)


def _relation(head: Node) -> str:
    particle = head.child("prt")
    return f"{head.lemma} {particle.low}" if particle is not None else head.lemma
