"""When a word of a statement counts as said: the same word, stem or lemma stands in the passage.

Statements put words into other forms ("떨어질" → "떨어지다", "moving" → "move"), so words are compared by
how they begin: Korean by letters of its syllables, English by characters.
"""

from __future__ import annotations

# ruff: noqa: E501  # patterns are read whole
import re
import unicodedata
from functools import cached_property, lru_cache

_WORD = re.compile(r"[가-힣]+|[A-Za-z][A-Za-z'’-]*[A-Za-z]|[A-Za-z]|[0-9]+(?:[.,:][0-9]+)*")
_HANGUL = re.compile(r"[가-힣]")
NUMBER = re.compile(r"[0-9]+(?:[.,:][0-9]+)*")
URL = re.compile(r"(?:https?://|www\.)[^\s<>\"']+|[\w.+-]+@[\w-]+\.[\w.-]+", re.IGNORECASE)
_FIRST, _FINALS = 0xAC00, 28
_FINAL_RIEUL = 8

# Particles and endings cut off the end of a Korean word before comparing, longest first.
_PARTICLES = re.compile(
    r"(?:이라고|에서는|에게서|한테서|으로는|이라는|에서|에게|한테|께서|부터|까지|처럼|보다|마다|이나|라고|라는|으로|하고|이랑|랑|와|과|의|은|는|이|가|을|를|도|만|에|로|께|야|아|님|씨|네)$"
)
_VERBAL = re.compile(
    r"(?<=.)(?:하다고|하자고|하라고|하냐고|하기|되기|하다|되다|시키기|다고|자고|라고|냐고|기|다|음|함|됨|것|고|어|아)$"
)
#: "오르기" was said as "올랐다": a stem in 르 doubles its letter and loses its vowel.
_DOUBLED = re.compile("(?<=[가-힣])르$")

_ENGLISH_COMMON_TEXT = """
a an the and or but if then so that this these those to of in on at by for from with without about
as into over under up down out off not no never nor is are am was were be been being do does did
done has have had having will would shall should can could may might must i you he she it we they me
him her us them my your his its our their mine who whom whose which what when where why how there
here someone somebody everyone everybody anyone nobody says said say tells told tell thinks thought
think believes believed believe claims claimed according asks asked suggests suggested requests
recommended recommends wants likes dislikes prefers trusts worries predicts plans apparently unnamed
source people person somebody's reports reported heard hears than also too just own one ones because
after before until since while very more most much many some any all both each every other another
good bad well get got goes went going come came make made take took like want need use used it's supposes supposed lets let known considers finds hopes urges proposes
"""
ENGLISH_COMMON = frozenset(_ENGLISH_COMMON_TEXT.split())
_KOREAN_COMMON_TEXT = """
누군가 누가 어떤 사람 사람들 출처 미상 소문 이름 모를 말 말했다 말했 했다 한다 한다고 했다고 라고 다고 그 이 저 것 수 때 자기 자신 본인 생각 생각한다 믿는다 전했다
전한다 전해 들었다 들은 들었 물었다 제안했다 부탁했다 요청했다 좋아한다 싫어한다 원한다 바란다 걱정한다 추천한다 예상한다 계획 있다 없다 않다 않았다 못했다 아니다 이다 된다
됐다 하지 하는 대해 대한 위해 함께 같이 그리고 하지만 그런데 또 밝히지 알려지지 알려진 않은 쪽 측 누구 안 못
"""
KOREAN_COMMON = frozenset(_KOREAN_COMMON_TEXT.split())


_KOREAN_FRAMES_TEXT = """
않 원하 원한 믿지 믿는 좋게 나쁘게 좋지도 나쁘지도 좋아하 좋아한 싫어하 싫어한 평가 추천하 추천한 걱정하 걱정한 생각하 생각한
예정되 예정돼 열리지 시작되 시작된 끝나지 끝난 하자고 하라고 말자고 말라고 묻는 전함 전했 전해 짐작 추측 예상 바라 바란 누군가
"""
# How our own sentences say that somebody holds something; these words are not the passage's.
KOREAN_FRAMES = tuple(_KOREAN_FRAMES_TEXT.split())


def is_content(word: str) -> bool:
    """Say whether a word says something of its own, and is not one of grammar or of our framing."""
    if word.lower() in ENGLISH_COMMON or word in KOREAN_COMMON:
        return False
    return not word.startswith(KOREAN_FRAMES)


def is_korean(word: str) -> bool:
    return _HANGUL.match(word) is not None


def words_of(text: str) -> list[str]:
    """Return the words and figures of a text, in order."""
    return _WORD.findall(text)


def bare(word: str) -> str:
    """Return a Korean word without its particle; a word that is only a particle stays."""
    cut = _PARTICLES.sub("", word)
    return cut or word


def stem(word: str) -> str:
    """Return a Korean verbal noun or dictionary form without its ending."""
    cut = _VERBAL.sub("", word)
    return cut or word


def letters(text: str) -> str:
    """Return a text with each Hangul syllable taken apart into its letters."""
    return unicodedata.normalize("NFD", text.lower())


def _supported_korean(word: str, haystack: str, spelled: str) -> bool:
    """A noun must stand there; a verb form must begin the same way, whatever its ending does to the stem."""
    plain = bare(word)
    if word in haystack or plain in haystack:
        return True
    root = stem(plain)
    if root in haystack:
        return True
    if len(root) == 1 and root != plain and _contracted(root) in spelled:
        return True
    if _DOUBLED.search(root) and _doubled(root) in spelled:
        return True
    begun = letters(root)
    # The last letter of a stem may change ("오르" → "올라", "돕" → "도와", "걷" → "걸어").
    shortest = begun[:-1] if len(begun) > 3 or (root != plain and len(begun) == 3) else begun
    return shortest in spelled


#: Vowels as they merge with an ending: "오" + 았 → "왔", "주" + 었 → "줬".
_MERGED = {"\u1169": "\u116a", "\u116e": "\u116f", "\u116c": "\u116b", "\u1175": "\u1167"}


def _contracted(root: str) -> str:
    """Return the letters of a one-syllable stem merged with a vowel behind it; no stem without such a vowel."""
    begun = letters(root)
    return begun[0] + _MERGED[begun[1]] if len(begun) == 2 and begun[1] in _MERGED else begun + "\u0000"


def _doubled(root: str) -> str:
    """Return the letters with which a stem in 르 begins before a vowel ("오르" → "올ㄹ")."""
    last = ord(root[-2]) - _FIRST
    return (
        letters(root[:-2] + chr(_FIRST + last + _FINAL_RIEUL)) + "\u1105" if last % _FINALS == 0 else letters(root)
    )


_IRREGULAR = {
    "go": "went gone", "buy": "bought", "bring": "brought", "think": "thought", "teach": "taught", "catch": "caught",
    "see": "saw seen", "eat": "ate eaten", "take": "took taken", "give": "gave given", "get": "got gotten",
    "make": "made", "say": "said", "tell": "told", "find": "found", "keep": "kept", "leave": "left", "lose": "lost",
    "meet": "met", "pay": "paid", "sell": "sold", "send": "sent", "spend": "spent", "write": "wrote written",
    "drive": "drove driven", "ride": "rode ridden", "fly": "flew flown", "wear": "wore worn", "win": "won",
    "steal": "stole stolen", "speak": "spoke spoken", "break": "broke broken", "choose": "chose chosen", "sing": "sang sung",
    "swim": "swam swum", "run": "ran", "begin": "began begun", "drink": "drank drunk", "know": "knew known",
    "grow": "grew grown", "throw": "threw thrown", "draw": "drew drawn", "build": "built", "feel": "felt", "hold": "held",
    "hear": "heard", "sleep": "slept", "stand": "stood", "understand": "understood", "bear": "born bore", "be": "is are was were am",
    "have": "has had", "do": "did done does", "come": "came", "become": "became", "fall": "fell fallen", "forget": "forgot forgotten",
    "sit": "sat", "fight": "fought", "lend": "lent", "lie": "lay lied", "shoot": "shot", "strike": "struck", "wake": "woke", "feed": "fed",
}  # fmt: skip
_SHORTEST_STEM = 3


@lru_cache(maxsize=4096)
def _english_forms(word: str) -> tuple[str, ...]:
    lower = word.lower().replace("’", "'").removesuffix("'s")
    forms = [lower]
    for base, others in _IRREGULAR.items():
        family = [base, *others.split()]
        if lower in family or lower.removesuffix("ing") in (base, base.rstrip("e")):
            forms += family
    return tuple(forms)


def _supported_english(word: str, said: frozenset[str]) -> bool:
    for form in _english_forms(word):
        if form in said:
            return True
        root = form
        for ending in ("ies", "ied", "ing", "ed", "es", "er", "ly", "s", "e", "y"):
            if form.endswith(ending) and len(form) - len(ending) >= _SHORTEST_STEM:
                root = form[: -len(ending)]
                break
        if len(root) >= _SHORTEST_STEM and any(
            other.startswith(root) and len(other) - len(root) <= len("ation") for other in said
        ):
            return True
        # "planned" → "plan", "stopped" → "stop"
        if len(root) > _SHORTEST_STEM and root[-1] == root[-2] and root[:-1] in said:
            return True
    return False


class Said:
    """The words a passage gives, ready for many questions."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lower = text.lower()

    @cached_property
    def _words(self) -> frozenset[str]:
        found: set[str] = set()
        for word in words_of(self.lower):
            plain = word.replace("’", "'")
            found |= {plain, plain.removesuffix("'s"), *word.split("-")}
        return frozenset(found)

    @cached_property
    def numbers(self) -> frozenset[str]:
        """The figures of the text, without commas."""
        return frozenset(number.replace(",", "") for number in NUMBER.findall(self.text))

    @cached_property
    def _letters(self) -> str:
        return letters(self.text)

    def has(self, word: str) -> bool:
        """Say whether a word, in this or another form, was said."""
        if word[0].isdigit():
            return word.replace(",", "") in self.numbers
        return (
            _supported_korean(word, self.text, self._letters)
            if is_korean(word)
            else _supported_english(word, self._words)
        )

    def has_exactly(self, name: str) -> bool:
        """Say whether a name stands in the text, in any case, as a word of its own or before a particle."""
        name = name.strip()
        if not name:
            return False
        if is_korean(name):
            return name in self.text or name.replace(" ", "") in self.text.replace(" ", "")
        return (
            re.search(rf"(?<![A-Za-z0-9]){re.escape(name)}(?![A-Za-z0-9])", self.text, re.IGNORECASE) is not None
        )
