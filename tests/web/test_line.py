"""The line to the server breaks, and is mended without anybody doing anything."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.process import Process
from tests.web.people import person


@pytest.mark.timeout(180)
def test_a_page_goes_on_when_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    database = f"{tmp_path}/ecumene.db"
    server = Process(database, bot_pause="0")
    try:
        with person(browser, server.url) as anna:
            anna.enter()
            table = anna.open_table("me", "bot", rules={"order": "joined"})
            anna.visit(f"/g/{table}")
            first = anna.sees(table)["moves"]
            move = sorted(first)[0]
            anna.make(move, first[move])
            expect(anna.page.locator("[data-lit]").first).to_be_visible()
            server.kill()
            expect(anna.page.get_by_text("The line to the server is broken.")).to_be_visible()
            server = Process(database, port=server.port, bot_pause="0")
            expect(anna.page.get_by_text("The line to the server is broken.")).to_have_count(0)
            second = anna.sees(table)["moves"]
            move = sorted(second)[0]
            anna.make(move, second[move])
            anna.page.wait_for_timeout(300)
            assert anna.sees(table)["moves"] != second
            anna.complaints.clear()  # the browser itself complains of a server that is not there
    finally:
        if server.process.poll() is None:
            server.stop()
