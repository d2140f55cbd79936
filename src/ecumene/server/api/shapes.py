"""Shapes: the description of the API, told what the framework cannot know of records.

Which fields are always there, which are left out while they have their usual value, and what the games of the catalog
show: their records stand among ours under names that begin with the game's.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any, Final

import msgspec
from msgspec import Struct

from ecumene.kernel import catalog
from ecumene.kernel.game import Game

OURS: Final = "ecumene.server"  # games have records of their own, perhaps of the same name
PLACE: Final = "#/components/schemas/"
GIVEN: Final = "New"  # how the name begins of what a record looks like in a request, where it may be incomplete
VIEWS: Final = (("Picture", "view"), ("Plan", "view"), ("LessonView", "view"))
CATALOGUE: Final = ("GameDetails", "catalogue")

Node = dict[str, Any]


def complete(schema: Node) -> None:
    """Say of every record what it is and what is always there, and put the records of all games in their places."""
    components: dict[str, Node] = schema["components"]["schemas"]
    known = {name: record for name, record in _records().items() if name in components}
    for name, record in known.items():
        components[name].setdefault("description", inspect.getdoc(record) or "")
    _tell_apart(schema, components)
    for name in known.keys() & _reached(_answers(schema), components):
        _require(components[name], known[name])
    views, faces = [], []
    for game in map(catalog.find, catalog.names()):
        shown, printed = shapes(game)
        views += _add(components, game, [shown])
        faces += _add(components, game, printed)
    for record_name, field in VIEWS:
        components[record_name]["properties"][field] = {"anyOf": views}
    record_name, field = CATALOGUE
    components[record_name]["properties"][field]["items"] = {"anyOf": faces}


def shapes(game: Game) -> tuple[type[Struct], list[type[Struct]]]:
    """The record that shows a table of this game, and those that say what is printed on its components."""
    table = game.new_table(game.seat_counts[0], {})
    return type(game.view(table, -1)), list(dict.fromkeys(type(face) for face in game.catalogue()))


def _records() -> dict[str, type[Struct]]:
    """Our own records by name; where several have the same one, it is left out."""
    found: dict[str, list[type[Struct]]] = {}
    for record in _below(Struct):
        found.setdefault(record.__name__, []).append(record)
    return {name: alike[0] for name, alike in found.items() if len(alike) == 1}


def _below(kind: type[Struct]) -> Iterator[type[Struct]]:
    for each in kind.__subclasses__():
        if each.__module__.startswith(OURS):
            yield each
        yield from _below(each)


def _require(node: Node, record: type[Struct]) -> None:
    """Which fields an answer always has. One that may be left out says what that means, and has no default: that is
    for requests, and generators of code would take the field for one that is always there."""
    fields = node.get("properties", {})
    if not record.__struct_config__.omit_defaults:
        node["required"] = sorted(fields)
        return
    for field in fields.values():
        if "default" in field:
            absent = f"{msgspec.json.encode(field.pop('default')).decode()} if absent"
            field["description"] = f"{field['description']}; {absent}" if field.get("description") else absent


def _add(components: dict[str, Node], game: Game, kinds: Iterable[type[Struct]]) -> list[Node]:
    """Add records of a game, with all that they are made of; where they are found."""
    classes = {kind.__name__: kind for kind in _parts(kinds)}
    names = {name: _named(game, name) for name in classes}
    _, nodes = msgspec.json.schema_components(classes.values(), ref_template=PLACE + "{name}")
    for name, node in nodes.items():
        _require(node, classes[name])
        node["title"] = names[name]
        assert components.get(names[name], node).get("title") == names[name], f"two records are called {names[name]}"
        components[names[name]] = _renamed(node, names)
    return [{"$ref": PLACE + names[kind.__name__]} for kind in kinds]


def _named(game: Game, record: str) -> str:
    """What a game's record is called among the records of all games."""
    prefix = "".join(word.capitalize() for word in game.name.split("_"))
    return record if record.startswith(prefix) else prefix + record


def _parts(kinds: Iterable[type[Struct]]) -> Iterator[type[Struct]]:
    """These records, and those that they are made of."""
    seen: set[type[Struct]] = set()
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop()
        if kind in seen:
            continue
        seen.add(kind)
        yield kind
        waiting += [part.cls for part in _inside(msgspec.inspect.type_info(kind))]


def _inside(node: object) -> Iterator[msgspec.inspect.StructType]:
    """The records that stand in a type."""
    if not isinstance(node, msgspec.inspect.Type):
        return
    fields = node.fields if isinstance(node, msgspec.inspect.StructType) else ()
    inner = [getattr(node, name, None) for name in ("item_type", "key_type", "value_type", "type")]
    for each in (*(field.type for field in fields), *getattr(node, "types", ()), *inner):
        if isinstance(each, msgspec.inspect.StructType):
            yield each
        elif each is not node:
            yield from _inside(each)


# --- Records that travel in both directions


def _tell_apart(schema: Node, components: dict[str, Node]) -> None:
    """What is always there in an answer may be missing in a request: such a record is described twice."""
    asked = _reached([item["requestBody"] for item in _operations(schema) if "requestBody" in item], components)
    both = asked & _reached(_answers(schema), components)
    names = {name: GIVEN + name for name in sorted(both)}
    assert not names.values() & components.keys(), "a record has the name of what it looks like in a request"
    for name in asked - both:
        components[name] = _renamed(components[name], names)
    for name, given in names.items():
        components[given] = _renamed(deepcopy(components[name]), names) | {"title": given}
    for item in _operations(schema):
        if "requestBody" in item:
            item["requestBody"] = _renamed(item["requestBody"], names)


def _operations(schema: Node) -> list[Node]:
    return [operation for item in schema["paths"].values() for operation in item.values()]


def _answers(schema: Node) -> list[Node]:
    return [item["responses"] for item in _operations(schema)]


def _reached(nodes: object, components: dict[str, Node]) -> set[str]:
    """The names of all records that these lead to."""
    found: set[str] = set()
    waiting = [nodes]
    while waiting:
        node = waiting.pop()
        if isinstance(node, list):
            waiting += node
        elif isinstance(node, dict):
            waiting += node.values()
            name = str(node.get("$ref", "")).removeprefix(PLACE)
            if name and name not in found:
                found.add(name)
                waiting.append(components[name])
    return found


def _renamed(node: Any, names: dict[str, str]) -> Any:
    """The same, leading to records by their new names."""
    if isinstance(node, list):
        return [_renamed(each, names) for each in node]
    if not isinstance(node, dict):
        return node
    reference = node.get("$ref")
    if isinstance(reference, str):
        name = reference.removeprefix(PLACE)
        return node | {"$ref": PLACE + names.get(name, name)}
    return {key: _renamed(value, names) for key, value in node.items()}
