"""`entaku night`: one whole night played by bots."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import click
from msgspec.structs import replace
from rich.console import Console
from rich.live import Live
from rich.table import Table

from entaku import __version__
from entaku.cli.draft import boosters_for
from entaku.cli.options import as_of_option, data_option, json_option, made_up_option, seed_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import Refused, SpokenCommand
from entaku.decks.check.rules import NIGHTS
from entaku.drafts.formats import FORMATS, formatted
from entaku.drafts.phased import ROUNDS, phased
from entaku.drafts.setup import DraftSetup
from entaku.games.brought import Brought
from entaku.games.own_decks import of_date
from entaku.kernel.files import reason_of
from entaku.kernel.log import record, write
from entaku.kernel.table import Table as Played
from entaku.laboratory.evening import DRAFTED, Evening, GroupReport, Moment, NightReport, Plan
from entaku.laboratory.own_decks import NAME, OwnDeckEvening, decks_of
from entaku.magic.game.dated import as_of as dated
from entaku.magic.game.profile import MOST_LIFE
from entaku.messages import Language, say
from entaku.oracle.library import Library, data_folder
from entaku.oracle.lists.files import list_of
from entaku.tournament.standings import pod_standings


def conspiracy(
    names: list[str], sets: tuple[str, ...], cube: Path | None, data: Path | None, language: Language
) -> DraftSetup:
    """A pod's booster draft."""
    return boosters_for(sets, cube, None, names, data, language)


def three_phases(
    names: list[str], sets: tuple[str, ...], cube: Path | None, data: Path | None, language: Language
) -> DraftSetup:
    """A pod's three-phase draft of the same boosters."""
    return phased(boosters_for(sets, cube, ROUNDS, names, data, language))


def group_game_draft(
    names: list[str], sets: tuple[str, ...], cube: Path | None, data: Path | None, language: Language
) -> DraftSetup:
    """A table's Group Game Draft of four boosters each.  (EV-13)"""
    return formatted(FORMATS["ggd"], boosters_for(sets, cube, None, names, data, language))


DRAFTS: dict[str, Callable[..., DraftSetup]] = {
    "conspiracy": conspiracy,
    "phased": three_phases,
    "ggd": group_game_draft,
}
"""How pods draft, by the format of a night that begins with a draft."""
FEWEST, MOST = 3, 200
Setup = TypeVar("Setup")
State = TypeVar("State")


def command(language: Language) -> click.Command:
    def night(
        night_format: str, players: int, sets: tuple[str, ...], cube: Path | None, decks: tuple[Path, ...],
        made_up: bool, rumble: str, as_of: str, seed: str, data: Path | None, to: Path | None, as_json: bool,
    ) -> None:  # fmt: skip
        check_decks(len(decks), night_format, players)
        spoken: Language = "en" if as_json else language  # the document is the same whoever asks for it
        library = Library(data_folder(data))
        names = tuple(say("cli-draft-bot", spoken, number=number) for number in range(1, players + 1))
        plan = Plan(night_format, names, seed, library.get, library.known_tree)
        if night_format in DRAFTS:
            draft = partial(DRAFTS[night_format], sets=sets, cube=cube, data=data, language=language)
            kind = DRAFTED[night_format]
            plan = replace(plan, draft=draft, profile=kind.profile, settings=kind.settings)
        rules, date = of_date(night_format, as_of)
        plan = by_rumble(replace(plan, format=rules, profile=dated(plan.profile, date)), rumble)
        brought_lists = [brought(file, library) for file in decks]
        lists = decks_of(brought_lists, rules, library, language, made_up=made_up) if decks else []
        begun = time.perf_counter()
        with Progress(language, silent=as_json) as progress:
            drafts = night_format in DRAFTS
            own = None if drafts else OwnDeckEvening(plan, rules, library, lists, progress.show, date)
            evening = own or Evening(plan, progress.show)
            report = evening.play()
        report = replace(report, seconds=round(time.perf_counter() - begun, 3))
        if to is not None:
            keep(evening, to)
        if as_json:
            echo_json(report)
        else:
            tell(evening, report, language)

    return SpokenCommand(
        "night",
        language=language,
        callback=night,
        help=say("lab-night", language),
        params=options(language),
    )


def check_decks(count: int, night_format: str, players: int) -> None:
    """Raises Refused for lists that nobody would play."""
    if count and night_format in DRAFTS:
        raise Refused("lab-night-deck-drafted", format=night_format)
    if count > players:
        raise Refused("lab-too-many-decks", decks=count, players=players)


def by_rumble(plan: Plan, wanted: str) -> Plan:
    """The plan with a card for so much life, without the Rumble rule ("off"), or as its format has it ("").  (EV-15)"""
    if not wanted:
        life = plan.profile.rumble
    elif wanted == "off":
        life = None
    elif wanted.isascii() and wanted.isdigit() and 1 <= int(wanted) <= MOST_LIFE:
        life = int(wanted)
    else:
        raise Refused("game-options-rumble", most=MOST_LIFE)
    agreed = replace(plan.settings, options=replace(plan.settings.options, rumble=life))
    return replace(plan, profile=replace(plan.profile, rumble=life), settings=agreed)


def options(language: Language) -> list[click.Parameter]:
    """What the command takes."""
    return [
        click.Option(
            ["--format", "night_format"],
            type=click.Choice((*DRAFTS, *NIGHTS)),
            default="conspiracy",
            help=say("lab-night-format", language),
        ),
        click.Option(
            ["--players"], type=click.IntRange(FEWEST, MOST), default=8, help=say("lab-night-players", language)
        ),
        click.Option(["--set", "sets"], multiple=True, metavar="CODE", help=say("cli-draft-set", language)),
        click.Option(["--cube"], type=click.Path(path_type=Path), metavar="FILE", help=say("cli-draft-cube", language)),
        click.Option(
            ["--deck", "decks"],
            multiple=True,
            type=click.Path(path_type=Path),
            metavar="FILE",
            help=say("lab-night-deck", language),
        ),
        click.Option(["--rumble"], default="", metavar="LIFE|off", help=say("lab-night-rumble", language)),
        as_of_option(language),
        made_up_option(language),
        seed_option(language),
        data_option(language),
        click.Option(
            ["--record", "to"],
            type=click.Path(path_type=Path),
            metavar="DIR",
            help=say("lab-night-record", language),
        ),
        json_option(language),
    ]


def brought(file: Path, library: Library) -> Brought:
    """A deck list from a file.  Raises Unreadable, naming it, if it can't be read."""
    return Brought(list_of(file, library), str(file))


class Progress:
    """What goes on at the tables, live: a line for each draft and each game."""

    def __init__(self, language: Language, *, silent: bool) -> None:
        self.language = language
        self.moments: dict[str, Moment] = {}
        self.live = None if silent else Live(console=Console(stderr=True), transient=True, refresh_per_second=8)

    def __enter__(self) -> "Progress":
        if self.live is not None:
            self.live.start()
        return self

    def __exit__(self, *reason: object) -> None:
        if self.live is not None:
            self.live.stop()

    def show(self, moment: Moment) -> None:
        """A table has gone on."""
        if self.live is None:
            return
        self.moments[moment.name] = moment
        lines = Table(box=None, show_header=False)
        for one in self.moments.values():
            lines.add_row(
                "✓" if one.over else "…",
                table_name(one.name, self.language),
                say("lab-night-turn", self.language, turn=one.turn) if one.is_game else "",
                self.players(one),
                say("lab-night-decisions", self.language, decisions=one.decisions),
            )
        self.live.update(lines)

    def players(self, moment: Moment) -> str:
        """The players of a game with their life, or that they have left."""
        return "  ".join(
            say("lab-night-gone", self.language, name=name)
            if life is None
            else say("lab-night-life", self.language, name=name, life=life)
            for name, life in zip(moment.players, moment.lives, strict=True)
        )


def table_name(name: str, language: Language) -> str:
    """A table's name for people: "draft-1", "round-1-group-2".

    >>> table_name("round-2-group-3", "en")
    'Round 2, group 3'
    """
    words = name.split("-")
    if words[0] == NAME:
        return say("lab-play-game", language)
    if words[0] == "draft":
        return say("lab-night-draft", language, pod=int(words[1]))
    return say("lab-night-game", language, round=int(words[1]), group=int(words[3]))


def keep(evening: Evening, folder: Path) -> None:
    """Write the recording of every table.  Raises Refused, naming the folder, if it can't be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, draft in evening.drafts.items():
            (folder / f"{name}.jsonl").write_bytes(recorded(draft))
        for name, game in evening.games.items():
            (folder / f"{name}.jsonl").write_bytes(recorded(game))
    except OSError as problem:
        raise Refused("cli-file-unwritable", file=str(folder), problem=reason_of(problem)) from problem


def recorded(table: Played[Setup, State]) -> bytes:
    """A table's recording as a file."""
    return write(record(table.rules, table.setup, table.seed, table.log, __version__))


def tell(evening: Evening, report: NightReport, language: Language) -> None:
    """Print the night for people: the games, the ranking with its reasons, the prizes."""
    for number, pod in enumerate(report.pods, start=1):
        click.echo(say("lab-night-pod", language, pod=number))
        for round_number, one_round in enumerate(pod.rounds, start=1):
            for place, group in enumerate(one_round.groups, start=1):
                name = say("lab-night-game", language, round=round_number, group=place)
                click.echo("  " + say("lab-night-line", language, name=name, what=told(group, language)))
        prizes = {line.player: line.prizes for line in pod.standings}
        for line in pod_standings(evening.night.state, number):
            click.echo("  " + say("lab-night-rank", language, name=line.name, what=line.explained(language)))
            if prizes[line.name]:
                cards = [card_name(evening, name, language) for name in prizes[line.name]]
                click.echo("    " + say("lab-night-prizes", language, names=listed(cards, language)))
    for what in report.by_hand:
        click.echo(say("lab-night-by-hand", language, what=what), err=True)
    for what in report.faults:
        click.echo(say("lab-night-fault", language, what=what), err=True)
    click.echo(say("lab-night-total", language, decisions=report.decisions, seconds=report.seconds))


def told(group: GroupReport, language: Language) -> str:
    """A game in a line: how long it was, who left it in which order, who is left."""
    parts = [say("lab-night-turn", language, turn=group.turns)]
    if group.eliminated:
        out = listed([" + ".join(names) for names in group.eliminated], language)
        parts.append(say("lab-night-left", language, names=out))
    names = listed(group.winners, language)
    parts.append(say("lab-night-won", language, count=len(group.winners), names=names))
    return say("lab-night-semicolon", language).join(parts)


def listed(names: Sequence[str], language: Language) -> str:
    return say("lab-night-comma", language).join(names)


def card_name(evening: Evening, name: str, language: Language) -> str:
    """A card's name in the language, as far as it has one."""
    card = evening.plan.find(name)
    return say("cli-card", language, name=card.ja if language == "ja" and card is not None and card.ja else name)
