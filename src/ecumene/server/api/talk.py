"""Talk: what is said at a table, and private notes."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from ecumene.server.api.common import language
from ecumene.server.api.errors import MOST_ID, errors
from ecumene.server.api.given import Asking, TheAsker, TheHouse
from ecumene.server.people import GUEST
from ecumene.server.phrases import Phrase, phrases
from ecumene.server.talk import LONGEST_TEXT, PLAYERS, ChatRoom, Message, Note
from ecumene.server.who import CHAT, PLAY, READ

TABLE: Final = "/api/tables/{table:str}"
OFTEN: Final = {GUEST: 8}  # messages a minute
USUALLY: Final = 20

TableId = Annotated[str, PathParameter(pattern="^[a-z0-9]{1,16}$", description="the table's id")]
After = Annotated[int, QueryParameter(ge=0, le=MOST_ID, description="the number of the last message you have")]


class NewMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to say: a phrase or a text, one of the two."""

    room: ChatRoom = PLAYERS
    phrase: Annotated[str, Meta(max_length=40, description="see /api/phrases")] = ""
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""


@get("/api/phrases", summary="What can be said in every language", tags=["talk"], responses=errors())
async def all_phrases(request: Asking) -> list[Phrase]:
    """Phrases to pick from. Each reader sees them in their own language."""
    return [Phrase(slug, text) for slug, text in phrases(language(request)).items()]


@get(TABLE + "/messages", summary="What was said", tags=["talk"], responses=errors(404, 409))
async def read_messages(
    request: Asking, house: TheHouse, who: TheAsker, table: TableId, after: After = 0
) -> list[Message]:
    """The newest messages that you may read, at most 200, the oldest of them first.

    Players read what players say and watchers what watchers say; after the end everybody reads both. New messages also
    arrive over the WebSocket, as `{"table": ID, "said": {...}}`.
    """
    if who.user:
        who.may(READ)
    return await house.talk.messages(who, table, after, language(request))


@post(TABLE + "/messages", summary="Say something", tags=["talk"], responses=errors(404, 409, 413, 415))
async def say(request: Asking, house: TheHouse, who: TheAsker, table: TableId, data: JSONBody[NewMessage]) -> Message:
    """Say something to the players if you play, to those who watch if you watch."""
    often = OFTEN.get(who.may(CHAT).kind, USUALLY)
    house.buckets.take("say", f"user {who.user}", often, 60)
    return await house.talk.say(who, table, data.room, data.phrase, data.text, language(request))


@get(TABLE + "/note", summary="Your note", tags=["talk"], responses=errors(404, 409))
async def read_note(house: TheHouse, who: TheAsker, table: TableId) -> Note:
    """What you have written down about this table; nobody else can read it."""
    return await house.talk.note(who.may(READ), table)


@put(TABLE + "/note", summary="Write a note", tags=["talk"], responses=errors(404, 409, 413, 415))
async def write_note(house: TheHouse, who: TheAsker, table: TableId, data: JSONBody[Note]) -> Note:
    """Write something else down about this table; an empty text deletes your note."""
    return await house.talk.write_note(who.may(PLAY), table, data.text)


HANDLERS: Final = [all_phrases, read_messages, say, read_note, write_note]
