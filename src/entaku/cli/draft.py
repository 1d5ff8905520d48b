"""`entaku draft`: a draft played by bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import get_args

import click

from entaku import __version__
from entaku.bots.drafting import DraftBot
from entaku.cli.bars import bar
from entaku.cli.options import data_option, json_option, seed_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import Refused, SpokenCommand
from entaku.drafts.arranging import (
    Arrangement,
    Spread,
    packs_setup,
    putting_away,
    spread_out,
    wished,
    without_basics,
)
from entaku.drafts.conspiracy import conspiracy_setup, cube_setup
from entaku.drafts.format_phases import Winston
from entaku.drafts.formats import FORMATS, DraftFormat, check_boosters, formatted, read_format, with_rounds
from entaku.drafts.play import step
from entaku.drafts.report import DraftReport, report
from entaku.drafts.rules import DraftTable, open_table
from entaku.drafts.setup import DraftSetup
from entaku.drafts.teams import players_wanted
from entaku.kernel.files import bytes_of, keep
from entaku.kernel.log import record, write
from entaku.kernel.randomness import Stream, seed_from
from entaku.messages import Language, say
from entaku.oracle.cubes.files import read_boosters, read_cube
from entaku.oracle.cubes.report import CubeList, looked_up
from entaku.oracle.library import Library, data_folder
from entaku.oracle.lists.files import list_of

PLAYERS = 8
"""So many draft where nobody says how many, or as many as the format is for."""

MOST_NAMED = 10
"""So many of the cards that nobody knows are named."""

LONGEST_NAME = 60
AS_USUAL = Arrangement()


def command(language: Language) -> click.Command:
    def draft(
        draft_format: DraftFormat, players: int | None, sets: tuple[str, ...], cube: Path | None, packs: Path | None,
        rounds: int | None, seed: str, data: Path | None, to: Path | None, as_json: bool, spread: Spread, burns: int,
        last: int, basics: bool, balanced: bool | None, again: bool | None,
    ) -> None:  # fmt: skip
        arrange = Arrangement(spread, burns, last, basics, balanced, again)
        spoken: Language = "en" if as_json else language  # the document is the same whoever asks for it
        seats = players or players_wanted(draft_format.phases) or min(PLAYERS, draft_format.most_seats)
        names = [say("cli-draft-bot", spoken, number=number) for number in range(1, seats + 1)]
        opened = rounds if draft_format is FORMATS["conspiracy"] else len(sets) or 1
        base = boosters_for(sets, cube, opened, names, data, language, packs, arrange)
        setup = setup_for(draft_format, base, rounds, arrange, data)
        setup = spread_out(setup, arrange.spread, Stream(seed_from(seed), "table", "spread"))
        table = open_table(setup, seed_from(seed))
        play(table, Library(data_folder(data)), language, silent=as_json)
        if to is not None:
            keep(to, write(record(table.rules, setup, table.seed, table.log, __version__)))
        drafted = report(table, int(seed) if seed.isdecimal() else seed)
        if as_json:
            echo_json(drafted)
            return
        tell_drafted(drafted, names, language, Library(data_folder(data)))

    return SpokenCommand(
        "draft",
        language=language,
        callback=draft,
        help=say("cli-draft", language),
        params=parameters(language),
    )


def tell_drafted(drafted: DraftReport, names: Sequence[str], language: Language, library: Library) -> None:
    """The teams, and what everybody drafted, by the names that cards have in the language."""
    comma = "、" if language == "ja" else ", "
    for number, team in enumerate(drafted.teams, start=1):
        called = team.name or say("draft-team", language, number=number)
        mates = comma.join(names[seat] for seat in team.seats)
        click.echo(say("cli-draft-team", language, team=called, names=mates))
    for player in drafted.players:
        click.echo(say("cli-draft-pool", language, name=player.name, count=len(player.pool)))
        click.echo("  " + comma.join(card_name(name, library, language) for name in player.pool))


def card_name(name: str, library: Library, language: Language) -> str:
    """A card's name in the language, as far as it has one."""
    card = library.get(name) if language == "ja" else None
    return say("cli-card", language, name=card.ja if card is not None and card.ja else name)


def parameters(language: Language) -> list[click.Parameter]:
    """What may be said behind the command."""
    return [
        click.Option(
            ["--format", "draft_format"],
            type=FormatName(),
            default="conspiracy",
            metavar="NAME",
            help=say("cli-draft-format", language, names=", ".join(FORMATS)),
        ),
        click.Option(["--players"], type=click.IntRange(1, 10), help=say("cli-draft-players", language)),
        click.Option(["--set", "sets"], multiple=True, metavar="CODE", help=say("cli-draft-set", language)),
        click.Option(["--cube"], type=click.Path(path_type=Path), metavar="FILE", help=say("cli-draft-cube", language)),
        click.Option(
            ["--packs"], type=click.Path(path_type=Path), metavar="FILE", help=say("cli-draft-packs", language)
        ),
        click.Option(["--rounds"], type=click.IntRange(1, 20), help=say("cli-draft-rounds", language)),
        *arrangements(language),
        seed_option(language),
        data_option(language),
        click.Option(
            ["--record", "to"],
            type=click.Path(path_type=Path),
            metavar="FILE",
            help=say("cli-draft-record", language),
        ),
        json_option(language),
    ]


def arrangements(language: Language) -> list[click.Option]:
    """The options for what a host may wish beyond a format."""
    return [
        click.Option(
            ["--spread"], type=click.Choice(get_args(Spread)), default="in-turn", help=say("cli-draft-spread", language)
        ),
        click.Option(["--burns"], type=click.IntRange(0, 59), default=0, help=say("cli-draft-burns", language)),
        click.Option(["--last"], type=click.IntRange(0, 59), default=0, help=say("cli-draft-last", language)),
        click.Option(["--basics/--no-basics"], default=True, help=say("cli-draft-basics", language)),
        click.Option(["--balanced/--unbalanced"], default=None, help=say("cli-draft-balanced", language)),
        click.Option(["--again/--once"], default=None, help=say("cli-draft-again", language)),
    ]


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
    form: DraftFormat, base: DraftSetup, rounds: int | None, arrange: Arrangement, data: Path | None
) -> DraftSetup:
    """The draft of a format.  A booster draft of a cube goes as the cube's own list says."""
    if not arrange.basics:
        base = without_basics(base)
    if form is FORMATS["conspiracy"]:
        check_boosters(base)
        return putting_away(base, arrange.burns, arrange.last)
    library = Library(data_folder(data))
    named = [name for phase in form.phases if isinstance(phase, Winston) for name in phase.mana_base]
    return formatted(with_rounds(form, rounds), base, [library.find(name) for name in named])


def boosters_for(
    sets: tuple[str, ...],
    cube: Path | None,
    rounds: int | None,
    names: list[str],
    data: Path | None,
    language: Language,
    packs: Path | None = None,
    arrange: Arrangement = AS_USUAL,
) -> DraftSetup:
    """The draft of boosters of sets (the first Conspiracy set's, if none is said), of a cube, or made by hand."""
    library = Library(data_folder(data))
    if cube is None and packs is None:
        return conspiracy_setup(sets or ("CNS",), names, rounds=rounds or 3, known=library)
    if sets or (cube is not None and packs is not None):
        raise Refused("cli-draft-set-or-cube")
    if packs is not None:
        listed = looked_up(read_boosters(list_of(packs, library), str(packs), packs.stem), library)
        tell(listed, language)
        return packs_setup(listed, names)
    assert cube is not None
    listed = looked_up(read_cube(list_of(cube, library), str(cube), cube.stem), library)
    tell(listed, language)
    return cube_setup(wished(listed.cube, arrange), {card.name: card for card in listed.cards}, names, rounds=rounds)


def tell(listed: CubeList, language: Language) -> None:
    """Say on standard error what there is to say of a list."""
    for remark in listed.report.remarks:
        click.echo(say(remark.key, language, **remark.facts), err=True)
    if ignored := listed.report.ignored:
        click.echo(say("cli-draft-ignored", language, names=", ".join(ignored)), err=True)
    if unknown := listed.report.unknown:
        shown = ", ".join(name[:LONGEST_NAME] for name in unknown[:MOST_NAMED])
        names_of = shown + (" …" if len(unknown) > MOST_NAMED else "")
        click.echo(say("cli-draft-unknown", language, count=len(unknown), names=names_of), err=True)


def play(table: DraftTable, library: Library, language: Language, *, silent: bool) -> None:
    """Let bots draft to the end, with a bar that counts picks."""
    bots = [DraftBot.of(table.setup, library.known_tree) for _ in table.setup.seats]
    with bar(silent=silent) as progress:
        task = progress.add_task(say("cli-draft-progress", language), total=None)
        while not table.is_over:
            wanted = [decision.actor for decision in table.decisions.values() if not decision.optional]
            for seat in dict.fromkeys(wanted):
                step(table, seat, bots[seat])
                progress.advance(task)
