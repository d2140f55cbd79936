"""Proving the luck of a finished game: whoever tampers with it is found out, and the line is named."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from ecumene import fair
from ecumene.cli.luck import verify
from ecumene.fair import Proof, proof
from ecumene.kernel import catalog
from ecumene.kernel.game import Game
from ecumene.kernel.luck import FAST, Script, sown, stir
from ecumene.kernel.notation import BadMove, Illegal, Line, seat_letter
from ecumene.kernel.record import OPEN, RESIGNED, Record
from ecumene.kernel.sitting import Sitting, begun, resumed
from ecumene.kernel.table import Result
from tests.cli.terminal import ecumene
from tests.kernel.toys import AUCTION, CLIMB, COURT

SECRET = bytes(range(32))
ENTROPY = ["abc", "зерно"]
LANGUAGES = ["en", "uk", "ru"]
DUEL = catalog.find("duel")
GAMES = {game.name: game for game in (AUCTION, CLIMB, COURT, DUEL)}


@cache
def finished(game: str, moves: int = 1000) -> str:
    """The record of a game with a promise, played to its end or given up after so many moves."""
    dice = sown(moves)
    sitting = Sitting(GAMES[game], ["Anna", "Ben"], {}, fair.luck(SECRET, "t1", ENTROPY))
    while moves and sitting.table.result is None:
        dice = stir(dice)
        t = sitting.table
        sitting.play(t.seat, t.moves[(dice >> 12) % len(t.moves)].text)
        moves -= 1
    if sitting.table.result is None:
        sitting.end(Result(RESIGNED, [0.0, 1.0]))
    sitting.record.luck = [fair.promise(SECRET), SECRET.hex(), fair.name("t1", ENTROPY)]
    sitting.record.drawn = "".join(seat_letter(seat) for seat in fair.drawn_seats(SECRET, "t1", ENTROPY))
    return sitting.record.write()


def read(game: str) -> Record:
    """A finished record of its own."""
    return Record.read(finished(game))


def proved(record: Record) -> Proof:
    """The proof of a record that names a secret."""
    found = proof(record, GAMES[record.game])
    assert found is not None
    return found


def outcomes(record: Record) -> list[int]:
    """The places of the lines that luck wrote."""
    return [place for place, line in enumerate(record.lines) if line.is_outcome]


def another(record: Record, place: int) -> str:
    """Another outcome that is possible at this place; some other one if there is none."""
    game, line = GAMES[record.game], record.lines[place]
    before = [each.text for each in record.lines[:place] if each.is_outcome]
    start = line.text.rpartition(" ")[0]
    texts = [move.text for move in game.lexicon.moves()]
    alike = [text for text in texts if text.rpartition(" ")[0] == start and text != line.text]
    for text in alike:
        if possible(record, game, place, [*before, text]):
            return text
    return alike[0]


def possible(record: Record, game: Game, place: int, known: list[str]) -> bool:
    """Do the rules allow these outcomes up to this place?"""
    try:
        sitting = begun(record, game, Script(known, FAST))
        for line in record.lines[:place]:
            if not line.is_outcome:
                sitting.play(line.seat, line.text)
    except Illegal:
        return False
    return sitting.record.lines[place].text == known[-1]


def noticed_at(record: Record) -> int | None:
    """The line of the record where its rules or its luck go wrong."""
    try:
        return proved(record).ply or None
    except BadMove as error:
        return error.ply


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A finished game of 7 Wonders Duel."""
    path = tmp_path / "game.txt"
    path.write_text(finished("duel"), encoding="utf-8")
    return path


# --- Luck that is as it was promised


@pytest.mark.parametrize("name", GAMES)
def test_all_luck_follows_from_the_secret(name: str) -> None:
    record = read(name)
    assert proved(record) == Proof(record.luck[0], len(outcomes(record)))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_was_given_up_is_proved_as_well(name: str) -> None:
    for moves in range(0, 60, 1 if name != "duel" else 7):
        record = Record.read(finished(name, moves))
        assert proved(record) == Proof(record.luck[0], len(outcomes(record)))
        assert resumed(record, GAMES[name], FAST).record.write() == record.write()


def test_moves_that_were_taken_back_do_not_shift_luck() -> None:
    sitting = Sitting(COURT, ["Anna", "Ben"], {}, fair.luck(SECRET, "t1", ENTROPY))
    before = len(sitting.record.lines)
    for _ in range(3):
        sitting.play(sitting.table.seat, sitting.table.moves[0].text)
    sitting.back_to(before)
    while sitting.table.result is None:
        sitting.play(sitting.table.seat, sitting.table.moves[-1].text)
    sitting.record.luck = [fair.promise(SECRET), SECRET.hex(), fair.name("t1", ENTROPY)]
    assert proved(sitting.record).fault == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_one_sentence(file: Path, language: str) -> None:
    run = ecumene("verify-luck", str(file), "--language", language)
    assert (run.code, run.err) == (0, "")
    assert len(run.out.splitlines()) == 1
    assert str(len(outcomes(read("duel")))) in run.out
    assert fair.promise(SECRET) in run.out
    assert bool(re.search("[а-яіїєґ]", run.out)) == (language != "en")


def test_for_programs(file: Path) -> None:
    run = ecumene("verify-luck", str(file), "--json")
    assert run.code == 0
    assert json.loads(run.out) == {"ok": True, "promise": fair.promise(SECRET), "outcomes": len(outcomes(read("duel")))}


# --- Luck that somebody has tampered with


@pytest.mark.parametrize("name", [name for name in GAMES if name != "auction"])
def test_every_outcome_that_is_changed_is_found(name: str) -> None:
    places = outcomes(read(name))
    for number, place in enumerate(places):
        record = read(name)
        line = record.lines[place]
        record.lines[place] = Line(line.seat, another(record, place), line.audience)
        found, due = str(record.lines[place]), str(line)
        assert found != due
        assert proved(record) == Proof(record.luck[0], number, "outcome", place + 1, found, due)


@pytest.mark.parametrize("name", [name for name in GAMES if name != "auction"])
def test_every_outcome_that_is_left_out_or_put_in_is_found(name: str) -> None:
    for place in outcomes(read(name)):
        record = read(name)
        line = record.lines.pop(place)
        shorter = proved(record)
        assert (shorter.ply, shorter.due) == (place + 1, str(line))
        assert shorter.fault == ("outcome" if place < len(record.lines) else "missing")
        record.lines[place:place] = [line, line]
        try:
            longer = proved(record)
        except BadMove:
            pytest.fail("an outcome too many is a fault of luck")
        assert longer.fault in ("outcome", "extra")
        assert longer.ply == place + 2


def test_who_saw_an_outcome_cannot_be_changed() -> None:
    record = read("climb")
    record.lines[0] = Line.read(str(record.lines[0]).replace("*A", "*"))
    assert proved(record).ply == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_is_changed_breaks_the_rules_or_the_luck_after_it(name: str) -> None:
    """Or it changes nothing that luck had to do with: then the luck is as true as before."""
    moves = [place for place, line in enumerate(read(name).lines) if not line.is_outcome]
    noticed = 0
    for place in moves:
        record = read(name)
        game, line = GAMES[name], record.lines[place]
        start = begun(record, game, fair.luck(SECRET, "t1", ENTROPY))
        for each in record.lines[:place]:
            if not each.is_outcome:
                start.play(each.seat, each.text)
        legal = [move.text for move in start.table.turn_to(line.seat) if move.text != line.text]
        if not legal:
            continue
        record.lines[place] = Line(line.seat, legal[place % len(legal)], line.audience)
        where = noticed_at(record)
        assert where is None or where > place
        noticed += where is not None
    assert noticed > len(moves) // 3 or name == "auction"


def test_a_promise_of_another_secret() -> None:
    for secret in (bytes(32), b"", SECRET[:-1]):
        record = read("court")
        record.luck[1] = secret.hex()
        assert proved(record).fault == "promise"
        record.luck[0] = fair.promise(secret)
        assert proved(record).fault in ("seats", "outcome")
    record = read("court")
    record.luck[1] = "no number at all"
    assert proved(record).fault == "promise"


def test_the_players_cannot_be_left_out_afterwards() -> None:
    for named in (fair.name("t1", ["abc", "def"]), fair.name("t2", ENTROPY), ""):
        record = read("duel")
        record.luck[2] = named
        assert proved(record).fault in ("seats", "outcome")


def test_seats_that_were_not_drawn_like_this() -> None:
    record = read("court")
    due = record.drawn
    for drawn in ("AB", "BA", "A", "AA", "nobody"):
        record.drawn = drawn
        assert proved(record).fault == ("" if drawn == due else "seats")
    record.drawn = due[::-1]
    assert (proved(record).found, proved(record).due) == (due[::-1], due)


def test_other_options_lead_to_other_luck() -> None:
    text = finished("duel").replace("wonders=draft", "wonders=preset")
    assert proved(Record.read(text)).fault == "outcome"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_the_file_is_named(file: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    rows = finished("duel").splitlines()
    row = next(row for row, text in enumerate(rows) if text.startswith("* reveal"))
    due, rows[row] = rows[row], "* reveal slot0 palace"
    file.write_text("\n".join(rows), encoding="utf-8")
    assert verify(language, str(file), "text") == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert all(part in told.err for part in (str(row + 1), due, rows[row], str(file)))
    assert len(told.err.splitlines()) == 1
    assert bool(re.search("[а-яіїєґ]", told.err)) == (language != "en")


LAST_OUTCOME = r"(?s)\n\* [^\n]*(?!.*\n\* ).*$"
FAULTS = {
    "promise": (r"00010203", "ffffffff"),
    "seats": (r'Drawn "\w+"', 'Drawn "AA"'),
    "outcome": (r"(?m)^\* reveal slot0 .*$", "* reveal slot0 palace\x1b[2J"),
    "extra": (r"(?m)^(A draft .*)$", r"\1\n* place law"),
    "missing": (LAST_OUTCOME, "\n"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_has_its_sentence(
    fault: str, language: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = re.sub(*FAULTS[fault], finished("duel"), count=1)
    file.write_text(text, encoding="utf-8")
    assert verify(language, str(file), "json") == 1
    told = capsys.readouterr()
    report = json.loads(told.out)
    assert (report["ok"], report["fault"]) == (False, fault)
    assert len(told.err.splitlines()) == 1
    assert "\x1b" not in told.err
    if report["line"]:
        assert str(report["line"]) in told.err
        assert report["line"] == len(text.splitlines()) + 1 or text.splitlines()[report["line"] - 1] == report["found"]
    assert bool(re.search("[а-яіїєґ]", told.err)) == (language != "en")


def test_luck_that_is_not_as_promised_is_told_to_the_shell(file: Path) -> None:
    file.write_text(re.sub(r"(?m)^\* reveal slot0 .*$", "* reveal slot0 palace", finished("duel"), count=1))
    run = ecumene("verify-luck", str(file))
    assert (run.code, run.out) == (1, "")
    assert "by the secret" in run.err


# --- What cannot be proved: one sentence, exit code 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_names_no_secret(file: Path, language: str) -> None:
    text = finished("duel")
    going_on = re.sub(r'\[Result ".*?"\]', f'[Result "{OPEN}"]', text)
    promised = re.sub(r'\[Luck ("\w+").*\]', r"[Luck \1]", going_on)
    contents = {"en": promised, "uk": re.sub(r"\[Luck .*\]\n", "", text), "ru": promised + "*A ?\n"}
    file.write_text(contents[language], encoding="utf-8")
    run = ecumene("verify-luck", str(file), "--language", language, "--json")
    assert run.code == 2
    assert len(run.err.splitlines()) == 1
    assert json.loads(run.out) == {"ok": False, "error": run.err.strip()}
    assert bool(re.search("[а-яіїєґ]", run.err)) == (language != "en")


def test_a_record_that_breaks_the_rules(file: Path) -> None:
    text = finished("duel")
    illegal = re.sub(r"(?m)^A draft .*$", "A build palace", text, count=1)
    other = re.sub(r'\[Result ".*?"\]', '[Result "1 0 resigned"]', text)
    for content, named in (
        (illegal, "build palace"),
        (other, "resigned"),
        (text.replace("duel 1", "chess 1"), "chess"),
    ):
        file.write_text(content, encoding="utf-8")
        run = ecumene("verify-luck", str(file))
        assert (run.code, run.out) == (2, "")
        assert named in run.err
