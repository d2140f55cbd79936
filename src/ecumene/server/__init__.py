"""The server: accounts, tables, live and slow play. It knows no game; whatever is in the catalog can be played."""
