"""Refusals: why a move that a person may try is not legal now."""

from __future__ import annotations

from typing import Final, final

# What a sentence may need: a number, a word (often a slug), words, or amounts such as 4 stone, 3 glass.
Fact = int | str | list[str] | list[tuple[int, str]]


@final
class Refusal:
    """A rule id, which leads to the rule's text, and the facts that explain it in numbers."""

    def __init__(self, rule: str, **facts: Fact) -> None:
        self.rule: Final = rule
        self.facts: Final = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        return f"{self.rule} ({facts})" if facts else self.rule

    def __repr__(self) -> str:
        return f"Refusal({self})"
