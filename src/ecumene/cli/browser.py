"""The person's browser, if there is one."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from subprocess import DEVNULL
from typing import Final

OWN_SCREEN: Final = ("darwin", "win32")  # elsewhere a variable says that there is a screen
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def show(address: str) -> None:
    """Open a page. Never fails: the address has been printed, and whoever reads it can open the page themselves."""
    if sys.platform not in OWN_SCREEN and not any(os.environ.get(name) for name in SCREENS):
        return  # a browser of text would take over the terminal
    command = [sys.executable, "-m", "webbrowser", address]
    with suppress(OSError):  # in a process of its own: a browser may go on for hours, and talks to the terminal
        subprocess.Popen(command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True)
