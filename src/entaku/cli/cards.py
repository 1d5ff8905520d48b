"""`entaku cards`: looks cards up, imports card files, says how much of their text is understood."""

import click

from entaku.cli.spoken import SpokenGroup
from entaku.messages import Language, say


def command(language: Language) -> click.Command:
    modules = {
        "show": "entaku.cli.cards_show",
        "import": "entaku.cli.cards_import",
        "coverage": "entaku.cli.cards_coverage",
    }
    return SpokenGroup("cards", modules, language, say("cli-cards", language))
