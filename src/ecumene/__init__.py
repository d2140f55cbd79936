"""Ecumene: civilization board games, played in a browser or a terminal and driven from Python."""

import os

from ecumene.build import VERSION, use_sources

__version__ = VERSION

if os.environ.get("ECUMENE_INTERPRETED"):
    use_sources()
