"""People: accounts, sessions, tokens, and what one may do about others."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from ecumene.server.api.common import language
from ecumene.server.api.errors import Id, errors
from ecumene.server.api.given import Asking, TheAsker, TheHouse
from ecumene.server.farewell import Everything, delete_account, everything
from ecumene.server.guard import COOKIE
from ecumene.server.keys import SESSION, TOKEN, Session, Token
from ecumene.server.lobby import TableId
from ecumene.server.naming import key_of
from ecumene.server.people import Changes, Email, Language, Me, Name, Password
from ecumene.server.profiles import Profile, profile
from ecumene.server.settings import Settings
from ecumene.server.shunning import Kind, Shunned
from ecumene.server.trouble import CONFLICT, Refused
from ecumene.server.who import ACCOUNT, CHAT, READ

COOKIE_SECONDS: Final = 400 * 24 * 3600  # the session ends earlier if it is not used; browsers keep nothing longer
HOUR: Final = 3600
PEOPLE, ACCOUNTS, OTHERS = ["people"], ["account"], ["others"]

PersonName = Annotated[str, PathParameter(min_length=1, max_length=96, description="somebody's name")]
Scope = Annotated[str, Meta(pattern="^(read|play|chat)$")]


class Arrival(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play at once."""

    name: Name | None = None  # a free one is chosen
    language: Language | None = None  # the browser's


class Keeping(Struct, frozen=True, forbid_unknown_fields=True):
    """How a guest wants to be known from now on."""

    name: Name
    password: Password
    email: Email = ""


class Present(Struct, frozen=True):
    """Who is signed in."""

    me: Me | None


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A member who comes back."""

    name: Name
    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password for somebody who knows the old one."""

    old: Password
    new: Password


class Lost(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose password is lost."""

    name_or_email: Annotated[str, Meta(min_length=1, max_length=200)]


class Redeeming(Struct, frozen=True, forbid_unknown_fields=True):
    """A new password for somebody who got a ticket by mail."""

    ticket: Annotated[str, Meta(max_length=100)]
    password: Password


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What a program is to be allowed."""

    name: Annotated[str, Meta(min_length=1, max_length=100, description="for yourself, to tell tokens apart")]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3, description="read, play, chat")]
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None


class MadeToken(Struct, frozen=True):
    """A new token."""

    token: Token
    key: Annotated[str, Meta(description="send it as `Authorization: Bearer KEY`; it is shown only now")]


class Goodbye(Struct, frozen=True, forbid_unknown_fields=True):
    """Confirms that an account is to be deleted."""

    password: Annotated[Password, Meta(description="of a member; a guest has none")] = ""


class Shun(Struct, frozen=True, forbid_unknown_fields=True):
    """How to shun somebody."""

    kind: Kind


class Complaint(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of this server should know about somebody."""

    reason: Annotated[str, Meta(min_length=1, max_length=2000)]
    table: TableId | None = None


# --- Coming in and going


@post("/api/people", summary="Play at once", tags=PEOPLE, responses=errors(409, 413, 415))
async def enter(request: Asking, house: TheHouse, who: TheAsker, data: JSONBody[Arrival]) -> Response[Me]:
    """Become a guest: sets the session cookie. Without a name a free one is chosen; a password can be added later."""
    if who.user:
        raise Refused(CONFLICT, "already-signed-in")
    house.buckets.take("enter", _address(request), 60, HOUR)
    me, session = await house.people.enter(data.name or "", data.language or language(request), _device(request))
    return Response(me, cookies=[_cookie(house.settings, session)])


@post("/api/sessions", summary="Sign in", tags=PEOPLE, responses=errors(413, 415))
async def sign_in(request: Asking, house: TheHouse, who: TheAsker, data: JSONBody[SignIn]) -> Response[Me]:
    """Sign in as a member: sets the session cookie. The session this browser had before ends."""
    address, name = _address(request), key_of(data.name)
    with (
        house.buckets.guess("sign in from", address, 30, HOUR / 6),
        house.buckets.guess("sign in as", f"{name} {address}", 10, HOUR / 6),
        house.buckets.guess("sign in as", name, 200, HOUR),
    ):
        me, session = await house.people.sign_in(data.name, data.password, _device(request), who)
    return Response(me, cookies=[_cookie(house.settings, session)])


@get("/api/sessions", summary="Where you are signed in", tags=ACCOUNTS, responses=errors())
async def sessions(house: TheHouse, who: TheAsker) -> list[Session]:
    """Your sessions, the last used first."""
    return await house.keys.sessions(who.may(ACCOUNT))


@delete("/api/sessions", summary="Sign out everywhere else", tags=ACCOUNTS, responses=errors())
async def end_others(house: TheHouse, who: TheAsker) -> None:
    """End all your sessions but this one."""
    await house.people.revoke_others(who.may(ACCOUNT))


@delete("/api/sessions/current", summary="Sign out", tags=PEOPLE, responses=errors())
async def sign_out(house: TheHouse, who: TheAsker) -> Response[None]:
    """End this session. A guest without a password cannot come back."""
    await house.people.revoke(who.may(ACCOUNT), SESSION, who.key)
    return Response(None, cookies=[_cookie(house.settings, "")])


@delete("/api/sessions/{session:int}", summary="End a session", tags=ACCOUNTS, responses=errors(404))
async def end_session(house: TheHouse, who: TheAsker, session: Id) -> None:
    """End one of your sessions."""
    await house.people.revoke(who.may(ACCOUNT), SESSION, session)


# --- Oneself


@get("/api/sessions/current", summary="Who is here", tags=ACCOUNTS, responses=errors())
async def current(house: TheHouse, who: TheAsker) -> Present:
    """Your own account, or nobody: no error for a page that begins by asking who reads it."""
    return Present(await house.people.me(who.may(READ)) if who.user else None)


@get("/api/people/me", summary="Who you are", tags=ACCOUNTS, responses=errors())
async def me(house: TheHouse, who: TheAsker) -> Me:
    """Your own account."""
    return await house.people.me(who.may(READ))


@patch("/api/people/me", summary="Change your account", tags=ACCOUNTS, responses=errors(409, 413, 415))
async def change(house: TheHouse, who: TheAsker, data: JSONBody[Changes]) -> Me:
    """Another language, name or address; a member's name or address needs the password too."""
    with house.buckets.guess("password", f"user {who.may(ACCOUNT).user}", 10, HOUR / 6):
        return await house.people.change(who, data)


@post(
    "/api/people/me/keep",
    summary="Become a member",
    tags=ACCOUNTS,
    status_code=200,
    responses=errors(409, 413, 415),
)
async def keep(house: TheHouse, who: TheAsker, data: JSONBody[Keeping]) -> Me:
    """A guest adds a name and a password, keeps all seats, and can sign in anywhere."""
    house.buckets.take("password", f"user {who.may(ACCOUNT).user}", 10, HOUR / 6)
    return await house.people.keep(who, data.name, data.password, data.email)


@put(
    "/api/people/me/password",
    summary="Change your password",
    tags=ACCOUNTS,
    status_code=204,
    responses=errors(413, 415),
)
async def set_password(house: TheHouse, who: TheAsker, data: JSONBody[NewPassword]) -> None:
    """Another password; all your other sessions end."""
    with house.buckets.guess("password", f"user {who.may(ACCOUNT).user}", 10, HOUR / 6):
        await house.people.set_password(who, data.old, data.new)


@get("/api/people/me/export", summary="Everything about you", tags=ACCOUNTS, responses=errors())
async def export(house: TheHouse, who: TheAsker) -> Response[Everything]:
    """All that is stored about you, to keep. The records of your games have paths of their own."""
    house.buckets.take("export", f"user {who.may(ACCOUNT).user}", 10, HOUR)
    headers = {"content-disposition": 'attachment; filename="ecumene.json"', "cache-control": "no-store"}
    return Response(await everything(house, who), headers=headers)


@delete("/api/people/me", summary="Delete your account", tags=ACCOUNTS, responses=errors(413, 415))
async def leave_for_good(house: TheHouse, who: TheAsker, data: JSONBody[Goodbye | None] = None) -> Response[None]:
    """Delete everything stored about you, for good. Your seats are given up; records keep an anonymous player."""
    with house.buckets.guess("password", f"user {who.may(ACCOUNT).user}", 10, HOUR / 6):
        await delete_account(house, who, data.password if data else "")
    return Response(None, cookies=[_cookie(house.settings, "")])


# --- A lost password


@post("/api/tickets", summary="Lost password", tags=PEOPLE, status_code=202, responses=errors(413, 415))
async def ask_ticket(request: Asking, house: TheHouse, data: JSONBody[Lost]) -> None:
    """Sends a ticket for a new password by mail to a member who has an address; the answer is always the same."""
    house.buckets.take("ticket from", _address(request), 10, HOUR)
    house.buckets.take("ticket for", key_of(data.name_or_email), 5, HOUR)
    house.people.send_tickets(data.name_or_email)


@put("/api/tickets", summary="New password", tags=PEOPLE, status_code=204, responses=errors(413, 415))
async def redeem(request: Asking, house: TheHouse, data: JSONBody[Redeeming]) -> None:
    """Choose a new password with a ticket; all your sessions end."""
    with house.buckets.guess("redeem", _address(request), 20, HOUR / 6):
        await house.people.redeem(data.ticket, data.password)


# --- Tokens


@get("/api/tokens", summary="Your tokens", tags=ACCOUNTS, responses=errors())
async def tokens(house: TheHouse, who: TheAsker) -> list[Token]:
    """What programs may do in your name, the last used first."""
    return await house.keys.tokens(who.may(ACCOUNT).user)


@post("/api/tokens", summary="New token", tags=ACCOUNTS, responses=errors(409, 413, 415))
async def make_token(house: TheHouse, who: TheAsker, data: JSONBody[NewToken]) -> MadeToken:
    """A token for a program that plays in your name; it is labelled as a program wherever it plays."""
    house.buckets.take("token", f"user {who.may(ACCOUNT).user}", 30, HOUR)
    token, key = await house.people.make_token(who, data.name, set(data.scopes), data.days)
    return MadeToken(token, key)


@delete("/api/tokens/{token:int}", summary="Revoke a token", tags=ACCOUNTS, responses=errors(404))
async def end_token(house: TheHouse, who: TheAsker, token: Id) -> None:
    """The program with this token may do nothing more."""
    await house.people.revoke(who.may(ACCOUNT), TOKEN, token)


# --- Others


@get("/api/people/me/shunned", summary="Whom you block or mute", tags=OTHERS, responses=errors())
async def shunned(house: TheHouse, who: TheAsker) -> list[Shunned]:
    """Everybody you block or mute, by name."""
    return await house.people.shunning.list(who.may(READ).user)


@get("/api/people/{name:str}", summary="Somebody", tags=OTHERS, responses=errors(404))
async def person(house: TheHouse, who: TheAsker, name: PersonName) -> Profile:
    """What everybody may know about somebody: their results by game, and against you."""
    return await profile(house.database, await house.people.find(name), who.user)


@put(
    "/api/people/{name:str}/shunned",
    summary="Block or mute",
    tags=OTHERS,
    status_code=204,
    responses=errors(404, 409, 413, 415),
)
async def shun(house: TheHouse, who: TheAsker, name: PersonName, data: JSONBody[Shun]) -> None:
    """Block somebody (no common tables and no words) or mute them (only no words)."""
    user = who.may(CHAT).user
    await house.people.shunning.begin(user, (await house.people.find(name)).id, data.kind)


@delete("/api/people/{name:str}/shunned", summary="Hear again", tags=OTHERS, responses=errors(404))
async def hear(house: TheHouse, who: TheAsker, name: PersonName) -> None:
    """Neither block nor mute somebody any more."""
    user = who.may(CHAT).user
    await house.people.shunning.end(user, (await house.people.find(name)).id)


@post(
    "/api/people/{name:str}/report",
    summary="Report",
    tags=OTHERS,
    status_code=204,
    responses=errors(404, 413, 415),
)
async def report(house: TheHouse, who: TheAsker, name: PersonName, data: JSONBody[Complaint]) -> None:
    """Tell the host of this server about somebody."""
    house.buckets.take("report", f"user {who.may(CHAT).user}", 10, HOUR)
    await house.people.report(who, name, data.reason, data.table or "")


# --- Cookies and where they come from


def _cookie(settings: Settings, session: str) -> Cookie:
    """The session as the browser keeps it; an empty one is taken away."""
    seconds = COOKIE_SECONDS if session else 0
    return Cookie(
        COOKIE, value=session, path="/", max_age=seconds, secure=settings.https, httponly=True, samesite="lax"
    )


def _address(request: Asking) -> str:
    """Where a request comes from, as the gate found out."""
    return str(request.scope["state"]["address"])


def _device(request: Asking) -> str:
    """What the browser calls itself, to recognise the session in a list."""
    return request.headers.get("user-agent", "")[:200]


HANDLERS: Final = [
    *(enter, sign_in, sessions, current, end_others, sign_out, end_session),
    *(me, change, keep, set_password, export, leave_for_good),
    *(ask_ticket, redeem, tokens, make_token, end_token),
    *(shunned, person, shun, hear, report),
]
