"""Playing: what a viewer sees, moves and acts, the record, plans, standing orders."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from ecumene.server.api.common import language
from ecumene.server.api.errors import MOST_ID, Id, errors
from ecumene.server.api.given import PLAIN, Asking, TheAsker, TheHouse
from ecumene.server.hall import limited
from ecumene.server.hints import Hint, question
from ecumene.server.hints import hint as hinted
from ecumene.server.live import Listener, stream
from ecumene.server.orders import NewOrder, Order
from ecumene.server.picture import Frame
from ecumene.server.plan import NewPlan, Plan, imagined
from ecumene.server.reports import ReportLine, finished
from ecumene.server.voice import Trouble, trouble_body
from ecumene.server.who import PLAY, READ, Who

TABLE: Final = "/api/tables/{table:str}"
JSON: Final = "application/json"
JSON_LINES: Final = "application/jsonl"
LONGEST_KEY: Final = 40

Table = Annotated[str, PathParameter(pattern="^[a-z0-9]{1,16}$", description="the table's id")]
SeatQuery = Annotated[
    int | None, QueryParameter(ge=-1, le=7, description="one of your seats; -1 to watch; by default your own, if any")
]
PlyPath = Annotated[int, PathParameter(ge=1, le=MOST_ID, description="how far the table had come")]
Have = Annotated[int, QueryParameter(ge=0, le=MOST_ID, description="the ply of the last frame you have")]
Ply = Annotated[
    int, Meta(ge=0, le=MOST_ID, description="that you have seen; refused if you are asked something else by now")
]


class NewMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move, as the table lists it, or an act."""

    text: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=200,
            description="a legal move, or /undo, /offer takeback LINES, /offer cancel, /agree KIND, /decline KIND, "
            "/resign, /claim SEATLETTER, /leave",
        ),
    ]
    seat: Annotated[int, Meta(ge=0, le=7)]
    ply: Ply | None = None
    key: Annotated[str, Meta(max_length=LONGEST_KEY, description="the same key again does nothing again")] = ""


class Played(Struct, frozen=True):
    """The move is on the disk."""

    ply: int


class Verdict(Struct, frozen=True):
    """Whether a move is legal now."""

    legal: bool
    why: Trouble | None = None


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat somebody takes over."""

    seat: Annotated[int, Meta(ge=0, le=7)]


A_FRAME: Final = {200: ResponseSpec(Frame, generate_examples=False, description="The table")}  # written already
A_REPORT: Final = {
    200: ResponseSpec(
        ReportLine, generate_examples=False, media_type=JSON_LINES, description="The report, one line after the other"
    )
}
UNCHANGED: Final = {304: ResponseSpec(None, generate_examples=False, description="What you have is what there is.")}


def reader(who: Who) -> int:
    """The user who wants to look: perhaps nobody, but no program whose token is not for that."""
    return who.may(READ).user if who.user else 0


@get(TABLE + "/view", summary="What you see", tags=["play"], responses=errors(404, 409) | A_FRAME | UNCHANGED)
async def view(
    request: Asking,
    house: TheHouse,
    who: TheAsker,
    table: Table,
    seat: SeatQuery = None,
    have: Have = 0,
) -> Response[bytes]:
    """The whole table as you may see it, your legal moves, and what of the log is new to you."""
    body = await house.hall.frame(table, reader(who), seat, have)
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache", "vary": "cookie, authorization"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=JSON, headers=headers)


@get(TABLE + "/at/{ply:int}", summary="How it was", tags=["play"], responses=errors(404, 409) | A_FRAME)
async def at(house: TheHouse, who: TheAsker, table: Table, ply: PlyPath, seat: SeatQuery = None) -> Response[bytes]:
    """The table as you could see it at an earlier ply; after the end, with everything open."""
    body = await house.hall.frame_at(table, reader(who), seat, ply)
    return Response(body, media_type=JSON)


@get(
    TABLE + "/events",
    summary="What happens",
    tags=["play"],
    media_type="text/event-stream",
    responses=errors(404, 409),
    opt={PLAIN: True},
)
async def events(
    request: Asking,
    house: TheHouse,
    who: TheAsker,
    table: Table,
    seat: SeatQuery = None,
    have: Have = 0,
) -> Stream:
    """Server-sent events: the same frames as over the WebSocket. `Last-Event-ID` resumes."""
    reader(who)
    last = request.headers.get("last-event-id", "")
    have = int(last) if last.isdecimal() and len(last) < 9 else have
    told = await stream(Listener(house, who), table, seat, have)
    return Stream(told, media_type="text/event-stream", headers={"cache-control": "no-store"})


@post(TABLE + "/moves", summary="Play a move", tags=["play"], status_code=200, responses=errors(404, 409, 413, 415))
async def play(request: Asking, house: TheHouse, who: TheAsker, table: Table, data: JSONBody[NewMove]) -> Played:
    """Play a move or do an act. The answer comes when it is on the disk; `Idempotency-Key` may stand for `key`."""
    key = data.key or request.headers.get("idempotency-key", "")
    if len(key) > LONGEST_KEY:
        key = sha256(key.encode()).hexdigest()[:LONGEST_KEY]
    who.may(PLAY)
    request.scope["state"]["game"] = await house.game_of(table)
    return Played(await house.play(who, table, data.seat, data.text, data.ply, key))


@get(TABLE + "/why", summary="Why not?", tags=["play"], responses=errors(404, 409))
async def why(
    request: Asking,
    house: TheHouse,
    who: TheAsker,
    table: Table,
    move: Annotated[str, QueryParameter(min_length=1, max_length=200)],
    seat: SeatQuery = None,
) -> Verdict:
    """Whether a move is legal now and, if it is not, why: in numbers, and in your language."""
    async with house.hall.shown(table, who.may(READ).user, seat) as (room, viewer):
        refusal = room.why_not(viewer, move)
        game = room.game.name
    return Verdict(refusal is None, None if refusal is None else trouble_body(refusal, language(request), game))


@get(
    TABLE + "/record",
    summary="The record",
    tags=["play"],
    media_type="text/plain",
    responses=errors(404, 409),
)
async def record(house: TheHouse, who: TheAsker, table: Table, seat: SeatQuery = None) -> Response[str]:
    """Every move and outcome, one line each, as you may know them; complete once the game is over."""
    text = await house.hall.record(table, reader(who), seat)
    return Response(text, media_type="text/plain")


@get(TABLE + "/hint", summary="What a bot would do", tags=["play"], responses=errors(404, 409))
async def hint(request: Asking, house: TheHouse, who: TheAsker, table: Table, seat: SeatQuery = None) -> Hint:
    """What a bot considers for your open question, where the rules of the table allow it. It knows what you know."""
    user = who.may(READ).user
    async with house.hall.shown(table, user, seat) as (room, viewer):
        request.scope["state"]["game"] = room.game.name
        asked = question(room, viewer)
    house.buckets.take("hint", f"user {user}", 30, 60)
    return await hinted(house.thinkers, asked)


@get(
    TABLE + "/report",
    opt={PLAIN: True},
    summary="How it was played",
    tags=["play"],
    media_type=JSON_LINES,
    responses=errors(404, 409) | A_REPORT,
)
async def report(request: Asking, house: TheHouse, who: TheAsker, table: Table, seat: SeatQuery = None) -> Stream:
    """Everybody's chances in a finished game, decision after decision, and what decisions and luck have changed.

    One JSON object a line: the start, each position, the summary. The first reader waits while it is written, about
    ten seconds; if it ends without a summary, ask again.
    """
    async with house.hall.shown(table, reader(who), seat) as (room, _):
        game = finished(room)
    name = f"user {who.user}" if who.user else str(request.scope["state"]["address"])
    told = await house.reports.read(game, lambda: house.buckets.take("report", name, 30, 600))
    return Stream(told, media_type=JSON_LINES, headers={"cache-control": "no-store"})


@post(
    TABLE + "/plan",
    summary="Try something out",
    tags=["play"],
    status_code=200,
    responses=errors(404, 409, 413, 415),
)
async def plan(request: Asking, house: TheHouse, who: TheAsker, table: Table, data: JSONBody[NewPlan]) -> Plan:
    """Play on in a private copy. Whatever you do not know is dealt anew by `seed`, and is never the real thing."""
    async with house.hall.shown(table, who.may(READ).user, data.seat) as (room, viewer):
        request.scope["state"]["game"] = room.game.name
        with limited(house.settings.move_seconds):
            return imagined(room, viewer, data)


@get(TABLE + "/orders", summary="Your standing orders", tags=["play"], responses=errors(404, 409))
async def orders(house: TheHouse, who: TheAsker, table: Table) -> list[Order]:
    """The answers you have given in advance. Nobody else sees them."""
    return await house.orders.of(table, who.may(READ).user)


@post(TABLE + "/orders", summary="Answer in advance", tags=["play"], responses=errors(404, 409, 413, 415))
async def give_order(house: TheHouse, who: TheAsker, table: Table, data: JSONBody[NewOrder]) -> Order:
    """Answer a question that you foresee. It is used the next time it fits, and can be revoked until then."""
    return await house.orders.give(table, who.may(PLAY).user, data)


@delete(TABLE + "/orders/{order:int}", summary="Revoke an order", tags=["play"], responses=errors(404, 409))
async def revoke_order(house: TheHouse, who: TheAsker, table: Table, order: Id) -> None:
    """Take a standing order back."""
    await house.orders.revoke(table, who.may(PLAY).user, order)


@post(TABLE + "/sit", summary="Take over a seat", tags=["play"], status_code=200, responses=errors(404, 409, 413, 415))
async def sit(house: TheHouse, who: TheAsker, table: Table, data: JSONBody[Sitting]) -> Played:
    """Take a seat that was given up, from whoever stands in for it."""
    return Played(await house.sit(who.may(PLAY), table, data.seat))


HANDLERS: Final = [view, at, events, play, why, record, hint, report, plan, orders, give_order, revoke_order, sit]
