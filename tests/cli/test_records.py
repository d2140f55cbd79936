"""Replaying records, and everything that can be wrong with a command line or a file."""

from __future__ import annotations

import json
import re
from itertools import cycle
from pathlib import Path

import pytest

from tests.cli.terminal import ecumene


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game between bots."""
    file = tmp_path_factory.mktemp("records") / "whole.txt"
    ecumene("play", "duel", "--seat", "greedy", "--seat", "random", "--in-order", "--seed", "r", "--save", str(file))
    return file


def test_stepping_through(whole: Path) -> None:
    run = ecumene("replay", str(whole), typed="\nb\n20\n9999\nq\n")
    assert run.code == 0
    places = re.findall(r"Move (\d+) of (\d+)", run.out)
    last = places[0][1]
    assert [place for place, _ in places] == ["0", "1", "0", "20", last]
    assert "total" in run.out


def test_checking(whole: Path) -> None:
    run = ecumene("replay", str(whole), "--check")
    assert run.code == 0
    assert len(run.out.splitlines()) == 1
    assert "keeps the rules" in run.out


def test_a_record_for_programs(whole: Path) -> None:
    told = json.loads(ecumene("replay", str(whole), "--json").out)
    assert told["ok"]
    assert told["seats"] == ["greedy", "random"]
    assert len(told["story"]) == told["moves"] + 1
    assert any("wins" in sentence for sentence in told["story"][-1]["told"])


def test_a_finished_record_shows_its_end(whole: Path) -> None:
    run = ecumene("play", "duel", "--record", str(whole))
    assert run.code == 0
    assert "The game is over" in run.out


# --- Games that their players ended, and not the rules

ENDS = {
    ("1 0 resigned", "en"): "greedy wins: the rival has resigned",
    ("0 1 resigned", "uk"): "Перемагає random: суперник здався",
    ("0 1 time", "ru"): "Побеждает random: у соперника вышло время",
    ("1 0 time", "en"): "greedy wins: the rival has run out of time",
    ("0 0 cancelled", "en"): "The game was called off: nobody has won",
    ("0 0 cancelled", "uk"): "Гру скасовано: переможця немає",
    ("0 0 cancelled", "ru"): "Игра отменена: победителя нет",
}


def ended(whole: Path, result: str, moves: int = 30) -> str:
    """The first moves of a record and what they brought, and how its players ended it."""
    header, _, game = whole.read_text(encoding="utf-8").partition("\n\n")
    header = re.sub(r'(?m)^\[Result ".*"\]$', f'[Result "{result}"]', header)
    lines = game.splitlines()
    places = [place for place, line in enumerate(lines) if not line.startswith("*")]
    return "\n".join([header, "", *lines[: places[moves]]]) + "\n"


@pytest.mark.parametrize(("result", "language"), ENDS)
def test_an_early_end_is_shown(whole: Path, result: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "ended.txt"
    file.write_text(ended(whole, result), encoding="utf-8")
    run = ecumene("replay", str(file), "--language", language, typed="9999\nb\nq\n")
    _, shown, after = run.words.partition(ENDS[result, language])
    assert (run.code, run.err) == (0, "")
    assert shown
    assert ENDS[result, language] not in after  # one move before, the game goes on
    over = ecumene("play", "duel", "--record", str(file), "--language", language)
    assert ENDS[result, language] in over.words


@pytest.mark.parametrize("moves", [0, 1])
def test_an_early_end_at_once(whole: Path, moves: int, tmp_path: Path) -> None:
    file = tmp_path / "ended.txt"
    file.write_text(ended(whole, "0 1 resigned", moves), encoding="utf-8")
    assert "wins: the rival has resigned" in ecumene("replay", str(file), typed="9999\nq\n").words
    checked = ecumene("replay", str(file), "--check")
    assert (checked.code, checked.err) == (0, "")
    assert "0 1 resigned" in checked.out
    assert json.loads(ecumene("replay", str(file), "--json").out)["result"] == "0 1 resigned"


def test_a_game_that_goes_on_is_not_over(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "open.txt"
    file.write_text(ended(whole, "*"), encoding="utf-8")
    run = ecumene("replay", str(file), typed="9999\nq\n")
    assert run.code == 0
    assert "total" not in run.out


# --- What goes wrong: one sentence, exit code 2


LANGUAGES = ["en", "uk", "ru"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["play", "chess"], "duel"),
        (["perft", "chess"], "duel"),
        (["bench", "chess"], "duel"),
        (["check", "chess"], "duel"),
        (["arena", "chess", "random", "random"], "duel"),
        (["play"], "GAME"),
        (["chess"], "chess"),
        (["play", "duel", "--colour"], "--colour"),
        (["play", "duel", "--seat", "Anna"], "2"),
        (["play", "duel", "--seat", "A", "--seat", "B", "--seat", "C"], "2"),
        (["play", "duel", "--seat", "Anna", "--seat", "mcts:fast"], "mcts:fast"),
        (["play", "duel", "--seat", " ", "--seat", "greedy"], "."),
        (["play", "duel", "--seat", 'A"B', "--seat", "greedy"], "."),
        (["play", "duel", "--option", "colour=red"], "colour"),
        (["play", "duel", "--option", "wonders=none"], "preset"),
        (["play", "duel", "--option", "wonders"], "wonders=preset"),
        (["play", "duel", "--language", "la"], "--language"),
        (["play", "duel", "--record", "missing.txt"], "missing.txt"),
        (["play", "duel", "--record", "missing.txt", "--in-order"], "--in-order"),
        (["replay", "missing.txt"], "missing.txt"),
        (["replay", "."], "."),
        (["replay", "nul\x01byte"], "byte"),
        (["arena", "duel", "greedy", "best"], "best"),
        (["arena", "duel", "greedy"], "2"),
        (["perft", "duel", "--depth", "0"], "--depth"),
        (["check", "duel", "--games", "few"], "--games"),
        (["play", "x" * 5000], "900"),
    ],
    ids=lambda words: " ".join(words)[:60] if isinstance(words, list) else "",
)
def test_a_command_that_cannot_be_carried_out(words: list[str], named: str, tmp_path: Path) -> None:
    language = LANGUAGES[sum(map(len, words)) % 3]
    run = ecumene(*words, folder=tmp_path, LC_ALL=f"{language}_XX.UTF-8")
    assert run.code == 2
    assert run.out == ""
    assert len(run.err.splitlines()) == 1
    assert named in run.err
    assert bool(re.search("[а-яіїєґ]", run.err)) == (language != "en")


def spoilt(whole: Path, pattern: str, instead: str) -> bytes:
    """The record with its first such line replaced."""
    text = whole.read_text(encoding="utf-8")
    changed, times = re.subn(pattern, instead, text, count=1, flags=re.MULTILINE)
    assert times
    return changed.encode()


def line_of(text: bytes, line: str) -> str:
    """Its number in the file."""
    return str(text.decode().splitlines().index(line) + 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_cannot_be_read(whole: Path, language: str, tmp_path: Path) -> None:
    text = whole.read_bytes()
    file = tmp_path / "spoilt.txt"
    illegal = spoilt(whole, r"^A (build|discard) .*$", "A build palace")
    nonsense = spoilt(whole, r"^A (build|discard) .*$", "A eat baths")
    luck = spoilt(whole, r"^\* reveal slot\d+ .*$", "* reveal slot0 palace")
    cases = [
        (b"", "Game"),
        (b"\xff\xfe", "1"),
        (text + b"\n\xff", str(text.count(b"\n") + 2)),
        (b"Dear diary", "1"),
        (b"Dear diary " * 1000, "1"),
        (text + b"build baths", str(text.count(b"\n") + 1)),
        (b"[Game duel]\n" + text, "1"),
        (spoilt(whole, r"^\[Seats .*\]$", ""), "Seats"),
        (spoilt(whole, r'"duel 1"', '"duel"'), "duel 1"),
        (spoilt(whole, r'"duel 1"', '"duel 99"'), "99"),
        (spoilt(whole, r'"duel 1"', '"chess 1"'), "chess"),
        (spoilt(whole, r'"greedy"', ""), "2"),
        (spoilt(whole, r'"greedy"', '"gre\x1b[2Jedy"'), "."),
        (spoilt(whole, r'"duel 1"', '"\x1b[2J 1"'), "duel"),
        (spoilt(whole, r"wonders=draft", "wonders=none"), "preset"),
        (spoilt(whole, r"wonders=draft", "colour=red"), "colour"),
        (illegal, line_of(illegal, "A build palace")),
        (nonsense, line_of(nonsense, "A eat baths")),
        (luck, line_of(luck, "* reveal slot0 palace")),
        (b"\n".join(text.splitlines()[:-3]), "[Result"),
        (spoilt(whole, r"^\[Result .*\]$", '[Result "1 1 boredom"]'), "boredom"),
    ]
    commands = [["replay", str(file)], ["replay", str(file), "--check"], ["play", "duel", "--record", str(file)]]
    first = LANGUAGES.index(language)
    for (content, named), words in zip(cases[first::3], cycle(commands), strict=False):
        file.write_bytes(content)
        run = ecumene(*words, "--language", language)
        assert run.code == 2, content[:300]
        assert run.out == ""
        assert "\x1b" not in run.err
        assert len(run.err.splitlines()) == 1, run.err
        assert named in run.err.replace(str(tmp_path), ""), run.err
        assert bool(re.search("[а-яіїєґ]", run.err)) == (language != "en")


def test_an_error_for_programs(tmp_path: Path) -> None:
    for words in (["replay", "missing.txt"], ["perft", "chess"], ["arena", "duel", "greedy", "best"]):
        run = ecumene(*words, "--json", folder=tmp_path)
        assert run.code == 2
        assert json.loads(run.out) == {"ok": False, "error": run.err.strip()}
