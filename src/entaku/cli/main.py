"""The command `entaku`."""

import errno
import os
import sys
from collections.abc import Sequence

import click

from entaku import __version__
from entaku.cli.spoken import SpokenGroup, language_of, told
from entaku.kernel.errors import EntakuError
from entaku.kernel.files import reason_of
from entaku.messages import Language, say

COMMANDS = {
    "serve": "entaku.cli.serve",
    "backup": "entaku.cli.backup",
    "restore": "entaku.cli.restore",
    "night": "entaku.cli.night",
    "play": "entaku.cli.play",
    "draft": "entaku.cli.draft",
    "groups": "entaku.cli.groups",
    "cards": "entaku.cli.cards",
    "deck": "entaku.cli.deck",
    "scenario": "entaku.cli.scenario",
    "puzzle": "entaku.cli.puzzle",
    "replay": "entaku.cli.replay",
    "verify": "entaku.cli.verify",
    "targets": "entaku.cli.targets",
    "lab": "entaku.cli.lab",
    "bench": "entaku.cli.bench",
}


def command(language: Language) -> click.Command:
    """The whole command, in one language."""
    group = SpokenGroup("entaku", COMMANDS, language, say("cli-entaku", language))
    return click.version_option(__version__, message="%(version)s", help=say("cli-help-version", language))(group)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command: exit status 0 for success, 2 for bad input with one clear line, never a traceback for it."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = language_of(given)
    try:
        status = command(language).main(given, prog_name="entaku", standalone_mode=False)
        sys.stdout.flush()
    except (click.ClickException, EntakuError) as problem:
        if isinstance(problem, click.exceptions.NoArgsIsHelpError):
            click.echo(problem.ctx.get_help() if problem.ctx else "")
            sys.exit(0)
        click.echo(f"entaku: {told(problem, language)}", err=True)
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        _let_go_of_output()
        sys.exit(0)
    except OSError as problem:
        if problem.errno not in (errno.ENOSPC, errno.EIO, errno.EDQUOT, errno.EFBIG):
            raise
        _let_go_of_output()
        click.echo(f"entaku: {say('cli-no-room', language, problem=reason_of(problem))}", err=True)
        sys.exit(2)
    sys.exit(status if isinstance(status, int) else 0)


def _let_go_of_output() -> None:
    """What nobody takes any more isn't tried again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
