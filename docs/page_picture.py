"""Takes the README's picture of the page: `python -m docs.page_picture`, beside a page that is built."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright

from tests.server.process import Process
from tests.web.pages import played
from tests.web.people import chromium, person

ANSWERS: Final = 36  # of both players: the middle of the second age
SEED: Final = 5


def main(file: Path) -> None:
    """Two players in the middle of a game, one of them about to decide."""
    with TemporaryDirectory() as data, Process(f"{data}/ecumene.db") as server, sync_playwright() as playwright:
        browser = chromium(playwright)
        with person(browser, server.url) as host, person(browser, server.url) as guest:
            host.enter("olbia")
            guest.enter("tyras")
            table = played(host, guest, ANSWERS, SEED)
            asked = host if host.sees(table)["moves"] else guest
            asked.visit(f"/g/{table}")
            asked.page.locator(".card.open .whole").last.click()
            asked.page.wait_for_timeout(1000)
            taken = asked.context.new_cdp_session(asked.page).send(
                "Page.captureScreenshot", {"format": "webp", "quality": 85}
            )
            file.write_bytes(b64decode(taken["data"]))
        browser.close()


if __name__ == "__main__":
    main(Path(__file__).parent / "table.webp")
