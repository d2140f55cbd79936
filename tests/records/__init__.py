"""Whole games, kept as text and played again in every run."""
