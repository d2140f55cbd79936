"""A server with the built page, and a browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.process import Process
from tests.web.people import chromium


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that all tests of the page share."""
    folder: Path = tmp_path_factory.mktemp("page")
    with Process(f"{folder}/ecumene.db", bot_pause="0.05") as process:
        yield process.url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser that all tests of the page share."""
    with sync_playwright() as playwright:
        found = chromium(playwright)
        yield found
        found.close()
