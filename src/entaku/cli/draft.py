"""`entaku draft`: a draft played by bots."""

from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from entaku import __version__
from entaku.bots.drafting import DraftBot
from entaku.cards.cubes.files import read_cube
from entaku.cards.cubes.report import looked_up
from entaku.cards.library import Library, data_folder
from entaku.cli.reading import echo_json, text_of
from entaku.cli.spoken import Refused, SpokenCommand
from entaku.draft.conspiracy import conspiracy_setup, cube_setup
from entaku.draft.phased import ROUNDS as PHASED_ROUNDS
from entaku.draft.phased import phased
from entaku.draft.play import step
from entaku.draft.report import report
from entaku.draft.rules import DraftTable, open_table
from entaku.draft.setup import DraftSetup
from entaku.kernel.log import record, write
from entaku.kernel.randomness import seed_from
from entaku.messages import Language, say

FORMATS = ("conspiracy", "phased")


def command(language: Language) -> click.Command:
    def draft(
        draft_format: str,
        players: int,
        sets: tuple[str, ...],
        cube: Path | None,
        rounds: int | None,
        seed: str,
        data: Path | None,
        to: Path | None,
        as_json: bool,
    ) -> None:
        spoken: Language = "en" if as_json else language  # the document is the same whoever asks for it
        names = [say("cli-draft-bot", spoken, number=number) for number in range(1, players + 1)]
        setup = setup_for(draft_format, sets, cube, rounds, names, data, language)
        table = open_table(setup, seed_from(seed))
        play(table, language, silent=as_json)
        if to is not None:
            to.write_bytes(write(record(table.rules, setup, table.seed, table.log, __version__)))
        drafted = report(table, int(seed) if seed.isdecimal() else seed)
        if as_json:
            echo_json(drafted)
            return
        for player in drafted.players:
            click.echo(say("cli-draft-pool", language, name=player.name, count=len(player.pool)))
            click.echo("  " + ", ".join(player.pool))

    return SpokenCommand(
        "draft",
        language=language,
        callback=draft,
        help=say("cli-draft", language),
        params=[
            click.Option(
                ["--format", "draft_format"],
                type=click.Choice(FORMATS),
                default="conspiracy",
                help=say("cli-draft-format", language),
            ),
            click.Option(["--players"], type=click.IntRange(1, 10), default=8, help=say("cli-draft-players", language)),
            click.Option(["--set", "sets"], multiple=True, metavar="CODE", help=say("cli-draft-set", language)),
            click.Option(
                ["--cube"], type=click.Path(path_type=Path), metavar="FILE", help=say("cli-draft-cube", language)
            ),
            click.Option(["--rounds"], type=click.IntRange(1, 20), help=say("cli-draft-rounds", language)),
            click.Option(["--seed"], default="1", help=say("cli-help-seed", language)),
            click.Option(
                ["--data"], type=click.Path(path_type=Path), metavar="DIR", help=say("cli-help-data", language)
            ),
            click.Option(
                ["--record", "to"],
                type=click.Path(path_type=Path),
                metavar="FILE",
                help=say("cli-draft-record", language),
            ),
            click.Option(["--json", "as_json"], is_flag=True, help=say("cli-help-json", language)),
        ],
    )


def setup_for(
    draft_format: str,
    sets: tuple[str, ...],
    cube: Path | None,
    rounds: int | None,
    names: list[str],
    data: Path | None,
    language: Language,
) -> DraftSetup:
    """The draft of a format: the three-phase draft is made of the boosters of the other one."""
    if draft_format == "phased":
        return phased(boosters_for(sets, cube, rounds or PHASED_ROUNDS, names, data, language))
    return boosters_for(sets, cube, rounds, names, data, language)


def boosters_for(
    sets: tuple[str, ...],
    cube: Path | None,
    rounds: int | None,
    names: list[str],
    data: Path | None,
    language: Language,
) -> DraftSetup:
    """The draft of these sets' boosters, else of the cube, else of the first Conspiracy set's."""
    library = Library(data_folder(data))
    if cube is None:
        return conspiracy_setup(sets or ("CNS",), names, rounds=rounds or 3, known=library)
    if sets:
        raise Refused("cli-draft-set-or-cube")
    listed = looked_up(read_cube(text_of(cube), str(cube)), library)
    if unknown := listed.report.unknown:
        click.echo(say("cli-draft-unknown", language, count=len(unknown), names=", ".join(unknown)), err=True)
    return cube_setup(listed.cube, {card.name: card for card in listed.cards}, names, rounds=rounds)


def play(table: DraftTable, language: Language, *, silent: bool) -> None:
    """Let bots draft to the end, with a bar that counts picks."""
    bots = [DraftBot.of(table.setup) for _ in table.setup.seats]
    with Progress(console=Console(stderr=True), transient=True, disable=silent) as progress:
        task = progress.add_task(say("cli-draft-progress", language), total=None)
        while not table.is_over:
            wanted = [decision.actor for decision in table.decisions.values() if not decision.optional]
            for seat in dict.fromkeys(wanted):
                step(table, seat, bots[seat])
                progress.advance(task)
