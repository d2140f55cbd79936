"""Tables before their game: who may sit down, when it starts, who finds them, and how people play again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from ecumene import fair
from ecumene.kernel import catalog
from ecumene.kernel.notation import Illegal, Unreadable
from ecumene.kernel.record import Record
from ecumene.server.agreed import Rules
from ecumene.server.clock import Pace
from ecumene.server.database import Database
from ecumene.server.keys import Keys
from ecumene.server.lists import Listing
from ecumene.server.lobby import MOST_OPEN, Chair, Lobby, NewTable, Taking
from ecumene.server.passwords import Passwords
from ecumene.server.people import People
from ecumene.server.schema import places, tables
from ecumene.server.switchboard import Switchboard
from ecumene.server.trouble import Refused
from ecumene.server.who import EVERYTHING, Who
from tests.server.app import CHEAP
from tests.server.makings import Club, club, until
from tests.server.toys import toys

__all__ = ["toys"]
pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toys")]

ME, ANYBODY, BOT = Chair("me"), Chair("open"), Chair("bot", 1)
JOINED = Rules(order="joined")
SECRET_TABLE = "a table password"


class Line:
    """Somebody's open connection, and the listings that came over it."""

    def __init__(self, user: int) -> None:
        self.user = user
        self.listings: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        """Note down what is told of tables."""
        if "listing" in (told := msgspec.json.decode(message)):
            self.listings.append(told["listing"])

    async def check(self) -> None:
        """It may stay."""

    def states(self, table: str) -> list[str]:
        """What was told of this table."""
        return [listing["state"] for listing in self.listings if listing["id"] == table]


class Foyer:
    """One process: its lobby, its hall, and the people who come in there."""

    def __init__(self, opened: Club) -> None:
        self.club = opened
        self.hall = opened.hall
        self.database = opened.database
        keys = Keys(opened.database)
        passwords = Passwords(CHEAP)
        self.people = People(opened.database, keys, passwords, opened.signals, opened.settings)
        self.switchboard = Switchboard(opened.metrics)
        self.lobby = Lobby(opened.database, opened.signals, passwords, self.people, self.switchboard)

    async def guest(self, name: str) -> Who:
        """Somebody new."""
        me, _ = await self.people.enter(name, "en", "a test")
        return Who(me.user, me.name, "guest", "en", EVERYTHING, 0, False)

    async def guests(self, *names: str) -> list[Who]:
        """Several at once."""
        return [await self.guest(name) for name in names]

    def line(self, who: Who, *, lobby: bool = False) -> Line:
        """Somebody connects."""
        line = Line(who.user)
        self.switchboard.connect(line)
        if lobby:
            self.switchboard.listen_to_lobby(line)
        return line

    async def open(self, host: Who, *chairs: Chair, game: str = "auction", **more: Any) -> Listing:
        """A new table; by default with places for the host and one other."""
        return await self.lobby.create(host, NewTable(game, list(chairs or (ME, ANYBODY)), **more))

    async def join(self, who: Who, table: str, entropy: str = "", password: str = "") -> Listing:
        """Sit down."""
        return await self.lobby.join(who, table, Taking(password, entropy))

    async def started(self, *players: Who, **more: Any) -> str:
        """A table at which these play, in this order."""
        table = (await self.open(players[0], ME, *[ANYBODY] * (len(players) - 1), **more)).id
        for player in players[1:]:
            await self.join(player, table, password=more.get("password", ""))
        return table

    async def over(self, *players: Who, **more: Any) -> str:
        """A table at which these have played, until all but the first gave up."""
        table = await self.started(*players, **{"rules": JOINED} | more)
        for seat in range(1, len(players)):
            await self.hall.answer(table, seat, "/resign")
        return table


@asynccontextmanager
async def foyer(database: Database) -> AsyncIterator[Foyer]:
    """A process that is open for as long as the block lasts."""
    async with club(database) as opened:
        made = Foyer(opened)
        try:
            yield made
        finally:
            await made.lobby.close()


@pytest.fixture
async def at(database: Database) -> AsyncIterator[Foyer]:
    """A process on an empty database."""
    async with foyer(database) as opened:
        yield opened


@pytest.fixture
async def two(url: str) -> AsyncIterator[list[Foyer]]:
    """Two processes on one database."""
    one, other = Database(url), Database(url)
    await one.upgrade()
    async with foyer(one) as first, foyer(other) as second:
        yield [first, second]
    await one.close()
    await other.close()


def rules_of(outcomes: Sequence[object]) -> list[str]:
    """The rules by which some were refused; whatever else went wrong is an error."""
    for each in outcomes:
        if isinstance(each, BaseException) and not isinstance(each, Refused | Illegal):
            raise each
    return [each.refusal.rule for each in outcomes if isinstance(each, Refused | Illegal)]


def names(listing: Listing) -> list[str]:
    """Who is at each place: a name, a kind, or in brackets for whom it is kept."""
    shown = []
    for place in listing.places:
        name = place.name or place.kind
        shown.append(f"({name})" if place.kind == "open" and place.user else name)
    return shown


def seat_of(listing: Listing, who: Who) -> int:
    """Where somebody sits."""
    return next(place.seat for place in listing.places if place.user == who.user)


async def count(database: Database, state: str) -> int:
    """How many tables there are in this state."""
    async with database.read() as connection:
        query = select(func.count()).select_from(tables).where(tables.c.state == state)
        return int((await connection.execute(query)).scalar_one())


# --- Opening and joining


async def test_the_game_starts_when_the_last_place_is_taken(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    opened = await at.open(anna)
    assert (opened.state, names(opened), opened.started) == ("open", ["Anna", "open"], None)
    full = await at.join(ben, opened.id)
    assert (full.state, names(full)) == ("playing", ["Anna", "Ben"])
    assert sorted(place.seat for place in full.places) == [0, 1]
    assert sorted(full.awaits) == ["A", "B"]


async def test_of_many_who_want_the_last_place_one_gets_it(two: list[Foyer]) -> None:
    host, *others = await two[0].guests("Anna", *(f"Guest {number}" for number in range(10)))
    table = (await two[0].open(host, ME, ANYBODY, ANYBODY)).id
    joining = [two[number % 2].join(who, table, f"e{number}") for number, who in enumerate(others)]
    outcomes = await asyncio.gather(*joining, return_exceptions=True)
    refused = rules_of(outcomes)
    assert len(refused) == 8
    assert set(refused) <= {"table-is-full", "not-open"}
    listing = await two[1].lobby.listing(table)
    assert listing.state == "playing"
    assert len({place.user for place in listing.places}) == 3
    frames = [await each.hall.frame(table, host.user, None) for each in two]
    assert frames[0] == frames[1]


async def test_who_has_a_place_cannot_take_another(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    table = (await at.open(anna, ME, ANYBODY, ANYBODY)).id
    outcomes = await asyncio.gather(*(at.join(ben, table) for _ in range(4)), return_exceptions=True)
    assert rules_of(outcomes) == ["already-there"] * 3
    assert names(await at.lobby.listing(table)) == ["Anna", "Ben", "open"]


async def test_a_host_has_only_so_many_open_tables_even_if_opened_at_once(two: list[Foyer]) -> None:
    anna = await two[0].guest("Anna")
    opening = [two[number % 2].open(anna) for number in range(MOST_OPEN + 6)]
    assert rules_of(await asyncio.gather(*opening, return_exceptions=True)) == ["too-many-tables"] * 6
    assert await count(two[0].database, "open") == MOST_OPEN
    await two[0].lobby.cancel(anna, (await two[0].lobby.lists.own(anna.user, "open", 1))[0].id)
    assert (await two[0].open(anna)).state == "open"


@pytest.mark.parametrize(
    ("new", "rule"),
    [
        (NewTable("chess", [ME, ANYBODY]), "unknown-game"),
        (NewTable("auction.game", [ME, ANYBODY]), "unknown-game"),
        (NewTable("auction", [ME]), "wrong-seats"),
        (NewTable("auction", [ME] * 5), "wrong-seats"),
        (NewTable("court", [ME, ANYBODY, ANYBODY]), "wrong-seats"),
        (NewTable("auction", [ME, ANYBODY], {"prizes": "many"}), "unknown-value"),
        (NewTable("auction", [ME, ANYBODY], {"price": "four"}), "unknown-option"),
        (NewTable("auction", [ME, ANYBODY], rules=Rules(pace=Pace("live"))), "bad-pace"),
        (NewTable("auction", [ME, ANYBODY], password="short"), "bad-password"),
        (NewTable("auction", [BOT, BOT]), "nobody-plays"),
    ],
)
async def test_what_cannot_be_played_is_not_opened(at: Foyer, new: NewTable, rule: str) -> None:
    anna = await at.guest("Anna")
    with pytest.raises((Unreadable, Refused)) as refused:
        await at.lobby.create(anna, new)
    assert isinstance(refused.value, Unreadable | Refused)
    assert refused.value.refusal.rule == rule
    assert await count(at.database, "open") + await count(at.database, "playing") == 0


async def test_one_person_may_play_several_places(at: Foyer) -> None:
    anna = await at.guest("Anna")
    listing = await at.open(anna, ME, ME, entropy="mine")
    assert (listing.state, names(listing)) == ("playing", ["Anna", "Anna"])
    async with at.hall.table(listing.id) as hot:
        assert sorted(hot.room.seats_of(anna.user)) == [0, 1]
    for seat in (0, 1):
        await at.hall.answer(listing.id, seat, "offer 2", user=anna.user)


async def test_a_table_of_one_person_and_bots_starts_at_once(at: Foyer) -> None:
    looked_after: list[str] = []
    at.lobby.when_started.append(looked_after.append)
    anna = await at.guest("Anna")
    listing = await at.open(anna, ME, BOT, Chair("bot", 7))
    assert (listing.state, [place.level for place in listing.places]) == ("playing", [0, 1, 7])
    assert looked_after == [listing.id]


async def test_an_account_that_ended_meanwhile_leaves_no_half_table(at: Foyer) -> None:
    nobody = Who(999, "Ghost", "guest", "en", EVERYTHING, 0, False)
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await at.open(nobody)
    assert await count(at.database, "open") == 0


# --- Luck


async def test_the_promise_is_published_before_anybody_joins_and_is_kept(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    opened = await at.open(anna, game="climb", entropy="from:Anna")
    full = await at.join(ben, opened.id, "from%Ben")
    assert full.promise == opened.promise
    loser = seat_of(full, ben)
    await at.hall.answer(opened.id, loser, "/resign")
    record = Record.read(await at.hall.record(opened.id, 0, -1))
    promise, secret, named = record.luck
    assert promise == opened.promise == fair.promise(bytes.fromhex(secret))
    assert named == fair.name(opened.id, ["from:Anna", "from%Ben"])
    proof = fair.proof(record, catalog.find("climb"))
    assert proof is not None
    assert (proof.fault, proof.outcomes > 0) == ("", True)


async def test_seats_are_drawn_with_what_every_player_added_the_last_one_too(at: Foyer) -> None:
    players = await at.guests("Anna", "Ben", "Cleo", "Dora")
    for entropy in ("x", "y", "z"):
        table = (await at.open(players[0], ME, *[ANYBODY] * 3, entropy="first")).id
        for who in players[1:]:
            full = await at.join(who, table, f"{who.name}-{entropy}")
        async with at.database.read() as connection:
            secret = (await connection.execute(select(tables.c.secret).where(tables.c.id == table))).scalar_one()
        entropies = ["first", *(f"{who.name}-{entropy}" for who in players[1:])]
        assert [place.seat for place in full.places] == fair.drawn_seats(secret, table, entropies)


async def test_nobody_sees_what_the_others_added_before_the_end(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    table = (await at.open(anna, entropy="rhubarb")).id
    assert b"rhubarb" not in msgspec.json.encode(await at.join(ben, table))
    assert b"rhubarb" not in await at.hall.frame(table, ben.user, None)
    assert "rhubarb" not in await at.hall.record(table, ben.user, None)


# --- Leaving, and the host


async def test_who_leaves_frees_the_place_for_somebody_else(at: Foyer) -> None:
    anna, ben, cleo = await at.guests("Anna", "Ben", "Cleo")
    table = (await at.open(anna, ME, ANYBODY, ANYBODY)).id
    await at.join(ben, table, "gone with Ben")
    assert names(await at.lobby.leave(ben, table)) == ["Anna", "open", "open"]
    with pytest.raises(Refused, match="not-there"):
        await at.lobby.leave(ben, table)
    await at.join(cleo, table)
    await at.join(ben, table, "new")
    async with at.hall.table(table) as hot:
        assert hot.room.entropy == ["", "", "new"]


async def test_a_table_is_called_off_when_its_host_leaves(at: Foyer) -> None:
    anna, ben, cleo = await at.guests("Anna", "Ben", "Cleo")
    table = (await at.open(anna, ME, ANYBODY, ANYBODY)).id
    await at.join(ben, table)
    line = at.line(ben)
    assert (await at.lobby.leave(anna, table)).state == "cancelled"
    assert line.states(table) == ["cancelled"]
    with pytest.raises(Refused, match="not-open"):
        await at.join(cleo, table)


async def test_a_host_who_does_not_play_can_still_leave_or_start(at: Foyer) -> None:
    anna, ben, cleo = await at.guests("Anna", "Ben", "Cleo")
    left = (await at.open(anna, ANYBODY, ANYBODY)).id
    assert (await at.lobby.leave(anna, left)).state == "cancelled"
    table = (await at.open(anna, ANYBODY, ANYBODY, ANYBODY, rules=Rules(start="host"))).id
    for who in (ben, cleo):
        await at.join(who, table)
    assert names(await at.lobby.start(anna, table)) == ["Ben", "Cleo"]


async def test_only_the_host_frees_places_of_others_invites_bots_starts_and_cancels(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    table = (await at.open(anna, ME, ANYBODY, ANYBODY)).id
    await at.join(ben, table)
    for forbidden in (
        at.lobby.free(ben, table, 0),
        at.lobby.free(ben, table, 7),
        at.lobby.add_bot(ben, table, 3),
        at.lobby.start(ben, table),
        at.lobby.cancel(ben, table),
    ):
        with pytest.raises(Refused, match="only-the-host"):
            await forbidden
    line = at.line(ben)
    assert names(await at.lobby.free(anna, table, 1)) == ["Anna", "open", "open"]
    assert line.states(table) == ["open"]  # Ben hears that his place is gone
    with pytest.raises(Refused, match="no-such-seat"):
        await at.lobby.free(anna, table, 7)
    await at.lobby.add_bot(anna, table, 3)
    assert (await at.lobby.add_bot(anna, table, 9)).state == "playing"


async def test_who_plays_two_places_may_free_one_of_them(at: Foyer) -> None:
    anna = await at.guest("Anna")
    table = (await at.open(anna, ME, ME, ANYBODY)).id
    listing = await at.lobby.free(anna, table, 1)
    assert (listing.state, names(listing)) == ("open", ["Anna", "open", "open"])


async def test_the_host_starts_with_fewer_than_there_are_places(at: Foyer) -> None:
    anna, ben, cleo = await at.guests("Anna", "Ben", "Cleo")
    table = (await at.open(anna, *[ANYBODY] * 3, ME, rules=Rules(start="host"))).id
    with pytest.raises(Illegal, match="wrong-seats"):
        await at.lobby.start(anna, table)
    await at.join(ben, table)
    await at.join(cleo, table)
    await at.lobby.leave(ben, table)
    listing = await at.lobby.start(anna, table)
    assert (listing.state, names(listing)) == ("playing", ["Cleo", "Anna"])
    assert sorted(place.seat for place in listing.places) == [0, 1]
    async with at.hall.table(table) as hot:
        assert [hot.room.places[seat_of(listing, who)].user for who in (cleo, anna)] == [cleo.user, anna.user]
    with pytest.raises(Refused, match="not-open"):
        await at.join(ben, table)


async def test_a_full_table_waits_if_its_host_wants_to_say_when(at: Foyer) -> None:
    anna, ben, cleo = await at.guests("Anna", "Ben", "Cleo")
    table = (await at.open(anna, rules=Rules(start="host"))).id
    assert (await at.join(ben, table)).state == "open"
    with pytest.raises(Refused, match="table-is-full"):
        await at.join(cleo, table)
    assert (await at.lobby.start(anna, table)).state == "playing"


async def test_a_host_cannot_let_bots_play_alone(at: Foyer) -> None:
    anna = await at.guest("Anna")
    table = (await at.open(anna, BOT, ANYBODY, rules=Rules(start="host"))).id
    await at.lobby.add_bot(anna, table, 2)
    with pytest.raises(Refused, match="nobody-plays"):
        await at.lobby.start(anna, table)
    assert (await at.lobby.listing(table)).state == "open"


async def test_joining_and_starting_and_leaving_at_once_leaves_a_table_that_can_be_played(two: list[Foyer]) -> None:
    anna, ben, cleo = await two[0].guests("Anna", "Ben", "Cleo")
    for _ in range(4):
        table = (await two[0].open(anna, ME, ANYBODY, ANYBODY, rules=Rules(start="host"))).id
        await two[1].join(ben, table)
        at_once = (
            two[0].lobby.start(anna, table),
            two[1].join(cleo, table),
            two[1].lobby.leave(ben, table),
            two[0].lobby.start(anna, table),
        )
        rules_of(await asyncio.gather(*at_once, return_exceptions=True))
        listing = await two[0].lobby.listing(table)
        assert listing.state in ("open", "playing")
        if listing.state == "playing":
            frames = [await each.hall.frame(table, anna.user, None) for each in two]
            assert frames[0] == frames[1]


async def test_a_table_that_waited_while_the_rules_changed_is_played_under_the_new_ones(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    table = (await at.open(anna)).id
    async with at.database.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(version=0, options="{}"))
    assert (await at.join(ben, table)).options == {"prizes": "four"}
    async with at.hall.table(table) as hot:
        assert hot.room.game.name == "auction"


# --- Passwords and blocking


async def test_a_table_with_a_password_lets_in_who_knows_it(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    opened = await at.open(anna, password=SECRET_TABLE)
    assert opened.has_password
    for wrong in ("", "a table passwort", SECRET_TABLE.upper()):
        with pytest.raises(Refused, match="wrong-table-password"):
            await at.join(ben, opened.id, password=wrong)
    assert (await at.join(ben, opened.id, password=SECRET_TABLE)).state == "playing"


async def test_the_host_need_not_know_the_password(at: Foyer) -> None:
    anna = await at.guest("Anna")
    table = (await at.open(anna, ANYBODY, ANYBODY, password=SECRET_TABLE)).id
    assert names(await at.join(anna, table)) == ["Anna", "open"]


@pytest.mark.parametrize("is_host_blocked", [False, True])
async def test_who_blocks_somebody_neither_finds_nor_joins_their_tables(at: Foyer, is_host_blocked: bool) -> None:
    anna, ben, cleo = await at.guests("Anna", "Ben", "Cleo")
    hosted = (await at.open(anna, ANYBODY, ANYBODY)).id
    joined = (await at.open(cleo, ME, ANYBODY, ANYBODY)).id
    await at.join(anna, joined)
    one, other = (ben, anna) if is_host_blocked else (anna, ben)
    await at.people.shunning.begin(one.user, other.user, "block")
    for table in (hosted, joined):
        with pytest.raises(Refused, match="blocked"):
            await at.join(ben, table)
    assert await at.lobby.lists.public(ben.user, "open", "", 50) == []
    assert {each.id for each in await at.lobby.lists.public(cleo.user, "open", "", 50)} == {hosted, joined}
    await at.people.shunning.end(one.user, other.user)
    assert len(await at.lobby.lists.public(ben.user, "open", "", 50)) == 2
    await at.join(ben, hosted)


async def test_who_is_only_muted_may_join(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    table = (await at.open(anna)).id
    await at.people.shunning.begin(anna.user, ben.user, "mute")
    assert len(await at.lobby.lists.public(ben.user, "open", "", 50)) == 1
    assert (await at.join(ben, table)).state == "playing"


# --- Lists


async def test_lists_show_what_was_asked_for_the_newest_first(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    first = (await at.open(anna)).id
    await asyncio.sleep(0.002)
    second = (await at.open(anna, game="climb")).id
    playing, over, cancelled = await at.started(anna, ben), await at.over(anna, ben), (await at.open(anna)).id
    await at.lobby.cancel(anna, cancelled)

    async def found(state: str, game: str = "", most: int = 50) -> list[str]:
        return [each.id for each in await at.lobby.lists.public(0, state, game, most)]

    assert await found("open") == [second, first]
    assert await found("open", most=1) == [second]
    assert await found("open", "auction") == [first]
    assert await found("open", "chess") == []
    assert (await found("playing"), await found("over"), await found("cancelled")) == ([playing], [over], [cancelled])


async def test_unlisted_tables_are_never_listed_and_push_nobody_out(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    listed = (await at.open(anna)).id
    line = at.line(ben, lobby=True)
    for _ in range(MOST_OPEN - 1):
        await at.open(anna, rules=Rules(listed=False))
    assert [each.id for each in await at.lobby.lists.public(ben.user, "open", "", 2)] == [listed]
    assert line.listings == []
    assert len(await at.lobby.lists.own(anna.user, "", 50)) == MOST_OPEN


async def test_tables_that_wait_for_me_come_first_however_long_they_have_waited(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    old = await at.started(anna, ben, rules=JOINED)
    answered = await at.started(anna, ben, rules=JOINED)
    await at.hall.answer(answered, 0, "offer 1")
    newer = [(await at.open(anna)).id for _ in range(3)]
    found = [each.id for each in await at.lobby.lists.own(anna.user, "", 2)]
    assert found[0] == old
    assert found[1] in newer
    assert [each.id for each in await at.lobby.lists.own(ben.user, "", 9)][:2] == [answered, old]
    assert [each.id for each in await at.lobby.lists.own(anna.user, "open", 9)] == newer[::-1]


@pytest.mark.parametrize("how", ["/leave", "/claim"])
async def test_a_seat_that_i_gave_up_does_not_wait_for_me(at: Foyer, how: str) -> None:
    anna, ben, cleo = await at.guests("Anna", "Ben", "Cleo")
    rules = Rules(order="joined", absent="wait", pace=Pace("live", bank=1))
    given_up = await at.started(anna, ben, rules=rules)
    if how == "/claim":
        await asyncio.sleep(1.01)
        await at.hall.answer(given_up, 1, "/claim A")
    else:
        await at.hall.answer(given_up, 0, "/leave")
    waiting = await at.started(anna, cleo, rules=JOINED)
    async with at.database.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == waiting).values(changed=1))
    assert [each.id for each in await at.lobby.lists.own(anna.user, "", 9)] == [waiting, given_up]
    await at.hall.sit(given_up, 0, cleo)
    listing = await at.lobby.listing(given_up)
    assert (names(listing), [place.seat for place in listing.places]) == (["Cleo", "Ben"], [0, 1])
    assert [each.id for each in await at.lobby.lists.own(cleo.user, "", 1)] == [given_up]


# --- What strangers may know


@pytest.mark.parametrize(
    ("rules", "is_told"),
    [
        (Rules(order="joined"), True),
        (Rules(order="joined", watch="nobody"), False),
        (Rules(order="joined", delay=3600), False),
    ],
)
async def test_a_stranger_learns_of_a_game_only_what_they_may_watch(at: Foyer, rules: Rules, is_told: bool) -> None:
    anna, ben, stranger = await at.guests("Anna", "Ben", "Stranger")
    line = at.line(stranger, lobby=True)
    table = await at.started(anna, ben, rules=rules)
    await at.hall.answer(table, 0, "offer 2")

    async def seen(who: Who) -> tuple[int, str, str, bool, str]:
        listing = (await at.lobby.listing(table)).seen_by(who.user)
        has_moved = listing.changed != listing.started
        return listing.ply, listing.awaits, listing.result, has_moved, listing.rematch

    def told_live() -> list[tuple[int, str, str, str]]:
        return [(each["ply"], each["awaits"], each["result"], each["rematch"]) for each in line.listings]

    in_play = await seen(anna)
    assert in_play[:3] == (1, "B", "")
    assert await seen(stranger) == (in_play if is_told else (0, "", "", False, ""))
    assert [each.ply for each in await at.lobby.lists.public(stranger.user, "playing", "", 9)] == [int(is_told)]
    await at.hall.answer(table, 1, "/resign")
    again = (await at.lobby.rematch(ben, table, "")).id
    at_end = await seen(anna)
    assert (at_end[2], at_end[4]) == ("1 0 resigned", again)
    assert await seen(stranger) == (at_end if is_told else (0, "", "", False, ""))
    assert any(again in each for each in told_live()) == is_told
    assert any("1 0 resigned" in each for each in told_live()) == is_told


async def test_before_the_start_a_stranger_sees_who_plays_and_what_was_agreed_and_no_secret(at: Foyer) -> None:
    anna, stranger = await at.guests("Anna", "Stranger")
    hidden = Rules(watch="nobody", listed=False)
    opened = await at.open(anna, rules=hidden, password=SECRET_TABLE, entropy="rhubarb")
    shown = opened.seen_by(stranger.user)
    assert (names(shown), shown.rules, shown.has_password) == (["Anna", "open"], hidden, True)
    text = msgspec.json.encode(shown).decode()
    async with at.database.read() as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == opened.id))).one()
    for secret in (SECRET_TABLE, "rhubarb", row.password, row.secret.hex()):
        assert secret not in text


# --- What is told live


async def test_the_lobby_and_the_players_hear_of_a_table(at: Foyer) -> None:
    anna, ben, cleo = await at.guests("Anna", "Ben", "Cleo")
    host, player, looker = at.line(anna), at.line(ben), at.line(cleo, lobby=True)
    table = (await at.open(anna, ME, ANYBODY, ANYBODY)).id
    await at.join(ben, table)
    await at.lobby.leave(ben, table)
    await at.lobby.cancel(anna, table)
    assert host.states(table) == ["open", "open", "open", "cancelled"]
    assert player.states(table) == ["open", "open"]
    assert looker.states(table) == host.states(table)
    assert [[place["kind"] for place in each["places"]].count("person") for each in looker.listings] == [1, 2, 1, 1]


async def test_other_processes_tell_their_people_too(two: list[Foyer]) -> None:
    here, there = two
    if not here.club.signals.is_shared:
        pytest.skip("SQLite is for one process")
    anna, ben, cleo = await here.guests("Anna", "Ben", "Cleo")
    player, looker = there.line(ben), there.line(cleo, lobby=True)
    table = (await here.open(anna, ME, ANYBODY, ANYBODY)).id
    await here.join(ben, table)
    await here.lobby.free(anna, table, 1)
    await here.lobby.cancel(anna, table)
    await until(lambda: looker.states(table)[-1:] == ["cancelled"])
    await until(lambda: len(player.states(table)) >= 1)
    assert player.states(table)[-1] in ("open", "cancelled")


async def test_a_player_who_looks_at_the_lobby_is_told_last_what_only_players_know(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    line = at.line(anna, lobby=True)
    await at.started(anna, ben, rules=Rules(watch="nobody"))
    assert [listing["awaits"] for listing in line.listings[-2:]] == ["", "AB"]


# --- Once more


async def test_a_rematch_asked_for_by_all_at_once_is_one_table(two: list[Foyer]) -> None:
    players = await two[0].guests("Anna", "Ben", "Cleo")
    table = await two[0].over(*players)
    asking = [two[number % 2].lobby.rematch(players[number % 3], table, f"e{number}") for number in range(6)]
    outcomes = await asyncio.gather(*asking, return_exceptions=True)
    assert set(rules_of(outcomes)) <= {"already-there", "not-open"}
    again = {each.id for each in outcomes if isinstance(each, Listing)}
    assert len(again) == 1
    listing = await two[1].lobby.listing(again.pop())
    assert (listing.state, sorted(names(listing))) == ("playing", ["Anna", "Ben", "Cleo"])
    assert await count(two[0].database, "open") == 0
    assert (await two[0].lobby.listing(table)).rematch == listing.id
    old = await two[0].lobby.listing(table)
    assert (listing.game, listing.options, listing.rules) == (old.game, old.options, old.rules)
    assert listing.promise != old.promise


async def test_asking_for_a_rematch_again_shows_the_same_table(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    table = await at.over(anna, ben)
    first = await at.lobby.rematch(anna, table, "new luck")
    assert await at.lobby.rematch(anna, table, "other luck") == first
    started = await at.lobby.rematch(ben, table, "more luck")
    assert (started.id, started.state) == (first.id, "playing")
    assert await at.lobby.rematch(ben, table, "") == started
    async with at.hall.table(first.id) as hot:
        assert hot.room.entropy == ["new luck", "more luck"]


async def test_a_rematch_keeps_the_places_of_those_who_played(at: Foyer) -> None:
    anna, ben, stranger = await at.guests("Anna", "Ben", "Stranger")
    table = await at.over(anna, ben)
    line = at.line(ben)
    again = await at.lobby.rematch(anna, table, "")
    assert names(again) == ["Anna", "(Ben)"]
    assert line.states(again.id) == ["open"]
    assert [each.id for each in await at.lobby.lists.own(ben.user, "", 9)] == [again.id, table]
    with pytest.raises(Refused, match="table-is-full"):
        await at.join(stranger, again.id)
    assert names(await at.lobby.leave(ben, again.id)) == ["Anna", "open"]  # no, thank you
    assert (await at.join(stranger, again.id)).state == "playing"


async def test_a_host_who_waits_no_longer_opens_a_kept_place_to_all(at: Foyer) -> None:
    anna, ben, cleo, dora = await at.guests("Anna", "Ben", "Cleo", "Dora")
    table = await at.over(anna, ben, cleo)
    again = (await at.lobby.rematch(anna, table, "")).id
    await at.lobby.free(anna, again, 2)
    assert names(await at.join(dora, again)) == ["Anna", "(Ben)", "Dora"]
    full = await at.lobby.add_bot(anna, again, 4)
    assert (full.state, names(full)) == ("playing", ["Anna", "bot", "Dora"])


async def test_a_rematch_needs_no_password_from_those_who_played(at: Foyer) -> None:
    anna, ben, stranger = await at.guests("Anna", "Ben", "Stranger")
    table = await at.over(anna, ben, password=SECRET_TABLE)
    again = await at.lobby.rematch(ben, table, "")
    assert again.has_password
    with pytest.raises(Refused, match="wrong-table-password"):
        await at.join(stranger, again.id)
    assert (await at.lobby.rematch(anna, table, "")).state == "playing"


async def test_a_rematch_of_one_person_with_two_seats_gives_them_two(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    table = (await at.open(anna, ME, ANYBODY, ME, BOT, rules=JOINED)).id
    await at.join(ben, table)
    await at.hall.answer(table, 1, "/resign")
    await at.hall.answer(table, 2, "/resign")
    await at.hall.answer(table, 0, "/resign")
    again = await at.lobby.rematch(ben, table, "")
    assert names(again) == ["(Anna)", "Ben", "(Anna)", "bot"]
    full = await at.lobby.rematch(anna, table, "")
    assert (full.state, names(full)) == ("playing", ["Anna", "Ben", "Anna", "bot"])


async def test_a_rematch_is_for_those_who_sat_there_in_the_end(at: Foyer) -> None:
    anna, ben, cleo = await at.guests("Anna", "Ben", "Cleo")
    table = await at.started(anna, ben, rules=Rules(order="joined", absent="wait"))
    await at.hall.answer(table, 0, "/leave")
    await at.hall.sit(table, 0, cleo)
    await at.hall.answer(table, 1, "/offer cancel")
    await at.hall.answer(table, 0, "/agree cancel")
    with pytest.raises(Refused, match="not-there"):
        await at.lobby.rematch(anna, table, "")
    assert names(await at.lobby.rematch(ben, table, "")) == ["(Cleo)", "Ben"]
    assert (await at.lobby.rematch(cleo, table, "")).state == "playing"


async def test_a_rematch_that_was_called_off_can_be_asked_for_again(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    table = await at.over(anna, ben)
    called_off = await at.lobby.rematch(anna, table, "")
    await at.lobby.leave(anna, called_off.id)
    again = await at.lobby.rematch(ben, table, "")
    assert again.id != called_off.id
    assert (names(again), again.host) == (["(Anna)", "Ben"], ben.user)


async def test_a_rematch_keeps_no_place_for_who_is_blocked(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    table = await at.over(anna, ben)
    await at.people.shunning.begin(anna.user, ben.user, "block")
    assert names(await at.lobby.rematch(anna, table, "")) == ["Anna", "open"]
    with pytest.raises(Refused, match="blocked"):
        await at.lobby.rematch(ben, table, "")


async def test_a_rematch_counts_as_an_open_table(at: Foyer) -> None:
    anna, ben = await at.guests("Anna", "Ben")
    table = await at.over(anna, ben)
    for _ in range(MOST_OPEN):
        await at.open(anna)
    with pytest.raises(Refused, match="too-many-tables"):
        await at.lobby.rematch(anna, table, "")
    assert (await at.lobby.rematch(ben, table, "")).host == ben.user


async def test_there_is_no_rematch_before_the_end_or_for_others(at: Foyer) -> None:
    anna, ben, stranger = await at.guests("Anna", "Ben", "Stranger")
    table = await at.started(anna, ben, rules=JOINED)
    called_off = (await at.open(anna)).id
    await at.lobby.cancel(anna, called_off)
    for each in (table, called_off):
        with pytest.raises(Refused, match="not-over"):
            await at.lobby.rematch(anna, each, "")
    with pytest.raises(Refused, match="unknown-table"):
        await at.lobby.rematch(anna, "nowhere", "")
    await at.hall.answer(table, 0, "/resign")
    with pytest.raises(Refused, match="not-there"):
        await at.lobby.rematch(stranger, table, "")


async def test_a_kept_place_is_no_seat_once_the_game_has_started(at: Foyer) -> None:
    anna, ben, cleo = await at.guests("Anna", "Ben", "Cleo")
    table = await at.over(anna, ben, cleo)
    async with at.database.write() as connection:
        settings = msgspec.json.encode(Rules(start="host")).decode()
        await connection.execute(update(tables).where(tables.c.id == table).values(settings=settings))
    again = (await at.lobby.rematch(anna, table, "")).id
    await at.lobby.rematch(ben, table, "")
    line = at.line(cleo)
    listing = await at.lobby.start(anna, again)
    assert (listing.state, names(listing)) == ("playing", ["Anna", "Ben"])
    assert line.states(again) == ["playing"]
    async with at.database.read() as connection:
        query = select(func.count()).select_from(places).where(places.c.table == again, places.c.user == cleo.user)
        assert (await connection.execute(query)).scalar_one() == 0
