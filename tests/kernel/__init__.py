"""The kernel, tried out on three small games."""
