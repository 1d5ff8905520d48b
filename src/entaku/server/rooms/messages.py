"""What is asked of a room over its line, rather than of the table that is played there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from entaku.bots.levels import Level
from entaku.server.rooms.bodies import (
    LogOpening,
)
from entaku.server.tables.options import GameOptions, Options


class Sit(Struct, frozen=True, tag="sit"):
    """Take a free or offered seat, or None: stand up, in the lobby."""

    seat: int | None
    request: int = 0


class Rename(Struct, frozen=True, tag="rename"):
    """Another name for yourself."""

    name: str
    request: int = 0


class TakeOver(Struct, frozen=True, tag="take-over"):
    """Become the host, where the host has been away for two minutes."""

    request: int = 0


class Start(Struct, frozen=True, tag="start"):
    """Host: begin.  Free seats get bots, or are closed; `shuffle` seats everybody at random first."""

    free: Literal["bots", "close"] = "bots"
    shuffle: bool = False
    request: int = 0


class Pause(Struct, frozen=True, tag="pause"):
    """Host: clocks stand still and nothing is answered, or they go on."""

    on: bool
    request: int = 0


class Pace(Struct, frozen=True, tag="pace"):
    """Host: how many seconds a bot takes for what it does."""

    seconds: Annotated[float, Meta(ge=0, le=10)]
    request: int = 0


class BotLevel(Struct, frozen=True, tag="bot-level"):
    """Host: how well the room's bots play games from now on."""

    level: Level
    request: int = 0


class Hurry(Struct, frozen=True, tag="hurry"):
    """Whoever sits at the table: bots take no time until a person is asked again."""

    request: int = 0


class Standin(Struct, frozen=True, tag="standin"):
    """Host, or whoever sits there: a bot plays the seat, or its person plays again."""

    seat: int
    on: bool
    request: int = 0


class SetBot(Struct, frozen=True, tag="set-bot"):
    """Host, in the lobby: a bot on a free seat, or off it again."""

    seat: int
    on: bool
    request: int = 0


class Kick(Struct, frozen=True, tag="kick"):
    """Host: whoever sits there leaves the room; during play a bot goes on."""

    seat: int
    request: int = 0


class Dismiss(Struct, frozen=True, tag="dismiss"):
    """Host: somebody who looks on leaves the room; `guest` is their number among `RoomInfo.onlookers`."""

    guest: int
    request: int = 0


class AskReady(Struct, frozen=True, tag="ask-ready"):
    """Host, in the lobby: ask everybody who sits there whether they are ready."""

    request: int = 0


class SayReady(Struct, frozen=True, tag="say-ready"):
    """Whether you are, when asked: `number` is that of `RoomInfo.ready`."""

    number: int
    ready: bool
    request: int = 0


class Offer(Struct, frozen=True, tag="offer"):
    """A newcomer may take over this bot's seat, or one's own, or no longer.  During a table, it is asked about it."""

    seat: int
    on: bool
    request: int = 0


class Reseat(Struct, frozen=True, tag="reseat"):
    """Host, in the lobby: the seats in a new order (`order[n]` is who sat there before); empty for a random one."""

    order: tuple[int, ...] = ()
    request: int = 0


class Resize(Struct, frozen=True, tag="resize"):
    """Host, in the lobby: so many seats."""

    seats: int
    request: int = 0


class Change(Struct, frozen=True, tag="change"):
    """Host, in the lobby: play this instead."""

    options: Options
    request: int = 0


class PassHost(Struct, frozen=True, tag="pass-host"):
    """Host: whoever sits there is the host from now on."""

    seat: int
    request: int = 0


class Publish(Struct, frozen=True, tag="publish"):
    """Host, when the table is over: everybody may see everything of it, and its recording."""

    request: int = 0


class OpenLog(Struct, frozen=True, tag="open-log"):
    """Host: when everything of the table will be open, and to whom.  What has been opened stays so."""

    opening: LogOpening
    request: int = 0


class TalkAt(Struct, frozen=True, tag="talk-at"):
    """Host: where the group talks, shown to who is in; "" for nowhere."""

    url: str
    request: int = 0


class List(Struct, frozen=True, tag="list"):
    """Host: the room stands among the open tables of the server, or no longer; who comes by them has to knock."""

    on: bool
    knocking: bool = True
    request: int = 0


class Admit(Struct, frozen=True, tag="admit"):
    """Host: who knocks is let in, or not; `knock` is its number among `RoomInfo.knocks`."""

    knock: int
    on: bool
    request: int = 0


class EndCast(Struct, frozen=True, tag="end-cast"):
    """Host: a caster's link shows nothing any more."""

    caster: int
    request: int = 0


class Again(Struct, frozen=True, tag="again"):
    """Host, when the table is over: back to the lobby, for another one with the same people."""

    request: int = 0


class PlayGame(Struct, frozen=True, tag="play-game"):
    """Host, when a draft or a game is over: everybody plays a game with the deck they built."""

    options: GameOptions = GameOptions()
    request: int = 0


class Undo(Struct, frozen=True, tag="undo"):
    """Ask the table to go back: before your last act, or to where this step, the one before, or this turn began."""

    to: Literal["act", "step", "before", "turn"] = "act"
    request: int = 0


class TakeBack(Struct, frozen=True, tag="take-back"):
    """Take back your last mana ability, spell or ability, until others know something new."""

    request: int = 0


class Objecting(Struct, frozen=True, tag="object"):
    """Ask the table to take back what somebody just did by hand."""

    request: int = 0


class Vote(Struct, frozen=True, tag="vote"):
    """Say what you want in something that the table is asked; who asked for an undo withdraws it with "no"."""

    motion: int
    choice: str
    request: int = 0


class Say(Struct, frozen=True, tag="say"):
    """Say something to the table: a text, or the key of a phrase."""

    text: str = ""
    phrase: str = ""
    request: int = 0


RoomRequest = (
    Sit | Rename | TakeOver | Start | Pause | Pace | BotLevel | Hurry | Standin | SetBot | Kick | Dismiss | Offer
    | Reseat | Resize | Change | PassHost | Publish | Again | PlayGame | Undo | TakeBack | Objecting | Vote | Say
    | AskReady | SayReady | OpenLog | EndCast | TalkAt | List | Admit
)  # fmt: skip
"""What is asked of the room rather than of the table."""
