"""Passwords: kept as Argon2id hashes, computed in a thread, a few at a time."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from ecumene.server.trouble import BAD, Refused

SHORTEST: Final = 8  # letters
LONGEST: Final = 200
AT_ONCE: Final = 2  # each takes 64 MB and a core while it is computed


class Passwords:
    """Makes and compares hashes."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher: Final = hasher or PasswordHasher()
        self._nobodys: Final = _unknown(self._hasher)
        self._turns: Final = asyncio.Semaphore(AT_ONCE)

    async def hash_of(self, password: str) -> str:
        """What is stored of a new password."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise Refused(BAD, "bad-password", shortest=SHORTEST, longest=LONGEST)
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, _bytes(password))

    async def fits(self, password: str, stored: str) -> bool:
        """Is this the password? Where none is stored the answer is no, after just as long."""
        async with self._turns:
            return await asyncio.to_thread(self._verify, _bytes(password), stored or self._nobodys)

    def is_weak(self, stored: str) -> bool:
        """Was it hashed with less care than we take today?"""
        return self._hasher.check_needs_rehash(stored)

    def _verify(self, password: bytes, stored: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerifyMismatchError, InvalidHashError):
            return False


def _bytes(password: str) -> bytes:
    """The same for every keyboard: some compose an accent and its letter, some do not."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")


def _unknown(hasher: PasswordHasher) -> str:
    """The hash of no password: as slow to compare as any other."""
    salt, digest = (
        b64encode(secrets.token_bytes(length)).rstrip(b"=").decode() for length in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2id$v=19$m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}${salt}${digest}"
