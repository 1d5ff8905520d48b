"""`entaku lab learn`: what cards are worth by a study's games, as a file or for a server's bots, who draft by it."""

from pathlib import Path

import click
import msgspec

from entaku.cli.lab_report import put
from entaku.cli.options import data_option, json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import Refused, SpokenCommand
from entaku.kernel.errors import Unlawful
from entaku.kernel.files import keep
from entaku.laboratory.learned import Learned
from entaku.messages import Language, say
from entaku.oracle.cubes.published import publish_worths
from entaku.oracle.library import Library, data_folder

MOST_NAMED = 5
"""So many of the best cards are named where the file is said to be written."""


def command(language: Language) -> click.Command:
    def learn(folder: Path, out: Path | None, publishing: bool, data: Path | None, as_json: bool) -> None:
        try:
            from entaku.laboratory.learning import learned  # it needs an extra, which most do without
            from entaku.laboratory.study.plan import kept
        except ModuleNotFoundError as problem:
            raise Unlawful("lab-extra-missing") from problem
        if out is None and not publishing and not as_json:
            raise Refused("lab-learn-no-form")
        library = Library(data_folder(data))
        found = learned(folder, library.get)
        said: list[str] = []
        if out is not None:
            keep(out, msgspec.json.format(msgspec.json.encode(found)))
            said.append(done(found, out, library, language))
        if publishing:
            key, worths = kept(folder).cube, {name: card.worth for name, card in found.cards.items()}
            into = data_folder(data)
            put(key, into, lambda: publish_worths(into, key, worths))
            said.append(say("lab-learn-published", language, name=found.name, cards=len(found.cards)))
        if as_json:
            echo_json(found)
        elif said:
            click.echo("\n".join(said))

    return SpokenCommand(
        "learn",
        language=language,
        callback=learn,
        help=say("lab-learn", language),
        params=options(language),
    )


def options(language: Language) -> list[click.Parameter]:
    """What can be said of it."""
    return [
        click.Argument(["folder"], type=click.Path(path_type=Path), metavar="DIR"),
        click.Option(
            ["--out"],
            type=click.Path(path_type=Path),
            metavar="FILE",
            help=say("lab-learn-out", language),
        ),
        click.Option(["--publish", "publishing"], is_flag=True, help=say("lab-learn-publish", language)),
        data_option(language),
        json_option(language),
    ]


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
