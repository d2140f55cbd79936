"""Lessons: the first game of 7 Wonders Duel, from a first building to a first victory."""

from __future__ import annotations

from typing import Final

from ecumene.kernel.lesson import Lesson, LessonStep

BOARD: Final = "agriculture law philosophy strategy urbanism"

# The structures as they lie, with the cards that are turned up later in their places; a dash never is.
AGE_1: Final = """
              theater press
        glassworks garrison palisade
   guard_tower logging_camp stable workshop
wood_reserve altar pharmacist clay_pit apothecary
clay_pool lumber_yard tavern quarry baths scriptorium
"""
AGE_2: Final = """
courthouse forum caravansery sawmill drying_room laboratory
                  rostrum - - - -
            walls statue school shelf_quarry
          horse_breeders archery_range temple
                  brewery library
"""


def turned_up(structure: str) -> list[str]:
    """The outcomes that lay out a structure."""
    return [f"reveal slot{slot} {card}" for slot, card in enumerate(structure.split()) if card != "-"]


# The learner gathers four shields and the rival three science symbols, so that both ways to win at once are in sight.
REST_OF_AGE_1: Final = [
    "build guard_tower",
    "discard logging_camp",
    "build palisade",
    "build glassworks",
    "build garrison",
    "build theater",
    "build press",
    "start b",
    "build brewery",
]

# In the end two cards would win, and the rival can take away only one of them.
STEPS: Final = [
    LessonStep("turn", ["build lumber_yard"], ["lumber_yard"], ["build quarry"]),
    LessonStep("coins", ["build scriptorium"], ["scriptorium", "coins"], ["build clay_pool"]),
    LessonStep("covered", ["build tavern"], ["tavern"], ["build altar"]),
    LessonStep("trade", ["build baths"], ["baths", "prices", "quarry"], ["build pharmacist"]),
    LessonStep("discard", ["discard wood_reserve"], ["wood_reserve", "tavern"], ["build apothecary"]),
    LessonStep("wonder", ["bury clay_pit under temple_of_artemis"], ["clay_pit", "temple_of_artemis"]),
    LessonStep("again", ["build stable"], ["stable", "lumber_yard", "pawn"], ["build workshop"]),
    LessonStep("later", [], ["pawn"], REST_OF_AGE_1),
    LessonStep("chain", ["build library"], ["library", "scriptorium"]),
    LessonStep("token", ["take strategy"], ["strategy", "board"], ["build temple"]),
    LessonStep("conflict", ["build horse_breeders"], ["horse_breeders", "stable", "pawn"], ["discard walls"]),
    LessonStep("victory", ["build archery_range"], ["archery_range", "strategy", "pawn"]),
]

LUCK: Final = [f"place {token}" for token in BOARD.split()] + turned_up(AGE_1) + turned_up(AGE_2)
LESSONS: Final = [Lesson("basics", 2, {"wonders": "preset"}, LUCK, STEPS)]
