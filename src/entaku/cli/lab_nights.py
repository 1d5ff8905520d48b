"""`entaku lab nights`: thousands of drafts, decks and games by bots, kept as tables in a folder."""

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

import click
from msgspec import Struct, convert
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from entaku import __version__
from entaku.cli.night import DRAFTS, by_rumble
from entaku.cli.options import as_of_option, data_option, json_option, seed_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.decks.check.rules import NIGHTS
from entaku.decks.deck import Deck
from entaku.drafts.setup import DraftSetup
from entaku.games.own_decks import PROFILES, Builders, of_date
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.laboratory.evening import DRAFTED, NightFormat, Plan
from entaku.laboratory.learned import read_values
from entaku.laboratory.players import BOTS, NOTHING_LEARNED, bot_named, sat_down
from entaku.laboratory.study.plan import Study, begin
from entaku.laboratory.study.wanted import Wanted
from entaku.magic.game.profile import AttackOption, Mulligan
from entaku.messages import Language, say
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.library import Library, data_folder

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
        workers: int,
        ray: str,
        out: Path,
        values: Path | None,
        bots: str,
        data: Path | None,
        as_json: bool,
        **wanted: object,
    ) -> None:
        learned = read_values(values) if values is not None else NOTHING_LEARNED
        said = {name: value for name, value in wanted.items() if value is not None}
        asked = convert({**said, "bots": named(bots), "values": learned}, Wanted)
        study = study_of(asked, data, language)
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


def named(bots: str) -> tuple[str, ...]:
    """The names in a list with commas.

    >>> named("learned, sensible"), named("")
    (('learned', 'sensible'), ())
    """
    return tuple(name.strip() for name in bots.split(",")) if bots else ()


def parameters(language: Language) -> list[click.Parameter]:
    """What may be said behind the command."""
    return [
        click.Option(
            ["--format"],
            type=click.Choice((*DRAFTS, *NIGHTS)),
            default="conspiracy",
            help=say("lab-night-format", language),
        ),
        click.Option(
            ["--players"],
            type=click.IntRange(FEWEST, MOST),
            default=PLAYERS,
            help=say("lab-nights-players", language),
        ),
        count_option(language),
        click.Option(["--set", "sets"], multiple=True, metavar="CODE", help=say("cli-draft-set", language)),
        click.Option(["--cube"], type=click.Path(path_type=Path), metavar="FILE", help=say("cli-draft-cube", language)),
        *rules_parameters(language),
        *bots_parameters(language),
        seed_option(language),
        *where_parameters(language),
        data_option(language),
        json_option(language),
    ]


def count_option(language: Language) -> click.Option:
    """How many nights there are to be."""
    return click.Option(
        ["--nights"], type=click.IntRange(1, MOST_NIGHTS), required=True, help=say("lab-nights-count", language)
    )


def rules_parameters(language: Language) -> list[click.Parameter]:
    """By which rules the games are played, where not by the format's own."""
    return [
        click.Option(["--rumble"], default="", metavar="LIFE|off", help=say("lab-night-rumble", language)),
        click.Option(["--attack"], type=click.Choice(get_args(AttackOption)), help=say("lab-nights-attack", language)),
        click.Option(["--mulligan"], type=click.Choice(get_args(Mulligan)), help=say("lab-nights-mulligan", language)),
        as_of_option(language),
    ]


def bots_parameters(language: Language) -> list[click.Parameter]:
    """Which bots sit at the table, and what they have learned."""
    names = ", ".join(BOTS)
    return [
        click.Option(["--bots"], default="", metavar="NAME,…", help=say("lab-nights-bots", language, names=names)),
        click.Option(
            ["--values"], type=click.Path(path_type=Path), metavar="FILE", help=say("lab-nights-values", language)
        ),
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


def study_of(wanted: Wanted, data: Path | None, language: Language) -> Study:
    """The study that is asked for, with all that its workers must know.

    Raises Unlawful for a bot that there isn't, and where one is to have learned and nobody says what.
    """
    bots = sat_down(wanted.bots, wanted.players)
    has_learned = any(bot_named(name).has_learned for name in bots)
    if has_learned != bool(wanted.values):
        raise Unlawful("lab-values-missing" if has_learned else "lab-values-unused")
    library = Library(data_folder(data))
    rules = wanted.format if wanted.format in DRAFTED else of_date(wanted.format, wanted.as_of)[0]
    kind = DRAFTED.get(rules) or NightFormat(PROFILES[rules])
    names = tuple(f"{number}" for number in range(1, wanted.players + 1))
    profile = wanted.profile(kind.profile)
    plan = Plan(wanted.format, names, wanted.seed, library.get, library.known_tree, None, profile, kind.settings)
    plan = by_rumble(plan, wanted.rumble)
    setup, decks = drafted(wanted, names, data, language), built(wanted, library)
    in_decks = (library.find(entry.name) for deck in decks for entry in (*deck.main, *deck.commanders))
    basics = (library.find(name) for name in LAND_MANA)
    cards = {card.name: card for card in (*(setup.cards if setup is not None else in_decks), *basics)}
    return Study(
        format=wanted.format,
        name=wanted.cube.stem if wanted.cube is not None else " ".join(wanted.sets or ("CNS",) * (setup is not None)),
        players=wanted.players,
        nights=wanted.nights,
        seed=wanted.seed,
        version=__version__,
        setup=setup,
        cards=tuple(cards.values()),
        trees=tuple(tree for card in cards.values() if (tree := library.known_tree(card)) is not None),
        profile=plan.profile,
        settings=plan.settings,
        bots=bots,
        values=dict(wanted.values),
        decks=decks,
    )


def drafted(wanted: Wanted, names: Sequence[str], data: Path | None, language: Language) -> DraftSetup | None:
    """How each night's draft is set up; None for a format that drafts none."""
    if wanted.format not in DRAFTS:
        return None
    of_format = DRAFTS[wanted.format]
    return of_format(list(names), sets=wanted.sets, cube=wanted.cube, data=data, language=language)


def built(wanted: Wanted, library: Library) -> tuple[Deck, ...]:
    """The decks that a format without a draft is played with, built by bots from the study's seed."""
    if wanted.format in DRAFTS:
        return ()
    rules, date = of_date(wanted.format, wanted.as_of)
    builders = Builders(rules, library, date)
    seed = seed_from(f"{wanted.seed} decks")
    return tuple(builders.build(seed, number) for number in range(1, max(wanted.decks, wanted.players) + 1))


def run(study: Study, workers: int, ray: str, out: Path, language: Language, *, silent: bool) -> NightsPlayed:
    """Play what isn't there yet.  What has been played stays, whatever happens."""
    try:
        from entaku.laboratory.study import keeping, working  # they need an extra, which most do without
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
