"""Compiles the rules with mypyc and builds the page with npm.

Where that is not possible, Ecumene runs as plain Python or without its page, and says so.
"""

import os
import shutil
import subprocess
import sysconfig
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# Dotted names of rule modules that stay interpreted, for instance because they define msgspec records,
# whose class options (frozen, tag) a compiled module loses. Packages and view.py always stay so.
INTERPRETED: tuple[str, ...] = ("ecumene.bots.bench",)  # its yardstick is a loop of plain Python

SOURCES = Path("src")
COMPILED_FOLDERS = ("kernel", "games", "bots")
PAGE = SOURCES / "ecumene" / "page"
BINARY = sysconfig.get_config_var("EXT_SUFFIX")


def modules() -> list[str]:
    """Every source file that is compiled."""
    return [
        path.as_posix()
        for folder in COMPILED_FOLDERS
        for path in sorted((SOURCES / "ecumene" / folder).rglob("*.py"))
        if path.name not in ("__init__.py", "view.py")
        and ".".join(path.relative_to(SOURCES).with_suffix("").parts) not in INTERPRETED
    ]


def say(obstacle: str) -> None:
    print(f"The rules are not compiled ({obstacle}): Ecumene runs as plain Python, 15 to 30 times slower.")


def obstacle() -> str:
    """Why compiling cannot even start; empty if it can."""
    if os.environ.get("ECUMENE_INTERPRETED"):
        return "ECUMENE_INTERPRETED is set"
    if os.name == "posix":
        if not shutil.which(compiler()):
            return "there is no C compiler; on Debian: apt install gcc python3-dev"
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            return "Python.h is missing; on Debian: apt install python3-dev"
    return ""


def compiler() -> str:
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def is_gcc() -> bool:
    if os.name != "posix":
        return False
    answer = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in answer.stdout


def extensions() -> list[Extension]:
    """One group, so that calls between modules are plain C calls."""
    if not modules():
        return []
    if why := obstacle():
        say(why)
        return []
    try:
        from mypyc.build import mypycify

        # A C file for each module keeps all cores busy; inlining at link time wins back the speed it costs.
        gcc = is_gcc()
        built = mypycify(modules(), opt_level="3", debug_level="0", multi_file=gcc, group_name="ecumene")
    except SystemExit:  # mypyc's way of saying that types are wrong
        say("mypyc refused the source, see above")
        return []
    except Exception as error:
        say(f"mypyc failed: {error!r}")
        return []
    flags = ["-fvisibility=hidden"] if os.name == "posix" else []  # calls inside the library need no detour
    inline = ["-flto=auto"] if gcc else []
    for extension in built:
        extension.optional = True
        extension.extra_compile_args = [*extension.extra_compile_args, *flags, *inline]
        extension.extra_link_args = [*extension.extra_link_args, *(["-O3", *inline] if gcc else [])]
        extension.depends = [*extension.depends, "setup.py"]
    return list(built)


class CompileRules(build_ext):
    """Compiles on all cores, and leaves either every binary or none: half a group cannot be imported."""

    failed = False

    def run(self) -> None:
        self.failed = False
        super().run()
        if self.failed:
            self.sweep(Path(self.build_lib))
            say("the C compiler failed, see above")

    def build_extensions(self) -> None:
        compile_one, link = self.compiler._compile, self.compiler.link_shared_object
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs: list[Future[None]] = []

            def start(*args: Any) -> None:
                jobs.append(pool.submit(compile_one, *args))

            def finish(*args: Any, **options: Any) -> None:
                waiting = jobs.copy()
                jobs.clear()
                for job in waiting:
                    job.result()
                link(*args, **options)

            self.compiler._compile, self.compiler.link_shared_object = start, finish
            super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        if self.failed:
            return
        try:
            super().build_extension(ext)
        except Exception:
            self.failed = True
            raise

    def copy_extensions_to_source(self) -> None:
        # Removed first: a running server keeps its old binaries, and a module that is gone leaves none.
        self.sweep(SOURCES)
        if not self.failed:
            super().copy_extensions_to_source()
            for ext in self.extensions:
                os.utime(SOURCES / self.get_ext_filename(ext.name))

    def sweep(self, folder: Path) -> None:
        for binary in folder.rglob(f"*{BINARY}"):
            binary.unlink()


def build_page() -> str:
    """Build the page that is served; what stands in the way, or nothing."""
    npm = shutil.which("npm")
    if npm is None:
        return "npm is missing; on Debian: apt install nodejs npm"
    if not Path("web", "package-lock.json").exists():
        return "its source is not here"
    for words in (["ci"], ["run", "build"]):
        if subprocess.run([npm, *words], cwd="web", check=False).returncode:
            shutil.rmtree(PAGE, ignore_errors=True)  # half a page is worse than none
            return f"npm {' '.join(words)} failed, see above; it needs Node.js 20.19, 22.12 or newer"
    return ""


class PackPage(build_py):
    """Packs the page, and builds it where nobody has yet; an editable install leaves that to make."""

    def run(self) -> None:
        if not self.editable_mode and not (PAGE / "index.html").exists() and (why := build_page()):
            print(f"The page is not built ({why}): Ecumene is installed without it.")
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": CompileRules, "build_py": PackPage})
