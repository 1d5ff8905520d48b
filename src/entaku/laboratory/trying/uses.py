"""The ways in which a card can be used at all: cast for each cost, kicked, with X of 0, 1 and 5; cycled, equipped."""

from collections.abc import Iterator

from msgspec import Struct

from entaku.kernel.table import Event
from entaku.laboratory.trying.dealing import Subject
from entaku.magic.concepts.mana.costs import symbols_of
from entaku.magic.game import events as e
from entaku.magic.game.definitions import spelled_out
from entaku.magic.game.state import Game, Spell
from entaku.magic.spells.casting import casting_methods
from entaku.magic.spells.resolving import asking
from entaku.oracle.ir import abilities as a

XS = (0, 1, 5)
WAYS = ("flashback", "buyback", "retrace", "escape", "jump-start", "emerge")


class Use(Struct, frozen=True):
    """One way to use a card: of which of its abilities, counted from 1 (0 is the card as such), and how."""

    ability: int
    how: str


def uses(subject: Subject) -> tuple[Use, ...]:
    """The ways in which a card should be used to have been tried."""
    return tuple(dict.fromkeys((*ways_to_cast(subject), *ways_to_activate(subject))))


def ways_to_cast(subject: Subject) -> Iterator[Use]:
    cost = subject.card.front.cost
    if cost is not None and "X" in cost.symbols:
        yield from (Use(0, f"X = {x}") for x in XS)
    for ability in subject.abilities:
        if isinstance(ability, a.Keyword):
            if ability.name in WAYS:
                yield Use(0, f"cast for {ability.name}")
            elif ability.name in ("kicker", "multikicker"):
                yield Use(0, "kicked")
            elif ability.name in ("morph", "megamorph"):
                yield Use(0, f"cast for {casting_methods.FACE_DOWN}")
        elif isinstance(ability, a.AlternativeCost):
            yield Use(0, f"cast for {ability.name or 'alternative'}")
        elif isinstance(ability, a.AdditionalCost) and ability.or_else:
            yield from (Use(0, f"cast for {choice}") for choice in casting_methods.CHOICES)
        elif isinstance(ability, a.FlashFor):
            yield Use(0, "cast for flash")


def ways_to_activate(subject: Subject) -> Iterator[Use]:
    for number, ability in enumerate(subject.abilities, start=1):
        meant = spelled_out(ability) if isinstance(ability, a.Keyword) else ability
        if isinstance(meant, a.Activated):
            if isinstance(ability, a.Keyword):
                yield Use(number, "activated")
            if "X" in symbols_of(meant.cost):
                yield from (Use(number, f"X = {x}") for x in XS)


def used(subject: Subject, game: Game, event: Event) -> Iterator[Use]:
    """In which ways the card has been used by what has happened."""
    if isinstance(event, e.Cast | e.ActivatedAbility):
        number = event.object if isinstance(event, e.Cast) else event.source
        found = asking.seen(game, event.object)
        source = asking.seen(game, number)
        if found is None or source is None or found[0].spell is None:
            return
        if subject.card.name not in (source[0].definition.name, source[0].base.name):
            return
        spell = found[0].spell
        if isinstance(event, e.Cast):
            yield from cast_with(spell)
        elif spell.ability is not None:
            yield from activated_with(subject, spell)


def cast_with(spell: Spell) -> Iterator[Use]:
    yield Use(0, f"X = {spell.cast.x}")
    yield from (Use(0, f"cast for {word}") for word in casting_methods.words(spell.cast.way) if word)
    if spell.cast.kicked:
        yield Use(0, "kicked")


def activated_with(subject: Subject, spell: Spell) -> Iterator[Use]:
    for number, ability in enumerate(subject.abilities, start=1):
        meant = spelled_out(ability) if isinstance(ability, a.Keyword) else ability
        if meant == spell.ability:
            yield Use(number, "activated")
            yield Use(number, f"X = {spell.cast.x}")
