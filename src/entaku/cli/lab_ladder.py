"""`entaku lab ladder`: which level of bots plays best, and by how much."""

from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table

from entaku.cli.options import json_option, seed_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.kernel.files import keep
from entaku.laboratory.ladder import Ladder, check, climb
from entaku.laboratory.players import BOTS
from entaku.messages import Language, say

COLUMNS = ("level", "played", "won", "rating", "thoughts", "took")
PLAYING = tuple(name for name, bot in BOTS.items() if not bot.has_learned)


def command(language: Language) -> click.Command:
    def ladder(levels: str, players: int, games: int, against: str, seed: str, out: Path | None, as_json: bool) -> None:
        names = check([name.strip() for name in levels.split(",")], players, against)
        found = climb(names, players, games, seed, against)
        if out is not None:
            keep(out, msgspec.json.format(msgspec.json.encode(found)) + b"\n")
        if as_json:
            echo_json(found)
        else:
            show(found, language)

    return SpokenCommand(
        "ladder",
        language=language,
        callback=ladder,
        help=say("lab-ladder", language),
        params=[
            click.Option(
                ["--levels"],
                default="random,easy,normal,hard,expert",
                metavar="NAME,…",
                help=say("lab-ladder-levels", language, names=", ".join(PLAYING)),
            ),
            click.Option(["--players"], type=int, default=2, help=say("lab-ladder-players", language)),
            click.Option(["--games"], type=click.IntRange(1), default=60, help=say("lab-ladder-games", language)),
            click.Option(["--against"], default="", metavar="NAME", help=say("lab-ladder-against", language)),
            seed_option(language),
            click.Option(
                ["--out"], type=click.Path(path_type=Path), metavar="FILE", help=say("lab-ladder-out", language)
            ),
            json_option(language),
        ],
    )


def show(ladder: Ladder, language: Language) -> None:
    """The ladder as a table."""
    table = Table(*(say(f"lab-ladder-{column}", language) for column in COLUMNS), box=None)
    for one in ladder.rungs:
        won = [f"{100 * share:.0f} %" for share in (one.won, one.won_low, one.won_high)]
        rated = [f"{value:.1f}" for value in (one.rating, one.rating_low, one.rating_high)]
        table.add_row(
            say(f"lab-case-{one.level}", language),
            str(one.games),
            *(say("lab-ladder-between", language, value=v, low=low, high=high) for v, low, high in (won, rated)),
            str(one.thoughts),
            say(
                "lab-ladder-seconds",
                language,
                middle=f"{one.middle:.3f}",
                most=f"{one.most:.2f}",
                slowest=f"{one.slowest:.2f}",
            ),
        )
    Console().print(table)
