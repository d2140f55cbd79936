"""Keys: the owner has them, we have hashes; they end, and they are forgotten when they are revoked."""

import pytest
from sqlalchemy import insert, select, update

from ecumene.server.clock import DAY, HOUR
from ecumene.server.database import Database
from ecumene.server.keys import FOREVER, MOST, SESSION, TICKET, TOKEN, Keys, now
from ecumene.server.schema import keys as stored
from ecumene.server.schema import users
from ecumene.server.trouble import Refused

pytestmark = pytest.mark.anyio


async def person(database: Database, name: str) -> int:
    row = {"name": name, "key": name.lower(), "kind": "guest", "language": "en", "created": 1, "seen": 1}
    async with database.write() as connection:
        return int((await connection.execute(insert(users).values(row).returning(users.c.id))).scalar_one())


async def made(keys: Keys, user: int, kind: str, ends: int = FOREVER, scopes: tuple[str, ...] = ()) -> tuple[int, str]:
    async with keys.database.write() as connection:
        return await keys.make(connection, user, kind, "a name", scopes, ends)


async def test_a_session_lets_its_owner_do_everything(database: Database) -> None:
    keys, user = Keys(database), await person(database, "Anna")
    number, key = await made(keys, user, SESSION)
    who = await keys.who(key, SESSION)
    assert who is not None
    assert (who.user, who.name, who.key, who.program) == (user, "Anna", number, False)
    assert who.scopes == {"read", "play", "chat", "account"}
    await keys.close()


async def test_a_token_does_what_its_scopes_say(database: Database) -> None:
    keys, user = Keys(database), await person(database, "Anna")
    _, key = await made(keys, user, TOKEN, scopes=("read", "play"))
    who = await keys.who(key, TOKEN)
    assert who is not None
    assert who.program
    assert who.scopes == {"read", "play"}
    with pytest.raises(Refused) as refused:
        who.may("account")
    assert refused.value.refusal.rule == "token-may-not"


async def test_a_key_is_good_for_one_thing_only(database: Database) -> None:
    keys, user = Keys(database), await person(database, "Anna")
    _, session = await made(keys, user, SESSION)
    _, token = await made(keys, user, TOKEN)
    _, ticket = await made(keys, user, TICKET)
    for key, kind in ((session, TOKEN), (token, SESSION), (ticket, SESSION), ("eco_" + session, TOKEN)):
        assert await keys.who(key, kind) is None
    assert await keys.who("x" * 1000, SESSION) is None
    assert await keys.who("\ud800", SESSION) is None


async def test_the_key_itself_is_stored_nowhere(database: Database) -> None:
    keys, user = Keys(database), await person(database, "Anna")
    _, key = await made(keys, user, SESSION)
    async with database.read() as connection:
        row = (await connection.execute(select(stored))).one()
    assert len(row.hash) == 32
    assert all(key not in str(value) for value in row)


async def test_a_key_ends(database: Database) -> None:
    keys, user = Keys(database), await person(database, "Anna")
    _, key = await made(keys, user, SESSION, ends=now() - 1)
    assert await keys.who(key, SESSION) is None
    _, key = await made(keys, user, SESSION, ends=now() + HOUR)
    assert await keys.who(key, SESSION) is not None


async def test_a_session_that_is_used_lasts_longer(database: Database) -> None:
    keys, user = Keys(database), await person(database, "Anna")
    _, key = await made(keys, user, SESSION, ends=now() + DAY)
    async with database.write() as connection:
        await connection.execute(update(stored).values(used=now() - 2 * HOUR))
    who = await keys.who(key, SESSION)
    assert who is not None
    await keys.close()
    assert (await keys.sessions(who))[0].ends > now() + 80 * DAY


async def test_what_is_revoked_is_forgotten_at_once(database: Database) -> None:
    keys, user = Keys(database), await person(database, "Anna")
    number, key = await made(keys, user, SESSION)
    _, other = await made(keys, user, SESSION)
    who = await keys.who(key, SESSION)
    assert who is not None
    assert await keys.fits_still(who)
    async with database.write() as connection:
        await keys.revoke(connection, user, SESSION, number)
    keys.forget(user)
    assert await keys.who(key, SESSION) is None
    assert not await keys.fits_still(who)
    assert await keys.who(other, SESSION) is not None
    async with database.write() as connection:
        await keys.revoke_all(connection, user, [SESSION])
    keys.forget_all()
    assert await keys.who(other, SESSION) is None


async def test_nobody_revokes_what_is_not_theirs(database: Database) -> None:
    keys, anna, ben = Keys(database), await person(database, "Anna"), await person(database, "Ben")
    number, key = await made(keys, anna, SESSION)
    for user, kind, rule in ((ben, SESSION, "unknown-session"), (anna, TOKEN, "unknown-token")):
        with pytest.raises(Refused) as refused:
            async with database.write() as connection:
                await keys.revoke(connection, user, kind, number)
        assert refused.value.refusal.rule == rule
    assert await keys.who(key, SESSION) is not None


async def test_a_ticket_can_be_used_once(database: Database) -> None:
    keys, user = Keys(database), await person(database, "Anna")
    _, ticket = await made(keys, user, TICKET, ends=now() + HOUR)
    assert await keys.is_ticket(ticket)
    async with database.write() as connection:
        assert await keys.redeem(connection, ticket) == user
        assert await keys.redeem(connection, ticket) == 0
    assert not await keys.is_ticket(ticket)


async def test_there_is_a_bound_to_keys(database: Database) -> None:
    keys, user = Keys(database), await person(database, "Anna")
    _, oldest = await made(keys, user, SESSION)
    async with database.write() as connection:
        await connection.execute(update(stored).values(used=1))
    for _ in range(MOST[SESSION]):
        await made(keys, user, SESSION)
    assert await keys.who(oldest, SESSION) is None
    for _ in range(MOST[TOKEN]):
        await made(keys, user, TOKEN)
    with pytest.raises(Refused) as refused:
        await made(keys, user, TOKEN)
    assert refused.value.refusal.rule == "too-many-tokens"
