"""The sentence of a statement: plain Korean that names its people and, for a claim, keeps the owner.

The words of the clause stay; its ending is made plain, first and second persons become names, and what was
attributed reads as attributed ("지나는 준호의 해고가 잘못이라고 생각한다 (서연이 전함)").
"""

from __future__ import annotations

from ingest.extract.korean.drafts import Draft
from ingest.language.korean_names import is_closed
from ingest.model import Certainty, Polarity

#: What each label says, as a frame: {s} subject with topic particle, {t} target; (positive, negative).
_PATTERNS: dict[str, tuple[str, str]] = {
    "likes": ("{t:을} 좋아한다", "{t:을} 좋아하지 않는다"),
    "dislikes": ("{t:을} 싫어하지 않는다", "{t:을} 싫어한다"),
    "prefers": ("{t:을} 더 좋아한다", "{t:을} 더 좋아하지 않는다"),
    "wants": ("{t:을} 원한다", "{t:을} 원하지 않는다"),
    "trusts": ("{t:을} 믿는다", "{t:을} 믿지 않는다"),
    "believes_good": ("{t:을} 좋게 평가한다", "{t:을} 나쁘게 평가한다"),
    "believes_bad": ("{t:을} 좋게 평가한다", "{t:을} 나쁘게 평가한다"),
    "recommends": ("{t:을} 추천한다", "{t:을} 추천하지 않는다"),
    "worries_about": ("{t:을} 걱정한다", "{t:을} 걱정하지 않는다"),
    "suggests": ("{t:을} 제안한다", "{t:을} 하지 말자고 한다"),
    "requests": ("{t:을} 요청한다", "{t:을} 하지 말라고 한다"),
    "asks": ("{t:을} 묻는다", "{t:을} 묻는다"),
    "predicts": ("{t} 전망이다", "{t} 전망이 아니다"),
    "believes": ("{t:이} 옳다", "{t:이} 옳지 않다"),
    "plans": ("{t} 계획이 있다", "{t} 계획이 없다"),
    "did": ("{t:을} 했다", "{t:을} 하지 않았다"),
    "went": ("{t}에 갔다", "{t}에 가지 않았다"),
    "met": ("{t:을} 만났다", "{t:을} 만나지 않았다"),
    "bought": ("{t:을} 샀다", "{t:을} 사지 않았다"),
    "gave": ("{t:을} 주었다", "{t:을} 주지 않았다"),
    "received": ("{t:을} 받았다", "{t:을} 받지 않았다"),
    "ate": ("{t:을} 먹었다", "{t:을} 먹지 않았다"),
    "watched": ("{t:을} 보았다", "{t:을} 보지 않았다"),
    "read": ("{t:을} 읽었다", "{t:을} 읽지 않았다"),
    "started": ("{t:을} 시작했다", "{t:을} 시작하지 않았다"),
    "stopped": ("{t:을} 그만두었다", "{t:을} 그만두지 않았다"),
    "moved_to": ("{t}로 이사했다", "{t}로 이사하지 않았다"),
    "joined": ("{t}에 들어갔다", "{t}에 들어가지 않았다"),
    "left": ("{t:을} 떠났다", "{t:을} 떠나지 않았다"),
    "married": ("{t:과} 결혼했다", "{t:과} 결혼하지 않았다"),
    "lost": ("{t:을} 잃어버렸다", "{t:을} 잃어버리지 않았다"),
    "passed": ("{t}에 합격했다", "{t}에 합격하지 못했다"),
    "takes_place": ("{t}에서 열린다", "{t}에서 열리지 않는다"),
    "lives_in": ("{t}에 산다", "{t}에 살지 않는다"),
    "works_at": ("{t}에서 일한다", "{t}에서 일하지 않는다"),
    "studies": ("{t:을} 공부한다", "{t:을} 공부하지 않는다"),
    "is": ("{t}", "{t} 아님"),
    "has": ("{t:이} 있다", "{t:이} 없다"),
    "can": ("{t:을} 할 수 있다", "{t:을} 할 수 없다"),
    "does_regularly": ("{t:을} 자주 한다", "{t:을} 하지 않는다"),
}
#: The same where the subject itself starts, ends or takes place.
_WITHOUT_TARGET = {
    "started": ("시작되었다", "시작되지 않았다"),
    "stopped": ("끝났다", "끝나지 않았다"),
    "takes_place": ("열린다", "열리지 않는다"),
}
_PARTICLES = {
    "을": ("을", "를"), "이": ("이", "가"), "은": ("은", "는"), "과": ("과", "와"), "이라": ("이라", "라"),
}  # fmt: skip


def with_particle(word: str, particle: str) -> str:
    """Append the form of a particle that fits the last syllable: ("도현", "은") → "도현은"."""
    closed, open_ = _PARTICLES[particle]
    stripped = word.rstrip("'\"”’)]」』.!?~ ")
    last = stripped[-1:] or "가"
    if last.isdigit():
        is_final_closed = last in "013678"
    elif last.isascii():
        is_final_closed = last.lower() in "bcdgklmnpqrt"
    else:
        is_final_closed = is_closed(last)
    return word + (closed if is_final_closed else open_)


def render(
    draft: Draft, *, subject: str | None, owner: str | None, relayed_by: tuple[str, ...], claim: bool, source: str
) -> str:
    """Return the statement's sentence; `source` is the clause as it was said."""
    core = _core(draft, subject, source)
    if not claim:
        return f"{core}."
    teller = f" ({with_particle(', '.join(relayed_by), '이')} 전함)" if relayed_by else ""
    if draft.is_attitude and owner is not None and subject == owner:
        return f"{core}{teller}."
    if owner is None and relayed_by:
        return f"{core}: 출처 불명의 말{teller}."
    if owner is None:
        return f"{core}: 출처 불명의 말."
    verb = "생각한다" if not relayed_by else "한다"
    return f'{with_particle(owner, "은")} "{core}"라고 {verb}{teller}.'


def _core(draft: Draft, subject: str | None, source: str) -> str:
    """The bare content: subject, what is said of it, and the words it was said in."""
    positive, negative = _PATTERNS[draft.label]
    if draft.target is None:
        positive, negative = _WITHOUT_TARGET.get(
            draft.label, (draft.relation or draft.label, f"{draft.relation} 아님")
        )
    if draft.label == "prefers" or draft.polarity is not Polarity.NEGATIVE:
        pattern = positive
    else:
        pattern = negative
    if draft.polarity is Polarity.NEUTRAL and draft.label in {"believes_good", "likes"}:
        pattern = (
            "{t:을} 좋지도 나쁘지도 않게 여긴다"
            if draft.label == "believes_good"
            else "{t:을} 좋아하지도 싫어하지도 않는다"
        )
    words = _fill(pattern, draft.target or "")
    if draft.certainty is Certainty.UNCERTAIN:
        words = f"아마 {words}"
    elif draft.certainty is Certainty.HYPOTHETICAL:
        words = f"(조건부) {words}"
    head = f"{with_particle(subject, '은')} " if subject else ""
    return f"{head}{words} — “{source}”"


def _fill(pattern: str, target: str) -> str:
    for particle in ("을", "이", "과"):
        pattern = pattern.replace(f"{{t:{particle}}}", with_particle(target, particle) if target else "")
    return pattern.replace("{t}", target).strip()
