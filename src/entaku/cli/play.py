"""`entaku play`: one game by bots, with decks from lists or built by the bots."""

import time
from pathlib import Path

import click
from msgspec.structs import replace

from entaku.cli.night import Progress, brought, listed, recorded
from entaku.cli.options import as_of_option, data_option, json_option, made_up_option, seed_option, teams_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import Refused, SpokenCommand
from entaku.games.brought import RULES
from entaku.games.own_decks import of_date
from entaku.kernel.files import keep
from entaku.laboratory.own_decks import GameReport, decks_of, play_game, setup_for
from entaku.magic.game.profile import TeamPlay
from entaku.magic.game.setup import MOST_PLAYERS
from entaku.messages import Language, say
from entaku.oracle.library import Library, data_folder

PLAYERS = 4
"""So many play where nobody says how many, or as many as there are lists."""


def command(language: Language) -> click.Command:
    def play(
        files: tuple[Path, ...], rules: str, as_of: str, teams: TeamPlay | None, players: int | None, made_up: bool,
        seed: str, data: Path | None, to: Path | None, as_json: bool,
    ) -> None:  # fmt: skip
        number = players or max(len(files), PLAYERS if len(files) < 2 else 2)
        if len(files) > number:
            raise Refused("lab-too-many-decks", decks=len(files), players=number)
        spoken: Language = "en" if as_json else language  # the document is the same whoever asks for it
        rules, date = of_date(rules, as_of)
        library = Library(data_folder(data))
        names = [say("cli-draft-bot", spoken, number=one) for one in range(1, number + 1)]
        decks = decks_of([brought(file, library) for file in files], rules, library, language, made_up=made_up)
        begun = time.perf_counter()
        with Progress(language, silent=as_json) as progress:
            table, report = play_game(
                setup_for(names, decks, rules, library, seed, date, teams or ""), rules, seed, progress.show
            )
        report = replace(report, seconds=round(time.perf_counter() - begun, 3))
        if to is not None:
            keep(to, recorded(table))
        if as_json:
            echo_json(report)
        else:
            tell(report, language)

    return SpokenCommand(
        "play",
        language=language,
        callback=play,
        help=say("lab-play", language),
        params=options(language),
    )


def options(language: Language) -> list[click.Parameter]:
    """What the command takes."""
    return [
        click.Argument(["files"], nargs=-1, type=click.Path(path_type=Path), metavar="[DECK]..."),
        click.Option(["--rules"], type=click.Choice(RULES), default="commander", help=say("lab-play-rules", language)),
        as_of_option(language),
        teams_option(language),
        click.Option(["--players"], type=click.IntRange(2, MOST_PLAYERS), help=say("lab-play-players", language)),
        made_up_option(language),
        seed_option(language),
        data_option(language),
        click.Option(
            ["--record", "to"], type=click.Path(path_type=Path), metavar="FILE", help=say("lab-play-record", language)
        ),
        json_option(language),
    ]


def tell(report: GameReport, language: Language) -> None:
    """Print the game for people: who led whom, what became of everybody."""
    for one in report.players:
        led = listed(one.commanders, language)
        words = say("lab-play-lost", language, why=one.lost) if one.lost else say("lab-play-in", language)
        click.echo(say("lab-play-line", language, name=one.player, led=led or "-", life=one.life, what=words))
    if report.date is not None:
        click.echo(say("lab-rules-of", language, date=report.date))
    names = listed(report.winners, language)
    won = say("lab-night-won", language, count=len(report.winners), names=names)
    click.echo(say("lab-night-turn", language, turn=report.turns) + say("lab-night-semicolon", language) + won)
    for what in report.by_hand:
        click.echo(say("lab-night-by-hand", language, what=what), err=True)
    for what in report.faults:
        click.echo(say("lab-night-fault", language, what=what), err=True)
    click.echo(say("lab-night-total", language, decisions=report.decisions, seconds=report.seconds))
