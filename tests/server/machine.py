"""What a table must do, as a small model of it: who sits where, whose turn it is, and what each request is answered.

The game is the auction of `tests.kernel.toys`, played in the order of joining: everybody offers at once, and no offer
can be taken back once all are open. Nobody but people plays, so nothing happens by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, TypeVar

import httpx
from sqlalchemy import update

from ecumene.client import Position
from ecumene.kernel.table import Result
from ecumene.server.schema import lines, tables
from ecumene.server.settings import Settings
from tests.kernel.toys import highest
from tests.server.app import Served, served

T = TypeVar("T")

PEOPLE: Final = ["Anna", "Ben", "Cleo"]
LETTERS: Final = "ABC"
ROUNDS: Final = 4
MOST_OFFER: Final = 2  # of the nine coins, so that everybody can always choose
TEN_DAYS: Final = 10 * 24 * 3600 * 1000
OK, MADE, FORBIDDEN, MISSING, CONFLICT = 200, 201, 403, 404, 409


class World:
    """A real server, restarted now and then, and the people at it."""

    def __init__(self, database: str) -> None:
        self.settings: Final = Settings(database=database, budget=0, log="error")
        self.runner: Final = asyncio.Runner()
        self.server: Served
        self._context: AbstractAsyncContextManager[Served]
        self.start()
        self.clients: Final = [httpx.AsyncClient(base_url=self.server.url) for _ in PEOPLE]
        entered = [
            self.run(client.post("/api/people", json={"name": PEOPLE[n]})) for n, client in enumerate(self.clients)
        ]
        self.users: Final = [int(answer.json()["user"]) for answer in entered]

    def run(self, errand: Awaitable[T]) -> T:
        """Let the server live until this is done."""

        async def awaited() -> T:
            return await errand

        return self.runner.run(awaited())

    def start(self) -> None:
        """Serve, on whatever port is free."""
        self._context = served(self.settings)
        self.server = self.run(self._context.__aenter__())

    def restart(self) -> None:
        """Stop and come back, with nothing but what is on the disk."""
        self.run(self._context.__aexit__(None, None, None))
        self.start()
        for client in self.clients:
            client.base_url = httpx.URL(self.server.url)

    def close(self) -> None:
        """That was all."""
        for client in self.clients:
            self.run(client.aclose())
        self.run(self._context.__aexit__(None, None, None))
        self.runner.close()

    def forget(self, table: str) -> None:
        """The table is in memory no more."""
        self.server.house.hall._drop(table)

    def pass_time(self, table: str) -> None:
        """Ten days pass: everything at this table happened ten days earlier."""

        async def write() -> None:
            async with self.server.house.database.write() as connection:
                row = tables.c.id == table
                earlier = {"started": tables.c.started - TEN_DAYS, "changed": tables.c.changed - TEN_DAYS}
                await connection.execute(update(tables).where(row).values(earlier))
                at = lines.c.at - TEN_DAYS
                await connection.execute(update(lines).where(lines.c.table == table).values(at=at))

        self.run(write())
        self.forget(table)

    def ask(self, who: int, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """What the server answers to one of the people."""
        answer = self.run(self.clients[who].request(method, path, json=body))
        assert answer.status_code < 500, answer.text
        if answer.is_error:
            assert set(answer.json()) == {"rule", "message", "details"}
            assert answer.json()["message"]
        return answer.status_code, answer.json() if "json" in answer.headers["content-type"] else answer.text


class Spot:
    """A place of a table: whose it is, or for whom it is kept."""

    def __init__(self, user: int | None, is_taken: bool) -> None:
        self.user = user
        self.is_taken = is_taken


class Offered:
    """An offer that waits for consent."""

    def __init__(self, seat: int, to: int, owner: int) -> None:
        self.seat = seat
        self.to = to
        self.owners = {owner}
        self.seats = {seat}


class Made:
    """A coin offer that stands in the record."""

    def __init__(self, seat: int, coins: int, was_late: bool, time: int) -> None:
        self.seat = seat
        self.coins = coins
        self.was_late = was_late
        self.time = time


class Model:
    """A table as it must be."""

    def __init__(self, table: str, host: int, spots: list[Spot], rules: dict[str, Any]) -> None:
        self.table: Final = table
        self.host: Final = host
        self.spots: Final = spots
        self.rules: Final = rules
        self.state = "open"
        self.again: Model | None = None
        # Once it has started:
        self.sitters: list[int | None] = []  # who plays each seat; nobody where it is vacant
        self.last: list[int] = []  # who sits there, or sat there last
        self.sat: list[set[int]] = []  # who has ever sat there
        self.made: list[Made] = []
        self.ply = 0
        self.asked: dict[int, int] = {}
        self.offers: dict[str, Offered] = {}
        self.declined: set[tuple[str, int]] = set()
        self.keys: dict[tuple[int, str], tuple[int, str, int]] = {}
        self.result = ""
        self.time = 0  # how often ten days have passed
        self.is_cut = False  # was something taken back since somebody looked last?
        self._start_if_full()

    # --- Before the game

    def join(self, who: int) -> int:
        """Somebody wants a place."""
        if self.state != "open" or any(spot.is_taken and spot.user == who for spot in self.spots):
            return CONFLICT
        kept = [spot for spot in self.spots if spot.user == who]
        free = kept or [spot for spot in self.spots if spot.user is None][:1]
        for spot in free:
            spot.user, spot.is_taken = who, True
        if free:
            self._start_if_full()
        return OK if free else CONFLICT

    def leave(self, who: int) -> int:
        """Somebody leaves before the game."""
        own = [spot for spot in self.spots if spot.user == who]
        if self.state != "open" or (who != self.host and not own):
            return CONFLICT
        for spot in own:
            spot.user, spot.is_taken = None, False
        if who == self.host:
            self.state = "cancelled"
        return OK

    def free(self, who: int, place: int) -> int:
        """Somebody frees one place."""
        if self.state != "open":
            return CONFLICT
        known = place < len(self.spots)
        if who != self.host and (not known or self.spots[place].user != who):
            return FORBIDDEN
        if not known:
            return MISSING
        self.spots[place].user, self.spots[place].is_taken = None, False
        return OK

    def cancel(self, who: int) -> int:
        """Somebody calls the table off."""
        if self.state != "open":
            return CONFLICT
        if who != self.host:
            return FORBIDDEN
        self.state = "cancelled"
        return OK

    def start(self, who: int) -> int:
        """Somebody says that it begins."""
        if self.state != "open":
            return CONFLICT
        if who != self.host:
            return FORBIDDEN
        if sum(spot.is_taken for spot in self.spots) < 2:
            return CONFLICT
        self._start()
        return OK

    def _start_if_full(self) -> None:
        if self.rules["start"] == "full" and all(spot.is_taken for spot in self.spots):
            self._start()

    def _start(self) -> None:
        self.state = "playing"
        self.last = [spot.user for spot in self.spots if spot.is_taken and spot.user is not None]
        self.sitters = list(self.last)
        self.sat = [{user} for user in self.last]
        self.asked = dict.fromkeys(self.awaited, 0)

    # --- What follows from what was done

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.last)

    @property
    def opened(self) -> int:
        """How many offers lie open: those of whole rounds."""
        return len(self.made) // self.seats * self.seats

    @property
    def awaited(self) -> list[int]:
        """Who has not offered yet in this round."""
        if self.state != "playing":
            return []
        offered = {made.seat for made in self.made[self.opened :]}
        return [seat for seat in range(self.seats) if seat not in offered]

    @property
    def people(self) -> list[int]:
        """The seats that somebody plays."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter is not None]

    @property
    def vacant(self) -> list[int]:
        """The seats that may be taken over."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter is None]

    def seats_of(self, who: int) -> list[int]:
        """Where somebody sits."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter == who]

    def record(self, viewer: int) -> list[tuple[int, str]]:
        """The lines of the record as a seat, or a spectator, may read them."""
        is_open = self.state == "over"
        return [
            (made.seat, f"offer {made.coins}" if is_open or place < self.opened or made.seat == viewer else "?")
            for place, made in enumerate(self.made)
        ]

    def moves(self, seat: int) -> list[str]:
        """What this seat may offer."""
        if seat not in self.awaited:
            return []
        return [f"offer {coins}" for coins in range(min(5, self._played()[0][seat]) + 1)]

    def can_undo(self, seat: int) -> bool:
        """Was the last offer this seat's, and is it still hidden?"""
        if self.state != "playing" or self.rules["undo"] == "none" or seat not in self.people:
            return False
        return len(self.made) > self.opened and self.made[-1].seat == seat

    def _played(self) -> tuple[list[int], list[int]]:
        """What everybody has left, and how many prizes each has won."""
        purses, prizes = [9] * self.seats, [0] * self.seats
        for first in range(0, self.opened, self.seats):
            offers = {made.seat: made.coins for made in self.made[first : first + self.seats]}
            alone = [coins for coins in offers.values() if list(offers.values()).count(coins) == 1]
            if alone:
                winner = next(seat for seat in offers if offers[seat] == max(alone))
                purses[winner] -= max(alone)
                prizes[winner] += 1
        return purses, prizes

    def needs_bot(self, seat: int, act: str) -> bool:
        """Would a bot play on for this seat?"""
        gives_up = act == "/resign" or self.rules["absent"] == "lose"
        return gives_up and self.seats > 2 and self.people != [seat]

    # --- Moves and acts

    def answer(self, who: int, seat: int, text: str, ply: int | None, key: str, late: set[int]) -> tuple[int, int]:
        """Somebody answers for a seat: how that is answered, and the ply of its line."""
        if self.state in ("open", "cancelled"):
            return CONFLICT, 0
        if key and (who, key) in self.keys:
            known_seat, known_text, known_ply = self.keys[who, key]
            return (OK, known_ply) if (known_seat, known_text) == (seat, text) else (CONFLICT, 0)
        if seat not in self.seats_of(who):
            return FORBIDDEN, 0
        if ply is not None and not self.asked.get(seat, 0) <= ply <= self.ply:
            return CONFLICT, 0
        if self.state == "over" or not self._do(seat, text, late):
            return CONFLICT, 0
        self.ply += 1
        if self.state == "over":
            self.asked, self.offers = {}, {}
            self.declined.clear()
        self.asked = {each: self.asked.get(each, self.ply) for each in self.awaited}
        if key:
            self.keys[who, key] = seat, text, self.ply
        return OK, self.ply

    def sit(self, who: int, seat: int) -> int:
        """Somebody takes over a seat."""
        if self.state != "playing" or self.seats_of(who) or seat not in self.vacant:
            return CONFLICT
        if any(who in users for users in self.sat) and who not in self.sat[seat]:
            return CONFLICT
        self.sitters[seat] = self.last[seat] = who
        self.sat[seat].add(who)
        self._drop_offers()
        self.ply += 1
        return OK

    def _do(self, seat: int, text: str, late: set[int]) -> bool:
        verb, *words = text.split(" ")
        if verb == "offer":
            return self._move(seat, text, late)
        if verb == "/undo":
            return self._undo(seat)
        if verb == "/offer":
            return self._offer(seat, words)
        if verb == "/agree":
            return self._agree(seat, words[0])
        if verb == "/decline":
            return self._decline(words[0])
        if verb == "/claim":
            other = LETTERS.index(words[0])
            return other != seat and other in late and self._give_up(other, "time")
        if verb == "/resign":
            return self._lose(seat, "resigned")
        assert verb == "/leave"
        return self._give_up(seat, "resigned")

    def _move(self, seat: int, text: str, late: set[int]) -> bool:
        if text not in self.moves(seat):
            return False
        self.made.append(Made(seat, int(text.split(" ")[1]), seat in late, self.time))
        self.offers.pop("takeback", None)
        self.declined.clear()
        self.asked.pop(seat, None)
        if self.opened == len(self.made):
            self.asked = {}
        if self.opened == len(self.made) == ROUNDS * self.seats:
            self._end(str(highest(self._played()[1])))
        return True

    def _undo(self, seat: int) -> bool:
        if not self.can_undo(seat):
            return False
        if self.is_timed and (self.made[-1].was_late or self.time > self.made[-1].time):
            return False  # without this offer the time would be out
        self._cut(len(self.made) - 1)
        return True

    @property
    def is_timed(self) -> bool:
        """Is there a clock?"""
        return "pace" in self.rules

    def _cut(self, to: int) -> None:
        del self.made[to:]
        self.offers.pop("takeback", None)
        self.asked = {}
        self.is_cut = True

    def _offer(self, seat: int, words: list[str]) -> bool:
        to = int(words[-1]) if words[0] == "takeback" else 0
        if words[0] == "takeback" and (self.rules["undo"] != "agreed" or not self.opened <= to < len(self.made)):
            return False
        if words[0] in self.offers or (words[0], seat) in self.declined:
            return False
        self.offers[words[0]] = Offered(seat, to, self._owner(seat))
        self._consent(words[0])
        return True

    def _agree(self, seat: int, kind: str) -> bool:
        if kind not in self.offers or self._owner(seat) in self.offers[kind].owners:
            return False
        self.offers[kind].owners.add(self._owner(seat))
        self.offers[kind].seats.add(seat)
        self._consent(kind)
        return True

    def _consent(self, kind: str) -> None:
        offer = self.offers[kind]
        if {self._owner(seat) for seat in self.people} - offer.owners:
            return
        if kind == "cancel":
            self._end_early([], "cancelled")
        else:
            self._cut(offer.to)

    def _decline(self, kind: str) -> bool:
        if kind not in self.offers:
            return False
        self.declined.add((kind, self.offers.pop(kind).seat))
        return True

    def _owner(self, seat: int) -> int:
        owner = self.sitters[seat]
        assert owner is not None
        return owner

    def _give_up(self, seat: int, why: str) -> bool:
        if self.rules["absent"] == "lose":
            return self._lose(seat, why)
        if self.people == [seat]:
            self._end_early([], "cancelled")
        else:
            self.sitters[seat] = None
            self._drop_offers()
        return True

    def _lose(self, seat: int, why: str) -> bool:
        self._end_early([other for other in range(self.seats) if other != seat], why)
        return True

    def _end_early(self, winners: list[int], how: str) -> None:
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        self._end(str(Result(how, shares)))

    def _end(self, result: str) -> None:
        self.state, self.result = "over", result

    def _drop_offers(self) -> None:
        self.offers = {}
        self.declined.clear()

    # --- After the game

    def rematch(self, who: int) -> tuple[int, list[Spot] | None]:
        """Somebody wants to play again; the places of the new table if there is one now."""
        if self.state != "over":
            return CONFLICT, None
        if who not in self.last:
            return FORBIDDEN, None
        if self.again is None or self.again.state == "cancelled":
            return MADE, [Spot(user, user == who) for user in self.last]
        if any(spot.is_taken and spot.user == who for spot in self.again.spots):
            return MADE, None
        return (MADE if self.again.join(who) == OK else CONFLICT), None


class Follower:
    """Somebody who is told only what is new to them, and must come to know the same as who asks for everything."""

    def __init__(self, table: str) -> None:
        self.position = Position(table)

    def follow(self, frame: dict[str, Any], whole: dict[str, Any]) -> None:
        """Here is the frame for what they have, and the frame for somebody who has nothing."""
        if frame["seat"] != self.position.seat:
            self.position = Position(self.position.table)  # other eyes: they begin anew
            frame = whole
        assert self.position.follow(frame)
        fresh = Position(self.position.table)
        fresh.follow(whole)
        assert (self.position.ply, self.position.log) == (fresh.ply, fresh.log)
        assert self.position.picture == fresh.picture
