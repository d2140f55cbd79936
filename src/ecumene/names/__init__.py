"""Names and sentences in every language, from the Fluent files in this folder."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ecumene.kernel.move import Move
from ecumene.kernel.refusal import Fact, Refusal
from ecumene.kernel.tale import Tale

LANGUAGES = ("en", "uk", "ru")
FOLDER = Path(__file__).parent
ALWAYS = "common"  # the file that everybody needs; the others are about one game, or for one kind of reader
TERMINAL = "terminal"


class Texts:
    """Everything that can be said in one language about one game, in the terminal unless other files are named."""

    def __init__(self, language: str, game: str, *files: str) -> None:
        self.language = language
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        wanted = {ALWAYS, game, *(files or (TERMINAL,))}
        for file in sorted((FOLDER / language).glob("*.ftl")):
            if file.stem.partition("-")[0] not in wanted:
                continue
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **facts: str | int) -> str:
        """The message with this key (`key.attribute` for one of its attributes), with facts filled in."""
        key, _, attribute = key.partition(".")
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{key} has no value"
        text, errors = self._bundle.format_pattern(pattern, facts)
        assert not errors, f"{key}: {errors}"
        return str(text)

    def name(self, slug: str) -> str:
        """The name of a card or of anything else with a slug; other words stay as they are."""
        key = f"{self.game}-{slug}"
        return self.say(key) if self.has(key) else slug

    def rule(self, slug: str) -> str:
        """What a card does, or what a rule says; nothing if there is no such text."""
        for key, attribute in ((f"{self.game}-{slug}", "rule"), (f"{self.game}-rule-{slug}", "text")):
            if self.has(key) and attribute in self._bundle.get_message(key).attributes:
                return self.say(f"{key}.{attribute}")
        return ""

    def move(self, move: Move) -> str:
        """A move as a person would say it; its words after the verb are called a, b, c."""
        words = {name: self.name(word) for name, word in zip("abcdefgh", move.words[1:], strict=False)}
        return self.say(f"{self.game}-move-{move.verb}", **words)

    def prompt(self, prompt: str) -> str:
        """What a seat is asked."""
        return self.say(f"{self.game}-ask-{prompt}")

    def tale(self, tale: Tale, players: list[str]) -> str:
        """What happened, for the log."""
        who = players[tale.seat] if tale.seat >= 0 else ""
        return self.say(
            f"{self.game}-tale-{tale.kind}",
            who=who,
            what=self.name(tale.what),
            n=int(tale.n),
            other=self.name(tale.other),
        )

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is refused."""
        facts = {name: self._fact(fact) for name, fact in refusal.facts.items()}
        own = f"{self.game}-refusal-{refusal.rule}"
        return self.say(own if self.has(own) else f"refusal-{refusal.rule}", **facts)

    def _fact(self, fact: Fact) -> str | int:
        if isinstance(fact, int):
            return fact
        if isinstance(fact, str):
            return self.name(fact)
        return ", ".join(
            self.name(part) if isinstance(part, str) else self.say("amount-for", n=part[0], what=self.name(part[1]))
            for part in fact
        )
