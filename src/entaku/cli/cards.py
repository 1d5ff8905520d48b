"""`entaku cards`: looks cards up, fetches and imports them, says how much is played and what is lacking, tries them."""

import click

from entaku.cli.spoken import SpokenGroup
from entaku.messages import Language, say


def command(language: Language) -> click.Command:
    modules = {
        "show": "entaku.cli.cards_show",
        "update": "entaku.cli.cards_update",
        "import": "entaku.cli.cards_import",
        "coverage": "entaku.cli.cards_coverage",
        "gap": "entaku.cli.cards_gap",
        "agree": "entaku.cli.cards_agree",
        "try": "entaku.cli.cards_try",
    }
    return SpokenGroup("cards", modules, language, say("cli-cards", language))
