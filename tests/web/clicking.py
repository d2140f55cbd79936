"""Clicks on things that cannot be done now: each has to say why, in the reader's language, about this very thing."""

from __future__ import annotations

import random
import re
from typing import Final

from tests.web.people import Person, some_move

GENERIC: Final = {"", "unknown-move", "bad-request", "offline", "broken", "unknown-act"}
CYRILLIC: Final = re.compile("[а-яіїєґё]", re.IGNORECASE)
BETWEEN: Final = 12  # clicks between two moves
PATIENCE: Final = 5  # clicks in a row that may come to nothing
# Everything on the board that could be meant, but not now.
DARK: Final = """() => [...document.querySelectorAll('[data-tries]:not([data-lit])')]
    .filter(each => each.checkVisibility() && each.getBoundingClientRect().width > 0).map(each => each.dataset.tries)"""
CLICK: Final = """async tries => {
    const found = [...document.querySelectorAll('[data-tries]:not([data-lit])')]
        .find(each => each.dataset.tries === tries && each.checkVisibility());
    if (!found) return null;
    found.click();
    for (let waited = 0; waited < 1500; waited += 5) {
        const why = document.querySelector('[data-rule]');
        if (why) {
            const said = [why.dataset.rule, why.querySelector('p').textContent];
            document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
            for (let gone = 0; gone < 1000 && document.querySelector('[data-rule]'); gone++)
                await new Promise(go => setTimeout(go, 1));
            return said;
        }
        await new Promise(go => setTimeout(go, 5));
    }
    return ['', ''];
}"""


def refused_clicks(somebody: Person, count: int, chance: random.Random, is_cyrillic: bool) -> dict[str, int]:
    """Click on so many dark things, in games against a bot; how often each rule was the reason.

    Raises `AssertionError` where nothing, nothing specific, or another language is said.
    """
    rules: dict[str, int] = {}
    table = _new_table(somebody)
    for number in range(count):
        if number % BETWEEN == BETWEEN - 1:
            table = _go_on(somebody, table, chance)
        tries, said = "", None
        for _ in range(PATIENCE):  # the bot may move meanwhile: what was asked is void then
            dark = somebody.page.evaluate(DARK)
            if not dark:
                table = _go_on(somebody, table, chance)
                continue
            tries = chance.choice(dark)
            said = somebody.page.evaluate(CLICK, tries)
            if said and said[0]:
                break
        assert said, f"{tries}: nothing is said"
        rule, sentence = said
        assert rule not in GENERIC, f"{tries}: {rule!r} {sentence}"
        assert sentence, f"{tries}: nothing is said"
        assert bool(CYRILLIC.search(sentence)) == is_cyrillic, f"{tries}: {sentence}"
        rules[rule] = rules.get(rule, 0) + 1
    return rules


def _new_table(somebody: Person) -> str:
    table = somebody.open_table("me", "bot")
    somebody.visit(f"/g/{table}")
    return table


def _go_on(somebody: Person, table: str, chance: random.Random) -> str:
    """A position later, or a new game."""
    for _ in range(200):
        picture = somebody.sees(table)
        if picture["result"]:
            return _new_table(somebody)
        if picture["moves"]:
            text = some_move(picture, chance)
            somebody.ask("POST", f"tables/{table}/moves", {"text": text, "seat": picture["view"]["viewer"]})
            return table
        somebody.page.wait_for_timeout(20)
    raise AssertionError("the bot does not answer")
