"""Given names written in Latin letters within a Korean sentence: "Sue는 커피를 싫어해", "Jina가 이직했대".

A firm or a product is written so too ("Zoom이", "Netflix가"), so only names that are common count.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from ingest.extract.korean.wordlists import words
from ingest.language.korean_names import FoundName

_NAMES = words(
    "Adam Alan Albert Alex Alice Alison Amanda Amy Ana Andrea Andrew Andy Angela Ann Anna Anne Annie Anthony Arthur Barbara Ben Benjamin "
    "Betty Bill Billy Bob Brandon Brian Bruce Carl Carla Carol Caroline Catherine Charles Charlie Charlotte Chloe Chris Christina "
    "Christine Cindy Claire Clara Daniel Daisy Dave David Deborah Dennis Diana Diane Donald Donna Doris Dorothy Doug Dylan Edward Elena "
    "Eliza Elizabeth Ellen Emily Emma Eric Erica Ethan Eva Evan Evelyn Fiona Frank Fred Gabriel Gary George Gina Grace Greg Hannah Harry "
    "Harold Heather Helen Henry Holly Howard Hugo Ian Irene Isaac Isabel Ivan Jack Jacob Jake James Jane Janet Jason Jean Jeff Jennifer "
    "Jenny Jeremy Jerry Jesse Jessica Jill Jim Jimmy Joan Joe Joel John Johnny Jonathan Joseph Joshua Joyce Juan Judy Julia Julian Julie "
    "Justin Karen Kate Katherine Kathy Katie Keith Kelly Ken Kenneth Kevin Kim Kyle Larry Laura Lauren Leah Lena Leo Leon Lewis Liam "
    "Linda Lisa Louis Louise Lucas Lucy Luke Maria Marie Mark Martha Martin Mary Matt Matthew Max Megan Melissa Mia Michael Michelle Mike "
    "Molly Nancy Naomi Natalie Nathan Neil Nicholas Nick Nicole Nina Noah Nora Oliver Olivia Oscar Owen Pam Pamela Patricia Patrick Paul "
    "Paula Peter Phil Philip Phoebe Rachel Ralph Raymond Rebecca Richard Rick Rob Robert Robin Roger Ron Ronald Rosa Rose Roy Ruth Ryan "
    "Sally Sam Samantha Samuel Sandra Sara Sarah Scott Sean Sharon Simon Sofia Sophia Sophie Stella Stephen Steve Steven Stuart Sue Susan "
    "Tanya Ted Teresa Terry Theo Thomas Tim Timothy Tina Todd Tom Tommy Tony Tracy Tyler Vanessa Victor Victoria Vincent Walter Wendy "
    "William Zoe Jina Minsu Minji Jiho Junho Jihoon Sujin Soojin Yuna Yujin Hana Seoyeon Jisoo Jimin Taeho Younghee Hyunwoo Minho "
    "Jiyoung Eunji Sora Mina Yuri Dohyun Jiwoo Haeun Seojun Minjun"
)
_WORD = re.compile(r"(?<![A-Za-z0-9@./_'’-])[A-Z][a-z]{1,11}(?![A-Za-z0-9@./_'’-]| ?[A-Z])")


def latin_names(text: str, found: Collection[FoundName]) -> list[FoundName]:
    """Return the given names in Latin letters that stand in a text and are not among those found."""
    if not any("A" <= sign <= "Z" for sign in text):
        return []
    taken = [(name.start, name.end) for name in found]
    return [
        FoundName(match.group(), match.start(), match.end(), "given name in Latin letters")
        for match in _WORD.finditer(text)
        if match.group() in _NAMES and not any(s < match.end() and match.start() < e for s, e in taken)
    ]
