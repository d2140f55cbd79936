"""Pictures and frames: what travels to a client, and how much of it."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random
from statistics import median

import pytest

from ecumene.server.database import Database
from ecumene.server.picture import NOTHING, Eyes
from ecumene.server.room import Room
from tests.server.makings import Looker, club, play, started
from tests.server.rooms import Told, people
from tests.server.toys import toys

__all__ = ["toys"]
pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toys")]

LARGEST_CHANGE = 600  # bytes gzipped, for half of all moves
LARGEST_FIRST = 12_000


async def test_a_move_of_duel_is_small_on_its_way(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path}/x.db")
    await database.upgrade()
    async with club(database) as at:
        first: list[int] = []
        later: list[int] = []
        for seed in range(3):
            table = await started(database, table=f"t{seed}")
            lookers = [Looker(user) for user in (1, 2, 99)]
            for looker in lookers:
                await at.hall.watch(table, looker, None, 0)
            await play(at.hall, table, Random(seed))
            whole = await at.hall.frame(table, 1, None)  # the largest there is: with the log of the whole game
            sizes = [[len(gzip.compress(message)) for message in looker.messages] for looker in lookers]
            first += [len(gzip.compress(whole)), *(each[0] for each in sizes)]
            later += [size for each in sizes for size in each[1:]]
    await database.close()
    assert max(first) < LARGEST_FIRST
    assert median(later) < LARGEST_CHANGE


def shown(eyes: Eyes) -> dict[str, object]:
    told: dict[str, object] = json.loads(eyes.whole())
    return told


def test_each_of_several_who_are_asked_is_asked_their_own() -> None:
    told = Told("auction", people(2))
    assert list(shown(Eyes(told.room, 1))["picture"]["moves"])[-1] == "offer 5"  # type: ignore[index]
    told.say_all("A offer 5")
    picture = shown(Eyes(told.room, 0))["picture"]
    assert (picture["prompt"], picture["moves"], picture["awaits"]) == ("", {}, [1])  # type: ignore[index]


def test_what_is_opened_is_told_again_to_everybody() -> None:
    told = Told("auction", people(2))
    eyes = Eyes(told.room, -1)
    told.say_all("A offer 5")
    sealed = json.loads(eyes.next(told.room))
    assert [entry["move"] for entry in sealed["log"]] == ["?"]
    told.say_all("B offer 3")
    opened = json.loads(eyes.next(told.room))
    assert [entry["move"] for entry in opened["log"]] == ["offer 5", "offer 3"]
    assert opened["keep"] == 0


def test_what_is_taken_back_is_told_by_what_is_kept() -> None:
    told = Told("duel", people(2))
    eyes = Eyes(told.room, -1)
    seat = told.room.awaited[0]
    known = len(told.room.sitting.record.lines)
    told.say(f"{'AB'[seat]} {told.room.moves(seat)[0].text}")
    if told.room.can_undo(seat):
        eyes.next(told.room)
        told.say(f"{'AB'[seat]} /undo")
        frame = json.loads(eyes.next(told.room))
        assert (frame["keep"], frame["log"]) == (known, [])


def test_nothing_of_the_log_is_kept_by_who_has_nothing() -> None:
    told = Told("auction", people(2))
    assert shown(Eyes(told.room, 0))["keep"] == NOTHING


def test_a_room_read_again_is_followed_without_telling_anything_twice() -> None:
    told = Told("climb", people(2))
    eyes = Eyes(told.room, 0)
    for _ in range(5):
        seat = told.room.awaited[0]
        told.say(f"{'AB'[seat]} {told.room.moves(seat)[-1].text}")
        again: Room = told.rebuilt()
        assert len(json.loads(eyes.next(again))["log"]) == 1
    assert eyes.whole() == Eyes(told.room, 0).whole()
