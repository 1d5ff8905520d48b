"""Plans in which an amount says how big something is or becomes, how much mana is added, how many cards are seen."""

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct, structs

from tools.worked_out.board import NEXT, OPPONENTS, YOU, Board, Impossible, Meant, lose, player
from tools.worked_out.deeds import GOBLIN, goblins, mill
from tools.worked_out.parts import AMOUNTS, ATTACK, Amount
from tools.worked_out.plans import (
    Kind,
    Plan,
    all_possible,
    said_of,
    stage,
    staged,
    steps,
    targets_said,
    use_of,
    used,
    with_source_tapped,
)


class Measure(Struct, frozen=True):
    """Where an amount stands: how it is written, what it comes to, and what is seen of that besides."""

    said: str
    tree: str
    does: Callable[[Board, int], Board] = lambda board, n: board
    shows: Callable[[int], tuple[str, ...]] = lambda n: ()
    most: int = 30
    of_it: bool = False


def for_theirs(power: bool, toughness: bool, *, anew: bool = False) -> Callable[[Board, int], Board]:
    """The opponents' creatures are so much greater, or so great and no other."""

    def done(board: Board, n: int) -> Board:
        found = dict(board.creatures)
        for name in board.of(*OPPONENTS):
            one = found[name]
            found[name] = structs.replace(
                one,
                power=(0 if anew else one.power) + n if power else one.power,
                toughness=(0 if anew else one.toughness) + n if toughness else one.toughness,
            )
        return structs.replace(board, creatures=found)

    return done


def everybody_loses(board: Board, n: int) -> Board:
    for name in OPPONENTS:
        board = lose(board, name, n)
    return board


def one_goblin(size: str) -> Callable[[int], tuple[str, ...]]:
    """How big the token is."""
    return lambda n: (f"Goblin token is {size.format(n=n, more=n + 1)}",)


MEASURES = (
    Measure("A token so big", "Create(token({n}, {n}, 'R', 'Goblin'))",
            lambda board, n: goblins(board, YOU, 1), one_goblin("{n}/{n}")),
    Measure("A token so strong", "Create(token({n}, 1, 'R', 'Goblin'))",
            lambda board, n: goblins(board, YOU, 1), one_goblin("{n}/1")),
    Measure("A token so big that flies", "Create(Token(('Creature', 'Goblin'), {n}, {n}, 'R', keywords('flying')))",
            lambda board, n: goblins(board, YOU, 1),
            lambda n: (f"Goblin token is {n}/{n}", "Goblin token has flying")),
    Measure("Tapped tokens", f"Create({GOBLIN}, {{n}}, tapped=True)", lambda board, n: goblins(board, YOU, n),
            lambda n: ("Goblin token is tapped",), 12),
    Measure("Tokens that attack", f"Create({GOBLIN}, {{n}}, tapped=True, attacking=True)",
            lambda board, n: goblins(board, YOU, n),
            lambda n: ("Goblin token is tapped", f"Goblin token is attacking {NEXT}"), 12, of_it=True),
    Measure("A token with counters", f"Create({GOBLIN}), PutCounters(Bound('created'), amount={{n}})",
            lambda board, n: goblins(board, YOU, 1), one_goblin("{more}/{more}")),
    Measure("Copies", "CreateCopies(TARGET, {n})", shows=lambda n: (f"A controls {n} Crab tokens",), most=12),
    Measure("Mana", "AddMana('R', {n})", shows=lambda n: (f"A has {'R' * n} in their mana pool",)),
    Measure("Cards exiled from the top", "Move(TopCards(YOU, {n}), 'exile')", lambda board, n: mill(board, YOU, n)),
    Measure("Cards looked at", "LookAt(TopCards(YOU, {n})), Move(SEEN, 'hand')",
            lambda board, n: player(board, YOU, library=-n, hand=n)),
    Measure("Life becomes so much", "SetLife({n})",
            lambda board, n: player(board, YOU, life=n - board.players[YOU].life)),
    Measure("X is so much", "WithX({n}, (LoseLife(X(), EACH_OPPONENT),))", everybody_loses),
    Measure("Twice as much", "LoseLife(Times(2, {n}), EACH_OPPONENT)",
            lambda board, n: everybody_loses(board, 2 * n), most=15),
    Measure("Half as much", "LoseLife(Half({n}), EACH_OPPONENT)", lambda board, n: everybody_loses(board, n // 2)),
    Measure("Half as much, rounded up", "LoseLife(Half({n}, up=True), EACH_OPPONENT)",
            lambda board, n: everybody_loses(board, (n + 1) // 2)),
    Measure("One more", "LoseLife(Plus((1, {n})), EACH_OPPONENT)", lambda board, n: everybody_loses(board, n + 1)),
    Measure("Two more", "LoseLife(Plus((2, {n})), EACH_OPPONENT)", lambda board, n: everybody_loses(board, n + 2)),
    Measure("Toughness", "Apply(creature(THEIRS), (Resize(0, {n}),))", for_theirs(power=False, toughness=True)),
    Measure("Sizes for a turn", "Apply(creature(THEIRS), (SetSize({n}, {n}),))",
            for_theirs(power=True, toughness=True, anew=True)),
    Measure("Cards manifested", "Manifest({n})", lambda board, n: mill(board, YOU, n), most=12),
    Measure("The weakest is bolstered", "Bolster({n})", lambda board, n: bolstered(board, n)),
    Measure("An Army", "Amass({n})", shows=lambda n: (f"Zombie Army token has {n} +1/+1 counters",)),
)  # fmt: skip

STANDING = (
    Measure("Others are stronger", "Resize({n}, 0)", for_theirs(power=True, toughness=False)),
    Measure("Others are greater", "Resize({n}, {n})", for_theirs(power=True, toughness=True)),
    Measure("Others are tougher", "Resize(0, {n})", for_theirs(power=False, toughness=True)),
    Measure("Others are so big", "SetSize({n}, {n})", for_theirs(power=True, toughness=True, anew=True)),
    Measure("Others are so strong", "SetSize({n}, None)", for_theirs(power=True, toughness=False, anew=True)),
    Measure("Others are so tough", "SetSize(None, {n})", for_theirs(power=False, toughness=True, anew=True)),
)


def bolstered(board: Board, n: int) -> Board:
    """The creature of least toughness gets counters.  (CR 701.33)"""
    name = min(board.of(YOU), key=lambda one: board.creatures[one].toughness + board.creatures[one].plus)
    one = board.creatures[name]
    return structs.replace(board, creatures={**board.creatures, name: structs.replace(one, plus=one.plus + n)})


def worth(measure: Measure, amount: Amount, board: Board, meant: Meant) -> int:
    """How much it is.  Raises Impossible."""
    n = amount.worth(board, meant)
    if not 0 < n <= measure.most:
        raise Impossible
    return n


def is_mana(measure: Measure) -> bool:
    """Whether mana is added: an ability that does that doesn't use the stack.  (CR 605.1a)"""
    return "AddMana" in measure.tree


def goes_with(measure: Measure, amount: Amount) -> bool:
    """Whether the amount is one by itself, and isn't changed by what the measure does first."""
    if amount.of_it or amount.of_amount:
        return False
    if amount.of_x:
        return "WithX" not in measure.tree and not measure.of_it
    if is_mana(measure):
        return "SELF" not in amount.tree and "SpellsCast" not in amount.tree
    return "YOURS" not in amount.tree or not any(word in measure.tree for word in ("created", "Amass"))


def measured(measure: Measure, amount: Amount) -> Plan:
    """An amount that is used.  Raises Impossible."""
    if not goes_with(measure, amount):
        raise Impossible
    kind: Kind = "Sorcery" if amount.of_x or is_mana(measure) else "Artifact Creature"
    aims = ("target_creature()",) * (amount.of_target or "TARGET" in measure.tree)
    chosen = ("Crab",) * len(aims)
    before = stage(kind)
    board = steps(before, amount.before)
    hand, play = said_of(amount.before)
    do = measure.tree.format(n=amount.tree)
    if measure.of_it:
        ability = f"Triggered(Attacks(creature(YOURS)), ({do},){targets_said(aims)})"
        board = ATTACK.does(board)
        use = (*ATTACK.play, *(f"A targets {one}" for one in chosen))
    else:
        ability = used(kind, do, aims)
        use = (use_of(kind, amount.of_x, chosen),)
        board = with_source_tapped(board) if kind != "Sorcery" else board
    n = worth(measure, amount, board, Meant(targets=chosen, x=4))
    done = measure.does(board, n)
    done = player(done, YOU, hand=-1, spells=1) if kind == "Sorcery" else done
    cost = "X" if amount.of_x else "0"
    name = f"{measure.said}, by {amount.said}"
    return staged(Plan(name, kind, ability, hand, (*play, *use), before, done, measure.shows(n), cost=cost))


def standing(measure: Measure, amount: Amount) -> Plan:
    """An amount that counts as long as the card is there.  Raises Impossible."""
    if amount.of_it or amount.of_amount or amount.of_x or amount.of_target or amount.said == "three":
        raise Impossible
    if amount.before and "SetSize" in measure.tree:
        raise Impossible  # before anything is done it is none, and their creatures die of that
    kind: Kind = "Artifact Creature"
    before = stage(kind)
    board = steps(before, amount.before)
    hand, play = said_of(amount.before)

    n = worth(measure, amount, board, Meant())
    ability = f"Static(creature(THEIRS), ({measure.tree.format(n=amount.tree)},))"
    name = f"{measure.said}, by {amount.said}"
    grown = measure.does(board, n)
    return staged(Plan(name, kind, ability, hand, play, structs.replace(before), grown))


OTHERS = "Count(creature(YOURS, Other(Bound('each'))))"
"""How many others than itself are A's: for each creature another amount."""


def of_each(form: str, power: int, toughness: int) -> Plan:
    """Every creature is so much greater as there are others of A's."""
    before = stage("Artifact")
    grown = dict(before.creatures)
    for name, one in before.here():
        n = len([other for other in before.of(YOU) if other != name])
        if one.is_creature:
            size = {"power": one.power + n * power, "toughness": one.toughness + n * toughness}
            grown[name] = structs.replace(one, **size)
    ability = f"Static(creature(), ({form.format(n=OTHERS)},))"
    name = (
        f"Each is greater by the others, {'in power' * power}{' and ' * (power * toughness)}{'toughness' * toughness}"
    )
    return staged(Plan(name, "Artifact", ability, (), (), before, structs.replace(before, creatures=grown)))


def measured_plans() -> Iterator[Plan]:
    """Every measure with every amount; and what is another for each creature."""
    for form, power, toughness in (("Resize({n}, 0)", 1, 0), ("Resize(0, {n})", 0, 1), ("Resize({n}, {n})", 1, 1)):
        yield of_each(form, power, toughness)
    for amount in AMOUNTS:
        yield from all_possible(partial(measured, each, amount) for each in MEASURES)
        yield from all_possible(partial(standing, each, amount) for each in STANDING)
