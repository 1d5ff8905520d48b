"""Options that mean the same to every command that takes them."""

from pathlib import Path
from typing import get_args

import click

from entaku.magic.game.profile import TeamPlay
from entaku.messages import Language, say


def data_option(language: Language) -> click.Option:
    """Where the user's library is kept: `data`, a path or None."""
    return click.Option(["--data"], type=click.Path(path_type=Path), metavar="DIR", help=say("cli-help-data", language))


def as_of_option(language: Language) -> click.Option:
    """On which day the rules were as they are to be played: `as_of`, "" for today's."""
    return click.Option(["--as-of"], default="", metavar="DATE", help=say("lab-as-of", language))


def database_option(language: Language) -> click.Option:
    """Where the server keeps what goes on: `database`, an address or None."""
    return click.Option(["--database"], metavar="URL", help=say("cli-serve-database", language))


def json_option(language: Language) -> click.Option:
    """Whether the command prints one JSON document: `as_json`."""
    return click.Option(["--json", "as_json"], is_flag=True, help=say("cli-help-json", language))


def made_up_option(language: Language) -> click.Option:
    """Whether cards that nobody knows are meant: `made_up`."""
    return click.Option(["--made-up"], is_flag=True, help=say("lab-made-up", language))


def seed_option(language: Language) -> click.Option:
    """What all chance of the command comes from: `seed`, "1" where nobody says."""
    return click.Option(["--seed"], default="1", help=say("cli-help-seed", language))


def teams_option(language: Language) -> click.Option:
    """Whether two teams play, and how: `teams`, None where everybody plays for themselves.  (CR 808, 810)"""
    ways = [way for way in get_args(TeamPlay) if way]
    return click.Option(["--teams"], type=click.Choice(ways), help=say("lab-play-teams", language))
