"""The board between the cities: age, conflict track, progress tokens, what nobody has seen, and threats."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from ecumene.cli.pictures.duel.lettering import Lettering, flowing
from ecumene.games.duel.moves import LEXICON
from ecumene.games.duel.view import DuelView
from ecumene.kernel.notation import seat_letter

CAPITAL: Final = 9  # spaces from the centre
LOOT_SPACE: Final = 3


def headline(view: DuelView, letters: Lettering) -> Text:
    """The age and how many cards are left."""
    left = sum(slot.state != "empty" for slot in view.slots)
    return Text(letters.say("terminal-duel-headline", age="I" * view.age or "no", left=left), "bold")


def track(view: DuelView, letters: Lettering) -> Text:
    """The conflict track between the capitals, with the loot that still lies on it."""
    loot = {side * (LOOT_SPACE if coins == 2 else 2 * LOOT_SPACE): coins for side, coins in _sides(view)}
    line = Text(f"{seat_letter(0)} ", letters.hue(0))
    for space in range(1 - CAPITAL, CAPITAL):
        if space == view.pawn:
            line.append("◆", "bold #d9482b")
        elif space in loot:
            line.append(f"-{loot[space]}")
        else:
            line.append("┼" if space == 0 else "·")
        line.append(" ")
    line.append(seat_letter(1), letters.hue(1))
    line.append("  ")
    if view.pawn:
        leader = int(view.pawn < 0)
        line.append(
            letters.say(
                "terminal-duel-lead",
                who=letters.players[leader],
                n=abs(view.pawn),
                left=view.cities[leader].shields_to_win,
                back=view.cities[1 - leader].shields_to_win,
            )
        )
    else:
        line.append(letters.say("terminal-duel-balance", left=CAPITAL))
    return line


def _sides(view: DuelView) -> list[tuple[int, int]]:
    """Each piece of loot on the track: the side it lies on, and its coins."""
    return [(1 - 2 * seat, coins) for seat in range(2) for coins in view.loot[seat]]


def tokens(view: DuelView, letters: Lettering, width: int) -> list[RenderableType]:
    """The progress tokens on the board."""
    return [_titled(letters.say("terminal-duel-tokens"), view.board, letters, width)] if view.board else []


def offer(view: DuelView, letters: Lettering, width: int) -> list[RenderableType]:
    """The wonders that somebody else chooses from."""
    if not view.offer or view.waiting == [view.viewer]:
        return []
    return [_titled(letters.say("terminal-duel-offer"), view.offer, letters, width)]


def unseen(view: DuelView, letters: Lettering, width: int) -> list[RenderableType]:
    """The cards of this age that nobody has seen, by family."""
    parts: list[RenderableType] = []
    for back, cards in view.unseen.items():
        if cards:
            down = view.face_down[back]
            title = letters.say("terminal-duel-unseen", back=back, down=down, out=len(cards) - down)
            parts.append(letters.families(cards, title, width))
    return parts


def discarded(view: DuelView, letters: Lettering, width: int) -> list[RenderableType]:
    """The discard pile, by family."""
    if not view.discarded:
        return []
    return [letters.families(view.discarded, letters.say("terminal-duel-discarded"), width)]


def threats(view: DuelView, letters: Lettering) -> list[RenderableType]:
    """Who could win at once if it were their turn."""
    parts: list[RenderableType] = []
    for seat, city in enumerate(view.cities):
        if seat == view.viewer or not city.winning_moves:
            continue
        moves = [LEXICON.find(text) for text in city.winning_moves[:3]]
        said = "; ".join(letters.texts.move(move) for move in moves if move is not None)
        more = "; …" if len(city.winning_moves) > len(moves) else ""
        who = letters.players[seat]
        parts.append(Text("!! " + letters.say("terminal-duel-threat", who=who, moves=said + more), "bold #d9482b"))
    return parts


def _titled(title: str, slugs: list[str], letters: Lettering, width: int) -> Text:
    names = [Text(letters.texts.name(slug)) for slug in slugs]
    names[0] = Text.assemble((title, "bold"), " ", names[0])
    return flowing(names, width, " · ")
