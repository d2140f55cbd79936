"""Replay: step through a record, check it, or read it as JSON."""

from __future__ import annotations

import json

from ecumene.cli.language import spoken
from ecumene.cli.records import Chapter, load, retold, sit_down
from ecumene.cli.screen import Screen
from ecumene.kernel.record import Record
from ecumene.kernel.table import Table
from ecumene.names import Texts

SPECTATOR = -1
LONG = 6  # digits that no number of a move has


def replay(language: str, file: str, way: str, form: str) -> None:
    """Play the record again, in the way that is asked for."""
    record = load(file)
    game = sit_down(file, record).game
    texts = spoken(language, game.name)
    chapters = list(retold(record, game))
    if form == "json":
        print(json.dumps(as_json(record, chapters, texts), ensure_ascii=False))
    elif way == "check":
        print(texts.say("terminal-checked", moves=len(chapters) - 1, result=record.result))
    else:
        from ecumene.cli.host import distinct

        tables = [chapter.sitting.table.copy() for chapter in retold(record, game)]
        step_through(Screen(texts, distinct(record.names)), game.name, chapters, tables)


def as_json(record: Record, chapters: list[Chapter], texts: Texts) -> dict[str, object]:
    """The record with its story, for programs."""
    return {
        "ok": True,
        "game": record.game,
        "version": record.version,
        "seats": record.names,
        "options": record.options,
        "moves": len(chapters) - 1,
        "result": record.result,
        "story": [
            {
                "ply": chapter.ply,
                "line": str(chapter.line or ""),
                "told": [texts.tale(tale, record.names) for tale in chapter.tales if tale.for_ears_of(SPECTATOR)],
            }
            for chapter in chapters
        ],
    }


def step_through(screen: Screen, game: str, chapters: list[Chapter], tables: list[Table]) -> None:
    """Enter goes on, b goes back, a number goes there, q ends."""
    from ecumene.kernel.catalog import find

    rules, say = find(game), screen.texts.say
    place, last = 0, len(chapters) - 1
    while True:
        chapter = chapters[place]
        line = f" · {chapter.line}" if chapter.line else ""
        screen.title(say("terminal-place", n=place, last=last) + line)
        screen.tell([chapter], SPECTATOR)
        view = rules.view(tables[place], SPECTATOR)
        screen.draw(view)
        if tables[place].result is not None:
            screen.console.print(screen.picture.sheet(view))
            screen.ask(screen.picture.verdict(view))
        screen.say(say("terminal-steps", last=last))
        try:
            typed = screen.read().casefold()
        except (EOFError, KeyboardInterrupt):
            print()
            return
        if typed == "q":
            return
        if typed == "b":
            place = max(place - 1, 0)
        elif typed.isdecimal() and len(typed) < LONG:
            place = min(int(typed), last)
        else:
            place = min(place + 1, last)
