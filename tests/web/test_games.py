"""Whole games on the page: by mouse, by keyboard alone, by thumb."""

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.people import Person, Thumb, person, some_move

MOST = 120  # answers of both players in a game


def finished(table: str, players: list[Person], chance: random.Random) -> None:
    """Let these play until the game is over."""
    for _ in range(MOST):
        asked = next((each for each in players if each.sees(table)["moves"]), None)
        if asked is None:
            if players[0].sees(table)["result"]:
                return
            players[0].page.wait_for_timeout(30)  # a bot thinks
            continue
        picture = asked.sees(table)
        move = some_move(picture, chance)
        asked.make(move, picture["moves"][move])
        expect(asked.page.locator("html")).to_be_attached()
        gone_on(asked, table, picture)
    raise AssertionError("the game does not end")


def gone_on(somebody: Person, table: str, before: dict[str, object]) -> None:
    """Wait until the server has a move that was made on the page."""
    for _ in range(200):
        now = somebody.sees(table)
        if now["moves"] != before["moves"] or now["view"] != before["view"]:
            return
        somebody.page.wait_for_timeout(10)
    raise AssertionError(f"nothing came of it; the page says {somebody.page.locator('#main').inner_text()[:500]}")


@pytest.mark.timeout(300)
def test_two_people_finish_a_game_by_mouse(house: str, browser: Browser) -> None:
    with person(browser, house) as anna, person(browser, house, language="uk") as ben:
        anna.enter()
        ben.enter()
        table = anna.open_table("me", "open")
        anna.visit(f"/g/{table}")
        ben.visit(f"/g/{table}")
        ben.ask("POST", f"tables/{table}/join", {})
        expect(anna.page.locator(".board")).to_be_visible()
        expect(ben.page.locator(".board")).to_be_visible()
        finished(table, [anna, ben], random.Random(1))
        expect(anna.page.get_by_text("The game is over.")).to_be_visible()
        expect(ben.page.get_by_text("Гру завершено.")).to_be_visible()


@pytest.mark.timeout(300)
def test_somebody_finishes_a_game_by_thumb(house: str, browser: Browser) -> None:
    with person(browser, house, Thumb, language="ru") as olga:
        olga.enter()
        table = olga.open_table("me", "bot")
        olga.visit(f"/g/{table}")
        finished(table, [olga], random.Random(2))
        expect(olga.page.get_by_text("Игра окончена.")).to_be_visible()
        wide = olga.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360, "the page scrolls sideways"


@pytest.mark.timeout(300)
def test_somebody_finishes_a_game_by_keyboard_alone(house: str, browser: Browser) -> None:
    with person(browser, house) as anna:
        anna.enter()
        table = anna.open_table("me", "bot")
        anna.visit(f"/g/{table}")
        chance = random.Random(3)
        for number in range(MOST):
            picture = anna.sees(table)
            if picture["result"]:
                break
            if not picture["moves"]:
                anna.page.wait_for_timeout(30)
                continue
            move = some_move(picture, chance)
            if number % 2:
                typed(anna, move)
            else:
                walked(anna, move, picture["moves"][move])
            gone_on(anna, table, picture)
        expect(anna.page.get_by_text("The game is over.")).to_be_visible()


def typed(somebody: Person, move: str) -> None:
    """Make a move by typing it."""
    keyboard = somebody.page.keyboard
    keyboard.press("/")
    expect(somebody.page.get_by_role("combobox", name="Type a move")).to_be_focused()
    keyboard.type(move)
    keyboard.press("Enter")


def walked(somebody: Person, move: str, targets: list[str]) -> None:
    """Make a move by walking to what it is about, and to what is to be done with it."""
    page = somebody.page
    expect(page.locator("[data-lit]").first).to_be_visible()
    for target in targets:
        for _ in range(60):
            if page.evaluate("document.activeElement?.dataset.target") == target:
                break
            page.keyboard.press("n")
        page.keyboard.press("Enter")
        choice = page.locator(f'.floating [data-move="{move}"]')
        if choice.count():
            for _ in range(60):
                if page.evaluate("document.activeElement?.dataset.move") == move:
                    break
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            return
