"""`entaku targets`: which words of a Riftbound text are targets, and why."""

import sys
from pathlib import Path

import click

from entaku.cli.bars import bar
from entaku.cli.options import data_option, json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import Refused, SpokenCommand
from entaku.kernel.errors import Unreadable
from entaku.kernel.files import LARGEST_FILE, bytes_of
from entaku.messages import Language, say
from entaku.oracle.library import data_folder
from entaku.riftbound.analysis import Analysis, Mention, Verdict, analyse
from entaku.riftbound.collection import Collection, RiftboundCard, is_card_file, read
from entaku.riftbound.editions import EDITIONS, NEWEST
from entaku.riftbound.reports import Coverage, coverage, followed, report

_SHOWN = 40
"""Texts not understood that are listed for a reader; `--json` has them all."""


def command(language: Language) -> click.Command:
    def targets(
        text: str | None, file: str | None, card: str | None, bring: Path | None, rules: str, data: Path | None,
        as_json: bool,
    ) -> None:  # fmt: skip
        with_file = card is not None and file is not None
        if sum(given is not None for given in (text, file, card, bring)) - with_file != 1:
            raise Refused("riftbound-one-source")
        if bring is not None:
            _bring(bring, data, language, as_json)
        elif card is not None:
            _one(_card(card, file, data), rules, language, as_json)
        elif text is not None:
            _one(RiftboundCard(" ", _clean(text)), rules, language, as_json)
        elif file is not None:
            _file(file, rules, language, as_json)

    return SpokenCommand(
        "targets",
        language=language,
        callback=targets,
        help=say("riftbound-help", language),
        params=[
            click.Option(["--text"], metavar="T", help=say("riftbound-help-text", language)),
            click.Option(["--file"], metavar="F", help=say("riftbound-help-file", language)),
            click.Option(["--card"], metavar="NAME", help=say("riftbound-help-card", language)),
            click.Option(
                ["--import", "bring"], type=click.Path(path_type=Path), metavar="FILE",
                help=say("riftbound-help-import", language),
            ),
            click.Option(
                ["--rules"], type=click.Choice(list(EDITIONS)), default=NEWEST,
                help=say("riftbound-help-rules", language),
            ),
            data_option(language),
            json_option(language),
        ],
    )  # fmt: skip


def _clean(text: str) -> str:
    """The text, if it is one: the shell hands on bytes that are no UTF-8 as they are."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as problem:
        raise Unreadable("cli-file-not-utf8", file="--text", place=problem.start) from problem
    return text


def _contents(file: str) -> bytes:
    if file == "-":
        return sys.stdin.buffer.read(LARGEST_FILE)
    return bytes_of(Path(file))


def _card(name: str, file: str | None, data: Path | None) -> RiftboundCard:
    """The card of that name: of the file, if one is given, else of those the user brought in."""
    if file is None:
        return Collection(data_folder(data)).find(name)
    return Collection.of(read(_contents(file), file)).find(name)


def _bring(file: Path, data: Path | None, language: Language, as_json: bool) -> None:
    count = Collection(data_folder(data)).add(read(bytes_of(file), str(file)))
    if as_json:
        echo_json({"cards": count})
    else:
        click.echo(say("riftbound-imported", language, count=count))


def _file(file: str, rules: str, language: Language, as_json: bool) -> None:
    content = _contents(file)
    if not is_card_file(file, content):
        try:
            text = content.decode("utf-8-sig")
        except UnicodeDecodeError as problem:
            raise Unreadable("cli-file-not-utf8", file=file, place=problem.start) from problem
        _one(RiftboundCard(" ", text), rules, language, as_json)
        return
    cards = read(content, file)
    with bar(silent=as_json) as progress:
        going = progress.track(cards, description=say("riftbound-progress", language))
        found = coverage(going, rules, language)
    if as_json:
        echo_json(found)
    else:
        _print_coverage(found, language)


def _one(card: RiftboundCard, rules: str, language: Language, as_json: bool) -> None:
    analysis = analyse(card.text, rules, name=card.name, kind=card.type)
    if as_json:
        echo_json(report(analysis, language))
        return
    for line in lines(analysis, language):
        click.echo(line)


def lines(analysis: Analysis, language: Language) -> list[str]:
    """What a person reads of an analysis."""
    said = []
    for mention in analysis.mentions:
        said.extend(_mention(mention, analysis.rules, language))
    for unread in analysis.not_understood:
        if not unread.is_mention:
            words = " ".join(unread.text.split())
            said.append(
                say("riftbound-line-not-understood", language, start=unread.start, end=unread.end, words=words)
            )  # fmt: skip
    if not said:
        said.append(say("riftbound-line-nothing", language))
    if analysis.note is not None:
        said.append(analysis.note.in_(language))
    for question in analysis.questions if analysis.targets else ():
        said += ["", question.question.in_(language), f"  {question.answer.in_(language)}"]
    return [*said, "", followed(analysis.rules, language)]


def _mention(mention: Mention, rules: str, language: Language) -> list[str]:
    verdict = mention.verdict
    said = [
        say(
            "riftbound-line", language, number=mention.number, rule=verdict.rule, why=verdict.why.in_(language),
            verdict=_verdict(verdict, language), chosen=say(f"riftbound-chosen-{verdict.chosen}", language),
        )
    ]  # fmt: skip
    if mention.depends_on_rules:
        for other, under in mention.verdicts.items():
            if other != rules:
                told, why = _verdict(under, language), under.why.in_(language)
                said.append(say("riftbound-line-differs", language, rules=other, verdict=told, why=why))
    return said


def _verdict(verdict: Verdict, language: Language) -> str:
    key = "depends" if verdict.depends else "target" if verdict.target else "none"
    return say(f"riftbound-line-{key}", language)


def _print_coverage(found: Coverage, language: Language) -> None:
    click.echo(
        say(
            "riftbound-coverage", language, understood=found.understood, cards=found.cards, percent=found.percent,
            mentions=found.mentions, targets=found.targets,
        )
    )  # fmt: skip
    for unread in found.not_understood[:_SHOWN]:
        words = " ".join(unread.text.split())
        click.echo("  " + say("riftbound-coverage-not", language, card=unread.card, text=words))
    if len(found.not_understood) > _SHOWN:
        click.echo("  …")
