"""Instructions about life, hands and libraries.  (CR 119, 121, 701)"""

from collections.abc import Sequence

from entaku.cards.ir import actions as x
from entaku.cards.ir.short import EACH_OPPONENT
from entaku.kernel.decisions import Part, Split
from entaku.kernel.seats import Seat
from entaku.magic import changing, layers, moving, predicates, questions
from entaku.magic import events as e
from entaku.magic.changing import Going
from entaku.magic.choices import (
    Procedure,
    ask,
    choose_objects,
    choose_player,
    choose_word,
    option_of,
    yes,
)
from entaku.magic.game import Attack, SeatRef
from entaku.magic.questions import Context, amount, players
from entaku.magic.resolving.follow import follows


@follows(x.ChooseThings)
def choose_things(ctx: Context, node: x.ChooseThings) -> Procedure[bool]:
    game = ctx.game
    kept: list[int] = []
    for seat in players(ctx, node.who):
        inner = ctx.with_bound(each=SeatRef(seat))
        found = questions.objects(inner, node.what)
        most = None if node.amount is None else amount(inner, node.amount)
        if node.random:
            picked = list(found)
            game.stream(seat, "choose").shuffle(picked)
            kept += picked[:most]
            continue
        least = 0 if node.optional or most is None else most
        kept += yield from choose_objects(game, seat, "game-choose", found, least, most, (ctx.source,))
    ctx.bound[node.bind] = tuple(kept)
    return bool(kept)


@follows(x.ChooseOfEach)
def choose_of_each(ctx: Context, node: x.ChooseOfEach) -> Procedure[bool]:
    """Starting with the controller, each player chooses one of each kind.  (CR 101.4)"""
    game = ctx.game
    kept: list[int] = []
    for seat in game.seats_in_turn_order(ctx.controller):
        inner = ctx.with_bound(each=SeatRef(seat))
        of = players(inner, node.who)
        for kind in node.kinds:
            found = [n for n in questions.objects(inner, kind) if questions.controller_of(game, n) in of]
            kept += yield from choose_objects(game, seat, "game-choose", found, about=(ctx.source,))
    ctx.bound[node.bind] = tuple(dict.fromkeys(kept))
    return bool(kept)


@follows(x.ChoosePlayer)
def choose_one_player(ctx: Context, node: x.ChoosePlayer) -> Procedure[bool]:
    for seat in players(ctx, node.who):
        found = players(ctx, node.of)
        chosen: Seat | None
        if node.random:
            mixed = list(found)
            ctx.game.stream(seat, "choose").shuffle(mixed)
            chosen = mixed[0] if mixed else None
        else:
            chosen = yield from choose_player(ctx.game, seat, "game-choose-player", found, (ctx.source,))
        ctx.bound[node.bind] = () if chosen is None else (SeatRef(chosen),)
        if chosen is not None:
            changing.happen(ctx.game, e.Chosen(seat, "player", "", chosen))
    return bool(ctx.bound.get(node.bind))


@follows(x.ChooseValue)
def choose_value(ctx: Context, node: x.ChooseValue) -> Procedure[bool]:
    from entaku.magic import naming

    for seat in players(ctx, node.who):
        word = yield from naming.choose_value(ctx.game, seat, node.kind, node.among, (ctx.source,))
        ctx.bound[node.bind] = int(word) if node.kind == "number" else word
        changing.happen(ctx.game, e.Chosen(seat, node.kind, word))
    return True


@follows(x.SplitPiles)
def split_piles(ctx: Context, node: x.SplitPiles) -> Procedure[bool]:
    """A player makes two piles, either of which may be empty; another chooses one.  (CR 700.3)"""
    game = ctx.game
    cards = tuple(questions.objects(ctx, node.what))
    separators, choosers = players(ctx, node.separator), players(ctx, node.chooser)
    if not separators or not choosers:
        return False
    separator = yield from choose_player(game, ctx.controller, "game-choose-player", separators)
    shape = Split(tuple(option_of(game, n, n) for n in cards), (Part("first"), Part("second")))
    answer = yield from ask(game, separators[0] if separator is None else separator, "game-piles", shape)
    piles = (
        [tuple(k for k in part if isinstance(k, int)) for part in answer if isinstance(part, tuple)]
        if isinstance(answer, tuple)
        else [cards, ()]
    )
    words = [", ".join(game.objects[n].definition.name for n in pile) or "—" for pile in piles]
    word = yield from choose_word(game, choosers[0], "game-choose-pile", ["1: " + words[0], "2: " + words[1]])
    first = word.startswith("1")
    ctx.bound[node.bind] = piles[0] if first else piles[1]
    ctx.bound[node.rest] = piles[1] if first else piles[0]
    return True


@follows(x.PutFromHand)
def put_from_hand(ctx: Context, node: x.PutFromHand) -> Procedure[bool]:
    """Each player may choose, in turn order; all that was chosen enters at once.  (CR 101.4)"""
    game = ctx.game
    going: list[Going] = []
    for seat in players(ctx, node.who):
        inner = ctx.with_bound(each=SeatRef(seat))
        found = [n for n in game.hands[seat] if predicates.fits(inner, n, node.where)]
        chosen = yield from choose_objects(
            game, seat, "game-put-from-hand", found, 0, amount(inner, node.amount), (ctx.source,)
        )
        going += [Going(n, "battlefield", controller=seat, tapped=node.tapped) for n in chosen]
    moved = yield from moving.move(game, going)
    ctx.bound[node.bind] = tuple(moved)
    if node.attacking is not None:
        attack_too(ctx, moved, players(ctx, node.attacking))
    return bool(moved)


def attack_too(ctx: Context, numbers: Sequence[int], whom: Sequence[Seat]) -> None:
    """Creatures that have entered attacking a player: they weren't declared as attackers.  (CR 508.4)"""
    game = ctx.game
    there = [n for n in numbers if n in game.objects and game.objects[n].zone == "battlefield"]
    own = [
        n for n in there if layers.look(game, game.objects[n]).is_creature and game.objects[n].controller == game.active
    ]
    if game.combat is not None and whom and game.in_game(whom[0]):
        attacks = tuple(Attack(number, whom[0]) for number in own)
        changing.set_combat(game, changing.replace(game.combat, attacks=(*game.combat.attacks, *attacks)))


@follows(x.Clash)
def clash(ctx: Context, node: x.Clash) -> Procedure[bool]:
    """You and an opponent reveal your top cards; each may put theirs on the bottom.  (CR 701.23a to 701.23c)"""
    game, seat = ctx.game, ctx.controller
    found = questions.players(ctx, EACH_OPPONENT)
    other = yield from choose_player(game, seat, "game-choose-player", found, (ctx.source,))
    if other is None:
        ctx.bound[node.bind] = ctx.bound[node.other] = ()
        return False
    shown: dict[Seat, int] = {}
    for one in game.seats_in_turn_order():
        if one in (seat, other) and game.libraries[one]:
            shown[one] = game.libraries[one][0]
            moving.reveal(game, one, (shown[one],))
    values = {one: layers.look(game, game.objects[number]).mana_value for one, number in shown.items()}
    won = seat in values and all(values[seat] > value for one, value in values.items() if one != seat)
    below = []
    for one, number in shown.items():
        if (yield from yes(game, one, "game-clash", (number,))):
            below.append((one, number))
    for one, number in below:
        rest = tuple(card for card in game.libraries[one] if card != number)
        if len(rest) < len(game.libraries[one]):
            changing.set_library(game, one, (*rest, number))
    ctx.bound[node.bind] = (SeatRef(seat),) if won else ()
    ctx.bound[node.other] = (SeatRef(other),)
    return True
