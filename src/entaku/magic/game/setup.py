"""What a game is set up from: who plays, with which decks, by which rules; plain data, enough to replay it."""

from collections.abc import Iterable, Mapping
from functools import cached_property

from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat
from entaku.magic.card_types.renamed_types import definition_as_of
from entaku.magic.game.dated import RulesDate, date_of
from entaku.magic.game.definitions import Definition, definition_of
from entaku.magic.game.profile import CONSPIRACY, RecordedProfile, RulesProfile
from entaku.oracle.card import Card, bare
from entaku.oracle.colours import Colours, colours
from entaku.oracle.ir.abilities import NotUnderstood, Tree
from entaku.oracle.mechanics.meld import melds
from entaku.oracle.pool import Pool
from entaku.oracle.printed import PrintedCard

MOST_PLAYERS = 10


class PlayerSetup(Struct, frozen=True, omit_defaults=True):
    """One player: name, deck, what lies in the sideboard, the pool with what the draft noted, and who leads the deck.

    `commanders` are one card, or two that lead together; `deck` holds the other 99 or 98.  (CM-1, CM-6, CR 903.3)
    `top`: the names of cards of the deck that lie on top of it when the opening hand is drawn, the first one drawn
    first; in no game but one that teaches.
    `set_aside`: the names of conspiracies of the sideboard that the player has put beside their deck to begin with.
    `planes`: the player's planar deck, where each has their own  (CR 901.3); `schemes`: the scheme deck of an archenemy
    (CR 904.3); `life`: what they begin with, where it isn't what the profile says  (CR 904.5).
    """

    name: str
    deck: tuple[PrintedCard, ...]
    sideboard: tuple[PrintedCard, ...] = ()
    pool: Pool | None = None
    commanders: tuple[PrintedCard, ...] = ()
    top: tuple[str, ...] = ()
    set_aside: tuple[str, ...] = ()
    planes: tuple[PrintedCard, ...] = ()
    schemes: tuple[PrintedCard, ...] = ()
    life: int | None = None


class GameSetup(Struct, frozen=True, kw_only=True, dict=True):
    """A game to be played.

    cards   the facts of every card that can turn up; a name that isn't among them is a bare card
    trees   what those cards do; a card without one, unless its facts say all, is played by hand
    starts  the seat that takes the first turn, None for a random one
    seats_at_draft  for each seat the place at the draft table, by which the draft's notes name players
    luck    whose chance each seat has, by default its own
    patient whether a fault of these rules is told to the table, which goes on, instead of stopping it
    survivors  how many players are left when the game ends  (EV-5)
    planar_deck  the planar deck that all share  (CR 901.15); `keeps_decks_beside_in_order`: planar and scheme decks
                 aren't shuffled, in no game but one that shows something
    """

    players: tuple[PlayerSetup, ...]
    cards: tuple[Card, ...]
    trees: tuple[Tree, ...] = ()
    profile: RulesProfile = CONSPIRACY
    starts: Seat | None = None
    seats_at_draft: tuple[int, ...] = ()
    luck: tuple[int, ...] = ()
    patient: bool = False
    survivors: int = 1
    planar_deck: tuple[PrintedCard, ...] = ()
    keeps_decks_beside_in_order: bool = False

    @cached_property
    def definitions(self) -> Mapping[str, Definition]:
        """What the game knows of every card, by name."""
        trees = {tree.name: tree for tree in self.trees}
        with_trees = [(card, tree_for(card, trees.get(card.name))) for card in self.cards]
        if self.profile.types == "2022":
            return {card.name: definition_as_of(card, tree, "2022-04") for card, tree in with_trees}
        return {card.name: definition_of(card, tree) for card, tree in with_trees}

    @cached_property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """The teams by their seats, which are side by side; without teams each player alone.  (CR 805.1, 810.3)"""
        teams, first = [], 0
        for size in self.profile.teams or (1,) * len(self.players):
            teams.append(tuple(range(first, first + size)))
            first += size
        return tuple(teams)

    @cached_property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """For each seat its team, in the order of the seats, of which the first is the primary player.  (CR 805.2)"""
        return tuple(team for team in self.teams for _ in team)

    @cached_property
    def sharing(self) -> tuple[tuple[Seat, ...], ...]:
        """For each seat those who have turns and a life total together: the team, or itself.  (CR 805, 810)"""
        return self.sides if self.profile.shared else tuple((seat,) for seat in range(len(self.players)))

    @cached_property
    def orders(self) -> tuple[tuple[Seat, ...], ...]:
        """For each seat all seats in turn order from there, teams with one turn together.  (CR 101.4, 805.6)"""
        count = len(self.players)
        found = []
        for first in range(count):
            around = [(first + step) % count for step in range(count)]
            found.append(tuple(dict.fromkeys(seat for near in around for seat in rotated(self.sharing[near], near))))
        return tuple(found)

    @cached_property
    def date(self) -> RulesDate | None:
        """The date whose rules are played, None where some are of one date and some of another."""
        return date_of(self.profile)

    @cached_property
    def nonlegendary_creatures(self) -> frozenset[str]:
        """The names of the nonlegendary creature cards that this game knows, and of back faces that are such."""
        faces = (face for whole in self.definitions.values() for face in (whole, *whole.faces))
        return frozenset(
            face.traits.name for face in faces if face.traits.is_creature and "Legendary" not in face.traits.supertypes
        )

    @cached_property
    def has_bare(self) -> bool:
        """Whether any card is known by its name only."""
        brought = (card for one in self.players for card in (*one.deck, *one.sideboard, *one.commanders))
        return any(self.definition(name).is_bare for name in {card.name for card in brought})

    @cached_property
    def has_rooms(self) -> bool:
        """Whether any card is a Room.  (CR 2026 709.5)"""
        return any(definition.doors for definition in self.definitions.values())

    @cached_property
    def has_daytime(self) -> bool:
        """Whether any card goes by day and night.  (CR 702.145)"""
        return any("daybound" in definition.traits.kit.keywords for definition in self.definitions.values())

    @cached_property
    def has_ascend(self) -> bool:
        """Whether any card can give the city's blessing.  (CR 702.131)"""
        return any("ascend" in definition.traits.kit.keywords for definition in self.definitions.values())

    @cached_property
    def has_speed(self) -> bool:
        """Whether any card can give a player speed.  (CR 2026 702.179a)"""
        return any("start your engines!" in one.traits.kit.keywords for one in self.definitions.values())

    @cached_property
    def identities(self) -> tuple[Colours | None, ...]:
        """For each seat the colours of its commanders together; None, which is undefined, without any.  (CR 903.4)"""
        found: list[Colours | None] = []
        for player in self.players:
            cards = [self.definition(leader.name).card for leader in player.commanders]
            own = "".join(card.identity for card in cards if card is not None)
            found.append(colours(own) if player.commanders else None)
        return tuple(found)

    @cached_property
    def chances(self) -> tuple[int, ...]:
        """Whose chance each seat has."""
        return self.luck or tuple(range(len(self.players)))

    def definition(self, name: str) -> Definition:
        """The definition of a card; of a bare card if only the name is known."""
        known = self.definitions.get(name)
        return known if known is not None else definition_of(bare(name), tree_for(bare(name), None))

    @cached_property
    def is_planechase(self) -> bool:
        """Whether there are planar decks.  (CR 901.3)"""
        return bool(self.planar_deck) or any(player.planes for player in self.players)

    @property
    def lives(self) -> tuple[int, ...]:
        """The life total that each player begins with.  (CR 103.3)"""
        return tuple(self.profile.life if player.life is None else player.life for player in self.players)

    @cached_property
    def has_schemes(self) -> bool:
        """Whether anybody is an archenemy.  (CR 904.3)"""
        return any(player.schemes for player in self.players)

    @property
    def is_arranged(self) -> bool:
        """Whether cards were laid on top of a deck before the game."""
        return any(player.top for player in self.players)

    @property
    def seat_count(self) -> int:
        """How many play."""
        return len(self.players)

    def check(self) -> None:
        """Raises Unlawful if the game can't be played with so many players."""
        if not 2 <= len(self.players) <= MOST_PLAYERS:
            raise Unlawful("game-too-few-players", count=len(self.players), most=MOST_PLAYERS)
        teams = self.profile.teams
        if teams and (len(teams) < 2 or min(teams) < 1 or sum(teams) != len(self.players)):
            raise Unlawful("game-teams-wrong", count=len(self.players), teams=", ".join(map(str, teams)))


class RecordedSetup(GameSetup, frozen=True, kw_only=True, dict=True):
    """A setup as recordings have it, which is played again by the rules that it went by."""

    profile: RecordedProfile = RecordedProfile()


def rotated(team: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """A team's seats from one of them on, and round again.

    >>> rotated((2, 3, 4), 3)
    (3, 4, 2)
    """
    place = team.index(first)
    return (*team[place:], *team[:place])


def tree_for(card: Card, tree: Tree | None) -> Tree:
    """The card's tree; where there is none, that it has to be played by hand unless it is a basic land."""
    if tree is not None:
        return tree
    if card.is_basic_land:
        return Tree(card.name)
    return Tree(card.name, (NotUnderstood(card.name),))


def needed(
    names: Iterable[str], cards: Mapping[str, Card], trees: Mapping[str, Tree]
) -> tuple[tuple[Card, ...], tuple[Tree, ...]]:
    """The facts and the trees of the cards of these names, each once, in the order of their names.

    With those that meld into one, what they are then.  (CR 713.1)
    """
    wanted = set(names)
    for name in [name for name in wanted if name in cards and cards[name].layout == "meld"]:
        wanted.update(one.into for one in melds(trees.get(name)))
    in_order = sorted(wanted)
    return (
        tuple(cards[name] for name in in_order if name in cards),
        tuple(trees[name] for name in in_order if name in trees),
    )
