"""Tables under all that people do to them, in any order, against a model of what must be true.

`ECUMENE_MACHINE=500` tries so many games instead of a few.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from ecumene.kernel.record import Record
from ecumene.server.clock import DAY
from ecumene.server.keys import now
from tests.server.machine import LETTERS, MADE, MOST_OFFER, OK, PEOPLE, Follower, Model, Spot, World
from tests.server.rooms import with_toys

IS_LONG = "ECUMENE_MACHINE" in os.environ
GAMES = int(os.environ.get("ECUMENE_MACHINE", "40"))
STEPS = 40

who = st.integers(0, len(PEOPLE) - 1)
seat = st.integers(0, 2)
coins = st.integers(0, MOST_OFFER)
kinds = st.sampled_from(["takeback", "takeback", "cancel"])


class Tables(RuleBasedStateMachine):
    """People who open tables, sit down, play, think better of it, come back, and play again."""

    world: World

    def __init__(self) -> None:
        super().__init__()
        self.old: Model | None = None  # the table before this one
        self.now: Model
        self.seen: list[tuple[int, str]] = []  # the record as spectators have seen it
        self.plies: list[int] = []  # how far the table was when somebody looked
        self.followers: list[Follower] = []
        self.sent: list[tuple[int, int, str, str]] = []  # moves with keys

    def ask(self, user: int, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """One request about the table."""
        return self.world.ask(user, method, f"/api/tables/{self.now.table}{path}", body)

    def turn_to(self, model: Model) -> None:
        """From now on this table is played."""
        self.now = model
        self.seen = []
        self.plies = []
        self.followers = [Follower(model.table) for _ in PEOPLE]
        self.sent = []

    # --- Before the game

    @initialize(
        host=who,
        chairs=st.sampled_from(["mo", "mo", "mm", "moo", "moo", "mmo", "oo", "om"]),
        start=st.sampled_from(["full", "full", "host"]),
        undo=st.sampled_from(["agreed", "agreed", "own", "none"]),
        absent=st.sampled_from(["wait", "wait", "lose"]),
        has_clock=st.booleans(),
        is_ready=st.sampled_from([True, True, True, False]),
    )
    def create(
        self, host: int, chairs: str, start: str, undo: str, absent: str, has_clock: bool, is_ready: bool
    ) -> None:
        rules: dict[str, Any] = {"order": "joined", "start": start, "undo": undo, "absent": absent}
        if has_clock:
            rules["pace"] = {"kind": "days", "days": 1}
        kinds = [{"kind": "me" if chair == "m" else "open"} for chair in chairs]
        new = {"game": "auction", "chairs": kinds, "rules": rules}
        status, listing = self.world.ask(host, "POST", "/api/tables", new)
        assert status == MADE, listing
        spots = [Spot(host, True) if chair == "m" else Spot(None, False) for chair in chairs]
        self.turn_to(Model(listing["id"], host, spots, rules))
        if is_ready:
            for guest in range(1, 4):
                self.join((host + guest) % len(PEOPLE))
            self.start(host)

    @precondition(lambda self: self.now.state == "open")
    @rule(user=who)
    def join(self, user: int) -> None:
        status, told = self.ask(user, "POST", "/join", {"entropy": f"e{user}"})
        assert status == self.now.join(user), told

    @precondition(lambda self: self.now.state == "open")
    @rule(user=who)
    def leave_before_the_game(self, user: int) -> None:
        status, told = self.ask(user, "POST", "/leave")
        assert status == self.now.leave(user), told

    @precondition(lambda self: self.now.state == "open")
    @rule(user=who, place=st.integers(0, 3))
    def free(self, user: int, place: int) -> None:
        status, told = self.ask(user, "DELETE", f"/places/{place}")
        assert status == self.now.free(user, place), told

    @precondition(lambda self: self.now.state == "open")
    @rule(user=who)
    def start(self, user: int) -> None:
        status, told = self.ask(user, "POST", "/start")
        assert status == self.now.start(user), told

    @precondition(lambda self: self.now.state == "open" and self.old is not None)
    @rule(user=who)
    def cancel(self, user: int) -> None:
        status, told = self.ask(user, "POST", "/cancel")
        assert status == self.now.cancel(user), told

    @precondition(lambda self: self.now.state != "open")
    @rule(user=who, what=st.sampled_from(["/join", "/leave", "/start", "/cancel", "/bots", "/places/0"]))
    def come_too_late(self, user: int, what: str) -> None:
        bodies = {"/join": {}, "/bots": {"level": 1}}
        status, told = self.ask(user, "DELETE" if what == "/places/0" else "POST", what, bodies.get(what))
        assert (status, told["rule"]) == (409, "not-open")

    # --- The game

    def sitter(self, seat: int, other: int) -> tuple[int, int]:
        """Whoever sits at one of the seats, and that seat; or somebody else, if nobody does."""
        if not self.now.sitters:
            return other, seat
        seat %= self.now.seats
        sitter = self.now.sitters[seat]
        return (other if sitter is None else sitter), seat

    def answer(self, user: int, seat: int, text: str, ply: int | None = None, key: str = "") -> None:
        """Send a move or an act, and compare what is answered."""
        late = self.late()
        other = LETTERS.index(text[-1]) if text.startswith("/claim") else seat
        gives_up = text in ("/leave", "/resign") or (text.startswith("/claim") and other in late)
        if gives_up and self.now.needs_bot(other, text):
            return
        body = {"text": text, "seat": seat, "key": key} | ({} if ply is None else {"ply": ply})
        status, told = self.ask(user, "POST", "/moves", body)
        due = self.now.answer(user, seat, text, ply, key, late)
        assert status == due[0], (text, told)
        if status == OK:
            assert told["ply"] == due[1]

    def late(self) -> set[int]:
        """The seats whose time is out, as their clocks show it to everybody."""
        if not self.now.is_timed or self.now.state != "playing":
            return set()
        clock = self.ask(0, "GET", "/view?seat=-1")[1]["picture"]["clock"]
        assert clock["running"] == [seat for seat in self.now.awaited if seat in self.now.people]
        assert all(0 <= left <= DAY for left in clock["left"])
        return {seat for seat in clock["running"] if clock["since"] + clock["left"][seat] <= now()}

    @precondition(lambda self: self.now.awaited)
    @rule(chosen=seat, coins=coins, user=who)
    def offer_coins(self, chosen: int, coins: int, user: int) -> None:
        user, seat = self.sitter(self.now.awaited[chosen % len(self.now.awaited)], user)
        self.answer(user, seat, f"offer {coins}")

    @precondition(lambda self: self.now.state == "playing")
    @rule(offers=st.tuples(coins, coins, coins))
    def everybody_offers(self, offers: tuple[int, ...]) -> None:
        for seat in self.now.awaited:
            user, _ = self.sitter(seat, 0)
            self.answer(user, seat, f"offer {offers[seat]}")

    @rule(user=who, seat=seat, coins=st.integers(0, 5))
    def offer_coins_out_of_turn(self, user: int, seat: int, coins: int) -> None:
        self.answer(user, seat, f"offer {coins if coins > MOST_OFFER and not self.now.moves(seat) else 0}")

    @precondition(lambda self: self.now.state == "playing")
    @rule(user=who, seat=seat, coins=coins, back=st.integers(0, 5))
    def answer_what_was_seen_earlier(self, user: int, seat: int, coins: int, back: int) -> None:
        plies = [*self.plies, self.now.ply + 1]
        user, seat = self.sitter(seat, user)
        self.answer(user, seat, f"offer {coins}", ply=plies[-min(back + 1, len(plies))])

    @precondition(lambda self: self.now.state == "playing")
    @rule(user=who, seat=seat, coins=coins, key=st.sampled_from(["k1", "k2"]))
    def offer_coins_with_a_key(self, user: int, seat: int, coins: int, key: str) -> None:
        text = f"offer {coins}"
        user, seat = self.sitter(seat, user)
        self.answer(user, seat, text, key=key)
        self.sent.append((user, seat, text, key))

    @precondition(lambda self: self.sent)
    @rule(back=st.integers(0, 3))
    def send_the_same_again(self, back: int) -> None:
        user, seat, text, key = self.sent[-min(back + 1, len(self.sent))]
        self.answer(user, seat, text, key=key)

    @precondition(lambda self: self.now.state == "playing" and self.now.made)
    @rule(user=who, seat=seat, is_own=st.sampled_from([True, True, False]))
    def undo(self, user: int, seat: int, is_own: bool) -> None:
        user, seat = self.sitter(self.now.made[-1].seat if is_own else seat, user)
        self.answer(user, seat, "/undo")

    @precondition(lambda self: self.now.state == "playing")
    @rule(user=who, seat=seat, kind=kinds, back=st.integers(0, 2))
    def propose(self, user: int, seat: int, kind: str, back: int) -> None:
        to = f" {max(0, len(self.now.made) - back)}" if kind == "takeback" else ""
        user, seat = self.sitter(seat, user)
        self.answer(user, seat, f"/offer {kind}{to}")

    @precondition(lambda self: self.now.offers)
    @rule(user=who, seat=seat, kind=kinds, does_agree=st.sampled_from([True, True, True, False]))
    def reply(self, user: int, seat: int, kind: str, does_agree: bool) -> None:
        user, seat = self.sitter(seat, user)
        self.answer(user, seat, f"/{'agree' if does_agree else 'decline'} {kind}")

    @precondition(lambda self: self.now.offers)
    @rule(kind=kinds)
    def everybody_agrees(self, kind: str) -> None:
        for seat in self.now.people:
            if kind in self.now.offers:
                self.answer(*self.sitter(seat, 0), f"/agree {kind}")

    @precondition(lambda self: self.now.state == "playing")
    @rule(user=who, seat=seat, act=st.sampled_from(["/leave", "/leave", "/resign"]))
    def give_up(self, user: int, seat: int, act: str) -> None:
        user, seat = self.sitter(seat, user)
        self.answer(user, seat, act)

    @precondition(lambda self: self.now.state == "playing" and self.now.is_timed)
    @rule(user=who, seat=seat, other=seat, is_late=st.booleans())
    def claim(self, user: int, seat: int, other: int, is_late: bool) -> None:
        if is_late:
            self.ten_days_pass()
            other = (self.now.awaited * 3)[other]
        user, seat = self.sitter(seat, user)
        self.answer(user, seat, f"/claim {LETTERS[other % self.now.seats]}")

    @precondition(lambda self: self.now.vacant or self.now.state == "over")
    @rule(user=who, seat=seat)
    def take_over(self, user: int, seat: int) -> None:
        seat = (self.now.vacant * 3 or [0, 1, 2])[seat]
        status, told = self.ask(user, "POST", "/sit", {"seat": seat})
        assert status == self.now.sit(user, seat), told

    # --- After the game

    @precondition(lambda self: self.now.state != "open" or self.old is not None)
    @rule(user=who, is_old=st.booleans())
    def rematch(self, user: int, is_old: bool) -> None:
        over = self.old if is_old and self.old is not None else self.now
        status, listing = self.world.ask(user, "POST", f"/api/tables/{over.table}/rematch")
        due, spots = over.rematch(user)
        assert status == due, listing
        if spots is not None:
            assert over.again is None or over.again.table != listing["id"]
            over.again = Model(listing["id"], user, spots, over.rules)
            self.old = over
            self.turn_to(over.again)
        elif status == MADE:
            assert over.again is not None
            assert over.again.table == listing["id"]

    # --- The world

    @rule()
    def the_table_is_forgotten(self) -> None:
        self.world.forget(self.now.table)

    @precondition(lambda self: self.now.state == "playing" and self.now.ply % 3 == 2)
    @rule()
    def the_server_starts_again(self) -> None:
        self.world.restart()

    @precondition(lambda self: self.now.state == "playing" and self.now.is_timed)
    @rule()
    def ten_days_pass(self) -> None:
        self.world.pass_time(self.now.table)
        self.now.time += 1
        self.followers = [Follower(self.now.table) for _ in PEOPLE]  # the log tells of other times now

    # --- What must always be true

    @invariant()
    def the_list_says_who_takes_part(self) -> None:
        listing = self.ask(0, "GET", "")[1]
        due = self.now
        assert (listing["state"], listing["ply"], listing["result"]) == (due.state, due.ply, due.result)
        assert listing["awaits"] == "".join(LETTERS[seat] for seat in due.awaited)
        users = [place.get("user", 0) for place in listing["places"]]
        if due.state in ("playing", "over"):
            assert users == [self.world.users[user] for user in due.last]
            assert [place["seat"] for place in listing["places"]] == list(range(due.seats))
        else:
            assert users == [0 if spot.user is None else self.world.users[spot.user] for spot in due.spots]
            shown = [place["kind"] for place in listing["places"]]
            assert shown == ["person" if spot.is_taken else "open" for spot in due.spots]

    @invariant()
    def everybody_sees_the_same_table_with_their_own_eyes(self) -> None:
        if self.now.state not in ("playing", "over"):
            assert self.ask(0, "GET", "/view")[0] == 409
            return
        for user, follower in enumerate(self.followers):
            self._look(user, follower)
        self.plies.append(self.now.ply)

    def _look(self, user: int, follower: Follower) -> None:
        due, own = self.now, self.now.seats_of(user)
        status, frame = self.ask(user, "GET", f"/view?have={follower.position.ply}")
        assert status == OK
        viewer, picture = frame["seat"], frame["picture"]
        assert viewer in own if own else viewer == -1
        assert frame["ply"] == due.ply
        assert picture["awaits"] == due.awaited
        assert list(picture["moves"]) == due.moves(viewer)
        assert bool(picture["moves"]) == any(seat in due.awaited for seat in own)
        assert picture["undo"] == due.can_undo(viewer)
        assert (picture["vacant"], picture["result"]) == (due.vacant, due.result)
        players = [self.world.users[each] if each is not None else 0 for each in due.sitters]
        assert [player.get("user", 0) for player in picture["players"]] == players
        offers = {offer["kind"]: (offer["seat"], offer["to"], set(offer["agreed"])) for offer in picture["offers"]}
        assert offers == {kind: (each.seat, each.to, each.seats) for kind, each in due.offers.items()}
        follower.follow(frame, self.ask(user, "GET", "/view")[1])
        lines = Record.read(self.ask(user, "GET", f"/record?seat={viewer}")[1]).lines
        assert [(line.seat, line.text) for line in lines] == due.record(viewer)

    @invariant()
    def what_stands_in_the_record_stays_there(self) -> None:
        if self.now.state not in ("playing", "over"):
            return
        lines = Record.read(self.ask(0, "GET", "/record?seat=-1")[1]).lines
        record = [(line.seat, line.text) for line in lines]
        assert record == self.now.record(-1)
        if not self.now.is_cut:
            assert len(record) >= len(self.seen)
            assert all(was[0] == new[0] and was[1] in ("?", new[1]) for was, new in zip(self.seen, record))
        self.seen, self.now.is_cut = record, False

    def teardown(self) -> None:
        for model in (self.old, getattr(self, "now", None)):
            if model is not None and model.state == "open":
                self.world.ask(model.host, "POST", f"/api/tables/{model.table}/cancel")


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    with with_toys():
        world = World(f"sqlite+aiosqlite:///{tmp_path}/ecumene.db")
        yield world
        world.close()


@pytest.mark.timeout(120 + GAMES * 10)
def test_whatever_people_do_the_table_does_what_it_must(world: World) -> None:
    phases = [Phase.generate, *([Phase.shrink] if IS_LONG else [])]  # making a failure small takes minutes
    Tables.world = world
    run_state_machine_as_test(
        Tables,
        settings=settings(
            max_examples=GAMES,
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            derandomize=not IS_LONG,
            phases=phases,
            suppress_health_check=list(HealthCheck),
        ),
    )
