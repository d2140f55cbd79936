"""What a first visit to a table weighs, and whom it asks."""

import pytest
from playwright.sync_api import Browser

from benchmarks.page import weight

MOST = 200  # KB over the wire, everything included
MOST_SCRIPT = 80


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_first_visit_is_light(house: str, browser: Browser, language: str) -> None:
    sizes = weight(browser, house, language)
    assert sum(sizes.values()) < MOST, sizes
    assert sizes["Script"] < MOST_SCRIPT, sizes
