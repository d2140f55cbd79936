"""The command line: play, replay, check, perft, bench, arena."""
