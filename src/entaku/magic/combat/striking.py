"""The combat damage step.  (CR 510)"""

from collections.abc import Sequence

from entaku.cards.ir import changes as ch
from entaku.kernel.decisions import Divide
from entaku.magic import changing, damage, layers
from entaku.magic.choices import Procedure, ask, option_of
from entaku.magic.definitions import Traits
from entaku.magic.game import Attack, Game, SeatRef, Thing
from entaku.magic.replacement import Dealing


def has_first_strike(game: Game) -> bool:
    """Whether there is a first combat damage step: something has first strike or double strike.  (CR 510.4)"""
    combat = game.combat
    if combat is None:
        return False
    return any(
        layers.look(game, game.objects[n]).kit.keywords & {"first strike", "double strike"}
        for attack in combat.attacks
        for n in (attack.attacker, *attack.blockers)
        if n in game.objects
    )


def strikes_now(game: Game, number: int, first: bool) -> bool:
    """Whether a creature deals its combat damage in this step.  (CR 510.4, 702.4b, 702.7b)"""
    words = layers.look(game, game.objects[number]).kit.keywords
    if first:
        return bool(words & {"first strike", "double strike"})
    struck = game.combat.first_strikers if game.combat is not None else None
    return struck is None or number not in struck or "double strike" in words


def strike(game: Game, first: bool) -> Procedure[None]:
    """Attackers and blockers assign their damage, then all of it is dealt at once.  (CR 510.1, 510.2)"""
    combat = game.combat
    if combat is None:
        return
    dealings: list[Dealing] = []
    struck: list[int] = []
    for attack in combat.attacks:
        if attack.attacker in game.objects and strikes_now(game, attack.attacker, first):
            struck.append(attack.attacker)
            dealings += yield from attacker_assigns(game, attack)
    blocking: dict[int, list[int]] = {}
    for attack in combat.attacks:
        for blocker in attack.blockers:
            blocking.setdefault(blocker, []).append(attack.attacker)
    for blocker, attackers in blocking.items():
        if blocker in game.objects and strikes_now(game, blocker, first):
            struck.append(blocker)
            dealings += yield from blocker_assigns(game, blocker, attackers)
    now = game.combat
    if first and now is not None:
        changing.set_combat(game, changing.replace(now, first_strikers=tuple(struck)))
    yield from damage.deal(game, [one for one in dealings if one.source in game.objects])


def strength(traits: Traits) -> int:
    """How much combat damage a creature assigns: its power, or its toughness if an effect says so.  (CR 510.1a)"""
    if any(isinstance(rule[0], ch.AssignsToughness) for rule in traits.rules):
        return max(0, traits.toughness or 0)
    return max(0, traits.power or 0)


def attacker_assigns(game: Game, attack: Attack) -> Procedure[list[Dealing]]:
    """An unblocked creature to what it attacks; a blocked one among its blockers; trample beyond.  (CR 510.1b–e)"""
    number = attack.attacker
    traits = layers.look(game, game.objects[number])
    total = strength(traits)
    target = whom(game, attack)
    blockers = [b for b in attack.blockers if b in game.objects]
    if not total:
        return []
    if not attack.blocked:
        return [Dealing(number, target, total, True)] if target is not None else []
    trample = "trample" in traits.kit.keywords and target is not None
    if not blockers:
        return [Dealing(number, target, total, True)] if trample and target is not None else []
    order: list[Thing] = [*blockers, *([target] if trample and target is not None else [])]
    if len(order) == 1:
        return [Dealing(number, order[0], total, True)]
    lethal = [lethal_damage(game, number, b) for b in blockers]
    shares = yield from assigned(game, number, order, lethal, total)
    return [Dealing(number, thing, share, True) for thing, share in zip(order, shares, strict=True) if share]


def whom(game: Game, attack: Attack) -> Thing | None:
    """What an attacker deals damage to: the player or planeswalker it attacks, if that is still there.  (CR 506.4c)"""
    if attack.planeswalker is not None:
        item = game.objects.get(attack.planeswalker)
        return attack.planeswalker if item is not None and item.zone == "battlefield" else None
    return SeatRef(attack.player) if game.in_game(attack.player) else None


def lethal_damage(game: Game, source: int, number: int) -> int:
    """How much damage is lethal to a creature now.  (CR 510.1c, 702.2c)"""
    item = game.objects[number]
    if "deathtouch" in layers.look(game, game.objects[source]).kit.keywords:
        return 1
    return max(1, (layers.look(game, item).toughness or 0) - item.damage)


def assigned(
    game: Game, number: int, order: Sequence[Thing], lethal: Sequence[int], total: int
) -> Procedure[list[int]]:
    """How an attacker divides its damage; asked again until it is lawful, at last in the usual way."""
    usual = in_order(lethal, total, len(order))
    options = tuple(option_of(game, thing, place) for place, thing in enumerate(order))
    for _ in range(3):
        answer = yield from ask(game, game.active, "game-damage", Divide(options, total, 0), tuple(usual), (number,))
        shares = [n for n in answer if isinstance(n, int)] if isinstance(answer, tuple) else usual
        if len(shares) != len(order):
            return usual
        if is_lawful(game, shares, lethal, len(order) > len(lethal)):
            return shares
    return usual


def in_order(lethal: Sequence[int], total: int, count: int) -> list[int]:
    """Lethal damage to each in order, all the rest to the last one it gets to."""
    shares = [0] * count
    left = total
    for place in range(count):
        share = min(left, lethal[place]) if place < len(lethal) and place < count - 1 else left
        shares[place] = share
        left -= share
    return shares


def is_lawful(game: Game, shares: Sequence[int], lethal: Sequence[int], trample: bool) -> bool:
    """Whether damage goes on only after lethal damage; today that binds trample alone.  (CR 510.1c, 702.19b)"""
    ordered = game.setup.profile.assignment == "ordered"
    for place in range(1, len(shares)):
        is_player = trample and place == len(shares) - 1
        if not shares[place] or not (ordered or is_player):
            continue
        if any(shares[before] < lethal[before] for before in range(min(place, len(lethal)))):
            return False
    return True


def blocker_assigns(game: Game, blocker: int, attackers: Sequence[int]) -> Procedure[list[Dealing]]:
    """A blocker deals its damage to what it blocks.  (CR 510.1d)"""
    total = strength(layers.look(game, game.objects[blocker]))
    there: list[Thing] = [a for a in attackers if a in game.objects]
    if not total or not there:
        return []
    if len(there) == 1:
        return [Dealing(blocker, there[0], total, True)]
    lethal = [lethal_damage(game, blocker, a) for a in attackers if a in game.objects]
    usual = in_order(lethal, total, len(there))
    options = tuple(option_of(game, thing, place) for place, thing in enumerate(there))
    seat = layers.look(game, game.objects[blocker]).controller
    answer = yield from ask(game, seat, "game-damage", Divide(options, total, 0), tuple(usual), (blocker,))
    shares = [n for n in answer if isinstance(n, int)] if isinstance(answer, tuple) else usual
    if len(shares) != len(there) or not is_lawful(game, shares, lethal, False):
        shares = usual
    return [Dealing(blocker, thing, share, True) for thing, share in zip(there, shares, strict=True) if share]
