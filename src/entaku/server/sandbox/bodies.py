"""What travels over HTTP for the sandbox: the page keeps a position and its answers, the server nothing."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from entaku.kernel.decisions import Decision
from entaku.scenarios.sandbox import Asks, Sandbox
from entaku.scenarios.scenario import Given
from entaku.server.tables.bodies import Happened


class SandboxOffered(Struct, frozen=True):
    """What an editor chooses from: by which rules, how many players at most, and at which step."""

    profiles: tuple[str, ...]
    steps: tuple[str, ...]
    players: int


class SandboxShown(Struct, frozen=True):
    """A sandbox as it stands: everything of it is seen, from the seat of who is asked.

    `position` is the text as lists, mappings and words, `text` the same in the scenarios' own form; `happened` is what
    the last answers led to, each in its turn.
    """

    position: Raw
    text: str
    step: int
    view: Raw
    asked: tuple[Decision, ...]
    happened: tuple[Happened, ...]
    cards: dict[str, Raw]
    over: bool


class SandboxText(Struct, frozen=True):
    """A position, or a file of scenarios, as somebody typed or opened it."""

    text: str


class SandboxRead(Struct, frozen=True):
    """A position or a scenario of a file as a sandbox: what of it doesn't hold, or isn't taken over, each a sentence.

    `asks` is what it asks for, where it is a puzzle.
    """

    name: str
    sandbox: Sandbox
    failures: tuple[str, ...]
    asks: Asks | None = None


class SandboxesRead(Struct, frozen=True):
    """All of a file."""

    found: tuple[SandboxRead, ...]


class ScenarioWanted(Struct, frozen=True):
    """A sandbox to be written out under a name; `why` is what a reader should know."""

    sandbox: Sandbox
    name: str
    why: str = ""


class ScenarioWritten(Struct, frozen=True):
    """The sandbox as a scenario, and how it stands now as a position; "" where the game is over.

    `lost` is what that position can't say, each a sentence.
    """

    scenario: str
    position: str
    lost: tuple[str, ...]


class WinWanted(Struct, frozen=True):
    """A win that is looked for: of whose seat, within how many turns."""

    sandbox: Sandbox
    seat: int
    turns: Annotated[int, Meta(ge=1, le=20)] = 1


class WinFound(Struct, frozen=True):
    """The answers that win, None where none were found among so many positions.

    `exhausted`: all was looked at, so that there is none.
    """

    line: tuple[Given, ...] | None
    positions: int
    exhausted: bool


class MomentTaken(Struct, frozen=True):
    """A moment of a game: its position by the seats' letters, what that can't say, and a file to send to whoever
    looks after the rules: how it was when nothing waited, and how it came out."""

    position: str
    lost: tuple[str, ...]
    file: str


SANDBOX_BODIES: tuple[type[Struct], ...] = (
    SandboxOffered, SandboxShown, SandboxText, SandboxesRead, ScenarioWanted, ScenarioWritten, MomentTaken,
    WinWanted, WinFound,
)  # fmt: skip
