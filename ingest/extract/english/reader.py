"""Walks the clauses of one parsed sentence and collects what each states, under its voice."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.adjuncts import CONDITIONS, has_condition, is_purpose, is_stored_adverbial, purpose
from ingest.extract.english.attribution import Attribution, attribution_of
from ingest.extract.english.attribution_acts import is_bidding
from ingest.extract.english.clause import Clause, clause_of
from ingest.extract.english.clefts import read_cleft, read_extraposed, read_pseudo_cleft
from ingest.extract.english.contrasts import read_lessened
from ingest.extract.english.draft import Draft
from ingest.extract.english.ellipsis import Antecedent, except_for, read_ellipsis, set_apart
from ingest.extract.english.frames import nominal_evaluation, nominal_occasion, read_clause
from ingest.extract.english.idioms import is_indifference, nominal_preference
from ingest.extract.english.lexicon.frames import RECOMMEND_VERBS, REQUEST_VERBS, SUGGEST_VERBS, WARN_VERBS
from ingest.extract.english.lexicon.sentiment import FEELINGS
from ingest.extract.english.lexicon.sources import SOURCE_VERBS
from ingest.extract.english.noting import note_people, note_things, taken_up
from ingest.extract.english.orders import is_imperative, is_inverted_question, ordered, turns_to_listener
from ingest.extract.english.phrases import noun_phrase, person_of
from ingest.extract.english.scene import FIRST, SECOND, Scene, Voice
from ingest.extract.english.targets import object_of, verb_phrase
from ingest.extract.english.tree import Node, Tree, opposite_of
from ingest.extract.english.voicing import (
    adverbs,
    felt_by_others_too,
    held_by_others_too,
    is_second_half_of_ones_own,
    ones_own_again,
    turns_to_oneself,
    unsaid,
    voiced,
)
from ingest.model import Polarity

_TENSE_DEPTH = 12  # clauses within clauses; real talk stays below five


def read_tree(tree: Tree, scene: Scene, voice: Voice) -> list[Draft]:
    """Return the drafts of a sentence in text order."""
    found: list[Draft] = []
    for place, root in enumerate(tree.roots):
        whose = ones_own_again(voice) if place and _answers_for_oneself(root) else voice
        found.extend(_read_root(root, scene, whose))
    return found


def _answers_for_oneself(root: Node) -> bool:
    """ "Everyone says the food is great but I think it's bland": my own view, set against theirs."""
    subject = root.subject
    if subject is None or subject.low not in ("i", "we"):
        return False
    return any(k.low in ("but", "yet") and k.i == subject.i - 1 for k in root.children("cc"))


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
        return [voiced(d, scene, voice) for d in drafts]
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
    voice = ones_own_again(voice) if is_second_half_of_ones_own(head) else voice
    voice, clause = adverbs(clause, scene, voice)
    if voice.rule == "no-way" and not (clause.past or clause.modals or clause.perfect):
        clause.future, clause.progressive = True, False  # "No way is Ann coming", "No way Ann wins"
    clause.hypothetical = clause.hypothetical or has_condition(head) or voice.hypothetical
    if clause.hypothetical:
        voice = replace(voice, hypothetical=True)
    if depth == 0 and any(k.dep == "mark" and k.low in CONDITIONS for k in head.kids):
        return _consequence(head, scene, voice, depth)
    if is_imperative(head, clause) or turns_to_listener(head, leader):
        own = ordered(clause, scene, voice)
        return [*before, *own, *_joined(head, clause, scene, voice, depth)]
    if is_inverted_question(head, clause) and not (voice.denied and voice.rule == "no-way"):
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
    note_people(clause, scene, voice)
    answered = taken_up(clause, scene, voice)
    if answered is not None or _is_bare_telling(clause):
        return answered or []
    echoed = read_lessened(clause, scene, voice)
    if echoed is None:
        echoed = read_ellipsis(clause, scene, voice)
    if echoed is not None:
        return echoed
    apart = set_apart(head)
    own = [
        voiced(d, scene, voice)
        for d in _forwarded(clause, scene, voice, depth) or read_clause(clause, scene, voice)
    ]
    note_things(own, scene, voice)
    if own:
        scene.antecedent = Antecedent(list(own), clause)
    own.extend(felt_by_others_too(own, clause, scene, voice))
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

    return (
        read_cleft(clause, below)
        or read_pseudo_cleft(clause, scene, voice)
        or read_extraposed(clause, scene, voice)
    )


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


def _framed(frame: Attribution, clause: Clause, scene: Scene, depth: int) -> list[Draft]:
    if frame.is_unsaid:
        return unsaid(clause, scene, frame.voice)
    if frame.content is None or not frame.states:
        return []
    if frame.asks:
        return _question(frame, clause, scene)
    if any(k.low in ("if", "whether") and k.dep == "mark" for k in frame.content.kids) and not frame.voice.sources:
        return []
    inner_subject = clause.subject if frame.content.subject is None else None
    drafts = walk(frame.content, scene, frame.voice, inner_subject, None, depth + 1)
    return [*drafts, *held_by_others_too(drafts, frame, clause, scene)]


def _question(frame: Attribution, clause: Clause, scene: Scene) -> list[Draft]:
    """ "Lottie asked if we still have the tent": the question is hers; what it is about is the target."""
    content = frame.content
    assert content is not None
    voice = frame.voice
    bids = is_bidding(content)
    target, node = (verb_phrase(content, scene, voice), content) if bids else asked_about(content, scene, voice)
    return [
        Draft(
            "requests" if bids else "asks",
            clause,
            target=target,
            target_node=node,
            polarity=Polarity.POSITIVE if bids else Polarity.NEUTRAL,
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
            note_people(clause_of(kid), scene, voice)
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
    voice = replace(voice, hypothetical=False) if not has_condition(head) else voice
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
            whose = ones_own_again(voice) if turns_to_oneself(kid, head) else voice
            drafts.extend(
                walk(kid, scene, whose, clause.subject if kid.subject is None else None, leader, depth + 1)
            )
        elif _goes_on(kid, clause):
            kid.tag = "VBD"
            drafts.extend(walk(kid, scene, voice, clause.subject, clause, depth + 1))
        elif kid.dep in ("parataxis", "dep") and kid.i > head.i and kid.is_verb and kid.subject is not None:
            whose = ones_own_again(voice) if turns_to_oneself(kid, head) else voice
            drafts.extend(walk(kid, scene, whose, None, None, depth + 1))
        elif kid.dep == "advcl" and not _is_set_against(kid, head) and is_stored_adverbial(kid):
            drafts.extend(
                walk(kid, scene, voice, clause.subject if kid.subject is None else None, None, depth + 1)
            )
        elif kid.dep == "advcl" and is_purpose(kid, head):
            drafts.extend(purpose(kid, clause, scene, voice))
    for prep in head.children("prep"):
        order = prep.child("pobj")
        if (
            prep.low == "in"
            and order is not None
            and order.low == "order"
            and (aim := order.child("acl", "advcl", "relcl")) is not None
        ):
            drafts.extend(purpose(aim, clause, scene, voice))
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
