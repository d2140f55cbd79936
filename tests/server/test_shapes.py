"""The description of the API: what is always there, and what the games of the catalog show."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import pytest

from ecumene.kernel import catalog
from ecumene.server.api.shapes import shapes
from ecumene.server.describe import described
from tests.server.app import Served, table_of
from tests.server.rooms import with_toys

Node = dict[str, Any]


def description() -> Node:
    """The description, as a program reads it."""
    found: Node = msgspec.json.decode(described())
    return found


RECORDS: Node = description()["components"]["schemas"]


def optional(name: str) -> set[str]:
    """The fields of a record that may be absent."""
    return set(RECORDS[name]["properties"]) - set(RECORDS[name]["required"])


def fault(value: Any, schema: Node) -> str:
    """Where a value is not what a schema says; records have no fields that are not described."""
    if "$ref" in schema:
        return fault(value, RECORDS[schema["$ref"].rpartition("/")[2]])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            faults = [fault(value, each) for each in schema[several]]
            return "" if "" in faults else faults[0]
    kinds = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
    kind = schema.get("type")
    if isinstance(kind, str) and kind in kinds and not isinstance(value, kinds[kind]):
        return f"{value!r} is no {kind}"
    if isinstance(value, list):
        return next((found for each in value if (found := fault(each, schema.get("items", {})))), "")
    if not isinstance(value, dict):
        return ""
    if missing := set(schema.get("required", ())) - value.keys():
        return f"{missing} are missing"
    fields, rest = schema.get("properties", {}), schema.get("additionalProperties", {})
    if "properties" in schema and (more := value.keys() - fields.keys()):
        return f"{more} are not described"
    return next((f"{name}: {found}" for name in value if (found := fault(value[name], fields.get(name, rest)))), "")


def test_the_records_of_a_game_stand_under_its_name() -> None:
    assert {"DuelView", "DuelSlot", "DuelPlan", "DuelPrice", "DuelCityView", "DuelFace"} <= RECORDS.keys()
    assert RECORDS["Plan"]["properties"].keys() != RECORDS["DuelPlan"]["properties"].keys()
    for record in ("Picture", "Plan"):
        assert RECORDS[record]["properties"]["view"] == {"anyOf": [{"$ref": "#/components/schemas/DuelView"}]}
    assert RECORDS["DuelView"]["properties"]["slots"]["items"] == {"$ref": "#/components/schemas/DuelSlot"}


def test_everything_that_games_show_is_as_described() -> None:
    for name in catalog.names():
        game = catalog.find(name)
        views = {"anyOf": RECORDS["Picture"]["properties"]["view"]["anyOf"]}
        faces = RECORDS["GameDetails"]["properties"]["catalogue"]["items"]
        assert fault(msgspec.to_builtins(list(game.catalogue())), {"items": faces}) == ""
        for seed in range(3):
            table = game.new_table(game.seat_counts[0], {}, seed=seed)
            while table.result is None:
                for viewer in range(-1, game.seat_counts[0]):
                    assert fault(msgspec.to_builtins(game.view(table, viewer)), views) == ""
                table.play(game.pick(table))


def test_what_is_always_there_is_required() -> None:
    for name in ("Picture", "Plan", "Listing", "Rules", "Pace", "DuelView", "DuelFace", "Message", "Verdict"):
        assert optional(name) == set(), name


def test_what_may_be_left_out_is_optional_and_has_no_default() -> None:
    assert optional("Told") == {"seat", "move", "tales"}
    assert optional("Frame") == {"picture", "base", "change"}
    assert optional("Seated") == {"name", "user", "level", "seat"}
    assert not any("default" in field for field in RECORDS["Told"]["properties"].values())


def test_a_request_may_be_incomplete_where_an_answer_is_not() -> None:
    assert RECORDS["NewTable"]["properties"]["rules"] == {"$ref": "#/components/schemas/NewRules"}
    assert optional("NewRules") == set(RECORDS["Rules"]["properties"])
    assert RECORDS["NewRules"]["description"] == RECORDS["Rules"]["description"]


def test_every_game_has_shapes() -> None:
    with with_toys():
        for name in catalog.names():
            view, faces = shapes(catalog.find(name))
            assert issubclass(view, msgspec.Struct)
            assert all(issubclass(face, msgspec.Struct) for face in faces)
        found = description()
    assert {"AuctionView", "ClimbView", "CourtView", "DuelView"} <= found["components"]["schemas"].keys()


def test_it_can_be_read_without_a_server() -> None:
    command = [sys.executable, "-m", "ecumene.server.describe"]
    answer = subprocess.run(command, capture_output=True, check=True, timeout=60)
    assert msgspec.json.decode(answer.stdout) == description()


@pytest.mark.anyio
async def test_a_server_answers_as_described(server: Served) -> None:
    async with server.guest("Anna") as anna, server.guest("Ben") as ben, server.visitor() as visitor:
        assert (await visitor.get("/api/openapi.json")).content == described()
        table = await table_of(anna, ben)
        for path, record in ((f"tables/{table}", "Listing"), (f"tables/{table}/view", "Frame"), ("people/me", "Me")):
            for reader in (anna, ben):
                answer = (await reader.get(f"/api/{path}")).json()
                assert fault(answer, {"$ref": f"#/components/schemas/{record}"}) == "", path
        plan = (await anna.post(f"/api/tables/{table}/plan", json={})).json()
        assert fault(plan, {"$ref": "#/components/schemas/Plan"}) == ""
        assert fault((await anna.get("/api/games/duel")).json(), {"$ref": "#/components/schemas/GameDetails"}) == ""
