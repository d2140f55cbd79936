"""A room: one table with its people, as its journal tells it. No database, no clock, no network: time is passed in.

The journal is only ever added to. Its lines are moves and outcomes as in a record, and acts, which begin with a slash:

    /undo               the seat's own last move is taken back
    /offer takeback 12  a seat asks to go back to twelve lines of the record
    /offer cancel       a seat asks to end the game without a result
    /agree KIND  /decline KIND
    /resign             the seat gives up
    /claim B            the time of seat B is out, and this seat says so
    /leave              the seat is given up: the table's rules say to whom
    /sit 17             user 17 takes a seat that was given up

What is taken back has never happened: after /undo the seat's time has run all along, and nobody else's has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final

import msgspec

from ecumene import fair
from ecumene.kernel import catalog
from ecumene.kernel.luck import Script
from ecumene.kernel.move import Move
from ecumene.kernel.notation import GameOver, Illegal, NotYourTurn, Unreadable, seat_letter, seat_number
from ecumene.kernel.record import CANCELLED, OPEN, OUT_OF_TIME, RESIGNED, Record
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.sitting import Sitting
from ecumene.kernel.step import CHANCE, SEVERAL
from ecumene.kernel.table import Result
from ecumene.kernel.tale import Tale
from ecumene.server.agreed import CANCEL, TAKEBACK, Entry, Offer, Offers, Place, Row, Rules, number
from ecumene.server.clock import Clock

ACT: Final = "/"


class Room:
    """A table that is being played, or was."""

    def __init__(
        self,
        table: str,
        game: str,
        options: dict[str, str],
        rules: Rules,
        joined: Sequence[Place],
        secret: bytes,
        at: int,
    ) -> None:
        self.table: Final = table
        self.rules: Final = rules
        self.started: Final = at
        self.joined: Final = joined
        self.options: Final = options
        self.secret: Final = secret
        self.game: Final = catalog.find(game)
        self.clock = Clock(rules.pace, len(joined), at)
        self.drawn: Final = self._seats()
        self.places = [joined[self.drawn.index(seat)] for seat in range(len(joined))]
        self._script: Final = Script([], fair.luck(secret, table, self.entropy))
        self.ply = 0
        self.reopened = 0  # the last ply at which what had been told before was taken back, or opened to more people
        self.asked: dict[int, int] = {}  # since which ply each awaited seat has been asked what it is asked now
        self.entries: list[Entry] = []
        self.offers: Final = Offers()
        self.keys: dict[str, Row] = {}  # the rows that were written for a request with a key
        self.lost: set[int] = set()  # seats that resigned or lost on time: whatever the rules say of them in the end
        self.names: dict[int, str] = {}  # of users who take a seat later
        self.vacant: set[int] = set()  # seats that were left and may be taken over
        self.sitting: Sitting
        self._stand_in: Final = Place("bot", level=rules.absent_level)
        self._sat = [{place.user} for place in self.places]  # everybody who has seen what a seat sees
        self._clocks: dict[int, Clock] = {}  # how the clock stood before each line that can be taken back

    @property
    def entropy(self) -> list[str]:
        """What each player added to luck, in the order of joining."""
        return [place.entropy for place in self.joined]

    def _seats(self) -> list[int]:
        """The seat of each player, in the order of joining."""
        if self.rules.order == "joined":
            return list(range(len(self.joined)))
        return fair.drawn_seats(self.secret, self.table, self.entropy)

    # --- From the journal and to it

    def fresh(self, rows: Sequence[Row]) -> Room:
        """Another room for the same table that has lived through these lines only; none if there are none."""
        other = Room(self.table, self.game.name, self.options, self.rules, self.joined, self.secret, self.started)
        other.names |= self.names
        if rows:
            other.replay(rows)
        return other

    def start(self) -> list[Row]:
        """The first lines: what luck says while the game is set up."""
        self._sit_down()
        return self._spoken(0, 1, self.started)

    def replay(self, rows: Sequence[Row]) -> None:
        """Live through stored lines; they are the truth, whatever luck would say today.

        Where they are not what can have happened, it raises one of the four errors and this room is of no more use.
        """
        if not self.entries:
            rows = self._replay_start(rows)
        while rows:
            first, following = rows[0], list(takewhile(lambda row: row.seat == CHANCE, rows[1:]))
            known = len(self.sitting.record.lines)
            if first.ply != self.ply + 1:
                raise Illegal(first.text, Refusal("out-of-order", due=str(self.ply + 1)), first.ply)
            self._script.outcomes.extend(row.text for row in following)
            self._enact(first)
            self._compare(following, known + 1)
            rows = rows[1 + len(following) :]

    def answer(self, row: Row) -> list[Row]:
        """Play a move or do an act for a seat; the lines it adds. Or one of the four errors, and nothing changed."""
        known, before = len(self.sitting.record.lines), self.ply
        row = msgspec.structs.replace(row, ply=before + 1)
        self._enact(row)
        return [row, *self._spoken(known + 1, before + 2, row.at)]

    def _replay_start(self, rows: Sequence[Row]) -> Sequence[Row]:
        outcomes = list(takewhile(lambda row: row.seat == CHANCE, rows))
        self._script.outcomes.extend(row.text for row in outcomes)
        self._sit_down()
        self._compare(outcomes, 0)
        return rows[len(outcomes) :]

    def _sit_down(self) -> None:
        names = [place.shown for place in self.places]
        self.sitting = Sitting(self.game, names, self.options, self._script)
        self.sitting.record.luck = [fair.promise(self.secret)]
        if self.rules.order == "drawn":
            self.sitting.record.drawn = "".join(seat_letter(seat) for seat in self.drawn)
        self.ply = len(self.sitting.record.lines)
        self._remember(0, CHANCE, self.started, 0, self.sitting.tales)
        self._ask(self.started)

    def _spoken(self, known: int, ply: int, at: int) -> list[Row]:
        """The lines of the record from here on, all of them luck's, which from now on are known."""
        texts = [line.text for line in self.sitting.record.lines[known:]]
        self._script.outcomes.extend(texts)
        return [Row(number, CHANCE, text, at) for number, text in enumerate(texts, ply)]

    def _compare(self, rows: Sequence[Row], known: int) -> None:
        """Has luck said what is stored, no more and no less?"""
        due = [line.text for line in self.sitting.record.lines[known:]]
        if due != [row.text for row in rows]:
            raise Illegal(" / ".join(row.text for row in rows), Refusal("out-of-order", due=" / ".join(due)), self.ply)

    # --- What may happen

    def _enact(self, row: Row) -> None:
        if self.is_over:
            raise GameOver(row.text, Refusal("game-over"))
        if not 0 <= row.seat < len(self.places):
            raise NotYourTurn(row.text, Refusal("no-such-seat", seat=str(row.seat)))
        at = max(row.at, self.clock.since)  # time never goes back
        if row.text.startswith(ACT):
            self._act(row.seat, row.text, at)
        else:
            self._move(row.seat, row.text, at)
        if row.key:
            self.keys[row.key] = row
        self._ask(at)

    def _act(self, seat: int, text: str, at: int) -> None:
        verb, *words = text.removeprefix(ACT).split(" ")
        do, counts = ACTS.get(verb, (None, ()))
        if do is None or len(words) not in counts:
            raise Unreadable(text, Refusal("unknown-act", acts=[ACT + each for each in sorted(ACTS)]))
        if self.places[seat].kind != "person" and verb != "sit":
            raise Illegal(text, Refusal("nobody-there", seat=seat_letter(seat)))
        do(self, seat, words, at)
        self.ply += 1

    def _move(self, seat: int, text: str, at: int) -> None:
        if self.places[seat].kind == "empty":
            raise Illegal(text, Refusal("nobody-there", seat=seat_letter(seat)))
        first = len(self.sitting.record.lines)
        t = self.sitting.table
        question, openings = t.question, t.openings
        tales = self.sitting.play(seat, text)
        self._clocks[first] = self.clock.standing(at)
        self._clocks = {line: clock for line, clock in self._clocks.items() if line >= self.sitting.floor}
        if self.places[seat].kind == "person":
            self.clock.answered(seat, at)
        self.offers.moved()
        self._remember(self.ply + 1, seat, at, first, tales)
        self.ply += len(self.sitting.record.lines) - first
        if t.openings != openings:
            self.reopened = self.ply
        elif question is not None and question.seat == SEVERAL and t.question is question:
            self.asked.pop(seat, None)
            return  # the answer stays sealed, and the others are asked what they were asked before
        self.asked.clear()

    def _remember(self, ply: int, seat: int, at: int, first: int, tales: list[Tale]) -> None:
        self.entries.append(Entry(ply, seat, at, first, len(self.sitting.record.lines), tales))

    def _undo(self, seat: int, words: list[str], at: int) -> None:
        if self.rules.undo == "none":
            raise Illegal("/undo", Refusal("undo-not-agreed"))
        if not self.sitting.can_undo(seat):
            raise Illegal("/undo", Refusal("nothing-to-undo"))
        then = self._clocks[len(self.sitting.record.lines) - 1]
        if seat in then.out(at):
            raise Illegal("/undo", Refusal("time-is-out"))
        self.sitting.undo(seat)
        self.clock = then
        self._forget()

    def _forget(self) -> None:
        """What was taken back has never happened."""
        left = len(self.sitting.record.lines)
        self.entries = [entry for entry in self.entries if entry.last <= left]
        self.offers.pop(TAKEBACK, None)
        self.reopened = self.ply + 1
        self.asked.clear()

    def _offer(self, seat: int, words: list[str], at: int) -> None:
        kind, to = words[0], number(words[-1])
        if kind == TAKEBACK and len(words) == 2 and to >= 0:
            if self.rules.undo != "agreed":
                raise Illegal("/offer takeback", Refusal("undo-not-agreed"))
            if not self.sitting.floor <= to < len(self.sitting.record.lines):
                raise Illegal("/offer takeback", Refusal("nothing-to-undo"))
        elif words != [CANCEL]:
            raise Unreadable(" ".join(["/offer", *words]), Refusal("unknown-offer", offers=[TAKEBACK, CANCEL]))
        self.offers.check(kind, seat)
        self._consent(Offer(kind, seat, max(to, 0), frozenset()), seat, at)

    def _agree(self, seat: int, words: list[str], at: int) -> None:
        offer = self.offers.find(words[0])
        if words[1:] not in ([], [str(offer.to)]):
            raise Illegal(" ".join(["/agree", *words]), Refusal("nothing-offered"))  # not this, but something else
        if self._owner(seat) in map(self._owner, offer.agreed):
            raise Illegal(f"/agree {offer.kind}", Refusal("agreed-before"))
        self._consent(offer, seat, at)

    def _decline(self, seat: int, words: list[str], at: int) -> None:
        """No; or, from the seat that offered it: never mind."""
        self.offers.decline(words[0])

    def _consent(self, offer: Offer, seat: int, at: int) -> None:
        """Carry it out once every person has agreed; who has several seats agrees for all of them."""
        agreed = offer.agreed | {seat}
        if {self._owner(each) for each in self._people()} - {self._owner(each) for each in agreed}:
            self.offers[offer.kind] = msgspec.structs.replace(offer, agreed=agreed)
        elif offer.kind == CANCEL:
            self._end([], CANCELLED)
        else:
            self.offers.pop(TAKEBACK, None)
            self.clock.back_to(self._clocks[offer.to], at)
            self.sitting.back_to(offer.to)
            self._forget()

    def _people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == "person"]

    def _owner(self, seat: int) -> int:
        """One number for all seats of a person; accounts that are gone have none, and are told apart by their seats."""
        return self.places[seat].user or ~seat

    def _resign(self, seat: int, words: list[str], at: int) -> None:
        self._lose(seat, RESIGNED)

    def _claim(self, seat: int, words: list[str], at: int) -> None:
        other = seat_number(words[0])
        if not 0 <= other < len(self.places):
            raise Illegal(f"/claim {words[0]}", Refusal("no-such-seat", seat=words[0]))
        if other == seat or other not in self.clock.out(at):
            raise Illegal(f"/claim {words[0]}", Refusal("time-is-left", seat=words[0]))
        self._give_up(other, OUT_OF_TIME)

    def _leave(self, seat: int, words: list[str], at: int) -> None:
        self._give_up(seat, RESIGNED)

    def _give_up(self, seat: int, why: str) -> None:
        """The seat has lost; or it waits for somebody, or a bot plays on for it. Bots do not play for nobody."""
        if self.rules.absent == "lose":
            self._lose(seat, why)
        elif self._people() == [seat]:
            self._end([], CANCELLED)
        else:
            self.vacant.add(seat)
            self._hand_over(seat, self._stand_in if self.rules.absent == "bot" else Place("empty"))

    def _lose(self, seat: int, why: str) -> None:
        """The seat is out of the game. Who is left has won; but several play on, if there are people among them."""
        self.lost.add(seat)
        left = [other for other in range(len(self.places)) if other not in self.lost]
        if len(left) > 1 and self._people() != [seat]:
            self._hand_over(seat, self._stand_in)
        else:
            self._end(left, why)

    def _sit(self, seat: int, words: list[str], at: int) -> None:
        user = number(words[0])
        if user <= 0:
            raise Unreadable(f"/sit {words[0]}", Refusal("unknown-act", acts=["/sit"]))
        if seat not in self.vacant:
            raise Illegal("/sit", Refusal("seat-taken", seat=seat_letter(seat)))
        if any(user in users for users in self._sat) and user not in self._sat[seat]:
            raise Illegal("/sit", Refusal("sat-elsewhere"))  # they know another hand
        self.vacant.discard(seat)
        self._sat[seat].add(user)
        self._hand_over(seat, Place("person", name=self.names.get(user, ""), user=user))
        for clock in (self.clock, *self._clocks.values()):
            clock.seated(seat, at)

    def _hand_over(self, seat: int, place: Place) -> None:
        """Somebody else plays this seat, and was not asked about any offer."""
        self.places[seat] = place
        self.offers.drop()

    def _end(self, winners: Sequence[int], how: str) -> None:
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.places))]
        self.sitting.end(Result(how, shares))

    def _ask(self, at: int) -> None:
        """Let the clocks of those people run who are asked now."""
        self.clock.ask([seat for seat in self._people() if seat in self.awaited], at)
        self.asked = {seat: self.asked.get(seat, self.ply) for seat in self.awaited}
        if self.is_over:
            self.reopened = self.ply
            self.offers.drop()
            self.sitting.record.luck += [self.secret.hex(), fair.name(self.table, self.entropy)]

    # --- What there is to know

    @property
    def is_over(self) -> bool:
        """Has the game ended, by the rules or by the players?"""
        return self.sitting.table.result is not None

    @property
    def result(self) -> str:
        """Each seat's share and the kind of victory; nothing while the game goes on."""
        return "" if self.sitting.record.result == OPEN else self.sitting.record.result

    @property
    def awaited(self) -> list[int]:
        """The seats that are asked."""
        return [] if self.is_over else self.sitting.table.waiting()

    @property
    def robots(self) -> list[int]:
        """The seats that are asked and that a bot plays."""
        return [seat for seat in self.awaited if self.places[seat].kind == "bot"]

    @property
    def users(self) -> set[int]:
        """Everybody who plays; an account that is gone is nobody's."""
        return {self.places[seat].user for seat in self._people()} - {0}

    def seats_of(self, user: int) -> list[int]:
        """Where this person sits."""
        return [seat for seat, place in enumerate(self.places) if user and place.user == user]

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last move?"""
        if self.is_over or self.rules.undo == "none" or not 0 <= seat < len(self.places):
            return False
        return self.places[seat].kind == "person" and self.sitting.can_undo(seat)

    def record(self, viewer: int) -> Record:
        """The record as a seat, or a spectator, may read it: after the end everybody may read everything."""
        return self.sitting.record.masked(viewer)

    def moves(self, seat: int) -> list[Move]:
        """The legal answers of a seat; none unless it is asked."""
        if seat not in self.awaited:
            return []
        t = self.sitting.table
        asked = t.seat
        moves = t.turn_to(seat)
        t.turn_to(asked)
        return moves

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """Why this move would be refused; None if it is legal. Nothing changes."""
        if self.is_over:
            return Refusal("game-over")
        if seat not in self.awaited:
            return Refusal("not-your-turn", seat=seat_letter(self.awaited[0]))
        move = self.game.read(text)
        if move is None:
            return Refusal("unknown-move", game=self.game.name)
        t = self.sitting.table
        asked = t.seat
        t.turn_to(seat)
        try:
            t.check(move)
        except Illegal as error:
            return error.refusal
        finally:
            t.turn_to(asked)
        return None


Act = Callable[[Room, int, list[str], int], None]


# What may be done at a table besides playing: how, and with how many words.
ACTS: Final[dict[str, tuple[Act, tuple[int, ...]]]] = {
    "undo": (Room._undo, (0,)),
    "offer": (Room._offer, (1, 2)),
    "agree": (Room._agree, (1, 2)),
    "decline": (Room._decline, (1,)),
    "resign": (Room._resign, (0,)),
    "claim": (Room._claim, (1,)),
    "leave": (Room._leave, (0,)),
    "sit": (Room._sit, (1,)),
}
