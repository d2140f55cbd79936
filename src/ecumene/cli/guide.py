"""The guide: what a card does and what a rule says, found by its name or the beginning of it."""

from __future__ import annotations

import re

from ecumene.cli.words import named
from ecumene.names import FOLDER, Texts


class Guide:
    """Every card and rule of a game that has an explanation."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.topics: dict[str, str] = {}  # slug and title
        entry = re.compile(rf"^{texts.game}-(rule-)?([a-z0-9_-]+) =", re.MULTILINE)
        for file in sorted((FOLDER / texts.language).glob(f"{texts.game}*.ftl")):
            for key in entry.finditer(file.read_text(encoding="utf-8")):
                rule, slug = key.groups()
                if texts.rule(slug):
                    self.topics[slug] = texts.say(f"{texts.game}-rule-{slug}") if rule else texts.name(slug)

    def find(self, asked: str) -> list[str]:
        """The slugs of the topics that may be meant."""
        return named(asked, self.topics, lambda slug: [slug, self.topics[slug]])
