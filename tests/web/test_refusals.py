"""Why not: whatever on the board cannot be done now says why."""

import os
import random

import pytest
from playwright.sync_api import Browser

from tests.web.clicking import refused_clicks
from tests.web.people import person

CLICKS = int(os.environ.get("ECUMENE_CLICKS", "150"))  # a language


@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_dark_thing_says_why(house: str, browser: Browser, language: str) -> None:
    with person(browser, house, language=language) as somebody:
        somebody.enter()
        rules = refused_clicks(somebody, CLICKS, random.Random(language), is_cyrillic=language != "en")
        assert len(rules) >= 3, rules
