"""Puts the expressions of time of a passage to its clauses.

The tense of the clause that an expression hangs on tells past from future ("on Friday"). An expression
that hangs on a verb of saying is the time of telling and belongs to no content.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from ingest.extract.english.draft import Draft
from ingest.extract.english.lexicon.people import NOT_NAMES
from ingest.extract.english.render import top_of
from ingest.extract.english.tree import Node, Tree
from ingest.model import TimeExpression
from ingest.timex import Direction, find

# Most turns name no time at all; looking for its words first saves a millisecond for each of them.
_CUE = re.compile(
    r"\d|\b(?:to(?:day|night|morrow)|yester\w+|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|jan\w*|feb\w*|mar(?:ch)?|apr\w*|"
    r"may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|days?|weeks?|weekends?|months?|years?|decades?|century|centuries|fortnights?|"
    r"hours?|minutes?|moments?|seconds?|mornings?|afternoons?|evenings?|nights?|noon|midday|midnight|ago|last|next|this|since|until|till|by|now|just|recently|lately|soon|"
    r"spring|summers?|autumn|fall|winters?|quarter|semester|term|"
    r"christmas|xmas|easter|thanksgiving|halloween|eve|holidays?|birthday|anniversary|ramadan|eid|diwali|hanukkah|lunar|"
    r"valentine\w*|memorial|labou?r|independence|\w+ies|every|each|daily|weekly|monthly|yearly|annual\w*|once|twice|early|late|mid|someday|other|o'clock|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|couple|few|several|past|coming|following|before|after|tomorrow|tmrw|tmr|2nite|half|fiscal|q[1-4])\b",
    re.I,
)


def find_times(text: str, said_at: datetime | None, trees: Sequence[Tree]) -> list[TimeExpression]:
    """Return the expressions of a passage, read with the tense of the clauses they stand in."""
    if not _CUE.search(text):
        return []
    found = [
        _as_repeated(e, text)
        for e in find(text, said_at, "en", direction=lambda offset: _direction(offset, trees))
        if not _is_name(e, trees)
    ]
    masked = _masked(text, trees)
    if masked == text:
        return found
    # A verb that is spelled like a time must not lend its meaning: only what both readings find stands.
    certain = find(masked, said_at, "en", direction=lambda offset: _direction(offset, trees))
    return [
        e
        for e in found
        if any(e.span[0] == c.span[0] and (e.time == c.time or e.recurrence is not None) for c in certain)
    ]


_PARTS_OF_DAYS = re.compile(r"\s(?:mornings|afternoons|evenings|nights|lunchtimes)\b", re.I)
_WEEKDAY = re.compile(r"(?:mon|tues|wednes|thurs|fri|satur|sun)day", re.I)


def _as_repeated(expression: TimeExpression, text: str) -> TimeExpression:
    """ "Saturday mornings": every week, no date."""
    many = _PARTS_OF_DAYS.match(text, expression.span[1])
    if many is None or not _WEEKDAY.fullmatch(expression.text):
        return expression
    whole = expression.text + many.group()
    return replace(expression, text=whole, span=(expression.span[0], many.end()), time=None, recurrence=whole)


def _is_name(expression: TimeExpression, trees: Sequence[Tree]) -> bool:
    """ "Mara is in Ghent": one capitalised word that stands as a name is no time, however it begins."""
    return expression.text.isalpha() and any(
        (node.start, node.end) == expression.span
        and node.is_proper
        and node.low not in NOT_NAMES
        and node.dep in ("nsubj", "nsubjpass", "dobj", "poss", "dative")
        for tree in trees
        for node in tree.nodes
    )


def _masked(text: str, trees: Sequence[Tree]) -> str:
    """Blank the verbs that are spelled like times ("prices fall this year", "they may"), letter for letter."""
    for tree in trees:
        for node in tree.nodes:
            if (
                node.low in ("fall", "spring", "may", "march", "second")
                and node.tag[:1] in "VM"
                and node.end - node.start == len(node.low)
            ):
                text = text[: node.start] + "x" * len(node.low) + text[node.end :]
    return text


def _direction(offset: int, trees: Sequence[Tree]) -> Direction | None:
    for tree in trees:
        if not tree.nodes or not tree.nodes[0].start <= offset <= tree.nodes[-1].end:
            continue
        node = next((n for n in tree.nodes if n.start <= offset < n.end), None)
        if _is_booked_for(node) or _is_under_way_from(node):
            return Direction.FUTURE
        while node is not None and (
            not node.is_verb or node.dep in ("aux", "auxpass", "amod", "compound") or _is_meanwhile(node)
        ):
            node = node.head
        return _tense(node) if node is not None else None
    return None


def _is_under_way_from(node: Node | None) -> bool:
    """ "The tram is being scrapped from January": what is being decided begins then."""
    prep = node.head if node is not None and node.dep == "pobj" else None
    verb = prep.head if prep is not None and prep.low == "from" else None
    is_now = verb is not None and any(a.low in ("is", "are", "'s", "'re") for a in verb.auxiliaries)
    return verb is not None and is_now and (verb.tag == "VBG" or any(a.low == "being" for a in verb.auxiliaries))


_BOOKING = frozenset("book schedule plan reserve arrange rebook order set fix pencil invite".split())


_PUTTING_OFF = frozenset("postpone delay push extend adjourn defer reschedule move shift put".split())


def _is_booked_for(node: Node | None) -> bool:
    """ "booked the ferry for 3 July", "put off until June": the day lies ahead of the booking."""
    while node is not None and not node.is_verb:
        if node.low in ("until", "till", "to") and node.dep == "prep":
            return node.head is not None and node.head.lemma in _PUTTING_OFF
        if node.low == "for" and node.dep == "prep":
            above = node.head
            return any(
                n is not None and n.lemma in _BOOKING for n in (above, above.head if above is not None else None)
            )
        node = node.head
    return False


def _tense(verb: Node) -> Direction | None:
    auxiliaries = verb.auxiliaries
    if any(
        a.low in ("will", "'ll", "shall", "wo", "might", "may", "can", "could", "should", "would", "must", "'d")
        for a in auxiliaries
    ):
        missed = any(a.low == "could" for a in auxiliaries) and verb.child("neg") is not None
        return Direction.PAST if missed or any(a.lemma == "have" for a in auxiliaries) else Direction.FUTURE
    if (
        any(a.tag == "VBD" for a in auxiliaries)
        or verb.tag == "VBD"
        or any(a.lemma == "have" for a in auxiliaries)
    ):
        return Direction.PAST
    if verb.tag in ("VBN", "VBD") and any(a.low == "getting" for a in auxiliaries):
        return Direction.FUTURE  # "is getting married in October"
    if verb.tag == "VBN" and not auxiliaries:
        above = verb.head.head if verb.dep == "acl" and verb.head is not None else verb.head
        if above is not None and above.lemma in ("have", "get") and verb.dep in ("acl", "ccomp", "xcomp", "oprd"):
            return _tense(above)  # "getting the boiler fixed on Friday"
        return Direction.PAST
    if any(a.tag == "TO" for a in verb.kids):
        above = verb.head
        future = above is not None and above.lemma in ("manage", "forget", "fail", "get") and above.tag == "VBD"
        return Direction.PAST if future else Direction.FUTURE
    if verb.tag in ("VBG", "VBZ", "VBP", "VB"):
        return Direction.FUTURE
    return None


def mark(trees: Sequence[Tree], expressions: Sequence[TimeExpression], said_at: datetime | None) -> None:
    """Mark the tokens of every expression, so that no clause takes one for its target."""
    for tree in trees:
        for node in tree.nodes:
            for expression in expressions:
                if expression.span[0] <= node.start and node.end <= expression.span[1] and node.end > node.start:
                    node.is_time = True
                    time = expression.time
                    if (
                        time is not None
                        and said_at is not None
                        and time.start >= said_at.date()
                        and expression.recurrence is None
                    ):
                        node.is_ahead = (
                            time.start > said_at.date()
                            or expression.text.lower()
                            in (
                                "tonight",
                                "this evening",
                                "this afternoon",
                                "later today",
                                "today",
                                "this month",
                                "this week",
                                "this weekend",
                                "this year",
                                "this summer",
                            )
                            or True
                        )


def assign(
    drafts: Sequence[Draft], trees: Sequence[Tree], expressions: Sequence[TimeExpression]
) -> dict[int, list[TimeExpression]]:
    """Return the expressions of each draft, by its index."""
    found: dict[int, list[TimeExpression]] = {i: [] for i in range(len(drafts))}
    ids = [_own_ids(d) for d in drafts]
    every = {i for own in ids for i in own}
    for expression in expressions:
        node = _node_at(expression.span, trees)
        holder = _holder(node, every) if node is not None else None
        if holder is None:
            continue
        for index in range(len(drafts)):
            if holder in ids[index]:
                found[index].append(expression)
    return found


def _own_ids(draft: Draft) -> set[int]:
    """Ids of the verbs whose time is the draft's: its clause, and the act that is asked for or wished."""
    own = {id(top_of(draft.clause.head)), id(draft.clause.head)}
    if draft.target_node is not None and draft.target_node.is_verb:
        own.add(id(draft.target_node))
    elif draft.rule.endswith("reported-question") and draft.target_node is not None:
        asked = draft.target_node.head  # "asked what time dinner is tomorrow"
        own |= {id(asked)} if asked is not None and asked.is_verb else set()
    return own


def _is_meanwhile(verb: Node) -> bool:
    """ "I broke my wrist skiing in May": both have the same time."""
    return verb.tag == "VBG" and verb.dep == "advcl" and verb.child("mark", "nsubj", "aux", "advmod") is None


def _node_at(span: tuple[int, int], trees: Sequence[Tree]) -> Node | None:
    """Return the topmost token of an expression."""
    for tree in trees:
        inside = [n for n in tree.nodes if span[0] <= n.start and n.end <= span[1] and n.end > n.start]
        if inside:
            ids = {id(n) for n in inside}
            return next((n for n in inside if n.head is None or id(n.head) not in ids), inside[0])
    return None


def _holder(node: Node, ids: set[int]) -> int | None:
    """Climb to the clause an expression hangs on; a clause that states nothing keeps it to itself."""
    here: Node | None = node
    while here is not None:
        if here.dep == "prep" and here.low in ("from", "of") and here.head is not None and here.head.is_noun:
            on_leave = (
                here.low == "from"
                and here.head.dep == "pobj"
                and here.head.low in ("leave", "holiday", "duty", "call")
            )
            if on_leave:
                here = here.head
                continue
            return None  # "a book from the 1900s": the book's time
        if id(here) in ids:
            return id(here)
        if here.dep == "conj" and here.is_verb and here.subject is not None:
            return None
        below = here.dep in ("advcl", "relcl", "acl", "ccomp") and here.is_verb and here is not node
        if below and not _is_meanwhile(here):
            return None
        here = here.head
    return None
