"""What every game shares: tables, steps, moves, luck, records. No game, no I/O, no clock."""
