"""Passwords: Argon2id, the same on every keyboard, and just as slow for people who do not exist."""

import pytest
from argon2 import PasswordHasher

from ecumene.server.passwords import LONGEST, SHORTEST, Passwords
from ecumene.server.trouble import Refused
from tests.server.app import CHEAP

pytestmark = pytest.mark.anyio


async def test_a_password_fits_its_own_hash_only() -> None:
    passwords = Passwords(CHEAP)
    stored = await passwords.hash_of("correct horse")
    assert stored.startswith("$argon2id$")
    assert "correct" not in stored
    assert await passwords.fits("correct horse", stored)
    assert not await passwords.fits("battery staple", stored)
    assert stored != await passwords.hash_of("correct horse")


async def test_who_has_no_password_has_none_that_fits() -> None:
    passwords = Passwords(CHEAP)
    for password in ("", "x", "correct horse"):
        assert not await passwords.fits(password, "")
        assert not await passwords.fits(password, "not a hash")


async def test_for_nobody_as_much_is_computed_as_for_anybody() -> None:
    passwords = Passwords(CHEAP)
    stored = await passwords.hash_of("correct horse")
    nobodys = passwords._nobodys
    assert [part.count("=") for part in nobodys.split("$")] == [part.count("=") for part in stored.split("$")]
    assert nobodys.split("$")[:4] == stored.split("$")[:4]
    assert len(nobodys) == len(stored)


async def test_an_accent_is_an_accent_however_it_was_typed() -> None:
    passwords = Passwords(CHEAP)
    stored = await passwords.hash_of("caf\u00e9 noir")
    assert await passwords.fits("cafe\u0301 noir", stored)


@pytest.mark.parametrize("password", ["", "x" * (SHORTEST - 1), "x" * (LONGEST + 1)])
async def test_a_password_is_neither_too_short_nor_too_long(password: str) -> None:
    with pytest.raises(Refused) as refused:
        await Passwords(CHEAP).hash_of(password)
    assert refused.value.refusal.facts == {"shortest": SHORTEST, "longest": LONGEST}


async def test_a_hash_from_careless_times_is_recognised() -> None:
    stored = await Passwords(CHEAP).hash_of("correct horse")
    assert not Passwords(CHEAP).is_weak(stored)
    assert Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)).is_weak(stored)


def test_we_take_as_much_care_as_is_usual_today() -> None:
    usual = Passwords()._hasher
    assert usual.memory_cost >= 19 * 1024  # what OWASP asks for at least
    assert usual.type.name == "ID"
