"""Hypothesis tries the same examples in every run, however slow the machine."""

from hypothesis import settings

settings.register_profile("fixed", derandomize=True, deadline=None, database=None)
settings.load_profile("fixed")
