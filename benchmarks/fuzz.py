"""Ask the server everything its own description allows, and much that it does not: does it ever break down?

    python -m benchmarks.fuzz [--seconds 600] [--database FILE|URL]

Half of the time a guest who has tables asks what the description allows; then the guest, and after that nobody, asks
whatever comes to mind. Schemathesis makes the requests up, and loads this module: so that many of them reach somebody,
most names of tables and people, and the words of most moves, are replaced by such as there are.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import httpx
import schemathesis

from benchmarks.players import guests, opened
from tests.server.process import Process

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
ENDLESS = ["play-events"]  # a stream does not end; it has tests of its own
ENDING = ["people-leave-for-good", "people-sign-out", "people-end-session", "people-set-password"]  # of the guest
OFTEN = 0.8  # of what is made up is replaced
KNOWN = "ECUMENE_FUZZ"  # where Schemathesis finds what there is
ACTS = ["/undo", "/offer cancel", "/agree cancel", "/decline cancel", "/offer takeback 1", "/claim A", "/claim B"]
CHAIRS = [[{"kind": "me"}, {"kind": "open"}], [{"kind": "me"}, {"kind": "bot", "level": 1}], [{"kind": "me"}] * 2]

Named = dict[str, Any]


def known() -> dict[str, list[Any]]:
    """The values there are, by the name of a path's part, a query or a field."""
    found: dict[str, list[Any]] = json.loads(os.environ.get(KNOWN, "{}"))
    return found


def with_known(values: Any) -> Any:
    """Some made-up values replaced by such as there are. What is no object was made up to be refused."""
    if not isinstance(values, dict):
        return values
    there = known()
    names = [name for name in values if name in there and random.random() < OFTEN]
    return values | {name: random.choice(there[name]) for name in names}


@schemathesis.hook
def map_path_parameters(_context: object, path_parameters: Named) -> Named:
    """Tables and people that there are."""
    replaced: Named = with_known(path_parameters)
    return replaced


@schemathesis.hook
def map_query(_context: object, query: Named) -> Named:
    """Seats and moves that there are."""
    replaced: Named = with_known(query)
    return replaced


@schemathesis.hook
def map_body(_context: object, body: Any) -> Any:
    """Games, seats, moves and phrases that there are."""
    return with_known(body)


def fuzz(url: str, seconds: int, mode: str, cookie: str, there: dict[str, list[Any]], folder: Path) -> int:
    """One run of Schemathesis; its exit code."""
    left_out = ENDLESS + (ENDING if cookie else [])
    config = folder / "schemathesis.toml"
    config.write_text('hooks = "benchmarks.fuzz"\n')
    return subprocess.run(
        [
            *(f"{Path(sys.executable).parent}/schemathesis", "--config-file", str(config)),
            *("run", f"{url}/api/openapi.json", "--max-time", str(seconds), "--checks", CHECKS),
            *("--request-timeout", "20", "--continue-on-failure", "--suppress-health-check", "all"),
            *("--warnings", "off", "--mode", mode),
            *(("--phases", "fuzzing") if mode == "positive" else ()),
            *[word for operation in left_out for word in ("--exclude-operation-id", operation)],
            *(["--header", f"Cookie: {cookie}"] if cookie else []),
        ],
        cwd=folder,
        env=os.environ | {KNOWN: json.dumps(there), "PYTHONPATH": str(Path(__file__).parents[1])},
        check=False,
    ).returncode


async def prepared(url: str) -> tuple[str, dict[str, list[Any]]]:
    """A guest with tables that are open, being played and over; the guest's cookie, and what there is."""
    cookies = await guests(url, 2)
    tables = {state: (await opened(url, cookies))[0] for state in ("played", "left")}
    async with httpx.AsyncClient(base_url=url, headers={"cookie": cookies[0]}) as client:
        me = (await client.get("/api/people/me")).json()
        seated = (await client.get(f"/api/tables/{tables['played']}")).json()["places"]
        resign = {"text": "/resign", "seat": next(place["seat"] for place in seated if place["user"] == me["user"])}
        looked = (await client.get(f"/api/tables/{tables['left']}/view")).json()
        await client.post(f"/api/tables/{tables['left']}/moves", json=resign | {"seat": looked["seat"]})
        made = [await client.post("/api/tables", json={"game": "duel", "chairs": chairs}) for chairs in 5 * CHAIRS]
        record = (await client.get(f"/api/tables/{tables['left']}/record")).text
        view = (await client.get(f"/api/tables/{tables['played']}/view")).json()
        order = {"seat": resign["seat"], "answers": [*view["picture"]["moves"], "build baths"][:1], "prompt": "never"}
        await client.post(f"/api/tables/{tables['played']}/orders", json=order)
        phrases = [each["slug"] for each in (await client.get("/api/phrases")).json()]
    moves = [line[2:] for line in record.partition("\n\n")[2].splitlines()]
    other = next(place["name"] for place in seated if place["user"] != me["user"])
    return cookies[0], {
        "table": [*tables.values(), *[each.json()["id"] for each in made], tables["played"], "unknown"],
        "name": [me["name"], other, other, "nobody"],
        "game": ["duel"],
        "ply": [0, 1, 5, view["ply"]],
        "have": [0, view["ply"]],
        "seat": [resign["seat"], resign["seat"], 0, 1, -1],
        "place": [0, 1],
        "order": [1, 2],
        "session": [1, 2],
        "token": [1, 2],
        "chairs": CHAIRS,
        "options": [{}, {}, {"wonders": "preset"}],
        "rules": [{}, {}, {"delay": 5}, {"watch": "nobody", "undo": "none"}, {"pace": {"kind": "live", "bank": 60}}],
        "password": ["", "", "secret"],
        "text": [*view["picture"]["moves"], *moves[:5], *ACTS],
        "move": [*view["picture"]["moves"], *moves[:5]],
        "moves": [[], list(view["picture"]["moves"])[:1]],
        "answers": [order["answers"]],
        "after": [""],
        "prompt": ["", "pick-wonder"],
        "phrase": [*phrases[:3], ""],
        "scopes": [["read"], ["read", "play", "chat"]],
    }


def answers(url: str) -> dict[str, Counter[str]]:
    """How often each path was answered with each status, as the server counts it."""
    with urlopen(f"{url}/metrics") as told:
        text = told.read().decode()
    found: dict[str, Counter[str]] = {}
    for path, status, count in re.findall(r'ecumene_requests_total{path="([^"]+)",status="(\d+)"} (\S+)', text):
        found.setdefault(path, Counter())[status] += int(float(count))
    return found


def run(database: str, seconds: int, folder: Path) -> tuple[int, dict[str, Counter[str]]]:
    """Fuzz a server of its own; the worst exit code, and what was answered."""
    with Process(database) as server:
        cookie, there = asyncio.run(prepared(server.url))
        passes = [("positive", cookie, seconds // 2), ("all", cookie, seconds // 4), ("all", "", seconds // 4)]
        codes = [fuzz(server.url, each, mode, who, there, folder) for mode, who, each in passes]
        return max(codes), answers(server.url)


def main() -> None:
    """Fuzz, and say so with the exit code if anything broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--database", default="")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        code, found = run(chosen.database or f"{folder}/fuzz.db", chosen.seconds, Path(folder))
    print(json.dumps({path: dict(sorted(statuses.items())) for path, statuses in sorted(found.items())}, indent=2))
    sys.exit(code)


if __name__ == "__main__":
    main()
