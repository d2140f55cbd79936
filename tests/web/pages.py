"""Every page, with something on it: the people and tables that make it look like a real one."""

from __future__ import annotations

import random
from typing import Final

from tests.web.people import Person, some_move

EARLY, MIDDLE, LATE = 5, 24, 44  # how many answers of both players lead to a position that is looked at


def played(host: Person, guest: Person, answers: int, seed: int = 1) -> str:
    """A table at which these two have played so far, or to the end."""
    chance = random.Random(seed)
    table = host.open_table("me", "open", rules={"order": "joined", "hints": True})
    guest.ask("POST", f"tables/{table}/join", {})
    players = [host, guest]
    for _ in range(answers):
        picture = host.sees(table)
        if picture["result"]:
            break
        seat = picture["awaits"][0]
        picture = players[seat].sees(table)
        move = some_move(picture, chance)
        players[seat].ask("POST", f"tables/{table}/moves", {"text": move, "seat": seat})
    return table


def resigned(host: Person, guest: Person) -> str:
    """A table whose game is over: long enough for a report, and given up."""
    table = played(host, guest, MIDDLE, seed=7)
    if not host.sees(table)["result"]:
        guest.ask("POST", f"tables/{table}/moves", {"text": "/resign", "seat": 1})
    return table


# Addresses by what the screenshots are called; words in capitals stand for what `furnished` makes.
PAGES: Final = {
    "home": "/",
    "tables": "/tables",
    "new": "/new/duel",
    "waiting": "/g/WAITING",
    "draft": "/g/DRAFT",
    "table": "/g/TABLE",
    "table-late": "/g/LATE",
    "table-over": "/g/OVER",
    "replay": "/g/OVER/20",
    "report": "/report/OVER",
    "learn": "/learn/duel",
    "lesson": "/learn/duel/basics",
    "rules": "/rules",
    "rules-duel": "/rules/duel/trade",
    "rules-card": "/rules/duel/aqueduct",
    "about": "/about",
    "sign-in": "/sign-in",
    "account": "/account",
    "settings": "/account/settings",
    "sessions": "/account/sessions",
    "tokens": "/account/tokens",
    "person": "/people/PERSON",
    "nowhere": "/nowhere",
}


def furnished(host: Person, guest: Person) -> dict[str, str]:
    """The addresses of all pages, with tables and people behind them."""
    host.enter()
    other = guest.enter()
    made = {
        "WAITING": host.open_table("me", "open"),
        "DRAFT": played(host, guest, 3, seed=3),
        "TABLE": played(host, guest, MIDDLE),
        "LATE": played(host, guest, LATE, seed=2),
        "OVER": resigned(host, guest),
        "PERSON": other,
    }
    addresses = dict(PAGES)
    for name, what in made.items():
        addresses = {page: address.replace(name, what) for page, address in addresses.items()}
    return addresses
