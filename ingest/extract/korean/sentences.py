"""The sentence of a statement: plain Korean that names its people and, for a claim, keeps the owner.

The clause's own words stay; its ending is made plain, the agent is named, and what was attributed reads as
attributed: "지나는 준호의 해고가 잘못이라고 생각한다 (서연이 전함)."
"""

from __future__ import annotations

from ingest.extract.korean.drafts import Draft
from ingest.extract.korean.people import Cast, person_of, thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.wordlists import words
from ingest.language.korean import write
from ingest.language.korean_names import is_closed
from ingest.model import Polarity

_VERBAL_AUXILIARIES = words("보 주 버리 놓 두 대 오 가 지 하 나 내 드리")


_PARTICLES = {"을": ("을", "를"), "이": ("이", "가"), "은": ("은", "는"), "과": ("과", "와")}
_ENDS_OPEN_DIGIT = "245 9"  # 이, 사, 오, 구: digits whose reading ends in a vowel
#: Verb-like morphemes whose plain present takes -ㄴ다; all others take -다.
_VERBAL = frozenset({"VV", "XSV"})
#: What to say where the clause's own words cannot be conjugated: (holds, does not hold).
_BY_LABEL: dict[str, tuple[str, str]] = {
    "takes_place": ("예정되어 있다", "열리지 않는다"),
    "started": ("시작된다", "시작되지 않는다"),
    "stopped": ("끝난다", "끝나지 않는다"),
}
_STANCES = {
    "likes": ("좋아한다", "좋아하지 않는다"), "dislikes": ("싫어하지 않는다", "싫어한다"),
    "prefers": ("더 좋아한다", "더 좋아하지 않는다"), "wants": ("원한다", "원하지 않는다"), "trusts": ("믿는다", "믿지 않는다"),
    "believes_good": ("좋게 평가한다", "나쁘게 평가한다"), "believes_bad": ("좋게 평가한다", "나쁘게 평가한다"),
    "recommends": ("추천한다", "추천하지 않는다"), "worries_about": ("걱정한다", "걱정하지 않는다"),
    "suggests": ("하자고 한다", "하지 말자고 한다"), "requests": ("하라고 한다", "하지 말라고 한다"), "asks": ("묻는다", "묻는다"),
}  # fmt: skip
_NEUTRAL = {"believes_good": "좋지도 나쁘지도 않게 평가한다", "likes": "좋아하지도 싫어하지도 않는다"}


def with_particle(word: str, particle: str) -> str:
    """Append the form of a particle that fits the last sound: ("도현", "은") → "도현은"."""
    closed, open_ = _PARTICLES[particle]
    last = word.rstrip("'\"”’)]」』.!?~ ")[-1:] or "가"
    if last.isdigit():
        is_final_closed = last not in _ENDS_OPEN_DIGIT
    elif last.isascii():
        is_final_closed = last.lower() in "bcdgklmnpqrt"
    else:
        is_final_closed = is_closed(last)
    return word + (closed if is_final_closed else open_)


def render(
    draft: Draft, *, subject: str | None, owner: str | None, relayed_by: tuple[str, ...], claim: bool, cast: Cast
) -> str:
    """Return the statement's sentence."""
    teller = f" ({with_particle(', '.join(relayed_by), '이')} 전함)" if relayed_by else ""
    if draft.is_attitude:
        return f"{_stance(draft, owner, cast)}{teller}."
    head = f"{with_particle(subject, '은')} " if subject else ""
    if draft.rule == "office without copula":
        return (
            f"{head}{draft.target}이다." if is_closed((draft.target or "가")[-1]) else f"{head}{draft.target}다."
        )
    if not claim:
        return f"{head}{_words(draft, cast)}{_plain(draft)}."
    about = draft.rule == "norm" and draft.subject is None  # "술자리는 없애야 한다": what it is done with
    inside = f"{with_particle(subject, '은' if about else '이')} " if subject else ""
    words = _words(draft, cast)
    if owner is None:
        return f"{inside}{words}{_quoted(draft, '는')} 말이 있다{teller}."
    if relayed_by:
        if owner == subject:
            inside = "자기가 "
        return f"{with_particle(owner, '은')} {inside}{words}{_quoted(draft, '고')} 한다{teller}."
    return (
        f"{with_particle(owner, '은')} {inside if owner != subject else ''}{words}{_quoted(draft, '고')} 생각한다."
    )


def _stance(draft: Draft, owner: str | None, cast: Cast) -> str:
    holder = f"{with_particle(owner, '은')} " if owner else ""
    verdict = draft.rule in {"evaluating adjective", "evaluating noun"}
    judging = (
        verdict and draft.label in {"believes_good", "believes_bad"} and draft.polarity is not Polarity.NEUTRAL
    )
    if judging and draft.target and _can_conjugate(draft):
        words = f"{with_particle(draft.target, '이')} {_complement_prefix(draft)}{_quoted(draft, '고' if owner else '는')}"
        return f"{holder}{words} 생각한다" if owner else f"{words} 말이 있다"
    if draft.rule == "verdict" and draft.label in {"believes_good", "believes_bad"} and _can_conjugate(draft):
        person = draft.roles.agent.name if draft.roles is not None and draft.roles.agent is not None else None
        about = f"{with_particle(person, '이')} " if person is not None and person != owner else ""
        said = _words(draft, cast).strip()
        if draft.clause is not None and draft.clause.negated:
            said = said.removesuffix(draft.clause.negated).strip()  # it stands among the adverbs already
        words = f"{about}{said} {_quoted(draft, '고' if owner else '는')}"
        return f"{holder}{words} 생각한다" if owner else f"{words} 말이 있다"
    if draft.polarity is Polarity.NEUTRAL and draft.label in _NEUTRAL:
        said = _NEUTRAL[draft.label]
    else:
        said = _STANCES[draft.label][draft.polarity is Polarity.NEGATIVE]
    target = draft.target or "그것"
    body = _act(draft, cast) or f"{with_particle(target, '을')} {said}"
    return f"{holder}{body}" if owner else f"출처 불명: {body}"


#: How what was proposed or asked for is reported of a verb's stem.
_ACTS = {"suggests": "자고", "requests": "라고"}


def _act(draft: Draft, cast: Cast) -> str | None:
    """Say what was proposed or asked for in its own verb: "표지를 다시 그리자고 한다"; None without a plain verb.

    >>> # "오 실장님은 표지를 다시 그리자고 하셨어요" → "표지를 다시 그리자고 한다", not "표지를 하자고"
    """
    if draft.label not in _ACTS or not _can_conjugate(draft):
        return None
    stem, verbal, _ = _ending(draft)
    words = _words(draft, cast)
    if not verbal or not words or stem[-1][1].split("-")[0] not in _VERBAL:
        return None
    if draft.polarity is Polarity.NEGATIVE:
        ending = [("지", "EC"), ("말", "VX"), (_ACTS[draft.label], "EC")]
    else:
        ending = [(_ACTS[draft.label], "EC")]
    return f"{words}{write([*stem, *ending])} 한다"


def _complement_prefix(draft: Draft) -> str:
    """The words of a complement before its noun ("이상한" of "이상한 사람이야"), and its negation."""
    clause = draft.clause
    predicate = clause.predicate if clause else None
    if clause is None or predicate is None:
        return ""
    negation = f"{clause.negated} " if clause.negated and draft.is_attitude else ""
    if clause.complement is None:
        return negation
    if predicate.lemma.startswith("아니"):
        return f"{with_particle(clause.complement.text, '이')} "
    noun = "".join(form for form, tag in predicate.pieces if tag != "VCP" and tag[0] in "NXS")
    text = clause.complement.text
    return text[: -len(noun)] if noun and text.replace(" ", "").endswith(noun) and text.endswith(noun) else ""


def _can_conjugate(draft: Draft) -> bool:
    predicate = draft.clause.predicate if draft.clause else None
    return predicate is not None and bool(predicate.pieces)


def _ending(draft: Draft) -> tuple[list[tuple[str, str]], bool, bool]:
    """Return the pieces to write, whether they take -ㄴ다, and whether they end in 이다."""
    predicate = draft.clause.predicate if draft.clause else None
    pieces = (
        [(f, t) for f, t in predicate.pieces if (f, t) not in {("더", "EP"), ("시", "EP"), ("으시", "EP")}]
        if predicate
        else []
    )
    last_form, last_tag = pieces[-1] if pieces else ("", "")
    tag = last_tag.split("-")[0]
    verbal = tag in _VERBAL or (tag == "VX" and last_form in _VERBAL_AUXILIARIES)
    if tag == "VX" and last_form in {"않", "못하"}:
        verbal = any(t.split("-")[0] in _VERBAL for _, t in pieces)
    if tag == "VX" and last_form == "하" and len(pieces) > 2 and any(t == "ETN" for _, t in pieces):
        verbal = pieces[0][1].split("-")[0] in _VERBAL
    if draft.past and not any(t == "EP" and f in {"었", "었었"} for f, t in pieces):
        pieces, verbal = [*pieces, ("었", "EP")], False
    return pieces, verbal, tag in {"VCP", "VCN"} and not draft.past


def _plain(draft: Draft) -> str:
    if not _can_conjugate(draft) or _is_occasion(draft):
        holds, fails = _BY_LABEL.get(draft.label, ("이다", "아니다"))
        return fails if draft.polarity is Polarity.NEGATIVE else holds
    if draft.turned:
        return _turned(draft, "")
    pieces, verbal, _ = _ending(draft)
    return write([*pieces, ("ㄴ다", "EF") if verbal else ("다", "EF")])


def _turned(draft: Draft, tail: str) -> str:
    """The clause's own words with the opposite meaning: "훔쳤다" → "훔치지 않았다", "도둑이다" → "도둑이 아니다"."""
    pieces, verbal, _ = _ending(draft)
    stem = len(pieces)
    while stem and pieces[stem - 1][1] == "EP":
        stem -= 1
    head, tense = pieces[:stem], pieces[stem:]
    if head and head[-1][1].split("-")[0] == "VCP":
        noun = write(head[:-1]) if head[:-1] else ""
        close = f"라{tail}" if tail and not tense else f"다{tail}"
        return f"{with_particle(noun, '이')} {write([('아니', 'VCN'), *tense, (close, 'EC' if tail else 'EF')])}"
    verbal = verbal and not tense
    ends = [("지", "EC"), ("않", "VX"), *tense, ("는다", "EF") if verbal else ("다", "EF")]
    return write([*head, *ends]) + tail


def _is_occasion(draft: Draft) -> bool:
    """ "사흘 뒤에 시험이다": the noun of the copula is the subject already."""
    complement = draft.clause.complement if draft.clause else None
    return draft.label == "takes_place" and complement is not None and complement.kind is not Kind.TIME


def _quoted(draft: Draft, tail: str) -> str:
    """The plain form inside a quotation: tail 고 ("온다고") or 는 ("온다는")."""
    if not _can_conjugate(draft) or _is_occasion(draft):
        return _plain(draft) + tail
    if draft.turned:
        return _turned(draft, tail)
    pieces, verbal, copula = _ending(draft)
    if copula:
        return write([*pieces, (f"라{tail}", "EC")])
    return write([*pieces, ("ㄴ다", "EF") if verbal else ("다", "EF")]) + tail


def _words(draft: Draft, cast: Cast) -> str:
    """The clause's words without its agent and sources, people named instead of pointed at."""
    clause = draft.clause
    if clause is None:
        return ""
    agent = draft.roles.agent_phrase if draft.roles else None
    pieces: list[tuple[int, str]] = []
    for phrase in clause.phrases:
        if phrase is agent or _says_subject(phrase, draft, cast):
            continue
        if draft.roles is not None and phrase is draft.roles.second_person_subject and draft.label == "met":
            pieces.append((phrase.start, with_particle(thing_of(phrase, cast), "을")))
            continue  # "유진이 만났어": the friendly -이, no subject
        pieces.append((phrase.start, _said(phrase, cast)))
    for adverb in clause.adverbs:
        if adverb.tag == "MAG":
            pieces.append((adverb.start, adverb.form))
    words = " ".join(word for _, word in sorted(pieces))
    for old, new in draft.swaps:
        words = words.replace(old, new)
    prefix = "" if _is_occasion(draft) else _complement_prefix(draft)
    return f"{words} {prefix}".lstrip() if words else prefix


def _says_subject(phrase: Phrase, draft: Draft, cast: Cast) -> bool:
    """The phrase is the subject that the sentence already begins with."""
    if phrase.kind in {Kind.SELF} or (phrase.kind is Kind.FIRST and phrase.is_subject_like):
        return True
    words = draft.subject_text or (draft.subject.name if draft.subject else None)
    if words is None or not (phrase.is_subject_like or (phrase.case == "dat" and draft.label == "believes")):
        return False
    person = person_of(phrase, cast) if phrase.is_person else None
    return words in {thing_of(phrase, cast), person.name if person else None}


def _said(phrase: Phrase, cast: Cast) -> str:
    particles = "".join(p.rstrip("C") for p in phrase.particles if p not in {",", "요"})
    words = thing_of(phrase, cast) if phrase.kind is not Kind.TIME else phrase.text
    if particles in {"은", "는", "ㄴ"}:
        return with_particle(words, "은")
    if particles in {"이", "가"}:
        return with_particle(words, "이")
    if particles in {"을", "를", "ㄹ"}:
        return with_particle(words, "을")
    return words + particles.replace("ㄴ", "는")
