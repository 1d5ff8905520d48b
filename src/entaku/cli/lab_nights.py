"""`entaku lab nights`: thousands of drafts, decks and games by bots, kept as tables in a folder."""

import os
import time
from pathlib import Path

import click
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from entaku import __version__
from entaku.cards.identity import LAND_MANA
from entaku.cards.library import Library, data_folder
from entaku.cli.night import DRAFTS, by_rumble
from entaku.cli.options import data_option, json_option, seed_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.kernel.errors import Unlawful
from entaku.lab.evening import DRAFTED, Plan
from entaku.lab.study.plan import Study, begin
from entaku.messages import Language, say

PLAYERS = 4
MOST_NIGHTS = 10_000_000
FEWEST, MOST = 3, 10


class NightsPlayed(Struct, frozen=True):
    """What a run of the command did: nights of the study, how many of them now, and at which cards the rules failed."""

    folder: str
    nights: int
    played: int
    decisions: int
    seconds: float
    faults: tuple[str, ...]


def command(language: Language) -> click.Command:
    def nights(
        night_format: str,
        players: int,
        count: int,
        sets: tuple[str, ...],
        cube: Path | None,
        rumble: str,
        seed: str,
        workers: int,
        ray: str,
        out: Path,
        data: Path | None,
        as_json: bool,
    ) -> None:
        study = study_of(night_format, players, count, sets, cube, rumble, seed, data, language)
        played = run(study, workers, ray, out, language, silent=as_json)
        if as_json:
            echo_json(played)
            return
        for what in played.faults:
            click.echo(say("lab-night-fault", language, what=what), err=True)
        click.echo(
            say(
                "lab-study-done", language,
                nights=played.nights, played=played.played, seconds=played.seconds, folder=played.folder,
            )
        )  # fmt: skip

    return SpokenCommand(
        "nights", language=language, callback=nights, help=say("lab-nights", language), params=parameters(language)
    )


def parameters(language: Language) -> list[click.Parameter]:
    """What may be said behind the command."""
    return [
        click.Option(
            ["--format", "night_format"],
            type=click.Choice(tuple(DRAFTS)),
            default="conspiracy",
            help=say("lab-night-format", language),
        ),
        click.Option(
            ["--players"],
            type=click.IntRange(FEWEST, MOST),
            default=PLAYERS,
            help=say("lab-nights-players", language),
        ),
        click.Option(
            ["--nights", "count"],
            type=click.IntRange(1, MOST_NIGHTS),
            required=True,
            help=say("lab-nights-count", language),
        ),
        click.Option(["--set", "sets"], multiple=True, metavar="CODE", help=say("cli-draft-set", language)),
        click.Option(["--cube"], type=click.Path(path_type=Path), metavar="FILE", help=say("cli-draft-cube", language)),
        click.Option(["--rumble"], default="", metavar="LIFE|off", help=say("lab-night-rumble", language)),
        seed_option(language),
        *where_parameters(language),
        data_option(language),
        json_option(language),
    ]


def where_parameters(language: Language) -> list[click.Parameter]:
    """Who plays, and where the tables go."""
    return [
        click.Option(
            ["--workers"],
            type=click.IntRange(1, 1024),
            default=os.cpu_count() or 1,
            help=say("lab-nights-workers", language),
        ),
        click.Option(["--ray"], default="", metavar="ADDRESS", help=say("lab-nights-ray", language)),
        click.Option(
            ["--out"],
            type=click.Path(path_type=Path),
            required=True,
            metavar="DIR",
            help=say("lab-nights-out", language),
        ),
    ]


def study_of(
    night_format: str,
    players: int,
    count: int,
    sets: tuple[str, ...],
    cube: Path | None,
    rumble: str,
    seed: str,
    data: Path | None,
    language: Language,
) -> Study:
    """The study that is asked for, with all that its workers must know."""
    library = Library(data_folder(data))
    kind = DRAFTED[night_format]
    names = [f"{number}" for number in range(1, players + 1)]
    setup = DRAFTS[night_format](names, sets=sets, cube=cube, data=data, language=language)
    plan = by_rumble(
        Plan(night_format, tuple(names), seed, library.get, library.known_tree, None, kind.profile, kind.settings),
        rumble,
    )
    basics = (library.find(name) for name in LAND_MANA)
    cards = {card.name: card for card in (*setup.cards, *basics)}
    trees = [tree for card in cards.values() if (tree := library.known_tree(card)) is not None]
    return Study(
        format=night_format,
        name=cube.stem if cube is not None else " ".join(sets or ("CNS",)),
        players=players,
        nights=count,
        seed=seed,
        version=__version__,
        setup=setup,
        cards=tuple(cards.values()),
        trees=tuple(trees),
        profile=plan.profile,
        settings=plan.settings,
    )


def run(study: Study, workers: int, ray: str, out: Path, language: Language, *, silent: bool) -> NightsPlayed:
    """Play what isn't there yet.  What has been played stays, whatever happens."""
    try:
        from entaku.lab.study import keeping, working  # they need an extra, which most do without
    except ModuleNotFoundError as problem:
        raise Unlawful("lab-extra-missing") from problem
    begin(study, out)
    begun = time.perf_counter()
    chunks = list(keeping.missing(out, study))
    nights = decisions = 0
    faults: list[str] = []
    with progress(silent=silent) as bar:
        task = bar.add_task(say("lab-study-progress", language), total=study.nights)
        bar.update(task, completed=study.nights - sum(len(study.nights_of(chunk)) for chunk in chunks))
        for chunk in working.by_ray(study, chunks, ray) if ray else working.by_processes(study, chunks, workers):
            keeping.keep(out, chunk.chunk, chunk.files)
            nights += chunk.nights
            decisions += chunk.decisions
            faults += chunk.faults
            bar.advance(task, chunk.nights)
    return NightsPlayed(str(out), study.nights, nights, decisions, round(time.perf_counter() - begun, 1), tuple(faults))


def progress(*, silent: bool) -> Progress:
    """A bar that counts nights and says how long the rest will take."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=silent or not console.is_terminal)
