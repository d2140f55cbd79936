"""The worked scenarios of the specification, one test each."""

from tests.duel.position import A, B, legal, play, position, price


def test_s06_coins_and_resources_together() -> None:
    t = position(cards="caravansery", city=("glassworks", ""), seat=B, age=2)
    assert price(t, B, "caravansery") == 7
    play(t, "build caravansery")
    assert t.cities[B].coins == 0
    assert t.bank == -7


def test_s26_a_pair_brings_a_token() -> None:
    t = position(cards="laboratory", city=("workshop", ""), coins=(10, 7), age=2)
    play(t, "build laboratory")
    assert legal(t) == ["take agriculture", "take law", "take philosophy", "take strategy", "take theology"]
    coins = t.cities[A].coins
    play(t, "take agriculture")
    assert t.cities[A].coins == coins + 6
    assert t.seat == B
