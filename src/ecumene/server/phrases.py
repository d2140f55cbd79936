"""Phrases that players pick instead of typing: each reader sees them in their own language."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

from msgspec import Meta, Struct

from ecumene.names import LANGUAGES, Texts

MEETING: Final = "hello good-luck have-fun new-here waiting ready shall-we-begin"
POLITE: Final = "thanks you-are-welcome please sorry no-problem yes no agreed"
TIME: Final = "your-turn hurry no-hurry thinking one-moment back-soon back connection must-go continue-later"
GAME: Final = "nice-move did-not-see-that wow oops lucky-me lucky-you bad-luck close difficult"
TAKING_BACK: Final = "misclick may-i-take-back take-it-back play-on shall-we-stop"
ENDING: Final = "well-played good-game congratulations rematch last-one see-you goodbye"
SLUGS: Final = tuple(" ".join((MEETING, POLITE, TIME, GAME, TAKING_BACK, ENDING)).split(" "))


class Phrase(Struct, frozen=True):
    """Something to say at the table."""

    slug: Annotated[str, Meta(description="what is sent")]
    text: Annotated[str, Meta(description="how it reads in the reader's language")]


@lru_cache
def phrases(language: str) -> dict[str, str]:
    """Every phrase in a language, by slug."""
    texts = _texts(language)
    return {slug: texts.say(f"phrase-{slug}") for slug in SLUGS}


def guest_name(language: str, number: int) -> str:
    """What a guest is called who has not said."""
    return _texts(language).say("guest-name", number=str(number))


@lru_cache
def _texts(language: str) -> Texts:
    return Texts(language if language in LANGUAGES else LANGUAGES[0], "", "phrases")
