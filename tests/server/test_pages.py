"""The documentation at `/api`: a description for programs, and a page for people that loads nothing from elsewhere."""

import asyncio
import re
import shutil
import subprocess
from collections import Counter
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ecumene.build import VERSION
from tests.server.app import Served

pytestmark = pytest.mark.anyio

BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}
VOID = {"meta", "link", "br", "wbr", "hr", "img", "input"}
PNG = b"\x89PNG"


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Pages do not care where the tables are."""
    return f"sqlite+aiosqlite:///{tmp_path}/ecumene.db"


class Reader(HTMLParser):
    """Reads a page as strictly as one would like a browser to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)
        self.close()
        assert self.open == [], "not everything is closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"<{tag}> is closed where another is open"

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, *wanted: str) -> list[dict[str, str | None]]:
        """The attributes of all elements of these kinds."""
        return [attributes for tag, attributes in self.tags if tag in wanted]


async def page_of(server: Served) -> str:
    """The page as a browser gets it."""
    async with server.visitor(headers=BROWSER) as browser:
        answer = await browser.get("/api")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "accept" in answer.headers["vary"]
        return answer.text


async def description_of(server: Served) -> dict[str, Any]:
    """What programs get."""
    async with server.visitor() as program:
        answer = await program.get("/api")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/vnd.oai.openapi+json")
        assert answer.content == (await program.get("/api/openapi.json")).content
        description: dict[str, Any] = answer.json()
        return description


def operations_of(description: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Every request by its name."""
    found = [operation for item in description["paths"].values() for operation in item.values()]
    return {operation["operationId"]: operation for operation in found}


# --- For programs


async def test_programs_get_openapi_3_1(server: Served) -> None:
    description = await description_of(server)
    assert re.fullmatch(r"3\.1\.\d", description["openapi"])
    assert description["info"]["version"] == VERSION
    assert len(operations_of(description)) == sum(len(item) for item in description["paths"].values())


async def test_every_request_says_what_it_does_and_how_it_may_be_refused(server: Served) -> None:
    for name, operation in operations_of(await description_of(server)).items():
        assert operation["summary"], name
        assert len(operation["description"].split()) >= 3, name
        assert len(operation["tags"]) == 1, name
        errors = {code: answer for code, answer in operation["responses"].items() if code >= "400"}
        assert {"400", "429"} <= errors.keys(), name
        for answer in errors.values():
            assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Trouble"}
        if "requestBody" in operation:
            assert {"413", "415"} <= errors.keys(), name


async def test_every_record_says_what_it_is_and_every_reference_leads_somewhere(server: Served) -> None:
    description = await description_of(server)
    records = description["components"]["schemas"]
    assert [name for name, node in records.items() if not node.get("description")] == []
    references = set(re.findall(r'"#/components/schemas/(\w+)"', str(description).replace("'", '"')))
    assert references <= records.keys()


# --- For people


async def test_the_page_is_well_formed(server: Served) -> None:
    text = await page_of(server)
    assert text.startswith("<!doctype html>")
    page = Reader(text)
    assert page.all("html") == [{"lang": "en"}]
    assert [len(page.all(tag)) for tag in ("head", "body", "title", "h1", "header", "main", "nav")] == [1] * 7
    levels = [int(tag[1]) for tag, _ in page.tags if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1
    assert all(deeper <= level + 1 for level, deeper in pairwise(levels))
    names = Counter(attributes["id"] for _, attributes in page.tags if "id" in attributes)
    assert names.most_common(1)[0][1] == 1, "two elements have one id"
    for link in page.all("a"):
        href = link["href"] or ""
        assert not href.startswith("#") or href[1:] in names, href
    for section in page.all("section"):
        assert section["aria-labelledby"] in names


async def test_the_page_tells_of_every_request_record_and_error(server: Served) -> None:
    description, page = await description_of(server), Reader(await page_of(server))
    names = {attributes.get("id") for _, attributes in page.tags}
    operations = operations_of(description)
    assert operations.keys() | description["components"]["schemas"].keys() <= names
    for operation in operations.values():
        assert operation["summary"] in page.text
        assert {f"error-{code}" for code in operation["responses"] if code >= "400"} <= names
    for path in description["paths"]:
        assert path in page.text
    for word in ("unwatch", "/api/live", "Accept-Language", VERSION):
        assert word in page.text


async def test_the_page_loads_nothing_that_the_policy_forbids(server: Served) -> None:
    async with server.visitor(headers=BROWSER) as browser:
        answer = await browser.get("/api")
        policy = answer.headers["content-security-policy"]
        style = await browser.get("/api/pages.css")
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    page = Reader(answer.text)
    assert page.all("script", "style", "iframe", "img", "object", "form") == []
    for _, attributes in page.tags:
        assert not [name for name in attributes if name == "style" or name.startswith("on")]
    for link in page.all("a", "link"):
        assert re.match("[#/](?!/)", link["href"] or ""), link
    assert style.headers["content-type"].startswith("text/css")
    assert not re.search(r"url\(|@import|https?:", style.text)


async def test_the_page_is_as_safe_as_what_it_quotes(server: Served) -> None:
    text = await page_of(server)
    assert "<script" not in text
    assert re.search(r"&(?!amp;|lt;|gt;|quot;|#x27;)", text) is None


async def test_text_can_be_told_from_its_ground_by_day_and_by_night(server: Served) -> None:
    async with server.visitor() as browser:
        style = (await browser.get("/api/pages.css")).text
    colours = dict(re.findall(r"--([\w-]+): light-dark\((#\w{6}), #\w{6}\)", style))
    nightly = dict(re.findall(r"--([\w-]+): light-dark\(#\w{6}, (#\w{6})\)", style))
    for theme in (colours, nightly):
        for text in ("ink", "ink-2", "sea"):
            for ground in ("paper", "sheet", "well"):
                assert contrast(theme[text], theme[ground]) >= 4.5, (text, ground)


def contrast(one: str, other: str) -> float:
    """How far two colours are apart, as WCAG 2 counts it."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[first : first + 2], 16) / 255 for first in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.skipif(shutil.which("chromium") is None, reason="no chromium here")
@pytest.mark.parametrize("size", ["1280,900", "360,740"])
async def test_a_browser_shows_the_page(server: Served, size: str, tmp_path: Path) -> None:
    picture = tmp_path / "page.png"
    options = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path}/profile"]
    process = await asyncio.create_subprocess_exec(
        *["chromium", *options, f"--window-size={size}", f"--screenshot={picture}", f"{server.url}/api"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    _, said = await process.communicate()
    assert picture.read_bytes().startswith(PNG)
    assert picture.stat().st_size > 20_000, "an empty page"
    assert b"Content Security Policy" not in said
