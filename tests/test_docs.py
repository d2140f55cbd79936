"""What the documents say is true: their examples run, their links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_python_examples_run(document: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for example in re.findall(r"^```python\n(.*?)^```", document.read_text(encoding="utf-8"), re.M | re.S):
        exec(compile(example, str(document), "exec"), {})
        assert capsys.readouterr().out


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_to_files(document: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
        assert link.startswith("https://") or (document.parent / link).exists(), link


def test_the_record_in_the_notation_is_read_as_a_record() -> None:
    from ecumene.kernel.record import Record

    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    example = re.findall(r"^```\n(\[Game.*?)^```", text, re.M | re.S)[0]
    record = Record.read(example)
    assert (record.game, record.names, str(record.lines[-2])) == ("duel", ["Anna", "mcts:1s"], "*A draw economy")


def test_every_public_name_is_documented() -> None:
    import ast

    missing = []
    for path in sorted((ROOT / "src").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = [node for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)]
        if ast.get_docstring(tree) is None:
            missing.append(str(path))
        missing += [
            f"{path.name}: {node.name}" for node in named if node.name[0] != "_" and ast.get_docstring(node) is None
        ]
    assert missing == []


def test_no_module_is_longer_than_450_lines() -> None:
    long = [path for path in (ROOT / "src").rglob("*.py") if len(path.read_text(encoding="utf-8").splitlines()) > 450]
    assert long == []
