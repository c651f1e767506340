"""The chapters of the rules that a board may follow, and how each numbers the rules that New York has, too.

A rule about the points games has New York's number in the code. A chapter that repeats it gives it a number of its own,
which is the one that players of its boards are told.
"""

from __future__ import annotations

from typing import Literal, get_args

PointsChapter = Literal["new-york", "usa", "europe"]
RaceChapter = Literal["first-journey"]
Chapter = PointsChapter | RaceChapter

RENUMBERED: dict[Chapter, dict[str, str]] = {
    "new-york": {},
    "first-journey": {},
    "usa": {
        "NY-3": "US-4",
        "NY-4": "US-5",
        "NY-6": "US-5",
        "NY-8": "US-5",
        "NY-12": "US-8",
        "NY-13": "US-9",
        "NY-14": "US-10",
        "NY-16": "US-12",
        "NY-17": "US-12",
    },
    "europe": {
        "NY-3": "EU-4",
        "NY-4": "EU-7",
        "NY-6": "EU-7",
        "NY-8": "EU-7",
        "NY-12": "EU-9",
        "NY-13": "EU-24",
        "NY-14": "EU-24",
        "NY-16": "EU-26",
        "NY-17": "EU-26",
    },
}
assert {*RENUMBERED} == {*get_args(PointsChapter), *get_args(RaceChapter)}, "engine/chapters.py: RENUMBERED lacks some"


def number_in(chapter: Chapter, rule: str) -> str:
    return RENUMBERED[chapter].get(rule, rule)
