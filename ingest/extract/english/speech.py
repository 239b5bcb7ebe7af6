"""Speech acts with an infinitive or a noun: who asked whom to do what, proposed, advised, warned."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, flip
from ingest.extract.english.lexicon.frames import (
    RECOMMEND_VERBS,
    REQUEST_VERBS,
    SUGGEST_VERBS,
    TRY_VERBS,
    WARN_VERBS,
)
from ingest.extract.english.lexicon.verbs import WEATHER
from ingest.extract.english.mend_forms import UNCHANGING
from ingest.extract.english.phrases import holder_of, noun_phrase, person_of
from ingest.extract.english.scene import Scene, Voice, is_nobody
from ingest.extract.english.targets import (
    Target,
    object_of,
    object_of_preposition,
    targets_from,
    verb_phrase,
)
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind, Polarity

_WH = frozenset("if whether what when where who whom which why how whose".split())


def infinitive_of(head: Node) -> Node | None:
    """Return the "to …" (or bare subjunctive) that a verb of asking governs."""
    for kid in head.children("xcomp", "ccomp", "advcl", "acl", "relcl"):
        if kid.is_verb and any(a.tag == "TO" for a in kid.kids):
            return kid
    for noun in head.children("dobj", "dative"):
        for kid in noun.children("acl", "relcl", "xcomp"):
            if kid.is_verb and any(a.tag == "TO" for a in kid.kids):
                return kid
    return None


def _inner_negative(verb: Node) -> bool:
    return any(k.dep == "neg" or (k.low in ("not", "never") and k.dep in ("advmod", "preconj")) for k in verb.kids)


def agent_of(clause: Clause, scene: Scene, voice: Voice) -> tuple[Mention | None, bool]:
    """Return who acts, and whether it is somebody unnamed: "I was told by Ann", "we were asked to …"."""
    head = clause.head
    if clause.passive:
        for by in head.children("agent", "prep"):
            if by.low == "by" and (inner := by.child("pobj")) is not None:
                return holder_of(inner, scene, voice), False
        return None, True
    if clause.subject is None:
        return None, True
    person = person_of(clause.subject, scene, voice)
    if person is None and head.lemma in ("tell", "ask", "order", "instruct", "remind"):
        person = _speaking_body(clause.subject, scene, voice)
    return person, person is None and is_nobody(clause.subject.low)


def _speaking_body(node: Node, scene: Scene, voice: Voice) -> Mention | None:
    """ "The HOA told Bob to move the van": a body orders as one, also one called by its letters."""
    body = holder_of(node, scene, voice)
    if body is None and node.is_noun and node.text.isupper() and len(node.text) > 1 and not is_nobody(node.low):
        name = noun_phrase(node, scene, voice)
        return Mention(name, MentionKind.ROLE, (node.start, node.end), entity="organisation")
    return body


def read_speech_act(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read a request, proposal, piece of advice or question reported with its asker."""
    head = clause.head
    verb = head.lemma
    if clause.modals & {"should", "ought"} and not clause.passive:
        return None  # "Tomasz should ask for a raise": nobody has asked yet
    if verb in RECOMMEND_VERBS and not _is_told_fact(head):
        return _advice(clause, scene, voice)
    if verb in WARN_VERBS:
        gales = _foretold(clause, scene, voice) if verb == "warn" else None
        return gales or _warning(clause, scene, voice)
    if verb in _FORETELLING and head.child("ccomp", "xcomp") is None:
        foretold = _foretold(clause, scene, voice)
        if foretold is not None or verb != "say":
            return foretold
    if verb in SUGGEST_VERBS:
        return _proposal(clause, scene, voice)
    if verb in REQUEST_VERBS or verb in (
        "say",
        "text",
        "message",
        "write",
        "email",
        "invite",
        "want",
        "enquire",
        "inquire",
    ):
        return _request(clause, scene, voice)
    return None


_ALWAYS_FORETELLING = frozenset("forecast predict foresee foretell prophesy".split())
# "The Met Office is giving snow for Sunday", "the app says rain": of the weather only.
_FORETELLING = _ALWAYS_FORETELLING | frozenset("expect give promise show say warn".split())
_WEATHER = WEATHER | frozenset(
    "sun sunshine frost fog mist wind gale heatwave drought shower storm thunderstorm cloud heat ice flood".split()
)
_COMING = frozenset(
    "rise fall drop increase decrease cut delay queue storm snow rain trouble shortage strike slump boom surge recession "
    "crash turnout win defeat draw result backlash protest flood drought heatwave frost".split()
)


def _foretold(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "The Met Office is forecasting snow": a forecast of theirs."""
    head, subject = clause.head, clause.subject
    thing = object_of(head) or next((k for k in head.children("npadvmod", "dobj") if k.i > head.i), None)
    if head.lemma == "warn":  # "has warned of gales"
        thing = object_of_preposition(head, "of")
    if thing is None or subject is None or clause.passive or clause.negative or clause.future:
        return None
    if head.lemma not in _ALWAYS_FORETELLING and thing.lemma not in (
        _COMING if head.lemma == "expect" else _WEATHER
    ):
        return None  # "She's expecting a parcel"
    unnamed = is_nobody(noun_phrase(subject, scene, voice)) or subject.low == "they"
    source = holder_of(subject, scene, voice) if not unnamed else None
    if source is None and subject.is_proper:
        source = Mention(
            noun_phrase(subject, scene, voice),
            MentionKind.NAME,
            (subject.start, subject.end),
            entity="organisation",
        )
    if source is None and not unnamed:
        return None
    own = source is not None and source.kind is MentionKind.SPEAKER and not voice.own_words
    is_person = source is not None and source.entity == "person"
    if is_person and head.lemma not in _ALWAYS_FORETELLING | {"expect"} and not clause.progressive:
        return None  # "my aunt gave rain as the reason"
    told = voice if own else replace(voice, sources=(*voice.sources, None if unnamed else source))
    targets = targets_from(thing, scene, voice) or [Target(noun_phrase(thing, scene, voice), thing)]
    return Draft(
        "predicts",
        clause,
        relation=clause.head.lemma,
        rule="foretold",
        evidence=[clause.head.text],
        voice=told,
    ).about_each(targets)


def _is_told_fact(head: Node) -> bool:
    return False


def _act(
    predicate: str,
    clause: Clause,
    target: Target | None,
    negative: bool,
    agent: Mention | None,
    unnamed: bool,
    rule: str,
) -> Draft:
    polarity = Polarity.NEUTRAL if predicate == "asks" else flip(Polarity.POSITIVE, negative)
    return Draft(
        predicate,
        clause,
        target=target.text if target else None,
        target_node=target.node if target else None,
        target_person=target.person if target else None,
        polarity=polarity,
        holder=agent,
        holder_named=agent is not None,
        unheld=unnamed and agent is None,
        relation=clause.head.lemma,
        rule=rule,
        evidence=[clause.head.text, *clause.evidence],
    )


def _usable(agent: Mention | None, unnamed: bool, clause: Clause) -> bool:
    if agent is None and not unnamed:
        return False
    # "I'd suggest", "I'll ask", "I can suggest": own acts still to come are no reports of acts.
    coming = clause.future or bool(clause.modals & {"can", "could"})
    return not (agent is not None and agent.kind is MentionKind.SPEAKER and coming)


def _request(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    head = clause.head
    below = infinitive_of(head)
    if head.lemma == "want" or (below is not None and below.lemma in ("say", "announce", "inform", "let")):
        return None  # "wrote to say …" asks for nothing
    agent, unnamed = agent_of(clause, scene, voice)
    if below is not None and _usable(agent, unnamed, clause):
        if clause.negative and head.lemma not in ("say", "tell", "ask"):
            return None
        if head.lemma == "promise":
            return None
        negative = _inner_negative(below) ^ (head.lemma in ("ban", "forbid")) ^ clause.negative
        predicate = (
            "recommends"
            if below.lemma in TRY_VERBS and head.lemma in ("urge",)
            else "suggests"
            if head.lemma == "invite"
            else "requests"
        )
        # "told Bob not to wait for her": her is who asks.
        asking = replace(voice, sources=(*voice.sources, agent)) if agent is not None else voice
        target = Target(verb_phrase(below, scene, asking), below)
        return [_act(predicate, clause, target, negative, agent, unnamed, "request-infinitive")]
    if (barred := _barred(head)) is not None and _usable(agent, unnamed, clause) and not clause.modals:
        targets = targets_from(barred, scene, voice) or [Target(noun_phrase(barred, scene, voice), barred)]
        return [_act("requests", clause, t, True, agent, unnamed, "barred") for t in targets[:1]]
    told = _told_to(head)
    if told is not None and _usable(agent, unnamed, clause) and not clause.negative:
        urged = told.lemma in TRY_VERBS and head.lemma == "say"  # "Ann says try the lasagne"
        predicate = "suggests" if told.head is not head else "recommends" if urged else "requests"
        target = Target(verb_phrase(told, scene, voice), told)
        return [_act(predicate, clause, target, _inner_negative(told), agent, unnamed, "told-to")]
    if head.lemma in (
        "ask",
        "beg",
        "call",
        "plead",
        "request",
        "demand",
        "enquire",
        "inquire",
        "insist",
    ) and _usable(agent, unnamed, clause):
        thing = object_of_preposition(head, "for") or (
            object_of(head) if head.lemma in ("request", "demand") else None
        )
        if thing is not None and not (head.lemma == "call" and agent is None):
            return [
                _act("requests", clause, t, clause.negative, agent, unnamed, "request-noun")
                for t in targets_from(thing, scene, voice)
            ]
        about = object_of_preposition(head, "about", "after")
        if about is not None and head.lemma in ("ask", "enquire", "inquire"):
            return [
                _act("asks", clause, t, False, agent, unnamed, "ask-about")
                for t in targets_from(about, scene, voice)
            ]
        if (
            head.lemma in ("demand", "request", "insist", "ask")
            and (wish := head.child("ccomp")) is not None
            and wish.tag in ("VB", "VBP")
            and not _is_question(wish)
        ):
            return [
                _act(
                    "requests",
                    clause,
                    Target(verb_phrase(wish, scene, voice), wish),
                    _inner_negative(wish),
                    agent,
                    unnamed,
                    "request-clause",
                )
            ]
    return None


# What "no" stands before without barring it: "she said no problem".
_NO_BAN = frozenset(
    "problem problems worries worry thanks need chance way idea doubt wonder one comment word words thing rush bother "
    "sweat fear hope luck reason harm more decision date news change difference room hurry pressure".split()
)


def _barred(head: Node) -> Node | None:
    """ "The midwife said no hot baths", "the doctor told Dad no more bacon": what is not to be."""
    thing = object_of(head)
    if head.lemma not in ("say", "tell") or thing is None or not thing.is_noun or thing.low in _NO_BAN:
        return None
    if head.lemma == "tell" and head.child("dative") is None and len(head.children("dobj")) < 2:
        return None  # "told no lies"
    is_barred = any(k.low == "no" and k.dep in ("det", "neg") for k in thing.kids)
    if not is_barred and (more := thing.child("amod", "det")) is not None:
        is_barred = more.low == "more" and any(k.low == "no" for k in more.kids)
    return thing if is_barred else None


def _told_to(head: Node) -> Node | None:
    """ "Tariq says let's meet at eight", "Mum says don't be late": the order itself, in indirect speech."""
    if head.lemma not in ("say", "reckon"):
        return None
    for kid in head.children("xcomp", "ccomp"):
        if kid.i < head.i or kid.subject is not None or kid.tag not in ("VB", "VBP"):
            continue
        if kid.lemma == "let":
            below = kid.child("ccomp", "xcomp")
            return below if below is not None and any(k.low in ("'s", "us") for k in below.kids) else None
        if all(a.lemma == "do" for a in kid.auxiliaries) and not any(a.tag == "TO" for a in kid.kids):
            return kid
    return None


def _is_question(verb: Node) -> bool:
    within = {
        id(n) for k in verb.children("advcl") if k.i < verb.i for n in k.subtree()
    }  # "if it rains we'll stay"
    return any(
        k.low in _WH and k.dep in ("mark", "advmod", "dobj", "nsubj", "attr", "pobj", "nsubjpass", "det")
        for k in verb.subtree()
        if k.i <= verb.i and id(k) not in within
    )


def _proposal(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    head = clause.head
    agent, unnamed = agent_of(clause, scene, voice)
    if not _usable(agent, unnamed, clause):
        return None
    wish = head.child("ccomp", "xcomp")
    if (
        head.lemma == "propose"
        and wish is None
        and (object_of_preposition(head, "to") is not None or object_of(head) is None)
    ):
        return None  # a proposal of marriage
    if wish is not None and wish.is_verb:
        is_tensed = wish.tag in ("VBD", "VBZ", "VBN") and wish.low not in UNCHANGING
        if is_tensed and wish.subject is not None and head.lemma == "suggest":
            return None  # "suggests that it was late": implies
        if wish.lemma == "try" and (tried := object_of(wish)) is not None and wish.subject is None:
            return [
                _act("recommends", clause, t, clause.negative, agent, unnamed, "suggest-trying")
                for t in targets_from(tried, scene, voice)
            ]
        return [
            _act(
                "suggests",
                clause,
                Target(verb_phrase(wish, scene, voice), wish),
                clause.negative ^ _inner_negative(wish),
                agent,
                unnamed,
                "suggest-clause",
            )
        ]
    if (below := infinitive_of(head)) is not None:
        return [
            _act(
                "suggests",
                clause,
                Target(verb_phrase(below, scene, voice), below),
                clause.negative,
                agent,
                unnamed,
                "suggest-infinitive",
            )
        ]
    if head.lemma == "invite":
        where = object_of_preposition(head, "to", "for", "round", "over") if not clause.passive else None
        if where is None or agent is None or agent.kind is MentionKind.SPEAKER:
            return None
        return [
            _act("suggests", clause, t, clause.negative, agent, False, "invited-to")
            for t in targets_from(where, scene, voice)
        ]
    thing = object_of(head)
    if thing is not None:
        return [
            _act("suggests", clause, t, clause.negative, agent, unnamed, "suggest-noun")
            for t in targets_from(thing, scene, voice)
        ]
    return None


def _advice(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    head = clause.head
    agent, unnamed = agent_of(clause, scene, voice)
    if not _usable(agent, unnamed, clause):
        return None
    if head.lemma == "encourage" and agent is not None and agent.kind is MentionKind.SPEAKER:
        return None
    against = object_of_preposition(head, "against")
    if against is not None:
        targets = (
            [Target(verb_phrase(against, scene, voice), against)]
            if against.is_verb
            else targets_from(against, scene, voice)
        )
        return [
            _act("recommends", clause, t, not clause.negative, agent, unnamed, "advise-against") for t in targets
        ]
    wish = infinitive_of(head) or head.child("ccomp", "xcomp")
    if wish is None and head.child("prep") is not None and head.lemma == "advise":
        wish = next((p.child("pcomp") for p in head.children("prep") if p.child("pcomp") is not None), None)
    if wish is not None and wish.is_verb:
        negative = clause.negative ^ _inner_negative(wish)
        thing = object_of(wish) if wish.lemma in TRY_VERBS else None
        targets = (
            targets_from(thing, scene, voice)
            if thing is not None
            else [Target(verb_phrase(wish, scene, voice), wish)]
        )
        return [_act("recommends", clause, t, negative, agent, unnamed, "advise-clause") for t in targets]
    if head.lemma in ("encourage", "advise", "tip"):
        return None
    thing = head.child("nsubjpass") if clause.passive else object_of(head)
    if thing is not None:
        return [
            _act("recommends", clause, t, clause.negative, agent, unnamed, "recommend-noun")
            for t in targets_from(thing, scene, voice)
        ]
    return None


def _warning(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    head = clause.head
    agent, unnamed = agent_of(clause, scene, voice)
    if not _usable(agent, unnamed, clause):
        return None
    below = infinitive_of(head)
    if below is not None:
        return [
            _act(
                "requests",
                clause,
                Target(verb_phrase(below, scene, voice), below),
                _inner_negative(below),
                agent,
                unnamed,
                "warn-infinitive",
            )
        ]
    against = object_of_preposition(head, "against", "off", "from")
    if against is not None:
        targets = (
            [Target(verb_phrase(against, scene, voice), against)]
            if against.is_verb
            else targets_from(against, scene, voice)
        )
        return [_act("recommends", clause, t, True, agent, unnamed, "warn-against") for t in targets]
    return None


def reported_question(content: Node) -> bool:
    """Is the content of "asked" a question ("if …", "what …")?"""
    return _is_question(content)
