"""Climb, as a game that the catalog finds while `tests.server.rooms.with_toys` lasts."""
