"""The keys of the texts that the web client says, found in its source."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

WEB = Path(__file__).parent.parent / "web" / "src"
WHOLE = re.compile(r"""['"`]((?:web|[a-z]+-(?:web|end))(?:-[a-z0-9_]+)+)(?:\.[a-z]+)?['"`]""")
BUILT = re.compile(r"`((?:[\w-]|\$\{[^}`]+\})+)(?:\.[a-z]+)?`")
HOLE = re.compile(r"\$\{[^}]+\}")
FAMILIES = ("web-", "-web-", "-end-", "-lesson-", "phrase-")  # what a key contains that is put together


@cache
def sources() -> tuple[str, ...]:
    """The source of the client, file by file."""
    files = sorted(path for pattern in ("*.ts", "*.svelte") for path in WEB.rglob(pattern))
    return tuple(
        path.read_text(encoding="utf-8")
        for path in files
        if "generated" not in path.parts and "api" not in path.parts and not path.name.endswith(".test.ts")
    )


@cache
def named() -> frozenset[str]:
    """The keys that are written out."""
    return frozenset(key for source in sources() for key in WHOLE.findall(source))


@cache
def built() -> tuple[re.Pattern[str], ...]:
    """The shapes of the keys that are put together, such as `web-seat-${emblem}`."""
    shapes = {text for source in sources() for text in BUILT.findall(source) if "${" in text}
    wanted = [text for text in sorted(shapes) if any(family in text for family in FAMILIES)]
    return tuple(re.compile(".+".join(map(re.escape, HOLE.split(text)))) for text in wanted)
