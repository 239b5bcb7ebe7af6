"""The plain reading of a verb: its row in the verb table, its tense, and what the tense makes of it."""

from __future__ import annotations

from ingest.extract.english.clause import Clause
from ingest.extract.english.copula import evaluation
from ingest.extract.english.draft import ATTITUDES, Draft, flip, stance
from ingest.extract.english.lexicon.people import KIN, ROLES
from ingest.extract.english.lexicon.sentiment import BAD_VERBS, GOOD_VERBS
from ingest.extract.english.lexicon.sources import SOURCE_VERBS
from ingest.extract.english.lexicon.verbs import (
    MANNERS,
    NOT_VOLITIONAL,
    PATTERNS,
    STATIVE,
    WEATHER,
    VerbRow,
)
from ingest.extract.english.phrases import hyphenated, noun_phrase, person_of
from ingest.extract.english.scene import Scene, Voice, is_nobody
from ingest.extract.english.targets import (
    Target,
    company_of,
    complement_verb,
    find_targets,
    is_temporal,
    object_of,
    object_of_preposition,
    place_of,
    targets_from,
    verb_phrase,
)
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind, Polarity

_DEFAULT = VerbRow("did", ("obj",), (), "")
_APPEARING = frozenset("sound look seem smell taste appear".split())
_LONGING = VerbRow("wants", ("obj",), ("miss",), "I miss the sea.")
_MEETING = frozenset("see visit".split())
_JUDGING = frozenset(
    "find call consider think rate deem judge label brand describe regard view declare pronounce dub make".split()
)
_SCHEDULED = frozenset(
    "start begin close open end finish stop reopen leave arrive go move come land return".split()
)


def row_of(clause: Clause) -> VerbRow:
    """Return the row of the verb table that a clause satisfies best."""
    head = clause.head
    near = {k.low for k in head.kids if k.dep in ("prt", "prep", "advmod", "agent", "dative") and k.i > head.i}
    near |= {n.low for k in head.children("advmod", "prt", "prep") for n in k.children("prep", "advmod")}
    near |= {k.low for k in head.children("acomp", "oprd", "xcomp", "dobj", "attr")}
    thing = object_of(head)
    noun = thing.lemma if thing is not None else None
    nouns = {noun} | ({k.low for k in thing.children("compound")} if thing is not None else set())
    for pattern in _candidates(clause):
        if not set(pattern.words) <= near | _own_words(clause):
            continue
        if pattern.noun is not None and pattern.noun not in nouns:
            continue
        if thing is not None and pattern.words == ("to",) and pattern.row.predicate in ATTITUDES:
            continue  # "took them to the beach" is no taste
        return pattern.row
    return _DEFAULT


def _candidates(clause: Clause):  # type: ignore[no-untyped-def]  # a generator over the table's patterns
    head = clause.head
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


def subject_draft(draft: Draft, scene: Scene, voice: Voice) -> Draft | None:
    """Put the subject of its clause to a draft; None where the subject is nobody or nothing."""
    node = draft.clause.subject
    if node is None:
        return draft
    person = person_of(node, scene, voice)
    draft.subject_node = node
    if person is not None:
        draft.subject, draft.subject_person = person.name, person
        return draft
    if node.low in ("it", "this", "that", "which", "who", "what", "these", "those", "they"):
        if scene.thing is None:
            return None
        draft.subject = scene.thing
        return draft
    if node.dep in ("csubj",) or node.tag == "VBG":
        draft.subject = verb_phrase(node, scene, voice)
        return draft
    if node.low in ("someone", "somebody", "something", "nothing", "anything"):
        return None
    draft.subject = noun_phrase(node, scene, voice)
    return draft


def read_judging(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "Omar found it overpriced", "she called the plan risky", "it makes me sick"."""
    head = clause.head
    if head.lemma in _JUDGING and head.lemma != "make":
        return _judged_object(clause, scene, voice)
    if clause.subject is None:
        return None
    subject_person = person_of(clause.subject, scene, voice)
    value = (
        Polarity.POSITIVE if head.lemma in GOOD_VERBS else Polarity.NEGATIVE if head.lemma in BAD_VERBS else None
    )
    if value is None or clause.passive:
        return None
    if subject_person is not None and subject_person.kind is MentionKind.SPEAKER:
        return None
    if subject_person is not None and subject_person.kind is MentionKind.ADDRESSEE and not voice.is_attributed:
        return []
    if (
        clause.past
        and head.lemma
        in ("kill", "destroy", "hurt", "damage", "improve", "wreck", "ruin", "drain", "waste", "spoil")
        and not head.lemma.startswith("disap")
    ):
        return None  # something happened
    experiencer = object_of(head)
    holder = person_of(experiencer, scene, voice) if experiencer is not None else None
    named = (
        holder is not None
        and holder.entity == "person"
        and head.lemma
        in (
            "impress delight inspire disappoint bore annoy irritate infuriate disgust sicken frustrate soothe calm uplift".split()
        )
    )
    predicate, polarity = stance(
        "believes_good" if value is Polarity.POSITIVE else "believes_bad", value, clause.negative
    )
    from ingest.extract.english.copula import _topic

    return [
        Draft(
            predicate,
            clause,
            target=t.text,
            target_node=t.node,
            target_person=t.person,
            polarity=polarity,
            holder=holder if named else None,
            holder_named=named,
            relation=head.lemma,
            rule="judging-verb",
            evidence=[head.text, *clause.evidence],
            is_guess=bool(clause.modals & {"might", "may", "could"}),
        )
        for t in _topic(clause.subject, scene, voice)
    ]


def _judged_object(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    head = clause.head
    judged: Node | None = None
    verdict: Node | None = None
    for kid in head.children("oprd", "acomp", "xcomp", "ccomp", "advcl", "amod"):
        if evaluation(kid) is not None or (kid.tag.startswith("J") and kid.i > head.i):
            verdict = kid
            judged = kid.subject or object_of(head)
            break
        if (
            kid.lemma == "be"
            and (inner := kid.child("acomp", "attr")) is not None
            and any(a.tag == "TO" for a in kid.kids)
        ):
            verdict, judged = inner, kid.subject or object_of(head)
            break
    if verdict is None:
        thing = object_of(head)
        as_phrase = next((p for p in head.children("prep") if p.low == "as"), None)
        if as_phrase is not None:
            verdict, judged = as_phrase.child("pobj", "amod", "pcomp"), thing
        elif (
            thing is not None
            and (post := next((k for k in thing.kids if k.i > thing.i and k.tag.startswith("J")), None))
            is not None
        ):
            verdict, judged = post, thing
        elif (
            head.lemma in ("call", "dub", "consider", "declare")
            and thing is not None
            and evaluation(thing) is not None
        ):
            verdict, judged = thing, next((k for k in head.children("dative", "nsubj") if k.i > head.i), None)
    if verdict is None or judged is None:
        return None
    value = evaluation(verdict)
    if clause.passive:
        judged = clause.subject or judged
    if value is None:
        return None
    holder = person_of(clause.subject, scene, voice) if clause.subject is not None and not clause.passive else None
    predicate, polarity = stance(
        "believes_good" if value is not Polarity.NEGATIVE else "believes_bad", value, clause.negative
    )
    from ingest.extract.english.copula import _topic

    return [
        Draft(
            predicate,
            clause,
            target=t.text,
            target_node=t.node,
            target_person=t.person,
            polarity=polarity,
            holder=holder,
            holder_named=holder is not None,
            unheld=holder is None and not clause.passive,
            relation=head.lemma,
            rule="judged-object",
            evidence=[head.text, verdict.text, *clause.evidence],
        )
        for t in _topic(judged, scene, voice)
    ]


def read_plain(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read a verb by its row, then turn it by tense: plan, forecast, habit, ability, or deed."""
    head = clause.head
    if not head.is_verb or head.lemma == "be" and not clause.passive:
        return None
    if head.lemma == "mean" and (
        object_of(head) is None or object_of(head).low in ("lot", "world", "much", "everything")
    ):  # type: ignore[union-attr]  # checked before
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
    if head.lemma in _APPEARING and head.child("dobj") is None:
        return []  # "playdates sound like fun"
    thing = object_of(head)
    if head.lemma == "give" and thing is not None and thing.low in ("go", "try", "shot", "whirl", "thought"):
        return []
    caused = _caused(clause, scene, voice)
    if caused is not None:
        return caused
    row = row_of(clause)
    if _is_state_passive(clause, row):
        return _state(clause, scene, voice)
    if (
        head.lemma == "need"
        and clause.subject is not None
        and thing is not None
        and (who := person_of(clause.subject, scene, voice)) is not None
        and who.entity == "person"
    ):
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
    drafts = [d for d in made if d is not None]
    for draft in drafts:
        _shift_to_owner(draft, scene, voice)
    return [d for d in (turn_by_tense(d, scene, voice) for d in drafts) if d is not None]


def _caused(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "We had the roof repaired", "she got her nose pierced"."""
    head = clause.head
    if head.lemma not in ("have", "get"):
        return None
    done = next(
        (
            k
            for k in head.children("ccomp", "xcomp", "oprd")
            if k.tag in ("VBN", "VBD") and k.i > head.i and not k.auxiliaries
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


def _is_state_passive(clause: Clause, row: VerbRow) -> bool:
    """ "The museum is closed on Mondays": a present passive without agent or future is a state."""
    if not clause.passive or clause.past or clause.future or clause.progressive or clause.modals - {"must"}:
        return False
    if any(a.lemma == "get" for a in clause.head.auxiliaries) or clause.head.child("agent") is not None:
        return False
    return (
        row.predicate in _STATE_ROWS
        and not scene_future(clause)
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


def _attitude(row: VerbRow, clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    head = clause.head
    subject = clause.subject
    holder = person_of(subject, scene, voice) if subject is not None else voice.me
    if clause.passive:
        return _deed(clause, scene, voice)
    if holder is None and (subject is None or not is_nobody(subject.low)):
        return [] if subject is not None and subject.low in ("it", "that", "this") else _deed(clause, scene, voice)
    if holder is not None and holder.kind is MentionKind.ADDRESSEE and not voice.is_attributed and clause.future:
        return []
    targets = find_targets(clause, row.slots, scene, voice)
    if not targets:
        return []
    predicate, polarity = stance(row.predicate, Polarity(row.polarity), clause.negative)
    if predicate in ("recommends",):
        polarity = flip(Polarity.POSITIVE, clause.negative)
    drafts = [
        Draft(
            predicate,
            clause,
            target=t.text,
            target_node=t.node,
            target_person=t.person,
            polarity=polarity,
            holder=holder,
            holder_named=True,
            relation=head.lemma,
            rule=f"verb-{row.predicate}",
            evidence=[head.text, *clause.evidence],
            unheld=holder is None,
            is_guess=bool(clause.modals & {"might", "may", "must", "could"}),
        )
        for t in targets
    ]
    return drafts


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
    predicate, targets = _adjust(predicate, row, clause, targets, scene, voice)
    polarity = flip(Polarity(row.polarity), clause.negative)
    if not targets:
        targets = [Target("")]
    place = place_of(head, scene, voice, targets[0].node)
    company = company_of(head, scene, voice)
    return [
        Draft(
            predicate,
            clause,
            target=t.text or None,
            target_node=t.node,
            target_person=t.person,
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
        )
        for t in targets
    ]


def _relation(head: Node) -> str:
    particle = head.child("prt")
    return f"{head.lemma} {particle.low}" if particle is not None else head.lemma


def _adjust(
    predicate: str, row: VerbRow, clause: Clause, targets: list[Target], scene: Scene, voice: Voice
) -> tuple[str, list[Target]]:
    """Mend what the table alone cannot tell: persons as objects, passives, verbs without an object."""
    head = clause.head
    person = targets[0].person if targets else None
    node = targets[0].node if targets else None
    is_human = person is not None and person.entity == "person"
    if head.lemma in _MEETING and is_human:
        return "met", targets
    if head.lemma == "see" and node is not None and node.lemma in ROLES:
        return "met", targets
    if predicate in ("watched",) and head.lemma == "see" and not clause.past and not targets:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if clause.passive and predicate in ("gave",):
        return _passive_giving(clause, targets, scene, voice)
    if clause.passive and head.lemma in ("steal", "nick", "rob", "pinch", "swipe", "snatch"):
        return "lost", [Target("")]
    if predicate == "lost" and is_human and head.lemma == "miss":
        return "wants", targets
    if (
        predicate == "lost"
        and node is not None
        and node.lemma
        in (
            "weight",
            "kilo",
            "pound",
            "job",
            "temper",
            "interest",
            "match",
            "game",
            "patience",
            "mind",
            "way",
            "touch",
            "track",
            "count",
            "hope",
            "confidence",
        )
    ):
        return (
            ("left", targets) if node.lemma == "job" else ("did", [Target(verb_phrase(head, scene, voice), head)])
        )
    if predicate == "left" and head.lemma == "leave":
        return _leaving(clause, targets, scene, voice)
    if (
        predicate == "married"
        and head.low == "married"
        and targets
        and node is not None
        and node.dep == "pobj"
        and not is_human
    ):
        return predicate, [Target("")]
    if predicate == "went" and not targets:
        gerund = complement_verb(head)
        if head.lemma == "go" and gerund is not None:
            return "did", [Target(verb_phrase(gerund, scene, voice), gerund)]
        if (
            head.lemma in MANNERS
            or head.lemma in ("go", "come", "return", "arrive", "fly", "drive")
            and head.child("prt") is not None
        ):
            return "did", [Target(verb_phrase(head, scene, voice), head)]
        return predicate, [Target(verb_phrase(head, scene, voice), head)] if head.lemma not in (
            "go",
            "come",
            "arrive",
            "return",
        ) else []
    if (
        predicate == "went"
        and head.lemma in ("go", "come")
        and node is not None
        and node.low in ("through", "over")
    ):
        return "did", targets
    if predicate in ("started", "stopped"):
        return _beginning(predicate, clause, targets, scene, voice)
    if predicate == "received" and clause.passive:
        inner = object_of(head)
        return predicate, targets_from(inner, scene, voice) if inner is not None else [Target("")]
    if predicate == "received" and head.lemma == "come":
        return predicate, []
    if predicate == "received" and head.lemma == "get" and not targets:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if predicate in ("bought", "gave", "ate", "read", "watched", "lost", "received", "plans") and not targets:
        return ("did" if predicate != "plans" else predicate), [Target(verb_phrase(head, scene, voice), head)]
    if predicate == "has" and not targets:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if predicate == "studies" and head.lemma == "learn":
        if node is not None and not node.is_noun or complement_verb(head) is not None:
            return "did", [Target(verb_phrase(head, scene, voice), head)]
    if (
        predicate == "joined"
        and head.lemma == "start"
        and (clause.subject is None or person_of(clause.subject, scene, voice) is None)
    ):
        return "started", []
    if (
        predicate == "is"
        and head.lemma == "turn"
        and node is not None
        and (node.tag == "CD" or clause.past and node.is_noun)
    ):
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if predicate == "joined" and head.lemma == "get" and not targets:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if predicate == "did":
        return _doing(clause, targets, scene, voice)
    if head.lemma == "have" and predicate == "has" and node is not None and (clause.past or clause.progressive):
        return _having(clause, targets, node, scene, voice)
    if predicate == "works_at" and not targets:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if predicate == "works_at" and node is not None and node.is_verb:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if (
        predicate == "works_at"
        and node is not None
        and node.dep == "pobj"
        and node.head is not None
        and node.head.low == "on"
    ):
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    return predicate, targets


_HAD_EVENTS = frozenset(
    "party meeting talk chat fight argument baby accident time interview surgery operation look great blast exam test".split()
)


def _having(
    clause: Clause, targets: list[Target], node: Node, scene: Scene, voice: Voice
) -> tuple[str, list[Target]]:
    if node.lemma in ("time", "blast", "fun", "day", "weekend"):
        return "did", [Target(" ".join(n.text for n in node.ordered() if n.dep != "det")[:60], node)]
    if clause.progressive or node.lemma in _HAD_EVENTS:
        return "did", targets
    return "has", targets


def _doing(clause: Clause, targets: list[Target], scene: Scene, voice: Voice) -> tuple[str, list[Target]]:
    head = clause.head
    person = targets[0].person if targets else None
    if clause.passive:
        participle = verb_phrase(head, scene, voice)
        return "did", [Target(participle, head)]
    if not targets or (person is not None and person.entity == "person") or head.child("prt") is not None:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    return "did", targets


def _passive_giving(clause: Clause, targets: list[Target], scene: Scene, voice: Voice) -> tuple[str, list[Target]]:
    """ "I was given a medal" is receiving; "the house was sold" is something done."""
    subject = person_of(clause.subject, scene, voice) if clause.subject is not None else None
    thing = object_of(clause.head)
    if subject is not None and thing is not None:
        return "received", targets_from(thing, scene, voice)
    return "did", [Target(verb_phrase(clause.head, scene, voice), clause.head)]


def _leaving(clause: Clause, targets: list[Target], scene: Scene, voice: Voice) -> tuple[str, list[Target]]:
    head = clause.head
    thing = object_of(head)
    if thing is not None:
        person = person_of(thing, scene, voice)
        located = any(
            k.low in ("on", "in", "at", "behind", "under", "there", "somewhere")
            for k in head.kids
            if k.i > thing.i
            and not k.is_time
            and k.dep in ("prep", "advmod", "prt")
            and not any(is_temporal(p) for p in k.children("pobj"))
        ) or any(k.low in ("on", "in", "at") for k in thing.children("prep"))
        if person is None and located and thing.child("poss") is not None:
            return "lost", targets_from(thing, scene, voice)
        return "left", targets
    bound = object_of_preposition(head, "for")
    if bound is not None:
        return "went", targets_from(bound, scene, voice)
    return "left", targets


def _beginning(
    predicate: str, clause: Clause, targets: list[Target], scene: Scene, voice: Voice
) -> tuple[str, list[Target]]:
    head = clause.head
    subject = person_of(clause.subject, scene, voice) if clause.subject is not None else None
    human = subject is not None and subject.entity == "person"
    if not human:
        return predicate, targets if targets and not clause.passive and targets[0].node is not None and targets[
            0
        ].node.dep == "dobj" else []
    if head.lemma in ("end",) and targets and head.child("prt") is not None:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if (
        head.lemma in ("break", "drop", "close", "shut", "end", "open", "fold", "pause", "set")
        and targets
        and head.child("prt") is None
    ):
        return ("started" if head.lemma == "open" else "did"), targets
    if not targets and head.lemma in ("start", "begin"):
        at = object_of_preposition(head, "at", "with")
        if at is not None:
            return "joined", targets_from(at, scene, voice)
    return predicate, targets


def turn_by_tense(draft: Draft, scene: Scene, voice: Voice) -> Draft | None:
    """Turn a deed by tense and modality into a plan, a forecast, a habit or an ability."""
    clause = draft.clause
    subject = draft.subject_person
    human = subject is not None and subject.entity == "person"
    own_label = draft.predicate in ("started", "stopped", "takes_place") and not human
    head = clause.head
    future = clause.future or _scheduled(clause, draft, human)
    if (
        draft.is_guess
        and not clause.past
        and human
        and subject is not None
        and subject.kind is MentionKind.SPEAKER
    ):
        draft.predicate = "plans"
        return draft
    if clause.hypothetical and human and not clause.perfect and clause.modals & {"will", "would", "could"}:
        if subject is not None and (subject.kind is MentionKind.SPEAKER or subject.name == _innermost(voice)):
            return _as_plan(draft, scene, voice)
        draft.hypothetical = True
        return draft
    if (
        "could" in clause.modals
        and clause.negative
        and not clause.perfect
        and draft.predicate in ("went", "met", "ate", "watched", "received", "gave", "passed")
        and not clause.hypothetical
    ):
        return draft  # "couldn't come to the party": it did not happen
    if "could" in clause.modals and not clause.negative and not clause.perfect and not clause.hypothetical:
        if subject is not None and subject.kind is MentionKind.SPEAKER:
            return None  # "I could eat this all day"
        draft.is_guess = True
        return draft
    if "can" in clause.modals or ("could" in clause.modals and clause.negative and not clause.perfect):
        return _as_ability(draft, scene, voice, human)
    if future and not own_label:
        if human and head.lemma not in NOT_VOLITIONAL and not (clause.passive):
            return _as_plan(draft, scene, voice)
        if not draft.is_guess or not human:
            return _as_forecast(draft, scene, voice)
    if _is_habit(clause, draft):
        if head.lemma == "speak" and draft.target_node is not None and draft.target_node.is_proper:
            draft.predicate = "can"
            return draft
        if human or draft.predicate not in ("started", "stopped", "lost", "received", "married"):
            return _as_habit(draft, scene, voice, human)
        return draft
    if draft.predicate == "married" and clause.passive and not any(a.lemma == "get" for a in head.auxiliaries):
        draft.is_state = True
    return draft


def _innermost(voice: Voice) -> str | None:
    source = next((s for s in reversed(voice.sources) if s is not None), voice.me)
    return source.name if source is not None else None


def _scheduled(clause: Clause, draft: Draft, human: bool) -> bool:
    """Is a present form about the future: "I'm moving in April", "rent goes up in March"?"""
    if clause.past or clause.modals or clause.perfect:
        return False
    timed = any(n.is_time for k in clause.head.kids for n in (k, *k.kids))
    if clause.progressive:
        if (
            human
            and draft.predicate in ("moved_to", "went", "left", "joined", "married")
            and clause.head.lemma
            not in (
                "hike",
                "climb",
                "tour",
                "explore",
            )
        ):
            return True
        return timed and scene_future(clause)
    return timed and scene_future(clause) and not clause.habitual and clause.head.lemma not in STATIVE


def scene_future(clause: Clause) -> bool:
    """Does an expression of time in the clause point ahead? Set by the reader on the time's tokens."""
    return any(n.is_ahead for k in clause.head.kids for n in k.subtree())


def _as_plan(draft: Draft, scene: Scene, voice: Voice) -> Draft:
    draft.rule = f"plan:{draft.rule}"
    if not draft.target:
        text = verb_phrase(draft.clause.head, scene, voice)
        draft.target, draft.target_node = text, draft.clause.head
    draft.predicate = "plans"
    return draft


def _as_forecast(draft: Draft, scene: Scene, voice: Voice) -> Draft | None:
    if (
        draft.subject_person is not None
        and draft.subject_person.kind is MentionKind.ADDRESSEE
        and not voice.is_attributed
    ):
        return None
    draft.rule = f"forecast:{draft.rule}"
    draft.predicate = "predicts"
    draft.target, draft.target_node = verb_phrase(draft.clause.head, scene, voice), draft.clause.head
    draft.target_person = None
    return draft


def _as_ability(draft: Draft, scene: Scene, voice: Voice, human: bool) -> Draft | None:
    if (
        draft.subject_person is not None
        and draft.subject_person.kind is MentionKind.ADDRESSEE
        and not voice.is_attributed
    ):
        return None
    if (
        not human
        and draft.subject_person is None
        and draft.clause.subject is not None
        and draft.clause.subject.low in ("it", "that", "this")
    ):
        return None
    if (
        draft.clause.head.lemma
        in (
            "see",
            "tell",
            "imagine",
            "wait",
            "believe",
            "help",
            "hear",
            "feel",
            "understand",
            "relate",
            "remember",
        )
        and draft.subject_person is not None
        and draft.subject_person.kind is MentionKind.SPEAKER
        and not draft.clause.negative
    ):
        return None
    draft.rule = f"ability:{draft.rule}"
    draft.predicate = "can"
    if not draft.target:
        draft.target, draft.target_node = verb_phrase(draft.clause.head, scene, voice), draft.clause.head
    return draft


def _is_habit(clause: Clause, draft: Draft) -> bool:
    head = clause.head
    if (
        clause.perfect
        and draft.predicate in ("did", "ate", "watched", "read")
        and _lasts(head)
        and (clause.negative or head.tag == "VBG")
    ):
        return True
    if draft.predicate in ("lives_in", "works_at", "studies", "has", "can", "is", "plans", "takes_place"):
        return False
    if clause.past and not (clause.habitual and clause.adverbs & {"always", "usually", "often", "never"}):
        return False
    if clause.progressive:
        return clause.habitual and "always" in clause.adverbs
    if clause.past:
        return "always" in clause.adverbs or "usually" in clause.adverbs or "often" in clause.adverbs
    return head.tag in ("VBZ", "VBP", "VB") and not clause.modals and head.lemma not in STATIVE


def _lasts(head: Node) -> bool:
    """ "… since May", "… for years"."""
    return any(
        p.low in ("since", "for", "in")
        and (inner := p.child("pobj")) is not None
        and (p.low == "since" or is_temporal(inner))
        for p in head.children("prep", "mark")
    )


def _as_habit(draft: Draft, scene: Scene, voice: Voice, human: bool) -> Draft | None:
    if (
        draft.subject_person is not None
        and draft.subject_person.kind is MentionKind.ADDRESSEE
        and not voice.is_attributed
    ):
        return None
    draft.rule = f"habit:{draft.rule}"
    draft.predicate = "does_regularly"
    if not draft.target:
        draft.target, draft.target_node = verb_phrase(draft.clause.head, scene, voice), draft.clause.head
    return draft


def weather(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "It'll pour on Saturday": a forecast without a subject."""
    head = clause.head
    if head.lemma not in WEATHER or clause.subject is None or clause.subject.low not in ("it",):
        return None
    ahead = clause.future or scene_future(clause) or bool(clause.modals & {"might", "may", "could"})
    return [
        Draft(
            "predicts" if ahead else "did",
            clause,
            target=head.lemma,
            target_node=head,
            polarity=flip(Polarity.POSITIVE, clause.negative),
            relation=head.lemma,
            rule="weather",
            evidence=[head.text],
            is_guess=bool(clause.modals & {"might", "may", "could"}),
        )
    ]


__all__ = ["KIN", "Mention", "read_judging", "read_plain", "row_of", "subject_draft", "turn_by_tense", "weather"]
