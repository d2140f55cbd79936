"""Rows that are written whether or not there is one already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(table: Table, is_sqlite: bool, own: Sequence[str], row: dict[str, Any]) -> Executable:
    """Write a row; if there is one with the same `own` columns, it takes over the others."""
    rest = {name: value for name, value in row.items() if name not in own}
    if is_sqlite:
        return sqlite.insert(table).values(row).on_conflict_do_update(index_elements=own, set_=rest)
    return postgresql.insert(table).values(row).on_conflict_do_update(index_elements=own, set_=rest)
