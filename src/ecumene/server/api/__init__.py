"""The documented requests: each a few lines that hand on to what does the work."""
