"""A scenario as it is written: plain data, each part with its line."""

from msgspec import Struct

from entaku.kernel.decisions import Answer, DecisionId
from entaku.magic.game.profile import RulesProfile
from entaku.magic.game.state import Daytime
from entaku.oracle.card import Card
from entaku.oracle.documents import Text
from entaku.oracle.ir.abilities import Tree

BEFORE = "before the game"


class Placed(Struct, frozen=True):
    """Cards or tokens put somewhere: "2 Mountain", "Wind Dancer as Dancer (tapped)", "3 1/1 white Soldier tokens".

    `face`: the name of one of its faces, by which a card was called; on the battlefield that face is up.
    """

    name: str
    line: int
    count: int = 1
    alias: str = ""
    details: tuple[str, ...] = ()
    token: "TokenWords | None" = None
    face: str = ""


class TokenWords(Struct, frozen=True):
    """A token in words: its size, colours as letters, words of its type line, keyword abilities."""

    size: tuple[int, int] | None
    colours: str
    types: tuple[str, ...]
    keywords: tuple[str, ...] = ()


class Side(Struct, frozen=True):
    """What belongs to one player as the scenario begins; library from the top, notes of the draft by card.

    `counters` are their counters, and their speed.
    `wounds` is the combat damage that commanders have dealt them before; `coins` and `dice` are how those fall that
    they flip and roll, the first first, `rolls` the planar die.  `planes` and `schemes` are decks of theirs, top first.
    """

    life: int | None = None
    counters: tuple[tuple[str, int], ...] = ()
    mana: str = ""
    lands_played: int = 0
    zones: tuple[tuple[str, tuple[Placed, ...]], ...] = ()
    noted: tuple[tuple[str, Text], ...] = ()
    wounds: tuple[Text, ...] = ()
    coins: tuple[Text, ...] = ()
    dice: tuple[Text, ...] = ()
    rolls: tuple[Text, ...] = ()
    planes: tuple[Placed, ...] = ()
    schemes: tuple[Placed, ...] = ()


class Check(Struct, frozen=True):
    """Statements that must hold: `now` as things are, else when nothing is left on the stack."""

    statements: tuple[Text, ...]
    now: bool = False


class Given(Struct, frozen=True, array_like=True):
    """An answer as a table keeps it: to which of its decisions, and what."""

    decision: DecisionId
    answer: Answer


class Scenario(Struct, frozen=True):
    """One situation: who plays by which rules, the board, what is done, and what must then be so.

    `turn` is the player and the step in which it begins, None before the game; `imported` are the names of the cards
    whose texts it reads, `planes` the planar deck that all share, the top first.  `given` are the answers with which it
    begins: those of a sandbox, before anything that sentences say.
    """

    name: str
    line: int
    rules: tuple[str, ...]
    players: tuple[str, ...]
    profile: RulesProfile
    turn: tuple[int, str] | None
    sides: tuple[Side, ...]
    story: tuple[Text | Check, ...]
    monarch: int | None = None
    daytime: Daytime = ""
    seed: str = "1"
    cards: tuple[Card, ...] = ()
    trees: tuple[Tree, ...] = ()
    imported: tuple[str, ...] = ()
    planes: tuple[Placed, ...] = ()
    given: tuple[Given, ...] = ()
