"""Commander decks and the cards in them, as facts in our own words, for the tests of the deck check."""

from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from entaku.decks.check.commander import Verdict, check
from entaku.decks.check.rules import CommanderRules, rules_named
from entaku.decks.deck import Deck, DeckEntry
from entaku.oracle.library import Library

Row = Mapping[str, object]


def row(
    name: str, kind: str, cost: str | None = None, text: str = "", released: str = "2005-01-01", **more: object
) -> Row:
    """A card as a file gives it, legal where nothing else is said; its colour identity is left to be worked out."""
    left, _, right = kind.partition(" — ")
    words = left.split()
    supertypes = [word for word in words if word in ("Basic", "Legendary", "Snow")]
    found: dict[str, object] = {
        "name": name, "layout": "normal", "type": kind, "supertypes": supertypes,
        "types": [word for word in words if word not in supertypes], "subtypes": right.split(),
        "colors": sorted({letter for letter in cost or "" if letter in "WUBRG"}), "text": text,
        "firstPrinted": released, "firstPrinting": "AAA", "rarity": "common",
        "legalities": {"vintage": "Legal", "commander": "Legal"},
    }  # fmt: skip
    if cost is not None:
        found["manaCost"] = cost
    return found | more


PHELDDAGRIF = row("Phelddagrif", "Legendary Creature — Phelddagrif", "{1}{G}{W}{U}", "{G}: a. {W}: b. {U}: c.")
LIFE, DEATH = (
    row("Life // Death", "Sorcery", cost, layout="split", faceName=face, side=side, colors=colours)
    for face, side, cost, colours in (("Life", "a", "{G}", ["G"]), ("Death", "b", "{1}{B}", ["B"]))
)
NOT_ALLOWED: dict[str, tuple[Row, ...]] = {
    "Goblin Piker": (row("Goblin Piker", "Creature — Goblin Warrior", "{1}{R}"),),
    "Elves of Deep Shadow": (row("Elves of Deep Shadow", "Creature — Elf Druid", "{G}", "{T}: makes {B}, and hurts."),),
    "Talisman of Dominance": (row("Talisman of Dominance", "Artifact", "{2}", "{T}: makes {C}, or {U} or {B}."),),
    "Life // Death": (LIFE, DEATH),
    "Degavolver": (row("Degavolver", "Creature — Volver", "{2}{W}", "Kicker {1}{B} or {R}."),),
    "Underground River": (row("Underground River", "Land", None, "{T}: makes {C}, or {U} or {B}."),),
    "Godless Shrine": (row("Godless Shrine", "Land — Plains Swamp", None, "({T}: makes {W} or {B}.)"),),
    "Badlands": (row("Badlands", "Land — Swamp Mountain", None, "({T}: makes {B} or {R}.)"),),
    "Madblind Mountain": (row("Madblind Mountain", "Land — Mountain", None, "({T}: makes {R}.) {R}, {T}: c."),),
    "Boros Guildmage": (row("Boros Guildmage", "Creature — Human Wizard", "{R/W}{R/W}", "{1}{R}: a. {1}{W}: b."),),
}
ALLOWED = {
    "Esper Panorama": row("Esper Panorama", "Land", None, "{T}: makes {C}. {1}, {T}: finds a Plains, Island or Swamp."),
    "Shard Convergence": row("Shard Convergence", "Sorcery", "{3}{G}", "Finds a Plains, Island, Swamp and Mountain."),
}
OTHERS = [
    row("Bear Cub", "Creature — Bear", "{1}{G}"),
    row("Brook Spirit", "Legendary Creature — Spirit", "{2}{U}"),
    row("Channel", "Sorcery", "{G}{G}"),
    row("Riftsweeper", "Creature — Elf Shaman", "{1}{G}", released="2007-05-04"),
    row("Grindstone", "Artifact", "{1}", released="1997-10-14"),
    row("Rofellos, Llanowar Emissary", "Legendary Creature — Elf Druid", "{G}{G}"),
    row("Braids, Cabal Minion", "Legendary Creature — Human Minion", "{2}{B}{B}"),
    row("Shahrazad", "Sorcery", "{W}{W}", legalities={"vintage": "Banned", "commander": "Banned"}),
    row("Jeweled Bird", "Artifact", "{1}", legalities={"vintage": "Banned", "commander": "Banned"}),
    row("Cleanse", "Sorcery", "{W}", legalities={"vintage": "Banned", "commander": "Banned"}),
    row("Joke", "Artifact", "{1}", legalities={"duel": "Legal"}),
    row("Silent Card", "Artifact", "{1}", legalities={}),
    row("A Scheme", "Scheme", None, legalities={}),
    row("Steel Hellkite", "Artifact Creature — Dragon", "{6}", released="2010-10-01"),
    row("Later Card", "Artifact", "{1}", released="2011-06-17"),
    row("Relentless Rats", "Creature — Rat", "{1}{B}{B}", "A deck can have any number of cards named Relentless Rats."),
    row("Seven Dwarves", "Creature — Dwarf", "{2}{R}", "A deck can have up to seven cards named Seven Dwarves."),
    row("Snow-Covered Forest", "Basic Snow Land — Forest"),
    row("Painted Courier", "Artifact Creature — Golem", "{4}", "Painted Courier is all colors."),
    row("Reminding Rock", "Artifact", "{3}", "Convoke. (Each creature pays for {1} or {R} mana.)"),
    row("Old Oak", "Creature — Treefolk", "{3}", "Swampwalk, and Mountains you control are better."),
    row("Dusk // Fury", "Creature — Human", "{1}{G}", layout="transform", faceName="Dusk", side="a"),
    row("Dusk // Fury", "Creature — Werewolf", None, layout="transform", faceName="Fury", side="b",
        colors=["R"], colorIndicator=["R"]),
    row("Green Friend", "Legendary Creature — Elf", "{G}", "Partner (You can have two commanders.)"),
    row("White Friend", "Legendary Creature — Human", "{W}", "Vigilance, partner"),
    row("Ann", "Legendary Creature — Human", "{U}", "Partner with Bob (Both lead.)\nFlying"),
    row("Bob", "Legendary Creature — Human", "{W}", "Partner with Ann (Both lead.)"),
    row("Hero Alone", "Legendary Creature — Human", "{W}", "Choose a Background (You may.)"),
    row("Noble Past", "Legendary Enchantment — Background", "{U}"),
    row("Walker Prime", "Legendary Planeswalker — Walker", "{2}{G}{W}{U}", "Walker Prime can be your commander."),
    row("Walker Minor", "Legendary Planeswalker — Walker", "{2}{G}{W}{U}"),
]  # fmt: skip


def library(folder: Path, rows: Iterable[Row], dated: str = "") -> Library:
    """A library into which these cards were imported, from a file of a day if one is said."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "cards.jsonl"
    file.write_bytes(b"\n".join(map(msgspec.json.encode, rows)))
    found = Library(folder)
    found.import_files([file], dated=dated)
    return found


def all_rows() -> list[Row]:
    """Every card of this page."""
    return [PHELDDAGRIF, *(each for rows in NOT_ALLOWED.values() for each in rows), *ALLOWED.values(), *OTHERS]


def led_by(
    *commanders: str, cards: Mapping[str, int] | Iterable[str] = (), size: int = 100, basic: str = "Forest"
) -> Deck:
    """A deck of these commanders and cards, filled up with a basic land."""
    counts = dict(cards) if isinstance(cards, Mapping) else dict.fromkeys(cards, 1)
    lands = size - len(commanders) - sum(counts.values())
    main = [DeckEntry(copies, name) for name, copies in counts.items()]
    return Deck(
        main=(*main, *([DeckEntry(lands, basic)] if lands else [])),
        commanders=tuple(DeckEntry(1, name) for name in commanders),
    )


def found(deck: Deck, cards: Library, rules: CommanderRules | str = "commander-2010") -> list[tuple[str, str | None]]:
    """The rule and the card of each problem."""
    return [(problem.rule, problem.card) for problem in verdict(deck, cards, rules).problems]


def verdict(deck: Deck, cards: Library, rules: CommanderRules | str = "commander-2010") -> Verdict:
    """What the check says."""
    return check(deck, rules_named(rules) if isinstance(rules, str) else rules, cards)
