"""The hall: what happens at tables, in what order, and who sees it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import Struct
from sqlalchemy import select, text

import ecumene.games
from ecumene.client import Position
from ecumene.kernel.game import Game
from ecumene.kernel.move import Lexicon, Move
from ecumene.kernel.notation import BadMove, Illegal, NotYourTurn
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.step import Question
from ecumene.kernel.table import Table
from ecumene.server.agreed import Rules
from ecumene.server.database import Database
from ecumene.server.hall import Hall
from ecumene.server.keys import now
from ecumene.server.schema import lines, places, tables
from ecumene.server.settings import Settings
from ecumene.server.trouble import Refused
from tests.server.makings import LONG_AGO, Club, Looker, asked, club, fresh, play, started, until, who
from tests.server.rooms import BOT, people
from tests.server.toys import toys

__all__ = ["toys"]
pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toys")]

ABSENT_WAIT = Rules(order="joined", absent="wait")


# --- A game whose rules break down

STUMBLE_MOVES = Lexicon()
STEP, FALL, RUN = [STUMBLE_MOVES.move(text) for text in ("step", "fall", "run")]


class StumbleTable(Table):
    """Nothing lies on it."""

    def copy(self) -> StumbleTable:
        return self.copied_to(StumbleTable(self.seats))

    def redeal(self, viewer: int) -> None:
        """Nothing is secret."""


class Stumble(Question[StumbleTable]):
    """Step on, fall, or run for ever."""

    def moves(self, t: StumbleTable, /) -> list[Move]:
        return [FALL, RUN, STEP]

    def take(self, t: StumbleTable, move: Move, /) -> None:
        if move is FALL:
            raise RuntimeError("a rule broke down")
        while move is RUN:
            pass
        t.then(self)

    def prompt(self, t: StumbleTable, /) -> str:
        return "stumble"

    def refusal(self, t: StumbleTable, move: Move, /) -> Refusal:
        return Refusal("no")


class StumbleView(Struct, frozen=True):
    """There is nothing to see."""


class StumbleGame(Game):
    """A game for tests of the hall only."""

    def __init__(self) -> None:
        super().__init__("stumble", 1, [2], [], STUMBLE_MOVES)

    def lay_out(self, seats: int, options: dict[str, str]) -> Table:
        t = StumbleTable(seats)
        t.then(Stumble(0))
        return t

    def view(self, t: Table, viewer: int) -> Struct:
        return StumbleView()


STUMBLE = StumbleGame()


@pytest.fixture
def stumble(tmp_path: Path) -> Iterator[None]:
    """The catalog finds the game that breaks down."""
    folder = tmp_path / "games" / "stumble"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "game.py").write_text("from tests.server.test_hall import STUMBLE as GAME\n")
    ecumene.games.__path__.append(str(tmp_path / "games"))
    yield
    ecumene.games.__path__.remove(str(tmp_path / "games"))


@pytest.fixture
async def at(database: Database) -> AsyncIterator[Club]:
    """A club that is open."""
    async with club(database) as opened:
        yield opened


async def first_move(hall: Hall, table: str) -> str:
    _, moves, _ = await asked(hall, table)
    return moves[0]


async def stored(database: Database, table: str) -> list[str]:
    """The lines that are on the disk."""
    async with database.read() as connection:
        query = select(lines.c.text).where(lines.c.table == table).order_by(lines.c.ply)
        return list((await connection.execute(query)).scalars())


async def state(database: Database, table: str) -> str:
    async with database.read() as connection:
        return str((await connection.execute(select(tables.c.state).where(tables.c.id == table))).scalar())


# --- Playing


async def test_a_whole_game_is_seen_move_by_move_by_players_and_spectators(at: Club) -> None:
    table = await started(at.database)
    lookers = [Looker(1), Looker(2), Looker(99)]
    for looker in lookers:
        await at.hall.watch(table, looker, None, 0)
    moves = await play(at.hall, table, Random(1))
    async with at.hall.table(table) as hot:
        assert hot.room.is_over
        texts = [line.text for line in hot.room.sitting.record.lines if not line.is_outcome]
    for looker in lookers:
        assert len(looker.messages) == moves + 1
        assert [told["move"] for told in looker.position.log[1:]] == texts
        assert fresh(looker.position, await at.hall.frame(table, looker.user, None))
    assert await state(at.database, table) == "over"


async def test_the_same_request_again_does_nothing_again(at: Club) -> None:
    table = await started(at.database)
    seat, moves, ply = await asked(at.hall, table)
    first = await at.hall.answer(table, seat, moves[0], ply, "1:a", user=seat + 1)
    assert await at.hall.answer(table, seat, moves[0], ply, "1:a", user=seat + 1) == first
    both = [at.hall.answer(table, seat, moves[0], ply, "1:a") for _ in range(5)]
    assert set(await asyncio.gather(*both)) == {first}
    with pytest.raises(Refused) as refused:
        await at.hall.answer(table, seat, moves[1], ply, "1:a")
    assert refused.value.refusal.rule == "key-used"


async def test_who_has_left_is_still_told_that_it_was_heard(at: Club) -> None:
    table = await started(at.database, "climb", people(3), ABSENT_WAIT)
    ply = await at.hall.answer(table, 0, "/leave", None, "1:a", user=1)
    assert await at.hall.answer(table, 0, "/leave", None, "1:a", user=1) == ply


async def test_a_key_that_no_database_can_keep_is_refused(at: Club) -> None:
    table = await started(at.database)
    with pytest.raises(Refused, match="bad-request"):
        await at.hall.answer(table, 0, "x", None, "1:\0")


async def test_an_answer_to_an_earlier_question_is_refused(at: Club) -> None:
    table = await started(at.database)
    seat, moves, ply = await asked(at.hall, table)
    await at.hall.answer(table, seat, moves[0], ply)
    for stale in (ply, ply + 100):
        later, moves, _ = await asked(at.hall, table)
        with pytest.raises(Illegal) as refused:
            await at.hall.answer(table, later, moves[0], stale)
        assert refused.value.refusal.rule == "other-ply"


async def test_sealed_answers_of_others_make_no_answer_late(at: Club) -> None:
    table = await started(at.database, "auction", people(3))
    for seat in (2, 0, 1):
        await at.hall.answer(table, seat, f"offer {seat}", 0, user=seat + 1)
    with pytest.raises(Illegal, match="other-ply"):
        await at.hall.answer(table, 0, "offer 0", 0)


async def test_nobody_plays_a_seat_that_is_not_theirs(at: Club) -> None:
    table = await started(at.database, "climb", [*people(2), BOT])
    move = await first_move(at.hall, table)
    with pytest.raises(Refused, match="not-your-seat"):
        await at.hall.answer(table, 0, move, user=2)
    with pytest.raises(NotYourTurn):
        await at.hall.answer(table, 0, move, user=0)  # a bot that thought too long


async def test_a_move_whose_sender_is_gone_is_still_played_and_seen(at: Club) -> None:
    table = await started(at.database)
    looker = Looker(99)
    await at.hall.watch(table, looker, None, 0)
    seat, moves, ply = await asked(at.hall, table)
    for pause in range(4):
        move = moves[pause]
        asking = asyncio.create_task(at.hall.answer(table, seat, move, ply))
        for _ in range(pause):
            await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        if pause:
            break
    await until(lambda: len(looker.messages) == 2)
    assert fresh(looker.position, await at.hall.frame(table, 99, None))
    assert len(await stored(at.database, table)) == looker.position.ply


async def test_a_move_that_could_not_be_written_was_never_played(at: Club) -> None:
    table = await started(at.database)
    looker = Looker(99)
    await at.hall.watch(table, looker, None, 0)
    seat, moves, ply = await asked(at.hall, table)
    async with at.database.write() as connection:
        await connection.execute(text("alter table lines rename to elsewhere"))
    with pytest.raises(Exception, match="lines"):
        await at.hall.answer(table, seat, moves[0], ply, "1:a")
    async with at.database.write() as connection:
        await connection.execute(text("alter table elsewhere rename to lines"))
    assert await asked(at.hall, table) == (seat, moves, ply)
    assert await at.hall.answer(table, seat, moves[1], ply, "1:b") == ply + 1
    assert looker.position.log[-1]["move"] == moves[1]
    assert fresh(looker.position, await at.hall.frame(table, 99, None))


async def test_watching_begins_between_two_moves_never_within_one(at: Club) -> None:
    table = await started(at.database)
    lookers = [Looker(99) for _ in range(30)]

    async def join() -> None:
        for looker in lookers:
            await at.hall.watch(table, looker, None, 0)
            await asyncio.sleep(0)

    await asyncio.gather(play(at.hall, table, Random(2), 30), join())
    whole = await at.hall.frame(table, 99, None)
    assert all(fresh(looker.position, whole) for looker in lookers)


# --- Resuming


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("auction", 3), ("climb", 2), ("court", 2)])
async def test_who_comes_back_is_told_exactly_what_is_missing(tmp_path: Path, game: str, seats: int) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path}/x.db")
    await database.upgrade()
    async with club(database) as at:
        table = await started(database, game, people(seats))
        dice = Random(5)
        earlier: list[list[Position]] = [[] for _ in range(seats + 1)]
        for _ in range(60):
            for viewer in range(-1, seats):
                position = Position(table)
                position.follow(json.loads(await at.hall.frame(table, viewer + 1, viewer)))
                earlier[viewer].append(position)
            if not await _go_on(at.hall, table, dice):
                break
        for viewer in range(-1, seats):
            whole = await at.hall.frame(table, viewer + 1, viewer)
            for position in earlier[viewer]:
                if game == "duel" and dice.random() < 0.5:
                    continue
                assert position.follow(json.loads(await at.hall.frame(table, viewer + 1, viewer, position.ply)))
                assert fresh(position, whole)
    await database.close()


async def _go_on(hall: Hall, table: str, dice: Random) -> bool:
    """A random move, or something is taken back; false when the game is over."""
    async with hall.table(table) as hot:
        room = hot.room
        if room.is_over:
            return False
        able = [seat for seat in range(len(room.places)) if room.can_undo(seat)]
        seat = dice.choice(room.awaited)
        move = dice.choice(room.moves(seat)).text
        floor, last = room.sitting.floor, len(room.sitting.record.lines)
        everybody = range(len(room.places))
    if able and dice.random() < 0.2:
        await hall.answer(table, able[0], "/undo")
    elif floor < last and dice.random() < 0.1:
        await hall.answer(table, 0, f"/offer takeback {dice.randrange(floor, last)}")
        for each in everybody[1:]:
            await hall.answer(table, each, "/agree takeback")
    else:
        await hall.answer(table, seat, move)
    return True


async def test_the_set_up_is_told_to_whoever_joins_once(at: Club) -> None:
    for game, count in (("auction", 2), ("climb", 2), ("duel", 2)):
        table = await started(at.database, game, people(count), table=f"t{game}")
        looker = Looker(1)
        await at.hall.watch(table, looker, 0, 0)
        assert len(looker.position.log) == 1
        looker.position.follow(json.loads(await at.hall.frame(table, 1, 0, 0)))
        assert len(looker.position.log) == 1


async def test_an_earlier_ply_is_shown_as_it_was_with_all_that_luck_said_to_it(at: Club) -> None:
    table = await started(at.database, "climb")
    looker = Looker(1)
    await at.hall.watch(table, looker, 0, 0)
    await play(at.hall, table, Random(3), 8)
    shown = [msgspec.json.decode(message)["ply"] for message in looker.messages]
    for ply in range(shown[-1] + 1):
        frame = json.loads(await at.hall.frame_at(table, 1, 0, ply))
        assert frame["ply"] == min(each for each in shown if each >= ply)
    with pytest.raises(Refused, match="unknown-ply"):
        await at.hall.frame_at(table, 1, 0, shown[-1] + 1)


async def test_after_the_end_earlier_plies_are_told_with_nothing_hidden(at: Club) -> None:
    table = await started(at.database, "climb")
    await play(at.hall, table, Random(3))
    frame = json.loads(await at.hall.frame_at(table, 99, None, 6))
    assert [tale["kind"] for tale in frame["log"][0]["tales"]] == ["draw"] * 6


# --- Seats that change hands


async def test_who_gives_up_a_seat_sees_no_more_of_it(at: Club) -> None:
    table = await started(at.database, "climb", people(3), ABSENT_WAIT)
    old, other = Looker(1), Looker(2)
    await at.hall.watch(table, old, 0, 0)
    await at.hall.watch(table, other, 1, 0)
    at.presence.changed(table)
    await at.hall.answer(table, 0, "/leave", user=1)
    assert (old.lost, old.plies) == ([0], old.plies[:1])
    assert other.here[-1]["here"] == [1]
    with pytest.raises(Refused, match="not-your-seat"):
        await at.hall.frame(table, 1, 0)


async def test_somebody_takes_over_by_name_and_nobody_twice(at: Club) -> None:
    table = await started(at.database, "climb", people(3), ABSENT_WAIT)
    for seat in (0, 1):
        await at.hall.answer(table, seat, "/leave")
    looker = Looker(3)
    await at.hall.watch(table, looker, 2, 0)
    outcome = await asyncio.gather(
        at.hall.sit(table, 0, who(17)), at.hall.sit(table, 1, who(17)), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in outcome) == ["Refused", "int"]
    assert looker.position.picture["players"][0] == {"kind": "person", "name": "Rosa", "user": 17}
    assert json.loads(await at.hall.frame(table, 17, None))["seat"] == 0
    async with at.database.read() as connection:
        found = (await connection.execute(select(places.c.name, places.c.seat).where(places.c.user == 17))).all()
    assert found == [("Rosa", 0)]
    with pytest.raises(Refused, match="already-there"):
        await at.hall.sit(table, 1, who(3))


async def test_where_nobody_may_watch_a_player_who_leaves_watches_no_more(at: Club) -> None:
    rules = msgspec.structs.replace(ABSENT_WAIT, watch="nobody")
    table = await started(at.database, "climb", people(3), rules)
    with pytest.raises(Refused, match="not-for-spectators"):
        await at.hall.watch(table, Looker(99), None, 0)
    old = Looker(1)
    await at.hall.watch(table, old, -1, 0)
    await at.hall.answer(table, 0, "/leave")
    assert old.lost == [-1]


# --- Tables that break


@pytest.mark.usefixtures("stumble")
@pytest.mark.parametrize("move", ["fall", "run"])
async def test_a_rule_that_breaks_down_or_never_ends_costs_only_its_table(database: Database, move: str) -> None:
    async with club(database, Settings(move_seconds=0.1)) as at:
        table = await started(database, "stumble")
        other = await started(database, "stumble", table="other")
        looker = Looker(99)
        await at.hall.watch(table, looker, None, 0)
        await at.hall.answer(table, 0, "step")
        for _ in range(2):
            with pytest.raises(Refused, match="table-is-stuck"):
                await at.hall.answer(table, 0, move)
        with pytest.raises(Refused, match="table-is-stuck"):
            await at.hall.answer(table, 0, "step")
        at.hall.unwatch(table, looker, -1)
        assert (await state(database, table), await stored(database, table)) == ("stuck", ["step"])
        assert await at.hall.answer(other, 0, "step") == 1


async def test_what_is_wrong_with_stored_lines_only_the_host_may_know(at: Club) -> None:
    table = await started(at.database, "climb")
    async with at.database.write() as connection:
        await connection.execute(lines.update().where(lines.c.ply == 3).values(text="draw 99"))
    with pytest.raises(Refused) as refused:
        await at.hall.frame(table, 1, None)
    assert (refused.value.refusal.rule, refused.value.refusal.facts) == ("table-is-stuck", {"table": table})
    with pytest.raises(BadMove):
        await at.hall.read(table)


async def test_tables_that_are_not_there_are_refused(at: Club) -> None:
    with pytest.raises(Refused, match="unknown-table"):
        await at.hall.frame("nowhere", 1, None)
    outcome = await asyncio.gather(*[at.hall.frame("nowhere", 1, None) for _ in range(5)], return_exceptions=True)
    assert [type(each) for each in outcome] == [Refused] * 5


# --- Memory


async def test_only_so_many_tables_stay_in_memory_and_those_that_are_watched(database: Database) -> None:
    async with club(database, Settings(hot_tables=4)) as at:
        names = [await started(database, "auction", table=f"t{number}") for number in range(20)]
        looker = Looker(99)
        await at.hall.watch(names[0], looker, None, 0)
        for _ in range(2):
            await asyncio.gather(*[at.hall.frame(table, 1, None) for table in names])
        assert at.hall.hot(names[0]) is not None
        assert sum(at.hall.hot(table) is not None for table in names) <= 4
        await asyncio.gather(*[play(at.hall, table, Random(1)) for table in names])
        assert fresh(looker.position, await at.hall.frame(names[0], 99, None))
        assert sum(at.hall.hot(table) is not None for table in names) <= 4


async def test_many_who_ask_for_a_table_at_once_get_the_same(at: Club) -> None:
    table = await started(at.database)
    loaded: list[object] = []

    async def look() -> None:
        async with at.hall.table(table) as hot:
            loaded.append(hot)

    await asyncio.gather(*[look() for _ in range(10)])
    assert len(set(map(id, loaded))) == 1


# --- Spectators who see everything later


async def test_spectators_see_everything_later_to_the_end(at: Club) -> None:
    rules = Rules(order="joined", delay=1)
    table = await started(at.database, "climb", people(2), rules, at=now())
    with pytest.raises(Refused, match="nothing-to-see-yet"):
        await at.hall.watch(table, Looker(99), None, 0)
    await play(at.hall, table, Random(3))
    own = Looker(1)
    await at.hall.watch(table, own, 0, 0)
    assert own.position.result
    await asyncio.sleep(0.2)
    with pytest.raises(Refused, match="nothing-to-see-yet"):
        await at.hall.frame(table, 99, None)
    late = Looker(99)
    await until(lambda: _is_ready(at.hall, table), 5)
    await at.hall.watch(table, late, None, 0)
    await until(lambda: bool(late.position.result), 5)
    assert late.position.log == own.position.log
    assert fresh(late.position, await at.hall.frame(table, 99, None))
    assert await at.hall.record(table, 99, None) == await at.hall.record(table, 1, 0)


def _is_ready(hall: Hall, table: str) -> bool:
    hot = hall.hot(table)
    return hot is not None and hot.late is not None and hot.late.is_ready


async def test_late_spectators_learn_nothing_earlier_in_any_other_way(at: Club) -> None:
    rules = Rules(order="joined", delay=3600)
    table = await started(at.database, "climb", people(2), rules, at=LONG_AGO)
    _, _, ply = await asked(at.hall, table)
    before = await _everything(at.hall, table, ply)
    await play(at.hall, table, Random(3), 5)
    assert await _everything(at.hall, table, ply) == before
    with pytest.raises(Refused, match="unknown-ply"):
        await at.hall.frame_at(table, 99, None, ply + 1)


async def _everything(hall: Hall, table: str, ply: int) -> list[object]:
    async with hall.shown(table, 99, None) as (room, viewer):
        why = [str(room.why_not(viewer, "peek")), room.ply]
    frames = [await hall.frame(table, 99, None, have) for have in (0, 3, ply)]
    return [why, *frames, await hall.frame_at(table, 99, None, ply), await hall.record(table, 99, None)]


async def test_late_spectators_learn_the_names_of_those_who_come_later(at: Club) -> None:
    rules = msgspec.structs.replace(ABSENT_WAIT, delay=1)
    table = await started(at.database, "climb", people(3), rules)
    late = Looker(99)
    await at.hall.watch(table, late, None, 0)
    await at.hall.answer(table, 0, "/leave")
    await at.hall.sit(table, 0, who(17))
    assert late.plies == late.plies[:1]
    await until(lambda: late.position.picture["players"][0].get("name") == "Rosa")
