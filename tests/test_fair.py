"""Provable luck: nobody can choose it, everybody can check it."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene import fair
from ecumene.kernel.game import Game
from ecumene.kernel.record import Record
from ecumene.kernel.sitting import Sitting
from tests.kernel.toys import CLIMB, COURT, ClimbTable

ENTROPY = ["anna", "ben", "cleo"]
numbers = st.text(max_size=8)


def secret_of(number: int) -> bytes:
    """One of many secrets."""
    return hashlib.sha256(b"%d" % number).digest()


def dealt(game: Game, secret: bytes, entropy: list[str]) -> list[str]:
    """What luck says while a table is set up."""
    names = entropy[: game.seat_counts[0]]
    return [str(line) for line in Sitting(game, names, {}, fair.luck(secret, "t", entropy)).record.lines]


# --- The promise


def test_the_promise_is_the_hash_of_the_secret() -> None:
    secret = b"\x00" * 31 + b"\x07"
    assert fair.promise(secret) == hashlib.sha256(secret).hexdigest()
    assert len(fair.promise(secret)) == 64


def test_every_secret_is_new_and_has_a_promise_of_its_own() -> None:
    secrets = {fair.new_secret() for _ in range(100)}
    assert {len(secret) for secret in secrets} == {fair.SECRET_BYTES}
    assert len({fair.promise(secret) for secret in secrets}) == 100


# --- What the players add


@pytest.mark.parametrize("game", [CLIMB, COURT], ids=lambda game: game.name)
def test_every_player_changes_the_luck(game: Game) -> None:
    secret = secret_of(1)
    usual = dealt(game, secret, ENTROPY)
    assert dealt(game, secret, ENTROPY) == usual
    for place in range(len(ENTROPY)):
        for number in range(20):
            others = [*ENTROPY[:place], f"{ENTROPY[place]}{number}", *ENTROPY[place + 1 :]]
            if dealt(game, secret, others) != usual:
                break
        else:
            pytest.fail(f"player {place} has no part in it")


def test_every_player_changes_the_seats() -> None:
    for place in range(3):
        drawn = set()
        for number in range(100):
            entropy = [*ENTROPY[:place], str(number), *ENTROPY[place + 1 :]]
            drawn.add(tuple(fair.drawn_seats(secret_of(1), "t", entropy)))
        assert len(drawn) == 6


def test_other_tables_and_other_secrets_have_other_luck() -> None:
    lucks = [(secret_of(number), table) for number in range(5) for table in "ab"]
    dealt = {
        tuple(map(str, Sitting(CLIMB, ["a", "b"], {}, fair.luck(secret, table, [])).record.lines))
        for secret, table in lucks
    }
    assert len(dealt) == 10


@given(st.lists(numbers, min_size=1, max_size=4), st.lists(numbers, min_size=1, max_size=4))
def test_different_choices_never_have_the_same_name(one: list[str], other: list[str]) -> None:
    assert (fair.name("t", one) == fair.name("t", other)) == (one == other)


def test_nobody_can_pose_as_two_players() -> None:
    assert fair.name("t", ["a:b"]) != fair.name("t", ["a", "b"])
    assert fair.name("t", ["abc", "123"]) == "t:abc:123"


@given(st.lists(numbers, min_size=1, max_size=4))
def test_whatever_players_add_their_record_can_be_read(entropy: list[str]) -> None:
    record = Record("court", 1, ["Anna", "Ben"], {})
    record.luck = [fair.promise(b""), "", fair.name("t", entropy)]
    assert Record.read(record.write()).luck == record.luck


# --- Drawn seats


@pytest.mark.parametrize("players", range(1, 9))
def test_everybody_gets_a_seat(players: int) -> None:
    for number in range(50):
        seats = fair.drawn_seats(secret_of(number), "t", ["x"] * players)
        assert sorted(seats) == list(range(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_order_of_seats_is_about_as_likely(players: int) -> None:
    each = 400
    games = each * factorial(players)
    found = Counter(tuple(fair.drawn_seats(secret_of(number), "t", ["x"] * players)) for number in range(games))
    assert set(found) == set(permutations(range(players)))
    assert all(abs(count - each) < 5 * each**0.5 for count in found.values())


def test_the_seats_follow_from_the_name_alone() -> None:
    secret = secret_of(3)
    assert fair.drawn_seats(secret, "t", ENTROPY) == fair.shuffled_seats(secret, fair.name("t", ENTROPY), 3)


# --- Uniform


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 52])
def test_numbers_are_about_uniform(sides: int) -> None:
    each = 300
    luck, t = fair.luck(secret_of(sides), "t", ENTROPY), ClimbTable(2)
    found: Counter[int] = Counter()
    for outcome in range(each * sides):
        t.outcomes = outcome
        found[int(luck.below(t, sides))] += 1
    assert set(found) == set(range(sides))
    surprise = sum((count - each) ** 2 / each for count in found.values())  # chi-squared: about `sides`
    assert surprise < sides + 5 * (2 * sides) ** 0.5


def test_neighbouring_outcomes_have_nothing_to_do_with_one_another() -> None:
    luck, t = fair.luck(secret_of(5), "t", ENTROPY), ClimbTable(2)
    drawn = []
    for outcome in range(3600):
        t.outcomes = outcome
        drawn.append(int(luck.below(t, 6)))
    pairs = Counter(zip(drawn[::2], drawn[1::2]))
    assert len(pairs) == 36
    assert all(15 < count < 90 for count in pairs.values())
