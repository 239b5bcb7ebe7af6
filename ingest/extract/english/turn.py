"""Reads the planned pieces of one passage in order and returns its statements.

People and things named in one piece are known in the next; a quotation changes who "I" is; a correction
takes back what the turn said before it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ingest.extract.english import corrections
from ingest.extract.english.afterwards import doubted_afterwards, told_afterwards
from ingest.extract.english.assemble import statement_of
from ingest.extract.english.courtesy import is_courtesy
from ingest.extract.english.draft import Draft, stance
from ingest.extract.english.lexicon.people import KIN
from ingest.extract.english.lexicon.quoting import LETTING_OUT, named_by_frame
from ingest.extract.english.lexicon.relaying import ToldOf, told_of_another
from ingest.extract.english.lexicon.sources import NP
from ingest.extract.english.pasted import Pasted, pasted_in
from ingest.extract.english.peel import peel
from ingest.extract.english.phrases import person_of
from ingest.extract.english.plan import Piece, flattened
from ingest.extract.english.reader import asked_about, read_tree
from ingest.extract.english.scene import (
    FIRST,
    Scene,
    Voice,
    is_given_name,
    is_nobody,
    person_from_text,
    scene_of,
)
from ingest.extract.english.sources_apart import of_each
from ingest.extract.english.taken_back import given_to, is_said_by, is_still_so, named_instead, with_other
from ingest.extract.english.targets import verb_phrase
from ingest.extract.english.third_person import PUT_IN, name_left_out
from ingest.extract.english.times import assign, find_times, mark
from ingest.extract.english.tree import Node, Tree
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


@dataclass(slots=True)
class _Turn:
    """What is known while one passage is read."""

    passage: Passage
    scene: Scene
    trees: dict[int, Tree]
    drafts: list[tuple[Draft, Piece]] = field(default_factory=list)
    carried: Voice | None = None  # the voice that a colon hands to what follows it
    bullet_subject: Mention | None = None
    is_about_one: bool = False  # the heading says whom the whole list is about
    just_stated: list[Draft] = field(default_factory=list)  # by the piece before
    pasted: list[Pasted] = field(default_factory=list)  # stretches in the words of others


def read_turn(
    passage: Passage, window: Sequence[Passage], pieces: Sequence[Piece], trees: dict[int, Tree], extractor: str
) -> Extraction:
    """Return the extraction of one passage from its parsed pieces."""
    scene = scene_of(passage, window)
    turn = _Turn(passage, scene, trees)
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
    _apply_corrections(turn)
    statements = _statements(turn, ordered, times, extractor)
    return Extraction(passage, tuple(statements), mentions=_all_mentions(statements))


# "## Dad - care notes", "**Gran: visit notes**": whom a list is about.
_WHOSE_NOTES = re.compile(r"\s*(?:#+|\*\*|__)\s*(?P<who>[A-Z][\w'’-]+)(?:\s*[-–—:]\s|['’]s\s)[^\n]*\n")


def _of_pasted(turn: _Turn, pasted: Pasted, piece: Piece, top: Voice) -> Voice | None:
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


def _read_piece(turn: _Turn, piece: Piece, voice: Voice) -> None:  # noqa: C901 - one line a construction
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
    if piece.is_framed:
        voice = peel(turn.passage.text, piece.full_start, piece.full_end, voice, scene).voice
    if piece.is_distanced and not piece.parse_text:
        for draft, _ in turn.drafts:
            if draft.voice is not None:
                draft.voice = replace(draft.voice, uncertain=True)
        return
    if piece.before_colon and (handed := _frame_before_colon(turn, piece, voice)) is not None:
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
            _take_back(draft)
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


def _is_of_another(turn: _Turn, piece: Piece, tree: Tree, before: list[Draft]) -> bool:
    """ "It wasn't Theo who lost it. It was Ada.", "No, sorry, it was Naomi.": give what was told to the other."""
    last = turn.drafts[-1][0]
    is_corrected = piece.is_correction or corrections.IS_SORRY.match(
        turn.passage.text[piece.full_start : piece.full_end]
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


def _qualify(turn: _Turn) -> None:
    """ "The set's fine. Nothing special.": no praise after all."""
    last = turn.drafts[-1][0] if turn.drafts else None
    if last is not None and last.predicate == "believes_good":
        last.polarity = Polarity.NEUTRAL


_TOPIC = re.compile(
    r"^(?:and |as for |what about )?(?:the |a |an |this |that |my |our |your )?"
    r"(?P<topic>[A-Za-z][\w'’-]+(?: [a-z][\w'’-]+){0,2}?)(?: (?:that |which )?(?:I|you|we|he|she|they)\b[^?]*)?\W*$",
    re.I,
)


def _note_topic(turn: _Turn, piece: Piece) -> None:
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
    topic = found["topic"].lower() if found["topic"][1:].islower() else found["topic"]
    last = topic.split()[-1].lower()
    is_noun = is_word(last, "noun") or is_word(lemma(last, "NNS"), "noun")
    if is_noun and not is_function_word(topic.split()[0]) and last not in _NO_TOPICS:
        turn.scene.thing = topic


_NO_TOPICS = frozenset(
    "question questions problem problems luck chance idea thoughts news plan plans offence sweat worries".split()
)
_SAYING = r"(?:(?<=[’']s )(?:just |all )?like|says?|said|puts?(?= (?:in|on|up)\b)|tells?|told|asks?|asked|texted|texts|writes?|wrote|replied|replies|answered|added|shouted|yelled|whispered|insisted|insists|claimed|claims|announced|announces|explained|explains|goes|went|was like|is like|complained|joked|warned|emailed|messaged|swore|swears|promised|admitted|begged|declared|muttered|mentioned|snapped|sighed|laughed|cried|exclaimed|remarked|noted|argued|posted|tweeted|quote|quotes|quoted|keeps saying|kept saying|always says|reads|recalled|confessed|repeated|continued|wondered|suggested|suggests|proposed|proposes|urged|pleaded|ordered|warned|demanded|instructed|recommended|advised|observed|boasted|(?:is|was) all|(?:is|was) just like|piped up with|came out with|chimed in with|blurted out|hissed|growled|murmured|mumbled|roared|bellowed|groaned|grumbled|teased|taunted|barked)"
_SAYS_AT_END = re.compile(rf"(?<!\b[Ii] )(?<!\b[Ww]e )\b{_SAYING}(?: (?:me|us|him|her|them))?:\s+$")
_SAYS_I = re.compile(r"(?:I|I['’]\w+|[Mm]y|[Ww]e|[Oo]ur)\b")
_BEFORE_QUOTE = re.compile(
    rf"(?P<np>{NP})(?:['’]s)?,?\s+(?:(?:just|then|also|actually|literally|always|once|later|even|recently|has|had|who|and)\s+)*{_SAYING}"
    r"(?:\s+(?:to\s+)?(?P<to>me|us|him|her|them|everyone|my [\w-]+|the [\w-]+|[A-Z][\w'’-]+))?(?P<when>[^\"“]{0,40}?)\s*[,:]?\s*(?:[\"“'‘]|$)"
)
_AFTER_QUOTE = re.compile(
    rf"^[\"”'’]?\s*[,.!?]?\s*(?:(?P<verb>{_SAYING})\s+(?P<np2>{NP})|(?P<np>{NP})\s+(?:(?:just|then|also|always|later)\s+)*{_SAYING}(?:\s+(?P<to>me|us|him|her|them|every(?:one|body)|(?:my|our|his|her|the) [\w'’-]+|[A-Z][\w'’-]+))?)"
)
# "… Bob whispered to Ana", "Ana snapped at Bob: …", "Ana to Bob: …": whom the quoted "you" means.
_TO_WHOM = re.compile(
    r"(?<=\w),? (?:back )?(?:to|at) (?P<to>me|us|him|her|them|himself|herself|every(?:one|body)|(?:my|our|his|her|the) [\w'’-]+|[A-Z][\w'’-]+)(?=[\s,.:!?]|$)"
)
_WHEN_BEFORE = re.compile(
    r"(?:yesterday|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|evening|night))?,? (?=\S)",
    re.I,
)
# "In the group chat Ife posted": where, and no name.
_WHERE_BEFORE = re.compile(
    r"(?:the|our|my|this|that|an?|his|her|their) (?:[\w'’-]+ ){0,2}?(?:chat|group|thread|channel|email|letter|meeting|call|party|pub|office|card|text|message|post|phone|morning|evening|night|week|weekend|day) (?=[A-Z][a-z])"
)
# "Ines turned round and said …": the name ends before what she did.
_ONE_ACTING = re.compile(
    r"^([A-Z][\w'’-]+) (?:to|at|turned|went|came|looked|piped|popped|sat|stood|got|chimed|burst|rang|called|leaned|leant|just|only|really|actually)\b.*$"
)
_NAME_COLON = re.compile(r"^(?P<np>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?|my \w+|the \w+)\s*:\s*$", re.I)
# "Our drummer, five minutes before the show: …"
_NAME_WHEN_COLON = re.compile(
    r"^(?P<np>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?|(?:my|our|the) [\w'’-]+(?: [\w'’-]+)?),? (?:(?:on|at|in|after|before|over|during|to|about|when|while|this|last|yesterday|"
    r"today|just|half|an?|two|three|four|five|ten|\d+|from)\b|(?<=, )(?:\w+ing|with(?:out)?|deadpan|dead|straight|stony|eyes|arms|hands?|all|still|completely|totally|bold|loud|very|from)\b)[^:\"“]{0,70}:\s*$",
    re.I,
)
_WHAT_HE_SAID = re.compile(
    r"(?:in|with) (?P<np>[A-Z]\w+)['’]s words[,:]?\s*$|(?P<np2>[A-Z]\w+|my \w+)['’]s (?:exact )?(?:words|message|text|email|reply|answer|comment|motto|response)(?: was| were| is|:)?\s*$",
    re.I,
)


def _read_quote(turn: _Turn, piece: Piece, voice: Voice) -> None:
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
    found = _quoted_person(before, begin, (after, beyond), piece.quote[1], scene, outer)
    if found is None:
        return
    outer = _told_behind(text, piece, outer, scene)
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


def _told_behind(text: str, piece: Piece, voice: Voice, scene: Scene) -> Voice:
    """ "'…,' Ann said, according to Bob": he passes it on."""
    assert piece.quote is not None
    behind = _AFTER_QUOTE.match(text[piece.quote[1] : piece.full_end])
    if behind is None or "," not in text[piece.quote[1] + behind.end() : piece.full_end]:
        return voice
    told = peel(text, piece.quote[1] + 1, piece.full_end, voice, scene)
    return told.voice if told.start == piece.quote[1] + 1 and told.end < piece.full_end else voice


def _quoted_person(
    before: str, begin: int, behind: tuple[str, str], after_start: int, scene: Scene, voice: Voice
) -> tuple[Mention | None, Mention | None, bool, list[Mention]] | None:
    after, beyond = behind  # to the end of the sentence, and a little further
    framed = named_by_frame(before, after, beyond)
    if framed is not None:
        return _by_frame(framed[0], after_start if framed[1] else begin, scene, voice)
    match = None
    for found in _BEFORE_QUOTE.finditer(before):
        match = found
    offset = begin
    if match is None:
        match = _AFTER_QUOTE.match(after)
        offset = after_start
    if match is None:
        match = _WHAT_HE_SAID.search(before) or _NAME_COLON.match(before) or _NAME_WHEN_COLON.match(before)
        offset = begin
    if match is None:
        return None
    groups = match.groupdict()
    np = groups.get("np") or groups.get("np2") or ""
    at = match.start("np") if groups.get("np") else match.start("np2")
    np = _ONE_ACTING.sub(r"\1", np)
    where = _WHERE_BEFORE.match(np)
    if where is not None:
        np, at = np[where.end() :], at + where.end()
    when = _WHEN_BEFORE.match(np)
    if when is not None:
        np, at = np[when.end() :], at + when.end()  # "Yesterday Noor goes": when, and no first name
    chain = _chain_before(before, begin, match, scene, voice) if offset == begin else []
    inner_voice = replace(voice, sources=(*voice.sources, *chain)) if chain else voice
    whom = match if groups.get("to") else _TO_WHOM.search(before if offset == begin else after[:60])
    recipient = _recipient(
        whom["to"] if whom else None, offset + (whom.start("to") if whom else 0), scene, inner_voice
    )
    if is_nobody(np):
        return None, recipient, True, chain
    if np.lower() == "it" or not np:
        return None
    source = person_from_text(np, offset + at, scene, inner_voice)
    if source is None:
        return None
    return source, recipient, False, chain


def _by_frame(
    match: re.Match[str], offset: int, scene: Scene, voice: Voice
) -> tuple[Mention | None, Mention | None, bool, list[Mention]] | None:
    """ "…" was all Ann said; Ann, about the party: "…"."""
    source = person_from_text(match["np"], offset + match.start("np"), scene, voice)
    if source is None:
        return None
    thing = match.groupdict().get("thing")
    if thing:
        scene.thing = thing
    return source, voice.me, False, []


_OUTER = re.compile(
    rf"(?P<np>{NP})\s+(?:says?|said|told|tells?|heard|claims?|claimed|swears?|mentioned|insists?|reports?)(?:\s+(?:me|us|him|her|them|[A-Z]\w+))?(?:\s+that)?\s+$"
)


def _chain_before(before: str, begin: int, match: re.Match[str], scene: Scene, voice: Voice) -> list[Mention]:
    """ "Ann says Bob told her, '…'": Ann stands between."""
    outer = _OUTER.search(before[: match.start("np")])
    if outer is None:
        return []
    person = person_from_text(outer["np"], begin + outer.start("np"), scene, voice)
    return [person] if person is not None and person.kind is not MentionKind.SPEAKER else []


def _recipient(phrase: str | None, at: int, scene: Scene, voice: Voice) -> Mention | None:
    if not phrase:
        return voice.me
    if phrase.lower() in FIRST:
        return voice.me
    return person_from_text(phrase, at, scene, voice)


_PROPOSING = re.compile(
    r"^(?:why (?:don't|not) we|shall we|how about (?:we|us)|should we|can't we|what if we)\b", re.I
)


def _quoted_question(turn: _Turn, piece: Piece, tree: Tree, voice: Voice) -> None:
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


_GOT_IT = re.compile(
    rf"(?P<np>{NP})\s+(?:got|has|had|heard|gets|have)\s+(?:it|this|that|the news|word)(?:\s+(?:straight|directly))?\s+from\s+(?P<from>{NP})(?=\s*(?:,|$|who))|,?\s*who\s+(?:got|had|heard|has)\s+(?:it|this|that)\s+from\s+(?P<next>{NP})(?=\s*(?:,|$|who))"
)
_WHEN_SAID = (
    r"(?:,? (?:just now|earlier|yesterday|today|tonight|last (?:night|week|month)|this (?:morning|afternoon|evening|week)|"
    r"on \w+day|(?:at|over|during) (?:lunch|dinner|breakfast|work)|from (?:work|the \w+|[A-Z]\w+)|on the phone|in the (?:car|pub|chat)|"
    r"in (?:a|an|his|her|their) (?:text|email|message|letter)))*"
)
_FRAME = re.compile(
    rf"^(?:(?:[Ss]o|[Aa]nd|[Bb]ut|[Tt]hen|[Ww]ell|[Aa]lso|[Aa]nyway|[Pp]lus|[Nn]ow),? )*(?P<np>(?!(?:So|And|But|Then|Well|Also|Anyway|Plus|Now|As|When|After|Before|While|If)\b){NP})(?:['’]?s?\s+(?:just |then |also |finally )?(?P<says>{_SAYING}|corrected|reminded|assured|informed|notified|updated|briefed|rang|called|phoned|messaged|rings|calls|voicenoted|commented|dm['’]?d)|['’]?s?\s+(?:thinks|reckons|believes|{LETTING_OUT})|['’]s?\s+(?:view|take|opinion|verdict|theory|word|line|message|text))(?:\s+(?:me|us|this|it|the following))?{_WHEN_SAID}\s*$"
)
_FROM = re.compile(
    rf"(?:^|\b)(?:from|via|per|says|said|(?:phone|call|chat|chatting|speaking|spoke|talked|spoken|message|lunch|coffee|drinks) (?:with|to))\s+(?P<np>{NP})\s*$",
    re.I,
)


# "Overheard in the staff room", "Seen on a noticeboard": whose words they are, is not said.
_OVERHEARD = re.compile(
    r"(?:(?:i |we )?(?:just |only just )?(?:overheard|heard|saw|read|spotted)|seen|posted|scrawled|written)(?: this| it| that)?(?: just now| earlier| today| yesterday)? "
    r"(?:in|at|on|by|outside|near|over|under|down) (?!(?:the )?phone\b)(?:the |an? |my |our |this |some )?[\w'’ -]{2,40}$",
    re.I,
)
# "Ann told Bob and Bob told me": what follows is Ann's, through Bob.
_TOLD_ON = re.compile(
    r"^(?P<np>(?:my|our|the) [\w'’-]+|[A-Z][\w'’-]+) (?:told|informed|texted|rang|mentioned it to|passed it on to|let on to) (?P<np2>(?:my|our|the) [\w'’-]+|[A-Z][\w'’-]+),?"
    r"(?: and| then| who|,)? ?(?:(?P=np2)|who|s?he)?(?: then| just| in turn)? ?(?:told|texted|rang|passed it on to|mentioned it to) (?:me|us)\s*$"
)
_TOLD_BY = re.compile(
    rf"^(?:[Tt]old|[Mm]entioned|[Cc]onfided|[Ww]hispered|[Ss]ent|[Ff]orwarded|[Pp]assed on|[Rr]elayed)(?: (?:to )?(?:me|us))? by (?P<np>{NP})(?: (?:just now|earlier|today|yesterday|last night))?\s*$"
)
_A_NOTE = r"(?:an? |the |this )?(?:[\w-]+ ){0,2}?(?:voicemail|voice ?note|message|text|note|e-?mail|letter|card|postcard|dm|reply|comment|post)"
# "Ann left me a voicemail", "read Ann's note", "got it out of Ann"
_LEFT_A_NOTE = re.compile(
    rf"^(?P<np>(?!I\b){NP}) (?:has |had |just |then )*(?:left|sent|dropped|wrote|posted|forwarded)(?: (?:me|us|everyone))? {_A_NOTE}(?: (?:just now|earlier|today|yesterday|last night|this morning))?\s*$"
    rf"|^(?:I |[Ww]e |[Jj]ust )*(?:[Rr]ead|[Ss]aw|[Gg]ot|[Ff]ound|[Ll]istened to) (?P<np2>(?-i:[A-Z])[\w-]+|my [\w-]+)['’]s? (?:[\w-]+ )?(?:voicemail|voice ?note|message|text|note|e-?mail|letter|card|postcard|dm|reply|comment|post)\s*$"
    rf"|^(?:I|[Ww]e)(?:['’]ve)? (?:finally )?(?:got|dragged|prised|wormed|squeezed|wheedled) it out of (?P<np3>(?-i:[A-Z])[\w-]+|my [\w-]+)\s*$"
)


def _note_talked_of(phrase: str, at: int, scene: Scene, voice: Voice) -> None:
    """ "what Ann said about Tom: he …": he is Tom; "about the plan: it …" is the plan."""
    person = person_from_text(phrase, at, scene, voice)
    if (
        person is not None
        and person.entity == "person"
        and (phrase[:1].isupper() or person.kind is MentionKind.KIN)
    ):
        scene.note(person)
        scene.focus = person
    elif phrase.split()[0].lower() in ("the", "my", "our", "his", "her", "their"):
        scene.thing = phrase.split(" ", 1)[1]


def _frame_before_colon(turn: _Turn, piece: Piece, voice: Voice) -> Voice | None:
    """Read "Tobias got it from Ingrid, who got it from the landlord:" as the sources of what follows."""
    text, scene = turn.passage.text[piece.full_start : piece.full_end], turn.scene
    if any(_GOT_IT.finditer(text)):
        sources = _who_got_it(text, piece.full_start, scene, voice)
        return _handed(voice, sources, piece.full_start, text, scene) if sources else None
    if _OVERHEARD.match(text):
        return _handed(voice, [None], piece.full_start, text, scene)
    passed = _TOLD_ON.match(text)
    if passed is not None:  # the last to tell it stands nearest
        links = [
            person_from_text(passed[group], piece.full_start + passed.start(group), scene, voice)
            for group in ("np2", "np")
        ]
        return _handed(voice, links, piece.full_start, text, scene)
    told = told_of_another(text)
    if told is not None:
        people = _people_told_of(told, piece.full_start, scene, voice)
        return replace(_handed(voice, people, piece.full_start, text, None), trailing=True) if people else None
    found = _TOLD_BY.match(text) or _LEFT_A_NOTE.match(text) or _FRAME.match(text) or _FROM.search(text)
    if found is None:
        return None
    group = next((g for g in ("np", "np2", "np3") if found.groupdict().get(g)), "np")
    phrase = found[group]
    if phrase.lower() in FIRST:
        return None
    at = piece.full_start + found.start(group)
    source = None if is_nobody(phrase) else person_from_text(phrase, at, scene, voice)
    handed = _handed(voice, [source], piece.full_start, text, scene)
    if found.groupdict().get("says") and source is not None:
        return replace(handed, me=source, you=voice.me, own_words=True)  # "Ann said: I'll come"
    return handed


def _who_got_it(text: str, start: int, scene: Scene, voice: Voice) -> list[Mention | None]:
    sources: list[Mention | None] = []
    for match in _GOT_IT.finditer(text):
        for group in ("np", "from", "next"):
            phrase = match.groupdict().get(group)
            if phrase and phrase.lower() not in ("i", "we"):
                named = (
                    None
                    if is_nobody(phrase)
                    else person_from_text(phrase, start + match.start(group), scene, voice)
                )
                sources.append(named)
    return sources


def _people_told_of(told: ToldOf, start: int, scene: Scene, voice: Voice) -> list[Mention | None]:
    """Return who passes on whose view; empty where one of them is nobody in particular."""
    match, scene.focus = told.match, None
    people: list[Mention | None] = []
    for group in told.groups:
        person = person_from_text(match[group], start + match.start(group), scene, voice)
        if person is None:
            return []
        people.append(person)
    if match.groupdict().get("about"):
        _note_talked_of(match["about"], start + match.start("about"), scene, voice)
    return people


def _handed(voice: Voice, sources: Sequence[Mention | None], start: int, text: str, scene: Scene | None) -> Voice:
    """Return the voice that goes on behind the colon, with its people noted for pronouns where that is wanted."""
    if scene is not None:
        for source in sources:
            scene.note(source)
    return replace(
        voice,
        sources=(*voice.sources, *sources),
        start=start,
        rule="source-before-colon",
        evidence=(*voice.evidence, text),
    )


def _apply_corrections(turn: _Turn) -> None:
    """Within a turn only what stands corrected is stated."""
    kept: list[tuple[Draft, Piece]] = []
    for draft, piece in turn.drafts:
        if kept and is_still_so(draft, kept[-1][0]):
            was = kept.pop()[0]
            draft.replaces = draft.replaces or (was.target if was.target != draft.target else None)
        ellipsis = corrections.ELLIPSIS.match(turn.passage.text[piece.start : piece.end].strip())
        if ellipsis and kept:
            before, its_piece = kept[-1]
            replaces = bool(ellipsis["past"]) and (not piece.is_echo or its_piece.is_correction)
            if draft.rule.startswith("ellipsis:") and replaces and _is_opposed(before, turn):
                # "Petra didn't call the plan risky. Desmond did.": the agent is replaced.
                old_agent = before.holder or before.subject_person
                draft.replaces = old_agent.name if old_agent is not None else None
                kept.pop()
        old = _overridden_by(draft, kept)
        if old is not None:
            taken_back = kept.pop(old)[0]
            draft.replaces = draft.replaces or _changed_value(taken_back, draft)
            kept.append((draft, piece))
            continue
        if piece.is_correction and kept and not is_courtesy(draft):
            old = _retracted_by(draft, piece, kept)
            if old is not None:
                retracted = kept.pop(old)[0]
                draft.replaces = draft.replaces or _changed_value(retracted, draft)
        kept.append((draft, piece))
    kept = [(d, p) for d, p in kept if not (p.is_taken_back and not d.replaces)]
    turn.drafts = [(d, p) for d, p in kept if not is_courtesy(d) and not _is_unsaid(d, turn.scene)]


def _is_unsaid(draft: Draft, scene: Scene) -> bool:
    """ "It wasn't Ann who said the hall was ugly": who said it, if anybody, is open."""
    if draft.denied_node is None or draft.voice is None:
        return False
    return is_said_by(draft, person_of(draft.denied_node, scene, draft.voice))


def _is_opposed(draft: Draft, turn: _Turn) -> bool:
    return draft.clause.negative


_ONE_VALUE = frozenset("lives_in works_at takes_place moved_to studies married".split())


def _overridden_by(draft: Draft, kept: list[tuple[Draft, Piece]]) -> int | None:
    """ "I said he lives in Delft. He actually lives in Leiden.": the later value stands."""
    if draft.rule.startswith("cleft:ellipsis:"):
        return _named_before(draft, kept)
    insists = bool(draft.clause.adverbs & {"actually", "really", "in fact"})
    for index in range(len(kept) - 1, -1, -1):
        old = kept[index][0]
        if old.predicate != draft.predicate or old.subject != draft.subject or old.target == draft.target:
            continue
        if old.predicate not in _ONE_VALUE and not _is_one_or_other(old, draft):
            continue
        own = (
            old.voice is not None and draft.voice is not None and not old.voice.sources and not draft.voice.sources
        )
        retold = old.voice is not None and any(e in ("said", "told", "thought") for e in old.voice.evidence)
        if own and (retold or (insists and old.predicate != "is")) and old.polarity is draft.polarity:
            return index
    return None


def _is_one_or_other(old: Draft, new: Draft) -> bool:
    """ "I thought he was a vegan, but he's a vegetarian": two of one kind, of which one is so."""
    if old.predicate != "is" or old.target_node is None or new.target_node is None:
        return False
    places = [(d.target or "").startswith("from ") for d in (old, new)]
    return places[0] == places[1] and old.target_node.tag[:1] in "NJ" and new.target_node.tag[:1] in "NJ"


def _named_before(draft: Draft, kept: list[tuple[Draft, Piece]]) -> int | None:
    """ "I said Wes hates it. It's Ike who does.": the one named first is taken back."""
    for index in range(len(kept) - 1, -1, -1):
        old = kept[index][0]
        if old.predicate == draft.predicate and old.target == draft.target and old.polarity is draft.polarity:
            draft.replaces = old.holder.name if old.holder is not None else old.subject
            return index
    return None


def _take_back(draft: Draft) -> None:
    """ "Did I say Ann hates it? That was Bob.": as if denied of Ann, for the next sentence to name another."""
    told = draft.voice is not None and any(s is not None for s in draft.voice.sources)
    draft.denied_node = None if told else draft.clause.subject
    draft.predicate, draft.polarity = stance(draft.predicate, draft.polarity, True)


_OPPOSITES = ({"likes", "dislikes"}, {"believes_good", "believes_bad"})


def _is_by_same(old: Draft, new: Draft) -> bool:
    holders = [d.holder.name if d.holder is not None else None for d in (old, new)]
    return holders[0] == holders[1] and (
        old.voice is None or new.voice is None or old.voice.sources == new.voice.sources
    )


def _retracted_by(draft: Draft, piece: Piece, kept: list[tuple[Draft, Piece]]) -> int | None:
    """Find the earlier statement of the turn that a correction takes back."""
    for index in range(len(kept) - 1, -1, -1):
        old = kept[index][0]
        same_subject = (old.subject or "") == (draft.subject or "") or draft.subject is None
        turned = {old.predicate, draft.predicate} in _OPPOSITES and (old.target or "") == (draft.target or "")
        if turned and _is_by_same(old, draft):
            return index  # "I hate jazz. Scratch that, I love jazz."
        if old.predicate == draft.predicate and (same_subject or (old.target or "") == (draft.target or "")):
            return index
        if same_subject and {old.predicate, draft.predicate} <= {
            "is",
            "works_at",
            "lives_in",
            "takes_place",
            "plans",
            "has",
        }:
            if draft.predicate == "is" and old.predicate in ("works_at", "lives_in"):
                draft.predicate = old.predicate
                draft.target = re.sub(r"^(?:at|in|on) ", "", draft.target or "")
            return index
    return None


def _changed_value(old: Draft, new: Draft) -> str | None:
    if (old.target or "") != (new.target or ""):
        return old.target
    if (old.subject or "") != (new.subject or ""):
        return old.subject
    return None


def _statements(turn: _Turn, ordered: list[Tree], times: list[TimeExpression], extractor: str) -> list[Statement]:
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
