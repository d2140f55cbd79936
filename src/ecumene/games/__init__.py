"""The games. Each package here is one game and names itself in `GAME`."""
