"""Auction: its rules are in `tests.kernel.toys`."""

from tests.kernel.toys import AUCTION

GAME = AUCTION
