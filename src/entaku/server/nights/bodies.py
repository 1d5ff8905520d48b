"""What is asked of a night over HTTP, and answered.  What is shown of it is in `shown`.

Names of types begin with "Night" where the client's types would otherwise be too short to tell.
"""

from msgspec import Raw, Struct

from entaku.server.nights.shown import NightHello, NightLogLine, NightPrize, NightShown, NightUpdate, NightView
from entaku.server.trouble import Trouble
from entaku.tournament.acts import AnyAct, Role
from entaku.tournament.said import Said
from entaku.tournament.season import SeasonLine
from entaku.tournament.settings import Settings

# Asked of the server.


class NewNight(Struct, frozen=True):
    """Make a night."""

    name: str
    settings: Settings


class NightEntering(Struct, frozen=True):
    """Enter an act, having seen so many entries; `insist` although it breaks a rule.

    Left to the server are the number of a new player, of a proposal and of prizes (0), and the time of the clock.
    `token` is that of the host of a room that is named.
    """

    act: AnyAct
    seen: int
    insist: bool
    by: str
    token: str = ""


class NightDrawing(Struct, frozen=True):
    """Draw lots: "pods", or the pairing of the next "round", which stays a draft."""

    what: str
    seen: int
    insist: bool
    by: str


class NightRegistering(Struct, frozen=True):
    """Somebody registers by the link; `reading` is their name in kana, if they give it.

    With the key of their player `card` name and reading are the card's.  They may `insist` that they are another
    person than somebody of the same name who is there; `mark` tells them apart, "" for a number.
    """

    name: str
    reading: str = ""
    card: str = ""
    insist: bool = False
    mark: str = ""


class NightCard(Struct, frozen=True):
    """The key of a player card."""

    card: str


class NightClaiming(Struct, frozen=True):
    """Whoever has the key of this player card says that they are a player whom the desk typed in."""

    card: str
    player: int


class PrizeText(Struct, frozen=True):
    """What is to be made prizes: a list of cards as it was typed, or what was drafted in a room of this server.

    `token` is that of the room's host.
    """

    text: str
    room: str
    token: str


class NewPodNight(Struct, frozen=True):
    """Make the night of the pod that drafted in a room; `name` "" for the room's own."""

    settings: Settings
    name: str = ""


class PodRoom(Struct, frozen=True):
    """The room here in which a pod drafted, and the token of its host."""

    room: str
    token: str
    seen: int
    by: str


class OpenRoom(Struct, frozen=True):
    """Open a draft for a pod, or a table for a group, with everybody on their seats."""

    by: str


class NightSeating(Struct, frozen=True):
    """A player's seat is wanted: in this room of their group, else where their pod drafts."""

    room: str = ""


# Answered.


class PodNight(Struct, frozen=True):
    """The night that a room's seats play: the desk's key for the host, their player's number and key for a player."""

    code: str
    desk: str | None
    player: int | None
    key: str | None


class NightSeat(Struct, frozen=True):
    """A token in a room of the night: a player's, of their seat, or the host's for an organiser.

    That of the room in which a pod drafted opens the rooms of its groups too.  "" where there is none to have.
    """

    room: str
    token: str


class NightMade(Struct, frozen=True):
    """A night that was made: its code, and the key that makes an organiser."""

    code: str
    key: str


class NightEntered(Struct, frozen=True):
    """An act was entered and is stored, as the entry of this number.

    `key` is the organisers' from here on, where the act made another one, else "".
    """

    entry: int
    key: str = ""


class NightRegistered(Struct, frozen=True):
    """A player who registered by the link, and the key that says that it is them."""

    player: int
    key: str


class NightByCard(Struct, frozen=True):
    """Who somebody with a card is at a night; the player they claim to be, and those that the desk says they aren't."""

    own: NightRegistered | None
    claimed: int | None
    refused: tuple[int, ...]


class NightScanned(Struct, frozen=True):
    """Whose card was scanned: its public number, and who they are here, if they are registered."""

    card: str
    name: str
    reading: str
    player: int | None


class NightRefused(Struct, frozen=True):
    """An act was not entered; nothing was changed.

    doubtful  it can be entered all the same, if the organiser insists
    meanwhile what others entered that the organiser had not seen, and now should: nothing of theirs or ours is lost
    shown     the night as it is now, where something was entered meanwhile
    """

    trouble: Trouble
    doubtful: bool = False
    problems: tuple[Said, ...] = ()
    meanwhile: tuple[NightLogLine, ...] = ()
    shown: Raw | None = None


class NightLink(Struct, frozen=True):
    """A link, and the same as a QR code."""

    url: str
    svg: str


class NightLinks(Struct, frozen=True):
    """The links that an organiser hands out: for everybody, for the projector, for other organisers.

    `roles` are those for judges and scorekeepers, where they were made.
    """

    public: NightLink
    screen: NightLink
    desk: NightLink
    roles: dict[Role, NightLink] = {}


class PrizesRead(Struct, frozen=True):
    """Prizes read from a list, and the lines of which nothing more than the name is known."""

    prizes: tuple[NightPrize, ...]
    unknown: tuple[str, ...]


class SeasonWanted(Struct, frozen=True):
    """The nights of a season by their codes, and files with the results of tournaments that were held elsewhere."""

    nights: list[str] = []
    files: list[str] = []


class SeasonShown(Struct, frozen=True):
    """A season over several nights, in the order in which they were held; `elsewhere` are the names of the others."""

    nights: tuple[str, ...]
    lines: tuple[SeasonLine, ...]
    elsewhere: tuple[str, ...] = ()


NIGHT_BODIES: tuple[type[Struct], ...] = (
    NewNight,
    NewPodNight,
    PodNight,
    PodRoom,
    OpenRoom,
    NightSeating,
    NightSeat,
    NightMade,
    NightEntering,
    NightEntered,
    NightDrawing,
    NightRegistering,
    NightRegistered,
    NightCard,
    NightClaiming,
    NightByCard,
    NightScanned,
    NightRefused,
    NightLink,
    NightLinks,
    PrizeText,
    PrizesRead,
    NightView,
    SeasonWanted,
    SeasonShown,
    NightHello,
    NightShown,
    NightUpdate,
)
"""What travels about nights."""
