"""The structure: twenty cards in their half-card geometry, drawn from the far row to the near one."""

from __future__ import annotations

import textwrap
from typing import Final

from rich.table import Table
from rich.text import Text

from ecumene.cli.pictures.duel.lettering import FREE, TOO_DEAR, Lettering
from ecumene.games.duel.view import DuelView, Slot
from ecumene.kernel.notation import seat_letter

HALVES: Final = 12  # the widest row, in half cards
WIDEST: Final = 10  # columns a half card
PITCH: Final = 3  # lines from one row to the next

OPEN: Final = "╔═╗║╚╝"  # a frame: corners, lines
COVERED: Final = "┌─┐│└┘"
BACKS: Final = {"age": "░", "guild": "▒"}


class Canvas:
    """Letters on a grid; what is put later lies on top."""

    def __init__(self, width: int, height: int) -> None:
        self.rows: Final = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: Text | str, style: str = "") -> None:
        """Write a text from this place to the right."""
        rich = text if isinstance(text, Text) else Text(text, style)
        place = x
        for letter, letter_style in pieces(rich):
            if 0 <= place < len(self.rows[y]):
                self.rows[y][place] = (letter, letter_style)
            place += 1

    def text(self) -> Text:
        """Everything as one text."""
        lines = []
        for row in self.rows:
            line = Text()
            for letter, style in row:
                line.append(letter, style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


def pieces(text: Text) -> list[tuple[str, str]]:
    """A text letter by letter, each with its style."""
    styles = [str(text.style)] * len(text.plain)
    for span in text.spans:
        for place in range(span.start, span.end):
            styles[place] = str(span.style)
    return list(zip(text.plain, styles, strict=True))


def cards(view: DuelView, letters: Lettering, width: int) -> Text:
    """The cards that are left."""
    left = [slot for slot in view.slots if slot.state != "empty"]
    half = min(width // HALVES, WIDEST)
    if not left or half < 3:
        return Text()
    rows = [slot.row for slot in left]
    canvas = Canvas(half * HALVES, PITCH * (max(rows) - min(rows) + 1) + 1)
    for slot in left:
        x, y = (slot.x - 1) * half, PITCH * (slot.row - min(rows))
        if slot.state == "down":
            _draw_back(canvas, letters, view, slot, x, y, 2 * half)
        else:
            _draw_face(canvas, letters, slot, x, y, 2 * half)
    return canvas.text()


def _draw_frame(canvas: Canvas, frame: str, x: int, y: int, width: int, style: str) -> None:
    canvas.put(x, y, frame[0] + frame[1] * (width - 2) + frame[2], style)
    for line in range(1, PITCH):
        canvas.put(x, y + line, frame[3] + " " * (width - 2) + frame[3], style)
    canvas.put(x, y + PITCH, frame[4] + frame[1] * (width - 2) + frame[5], style)


def _draw_back(canvas: Canvas, letters: Lettering, view: DuelView, slot: Slot, x: int, y: int, width: int) -> None:
    """A card that lies face down: guilds have a back of their own."""
    _draw_frame(canvas, COVERED, x, y, width, "dim")
    for line in range(1, PITCH):
        canvas.put(x + 1, y + line, BACKS[slot.back] * (width - 2), "dim")
    sign = letters.say("terminal-duel-letter", family="purple") if slot.back == "guild" else "I" * view.age
    canvas.put(x + (width - len(sign) - 2) // 2, y + 1, f" {sign} ", "bold")


def _draw_face(canvas: Canvas, letters: Lettering, slot: Slot, x: int, y: int, width: int) -> None:
    """A card that lies face up: effect, name, cost; if it may be taken, the price for both players."""
    face = letters.faces[slot.card]
    inner = width - 2
    if slot.accessible:
        _draw_frame(canvas, OPEN, x, y, width, "bold")
    else:
        _draw_frame(canvas, COVERED, x, y, width, "dim")
    badge = letters.badge(face.family)
    canvas.put(x + 1, y, badge)
    room = inner - len(badge) - 2
    effect = letters.effect(face)
    effect = cut(effect if len(effect) <= room else letters.brief(face), room)
    if effect:
        canvas.put(x + 1 + len(badge), y, f" {effect} ")
    name = textwrap.wrap(letters.texts.name(slot.card), inner) or [""]
    canvas.put(x + 1, y + 1, cut(name[0], inner), "bold" if slot.accessible else "")
    if len(name) > 1:
        canvas.put(x + 1, y + 2, cut(" ".join(name[1:]), inner), "bold" if slot.accessible else "")
    else:
        canvas.put(x + 1, y + 2, cut(letters.cost(face), inner))
    if slot.accessible:
        canvas.put(x + 1, y + PITCH, both_prices(letters, slot, inner))


def both_prices(letters: Lettering, slot: Slot, room: int) -> Text:
    """What a card costs each player."""
    prices = [letters.price(price) for price in slot.prices]
    gap = " " if room >= 14 else ""
    line = Text()
    for seat, price in enumerate(prices):
        line.append(f"{gap}{seat_letter(seat)}{gap}", letters.hue(seat))
        line.append_text(price)
        line.append(" ")
    return line


def cut(text: str, room: int) -> str:
    """As much of a text as there is room for."""
    return text if len(text) <= room else text[: max(room - 1, 0)] + "…"[:room]


def listed(view: DuelView, letters: Lettering) -> Table:
    """All cards that lie face up, in full: those that may be taken come first."""
    table = Table.grid(padding=(0, 1, 0, 0))
    face_up = [slot for slot in view.slots if slot.card]
    for slot in sorted(face_up, key=lambda slot: (not slot.accessible, -slot.slot)):
        face = letters.faces[slot.card]
        style = "bold" if slot.accessible else ""
        table.add_row(
            Text("═" if slot.accessible else "─"),
            letters.badge(face.family),
            Text(letters.texts.name(slot.card), style),
            Text(letters.effect(face)),
            Text(letters.cost(face)),
            both_prices(letters, slot, WIDEST),
        )
    return table


def legend(letters: Lettering) -> Text:
    """What the signs mean."""
    resources = " ".join(f"{initial} {letters.texts.name(what)}" for what, initial in letters.initials.items())
    signs = letters.say("terminal-duel-legend", dear=TOO_DEAR, free=FREE)
    return Text(f"{signs} · {resources}", "dim")
