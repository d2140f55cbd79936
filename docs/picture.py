"""Draws docs/terminal.svg, the picture in the README, from a real position.

Run: python docs/picture.py
"""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from ecumene import bots
from ecumene.cli.pictures import picture_of
from ecumene.kernel import catalog
from ecumene.kernel.luck import Live
from ecumene.kernel.sitting import Sitting
from ecumene.names import Texts

ANSWERS = 31  # from the beginning: the second age
FORMAT = """<svg viewBox="0 0 {terminal_width} {terminal_height}" xml:space="preserve" xmlns="http://www.w3.org/2000/svg">
<style>.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px;
line-height: {line_height}px; font-variant-east-asian: full-width; }} {styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}</defs>
<rect fill="#14181f" width="{terminal_width}" height="{terminal_height}" rx="8"/>
<svg x="1%" y="1.5%" width="98%" height="97%" viewBox="0 0 {terminal_width} {terminal_height}">
<g clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
</svg>
"""


def main() -> None:
    """Let two bots play to the middle of a game, and draw what seat A sees."""
    game = catalog.find("duel")
    sitting = Sitting(game, ["Olbia", "Tyras"], {}, Live(b"picture"))
    players = [bots.make("greedy", game, seat) for seat in range(2)]
    for number in range(ANSWERS):
        t = sitting.table
        sitting.play(t.seat, players[t.seat].choose(t.imagined(t.seat, number)).text)
    console = Console(record=True, width=120, force_terminal=True, color_system="truecolor", quiet=False)
    picture = picture_of(Texts("en", "duel"), sitting.record.names)
    console.print(picture.draw(game.view(sitting.table, sitting.table.seat), console.width))
    svg = console.export_svg(code_format=FORMAT, unique_id="ecumene")
    Path(__file__).with_name("terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
