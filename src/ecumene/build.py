"""Which build of Ecumene this is: its version, and whether its rules run compiled."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

VERSION = "0.1.0"


def compiled() -> bool:
    """Whether the rules run compiled rather than as plain Python."""
    from ecumene.kernel import table

    return not str(table.__file__).endswith(".py")


def use_sources() -> None:
    """Load every module of Ecumene from its source, even where a binary lies beside it."""
    if not any(isinstance(finder, _Sources) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Sources())


class _Sources:
    """Finds the modules of Ecumene, but only those written in Python."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("ecumene."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None
