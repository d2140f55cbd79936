"""The documentation at `/api`: the OpenAPI description for programs, and a page made from it for people."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Controller, Litestar, Request, Response, get

from ecumene.server import live
from ecumene.server.api import shapes
from ecumene.server.api.errors import MEANINGS, MOST_ID

STYLE: Final = Path(__file__).parent / "pages.css"
METHODS: Final = ("get", "post", "put", "patch", "delete")
ERRORS, RECORDS, LIVE = "errors", "records", "live"
SOCKET: Final = '<p class="request"><b>WEBSOCKET</b> <code>/api/live</code></p>'

# What the parts of the API are called, and what they are about.
PARTS: Final = {
    "people": ("Coming in", "Play at once as a guest, or sign in."),
    "account": ("Your account", "What only you can do: your name, your sessions, your tokens, your data."),
    "others": ("Other people", "Who somebody is, and what you may do about them."),
    "games": ("Games", "What can be played, and how strong the bots are."),
    "tables": ("Tables", "Before the game and after it: open a table, join, start, play again."),
    "play": ("Playing", "What you see, what you may do, and what was done."),
    "talk": ("Talking", "Messages at a table, and your own notes."),
    "server": ("The server", "How the server itself is."),
}

Node = dict[str, Any]


class Documentation(Controller):
    """What can be asked, for programs and for people."""

    path = "/api"
    include_in_schema = False

    @get("/", sync_to_thread=False)
    def page(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The page, or the description itself for whoever does not ask for a page."""
        if "text/html" not in request.headers.get("accept", ""):
            return self.description(request.app)
        return Response(_page(request.app), media_type="text/html", headers={"vary": "accept"})

    @get("/openapi.json", sync_to_thread=False, name="description")
    def json(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The OpenAPI description."""
        return self.description(request.app)

    @get("/pages.css", sync_to_thread=False)
    def style(self) -> Response[bytes]:
        """How the page looks."""
        return Response(STYLE.read_bytes(), media_type="text/css", headers={"cache-control": "max-age=3600"})

    def description(self, app: Litestar) -> Response[bytes]:
        """OpenAPI 3.1 as JSON."""
        return Response(description(app), media_type="application/vnd.oai.openapi+json", headers={"vary": "accept"})


# --- For programs


@cache
def description(app: Litestar) -> bytes:
    """OpenAPI 3.1 as JSON."""
    return msgspec.json.encode(_description(app))


@cache
def _description(app: Litestar) -> Node:
    """OpenAPI 3.1, in which every record says what it is."""
    schema: Node = app.openapi_schema.to_schema()
    shapes.complete(schema)
    return schema


# --- For people


@cache
def _page(app: Litestar) -> bytes:
    schema = _description(app)
    parts: dict[str, list[tuple[str, str, Node]]] = {}
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                tag = (item[method].get("tags") or ["server"])[0]
                parts.setdefault(tag, []).append((method, path, item[method]))
    title = escape(schema["info"]["title"])
    sections = [_part(tag, operations) for tag, operations in parts.items()]
    records = [_record(name, node) for name, node in sorted(schema["components"]["schemas"].items())]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{title} API</title><link rel="stylesheet" href="/api/pages.css"></head>'
        '<body><a class="skip" href="#requests">To the requests</a>'
        f"<header><h1>{title} API</h1><p>{_prose(schema['info'].get('description', ''))}</p>"
        f"<p>Version {escape(schema['info']['version'])}. "
        'For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p></header>'
        f'<nav aria-label="Contents">{_contents(parts)}</nav><main id="requests">{"".join(sections)}'
        f"{_section(LIVE, 'Live', SOCKET + _paragraphs(live.__doc__ or ''))}"
        f"{_section(ERRORS, 'Errors', _errors())}"
        f"{_section(RECORDS, 'Records', ''.join(records))}</main></body></html>\n"
    ).encode()


def _contents(parts: dict[str, list[tuple[str, str, Node]]]) -> str:
    """Links to everything but the single records."""
    links = []
    for tag, operations in parts.items():
        own = [_link(each["operationId"], each.get("summary", "")) for _, _, each in operations]
        links.append(f"<li>{_link(tag, _title(tag))}<ul>{''.join(f'<li>{link}</li>' for link in own)}</ul></li>")
    rest = ((LIVE, "Live"), (ERRORS, "Errors"), (RECORDS, "Records"))
    return f"<ul>{''.join(links)}{''.join(f'<li>{_link(*each)}</li>' for each in rest)}</ul>"


def _title(tag: str) -> str:
    return PARTS[tag][0] if tag in PARTS else tag.capitalize()


def _link(to: str, words: str) -> str:
    return f'<a href="#{escape(to)}">{escape(words)}</a>'


def _section(name: str, title: str, body: str) -> str:
    return f'<section id="{name}" aria-labelledby="{name}-title"><h2 id="{name}-title">{title}</h2>{body}</section>'


def _part(tag: str, operations: Iterable[tuple[str, str, Node]]) -> str:
    """All requests about one thing."""
    about = f"<p>{escape(PARTS[tag][1])}</p>" if tag in PARTS else ""
    body = "".join(_operation(*each) for each in operations)
    return _section(escape(tag), escape(_title(tag)), about + body)


def _operation(method: str, path: str, operation: Node) -> str:
    """One request: what it does, what it takes, what comes back."""
    rows = [
        _row(each["name"], each["in"], each["schema"] | _said(each), is_needed=each.get("required", False))
        for each in operation.get("parameters", [])
        if each["in"] in ("path", "query")
    ]
    body = operation.get("requestBody", {})
    if schema := body.get("content", {}).get("application/json", {}).get("schema"):
        rows.append(_row("body", "JSON", schema, is_needed=body.get("required", False)))
    return (
        f'<article id="{escape(operation["operationId"])}"><h3>{escape(operation.get("summary", path))}</h3>'
        f'<p class="request"><b>{method.upper()}</b> <code>{_breakable(path)}</code></p>'
        f"{_paragraphs(operation.get('description', ''))}{_list(rows)}{_answers(operation['responses'])}</article>"
    )


def _answers(responses: Node) -> str:
    """What comes back, and which errors are possible."""
    good = [f"<b>{code}</b>{_answer(node)}" for code, node in responses.items() if code < "400"]
    bad = ", ".join(_link(f"error-{code}", code) for code in sorted(responses) if code >= "400")
    refused = f" Refused with {bad}." if bad else ""
    return f'<p class="answers">Answers {", ".join(good)}.{refused}</p>'


def _answer(node: Node) -> str:
    kinds = [_kind(content.get("schema", {})) for content in node.get("content", {}).values()]
    return "".join(f" {kind}" for kind in kinds if kind != "null")


def _errors() -> str:
    """What each status means; all errors have one shape."""
    rows = [
        f'<div id="error-{status}"><dt><b>{status}</b></dt><dd>{_prose(meaning)}</dd></div>'
        for status, meaning in MEANINGS.items()
    ]
    shape = f"<p>Every error is a {_link('Trouble', 'Trouble')}: the rule, a sentence for people, and its facts.</p>"
    return shape + _list(rows)


def _record(name: str, node: Node) -> str:
    """One record of the wire with its fields."""
    needed = node.get("required", [])
    fields = node.get("properties", {}).items()
    rows = [_row(field, "", schema, is_needed=field in needed) for field, schema in fields]
    said = _paragraphs(node.get("description", ""))
    return f'<article id="{escape(name)}"><h3>{escape(name)}</h3>{said}{_list(rows)}</article>'


def _list(rows: list[str]) -> str:
    return f"<dl>{''.join(rows)}</dl>" if rows else ""


def _said(node: Node) -> Node:
    """What a parameter itself says comes before what its type says."""
    return {"description": node["description"]} if node.get("description") else {}


def _row(name: str, where: str, schema: Node, *, is_needed: bool) -> str:
    said = _prose(schema.get("description", ""))
    notes = " ".join([word for word in (where, "" if is_needed else "optional") if word])
    limits = f" <span>{escape(_limits(schema))}</span>" if _limits(schema) else ""
    return (
        f"<div><dt><code>{escape(name)}</code>{f' <span>{notes}</span>' if notes else ''}</dt>"
        f"<dd>{_kind(schema)}{limits}{f'<br>{said}' if said else ''}</dd></div>"
    )


def _kind(schema: Node) -> str:
    """What kind of value a schema allows, in a word or two."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return _link(name, name)
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_kind(each) for each in schema[several])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict) and schema["additionalProperties"]:
        return f"object of {_kind(schema['additionalProperties'])}"
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))


def _limits(schema: Node) -> str:
    """How large or long a value may be."""
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return next((limits for each in schema[several] if (limits := _limits(each))), "")
    low, high = schema.get("minimum"), schema.get("maximum", MOST_ID)
    if low is not None:
        return f"{low:g} to {high:g}" if high < MOST_ID else f"{low:g} or more"
    for longest, what in (("maxLength", "letters"), ("maxItems", "of them"), ("maxProperties", "of them")):
        if longest in schema:
            return f"at most {schema[longest]} {what}"
    return ""


def _paragraphs(text: str) -> str:
    """Paragraphs, and examples where lines are set in."""
    blocks = [block.strip("\n") for block in inspect.cleandoc(text).split("\n\n") if block.strip()]
    return "".join(_paragraph(block) for block in blocks)


def _paragraph(block: str) -> str:
    if block.startswith("    "):
        return f'<pre tabindex="0">{escape(inspect.cleandoc(block))}</pre>'
    return f"<p>{_prose(block)}</p>"


def _prose(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))


def _breakable(path: str) -> str:
    """A path that a narrow page may break before each slash."""
    return escape(path).replace("/", "<wbr>/")
