"""Changes: what is different between two JSON values, as briefly as it can be said.

A change is `[value]` for a new value, `[]` for something that is gone, or an object of the changes inside: by key in an
object, by index in a list. No change at all is the empty object. Values are compared as JSON writes them, so 1, 1.0 and
true are three values; the order of the keys of an object says nothing, and may differ after a change.

Records (msgspec's structs) are objects too, and two of a kind are compared without writing either of them out.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, to_builtins
from msgspec.json import encode

Change = list[Any] | dict[str, Any]

BRACKETS: Final = 2  # around a new value


def change(old: Any, new: Any) -> Change:
    """What turns one value into the other: what is different inside, or the whole value where that is shorter."""
    if old == new and _is_same(old, new):
        return {}
    kind = type(new)
    if type(old) is not kind:
        return [new]
    if kind is dict:
        parts = _between(old, new)
        is_short = old.keys() <= new.keys() and _is_short(len(parts), len(new))
    elif kind is list:
        parts = _between_lists(old, new)
        is_short = False
    elif issubclass(kind, Struct):
        if new.__struct_config__.omit_defaults:
            return change(to_builtins(old), to_builtins(new))
        parts = _between_records(old, new)
        is_short = _is_short(len(parts), len(new.__struct_fields__))
    else:
        return [new]
    return parts if is_short or not parts or len(encode(parts)) <= len(encode(new)) + BRACKETS else [new]


def _is_short(changed: int, whole: int) -> bool:
    """Are so few parts surely shorter? Each costs two brackets more than in the whole, any other saves five."""
    return 2 * changed <= 5 * (whole - changed)


def changed(old: Any, by: Change) -> Any:
    """The value after a change; the old one stays as it is, and what did not change is in both."""
    if isinstance(by, list):
        return by[0]
    if isinstance(old, dict):
        return _inside(old, by)
    if isinstance(old, list):
        new = _inside(_by_index(old), by)
        return [new[index] for index in sorted(new, key=int)]
    return old


def _is_same(old: Any, new: Any) -> bool:
    """Are two values that Python takes for equal the same in JSON? Python alone takes 1 for true."""
    kind = type(old)
    if kind is str or kind is int:
        return kind is type(new)
    if isinstance(old[0] if kind is list and old else old, Struct):
        return True  # the fields of records have types
    return encode(old) == encode(new)


def _inside(old: dict[str, Any], by: dict[str, Any]) -> dict[str, Any]:
    new = {key: value for key, value in old.items() if by.get(key) != []}
    for key, part in by.items():
        if part != []:
            new[key] = changed(old.get(key), part)
    return new


def _between(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    parts: dict[str, Any] = {key: [] for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            parts[key] = [value]
        elif old[key] is not value and (part := change(old[key], value)):
            parts[key] = part
    return parts


def _between_lists(old: list[Any], new: list[Any]) -> dict[str, Any]:
    parts: dict[str, Any] = {}
    for index, (one, other) in enumerate(zip(old, new)):
        if one is not other and (part := change(one, other)):
            parts[str(index)] = part
    for index in range(len(old), len(new)):
        parts[str(index)] = [new[index]]
    for index in range(len(new), len(old)):
        parts[str(index)] = []
    return parts


def _between_records(old: Struct, new: Struct) -> dict[str, Any]:
    parts = {}
    for name in new.__struct_fields__:
        one, other = getattr(old, name), getattr(new, name)
        if one is not other and (part := change(one, other)):
            parts[name] = part
    return parts


def _by_index(values: list[Any]) -> dict[str, Any]:
    return {str(index): value for index, value in enumerate(values)}
