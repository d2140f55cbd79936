"""The same tree runs compiled and as plain Python, and says which."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from subprocess import DEVNULL

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


# --- What is packed

BUILT = ("index.html", "index.uk.html", "index.html.br", "assets/index-3f9a.js", "assets/index-3f9a.js.gz", "sw.js")


def copy_of_the_tree(folder: Path, *without: str) -> Path:
    """What a wheel is built from, in a copy, so that nothing is left in the tree."""
    leave_out = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__", "node_modules", "generated", *without)
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=leave_out)
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    return folder


def packed(tree: Path, search: str = os.environ["PATH"]) -> tuple[set[str], str]:
    """What is in the wheel of a tree, and what was said meanwhile; programs are looked for on this path."""
    pip = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-index", "--no-build-isolation"]
    environment = os.environ | {"ECUMENE_INTERPRETED": "1", "PATH": search}
    run = subprocess.run([*pip, "-w", tree, tree], env=environment, capture_output=True, text=True, check=True)
    with zipfile.ZipFile(next(tree.glob("*.whl"))) as wheel:
        return set(wheel.namelist()), run.stdout + run.stderr


def npm_that(folder: Path, does: str) -> str:
    """A path with an npm that writes down what it is asked for and then does this; of the rest only what pip needs."""
    folder.mkdir()
    for name in ("sh", "mkdir", "touch"):
        (folder / name).symlink_to(str(shutil.which(name)))
    npm = folder / "npm"
    npm.write_text(f'#!/bin/sh\necho "npm $*" >>asked\n{does}\n')
    npm.chmod(0o755)
    return str(folder)


def test_a_wheel_holds_everything_that_is_read_at_run_time(tmp_path: Path) -> None:
    tree = copy_of_the_tree(tmp_path)
    page = [path for path in (tree / "src/ecumene/page").rglob("*") if path.is_file()]
    assert page, "run make page"
    read = [path for path in (tree / "src").rglob("*") if path.suffix in (".py", ".ftl", ".css", ".typed")]
    inside, _ = packed(tree)
    assert "ecumene/page/index.html" in inside
    assert {path.relative_to(tree / "src").as_posix() for path in [*read, *page]} <= inside


def test_a_wheel_builds_the_page_that_it_holds(tmp_path: Path) -> None:
    tree = copy_of_the_tree(tmp_path / "tree", "page")
    writes = "\n".join(f"mkdir -p $page/assets; touch $page/{name}" for name in BUILT)
    search = npm_that(tmp_path / "bin", f'[ "$1" = run ] || exit 0\npage=../src/ecumene/page\n{writes}')
    inside, said = packed(tree, search)
    assert {f"ecumene/page/{name}" for name in BUILT} <= inside
    assert (tree / "web/asked").read_text() == "npm ci\nnpm run build\n"
    assert "without it" not in said


@pytest.mark.parametrize("does", ["", "mkdir -p ../src/ecumene/page; touch ../src/ecumene/page/index.html; exit 1"])
def test_without_npm_there_is_a_wheel_without_a_page(does: str, tmp_path: Path) -> None:
    tree = copy_of_the_tree(tmp_path / "tree", "page")
    search = npm_that(tmp_path / "bin", does)
    if not does:
        (tmp_path / "bin/npm").unlink()
    inside, said = packed(tree, search)
    assert "ecumene/server/site.py" in inside
    assert not any(name.startswith("ecumene/page") for name in inside)
    assert said.count("Ecumene is installed without it") == 1
    assert ("npm is missing" in said) == (not does)


def test_a_source_distribution_carries_the_source_of_the_page(tmp_path: Path) -> None:
    tree = copy_of_the_tree(tmp_path / "tree", "page")
    (tree / "web/node_modules/svelte").mkdir(parents=True)
    (tree / "web/node_modules/svelte/index.js").touch()
    make = "from setuptools import build_meta; print(build_meta.build_sdist('dist'))"
    subprocess.run(
        [sys.executable, "-c", make],
        cwd=tree,
        env=os.environ | {"ECUMENE_INTERPRETED": "1"},
        check=True,
        stdout=DEVNULL,
    )
    with tarfile.open(next((tree / "dist").glob("*.tar.gz"))) as sources:
        inside = {name.partition("/")[2] for name in sources.getnames()}
    assert {"setup.py", "web/package.json", "web/package-lock.json", "src/ecumene/names/uk/server.ftl"} <= inside
    assert not any("node_modules" in name for name in inside)
