"""Every record in this folder is played again: to the same result, and written back byte by byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.kernel import catalog
from ecumene.kernel.luck import FAST
from ecumene.kernel.notation import BadMove
from ecumene.kernel.record import Record
from ecumene.kernel.sitting import resumed
from tests.records.make import FOLDER

FILES = sorted(FOLDER.glob("*.txt"))


def replay(file: Path) -> str:
    """Play the record in this file again and write it anew."""
    record = Record.read(file.read_text())
    sitting = resumed(record, catalog.find(record.game), FAST)
    assert sitting.table.result is not None, "a record here is a whole game"
    assert str(sitting.table.result) == record.result
    return sitting.record.write()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_record(file: Path) -> None:
    assert replay(file) == file.read_text()


def test_there_is_a_record_of_every_kind() -> None:
    records = [Record.read(file.read_text()) for file in FILES]
    assert {record.game for record in records} == set(catalog.names())
    duels = [record for record in records if record.game == "duel"]
    assert {record.result.split()[-1] for record in duels} == {"military", "science", "civilian"}
    assert {record.options["wonders"] for record in duels} == {"draft", "preset"}
    assert any(name.startswith("mcts") for record in duels for name in record.names)


@pytest.mark.parametrize("line", range(6, 60, 9))
def test_a_record_that_was_tampered_with_is_not_played(line: int, tmp_path: Path) -> None:
    rows = FILES[0].read_text().splitlines()
    for number, tampered in enumerate(
        ([*rows[:line], *rows[line + 1 :]], [*rows[:line], rows[line - 1], *rows[line:]])
    ):
        file = tmp_path / f"{number}.txt"
        file.write_text("\n".join(tampered) + "\n")
        with pytest.raises(BadMove):
            replay(file)


def test_a_record_that_does_not_end_is_no_whole_game(tmp_path: Path) -> None:
    rows = [row for row in FILES[0].read_text().splitlines() if not row.startswith("[Result")]
    file = tmp_path / "half.txt"
    file.write_text("\n".join(rows[:40]) + "\n")
    with pytest.raises(AssertionError, match="whole game"):
        replay(file)
