"""Every move and every outcome of 7 Wonders Duel, put into words once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.duel.cards import CARDS, GUILD, NONE
from ecumene.games.duel.table import SLOTS
from ecumene.games.duel.tokens import TOKENS
from ecumene.games.duel.wonders import WONDERS
from ecumene.kernel.move import Lexicon
from ecumene.kernel.notation import seat_letter

LEXICON: Final = Lexicon()

# What `move.b` says of a card's use, where it is not the wonder to be built with it.
BUILD_IT: Final[i64] = -1
DISCARD_IT: Final[i64] = -2

# Answers of players.
DRAFT: Final = [LEXICON.move(f"draft {wonder.slug}", wonder.index) for wonder in WONDERS]
BUILD: Final = [LEXICON.move(f"build {card.slug}", card.index, BUILD_IT) for card in CARDS]
DISCARD: Final = [LEXICON.move(f"discard {card.slug}", card.index, DISCARD_IT) for card in CARDS]
BURY: Final = [
    [LEXICON.move(f"bury {card.slug} under {wonder.slug}", card.index, wonder.index) for wonder in WONDERS]
    for card in CARDS
]
TAKE: Final = [LEXICON.move(f"take {token.slug}", token.index) for token in TOKENS]
KEEP: Final = [LEXICON.move(f"keep {token.slug}", token.index) for token in TOKENS]
DESTROY: Final = [LEXICON.move(f"destroy {card.slug}", card.index) for card in CARDS]
REVIVE: Final = [LEXICON.move(f"revive {card.slug}", card.index) for card in CARDS]
START: Final = [LEXICON.move(f"start {seat_letter(seat).lower()}", seat) for seat in range(2)]

# Outcomes of luck.
OFFER: Final = [LEXICON.move(f"offer {wonder.slug}", wonder.index) for wonder in WONDERS]
PLACE: Final = [LEXICON.move(f"place {token.slug}", token.index) for token in TOKENS]
DRAW: Final = [LEXICON.move(f"draw {token.slug}", token.index) for token in TOKENS]
REVEAL: Final = [
    [LEXICON.move(f"reveal slot{slot} {card.slug}", card.index, slot) for card in CARDS] for slot in range(SLOTS)
]
BACK_OF_AGE: Final = [LEXICON.move(f"back slot{slot} age", NONE, slot) for slot in range(SLOTS)]
BACK_OF_GUILD: Final = [LEXICON.move(f"back slot{slot} guild", GUILD, slot) for slot in range(SLOTS)]
