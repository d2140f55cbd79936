"""Luck: the generator is fair enough and the same everywhere, the secret one can be proved, the script obeys."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ecumene.kernel.luck import FAST, Live, Luck, Script, sown
from ecumene.kernel.notation import Illegal
from ecumene.kernel.table import Listener
from tests.kernel.toys import CLIMB, COURT, ClimbTable

DRAWS = 60_000


def numbers(seed: int, n: int, count: int) -> list[int]:
    """The first numbers below n of the fast generator."""
    t = ClimbTable(2)
    t.seed = sown(seed)
    return [t.below(n) for _ in range(count)]


# --- The fast generator


@pytest.mark.parametrize("n", [2, 3, 7, 20, 73])
def test_every_number_comes_as_often_as_another(n: int) -> None:
    drawn = numbers(1, n, DRAWS)
    expected = DRAWS / n
    counts = [drawn.count(each) for each in range(n)]
    assert sum(counts) == DRAWS
    square = sum((count - expected) ** 2 / expected for count in counts)
    assert square < n + 4 * (2 * n) ** 0.5, "less even than luck is"
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts)


@pytest.mark.parametrize("n", [2, 7])
def test_what_follows_a_number_is_as_free(n: int) -> None:
    drawn = numbers(3, n, DRAWS)
    pairs = [first * n + second for first, second in pairwise(drawn)]
    expected = DRAWS / n**2
    assert all(abs(pairs.count(pair) - expected) < 5 * expected**0.5 for pair in range(n**2))


@pytest.mark.parametrize("step", [1, 2, 7919, 1_000_003, 1 << 32])
def test_neighbouring_seeds_are_strangers(step: int) -> None:
    """Searches sow one seed after the other and use few numbers of each: the first ones must be free already."""
    seeds = 6000
    for place in range(3):
        drawn = [numbers(1 + step * seed, 1000, place + 1)[-1] / 1000 for seed in range(seeds)]
        mean = sum(drawn) / seeds
        spread = sum((x - mean) ** 2 for x in drawn)
        alike = sum((x - mean) * (y - mean) for x, y in pairwise(drawn)) / spread
        assert mean == pytest.approx(0.5, abs=0.02)
        assert abs(alike) < 0.05
    tosses = [numbers(1 + step * seed, 2, 1)[0] for seed in range(seeds)]
    runs = [tosses[at : at + 3] for at in range(seeds - 2)]
    for run in ([a, b, c] for a in (0, 1) for b in (0, 1) for c in (0, 1)):
        assert runs.count(run) == pytest.approx(seeds / 8, rel=0.15)


@pytest.mark.parametrize(
    ("seed", "state", "first"),
    [
        (1, 401832929180391811, [378, 185, 105, 279, 116, 462]),
        (2, 2394897040548292304, [956, 301, 167, 487, 934, 505]),
        (-1, 82505701398376893, [943, 57, 342, 75, 778, 590]),
        (4000000000, 2281581681462510739, [949, 883, 627, 9, 317, 866]),
        (1099511627779, 479830564051052864, [110, 289, 442, 887, 292, 766]),
    ],
)
def test_numbers_are_the_same_on_every_machine(seed: int, state: int, first: list[int]) -> None:
    assert sown(seed) == state
    assert numbers(seed, 1000, 6) == first


def test_a_copy_with_another_seed_has_another_future() -> None:
    t = CLIMB.new_table(2, {}, seed=5)
    copies = [t.imagined(0, seed) for seed in range(20)]
    assert len({str(copy.hands) for copy in copies if isinstance(copy, ClimbTable)}) > 10


# --- The committed secret


def outcomes(luck: Luck, seed: int = 1) -> list[str]:
    """What luck says while a game of Court is dealt."""
    return [str(line) for line in dealt(luck, seed).lines]


def dealt(luck: Luck, seed: int = 1) -> Listener:
    """A listener that heard a game of Court being dealt."""
    t = COURT.lay_out(2, {})
    t.luck = luck
    t.seed = sown(seed)
    t.listener = Listener()
    t.settle()
    return t.listener


def test_one_secret_has_one_future() -> None:
    assert outcomes(Live(b"rose")) == outcomes(Live(b"rose"))
    assert outcomes(Live(b"rose"), 1) == outcomes(Live(b"rose"), 2)
    assert len({str(outcomes(Live(f"rose {number}".encode()))) for number in range(30)}) > 25


def test_an_outcome_does_not_depend_on_how_often_luck_was_asked() -> None:
    luck = Live(b"rose")
    first = outcomes(luck)
    dealt(luck)
    one, two = COURT.lay_out(2, {}), COURT.lay_out(2, {})
    for t in (one, two):
        t.luck, t.listener = luck, Listener()
    one.settle()
    two.settle()
    assert one.listener is not None
    assert two.listener is not None
    assert [str(line) for line in one.listener.lines] == [str(line) for line in two.listener.lines] == first


def test_the_secret_is_fair() -> None:
    counts = dict.fromkeys(("deal festival", "deal harvest", "deal veto"), 0)
    for number in range(1500):
        for line in dealt(Live(str(number).encode())).lines[:2]:
            counts[line.text] += 1
    assert sum(counts.values()) == 3000
    assert all(abs(count - 1000) < 120 for count in counts.values())


# --- The script


def test_a_script_is_followed_and_then_left() -> None:
    wanted = ["deal veto", "deal veto", "deal festival"]
    assert [line.text for line in dealt(Script(wanted)).lines][:3] == wanted
    assert len(dealt(Script(wanted)).lines) == 8
    assert [line.text for line in dealt(Script([])).lines] == [line.text for line in dealt(FAST).lines]


def test_after_a_script_the_secret_goes_on_where_it_would_be() -> None:
    whole = [line.text for line in dealt(Live(b"lily")).lines]
    for known in range(len(whole) + 1):
        assert [line.text for line in dealt(Script(whole[:known], Live(b"lily"))).lines] == whole


@pytest.mark.parametrize("wanted", ["deal gold", "hold veto", ""])
def test_an_impossible_outcome_is_named(wanted: str) -> None:
    with pytest.raises(Illegal) as caught:
        dealt(Script(["deal veto", wanted]))
    assert caught.value.move == wanted
    assert caught.value.refusal.rule == "impossible-outcome"


def test_no_fifth_of_four_copies() -> None:
    with pytest.raises(Illegal):
        dealt(Script(["deal veto"] * 5))


def test_a_script_decides_for_its_table_only() -> None:
    t = COURT.lay_out(2, {})
    t.luck = Script(["deal veto"] * 4)
    t.settle()
    assert t.imagined(0, 1).luck is FAST
