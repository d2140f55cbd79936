"""Lettering: families, resources, costs and effects as short text. A colour never says anything alone."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ecumene.games.duel.view import Face, Price, catalogue
from ecumene.names import Texts

RESOURCES: Final = ("wood", "clay", "stone", "glass", "papyrus")

# Fill and ink of each family's letter.
FAMILIES: Final = {
    "brown": "bold #ffffff on #7a4527",
    "grey": "bold #000000 on #a2a9b3",
    "blue": "bold #ffffff on #2f62a3",
    "green": "bold #000000 on #6db283",
    "yellow": "bold #000000 on #e2b030",
    "red": "bold #ffffff on #b83a2b",
    "purple": "bold #ffffff on #6a4a86",
}
HUES: Final = ("bold #2e85d8", "bold #d9613a")  # of the seats
POINTS: Final = "★"
COINS: Final = "●"
TOO_DEAR: Final = "○"
FREE: Final = "∞"
AGAIN: Final = "↻"


class Lettering:
    """How things are written in one language, for these players."""

    def __init__(self, texts: Texts, players: list[str]) -> None:
        self.texts: Final = texts
        self.say: Final = texts.say
        self.players: Final = players
        self.faces: Final = {face.slug: face for face in catalogue()}
        self.initials: Final = {resource: texts.name(resource)[0] for resource in RESOURCES}

    def hue(self, seat: int) -> str:
        """The colour of a seat."""
        return HUES[seat]

    def badge(self, family: str) -> Text:
        """The letter of a family on its colour."""
        return Text.assemble((f" {self.say('terminal-duel-letter', family=family)} ", FAMILIES[family]))

    def names(self, slugs: list[str], room: int) -> Text:
        """Names, one after the other."""
        return flowing([Text(self.texts.name(slug)) for slug in slugs], room, ", ")

    def by_family(self, slugs: list[str]) -> list[tuple[str, list[str]]]:
        """Cards sorted into families; empty ones are left out."""
        found = [(family, [slug for slug in slugs if self.faces[slug].family == family]) for family in FAMILIES]
        return [(family, cards) for family, cards in found if cards]

    def families(self, slugs: list[str], title: str, room: int) -> Text:
        """A title and cards, each family behind its letter."""
        items = [Text(title, "bold")]
        for family, cards in self.by_family(slugs):
            for place, slug in enumerate(cards):
                item = Text() if place else self.badge(family).append(" ", "not bold default on default")
                item.append(self.texts.name(slug) + ("," if slug != cards[-1] else " "), "not bold default on default")
                items.append(item)
        return flowing(items, room, " ")

    def price(self, price: Price) -> Text:
        """What it costs now: a full coin can be paid, a hollow one cannot, a chain is free."""
        if price.chain:
            return Text(FREE, "bold green")
        if price.affordable:
            return Text(f"{COINS}{price.total}", "bold")
        return Text(f"{TOO_DEAR}{price.total}", "red")

    def cost(self, face: Face) -> str:
        """The printed cost: coins, a letter for each unit, the building that makes it free."""
        parts = [f"{COINS}{face.coins}"] if face.coins else []
        parts += ["".join(self.initials[resource] * units for resource, units in face.needs.items())]
        if face.chain:
            parts.append(FREE + self.texts.name(face.chain))
        return " ".join(part for part in parts if part)

    def effect(self, face: Face) -> str:
        """What it gives, as short as on the card."""
        parts = [f"{face.points}{POINTS}"] if face.points else []
        parts += [self.texts.name(what) + (f" ×{units}" if units > 1 else "") for what, units in face.makes.items()]
        if face.makes_one_of:
            parts.append("/".join(self.initials[resource] for resource in face.makes_one_of))
        if face.buys_at_one:
            parts.append("+".join(self.initials[resource] for resource in face.buys_at_one) + f"={COINS}1")
        if face.shields:
            parts.append(self.say("terminal-duel-shields", n=face.shields))
        if face.symbol:
            parts.append(self.texts.name(f"symbol-{face.symbol}"))
        if face.gains:
            parts.append(f"+{face.gains}{COINS}")
        if face.plays_again:
            parts.append(AGAIN)
        return " ".join(parts)

    def brief(self, face: Face) -> str:
        """The same with letters for resources, where there is little room."""
        made = "".join(self.initials[resource] * units for resource, units in face.makes.items())
        return made or self.effect(face)

    def printed(self, slug: str) -> str:
        """Family and cost in words; nothing for anything but cards and wonders."""
        face = self.faces.get(slug)
        if face is None or face.family == "token":
            return ""
        units = [f"{units} {self.texts.name(resource)}" for resource, units in face.needs.items()]
        coins = [self.say("terminal-duel-coins", n=face.coins)] if face.coins else []
        cost = ", ".join(coins + units) or self.say("terminal-duel-nothing")
        family = self.say("terminal-duel-wonder") if face.family == "wonder" else self.texts.name(face.family)
        return self.say("terminal-duel-printed", family=family, age="I" * face.age or "no", cost=cost)


def flowing(items: list[Text], room: int, gap: str) -> Text:
    """As many items in a line as there is room for; none is broken."""
    text, used = Text(), 0
    for item in items:
        if used and used + len(gap) + len(item) > room:
            text.append(gap.rstrip() + "\n")
            used = 0
        elif used:
            text.append(gap)
            used += len(gap)
        text.append_text(item)
        used += len(item)
    return text
