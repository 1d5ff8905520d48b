"""`entaku draft`: a draft played by bots."""

from pathlib import Path

import click
from msgspec.structs import replace
from rich.console import Console
from rich.progress import Progress

from entaku import __version__
from entaku.bots.drafting import DraftBot
from entaku.cards.cubes.files import read_cube
from entaku.cards.cubes.report import looked_up
from entaku.cards.library import Library, data_folder
from entaku.cli.reading import bytes_of, echo_json, text_of
from entaku.cli.spoken import Refused, SpokenCommand
from entaku.draft.conspiracy import conspiracy_setup, cube_setup
from entaku.draft.format_phases import RoundsPhase, Winston
from entaku.draft.formats import FORMATS, DraftFormat, check_boosters, formatted, read_format
from entaku.draft.play import step
from entaku.draft.report import report
from entaku.draft.rules import DraftTable, open_table
from entaku.draft.setup import DraftSetup
from entaku.kernel.log import record, write
from entaku.kernel.randomness import seed_from
from entaku.messages import Language, say

PLAYERS = 8
"""So many draft where nobody says how many, or as many as the format is for."""

MOST_NAMED = 10
"""So many of the cards that nobody knows are named."""

LONGEST_NAME = 60


def command(language: Language) -> click.Command:
    def draft(
        draft_format: DraftFormat,
        players: int | None,
        sets: tuple[str, ...],
        cube: Path | None,
        rounds: int | None,
        seed: str,
        data: Path | None,
        to: Path | None,
        as_json: bool,
    ) -> None:
        spoken: Language = "en" if as_json else language  # the document is the same whoever asks for it
        seats = players or min(PLAYERS, draft_format.most_seats)
        names = [say("cli-draft-bot", spoken, number=number) for number in range(1, seats + 1)]
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
                type=FormatName(),
                default="conspiracy",
                metavar="NAME",
                help=say("cli-draft-format", language, names=", ".join(FORMATS)),
            ),
            click.Option(["--players"], type=click.IntRange(1, 10), help=say("cli-draft-players", language)),
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


class FormatName(click.ParamType[DraftFormat]):
    """The name of a format, or a JSON file with one."""

    name = " | ".join((*FORMATS, "FILE.json"))

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> DraftFormat:
        """The format.  A name comes before a file of that name."""
        if value in FORMATS:
            return FORMATS[value]
        if not value.endswith(".json"):
            self.fail(value, param, ctx)
        return read_format(bytes_of(Path(value)), value)


def setup_for(
    form: DraftFormat,
    sets: tuple[str, ...],
    cube: Path | None,
    rounds: int | None,
    names: list[str],
    data: Path | None,
    language: Language,
) -> DraftSetup:
    """The draft of a format.  A booster draft of a cube goes as the cube's own list says."""
    if form is FORMATS["conspiracy"]:
        setup = boosters_for(sets, cube, rounds, names, data, language)
        check_boosters(setup)
        return setup
    base = boosters_for(sets, cube, len(sets) or 1, names, data, language)
    library = Library(data_folder(data))
    named = [name for phase in form.phases if isinstance(phase, Winston) for name in phase.mana_base]
    return formatted(with_rounds(form, rounds), base, [library.find(name) for name in named])


def with_rounds(form: DraftFormat, rounds: int | None) -> DraftFormat:
    """The format with another number of packs for each player, in the phases that open packs of their own."""
    if rounds is None:
        return form
    return replace(
        form,
        phases=tuple(
            replace(phase, rounds=rounds) if isinstance(phase, RoundsPhase) and phase.rounds else phase
            for phase in form.phases
        ),
    )


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
    listed = looked_up(read_cube(text_of(cube), str(cube), cube.stem), library)
    if unknown := listed.report.unknown:
        shown = ", ".join(name[:LONGEST_NAME] for name in unknown[:MOST_NAMED])
        names_of = shown + (" …" if len(unknown) > MOST_NAMED else "")
        click.echo(say("cli-draft-unknown", language, count=len(unknown), names=names_of), err=True)
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
