"""Playing in the terminal: whole games, undo, reasons, help, saving and going on."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from ecumene.kernel import catalog
from ecumene.kernel.luck import FAST
from ecumene.kernel.record import Record
from ecumene.kernel.sitting import resumed
from tests.cli.terminal import Run, Terminal, ecumene

ALONE = ("play", "duel", "--seat", "Anna", "--seat", "random", "--in-order")
TOGETHER = ("play", "duel", "--seat", "Anna", "--seat", "Borys", "--in-order")
FIRST_GAME = ("--option", "wonders=preset", "--seed", "b")
FIRST_MOVE = "A build baths"


def kept(file: Path) -> Record:
    """The record in a file, after it has been played again."""
    record = Record.read(file.read_text(encoding="utf-8"))
    resumed(record, catalog.find(record.game), FAST)
    return record


def moves(file: Path) -> list[str]:
    """The moves of a record."""
    return [str(line) for line in kept(file).lines if not line.is_outcome]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the game is kept."""
    return tmp_path / "game.txt"


@pytest.mark.parametrize(
    ("language", "over", "total", "wins"),
    [
        ("en", "The game is over", "total", "wins|share"),
        ("uk", "Гру завершено", "разом", "Перемагає|ділять"),
        ("ru", "Игра окончена", "всего", "Побеждает|делят"),
    ],
)
def test_a_whole_game_in_each_language(file: Path, language: str, over: str, total: str, wins: str) -> None:
    run = ecumene(*ALONE, "--seed", language, "--language", language, "--save", str(file), typed="1\n" * 100)
    assert run.code == 0
    assert over in run.out
    assert total in run.out
    assert re.search(wins, run.out)
    assert str(file) in run.words
    assert kept(file).result != "*"
    check = ecumene("replay", str(file), "--check")
    assert kept(file).result in check.out


def test_a_whole_game_in_a_terminal(tmp_path: Path) -> None:
    with Terminal(*ALONE, "--seed", "t", folder=tmp_path) as terminal:
        asked = 0
        while "score" not in terminal.seen and "total" not in terminal.seen:
            asked += 1
            terminal.until("\n> ", asked)
            terminal.type("1\n")
            terminal.until("\n> ", asked + 1)
        terminal.type("save mine.txt\n")
        assert terminal.ended() == 0
    assert kept(tmp_path / "mine.txt").result != "*"


def test_bots_play_alone() -> None:
    run = ecumene("play", "duel", "--seat", "greedy", "--seat", "random", "--seed", "b")
    assert run.code == 0
    assert "The game is over" in run.out


def test_two_bots_of_a_kind_are_told_apart() -> None:
    run = ecumene("play", "duel", "--seat", "random", "--seat", "random", "--seed", "b")
    assert "random A" in run.out
    assert "random B" in run.out


def test_seats_are_drawn_unless_in_order(tmp_path: Path) -> None:
    seated = set()
    for seed in range(20):
        file = tmp_path / f"{seed}.txt"
        ecumene("play", "duel", "--seat", "Anna", "--seat", "random", "--seed", str(seed), "--save", str(file))
        seated.add(kept(file).names[0])
        if len(seated) == 2:
            break
    assert seated == {"Anna", "random"}


def test_the_same_seed_lays_out_the_same_cards(tmp_path: Path) -> None:
    for name in ("one", "two"):
        ecumene(*ALONE, *FIRST_GAME, "--save", str(tmp_path / name))
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_the_usual_rival_is_a_search(tmp_path: Path) -> None:
    ecumene("play", "duel", "--seed", "a", "--save", str(tmp_path / "g"))
    assert sorted(kept(tmp_path / "g").names) == ["Player", "mcts:1s"]


@pytest.mark.parametrize("typed", ["build baths", " BUILD  Baths ", "build bat", "bu bat", "1"])
def test_a_move_is_a_number_or_words_or_their_beginnings(file: Path, typed: str) -> None:
    ecumene(*TOGETHER, *FIRST_GAME, "--save", str(file), typed=f"{typed}\n")
    assert moves(file) == [FIRST_MOVE]


def test_a_move_in_the_players_language(file: Path) -> None:
    typed = "спорудити лаз\nспорудити будівлю «Запас каменю»\n"
    ecumene(*TOGETHER, *FIRST_GAME, "--save", str(file), "--language", "uk", typed=typed)
    assert moves(file) == [FIRST_MOVE, "B build stone_reserve"]


def test_several_moves_fit(file: Path) -> None:
    run = ecumene(*TOGETHER, *FIRST_GAME, "--save", str(file), typed=f"baths\nnonsense\n0\n99\n{'9' * 3000}\n")
    assert "could mean several moves" in run.words
    assert run.out.count("is not a move of this game") == 4
    assert moves(file) == []


def test_a_refused_move_says_why_in_numbers(file: Path) -> None:
    dear = "bury baths under pyramids\nwhy bury baths under pyramids\nwhy pyramids\n"
    typed = f"{dear}why build palace\nwhy 1\nwhy nonsense\nwhy\n"
    run = ecumene(*TOGETHER, *FIRST_GAME, "--save", str(file), typed=typed)
    assert run.words.count("You cannot pay for The Pyramids: it takes 8 coins") == 3
    assert "and you have 7" in run.words
    assert "Palace cannot be played" in run.words
    assert "You can do this now" in run.words
    assert "Say which move" in run.words
    assert moves(file) == []


def test_undo_and_redo(file: Path) -> None:
    ecumene(*TOGETHER, *FIRST_GAME, "--save", str(file), typed="1\nundo\n")
    assert moves(file) == []
    ecumene(*TOGETHER, *FIRST_GAME, "--save", str(file), typed="1\nundo\nredo\n")
    assert moves(file) == [FIRST_MOVE]


def test_undo_takes_back_the_bots_answer_too(file: Path) -> None:
    for seed in "abcdefghij":  # until the bot's answer turns up no card
        words = (*ALONE, "--option", "wonders=preset", "--seed", seed, "--save", str(file))
        ecumene(*words, typed="1\n")
        if not kept(file).lines[-1].is_outcome:
            break
    both = moves(file)
    assert len(both) == 2
    ecumene(*words, typed="1\nundo\n")
    assert moves(file) == []
    ecumene(*words, typed="1\nundo\nredo\n")
    assert moves(file) == both


def test_nothing_to_undo_or_redo(file: Path) -> None:
    run = ecumene(*TOGETHER, *FIRST_GAME, "--save", str(file), typed="undo\nredo\n")
    assert "You can take back only" in run.words
    assert "There is nothing to redo" in run.words


def test_help(file: Path) -> None:
    typed = "help\nhelp templ\nhelp statue_of_zeus\nhelp chain\nhelp nonsense\n"
    run = ecumene(*TOGETHER, *FIRST_GAME, "--save", str(file), typed=typed)
    assert "undo, redo" in run.out
    assert "Temple (civilian buildings, age II; cost: 1 wood, 1 papyrus)" in run.words
    assert "The Temple of Artemis (wonder" in run.words
    assert "The Statue of Zeus (wonder" in run.words
    assert "Chains" in run.out
    assert "no card or rule called “nonsense”" in run.words


def test_help_in_the_players_language(file: Path) -> None:
    run = ecumene(*TOGETHER, *FIRST_GAME, "--save", str(file), "--language", "uk", typed="help храм\n")
    assert "Храм (цивільні будівлі, епоха II" in run.words


def test_the_log_and_the_moves_once_more(file: Path) -> None:
    run = ecumene(*TOGETHER, *FIRST_GAME, "--save", str(file), typed="1\nlog\nmoves\n\n")
    assert run.out.count("Anna builds Baths for 2 coins.") == 3  # the turn, the log, and Enter
    assert "Progress token on the board" in run.out
    assert run.out.count("Borys: Play an accessible card") == 3


def test_several_people_are_asked_in_turn(file: Path) -> None:
    run = ecumene(*TOGETHER, *FIRST_GAME, "--save", str(file), typed="1\n1\n")
    assert re.findall(r"· [AB] (\w+) ─", run.out) == ["Anna", "Borys", "Anna"]


def test_the_next_person_does_not_see_the_screen_of_the_last(tmp_path: Path) -> None:
    with Terminal(*TOGETHER, *FIRST_GAME, folder=tmp_path) as terminal:
        terminal.until("\n> ")
        assert "\x1b[3J" not in terminal.seen.partition("Anna")[2]
        terminal.type("1\n")
        terminal.until("\n> ", 2)
        assert "\x1b[3J" in terminal.seen.partition("Anna")[2]


def test_save_and_go_on(tmp_path: Path) -> None:
    ecumene(*ALONE, *FIRST_GAME, typed="1\nsave half.txt\nquit\n", folder=tmp_path)
    half = moves(tmp_path / "half.txt")
    run = ecumene("play", "duel", "--record", "half.txt", typed="1\n", folder=tmp_path)
    assert run.code == 0
    assert "go on with: ecumene play duel --record half.txt" in run.words
    assert moves(tmp_path / "half.txt")[: len(half)] == half
    assert len(moves(tmp_path / "half.txt")) > len(half)


def test_somebody_else_goes_on(tmp_path: Path) -> None:
    ecumene(*ALONE, *FIRST_GAME, "--save", "g.txt", typed="1\n", folder=tmp_path)
    ecumene("play", "duel", "--record", "g.txt", "--seat", "greedy", "--seat", "Olha", typed="1\n", folder=tmp_path)
    assert kept(tmp_path / "g.txt").names == ["greedy", "Olha"]


def test_only_records_are_replaced(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    run = ecumene(*ALONE, *FIRST_GAME, typed="save diary.txt\nsave no/such/folder\nsave new.txt\n", folder=tmp_path)
    assert "diary.txt exists and is not a record" in run.words
    assert "no/such/folder cannot be written" in run.words
    assert (tmp_path / "diary.txt").read_text() == "Dear diary"
    kept(tmp_path / "new.txt")


def test_the_file_is_looked_at_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    for name in ("diary.txt", "no/such/folder", "/dev/null"):
        run = ecumene(*ALONE, *FIRST_GAME, "--save", name, folder=tmp_path)
        assert run.code == 2
        assert run.out == ""
        assert name in run.err
    (tmp_path / "empty.txt").touch()
    ecumene(*ALONE, *FIRST_GAME, "--save", "empty.txt", folder=tmp_path)
    kept(tmp_path / "empty.txt")


def only_file(run: Run | Terminal, folder: Path) -> Path:
    """The file in which the game was kept, which the player has been told."""
    files = list(folder.glob("duel-*.txt"))
    assert len(files) == 1
    said = run.out if isinstance(run, Run) else run.seen
    assert files[0].name in said
    return files[0]


def test_the_input_ends_in_a_question(tmp_path: Path) -> None:
    run = ecumene(*ALONE, *FIRST_GAME, typed="1\n", folder=tmp_path)
    assert run.code == 0
    assert moves(only_file(run, tmp_path))[0] == FIRST_MOVE


def test_ctrl_c_in_a_question(tmp_path: Path) -> None:
    with Terminal(*ALONE, *FIRST_GAME, folder=tmp_path) as terminal:
        terminal.until("\n> ")
        terminal.type("1\n")
        terminal.until("\n> ", 2)
        terminal.type("half a mo")
        terminal.until("half a mo")
        time.sleep(0.3)  # Python misses a Ctrl-C that comes in the same instant as other keys
        terminal.type("\x03")
        assert terminal.ended() == 130
        assert moves(only_file(terminal, tmp_path))[0] == FIRST_MOVE


def test_ctrl_d_in_a_question(tmp_path: Path) -> None:
    with Terminal(*ALONE, *FIRST_GAME, folder=tmp_path) as terminal:
        terminal.until("\n> ")
        terminal.type("\x04")
        assert terminal.ended() == 0
        assert moves(only_file(terminal, tmp_path)) == []


def test_ctrl_c_while_bots_play(tmp_path: Path) -> None:
    with Terminal("play", "duel", "--seat", "mcts:500ms", "--seat", "mcts:500ms", folder=tmp_path) as terminal:
        terminal.until("thinking", 2)
        terminal.type("\x03")
        assert terminal.ended() == 130
        kept(only_file(terminal, tmp_path))


@pytest.mark.parametrize(
    ("columns", "language"), [(40, "en"), (60, "ru"), (80, "uk"), (100, "uk"), (120, "ru"), (200, "en")]
)
def test_nothing_is_wider_than_the_terminal(tmp_path: Path, language: str, columns: int) -> None:
    typed = "1\n" * 20 + "help\nlog\n"
    words = (*ALONE, "--seed", "w", "--language", language, "--save", "g")
    run = ecumene(*words, typed=typed, columns=columns, folder=tmp_path)
    assert max(map(len, run.out.splitlines())) <= columns + len("> ")


def test_no_colour_without_a_terminal(tmp_path: Path) -> None:
    run = ecumene(*ALONE, *FIRST_GAME, folder=tmp_path)
    assert "\x1b" not in run.out


def test_colour_in_a_terminal_unless_declined(tmp_path: Path) -> None:
    colour = re.compile(r"\x1b\[[0-9;]*[34]8;")
    with Terminal(*ALONE, *FIRST_GAME, folder=tmp_path) as terminal:
        assert colour.search(terminal.until("\n> "))
    with Terminal(*ALONE, *FIRST_GAME, folder=tmp_path, NO_COLOR="1") as terminal:
        assert not colour.search(terminal.until("\n> "))


@pytest.mark.parametrize("columns", [80, 120])
def test_the_structure_shows_every_card_and_both_prices(tmp_path: Path, columns: int) -> None:
    run = ecumene(*ALONE, *FIRST_GAME, columns=columns, folder=tmp_path)
    backs = re.findall(r"░ I ░", run.out)
    assert len(backs) == 8
    assert len(re.findall(r"╚ ?A ?[●○∞]", run.out)) == 6
    names = ["Clay Pit", "Baths", "Palisade"]
    assert all(name in run.words for name in names)
