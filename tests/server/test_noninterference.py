"""Whatever a viewer may not know changes nothing in what the hall says to them, not one byte.

Each pair of tables is stored twice, under the same name in two databases, and everything said is compared.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import pytest

from ecumene.kernel.notation import BadMove
from ecumene.server.agreed import Row, Rules
from ecumene.server.clock import Pace
from ecumene.server.database import Database
from ecumene.server.hints import question
from ecumene.server.hints import told as hinted
from ecumene.server.orders import NewOrder
from ecumene.server.plan import NewPlan, imagined
from ecumene.server.settings import Settings
from ecumene.server.thinkers import consider
from ecumene.server.trouble import Refused
from tests.server.makings import Club, Laid, Looker, club, lay, write
from tests.server.pairs import Pair, pairs
from tests.server.toys import toys

__all__ = ["toys"]
pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toys")]

STEPS = 3  # answers that are shown one after the other
BUNCH = 100  # pairs that are stored together
RULES = Rules(order="joined", hints=True, pace=Pace("live", bank=3600))
THOUGHT = 12  # games that a bot plays for a hint
AN_HOUR = 3600.0  # nothing may depend on how fast it thinks
GAMES = [("auction", 3, 300), ("climb", 2, 300), ("climb", 3, 200), ("court", 2, 300), ("duel", 2, 100)]


@asynccontextmanager
async def two_clubs(folder: Path) -> AsyncIterator[list[Club]]:
    """Two that know nothing of one another."""
    async with AsyncExitStack() as stack:
        clubs = []
        for name in ("one", "other"):
            database = Database(f"sqlite+aiosqlite:///{folder}/{name}.db")
            await database.upgrade()
            stack.push_async_callback(database.close)
            clubs.append(await stack.enter_async_context(club(database, Settings(hot_tables=2 * BUNCH))))
        yield clubs


async def told(at: Club, bunch: dict[str, Pair], which: int, seed: int) -> dict[str, list[bytes | str]]:
    """Everything that one of two clubs says about each table to the viewer of its pair."""
    journals = {table: (pair.one, pair.other)[which] for table, pair in bunch.items()}
    first = {table: pair.ends[max(0, len(pair.ends) - 1 - STEPS)] for table, pair in bunch.items()}
    await lay(at.database, *[Laid(pair.room(table), journals[table][: first[table]]) for table, pair in bunch.items()])
    lookers = {table: Looker(pair.viewer + 1) for table, pair in bunch.items()}
    for table, pair in bunch.items():
        await at.hall.watch(table, lookers[table], pair.viewer, 0)
    for step in range(-STEPS, 0):
        more: dict[str, list[Row]] = {}
        for table, pair in bunch.items():
            if len(pair.ends) + step >= 1:
                more[table] = journals[table][pair.ends[step - 1] : pair.ends[step]]
        await write(at.database, more)
        for table in more:
            await at.hall._look_again(table)  # as if another process had said so
    said: dict[str, list[bytes | str]] = {}
    for table, pair in bunch.items():
        looker = lookers[table]
        said[table] = [*looker.messages, at.presence.message(table)]
        said[table] += [item async for item in asked(at, table, pair, Random(seed))]
        at.hall.unwatch(table, looker, pair.viewer)
    return said


async def asked(at: Club, table: str, pair: Pair, dice: Random) -> AsyncIterator[bytes | str]:
    """What is answered to everything that the viewer may ask."""
    user, seat = pair.viewer + 1, pair.viewer
    last = pair.ends[-1]
    for have in (0, *pair.ends[-3:], dice.randint(0, last + 1)):
        yield await at.hall.frame(table, user, seat, have)
    yield await at.hall.record(table, user, seat)
    for ply in (0, dice.randint(0, last + 1), dice.randint(0, last + 1)):
        try:
            yield await at.hall.frame_at(table, user, seat, ply)
        except (Refused, BadMove) as error:
            yield repr(error)
    async for item in questioned(at, table, pair, dice):
        yield item
    if seat >= 0:
        text = dice.choice(pair.room("x").game.lexicon.moves()).text
        yield msgspec.json.encode(await at.orders.give(table, user, NewOrder(seat, [text], "never-asked")))
        yield msgspec.json.encode(await at.orders.of(table, user))


async def questioned(at: Club, table: str, pair: Pair, dice: Random) -> AsyncIterator[bytes | str]:
    """Why moves are not legal, and where plans lead."""
    async with at.hall.shown(table, pair.viewer + 1, pair.viewer) as (room, viewer):
        known = room.game.lexicon.moves()
        texts = [move.text for move in dice.sample(known, min(12, len(known)))]
        verdicts = {text: str(room.why_not(viewer, text)) for text in [*texts, "nonsense"]}
        yield repr(verdicts)
        yield repr([move.text for move in room.moves(viewer)])
        try:
            asked = question(room, viewer)
            found = consider(asked.game, asked.record, viewer, asked.seed, THOUGHT, AN_HOUR)
            yield f"{asked.seed} {asked.ply} {hinted(asked, found)}"
        except (Refused, BadMove) as error:
            yield repr(error)
        for seed in (1, 2):
            moves: list[str] = []
            for _ in range(3):
                plan = imagined(room, viewer, NewPlan(moves, seed=seed))
                yield msgspec.json.encode(plan)
                if plan.result:
                    break
                moves = [*moves, dice.choice(sorted(plan.moves))]
    refused = [text for text, why in verdicts.items() if why != "None"][:3]
    for text in ["/agree cancel", "/sit 17", *refused] if viewer >= 0 else []:
        with pytest.raises(BadMove) as caught:
            await at.hall.answer(table, viewer, text)
        yield repr(caught.value)


async def compare(folder: Path, found: Iterable[Pair]) -> int:
    """Compare what is said about each of the pairs; how many there were."""
    count = 0
    async with two_clubs(folder) as clubs:
        while some := list(islice(found, BUNCH)):
            bunch = {f"t{count + number}": pair for number, pair in enumerate(some)}
            said = [await told(at, bunch, which, count) for which, at in enumerate(clubs)]
            for table, pair in bunch.items():
                assert said[0][table] == said[1][table], f"{pair.game}: viewer {pair.viewer} can tell"
            count += len(bunch)
    return count


@pytest.mark.parametrize(("game", "seats", "most"), GAMES)
async def test_nobody_hears_what_they_may_not_know(game: str, seats: int, most: int, tmp_path: Path) -> None:
    found = (pair for seed in range(1000) for pair in pairs(game, seats, seed, rules=RULES))
    assert await compare(tmp_path, islice(found, most)) == most
