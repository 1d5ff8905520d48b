"""`entaku cards`: looks cards up, imports card files."""

import click

from entaku.cli.spoken import SpokenGroup
from entaku.messages import Language, say


def command(language: Language) -> click.Command:
    modules = {"show": "entaku.cli.cards_show", "import": "entaku.cli.cards_import"}
    return SpokenGroup("cards", modules, language, say("cli-cards", language))
