"""The same tree runs compiled and as plain Python, and says which."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import ecumene

ROOT = Path(__file__).parent.parent
BINARIES = sorted((ROOT / "src").glob("ecumene__mypyc*.so"))


def where_the_table_comes_from(interpreted: str) -> str:
    """The file of the kernel's table in a fresh Python, and whether Ecumene calls that compiled."""
    script = "import ecumene.kernel.table as t, ecumene.build as b; print(str(b.compiled()), t.__file__, sep='|')"
    environment = os.environ | {"ECUMENE_INTERPRETED": interpreted}
    return subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    ).stdout.strip()


def test_interpreted_on_request() -> None:
    said, file = where_the_table_comes_from("1").split("|")
    assert said == "False"
    assert file.endswith("table.py")


@pytest.mark.skipif(not BINARIES, reason="the rules are not compiled")
def test_compiled_otherwise() -> None:
    said, file = where_the_table_comes_from("").split("|")
    assert said == "True"
    assert not file.endswith(".py")


@pytest.mark.skipif(bool(os.environ.get("ECUMENE_INTERPRETED")), reason="running as plain Python on request")
@pytest.mark.skipif(not (shutil.which("cc") or shutil.which("gcc")), reason="there is no C compiler")
def test_binaries_are_no_older_than_the_rules() -> None:
    assert BINARIES, "run make compile"
    compiled = max(binary.stat().st_mtime for binary in BINARIES)
    rules = [
        path
        for folder in ("kernel", "games", "bots")
        for path in (ROOT / "src/ecumene" / folder).rglob("*.py")
        if path.name not in ("__init__.py", "view.py")
    ]
    stale = [path.name for path in rules if path.stat().st_mtime > compiled]
    assert not stale, "run make compile"


def test_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert ecumene.__version__ == project["version"]


def test_importing_the_package_alone_is_light() -> None:
    script = "import sys; before = set(sys.modules); import ecumene; print(*sorted(set(sys.modules) - before))"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    ours = {name for name in loaded.stdout.split() if name.startswith("ecumene")}
    assert ours == {"ecumene", "ecumene.build"}


def test_a_wheel_holds_everything_that_is_read_at_run_time(tmp_path: Path) -> None:
    """Built in a copy, so that nothing is left in the tree."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*pip, "-w", tmp_path, tmp_path], env=os.environ | {"ECUMENE_INTERPRETED": "1"}, check=True)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        packed = set(wheel.namelist())
    source = tmp_path / "src"
    read = [path for path in source.rglob("*") if path.suffix in (".py", ".ftl", ".css", ".typed")]
    assert {path.relative_to(source).as_posix() for path in read} <= packed
