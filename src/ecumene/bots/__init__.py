"""Bots: random, greedy, tree search; they see resampled tables only."""
