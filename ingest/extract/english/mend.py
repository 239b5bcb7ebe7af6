"""Mends what the small parser gets wrong often enough to matter, by form and position alone.

Each mend is a function of one node, with the sentence it is for. They run once, when a tree is built.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ingest.extract.english.lexicon.people import KIN, NOT_NAMES, ROLES
from ingest.extract.english.lexicon.sentiment import DEGREE_ADJECTIVES
from ingest.extract.english.lexicon.sources import SOURCE_VERBS
from ingest.extract.english.mend_chat import CHAT_MENDS
from ingest.extract.english.mend_clauses import CLAUSE_MENDS
from ingest.extract.english.mend_forms import FORM_MENDS, UNCHANGING
from ingest.extract.english.mend_joints import JOINT_MENDS
from ingest.extract.english.mend_judging import JUDGING_MENDS
from ingest.extract.english.mend_places import PLACE_MENDS
from ingest.extract.english.mend_talk import TALK_MENDS
from ingest.extract.english.mend_verbless import find_verb
from ingest.extract.english.scene import is_given_name
from ingest.extract.english.tree import Node
from ingest.language.english import is_word, lemma


def mend(nodes: Sequence[Node], *, inside_sentence: bool = False) -> None:
    """Run every mend over the nodes of a clause; `inside_sentence` tells that its first capital is a name's."""
    if (
        inside_sentence
        and nodes
        and nodes[0].tag.startswith("N")
        and nodes[0].text[:1].isupper()
        and nodes[0].low not in NOT_NAMES
    ):
        nodes[0].tag, nodes[0].lemma = "NNP", nodes[0].low
    find_verb(nodes)
    for before, node, after in zip(nodes, nodes[1:], nodes[2:], strict=False):
        _join_hyphen(before, node, after)
    _neither_nor(nodes)
    _told_next(nodes)
    for node in nodes:
        for repair, _ in MENDS:
            repair(node)


def _join_hyphen(before: Node, hyphen: Node, after: Node) -> None:
    """ "non-stop", "a family get-together": a verb's form inside one word is no verb."""
    if hyphen.text != "-" or before.end != hyphen.start or hyphen.end != after.start:
        return
    for part in (before, after):
        if part.tag in ("VB", "VBP", "VBZ") and part.dep != "ROOT":
            part.tag = "NN"


def _told_next(nodes: Sequence[Node]) -> None:
    """ "Mum said to tell Rob he's late", cut in two: what stands right behind the listener is what he is told."""
    for node in nodes:
        if node.head is not None or not (node.is_verb or node.tag == "POS") or node.subject is None:
            continue
        first = min(n.i for n in node.subtree())
        listener = nodes[first - 1] if first and nodes[first - 1].dep in ("dobj", "dative") else None
        telling = listener.head if listener is not None else None
        if telling is None or telling.lemma not in ("tell", "remind", "inform", "warn") or telling.dep == "ROOT":
            continue
        if node.subject.i <= node.i and telling.child("ccomp") is None:
            node.attach(telling, "ccomp")


def _neither_nor(nodes: Sequence[Node]) -> None:
    """ "Theo neither likes nor dislikes jazz": two verbs with what stands before as subject, the rest as object."""
    at = next((i for i, n in enumerate(nodes) if n.low == "neither"), 0)
    if not at or at + 3 >= len(nodes) or nodes[at + 2].low != "nor":
        return
    neither, first, nor, second = nodes[at : at + 4]
    if first.is_verb and second.is_verb and second.head is first and second.dep == "conj":
        return
    tag = "VBZ" if first.low.endswith("s") and second.low.endswith("s") else "VBP"
    if not all(is_word(lemma(verb.low, tag), "verb") for verb in (first, second)):
        return
    before, frame = set(nodes[:at]), (neither, first, nor, second)
    outside = [n for n in nodes if n.head is None]
    subject = next((n for n in nodes[:at] if n.head is None or n.head not in before), None)
    if any(n.text == n.low and (n.is_verb or lemma(n.low, "VBZ") in SOURCE_VERBS) for n in before):
        return
    if subject is None or len(outside) != 1 or outside[0] not in {*before, first, second, *nodes[at + 4 :]}:
        return
    loose = [n for n in nodes[at + 4 :] if n.head is None or n.head in before or n.head in frame]
    for node in (*frame, subject, *loose):
        if node.head is not None:
            node.head.kids.remove(node)
            node.head = None
    first.dep = "ROOT"
    for verb in (first, second):
        verb.tag, verb.lemma = tag, lemma(verb.low, tag)
    subject.attach(first, "nsubj")
    neither.attach(first, "preconj")
    nor.attach(first, "cc")
    second.attach(first, "conj")
    for node in loose:
        is_object = node.is_noun or node.tag == "PRP"
        node.attach(first if node.dep == "punct" else second, "dobj" if is_object else node.dep)


def _have_got(node: Node) -> None:
    aux = next((a for a in node.auxiliaries if a.low in ("'ve", "have", "has", "'s")), None)
    moves = any(k.low in ("into", "round", "away", "back", "over", "rid", "used") for k in node.kids)
    if node.low != "got" or aux is None or (moves and node.child("dobj") is None):
        return
    node.lemma, node.tag = "have", "VBP"
    if aux.dep == "auxpass":  # "he's got flu", read as if somebody got him
        aux.dep, aux.lemma = "aux", "have"
        for subject in node.children("nsubjpass"):
            subject.dep = "nsubj"


def _gotta(node: Node) -> None:
    if node.low == "got" and any(k.low == "ta" for x in node.kids for k in (x, *x.kids)):
        node.lemma, node.tag = "have", "VBP"
        for x in node.kids:
            for k in x.kids:
                if k.low == "ta":
                    k.tag, k.dep = "TO", "aux"


def _subject_of_auxiliary(node: Node) -> None:
    for aux in node.auxiliaries:
        for kid in aux.children("nsubj"):
            is_done = node.tag != "VBG" and any(a.lemma in ("get", "be") for a in node.auxiliaries)
            kid.attach(node, "nsubjpass" if is_done else "nsubj")


def _twin_objects(node: Node) -> None:
    twins = node.children("dobj")
    if len(twins) == 2 and twins[0].i + 1 == twins[1].i and twins[0].is_noun and twins[1].is_noun:
        twins[0].attach(twins[1], "compound")


def _determiner_of_compound(node: Node) -> None:
    if node.dep == "compound" and node.is_noun and node.head is not None:
        for kid in list(node.kids):
            if kid.low in ("that", "this", "the", "my"):
                kid.attach(node.head, "det" if kid.low != "my" else "poss")


def _have_as_auxiliary(node: Node) -> None:
    """ "My uncle has diabetes", read as if "diabetes" were a participle."""
    have = node.child("aux")
    if (
        node.tag not in ("NN", "NNS")
        or have is None
        or have.lemma != "have"
        or len(node.auxiliaries) > 1
        or have.i > node.i
        or (node.child("nsubj") is None and have.child("nsubj") is None)
    ):
        return
    have.head = None
    node.kids.remove(have)
    have.dep = node.dep
    if node.head is not None:
        have.attach(node.head, node.dep)
        node.head.kids.remove(node)
        node.head = None
    for kid in list(node.kids):
        if kid.dep not in ("det", "amod", "compound", "poss", "nummod", "prep", "nmod"):
            kid.attach(have, kid.dep)
    node.attach(have, "dobj")


_STANCES = frozenset("love like adore enjoy hate dislike loathe detest prefer miss fancy".split())


def _second_stance_on_top(node: Node) -> None:
    """ "I love the hall, hate the parking": two clauses of one subject, the second no order."""
    first = next((k for k in node.children("ccomp") if k.i < node.i), None)
    if (
        node.tag not in ("VBP", "VB")
        or node.lemma not in _STANCES
        or node.subject is not None
        or node.auxiliaries
        or first is None
        or first.lemma not in _STANCES
        or first.subject is None
        or node.head is not None
    ):
        return
    node.kids.remove(first)
    first.head, first.dep = None, "ROOT"
    for kid in [k for k in node.kids if k.i < node.i]:
        kid.attach(first, kid.dep)
    node.tag = first.tag if first.tag == "VBP" else node.tag
    node.attach(first, "conj")


def _subject_as_conjunct(node: Node) -> None:
    """ "Ada has asthma and Theo has mumps": a name between "and" and a finite verb is its subject."""
    if (
        node.dep != "conj"
        or node.tag not in ("VBZ", "VBD", "VBP")
        or node.subject is not None
        or node.head is None
    ):
        return
    start = min([node.i, *(a.i for a in node.auxiliaries)])
    things = [n for n in node.head.subtree() if n.i == start - 1 and n.dep == "conj" and n.is_proper]
    name = things[0] if things else None
    thing = name.head if name is not None else None
    joiner = next((k for k in thing.children("cc") if k.i == start - 2), None) if thing is not None else None
    if name is None or joiner is None or name.kids:
        return
    joiner.attach(node.head, "cc")
    name.attach(node, "nsubj")


def _object_as_subject(node: Node) -> None:
    """ "Ada has rickets and Theo has mumps", read as if rickets and Theo had mumps."""
    subject = node.child("nsubj")
    first = next((k for k in node.children("ccomp") if k.i < node.i), None)
    if subject is None or first is None or first.lemma != "have" or first.child("dobj") is not None:
        return
    name = next((k for k in subject.children("conj") if k.is_proper and k.i == node.i - 1), None)
    joiner = next((k for k in subject.children("cc") if name is not None and k.i == name.i - 1), None)
    if (
        name is None
        or joiner is None
        or min(n.i for n in subject.subtree()) != first.i + 1
        or first.subject is None
    ):
        return
    subject.attach(first, "dobj")
    name.attach(node, "nsubj")
    joiner.attach(node, "cc")


_TURNING = frozenset("so neither nor".split())


def _turned_auxiliary(node: Node) -> None:
    """ "Neither does Mirela", "So do I", read as something done to them: they are the subject."""
    if node.lemma not in ("do", "be", "have", "can", "could", "will", "would", "should"):
        return
    if not any(k.low in _TURNING and k.i == node.i - 1 for k in node.kids):
        return
    subject = next((k for k in node.children("dobj", "attr") if k.i > node.i), None)
    own = node.child("nsubj")
    if subject is None or (own is not None and own.low not in _TURNING):
        return
    if own is not None:
        own.dep = "preconj"
    subject.dep = "nsubj"
    if subject.low == "i":
        subject.tag = "PRP"
    if node.tag == "VB":
        node.tag = "VBP"


def _past_as_present(node: Node) -> None:
    low = node.low
    if node.tag not in ("VBP", "VB") or node.lemma in (low, "be", "have", "do") or not low.isalpha():
        return
    if low.endswith("s") or len(low) < 3 or lemma(low, "VBD") == low:
        return
    if not any(a.tag in ("MD", "TO") or a.lemma == "do" for a in node.auxiliaries):
        node.tag = "VBD"


_OWN_PAST = frozenset({"run", "come", "become"})  # their past is spelled otherwise


def _present_as_past(node: Node) -> None:
    if node.tag in ("VBD", "VBN") and node.low in _OWN_PAST and not node.auxiliaries and node.subject is not None:
        node.tag = "VBP"


def _present_as_participle(node: Node) -> None:
    """ "The trains never run on time": a form that is also a participle, without an auxiliary."""
    if node.low == "read" and node.subject is not None and node.subject.end == node.subject.start:
        return  # "Never read the script": told without its "I", it is over
    if (
        node.tag in ("VBN", "VBD")
        and node.lemma == node.low
        and not node.auxiliaries
        and node.dep == "ROOT"
        and node.subject is not None
    ) and (
        node.low not in UNCHANGING | {"come", "run", "become", "read"}
        or any(k.low in ("never", "always", "usually", "often", "rarely", "sometimes") for k in node.kids)
    ):
        node.tag = "VBP"


def _name_as_plural(node: Node) -> None:
    """ "Pieter and Ines": a name that only looks like a plural."""
    if (
        node.tag == "NNPS"
        and node.child("det", "compound", "amod", "poss") is None
        and node.low not in NOT_NAMES
        and not is_word(lemma(node.low, "NNS"), "noun")
    ):
        node.tag = "NNP"


# Who does these is somebody: "Pia loved it" is of no membrane.
_FEELS = _STANCES | {"want", "find", "need"}


def _name_as_noun(node: Node) -> None:
    if (
        not node.text[:1].isupper()
        or not node.text[1:].islower()
        or node.tag in ("NNP", "NNPS", "PRP", "PRP$", "DT", "IN", "UH", "WP", "WRB", "MD", "CC", "EX")
    ):
        return
    low = node.low
    if low in NOT_NAMES or not low.isalpha():
        return
    if node.i > 0 and node.tag.startswith("N") and node.start > 0:
        node.tag, node.lemma = "NNP", low  # a capital inside a sentence makes a name
        return
    strange = not any(is_word(low, kind) for kind in ("noun", "verb", "adj", "adv"))
    speaks = (
        node.head is not None
        and node.dep == "nsubj"
        and (node.head.lemma in SOURCE_VERBS or node.head.lemma in _FEELS)
        and not node.kids
    )
    nominal = node.tag.startswith(("N", "J")) or (node.tag.startswith("V") and lemma(low, node.tag) == low)
    named = strange or speaks or is_given_name(low)
    if node.tag == "NNS" and not is_given_name(low) and (not strange or is_word(lemma(low, "NNS"), "noun")):
        singular = node.head is not None and node.head.tag == "VBZ" and node.dep == "nsubj" and not node.kids
        if not singular:
            return  # "Tomatoes": a plural; "Ines", or "Nils likes …": none
        named = True
    if named and nominal and node.dep in _NAME_PLACES:
        node.tag, node.lemma = "NNP", low


_NAME_PLACES = frozenset({"nsubj", "nsubjpass", "poss", "compound", "npadvmod"})


def _her_before_name(node: Node) -> None:
    """ "told her Jon sold the van": "her" is who was told, Jon who sold."""
    name = node.head
    if (
        node.low not in ("her", "his")
        or node.dep != "poss"
        or name is None
        or not name.is_proper
        or name.dep != "dobj"
    ):
        return
    telling = name.head
    if node.low != "her" or telling is None or telling.lemma not in SOURCE_VERBS:
        return
    inner = next(
        (k for k in telling.children("ccomp", "xcomp", "advcl") if k.i > name.i and k.subject is None), None
    )
    if inner is not None:
        node.tag = "PRP"
        node.attach(telling, "dobj")
        name.attach(inner, "nsubj")


def _name_as_interjection(node: Node) -> None:
    """ "Ola and I went to Porto", with Ola taken for an exclamation."""
    verb = node.head
    if node.tag != "UH" or not node.text[1:].islower() or not node.text[:1].isupper() or verb is None or node.i:
        return
    me = next((k for k in verb.children("nsubj") if k.low in ("i", "we") and k.i == 2), None)
    if me is not None and any(k.low == "and" and k.i == 1 for k in verb.children("cc")):
        node.tag, node.lemma, node.dep = "NNP", node.low, "npadvmod"


def _name_beside_me(node: Node) -> None:
    """ "Bram and I went to Porto": both went."""
    verb = node.head
    if node.dep != "npadvmod" or not node.is_proper or verb is None:
        return
    me = next((k for k in verb.children("nsubj") if k.low in ("i", "we") and k.i == node.i + 2), None)
    joiner = next((k for k in verb.children("cc") if k.i == node.i + 1), None)
    if me is not None and joiner is not None:
        me.attach(node, "conj")
        joiner.attach(node, "cc")
        node.dep = "nsubj"


def _been_as_present(node: Node) -> None:
    """ "The gig's been cancelled": the 's before "been" is "has"."""
    if node.low != "been":
        return
    for verb in (node, node.head):
        for kid in verb.auxiliaries if verb is not None else ():
            if kid.low in ("is", "'s") and kid.i < node.i:
                kid.text, kid.low, kid.lemma = "has", "has", "have"


def _name_as_adverbial(node: Node) -> None:
    """ "Greta trusts Soren": an unknown name behind a verb is its object."""
    verb = node.head
    if (
        node.dep == "npadvmod"
        and node.tag.startswith("NN")
        and node.text[:1].isupper()
        and node.low not in NOT_NAMES
        and verb is not None
        and verb.is_verb
        and verb.i < node.i
        and verb.lemma != "be"
        and verb.child("dobj") is None
        and (is_given_name(node.text) or not any(is_word(node.low, kind) for kind in ("noun", "adj", "adv")))
    ):
        node.tag, node.lemma = "NNP", node.low
        node.attach(verb, "dobj")


def _third_person_as_noun(node: Node) -> None:
    """ "My aunt teaches art and travels everywhere": a verb read as one more object."""
    first = node.head
    verb = first.head if first is not None else None
    if (
        first is None
        or verb is None
        or node.tag not in ("NNS", "VBZ")
        or node.dep != "conj"
        or first.dep != "dobj"
        or verb.tag != "VBZ"
        or any(k.i < node.i for k in node.kids)
        or not is_word(lemma(node.low, "VBZ"), "verb")
    ):
        return
    adverb = next(
        (k for x in (verb, first, node) for k in x.children("advmod") if k.i == node.i + 1 and k.tag == "RB"), None
    )
    if adverb is None and node.tag == "NNS":
        return
    node.tag, node.lemma = "VBZ", lemma(node.low, "VBZ")
    if adverb is not None:
        adverb.attach(node, "advmod")
    for kid in first.children("cc"):
        kid.attach(verb, "cc")
    node.attach(verb, "conj")


_HANDED = frozenset({("hand", "in"), ("turn", "in"), ("hand", "over"), ("fill", "in"), ("send", "in")})


def _particle_as_preposition(node: Node) -> None:
    """ "handing in my notice": the notice is handed in, nothing is handed inside it."""
    if node.dep != "prep" or node.head is None or (node.head.lemma, node.low) not in _HANDED:
        return
    thing = node.child("pobj")
    if thing is not None and node.i == node.head.i + 1 and node.head.child("dobj") is None:
        verb = node.head
        thing.attach(verb, "dobj")
        node.dep, node.tag = "prt", "RP"


def _gerund_as_object(node: Node) -> None:
    """ "recommended swimming twice a week"."""
    if node.tag == "NN" and node.dep == "xcomp" and node.low.endswith("ing"):
        node.tag, node.lemma = "VBG", lemma(node.low, "VBG")


def _verb_as_noun(node: Node) -> None:
    if (
        node.tag[:1] not in "NJ"
        or node.dep not in ("ROOT", "ccomp", "conj", "advcl", "relcl", "xcomp")
        or node.is_proper
    ):
        return
    subject = node.child("nsubj", "nsubjpass")
    if subject is None or any(a.lemma == "be" for a in (*node.auxiliaries, *node.children("cop"))):
        return
    if node.child("det", "amod", "poss") is not None or node.low in DEGREE_ADJECTIVES:
        return
    for tag in ("VBZ", "VBD", "VBP"):
        if (
            lemma(node.low, tag) != node.low
            and is_word(lemma(node.low, tag), "verb")
            and (node.low.endswith("s") == (tag == "VBZ"))
        ):
            node.tag, node.lemma = tag, lemma(node.low, tag)
            return
    if (
        is_word(node.low, "verb")
        and node.tag == "NN"
        and max(k.i for k in subject.subtree()) + 1 >= node.i - len(node.auxiliaries) - 1
    ):
        node.tag = "VBP" if not node.auxiliaries else "VB"


def _sentence_as_noun(node: Node) -> None:
    """ "Niamh longs for a garden", read as a noun with a name before it."""
    if (
        node.tag != "NNS"
        or node.dep != "ROOT"
        or not is_word(lemma(node.low, "VBZ"), "verb")
        or lemma(node.low, "VBZ") == node.low
    ):
        return
    name = next(
        (
            k
            for k in node.kids
            if k.i == node.i - 1
            and (k.text[:1].isupper() or k.low in KIN | ROLES)
            and (
                k.dep in ("compound", "nmod") or (k.dep == "amod" and (k.low in KIN or not is_word(k.low, "adj")))
            )
        ),
        None,
    )
    for kid in [k for k in node.kids if name is not None and k.i < name.i and k.dep in ("poss", "det", "amod")]:
        kid.attach(name, kid.dep) if name is not None else None  # "my boyfriend's mum reckons …"
    for kid in node.kids if name is not None else ():
        if kid.dep == "appos" and kid.is_noun and kid.child("det", "poss") is not None:
            kid.dep = "dobj"  # "Greta rates the new chef"
        elif kid.dep == "acl" and kid.tag == "VBG" and kid.i == node.i + 1:
            kid.dep = "xcomp"  # "Greta regrets selling the piano"
    if name is not None and any(k.i > node.i and k.dep in ("prep", "dobj", "xcomp", "ccomp") for k in node.kids):
        if name.dep == "amod":
            name.tag, name.lemma = "NNP", name.low
        node.tag, node.lemma = "VBZ", lemma(node.low, "VBZ")
        name.attach(node, "nsubj")


def _subject_as_compound(node: Node) -> None:
    unmarked = node.tag == "VB" and node.low in UNCHANGING and node.dep == "ROOT"
    if not (node.tag in ("VBZ", "VBD", "VBP") or unmarked) or node.subject is not None or node.auxiliaries:
        return
    noun = next((k for k in node.kids if _is_subject_in_disguise(k) and k.i == node.i - 1), None)
    if noun is None or (unmarked and not noun.is_proper):
        return
    if unmarked:
        node.tag = "VBD"  # "Odile let me know": to call her, a comma would stand behind her name
    for kid in node.kids:
        if kid.dep == "acl" and kid.tag == "VBG" and kid.i == node.i + 1:
            kid.dep = "xcomp"
    for kid in list(node.kids):
        if kid.i < noun.i and kid.dep in ("det", "poss", "amod", "compound", "nummod"):
            kid.attach(noun, kid.dep)
    noun.attach(node, "nsubj")


def _name_behind_kin(node: Node) -> None:
    """ "My mate Dev rates the chef": Dev is who the mate is, no part of the verb and no second subject."""
    verb = node.head
    if not node.is_proper or node.dep not in ("compound", "nsubj", "nsubjpass") or verb is None or node.kids:
        return
    if not verb.is_verb:
        return
    above = (verb, verb.head) if verb.dep in ("aux", "auxpass") and verb.head is not None else (verb,)
    subjects = [k for v in above for k in v.children("nsubj", "nsubjpass")]
    subjects += [k for v in above for a in v.auxiliaries for k in a.children("nsubj", "nsubjpass")]
    kin = next((k for k in subjects if k.i == node.i - 1 and k is not node), None)
    if kin is not None and kin.low in KIN | ROLES and kin.child("poss", "det") is not None:
        node.attach(kin, "appos")


def _is_subject_in_disguise(node: Node) -> bool:
    """ "Odile rates the new chef", with her name read as if it described the verb."""
    if node.dep in ("compound", "nmod"):
        return node.is_noun
    return node.is_proper and node.dep in ("amod", "intj", "advmod", "npadvmod", "dep")


def _gerund_as_noun(node: Node) -> None:
    """ "He's training": the participle is the verb, "is" its auxiliary."""
    if node.tag != "NN" or not node.low.endswith("ing") or node.dep not in ("attr", "acomp") or node.head is None:
        return
    be = node.head
    subject = be.subject
    if (
        be.lemma != "be"
        or subject is None
        or (subject.low not in ("i", "he", "she", "we", "they", "you") and not subject.is_proper)
    ):
        return
    if node.child("det", "amod", "poss") is not None or (be.head is None and be.dep != "ROOT"):
        return
    node.tag, node.lemma = "VBG", lemma(node.low, "VBG")


def _verb_as_compound(node: Node) -> None:
    """ "Mai dislikes durian", read as one long noun: the lower-case word between name and noun is the verb."""
    if node.dep != "ROOT" or not node.is_noun or node.text != node.low or node.head is not None:
        return
    below = sorted(node.subtree(), key=lambda n: n.i)
    verb = next((n for n in below if n.i == node.i - 1), None)
    names = [n for n in below if n.i < node.i - 1]
    if (
        verb is None
        or verb.dep != "compound"
        or verb.tag not in ("VBZ", "NNP", "NNPS")
        or not verb.low.endswith("s")
        or verb.text != verb.low
        or not is_word(lemma(verb.low, "VBZ"), "verb")
        or not names
        or not all(n.text[:1].isupper() and n.is_proper for n in names)
    ):
        return
    verb.tag, verb.lemma = "VBZ", lemma(verb.low, "VBZ")
    node.tag = "NN" if node.is_proper else node.tag
    node.kids.remove(verb)
    verb.head, verb.dep = None, "ROOT"
    subject = names[-1]
    for kid in list(node.kids):
        if kid.dep == "punct" or kid.i > node.i:
            kid.attach(verb, kid.dep)
    subject.attach(verb, "nsubj")
    for name in names[:-1]:
        name.attach(subject, "compound")
    node.attach(verb, "dobj")


MENDS: tuple[tuple[Callable[[Node], None], str], ...] = (
    (_name_as_plural, "Pieter and Ines left."),
    (_name_as_noun, "Ralf thinks we should hire a gardener."),
    (_verb_as_compound, "Mai dislikes durian."),
    (_name_as_interjection, "Ola and I went to Porto."),
    (_name_beside_me, "Bram and I went to Porto."),
    (_name_as_adverbial, "Greta trusts Soren."),
    (_been_as_present, "The gig's been cancelled."),
    (_third_person_as_noun, "My aunt teaches art and travels everywhere."),
    (_particle_as_preposition, "He's handing in his notice."),
    (_her_before_name, "Ann told her Jon sold the van."),
    (_present_as_past, "We run a guesthouse."),
    (_present_as_participle, "The trains never run on time."),
    (_have_as_auxiliary, "My uncle has diabetes and he avoids sugar."),
    (_second_stance_on_top, "I love the hall, hate the parking."),
    (_subject_as_conjunct, "Ada has asthma and Theo has mumps."),
    (_object_as_subject, "Ada has rickets and Theo has mumps."),
    (_turned_auxiliary, "Neither does Mirela."),
    (_have_got, "Ann has got a parrot."),
    (_gotta, "Gotta finish the report."),
    (_subject_of_auxiliary, "We got engaged on Friday."),
    (_name_behind_kin, "My mate Dev rates the new chef."),
    (_twin_objects, "Ann recommends the ramen place."),
    (_determiner_of_compound, "I don't trust that estate agent."),
    (_past_as_present, "I forgot to water the ferns."),
    (_sentence_as_noun, "Niamh longs for a garden."),
    (_subject_as_compound, "Odile rates the new chef."),
    (_verb_as_noun, "Ann says the clinic shuts at noon."),
    (_gerund_as_object, "Ann recommended swimming."),
    (_gerund_as_noun, "He's training for a race."),
    *JUDGING_MENDS,
    *PLACE_MENDS,
    *FORM_MENDS,
    *CHAT_MENDS,
    *CLAUSE_MENDS,
    *TALK_MENDS,
    *JOINT_MENDS,
)
