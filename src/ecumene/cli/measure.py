"""Measurements: positions to a depth, speed, and matches between bots."""

from __future__ import annotations

import json
import sys
from collections import Counter

import click

from ecumene.cli.language import spoken
from ecumene.kernel import catalog


def perft(language: str, name: str, depth: int, seed: int, options: dict[str, str], form: str) -> None:
    """How many ways the first answers can be given, for each depth."""
    from ecumene.bots.playouts import perft as count

    game = catalog.find(name)
    t = game.new_table(min(game.seat_counts), options, seed=seed)
    counts = [int(count(t, deep)) for deep in range(1, depth + 1)]
    if form == "json":
        print(json.dumps({"game": name, "seed": seed, "options": options, "positions": counts}))
        return
    texts = spoken(language)
    for deep, positions in enumerate(counts, 1):
        print(texts.say("terminal-perft", depth=deep, positions=positions))


def bench(language: str, name: str, seconds: float, form: str) -> None:
    """How fast the rules run."""
    from ecumene.bots.bench import measure

    found = {each: measure(catalog.find(each), seconds) for each in ([name] if name else catalog.names())}
    if form == "json":
        print(json.dumps({"game": name} | found[name] if name else found))
        return
    texts = spoken(language)
    for each, figures in found.items():
        print(each)
        for what, figure in figures.items():
            said = texts.say("terminal-yes-no", what=str(figure)) if isinstance(figure, bool) else f"{figure:,.1f}"
            print(f"  {texts.say('terminal-figure', what=what):<44} {said:>14}")


def arena(
    language: str,
    name: str,
    specs: list[str],
    games: int,
    seed: int,
    options: dict[str, str],
    workers: int,
    form: str,
) -> None:
    """A match between bots that change sides."""
    from ecumene import bots
    from ecumene.arena.match import interval, play_match

    game = catalog.find(name)
    options = game.complete(len(specs), options)
    for spec in specs:
        bots.make(spec, game, seed)  # a bad name is an error before the match begins
    points = [0.0] * len(specs)
    kinds: list[Counter[str]] = [Counter() for _ in specs]
    shared = answers = 0
    with click.progressbar(
        length=games, label=" - ".join(specs), file=sys.stderr, hidden=not sys.stderr.isatty()
    ) as bar:
        for played in play_match(game, specs, games, options, seed, workers):
            bar.update(1)
            answers += played.answers
            for bot, share in enumerate(played.shares):
                points[bot] += share
                kinds[bot][played.kind] += share == 1
            shared += 1 not in played.shares
    rows = [
        {
            "bot": spec,
            "points": points[bot],
            "rate": points[bot] / games,
            "interval": list(interval(points[bot], games)),
            "wins": {kind: wins for kind, wins in sorted(kinds[bot].items()) if wins},
        }
        for bot, spec in enumerate(specs)
    ]
    if form == "json":
        print(
            json.dumps({"game": name, "games": games, "seed": seed, "shared": shared, "answers": answers, "bots": rows})
        )
        return
    texts = spoken(language)
    print(texts.say("terminal-match", game=name, games=games))
    wide = max(map(len, specs))
    for bot, spec in enumerate(specs):
        low, high = interval(points[bot], games)
        won = ", ".join(f"{texts.say('terminal-kind', kind=kind)} {n}" for kind, n in sorted(kinds[bot].items()) if n)
        print(f"  {spec:<{wide}}  {points[bot] / games:6.1%}  ({low:.1%} - {high:.1%})  {won}")
    if shared:
        print("  " + texts.say("terminal-shared", n=shared))
