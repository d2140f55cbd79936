"""The ways to win: military and scientific supremacy at once, otherwise points after the third age."""

from __future__ import annotations

from typing import Final

from ecumene.kernel.table import Result

MILITARY_WIN: Final = [Result("military", [1.0, 0.0]), Result("military", [0.0, 1.0])]
SCIENCE_WIN: Final = [Result("science", [1.0, 0.0]), Result("science", [0.0, 1.0])]
CIVILIAN_WIN: Final = [Result("civilian", [1.0, 0.0]), Result("civilian", [0.0, 1.0])]
SHARED_WIN: Final = Result("civilian", [0.5, 0.5])
