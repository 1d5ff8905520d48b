"""`entaku lab learn`: what cards are worth by a study's games, as a file for bots that draft by it."""

from pathlib import Path

import click
import msgspec

from entaku.cards.library import Library, data_folder
from entaku.cli.options import data_option, json_option
from entaku.cli.reading import echo_json, keep
from entaku.cli.spoken import SpokenCommand
from entaku.kernel.errors import Unlawful
from entaku.lab.learned import Learned
from entaku.messages import Language, say

MOST_NAMED = 5
"""So many of the best cards are named where the file is said to be written."""


def command(language: Language) -> click.Command:
    def learn(folder: Path, out: Path, data: Path | None, as_json: bool) -> None:
        try:
            from entaku.lab.learning import learned  # it needs an extra, which most do without
        except ModuleNotFoundError as problem:
            raise Unlawful("lab-extra-missing") from problem
        library = Library(data_folder(data))
        found = learned(folder, library.get)
        keep(out, msgspec.json.format(msgspec.json.encode(found)))
        if as_json:
            echo_json(found)
            return
        click.echo(done(found, out, library, language))

    return SpokenCommand(
        "learn",
        language=language,
        callback=learn,
        help=say("lab-learn", language),
        params=[
            click.Argument(["folder"], type=click.Path(path_type=Path), metavar="DIR"),
            click.Option(
                ["--out"],
                type=click.Path(path_type=Path),
                required=True,
                metavar="FILE",
                help=say("lab-learn-out", language),
            ),
            data_option(language),
            json_option(language),
        ],
    )


def done(found: Learned, out: Path, library: Library, language: Language) -> str:
    """What was learned, in a sentence with the best cards."""
    best = sorted(found.cards, key=lambda name: -found.cards[name].worth)[:MOST_NAMED]
    facts = ((name, library.get(name)) for name in best)
    shown = [card.ja if card is not None and language == "ja" and card.ja else name for name, card in facts]
    return say(
        "lab-learn-done", language,
        file=str(out), cards=len(found.cards), hands=found.hands, weight=round(found.weight),
        names=say("lab-report-comma", language).join(shown),
    )  # fmt: skip
