"""Every game in the catalog keeps the contract, with each number of seats and each value of an option."""

from __future__ import annotations

import pytest

from ecumene.kernel import catalog
from ecumene.kernel.contract import check

GAMES = 60
TABLES = [
    (name, seats, {option.name: value})
    for name in catalog.names()
    for seats in catalog.find(name).seat_counts
    for option in catalog.find(name).options
    for value in option.values
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=str)
def test_contract(name: str, seats: int, options: dict[str, str]) -> None:
    for seed in range(GAMES):
        check(catalog.find(name), seats, options, seed)


def test_no_game_is_left_out() -> None:
    """A game without options would need a table of its own here."""
    assert {name for name, _, _ in TABLES} == set(catalog.names())
