"""Checking and measuring: for people, and as exactly one JSON object for programs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from ecumene.bots.playouts import perft
from ecumene.cli.check import tables
from ecumene.kernel import catalog
from ecumene.kernel.record import Record
from tests.cli.terminal import PATIENCE, ecumene, surroundings

DUEL = catalog.find("duel")


def test_check() -> None:
    run = ecumene("check", "duel", "--games", "3")
    assert run.code == 0
    assert "3 random games kept every promise" in run.out


def test_check_for_programs() -> None:
    told = json.loads(ecumene("check", "--games", "2", "--workers", "1", "--json").out)
    assert told["ok"]
    assert [each["game"] for each in told["checked"]] == catalog.names()


def test_random_games_try_every_option() -> None:
    assert tables(DUEL) == [(2, {"wonders": "draft"}), (2, {"wonders": "preset"})]


LEAKY = """
import sys
from ecumene.cli.main import main
from ecumene.games.duel import game

class Leaky(game.Duel):
    looks = 0

    def ledger(self, t):
        self.looks += 1
        return {"coins": self.looks // 5}

game.GAME = Leaky()
main(["check", "duel", "--workers", "1", *sys.argv[1:]])
"""


def test_a_broken_promise_is_told_and_its_record_kept(tmp_path: Path) -> None:
    for words in ([], ["--json"]):
        run = subprocess.run(
            [sys.executable, "-c", LEAKY, *words],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            cwd=tmp_path,
            env=surroundings(ECUMENE_INTERPRETED="1"),
            check=False,
        )
        assert run.returncode == 1
        assert "nothing is gained or lost from nowhere" in run.stderr
        assert "ecumene check duel --games 1 --seed 1" in run.stderr
    told = json.loads(run.stdout)["checked"][0]
    record = Record.read((tmp_path / told["record"]).read_text(encoding="utf-8"))
    assert record.lines
    assert not told["ok"]


def test_perft() -> None:
    told = json.loads(ecumene("perft", "duel", "--depth", "2", "--seed", "7", "--json").out)
    t = DUEL.new_table(2, {}, seed=7)
    assert told["positions"] == [perft(t, 1), perft(t, 2)]
    assert "Depth 2: 12 positions" in ecumene("perft", "duel", "--depth", "2", "--seed", "7").out


def test_bench() -> None:
    told = json.loads(ecumene("bench", "duel", "--seconds", "0.02", "--json").out)
    assert told["game"] == "duel"
    wanted = ("games", "copies", "decisions", "search_iterations")
    assert all(told[f"{name}_per_second"] > 0 for name in wanted)
    assert isinstance(told["compiled"], bool)
    assert json.loads(ecumene("bench", "--seconds", "0.02", "--json").out)["duel"]["games_per_second"] > 0
    assert "random games a second" in ecumene("bench", "--seconds", "0.02").out


def test_arena() -> None:
    run = ecumene("arena", "duel", "greedy", "random", "-n", "4")
    assert run.code == 0
    assert "%" in run.out
    told = json.loads(ecumene("arena", "duel", "random", "random", "-n", "4", "--workers", "1", "--json").out)
    assert sum(bot["points"] for bot in told["bots"]) == 4
    assert all(low <= bot["rate"] <= high for bot in told["bots"] for low, high in [bot["interval"]])
