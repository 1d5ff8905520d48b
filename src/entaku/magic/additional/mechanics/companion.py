"""Companions: revealed before the game, and put into the hand for {3} once during it.  (CR 702.139)

A companion stays outside the game, where it lies face up beside its owner's other cards, until it is put into the hand
or something else brings it into the game.  By the rules of 2010 there is none.
"""

from collections.abc import Iterator

from entaku.kernel.decisions import Option
from entaku.kernel.seats import Seat
from entaku.magic.concepts import refusals as r
from entaku.magic.concepts.mana import costs, payment
from entaku.magic.concepts.mana.mana_owed import owed
from entaku.magic.concepts.refusals import Refusal
from entaku.magic.concepts.timing import no_sorcery_time
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, Rewound, choose_objects
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.variants import commander
from entaku.magic.zones import castable_index, moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.companions import DeckCard, condition_of, unmet
from entaku.oracle.ir import abilities as a
from entaku.oracle.mana import Cost

NAME = "companion"
"""What the special action is called, and why the card goes to the hand."""
PRICE: tuple[a.CostPart, ...] = (a.Pay(Cost.parse("3")),)
"""What it costs to put a companion into the hand.  (CR 116.2g)"""


# Before the game.


def choose(game: Game, seat: Seat) -> Procedure[None]:
    """A player may reveal one card that their starting deck is fit for.  (CR 103.2b, 702.139a)"""
    found = [number for number in castable_index.beside(game, seat) if may_be_chosen(game, seat, number)]
    if found and game.in_game(seat):
        for number in (yield from choose_objects(game, seat, "game-companion", found, 0, 1)):
            if game.in_game(seat):
                reveal(game, seat, number)


def reveal(game: Game, seat: Seat, number: int) -> None:
    """The player has chosen this card as their companion, for everybody to see."""
    mutators.alter_player(game, seat, companion=number)
    mutators.happen(game, e.CompanionRevealed(seat, game.objects[number].definition.name))


def may_be_chosen(game: Game, seat: Seat, number: int) -> bool:
    """Whether a card outside the game may be the player's companion: by what it asks, and by who leads the deck."""
    condition = condition_of(game.objects[number].base.kit.abilities)
    if condition is None or game.setup.profile.commander == "2010":
        return False
    deck = starting_deck(game, seat)
    if commander.identity(game, seat) is not None and not is_led_so(game, seat, number, deck):
        return False
    return unmet(condition, [known(item) for item in deck], least_deck(game, seat)) is None


def is_led_so(game: Game, seat: Seat, number: int, deck: list[Object]) -> bool:
    """Whether a card is within the commanders' colours, and the only one of its name with the deck.  (CR 903.11)"""
    name = game.objects[number].definition.name
    return commander.may_bring(game, seat, number) and all(item.definition.name != name for item in deck)


def starting_deck(game: Game, seat: Seat) -> list[Object]:
    """The cards of a player's deck, commanders too, before any is drawn.  (CR 702.139b)"""
    leading = [n for n in game.command if game.objects[n].owner == seat and commander.is_commander(game.objects[n])]
    return [game.objects[number] for number in (*leading, *game.libraries[seat])]


def known(item: Object) -> DeckCard:
    """What is known of a card in a deck."""
    assert item.definition.card is not None, "no token is in a deck"
    return DeckCard(item.definition.card, item.base.kit.abilities)


def least_deck(game: Game, seat: Seat) -> int:
    """How many cards the player's deck must have: their conspiracies may say fewer.  (CR 100.2, 905.4)"""
    smaller = 0
    for number in game.command:
        item = game.objects[number]
        if item.controller == seat and not item.face_down:
            smaller += sum(each.smaller for each in item.base.kit.abilities if isinstance(each, a.Deck))
    return game.setup.profile.least_deck - smaller


# During the game.


def chosen(game: Game, seat: Seat) -> Object | None:
    """The player's companion, as long as it is outside the game."""
    number = game.players[seat].companion
    item = None if number is None else game.objects.get(number)
    return item if item is not None and item.zone == "outside" else None


def offered(game: Game, seat: Seat) -> Iterator[Option]:
    """The companion that the player may pay for now: when they could cast a sorcery.  (CR 116.2g)"""
    item = chosen(game, seat)
    if item is not None and next(refusals(game, seat, item), None) is None:
        yield Option(f"{NAME}:{item.id}", NAME, card=item.id, text=item.base.name)


def refusals(game: Game, seat: Seat, item: Object) -> Iterator[Refusal]:
    """Everything that keeps a player from putting their companion into their hand.  (CR 116.2g)"""
    yield from no_sorcery_time(game, seat, r.OF_COMPANIONS)
    for one in costs.lacking(Context(game, item.id, seat), PRICE):
        yield owed(game, seat, one, payment.Price(costs.symbols_of(PRICE)))


def fetch(game: Game, seat: Seat, number: int) -> Procedure[None]:
    """The companion is paid for and put into the hand; it stays in the game from then on.  (CR 702.139a, 702.139c)"""
    if not (yield from costs.pay_parts(Context(game, number, seat), PRICE, payment.Price(costs.symbols_of(PRICE)))):
        raise Rewound
    mutators.alter_player(game, seat, companion=None)
    yield from moving.move(game, [Going(number, "hand", cause=NAME)])
