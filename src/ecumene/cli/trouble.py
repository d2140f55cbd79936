"""Trouble: why a command cannot go on, as one sentence in the player's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import click

from ecumene.cli.language import spoken
from ecumene.kernel.notation import BadMove

if TYPE_CHECKING:
    from ecumene.names import Texts

LONGEST: Final = 900  # letters in a word or a line: longer ones fit into no sentence


class Trouble(Exception):
    """A sentence that is put into words once the language is known; `game` is where its names come from."""

    def __init__(self, sentence: Callable[[Texts], str], game: str = "") -> None:
        super().__init__()
        self.sentence: Final = sentence
        self.game: Final = game


def explained(error: Trouble | BadMove | click.ClickException, language: str) -> str:
    """What went wrong, in one sentence."""
    return printable(_explained(error, language))


def printable(text: str) -> str:
    """The text without anything that could disturb a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _explained(error: Trouble | BadMove | click.ClickException, language: str) -> str:
    if isinstance(error, Trouble):
        return error.sentence(spoken(language, error.game))
    texts = spoken(language)
    if isinstance(error, BadMove):
        why = texts.refusal(error.refusal)
        return why if error.move in why else texts.say("terminal-refused", what=error.move, why=why)
    return usage(error, texts)


def usage(error: click.ClickException, texts: Texts) -> str:
    """A command line that click cannot read."""
    say = texts.say
    if isinstance(error, click.NoSuchCommand):
        return say("terminal-no-such-command", command=error.command_name)
    if isinstance(error, click.NoSuchOption):
        return say("terminal-no-such-switch", switch=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return say("terminal-missing-word", word=error.param.make_metavar(error.ctx or click.get_current_context()))
    if isinstance(error, click.BadParameter) and error.param is not None:
        return say("terminal-bad-value", switch=error.param.opts[0])
    return say("terminal-usage", why=error.format_message())
