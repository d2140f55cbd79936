"""What Lighthouse says of the page on a slow phone: `python -m benchmarks.lighthouse`, which installs it at first."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright

from tests.server.process import Process
from tests.web.pages import MIDDLE, played
from tests.web.people import CHROMIUM, QUIET, chromium, person

VERSION: Final = "12.8.2"  # the newest for Node 20
FOLDER: Final = Path(".venv/.lighthouse")
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
VITALS: Final = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")


def installed() -> Path:
    """The program."""
    program = FOLDER / "node_modules/.bin/lighthouse"
    if not program.exists():
        print(f"Installing Lighthouse {VERSION}")
        FOLDER.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--silent", "--no-fund", "--no-audit", "--prefix", str(FOLDER)]
        subprocess.run([*command, f"lighthouse@{VERSION}"], check=True)
    return program


def audited(program: Path, url: str, folder: str) -> dict[str, str]:
    """What it says of one address."""
    report = Path(folder) / "report.json"
    flags = ["--headless=new", "--no-sandbox", *QUIET, f"--user-data-dir={folder}/profile"]
    command = [str(program), url, "--quiet", "--output=json", f"--output-path={report}"]
    command += [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={' '.join(flags)}"]
    subprocess.run(command, check=True, env=os.environ | {"CHROME_PATH": CHROMIUM})
    found = json.loads(report.read_text())
    scores = {name: f"{found['categories'][name]['score'] * 100:.0f}" for name in CATEGORIES}
    vitals = {name: str(found["audits"][name]["displayValue"]) for name in VITALS}
    short = [
        each["id"] for each in found["audits"].values() if each["score"] == 0 and each["scoreDisplayMode"] == "binary"
    ]
    return scores | vitals | {"failed": " ".join(short)}


def main() -> None:
    """Look at the first page and at a table, as somebody who has never been here."""
    program = installed()
    with TemporaryDirectory() as folder, Process(f"{folder}/ecumene.db") as server, sync_playwright() as playwright:
        browser = chromium(playwright)
        with person(browser, server.url) as host, person(browser, server.url) as guest:
            host.enter()
            guest.enter()
            table = played(host, guest, MIDDLE)
        browser.close()
        for path in ("/", f"/g/{table}", "/rules/duel/trade"):
            said = audited(program, server.url + path, folder)
            print(path, ", ".join(f"{name} {value}" for name, value in said.items()), flush=True)


if __name__ == "__main__":
    main()
