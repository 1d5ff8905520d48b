"""`entaku lab`: plays thousands of nights by bots and says what they show."""

import click

from entaku.cli.spoken import SpokenGroup
from entaku.messages import Language, say


def command(language: Language) -> click.Command:
    modules = {
        "nights": "entaku.cli.lab_nights",
        "ladder": "entaku.cli.lab_ladder",
        "report": "entaku.cli.lab_report",
        "learn": "entaku.cli.lab_learn",
        "compare": "entaku.cli.lab_compare",
    }
    return SpokenGroup("lab", modules, language, say("cli-lab", language))
