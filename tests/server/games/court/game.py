"""Court: its rules are in `tests.kernel.toys`."""

from tests.kernel.toys import COURT

GAME = COURT
