"""`entaku scenario`: situations of the rules, as text files."""

import click

from entaku.cli.spoken import SpokenGroup
from entaku.messages import Language, say


def command(language: Language) -> click.Command:
    modules = {"run": "entaku.cli.scenario_run"}
    return SpokenGroup("scenario", modules, language, say("cli-scenario", language))
