"""People who sit before a browser: each has cookies of their own, and hands, keys or a thumb to play with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Playwright,
    TimeoutError,
    ViewportSize,
    expect,
)

CHROMIUM: Final = "/usr/bin/chromium"
QUIET: Final = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic"]
AXE: Final = Path(__file__).parent.parent.parent / "web/node_modules/axe-core/axe.min.js"
AUDITED: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
# axe takes what the prompt and the tabs at the lower edge of a phone cover for a small target. Of these count only
# those that are still too small or covered after somebody has scrolled to them.
AUDIT: Final = """async runOnly => {
    const isFree = async node => {
        node.scrollIntoView({block: 'center'});
        const again = await axe.run(node, {runOnly: {type: 'rule', values: ['target-size']}});
        return !again.violations.length;
    };
    const found = [];
    for (const {id, nodes} of (await axe.run(document, {runOnly})).violations) {
        for (const {html, target} of nodes) {
            const node = document.querySelector(target[0]);
            if (id === 'target-size' && await isFree(node)) continue;
            found.push(`${id}: ${html.slice(0, 200)}`);
        }
    }
    return found;
}"""
LANGUAGE_COOKIE: Final = "ecumene_language"
PATIENCE: Final = 15_000  # milliseconds
MOMENT: Final = 300  # in which what was pointed at opens, if it does

Picture = dict[str, Any]


def chromium(playwright: Playwright) -> Browser:
    """Debian's Chromium, which looks up nothing by itself."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", *QUIET])


@cache
def axe_source() -> str:
    """The program that finds what keeps people out."""
    return AXE.read_text(encoding="utf-8")


class Person:
    """Somebody before a browser."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context: Final = context
        self.url: Final = url
        self.page: Final = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: Final[list[str]] = []  # what the console says that it should not
        self.strangers: Final[list[str]] = []  # requests to anybody but our server
        self.clicks = 0
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self._asked(request.url))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def _asked(self, url: str) -> None:
        if not url.startswith((self.url, self.url.replace("http", "ws", 1), "data:", "blob:")):
            self.strangers.append(url)

    # --- Without the page

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server for something, with this person's cookies."""
        answer = self.context.request.fetch(f"{self.url}/api/{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def enter(self, name: str = "") -> str:
        """Come in as a guest; what one is called."""
        return str(self.ask("POST", "people", {"name": name} if name else {})["name"])

    def open_table(self, *chairs: str, **more: Any) -> str:
        """Open a table: `me`, `open`, `bot`."""
        new = {"game": "duel", "chairs": [{"kind": kind} for kind in chairs]} | more
        return str(self.ask("POST", "tables", new)["id"])

    def sees(self, table: str) -> Picture:
        """What the server says that this person may know."""
        picture: Picture = self.ask("GET", f"tables/{table}/view")["picture"]
        return picture

    # --- With the page

    def visit(self, path: str) -> None:
        """Go to an address and wait until the page has said what it has to say."""
        self.page.goto(self.url + path)
        self.settle()

    def settle(self) -> None:
        """Wait until nothing is being loaded."""
        expect(self.page.locator("#main")).to_be_visible()
        expect(self.page.locator(".loading")).to_have_count(0)
        self.page.evaluate("document.fonts.ready.then(() => true)")

    def violations(self) -> list[str]:
        """What keeps people out, by rule and place."""
        self.page.evaluate(axe_source())
        found: list[str] = self.page.evaluate(AUDIT, AUDITED)
        return found

    def make(self, move: str, targets: list[str]) -> int:
        """Make a move by pointing at it, with as few clicks as the page allows; how many it took."""
        before = self.clicks
        shown = ", ".join([f'[data-move="{move}"]', *(f'[data-target="{target}"][data-lit]' for target in targets)])
        self.page.locator(shown).first.wait_for()  # the page hears of it a moment after the server
        if not self._press(self.page.locator(f'[data-move="{move}"]')):
            for target in targets:
                self._point(target)
                if self._press(self.page.locator(f'[data-move="{move}"]'), MOMENT):
                    break
        return self.clicks - before

    def _press(self, found: Locator, patience: int = 0) -> bool:
        if patience:
            with suppress(TimeoutError):
                found.first.wait_for(timeout=patience)
        shown = [each for each in found.all() if each.is_visible()]
        if shown:
            self.click(shown[0])
        return bool(shown)

    def _point(self, target: str) -> None:
        lit = self.page.locator(f'[data-target="{target}"][data-lit]')
        shown = [each for each in lit.all() if each.is_visible()]
        assert shown, f"nothing to point at says {target}"
        self.click(shown[0])

    def click(self, what: Locator) -> None:
        """One click, or one tap."""
        self.clicks += 1
        what.click()


class Thumb(Person):
    """Somebody with a phone."""

    def click(self, what: Locator) -> None:
        """One tap."""
        self.clicks += 1
        what.tap()


@contextmanager
def person(
    browser: Browser, url: str, kind: type[Person] = Person, language: str = "en", **more: Any
) -> Iterator[Person]:
    """Somebody new, with nothing in the browser but a language; whatever went wrong on their page fails the test."""
    own: dict[str, Any] = {"viewport": DESKTOP, "locale": language, "reduced_motion": "reduce"}
    if kind is Thumb:
        own |= {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    context = browser.new_context(**own | more)
    context.add_cookies([{"name": LANGUAGE_COOKIE, "value": language, "url": url}])
    somebody = kind(context, url)
    try:
        yield somebody
        assert not somebody.complaints, somebody.complaints
        assert not somebody.strangers, somebody.strangers
    finally:
        context.close()


def some_move(picture: Picture, chance: random.Random) -> str:
    """A legal move: one that builds, if there is one and chance wants it."""
    moves: list[str] = sorted(picture["moves"])
    building = [move for move in moves if move.startswith("build")]
    return chance.choice(building if building and chance.random() < 0.7 else moves)
