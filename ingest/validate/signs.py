"""Signs of negation and doubt in the words around what a statement is about."""

from __future__ import annotations

# ruff: noqa: E501  # patterns are read whole
import re

NEGATION_KO = re.compile(
    r"(?<![가-힣])(?:안|못)\s(?=[가-힣])|(?<![가-힣])(?:안|못)(?=[가-힣])(?!안|녕|경|내|전|쪽|에|건|주|정|으로|의|을|이|과|심|부|색|방|팎|지|락|개|마|타|도|은|되면|지않)"
    r"|지\s?(?:는|를|도|가)?\s?(?:않|못|마|말)|잖(?!아|니|습)|없|(?<!뿐만 )(?<!뿐 )아니(?!\s|[,?!]|면|라\s|고\s)|아냐|아닌(?!가\s?(?:싶|봐|해서|하고))|모르|모른|몰라|몰랐"
)
NEGATION_EN = re.compile(
    r"\b(?:not|never|no|none|nobody|nothing|nowhere|neither|nor|without|cannot|no longer|hardly|barely|scarcely|anymore|unable)\b"
    r"|n['’]t\b|\b(?:dont|doesnt|didnt|wont|cant|isnt|wasnt|arent|aint)\b",
    re.IGNORECASE,
)
# Words that deny without a sign of grammar: enough for a negative statement to stand on.
LEXICAL_KO = re.compile(
    r"깜빡|잊|까먹|실패|떨어[졌지진질짐]|뻔|아직|부인|부정|의심|거짓|헛소문|오해|낭설|사실무근|싫|미워|별로|최악|나쁘|나빠|나쁜|불|금지|탈락|포기|놓[치쳤친칠]|안|못|말[라래고았자]|반대|거절|취소"
    r"|비추|질색|질려|형편|엉망|지루|후회|실수|무리|무서|걱정|맛없|재미없|글쎄|틀렸|낙제|미달|그만|끊|덜|아니|없|않|잖|모르|몰"
)
LEXICAL_EN = re.compile(
    r"\b(?:fail\w*|forgot\w*|forget\w*|almost|nearly|den(?:y|ies|ied)|doubt\w*|refus\w*|miss\w*|lack\w*|against|false|lies?|lied|untrue|yet|stop\w*|quit"
    r"|hate\w*|dislike\w*|loathe\w*|detest\w*|can['’]t stand|awful|terrible|bad|worse|worst|ugly|boring|overrated|useless|poor\w*|disagree\w*|avoid\w*|oppos\w*"
    r"|reject\w*|few|little|rarely|seldom|flunk\w*|unable|un\w{3,}|in(?:capable|valid|correct)|dis\w{3,}|away from|off|mistrust\w*|distrust\w*|waste\w*|mistake\w*|wrong|rubbish|silly|stupid|cannot|sick|nonsense|skip|too|only|less|shouldn['’]t|rather)\b",
    re.IGNORECASE,
)
DOUBT_KO = re.compile(
    r"(?<![가-힣])(?:아마도?|어쩌면|혹시|아마두)(?![가-힣])|지도\s?(?:몰라|모르|모른)|지\s?싶|ㄹ\s?수도\s?있|[할갈올될볼을일줄낼살날쓸있]\s?(?:수도\s?있|지도\s?모)"
)
DOUBT_EN = re.compile(
    r"\b(?:maybe|perhaps|probably|possibly|might|presumably|i doubt|unsure|not sure)\b", re.IGNORECASE
)
# Where one clause ends and the next begins, roughly: enough to tell whose sign it is.
CLAUSE_KO = re.compile(
    r"[.!?,;:\n…]|^\s*(?:앗|아|어|엇|참|아차)?\s*(?:아니다|아니야|아냐)\s|(?<=[가-힣])(?:는데|은데|지만|으니까|니까|면서|으면|거든|길래|더니|다가|아서|어서|해서|라서|고|며)\s"
)
CLAUSE_EN = re.compile(
    r"[.!?,;:\n…]|\s(?:but|and|because|so|although|though|while|whereas|if|when|since|that|who|which|or|after|before|until|than|says?|said|thinks?|told)\s",
    re.IGNORECASE,
)


def has_korean(text: str) -> bool:
    return re.search(r"[가-힣]", text) is not None


def negations(text: str) -> int:
    """Return how many signs of negation a text holds."""
    pattern = NEGATION_KO if has_korean(text) else NEGATION_EN
    return len(pattern.findall(text))


def denies(text: str) -> bool:
    """Say whether a text denies anything, by grammar or by its words."""
    if has_korean(text):
        return NEGATION_KO.search(text) is not None or LEXICAL_KO.search(text) is not None
    return NEGATION_EN.search(text) is not None or LEXICAL_EN.search(text) is not None


def doubts(text: str) -> bool:
    """Say whether a text holds a sign of doubt that grammar never uses for anything else."""
    return (DOUBT_KO if has_korean(text) else DOUBT_EN).search(text) is not None


def clauses(text: str) -> list[str]:
    """Cut a text into clauses, roughly."""
    pattern = CLAUSE_KO if has_korean(text) else CLAUSE_EN
    parts, last = [], 0
    for found in pattern.finditer(text):
        parts.append(text[last : found.end()])
        last = found.end()
    parts.append(text[last:])
    return [part for part in parts if part.strip()]
