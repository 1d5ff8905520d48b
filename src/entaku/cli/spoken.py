"""Commands that speak the reader's language: click with its few words of its own taken from our message files."""

import gc
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any, cast  # Any: what click hands on

import click

from entaku.kernel.errors import EntakuError, Fact
from entaku.messages import LANGUAGES, Language, has, say


@contextmanager
def importing() -> Iterator[None]:
    """While modules are imported.  What is imported stays: looking for garbage in it took a fifth of the time."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _imported(module: str) -> ModuleType:
    """A module with all it needs."""
    with importing():
        return import_module(module)


def language_of(arguments: Sequence[str]) -> Language:
    """The language asked for by `--lang`, else that of the locale, else English.

    >>> language_of(["groups", "8", "--lang=ja"])
    'ja'
    """
    for index, argument in enumerate(arguments):
        value = ""
        if argument == "--lang" and index + 1 < len(arguments):
            value = arguments[index + 1]
        elif argument.startswith("--lang="):
            value = argument.removeprefix("--lang=")
        if value in LANGUAGES:
            return value
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "ja" if locale.startswith("ja") else "en"


class SpokenCommand(click.Command):
    """A command whose help is in one language; every one of them takes `--lang`."""

    def __init__(self, *args: Any, language: Language, **kwargs: Any) -> None:  # noqa: ANN401 (click's own)
        self.language = language
        super().__init__(*args, **kwargs)
        self.params.append(
            click.Option(
                ["--lang"], type=click.Choice(LANGUAGES), expose_value=False, help=say("cli-help-lang", language)
            )
        )

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = say("cli-help-help", self.language)
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_usage(
            ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), say("cli-usage", self.language) + " "
        )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [row for parameter in self.get_params(ctx) if (row := parameter.get_help_record(ctx))]
        if rows:
            with formatter.section(say("cli-options", self.language)):
                formatter.write_dl(rows)


class SpokenGroup(SpokenCommand, click.Group):
    """A group of commands, each loaded from its module when it is called for.

    `modules` maps a command's name to the module whose `command(language)` makes it.
    """

    def __init__(self, name: str, modules: dict[str, str], language: Language, summary: str) -> None:
        super().__init__(name, language=language, help=summary)
        self.modules = modules

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.modules:
            return None
        make = cast(Callable[[Language], click.Command], _imported(self.modules[cmd_name]).command)
        return make(self.language)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.modules and not args[0].startswith("-"):
            raise Refused("cli-no-such-command", command=args[0], known=", ".join(self.modules))
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        rows = [
            (name, command.get_short_help_str(90))
            for name in self.modules
            if (command := self.get_command(ctx, name)) is not None
        ]
        with formatter.section(say("cli-commands", self.language)):
            formatter.write_dl(rows)


class Refused(click.ClickException):
    """Bad input to a command: one clear line on standard error, exit status 2."""

    exit_code = 2

    def __init__(self, key: str, **facts: Fact) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key)


def told(problem: Exception, language: Language) -> str:
    """What is wrong, as one line in the reader's language."""
    if isinstance(problem, Refused):
        return say(problem.key, language, **problem.facts)
    if isinstance(problem, EntakuError):
        return problem.said(language)
    if isinstance(problem, click.NoSuchOption):
        return say("cli-no-such-option", language, option=problem.option_name)
    if isinstance(problem, click.MissingParameter):
        name = _name(problem.param) if problem.param else ""
        return say("cli-missing", language, parameter=name)
    if isinstance(problem, click.BadOptionUsage):
        return say("cli-option-needs-value", language, option=problem.option_name)
    if isinstance(problem, click.BadParameter) and problem.param is not None:
        expected = _expected(problem.param, language)
        return say("cli-bad-value", language, parameter=_name(problem.param), expected=expected)
    if isinstance(problem, click.UsageError):
        return say("cli-too-much", language)
    return str(problem)


def _name(parameter: click.Parameter) -> str:
    return max(parameter.opts, key=len) if isinstance(parameter, click.Option) else parameter.human_readable_name


def _expected(parameter: click.Parameter, language: Language) -> str:
    kind = parameter.type
    if isinstance(kind, click.Choice):
        return " | ".join(str(choice) for choice in kind.choices)
    if isinstance(kind, click.IntRange):
        return f"{kind.min if kind.min is not None else ''}–{kind.max if kind.max is not None else ''}"
    key = f"cli-expected-{kind.name}"
    return say(key, language) if has(key) else kind.name
