"""What the server says, in the reader's language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import structlog
from msgspec import Struct

from ecumene.kernel.notation import SEATS, seat_letter
from ecumene.kernel.refusal import Fact, Refusal
from ecumene.names import LANGUAGES, Texts

LONGEST: Final = 300  # letters of a fact in a sentence
MOST: Final = 100  # parts of a fact

log = structlog.get_logger()


class Trouble(Struct, frozen=True):
    """The shape of every error: the id of the rule, a sentence for people, and what it is made of."""

    rule: str
    message: str
    details: dict[str, Any]


@lru_cache(32)
def texts(language: str, game: str) -> Texts:
    """Everything the server can say about a game."""
    return Texts(language, game, "server")


def language_of(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    for each in accepted.split(","):
        name = each.strip()[:2].lower()
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]


def trouble_body(refusal: Refusal, language: str, game: str) -> Trouble:
    """A refusal as everybody receives it, whatever it is made of."""
    facts = {name: _plain(fact) for name, fact in refusal.facts.items()}
    return Trouble(refusal.rule, _sentence(refusal.rule, facts, language, game), facts)


def _sentence(rule: str, facts: dict[str, Fact], language: str, game: str) -> str:
    """A refusal in words; its id where there are no words for it, because nobody is helped by a second error."""
    said = {name: _letter(fact) if name == "seat" else fact for name, fact in facts.items()}
    try:
        return texts(language if language in LANGUAGES else LANGUAGES[0], game).refusal(Refusal(rule, **said))
    except Exception as error:
        log.error("nothing-to-say", rule=rule, language=language, game=game, error=type(error).__name__)
        return rule


def _letter(seat: Fact) -> Fact:
    """People know seats by their letters."""
    return seat_letter(seat) if isinstance(seat, int) and 0 <= seat < len(SEATS) else seat


def _plain(fact: Any) -> Fact:
    """A fact that can be said and sent: what people typed may be longer than any sentence, or no text at all."""
    if isinstance(fact, int):
        return int(fact)
    if not isinstance(fact, list | tuple):
        return str(fact)[:LONGEST].encode("utf-8", "replace").decode()
    if fact and all(_is_amount(part) for part in fact):
        return [(int(n), str(_plain(what))) for n, what in fact[:MOST]]
    return [str(_plain(part)) for part in fact[:MOST]]


def _is_amount(part: Any) -> bool:
    """Is this something like 4 stone?"""
    return isinstance(part, list | tuple) and len(part) == 2 and isinstance(part[0], int)
