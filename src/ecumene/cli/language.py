"""Which language the player reads."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ecumene.names import Texts

LANGUAGES: Final = ("en", "uk", "ru")  # as in ecumene.names, which takes too long to load for `--version`


def chosen(words: Sequence[str]) -> str:
    """The language named on the command line, else the system's, else English."""
    for word, following in pairwise([*words, ""]):
        name = following if word == "--language" else word.removeprefix("--language=")
        if word.startswith("--language") and name in LANGUAGES:
            return name
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]


def spoken(language: str, game: str = "") -> Texts:
    """Everything that can be said in this language about a game."""
    from ecumene.names import Texts

    return Texts(language, game)
