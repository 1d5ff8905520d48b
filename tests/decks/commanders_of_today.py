"""Commanders and cards of today's lists, as facts in our own words, for the tests of the deck check."""

import gzip
import json
from collections.abc import Collection, Iterator
from pathlib import Path

from entaku.oracle.library import Library
from tests.decks.commanding import Row, library, row
from tests.shared_data import shared

DOCTOR = ["Time Lord", "Doctor"]
TODAY = [
    row("Wagon of Lore", "Legendary Artifact — Vehicle", "{3}", "Crew 2", power="4", toughness="4"),
    row("Star Ark", "Legendary Artifact — Spacecraft", "{3}", "Station\n8+ | Flying", power="5", toughness="5"),
    row("Void Ark", "Legendary Artifact — Spacecraft", "{3}", "Station\nSTATION 8+\nFlying\n5/5"),
    row("Dark Beacon", "Legendary Artifact — Spacecraft", "{3}", "Station\n12+ | {T}: Add {W}."),
    row("Plain Cart", "Artifact — Vehicle", "{3}", "Crew 2", power="4", toughness="4"),
    row("Scout One", "Legendary Creature — Human Scout", "{W}", "Partner—Survivors (Both may lead.)"),
    row("Scout Two", "Legendary Creature — Human Scout", "{U}", "Vigilance\nPartner—Survivors (Both may lead.)"),
    row("Chosen One", "Legendary Creature — Human Ninja", "{W}", "Partner—Character select"),
    row("Old Friend", "Legendary Creature — Human", "{W}", "Friends forever"),
    row("New Friend", "Legendary Creature — Human", "{U}", "Partner—Friends forever (Both may lead.)"),
    row("The Last Doctor", "Legendary Creature — Doctor", "{U}", subtypes=DOCTOR),
    row("The Human Doctor", "Legendary Creature — Doctor", "{U}", subtypes=["Human", *DOCTOR]),
    row("Kind Companion", "Legendary Creature — Human", "{W}", "Doctor's companion (You can have two commanders.)"),
    row("Humble Friend", "Creature — Human", "{W}", "Partner"),
    row("Colour Friend", "Legendary Creature — Human", "{2}",
        "If this card is your commander, choose a color before the game begins. This card is the chosen color."),
]  # fmt: skip


def real_rows(names: Collection[str]) -> Iterator[Row]:
    """What the reference data have of the cards of these names."""
    for file in ("data/oracle/cards.jsonl.gz", "data/2026/cards.jsonl.gz"):
        for line in gzip.decompress(shared(file).read_bytes()).splitlines():
            found = json.loads(line)
            if found["name"] in names or found["name"].split(" // ")[0] in names:
                yield found


def real_cards(folder: Path, names: Collection[str]) -> Library:
    """A library with the real cards of these names, as far as the reference data have them."""
    return library(folder, real_rows(names))
