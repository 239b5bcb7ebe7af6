"""Kin and roles with a hyphen ("my mother-in-law", "a co-worker"), and names that the parser takes for auxiliaries.

The parser cuts them at the hyphen and takes the first half for the whole: the mother-in-law becomes a mother. It is
given a noun of the same length instead; the tree shows the words as written, so that spans stay exact.
"""

from __future__ import annotations

import re

from ingest.extract.english.lexicon.people import KIN, ROLES
from ingest.extract.english.tree import Node

_BESIDE = frozenset(
    "worker founder owner president captain driver tenant host parent pilot star writer author chair colleague".split()
)
_JOINED = re.compile(
    r"(?<![\w-])(?:(?P<law>[a-z]+-in-law)|(?:ex|co|step|half|great|grand|vice|foster|god|deputy)-(?P<last>[a-z]+))(?![\w-])",
    re.I,
)
# One noun of a person for each length.
_STAND_INS = {
    len(noun): noun
    for noun in (
        "uncle friend partner neighbor colleague politician grandfather receptionist administrator representative "
        "parliamentarian"
    ).split()
}


def with_stand_ins(text: str) -> str:
    """Return a clause of the same length with a plain noun for each joined one."""
    if "Will " in text or "May " in text:
        text = _AUXILIARY_NAME.sub(lambda name: {"Will": "Carl", "May": "Amy"}[name.group()], text)
    if _NAME_OF_WORD.search(text):
        text = _NAME_OF_WORD.sub(lambda name: {4: "Carl", 3: "Amy", 5: "Clara"}[len(name.group())], text)
    if _OTHER_WORDS.search(text):
        text = _VERB_LIKE_ANOTHER_WORD.sub(lambda verb: _AS_VERB[verb.group()], text)
    if "call" in text or "dubbed" in text:
        text = _CALLED.sub(lambda said: f"{said[1]} {said[2]} ", text)
    return _JOINED.sub(_stand_in, text) if "-" in text else text


# "Ann called the band 'an absolute racket'": the marks around the name hide from the parser what it is.
_CALLED = re.compile(
    r"(\b(?:call(?:s|ed)?|dubbed) (?:[\w-]+ ){1,4})[\"“‘'„]((?:an? |the )(?:[\w-]+ ){0,3}[\w-]+)[\"”’'](?=\W|$)",
    re.I,
)
_AS_VERB = {
    "fancy": "enjoy", "suspects": "believes", "bets": "says", "hated": "liked", "terrified": "concerned", "petrified": "concerned",
    "dead": "very",
}  # fmt: skip
_OTHER_WORDS = re.compile("|".join(_AS_VERB))
# "I don't fancy curry", "the vet suspects Rex has fleas": verbs here, read as an adjective and as several suspects.
_VERB_LIKE_ANOTHER_WORD = re.compile(
    r"(?:(?<=\bI )|(?<=n['’]t )|(?<=\bwe )|(?<=\bthey )|(?<=\bnot )|(?<=\breally )|(?<=\bquite ))fancy(?= \w)(?! (?:dress|schmancy|pants)\b)"
    r"|(?<=[a-z] )(?<!the )(?<!main )(?<!other )(?<!prime )(?<!our )(?<!two )(?<!ed )suspects(?= (?:[A-Z]\w*|the|my|our|his|her|their|he|she|it|they|there|we|an?|that)\b)"
    r"|(?<=[a-z] )dead(?= (?:certain|sure|keen|chuffed|serious|nervous|pleased|proud|excited)\b)"
    r"|(?<=[a-z] )bets(?= (?:it|he|she|they|there|we)\b)|(?:(?<=\byou )|(?<=he )|(?<=\bthey )|(?<=\bI )|(?<=\bwe ))hated(?= [a-z]+(?:[.!,;]|$))"
    r"|(?:(?<=\bis )|(?<=\bwas )|(?<=\bare )|(?<=\bam )|(?<='m )|(?<=\bwere ))(?:terrified|petrified)(?= (?:that|the|my|our|his|her|their|he|she|they|it|we|I)\b)",
)


# "Will may leave", "May can't stand Tom", "I think Will is ill": no auxiliary and no month.
_AUXILIARY_NAME = re.compile(
    r"(?<![\w'’-])(?<!\b[Ii]n )(?<!\bof )(?<!\bby )(?<!\bsince )(?<!\buntil )(?<!\bthis )(?<!\blast )(?<!\bnext )(?<!\b\d )(?<!\b\d\d )(?<!early )(?<!late )(?:Will|May)"
    r"(?= (?:may|will|might|could|can|would|should|must|won['’]t|can['’]t|couldn['’]t|cannot|is|was|has|had|isn['’]t|wasn['’]t|doesn['’]t|didn['’]t|never|always|"
    r"says|said|thinks|thought|told|tells|asked|wants|wanted|loves|loved|hates|hated|likes|liked|reckons|reckoned|found|finds|went|got|bought|"
    r"left|moved|quit|works|lives|knows|knew|believes|claims|claimed|swears|swore|insists|prefers|enjoys|needs)\b)"
)


# "Hope can't stand jazz", "Grace reckons so": no hope and no grace.
_NAME_OF_WORD = re.compile(
    r"(?<![\w'’-])(?:Hope|Faith|Grace|Joy|Dawn|Mark|Bill|Pat|Rob|Sue|Drew|Chase|Grant|Wade|Reed)"
    r"(?= (?:(?:can['’]t|cannot|couldn['’]t) (?:stand|bear|abide|stomach)|(?:won['’]t|doesn['’]t|didn['’]t) (?:eat|like|want|trust|drive|drink)|"
    r"says|said|thinks|thought|told|tells|asked|wants|wanted|loves|loved|hates|hated|likes|liked|reckons|reckoned|adores|adored|loathes|detests|"
    r"believes|swears|swore|insists|prefers|enjoys|fancies|suspects|dreads)\b)"
)


def _stand_in(match: re.Match[str]) -> str:
    word, last = match.group(), match["last"]
    if last is not None and last.lower() not in KIN | ROLES | _BESIDE:
        return word
    return _STAND_INS.get(len(word), word)


def name_joined(nodes: list[Node]) -> None:
    """Give each joined noun the kin or role that it ends in: an ex-boss is a boss of sorts."""
    for node in nodes:
        if "-" not in node.low or len(node.low) < 4:
            continue
        match = _JOINED.fullmatch(node.low)
        if match is None or match["law"] is not None:
            continue
        last = match["last"]
        node.lemma = node.low if node.low in KIN else last if last in KIN | ROLES else "colleague"
        node.tag = "NN"
