"""Naming: which names people may take, and when two of them look alike."""

from __future__ import annotations

import unicodedata
from typing import Final

from ecumene.server.trouble import BAD, CONFLICT, Refused

LONGEST: Final = 24  # letters
SIGNS: Final = " -_.'"
GONE: Final = "(gone)"  # what everybody is called who deleted their account; nobody can choose it

# Letters that show nothing, and marks that change nothing: with them two names could look the same.
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f") | {
    chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
}

# Letters of other alphabets, and digits, that are read as a Latin letter.
ALIKE: Final = str.maketrans("авекмнорстухіїјѕԁԛԝгґέαβεικνορτυχ01l|", "abekmhopctyxiijsdqwrreabeikvoptuxoiii", SIGNS)

RESERVED_WORDS: Final = (
    "admin administrator moderator mod system server root host staff support official ecumene anonymous everybody "
    "everyone nobody somebody gone guest spectator watcher player bot robot level luck chance random greedy mcts me "
    "you адмін адміністратор модератор система сервер підтримка бот гість глядач гравець админ администратор "
    "поддержка гость зритель игрок"
)


def checked(name: str) -> str:
    """A name as it is stored; refused unless it is made of visible letters, digits and a few signs."""
    name = " ".join(unicodedata.normalize("NFKC", name[: LONGEST * 4]).split())
    if not 1 <= len(name) <= LONGEST or not any(each.isalnum() for each in name) or not _is_visible(name):
        raise Refused(BAD, "bad-user-name", longest=LONGEST)
    if key_of(name) in RESERVED:
        raise Refused(CONFLICT, "reserved-name", name=name)
    return name


def key_of(name: str) -> str:
    """The name as the eye sees it: without case, spaces and small differences. No two people have the same."""
    seen = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name[: LONGEST * 4]).casefold())
    return seen.translate(ALIKE)[:80]


def _is_visible(name: str) -> bool:
    before = ""
    for each in name:
        kind = unicodedata.category(each)
        if each in UNSEEN:
            return False
        if kind[0] == "M":  # at most two marks on a letter
            if not before or before == "MM" or before[0] not in "LM":
                return False
            before = "MM" if before[0] == "M" else "M"
        elif kind[0] == "L" or kind == "Nd" or each in SIGNS:
            before = kind[0]
        else:
            return False
    return True


RESERVED: Final = frozenset(key_of(word) for word in RESERVED_WORDS.split())
