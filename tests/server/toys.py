"""A fixture: the toy games are in the catalog. Import it into a test module, or into a conftest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.rooms import with_toys


@pytest.fixture
def toys() -> Iterator[None]:
    """While a test runs, the catalog finds auction, climb and court."""
    with with_toys():
        yield
