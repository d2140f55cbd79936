"""The page that people play on: the files that its build has left, and the index at every address of the page's own.

All of it is read once, at the start: what is served stays of one piece while the next build writes, and no address can
lead out of a dictionary.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import Request, route
from litestar.handlers import HTTPRouteHandler
from litestar.response.base import ASGIResponse
from msgspec import Struct

from ecumene.names import LANGUAGES
from ecumene.server.api.given import PLAIN
from ecumene.server.guard import chosen_language, is_of_the_page
from ecumene.server.trouble import MISSING, Refused
from ecumene.server.voice import language_of

FOLDER: Final = Path(__file__).parent.parent / "page"  # where the build writes
INDEX: Final = "index.html"
CODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the smaller one first
NEVER: Final = re.compile(r"q=0(\.0*)?")
NOT_MODIFIED: Final = 304

# What a file is; an address that ends like one of these names a file, and any other one a place in the page.
TYPES: Final = {
    ".avif": "image/avif",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}
UNKNOWN_TYPE: Final = "application/octet-stream"
ASSETS: Final = "assets"  # their names change with what is in them
FONT: Final = ".woff2"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


class Copy(Struct, frozen=True):
    """A file in one coding, with the headers that go with it."""

    body: bytes
    tag: str
    headers: tuple[tuple[str, str], ...]


class Site:
    """The files of a page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in CODINGS.values()]
        self.files: Final = {path.relative_to(folder).as_posix(): _copies(path, folder) for path in found}

    def copy(self, path: str, language: str, codings: frozenset[str]) -> Copy:
        """What is at an address, as small as the reader can take it."""
        name = path.strip("/")
        copies = self.files.get(name)
        if copies is None:
            if not is_of_the_page(path) or _names_a_file(name):
                raise Refused(MISSING, "unknown-path")
            copies = self.files.get(_index(language)) or self.files.get(INDEX)
        if copies is None:
            raise Refused(MISSING, "no-page")
        return next((copies[coding] for coding in CODINGS if coding in copies and coding in codings), copies[""])


def handler_of(site: Site) -> HTTPRouteHandler:
    """Answers with the files of this page, at every address that nobody else has."""

    @route(
        ["/", "/{path:path}"],
        http_method=["GET", "HEAD"],
        include_in_schema=False,
        sync_to_thread=False,
        opt={PLAIN: True},
    )
    def page(request: Request[Any, Any, Any]) -> ASGIResponse:
        headers = request.headers
        copy = site.copy(request.scope["path"], _language(request), _codings(headers.get("accept-encoding", "")))
        if _has(headers.get("if-none-match", ""), copy.tag):
            return ASGIResponse(status_code=NOT_MODIFIED, headers=copy.headers)
        is_head = request.method == "HEAD"
        length = ("content-length", str(len(copy.body)))
        return ASGIResponse(
            body=b"" if is_head else copy.body, headers=[*copy.headers, length], is_head_response=is_head
        )

    return page


# --- Files


def _copies(path: Path, folder: Path) -> dict[str, Copy]:
    """A file as it is, and as its build has compressed it."""
    name = path.relative_to(folder)
    paths = {"": path} | {coding: path.with_name(path.name + suffix) for coding, suffix in CODINGS.items()}
    paths = {coding: each for coding, each in paths.items() if each.is_file()}
    vary = ["accept-encoding"] if len(paths) > 1 else []
    if str(name) in {_index(language) for language in LANGUAGES}:
        vary += ["accept-language", "cookie"]
    is_for_ever = name.parts[0] == ASSETS or name.suffix == FONT
    headers = [
        ("content-type", TYPES.get(name.suffix, UNKNOWN_TYPE)),
        ("cache-control", FOR_EVER if is_for_ever else ASK_AGAIN),
        *([("vary", ", ".join(vary))] if vary else []),
    ]
    return {coding: _copy(each.read_bytes(), coding, headers) for coding, each in paths.items()}


def _copy(body: bytes, coding: str, headers: list[tuple[str, str]]) -> Copy:
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    own = [("content-encoding", coding)] if coding else []
    return Copy(body, tag, (*headers, ("etag", tag), *own))


def _index(language: str) -> str:
    """The file with the index in a language; the first of ours is the usual one."""
    return INDEX if language == LANGUAGES[0] else f"index.{language}.html"


def _names_a_file(name: str) -> bool:
    """Does an address look like a file that is not there, rather than a place in the page?"""
    parts = PurePosixPath(name).parts
    hidden = any(part.startswith(".") for part in parts)
    return hidden or parts[:1] == (ASSETS,) or PurePosixPath(name).suffix in {*TYPES, *CODINGS.values()}


# --- Readers


def _language(request: Request[Any, Any, Any]) -> str:
    """The reader's language: as chosen in this browser, as chosen in the account, or as the browser says."""
    account: str = request.scope["state"]["who"].language
    chosen = chosen_language(request.headers.get("cookie", ""))
    return chosen or account or language_of(request.headers.get("accept-language", ""))


def _codings(accepted: str) -> frozenset[str]:
    """How a reader takes files."""
    offers = [each.lower().replace(" ", "").partition(";") for each in accepted.split(",")]
    return frozenset(coding for coding, _, quality in offers if not NEVER.fullmatch(quality))


def _has(tags: str, tag: str) -> bool:
    """Does a reader have this copy already? A proxy that compresses makes tags weak."""
    known = {each.strip().removeprefix("W/") for each in tags.split(",")}
    return tag in known or "*" in known
