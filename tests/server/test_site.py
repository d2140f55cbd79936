"""The page: an index in the reader's language at every address of its own; files that are small and kept for long."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from ecumene.server import guard, site
from ecumene.server.guard import SERVERS_OWN, is_of_the_page
from ecumene.server.settings import Settings
from ecumene.server.site import Site
from tests.server.app import Served, served
from tests.server.test_gate import raw
from tests.server.test_people import rule

pytestmark = pytest.mark.anyio

LANGUAGES = {"en": "index.html", "uk": "index.uk.html", "ru": "index.ru.html"}
PLACES = ("/", "/g/k3f9q2xw/34", "/rules/duel", "/new", "/people/J. R.", "/people/Анна", "/g/k3f9q2xw/", "/a.b")
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as its build leaves it, but small."""
    folder = tmp_path / "page"
    for name, text in {
        **{file: f"<!doctype html><html lang={language}>{language}" for language, file in LANGUAGES.items()},
        "assets/index-3f9a.js": "play()",
        "assets/index-91bc.css": "body { color: black }",
        "assets/marks-77aa.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "fonts/alegreya.woff2": "font",
        "icon-192.png": "picture",
        "manifest.uk.webmanifest": "{}",
        "sw.js": "listen()",
        "odd.bin": "odd",
    }.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        if file.suffix in (".html", ".js", ".css", ".svg"):
            file.with_name(file.name + ".gz").write_bytes(gzip.compress(text.encode(), mtime=0))
            file.with_name(file.name + ".br").write_bytes(b"br " + text.encode())  # who asks for it has to unpack it
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def settings_for(tmp_path: Path, folder: Path, budget: float = 0) -> Settings:
    """A server on one file, with this page."""
    return Settings(database=str(tmp_path / "ecumene.db"), page=str(folder), budget=budget, log="error")


@pytest.fixture
async def server(tmp_path: Path, page: Path) -> AsyncIterator[Served]:
    """A server with a page."""
    async with served(settings_for(tmp_path, page)) as running:
        yield running


async def answer(server: Served, path: str, method: str = "GET", **headers: str) -> tuple[httpx.Response, bytes]:
    """What comes back, and the very bytes."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with (
        server.visitor(headers={"accept-encoding": ""}) as client,
        client.stream(method, path, headers=named) as response,
    ):
        return response, b"".join([part async for part in response.aiter_raw()])


# --- The index


@pytest.mark.parametrize("path", PLACES)
async def test_every_place_in_the_page_is_the_index(server: Served, page: Path, path: str) -> None:
    response, body = await answer(server, path)
    assert response.status_code == 200
    assert body == (page / "index.html").read_bytes()
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    assert response.headers["vary"] == "accept-encoding, accept-language, cookie"
    assert "link" not in response.headers


@pytest.mark.parametrize(
    ("asked", "cookie", "language"),
    [
        ("", "", "en"),
        ("uk-UA,uk;q=0.9,en;q=0.5", "", "uk"),
        ("de, ru;q=0.7", "", "ru"),
        ("xx", "", "en"),
        ("uk", "ecumene_language=ru", "ru"),
        ("uk", "other=1; ecumene_language=en; more=2", "en"),
        ("uk", "ecumene_language=xx", "uk"),
        ("uk", "ecumene_language=", "uk"),
        ("ru", "ecumene_language=../../secret", "ru"),
        ("ru", 'ecumene_language="uk"; =; ;', "ru"),
    ],
)
async def test_the_index_speaks_the_language_of_the_reader(
    server: Served, page: Path, asked: str, cookie: str, language: str
) -> None:
    _, body = await answer(server, "/new", accept_language=asked, cookie=cookie)
    assert body == (page / LANGUAGES[language]).read_bytes()


async def test_an_account_knows_its_language_and_the_browser_may_know_better(server: Served) -> None:
    async with server.guest("Anna") as anna:
        assert (await anna.patch("/api/people/me", json={"language": "uk"})).is_success
        assert (await anna.get("/")).text.endswith("uk")
        anna.cookies.set(guard.LANGUAGE, "ru")
        assert (await anna.get("/")).text.endswith("ru")


async def test_a_language_without_an_index_gets_the_usual_one(tmp_path: Path, page: Path) -> None:
    (page / "index.ru.html").unlink()
    assert Site(page).copy("/new", "ru", frozenset()).body == (page / "index.html").read_bytes()


# --- Tags, codings, how long files may be kept


@pytest.mark.parametrize("path", ["/", "/assets/index-3f9a.js", "/sw.js"])
async def test_who_has_it_already_is_told_so(server: Served, path: str) -> None:
    first, _ = await answer(server, path)
    tag = first.headers["etag"]
    assert tag.startswith('"')
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again, body = await answer(server, path, if_none_match=known)
        assert (again.status_code, body) == (304, b"")
        for name in ("etag", "cache-control", "vary", "content-security-policy"):
            assert again.headers.get(name) == first.headers.get(name)
    assert (await answer(server, path, if_none_match='"other"'))[0].status_code == 200


async def test_every_copy_has_a_tag_of_its_own(server: Served) -> None:
    tags = [
        (await answer(server, "/", accept_language=language, accept_encoding=coding))[0].headers["etag"]
        for language in LANGUAGES
        for coding in ("", "gzip", "br")
    ]
    assert len(set(tags)) == 9


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip;q=1.0", "gzip"),
        ("br; q=0.000, gzip;q=0", None),
        ("br;q=0.001", "br"),
        ("identity", None),
        ("deflate, brx", None),
        ("", None),
    ],
)
async def test_files_are_as_small_as_the_reader_can_take_them(
    server: Served, page: Path, accepted: str, coding: str | None
) -> None:
    for path, name in (("/", "index.html"), ("/assets/index-91bc.css", "assets/index-91bc.css")):
        response, body = await answer(server, path, accept_encoding=accepted)
        assert response.headers.get("content-encoding") == coding
        assert "accept-encoding" in response.headers["vary"]
        assert response.headers["content-length"] == str(len(body))
        assert body == (page / (name + site.CODINGS.get(coding or "", ""))).read_bytes()


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/assets/index-3f9a.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("/assets/index-91bc.css", "text/css; charset=utf-8", FOR_EVER),
        ("/assets/marks-77aa.svg", "image/svg+xml", FOR_EVER),
        ("/fonts/alegreya.woff2", "font/woff2", FOR_EVER),
        ("/icon-192.png", "image/png", "no-cache"),
        ("/manifest.uk.webmanifest", "application/manifest+json", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/index.uk.html", "text/html; charset=utf-8", "no-cache"),
        ("/odd.bin", "application/octet-stream", "no-cache"),
    ],
)
async def test_what_a_file_is_and_how_long_it_may_be_kept(
    server: Served, page: Path, path: str, kind: str, kept: str
) -> None:
    response, body = await answer(server, path)
    assert (response.status_code, body) == (200, (page / path[1:]).read_bytes())
    assert response.headers["content-type"] == kind
    assert response.headers.get_list("cache-control") == [kept]


@pytest.mark.parametrize("path", ["/", "/g/k3f9q2xw", "/assets/index-3f9a.js", "/icon-192.png"])
async def test_a_head_has_no_body(server: Served, path: str) -> None:
    full, _ = await answer(server, path, accept_encoding="br")
    head, body = await answer(server, path, "HEAD", accept_encoding="br")
    assert (head.status_code, body) == (200, b"")
    for name in ("content-type", "content-length", "content-encoding", "etag", "cache-control", "vary"):
        assert head.headers.get(name) == full.headers.get(name)
    again, _ = await answer(server, path, "HEAD", accept_encoding="br", if_none_match=full.headers["etag"])
    assert again.status_code == 304


async def test_a_build_under_way_does_not_change_what_is_served(server: Served, page: Path) -> None:
    before, _ = await answer(server, "/")
    (page / "index.html").write_text("half of the next build")
    (page / "assets/index-3f9a.js").unlink()
    after, _ = await answer(server, "/")
    assert after.headers["etag"] == before.headers["etag"]
    assert (await answer(server, "/assets/index-3f9a.js"))[0].status_code == 200


# --- What is not there


@pytest.mark.parametrize(
    "path",
    [
        *("/foo.png", "/favicon.ico", "/g/foo.js", "/assets/gone-1.js", "/assets/gone", "/assets/", "/robots.txt"),
        *("/index.html.br", "/index.html.gz", "/assets/index-3f9a.js.br", "/sw.js.map", "/.env", "/.well-known/x"),
        *("/api/nowhere", "/api/people/me/x/y", "/health/x", "/metrics/x", "/api/openapi.yaml", "//api/nowhere"),
    ],
)
async def test_what_is_not_there_is_said_as_ever(server: Served, path: str) -> None:
    async with server.visitor(headers={"accept-language": "uk"}) as client:
        missing = await client.get(server.url + path)
    assert rule(missing) == (404, "unknown-path")
    assert missing.headers["cache-control"] == "private, no-cache"


@pytest.mark.parametrize(
    "path",
    [
        *("/../secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/x"),
        *("/..\\secret.txt", "/..%5csecret.txt", "//etc/passwd", "/%2fetc/passwd", "/./../secret.txt", "/%252e%252e/"),
        *("/assets//../../secret.txt", "/C:/secret.txt", "/assets/index-3f9a.js/../../../secret.txt", "/%ff%fe"),
    ],
)
async def test_no_address_leads_out_of_the_page(server: Served, page: Path, path: str) -> None:
    said = await raw(server, f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
    status, body = said.split(b" ", 2)[1], said.partition(b"\r\n\r\n")[2]
    assert b"secret" not in body
    assert status == b"404" or body == (page / "index.html").read_bytes()


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
async def test_a_page_is_only_read(server: Served, method: str) -> None:
    async with server.visitor() as client:
        for path in ("/", "/new", "/assets/index-3f9a.js"):
            assert rule(await client.request(method, path)) == (405, "wrong-method")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_without_a_page_one_sentence_says_how_to_build_it(tmp_path: Path, language: str) -> None:
    headers = {"accept-language": language}
    async with (
        served(settings_for(tmp_path, tmp_path / "nothing")) as server,
        server.visitor(headers=headers) as client,
    ):
        answers = [await client.get("/"), await client.get("/g/k3f9q2xw"), await client.get("/foo.png")]
        assert [rule(each) for each in answers] == [*[(404, "no-page")] * 2, (404, "unknown-path")]
        assert "make page" in answers[0].json()["message"]
        assert any("а" <= letter <= "я" for letter in answers[0].json()["message"]) == (language != "en")
        assert (await client.get("/health")).status_code == 200


# --- Beside everything else


async def test_everything_else_stays_where_it_is(server: Served) -> None:
    async with server.visitor(headers={"accept": "text/html"}) as client:
        for path in ("/api", "/api/", "/api/openapi.json", "/api/pages.css", "/health", "/metrics"):
            kind = (await client.get(path)).headers["content-type"]
            expected = {"/api": "text/html", "/api/": "text/html", "/api/pages.css": "text/css"}.get(path, "")
            assert kind.startswith(expected)
            assert (await client.get(path)).status_code == 200
        described = (await client.get("/api/openapi.json")).json()["paths"]
    assert all(not is_of_the_page(path) for path in described)
    assert {path.split("/")[1] for path in described} == set(SERVERS_OWN)


async def test_the_browser_may_load_what_the_page_is_made_of_and_nothing_else(server: Served) -> None:
    said = (await answer(server, "/"))[0].headers["content-security-policy"]
    policy = {
        name: set(sources.split()) for name, _, sources in (each.strip().partition(" ") for each in said.split(";"))
    }
    for kind in ("script", "style", "font", "connect", "manifest", "worker"):
        assert policy.get(f"{kind}-src", policy["default-src"]) == {"'self'"}
    assert policy["img-src"] == {"'self'", "data:"}
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == {"'none'"}


async def test_opening_the_page_leaves_the_budget_for_moves_alone(tmp_path: Path, page: Path) -> None:
    settings = settings_for(tmp_path, page, budget=0.01)  # 6 requests and 12 files a minute
    async with served(settings) as server, server.visitor() as client:
        loaded = [await client.get(path) for path in ("/", "/sw.js", "/icon-192.png") for _ in range(4)]
        assert {each.status_code for each in loaded} == {200}
        asked = [(await client.get("/api/phrases")).status_code for _ in range(6)]
        assert asked == [200] * 6
        assert rule(await client.get("/api/phrases")) == (429, "too-many-requests")
        assert rule(await client.get("/sw.js")) == (429, "too-many-requests")
