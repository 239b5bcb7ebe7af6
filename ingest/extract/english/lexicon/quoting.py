"""Frames round a quotation that are no "Ann said": "… was all Ann said", "Ann's only comment: …", "a text from Ann: …".

`BEHIND` rows are compared with what follows the closing mark, `BEFORE` rows with what stands before the opening one.
`thing` names what the quotation is about, where the frame tells it.
"""

from __future__ import annotations

import re

_NP = (
    r"(?P<np>(?:(?:[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Tt]he) (?:[\w'’-]+ ){0,2}?[\w'’-]+)"
    r"|(?!I\b|I['’]|(?:Quote|All|What|The|Text|Message|Email|Just|And|But|Then|Her|His|My) )[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)?|[Ss]?[Hh]e|[Tt]hey)"
)
_SAID = (
    r"(?:(?:had|has|would|could|can|just|actually|then|kept|keeps) )*(?:said|say|says|saying|told|tells|wrote|writes|texted|put it|replied|answered|managed|"
    r"had to say|came out with|shouted|yelled|muttered|mumbled|whispered|thought of (?:it|that))(?: (?:to )?(?:me|us|him|her|them))?"
)
_WORDS = (
    r"(?:(?:only|exact|first|last|whole|entire|final|own|honest|full|one-word|two-word|immediate|official) )*"
    r"(?:verdict|answer|reply|response|reaction|comment|words?|take|view|advice|excuse|message|text|email|motto|mantra|opinion|review|"
    r"conclusion|assessment|description|summary|line|warning|phrase|note|quote|remark|contribution|parting shot|catchphrase|feedback|"
    r"explanation|suggestion|message|status|post|tweet|voicemail)"
)
# What one did to say what a colon opens: "Ann spilled the beans: Bob is leaving".
LETTING_OUT = (
    r"(?:(?:has |had |just |finally |then )*(?:spill(?:s|ed)|spilt) the (?:beans|tea)|fill(?:s|ed) (?:me|us) in|broke (?:it|the news)(?: to (?:me|us))?|"
    r"(?:told|gave) (?:me|us) (?:the|some|an|all the) (?:big |good |bad |latest |sad )?(?:news|update|gossip|goss|lowdown|gist)|let the cat out of the bag|"
    r"came clean|fessed up|owned up|put it (?:bluntly|this way|to (?:me|us))|dropped a (?:bombshell|hint)|(?:had|has) this to say|has (?:big |some )?news|"
    r"brought (?:me|us) up to speed|caught (?:me|us) up|let it slip|let slip|made it clear|tipped (?:me|us) off|keeps? saying|gave (?:me|us) (?:a heads up|the heads-up))"
)
_OPEN = r"^[\"”'’]?\s*[,.!]?\s*"

BEHIND: tuple[re.Pattern[str], ...] = (
    # "…" was all Ann said. "…" is what Ann told me.
    re.compile(
        rf"{_OPEN}(?:was|is|were|['’]s) (?:all|(?:exactly |literally |basically )?what|(?:about )?all|how|the (?:only|first|last|best|most) (?:thing|words?))(?: that)? {_NP} {_SAID}"
    ),
    # "…" was Ann's verdict.
    re.compile(rf"{_OPEN}(?:was|is|were|came|went) {_NP}['’]s? {_WORDS}\b"),
    # "…", Ann's exact words.
    re.compile(rf"{_OPEN}(?:[-–—] )?{_NP}['’]s? (?:exact |own |actual )?(?:words|verdict|phrase)\b"),
    # "…" came the answer from Ann.
    re.compile(rf"{_OPEN}(?:came|was|were) the {_WORDS}(?: I got)?(?: back)? from {_NP}"),
    re.compile(rf"{_OPEN}quoth {_NP}"),
    # "…", according to Ann.
    re.compile(rf"{_OPEN}(?:according to|per|courtesy of|to quote|as per) {_NP}"),
    # "…", as Ann put it.
    re.compile(rf"{_OPEN}as {_NP} (?:put it|puts it|said|says|would say|likes to say|always says|told (?:me|us))"),
)
BEFORE: tuple[re.Pattern[str], ...] = (
    # All Ann said was "…"
    re.compile(
        rf"(?:^|\b)(?:[Aa]ll|[Ww]hat|[Tt]he (?:only|first|last|next) thing)(?: that)? {_NP} {_SAID}(?: about (?P<thing>[\w' -]{{3,40}}?))? (?:was|is)(?: that)?\s*[:,]?\s*$"
    ),
    # Ann's only comment on the film: "…"
    re.compile(
        rf"(?:^|\b){_NP}['’]s? {_WORDS}(?: (?:on|about|of|to|when|after|regarding|re) (?:(?:the|my|our|this|that|his|her) )?(?P<thing>[^:\"“]{{3,40}}?))?(?: was| is| were)?\s*[:,]?\s*$"
    ),
    # As Ann put it, "…"
    re.compile(
        rf"(?:^|\b)[Aa]s {_NP} (?:(?:so |rather |once |memorably |rightly |neatly |bluntly )*(?:put it|puts it|said|says|would say|likes to say|always says|told (?:me|us)|wrote))\s*[:,]\s*$"
    ),
    # A text from Ann: "…"
    re.compile(
        rf"(?:^|\b)(?:[Qq]uote(?: of the (?:day|week|month|year|night))?|[Tt]ext|[Mm]essage|[Ee]mail|[Nn]ote|[Ww]ord|[Rr]eply|[Cc]omment|[Vv]oicemail|[Pp]ostcard|[Ll]etter|[Ss]traight|[Uu]pdate|[Ll]atest|[Nn]ews|[Ff]eedback)"
        rf"(?: just| in| back)* from {_NP}(?: (?:this morning|today|yesterday|last night|just now|earlier|on \w+day|saying|says|reads|said|about [\w' ]{{3,30}}?))*\s*[:,]?\s*$"
    ),
    # Ann, about the party: "…"
    re.compile(
        rf"^{_NP},? (?:about|on|re|regarding|when asked (?:about|for)|asked about|talking about|of) (?:(?:the|my|our|this|that|his|her|their) )?(?P<thing>[^:\"“]{{3,40}}?)\s*[:,]\s*$"
    ),
)


# A sentence of its own: "…" That was Ann. "…" - that's what Ann said.
BEYOND: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"{_OPEN}(?:[-–—] )?[Tt]hat(?:['’]s| is| was) (?:(?:literally |exactly |basically )?what |all |how )(?:that )?{_NP} {_SAID}"
    ),
    re.compile(rf"{_OPEN}(?:[-–—] )?[Tt]hat(?:['’]s| was| is) {_NP}(?: for you)?[.!]*$"),
    re.compile(
        rf"{_OPEN}(?:[-–—] )?{_NP}['’]s? (?:exact |own |actual )?(?:words|verdict|phrase|motto)\b[^.]*[.!]*$"
    ),
    re.compile(rf"{_OPEN}(?:[-–—] ?|\(){_NP}\)?[.!]*$"),
)


def named_by_frame(before: str, after: str, beyond: str) -> tuple[re.Match[str], bool] | None:
    """Return the frame that names who is quoted, and whether it stands behind the quotation."""
    for pattern in BEHIND:
        found = pattern.match(after)
        if found is not None:
            return found, True
    for pattern in BEYOND if not before.strip(" -–—*>") else ():
        found = pattern.match(beyond)
        if found is not None:
            return found, True
    for pattern in BEFORE:
        found = pattern.search(before)
        if found is not None:
            return found, False
    return None
