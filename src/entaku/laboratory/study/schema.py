"""The tables of a study: what each row is and what each column holds.

The columns' kinds are told without the library that writes them, so that the documentation can be made without it.
"""

from typing import Literal

from msgspec import Struct

Kind = Literal["number", "text", "texts", "share", "mean", "yes or no"]


class Column(Struct, frozen=True):
    """A column: its name, what kind of thing it holds, and what that is."""

    name: str
    kind: Kind
    meaning: str


class TableOf(Struct, frozen=True):
    """A table: what one row is, and the columns."""

    row: str
    columns: tuple[Column, ...]


NIGHT = Column("night", "number", "the night, from 1")
PLAYER = Column("player", "number", "the player, by the seat at the draft, from 0")
GAME = (
    NIGHT,
    Column("round", "number", "the round of the night, from 1"),
    Column("group", "number", "the group within the night, from 1"),
)

TABLES: dict[str, TableOf] = {
    "picks": TableOf(
        "a card that a player drafted",
        (
            NIGHT,
            PLAYER,
            Column("phase", "number", "the phase of the draft, from 1"),
            Column("round", "number", "the round within the draft, from 1; 0 where a phase has none"),
            Column("pick", "number", "how many cards the player had drafted in this phase, this one counted"),
            Column("card", "text", "the card's English name"),
            Column("way", "text", "how it came, empty for a pick from a pack that goes round"),
            Column("seen", "texts", "the cards that lay there, this one among them; empty if it came otherwise"),
        ),
    ),
    "decks": TableOf(
        "copies of a card that a player had after the draft",
        (
            NIGHT,
            PLAYER,
            Column("card", "text", "the card's English name"),
            Column("part", "text", "`main`, `sideboard` or `conspiracies`"),
            Column("copies", "number", "how many"),
            Column("drafted", "yes or no", "whether it was drafted, and isn't a basic land from the box"),
        ),
    ),
    "games": TableOf(
        "a player in a game",
        (
            *GAME,
            PLAYER,
            Column("bot", "text", "which bot the player was"),
            Column("position", "number", "the place in turn order, from 0"),
            Column("colours", "text", "the colours of the deck's spells, in the order WUBRG"),
            Column("place", "number", "1 for who won; who left together shares the better place"),
            Column("won", "share", "the share of the win: 1, or less where several won together, or 0"),
            Column("left", "number", "the turn in which the player left the game, 0 for who was there at its end"),
            Column("why", "text", "why the player left, empty for who was there at its end"),
            Column("life", "number", "life when the game ended or the player left"),
            Column("players", "number", "how many played"),
            Column("turns", "number", "how many turns the game had"),
            Column("ended", "text", "how the game ended"),
            Column("hand", "number", "how many cards the hand had that the player kept"),
            Column("mulligans", "number", "how many mulligans the player took"),
            Column("creatures", "number", "how many creature cards the deck had"),
            Column("cost", "mean", "the mean mana value of the deck's cards that aren't lands, null without any"),
            Column("casts", "number", "how often the player's commanders were cast from the command zone"),
        ),
    ),
    "ranks": TableOf(
        "a player's place in a night",
        (NIGHT, PLAYER, Column("rank", "number", "the place when the night was over, from 1")),
    ),
    "events": TableOf(
        "something that happened in a game",
        (
            *GAME,
            Column("number", "number", "its place among the game's events, from 1"),
            Column("turn", "number", "the turn, 0 before the first"),
            Column("kind", "text", "`draw`, `cast`, `attack`, `damage`, `vote`, `monarch`, `rumble` or `lost`"),
            Column("player", "number", "who did it, or whom it befell (`monarch`, `lost`); by the seat at the draft"),
            Column("other", "number", "the player attacked or damaged, otherwise −1"),
            Column("card", "text", "the card that was drawn or cast, the choice voted for, why somebody lost"),
            Column("amount", "number", "attackers, damage, or cards"),
        ),
    ),
}
Rows = dict[str, list[tuple[object, ...]]]
"""Rows by table, each with its columns in their order."""
