"""Starting: quick, without what a command does not need; and no text without a use."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import ecumene
from ecumene.cli.language import LANGUAGES
from ecumene.cli.pictures import picture_of
from ecumene.kernel import catalog
from ecumene.names import FOLDER, Texts
from ecumene.names import LANGUAGES as KNOWN
from tests.cli import terminal

HEAVY = ("rich", "fluent.runtime", "asyncio", "multiprocessing", "ecumene.games", "ecumene.bots")
LISTS = """
import sys
from ecumene.cli.main import main
try:
    main(sys.argv[1:])
except SystemExit:
    print(*sys.modules, file=sys.stderr)
"""


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["play", "--help"], ["arena", "--help"], []])
def test_what_is_loaded_to_say_little(words: list[str]) -> None:
    run = subprocess.run(
        [sys.executable, "-c", LISTS, *words], capture_output=True, text=True, check=True, timeout=terminal.PATIENCE
    )
    assert "ecumene" in run.stdout
    assert not set(HEAVY) & set(run.stderr.split())


def test_the_version() -> None:
    run = terminal.ecumene("--version")
    assert re.fullmatch(rf"ecumene {ecumene.__version__}, (compiled|plain Python)\n", run.out)


def test_help_lists_the_commands() -> None:
    run = terminal.ecumene("--help")
    assert all(f"  {name} " in run.out for name in ("play", "replay", "check", "perft", "bench", "arena"))


def test_languages_are_those_there_are() -> None:
    assert tuple(KNOWN) == LANGUAGES


def test_every_game_has_a_picture() -> None:
    for name in catalog.names():
        players = ["A"] * min(catalog.find(name).seat_counts)
        for language in LANGUAGES:
            assert picture_of(Texts(language, name), players).legend() is not None


def test_every_text_has_a_use_and_the_other_way_round() -> None:
    sources = "".join(
        path.read_text(encoding="utf-8") for path in (Path(ecumene.__file__).parent / "cli").rglob("*.py")
    )
    used = set(re.findall(r"""say\(\s*["'](terminal-[a-z0-9-]+)["']""", sources))
    for language in LANGUAGES:
        text = (FOLDER / language / "terminal.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(terminal-[a-z0-9-]+) =", text, re.MULTILINE)) == used
