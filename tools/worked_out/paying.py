"""Plans in which a keyword's cost is paid, with whatever may be one: to cycle, to kick, to equip, from a graveyard."""

from collections.abc import Callable, Iterator
from itertools import product

from msgspec import Struct, structs

from tools.worked_out.board import SOURCE, YOU, Board, Creature, creature, draw, gain, gone, lose, player
from tools.worked_out.plans import Kind, Plan, stage, staged


class Price(Struct, frozen=True):
    """A part of a cost: how it is written, what it needs, what is answered, what it comes to, what is then seen."""

    said: str
    tree: str
    does: Callable[[Board], Board]
    hand: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    buried: str = ""


def returned(board: Board) -> Board:
    return gone(player(board, YOU, hand=1), "Boar", "hand")


def exiled(board: Board) -> Board:
    """The card of a graveyard is in exile."""
    newt = structs.replace(board.creatures["Newt"], where="in exile")
    return structs.replace(board, creatures={**board.creatures, "Newt": newt})


BOARS = "group(Is('Boar'))"
MANA = Price(
    "mana", "mana('2')", lambda board: board, shows=("the first Plains is tapped", "the second Plains is tapped")
)
PRICES = (
    Price("life", "PayLife(4)", lambda board: lose(board, YOU, 4)),
    Price(
        "a card from hand", "DiscardCost()", lambda board: player(board, YOU, hand=-1), ("Charm",),
        ("If asked, A discards Charm",), ("Charm is in A's graveyard",),
    ),
    Price("a creature", f"SacrificeCost({BOARS})", lambda board: gone(board, "Boar", "graveyard")),
    Price("a creature that is tapped", f"TapOthers({BOARS})", lambda board: creature(board, "Boar", tapped=True)),
    Price("a creature that goes back", f"ReturnCost({BOARS})", returned),
    Price("a card of the graveyard", "ExileCost(in_graveyard(Is('Salamander')))", exiled, buried="Newt"),
    Price(
        "a card of the hand that is exiled", "ExileCost(group(Is('Instant'), zone='hand', of=YOU), 1, 'hand')",
        lambda board: player(board, YOU, hand=-1), ("Charm",), shows=("Charm is in exile",),
    ),
    Price("energy", "PayEnergy(2)", lambda board: player(board, YOU, energy=-2)),
)  # fmt: skip
COSTS = (*((price,) for price in PRICES), *((MANA, price) for price in PRICES))
"""What is paid: one part, or mana and one part."""


class Use(Struct, frozen=True):
    """A keyword with a cost: its card and where that is, how it is used, what it comes to besides what is paid."""

    keyword: str
    kind: Kind
    zone: str
    play: str
    does: Callable[[Board], Board]
    shows: tuple[str, ...] = ()
    further: tuple[str, ...] = ()
    face_down: bool = False


def cast(board: Board) -> Board:
    return player(board, YOU, hand=-1, spells=1)


def came(board: Board) -> Board:
    """The card is a creature on the battlefield."""
    return structs.replace(board, creatures={**board.creatures, SOURCE: Creature(YOU, 5, 55)})


def spell(life: int) -> Callable[[Board], Board]:
    """It is cast from a hand, and its player gains so much."""
    return lambda board: gain(cast(board), YOU, life)


def from_below(board: Board) -> Board:
    """It is cast from the graveyard, and its player gains life."""
    return gain(player(board, YOU, spells=1), YOU, 3)


GAIN = "SpellAbility((GainLife(3),))"
MODES = "SpellAbility(modes=(Mode((GainLife(1),)), Mode((GainLife(2),))){more})"
USES = (
    Use("cycling", "Sorcery", "hand", "A activates Work", lambda board: draw(player(board, YOU, hand=-1), YOU, 1),
        ("Work is in A's graveyard",), (GAIN,)),
    Use("flashback", "Sorcery", "graveyard", "A casts Work by flashback", from_below, ("Work is in exile",), (GAIN,)),
    Use("escape", "Sorcery", "graveyard", "A casts Work by escape", from_below, ("Work is in A's graveyard",), (GAIN,)),
    Use("kicker", "Sorcery", "hand", "A casts Work kicked", spell(3), ("Work is in A's graveyard",),
        ("SpellAbility((Instead((GainLife(1),), (GainLife(3),), WasKicked()),))",)),
    Use("buyback", "Sorcery", "hand", "A casts Work with buyback", lambda board: player(spell(3)(board), YOU, hand=1),
        ("Work is in A's hand",), (GAIN,)),
    Use("entwine", "Sorcery", "hand", "A casts Work for its entwine cost", spell(3), (), (MODES.format(more=""),)),
    Use("escalate", "Sorcery", "hand", "A casts Work in modes 1 and 2", spell(3), (),
        (MODES.format(more=", choose_most=2"),)),
    Use("equip", "Artifact — Equipment", "battlefield", "A activates Work targeting Ant", lambda board: board,
        ("Work is attached to Ant",)),
    Use("morph", "Artifact Creature", "battlefield", "A turns up Work", came, face_down=True),
    Use("disguise", "Artifact Creature", "battlefield", "A turns up Work", came, face_down=True),
    Use("evoke", "Artifact Creature", "hand", "A casts Work for its evoke cost", cast, ("Work is in A's graveyard",)),
    Use("dash", "Artifact Creature", "hand", "A casts Work for its dash cost", lambda board: came(cast(board)),
        ("Work has haste",)),
    Use("warp", "Artifact Creature", "hand", "A casts Work for its warp cost", lambda board: came(cast(board))),
    Use("bestow", "Artifact Creature", "hand", "A casts Work for its bestow cost targeting Ant", cast,
        ("Work is attached to Ant", "Work is not a creature")),
    Use("embalm", "Artifact Creature", "graveyard", "A activates Work", lambda board: board,
        ("Work is in exile", "A controls 1 Work token", "Work token is 5/55")),
    Use("eternalize", "Artifact Creature", "graveyard", "A activates Work", lambda board: board,
        ("Work is in exile", "A controls 1 Work token", "Work token is 4/4")),
    Use("unearth", "Artifact Creature", "graveyard", "A activates Work", came, ("Work has haste",)),
)  # fmt: skip


def paid(use: Use, cost: tuple[Price, ...]) -> Plan:
    """A keyword is used, and its cost paid.  Raises Impossible."""
    before = stage("Sorcery" if use.zone != "battlefield" else use.kind)
    before = player(before, YOU, energy=3)
    for price in cost:
        if price.buried:
            newt = Creature(YOU, 6, 56, where="in A's graveyard")
            before = structs.replace(before, creatures={**before.creatures, price.buried: newt})
    if use.face_down:
        before = structs.replace(before, creatures={**before.creatures, SOURCE: Creature(YOU, 2, 2)})
    board = before
    for price in cost:
        board = price.does(board)
    board = use.does(board)
    ability = f"Keyword('{use.keyword}', ({', '.join(price.tree for price in cost)},))"
    play = (use.play, *(answer for price in cost for answer in price.answers))
    shows = (*use.shows, *(line for price in cost for line in price.shows))
    paid_with = " and ".join(price.said for price in cost)
    hand = tuple(card for price in cost for card in price.hand)
    name = f"{use.keyword.capitalize()} for {paid_with}"
    plan = Plan(
        name, use.kind, ability, hand, play, before, board, shows, zone=use.zone, further=use.further,
        face_down=use.face_down,
    )  # fmt: skip
    return staged(plan)


def paid_plans() -> Iterator[Plan]:
    """Every keyword with every cost."""
    for use, cost in product(USES, COSTS):
        yield paid(use, cost)
