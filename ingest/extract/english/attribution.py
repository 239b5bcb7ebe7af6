"""Reads who a clause is attributed to: "X says that …", "X heard from Y that …", "is said to …".

`attribution_of` answers for one clause whether it is a frame round another one, and with which voice the
inner one goes on. What Y said through X is X's to pass on: sources are kept outermost first.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ingest.extract.english.attribution_acts import (
    MESSAGES,
    asked_through,
    governed_saying,
    had_from,
    harped_on,
    heard_by,
    inner_saying,
    is_asked_outright,
    is_exclaimed,
    is_received,
    is_subjunctive,
    teller,
    told_through,
    written_in,
)
from ingest.extract.english.clause import Clause
from ingest.extract.english.lexicon.people import GROUPS, KIN
from ingest.extract.english.lexicon.sources import (
    GUESS_NOUNS,
    HEARSAY_PARTICIPLES,
    SOURCE_ADJECTIVES,
    SOURCE_VERBS,
    Kind,
)
from ingest.extract.english.perceiving import PERCEIVED, is_perceived
from ingest.extract.english.phrases import holder_of, is_agent, is_any, noun_phrase, person_of
from ingest.extract.english.scene import FIRST, SECOND, THIRD, Scene, Voice, fits, is_nobody
from ingest.extract.english.speech import reported_question
from ingest.extract.english.targets import object_of
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind

# Verbs that take an object and no clause in most uses: a source only with a finite clause below.
_WH = frozenset("if whether what when where who whom which why how whose".split())
_MARKS_QUESTION = frozenset({"if", "whether"})
_WHO_HEARS = frozenset("tell inform assure notify remind warn promise reassure advise".split())


@dataclass(frozen=True, slots=True)
class Attribution:
    """A frame: the clause inside, its voice, and whether it states anything at all."""

    content: Node | None
    voice: Voice
    asks: bool = False
    asker: Mention | None = None
    asker_unnamed: bool = False
    states: bool = True
    is_unsaid: bool = False  # "I never said that …": that much is stated


def attribution_of(clause: Clause, scene: Scene, voice: Voice) -> Attribution | None:
    """Return the frame that a clause is, or None where it is content itself."""
    head = clause.head
    for reading in (
        _by_act,
        _by_message,
        _by_harping,
        _by_noun,
        _impersonal,
        _by_adjective,
        _told,
        _by_verb,
        _by_gerund,
        _raised,
    ):
        found = reading(clause, head, scene, voice)
        if found is not None:
            return found
    return None


def _by_act(clause: Clause, head: Node, scene: Scene, voice: Voice) -> Attribution | None:
    """ "Ann texted to say that …", "Ann seems to think …", "Ann has it from Bob that …"."""
    verb = governed_saying(head)
    if verb is not None:
        return _by_verb(inner_saying(clause, verb), verb, scene, voice)
    if (asking := asked_through(head)) is not None:
        return _asked_through(clause, asking, scene, voice)
    if (telling := told_through(head)) is not None:
        return _told_through(clause, telling, scene, voice)
    origin, content = had_from(head), None
    if origin is None or (content := content_of(head)) is None or clause.negative:
        return None
    source, known = _person(clause, scene, voice)
    told = teller(origin, scene, voice)
    if not known or (told is None and not is_nobody(origin.low)):
        return None
    marked = _with_source(_mark(voice, clause, "has-it-from"), source, scene, clause)
    scene.note(told)
    return Attribution(content, replace(marked, sources=(*marked.sources, told)))


def _asked_through(clause: Clause, asking: Node, scene: Scene, voice: Voice) -> Attribution | None:
    """ "Ana asked me to ask you if the car is free": the question is hers."""
    content = content_of(asking)
    is_open = content is not None and (reported_question(content) or _is_open(content, asking))
    source, known = _person(clause, scene, voice)
    own = source is not None and voice.me is not None and source.name == voice.me.name
    if content is None or not is_open or not known or own or clause.negative or clause.future:
        return None
    marked = _mark(voice, clause, "ask-verb")
    return Attribution(content, marked, asks=True, asker=source, asker_unnamed=source is None)


def _told_through(clause: Clause, telling: Node, scene: Scene, voice: Voice) -> Attribution | None:
    """ "Mum told me to tell you she's running late": she says so, and had it passed on."""
    content = content_of(telling)
    source, known = _person(clause, scene, voice)
    own = source is not None and voice.me is not None and source.name == voice.me.name
    if content is None or not known or own or clause.negative or clause.future or clause.modals:
        return None
    if _is_open(content, telling) and reported_question(content):
        return None
    if not any(k.low in SECOND for k in telling.children("dobj", "dative")):
        _advise_listener(telling, content, scene, voice, source)
    return Attribution(content, _with_source(_mark(voice, clause, "had-told"), source, scene, clause))


def _by_message(clause: Clause, head: Node, scene: Scene, voice: Voice) -> Attribution | None:
    """ "I got a text from Ann saying …", "Ann left a note saying …"."""
    found = written_in(head, content_of)
    if found is None or clause.negative or clause.future:
        return None
    message, content = found
    marked = _mark(voice, clause, "message", message.text)
    if head.lemma != "be":  # "there's a text from Ann saying …"
        source, known = _person(clause, scene, voice)
        if not known:
            return None
        marked = _with_source(marked, source, scene, clause)
    if is_received(head) or (
        head.lemma in ("show", "read", "forward", "relay", "send") and _from_whom(message, scene, marked)
    ):
        writer = _from_whom(head, scene, marked) or _from_whom(message, scene, marked)
        scene.note(writer)
        marked = replace(marked, sources=(*marked.sources, writer))
    return Attribution(content, marked)


def _by_harping(clause: Clause, head: Node, scene: Scene, voice: Voice) -> Attribution | None:
    """ "Ann keeps going on about how the bakery cheated her"."""
    content = harped_on(head)
    if content is None:
        return None
    source, known = _person(clause, scene, voice)
    unending = head.lemma in ("stop", "shut", "cease", "quit")  # "won't stop going on about how …": she says it
    if not known or (clause.future and not unending):
        return None
    marked = _mark(voice, clause, "harping")
    if clause.negative and not unending:
        return Attribution(content, marked, states=False)
    return Attribution(content, _with_source(marked, source, scene, clause))


def content_of(head: Node) -> Node | None:
    """Return the finite clause below a verb of saying, mending usual errors of the parser."""
    for kid in head.children("ccomp"):
        if _is_clause(kid):
            return kid
    for kid in head.children("advcl", "xcomp", "relcl", "acl"):
        if (
            kid.i > head.i
            and _is_clause(kid)
            and kid.subject is not None
            and not any(k.dep == "mark" and k.low not in ("that", "if", "whether") for k in kid.kids)
        ):
            if kid.dep == "advcl" and kid.child("mark") is None and kid.tag == "VBG":
                continue
            if kid.dep == "advcl" and any(k.tag == "WRB" and k.low != "how" for k in kid.kids):
                continue  # "it feels stronger when …"
            if (
                kid.dep == "advcl"
                and any(k.low == "if" for k in kid.kids)
                and head.lemma not in ("ask", "wonder", "know", "see")
            ):
                continue
            return kid
    for noun in head.children("dobj", "dative"):
        # "told me Yara left" with the clause hung below the listener
        if not (noun.tag == "PRP" or noun.is_proper or noun.dep == "dative"):
            continue
        for kid in noun.children("acl", "relcl", "ccomp"):
            if _is_clause(kid) and kid.subject is not None and kid.subject.low not in ("who", "which", "that"):
                return kid
    return None


def _is_clause(node: Node) -> bool:
    if any(a.tag == "TO" for a in node.kids):
        return False
    if node.tag in ("VBN", "VBG", "VB") and not node.auxiliaries and node.tag != "VB":
        return False
    if node.tag == "VB" and node.subject is None and all(a.lemma == "do" for a in node.auxiliaries):
        return False  # "Mum says don't be late": an order
    return node.is_verb and (node.subject is not None or bool(node.auxiliaries))


def _mark(voice: Voice, clause: Clause, rule: str, *words: str) -> Voice:
    start = clause.head.start if voice.start is None else voice.start
    if clause.subject is not None and voice.start is None:
        start = min(start, clause.subject.start)
    return replace(
        voice, start=start, rule=voice.rule or rule, evidence=(*voice.evidence, *words, clause.head.text)
    )


def _person(clause: Clause, scene: Scene, voice: Voice) -> tuple[Mention | None, bool]:
    """Return the source that the subject names, and whether there is one (named or not)."""
    node = clause.subject
    if node is None:
        return (voice.me, voice.me is not None)
    person = person_of(node, scene, voice)
    if node.is_proper and node.low in _MEDIA and not node.kids and node.low not in scene.known:
        return None, True  # "Reddit says …": whoever wrote it there
    if person is None and node.lemma in MESSAGES and (poss := node.child("poss")) is not None:
        person = holder_of(poss, scene, voice)  # "Ann's letter says …": Ann does
        if person is not None and person.kind is MentionKind.SPEAKER:
            return None, True
    if person is not None and not person.resolved and node.low == "they":
        return None, True  # "they told us": nobody is named
    if person is not None:
        return person, True
    if SOURCE_VERBS.get(clause.head.lemma) in ("feel", "think") and node.is_noun and not _can_think(node):
        return None, False  # "our bond feels stronger"
    if is_any(node):
        return None, True  # "some parents think", "doctors say"
    if (
        node.is_noun
        and not is_nobody(node.low)
        and node.low
        not in ("thing", "fact", "point", "idea", "problem", "line", "clock", "calendar", "price", "weather")
    ):
        # "the police say": a body that speaks, no person of its own.
        return Mention(
            noun_phrase(node, scene, voice), MentionKind.ROLE, (node.start, node.end), entity="organisation"
        ), True
    if is_nobody(node.low) or node.is_noun or node.low in ("one", "all", "most", "many", "some", "both"):
        return None, True
    return None, False


def _can_think(node: Node) -> bool:
    known = node.is_proper or is_nobody(node.low) or node.lemma in GROUPS or is_any(node)
    return known or node.tag == "NNS" or is_agent(node)


def _with_source(voice: Voice, source: Mention | None, scene: Scene, clause: Clause) -> Voice:
    """Add a source; the speaker's own "I said" adds none."""
    if source is not None and source.kind is MentionKind.SPEAKER and not voice.own_words:
        return voice
    if (
        source is not None
        and voice.me is not None
        and source.name == voice.me.name
        and source.kind is voice.me.kind
    ):
        return voice
    scene.note(source)
    last = voice.sources[-1] if voice.sources else None
    if source is not None and last is not None and source.kind is MentionKind.PRONOUN and source.name == last.name:
        return voice  # "Had Gary on the phone, he says …": it is still Gary
    return replace(voice, sources=(*voice.sources, source))


def _by_verb(clause: Clause, head: Node, scene: Scene, voice: Voice) -> Attribution | None:
    kind = _kind_of(head)
    if kind is None or not head.is_verb:
        return None
    content = content_of(head)
    if content is None and kind == "know" and head.lemma == "find":
        return None
    if content is not None and is_perceived(head, content):
        return _perceived(clause, content, voice)
    if content is not None and _is_no_telling(content, clause):
        content = None
    if content is None:
        return _question_below(clause, head, kind, scene, voice)
    source, known = _person(clause, scene, voice)
    if not known:
        return None
    marked = _mark(voice, clause, f"{kind}-verb")
    own = source is not None and voice.me is not None and source.name == voice.me.name
    if head.lemma == "mean" and not own:
        return None
    if (asked := _asked(clause, content, kind, source, own, marked)) is not None:
        return asked
    if clause.future or (clause.modals & {"should", "must", "might", "may"} and kind == "say" and not own):
        return Attribution(content, marked, states=False)
    if "would" in clause.modals and not own:
        return Attribution(content, marked, states=False)
    return _of_kind(kind, clause, content, source, own, marked, scene)


def _asked(
    clause: Clause, content: Node, kind: Kind, source: Mention | None, own: bool, marked: Voice
) -> Attribution | None:
    """ "Lou asked if we're in", "Mum says can you bring a dish", "I don't know whether he left"."""
    asks = Attribution(content, marked, asks=True, asker=source, asker_unnamed=source is None)
    if is_asked_outright(content) and kind in ("say", "ask"):
        return replace(asks, asks=not own, states=not own)
    somebody = source is not None and source.entity == "person"
    question = (
        not (somebody and is_exclaimed(content))
        and reported_question(content)
        and any(k.low in _WH for k in content.subtree() if k.i <= content.i)
    )
    open_kind = kind in ("say", "know", "hear", "think", "doubt")
    if kind == "ask" and not own:
        return asks
    if kind == "ask" or (question and open_kind and _is_open(content, clause.head)):
        return Attribution(content, marked, states=False)
    return None


def _perceived(clause: Clause, content: Node, voice: Voice) -> Attribution:
    """ "I heard Pip sing", "my aunt saw me fall": it happened, and nobody has said so but the speaker."""
    happened = (clause.past or clause.perfect) and not (clause.negative or clause.modals or clause.future)
    if happened:
        content.tag = "VBD"
    return Attribution(content, _mark(voice, clause, PERCEIVED), states=happened)


def _kind_of(head: Node) -> Kind | None:
    """Return what kind of source a verb tells of, in its company."""
    if head.lemma in ("see", "notice", "spot", "learn", "find") and _in_medium(head):
        return "hear"  # "Dad saw on the news that …"
    return SOURCE_VERBS.get(head.lemma)


_MEDIA = frozenset(
    "news telly tv radio paper papers facebook twitter instagram insta internet online forum reddit web tiktok noticeboard "
    "board website feed group chat local press".split()
)


def _in_medium(head: Node) -> bool:
    """ "saw on the news", "read in the paper": in whose words, nobody knows."""
    return any(k.low == "online" for k in head.children("advmod")) or any(
        p.low in ("on", "in") and (thing := p.child("pobj")) is not None and thing.low in _MEDIA
        for p in head.children("prep")
    )


def _is_no_telling(content: Node, clause: Clause) -> bool:
    """ "read the note she left", "insisted we stay": the clause below is not what was told."""
    head = clause.head
    if head.lemma in ("insist", "demand"):
        return is_subjunctive(content, clause)
    return (
        head.lemma in ("read", "understand", "gather", "see")
        and content.child("mark") is None
        and (object_of(head) is not None or head.lemma == "read")
    )


_WITH_GERUND = {
    "deny": "deny", "admit": "say", "acknowledge": "say", "confess": "say", "recall": "say", "report": "say",
    "mention": "say", "claim": "say", "remember": "say", "boast": "say", "brag": "say", "gloat": "say", "crow": "say", "own": "say", "fess": "say",
}  # fmt: skip


def _by_gerund(clause: Clause, head: Node, scene: Scene, voice: Voice) -> Attribution | None:
    """ "Ernest denies having scratched the car", "she admitted to eating it", "he claims to be ill"."""
    kind = _WITH_GERUND.get(head.lemma)
    if kind is None or clause.passive:  # "the ferry is reported to have sunk": it reports nothing itself
        return None
    below = next((k for k in head.children("xcomp", "ccomp") if k.subject is None and k.i > head.i), None)
    if below is None:
        below = next((p.child("pcomp") for p in head.children("prep") if p.child("pcomp") is not None), None)
    if below is None or not below.is_verb:
        return None
    if head.lemma in ("remember", "recall") and any(a.tag == "TO" for a in below.kids):
        return None
    if kind == "deny" and SOURCE_VERBS.get(below.lemma) == "say" and content_of(below) is not None:
        return Attribution(below, voice, states=False)  # "Ann denies saying that …": not that it is otherwise
    source, known = _person(clause, scene, voice)
    if not known or (
        source is not None and source.kind is MentionKind.SPEAKER and not voice.own_words and kind != "deny"
    ):
        return None
    marked = _mark(voice, clause, f"{kind}-gerund")
    own = source is not None and voice.me is not None and source.name == voice.me.name
    return _of_kind(kind, clause, below, source, own, marked, scene)


def _is_open(content: Node, head: Node) -> bool:
    """Is the content an open question ("don't know whether"), not a free relative with a said answer?"""
    return any(
        k.low in _WH and k.i < content.i + 1
        for k in content.subtree()
        if k.dep in ("mark", "advmod", "dobj", "attr", "nsubj", "det", "pobj", "amod")
    )


_SAYING = frozenset("say tell claim mention write suggest imply promise".split())


def _of_kind(  # noqa: C901 - one line a construction
    kind: str, clause: Clause, content: Node, source: Mention | None, own: bool, marked: Voice, scene: Scene
) -> Attribution | None:
    head = clause.head
    if kind == "say":
        if clause.negative and own and "can" in clause.modals:
            return Attribution(
                content, replace(marked, start=None, denied=not marked.denied)
            )  # "I can't say I enjoyed it"
        if clause.negative and head.lemma == "agree" and not own:
            denied = _with_source(marked, source, scene, clause)
            return Attribution(content, replace(denied, denied=not denied.denied, opinion=True))
        if clause.negative:
            unsaid = own and head.lemma in _SAYING and clause.past and not clause.modals
            return Attribution(content, marked, states=False, is_unsaid=unsaid)
        if own and head.lemma == "swear" and "could" in clause.modals:
            # "I could have sworn he was vegan": no more than a guess
            return Attribution(content, replace(marked, start=None, opinion=True, uncertain=True))
        if own:
            return Attribution(content, replace(marked, start=None))
        _advise_listener(head, content, scene, marked, source)
        through = _passed_on(head, scene, marked)
        if through is not None:
            marked = _with_source(marked, through, scene, clause)
        deeper = heard_by(clause.subject, scene, marked)
        marked = _with_source(marked, source, scene, clause)
        if deeper is not None:
            scene.note(deeper)
            marked = replace(marked, sources=(*marked.sources, deeper))
        return Attribution(content, marked)
    if (
        kind == "think"
        and own
        and head.lemma == "believe"
        and clause.modals & {"can", "could"}
        and clause.negative
    ):
        return Attribution(content, replace(marked, start=None))  # "I can't believe he sold it": he did
    if kind in ("think", "feel"):
        thinking = _with_source(marked, source, scene, clause)
        if head.lemma in ("expect",) and content.is_verb:
            thinking = replace(thinking, opinion=True)
        return Attribution(
            content,
            replace(
                thinking,
                opinion=True,
                own_view=False,
                denied=thinking.denied ^ clause.negative,
                start=None if own else thinking.start,
            ),
        )
    if kind == "hear":
        if clause.negative or clause.modals & {"should", "ought", "must"}:  # "You should hear him sing"
            return Attribution(content, marked, states=False)
        deeper = _from_whom(head, scene, marked)
        heard = marked if own else _with_source(marked, source, scene, clause)
        line = _down_the_line(head, scene, marked) if deeper is not None else []
        for told in [deeper, *line]:
            scene.note(told)
        return Attribution(content, replace(heard, sources=(*heard.sources, deeper, *line)))
    if kind == "know":
        if clause.negative and head.lemma not in ("forget",):
            return Attribution(
                content, marked, states=own and head.lemma in ("realise", "realize", "know") and clause.past
            )
        deeper = _from_whom(head, scene, marked)
        if deeper is not None and head.lemma in ("learn", "find", "discover"):
            scene.note(deeper)
            known = marked if own else _with_source(marked, source, scene, clause)
            return Attribution(content, replace(known, sources=(*known.sources, deeper)))
        if own or (source is not None and source.kind is MentionKind.ADDRESSEE):
            return Attribution(content, replace(marked, start=None))
        return Attribution(content, _with_source(marked, source, scene, clause))
    if kind == "deny":
        denied = _with_source(marked, source, scene, clause)
        return Attribution(content, replace(denied, denied=denied.denied ^ (not clause.negative)))
    if kind == "doubt":
        doubting = _with_source(marked, source, scene, clause)
        return Attribution(
            content,
            replace(
                doubting,
                denied=doubting.denied ^ (not clause.negative),
                uncertain=not clause.negative,
                opinion=True,
            ),
        )
    return None


def _advise_listener(head: Node, content: Node, scene: Scene, voice: Voice, teller: Mention | None) -> None:
    """ "The doctor told Ines she should rest", "Bob told Ines she is lazy": who is meant is who is told."""
    listener, pronoun = head.child("dobj", "dative"), content.subject
    norms = {"should", "must", "ought", "needs", "has"}
    if listener is None or pronoun is None or pronoun.low not in THIRD or listener.low in FIRST | THIRD:
        return
    is_teller = teller is None or (teller.resolved and fits(teller, pronoun.low))
    if is_teller and not any(a.low in norms for a in (*content.auxiliaries, content)):
        return
    told = person_of(listener, scene, voice)
    if told is not None and told.resolved and fits(told, pronoun.low):
        pronoun.who = replace(told, kind=MentionKind.PRONOUN, span=(pronoun.start, pronoun.end))


_PASSING_ON = frozenset("tell inform pass relay mention repeat forward let text".split())


def _passed_on(head: Node, scene: Scene, voice: Voice) -> Mention | None:
    """ "Ann told Bob, who told me, that …": it came to us through Bob."""
    listeners = [*head.children("dobj", "dative")]
    listeners += [n for p in head.children("prep", "dative") if p.low == "to" for n in p.children("pobj")]
    for listener in listeners:
        for relative in listener.children("relcl"):
            if (
                relative.lemma in _PASSING_ON
                and any(k.low == "who" for k in relative.kids)
                and any(n.low in FIRST for n in relative.subtree())
            ):
                return person_of(listener, scene, voice)
    return None


def _question_below(clause: Clause, head: Node, kind: str, scene: Scene, voice: Voice) -> Attribution | None:
    if kind != "ask":
        return None
    for kid in head.children("advcl", "xcomp", "acl"):
        if kid.i > head.i and any(k.low in _WH for k in kid.kids):
            source, known = _person(clause, scene, voice)
            if not known:
                return None
            own = source is not None and voice.me is not None and source.name == voice.me.name
            marked = _mark(voice, clause, "ask-verb")
            return Attribution(
                kid, marked, asks=not own, asker=source, asker_unnamed=source is None, states=not own
            )
    return None


def _from_whom(head: Node, scene: Scene, voice: Voice) -> Mention | None:
    for prep in head.children("prep", "agent"):
        if prep.low in _FROM and not (prep.low == "off" and head.lemma not in ("hear", "learn", "get")):
            inner = prep.child("pobj")
            if inner is not None:
                return person_of(inner, scene, voice)
    for prep in head.children("prep"):
        paper = prep.child("pobj")
        is_read = head.lemma in ("read", "see", "hear") and prep.low in ("in", "on")
        if is_read and paper is not None and paper.is_proper and paper.low not in _MEDIA:
            return Mention(
                noun_phrase(paper, scene, voice), MentionKind.NAME, (paper.start, paper.end), entity="organisation"
            )  # "read in the Mail that …"
    for noun in head.children("dobj"):
        off = next((k for k in head.children("prt") if k.low == "off" and k.i == noun.i - 1), None)
        if off is not None and head.lemma in ("hear", "get", "learn") and (noun.is_proper or noun.low in KIN):
            return person_of(noun, scene, voice)  # "heard off Ben that …"
        for prep in noun.children("prep"):
            if prep.low == "from" and (inner := prep.child("pobj")) is not None:
                return person_of(inner, scene, voice)
    return None


def _down_the_line(head: Node, scene: Scene, voice: Voice) -> list[Mention]:
    """ "heard from Bob, who got it from Di": whom the one before had it from, and so on."""
    found: list[Mention] = []
    above = [head, *head.children("dobj")]
    sources = [n for verb in above for p in verb.children("prep") if p.low in _FROM for n in p.children("pobj")]
    while sources:
        relatives = [
            r for n in sources for r in n.children("relcl") if r.lemma in ("get", "hear", "have", "learn")
        ]
        sources = []
        for relative in relatives:
            thing = relative.child("dobj")
            if thing is not None and thing.low not in ("it", "this", "that", "news", "word", "story"):
                continue
            preps = [*relative.children("prep"), *(thing.children("prep") if thing is not None else ())]
            sources = [n for p in preps if p.low in _FROM for n in p.children("pobj")]
            people = [person for n in sources if (person := _teller(n, scene, voice)) is not None]
            if people:
                relative.dep = "meta"  # how it came to us, no statement of its own
            found += people
    return found


def _teller(node: Node, scene: Scene, voice: Voice) -> Mention | None:
    """A name behind "got it from" is who told it, not where it was fetched."""
    person = person_of(node, scene, voice)
    if person is None and node.is_proper:
        return Mention(noun_phrase(node, scene, voice), MentionKind.NAME, (node.start, node.end))
    return person


_FROM = frozenset("from through via by off".split())


def _told(clause: Clause, head: Node, scene: Scene, voice: Voice) -> Attribution | None:
    """ "I was told by Ann that …", "Bob was told that …": the one who was told passes it on."""
    if not clause.passive or head.lemma not in _WHO_HEARS:
        return None
    content = content_of(head)
    if content is None:
        return None
    marked = _mark(voice, clause, "told-passive")
    by = _from_whom(head, scene, marked)
    told = person_of(clause.subject, scene, voice) if clause.subject is not None else voice.me
    if clause.negative:
        return Attribution(content, marked, states=False)
    if told is not None and told.kind is not MentionKind.SPEAKER:
        marked = _with_source(marked, told, scene, clause)
    scene.note(by)
    return Attribution(content, replace(marked, sources=(*marked.sources, by)))


def _by_adjective(clause: Clause, head: Node, scene: Scene, voice: Voice) -> Attribution | None:
    if head.lemma not in ("be", "feel", "seem", "remain", "get") and not clause.passive:
        return None
    word = head if clause.passive else head.child("acomp", "attr", "oprd")
    if word is None:
        return None
    kind = SOURCE_ADJECTIVES.get(word.low)
    if word.low in ("impression", "opinion", "view", "belief", "mind"):
        kind = "think"
    if kind is None:
        return None
    content = content_of(word) or (content_of(head) if head is not word else None)
    if content is None:
        return None
    source, known = _person(clause, scene, voice)
    if not known:
        return None
    marked = _mark(voice, clause, f"{kind}-adjective", word.text)
    own = source is not None and voice.me is not None and source.name == voice.me.name
    if kind == "sure":
        if clause.negative and word.low in ("convinced", "persuaded") and content.child("mark") is None:
            # "not convinced it adds up": a doubt
            doubting = _with_source(marked, source, scene, clause)
            return Attribution(
                content, replace(doubting, denied=not doubting.denied, uncertain=True, opinion=True)
            )
        if clause.negative or any(k.low in _MARKS_QUESTION for k in content.kids):
            return Attribution(content, marked, states=False)
        sure = _with_source(marked, source, scene, clause)
        return Attribution(
            content, replace(sure, opinion=own, uncertain=sure.uncertain or (own and word.low in ("confident",)))
        )
    if kind == "know" and own:
        listener = content.subject
        if (listener is not None and listener.low in ("you", "u", "it", "your")) or clause.negative:
            return Attribution(content, marked, states=False)
        return Attribution(content, replace(marked, start=None))
    return _of_kind(kind, clause, content, source, own, marked, scene)


def _by_noun(clause: Clause, head: Node, scene: Scene, voice: Voice) -> Attribution | None:
    """ "I have a hunch that …", "Ann's theory is that …", "the rumour that … is going round"."""
    if head.lemma in ("have", "get") and (noun := head.child("dobj")) is not None and noun.low in GUESS_NOUNS:
        content = next(
            (k for k in (*noun.children("acl", "ccomp", "relcl"), *head.children("ccomp")) if _is_clause(k)), None
        )
        source, known = _person(clause, scene, voice)
        if content is None or not known:
            return None
        marked = replace(_mark(voice, clause, "guess-noun", noun.text), opinion=True, uncertain=True)
        held = _with_source(marked, source, scene, clause)
        giver = _from_whom(head, scene, marked) if head.lemma == "get" else None
        if giver is None or giver.kind is MentionKind.SPEAKER:
            return Attribution(content, held)
        scene.note(giver)  # "I got the impression from Ann that …": it is hers
        return Attribution(content, replace(held, sources=(*held.sources, giver)))
    if head.lemma == "be" and clause.subject is not None and clause.subject.is_noun:
        noun = clause.subject
        content = next((k for k in head.children("ccomp", "advcl") if _is_clause(k) and k.i > head.i), None)
        if content is None:
            return None
        poss = noun.child("poss")
        if noun.low in GUESS_NOUNS | {
            "view",
            "opinion",
            "take",
            "claim",
            "argument",
            "verdict",
            "belief",
            "story",
            "position",
            "message",
            "point",
        }:
            marked = _mark(voice, clause, "source-noun", noun.text)
            source = person_of(poss, scene, voice) if poss is not None else None
            if poss is None:
                return None
            thinking = noun.low not in ("claim", "argument", "story", "message", "point")
            return Attribution(
                content,
                replace(
                    _with_source(marked, source, scene, clause),
                    opinion=thinking,
                    uncertain=noun.low in ("hunch", "feeling", "guess", "suspicion"),
                ),
            )
        if noun.low in ("word", "rumour", "rumor", "gossip", "talk"):
            source = _from_whom(noun, scene, voice)
            return Attribution(
                content, replace(_mark(voice, clause, "word-is", noun.text), sources=(*voice.sources, source))
            )
    return None


def _impersonal(clause: Clause, head: Node, scene: Scene, voice: Voice) -> Attribution | None:
    """ "It is rumoured that …", "it turns out that …", "it seems that …"."""
    subject = clause.subject
    if subject is None or subject.low not in ("it", "there"):
        return None
    content = content_of(head)
    if clause.passive and content is not None and not clause.negative:
        is_told = head.low in HEARSAY_PARTICIPLES or SOURCE_VERBS.get(head.lemma) == "say"
        if is_told:
            # "It was pointed out by Ann that …" names who; without "by" nobody is named.
            by = _from_whom(head, scene, voice)
            scene.note(by)
            return Attribution(content, replace(_mark(voice, clause, "it-is-said"), sources=(*voice.sources, by)))
    if head.lemma in ("seem", "appear", "look", "sound") and content is not None:
        return Attribution(
            content, replace(_mark(voice, clause, "it-seems"), opinion=True, uncertain=True, start=None)
        )
    if head.lemma in ("turn", "emerge", "transpire") and content is not None:
        return Attribution(content, voice)
    return None


# What people say of a place or a thing that looks like something done to it: "supposed to be haunted".
_TOLD_STATES = frozenset(
    "haunted cursed jinxed blessed gifted loaded overrated packed crowded spoilt based named".split()
)


def _raised(clause: Clause, head: Node, scene: Scene, voice: Voice) -> Attribution | None:
    """ "Bob is said to …": the content is the infinitive, of the same subject."""
    if not clause.passive or head.low not in HEARSAY_PARTICIPLES:
        return None
    below = next((k for k in head.children("xcomp", "ccomp") if any(a.tag == "TO" for a in k.kids)), None)
    if below is None or head.low == "told":
        return None
    # "supposed to be good" is hearsay, "supposed to fix the gate" a plan.
    going_on = below.tag == "VBG" and any(a.lemma == "be" for a in below.auxiliaries)  # "supposed to be folding"
    is_state = below.lemma == "be" or below.low in _TOLD_STATES
    if (head.low in ("supposed", "meant") and not is_state and not going_on) or (
        head.low != "supposed" and clause.subject is None
    ):
        return None
    marked = _mark(voice, clause, "is-said-to")
    if voice.trailing:
        return Attribution(below, marked)  # "Tim is said to be rich, according to Ann": she says it
    return Attribution(below, replace(marked, sources=(*voice.sources, _from_whom(head, scene, voice))))
