"""Upgrades of the stored tables, one after the other."""
