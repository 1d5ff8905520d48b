"""`entaku groups`: how many pods and groups so many players make."""

import click

from entaku.cli.options import json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.messages import Language, say
from entaku.tournament.pods import split


def command(language: Language) -> click.Command:
    def groups(players: int, as_json: bool) -> None:
        found = split(players)
        if as_json:
            echo_json(found)
            return
        for number, pod in enumerate(found.pods, start=1):
            sizes = " + ".join(map(str, pod.groups))
            click.echo(say("night-cli-pod", language, number=number, size=pod.size, groups=sizes))

    return SpokenCommand(
        "groups",
        language=language,
        callback=groups,
        help=say("night-cli-groups", language),
        context_settings={"ignore_unknown_options": True},
        params=[
            click.Argument(["players"], type=int, metavar="N"),
            json_option(language),
        ],
    )
