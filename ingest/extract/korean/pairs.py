"""Two clauses that say one thing together: "없어서 못 먹어", "야근하느니 그만둘래", "…해야지, 안 그래?".

Works on the clauses of a passage before they are read, like `rejoining`, and never over the end of a sentence.
"""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.predicates import Close
from ingest.extract.korean.side_steps import SIDE_STEPS
from ingest.extract.korean.wordlists import words
from ingest.language.korean import Morpheme, write

_LIVING = words("살다 버티다 지내다 견디다")
_GETTING = words("먹다 마시다 사다 구하다 쓰다 입다")
_TAGS = words("그렇다 그러다 맞다 아니다")


def paired(clauses: list[Clause]) -> list[Clause]:
    """Return the clauses with each such pair as one."""
    result: list[Clause] = []
    for clause in clauses:
        before = result[-1] if result and result[-1].sentence == clause.sentence else None
        if before is not None and _is_tag(before, clause):
            _state(before)
        elif before is not None and any(join(before, clause) for join in _JOINS):
            result[-1] = clause
        else:
            result.append(clause)
    for index, clause in enumerate(result):
        near = [*result[max(0, index - 1) : index], *result[index + 1 : index + 2]]
        if not any(one.sentence == clause.sentence for one in near):
            _only_wished(clause)
    return result


def _is_tag(before: Clause, clause: Clause) -> bool:
    """ "어른이 먼저 인사해야지, 안 그래?": the question only asks for assent to a norm."""
    predicate, said = clause.predicate, before.predicate
    if predicate is None or said is None or not clause.asked or clause.phrases or clause.complement is not None:
        return False
    denied = bool(clause.negated) or predicate.has("not") or predicate.lemma in {"맞다", "아니다"}
    return predicate.lemma in _TAGS and denied and said.has("must", "must-not")


def _state(clause: Clause) -> None:
    if clause.predicate is not None:
        clause.predicate = replace(clause.predicate, close=Close.FINAL)
        clause.asked = False


def _rather_than(before: Clause, clause: Clause) -> bool:
    """ "야근하느니 월급 적은 데가 낫지": what is not wanted goes, the other is preferred."""
    if before.predicate is None or before.predicate.ending not in {"느니", "으니"} or clause.predicate is None:
        return False
    if before.predicate.ending == "으니":
        return False
    rather = Morpheme("차라리", "MAG", clause.start, clause.start, "차라리")
    clause.adverbs = [*clause.adverbs, rather]
    people = [p for p in before.phrases if p.is_person and p.is_subject_like]
    if people and not any(p.is_person and p.is_subject_like for p in clause.phrases):
        clause.phrases = [people[0], *clause.phrases]
    return True


def _cannot_do_without(before: Clause, clause: Clause) -> bool:
    """ "고수는 없어서 못 먹어", "커피 없으면 못 살아": it is liked very much."""
    lack, rest = before.predicate, clause.predicate
    if lack is None or rest is None or lack.lemma != "없다" or clause.phrases or lack.has("past"):
        return False
    unable = clause.negated == "못" or rest.has("cannot") or (rest.has("can") and rest.has("not"))
    scarce = lack.ending == "어서" and rest.lemma in _GETTING
    needed = lack.close is Close.CONDITION and rest.lemma in _LIVING
    if not unable or not (scarce or needed):
        return False
    kept = frozenset(f for f in rest.features if f not in {"not", "cannot", "can", "adjective"})
    clause.predicate = replace(rest, lemma="좋아하다", noun=None, features=kept, pieces=(("좋아하", "VV"),))
    clause.negated = ""
    clause.adverbs = [a for a in clause.adverbs if a.form != "못"]
    clause.phrases = [replace(p, case="obj") if not p.is_person and p.case != "loc" else p for p in before.phrases]
    clause.start = min(before.start, clause.start)
    return True


def _way_of_duty(before: Clause, clause: Clause) -> bool:
    """ "두릅은 데쳐 먹어야 해", "흙을 밟고 놀아야 한다고": one duty, with the way it is done."""
    way, duty = before.predicate, clause.predicate
    if way is None or duty is None or not duty.has("must", "must-not", "may") or way.close is not Close.LINK:
        return False
    if way.ending not in {"고", "어", "어서"} or way.has("past", "must", "not") or "adjective" in way.features:
        return False
    if before.negated or before.comma or way.hearsay is not None or way.noun is not None or " " in way.lemma:
        return False
    own = any(p.is_subject_like and p.case != "bare" for p in clause.phrases) or len(clause.phrases) > 1
    if own or way.lemma in {"이다", "있다", "없다", "되다", "하다", "끝나다", "오다", "가다"} or clause.complement:
        return False
    said = write([*way.pieces, (way.ending, "EC")])
    pieces = (*way.pieces, (way.ending, "EC"), *duty.pieces)
    clause.predicate = replace(duty, lemma=f"{said} {duty.lemma}", noun=None, pieces=pieces)
    clause.phrases = [*before.phrases, *clause.phrases]
    clause.adverbs = [*before.adverbs, *clause.adverbs]
    clause.relatives = [*before.relatives, *clause.relatives]
    clause.start = min(before.start, clause.start)
    return True


#: What is cooked or got before it is eaten, and what is spoilt: "시켜 먹었어" is eaten, "태워 먹었어" is not.
_SPOILT = words("태우다 깨다 부수다 잊다 말다 팔다 떼다 잃다 망치다 놓치다 빠뜨리다 썩히다")
_EATEN_SO = words(
    "시키다 사다 하다 끓이다 굽다 만들다 볶다 튀기다 삶다 찌다 배달시키다 데우다 타다 얻다 담그다 무치다 부치다 말다"
)
_DYING = words("마르다 얼다 굶다 빠지다 타다 시들다 썩다 병들다 치이다 맞다")


def _one_act(before: Clause, clause: Clause) -> bool:
    """ "족발 시켜 먹었어", "장갑 태워 먹었어", "다 말라 죽었어": two verbs, one thing that happened."""
    first, last = before.predicate, clause.predicate
    if first is None or last is None or first.close is not Close.LINK or first.ending != "어" or clause.phrases:
        return False
    if first.has("past", "not") or before.comma or first.hearsay is not None:
        return False
    pieces = (*first.pieces, ("어", "EC"), *last.pieces)
    if last.lemma in {"먹다", "마시다"} and first.lemma in _EATEN_SO:
        clause.predicate = replace(last, pieces=pieces)
    elif last.lemma == "먹다" and first.lemma in _SPOILT:
        clause.predicate = replace(last, lemma=first.lemma, noun=first.noun, pieces=pieces)
    elif last.lemma == "죽다" and first.lemma in _DYING:
        clause.predicate = replace(last, lemma="말라죽다" if first.lemma == "마르다" else "죽다", pieces=pieces)
    else:
        return False
    _take_in(before, clause)
    return True


def _almost(before: Clause, clause: Clause) -> bool:
    """ "가스불 켜 놓고 나갈 뻔했어", "세차하다가 잃어버릴 뻔했어": what stands before it did not happen for itself."""
    first, last = before.predicate, clause.predicate
    if first is None or last is None or not last.has("almost") or first.close is not Close.LINK:
        return False
    if first.ending in {"다가", "다"} and not first.has("past"):
        clause.phrases = [*(p for p in before.phrases if p.kind is Kind.TIME or p.is_person), *clause.phrases]
        clause.start = min(before.start, clause.start)
        return True
    if first.ending != "고" or clause.phrases or first.has("past", "not") or first.noun is not None:
        return False
    left = first.lemma in {"두다", "놓다"} and last.lemma in {"내리다", "오다", "나오다", "가다"}
    if left:  # "택시에 가방을 두고 내릴 뻔했어"
        clause.predicate = replace(last, lemma="두고내리다", noun=None)
        _take_in(before, clause)
        return True
    said = write([*first.pieces, ("고", "EC")])
    pieces = (*first.pieces, ("고", "EC"), *last.pieces)
    clause.predicate = replace(last, lemma=f"{said} {last.lemma}", noun=None, pieces=pieces)
    _take_in(before, clause)
    return True


def _take_in(before: Clause, clause: Clause) -> None:
    clause.phrases = [*before.phrases, *clause.phrases]
    clause.adverbs = [*before.adverbs, *clause.adverbs]
    clause.relatives = [*before.relatives, *clause.relatives]
    clause.negated = clause.negated or before.negated
    clause.start = min(before.start, clause.start)


#: How somebody says it, or by what way: "웃으면서 …다고 했어", "전화해서 …다고 하셨어".
_SAID_SO = words(
    "웃다 울다 화내다 소리지르다 한숨쉬다 속삭이다 놀라다 투덜거리다 미소짓다 정색하다 삐지다 취하다 흥분하다 짜증내다 전화하다 연락하다 "
    "찾아오다 떨다 찡그리다 손사래치다 망설이다 머뭇거리다 부끄러워하다 쑥스러워하다 정색하다 비웃다 농담하다"
)


def _said_so(before: Clause, clause: Clause) -> bool:
    """ "지호가 웃으면서 자기가 이겼다고 했어": who laughs is who says it, and laughing is no news."""
    way, quoted = before.predicate, clause.predicate
    if way is None or quoted is None or way.lemma not in _SAID_SO or way.close is not Close.LINK:
        return False
    if quoted.close is not Close.QUOTE or way.has("past", "not") or way.hearsay is not None or before.negated:
        return False
    if not way.ending.endswith(("면서", "며", "서", "고")):
        return False
    tellers = [p for p in before.phrases if p.is_person and p.case in {"subj", "topic"}]
    if len(tellers) != 1 or any(p.kind is Kind.THING and p.case == "obj" for p in before.phrases):
        return False
    clause.phrases = [*tellers, *clause.phrases]
    clause.start = min(before.start, clause.start)
    return True


_JOINS = (_said_so, _one_act, _almost, _rather_than, _cannot_do_without, _way_of_duty, *SIDE_STEPS)


def _only_wished(clause: Clause) -> None:
    """ "제발 내일 비 안 왔으면.": a condition that nothing follows is a wish."""
    predicate = clause.predicate
    if predicate is None or predicate.close is not Close.CONDITION or not predicate.has("past") or clause.asked:
        return
    if predicate.ending not in {"면", "으면"} or predicate.hearsay is not None:
        return
    features = (predicate.features | {"wish-if"}) - {"past"}
    clause.predicate = replace(predicate, close=Close.FINAL, features=features)
