"""The declare attackers step.  (CR 508)

The player assigns a defender to each attacker.  A declaration must break no restriction and obey as many requirements
as can be obeyed (508.1c, 508.1d); what can be obeyed is found by trying, attacker by attacker.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from entaku.kernel.decisions import Assign, Option
from entaku.kernel.seats import Seat
from entaku.magic.additional import exerting
from entaku.magic.concepts import predicates
from entaku.magic.concepts import refusals as r
from entaku.magic.concepts.mana import mana_abilities, payment, phyrexian_mana
from entaku.magic.concepts.refusals import Refusal
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, ask, choose_objects
from entaku.magic.game.definitions import Traits
from entaku.magic.game.state import Attack, Band, Combat, Game, Object, SeatRef
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.rules_in_force import rules, rules_of
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.turn.combat import banding
from entaku.magic.turn.combat.defending_players import Defender, defenders
from entaku.magic.turn.combat.enlisting import Enlisted, enlist
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import player_rules as pr

Declaration = dict[int, Defender]
Requirements = list[tuple[Seat, ...] | None]
"""What a creature is required to attack: None is anything, else one of these players.  (CR 508.1d, 701.38b)"""
MOST_TRIES = 3


class Chances:
    """What each creature may attack, and what it is required to."""

    __slots__ = ("at_most", "limit", "may", "must", "not_alone", "taxed")

    def __init__(self) -> None:
        self.may: dict[int, list[Defender]] = {}
        self.must: dict[int, Requirements] = {}
        self.not_alone: set[int] = set()
        self.limit: int | None = None
        self.at_most: dict[Seat, int] = {}
        self.taxed: dict[Defender, tuple[str, ...]] = {}


def chances(game: Game, seat: Seat) -> Chances:
    """Everything that bears on a declaration of attackers, a team's all together.  (CR 805.10b)"""
    found, team = Chances(), game.setup.sharing[seat]
    targets = defenders(game, seat)
    if not targets:
        return found
    for number in game.battlefield:
        item = game.objects[number]
        traits = projection.look(game, item)
        if traits.controller in team and traits.is_creature and may_attack_at_all(game, item, traits):
            allowed = [one for one in targets if may_attack(game, traits, one)]
            if allowed:
                found.may[number] = allowed
                found.must[number] = requirements(game, item, traits)
                if any(rule.attack for rule, _ in rules_of(game, traits, ch.NotAlone)):
                    found.not_alone.add(number)
    limits = (rule.most for rule, ctx in rules(game, pr.AttackersLimit) if rule.whom is None and reaches(ctx, seat))
    found.limit = min(limits, default=None)
    found.at_most = most_at(game, targets)
    for target in targets:
        tax = attack_tax(game, target)
        if tax:
            found.taxed[target] = tax
    return found


def may_attack_at_all(game: Game, item: Object, traits: Traits) -> bool:
    """Untapped, not summoning sick, without defender.  (CR 508.1a, 702.3b)"""
    return next(kept_home(game, item, traits), None) is None


def kept_home(game: Game, item: Object, traits: Traits) -> Iterator[Refusal]:
    """What keeps a creature from attacking, whatever it would attack.  (CR 302.6, 508.1a, 702.3b)"""
    if item.tapped:
        yield r.ATTACKER_TAPPED
    if mana_abilities.is_sick(game, item, traits):
        yield r.SICK
    if "defender" in traits.kit.keywords and not traits.has_rule(ch.CanAttackDespiteDefender):
        yield r.DEFENDER


def may_attack(game: Game, traits: Traits, target: Defender) -> bool:
    """Whether no effect stops the creature from attacking this player or planeswalker."""
    return next(stopping(game, traits, target), None) is None


def stopping(game: Game, traits: Traits, target: Defender) -> Iterator[Refusal]:
    """The effects that stop a creature from attacking this player or planeswalker.  (CR 508.1c)"""
    seat, planeswalker = target
    for rule, ctx in rules_of(game, traits, ch.CantAttack):
        if (
            planeswalker
            and rule.whom is not None
            and not (rule.planeswalkers and predicates.is_walker(game, planeswalker))
        ):
            continue
        if rule.whom is not None and seat not in asking.players(ctx, rule.whom):
            continue
        if rule.unless is not None:
            bound = ctx.with_bound(defending=(SeatRef(target[0]),))
            if asking.holds(bound, rule.unless):
                continue
        yield mutators.replace(r.CANT_ATTACK, by=ctx.source)


def refusals(game: Game, seat: Seat, item: Object, traits: Traits) -> Iterator[Refusal]:
    """Everything that keeps a creature of the player from attacking anything.  (CR 508.1)"""
    found = dict.fromkeys(kept_home(game, item, traits))
    targets = defenders(game, seat)
    if not targets:
        found[r.NO_DEFENDER] = None
    stops = [tuple(stopping(game, traits, target)) for target in targets]
    if all(stops):
        found.update((stop, None) for those in stops for stop in those)
    yield from found


def requirements(game: Game, item: Object, traits: Traits) -> Requirements:
    """What the creature is required to do.  Being goaded once more by the same player adds nothing.  (CR 701.38)"""
    found: Requirements = []
    goaders = dict.fromkeys(ctx.controller for _, ctx in rules_of(game, traits, ch.Goaded))
    for goader in goaders:
        found += [None, tuple(seat for seat in range(len(game.players)) if seat != goader)]
    for rule, ctx in rules_of(game, traits, ch.MustAttack):
        found.append(None if rule.whom is None else asking.players(ctx, rule.whom))
    return found


def bidden(game: Game, traits: Traits) -> Iterator[Refusal]:
    """What requires a creature to attack: whoever has goaded it, and effects that say so.  (CR 508.1d, 701.38b)"""
    for goader in dict.fromkeys(ctx.controller for _, ctx in rules_of(game, traits, ch.Goaded)):
        yield mutators.replace(r.GOADED, facts=(("player", game.setup.players[goader].name),))
    for _, ctx in rules_of(game, traits, ch.MustAttack):
        yield mutators.replace(r.MUST_ATTACK, by=ctx.source)


def must_attack(found: Chances, number: int, other_than: Defender | None = None) -> bool:
    """Whether as much as can be obeyed is obeyed only if a creature attacks, or attacks another than this.  (CR 508.1d)

    Whoever may be attacked only for a price may be attacked by who pays it.
    """
    left = only(found, [n for n in found.may if n != number or other_than is not None])
    if other_than is not None and number in left.may:
        left.may = {**left.may, number: [other_than]}
        left.taxed = {target: price for target, price in left.taxed.items() if target != other_than}
    return obeyed(found, most_obedient(left)) < obeyed(found, most_obedient(found))


def reaches(ctx: Context, seat: Seat) -> bool:
    """Whether a rule about all creatures is about those of a player: it is within range of who made it.  (CR 801.10)"""
    return asking.in_range(ctx.game, ctx.controller, seat)


def most_at(game: Game, targets: Iterable[Defender]) -> dict[Seat, int]:
    """How many creatures may attack each of these players, of those for whom a rule limits that.  (CR 508.1c)"""
    found: dict[Seat, int] = {}
    for rule, ctx in rules(game, pr.AttackersLimit):
        for seat in asking.players(ctx, rule.whom) if rule.whom is not None else ():
            if (seat, 0) in targets:
                found[seat] = min(rule.most, found.get(seat, rule.most))
    return found


def attack_tax(game: Game, target: Defender) -> tuple[str, ...]:
    """What must be paid for each creature that attacks there, as mana symbols.  (CR 508.1g)"""
    total, others = 0, list[str]()
    for rule, ctx in rules(game, pr.AttackTax):
        if target[0] in asking.players(ctx, rule.whom) and (
            not target[1] or (rule.planeswalkers and predicates.is_walker(game, target[1]))
        ):
            total += asking.amount(ctx, rule.amount)
            others += rule.mana.symbols if rule.mana is not None else ()
    return (*((str(total),) if total else ()), *others)


def obeyed(found: Chances, declared: Mapping[int, Defender]) -> int:
    """How many requirements a declaration obeys."""
    count = 0
    for number, wanted in found.must.items():
        target = declared.get(number)
        if target is not None:
            count += worth(wanted, target)
    return count


def breaks(found: Chances, declared: Mapping[int, Defender]) -> str:
    """The restriction that a declaration breaks, "" if none.  (CR 508.1c)"""
    if found.limit is not None and len(declared) > found.limit:
        return "too-many"
    if len(declared) == 1 and any(number in found.not_alone for number in declared):
        return "alone"
    for number, target in declared.items():
        if target not in found.may.get(number, ()):
            return "not-allowed"
    return "too-many" if any(is_full(found, declared.values(), (seat, 0), 1) for seat in found.at_most) else ""


def is_full(found: Chances, attacked: Iterable[Defender], target: Defender, more: int = 0) -> bool:
    """Whether as many creatures as may attack a player do, or `more`; their planeswalkers may be attacked by any."""
    if target[1] or target[0] not in found.at_most:
        return False
    return sum(one == target for one in attacked) >= found.at_most[target[0]] + more


def most_obedient(found: Chances) -> Declaration:
    """A declaration that obeys as many requirements as can be obeyed, without paying for anything.  (CR 508.1d)

    Creatures attack independently, but for how many may attack and who can't alone; so each goes where it obeys most.
    """
    ranked: list[tuple[int, int, Defender]] = []
    for number, wanted in found.must.items():
        free = [target for target in found.may[number] if target not in found.taxed]
        if free:
            best = max(free, key=lambda target: worth(wanted, target))
            ranked.append((worth(wanted, best), number, best))
    ranked.sort(key=lambda row: (-row[0], row[1]))
    declared = {number: target for count, number, target in ranked[: found.limit] if count}
    declared = within_limits(found, declared)
    if len(declared) != 1 or not found.not_alone.issuperset(declared):
        return declared
    if found.limit is None or found.limit > 1:
        company = next(((n, target) for _, n, target in ranked if n not in declared), None)
        return {} if company is None else {**declared, company[0]: company[1]}
    return dict([(n, target) for count, n, target in ranked if count and n not in found.not_alone][:1])


def within_limits(found: Chances, declared: Declaration) -> Declaration:
    """The declaration, where those that can't all attack one player go where they obey as much as they can."""
    if not found.at_most:
        return declared
    kept: Declaration = {}
    for number, target in declared.items():
        free = [one for one in found.may[number] if one not in found.taxed and not is_full(found, kept.values(), one)]
        best = max(free, key=lambda one: (worth(found.must[number], one), one == target), default=None)
        if best is not None and worth(found.must[number], best):
            kept[number] = best
    return kept


def worth(wanted: Requirements, target: Defender) -> int:
    """How many of a creature's requirements it obeys by attacking this player or planeswalker."""
    return sum(one is None or (target[0] in one and not target[1]) for one in wanted)


def declare(game: Game, seat: Seat) -> Procedure[None]:
    """The active player or team declares attackers; costs are paid, then they tap and attack.  (CR 508.1, 805.10b)"""
    found = chances(game, seat)
    declared: Declaration = {}
    bands: tuple[Band, ...] = ()
    if found.may:
        yield from chosen_by_another(game, seat, found)
        declared, bands = yield from choose_and_pay(game, seat, found)
    declared = {n: target for n, target in declared.items() if n in game.objects and game.in_game(target[0])}
    mutators.set_combat(game, begun(game, declared, banding.among(bands, declared)))
    if declared:
        exerted: list[int] = []
        enlisted: Enlisted = []
        for mate, own in by_player(game, seat, declared):
            exerted += yield from exert(game, mate, own)
            enlisted += yield from enlist(game, mate, own)
        attack(game, seat, declared, exerted, enlisted)


def chosen_by_another(game: Game, seat: Seat, found: Chances) -> Procedure[None]:
    """Which creatures attack, where an effect lets a player choose that: no others may, and these must.

    Whom they attack their controller chooses, who needn't pay for it.  (CR 508.1, 508.1d)
    """
    chooser = next(
        (who for rule, ctx in rules(game, pr.ChoosesAttackers) for who in asking.players(ctx, rule.who)), None
    )
    if chooser is None:
        return
    bound = most_obedient(found)
    for _ in range(MOST_TRIES):
        chosen = yield from choose_objects(game, chooser, "game-choose-attackers", list(found.may), 0, None)
        narrowed = narrowed_to(found, chosen)
        usual = most_obedient(narrowed)
        if set(usual) == set(chosen) and obeyed(found, usual) >= obeyed(found, bound) and not breaks(narrowed, usual):
            break
    else:
        narrowed = narrowed_to(found, list(bound))
    narrowed = narrowed_to(narrowed, [n for n in narrowed.may if n in game.objects])  # whoever was asked may have left
    found.may, found.must, found.not_alone = narrowed.may, narrowed.must, narrowed.not_alone


def narrowed_to(found: Chances, chosen: Iterable[int]) -> Chances:
    """What bears on a declaration in which these creatures attack and no others."""
    narrowed = only(found, chosen)
    narrowed.must = {n: [*wanted, None] for n, wanted in narrowed.must.items()}
    return narrowed


def only(found: Chances, numbers: Iterable[int]) -> Chances:
    """What bears on a declaration in which only these creatures may attack."""
    left = Chances()
    left.may = {n: found.may[n] for n in numbers if n in found.may}
    left.must = {n: found.must[n] for n in left.may}
    left.not_alone = found.not_alone & left.may.keys()
    left.limit, left.at_most, left.taxed = found.limit, found.at_most, found.taxed
    return left


def choose(game: Game, seat: Seat, found: Chances, why: str = "") -> Procedure[Declaration]:
    """Ask until the declaration is legal; after a few tries the most obedient one is taken.

    Each of a team sends their own creatures, and what all of them send must be legal as a whole.  (CR 805.10b)
    `why` the one before was taken back, where there was one.
    """
    usual = most_obedient(found)
    best = obeyed(found, usual)
    for _ in range(MOST_TRIES):
        declared: Declaration = {}
        there = [number for number in found.may if number in game.objects]  # who left may have taken some along
        for mate, own in by_player(game, seat, there):
            plan(game, declared)
            declared |= yield from choose_own(game, mate, found, own, usual, why)
        why = breaks(found, declared) or ("must-attack" if obeyed(found, declared) < best else "")
        if not why:
            return declared
    return usual


def plan(game: Game, declared: Declaration) -> None:
    """What teammates are about to send is known to those of the team who haven't declared yet.  (CR 805.10b, 810.5)"""
    if declared and game.combat is not None:
        planned = tuple(Attack(n, target[0], target[1] or None) for n, target in declared.items())
        mutators.set_combat(game, mutators.replace(game.combat, planned=planned))


def by_player(game: Game, seat: Seat, numbers: Iterable[int]) -> list[tuple[Seat, list[int]]]:
    """These creatures by whose they are of the team that attacks; all are the player's who has none.  (CR 805.10a)"""
    there = list(numbers)
    team = game.setup.sharing[seat]
    if len(team) == 1:
        return [(seat, there)] if there else []
    owned = [(mate, [n for n in there if asking.controller_of(game, n) == mate]) for mate in team]
    return [(mate, own) for mate, own in owned if own]


def choose_own(
    game: Game, seat: Seat, found: Chances, numbers: Sequence[int], usual: Declaration, why: str
) -> Procedure[Declaration]:
    """What a player has these creatures attack, be it legal or not."""
    targets = list(dict.fromkeys(target for n in numbers for target in found.may[n]))
    keys = {target: place for place, target in enumerate(targets)}
    subjects = tuple(Option(n, "attacker", card=n, text=projection.look(game, game.objects[n]).name) for n in numbers)
    rows = tuple(
        tuple(Option(keys[t], "defender", card=t[1] or None, seat=t[0]) for t in found.may[n]) for n in numbers
    )
    default = tuple((keys[usual[n]],) if n in usual else () for n in numbers)
    answer = yield from ask(game, seat, "game-attack", Assign(subjects, rows), default, (why,) if why else ())
    there = [n for n in numbers if n in game.objects]
    return {
        n: targets[row[0]]
        for n, row in zip(there, answer if isinstance(answer, tuple) else (), strict=False)
        if isinstance(row, tuple) and row
    }


def choose_and_pay(game: Game, seat: Seat, found: Chances) -> Procedure[tuple[Declaration, tuple[Band, ...]]]:
    """A legal declaration of which all is paid that it costs; else it is taken back as a whole.  (CR 508.1, 508.1j)

    Then the player declares anew, the second time among the attackers for which they had enough, in their order; last
    what costs nothing attacks.
    """
    for tries in range(MOST_TRIES):
        declared = yield from choose(game, seat, found, "cost" if tries else "")
        owned = by_player(game, seat, declared)
        bands: tuple[Band, ...] = ()
        for mate, own in owned:
            bands += yield from banding.formed(game, mate, {n: declared[n] for n in own})
        if (yield from pay_taxes(game, owned, found, declared)):
            return declared, bands
        for mate, own in owned if tries else ():
            forgo_unpaid(game, mate, found, {n: declared[n] for n in own})
    return most_obedient(found), ()


def pay_taxes(
    game: Game, owned: Sequence[tuple[Seat, list[int]]], found: Chances, declared: Declaration
) -> Procedure[bool]:
    """Each player pays for their own attackers, if all can.  (CR 508.1h–j, 810.5)"""
    if len(owned) > 1:
        for mate, own in owned:
            there = {n: declared[n] for n in own if n in game.objects}
            price, tapped = tax_of(found, there), tapping(game, there)
            if not (price.is_nothing or payment.can_pay(game, mate, price, tapped)):
                return False
    for mate, own in owned:
        if not (yield from pay_tax(game, mate, found, {n: declared[n] for n in own})):
            return False
    return True


def pay_tax(game: Game, seat: Seat, found: Chances, declared: Declaration) -> Procedure[bool]:
    """What attacking costs is paid for all attackers, or for none.  (CR 508.1h–j)"""
    there = {n: target for n, target in declared.items() if n in game.objects}  # whoever was asked may have left
    price, tapped = tax_of(found, there), tapping(game, there)
    if price.is_nothing:
        return True
    if not payment.can_pay(game, seat, price, tapped):
        return False
    settled = yield from phyrexian_mana.settle(
        game, seat, price, next(n for n in there if there[n] in found.taxed), tapped
    )
    return settled is not None and (yield from payment.pay(game, seat, settled, without=tapped))


def tax_of(found: Chances, declared: Mapping[int, Defender]) -> payment.Price:
    """The total cost of a declaration.  (CR 508.1h)"""
    return payment.Price([symbol for target in declared.values() for symbol in found.taxed.get(target, ())])


def forgo_unpaid(game: Game, seat: Seat, found: Chances, declared: Declaration) -> None:
    """Attackers beyond those for which there is enough can't go where that costs something."""
    kept: Declaration = {}
    there = [n for n in declared if n in game.objects]
    for number in there:
        more = {**kept, number: declared[number]}
        if payment.can_pay(game, seat, tax_of(found, more), tapping(game, there)):
            kept = more
        else:
            found.may[number] = [target for target in found.may[number] if target not in found.taxed]


def tapping(game: Game, declared: Iterable[int]) -> list[int]:
    """The attackers that tap, those without vigilance: they make no mana for what it costs.  (CR 508.1f, 702.20b)"""
    return [n for n in declared if "vigilance" not in projection.look(game, game.objects[n]).kit.keywords]


def begun(game: Game, declared: Mapping[int, Defender], bands: tuple[Band, ...] = ()) -> Combat:
    """The combat with these attackers, in these bands."""
    attacks = tuple(Attack(n, target[0], target[1] or None) for n, target in declared.items())
    players = tuple(dict.fromkeys(target[0] for target in declared.values() if not target[1]))
    number = game.combat.number if game.combat is not None else 1
    power: dict[Seat, int] = {}
    for traits in (projection.look(game, game.objects[n]) for n in declared):
        power[traits.controller] = power.get(traits.controller, 0) + (traits.power or 0)
    return Combat(attacks, None, players, number, bands=bands, power=tuple(power.items()), fought=tuple(declared))


def exert(game: Game, seat: Seat, declared: Iterable[int]) -> Procedure[list[int]]:
    """Attackers may be exerted: they don't untap in the player's next untap step.  (CR 508.1g, 701.39a)"""
    willing = [n for n in declared if may_be_exerted(projection.look(game, game.objects[n]))]
    chosen = yield from choose_objects(game, seat, "game-exert", willing, 0, None)
    there = [n for n in chosen if n in game.objects]
    exerting.exert(game, seat, there)
    return there


def may_be_exerted(traits: Traits) -> bool:
    """Whether an attacker may be exerted as it attacks, for something that then happens or as a rule says."""
    return traits.has_rule(ch.MayExert) or any(on == h.Exerts() for _, one in traits.kit.waiting for on in (one.on,))


def attack(
    game: Game,
    seat: Seat,
    declared: Mapping[int, Defender],
    exerted: Sequence[int] = (),
    enlisted: Sequence[tuple[int, int]] = (),
) -> None:
    """The attackers tap, unless they have vigilance, and attack.  (CR 508.1f, 508.1k)"""
    mutators.tap(game, tapping(game, declared))
    memory = game.memory
    mutators.set_fields(game, memory=mutators.replace(memory, attacked=(*memory.attacked, *declared)))
    attackers = tuple((n, target[0], target[1]) for n, target in declared.items())
    bands = game.combat.bands if game.combat is not None else ()
    mutators.happen(
        game,
        e.AttackDeclared(seat, attackers, tuple(exerted), tuple(enlisted)),
        *(e.Banded(seat, band) for band in bands),
    )  # fmt: skip
