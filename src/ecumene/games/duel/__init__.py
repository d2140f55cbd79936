"""7 Wonders Duel, base game. Read it in the rulebook's order: setup, structure, turn, cost, build, scoring."""
