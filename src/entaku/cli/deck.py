"""`entaku deck`: converts deck lists between the formats of other programs, and checks them."""

import click

from entaku.cli.spoken import SpokenGroup
from entaku.messages import Language, say

COMMANDS = {"convert": "entaku.cli.deck_convert", "check": "entaku.cli.deck_check"}


def command(language: Language) -> click.Command:
    return SpokenGroup("deck", COMMANDS, language, say("cli-deck", language))
