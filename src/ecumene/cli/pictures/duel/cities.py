"""The two cities: coins, military, science, production, wonders, buildings, tokens and points in sight."""

from __future__ import annotations

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ecumene.cli.pictures.duel.lettering import COINS, RESOURCES, Lettering, flowing
from ecumene.games.duel.view import CityView, DuelView
from ecumene.kernel.notation import seat_letter

SYMBOLS_TO_WIN = 6
FRAME = 6  # columns that the frame and the gaps take


def side_by_side(view: DuelView, letters: Lettering, width: int) -> RenderableType:
    """Both cities beside each other."""
    table = Table.grid(expand=True)
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    table.add_row(*(city(view, seat, letters, width // 2) for seat in range(2)))
    return table


def stacked(view: DuelView, letters: Lettering, width: int) -> RenderableType:
    """Both cities, one below the other."""
    return Group(*(city(view, seat, letters, width) for seat in range(2)))


def city(view: DuelView, seat: int, letters: Lettering, width: int) -> Panel:
    """One city."""
    here = view.cities[seat]
    say = letters.say
    titles = [
        say("terminal-duel-science"),
        say("terminal-duel-makes"),
        say("terminal-duel-buys"),
        say("terminal-duel-wonders"),
        say("terminal-duel-owned"),
        say("terminal-duel-points"),
    ]
    room = width - max(map(len, titles)) - FRAME
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_row(titles[0], science(here, letters))
    rows.add_row(titles[1], units(here.makes, letters, extra(here, letters)))
    rows.add_row(titles[2], units(here.prices, letters, "", COINS))
    if here.wonders:
        rows.add_row(titles[3], wonders(here, letters, room))
    for family, cards in letters.by_family(here.buildings):
        rows.add_row(letters.badge(family), letters.names(cards, room))
    if here.tokens:
        rows.add_row(titles[4], letters.names(here.tokens, room))
    rows.add_row(titles[5], points(here, letters))
    title = Text.assemble(
        (f"{seat_letter(seat)} {letters.players[seat]}", letters.hue(seat)),
        " · ",
        (say("terminal-duel-coins", n=here.coins), "bold"),
        " · " + say("terminal-duel-to-capital", n=here.shields_to_win),
    )
    to_move = Text(say("terminal-duel-to-move"), "bold #d9482b") if view.waiting == [seat] else None
    return Panel(rows, box=ROUNDED, title=title, title_align="left", subtitle=to_move, subtitle_align="right")


def science(here: CityView, letters: Lettering) -> str:
    """The symbols, with those that make a pair, and how many of six."""
    green = [letters.faces[slug].symbol for slug in here.buildings]
    names = [
        letters.texts.name(f"symbol-{symbol}") + (" ×2" if green.count(symbol) > 1 else "") for symbol in here.symbols
    ]
    return f"{len(here.symbols)}/{SYMBOLS_TO_WIN}" + (f" {', '.join(names)}" if names else "")


def units(amounts: dict[str, int], letters: Lettering, more: str, sign: str = "") -> Text:
    """A number for each resource, behind its letter."""
    line = Text()
    for resource in RESOURCES:
        line.append(f"{letters.initials[resource]} ")
        number = f"{sign}{amounts[resource]}"
        line.append(f"{number:<4}", "bold" if amounts[resource] else "dim")
    line.append(more)
    line.rstrip()
    return line


def extra(here: CityView, letters: Lettering) -> str:
    """What producers with a choice add."""
    raw = "/".join(letters.initials[each] for each in RESOURCES[:3])
    goods = "/".join(letters.initials[each] for each in RESOURCES[3:])
    parts = [f"+{here.any_raw} {raw}"] if here.any_raw else []
    parts += [f"+{here.any_goods} {goods}"] if here.any_goods else []
    return " ".join(parts)


def wonders(here: CityView, letters: Lettering, room: int) -> Text:
    """Wonders: built ones with a tick, the others with their price."""
    items = []
    for plan in here.wonders:
        item = Text("✓", "bold") if plan.price is None else letters.price(plan.price)
        items.append(Text.assemble(item, f" {letters.texts.name(plan.wonder)}"))
    return flowing(items, room, " · ")


def points(here: CityView, letters: Lettering) -> Text:
    """The total in sight and where it comes from."""
    parts = [
        f"{letters.say('terminal-duel-category', category=category)} {n}" for category, n in here.score.items() if n
    ]
    line = Text(str(here.total), "bold")
    if parts:
        line.append(f" = {' + '.join(parts)}", "not bold")
    return line
