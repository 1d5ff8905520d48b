"""Parts of an ability, one by one: how each is written in a tree, what it needs, what it means on the model's board.

Amounts, those to whom something is done, and what is done before so that there is something to count.
"""

from collections.abc import Callable

from msgspec import Struct, structs

from tools.worked_out.board import (
    LAST,
    NEXT,
    OPPONENTS,
    PLAYERS,
    SOURCE,
    YOU,
    Board,
    Meant,
    come,
    creature,
    draw,
    gain,
    gone,
    hurt,
    noted,
    player,
)

HELPERS = """\
- cards:
    - {name: Ant, cost: G, type: Creature — Insect, size: 1/51}
    - {name: Boar, cost: G, type: Creature — Boar, size: 2/52}
    - {name: Crab, cost: U, type: Creature — Crab, size: 3/53}
    - {name: Drake, cost: U, type: Creature — Drake, size: 4/54}
    - {name: Newt, cost: "0", type: Creature — Salamander, size: 6/56}
    - {name: Charm, cost: "0", type: Instant, does: you gain 2 life.}
    - {name: Study, cost: "0", type: Sorcery, does: draw a card.}
    - {name: Sting, cost: "0", type: Instant, does: ~ deals 5 damage to any target.}
    - {name: Doom, cost: "0", type: Sorcery, does: destroy target creature.}
    - {name: Recall, cost: "0", type: Sorcery, does: "return target creature to its owner's hand."}
    - {name: Edict, cost: "0", type: Sorcery, does: sacrifice a creature.}
    - {name: Bless, cost: "0", type: Sorcery, does: put a +1/+1 counter on target creature.}
    - {name: Crown, cost: "0", type: Sorcery, does: you become the monarch.}
    - {name: Load, cost: "0", type: Sorcery, does: put a charge counter on target artifact.}
    - {name: Peek, cost: "0", type: Sorcery, does: scry 1.}
    - {name: Spy, cost: "0", type: Sorcery, does: surveil 1.}
    - {name: Tempter, cost: "0", type: Sorcery, does: the Ring tempts you.}
    - {name: Toss, cost: "0", type: Sorcery, does: discard a card.}
    - {name: Banish, cost: "0", type: Sorcery, does: exile target creature.}
    - {name: Purge, cost: "0", type: Sorcery, does: exile target card from a graveyard.}
    - {name: Spark, cost: "0", type: Sorcery, does: "you get {E}{E}."}
    - {name: Eft, cost: "0", type: Creature — Salamander, size: 7/57}
"""


class Step(Struct, frozen=True):
    """Something that players do: what they need in hand, what they say, and what it comes to on the board."""

    play: tuple[str, ...]
    hand: tuple[str, ...] = ()
    whose: str = YOU
    does: Callable[[Board], Board] = lambda board: board


def cast(card: str, does: Callable[[Board], Board], *answers: str, targeting: str = "", whose: str = YOU) -> Step:
    """A spell of the helpers is cast, and resolves."""
    said = f"{whose} casts {card}" + (f" targeting {targeting}" if targeting else "")

    def done(board: Board) -> Board:
        return does(player(board, whose, spells=1, hand=-1))

    return Step((said, *answers), (card,), whose, done)


CHARM = cast("Charm", lambda board: gain(noted(board, "instant cast"), YOU, 2))
STUDY = cast("Study", lambda board: draw(board, YOU, 1))
STING = cast("Sting", lambda board: hurt(noted(board, "instant cast"), LAST, 5), targeting=LAST)
STING_ANT = cast("Sting", lambda board: hurt(noted(board, "instant cast"), "Ant", 5), targeting="Ant")
DOOM = cast("Doom", lambda board: gone(board, "Drake", "graveyard"), targeting="Drake")
NEWT = cast("Newt", lambda board: come(board, "Newt", YOU, 6, 56))
EFT = cast("Eft", lambda board: come(board, "Eft", YOU, 7, 57))
RECALL = cast("Recall", lambda board: gone(player(board, YOU, hand=1), "Ant", "hand"), targeting="Ant")
PEEK = cast("Peek", lambda board: noted(board, "scried"))


CROWN = cast("Crown", lambda board: structs.replace(board, monarch=YOU))
LOAD = cast("Load", lambda board: creature(board, SOURCE, charge=1), targeting=SOURCE)


class Amount(Struct, frozen=True):
    """A number: how it is written, what it counts, and how much that is."""

    said: str
    tree: str
    worth: Callable[[Board, Meant], int]
    before: tuple[Step, ...] = ()
    of_it: bool = False
    of_amount: bool = False
    of_target: bool = False
    of_x: bool = False
    often: bool = False
    """Whether texts have it with whatever else there is; others are put together with what texts have most."""


def yours(board: Board) -> tuple[str, ...]:
    return board.of(YOU)


def size(board: Board, name: str) -> int:
    """A creature's power, as it is or last was."""
    return board.creatures[name].power + board.creatures[name].plus


AMOUNTS = (
    Amount("three", "3", lambda board, meant: 3, often=True),
    Amount("X", "X()", lambda board, meant: meant.x, of_x=True),
    Amount(
        "as many as creatures are controlled", "Count(creature(YOURS))", lambda board, meant: len(yours(board)),
        often=True,
    ),
    Amount(
        "the greatest power", "Greatest('power', creature(YOURS))",
        lambda board, meant: max(size(board, name) for name in yours(board)),
    ),
    Amount(
        "all their power", "Sum('power', creature(YOURS))",
        lambda board, meant: sum(size(board, name) for name in yours(board)),
    ),
    Amount("its own power", "StatOf('power', SELF)", lambda board, meant: size(board, SOURCE)),
    Amount("the target's power", "StatOf('power', TARGET)", lambda board, meant: 3, of_target=True),
    Amount(
        "the power of it", "StatOf('power', IT)", lambda board, meant: size(board, meant.it), of_it=True, often=True
    ),
    Amount(
        "the toughness of it", "StatOf('toughness', IT)",
        lambda board, meant: board.creatures[meant.it].toughness + board.creatures[meant.it].plus, of_it=True,
    ),
    Amount("the mana value of it", "StatOf('mana value', IT)", lambda board, meant: meant.it != "Newt", of_it=True),
    Amount("as much as that", "BoundAmount('amount')", lambda board, meant: meant.amount, of_amount=True, often=True),
    Amount(
        "its charge counters", "CountersOn('charge', SELF)",
        lambda board, meant: board.creatures[SOURCE].charge, (LOAD,),
    ),
    Amount(
        "one's experience", "PlayerCounters('experience')", lambda board, meant: board.players[YOU].experience
    ),
    Amount("one's life", "LifeOf(YOU)", lambda board, meant: board.players[YOU].life),
    Amount(
        "the most life of all", "GreatestLife()",
        lambda board, meant: max(one.life for one in board.players.values()),
    ),
    Amount("half of one's life", "Half(LifeOf(YOU))", lambda board, meant: board.players[YOU].life // 2),
    Amount(
        "twice the number of creatures", "Times(2, Count(creature(YOURS)))", lambda board, meant: 2 * len(yours(board))
    ),
    Amount(
        "one and the number of creatures", "Plus((1, Count(creature(YOURS))))",
        lambda board, meant: 1 + len(yours(board)),
    ),
    Amount("spells cast", "SpellsCast(YOU)", lambda board, meant: board.players[YOU].spells, (CHARM, PEEK)),
    Amount("cards drawn", "CardsDrawn(YOU)", lambda board, meant: board.players[YOU].drawn, (STUDY,)),
    Amount("life gained", "LifeGained(YOU)", lambda board, meant: board.players[YOU].gained, (CHARM,)),
    Amount(
        "life opponents lost", "LifeLost(EACH_OPPONENT)",
        lambda board, meant: sum(board.players[one].lost for one in OPPONENTS), (STING,),
    ),
    Amount("creatures that died", "DeathsThisTurn((CREATURE,))", lambda board, meant: board.deaths, (DOOM,)),
    Amount(
        "its power and one", "Plus((1, StatOf('power', SELF)))", lambda board, meant: 1 + size(board, SOURCE)
    ),
    Amount(
        "half of its power", "Half(StatOf('power', SELF))", lambda board, meant: size(board, SOURCE) // 2
    ),
    Amount(
        "twice one's experience", "Times(2, PlayerCounters('experience'))",
        lambda board, meant: 2 * board.players[YOU].experience,
    ),
    Amount(
        "how many powers there are", "Kinds('power', creature(YOURS))",
        lambda board, meant: len({size(board, name) for name in yours(board)}),
    ),
)  # fmt: skip


class Whom(Struct, frozen=True):
    """To whom or what something is done: how it is written, and who that is; `target` is what is chosen for it."""

    said: str
    tree: str
    found: Callable[[Board, Meant], tuple[str, ...]]
    target: str = ""
    chosen: str = ""
    of_it: bool = False
    of_player: bool = False
    attached: bool = False
    second: bool = False
    """Whether something else is targeted first, and tapped."""
    often: bool = False
    """Whether texts have it with whatever amount."""


PEOPLE = (
    Whom("you", "YOU", lambda board, meant: (YOU,), often=True),
    Whom(
        "the targeted player", "TargetedPlayer({n})", lambda board, meant: (meant.targets[-1],), "ANY_PLAYER", NEXT,
        often=True,
    ),
    Whom("each opponent", "EACH_OPPONENT", lambda board, meant: OPPONENTS, often=True),
    Whom("each other player", "EACH_OTHER", lambda board, meant: OPPONENTS),
    Whom("each player", "EACH_PLAYER", lambda board, meant: PLAYERS, often=True),
    Whom(
        "the target's controller", "ControllerOf(Targeted({n}))",
        lambda board, meant: (board.creatures[meant.targets[-1]].whose,), "target_creature()", "Crab",
    ),
    Whom(
        "its controller", "ControllerOf(IT)", lambda board, meant: (board.creatures[meant.it].whose,), of_it=True
    ),
    Whom("that player", "THAT_PLAYER", lambda board, meant: (meant.player,), of_player=True),
    Whom(
        "the other opponents", "Except(EACH_OPPONENT, THAT_PLAYER)",
        lambda board, meant: tuple(one for one in OPPONENTS if one != meant.player), of_player=True,
    ),
    Whom(
        "the second target", "TargetedPlayer({n})", lambda board, meant: (meant.targets[-1],), "ANY_PLAYER", NEXT,
        second=True,
    ),
    Whom("who plays the turn", "ActivePlayer()", lambda board, meant: (YOU,)),
)  # fmt: skip

THINGS = (
    Whom("itself", "SELF", lambda board, meant: (SOURCE,), often=True),
    Whom(
        "the target",
        "Targeted({n})",
        lambda board, meant: (meant.targets[-1],),
        "target_creature()",
        "Crab",
        often=True,
    ),
    Whom("one's creatures", "creature(YOURS)", lambda board, meant: board.of(YOU), often=True),
    Whom("the others' creatures", "creature(THEIRS)", lambda board, meant: board.of(*OPPONENTS)),
    Whom("it", "IT", lambda board, meant: (meant.it,), of_it=True),
    Whom(
        "the second creature",
        "Targeted({n})",
        lambda board, meant: (meant.targets[-1],),
        "target_creature()",
        "Crab",
        second=True,
    ),
    Whom("what it is attached to", "ATTACHED", lambda board, meant: ("Boar",), attached=True),
)


class Condition(Struct, frozen=True):
    """What is asked: how it is written, whether it is so, and what is done to make it so, or not so."""

    said: str
    tree: str
    holds: Callable[[Board], bool]
    steps: tuple[Step, ...] = ()


def died(board: Board) -> bool:
    return board.deaths > 0


def instant(board: Board) -> bool:
    return "instant cast" in board.done


def three(board: Board) -> bool:
    return len(board.of(YOU)) >= 3


CONDITIONS = (
    Condition("a creature died", "DiedThisTurn()", died, (DOOM,)),
    Condition("a creature came", "EnteredThisTurn(YOU, (CREATURE,))", lambda board: "A's came" in board.done, (NEWT,)),
    Condition("an instant was cast", "CastThisTurn(YOU, (Is('Instant'),))", instant, (CHARM,)),
    Condition("there are three creatures", "Exists(creature(YOURS), 3)", three, (NEWT,)),
    Condition("creatures are three or more", "Compared(Count(creature(YOURS)), '>=', 3)", three, (NEWT,)),
    Condition("one is the monarch", "IsMonarch(YOU)", lambda board: board.monarch == YOU, (CROWN,)),
    Condition("one has scried", "DidThisTurn(YOU, 'scry')", lambda board: "scried" in board.done, (PEEK,)),
    Condition("a creature left", "LeftThisTurn((CREATURE, YOURS))", lambda board: "A's left" in board.done, (RECALL,)),
    Condition(
        "an opponent was hurt", "DealtDamageThisTurn(EACH_OPPONENT)",
        lambda board: bool({"B was hurt", "C was hurt"} & board.done), (STING,),
    ),
    Condition(
        "either is so", "Either((DiedThisTurn(), CastThisTurn(YOU, (Is('Instant'),))))",
        lambda board: died(board) or instant(board), (CHARM,),
    ),
    Condition(
        "both are so", "Every((DiedThisTurn(), CastThisTurn(YOU, (Is('Instant'),))))",
        lambda board: died(board) and instant(board), (DOOM, CHARM),
    ),
    Condition("no creature died", "Unless(DiedThisTurn())", lambda board: not died(board), (DOOM,)),
    Condition(
        "it has a charge counter", "Matches(SELF, (HasCounter('charge'),))",
        lambda board: board.creatures[SOURCE].charge > 0, (LOAD,),
    ),
    Condition("it is one's turn", "TurnOf(YOU)", lambda board: True),
    Condition("it is another's turn", "TurnOf(EACH_OPPONENT)", lambda board: False),
)  # fmt: skip


class Event(Struct, frozen=True):
    """What an ability waits for: how it is written, how it comes about, and what words of it stand for then.

    What is cast triggers before it resolves (`first`); `again` it may happen a second time in the turn, in the same way
    or, where that can't be, in the way of the `second` step.  `by` is what else makes it happen: deeds, and cards of
    the helpers.
    """

    said: str
    tree: str
    step: Step
    it: str = ""
    player: str = ""
    amount: int = 0
    first: bool = False
    again: bool = False
    by: tuple[str, ...] = ()
    second: Step | None = None


def attack(board: Board) -> Board:
    return creature(board, "Boar", tapped=True)


ATTACK = Step(("A attacks B with Boar",), does=attack)
COMBAT = Step(("A attacks B with Boar", "go to combat damage"), does=lambda board: hurt(attack(board), NEXT, 2))
BLOCK = Step(("A attacks B with Boar", "B blocks Boar with Crab"), does=attack)


def blessed(board: Board) -> Board:
    return creature(board, "Boar", plus=board.creatures["Boar"].plus + 1)


def ended(board: Board) -> Board:
    """The monarch draws a card as their end step begins.  (CR 720.2)"""
    return draw(board, YOU, 1) if board.monarch == YOU else board


END = Step(("go to A's end step",), does=ended)
BLESS = cast("Bless", blessed, targeting="Boar")
EDICT = cast("Edict", lambda board: gone(board, "Ant", "graveyard"), "A sacrifices Ant")

DECREE = Step(("A casts Decree",), ("Edict as Decree",), does=lambda board: gone(spent(board), "Boar", "graveyard"))
"""Nothing else is left to be sacrificed."""
RUIN = Step(
    ("A casts Ruin targeting Crab",), ("Doom as Ruin",), does=lambda board: gone(spent(board), "Crab", "graveyard")
)
REVOKE = Step(
    ("A casts Revoke targeting Boar",),
    ("Recall as Revoke",),
    does=lambda board: gone(player(spent(board), YOU, hand=1), "Boar", "hand"),
)
BANISH = cast("Banish", lambda board: gone(board, "Ant", "in exile"), targeting="Ant")
PURGED = Step(
    ("A casts Edict", "A sacrifices Ant", "A casts Purge targeting Ant", "A casts Banish targeting Boar"),
    ("Edict", "Purge", "Banish"),
    does=lambda board: purged(board),
)
TOSS = Step(
    ("A casts Toss", "A discards Plains"),
    ("Toss", "Plains", "Swamp"),
    does=lambda board: player(spent(board), YOU, hand=-1),
)
SPARK = cast("Spark", lambda board: board)


def spent(board: Board) -> Board:
    """A spell has been cast."""
    return player(board, YOU, spells=1, hand=-1)


def purged(board: Board) -> Board:
    """One creature is sacrificed and exiled from the graveyard, another exiled from the battlefield."""
    board = gone(spent(board), "Ant", "graveyard")
    ant = structs.replace(board.creatures["Ant"], where="in exile")
    board = structs.replace(spent(board), creatures={**board.creatures, "Ant": ant})
    return gone(spent(board), "Boar", "in exile")


CROWNING = cast("Crown", lambda board: structs.replace(board, monarch=YOU))
TEMPT = cast("Tempter", lambda board: board, "A chooses Boar")
FIELD = Step(("A plays Swamp",), ("Swamp",), does=lambda board: player(board, YOU, hand=-1))

EVENTS = (
    Event("as a creature enters", "Enters(creature(YOURS))", NEWT, "Newt", by=("Create",), second=EFT),
    Event("as a creature attacks", "Attacks(creature(YOURS))", ATTACK, "Boar"),
    Event("as a creature attacks a player", "Attacks(creature(YOURS))", ATTACK, "Boar", NEXT),
    Event("as a creature dies", "Dies(creature(THEIRS))", DOOM, "Drake", second=RUIN),
    Event("as an instant is cast", "Casts(YOU, (Is('Instant'),))", CHARM, player=YOU, first=True, again=True),
    Event("as combat damage is dealt", "DealsDamage(creature(YOURS), EACH_PLAYER, True)", COMBAT, "Boar", NEXT, 2),
    Event(
        "as a creature is hurt",
        "IsDealtDamage(creature(YOURS))",
        STING_ANT,
        "Ant",
        amount=5,
        again=True,
        by=("Damage",),
    ),
    Event("as a card is drawn", "Draws(YOU)", STUDY, player=YOU, again=True, by=("Draw",)),
    Event("as life is gained", "GainsLife(YOU)", CHARM, player=YOU, amount=2, again=True, by=("GainLife",)),
    Event(
        "as an opponent loses life",
        "LosesLife(EACH_OPPONENT)",
        STING,
        player=LAST,
        amount=5,
        again=True,
        by=(
            "LoseLife",
            "Damage",
        ),
    ),
    Event("as a creature is sacrificed", "Sacrifices(YOU, creature())", EDICT, "Ant", YOU, second=DECREE),
    Event("as the end step begins", "BeginningOf('end', YOU)", END, player=YOU),
    Event("as a creature is tapped", "BecomesTapped(creature(YOURS))", ATTACK, "Boar"),
    Event(
        "as a counter is put", "CountersPut('+1/+1', creature(YOURS))", BLESS, "Boar", again=True, by=("PutCounters",)
    ),
    Event("as a creature leaves", "Leaves(creature(YOURS))", RECALL, "Ant", by=("Edict",), second=REVOKE),
    Event("as one attacks", "PlayerAttacks(YOU)", ATTACK, player=YOU),
    Event("as one scries", "Does(YOU, 'scry')", PEEK, player=YOU, again=True),
    Event("as creatures enter", "OneOrMore(Enters(creature(YOURS)))", NEWT, "Newt", by=("Create",), second=EFT),
    Event("as creatures die", "OneOrMore(Dies(creature(THEIRS)))", DOOM, "Drake", second=RUIN),
    Event(
        "as either happens",
        "AnyHappening((Enters(creature(YOURS)), Dies(creature(THEIRS))))",
        NEWT,
        "Newt",
        by=(
            "Create",
            "Doom",
        ),
        second=EFT,
    ),
    Event("as it becomes blocked", "BecomesBlocked(creature(YOURS))", BLOCK, "Boar"),
    Event("as a creature blocks", "Blocks(creature(THEIRS))", BLOCK, "Crab"),
    Event("as it is aimed at", "BecomesTarget(creature(YOURS))", BLESS, "Boar", first=True, again=True),
    Event("as one becomes the monarch", "BecomesMonarch(YOU)", CROWNING, player=YOU, by=("BecomeMonarch", "Crown")),
    Event("as the Ring tempts one", "RingTempts(YOU)", TEMPT, player=YOU),
    Event("as one plays a land", "PlaysLand(YOU)", FIELD, player=YOU),
    Event("as a creature is exiled", "Moves(creature(YOURS), 'exile', 'battlefield')", BANISH, "Ant"),
    Event("as a creature is exiled, no card", "Moves(creature(), 'exile', 'battlefield')", PURGED, "Boar"),
    Event("as a card is discarded", "Discards(YOU)", TOSS, player=YOU),
    Event("as one is made to discard", "MadeToDiscard(YOU, None)", TOSS, player=YOU),
    Event("as energy is got", "GetsCounters(YOU, 'energy')", SPARK, player=YOU, amount=2),
)
