"""What real talk says without stating anything: thanks, praise of the listener, encouragement, small talk.

Each rule looks at one finished draft of the speaker's own voice; what somebody is reported to have said is
never courtesy.
"""

from __future__ import annotations

from collections.abc import Callable

from ingest.extract.english.advice import RULE as ADVICE
from ingest.extract.english.draft import Draft
from ingest.extract.english.scene import SECOND, Voice
from ingest.extract.english.smalltalk import EMPTY_TARGETS, SMALL_TALK
from ingest.extract.english.tree import Node
from ingest.model import MentionKind, Polarity

# What one thanks or praises a listener for; a listener's lasagne or flat is a thing one may judge.
_COURTESY_NOUNS = frozenset(
    "support help motivation input word words encouragement kindness effort efforts dedication commitment determination attitude energy "
    "passion creativity advice tip tips suggestion suggestions feedback friendship company thoughtfulness empathy "
    "enthusiasm positivity perspective work courage strength success progress journey story stories insight insights "
    "offer understanding honesty openness patience generosity vision resilience talent talents skill skills bravery "
    "curiosity excitement message messages concern interest time compassion drive mindset spirit vibe ambition "
    "assistance backing guidance hospitality sacrifice wisdom trust faith love care thoughts thought question questions reply plan plans idea "
    "ideas dream dreams goal goals experience experiences feelings optimism confidence hard willingness".split()
)
# Verbs that say next to nothing without an object: "I'm hanging in there", "I'll keep going".
_WEIGHTLESS = frozenset(
    "do go get keep hang chug will know see try make think feel help carry check catch talk chat say mean let guess wait "
    "push move be have give put plug handle manage survive cope figure understand relate agree imagine tell happen come".split()
)
_CONCRETE_OF_LISTENER = frozenset(
    "moved_to lives_in works_at joined left married bought lost passed started stopped studies went met".split()
)


# Had or not, these are no possessions.
_NO_POSSESSIONS = frozenset(
    "ton lot bunch chance time opinion idea clue preference doubt doubts say choice words".split()
)


def is_courtesy(draft: Draft) -> bool:
    """Does this draft of the speaker's own voice state nothing?"""
    voice = draft.voice
    if voice is None or voice.is_attributed or draft.is_speech_act or draft.rule == "unsaid":
        return False
    return any(rule(draft, voice) for rule, _ in RULES)


def _poss_of_listener(node: Node | None) -> bool:
    if node is None:
        return False
    if node.dep == "conj" and node.head is not None and node.child("poss") is None:
        node = node.head
    return any(k.dep == "poss" and k.low in SECOND for k in node.kids)


def _praises_listener(draft: Draft, voice: Voice) -> bool:
    if (
        draft.predicate not in ("likes", "believes_good", "trusts", "wants", "recommends")
        or draft.polarity is not Polarity.POSITIVE
    ):
        return False
    if draft.holder is not None and draft.holder.kind not in (MentionKind.SPEAKER, MentionKind.ADDRESSEE):
        return False  # "Ann wants you to call Bob": passed on
    if draft.target_person is not None and draft.target_person.kind is MentionKind.ADDRESSEE:
        return True
    node = draft.target_node
    if node is None:
        return False
    if any(n.low in ("you", "u", "ya") for n in node.subtree()):
        return True
    return (_poss_of_listener(node) and (node.low in _COURTESY_NOUNS or node.lemma in _COURTESY_NOUNS)) or (
        node.is_verb and any(n.low in SECOND for n in node.subtree())
    )


def _is_about_listener(draft: Draft, voice: Voice) -> bool:
    if draft.rule == ADVICE:
        return False
    clause = draft.clause
    in_passing = clause.progressive or bool(clause.modals) or "always" in clause.adverbs
    if draft.holder is not None and draft.holder.kind is MentionKind.ADDRESSEE and in_passing:
        return True  # "You're enjoying it!", "you can always count on me"
    person = draft.subject_person
    if person is not None and person.kind is MentionKind.ADDRESSEE:
        is_guess = clause.perfect and bool(
            clause.modals & {"might", "may", "could"}
        )  # "You might've left the keys"
        return draft.predicate not in _CONCRETE_OF_LISTENER or bool(clause.modals and not is_guess)
    subject = draft.subject_node
    return (
        _poss_of_listener(subject)
        and subject is not None
        and (subject.low in _COURTESY_NOUNS or subject.lemma in _COURTESY_NOUNS)
    )


def _is_weightless(draft: Draft, voice: Voice) -> bool:
    if draft.predicate not in ("did", "does_regularly", "plans", "can", "predicts", "wants", "started", "has"):
        return False
    if draft.subject_person is not None and draft.subject_person.kind not in (
        MentionKind.SPEAKER,
        MentionKind.ADDRESSEE,
    ):
        return False
    if draft.subject_person is None and draft.holder is None:
        return False
    if draft.rule == "being-away":
        return not any(n.is_time for n in draft.clause.head.subtree())  # "I'm off!"
    if draft.predicate == "has" and draft.target_node is not None and draft.target_node.low in _NO_POSSESSIONS:
        return True
    if (
        draft.predicate == "can"
        and draft.polarity is Polarity.NEGATIVE
        and draft.clause.head.lemma in ("come", "go", "be", "stay")
    ):
        return False  # "I'm not able to come tomorrow"
    if (
        draft.predicate == "can"
        and voice.uncertain
        and draft.clause.subject is not None
        and draft.clause.subject.low == "we"
    ):
        return True  # "Maybe we can go to the park": a proposal to the listener
    if draft.predicate == "has":
        return (
            draft.target_node is not None
            and draft.target_node.low in EMPTY_TARGETS
            and not draft.target_node.children("amod", "compound", "acl")
        )
    head = draft.target_node if draft.target_node is not None and draft.target_node.is_verb else draft.clause.head
    noun = (
        draft.target_node is not None and draft.target_node.is_noun and draft.target_node.low not in EMPTY_TARGETS
    )
    if draft.predicate == "wants":
        return draft.target in ("best", "more", "same", "that", "luck")
    if draft.predicate == "did" and _handles_a_thing(head, draft.clause.past):
        return False
    if head.lemma == "stay" and any(k.dep == "acomp" for k in head.kids):
        return True  # "staying positive"; "staying in" is a plan
    return (
        head.lemma in _WEIGHTLESS
        and not noun
        and not any(k.dep == "xcomp" and k.lemma not in _WEIGHTLESS for k in head.kids)
        and not any(
            k.is_noun and not k.is_time and k.low not in EMPTY_TARGETS
            for p in head.children("prep")
            for k in p.children("pobj")
        )
    )


def _handles_a_thing(verb: Node, is_past: bool) -> bool:
    """ "I put up the shelves", "I forgot to put the bins out": the verb alone is empty, what it is done to is not."""
    thing = verb.child("dobj")
    return (
        (verb.tag == "VBD" or (is_past and verb.tag == "VB"))
        and thing is not None
        and thing.is_noun
        and thing.low not in EMPTY_TARGETS
        and verb.child("prt") is not None
        and thing.child("det", "poss") is not None
    )


def _guesses_idly(draft: Draft, voice: Voice) -> bool:
    """ "Ask your brother, he'll know.", "No clue what Ann is up to."."""
    clause = draft.clause
    knows = (
        draft.predicate == "predicts"
        and clause.head.lemma in ("know", "understand", "help")
        and not clause.negative
    )
    open_end = any(n.tag in ("WP", "WDT") for p in clause.head.children("prep") for n in p.subtree())
    return knows or (draft.predicate == "is" and open_end)


_MENTAL = frozenset(
    "remember recall picture imagine think wonder realise realize notice know understand mean feel relate appreciate value hope wish guess".split()
)


def _is_mental(draft: Draft, voice: Voice) -> bool:
    """ "I remember that sunset": the mind alone is no habit and no ability."""
    return draft.predicate in ("does_regularly", "can") and draft.clause.head.lemma in _MENTAL


def _has_empty_subject(draft: Draft, voice: Voice) -> bool:
    """A state of an "it" or "they" that means nobody knows what."""
    node = draft.clause.subject
    if node is None:
        return False
    for person in (draft.subject_person, draft.holder):
        if person is not None and not person.resolved and node.low == "they":
            return draft.is_attitude or (
                draft.predicate in ("is", "has", "does_regularly", "can", "did") and not draft.clause.past
            )
    if (
        node.low == "they"
        and draft.predicate == "believes_good"
        and draft.target_person is not None
        and not draft.target_person.resolved
    ):
        return True
    return (
        draft.predicate in ("is", "did", "does_regularly")
        and draft.rule != "weather"
        and node.low in ("that", "this", "it", "which", "those", "these")
        and draft.subject_person is None
    )


_NOBODY_IN_PARTICULAR = frozenset(
    "super so lot lots ton tons bunch thing things people one ones other others both some many most all four three two everything something anything stuff".split()
)


def _is_of_nobody(draft: Draft, voice: Voice) -> bool:
    """ "Crazy thing happened", "some people are competitive": of nothing one could ask about."""
    node = draft.subject_node or draft.clause.subject
    if node is None or draft.is_attitude or draft.predicate in ("believes", "predicts"):
        return False
    return (
        draft.subject_person is None
        and node.low in _NOBODY_IN_PARTICULAR
        and not node.children("compound", "prep")
    )


def _meets_listener(draft: Draft, voice: Voice) -> bool:
    return (
        draft.predicate == "met"
        and draft.target_person is not None
        and draft.target_person.kind is MentionKind.ADDRESSEE
        and not draft.clause.past
    )


def _wants_nothing(draft: Draft, voice: Voice) -> bool:
    node = draft.target_node
    if node is not None and node.is_noun and node.low in ("go", "try") and node.child("prep") is not None:
        return False  # "a go on the zip line"
    return draft.predicate == "wants" and (
        draft.target
        in (
            "make",
            "say",
            "know",
            "thank",
            "let",
            "be",
            "do",
            "go",
            "share",
            "try",
            "see",
            "help",
            "keep",
            "best",
            "more",
            "same",
        )
        or (draft.target or "").startswith(
            ("say ", "thank ", "let ", "tell ", "share ", "ask ", "chat", "talk", "hear ", "know ", "catch up")
        )
    )


def _helps_listener(draft: Draft, voice: Voice) -> bool:
    """ "Max is bringing you joy", "I'll send you the link": done for the listener in passing."""
    if draft.predicate in ("did", "does_regularly", "is") and voice.rule.startswith("know-adjective"):
        return any(n.low in SECOND for n in draft.clause.head.subtree())
    return False


RULES: tuple[tuple[Callable[[Draft, Voice], bool], str], ...] = (
    *SMALL_TALK,
    (_guesses_idly, "Ask your brother, he'll know."),
    (_praises_listener, "I appreciate your support."),
    (_is_about_listener, "You really put in the work."),
    (_is_weightless, "I'm hanging in there."),
    (_is_mental, "I can picture it."),
    (_has_empty_subject, "That's the dog."),
    (_is_of_nobody, "Crazy thing happened."),
    (_meets_listener, "Haven't seen you in ages."),
    (_wants_nothing, "I want to make sure."),
    (_helps_listener, "Glad Max is bringing you joy."),
)
