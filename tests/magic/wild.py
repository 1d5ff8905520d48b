"""Games of decks drafted by bots, or thrown together from both sets, played by players who do anything lawful."""

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from msgspec import Struct

from entaku.bots.building import build
from entaku.bots.drafting import DraftBot
from entaku.bots.random_play import RandomPlayer
from entaku.decks.building import deck_of, pool_counts
from entaku.drafts.conspiracy import conspiracy_setup
from entaku.drafts.play import play_out
from entaku.drafts.report import pools
from entaku.drafts.rules import open_table
from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.table import Table
from entaku.magic.concepts import starting_the_game
from entaku.magic.game.definitions import Definition, Traits
from entaku.magic.game.events import ByHand
from entaku.magic.game.play import MAGIC, Play
from entaku.magic.game.profile import COMMANDER, CONSPIRACY, RulesProfile
from entaku.magic.game.setup import GameSetup, PlayerSetup, needed
from entaku.magic.game.state import Game
from entaku.oracle.card import Card, Face
from entaku.oracle.catalogue import shipped
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.ir.short import taps_for
from entaku.oracle.printed import PrintedCard
from entaku.oracle.trees import shipped as shipped_trees

GameTable = Table[GameSetup, Play]
SETS = ("CNS", "CN2")
SPRING = "Spring of Everything"
LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
MOST_ANSWERS = 40_000
"""No game of ours is nearly as long: one that is goes round in circles."""

SPRING_CARD = Card(SPRING, (Face(SPRING, supertypes=("Basic",), types=("Land",)),))
SPRING_TREE = Tree(SPRING, (taps_for("W"), taps_for("U"), taps_for("B"), taps_for("R"), taps_for("G")))


class Played(Struct, frozen=True):
    """A game that was played to its end: its table, and what the rules left to the players' hands."""

    table: GameTable
    by_hand: tuple[str, ...]


@cache
def drafted(seed: int, seats: int = 8) -> tuple[PlayerSetup, ...]:
    """The players of a draft by bots, with the decks that bots built and the pools with all notes."""
    names = [f"P{seat}" for seat in range(seats)]
    sets = (SETS[seed % 2], SETS[(seed + 1) % 2], SETS[seed // 2 % 2])
    table = open_table(conspiracy_setup(sets, names), seed_from(f"wild {seed}"))
    play_out(table, [DraftBot.of(table.setup) for _ in names])
    found = []
    for pool in pools(table.state):
        counts = pool_counts([card.name for card in pool.cards])
        deck = deck_of(build(counts, shipped().get), counts)
        left = list(pool.cards)
        main: list[PrintedCard] = []
        for entry in deck.main:
            for _ in range(entry.count):
                card = next((card for card in left if card.name == entry.name), None)
                if card is not None:
                    left.remove(card)
                main.append(card or PrintedCard(entry.name))
        found.append(PlayerSetup(pool.player, tuple(main), tuple(left), pool))
    return tuple(found)


def jumbled(stream: Stream, seats: int) -> tuple[PlayerSetup, ...]:
    """Players whose decks are any cards of both sets, with lands for all of them."""
    cards = [card for card in shipped().cards.values() if not card.is_basic_land]
    spells = [card.name for card in cards if not card.is_conspiracy]
    agendas = [card.name for card in cards if card.is_conspiracy]
    found = []
    for seat in range(seats):
        names = [stream.choose(spells) for _ in range(24)] + [SPRING] * 12 + [stream.choose(LANDS) for _ in range(4)]
        aside = [stream.choose(agendas) for _ in range(3)] + [stream.choose(spells) for _ in range(4)]
        found.append(PlayerSetup(f"P{seat}", tuple(map(PrintedCard, names)), tuple(map(PrintedCard, aside))))
    return tuple(found)


@cache
def leaders() -> tuple[str, ...]:
    """The legendary creatures of both sets."""
    cards = shipped().cards.values()
    return tuple(sorted(card.name for card in cards if card.is_type("Legendary") and card.is_type("Creature")))


def led(stream: Stream, seats: int) -> tuple[PlayerSetup, ...]:
    """Players whose decks of a hundred cards are any of both sets, each led by one legendary creature or by two."""
    found = []
    for player in jumbled(stream, seats):
        names = [stream.choose(leaders()) for _ in range(1 + stream.below(2))]
        spells = [card for card in shipped().cards.values() if not card.is_basic_land and not card.is_conspiracy]
        size = 100 - len(names)
        deck = [stream.choose(spells).name for _ in range(60)] + [SPRING] * (size - 60)
        found.append(
            PlayerSetup(
                player.name, tuple(map(PrintedCard, deck)), commanders=tuple(map(PrintedCard, dict.fromkeys(names)))
            )
        )
    return tuple(found)


def game_setup(
    players: tuple[PlayerSetup, ...], profile: RulesProfile = CONSPIRACY, places: tuple[int, ...] = ()
) -> GameSetup:
    """A game of these players, with the facts and trees of every card they own."""
    names = {card.name for player in players for card in (*player.commanders, *player.deck, *player.sideboard)} | set(
        LANDS
    )
    cards = {**shipped().cards, SPRING: SPRING_CARD}
    known, trees = needed(names, cards, {**shipped_trees(), SPRING: SPRING_TREE})
    return GameSetup(players=players, cards=known, trees=trees, profile=profile, seats_at_draft=places)


def drafted_setup(number: int, seats: int = 4, profile: RulesProfile = CONSPIRACY) -> GameSetup:
    """The setup of a wild game by its number: eight games for each draft, with other players together."""
    players = drafted(number // 8, max(8, seats))
    places = tuple((number + seat * (1 + number // 4 % 2)) % len(players) for seat in range(seats))
    return game_setup(tuple(players[place] for place in places), profile, places)


def jumbled_setup(number: int, seats: int = 4, profile: RulesProfile = CONSPIRACY) -> GameSetup:
    """The setup of a game of thrown-together decks by its number."""
    return game_setup(jumbled(Stream(seed_from(number), "table", "jumble"), seats), profile)


def led_setup(number: int, seats: int = 4, profile: RulesProfile = COMMANDER) -> GameSetup:
    """The setup of a Commander game by its number."""
    return game_setup(led(Stream(seed_from(number), "table", "led"), seats), profile)


def play_wild(setup: GameSetup, number: int, *, concedes: bool = True, check: int = 0) -> Played:
    """Play a game to its end; a seat by chance concedes at a decision by chance.

    With `check` the cards are counted at every so many decisions.
    """
    table: GameTable = Table(MAGIC, setup, seed_from(f"game {number}"))
    stream = Stream(seed_from(number), "table", "wild")
    weights = {"mana": stream.below(2) * stream.below(2), "pass": 1 + stream.below(4)}
    players = [RandomPlayer(seed_from(number), f"P{seat}", weights) for seat in range(len(setup.players))]
    leaver, moment = stream.below(len(players)), stream.below(600) if concedes else -1
    by_hand: list[str] = []
    answers = 0
    while (decision := table.state.decision) is not None:
        if answers == moment and table.state.game.in_game(leaver):
            events = table.answer(leaver, leaver, True)
        else:
            events = table.answer(decision.actor, decision.id, players[decision.actor].answer(decision))
        by_hand += [f"{one.card}: {'a fault' if one.fault else one.text}" for one in events if isinstance(one, ByHand)]
        answers += 1
        assert answers < MOST_ANSWERS, f"game {number} goes on and on"
        if check and answers % check == 0:
            wrong = lost_cards(table.state.game)
            assert not wrong, f"game {number}, answer {answers}: {wrong}"
    assert not lost_cards(table.state.game)
    assert not any(table.state.game.objects[number].is_token for number in table.state.game.outside)
    return Played(table, tuple(by_hand))


def lost_cards(game: Game) -> Counter[str]:
    """Cards that are missing, and cards that are too many, by name; tokens don't count."""
    assert all(item.id == number for number, item in game.objects.items())
    assert Counter(places(game)) == Counter(game.objects.keys()), "every object is in exactly one zone"
    if not game.turn:
        return Counter()
    wanted: Counter[str] = Counter()
    for seat, player in enumerate(game.setup.players):
        if game.in_game(seat):
            wanted.update(card.name for card in (*player.commanders, *player.deck, *player.sideboard))
            if any(deck.no_basics for deck in starting_the_game.decks_of(game, seat)):
                wanted.update(dict.fromkeys(LAND_MANA, 12))
            wanted.update(card.name for card in (*player.planes, *player.schemes))
    wanted.update(card.name for card in game.setup.planar_deck)
    there = [*game.objects.values(), *(one.object for one in game.phased)]
    have = Counter(card.name for item in there for card in item.cards)
    have.update(card.name for deck in (*game.planar_decks, *game.scheme_decks) for card in deck)
    return (wanted - have) + (have - wanted)


def places(game: Game) -> Iterator[int]:
    """Every object in the order of the zones."""
    for seat in range(len(game.players)):
        yield from (*game.libraries[seat], *game.hands[seat], *game.graveyards[seat])
    for shared in (game.battlefield, game.exile, game.stack, game.command, game.outside):
        yield from shared


def digest(game: Game) -> str:
    """All of a game's state in one word, the same for equal states only."""
    told = [plain(getattr(game, name)) for name in sorted(vars(game)) if name not in FREE]
    return hashlib.sha256(repr(told).encode()).hexdigest()


FREE = (
    "aim", "apart", "checked", "events", "held", "laid", "moment", "projection", "reaches", "settled", "setup", "shape",
    "shown", "sources", "stir", "version",
)  # fmt: skip
"""What isn't state: what was just told, and what can be worked out again."""


def plain(value: object) -> object:
    """A value as plain numbers, words and tuples."""
    if isinstance(value, Struct):
        return (type(value).__name__, *(plain(getattr(value, name)) for name in value.__struct_fields__))
    if isinstance(value, Definition):
        traits = value.traits
        return value.name, value.is_token, traits.power, traits.toughness, sorted(traits.types | traits.subtypes)
    if isinstance(value, Traits):
        return value.name, value.power, value.toughness, sorted(value.types), sorted(value.kit.keywords)
    if isinstance(value, Mapping):
        return sorted((repr(key), plain(each)) for key, each in value.items())
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    return value
