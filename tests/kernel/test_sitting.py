"""Sittings: playing, taking back, playing again, and resuming a record or refusing it."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from ecumene.kernel import catalog
from ecumene.kernel.contract import dump
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Live
from ecumene.kernel.notation import BadMove, GameOver, Illegal, NotYourTurn, Unreadable
from ecumene.kernel.record import CANCELLED, OPEN, OUT_OF_TIME, RESIGNED, Record
from ecumene.kernel.sitting import Sitting, begun, resumed
from ecumene.kernel.step import FOR_GOOD
from ecumene.kernel.table import Result
from tests.kernel import toys
from tests.kernel.toys import AUCTION, CLIMB, COURT, ClimbTable, CourtTable, HoldEvent

SECRET = b"sitting"


def sat_down(game: Game) -> Sitting:
    """A fresh game for as few as may play."""
    return Sitting(game, ["Anna", "Ben"], {}, Live(SECRET))


def play_on(sitting: Sitting, moves: int = 1000) -> Sitting:
    """Play so many moves, or to the end: always the last one in the list."""
    while moves and sitting.table.result is None:
        sitting.play(sitting.table.seat, sitting.table.moves[-1].text)
        moves -= 1
    return sitting


def everything(sitting: Sitting) -> tuple[str, str, list[str], int, list[int]]:
    """All there is to a sitting."""
    undone = [str(line) for line in sitting.undone]
    return dump(sitting.table), sitting.record.write(), undone, sitting.floor, sitting.hidden[:]


# --- Playing


def test_moves_and_outcomes_are_written_down_in_order() -> None:
    sitting = sat_down(COURT)
    assert [str(line)[:7] for line in sitting.record.lines] == ["*A deal", "*B deal"] * 4
    sitting.play(0, sitting.table.moves[0].text)
    sitting.play(1, "allow")
    assert [str(line)[:6] for line in sitting.record.lines[8:]] == ["A hold", "B allo"]
    assert sitting.record.result == OPEN


def test_the_result_is_written_down() -> None:
    sitting = play_on(sat_down(COURT))
    assert sitting.table.result is not None
    assert sitting.record.result == str(sitting.table.result)
    assert sitting.table.waiting() == []
    assert sitting.table.moves == []


def test_a_question_with_one_answer_is_not_in_the_record() -> None:
    sitting = play_on(sat_down(CLIMB))
    asked = [line for line in sitting.record.lines if not line.is_outcome]
    assert len([line for line in asked if line.text.startswith("play")]) < 14
    assert isinstance(sitting.table, ClimbTable)
    assert sitting.table.hands == [[], []]


@pytest.mark.parametrize(
    ("seat", "text", "error", "rule"),
    [
        (0, "build babel", Unreadable, "unknown-move"),
        (0, "", Unreadable, "unknown-move"),
        (0, "allow", Illegal, "hold-first"),
        (0, "deal veto", Illegal, "hold-first"),
        (1, "hold harvest", NotYourTurn, "not-your-turn"),
        (-1, "deal veto", NotYourTurn, "not-your-turn"),
        (7, "hold harvest", NotYourTurn, "not-your-turn"),
    ],
)
def test_an_error_changes_nothing(seat: int, text: str, error: type[BadMove], rule: str) -> None:
    sitting = sat_down(COURT)
    before = everything(sitting)
    with pytest.raises(error) as caught:
        sitting.play(seat, text)
    assert (caught.value.move, caught.value.ply, caught.value.refusal.rule) == (text, 9, rule)
    assert everything(sitting) == before


def test_after_the_end_nothing_is_asked() -> None:
    sitting = play_on(sat_down(COURT))
    before = everything(sitting)
    for seat, text in ((0, "allow"), (1, "build babel")):
        with pytest.raises(GameOver) as caught:
            sitting.play(seat, text)
        assert (caught.value.move, caught.value.ply) == (text, len(sitting.record.lines) + 1)
    assert everything(sitting) == before


@pytest.mark.parametrize(("seat", "text"), [(0, "build babel"), (1, "build babel"), (1, "offer 5")])
def test_an_error_in_a_sealed_answer_changes_nothing(seat: int, text: str) -> None:
    sitting = sat_down(AUCTION)
    for coins in (5, 0, 0, 5):
        sitting.play(sitting.table.seat, f"offer {coins}")
    before = everything(sitting)
    with pytest.raises(BadMove):
        sitting.play(seat, text)
    assert everything(sitting) == before


# --- Taking back


def test_taking_back_and_playing_again() -> None:
    sitting = sat_down(COURT)
    start = everything(sitting)[:2]
    sitting.play(0, sitting.table.moves[0].text)
    held = everything(sitting)[:2]
    sitting.undo(0)
    assert everything(sitting)[:2] == start
    sitting.redo(0)
    assert everything(sitting)[:2] == held


def test_no_undo_behind_a_move_of_another_seat() -> None:
    sitting = play_on(sat_down(COURT), 1)
    assert sitting.can_undo(0)
    sitting.play(1, "allow")
    assert not sitting.can_undo(0)
    before = everything(sitting)
    with pytest.raises(Illegal) as caught:
        sitting.undo(0)
    assert caught.value.refusal.rule == "nothing-to-undo"
    assert everything(sitting) == before
    sitting.undo(1)
    assert sitting.can_undo(0)


def test_no_undo_behind_a_reveal() -> None:
    sitting = sat_down(CLIMB)
    assert not sitting.can_undo(0)
    for text in ("peek", "peek"):
        sitting.play(0, text)
        assert not sitting.can_undo(0)
    sitting.play(0, sitting.table.moves[0].text)
    assert not sitting.can_undo(0)
    assert not sitting.can_undo(1)


def test_no_undo_after_the_end() -> None:
    sitting = play_on(sat_down(COURT))
    assert not any(sitting.can_undo(seat) for seat in (0, 1))


def test_moves_are_played_again_by_those_who_took_them_back() -> None:
    sitting = play_on(sat_down(COURT), 1)
    sitting.play(1, "allow")
    whole = everything(sitting)[:2]
    sitting.undo(1)
    sitting.undo(0)
    before = everything(sitting)
    for seat in (1, -1):
        with pytest.raises(Illegal) as caught:
            sitting.redo(seat)
        assert caught.value.refusal.rule == "nothing-to-redo"
    assert everything(sitting) == before
    sitting.redo(0)
    sitting.redo(1)
    assert everything(sitting)[:2] == whole


def test_a_new_move_ends_redo_and_an_error_does_not() -> None:
    sitting = sat_down(COURT)
    first, other = sitting.table.moves[0].text, sitting.table.moves[1].text
    sitting.play(0, first)
    sitting.undo(0)
    with pytest.raises(Unreadable):
        sitting.play(0, "build babel")
    assert [line.text for line in sitting.undone] == [first]
    sitting.play(0, other)
    assert sitting.undone == []
    with pytest.raises(Illegal):
        sitting.redo(0)


def test_what_is_drawn_does_not_change_by_taking_back() -> None:
    sitting = sat_down(CLIMB)
    known = len(sitting.record.lines)
    sitting.play(0, "peek")
    again = sat_down(CLIMB)
    again.play(0, "sink " + again.table.moves[1].words[1])
    assert sitting.record.lines[:known] != []
    assert again.record.lines[known + 1].text.split()[1] == sitting.record.lines[known + 1].text.split()[1]


# --- Taking back by agreement


def test_several_seats_take_back_together() -> None:
    sitting = sat_down(COURT)
    start, plies = everything(sitting), len(sitting.record.lines)
    play_on(sitting, 1)
    middle = everything(sitting)
    play_on(sitting, 2)
    sitting.back_to(plies + 1)
    assert everything(sitting) == middle
    sitting.back_to(plies)
    assert everything(sitting) == start


def test_what_was_taken_back_together_is_not_played_again_by_redo() -> None:
    sitting = play_on(sat_down(COURT), 3)
    sitting.undo(sitting.record.lines[-1].seat)
    sitting.back_to(8)
    for seat in (0, 1):
        with pytest.raises(Illegal) as caught:
            sitting.redo(seat)
        assert caught.value.refusal.rule == "nothing-to-redo"


def test_nobody_goes_back_behind_what_luck_has_shown_nor_forward() -> None:
    sitting = play_on(sat_down(CLIMB), 3)
    play_on(sitting, 1)
    lines = len(sitting.record.lines)
    before = everything(sitting)
    for plies in (-1, 0, sitting.floor - 1, lines, lines + 1):
        with pytest.raises(Illegal) as caught:
            sitting.back_to(plies)
        assert caught.value.refusal.rule == "nothing-to-undo"
    assert everything(sitting) == before


def test_sealed_answers_are_taken_back_together() -> None:
    sitting = Sitting(AUCTION, ["Anna", "Ben", "Cleo"], {}, Live(SECRET))
    start = everything(sitting)
    sitting.play(2, "offer 3")
    sitting.play(0, "offer 1")
    sitting.back_to(0)
    assert everything(sitting) == start
    sitting.play(1, "offer 2")
    assert sitting.table.waiting() == [0, 2]


def test_luck_stays_the_same_after_taking_back() -> None:
    sitting = play_on(sat_down(COURT), 2)
    sitting.back_to(8)
    assert play_on(sitting).record.write() == play_on(sat_down(COURT)).record.write()


# --- Ends that the players bring about


ENDS = [
    Result(RESIGNED, [0.0, 1.0]),
    Result(OUT_OF_TIME, [1.0, 0.0]),
    Result(OUT_OF_TIME, [0.5, 0.5]),
    Result(CANCELLED, [0.0, 0.0]),
]


@pytest.mark.parametrize("result", ENDS, ids=str)
@pytest.mark.parametrize("game", [AUCTION, CLIMB, COURT], ids=lambda game: game.name)
def test_a_game_may_end_early_after_any_move(game: Game, result: Result) -> None:
    for moves in range(12):
        sitting = play_on(sat_down(game), moves)
        if sitting.table.result is not None:
            break
        lines = [str(line) for line in sitting.record.lines]
        sitting.end(result)
        t = sitting.table
        assert (t.result, t.question, t.moves, t.waiting()) == (result, None, [], [])
        assert [str(line) for line in sitting.record.lines] == lines
        assert sitting.record.result == str(result)
        again = resumed(Record.read(sitting.record.write()), game, Live(b"another"))
        assert again.record.write() == sitting.record.write()
        assert dump(again.table) == dump(t)


@pytest.mark.parametrize("result", ENDS, ids=str)
def test_after_an_early_end_nothing_is_asked_or_taken_back(result: Result) -> None:
    sitting = play_on(sat_down(COURT), 3)
    last = sitting.record.lines[-1].seat
    sitting.undo(last)
    sitting.end(result)
    before = everything(sitting)
    for seat in (0, 1):
        assert not sitting.can_undo(seat)
        for refused in (sitting.undo, sitting.redo):
            with pytest.raises(Illegal):
                refused(seat)
        for text in ("allow", "hold harvest", "build babel"):
            with pytest.raises(GameOver):
                sitting.play(seat, text)
    for plies in range(len(sitting.record.lines) + 1):
        with pytest.raises(Illegal):
            sitting.back_to(plies)
    with pytest.raises(GameOver):
        sitting.end(result)
    assert everything(sitting) == before


def test_a_game_that_is_over_cannot_be_given_up() -> None:
    sitting = play_on(sat_down(COURT))
    before = everything(sitting)
    with pytest.raises(GameOver) as caught:
        sitting.end(ENDS[0])
    assert (caught.value.move, caught.value.refusal.rule) == ("0 1 resigned", "game-over")
    assert everything(sitting) == before


@pytest.mark.parametrize(
    "result", [Result("points", [1.0, 0.0]), Result(RESIGNED, [1.0]), Result(CANCELLED, [1.0, 0.0])], ids=str
)
def test_players_end_a_game_only_as_a_record_can_say(result: Result) -> None:
    sitting = sat_down(COURT)
    before = everything(sitting)
    with pytest.raises(AssertionError):
        sitting.end(result)
    assert everything(sitting) == before


def test_everybody_may_read_everything_after_an_early_end() -> None:
    sitting = play_on(sat_down(AUCTION), 1)
    assert str(sitting.record.masked(-1).lines[0]) == "A! ?"
    sitting.end(ENDS[0])
    assert sitting.record.masked(-1).write() == sitting.record.write()
    assert "?" not in sitting.record.write()


# --- Secret answers


class HoldInSecret(HoldEvent):
    """The event is held behind closed doors."""

    def secrecy(self, t: CourtTable, /) -> i64:
        return FOR_GOOD


def test_a_secret_answer_is_masked_until_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys, "HOLD_EVENT", [HoldInSecret(0), HoldInSecret(1)])
    sitting = sat_down(COURT)
    text = sitting.table.moves[0].text
    sitting.play(0, text)
    sitting.play(1, "allow")
    for viewer, told in ((-1, "A! ?"), (0, f"A! {text}"), (1, "A! ?")):
        assert [str(line) for line in sitting.record.masked(viewer).lines[8:]] == [told, "B allow"]
    play_on(sitting)
    assert sitting.record.masked(-1).write() == sitting.record.write()


# --- Resuming

FINISHED = {game.name: play_on(sat_down(game)).record.write() for game in (AUCTION, CLIMB, COURT)}
GAMES = {game.name: game for game in (AUCTION, CLIMB, COURT)}


def resume(text: str, game: Game = COURT) -> Sitting:
    """Resume the record in this text."""
    return resumed(Record.read(text), game, Live(SECRET))


def refused(text: str, error: type[BadMove], rule: str, ply: int | None, game: Game = COURT) -> None:
    """Assert that this record is refused with this error."""
    with pytest.raises(error) as caught:
        resume(text, game)
    assert (caught.value.refusal.rule, caught.value.ply) == (rule, ply)


def changed(text: str, ply: int, line: str | None) -> str:
    """This record with another line at a ply, or without it."""
    header, _, rows = text.partition("\n\n")
    lines = rows.splitlines()
    lines[ply - 1 : ply] = [] if line is None else [line]
    return "\n".join([header, "", *lines, ""])


def row(text: str, ply: int) -> str:
    """The line of a record at a ply."""
    return text.partition("\n\n")[2].splitlines()[ply - 1]


@pytest.mark.parametrize("name", GAMES)
def test_a_record_leads_to_its_table(name: str) -> None:
    again = resume(FINISHED[name], GAMES[name])
    assert again.record.write() == FINISHED[name]
    assert everything(again)[:2] == everything(play_on(sat_down(GAMES[name])))[:2]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_as_if_it_had_never_stopped(name: str) -> None:
    for moves in range(12):
        stopped = play_on(sat_down(GAMES[name]), moves)
        again = resume(stopped.record.write(), GAMES[name])
        assert again.record.write() == stopped.record.write()
        assert [again.can_undo(seat) for seat in (0, 1)] == [stopped.can_undo(seat) for seat in (0, 1)]
        assert play_on(again).record.write() == FINISHED[name]


def test_an_unknown_version() -> None:
    refused(FINISHED["court"].replace("court 1", "court 2"), Unreadable, "unknown-version", None)


def test_an_unknown_game() -> None:
    for name in ("court", "chess", "", "../duel", "duel.game", "Duel"):
        with pytest.raises(Unreadable) as caught:
            catalog.find(name)
        assert caught.value.move == name
        assert caught.value.refusal.rule == "unknown-game"
        assert caught.value.refusal.facts["games"] == catalog.names()
    assert all(catalog.find(name).name == name for name in catalog.names())


def test_another_game() -> None:
    with pytest.raises(Unreadable):
        resume(FINISHED["auction"], COURT)


def test_unknown_options_and_seats() -> None:
    auction = FINISHED["auction"]
    refused(auction.replace("prizes=four", "speed=fast"), Unreadable, "unknown-option", None, AUCTION)
    refused(auction.replace("prizes=four", "prizes=five"), Unreadable, "unknown-value", None, AUCTION)
    refused(FINISHED["court"].replace('"Anna" "Ben"', '"Anna"'), Unreadable, "wrong-seats", None)
    refused(FINISHED["court"].replace('"Ben"', '"Ben" "Cleo"'), Unreadable, "wrong-seats", None)


def test_a_usual_option_need_not_be_written() -> None:
    assert resume(FINISHED["auction"].replace("prizes=four", ""), AUCTION).record.options == {"prizes": "four"}


@pytest.mark.parametrize("name", GAMES)
def test_a_record_cut_anywhere_is_refused(name: str) -> None:
    text = FINISHED[name]
    for length in range(text.index("\n\n") + 2, len(text) - 1):
        with pytest.raises(BadMove):
            resume(text[:length], GAMES[name])


def test_a_record_cut_between_lines() -> None:
    text = FINISHED["court"]
    plies = len(Record.read(text).lines)
    shorter = text[: text.rindex("\n", 0, -1) + 1]
    refused(shorter, Illegal, "cut-off", plies - 1)


def test_a_record_cut_in_the_middle_of_a_line() -> None:
    text = FINISHED["court"]
    plies = len(Record.read(text).lines)
    refused(text[:-3], Unreadable, "unknown-move", plies)
    with pytest.raises(Unreadable) as caught:
        resume(text[: text.rindex(" ")])
    assert caught.value.refusal.rule == "bad-line"


@pytest.mark.parametrize("name", GAMES)
def test_a_record_that_lacks_a_line_is_refused(name: str) -> None:
    for ply in range(1, len(Record.read(FINISHED[name]).lines) + 1):
        with pytest.raises(BadMove):
            resume(changed(FINISHED[name], ply, None), GAMES[name])


@pytest.mark.parametrize("ply", [1, 5, 8])
def test_a_tampered_outcome_of_the_deal(ply: int) -> None:
    who = row(FINISHED["court"], ply)[:2]
    refused(changed(FINISHED["court"], ply, f"{who} deal gold"), Illegal, "impossible-outcome", ply)


def test_a_tampered_outcome_later() -> None:
    """The card that is drawn lies in a hand already."""
    text = FINISHED["climb"]
    lines = Record.read(text).lines
    ply = next(at for at, line in enumerate(lines, 1) if line.is_outcome and at > 8)
    refused(
        changed(text, ply, str(lines[ply - 1])[:2] + " " + lines[0].text), Illegal, "impossible-outcome", ply, CLIMB
    )


def test_an_outcome_that_another_seat_saw() -> None:
    text = FINISHED["climb"]
    assert row(text, 2).startswith("*A ")
    refused(changed(text, 2, row(text, 2).replace("*A", "*B")), Illegal, "out-of-order", 2, CLIMB)


def test_a_tampered_move() -> None:
    text = FINISHED["court"]
    refused(changed(text, 9, "A hold gold"), Unreadable, "unknown-move", 9)
    refused(changed(text, 9, "A veto"), Illegal, "hold-first", 9)
    refused(changed(text, 9, row(text, 9).replace("A ", "B ")), NotYourTurn, "not-your-turn", 9)


def test_lines_out_of_order() -> None:
    text = FINISHED["court"]
    refused(changed(text, 9, f"* deal veto\n{row(text, 9)}"), Illegal, "impossible-outcome", 9)
    refused(changed(text, 8, f"{row(text, 9)}\n{row(text, 8)}"), Illegal, "out-of-order", 8)


def test_lines_after_the_end() -> None:
    text = FINISHED["court"]
    end = len(Record.read(text).lines)
    refused(text + "A allow\n", GameOver, "game-over", end + 1)
    refused(text + "* deal veto\n", Illegal, "impossible-outcome", end + 1)


def test_a_wrong_result() -> None:
    text = FINISHED["court"]
    record = Record.read(text)
    for result in ("0.5 0.5 points", "1 0 science"):
        if result != record.result:
            refused(text.replace(record.result, result), Illegal, "wrong-result", len(record.lines))


def given_up(text: str, result: str, plies: int) -> str:
    """This record, ended by its players after so many lines."""
    header, _, rows = text.replace(Record.read(text).result, result).partition("\n\n")
    return "\n".join([header, "", *rows.splitlines()[:plies], ""])


def test_a_game_that_the_rules_ended_was_not_given_up() -> None:
    text = FINISHED["court"]
    plies = len(Record.read(text).lines)
    refused(given_up(text, "1 0 resigned", plies), Illegal, "wrong-result", plies)
    refused(given_up(text, "0 0 cancelled", plies), Illegal, "wrong-result", plies)


def test_a_record_that_lacks_what_luck_said_was_not_given_up() -> None:
    text = FINISHED["climb"]
    for ply, line in enumerate(Record.read(text).lines):
        if line.is_outcome:
            refused(given_up(text, "1 0 resigned", ply), Illegal, "cut-off", ply, CLIMB)
        else:
            assert resume(given_up(text, "1 0 resigned", ply), CLIMB).record.result == "1 0 resigned"


@pytest.mark.parametrize("result", ["1 1 boredom", "1 1 resigned", "0 0 time", "1 0 cancelled", "1 resigned"])
def test_no_game_ends_like_this(result: str) -> None:
    refused(given_up(FINISHED["court"], result, 10), Illegal, "cut-off", 10)


def test_lines_after_an_early_end_cannot_be_told_from_those_before_it() -> None:
    text = given_up(FINISHED["court"], "1 0 resigned", 9)
    longer = resume(text + "B allow\n")
    assert longer.record.result == "1 0 resigned"
    refused(text + "A allow\n", NotYourTurn, "not-your-turn", 10)


def test_promise_and_seats_stay_with_a_game_that_goes_on() -> None:
    stopped = play_on(sat_down(COURT), 3)
    stopped.record.luck = ["promise"]
    stopped.record.drawn = "BA"
    record = Record.read(stopped.record.write())
    again = resume(stopped.record.write())
    assert again.record.write() == stopped.record.write()
    assert (again.record.luck, again.record.drawn) == (["promise"], "BA")
    again.back_to(8)
    assert (again.record.luck, again.record.drawn) == (["promise"], "BA")
    fresh = begun(record, COURT, Live(SECRET))
    fresh.record.luck.append("secret")
    assert record.luck == ["promise"]


def test_a_record_begins_with_nothing_played() -> None:
    record = Record.read(FINISHED["court"])
    fresh = begun(record, COURT, Live(SECRET))
    assert (fresh.record.names, fresh.record.options, fresh.record.result) == (record.names, record.options, OPEN)
    assert everything(fresh)[:2] == everything(sat_down(COURT))[:2]


def test_a_result_that_is_not_written_is_found() -> None:
    text = FINISHED["court"]
    assert resume(text.replace(Record.read(text).result, OPEN)).record.write() == text
