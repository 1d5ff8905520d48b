"""The declare blockers step: each defending player in turn order.  (CR 509, 802.4)"""

from collections.abc import Sequence

from entaku.cards.ir import changes as ch
from entaku.kernel.decisions import Assign, Option
from entaku.kernel.seats import Seat
from entaku.magic import changing, layers, predicates, replacement
from entaku.magic import events as e
from entaku.magic.choices import Procedure, ask, order
from entaku.magic.definitions import Traits
from entaku.magic.game import Attack, Game, Object
from entaku.magic.questions import Context

Blocks = list[tuple[int, int]]
"""Pairs of a blocker and the attacker it blocks."""
MOST_TRIES = 3


def declare(game: Game) -> Procedure[None]:
    """Every defending player declares blockers, then all blocks happen.  (CR 509.1, 802.4)"""
    combat = game.combat
    if combat is None:
        return
    blocks: Blocks = []
    for seat in game.seats_in_turn_order():
        if game.combat is None:
            return
        against = [attack.attacker for attack in game.combat.attacks if attack.player == seat]
        if against:
            blocks += yield from choose(game, seat, against, blocks)
    blocks = [(b, a) for b, a in blocks if b in game.objects and a in game.objects]
    yield from settle(game, blocks)


def settle(game: Game, blocks: Blocks) -> Procedure[None]:
    """Attackers become blocked; their player orders the blockers where damage goes in order.  (CR 509.1h, 509.2)"""
    combat = game.combat
    if combat is None:
        return
    attacks: list[Attack] = []
    for attack in combat.attacks:
        blockers = [b for b, a in blocks if a == attack.attacker]
        if len(blockers) > 1 and game.setup.profile.assignment == "ordered":
            blockers = yield from order(game, game.active, "game-order-blockers", blockers, (attack.attacker,))
        attacks.append(changing.replace(attack, blockers=tuple(blockers), blocked=bool(blockers)))
    now = game.combat
    if now is None:
        return
    there = {attack.attacker for attack in now.attacks}
    kept = tuple(attack for attack in attacks if attack.attacker in there)
    changing.set_combat(game, changing.replace(now, attacks=kept))
    if blocks:
        changing.happen(game, e.BlockDeclared(tuple(blocks)))


def choose(game: Game, seat: Seat, against: Sequence[int], so_far: Blocks) -> Procedure[Blocks]:
    """One player's blocks: asked until they are legal, then the default is taken."""
    rows: list[tuple[int, list[int]]] = []
    for number in game.battlefield:
        item = game.objects[number]
        traits = layers.look(game, item)
        if traits.controller == seat and traits.is_creature and not item.tapped:
            may = [attacker for attacker in against if may_block(game, item, traits, attacker)]
            times = min(how_many(traits), len(may))
            rows += [(number, may)] * times if may else []
    if not rows:
        return []
    usual = most_obedient(game, rows, so_far)
    subjects = tuple(Option(n, "blocker", card=n, text=layers.look(game, game.objects[n]).name) for n, _ in rows)
    choices = tuple(tuple(Option(a, "attacker", card=a) for a in may) for _, may in rows)
    default = default_answer(rows, usual)
    why = ""
    for _ in range(MOST_TRIES):
        answer = yield from ask(game, seat, "game-block", Assign(subjects, choices), default, (why,) if why else ())
        rows = [(n, [a for a in may if a in game.objects]) for n, may in rows if n in game.objects]
        usual = [(b, a) for b, a in usual if b in game.objects and a in game.objects]
        best = obeyed(game, usual, rows)
        blocks = [
            (n, row[0])
            for (n, _), row in zip(rows, answer if isinstance(answer, tuple) else (), strict=False)
            if isinstance(row, tuple) and row
        ]
        why = breaks(game, blocks, so_far) or ("must-block" if obeyed(game, blocks, rows) < best else "")
        if not why:
            return blocks
    return usual


def default_answer(rows: Sequence[tuple[int, list[int]]], usual: Blocks) -> tuple[tuple[int, ...], ...]:
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
    for rule, _, _ in traits.rules:
        if isinstance(rule, ch.CanBlockMore):
            if rule.more is None:
                return 1_000
            more += rule.more
    return 1 + more


def may_block(game: Game, item: Object, traits: Traits, attacker: int) -> bool:
    """Whether one creature may block another, evasion and restrictions considered.  (CR 509.1b, 702)"""
    target = game.objects[attacker]
    theirs = layers.look(game, target)
    return (
        not evades(game, theirs, attacker, item, traits)
        and not stopped(game, item, traits, attacker)
        and not kept_apart(game, item, attacker)
    )


def evades(game: Game, theirs: Traits, attacker: int, item: Object, traits: Traits) -> bool:
    """Whether the attacker can't be blocked by this creature."""
    words = theirs.kit.keywords
    if words:
        mine = traits.kit.keywords
        if "flying" in words and not mine & {"flying", "reach"}:
            return True
        if ("shadow" in words or "shadow" in mine) and ("shadow" in words) != ("shadow" in mine):
            return True
        if "fear" in words and "Artifact" not in traits.types and "B" not in traits.colours:
            return True
        if "intimidate" in words and "Artifact" not in traits.types and not set(traits.colours) & set(theirs.colours):
            return True
        if "horsemanship" in words and "horsemanship" not in mine:
            return True
        if "skulk" in words and (traits.power or 0) > (theirs.power or 0):
            return True
        if "landwalk" in words and walks(game, theirs, attacker, traits.controller):
            return True
        if "protection" in words and replacement.protected(game, attacker, item.id):
            return True
    for rule, controller, source in theirs.rules:
        if not isinstance(rule, ch.CantBeBlocked):
            continue
        if rule.by is None or predicates.fits(Context(game, source, controller), item.id, rule.by.where):
            return True
    return False


def walks(game: Game, theirs: Traits, attacker: int, defender: Seat) -> bool:
    """Whether landwalk lets it through: the defending player controls such a land.  (CR 702.14)"""
    ctx = Context(game, attacker, theirs.controller)
    for keyword in theirs.kit.keyword_list:
        if keyword.name != "landwalk":
            continue
        for number in game.battlefield:
            item = game.objects[number]
            traits = layers.look(game, item)
            is_their_land = traits.controller == defender and "Land" in traits.types
            if is_their_land and predicates.fits_as(ctx, item, traits, keyword.where):
                return True
    return False


def stopped(game: Game, item: Object, traits: Traits, attacker: int) -> bool:
    """Whether an effect stops this creature from blocking that one."""
    for rule, controller, source in traits.rules:
        ctx = Context(game, source, controller)
        if isinstance(rule, ch.CantBlock):
            if rule.which is None or predicates.fits(ctx, attacker, rule.which.where):
                return True
        elif isinstance(rule, ch.CanBlockOnly) and not predicates.fits(ctx, attacker, rule.which.where):
            return True
    return False


def kept_apart(game: Game, item: Object, attacker: int) -> bool:
    """Whether a rule keeps creatures like these from blocking creatures like those."""
    for rule, source, controller, _ in layers.projection(game).rules.get(ch.CantBlockOthers, ()):
        assert isinstance(rule, ch.CantBlockOthers)
        ctx = Context(game, source, controller)
        if predicates.fits(ctx, item.id, rule.which.where) and predicates.fits(ctx, attacker, rule.whom.where):
            return True
    return False


def breaks(game: Game, blocks: Blocks, so_far: Blocks) -> str:
    """The restriction that these blocks break, "" if none.  (CR 509.1b)"""
    everything = [*so_far, *blocks]
    if len(set(blocks)) < len(blocks):
        return "twice"
    limits = [
        rule.most
        for rule, *_ in layers.projection(game).rules.get(ch.BlockersLimit, ())
        if isinstance(rule, ch.BlockersLimit)
    ]
    if limits and len({b for b, _ in everything}) > min(limits):
        return "too-many"
    by_attacker: dict[int, int] = {}
    for _, attacker in blocks:
        by_attacker[attacker] = by_attacker.get(attacker, 0) + 1
    for attacker, count in by_attacker.items():
        traits = layers.look(game, game.objects[attacker])
        if "menace" in traits.kit.keywords and count < 2:
            return "menace"
        if any(isinstance(rule[0], ch.CantBeBlockedByMore) and count > rule[0].than for rule in traits.rules):
            return "too-many-blockers"
    if len({b for b, _ in everything}) == 1 and blocks:
        rules = layers.look(game, game.objects[blocks[0][0]]).rules
        if any(isinstance(rule[0], ch.NotAlone) and rule[0].block for rule in rules):
            return "alone"
    return ""


def required(game: Game, rows: Sequence[tuple[int, list[int]]]) -> tuple[set[int], set[int]]:
    """Creatures that must block, and attackers that must be blocked.  (CR 509.1c)"""
    blockers = {
        n for n, _ in rows if any(isinstance(r[0], ch.MustBlock) for r in layers.look(game, game.objects[n]).rules)
    }
    attackers = {
        a
        for _, may in rows
        for a in may
        if any(isinstance(r[0], ch.MustBeBlocked) for r in layers.look(game, game.objects[a]).rules)
    }
    return blockers, attackers


def obeyed(game: Game, blocks: Blocks, rows: Sequence[tuple[int, list[int]]]) -> int:
    """How many requirements these blocks obey."""
    blockers, attackers = required(game, rows)
    return len(blockers & {b for b, _ in blocks}) + len(attackers & {a for _, a in blocks})


def most_obedient(game: Game, rows: Sequence[tuple[int, list[int]]], so_far: Blocks) -> Blocks:
    """Blocks that obey as many requirements as one pass over the creatures can, and no others."""
    blockers, attackers = required(game, rows)
    if not blockers and not attackers:
        return []
    blocks: Blocks = []
    blocked: set[int] = set()
    for number, may in rows:
        if any(b == number for b, _ in blocks):
            continue
        wanted = [a for a in may if a in attackers and a not in blocked]
        if number in blockers and not wanted:
            wanted = list(may)
        for attacker in wanted:
            if not breaks(game, [*blocks, (number, attacker)], so_far):
                blocks.append((number, attacker))
                blocked.add(attacker)
                break
    return blocks
