"""The command `ecumene`: board games of civilization in a terminal.

Whatever takes time to load is imported by the command that needs it.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

import click

from ecumene.build import VERSION, compiled
from ecumene.cli.language import LANGUAGES, chosen
from ecumene.cli.trouble import LONGEST, Trouble, explained
from ecumene.kernel.notation import BadMove

MISUSED = 2  # the exit code of whatever the user can put right
INTERRUPTED = 130
GARBAGE = 100_000  # new objects before Python looks for garbage: looking often makes the start a fifth slower

Command = Callable[..., object]


def main(words: list[str] | None = None) -> None:
    """Run the command line. Every error is one sentence in the player's language."""
    gc.set_threshold(GARBAGE)
    words = sys.argv[1:] if words is None else words
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    language = chosen(words)
    try:
        if any(len(word) > LONGEST for word in words):
            raise Trouble(lambda texts: texts.say("terminal-long-word", most=LONGEST))
        code = ecumene.main(words, prog_name="ecumene", standalone_mode=False, obj=language)
        sys.exit(code if isinstance(code, int) else 0)
    except (Trouble, BadMove, click.ClickException) as error:
        sentence = explained(error, language)
        if "--json" in words:
            import json

            print(json.dumps({"ok": False, "error": sentence}, ensure_ascii=False))
        print(sentence, file=sys.stderr)
        sys.exit(MISUSED)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)


def show_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Which Ecumene this is."""
    if wanted:
        print(f"ecumene {VERSION}, {'compiled' if compiled() else 'plain Python'}")
        context.exit()


def parsed(pairs: tuple[str, ...]) -> dict[str, str]:
    """Options of a game, from words such as `wonders=preset`."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise malformed(pair)
        options[name] = value
    return options


def malformed(pair: str) -> Trouble:
    """Something after --option that is not a name and a value."""
    return Trouble(lambda texts: texts.say("terminal-option-form", option=pair))


def speaking(command: Command) -> Command:
    """A command that takes the language as its first argument."""
    option = click.option(
        "--language", type=click.Choice(LANGUAGES), expose_value=False, help="Language; by default the system's."
    )
    return option(click.pass_obj(command))


game_argument = click.argument("game")
any_game_argument = click.argument("game", default="")
json_option = click.option(
    "--json", "form", flag_value="json", default="text", help="Print one JSON object, nothing else."
)
number_option = click.option("--seed", type=click.IntRange(0, 1 << 40), default=1, help="Same seed, same games.")
game_options = click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
workers_option = click.option("--workers", type=click.IntRange(1, 256), default=2, help="Processes. Default: 2.")


@click.group(
    invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version, help="Show the version."
)
@click.pass_context
def ecumene(context: click.Context) -> None:
    """Board games of civilization: play them here against people and bots.

    A first game: ecumene play duel
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


@ecumene.command(name="play")
@game_argument
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="NAME|BOT",
    help="Who plays: a name, or a bot such as greedy or mcts:1s. Once for each seat. By default you and mcts:1s.",
)
@click.option(
    "--in-order", "seating", flag_value="named", default="drawn", help="Seat them as named instead of drawing seats."
)
@click.option("--seed", default="", metavar="TEXT", help="Same seed, same luck. By default a secret one.")
@game_options
@click.option("--record", "file", default="", metavar="FILE", help="Go on with a saved game.")
@click.option("--save", default="", metavar="FILE", help="Where to keep the record of the game.")
@speaking
def play_command(
    language: str,
    game: str,
    seats: tuple[str, ...],
    seating: str,
    seed: str,
    options: tuple[str, ...],
    file: str,
    save: str,
) -> int:
    """Play GAME in the terminal.

    Answer a question with a number or with the beginning of a move; `help` lists what else you can type.
    """
    from ecumene.cli.play import new_game, old_game

    chosen_options = parsed(options)
    if not file:
        return new_game(language, game, list(seats), seating, seed, chosen_options, save)
    if options or seating == "named":
        raise Trouble(lambda texts: texts.say("terminal-only-new"))
    return old_game(language, game, list(seats), seed, file, save)


@ecumene.command(name="replay")
@click.argument("file")
@click.option(
    "--check", "way", flag_value="check", default="steps", help="Only play it again and say whether it keeps the rules."
)
@json_option
@speaking
def replay_command(language: str, file: str, way: str, form: str) -> None:
    """Step through the record in FILE."""
    from ecumene.cli.replay import replay

    replay(language, file, way, form)


@ecumene.command(name="verify-luck")
@click.argument("file")
@json_option
@speaking
def verify_luck_command(language: str, file: str, form: str) -> int:
    """Derive all luck in the record in FILE again from the secret that was promised."""
    from ecumene.cli.luck import verify

    return verify(language, file, form)


@ecumene.command(name="check")
@any_game_argument
@click.option("--games", type=click.IntRange(1), default=200, help="How many. Default: 200.")
@number_option
@workers_option
@json_option
@speaking
def check_command(language: str, game: str, games: int, seed: int, workers: int, form: str) -> int:
    """Play random games and watch every promise that a game must keep."""
    from ecumene.cli.check import check

    return check(language, game, games, seed, workers, form)


@ecumene.command(name="perft")
@game_argument
@click.option("--depth", type=click.IntRange(1, 12), default=3, help="How many answers deep. Default: 3.")
@number_option
@game_options
@json_option
@speaking
def perft_command(language: str, game: str, depth: int, seed: int, options: tuple[str, ...], form: str) -> None:
    """Count the ways the first answers of GAME can be given."""
    from ecumene.cli.measure import perft

    perft(language, game, depth, seed, parsed(options), form)


@ecumene.command(name="bench")
@any_game_argument
@click.option(
    "--seconds", type=click.FloatRange(0.01), default=1.0, help="How long to measure each figure. Default: 1."
)
@json_option
@speaking
def bench_command(language: str, game: str, seconds: float, form: str) -> None:
    """Measure how fast the rules of GAME run, compiled and as plain Python."""
    from ecumene.cli.measure import bench

    bench(language, game, seconds, form)


@ecumene.command(name="arena")
@game_argument
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT")
@click.option("-n", "--games", type=click.IntRange(1), default=100, help="How many. Default: 100.")
@number_option
@game_options
@workers_option
@json_option
@speaking
def arena_command(
    language: str,
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    options: tuple[str, ...],
    workers: int,
    form: str,
) -> None:
    """Let bots play a match of GAME, changing sides."""
    from ecumene.cli.measure import arena

    arena(language, game, list(bots), games, seed, parsed(options), workers, form)


database_option = click.option(
    "--database", metavar="FILE|URL", help="A file, or postgresql://user:password@host/name. Default: ecumene.db."
)


@ecumene.command(name="serve")
@database_option
@click.option("--host", metavar="NAME", help="The address to listen at. Default: 127.0.0.1, this machine only.")
@click.option("--port", type=click.IntRange(0, 65535), help="Default: 8500; 0 takes a free one.")
@click.option("--processes", type=click.IntRange(1, 64), help="More than one needs PostgreSQL. Default: 1.")
@click.option("--bot-workers", type=click.IntRange(1, 64), help="Processes in which bots think. Default: 1.")
@click.option("--bot-pause", type=click.FloatRange(0, 30), help="Seconds between a bot's moves. Default: 1.")
@click.option("--open", "page", flag_value="open", default="closed", help="Open the page in your browser.")
@speaking
def serve_command(language: str, page: str, **chosen: object) -> None:
    """Let people and bots play over the network.

    Every setting may also stand in a variable, such as ECUMENE_DATABASE; docs/operations.md lists all of them.
    """
    from ecumene.cli.serve import serve

    serve(language, chosen, page)


@ecumene.command(name="backup")
@click.argument("file")
@database_option
@speaking
def backup_command(language: str, file: str, database: str | None) -> None:
    """Write everything a server has stored into FILE, while it goes on."""
    from ecumene.cli.serve import back_up

    back_up(language, database, file)


@ecumene.command(name="restore")
@click.argument("file")
@database_option
@speaking
def restore_command(language: str, file: str, database: str | None) -> None:
    """Fill an empty database, of either kind, from the backup in FILE."""
    from ecumene.cli.serve import restore

    restore(language, database, file)


@ecumene.command(name="export")
@click.argument("file")
@database_option
@speaking
def export_command(language: str, file: str, database: str | None) -> None:
    """Write the records of all finished games into the zip FILE."""
    from ecumene.cli.serve import export

    export(language, database, file)


@ecumene.command(name="verify")
@database_option
@json_option
@speaking
def verify_command(language: str, database: str | None, form: str) -> int:
    """Play every stored game again and compare it with what is stored."""
    from ecumene.cli.serve import verify

    return verify(language, database, form)


if __name__ == "__main__":
    main()
