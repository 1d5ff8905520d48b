"""Cards that nobody has seen in games are drafted by what their text does for what it costs."""

from functools import cache

import pytest

from entaku.bots.building import build
from entaku.bots.draft_judgement import UNKNOWN, Judge, as_read, at_sight
from entaku.oracle.card import Card, Face, Printing, bare
from entaku.oracle.colours import colours
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.mana import Cost
from entaku.oracle.reading.tree import tree_of

CREATURE, INSTANT, SORCERY, ARTIFACT = ("Creature",), ("Instant",), ("Sorcery",), ("Artifact",)
MADE_UP: dict[str, tuple[str, tuple[str, ...], str, str]] = {
    "Hearth Drake": ("3WW", CREATURE, "5/5", "Flying\nLifelink"),
    "Snuffing Out": ("1B", INSTANT, "", "Destroy target creature."),
    "Bolt of Rime": ("1R", INSTANT, "", "Bolt of Rime deals 3 damage to any target."),
    "Long Letter": ("2U", SORCERY, "", "Draw two cards."),
    "Meadow Hound": ("1G", CREATURE, "2/2", ""),
    "Small Comfort": ("3W", INSTANT, "", "You gain 4 life."),
    "Sleepy Snail": ("4U", CREATURE, "1/1", ""),
    "World Tortoise": ("9GG", CREATURE, "9/9", ""),
    "Buried Atlas": ("3", ARTIFACT, "", "You may play lands from your graveyard."),
    "Sudden Ward": ("", INSTANT, "", "Draw four cards."),
    "Skeleton Key": ("1B", CREATURE, "2/2", "Whistle a tune backwards."),
    "Murmured Verse": ("3U", SORCERY, "", "Whistle a tune backwards."),
}
"""Cost, types, size and text of cards that are all common."""


@cache
def made_up(name: str, rarity: str = "common") -> tuple[Card, Tree]:
    cost, types, size, text = MADE_UP[name]
    power, _, toughness = size.partition("/")
    face = Face(
        name,
        cost=Cost.parse(cost) if cost else None,
        colours=colours("".join(symbol for symbol in cost if symbol in "WUBRG")),
        types=types,
        power=power or None,
        toughness=toughness or None,
    )
    printing = Printing("XXX", "1", "rare" if rarity == "rare" else "common")
    card = Card(name, (face,), identity=face.colours, printings=(printing,))
    return card, tree_of(card, text)


def find(name: str) -> Card | None:
    return made_up(name)[0] if name in MADE_UP else None


def worth(name: str, rarity: str = "common") -> float:
    return as_read(*made_up(name, rarity))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Hearth Drake", "Snuffing Out"),
        ("Snuffing Out", "Meadow Hound"),
        ("Bolt of Rime", "Meadow Hound"),
        ("Meadow Hound", "Small Comfort"),
        ("Long Letter", "Small Comfort"),
        ("Meadow Hound", "Sleepy Snail"),
        ("Meadow Hound", "World Tortoise"),
        ("Meadow Hound", "Sudden Ward"),
    ],
)
def test_what_does_more_for_its_cost_is_worth_more(better: str, worse: str) -> None:
    """A bomb before removal, removal before a plain creature, that before what is weak, dear, or can't be cast."""
    assert worth(better) > worth(worse)


def test_a_rare_that_wins_no_game_is_worth_less_than_common_removal() -> None:
    """Rarity says little beside the text: at sight it said that the artifact is worth three times as much."""
    assert at_sight(made_up("Buried Atlas", "rare")[0]).base > at_sight(made_up("Bolt of Rime")[0]).base
    assert worth("Buried Atlas", "rare") < worth("Bolt of Rime")


def test_of_two_that_do_the_same_the_rarer_is_worth_no_less() -> None:
    """What a text doesn't show its rarity may."""
    assert worth("Meadow Hound") < worth("Meadow Hound", "rare")


def test_what_cannot_be_read_is_worth_no_more_than_it_shows() -> None:
    """A text that isn't understood says nothing for a card: its size counts, and of a spell nearly nothing is known."""
    assert worth("Skeleton Key") == worth("Meadow Hound")
    assert worth("Murmured Verse", "rare") < worth("Bolt of Rime")


def test_a_judge_reads_what_was_not_measured_and_nothing_else() -> None:
    """What was learned of a card stands; the others are read once, when they are first asked for."""
    asked: list[str] = []

    def tree(card: Card) -> Tree:
        asked.append(card.name)
        return made_up(card.name)[1]

    cards = {name: made_up(name)[0] for name in ("Meadow Hound", "Bolt of Rime", "Long Letter")}
    judge = Judge.learned(cards, {"Meadow Hound": 4.5}, tree)
    assert [judge.base(name) for name in ("Meadow Hound", "Bolt of Rime", "Bolt of Rime")] == [
        4.5,
        worth("Bolt of Rime"),
        worth("Bolt of Rime"),
    ]
    assert asked == ["Bolt of Rime"]
    assert judge.base("Nobody's Card") == UNKNOWN.base


def test_a_deck_is_built_of_what_does_most() -> None:
    """Of creatures of one cost those are played that do most for it, where at sight they are all alike."""
    pool = {"Hearth Drake": 4, "Sleepy Snail": 12, "Long Letter": 19}
    decks = [build(pool, find, {}, tree).main for tree in (None, lambda card: made_up(card.name)[1])]
    assert [deck.get("Hearth Drake", 0) for deck in decks] == [0, 4]


def test_a_card_of_which_the_name_alone_is_known_is_not_read() -> None:
    """There is nothing to read."""
    assert as_read(bare("Nobody's Card"), None) == UNKNOWN.base
