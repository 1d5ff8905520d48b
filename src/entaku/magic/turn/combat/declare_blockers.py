"""The declare blockers step: each defending player or team in turn order.  (CR 509, 802.4, 805.10d)

Blocks must break no restriction and obey as many requirements as can be obeyed (509.1b, 509.1c): what these are is said
here as a question, which `block_requirements` answers.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from entaku.kernel.decisions import Assign, Option
from entaku.kernel.seats import Seat
from entaku.magic.additional import protection
from entaku.magic.concepts import refusals as r
from entaku.magic.concepts.refusals import Refusal
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, ask, order
from entaku.magic.game.definitions import Traits
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.rules_in_force import rules, rules_of
from entaku.magic.spells.resolving import asking, selectors
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.turn.combat import banding, combat_damage
from entaku.magic.turn.combat.block_requirements import Blocks, Question, broken, most_obedient, obeyed
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir.things import Each

Rows = Sequence[tuple[int, list[int]]]
"""A creature and what it may block, once for each creature that it may block at a time."""
MOST_TRIES = 3


def declare(game: Game) -> Procedure[None]:
    """Every defending player declares blockers, then all blocks happen.  (CR 509.1, 802.4)"""
    combat = game.combat
    if combat is None:
        return
    blocks: Blocks = []
    for team in dict.fromkeys(game.setup.sharing[seat] for seat in game.seats_in_turn_order()):
        if game.combat is None:
            return
        against = [attack.attacker for attack in game.combat.attacks if attack.player in team]
        if against:
            blocks += yield from choose(game, team, against)
    blocks = [(b, a) for b, a in blocks if b in game.objects and a in game.objects]
    yield from settle(game, blocks if game.combat is None else banding.spread(game.combat, blocks))


def settle(game: Game, blocks: Blocks) -> Procedure[None]:
    """Attackers become blocked, then creatures may be put in the order in which damage goes.  (CR 509.1h)"""
    blockers: dict[int, tuple[int, ...]] = {}
    for attack in game.combat.attacks if game.combat is not None else ():
        those = tuple(b for b, a in blocks if a == attack.attacker)
        blockers[attack.attacker] = yield from ordered(
            game, combat_damage.facing(game, (attack.attacker,)), "game-order-blockers", attack.attacker, those
        )
    orders: list[tuple[int, tuple[int, ...]]] = []
    for blocker in dict.fromkeys(b for b, _ in blocks):
        those = tuple(a for b, a in blocks if b == blocker)
        if len(those) > 1 and blocker in game.objects:
            seat = projection.look(game, game.objects[blocker]).controller
            orders.append((blocker, (yield from ordered(game, seat, "game-order-attackers", blocker, those))))
    combat = game.combat
    if combat is None:
        return
    attacks = tuple(
        mutators.replace(attack, blockers=blockers[attack.attacker], blocked=bool(blockers[attack.attacker]))
        for attack in combat.attacks
        if attack.attacker in blockers
    )
    fought = (*combat.fought, *dict.fromkeys(blocker for blocker, _ in blocks))
    mutators.set_combat(
        game, mutators.replace(combat, attacks=attacks, orders=tuple(orders), planned=(), fought=fought)
    )
    players = {attack.attacker: attack.player for attack in attacks}
    there = [(b, a) for b, a in blocks if a in players]
    alone = tuple((attack.attacker, attack.player) for attack in attacks if not attack.blocked)
    mutators.happen(
        game,
        *([e.BlockDeclared(tuple(there), tuple(players[a] for _, a in there))] if blocks else []),
        *([e.Unblocked(alone)] if alone else []),
    )


def ordered(game: Game, seat: Seat, purpose: str, about: int, those: tuple[int, ...]) -> Procedure[tuple[int, ...]]:
    """Creatures in the order in which another one assigns damage to them, if the rules go by such orders.

    Until 2024 they did  (CR 509.2, 509.3); today nobody announces one.
    """
    if len(those) < 2 or game.setup.profile.assignment != "ordered":
        return those
    return tuple((yield from order(game, seat, purpose, those, (about,))))


def choose(game: Game, team: Sequence[Seat], against: Sequence[int]) -> Procedure[Blocks]:
    """One side's blocks, whatever others block: asked until they are legal, then the default.  (CR 509.1, 802.4b)

    Each of a team blocks with their own creatures, and what all of them block must be legal as a whole.  (CR 805.10d)
    """
    own = {seat: able(game, seat, against) for seat in team}
    rows = [row for seat in team for row in own[seat]]
    if not rows:
        return []
    usual = most_obedient(question(game, rows))
    why = ""
    for _ in range(MOST_TRIES):
        blocks: Blocks = []
        for seat in team:
            plan(game, blocks)
            blocks += yield from choose_own(game, seat, own[seat], usual, why)
        own = {seat: there(game, own[seat]) for seat in team}
        usual = [(b, a) for b, a in usual if b in game.objects and a in game.objects]
        asked = question(game, [row for seat in team for row in own[seat]])
        why = broken(asked, blocks) or ("must-block" if obeyed(asked, blocks) < obeyed(asked, usual) else "")
        if not why:
            return blocks
    return usual


def plan(game: Game, blocks: Blocks) -> None:
    """What teammates are about to block is known to those of the team who haven't declared yet.  (CR 805.10d, 810.5)"""
    if blocks and game.combat is not None:
        planned = (
            mutators.replace(attack, blockers=those)
            for attack in game.combat.attacks
            if (those := tuple(b for b, a in blocks if a == attack.attacker))
        )
        mutators.set_combat(game, mutators.replace(game.combat, planned=tuple(planned)))


def there(game: Game, rows: Rows) -> list[tuple[int, list[int]]]:
    """The rows of what is still in the game: whoever was asked may have left."""
    return [(n, [a for a in may if a in game.objects]) for n, may in rows if n in game.objects]


def choose_own(game: Game, seat: Seat, rows: Rows, usual: Blocks, why: str) -> Procedure[Blocks]:
    """What a player's creatures block, be it legal or not."""
    rows = there(game, rows)
    if not rows:
        return []
    subjects = tuple(Option(n, "blocker", card=n, text=projection.look(game, game.objects[n]).name) for n, _ in rows)
    choices = tuple(tuple(Option(a, "attacker", card=a) for a in may) for _, may in rows)
    default = default_answer(rows, [pair for pair in usual if pair[0] in dict(rows)])
    answer = yield from ask(
        game, chooser_of(game, seat), "game-block", Assign(subjects, choices), default, (why,) if why else ()
    )
    return [
        (n, row[0])
        for (n, _), row in zip(there(game, rows), answer if isinstance(answer, tuple) else (), strict=False)
        if isinstance(row, tuple) and row
    ]


def chooser_of(game: Game, seat: Seat) -> Seat:
    """Who chooses a player's blocks: that player, unless an effect lets another one choose.  (CR 509.1)"""
    return next((who for rule, ctx in rules(game, pr.ChoosesBlocks) for who in asking.players(ctx, rule.who)), seat)


def able(game: Game, seat: Seat, against: Sequence[int]) -> list[tuple[int, list[int]]]:
    """The untapped creatures of a player that may block any of these attackers, and which.  (CR 509.1a)"""
    rows: list[tuple[int, list[int]]] = []
    for number in game.battlefield:
        item = game.objects[number]
        traits = projection.look(game, item)
        if traits.controller == seat and traits.is_creature and not item.tapped:
            may = [attacker for attacker in against if may_block(game, item, traits, attacker)]
            rows += [(number, may)] * min(how_many(traits), len(may))
    return rows


def question(game: Game, rows: Rows) -> Question:
    """What bears on these blocks: restrictions and requirements.  (CR 509.1b, 509.1c)"""
    may = {number: tuple(attackers) for number, attackers in rows}
    times: dict[int, int] = {}
    for number, _ in rows:
        times[number] = times.get(number, 0) + 1
    attackers = tuple(dict.fromkeys(a for those in may.values() for a in those))
    look = {number: projection.look(game, game.objects[number]) for number in (*may, *attackers)}
    return Question(
        may,
        times,
        {a: least for a in attackers if (least := least_blockers(game, look[a])) > 1},
        {a: rule.than for a in attackers for rule, _ in rules_of(game, look[a], ch.CantBeBlockedByMore)},
        min(
            (rule.most for rule, ctx in rules(game, pr.BlockersLimit) if is_limited(ctx, rule, look, may)), default=None
        ),
        frozenset(b for b in may for rule, _ in rules_of(game, look[b], ch.NotAlone) if rule.block),
        frozenset(b for b in may if any(rule.which is None for rule, _ in rules_of(game, look[b], ch.MustBlock))),
        frozenset(a for a in attackers if look[a].has_rule(ch.MustBeBlocked)),
        frozenset((b, a) for a in attackers if look[a].has_rule(ch.AllMustBlock) for b in may if a in may[b])
        | frozenset((b, a) for b in may for a in provokers(game, look[b]) if a in may[b]),
    )


def least_blockers(game: Game, traits: Traits) -> int:
    """How many creatures have to block an attacker if any does.  (CR 509.1b, 702.111b)"""
    fewer = max((rule.than for rule, _ in rules_of(game, traits, ch.CantBeBlockedByFewer)), default=1)
    return max(fewer, 2 if "menace" in traits.kit.keywords else 1)


def is_limited(ctx: Context, rule: pr.BlockersLimit, look: Mapping[int, Traits], blockers: Iterable[int]) -> bool:
    """Whether a rule about how many creatures can block is about those of the player who blocks."""
    meant = asking.players(ctx, Each() if rule.of is None else rule.of)
    return any(look[n].controller in meant for n in blockers)


def provokers(game: Game, traits: Traits) -> Iterator[int]:
    """The attackers that a creature is told to block.  (CR 702.39a)"""
    for rule, ctx in rules_of(game, traits, ch.MustBlock):
        if rule.which is not None:
            yield from asking.objects(ctx, rule.which)


def default_answer(rows: Rows, usual: Blocks) -> tuple[tuple[int, ...], ...]:
    left = list(usual)
    answer: list[tuple[int, ...]] = []
    for number, _ in rows:
        pair = next((pair for pair in left if pair[0] == number), None)
        if pair is None:
            answer.append(())
        else:
            left.remove(pair)
            answer.append((pair[1],))
    return tuple(answer)


def how_many(traits: Traits) -> int:
    """How many creatures it may block each combat."""
    more = 0
    for one in traits.rules:
        if isinstance(one.rule, ch.CanBlockMore):
            if one.rule.more is None:
                return 1_000
            more += one.rule.more
    return 1 + more


def may_block(game: Game, item: Object, traits: Traits, attacker: int) -> bool:
    """Whether one creature may block another, evasion and restrictions considered.  (CR 509.1b, 702)"""
    return next(hindrances(game, item, traits, attacker), None) is None


def hindrances(game: Game, item: Object, traits: Traits, attacker: int) -> Iterator[Refusal]:
    """Everything that keeps one creature from blocking another.  (CR 509.1b, 702)"""
    yield from evasions(game, projection.look(game, game.objects[attacker]), attacker, item, traits)
    yield from stops(game, traits, attacker)
    for rule, ctx in rules(game, pr.CantBlockOthers):
        if asking.fits(ctx, item.id, rule.which.where) and asking.fits(ctx, attacker, rule.whom.where):
            yield mutators.replace(r.CANT_BLOCK, by=ctx.source)


def refusals(game: Game, item: Object, traits: Traits, attacker: int) -> Iterator[Refusal]:
    """Everything that keeps a creature from blocking an attacker, itself looked at too.  (CR 509.1a, 509.1b)"""
    if item.tapped:
        yield r.BLOCKER_TAPPED
    yield from hindrances(game, item, traits, attacker)


def evasions(game: Game, theirs: Traits, attacker: int, item: Object, traits: Traits) -> Iterator[Refusal]:
    """What of an attacker keeps this creature from blocking it."""
    words, mine = theirs.kit.keywords, traits.kit.keywords
    if ("shadow" in words) != ("shadow" in mine):  # the one evasion ability that binds its blocker too (CR 702.28b)
        yield r.SHADOW
    if words:
        yield from (refusal for word, refusal, evades in EVASIONS if word in words and evades(theirs, traits))
        if "landwalk" in words and walks(game, theirs, attacker, defender_of(game, attacker, traits)):
            yield r.LANDWALK
        if "protection" in words and protection.protected(game, attacker, item.id):
            yield r.PROTECTION
    for rule, ctx in rules_of(game, theirs, ch.CantBeBlocked):
        if keeps_from_blocking(ctx.with_bound(each=(attacker,)), rule, item):
            yield mutators.replace(r.CANT_BE_BLOCKED, by=ctx.source)


EVASIONS: tuple[tuple[str, Refusal, Callable[[Traits, Traits], bool]], ...] = (
    ("flying", r.FLYING, lambda _, mine: not mine.kit.keywords & {"flying", "reach"}),
    ("fear", r.FEAR, lambda _, mine: "Artifact" not in mine.types and "B" not in mine.colours),
    (
        "intimidate",
        r.INTIMIDATE,
        lambda theirs, mine: "Artifact" not in mine.types and not set(mine.colours) & set(theirs.colours),
    ),
    ("horsemanship", r.HORSEMANSHIP, lambda _, mine: "horsemanship" not in mine.kit.keywords),
    ("skulk", r.SKULK, lambda theirs, mine: (mine.power or 0) > (theirs.power or 0)),
)
"""Evasion abilities, each with whether an attacker that has it can't be blocked by a creature like this.  (CR 702)"""


def keeps_from_blocking(ctx: Context, rule: ch.CantBeBlocked, item: Object) -> bool:
    """Whether a creature is one of those that can't block, or none of those that alone can."""
    if rule.except_ is not None:
        return not asking.fits(ctx, item.id, rule.except_.where)
    return rule.by is None or asking.fits(ctx, item.id, rule.by.where)


def defender_of(game: Game, attacker: int, blocker: Traits) -> Seat:
    """The defending player whom an attacker faces: of a team the one that it attacks, whoever blocks.  (CR 805.10e)"""
    if len(game.setup.sharing[blocker.controller]) == 1:
        return blocker.controller
    attacked = selectors.defending_player(game, attacker)
    return blocker.controller if attacked is None else attacked


def walks(game: Game, theirs: Traits, attacker: int, defender: Seat) -> bool:
    """Whether landwalk lets it through: the defending player controls such a land.  (CR 702.14)"""
    ctx = Context(game, attacker, theirs.controller)
    for keyword in theirs.kit.keyword_list:
        if keyword.name != "landwalk":
            continue
        for number in game.battlefield:
            item = game.objects[number]
            traits = projection.look(game, item)
            is_their_land = traits.controller == defender and "Land" in traits.types
            if is_their_land and asking.fits_as(ctx, item, traits, keyword.where):
                return True
    return False


def stops(game: Game, traits: Traits, attacker: int) -> Iterator[Refusal]:
    """The effects that stop a creature from blocking this attacker.  (CR 509.1b)"""
    if not traits.rules:
        return
    for rule, ctx in rules_of(game, traits, ch.CantBlock):
        if rule.which is None or asking.fits(ctx, attacker, rule.which.where):
            yield mutators.replace(r.CANT_BLOCK, by=ctx.source)
    for only, ctx in rules_of(game, traits, ch.CanBlockOnly):
        if not asking.fits(ctx, attacker, only.which.where):
            yield mutators.replace(r.CANT_BLOCK, by=ctx.source)
