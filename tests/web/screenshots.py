"""Pictures of every page, in both themes, on a desk and on a phone: `make screenshots` makes them in `screenshots/`."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import ViewportSize, sync_playwright

from tests.server.process import Process
from tests.web.pages import furnished
from tests.web.people import chromium, person

SIZES: Final[dict[str, ViewportSize]] = {
    "desk": {"width": 1440, "height": 900},
    "phone": {"width": 360, "height": 740},
}
THEMES: Final = ("parchment", "night")


def main(folder: Path, wanted: list[str]) -> None:
    """Take all pictures, or those whose names begin like one that is wanted."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, Process(f"{data}/ecumene.db") as server, sync_playwright() as playwright:
        browser = chromium(playwright)
        with person(browser, server.url) as host, person(browser, server.url) as guest:
            addresses = furnished(host, guest)
            for theme in THEMES:
                settings = f'{{"theme":"{theme}","speed":0}}'
                host.visit("/about")
                host.page.evaluate("settings => localStorage.setItem('ecumene.settings', settings)", settings)
                for size, viewport in SIZES.items():
                    host.page.set_viewport_size(viewport)
                    for name, address in addresses.items():
                        picture = f"{name}.{size}.{theme}"
                        if wanted and not any(picture.startswith(each) for each in wanted):
                            continue
                        host.visit(address)
                        host.page.wait_for_timeout(400)
                        host.page.screenshot(path=folder / f"{picture}.png")
                        print(picture, flush=True)
        browser.close()


if __name__ == "__main__":
    main(Path("screenshots"), sys.argv[1:])
