"""Climb: its rules are in `tests.kernel.toys`."""

from tests.kernel.toys import CLIMB

GAME = CLIMB
