"""A bot that plays 7 Wonders Duel at an Ecumene server: it takes whatever puts it furthest ahead.

python examples/bot.py http://127.0.0.1:8500 TOKEN [open | bot:1 ... bot:10]
"""

import random
import sys
from typing import Any

from ecumene.client import Client, Position, Refused


def choose(client: Client, position: Position) -> str:
    """Try every legal move in a private copy of the table, and keep the best."""
    moves = random.sample(list(position.moves), len(position.moves))
    return max(moves, key=lambda move: lead(client.plan(position, [move]), position.seat))


def lead(plan: dict[str, Any], seat: int) -> int:
    """How many points a seat would be ahead."""
    totals = [city["total"] for city in plan["view"]["cities"]]
    return int(2 * totals[seat] - sum(totals))


client = Client(*sys.argv[1:3])
table = client.create("duel", ["me", sys.argv[3] if len(sys.argv) > 3 else "open"])
print(f"The table: {client.server}/#/tables/{table}", flush=True)
for position in client.watch(table):
    try:
        if position.moves:
            client.play(position, choose(client, position))
    except Refused as refused:
        print("The table has gone on:", refused)
print("The game is over:", position.result)
