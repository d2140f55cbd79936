"""The menu of a turn: a row for each card that may be taken, a column for each use of it."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ecumene.cli.pictures.duel.lettering import COINS, Lettering
from ecumene.games.duel.view import DuelView
from ecumene.kernel.move import Move

NUMBER = "bold #d9482b"


def menu(view: DuelView, seat: int, moves: list[Move], letters: Lettering) -> Table:
    """Numbers of moves, with what they cost or bring."""
    say = letters.say
    numbers = {move.text: number for number, move in enumerate(moves, 1)}
    city = view.cities[seat]
    plans = [plan for plan in city.wonders if any(move.text.endswith(f" under {plan.wonder}") for move in moves)]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="")
    table.add_column("")
    table.add_column(say("terminal-duel-menu-build"))
    table.add_column(say("terminal-duel-menu-discard", coins=f"+{city.discard_coins}{COINS}"))
    for plan in plans:
        assert plan.price is not None
        price = letters.price(plan.price).plain
        table.add_column(say("terminal-duel-menu-bury", wonder=letters.texts.name(plan.wonder), price=price))
    for slot in view.slots:
        if slot.accessible:
            card = slot.card
            build = Text(str(numbers.get(f"build {card}", "–")), NUMBER if f"build {card}" in numbers else "dim")
            build.append(" ")
            build.append_text(letters.price(slot.prices[seat]))
            uses = [f"discard {card}", *(f"bury {card} under {plan.wonder}" for plan in plans)]
            name = letters.badge(letters.faces[card].family)
            name.append(f" {letters.texts.name(card)}", "not bold default on default")
            table.add_row(name, build, *(Text(str(numbers[use]), NUMBER) for use in uses))
    return table
