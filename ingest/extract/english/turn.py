"""Reads the planned pieces of one passage in order and returns its statements.

People and things named in one piece are known in the next; a quotation changes who "I" is; a correction
takes back what the turn said before it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from ingest.extract.english import corrections
from ingest.extract.english.afterwards import doubted_afterwards, held_by_another_too, told_afterwards
from ingest.extract.english.assemble import statement_of
from ingest.extract.english.before_colon import frame_before_colon
from ingest.extract.english.draft import Draft
from ingest.extract.english.lexicon.people import KIN, ROLES, TITLES
from ingest.extract.english.pasted import Pasted, pasted_in
from ingest.extract.english.peel import peel
from ingest.extract.english.plan import Piece, flattened
from ingest.extract.english.quoted_people import SAYS, quoted_person, told_behind
from ingest.extract.english.reader import asked_about, read_tree
from ingest.extract.english.revised import apply_corrections, take_back
from ingest.extract.english.scene import (
    Voice,
    is_given_name,
    person_from_text,
    scene_of,
)
from ingest.extract.english.sources_apart import of_each
from ingest.extract.english.taken_back import given_to, named_instead, with_other
from ingest.extract.english.targets import verb_phrase
from ingest.extract.english.third_person import PUT_IN, name_left_out
from ingest.extract.english.times import assign, find_times, mark
from ingest.extract.english.tree import Node, Tree
from ingest.extract.english.turn_state import Turn
from ingest.language.english import is_function_word, is_word, lemma
from ingest.model import (
    Extraction,
    Mention,
    MentionKind,
    Passage,
    Polarity,
    Statement,
    TimeExpression,
)


def read_turn(
    passage: Passage, window: Sequence[Passage], pieces: Sequence[Piece], trees: dict[int, Tree], extractor: str
) -> Extraction:
    """Return the extraction of one passage from its parsed pieces."""
    scene = scene_of(passage, window)
    turn = Turn(passage, scene, trees)
    ordered = [trees[id(p)] for p in flattened(pieces) if id(p) in trees]
    times = find_times(passage.text, passage.said_at, ordered) if ordered else []
    mark(ordered, times, passage.said_at)
    top = Voice(scene.speaker, scene.addressee)
    turn.bullet_subject = _whose_notes(passage.text)
    turn.is_about_one = turn.bullet_subject is not None
    scene.note(turn.bullet_subject)
    turn.pasted = pasted_in(passage.text, scene)
    for piece in pieces:
        pasted = next((p for p in turn.pasted if p.start <= piece.full_start < p.end), None)
        if pasted is None:
            _read_piece(turn, piece, top)
        elif (voice := _of_pasted(turn, pasted, piece, top)) is not None:
            turn.carried = None
            _read_piece(turn, piece, voice)
    apply_corrections(turn)
    statements = _statements(turn, ordered, times, extractor)
    return Extraction(passage, tuple(statements), mentions=_all_mentions(statements))


# "## Dad - care notes", "**Gran: visit notes**": whom a list is about.
_WHOSE_NOTES = re.compile(r"\s*(?:#+|\*\*|__)\s*(?P<who>[A-Z][\w'’-]+)(?:\s*[-–—:]\s|['’]s\s)[^\n]*\n")


def _of_pasted(turn: Turn, pasted: Pasted, piece: Piece, top: Voice) -> Voice | None:
    """Return in whose voice a pasted message is; None for its label, and where nobody knows whose it is."""
    scene = turn.scene
    who = person_from_text(*pasted.who, scene, top) if pasted.who is not None else None
    label = turn.passage.text[pasted.label : piece.full_start]
    if (
        who is None
        or pasted.is_heading
        or (piece.before_colon and piece.full_start <= pasted.start + len(who.name))
    ):
        return None
    if scene.speaker is not None and who.name == scene.speaker.name:
        return top
    if scene.addressee is not None and who.name == scene.addressee.name and ">" not in turn.passage.text:
        return None  # "Lena: I moved the car": her words, or a call to her
    told = person_from_text(*pasted.to, scene, top) if pasted.to is not None else None
    writers = {p.who[0] for p in turn.pasted if p.who is not None}
    you = told or (top.me if len(writers) == 1 else None)
    scene.note(who)
    return replace(
        top,
        me=who,
        you=you,
        own_words=True,
        start=pasted.label,
        rule="pasted-message",
        sources=(who,),
        evidence=(label.strip(" :>\n") or who.name,),
    )


def _whose_notes(text: str) -> Mention | None:
    found = _WHOSE_NOTES.match(text)
    if found is None:
        return None
    who, span = found["who"], found.span("who")
    if who.lower() in KIN:
        return Mention(who.lower(), MentionKind.KIN, span)
    return Mention(who, MentionKind.NAME, span) if is_given_name(who) else None


def _read_piece(turn: Turn, piece: Piece, voice: Voice) -> None:  # noqa: C901 - one line a construction
    if piece.quote is not None:
        _read_quote(turn, piece, voice)
        return
    if piece.is_question and not voice.own_words:
        turn.carried = None
        _note_topic(turn, piece)
        return
    if piece.after_colon and turn.carried is not None:
        voice = turn.carried
    turn.carried = None
    if piece.after_colon and not voice.is_attributed and _is_of_whoever_said(turn.passage.text, piece):
        return
    scene = turn.scene
    before, turn.just_stated = turn.just_stated, []
    sentence = turn.passage.text[piece.full_start : piece.full_end]
    if doubted_afterwards(sentence, before) or told_afterwards(sentence, piece.full_start, before, scene):
        return
    if (others := held_by_another_too(sentence, piece.full_start, before, scene)) and turn.drafts:
        turn.drafts += [(draft, turn.drafts[-1][1]) for draft in others]
        return
    if piece.is_framed:
        voice = peel(turn.passage.text, piece.full_start, piece.full_end, voice, scene).voice
    if piece.is_distanced and not piece.parse_text:
        for draft, _ in turn.drafts:
            if draft.voice is not None:
                draft.voice = replace(draft.voice, uncertain=True)
        return
    if piece.before_colon and (handed := frame_before_colon(turn, piece, voice)) is not None:
        turn.carried = handed
        return
    if piece.before_colon:
        _note_topic(turn, piece)
    scene.is_list = piece.is_bullet
    tree = turn.trees.get(id(piece))
    if tree is None:
        return
    if _NOTHING_SPECIAL.fullmatch(turn.passage.text[piece.start : piece.end]):
        _qualify(turn)
        return
    if piece.is_question:
        _quoted_question(turn, piece, tree, voice)
        return
    if piece.dropped_subject and voice.own_words and _BIDDING.match(turn.passage.text, piece.start):
        return  # "Ann says: don't buy it" leaves no "I" out
    is_open = piece.dropped_subject and piece.parse_text.startswith(PUT_IN) and turn.bullet_subject is None
    if is_open and (piece.is_bullet or not name_left_out(tree, scene)):
        return  # "- wants to see the sea": whoever it is, not the writer
    if piece.dropped_subject and piece.is_bullet and turn.bullet_subject is not None:
        voice = replace(voice, me=turn.bullet_subject)
    if piece.is_echo and scene.antecedent is not None:
        scene.antecedent.is_same_sentence = True
    if piece.is_lessened:
        if scene.antecedent is None:
            return
        scene.antecedent.is_lessened = True
    if turn.drafts and _is_of_another(turn, piece, tree, before):
        return
    antecedent = scene.antecedent
    scene.thing, scene.is_thing_behind = piece.topic or scene.thing, piece.topic is not None
    drafts = of_each(read_tree(tree, scene, voice))
    if scene.antecedent is antecedent and not any(d.rule.startswith("ellipsis:") for d in drafts):
        scene.antecedent = None  # nothing was stated that the next sentence could leave out
    for draft in drafts:
        if piece.is_taken_back:
            take_back(draft)
        if piece.retracted:
            draft.replaces = piece.retracted
        turn.drafts.append((draft, piece))
    turn.just_stated = list(drafts)
    if piece.is_bullet and drafts and not piece.dropped_subject and not turn.is_about_one:
        turn.bullet_subject = drafts[0].subject_person


_BIDDING = re.compile(r"(?:do not|don['’]?t)\b", re.I)


def _is_of_whoever_said(text: str, piece: Piece) -> bool:
    """ "When I asked him, he said: I quit": not the sender's "I", and whose it is stays open."""
    return (
        _SAYS_I.match(text, piece.start) is not None and _SAYS_AT_END.search(text[: piece.full_start]) is not None
    )


def _is_of_another(turn: Turn, piece: Piece, tree: Tree, before: list[Draft]) -> bool:
    """ "It wasn't Theo who lost it. It was Ada.", "No, sorry, it was Naomi.": give what was told to the other."""
    last = turn.drafts[-1][0]
    sentence = turn.passage.text[piece.full_start : piece.full_end]
    is_corrected = (
        piece.is_correction or corrections.IS_SORRY.match(sentence) or corrections.IS_MEANT.match(sentence)
    )
    if last.denied_node is None and not (is_corrected and before):
        return False
    instead = named_instead(tree)
    if instead is None:
        return False
    if last.denied_node is not None:
        with_other(last, instead, turn.scene)
        return True
    return bool(before) and given_to(before, instead, turn.scene)


_NOTHING_SPECIAL = re.compile(
    r"(?:but |just |though )?(?:it was |it's )?(?:nothing|not anything) (?:special|fancy|remarkable|amazing|extraordinary|to write home about|"
    r"to shout about|out of the ordinary|more|much)(?:,? though)?[\s.!]*",
    re.I,
)


def _qualify(turn: Turn) -> None:
    """ "The set's fine. Nothing special.": no praise after all."""
    last = turn.drafts[-1][0] if turn.drafts else None
    if last is not None and last.predicate == "believes_good":
        last.polarity = Polarity.NEUTRAL


_TOPIC = re.compile(
    r"^(?:and |as for |what about )?(?:the |a |an |this |that |my |our |your )?"
    r"(?P<topic>[A-Za-z][\w'’-]+(?: [a-z][\w'’-]+){0,2}?)(?: (?:that |which )?(?:I|you|we|he|she|they)\b[^?]*)?\W*$",
    re.I,
)


def _note_topic(turn: Turn, piece: Piece) -> None:
    """ "Musicals? Can take them or leave them": a bare noun that is asked about is what "them" means next."""
    found = _TOPIC.match(turn.passage.text[piece.start : piece.end])
    if found is None:
        return
    named = found["topic"]
    if named[0].isupper() and (is_given_name(named) or named.lower() in turn.scene.known):
        turn.scene.note(
            Mention(
                named, MentionKind.NAME, (piece.start + found.start("topic"), piece.start + found.end("topic"))
            )
        )
        return
    who = _person_asked_of(turn, piece)
    if who is not None:
        turn.scene.note(who)
        return
    is_owned = re.match(r"[A-Z][\w-]+['’]s ", named) is not None  # "Wren's cooking?"
    topic = named.lower() if named[1:].islower() and not is_owned else named
    last = topic.split()[-1].lower()
    is_noun = (
        is_word(last, "noun") or is_word(lemma(last, "NNS"), "noun") or last.endswith(("ing", "ism", "ology"))
    )
    if is_noun and not is_function_word(topic.split()[0]) and last not in _NO_TOPICS:
        turn.scene.thing = topic


_PERSON_ASKED_OF = re.compile(
    r"(?:(?:and|but|oh|as for|now),? )?(?P<who>(?:(?:the|my|our|his|her|their) (?:[a-z]+ )?(?P<noun>[a-z-]+))|(?P<title>[A-Z][a-z]+) [A-Z][\w-]+)\s*[?:]*\s*$",
    re.I,
)


def _person_asked_of(turn: Turn, piece: Piece) -> Mention | None:
    """ "My physio? She told me …", "Uncle Ray? He says …": whom the pronoun means."""
    found = _PERSON_ASKED_OF.match(turn.passage.text[piece.start : piece.end])
    if found is None:
        return None
    if found["title"] is not None:
        is_person = found["title"].lower() in TITLES
    else:
        is_person = found["noun"].lower() in KIN | ROLES
    me = Voice(turn.scene.speaker, turn.scene.addressee)
    at = piece.start + found.start("who")
    return person_from_text(found["who"], at, turn.scene, me) if is_person else None


_NO_TOPICS = frozenset(
    "spoiler warning reminder note psa heads-up quote motto question questions problem problems luck chance idea thoughts news plan plans offence sweat worries".split()
)


_SAYS_AT_END = re.compile(rf"(?<!\b[Ii] )(?<!\b[Ww]e )\b{SAYS}(?: (?:me|us|him|her|them))?:\s+$")
_SAYS_I = re.compile(r"(?:I|I['’]\w+|[Mm]y|[Ww]e|[Oo]ur)\b")


def _read_quote(turn: Turn, piece: Piece, voice: Voice) -> None:
    """Read direct speech: inside it, the first person is whoever is quoted."""
    assert piece.quote is not None
    text, scene = turn.passage.text, turn.scene
    peeled = (
        peel(text, piece.full_start, piece.quote[0] - 1, voice, scene)
        if piece.quote[0] - 1 > piece.full_start + 3
        else None
    )
    outer = peeled.voice if peeled is not None else voice
    begin = peeled.start if peeled is not None else piece.full_start
    before = text[begin : piece.quote[0] - 1]
    after = text[piece.quote[1] : piece.full_end]
    beyond = text[piece.quote[1] : min(len(text), piece.full_end + 60)].split("\n")[0]
    found = quoted_person(before, begin, (after, beyond), piece.quote[1], scene, outer)
    if found is None:
        return
    outer = told_behind(text, piece, outer, scene)
    source, recipient, anonymous, chain = found
    for link in chain:
        scene.note(link)
        outer = replace(outer, sources=(*outer.sources, link))
    own = source is not None and source.kind is MentionKind.SPEAKER and not outer.own_words
    inner = replace(
        outer,
        me=source,
        you=recipient,
        own_words=True,
        start=piece.full_start,
        rule=outer.rule or "direct-speech",
        sources=outer.sources if own else (*outer.sources, None if anonymous else source),
        evidence=(*outer.evidence, before.strip(" ,:") or after.strip(' ,"”.')),
    )
    scene.note(source)
    for inside in piece.frame_of_quote:
        _read_piece(turn, inside, inner)


_PROPOSING = re.compile(
    r"^(?:why (?:don't|not) we|shall we|how about (?:we|us)|should we|can't we|what if we)\b", re.I
)


def _quoted_question(turn: Turn, piece: Piece, tree: Tree, voice: Voice) -> None:
    """A question in quotation marks is one that somebody asked."""
    source = voice.sources[-1] if voice.sources else None
    if source is None or not tree.roots:
        return
    root = next((r for r in tree.roots if r.is_verb), tree.roots[0])
    from ingest.extract.english.clause import clause_of

    clause = clause_of(root)
    if (proposal := _PROPOSING.match(turn.passage.text[piece.start : piece.end])) is not None:
        act = Draft(
            "suggests",
            clause,
            target=verb_phrase(root, turn.scene, voice),
            target_node=root,
            holder=source,
            relation="suggest",
            rule="quoted-proposal",
            evidence=[proposal.group()],
            voice=voice,
        )
        turn.drafts.append((act, piece))
        return
    target, node = asked_about(root, turn.scene, voice)
    draft = Draft(
        "asks",
        clause,
        target=target,
        target_node=node,
        polarity=Polarity.NEUTRAL,
        holder=source,
        relation="ask",
        rule="quoted-question",
        evidence=[turn.passage.text[piece.start : piece.end]],
        voice=voice,
    )
    turn.drafts.append((draft, piece))


def _statements(turn: Turn, ordered: list[Tree], times: list[TimeExpression], extractor: str) -> list[Statement]:
    drafts = [d for d, _ in turn.drafts]
    given = assign(drafts, ordered, times)
    found: list[Statement] = []
    for index, (draft, _) in enumerate(turn.drafts):
        expressions = [e for e in given[index] if e.recurrence is None]
        recurrence = next((e.recurrence for e in given[index] if e.recurrence is not None), None)
        timed = next((e for e in expressions if e.time is not None), expressions[0] if expressions else None)
        statement = statement_of(draft, turn.passage, turn.scene, timed, extractor, recurrence)
        if statement is not None and not any(_same(statement, s) for s in found):
            found.append(statement)
    return found


def _same(a: Statement, b: Statement) -> bool:
    return (a.predicate, a.subject, a.target, a.owner, a.polarity, a.time) == (
        b.predicate,
        b.subject,
        b.target,
        b.owner,
        b.polarity,
        b.time,
    )


def _all_mentions(statements: Sequence[Statement]) -> tuple[Mention, ...]:
    seen: dict[tuple[str, MentionKind, tuple[int, int] | None], Mention] = {}
    for statement in statements:
        for mention in statement.mentions:
            seen.setdefault((mention.name, mention.kind, mention.span), mention)
    return tuple(seen.values())


__all__ = ["Node", "read_turn"]
