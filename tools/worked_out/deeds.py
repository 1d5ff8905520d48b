"""What is done, as trees write it and as the model does it: with an amount, or to somebody, or by itself."""

from collections.abc import Callable

from msgspec import Struct, structs

from tools.worked_out.board import (
    LAST,
    NEXT,
    OPPONENTS,
    SOURCE,
    YOU,
    Board,
    Meant,
    creature,
    draw,
    gain,
    gone,
    hurt,
    lose,
    player,
)
from tools.worked_out.parts import END, PEOPLE, THINGS, Whom

GOBLIN = "token(1, 1, 'R', 'Goblin')"

Effect = Callable[[Board, str, int], Board]
"""What it comes to for one player or thing, with an amount."""


class Deed(Struct, frozen=True):
    """Something that is done so many times, or so much of it, to each of some."""

    said: str
    tree: str
    does: Effect
    whom: tuple[Whom, ...]
    most: int = 30


def mill(board: Board, name: str, n: int) -> Board:
    """The top cards of a library are put into the graveyard.  (CR 701.13)"""
    return player(board, name, library=-n)


def goblins(board: Board, name: str, n: int) -> Board:
    """A player creates so many tokens.  (CR 701.6)"""
    return player(board, name, goblins=n)


def plus(board: Board, name: str, n: int) -> Board:
    """So many +1/+1 counters are put there.  (CR 122.1a)"""
    return creature(board, name, plus=board.creatures[name].plus + n)


def charge(board: Board, name: str, n: int) -> Board:
    """So many charge counters are put there.  (CR 122.1)"""
    return creature(board, name, charge=board.creatures[name].charge + n)


def stronger(board: Board, name: str, n: int) -> Board:
    """It has so much more power.  (CR 613.4c)"""
    return creature(board, name, power=board.creatures[name].power + n)


def greater(board: Board, name: str, n: int) -> Board:
    """It has so much more power and toughness.  (CR 613.4c)"""
    board = stronger(board, name, n)
    return creature(board, name, toughness=board.creatures[name].toughness + n)


def learned(board: Board, name: str, n: int) -> Board:
    """A player gets so many experience counters.  (CR 122.1)"""
    return player(board, name, experience=n)


ANYBODY = (*PEOPLE, *THINGS)

DEEDS = (
    Deed("Damage", "Damage({amount}, {to})", hurt, ANYBODY),
    Deed("Damage by what it is attached to", "Damage({amount}, {to}, ATTACHED)", hurt, ANYBODY),
    Deed("Damage by it", "Damage({amount}, {to}, IT)", hurt, ANYBODY),
    Deed("Life gained", "GainLife({amount}, {to})", gain, PEOPLE, 99),
    Deed("Life lost", "LoseLife({amount}, {to})", lose, PEOPLE),
    Deed("Cards drawn", "Draw({amount}, {to})", draw, PEOPLE),
    Deed("Cards milled", "Mill({amount}, {to})", mill, PEOPLE),
    Deed("Tokens", f"Create({GOBLIN}, {{amount}}, {{to}})", goblins, PEOPLE, 12),
    Deed("Experience", "GetCounters('experience', {amount}, {to})", learned, PEOPLE),
    Deed("+1/+1 counters", "PutCounters({to}, amount={amount})", plus, THINGS),
    Deed("Charge counters", "PutCounters({to}, 'charge', {amount})", charge, THINGS),
    Deed("Power", "Apply({to}, (Resize({amount}, 0),))", stronger, THINGS),
    Deed("Power and toughness", "Apply({to}, (Resize({amount}, {amount}),))", greater, THINGS),
)


class Act(Struct, frozen=True):
    """Something that is done, whole: how it is written, what it comes to, and what is answered meanwhile."""

    said: str
    tree: str
    does: Callable[[Board, Meant], Board]
    answers: tuple[str, ...] = ()
    target: str = ""
    chosen: str = ""
    shows: Callable[[Board], tuple[str, ...]] = lambda board: ()
    top: str = ""


def all_of(does: Callable[[Board, str], Board], of: tuple[str, ...]) -> Callable[[Board, Meant], Board]:
    """The same for each creature of some players."""

    def done(board: Board, meant: Meant) -> Board:
        for name in board.of(*of):
            board = does(board, name)
        return board

    return done


def each_opponent(does: Effect, n: int) -> Callable[[Board, Meant], Board]:
    """The same for each opponent."""

    def done(board: Board, meant: Meant) -> Board:
        for name in OPPONENTS:
            board = does(board, name, n)
        return board

    return done


def tapped(board: Board, name: str) -> Board:
    return creature(board, name, tapped=True)


def weakest(board: Board) -> str:
    """The creature of least toughness.  (CR 701.33)"""
    return min(board.of(YOU), key=lambda name: board.creatures[name].toughness + board.creatures[name].plus)


ACTS = (
    Act("life is gained", "GainLife(3)", lambda board, meant: gain(board, YOU, 3)),
    Act("life is lost", "LoseLife(3, EACH_OPPONENT)", each_opponent(lose, 3)),
    Act("cards are drawn", "Draw(2)", lambda board, meant: draw(board, YOU, 2)),
    Act("damage is dealt", "Damage(3, EACH_OPPONENT)", each_opponent(hurt, 3)),
    Act("counters are put", "PutCounters(creature(YOURS), amount=2)", all_of(lambda b, one: plus(b, one, 2), (YOU,))),
    Act("tokens come", f"Create({GOBLIN}, 2)", lambda board, meant: goblins(board, YOU, 2)),
    Act("cards are milled", "Mill(2, EACH_OPPONENT)", each_opponent(mill, 2)),
    Act("creatures are tapped", "Tap(creature(THEIRS))", all_of(tapped, OPPONENTS)),
    Act("creatures are destroyed", "Destroy(creature(THEIRS))",
        all_of(lambda board, one: gone(board, one, "graveyard"), OPPONENTS)),
    Act("creatures are exiled", "Move(creature(THEIRS), 'exile')",
        all_of(lambda board, one: gone(board, one, "in exile"), OPPONENTS)),
    Act("creatures are sacrificed", "Sacrifice(creature(), EACH_OPPONENT)",
        all_of(lambda board, one: gone(board, one, "graveyard"), OPPONENTS)),
    Act("creatures grow", "Apply(creature(YOURS), (Resize(2, 2),))", all_of(lambda b, one: greater(b, one, 2), (YOU,))),
    Act("one becomes the monarch", "BecomeMonarch()", lambda board, meant: structs.replace(board, monarch=YOU)),
    Act("experience is got", "GetCounters('experience', 2)", lambda board, meant: learned(board, YOU, 2)),
    Act("one scries", "Scry(1)", lambda board, meant: board, ("A puts Top on the bottom",), top="bottom"),
    Act("one surveils", "Surveil(1)", lambda board, meant: mill(board, YOU, 1),
        ("A puts Top into the graveyard",), top="graveyard"),
    Act("an Army comes", "Amass(2)", lambda board, meant: board,
        shows=lambda board: ("Zombie Army token has 2 +1/+1 counters",)),
    Act("counters proliferate", "Proliferate()", lambda board, meant: player(board, YOU, experience=1),
        ("A chooses A",)),
    Act("land rises", "Earthbend(3, Targeted({n}))", lambda board, meant: board, target="target(group(LAND, YOURS))",
        chosen="Field", shows=lambda board: ("Field is 3/3",)),
    Act("the target is tapped", "Tap(Targeted({n}))", lambda board, meant: tapped(board, meant.targets[-1]),
        target="target_creature()", chosen="Crab"),
    Act("the target is destroyed", "Destroy(Targeted({n}))",
        lambda board, meant: gone(board, meant.targets[-1], "graveyard"), target="target_creature()", chosen="Crab"),
    Act("the target is hurt", "Damage(3, Targeted({n}))", lambda board, meant: hurt(board, meant.targets[-1], 3),
        target="ANY_TARGET", chosen=LAST),
    Act("the target is returned", "Move(Targeted({n}), 'hand')",
        lambda board, meant: player(gone(board, meant.targets[-1], "hand"), NEXT, hand=1),
        target="target_creature()", chosen="Crab"),
    Act("the target grows", "Apply(Targeted({n}), (Resize(2, 2),))",
        lambda board, meant: greater(board, meant.targets[-1], 2), target="target_creature()", chosen="Crab"),
    Act("it gets a counter", "PutCounters(SELF, 'charge')", lambda board, meant: charge(board, SOURCE, 1)),
    Act("it is untapped", "Untap(SELF)", lambda board, meant: creature(board, SOURCE, tapped=False)),
    Act("creatures are airbent", "Airbend(creature(THEIRS))",
        all_of(lambda board, one: gone(board, one, "in exile"), OPPONENTS)),
    Act("the weakest is bolstered", "Bolster(2)", lambda board, meant: plus(board, weakest(board), 2)),
    Act("creatures are suspected", "Suspect(creature(THEIRS))", lambda board, meant: board,
        shows=lambda board: tuple(f"{name} has menace" for name in board.of(*OPPONENTS))),
    Act("creatures are goaded", "Goad(creature(THEIRS))", lambda board, meant: board,
        shows=lambda board: tuple(f"{name} is goaded" for name in board.of(*OPPONENTS))),
    Act("the Ring tempts one", "Tempt()", lambda board, meant: board, ("A chooses Boar",),
        shows=lambda board: ("Boar is a Ring-bearer",)),
    Act("one discovers", "Discover(3)", lambda board, meant: player(board, YOU, library=-1, hand=1),
        ("A says no",), top="hand"),
    Act("a card is cloaked", "Cloak()", lambda board, meant: player(board, YOU, library=-1), top="battlefield"),
    Act("creatures are blighted", "Blight(1, EACH_OPPONENT)", all_of(lambda b, one: greater(b, one, -1), OPPONENTS)),
    Act("tokens are populated", f"Create({GOBLIN}), Populate()", lambda board, meant: goblins(board, YOU, 2)),
    Act("the target is untapped", "Untap(Targeted({n}))",
        lambda board, meant: creature(board, meant.targets[-1], tapped=False), target="target_creature()",
        chosen="Crab"),
    Act("the target is tapped or untapped", "TapOrUntap(Targeted({n}))",
        lambda board, meant: tapped(board, meant.targets[-1]), ("A says no",), target="target_creature()",
        chosen="Crab"),
    Act("the target is copied", "CreateCopies(Targeted({n}))", lambda board, meant: board,
        target="target_creature()", chosen="Crab", shows=lambda board: ("A controls 1 Crab token",)),
    Act("mana is added", "AddMana('R', 3)", lambda board, meant: board,
        shows=lambda board: ("A has RRR in their mana pool",)),
    Act("a library is shuffled", "Shuffle()", lambda board, meant: board, shows=lambda board: ("A shuffled",)),
    Act("the target is sent for a while", "ExileUntil(Targeted({n}), 'an opponent becomes the monarch')",
        lambda board, meant: gone(board, meant.targets[-1], "in exile"), target="target_creature()", chosen="Crab"),
    Act("a card is put from the top", "LookAt(TopCards(YOU, 1)), Move(SEEN, 'hand')",
        lambda board, meant: player(board, YOU, library=-1, hand=1), top="hand"),
    Act("a card is revealed", "Reveal(TopCards(YOU, 1)), Move(Bound('revealed'), 'hand')",
        lambda board, meant: player(board, YOU, library=-1, hand=1), top="hand"),
    Act("a turn is added", "ExtraTurn()", lambda board, meant: board, shows=lambda board: ("A takes the next turn",)),
    Act("a land is sought", "Search((Is('Creature'),))", lambda board, meant: player(board, YOU, library=-1, hand=1),
        ("A chooses Top",), top="hand"),
    Act("an Elder is made", "ManifestDread()", lambda board, meant: player(board, YOU, library=-2),
        ("A chooses Top",), top="battlefield"),
    Act("everything is divided", "DivideDamage(3)", lambda board, meant: hurt(board, meant.targets[-1], 3),
        target="target_creature()", chosen="Crab"),
    Act("life becomes ten", "SetLife(10)", lambda board, meant: gain(board, YOU, 10 - board.players[YOU].life)),
    Act("something is done twice", "Repeat(2, (GainLife(2),))", lambda board, meant: gain(gain(board, YOU, 2), YOU, 2)),
    Act("something is done for each", "ForEach(creature(YOURS), (GainLife(2),))",
        all_of(lambda board, one: gain(board, YOU, 2), (YOU,))),
    Act("something may be done", "May((GainLife(2),))", lambda board, meant: gain(board, YOU, 2), ("A says yes",)),
    Act("something is asked", "If(IsMonarch(YOU), (GainLife(4),), (GainLife(2),))",
        lambda board, meant: gain(board, YOU, 4 if board.monarch == YOU else 2)),
    Act("something else is done", "Instead((GainLife(2),), (GainLife(4),), IsMonarch(YOU))",
        lambda board, meant: gain(board, YOU, 4 if board.monarch == YOU else 2)),
    Act("so much is done", "WithX(2, (GainLife(X()),))", lambda board, meant: gain(board, YOU, 2)),
    Act("a die is rolled", "Roll(20, table=(Striation(1, 20, (GainLife(2),)),))",
        lambda board, meant: gain(board, YOU, 2)),
    Act("something is spared", "DoUnless((GainLife(9),), (GainLife(2),))",
        lambda board, meant: gain(board, YOU, 2), ("A says yes",)),
)  # fmt: skip

MORE = (
    Act("the target phases out", "PhaseOut(Targeted({n}))", lambda board, meant: board, target="target_creature()",
        chosen="Crab", shows=lambda board: ("Crab is gone",)),
    Act("counters are removed", "PutCounters(creature(YOURS), amount=3), RemoveCounters(creature(YOURS), '+1/+1', 1)",
        all_of(lambda board, one: plus(board, one, 2), (YOU,))),
    Act("counters are moved", "PutCounters(SELF, 'charge', 3), MoveCounters(SELF, Targeted({n}), 'charge', 1)",
        lambda board, meant: charge(charge(board, SOURCE, 2), meant.targets[-1], 1), target="target_creature()",
        chosen="Crab"),
    Act("a card is looked for", "RevealUntil((Is('Creature'),)), Move(Bound('found'), 'hand')",
        lambda board, meant: player(board, YOU, library=-1, hand=1), top="hand"),
    Act("the target is supported", "Support(Targeted({n}))", lambda board, meant: plus(board, meant.targets[-1], 1),
        target="target_creature()", chosen="Crab"),
    Act("a card is manifested", "Manifest(1)", lambda board, meant: player(board, YOU, library=-1), top="battlefield"),
    Act("a keyword is chosen", "GainChosen(Targeted({n}), ('flying', 'haste'))", lambda board, meant: board,
        ("A chooses flying",), target="target_creature()", chosen="Crab", shows=lambda board: ("Crab has flying",)),
    Act("life is exchanged", "ExchangeLife(YOU, TargetedPlayer({n}))",
        lambda board, meant: exchanged(board, meant.targets[-1]), target="ANY_PLAYER", chosen=NEXT),
    Act("a card is exiled to be played", "Move(TopCards(YOU, 1), 'exile'), MayPlay(Bound('moved'), free=True)",
        lambda board, meant: player(board, YOU, library=-1), top="exile", shows=lambda board: ("A can cast Top",)),
    Act("a card is discarded", "Draw(2), Discard(1)",
        lambda board, meant: player(draw(board, YOU, 2), YOU, hand=-1), ("A discards Top",), top="discarded"),
    Act("the next end step is waited for", "AtNext('end', (GainLife(4),))",
        lambda board, meant: END.does(gain(board, YOU, 4)), ("go to A's end step",)),
    Act("the target explores", "Explore(Targeted({n}))",
        lambda board, meant: plus(player(board, YOU, library=-1), meant.targets[-1], 1),
        ("A says yes",), target="target_creature()", chosen="Ant", top="graveyard"),
)  # fmt: skip


def exchanged(board: Board, other: str) -> Board:
    """Two players have each other's life: each gains or loses what makes it so.  (CR 701.10c)"""
    more = board.players[other].life - board.players[YOU].life
    return lose(gain(board, YOU, more), other, more) if more > 0 else gain(lose(board, YOU, -more), other, -more)


PLAIN = next(act for act in ACTS if act.tree == "GetCounters('experience', 2)")
AIMED = next(act for act in ACTS if act.tree == "Damage(3, Targeted({n}))")
