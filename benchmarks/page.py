"""The page, measured in Chromium beside a server on this machine: `python -m benchmarks.page`.

How much a first visit to a table weighs; how many clicks a decision takes; how long a click takes until the board shows
the move that is on the disk; whether every illegal click is answered with a reason of its own.
"""

from __future__ import annotations

import argparse
import random
import re
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.server.process import Process
from tests.web.clicking import refused_clicks
from tests.web.people import Person, chromium, person

# From the last click to the first painted frame whose log begins with another line.
WATCH: Final = """() => {
    window.took = [];
    let clicked = 0;
    const first = () => document.querySelector('.chronicle a[href^="/g/"]')?.getAttribute('href');
    addEventListener('click', () => {
        const now = clicked = performance.now(), before = first();
        const look = () => {
            if (now !== clicked) return;
            if (first() === before) requestAnimationFrame(look);
            else took.push(performance.now() - now);
        };
        requestAnimationFrame(look);
    }, {capture: true});
}"""


def weight(browser: Browser, url: str, language: str) -> dict[str, float]:
    """Kilobytes over the wire of a first visit to a table, by kind."""
    with person(browser, url, language=language) as somebody:
        somebody.enter()
        table = somebody.open_table("me", "bot")
        network = somebody.context.new_cdp_session(somebody.page)
        kinds: dict[str, str] = {}
        sizes: dict[str, float] = {}

        def arrived(event: dict[str, Any]) -> None:
            kind = kinds.get(event["requestId"], "Other")
            sizes[kind] = sizes.get(kind, 0) + event["encodedDataLength"] / 1000

        def framed(event: dict[str, Any]) -> None:
            sizes["WebSocket"] = sizes.get("WebSocket", 0) + len(event["response"]["payloadData"]) / 1000

        network.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: kind_of(event)}))
        network.on("Network.loadingFinished", arrived)
        network.on("Network.webSocketFrameReceived", framed)
        network.send("Network.enable")
        somebody.visit(f"/g/{table}")
        somebody.page.wait_for_timeout(2000)  # whatever comes later counts too
        return sizes


def kind_of(response: dict[str, Any]) -> str:
    """What arrives: texts travel as modules, but are no program."""
    return "Text" if re.search(r"/assets/(en|uk|ru)\.", response["response"]["url"]) else str(response["type"])


def clicks(browser: Browser, url: str, games: int) -> tuple[list[int], list[float]]:
    """Clicks for each decision of a strong bot's games played through the page, and milliseconds until confirmed."""
    counted: list[int] = []
    times: list[float] = []
    with person(browser, url, reduced_motion="no-preference") as somebody:
        somebody.enter()
        for number in range(games):
            table = somebody.open_table("me", "bot", rules={"bot_pause": 0, "hints": True})
            somebody.visit(f"/g/{table}")
            somebody.page.evaluate(WATCH)
            _play(somebody, table, counted, random.Random(number))
            times += somebody.page.evaluate("took")
    return counted, times


def _play(somebody: Person, table: str, counted: list[int], chance: random.Random) -> None:
    while not (picture := somebody.sees(table))["result"]:
        if not picture["moves"]:
            somebody.page.wait_for_timeout(20)
            continue
        hints = somebody.ask("GET", f"tables/{table}/hint")["moves"]
        move = hints[0]["text"] if hints else chance.choice(sorted(picture["moves"]))
        counted.append(somebody.make(move, picture["moves"][move]))
        while somebody.sees(table)["moves"] == picture["moves"]:
            somebody.page.wait_for_timeout(10)


def main() -> None:
    """Measure everything, and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="games whose clicks are counted")
    parser.add_argument("--clicks", type=int, default=2000, help="illegal clicks")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder, Process(f"{folder}/ecumene.db") as server, sync_playwright() as playwright:
        browser = chromium(playwright)
        for language in ("en", "uk"):
            sizes = weight(browser, server.url, language)
            parts = ", ".join(f"{kind} {size:.1f}" for kind, size in sorted(sizes.items()))
            print(f"First visit to a table in {language}: {sum(sizes.values()):.1f} KB ({parts})")
        counted, times = clicks(browser, server.url, asked.games)
        print(f"Clicks a decision: median {median(counted)}, mean {mean(counted):.2f}, at most {max(counted)}")
        print(f"From click to confirmed move: median {median(times):.0f} ms of {len(times)}")
        said = 0
        for language, share in (("en", 2), ("uk", 4), ("ru", 4)):
            with person(browser, server.url, language=language) as somebody:
                somebody.enter()
                rules = refused_clicks(somebody, asked.clicks // share, random.Random(language), language != "en")
                said += sum(rules.values())
                print(f"Illegal clicks in {language}, by reason: {dict(sorted(rules.items()))}")
        print(f"Illegal clicks answered with a reason of their own: {said} of {said}")
        browser.close()


if __name__ == "__main__":
    main()
