"""Walks the clauses of one parsed sentence and collects what each states, under its voice."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.attribution import Attribution, attribution_of
from ingest.extract.english.clause import Clause, clause_of
from ingest.extract.english.clefts import read_cleft, read_pseudo_cleft
from ingest.extract.english.contrasts import read_lessened
from ingest.extract.english.draft import Draft, flip, stance
from ingest.extract.english.ellipsis import Antecedent, except_for, read_ellipsis, set_apart
from ingest.extract.english.frames import nominal_evaluation, nominal_occasion, read_clause
from ingest.extract.english.idioms import is_giving_over, is_indifference, nominal_preference
from ingest.extract.english.lexicon.concepts import concept_kind
from ingest.extract.english.lexicon.frames import RECOMMEND_VERBS, REQUEST_VERBS, SUGGEST_VERBS, WARN_VERBS
from ingest.extract.english.lexicon.sentiment import FEELINGS
from ingest.extract.english.lexicon.sources import GUESS_ADVERBS, HEARSAY_ADVERBS, NO_SOURCES, SOURCE_VERBS
from ingest.extract.english.mend_forms import UNCHANGING
from ingest.extract.english.phrases import coordinated, noun_phrase, person_of
from ingest.extract.english.scene import FIRST, SECOND, Scene, Voice, is_nobody
from ingest.extract.english.targets import object_of, verb_phrase
from ingest.extract.english.tree import Node, Tree, opposite_of
from ingest.model import Mention, MentionKind, Polarity

_STORED_REASONS = frozenset("because since although though whereas while cause cuz as so after but and".split())
_CONDITIONS = frozenset("if unless provided providing assuming suppose supposing".split())
_CIRCUMSTANCES = frozenset(
    "when whenever wherever until till before once where that than however whatever whichever lest".split()
)
_TENSE_DEPTH = 12  # clauses within clauses; real talk stays below five


def read_tree(tree: Tree, scene: Scene, voice: Voice) -> list[Draft]:
    """Return the drafts of a sentence in text order."""
    found: list[Draft] = []
    for root in tree.roots:
        found.extend(_read_root(root, scene, voice))
    return found


def _read_root(root: Node, scene: Scene, voice: Voice) -> list[Draft]:
    if not _is_predicate(root):
        return _nominal(root, scene, voice)
    return walk(root, scene, voice)


def _is_predicate(node: Node) -> bool:
    return node.is_verb or node.subject is not None or bool(node.auxiliaries)


def _nominal(root: Node, scene: Scene, voice: Voice) -> list[Draft]:
    """A fragment: only a taste ("Not a fan of …") is stated; clauses hung below it are read."""
    clause = clause_of(root)
    drafts = (
        nominal_evaluation(root, scene, voice, clause)
        or nominal_preference(root, clause, scene, voice)
        or nominal_occasion(root, scene, voice, clause)
    )
    if drafts:
        return [_voiced(d, scene, voice) for d in drafts]
    below = [
        k
        for k in root.children("ccomp", "conj", "parataxis")
        if _is_predicate(k)
        and k.subject is not None
        and not any(n.tag in ("WP", "WDT", "WRB") or n.low in ("if", "whether") for n in k.kids)
    ]
    return [d for kid in below for d in walk(kid, scene, voice)]


def walk(
    head: Node,
    scene: Scene,
    voice: Voice,
    shared: Node | None = None,
    leader: Clause | None = None,
    depth: int = 0,
) -> list[Draft]:
    """Return what the clause of `head` states, and the clauses joined to it."""
    if depth > _TENSE_DEPTH:
        return []
    clause = clause_of(head, shared, leader)
    goes_on = head.lemma in _GOING_ON or (head.lemma in _LEAVING_OFF and clause.negative)  # "never stops saying"
    if (
        goes_on
        and (said := _governed_saying(head)) is not None
        and (said.lemma != "think" or said.child("ccomp") is not None)
    ):
        clause.negative = clause.negative and head.lemma in _GOING_ON
        clause = _as_governed(clause, said)
        head = said
    before = _front(head, scene, voice, depth)
    voice, clause = _adverbs(clause, scene, voice)
    clause.hypothetical = clause.hypothetical or _has_condition(head) or voice.hypothetical
    if clause.hypothetical:
        voice = replace(voice, hypothetical=True)
    if depth == 0 and any(k.dep == "mark" and k.low in _CONDITIONS for k in head.kids):
        return _consequence(head, scene, voice, depth)
    if _is_imperative(head, clause) or _turns_to_listener(head, leader):
        own = _ordered(clause, scene, voice)
        return [*before, *own, *_joined(head, clause, scene, voice, depth)]
    if _is_inverted_question(head, clause):
        return before
    fragment = (head.tag == "VBG" and not head.auxiliaries) or any(a.tag == "TO" for a in head.kids)
    if fragment and leader is None and shared is None and head.dep in ("ROOT", "parataxis", "dep", "conj"):
        return before  # "The birds chirping!": named, not asserted
    if _is_talk_about_talk(clause) or _is_of_nobody(clause, voice):
        return [*before, *_joined(head, clause, scene, voice, depth)]
    frame = attribution_of(clause, scene, voice)
    if frame is not None:
        own = _framed(frame, clause, scene, depth)
    else:
        own = _unframed(head, clause, scene, voice, depth)
    if own:
        scene.last = own
    return [*before, *own, *_joined(head, clause, scene, voice, depth)]


def _unframed(head: Node, clause: Clause, scene: Scene, voice: Voice, depth: int) -> list[Draft]:
    """Read a clause that is no frame round another one."""
    _note_people(clause, scene, voice)
    answered = _taken_up(clause, scene, voice)
    if answered is not None or _is_bare_telling(clause):
        return answered or []
    echoed = read_lessened(clause, scene, voice)
    if echoed is None:
        echoed = read_ellipsis(clause, scene, voice)
    if echoed is not None:
        return echoed
    apart = set_apart(head)
    own = [
        _voiced(d, scene, voice)
        for d in _forwarded(clause, scene, voice, depth) or read_clause(clause, scene, voice)
    ]
    _note_things(own, scene, voice)
    if own:
        scene.antecedent = Antecedent(list(own), clause)
    own.extend(except_for(apart, own, scene, voice))
    return own


def _is_bare_telling(clause: Clause) -> bool:
    """ "No, Bob said it", "Ann told me that": what was said stands elsewhere."""
    head = clause.head
    thing = next((k for k in head.children("dobj", "advmod", "ccomp", "dative") if k.low in _SAID_THINGS), None)
    return head.lemma in ("say", "tell", "mention", "admit") and thing is not None and not thing.kids


_SAID_THINGS = frozenset("it that this so".split())


def _forwarded(clause: Clause, scene: Scene, voice: Voice, depth: int) -> list[Draft] | None:
    """Read a cleft of either kind."""

    def below(relative: Node, named: Node) -> list[Draft]:
        return walk(relative, scene, voice, named, None, depth + 1)

    return read_cleft(clause, below) or read_pseudo_cleft(clause, scene, voice)


def _consequence(head: Node, scene: Scene, voice: Voice, depth: int) -> list[Draft]:
    """ "If it snows we'd cancel", read with the condition on top: only the consequence is stated."""
    drafts: list[Draft] = []
    for kid in head.children("ccomp", "conj", "parataxis", "dep", "advcl"):
        if kid.i > head.i and _is_predicate(kid) and kid.subject is not None and kid.child("mark") is None:
            drafts.extend(walk(kid, scene, replace(voice, hypothetical=True), None, None, depth + 1))
    return drafts


_MISTAKING = frozenset(
    "confuse misremember misspeak misread mistake mishear mistype muddle miscount misquote".split()
)


def _is_talk_about_talk(clause: Clause) -> bool:
    """ "I mixed them up", "I got it wrong", "I take that back": about the telling, not about the world."""
    head = clause.head
    if clause.subject is not None and clause.subject.low not in FIRST:
        return False
    low = {n.low for n in head.subtree()}
    return (
        head.lemma in _MISTAKING
        or (head.lemma in ("mix", "muddle") and "up" in low)
        or (
            head.lemma in ("get", "be", "remember", "say", "hear", "have")
            and "wrong" in low
            and bool(low & {"it", "that", "i", "this"})
        )
        or (head.lemma == "take" and "back" in low and bool(low & {"that", "it"}))
        or (head.lemma in ("mean", "say", "correct", "clarify", "joke", "kid", "swear") and len(low) <= 4)
    )


def _is_of_nobody(clause: Clause, voice: Voice) -> bool:
    """ "You needn't lock up" with no listener named: nobody is there whom "you" could mean."""
    subject = clause.subject
    if subject is None or voice.you is not None:
        return False
    return subject.low in SECOND or any(k.low in SECOND for k in subject.children("poss"))


# What a thing begins to do to one: "The damp is starting to worry me".
_COMING_TO = frozenset(
    "worry annoy bug irritate bore grate scare drag grow wind wear concern frustrate fascinate".split()
)
_GOING_ON = frozenset("keep continue start begin".split())
_LEAVING_OFF = frozenset("stop quit cease".split())
# What one keeps doing in one's mind: "I keep worrying about the stairs".
_MINDING = frozenset(
    "worry fret stress panic fancy crave dread rave gush swoon hanker long yearn pine wish hope fear".split()
)


_ASKING = REQUEST_VERBS | SUGGEST_VERBS | RECOMMEND_VERBS | WARN_VERBS


def _governed_saying(head: Node) -> Node | None:
    """ "keeps telling me to …": the saying is what counts."""
    for kid in head.children("xcomp", "ccomp"):
        if kid.lemma in _COMING_TO and head.lemma in ("start", "begin") and kid.subject is None:
            return kid
        if (
            kid.lemma == "think"
            and head.lemma in ("start", "begin")
            and kid.subject is None
            and kid.child("ccomp") is not None
        ):
            return kid  # "I'm starting to think we should never have moved"
        if (
            kid.tag == "VBG"
            and kid.subject is None
            and (kid.lemma in SOURCE_VERBS or kid.lemma in _ASKING or kid.lemma in _MINDING)
            and kid.i > head.i
        ):
            return kid
    return None


def _as_governed(outer: Clause, verb: Node) -> Clause:
    inner = clause_of(verb, outer.subject)
    inner.negative ^= outer.negative
    inner.past, inner.future, inner.modals = outer.past, outer.future, outer.modals
    if outer.head.lemma in _LEAVING_OFF:
        inner.future, inner.modals = False, frozenset()  # "won't stop saying": says all the time
    return inner


def _voiced(draft: Draft, scene: Scene, voice: Voice) -> Draft:
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
    return draft


def _unsaid(clause: Clause, scene: Scene, voice: Voice) -> list[Draft]:
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


def _framed(frame: Attribution, clause: Clause, scene: Scene, depth: int) -> list[Draft]:
    if frame.is_unsaid:
        return _unsaid(clause, scene, frame.voice)
    if frame.content is None or not frame.states:
        return []
    if frame.asks:
        return _question(frame, clause, scene)
    if any(k.low in ("if", "whether") and k.dep == "mark" for k in frame.content.kids) and not frame.voice.sources:
        return []
    inner_subject = clause.subject if frame.content.subject is None else None
    drafts = walk(frame.content, scene, frame.voice, inner_subject, None, depth + 1)
    return [*drafts, *_held_by_others_too(drafts, frame, clause, scene)]


def _held_by_others_too(drafts: list[Draft], frame: Attribution, clause: Clause, scene: Scene) -> list[Draft]:
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


def _question(frame: Attribution, clause: Clause, scene: Scene) -> list[Draft]:
    """ "Lottie asked if we still have the tent": the question is hers; what it is about is the target."""
    content = frame.content
    assert content is not None
    voice = frame.voice
    target, node = asked_about(content, scene, voice)
    return [
        Draft(
            "asks",
            clause,
            target=target,
            target_node=node,
            polarity=Polarity.NEUTRAL,
            holder=frame.asker,
            holder_named=frame.asker is not None,
            unheld=frame.asker_unnamed,
            relation=clause.head.lemma,
            rule="reported-question",
            evidence=[clause.head.text, content.text],
            voice=voice,
        )
    ]


def asked_about(content: Node, scene: Scene, voice: Voice) -> tuple[str, Node]:
    """Return the key phrase of a question: its object, its subject, or its verb phrase."""
    thing = object_of(content)
    if (
        thing is not None
        and thing.is_noun
        and thing.low not in ("time", "thing")
        and not any(k.tag.startswith("W") for k in thing.kids)
    ):
        return noun_phrase(thing, scene, voice), thing
    subject = content.subject
    if subject is not None and subject.is_noun and person_of(subject, scene, voice) is None:
        return noun_phrase(subject, scene, voice), subject
    return verb_phrase(content, scene, voice), content


def _front(head: Node, scene: Scene, voice: Voice, depth: int) -> list[Draft]:
    """Read joined clauses that stand before the main one ("Because …, …"), and misparsed first halves."""
    drafts: list[Draft] = []
    for kid in head.children("advcl"):
        if kid.i < head.i:  # "When I asked Dad he said …": he is Dad
            _note_people(clause_of(kid), scene, voice)
    for kid in head.children("ccomp", "parataxis", "advcl"):
        is_first_half = (
            kid.i < head.i
            and kid.dep in ("ccomp", "parataxis")
            and kid.subject is not None
            and not any(
                k.dep == "mark" and k.low in ("since", "while", "after", "as", "before", "until") for k in kid.kids
            )
            and not _is_frame_for(head, kid)
        )
        if is_first_half or _is_set_against(kid, head):
            drafts.extend(walk(kid, scene, voice, None, None, depth + 1))
    return drafts


def _is_set_against(kid: Node, head: Node) -> bool:
    """ "While Ann likes the flat, Bob finds it too small": a contrast, told first."""
    mark = kid.child("mark")
    if kid.dep != "advcl" or kid.i > head.i or mark is None or mark.low not in ("while", "whereas"):
        return False
    is_state = kid.tag in ("VBZ", "VBP", "VBD") and not kid.auxiliaries
    return is_state and kid.subject is not None and any(k.text == "," and kid.i < k.i < head.i for k in head.kids)


def _is_frame_for(head: Node, kid: Node) -> bool:
    from ingest.extract.english.lexicon.sources import SOURCE_VERBS

    return head.lemma in SOURCE_VERBS and head.subject is not None


def _joined(head: Node, clause: Clause, scene: Scene, voice: Voice, depth: int) -> list[Draft]:
    """Read the clauses coordinated with or hung below a clause, those that assert something."""
    drafts: list[Draft] = []
    voice = replace(voice, hypothetical=False) if not _has_condition(head) else voice
    for kid in list(head.kids):
        if (
            (
                kid.dep == "conj"
                or (kid.dep == "dep" and kid.tag == "VBD" and kid.i > head.i and kid.subject is None)
            )
            and _is_predicate(kid)
            and not any(k.tag in ("WRB", "WP") and k.i < kid.i for k in kid.kids)
            and not _is_mere_feeling(kid)
            and not _shares_object(head, kid)
        ):
            leader = clause if kid.subject is None else None
            drafts.extend(
                walk(kid, scene, voice, clause.subject if kid.subject is None else None, leader, depth + 1)
            )
        elif _goes_on(kid, clause):
            kid.tag = "VBD"
            drafts.extend(walk(kid, scene, voice, clause.subject, clause, depth + 1))
        elif kid.dep in ("parataxis", "dep") and kid.i > head.i and kid.is_verb and kid.subject is not None:
            drafts.extend(walk(kid, scene, voice, None, None, depth + 1))
        elif kid.dep == "advcl" and not _is_set_against(kid, head) and _is_stored_adverbial(kid):
            drafts.extend(
                walk(kid, scene, voice, clause.subject if kid.subject is None else None, None, depth + 1)
            )
        elif kid.dep == "advcl" and _is_purpose(kid, head):
            drafts.extend(_purpose(kid, clause, scene, voice))
    for prep in head.children("prep"):
        order = prep.child("pobj")
        if (
            prep.low == "in"
            and order is not None
            and order.low == "order"
            and (aim := order.child("acl", "advcl", "relcl")) is not None
        ):
            drafts.extend(_purpose(aim, clause, scene, voice))
    drafts.extend(_told_in_passing(head, scene, voice, depth))
    return drafts


def _told_in_passing(head: Node, scene: Scene, voice: Voice, depth: int) -> list[Draft]:
    """Read the relative clauses behind a comma: "Ann, who hates cats, …", "…, which Dad hated"."""
    drafts: list[Draft] = []
    for noun in _nominals(head):
        for relative in list(noun.children("relcl")):
            if not _is_nonrestrictive(relative, noun):
                continue
            if noun.is_proper or person_of(noun, scene, voice) is not None:
                drafts.extend(_relative(relative, noun, scene, voice, depth))
            drafts.extend(_judged_in_relative(relative, noun, scene, voice, depth))
    return drafts


def _goes_on(kid: Node, clause: Clause) -> bool:
    """ "Popped into town, bumped into Ada": the second of one's own deeds, read as a participle."""
    subject, head = clause.subject, clause.head
    if (
        kid.dep not in ("advcl", "acl", "dep")
        or kid.tag not in ("VBN", "VBD")
        or kid.i < head.i
        or head.tag != "VBD"
    ):
        return False
    if subject is None or subject.end > subject.start or kid.subject is not None or kid.auxiliaries:
        return False
    if kid.low in FEELINGS or kid.child("mark", "agent") is not None:
        return False
    return any(k.text == "," and k.i == kid.i - 1 for k in (*head.kids, *kid.kids))


def _is_mere_feeling(kid: Node) -> bool:
    """ "feeling hopeful and inspired": the second is a feeling like the first."""
    return kid.tag == "VBN" and kid.low in FEELINGS and not kid.auxiliaries and kid.subject is None


def _shares_object(head: Node, kid: Node) -> bool:
    """ "I can take or leave it", "can watch it, can skip it": one attitude in two verbs."""
    either = {head.lemma, kid.lemma} == {"take", "leave"} and any(k.low == "or" for k in head.children("cc"))
    either = either or (head.low, kid.low) == ("hit", "miss")
    return either or kid is opposite_of(head) or is_indifference(clause_of(head))


def _nominals(head: Node) -> list[Node]:
    found = []
    for kid in head.kids:
        if kid.dep in ("nsubj", "nsubjpass", "dobj", "attr", "dative"):
            found.append(kid)
        elif kid.dep in ("prep", "agent"):
            found.extend(kid.children("pobj"))
    return found


def _is_nonrestrictive(relative: Node, noun: Node) -> bool:
    return any(k.dep == "punct" and k.text == "," and noun.i < k.i < relative.i for k in noun.kids)


def _relative(relative: Node, noun: Node, scene: Scene, voice: Voice, depth: int) -> list[Draft]:
    pronoun = next((k for k in relative.kids if k.low in ("who", "which")), None)
    if pronoun is None or pronoun.dep not in ("nsubj", "nsubjpass"):
        return []
    pronoun.dep = "relsubj"
    return walk(relative, scene, voice, noun, None, depth + 1)


def _judged_in_relative(relative: Node, noun: Node, scene: Scene, voice: Voice, depth: int) -> list[Draft]:
    """ "…, which Dad hated": what he thinks of the thing before the comma."""
    which = next((k for k in relative.kids if k.low == "which" and k.dep == "dobj"), None)
    if which is None or relative.subject is None or not noun.is_noun:
        return []
    thing, scene.thing = scene.thing, noun_phrase(noun, scene, voice)
    which.low, which.text = "it", scene.thing if noun.is_proper else f"the {scene.thing}"
    found = [d for d in walk(relative, scene, voice, None, None, depth + 1) if d.is_attitude]
    scene.thing = thing
    if found:
        relative.head = None
        noun.kids.remove(relative)  # the main clause is told without it
    return found


def _is_result(kid: Node) -> bool:
    """ "…, so she's moving to Leeds", "…, so I took the bus": what came of it; "so we have room" is what for."""
    auxiliaries = {a.lemma for a in kid.auxiliaries}
    if kid.subject is None or any(a.tag == "MD" for a in kid.auxiliaries):
        return False
    return kid.tag == "VBD" or (kid.tag in ("VBG", "VBN") and bool(auxiliaries & {"be", "have"}))


def _is_stored_adverbial(kid: Node) -> bool:
    mark = next(
        (
            k
            for k in kid.kids
            if k.dep in ("mark", "advmod")
            and k.i < kid.i
            and k.low in _STORED_REASONS | _CONDITIONS | _CIRCUMSTANCES
        ),
        None,
    )
    if mark is None:
        return (
            kid.subject is not None
            and kid.is_verb
            and kid.tag not in ("VBG", "VB")
            and kid.child("mark") is None
            and not any(
                k.low in ("when", "where", "how", "had", "were", "should") and k.i < kid.i for k in kid.kids
            )
            and not kid.i < kid.subject.i  # "Were I in charge, …"
        )
    if mark.low == "since" and any(k.low == "last" or k.is_time for k in kid.kids):
        return False  # "since we last spoke": when, not why
    above = kid.head.subject if kid.head is not None and kid.head.lemma == "be" else None
    if mark.low == "since" and above is not None and above.low in ("it", "that"):
        return False  # "it's been ages since I saw him"
    if mark.low == "while" and not any(
        k.dep == "punct" and k.i < kid.i for k in (kid.head.kids if kid.head else [])
    ):
        return False  # "while I wait": at the same time, no contrast
    if mark.low == "as" or (mark.low == "so" and mark.dep == "mark" and not _is_result(kid)):
        return False  # "so the pups have room": an aim, not a report
    return mark.low in _STORED_REASONS and kid.subject is not None


def _is_purpose(kid: Node, head: Node) -> bool:
    if head.lemma == "take" and any(k.low in ("bit", "while", "time", "ages") or k.is_time for k in head.kids):
        return False  # "it took a bit to get used to her"
    has_to = any(a.tag == "TO" for a in kid.kids)
    in_order = any(k.low in ("order",) for k in kid.subtree() if k.i < kid.i)
    return (
        has_to
        and kid.subject is None
        and kid.i > head.i
        and (
            in_order
            or head.lemma
            in (
                "save",
                "train",
                "study",
                "work",
                "learn",
                "move",
                "take",
                "sell",
                "go",
                "practise",
                "practice",
                "enrol",
                "leave",
                "quit",
            )
        )
    )


def _purpose(kid: Node, outer: Clause, scene: Scene, voice: Voice) -> list[Draft]:
    """ "I'm saving up to buy a van": an own coming action is a plan."""
    clause = clause_of(kid, outer.subject)
    subject = person_of(outer.subject, scene, voice) if outer.subject is not None else None
    if subject is None or outer.negative or outer.future or outer.modals & {"should", "must", "ought"}:
        return []
    thing = object_of(kid)
    text = (
        noun_phrase(thing, scene, voice) if thing is not None and thing.is_noun else verb_phrase(kid, scene, voice)
    )
    draft = Draft(
        "plans",
        clause,
        subject=subject.name,
        subject_person=subject,
        subject_node=outer.subject,
        target=text,
        target_node=thing or kid,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        relation=kid.lemma,
        rule="purpose",
        evidence=["to", kid.text],
        voice=voice,
    )
    return [draft]


def _has_condition(head: Node) -> bool:
    for kid in head.children("advcl", "prep", "mark"):
        if kid.dep == "advcl" and any(k.low in _CONDITIONS and k.dep in ("mark", "advmod") for k in kid.kids):
            return not any(k.low in ("even", "as") for k in kid.kids) and not _is_offered(kid)
        if (
            kid.dep == "advcl"
            and kid.i < head.i
            and kid.subject is not None
            and any(n.low in ("had", "were", "should") and n.i < kid.subject.i for n in (kid, *kid.kids))
        ):
            return True
    return False


def _is_offered(condition: Node) -> bool:
    """ "There's dal on the hob if anyone wants": it is there in any case."""
    subject = condition.subject
    return (
        subject is not None
        and subject.low in ("anyone", "anybody", "you", "u")
        and condition.lemma in ("want", "need", "fancy")
        and condition.tag != "VBD"
        and condition.child("dobj", "xcomp", "ccomp") is None
    )


def _adverbs(clause: Clause, scene: Scene, voice: Voice) -> tuple[Voice, Clause]:
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
        elif kid.low in GUESS_ADVERBS and not (kid.low == "likely" and clause.head.lemma == "be"):
            voice = replace(
                voice,
                uncertain=True,
                opinion=True,
                rule=voice.rule or "guess-adverb",
                evidence=(*voice.evidence, kid.text),
            )
    return _according(clause, scene, voice), clause


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


def _is_imperative(head: Node, clause: Clause) -> bool:
    if clause.subject is not None or head.tag not in ("VB", "VBP"):
        return False
    if head.dep not in ("ROOT", "conj", "ccomp", "parataxis"):
        return False
    return not any(a.tag in ("MD", "TO") or a.lemma in ("have", "be") for a in head.auxiliaries)


_MYSELF = {"i": "me", "we": "us"}


def _turns_to_listener(head: Node, leader: Clause | None) -> bool:
    """ "The lasagne was lovely, but check out the cake": a bare form beside a past or an -s is an order.

    So is "I love to help, so just send me a line": nobody sends themselves one.
    """
    if leader is not None and leader.subject is not None and leader.subject.low in _MYSELF:
        of_oneself = any(k.low == _MYSELF[leader.subject.low] and k.dep in ("dobj", "dative") for k in head.kids)
        if of_oneself and head.subject is None and head.tag in ("VB", "VBP") and not head.auxiliaries:
            return True
    if leader is not None and leader.head.lemma == "be" and head.tag in ("VB", "VBP") and _follows_so(head):
        return True  # "I'm deaf in one ear, so sit on my left"
    return (
        leader is not None
        and head.tag in ("VB", "VBP")
        and head.subject is None
        and not head.auxiliaries
        and head.low not in UNCHANGING
        and not any(k.tag == "TO" for k in head.kids)
        and not leader.modals
        and not leader.head.auxiliaries
        and leader.head.tag in ("VBZ", "VBD")
    )


def _follows_so(head: Node) -> bool:
    around = (*head.kids, *(head.head.kids if head.head is not None else ()))
    return (
        head.subject is None and not head.auxiliaries and any(k.low == "so" and k.i == head.i - 1 for k in around)
    )


def _ordered(clause: Clause, scene: Scene, voice: Voice) -> list[Draft]:
    _note_people(clause, scene, voice)  # "Ask Linnea: she …"
    if is_indifference(clause) or is_giving_over(clause):
        return [_voiced(d, scene, voice) for d in read_clause(clause, scene, voice)]
    return _imperative(clause, scene, voice)


def _imperative(clause: Clause, scene: Scene, voice: Voice) -> list[Draft]:
    """An order states nothing in one's own voice; in quotation marks it is a reported request."""
    if not voice.own_words or not voice.sources or voice.sources[-1] is None:
        return []
    from ingest.extract.english.lexicon.frames import TRY_VERBS
    from ingest.extract.english.targets import Target, targets_from

    head = clause.head
    source = voice.sources[-1]
    negative = clause.negative or any(k.dep == "neg" for k in head.kids)
    if head.lemma == "let" and (below := head.child("ccomp", "xcomp")) is not None:
        predicate, targets = "suggests", [Target(verb_phrase(below, scene, voice), below)]
    elif head.lemma in TRY_VERBS and (thing := object_of(head)) is not None:
        predicate, targets = "recommends", targets_from(thing, scene, voice)
    else:
        predicate, targets = "requests", [Target(verb_phrase(head, scene, voice), head)]
    return Draft(
        predicate,
        clause,
        polarity=flip(Polarity.POSITIVE, negative),
        holder=source,
        holder_named=True,
        relation=head.lemma,
        rule="quoted-imperative",
        evidence=[head.text],
        voice=voice,
    ).about_each(targets)


def _is_inverted_question(head: Node, clause: Clause) -> bool:
    subject = head.subject
    if subject is None or head.dep != "ROOT":
        return False
    first = min(head.kids, key=lambda k: k.i, default=None)
    return (
        first is not None
        and first.dep in ("aux", "auxpass")
        and first.i < subject.i
        and first.end > first.start
        and first.i == 0
    )


def _note_people(clause: Clause, scene: Scene, voice: Voice) -> None:
    """Remember the people a clause names before its pronouns are read."""
    for node in sorted(clause.head.subtree(), key=lambda n: n.i):
        if node.dep == "attr" and any(k.low in ("a", "an") for k in node.kids):
            continue  # "I thought she was a dentist": what she is, not who
        if (node.is_noun or node.is_proper) and node.dep not in ("compound", "npadvmod"):
            person = person_of(node, scene, voice)
            if person is not None and person.kind in (MentionKind.NAME, MentionKind.KIN, MentionKind.ROLE):
                scene.note(person)


def _taken_up(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "… but Jorrit doesn't believe it": his claim about what was just said."""
    head = clause.head
    thing = object_of(head)
    if (
        head.lemma not in ("believe", "buy", "accept", "doubt", "deny", "dispute", "confirm", "think", "say")
        or thing is None
        or thing.low not in ("it", "that", "this", "so", "otherwise")
    ):
        return None
    person = person_of(clause.subject, scene, voice) if clause.subject is not None else None
    if (
        person is None
        or person.kind in (MentionKind.SPEAKER, MentionKind.ADDRESSEE)
        or not scene.last
        or clause.future
    ):
        return None
    if head.lemma == "say" and clause.negative:
        return []  # "Ann says she never said it": not that it is otherwise
    against = clause.negative ^ (head.lemma in ("doubt", "deny", "dispute")) ^ (thing.low == "otherwise")
    if head.lemma == "confirm" and clause.negative:
        return None
    found = []
    for draft in scene.last:
        if draft.voice is None or draft.is_attitude or draft.is_speech_act:
            continue
        # "Ann says …, but Bob doubts it": Ann is the source of what he doubts, not of his doubt.
        outer = tuple(s for s in voice.sources if s is not None and s not in draft.voice.sources)
        told = replace(
            draft.voice,
            sources=(*outer, person),
            denied=against,
            uncertain=head.lemma == "doubt" and against,
            opinion=head.lemma != "deny",
        )
        polarity = flip(draft.polarity, against)
        found.append(
            replace(
                draft,
                voice=told,
                polarity=polarity,
                rule=f"taken-up:{draft.rule}",
                evidence=[head.text, *draft.evidence],
            )
        )
    return found or None


_THING_KINDS = frozenset({"place", "work", "product", "food", "event", "organisation"})
_KEEPS_THING = frozenset("went watched read ate bought received recommends takes_place joined".split())


def _is_definite(node: Node | None) -> bool:
    """ "the new rota", "Theo's plan": one thing that both know."""
    return node is not None and any(
        k.low in ("the", "this", "that", "these", "those") or k.dep == "poss" for k in node.kids
    )


_SAMPLING = frozenset("try taste sample cook bake order play finish".split())


def _is_kind(node: Node | None) -> bool:
    """ "likes jazz", "loves olives": the thing in general."""
    return (
        node is not None
        and node.tag in ("NN", "NNS")
        and node.lemma not in ("life", "love", "time", "people", "stuff")
        and not any(k.dep in ("det", "poss", "nummod", "cc", "conj", "relcl", "acl") for k in node.kids)
    )


def _note_focus(drafts: list[Draft], scene: Scene, voice: Voice) -> None:
    """Remember whom a stance is about, where it names somebody."""
    judged = [d for d in drafts if d.is_attitude and d.target_node is not None and d.target_node.tag != "PRP"]
    if not judged:
        return
    node = judged[-1].target_node
    person = person_of(node, scene, voice) if node is not None and node.is_noun else None
    named = person is not None and person.kind in (MentionKind.NAME, MentionKind.KIN, MentionKind.ROLE)
    scene.focus = person if named and person is not None and person.entity == "person" else None


def _note_things(drafts: list[Draft], scene: Scene, voice: Voice) -> None:
    """Remember what "it" would mean next: the thing last done, got, seen or liked; two things are none."""
    things = []
    for draft in drafts:
        node = draft.target_node
        if (
            (
                draft.predicate in _KEEPS_THING
                or concept_kind(draft.target or "", "") in _THING_KINDS
                or (draft.is_attitude and (_is_definite(node) or _is_kind(node)))
                or (draft.predicate == "did" and draft.clause.head.lemma in _SAMPLING)
            )
            and draft.target
            and draft.target_person is None
            and node is not None
            and node.is_noun
        ):
            things.append(draft.target)
        elif (
            (draft.predicate == "takes_place" or (draft.predicate in ("started", "stopped") and not draft.target))
            and draft.subject
            and draft.subject_person is None
        ):
            things.append(draft.subject)
        elif draft.rule == "existence" and draft.predicate == "is" and draft.subject:
            things.append(draft.subject)  # "there's dal on the hob": "it" is the dal
    _note_focus(drafts, scene, voice)
    if drafts:
        several = len({d.target for d in drafts if d.predicate in _KEEPS_THING and d.target}) > 1
        scene.thing = things[-1] if len(set(things)) == 1 and not several else None
