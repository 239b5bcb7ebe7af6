"""What real talk is full of and nobody would ask about later: reactions, wishes, moods, vague good intentions.

A part of the rules of `courtesy`: each looks at one finished draft of the speaker's own voice.
"""

from __future__ import annotations

from collections.abc import Callable

from ingest.extract.english.draft import Draft
from ingest.extract.english.lexicon.frames import MOODS
from ingest.extract.english.lexicon.sentiment import FEELINGS
from ingest.extract.english.scene import FIRST, SECOND, Voice
from ingest.model import MentionKind, Polarity

EMPTY_TARGETS = frozenset(
    "day time thing one lot bit best way much something anything everything nothing it this that them chance challenge "
    "luck care word note look break none part place point rest step more ya ok okay well good fine alright better great while".split()
)


_PICTURES = frozenset("pic picture photo photograph shot snap image pics selfie caption".split())


def _reacts(draft: Draft, voice: Voice) -> bool:
    """ "That sounds great", "great pic!", "That view looks stunning": an answer to what the listener showed."""
    if draft.predicate not in ("believes_good", "likes") or draft.polarity is not Polarity.POSITIVE:
        return False
    node = draft.target_node
    if draft.clause.head.lemma == "sound":
        return True
    if node is None or draft.clause.past:
        return False
    if node.lemma in _PICTURES and not any(k.dep == "poss" and k.low in FIRST for k in node.kids):
        return True
    is_shown = any(
        k.low in ("that", "those", "this", "these") or (k.dep == "poss" and k.low in SECOND) for k in node.kids
    )
    return draft.clause.head.lemma == "look" and is_shown


# Nouns that say nothing of what one has, gets or makes.
_VAGUE = frozenset(
    "news way touch mind impact difference memory effort progress sense world moment journey mark stuff thing step "
    "kick shot hand interest vibe thought idea heart best sight mistake".split()
)


def _is_vague(draft: Draft, voice: Voice) -> bool:
    """ "We can make a difference", "I've got some news", "Nature has a way of calming us"."""
    node = draft.target_node
    if draft.predicate not in ("has", "received", "plans", "did", "does_regularly", "can", "started"):
        return False
    if node is None or not node.is_noun or node.lemma not in _VAGUE:
        return False
    if draft.predicate in ("has", "received", "does_regularly", "can"):
        return draft.predicate != "received" or node.lemma in ("news", "way", "sense", "touch", "vibe")
    return draft.clause.future or draft.clause.progressive or draft.predicate in ("plans", "can")


def _is_for_us_all(draft: Draft, voice: Voice) -> bool:
    """ "We can build a better world", "We all make mistakes": said of everybody, or to cheer up."""
    subject = draft.clause.subject
    if subject is None or subject.low != "we" or draft.polarity is Polarity.NEGATIVE:
        return False
    everybody = any(k.low in ("all", "each") for k in (*subject.kids, *draft.clause.head.kids))
    return draft.predicate == "can" or (draft.predicate in ("does_regularly", "has", "is", "wants") and everybody)


def _wishes_well(draft: Draft, voice: Voice) -> bool:
    """ "Hope all is good", "hope he's feeling better"."""
    node = draft.target_node
    subject = node.subject if node is not None else None
    own = subject is not None and any(k.low in FIRST for k in subject.kids)
    if (
        draft.predicate == "wants"
        and not own
        and (draft.target or "").endswith(("goes well", "go well", "went well"))
    ):
        return True
    if draft.predicate == "wants" and (draft.target or "").endswith(
        ("feeling better", "doing well", "doing okay", "okay")
    ):
        return True
    return draft.predicate == "wants" and (draft.target or "").split(" ")[0] in (
        "all",
        "everything",
        "things",
        "it",
        "that",
    )


_CALLS = frozenset(
    "yep nope yeah yes no nah haha lol bye hey hi hello wow oh ok okay thanks congrats ttyl omg aww sure".split()
)


def _is_no_clause(draft: Draft, voice: Voice) -> bool:
    """ "Yep ttyl!", "let alone puppies": words that the parser took for a clause."""
    subject = draft.clause.subject
    head = draft.clause.head
    if subject is not None and (
        subject.low in _CALLS or any(n.low in ("enjoy", "glad") for n in subject.subtree())
    ):
        return True
    if head.lemma == "let" and any(k.low == "alone" for k in head.subtree()):
        return True
    # "The sooner I start, the sooner …"
    return any(k.tag in ("RBR", "JJR") and any(d.low == "the" for d in k.kids) and k.i < head.i for k in head.kids)


_IN_THE_MIND = frozenset("forget regret remember know see imagine learn understand realise realize find".split())


def _vows(draft: Draft, voice: Voice) -> bool:
    """ "I'll never forget it", "I'll keep that in mind"."""
    who = draft.subject_person
    own = who is not None and who.kind is MentionKind.SPEAKER
    node = draft.target_node
    on_it = node is not None and (node.low in EMPTY_TARGETS or node is draft.clause.head)
    if own and draft.predicate == "predicts" and draft.clause.head.lemma in _IN_THE_MIND:
        return True
    if draft.predicate != "plans" or not own:
        return False
    clause = draft.clause
    gives_up = clause.head.lemma in ("quit", "stop", "give") and draft.polarity is Polarity.NEGATIVE
    tries = clause.head.lemma == "try" and (node is None or not node.is_noun)
    focuses = tries or clause.head.lemma in ("focus", "concentrate", "push", "persevere")
    slowly = clause.head.lemma == "take" and any(k.low in ("it", "things") for k in clause.head.children("dobj"))
    if gives_up or focuses or slowly:
        return True  # "I won't quit", "gotta focus on success", "I'll take it slow"
    return clause.head.lemma in ("keep", "check", "touch", "get") and on_it


_MERE_STATES = frozenset(
    "enjoy stay keep be make do find get figure focus see live understand help cope deal process".split()
)


def _only_tries(draft: Draft, voice: Voice) -> bool:
    """ "Just trying to enjoy the moment"."""
    node = draft.target_node
    return (
        draft.rule == "control-tries"
        and draft.clause.progressive
        and node is not None
        and node.lemma in _MERE_STATES
    )


_POINTING = frozenset("it that this those these them there so here one".split())


def _points(draft: Draft, voice: Voice) -> bool:
    """ "I should start doing that", "I'd love to support those": an act on what nobody knows."""
    node = draft.target_node
    if draft.predicate not in ("wants", "believes", "plans", "can", "recommends") or not draft.target:
        return False
    if draft.target.endswith((" like that", " like this")):
        return False  # "Bram shouldn't have quit like that"
    acts = node is not None and (node.is_verb or node is draft.clause.head)
    return acts and draft.target.split()[-1].lower() in _POINTING


_GOOD_TIMES = frozenset("time fun blast ball laugh".split())


def _is_good_time(draft: Draft, voice: Voice) -> bool:
    """ "We'll have a great time", "they had so much fun"."""
    head, target = draft.clause.head, draft.target or ""
    if draft.predicate not in ("did", "predicts", "plans", "has", "does_regularly") or head.lemma != "have":
        return False
    thing = head.child("dobj")
    if thing is None or thing.low not in _GOOD_TIMES:
        return False
    return draft.predicate != "did" or len(target.split()) <= 2


_NO_WHEREABOUTS = frozenset(
    "challenge hunt zone mood board loop page track go roll move lookout fence mend top edge way up fun grateful "
    "process middle midst rush trend list mind heart air cards same".split()
)


def _is_figure_of_speech(draft: Draft, voice: Voice) -> bool:
    """ "I'm up for the challenge", "I'm on the hunt": a way of speaking, no place."""
    node = draft.target_node
    if draft.rule != "being-somewhere" or node is None:
        return False
    # "on the waiting list", "on the guest list"
    return node.low in _NO_WHEREABOUTS and (node.low != "list" or node.child("compound", "amod") is None)


def _is_becoming(draft: Draft, voice: Voice) -> bool:
    """ "I'm getting anxious", "I'm so blessed", "I'm staying positive": a mood, or one on its way."""
    who = draft.subject_person
    own = who is not None and who.kind is MentionKind.SPEAKER
    mood = (draft.target or "").split(" ")[0].lower()
    if own and draft.predicate in ("is", "did") and draft.polarity is Polarity.POSITIVE:
        if mood in MOODS | FEELINGS and draft.clause.head.lemma in (
            "be",
            "feel",
            "stay",
            "get",
            "keep",
            mood,
            draft.clause.head.low,
        ):
            return (
                not any(n.is_time for k in draft.clause.head.kids for n in (k, *k.kids))
                and mood not in _TOLD_FEELINGS
            )
        if draft.clause.head.lemma == "stay":
            return True
    return own and draft.predicate == "is" and draft.clause.head.lemma == "get" and draft.clause.progressive


# Feelings that one asks after: how somebody is.
_TOLD_FEELINGS = frozenset(
    "exhausted stressed worried scared tired bored devastated terrified overwhelmed drained".split()
)


def _is_praise_of_somebody(draft: Draft, voice: Voice) -> bool:
    """ "She's so cute!" of somebody that nobody named."""
    person = draft.target_person
    return draft.predicate == "believes_good" and person is not None and not person.resolved


def _is_something(draft: Draft, voice: Voice) -> bool:
    """ "I just finished something", "I saw another": of what, is not said."""
    who = draft.subject_person or draft.holder
    if who is None or who.kind is not MentionKind.SPEAKER or draft.rule.startswith("idiom-"):
        return False
    thing = draft.clause.head.child("dobj")
    if (
        draft.predicate not in ("did", "watched", "received", "started", "plans", "wants", "bought")
        or thing is None
    ):
        return False
    return thing.low in ("something", "anything", "another", "stuff") and not thing.children(
        "prep", "relcl", "acl"
    )


def _takes_pictures(draft: Draft, voice: Voice) -> bool:
    """ "I took that pic last summer", "that picture was taken at the beach"."""
    nodes = (draft.target_node, draft.clause.head.child("dobj"), draft.clause.subject)
    shown = any(
        n is not None and n.lemma in _PICTURES and any(k.low in ("that", "this", "these", "those") for k in n.kids)
        for n in nodes
    )
    return shown and draft.clause.head.lemma in ("take", "snap", "shoot", "post", "share")


_NO_EFFECTS = frozenset("make bring give lead count matter mean reflect represent show remind take let".split())


def _is_musing(draft: Draft, voice: Voice) -> bool:
    """ "Those moments make life worth it", "small steps lead to big changes": a thought on life."""
    if draft.predicate != "does_regularly" or draft.subject_person is not None or draft.subject_node is None:
        return False
    return draft.clause.head.lemma in _NO_EFFECTS and not draft.subject_node.children("poss")


_WITH_ONE_ANOTHER = frozenset("support remind encourage inspire motivate uplift".split())


def _judges_company(draft: Draft, voice: Voice) -> bool:
    """ "It's great to support each other"."""
    node = draft.target_node
    return draft.rule == "judged-action" and node is not None and node.lemma in _WITH_ONE_ANOTHER


def _cheers_listener(draft: Draft, voice: Voice) -> bool:
    """ "Glad your new diet is going well"."""
    node = draft.target_node
    return (
        draft.rule == "faring" and node is not None and any(k.dep == "poss" and k.low in SECOND for k in node.kids)
    )


def _cannot_beat(draft: Draft, voice: Voice) -> bool:
    """ "Nature and quality time, can't beat it!"."""
    return draft.predicate == "can" and draft.clause.head.lemma in (
        "beat",
        "complain",
        "imagine",
        "believe",
        "wait",
        "thank",
    )


_MEANT_WELL = frozenset("difference impact change world effort best sense way part".split())


def _means_well(draft: Draft, voice: Voice) -> bool:
    """ "I wanna help make a difference"."""
    if draft.predicate not in ("wants", "plans", "can", "did", "does_regularly", "started"):
        return False
    words = (draft.target or "").split()
    return (
        bool(words)
        and words[-1] in _MEANT_WELL
        and (len(words) > 1 or draft.clause.head.lemma in ("make", "take", "do"))
    )


_GREETINGS = frozenset(
    "love thanks regards hello hi apologies congratulations congrats condolences wishes best".split()
)


def _greets(draft: Draft, voice: Voice) -> bool:
    """ "Kev sends his love", "Ann says thanks for the card"."""
    thing = draft.clause.head.child("dobj")
    return draft.clause.head.lemma in ("send", "say") and thing is not None and thing.low in _GREETINGS


SMALL_TALK: tuple[tuple[Callable[[Draft, Voice], bool], str], ...] = (
    (_reacts, "That sounds great!"),
    (_is_vague, "I've got some news."),
    (_is_for_us_all, "We can make a difference."),
    (_wishes_well, "Hope all is good."),
    (_is_no_clause, "Yep ttyl!"),
    (_vows, "I'll never forget it."),
    (_only_tries, "Just trying to enjoy the moment."),
    (_points, "I should start doing that."),
    (_is_good_time, "We'll have a great time."),
    (_is_figure_of_speech, "I'm up for the challenge."),
    (_is_becoming, "I'm getting anxious."),
    (_is_praise_of_somebody, "She's so cute!"),
    (_is_something, "I just finished something."),
    (_takes_pictures, "I took that pic last summer."),
    (_is_musing, "Those moments make life worth it."),
    (_judges_company, "It's great to support each other."),
    (_cheers_listener, "Glad your diet is going well."),
    (_cannot_beat, "Nature and quality time, can't beat it!"),
    (_greets, "Ann sends her love."),
    (_means_well, "I wanna help make a difference."),
)
