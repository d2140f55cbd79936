"""An evening at the terminal: people and bots around one table."""

from __future__ import annotations

import importlib
import random
import secrets
import signal
import sys
from contextlib import suppress
from itertools import dropwhile
from pathlib import Path

from ecumene.cli.guide import Guide
from ecumene.cli.host import Host
from ecumene.cli.language import spoken
from ecumene.cli.records import Chapter, keep, keep_anywhere, load, retold, sit_down, writable
from ecumene.cli.screen import Screen
from ecumene.cli.trouble import Trouble
from ecumene.cli.words import Vocabulary
from ecumene.kernel import catalog
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Live
from ecumene.kernel.move import Move
from ecumene.kernel.notation import BadMove, seat_letter
from ecumene.kernel.sitting import Sitting
from ecumene.kernel.step import PUBLIC
from ecumene.names import Texts

INTERRUPTED = 130  # the exit code after Ctrl-C
MOST_REASONS = 4
SPECTATOR = -1
LONG = 6  # digits that no number of a move has
USUAL_BOT = "mcts:1s"


class Leave(Exception):
    """The player goes; the game can be taken up later."""


def new_game(
    language: str, name: str, seats: list[str], seating: str, seed: str, options: dict[str, str], save: str
) -> int:
    """Sit down to a new game; the exit code."""
    game = catalog.find(name)
    texts = spoken(language, name)
    names = [seat_name(seat) for seat in seats] or usual_seats(game, texts)
    file = writable(Path(save)) if save else None
    secret = seed or secrets.token_hex(16)
    if seating == "drawn":
        random.Random(f"seats {secret}").shuffle(names)
    sitting = Sitting(game, names, options, Live(secret.encode()))
    return Evening(texts, Host(sitting, secret), file).run()


def old_game(language: str, name: str, seats: list[str], seed: str, file: str, save: str) -> int:
    """Take up a game that was kept, where it was left; `seats` may name others in the same order."""
    record = load(file)
    if catalog.find(name).name != record.game:
        raise Trouble(lambda texts: texts.say("terminal-other-game", file=file, game=record.game))
    if seats:
        record.names[:] = [seat_name(seat) for seat in seats]
    secret = seed or secrets.token_hex(16)
    sitting = sit_down(file, record, Live(secret.encode()))
    return Evening(spoken(language, name), Host(sitting, secret), writable(Path(save or file))).run()


def usual_seats(game: Game, texts: Texts) -> list[str]:
    """One person, and bots at the other seats."""
    return [texts.say("terminal-player"), *[USUAL_BOT] * (min(game.seat_counts) - 1)]


def seat_name(name: str) -> str:
    """A name that a record can hold."""
    plain = " ".join(name.split())
    if not plain or '"' in plain or not plain.isprintable():
        raise Trouble(lambda texts: texts.say("terminal-bad-name"))
    return plain


class Evening:
    """One sitting, from the first question to the score sheet."""

    def __init__(self, texts: Texts, host: Host, file: Path | None) -> None:
        self.texts = texts
        self.host = host
        self.file = file
        self.screen = Screen(texts, host.players)
        self.vocabulary = Vocabulary(host.sitting.game.lexicon, texts.move)
        self.last_asked = SPECTATOR
        self.has_explained = False  # what the signs mean and how to answer

    def run(self) -> int:
        """Play to the end, or until the player leaves; then the game is kept. The exit code."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                importlib.import_module("readline")  # typed lines can be corrected and called back
        for name in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), signal.default_int_handler)
        try:
            self._play()
            self._end()
            return 0
        except (Leave, EOFError):
            self._keep()
            return 0
        except KeyboardInterrupt:
            self._keep()
            return INTERRUPTED
        except BaseException:
            keep_anywhere(self.host.record, self.file)
            raise

    def _chapters(self) -> list[Chapter]:
        """The game so far."""
        return list(retold(self.host.record, self.host.sitting.game))

    def _play(self) -> None:
        host = self.host
        while host.sitting.table.result is None:
            seat = host.due()
            if seat not in host.bots:
                self._ask(seat)
                continue
            self.screen.thinks(host.players[seat])
            host.bot_plays(seat)
            self.screen.thought()
            if not host.people:
                self.screen.tell(self._chapters()[-1:], SPECTATOR)

    def _ask(self, seat: int) -> None:
        """Put the open question to a person until it is answered, or a move is taken back."""
        self._hand_over(seat)
        self._show(seat)
        while not self._answered(seat, self.screen.read()):
            pass

    def _hand_over(self, seat: int) -> None:
        """With several people, nobody sees what only the next one may see, or what the last one answered."""
        if len(self.host.people) > 1 and seat != self.last_asked:
            self.screen.clear()
            if self.last_asked != SPECTATOR and self._has_secrets(seat):
                self.screen.ask(self.texts.say("terminal-hand-over", who=self.host.players[seat]))
                self.screen.read()
        self.last_asked = seat

    def _has_secrets(self, seat: int) -> bool:
        """Is the answer a secret, or does the table look different from this seat?"""
        from msgspec import to_builtins

        t, game = self.host.sitting.table, self.host.sitting.game
        if t.question is not None and t.question.secrecy(t) != PUBLIC:
            return True
        mine, anybodys = to_builtins(game.view(t, seat)), to_builtins(game.view(t, SPECTATOR))
        return bool(mine | {"viewer": SPECTATOR} != anybodys)

    def _show(self, seat: int) -> None:
        """The table, what happened since this seat's last move, the moves, the question."""
        t = self.host.sitting.table
        number = sum(not line.is_outcome for line in self.host.record.lines) + 1
        who = self.host.players[seat]
        self.screen.title(self.texts.say("terminal-turn", n=number, seat=seat_letter(seat), who=who))
        self.screen.draw(self.host.sitting.game.view(t, seat))
        self.screen.tell(since(self._chapters(), seat), seat)
        self._list_moves(seat)

    def _list_moves(self, seat: int) -> None:
        t = self.host.sitting.table
        question = t.question
        assert question is not None
        self.screen.moves(self.host.sitting.game.view(t, seat), seat, t.moves)
        asked = f"{self.host.players[seat]}: {self.texts.prompt(question.prompt(t))}"
        if not self.has_explained:
            self.screen.legend()
            asked += " " + self.texts.say("terminal-how")
            self.has_explained = True
        self.screen.ask(asked)

    def _answered(self, seat: int, typed: str) -> bool:
        """Do what was typed; is the question settled, one way or another?"""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        try:
            match word.casefold():
                case "":
                    self._show(seat)
                case "quit" if not rest:
                    raise Leave
                case "undo" if not rest:
                    self.host.undo()
                    return True
                case "redo" if not rest:
                    self.host.redo()
                    return True
                case "moves" if not rest:
                    self._list_moves(seat)
                case "log" if not rest:
                    self.screen.log(self._chapters(), seat)
                case "save":
                    self._save(rest)
                case "help" | "?":
                    self._help(rest)
                case "why":
                    self._why(seat, rest)
                case _:
                    return self._move(seat, typed)
        except BadMove as error:
            self.screen.say(self.texts.refusal(error.refusal))
        except Trouble as trouble:
            self.screen.say(trouble.sentence(self.texts))
        return False

    def _move(self, seat: int, typed: str) -> bool:
        """Play the move that was typed, if it is clear which one; a refusal comes with its reason."""
        moves = self._meant(typed)
        if len(moves) == 1:
            self.host.play(seat, moves[0].text)
            return True
        if not moves:
            self.screen.say(self.texts.say("terminal-no-such-move", typed=typed))
        else:
            self._which(moves)
        return False

    def _meant(self, typed: str) -> list[Move]:
        legal = self.host.sitting.table.moves
        if typed.isdecimal() and len(typed) < LONG:
            return legal[int(typed) - 1 : int(typed)] if typed.strip("0") else []
        return self.vocabulary.meant(typed, legal)

    def _which(self, moves: list[Move]) -> None:
        """Several moves could be meant."""
        legal = self.host.sitting.table.moves
        numbered = [
            (f"{legal.index(move) + 1} " if move in legal else "") + self.texts.move(move) for move in moves[:6]
        ]
        more = "; …" if len(moves) > len(numbered) else ""
        self.screen.say(self.texts.say("terminal-which", moves="; ".join(numbered) + more))

    def _why(self, seat: int, typed: str) -> None:
        """Why a move is refused, in words and numbers."""
        if not typed:
            raise Trouble(lambda texts: texts.say("terminal-why-what"))
        t = self.host.sitting.table
        moves = self._meant(typed)
        reasons = []
        for move in likeliest(moves, t.moves):
            if move in t.moves:
                reasons.append(self.texts.say("terminal-legal", move=self.texts.move(move)))
            elif t.question is not None:
                reasons.append(self.texts.refusal(t.question.refusal(t, move)))
        for reason in list(dict.fromkeys(reasons))[:MOST_REASONS]:
            self.screen.say(reason)
        if not moves:
            self.screen.say(self.texts.say("terminal-no-such-move", typed=typed))

    def _help(self, asked: str) -> None:
        """The commands, or what a card does, or what a rule says."""
        if not asked:
            self.screen.say(self.texts.say("terminal-help"))
            self.screen.legend()
            return
        guide = Guide(self.texts)
        found = guide.find(asked)
        if not found:
            self.screen.say(self.texts.say("terminal-no-topic", asked=asked))
        elif len(found) > MOST_REASONS:
            self.screen.say(self.texts.say("terminal-topics", topics=", ".join(guide.topics[slug] for slug in found)))
        else:
            for slug in found:
                printed = self.screen.picture.about(slug)
                self.screen.say(guide.topics[slug] + (f" ({printed})" if printed else ""), "bold")
                self.screen.say("  " + self.texts.rule(slug))

    def _save(self, name: str) -> None:
        """Keep the record under this name, or under the one it has."""
        if name:
            keep(self.host.record, Path(name))
            self.file = Path(name)
            self.screen.say(self.texts.say("terminal-saved", file=name))
        else:
            self._keep()

    def _keep(self) -> None:
        """The game is kept, whatever happens, and the player hears where."""
        self.file = keep_anywhere(self.host.record, self.file)
        going_on = self.host.sitting.table.result is None
        print()
        if going_on:
            self.screen.say(self.texts.say("terminal-kept", file=str(self.file), game=self.host.record.game))
        else:
            self.screen.say(self.texts.say("terminal-saved", file=str(self.file)))

    def _end(self) -> None:
        """The last events, the result in words, the score sheet, and what to do with the record."""
        host = self.host
        viewer = self.last_asked
        view = host.sitting.game.view(host.sitting.table, viewer)
        self.screen.title(self.texts.say("terminal-over"))
        if viewer != SPECTATOR:
            self.screen.tell(since(self._chapters(), viewer), viewer)
        self.screen.draw(view)
        self.screen.console.print(self.screen.picture.sheet(view))
        self.screen.ask(self.screen.picture.verdict(view))
        if self.file is not None:
            self._keep()
        elif host.people:
            self._offer_record(viewer)

    def _offer_record(self, viewer: int) -> None:
        """After the game the record can be kept and the log read again."""
        while True:
            self.screen.say(self.texts.say("terminal-offer"))
            try:
                word, _, rest = self.screen.read().partition(" ")
            except EOFError:
                return
            if word == "save":
                try:
                    self._save(rest.strip())
                    return
                except Trouble as trouble:
                    self.screen.say(trouble.sentence(self.texts))
            elif word == "log":
                self.screen.log(self._chapters(), viewer)
            else:
                return


def likeliest(moves: list[Move], legal: list[Move]) -> list[Move]:
    """Those among the moves that speak of what can be done now; short ones first."""
    current = {word for move in legal for word in move.words}
    known = {move.text: sum(word in current for word in move.words) for move in moves}
    most = max(known.values(), default=0)
    return sorted((move for move in moves if known[move.text] == most), key=lambda move: len(move.words))


def since(chapters: list[Chapter], seat: int) -> list[Chapter]:
    """The chapters from this seat's last move on; all of them if it has not moved yet."""
    own = [chapter.number for chapter in chapters if chapter.line is not None and chapter.line.seat == seat]
    return list(dropwhile(lambda chapter: bool(own) and chapter.number < own[-1], chapters))
