"""Bars on standard error that show how far a command has got."""

from rich.console import Console
from rich.progress import Progress


def bar(*, silent: bool) -> Progress:
    """A bar that is gone when all is done; none if `silent`, or where nobody sits who would see it move."""
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=silent or not console.is_terminal)
