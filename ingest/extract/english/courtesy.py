"""What real talk says without stating anything: thanks, praise of the listener, encouragement, small talk.

Each rule looks at one finished draft of the speaker's own voice; what somebody is reported to have said is
never courtesy.
"""

from __future__ import annotations

from collections.abc import Callable

from ingest.extract.english.draft import Draft
from ingest.extract.english.scene import FIRST, SECOND, Voice
from ingest.extract.english.tree import Node
from ingest.model import MentionKind, Polarity

# What one thanks or praises a listener for; a listener's lasagne or flat is a thing one may judge.
_COURTESY_NOUNS = frozenset(
    "support help word words encouragement kindness effort efforts dedication commitment determination attitude energy "
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
_EMPTY_TARGETS = frozenset(
    "day time thing one lot bit best way much something anything everything nothing it this that them chance challenge "
    "luck care word note look break none part place point rest step more ya ok okay well good fine alright better great while".split()
)


# Had or not, these are no possessions.
_NO_POSSESSIONS = frozenset("chance time opinion idea clue preference doubt doubts say choice words".split())


def is_courtesy(draft: Draft) -> bool:
    """Does this draft of the speaker's own voice state nothing?"""
    voice = draft.voice
    if voice is None or voice.is_attributed or draft.is_speech_act:
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
    if draft.holder is not None and draft.holder.kind is MentionKind.ADDRESSEE and draft.clause.progressive:
        return True  # "You're enjoying it!"
    person = draft.subject_person
    if person is not None and person.kind is MentionKind.ADDRESSEE:
        return draft.predicate not in _CONCRETE_OF_LISTENER or bool(draft.clause.modals)
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
    if draft.predicate == "has" and draft.target_node is not None and draft.target_node.low in _NO_POSSESSIONS:
        return True
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
            and draft.target_node.low in _EMPTY_TARGETS
            and not draft.target_node.children("amod", "compound", "acl")
        )
    head = draft.target_node if draft.target_node is not None and draft.target_node.is_verb else draft.clause.head
    noun = (
        draft.target_node is not None and draft.target_node.is_noun and draft.target_node.low not in _EMPTY_TARGETS
    )
    if draft.predicate == "wants":
        return draft.target in ("best", "more", "same", "that", "luck")
    if head.lemma == "stay" and any(k.dep == "acomp" for k in head.kids):
        return True  # "staying positive"; "staying in" is a plan
    return (
        head.lemma in _WEIGHTLESS
        and not noun
        and not any(k.dep == "xcomp" and k.lemma not in _WEIGHTLESS for k in head.kids)
        and not any(
            k.is_noun and not k.is_time and k.low not in _EMPTY_TARGETS
            for p in head.children("prep")
            for k in p.children("pobj")
        )
    )


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
        and node.low in ("that", "this", "it", "which", "those", "these")
        and draft.subject_person is None
    )


_NOBODY_IN_PARTICULAR = frozenset(
    "super so thing things people one ones other others both some many most all four three two everything something anything stuff".split()
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
        or (draft.target or "").startswith(("say ", "thank ", "let ", "tell "))
    )


def _helps_listener(draft: Draft, voice: Voice) -> bool:
    """ "Max is bringing you joy", "I'll send you the link": done for the listener in passing."""
    if draft.predicate in ("did", "does_regularly", "is") and voice.rule.startswith("know-adjective"):
        return any(n.low in SECOND for n in draft.clause.head.subtree())
    return False


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
    if node is None or node.lemma not in _VAGUE:
        return False
    if draft.predicate in ("has", "received", "does_regularly", "can"):
        return draft.predicate != "received" or node.lemma in ("news", "way", "sense", "touch", "vibe")
    return draft.clause.future or draft.clause.progressive or draft.predicate in ("plans", "can")


def _is_for_us_all(draft: Draft, voice: Voice) -> bool:
    """ "We can build a better world", "We all make mistakes": said of everybody, or to cheer up."""
    subject = draft.clause.subject
    if subject is None or subject.low != "we" or draft.polarity is Polarity.NEGATIVE:
        return False
    everybody = any(k.low == "all" for k in (*subject.kids, *draft.clause.head.kids))
    return draft.predicate == "can" or (draft.predicate == "does_regularly" and everybody)


def _wishes_well(draft: Draft, voice: Voice) -> bool:
    """ "Hope all is good", "hope everything works out"."""
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
    if subject is not None and subject.low in _CALLS:
        return True
    return head.lemma == "let" and any(k.low == "alone" for k in head.subtree())


_IN_THE_MIND = frozenset("forget regret remember know see imagine learn understand realise realize find".split())


def _vows(draft: Draft, voice: Voice) -> bool:
    """ "I'll never forget it", "I'll keep that in mind"."""
    who = draft.subject_person
    own = who is not None and who.kind is MentionKind.SPEAKER
    node = draft.target_node
    on_it = node is not None and (node.low in _EMPTY_TARGETS or node is draft.clause.head)
    if own and draft.predicate == "predicts" and draft.clause.head.lemma in _IN_THE_MIND:
        return True
    return (
        own
        and draft.predicate == "plans"
        and draft.clause.head.lemma in ("keep", "check", "touch", "get")
        and on_it
    )


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


RULES: tuple[tuple[Callable[[Draft, Voice], bool], str], ...] = (
    (_reacts, "That sounds great!"),
    (_is_vague, "I've got some news."),
    (_is_for_us_all, "We can make a difference."),
    (_wishes_well, "Hope all is good."),
    (_is_no_clause, "Yep ttyl!"),
    (_vows, "I'll never forget it."),
    (_only_tries, "Just trying to enjoy the moment."),
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
