"""Clauses of being: identity and state, where somebody is, occasions with a date or place, existence."""

from __future__ import annotations

from ingest.extract.english.attitudes import adjective_attitude, favourite, more_of_a, prepositional_attitude
from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, flip
from ingest.extract.english.evaluation import evaluate, evaluation, gerund_phrase, is_state, judged_action
from ingest.extract.english.lexicon.concepts import concept_kind
from ingest.extract.english.lexicon.doings import ACTIVITIES, HAUNTS
from ingest.extract.english.lexicon.frames import (
    JOB_NOUNS,
    MOODS,
    OCCASIONS,
    STATES,
    WEIGHTLESS_SELF,
)
from ingest.extract.english.lexicon.sentiment import (
    BAD_ADJECTIVES,
    GOOD_ADJECTIVES,
    MIXED_ADJECTIVES,
)
from ingest.extract.english.parts import judged_part
from ingest.extract.english.phrases import coordinated, holder_of, hyphenated, is_any, noun_phrase, person_of
from ingest.extract.english.scene import SECOND, Scene, Voice
from ingest.extract.english.targets import company_of, is_temporal
from ingest.extract.english.tense import scene_future
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind, Polarity

_POLITE = frozenset("happy glad delighted honoured honored grateful nice great good careful".split())


COPULAS = frozenset(
    "be seem look sound appear remain stay become get turn taste smell feel prove keep go grow".split()
)


_KEPT_STATES = frozenset("sane calm fit grounded warm awake afloat busy focused focussed young".split())
_OPINION_COPULAS = frozenset("seem look sound taste smell feel prove".split())


def complement_of(head: Node) -> Node | None:
    """Return the predicate adjective or noun of a copular clause."""
    found = head.child("acomp", "attr", "oprd")
    if found is None and head.lemma != "be":
        # The parser likes to call "smells awful" an adverb.
        found = next(
            (
                k
                for k in head.children("advmod", "xcomp", "dobj", "amod")
                if k.i > head.i
                and k.low in GOOD_ADJECTIVES | BAD_ADJECTIVES | MIXED_ADJECTIVES
                and k.tag[:1] in "JRV"
            ),
            None,
        )
    elif found is None:
        found = next(
            (
                k
                for k in head.children("advmod", "amod", "ccomp", "xcomp", "dep")
                if k.i > head.i and k.tag.startswith("JJ")
            ),
            None,
        )
    return found


def read_copula(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:  # noqa: C901 - one line a construction
    """Read "X is Y"; None where the clause is none of that kind."""
    head = clause.head
    if head.lemma not in COPULAS or (head.dep in ("aux", "auxpass")):
        return None
    complement = complement_of(head)
    if complement is None:
        if head.lemma not in ("be", "remain"):
            return None
        return (
            _called_off(clause, scene, voice)
            or _being_away(clause, scene, voice)
            or _being_on_or_off(clause, scene, voice)
            or _with_preposition(clause, scene, voice)
        )
    if head.lemma == "keep" and complement.dep == "oprd" and head.child("dobj") is not None:
        # "Knitting keeps me calm" says nothing of how the knitting is, but what it is good for.
        if clause.subject is None or person_of(clause.subject, scene, voice) is not None:
            return None
        value = Polarity.POSITIVE if complement.low in _KEPT_STATES else evaluation(complement)
        return evaluate(clause, value, None, complement, scene, voice) if value is not None else []
    if head.lemma in ("get", "go", "turn", "keep", "grow") and not complement.tag.startswith("J"):
        return None
    if head.lemma == "get" and complement.low in ("round", "around", "down"):
        return None  # "got round to reading it"
    if complement.tag == "VBG" and complement.is_verb and complement.low not in GOOD_ADJECTIVES | BAD_ADJECTIVES:
        return _progressive(clause, complement, scene, voice)
    if any(k.low == "here" and k.i < head.i for k in head.kids):
        return []
    subject = clause.subject
    if (subject is not None and subject.dep == "expl") or (subject is not None and subject.low == "there"):
        return _existential(clause, complement, scene, voice)
    if subject is not None and subject.low == "it":
        special = judged_action(clause, complement, scene, voice)
        if special is not None:
            return special
    holder = holder_of(subject, scene, voice) if subject is not None else None
    taste = favourite(clause, complement, scene, voice)
    if taste is not None:
        return taste
    part = judged_part(clause, complement, scene, voice)
    if part is not None:
        return part
    attitude = adjective_attitude(clause, complement, holder, scene, voice) or more_of_a(
        clause, complement, holder
    )
    if attitude is not None:
        return attitude
    value = evaluation(complement)
    if value is None and complement.low in _BAD_TO_EAT and subject is not None and _is_food(subject):
        value = Polarity.NEGATIVE
    if complement.low == "nothing" and any(
        k.low in ("special", "remarkable", "extraordinary") for k in complement.kids
    ):
        value, clause.negative = Polarity.NEUTRAL, False
    if value is not None and _is_mixed(value, complement, head):
        value = Polarity.NEUTRAL
    if value is not None and (
        not is_state(complement, holder, head) or _is_said_of_speaker(complement, holder, voice)
    ):
        return evaluate(clause, value, holder, complement, scene, voice)
    if head.lemma in _OPINION_COPULAS and value is None and not complement.tag.startswith("J"):
        return []
    return _identity(clause, complement, holder, scene, voice)


_SPECIAL = frozenset("special fancy remarkable amazing extraordinary more spectacular".split())


def _is_mixed(value: Polarity, complement: Node, head: Node) -> bool:
    """ "too loud, but good for concerts": for and against at once; "fine, nothing special"."""
    if value is Polarity.POSITIVE and any(
        n.low == "nothing" and any(k.low in _SPECIAL or k.lemma == "write" for k in n.kids)
        for n in head.subtree()
        if n is not complement
    ):
        return True
    for above in (complement, head):
        if not any(k.low in ("but", "yet", "though", "although") for k in above.children("cc")):
            continue
        for other in above.children("conj"):
            if other.is_verb or other.subject is not None or other.child("neg") is not None:
                continue
            found = evaluation(other)
            if found is not None and {found, value} == {Polarity.POSITIVE, Polarity.NEGATIVE}:
                return True
    return False


def _progressive(clause: Clause, verb: Node, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "He's training for a race", read as a noun by the parser."""
    from ingest.extract.english.control import inner_clause, read_inner

    inner = inner_clause(verb, clause)
    inner.progressive = True
    return read_inner(inner, scene, voice)


_BAD_TO_EAT = frozenset("dry tough rubbery chewy watery lumpy stringy raw undercooked overcooked burnt".split())


def _is_food(node: Node) -> bool:
    return node.is_noun and concept_kind(node.lemma, "") == "food"


def _is_said_of_speaker(complement: Node, holder: Mention | None, voice: Voice) -> bool:
    """ "You told Bob that I was lazy": of oneself a state, of another a verdict."""
    return (
        voice.is_attributed
        and (not voice.own_words or (voice.me is not None and voice.me.kind is not MentionKind.SPEAKER))
        and holder is not None
        and holder.kind is MentionKind.SPEAKER
        and complement.low not in STATES
    )


def _identity(clause: Clause, complement: Node, holder: Mention | None, scene: Scene, voice: Voice) -> list[Draft]:  # noqa: C901 - one line a construction
    subject = clause.subject
    if subject is None:
        return []
    if holder is not None and holder.kind is MentionKind.ADDRESSEE and not voice.is_attributed:
        return []
    if complement.low in ("all", "one", "what", "who", "how"):
        return []
    naming = subject.low == "it" and complement.is_proper
    if (
        subject.low in ("that", "this", "it", "which", "what", "those", "these")
        and holder is None
        and not scene.thing
        and not naming
        and not (subject.low == "it" and voice.sources and complement.is_noun and _is_named_thing(complement))
    ):
        return []
    if subject.low in ("that", "this") and not scene.thing:
        return []
    if "would" in clause.modals and not clause.hypothetical and complement.low in _POLITE:
        return []
    if (
        holder is not None
        and holder.kind is MentionKind.SPEAKER
        and complement.low in (WEIGHTLESS_SELF if clause.negative else WEIGHTLESS_SELF | MOODS)
        and not complement.children("prep", "xcomp", "ccomp", "advcl")
        and not head_says_when(clause.head)
    ):
        return []
    drafts = []
    for part in coordinated(complement) if complement.is_noun else [complement]:
        text = _complement_text(part, scene, voice)
        if not text or is_temporal(part):
            if not part.is_time and part.low in ("lot", "bit", "while", "time", "moment", "age", "second"):
                return []
            return _occasion(clause, part, scene, voice)
        named = part if part.is_proper or part.is_noun else None
        person = person_of(part, scene, voice) if part.is_proper else None
        draft = Draft(
            "is",
            clause,
            target=text,
            target_node=named,
            target_person=person,
            polarity=flip(Polarity.POSITIVE, clause.negative),
            relation=clause.head.lemma,
            rule="identity",
            evidence=[clause.head.text, part.text, *clause.evidence],
        )
        _set_subject(draft, subject, holder, scene, voice)
        if clause.future:
            draft.predicate, draft.rule = "predicts", "forecast:identity"
            draft.target = f"{clause.head.lemma} {text}"
            if holder is not None and holder.kind is MentionKind.SPEAKER:
                draft.predicate = "plans"
        if "can" in clause.modals or "could" in clause.modals:
            continue  # "nature can be a break": what may be is no state
        drafts.append(draft)
    return drafts


def _is_named_thing(complement: Node) -> bool:
    """ "it's a sprain", "it's my heart"; whose "her gallbladder" is, stays open."""
    return any(k.dep == "det" or (k.dep == "poss" and k.low in ("my", "your", "our")) for k in complement.kids)


def head_says_when(head: Node) -> bool:
    return any(n.is_time for k in head.kids for n in (k, *k.kids))


def _complement_text(part: Node, scene: Scene, voice: Voice) -> str:
    if part.is_noun:
        return noun_phrase(part, scene, voice)
    words = [hyphenated(part)]
    for kid in part.kids:
        if kid.dep == "npadvmod" and kid.i < part.i:
            words.insert(0, " ".join(n.text for n in kid.ordered()))
        elif kid.dep == "prep":
            inner = kid.child("pobj")
            if inner is not None and not is_temporal(inner):
                words.append(f"{kid.low} {noun_phrase(inner, scene, voice)}")
                break
    return " ".join(words)


def _set_subject(draft: Draft, subject: Node, person: Mention | None, scene: Scene, voice: Voice) -> None:
    draft.subject_node = subject
    draft.subject_person = person
    if person is not None:
        draft.subject = person.name
    elif subject.low in ("it", "this", "that", "they", "these", "those"):
        draft.subject = scene.thing
    elif subject.dep in ("csubj", "csubjpass") or subject.tag == "VBG":
        draft.subject = gerund_phrase(subject, scene, voice)
    else:
        draft.subject = noun_phrase(subject, scene, voice)


def _occasion(clause: Clause, complement: Node, scene: Scene, voice: Voice) -> list[Draft]:
    """ "The deadline is Friday": the occasion takes place then."""
    subject = clause.subject
    if subject is None or subject.low in ("it", "that", "this", "today", "tomorrow"):
        return []
    person = person_of(subject, scene, voice)
    if person is not None and (person.kind is not MentionKind.ROLE or subject.child("poss", "nummod") is not None):
        return []  # "dentist: Friday" is an appointment, "my brother is twelve" is none
    draft = Draft(
        "takes_place",
        clause,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        relation="be",
        rule="occasion-date",
        evidence=[subject.text, complement.text],
    )
    _set_subject(draft, subject, None, scene, voice)
    place = place_at(clause.head, scene, voice) or place_at(complement, scene, voice)
    if place is not None:
        draft.target, draft.target_node = place
    return [draft]


def place_at(head: Node, scene: Scene, voice: Voice) -> tuple[str, Node] | None:
    """Return the place that a phrase of this head names: "at St Mary's hall"."""
    for prep in head.children("prep"):
        inner = prep.child("pobj")
        if inner is not None and prep.low in ("at", "in", "on") and not is_temporal(inner):
            return noun_phrase(inner, scene, voice), inner
    return None


def _is_settled(head: Node) -> bool:
    """ "I'm in Utrecht these days": where one lives, not where one is just now."""
    return any(
        k.low in ("nowadays", "permanently")
        or (k.low == "days" and any(d.low == "these" for d in k.kids))
        or (k.low == "for" and any(p.low == "good" for p in k.kids))
        for k in head.kids
    )


_NOT_VISITED = frozenset(
    "work home school college university uni risk fault ease peace war odds loss rest play point table top bottom end door start window "
    "desk computer age time moment stage breaking height mercy sea".split()
)


def _is_visited(place: Node) -> bool:
    """ "I was at the market": somewhere one goes to, named or picked out."""
    picked_out = (
        place.is_proper
        or place.lemma in ACTIVITIES | HAUNTS | OCCASIONS
        or place.child("det", "poss", "compound", "case") is not None
    )
    return picked_out and place.is_noun and place.lemma not in _NOT_VISITED


def _whereabouts(
    clause: Clause, person: Mention | None, prep: Node, inner: Node, scene: Scene, voice: Voice
) -> tuple[str, str]:
    """Return what being somewhere amounts to: "been to Oslo" a visit, "on duty next week" a plan."""
    head, text = clause.head, noun_phrase(inner, scene, voice)
    if person is not None:
        if clause.perfect and prep.low == "to":
            return "went", text
        if clause.past and not clause.perfect and not clause.modals and prep.low == "at" and _is_visited(inner):
            return "went", text
        back = prep.head is not None and prep.head.low == "back" and prep.low == "from"
        if (
            back
            and not clause.future
            and not clause.modals
            and inner.low not in ("work", "school", "dead", "brink")
        ):
            return "went", text  # "Ben's back from the gym"
        now = any(k.low in ("now", "nowadays", "days") for k in head.children("advmod", "npadvmod"))
        if prep.low in ("at", "with") and inner.lemma in JOB_NOUNS and now:
            return "works_at", text
        if prep.low in ("in", "at") and inner.is_proper and _is_settled(head):
            return "lives_in", text
        if prep.low in ("in", "at") and _is_dwelling(inner) and not clause.past and not clause.modals:
            return "lives_in", text  # "Gran's in a care home"
        if clause.future or (not clause.past and not clause.modals and scene_future(clause)):
            return "plans", text
    return "is", f"{prep.low} {noun_phrase(inner, scene, voice, keep_place=True)}"


_HOMES = frozenset("care nursing retirement sheltered council student assisted foster".split())


def _is_dwelling(node: Node) -> bool:
    """ "a care home", "sheltered housing", "halls": where one lives."""
    kinds = {k.low for k in node.children("compound", "amod")}
    return node.low in ("halls", "digs") or (
        node.low in ("home", "housing", "accommodation", "flat") and bool(kinds & _HOMES)
    )


_AWAY = frozenset("away abroad overseas home off".split())


def _being_away(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "I'll be away until Sunday", "Ann is home"."""
    person = person_of(clause.subject, scene, voice) if clause.subject is not None else None
    is_other = person is not None and person.kind not in (MentionKind.SPEAKER, MentionKind.ADDRESSEE)
    where = _AWAY | {"back"} if is_other else _AWAY  # "I'm back!" greets
    place = next((k for k in clause.head.children("advmod") if k.low in where and k.i > clause.head.i), None)
    if (
        place is None
        or person is None
        or clause.subject is None
        or place.children("prep", "npadvmod")
        != [k for k in place.children("prep", "npadvmod") if any(n.is_time for n in k.subtree())]
    ):
        return None
    if person.kind is MentionKind.ADDRESSEE and not voice.is_attributed:
        return None
    ahead = clause.future or (not clause.past and not clause.modals and scene_future(clause))
    draft = Draft(
        "plans" if ahead else "is",
        clause,
        target=place.low,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        relation="be",
        rule="being-away",
        evidence=[clause.head.text, place.text, *clause.evidence],
    )
    _set_subject(draft, clause.subject, person, scene, voice)
    return [draft]


_STATES_OF_THINGS = frozenset("off on out down up back away open through".split())


def _being_on_or_off(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "The boiler's off", "the power is back on": how a thing is."""
    head, subject = clause.head, clause.subject
    if subject is None or not subject.is_noun or clause.modals or person_of(subject, scene, voice) is not None:
        return None
    words = [
        k for k in head.children("advmod", "prt", "prep", "acomp") if k.low in _STATES_OF_THINGS and k.i > head.i
    ]
    words += [k for w in words for k in w.children("advmod", "prt", "prep") if k.low in _STATES_OF_THINGS]
    if not words or any(k.child("pobj", "npadvmod", "pcomp") is not None for k in words):
        return None
    if any(
        k.dep == "prep" and k not in words and (inner := k.child("pobj")) is not None and not is_temporal(inner)
        for w in (head, *words)
        for k in w.kids
    ):
        return None
    draft = Draft(
        "is",
        clause,
        target=" ".join(k.low for k in sorted(words, key=lambda k: k.i)),
        target_node=None,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        relation="be",
        rule="being-on-or-off",
        evidence=[subject.text, head.text, *(k.text for k in words), *clause.evidence],
    )
    _set_subject(draft, subject, None, scene, voice)
    return [draft]


_ARRANGEMENTS = OCCASIONS - frozenset("train bus ferry flight call".split()) | frozenset(
    "fete deal engagement plan raffle bazaar outing excursion ceilidh quiz disco bake-off regatta tombola agm jumble".split()
)


def _called_off(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "The wedding is off", "the party's over": it will not take place, or no longer does."""
    subject = clause.subject
    beside = clause.head.children("advmod", "prt", "prep", "acomp")
    off = next((k for k in beside if k.low in ("off", "over")), None)
    if (
        off is None
        or subject is None
        or off.i < clause.head.i
        or off.child("pobj", "npadvmod", "prep") is not None
    ):
        return None
    if subject.lemma not in _ARRANGEMENTS and subject.low not in _ARRANGEMENTS:
        return None
    draft = Draft(
        "stopped",
        clause,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        relation=f"be {off.low}",
        rule="called-off",
        evidence=[subject.text, clause.head.text, off.text, *clause.evidence],
    )
    _set_subject(draft, subject, None, scene, voice)
    return [draft]


def _with_preposition(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    head, subject = clause.head, clause.subject
    if subject is None or subject.low in ("there",):
        return None
    is_occasion = subject.lemma in OCCASIONS or subject.low in OCCASIONS
    person = None if is_occasion else holder_of(subject, scene, voice)
    preps = [p for p in head.children("prep") if p.child("pobj") is not None]
    beside = (*head.children("advmod", "prt"), *(p for p in head.children("prep") if p.low == "off"))
    preps += [n for k in beside for n in k.children("prep") if n.child("pobj") is not None]
    timed = [p for p in preps if is_temporal(p.child("pobj") or p)]
    placed = [p for p in preps if p not in timed]
    if person is None and subject.low in ("it", "this", "that") and not scene.thing:
        return []
    if person is not None and person.kind is MentionKind.ADDRESSEE and not voice.is_attributed:
        return []
    taste = prepositional_attitude(clause, placed, person, scene, voice)
    if taste is not None:
        return taste
    where = next((k for k in head.children("advmod") if k.low in ("up", "out", "here", "there", "outside")), None)
    if clause.modals & {"should", "ought"} and not is_occasion and not placed and where is not None:
        return _norm_of_being(clause, subject, person, where.low, scene, voice) if clause.negative else []
    time_adverb = any(k.is_time for k in head.kids)
    state = [] if placed or is_occasion else _out_of(clause, subject, person, scene, voice)
    if person is None and (is_occasion or ((timed or time_adverb) and not placed and not state)):
        place = next((p.child("pobj") for p in placed if p.low in ("at", "in", "on")), None)
        draft = Draft(
            "takes_place",
            clause,
            polarity=flip(Polarity.POSITIVE, clause.negative),
            relation="be",
            rule="occasion",
            evidence=[subject.text, head.text],
        )
        if place is not None:
            draft.target, draft.target_node = noun_phrase(place, scene, voice), place
        _set_subject(draft, subject, None, scene, voice)
        return [draft]
    if not placed:
        return state
    prep = placed[0]
    if prep.child("pobj") is not None and (prep.child("pobj") or prep).low in (
        "fence",
        "way",
        "fact",
        "point",
        "it",
        "that",
        "this",
        "you",
    ):
        return []
    inner = prep.child("pobj")
    assert inner is not None
    if prep.low == "like" or clause.modals & {"can", "could"} or (prep.low == "for" and inner.low in SECOND):
        return []  # "it's like a dream", "art can be in odd places", "I'm here for you"
    if clause.modals & {"should", "ought"} and not clause.perfect:
        return _where_it_should_be(clause, subject, person, prep, inner, scene, voice)
    predicate, text = _whereabouts(clause, person, prep, inner, scene, voice)
    draft = Draft(
        predicate,
        clause,
        target=text,
        target_node=inner,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        relation="be",
        rule="being-somewhere",
        evidence=[head.text, prep.text, inner.text, *clause.evidence],
    )
    _set_subject(draft, subject, person, scene, voice)
    return [draft]


def _where_it_should_be(  # one argument a part of the clause
    clause: Clause, subject: Node, person: Mention | None, prep: Node, inner: Node, scene: Scene, voice: Voice
) -> list[Draft]:
    """ "Kids shouldn't be on social media" is a norm; "The keys should be in the drawer" a guess."""
    where = f"{prep.low} {noun_phrase(inner, scene, voice, keep_place=True)}"
    if clause.negative or is_any(subject) or voice.own_view:
        return _norm_of_being(clause, subject, person, where, scene, voice)
    draft = Draft(
        "is",
        clause,
        target=where,
        target_node=inner,
        relation="be",
        rule="being-somewhere",
        evidence=["should", prep.text, inner.text, *clause.evidence],
        is_guess=True,
    )
    _set_subject(draft, subject, person, scene, voice)
    return [draft]


def _norm_of_being(
    clause: Clause, subject: Node, person: Mention | None, where: str, scene: Scene, voice: Voice
) -> list[Draft]:
    draft = Draft(
        "believes",
        clause,
        target=f"be {where}",
        target_node=clause.head,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        relation="be",
        rule="norm",
        evidence=["should", clause.head.text, where, *clause.evidence],
    )
    _set_subject(draft, subject, person, scene, voice)
    return [draft]


_STATE_OF = frozenset({("out", "of"), ("up", "for"), ("down", "as"), ("in", "for"), ("down", "with")})


def _out_of(clause: Clause, subject: Node, person: Mention | None, scene: Scene, voice: Voice) -> list[Draft]:
    """ "The lift is out of order", "The house is up for sale"."""
    for prep in clause.head.children("prep", "advmod", "prt"):
        nested = prep.child("prep")
        inner = nested.child("pobj") if nested is not None and (prep.low, nested.low) in _STATE_OF else None
        if nested is None or inner is None or is_temporal(inner):
            continue
        draft = Draft(
            "is",
            clause,
            target=f"{prep.low} {nested.low} {noun_phrase(inner, scene, voice)}",
            polarity=flip(Polarity.POSITIVE, clause.negative),
            relation="be",
            rule="being-out-of",
            evidence=[clause.head.text, prep.text, inner.text, *clause.evidence],
        )
        _set_subject(draft, subject, person, scene, voice)
        return [draft]
    return []


def _existential(clause: Clause, complement: Node, scene: Scene, voice: Voice) -> list[Draft]:
    """ "There is a leak in the kitchen"."""
    if not complement.is_noun or complement.low in (
        "nothing",
        "something",
        "anything",
        "way",
        "point",
        "chance",
        "lot",
        "one",
        "no",
    ):
        return []
    value = evaluation(complement)
    prep = next(
        (
            p
            for p in (*complement.children("prep"), *clause.head.children("prep"))
            if p.low in ("in", "at", "on", "near") and p.child("pobj") is not None
        ),
        None,
    )
    inner = prep.child("pobj") if prep is not None else None
    occasion = complement.lemma in OCCASIONS
    if clause.future and not occasion and not any(k.low in ("no", "any") for k in complement.kids):
        return _to_come(clause, complement, scene, voice)
    if value is not None and not occasion:
        return []
    if not occasion and (inner is None or is_temporal(inner)):
        return []
    text = noun_phrase(complement, scene, voice)
    draft = Draft(
        "takes_place"
        if occasion or (clause.past and any(n.is_time for k in clause.head.kids for n in (k, *k.kids)))
        else "is",
        clause,
        subject=text,
        subject_node=complement,
        relation="be",
        rule="existence",
        polarity=flip(Polarity.POSITIVE, clause.negative),
        evidence=["there", clause.head.text, complement.text],
    )
    if inner is not None and not is_temporal(inner):
        draft.target = (
            noun_phrase(inner, scene, voice)
            if occasion
            else f"{prep.low if prep else 'in'} {noun_phrase(inner, scene, voice)}"
        )
        draft.target_node = inner
    return [draft]


def _to_come(clause: Clause, complement: Node, scene: Scene, voice: Voice) -> list[Draft]:
    """ "There's going to be trouble", "There'll be a long queue"."""
    draft = Draft(
        "predicts",
        clause,
        target=noun_phrase(complement, scene, voice),
        target_node=complement,
        relation="be",
        rule="existence-to-come",
        polarity=flip(Polarity.POSITIVE, clause.negative),
        evidence=["there", clause.head.text, complement.text],
    )
    return [draft]


def nominal_occasion(root: Node, scene: Scene, voice: Voice, clause: Clause) -> list[Draft]:
    """ "Dinner with Tilda on Saturday", "no concert in June": an occasion with its day needs no verb."""
    if (lack := _lack(root, scene, voice, clause)) is not None:
        return [lack]
    if not root.is_noun or root.lemma not in OCCASIONS or not any(n.is_time for n in root.subtree()):
        return []
    if any(k.dep in ("relcl", "acl") for k in root.kids) or root.is_time:
        return []
    negative = any(k.low == "no" for k in root.children("det", "neg", "advmod"))
    draft = Draft(
        "takes_place",
        clause,
        subject=noun_phrase(root, scene, voice),
        subject_node=root,
        polarity=flip(Polarity.POSITIVE, negative),
        relation="be",
        rule="occasion-named",
        evidence=[root.text],
        with_people=company_of(root, scene, voice),
    )
    place = place_at(root, scene, voice)
    if place is not None:
        draft.target, draft.target_node = place
    return [draft]


def _own_lack(root: Node, scene: Scene, voice: Voice, clause: Clause) -> Draft | None:
    """ "- no ladder yet": the writer of the list has none."""
    me = voice.me
    return Draft(
        "has",
        clause,
        subject=me.name if me is not None else None,
        subject_person=me,
        target=noun_phrase(root, scene, voice),
        target_node=root,
        polarity=Polarity.NEGATIVE,
        relation="have",
        rule="lack-listed",
        evidence=["no", root.text],
    )


def _lack(root: Node, scene: Scene, voice: Voice, clause: Clause) -> Draft | None:
    """ "No parking at the new place": the place is without."""
    place = place_at(root, scene, voice)
    is_none = root.is_noun and any(k.low == "no" for k in root.children("det", "neg"))
    if is_none and scene.is_list and voice.me is not None and any(k.low in ("yet", "still") for k in root.kids):
        return _own_lack(root, scene, voice, clause)
    if not is_none or place is None or any(n.is_time for n in root.subtree()):
        return None
    return Draft(
        "has",
        clause,
        subject=place[0],
        subject_node=place[1],
        target=noun_phrase(root, scene, voice).split(" of ")[0],
        target_node=root,
        polarity=Polarity.NEGATIVE,
        relation="be",
        rule="occasion-named",
        evidence=["no", root.text],
    )
