"""Dealing a board for a card: from what its tree speaks of to cards in every zone."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from msgspec import Struct

from entaku.kernel.randomness import Stream
from entaku.laboratory.trying.boards import AURA, SWORD, Board, Placed, Side
from entaku.laboratory.trying.phrases import Phrase, great_x, numbers, phrases
from entaku.laboratory.trying.stand_ins import CHOSEN_COLOUR, CHOSEN_TYPE, StandIn, stand_in
from entaku.laboratory.trying.tools import HANDLING, fitting_tools, named
from entaku.magic.game.definitions import number
from entaku.oracle.card import Card, Face
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Ability, Tree
from entaku.oracle.ir.happenings import Attacks
from entaku.oracle.ir.short import ability, cost, group, taps_for, whenever
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.life import GainLife
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.mechanics.tapping import Untap
from entaku.oracle.pool import Note

TrialKind = Literal["cast", "stands", "handled"]
Plenty = Literal["much", "some", "little"]

WELL = StandIn(
    Card("Made-up Well", (Face("Made-up Well", types=("Land",)),)), Tree("Made-up Well", (taps_for("WUBRGC"),))
)
SNOW_WELL = StandIn(
    Card("Made-up Snow Well", (Face("Made-up Snow Well", supertypes=("Snow",), types=("Land",)),)),
    Tree("Made-up Snow Well", (taps_for("WUBRGC"),)),
)
ENCHANTING = StandIn(
    Card(AURA, (Face(AURA, cost=Cost(("1",)), types=("Enchantment",), subtypes=("Aura",)),)),
    Tree(AURA, (a.Keyword("enchant", where=()),)),
)
ARMING = StandIn(
    Card(SWORD, (Face(SWORD, cost=Cost(("1",)), types=("Artifact",), subtypes=("Equipment",)),)),
    Tree(SWORD, (a.Keyword("equip", (a.Pay(Cost(("1",))),)),)),
)
GADGET = StandIn(
    Card("Made-up Gadget", (Face("Made-up Gadget", cost=Cost(("1",)), types=("Artifact",)),)),
    Tree("Made-up Gadget", (ability(cost("1"), GainLife(1)), whenever(Attacks(group()), GainLife(1)))),
)
"""What has abilities that others are about."""
CREATURE, FLYER = (
    stand_in((t.Is("Creature"),)),
    stand_in((t.Is("Creature"), t.Has("flying"), t.Coloured("W"))),
)
LEGEND = stand_in((t.Is("Legendary"), t.Is("Creature"), t.Multicoloured()))
BIG = stand_in((t.Is("Creature"), t.Stat("power", "=", 4), t.Has("vigilance"), t.Coloured("B")))
ARTIFACT, ENCHANTMENT = stand_in((t.Is("Artifact"),)), stand_in((t.Is("Enchantment"),))
FOREST, ISLAND = stand_in((t.Is("Basic"), t.Is("Forest"))), stand_in((t.Is("Basic"), t.Is("Island")))
INSTANT, SORCERY = stand_in((t.Is("Instant"), t.Coloured("R"))), stand_in((t.Is("Sorcery"), t.Coloured("B")))
WALKER = stand_in((t.Is("Planeswalker"),))
MOST_LANDS = 16
FEW_LANDS = 3
MOST_ASKED = 20
"""So many of a kind are dealt at most: there are cards that win the game with twenty creatures."""
SPARE_LOYALTY = 3
"""So many loyalty counters more than it costs lie on a planeswalker: it may be attacked before its turn comes."""


class Subject(Struct, frozen=True):
    """The card that is tried, and what it does."""

    card: Card
    tree: Tree

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """Of all its faces."""
        return (*self.tree.abilities, *(ability for face in self.tree.others for ability in face))


class Scene(Struct, frozen=True):
    """A kind of board: what is done with the card, how many players, how much lies there, and which one of its kind."""

    kind: TrialKind
    players: int
    plenty: Plenty
    number: int = 0

    @property
    def is_alone(self) -> bool:
        """Whether the card is its player's only creature, and nothing else is cast."""
        return self.plenty == "little" and self.number % 2 == 1


class Hoard:
    """What a player is dealt so far."""

    def __init__(self) -> None:
        self.zones: dict[t.Zone, list[Placed]] = {
            "battlefield": [], "hand": [], "library": [], "graveyard": [], "exile": [], "outside": [], "command": [],
        }  # fmt: skip

    def add(self, zone: t.Zone, one: StandIn, known: dict[str, StandIn], count: int = 1) -> None:
        known.setdefault(one.name, one)
        place: t.Zone = "hand" if zone == "stack" else zone
        self.zones[place] += [Placed(one.name, one.statuses, one.counters)] * count


def deal(subject: Subject, scene: Scene, stream: Stream) -> Board:
    """A board on which the card can act."""
    known: dict[str, StandIn] = {one.name: one for one in (ENCHANTING, ARMING, FOREST)}
    own = StandIn(subject.card, subject.tree)
    known[own.name] = own
    hoards = [Hoard() for _ in range(scene.players)]
    for home, hoard in enumerate(hoards):
        lay_ground(hoard, home, subject, scene, known)
    for phrase in phrases(subject.abilities):
        lay_out(hoards, phrase, subject, scene, known)
    lay_own(hoards, subject, scene, own, known)
    lay_tools(hoards, subject, scene, stream, known)
    for hoard in hoards:
        stream.shuffle(hoard.zones["library"])
    lives = life_of(scene)
    sides = tuple(
        Side(tuple((zone, tuple(items)) for zone, items in hoard.zones.items()), lives[home])
        for home, hoard in enumerate(hoards)
    )
    cards = tuple(one.card for one in known.values())
    trees = tuple(one.tree for one in known.values())
    return Board(sides, first_step(subject, scene), cards, trees, notes_for(subject.card.name))


def notes_for(name: str) -> tuple[Note, ...]:
    """What may have been noted for a card in the draft: one of everything."""
    return (
        Note(name, "number", number=5),
        Note(name, "name", CREATURE.name),
        Note(name, "creature type", CHOSEN_TYPE),
        Note(name, "colour", CHOSEN_COLOUR),
        Note(name, "player", number=1),
        Note(name, "guess", CREATURE.name, right=True),
    )


def first_step(subject: Subject, scene: Scene) -> str:
    """Where the game begins: so that what belongs to combat isn't used up before it."""
    if scene.number % 2 and (scene.kind == "stands" or "Instant" in subject.card.types):
        return "beginning of combat"
    return "upkeep" if scene.kind == "stands" else "precombat main"


def life_of(scene: Scene) -> list[int]:
    """How much life each player has: little of everything is little life for one of them, but not the end."""
    if scene.plenty == "little":
        low = (1, 9) if scene.is_alone else (0, 4)
        return [low[1] if home == low[0] else 20 for home in range(scene.players)]
    return [20 + (5 if home == scene.number % scene.players else 0) for home in range(scene.players)]


def lay_ground(hoard: Hoard, home: int, subject: Subject, scene: Scene, known: dict[str, StandIn]) -> None:
    """What everybody has: lands for everything, some creatures and other things, a library, a graveyard."""
    well = SNOW_WELL if "S" in symbols_of(subject) else WELL
    hoard.add("battlefield", well, known, lands_for(subject, scene) if home == 0 else 4)
    much = {"much": 2, "some": 1, "little": 0}[scene.plenty]
    hoard.add("battlefield", CREATURE, known, 0 if scene.is_alone and not home else 1 + (much > 0) if home < 2 else 1)
    if much and home < 2:
        for one in (FLYER, ARTIFACT, ENCHANTMENT):
            hoard.add("battlefield", one, known)
    if much == 2:
        hoard.add("battlefield", BIG, known)
        if home == 1:
            hoard.add("battlefield", WALKER, known)
            hoard.add("battlefield", FLYER, known)
    for one in (FOREST, INSTANT, ISLAND, ARTIFACT, SORCERY, *(() if scene.is_alone else (CREATURE, FLYER))):
        hoard.add("library", one, known)
    if scene.plenty != "little":
        hoard.add("hand", FOREST, known)
        hoard.add("hand", CREATURE, known)
        hoard.add("hand", INSTANT, known)
        for one in (CREATURE, INSTANT, FOREST, ARTIFACT, SORCERY, BIG, ENCHANTMENT)[: 7 if much == 2 else 3]:
            hoard.add("graveyard", one, known)


def symbols_of(subject: Subject) -> str:
    """All symbols of mana in the card's costs."""
    costs = [face.cost for face in subject.card.faces if face.cost is not None]
    costs += [node.mana for node in nodes(subject.abilities) if isinstance(node, a.Pay)]
    return " ".join(symbol for price in costs for symbol in price.symbols)


def lands_for(subject: Subject, scene: Scene) -> int:
    """How many lands pay for the card, with X of 5, and with what can be paid on top; few where lands are counted."""
    if scene.is_alone and scene.kind == "stands" and counts_lands(subject):
        return FEW_LANDS
    face = max((face.cost.mana_value for face in subject.card.faces if face.cost is not None), default=0)
    paid = [node.mana.mana_value for node in nodes(subject.abilities) if isinstance(node, a.Pay)]
    xs = max(5, great_x(subject.abilities)) * min(2, symbols_of(subject).split().count("X"))
    return min(MOST_LANDS, max(8, face + max(paid, default=0) + xs + 2))


def counts_lands(subject: Subject) -> bool:
    """Whether a condition asks for a number of lands: then it should fail once, too."""
    return any(isinstance(things, t.Group) and t.Is("Land") in things.where for things, _ in numbers(subject.abilities))


def lay_out(hoards: Sequence[Hoard], phrase: Phrase, subject: Subject, scene: Scene, known: dict[str, StandIn]) -> None:
    """What a phrase speaks of, for those who may have it; each alternative of it comes up."""
    if any(isinstance(predicate, t.NamedAsSource) for predicate in phrase.where):
        hoards[0].add(phrase.zone, StandIn(subject.card, subject.tree), known, 1 if phrase.zone == "stack" else 2)
        return
    if any(isinstance(predicate, t.IsAbility) for predicate in phrase.where):
        for hoard in hoards[:2]:
            hoard.add("battlefield", GADGET, known)
        return
    if any(isinstance(predicate, t.ExiledWithSource) and predicate.by_name for predicate in phrase.where):
        lay_exiled(hoards[0], phrase, subject, known)
        return
    wanted = needed_count(phrase, subject)
    for home, hoard in enumerate(hoards):
        if not (phrase.yours if home == 0 else phrase.theirs or home == 1):
            continue
        count = copies_of(phrase, scene, home, wanted)
        for turn in range(count):
            one = stand_in(phrase.where, phrase.zone, turn + scene.number)
            if one.name == subject.card.name:
                one = StandIn(subject.card, subject.tree)
            hoard.add(phrase.zone, one, known)


def lay_exiled(hoard: Hoard, phrase: Phrase, subject: Subject, known: dict[str, StandIn]) -> None:
    """What cards of this name exiled before the game began."""
    for turn in range(3):
        one = stand_in(phrase.where, "exile", turn)
        known.setdefault(one.name, one)
        hoard.zones["exile"].append(Placed(one.name, exiled_with=subject.card.name))


def needed_count(phrase: Phrase, subject: Subject) -> int:
    """How many of them a condition of the card asks for."""
    asked = [
        count
        for things, count in numbers(subject.abilities)
        if isinstance(things, t.Group) and things.where == phrase.where and things.zone == phrase.zone
    ]
    return min(MOST_ASKED, max(asked, default=0))


def copies_of(phrase: Phrase, scene: Scene, home: int, wanted: int) -> int:
    """How many stand-ins of a phrase a player gets."""
    if home > 1:
        return 1 if scene.plenty == "much" and phrase.zone == "battlefield" else 0
    few = 1 if home or phrase.zone in ("hand", "stack", "exile", "outside") else 2
    if scene.plenty == "little":
        return 0 if scene.is_alone and not home and phrase.zone in ("battlefield", "hand", "library") else 1
    few = max(few, phrase.count)
    return max(few, wanted if scene.plenty == "much" and home == 0 else 0)


def lay_own(hoards: Sequence[Hoard], subject: Subject, scene: Scene, own: StandIn, known: dict[str, StandIn]) -> None:
    """The card itself, where the scene wants it."""
    types = set(subject.card.types)
    if "Conspiracy" in types:
        place(hoards[0], "command", own)
        return
    stays = not types & {"Instant", "Sorcery"}
    if scene.kind == "cast" or not stays:
        hoards[0].add("hand", own, known, 4 if scene.kind == "cast" else 3)
        if "Legendary" in subject.card.front.supertypes and not stays:
            hoards[0].add("battlefield", LEGEND, known)
    elif scene.kind == "stands":
        for _ in range(1 if scene.is_alone or "Legendary" in subject.card.front.supertypes else 2):
            place(hoards[0], "battlefield", own, ("tapped",) if scene.number % 2 and untaps_itself(own) else ())
        hoards[0].add("hand", own, known, 0 if scene.is_alone else 1)
    else:
        place(hoards[0], "battlefield", own)
        place(hoards[1], "battlefield", own)
        hoards[0].add("hand", own, known)
    if scene.kind != "cast" or scene.number:
        hoards[0].add("graveyard", own, known)
    if any(needs_leader(node, scene) for node in nodes(subject.abilities)):
        leader = own if "Creature" in types else LEGEND
        known.setdefault(leader.name, leader)
        hoards[0].zones["command"].append(Placed(leader.name, ("commander",)))


def needs_leader(node: object, scene: Scene) -> bool:
    """Whether a card is to be its player's commander, or to have one, for this to act."""
    if isinstance(node, c.SourceIn):
        return scene.kind == "stands"
    return isinstance(node, t.CommanderCasts) or (isinstance(node, AddMana) and node.source == "commander")


def untaps_itself(own: StandIn) -> bool:
    return any(isinstance(node, Untap) and isinstance(node.what, t.Self) for node in nodes(own.tree))


def place(hoard: Hoard, zone: t.Zone, own: StandIn, also: tuple[str, ...] = ()) -> None:
    """The card as it would lie there, with the counters and choices that it enters with; `also` is how it lies."""
    counters: list[tuple[str, int]] = []
    chosen: list[tuple[str, str]] = []
    for node in own.tree.abilities:
        effect = node.effect if isinstance(node, a.Replaces) else None
        if isinstance(effect, rp.EntersWithCounters) and isinstance(effect.what, t.Self):
            counters.append((effect.kind, effect.amount if isinstance(effect.amount, int) else 3))
        elif isinstance(node, a.Activated):
            counters += dear(node, own)
        elif isinstance(effect, rp.AsEntersChoose):
            chosen += chosen_as_it_entered(effect)
    if any(isinstance(node, a.Keyword) and "agenda" in node.name for node in own.tree.abilities):
        chosen += [("name", CREATURE.name), ("name", INSTANT.name)]
    counters += [(part.kind, part.least) for part in asked_of_self(own) if isinstance(part, t.HasCounter)]
    statuses = tuple(part.status for part in asked_of_self(own) if isinstance(part, t.Being))
    lying = tuple(status for status in statuses if status in ("enchanted", "equipped", "monstrous", "renowned"))
    hoard.zones[zone].append(Placed(own.name, (*lying, *also), tuple(dict(counters).items()), tuple(chosen)))


def chosen_as_it_entered(effect: rp.AsEntersChoose) -> list[tuple[str, str]]:
    """What a card is said to have chosen, or all players for it, when it entered."""
    one = [("word", effect.among[0])] if effect.kind == "word" else CHOICES[effect.kind]
    return [(f"{key} of {seat}", word) for key, word in one for seat in range(MOST_PLAYERS)] if effect.by_each else one


def asked_of_self(own: StandIn) -> Iterator[t.Predicate]:
    """What conditions ask of the card itself."""
    for node in nodes(own.tree.abilities):
        if isinstance(node, c.Matches) and isinstance(node.what, t.Self):
            yield from node.where


def dear(ability: a.Activated, own: StandIn) -> Iterator[tuple[str, int]]:
    """The counters that an ability costs; loyalty counters where it costs more than the planeswalker enters with."""
    has = number(own.card.front.loyalty) or 0
    for part in ability.cost:
        if isinstance(part, a.LoyaltyCost) and isinstance(part.change, int) and -part.change > has:
            yield "loyalty", -part.change + SPARE_LOYALTY
        elif isinstance(part, a.RemoveCountersCost) and isinstance(part.what, t.Self):
            yield part.kind, 2 * part.amount if isinstance(part.amount, int) else 3


MOST_PLAYERS = 4
"""At a board."""

CHOICES: dict[str, list[tuple[str, str]]] = {
    "colour": [("colour", CHOSEN_COLOUR)],
    "creature type": [("type", CHOSEN_TYPE)],
    "land type": [("type", "Forest")],
    "basic land type": [("type", "Forest")],
    "card name": [("name", CREATURE.name)],
    "creature card name": [("name", CREATURE.name)],
    "nonland card name": [("name", CREATURE.name)],
    "card type": [("type", "Creature")],
    "number": [("number", "2")],
    "player": [("player", "1")],
    "opponent": [("player", "1")],
}


def lay_tools(
    hoards: Sequence[Hoard], subject: Subject, scene: Scene, stream: Stream, known: dict[str, StandIn]
) -> None:
    """What makes happen what the card waits for, in the hands of its player and of the next one."""
    fitting = list(fitting_tools(subject.abilities))
    if scene.kind == "handled":
        add_all(hoards[0], [named(word) for word in HANDLING], known)
        add_all(hoards[1], fitting[:2], known)
        return
    stream.shuffle(fitting)
    most = 5 if scene.plenty == "much" else 3
    add_all(hoards[0], fitting[:most], known)
    add_all(hoards[1], fitting[-most + 1 :], known)


def add_all(hoard: Hoard, tools: Iterable[StandIn], known: dict[str, StandIn]) -> None:
    for one in tools:
        hoard.add("hand", one, known)
