"""`entaku lab compare`: plays the nights that a question needs, and answers it with intervals and a picture."""

from pathlib import Path

import click
from msgspec import Struct

from entaku.cli.lab_nights import count_option, run, study_of, where_parameters
from entaku.cli.options import data_option, json_option, seed_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.kernel.errors import Unlawful
from entaku.kernel.files import keep
from entaku.laboratory.comparing.arms import QUESTIONS, wanted
from entaku.messages import Language, say


class Compared(Struct, frozen=True):
    """What a comparison found: each panel has its rows."""

    question: str
    nights: int
    seed: str
    panels: tuple[object, ...]


def command(language: Language) -> click.Command:
    def compare(
        question: str, nights: int, seed: str, workers: int, ray: str, out: Path, svg: Path | None,
        data: Path | None, as_json: bool,
    ) -> None:  # fmt: skip
        try:
            from entaku.laboratory.comparing.measures import (  # they need an extra, which most do without
                Nights,
                measured,
            )
            from entaku.laboratory.comparing.pictures import picture
            from entaku.laboratory.comparing.words import told
        except ModuleNotFoundError as problem:
            raise Unlawful("lab-extra-missing") from problem
        arms = {}
        for arm in QUESTIONS[question]:
            folder = out / arm
            run(study_of(wanted(arm, nights, seed), data, language), workers, ray, folder, language, silent=as_json)
            arms[arm] = Nights(folder, nights)
        panels = measured(question, arms)
        if svg is not None:
            keep(svg, picture(panels, language).encode())
        if as_json:
            echo_json(Compared(question, nights, seed, tuple(panels)))
            return
        for line in told(panels, language):
            click.echo(line)

    return SpokenCommand(
        "compare", language=language, callback=compare, help=say("lab-compare", language), params=parameters(language)
    )


def parameters(language: Language) -> list[click.Parameter]:
    """What may be said behind the command."""
    return [
        click.Argument(["question"], type=click.Choice(tuple(QUESTIONS))),
        count_option(language),
        seed_option(language),
        *where_parameters(language),
        click.Option(["--svg"], type=click.Path(path_type=Path), metavar="FILE", help=say("lab-compare-svg", language)),
        data_option(language),
        json_option(language),
    ]
