"""Whom to attack with what: each attack is weighed by the best blocks against it, and by what it leaves at home."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from operator import itemgetter
from typing import NamedTuple

from msgspec.structs import replace

from entaku.bots.playing.board import Board, worth_of
from entaku.bots.playing.combat import Fighter, Kind, fight, fighter, in_play, may_block
from entaku.kernel.decisions import Answer, Assign, Decision, Option
from entaku.kernel.seats import Seat
from entaku.magic.views.game_view import CardView

Plan = dict[int, int]
"""For each attacker, by its place among the subjects, the key of whom it attacks."""
LETHAL = 30.0
MOST_TOGETHER = 4
"""So many creatures are expected to block one attacker together at most."""
MOST_TRIED = 16
"""So many attackers are weighed one by one; of more, the rest follows the best defender."""


class Duel(NamedTuple):
    """What comes of one creature blocking another."""

    attacker_dies: bool
    blocker_dies: bool
    through: int


class Crowd:
    """Creatures in their order, those that differ in nothing but their ids together."""

    def __init__(self, fighters: Iterable[Fighter]) -> None:
        self._alike: dict[Kind, deque[tuple[int, Fighter]]] = {}
        self._count = 0
        for place, one in enumerate(fighters):
            self._alike.setdefault(one.kind, deque()).append((place, one))
            self._count += 1

    def __len__(self) -> int:
        return self._count

    def different(self) -> list[Fighter]:
        """The first of each kind, in their order."""
        return [one for _, one in sorted((alike[0] for alike in self._alike.values()), key=itemgetter(0))]

    def strongest(self, fits: Callable[[Fighter], bool], most: int) -> list[Fighter]:
        """So many of those that fit, which all of a kind do or none, the strongest first; the first of equals."""
        able = [each for alike in self._alike.values() if fits(alike[0][1]) for each in islice(alike, most)]
        return [one for _, one in sorted(able, key=lambda each: (-each[1].power, each[0]))[:most]]

    def remove(self, fighter: Fighter) -> None:
        """One is taken: it was the first of its kind, or one of those behind it after the first was."""
        alike = self._alike[fighter.kind]
        alike.popleft()
        self._count -= 1
        if not alike:
            del self._alike[fighter.kind]


class Attack:
    """One declaration to be made."""

    def __init__(self, board: Board, shape: Assign) -> None:
        self.board = board
        self.shape = shape
        self.fighters = [in_play(board, board.permanents[one.card]) for one in shape.subjects if one.card is not None]
        self.defenders: dict[int, Option] = {
            choice.key: choice for row in shape.choices for choice in row if isinstance(choice.key, int)
        }
        self.ranks = {
            key: (board.round_from_me(one.seat) if one.seat is not None else 0, one.card or 0)
            for key, one in self.defenders.items()
        }
        self.allowed = [self.one_for_each_side(row) for row in shape.choices]
        self.blockers: dict[Seat, list[Fighter]] = {
            seat: [in_play(board, card) for card in of_side(board, seat) if not card.tapped] for seat in board.opponents
        }
        self.at_home = [in_play(board, card) for card in of_side(board, board.me) if not card.tapped]
        self.theirs = {
            seat: threatening(in_play(board, card) for card in of_side(board, seat) if seat not in board.beaten)
            for seat in dict.fromkeys(board.together(one)[0] for one in board.opponents)
        }
        self._duels: dict[tuple[Kind, Kind], Duel | None] = {}
        self._gangs: dict[tuple[Kind, tuple[tuple[Kind, int], ...]], tuple[bool, ...] | None] = {}
        self._alike: dict[tuple[Kind, int], int] = {}
        self.kinds = [self.kind_of(one) for one in self.fighters]
        self.order = [(-one.worth, one.id) for one in self.fighters]
        self._won: dict[tuple[int, tuple[int, ...]], float] = {}
        self.marches = {seat: self.march(theirs) for seat, theirs in self.theirs.items()}
        self._calm = self.danger(frozenset())

    def one_for_each_side(self, row: Sequence[Option]) -> set[int]:
        """The keys of what an attacker may attack: of players who block together and have one life total the first."""
        found: dict[object, int] = {}
        for one in row:
            if isinstance(one.key, int):
                side = one.card if one.card is not None or one.seat is None else self.board.together(one.seat)
                found.setdefault(side, one.key)
        return set(found.values())

    def kind_of(self, fighter: Fighter) -> int:
        """The same number for attackers that win the same wherever they go: a commander is like no other."""
        which = fighter.id if fighter.id in self.board.leaders.known else 0
        return self._alike.setdefault((fighter.kind, which), len(self._alike))

    def worth(self, plan: Mapping[int, int]) -> float:
        """What a declaration is worth: what it wins where it goes, less the danger at home that it adds."""
        total = 0.0
        by_target: dict[int, list[int]] = {}
        for place, key in plan.items():
            by_target.setdefault(key, []).append(place)
        for key, places in by_target.items():
            places.sort(key=self.order.__getitem__)
            which = (key, tuple([self.kinds[place] for place in places]))
            won = self._won.get(which)
            if won is None:
                won = self._won[which] = self.won(key, [self.fighters[place] for place in places])
            total += won
        away = frozenset(self.fighters[p].id for p in plan if not self.fighters[p].has("vigilance"))
        return total - (self.danger(away) - self._calm)

    def won(self, key: int, attackers: Sequence[Fighter]) -> float:
        """What attackers win against one defender who blocks as well as they can."""
        target = self.defenders[key]
        if self.is_theirs_to_win(target):
            return -1.0 * len(attackers)
        seat = target.seat if target.seat is not None else self.board.me
        free = Crowd(self.blockers.get(seat, ()))
        life = self.life_of(target)
        value, damage = 0.0, 0
        beaten = False
        for attacker in sorted(attackers, key=lambda one: (-one.worth, one.id)):
            unblocked = fight(attacker, ()).through
            near = self.near(attacker, target, life)
            best, best_loss = self.best_block(attacker, free, near, seat)
            gang = self.gang_against(attacker, free)
            if gang is not None and best_loss < attacker.worth - gang[1]:
                blockers, lost = gang
                value -= 0.7 * (attacker.worth - lost)
                for one in blockers:
                    free.remove(one)
            elif best is None:
                damage += unblocked
                beaten = beaten or (near < life and unblocked >= near)
                value += self.hit_worth(unblocked, near, seat) - self.hit_worth(unblocked, life, seat)
            else:
                value -= attacker.worth * best[1].attacker_dies
                value += best[0].worth * best[1].blocker_dies * self.board.politics(seat)
                damage += best[1].through
                free.remove(best[0])
        if damage >= life > 0 or beaten:
            return value + LETHAL * (1.0 if target.card is None else 0.2) * self.board.politics(seat)
        return value + self.hit_worth(damage, life, seat)

    def best_block(
        self, attacker: Fighter, free: "Crowd", near: int, seat: Seat
    ) -> tuple[tuple[Fighter, "Duel"] | None, float]:
        """The block that costs the attacker most, and what it costs: of equal blockers one is looked at."""
        best, best_loss = None, -self.hit_worth(fight(attacker, ()).through, near, seat) + 0.2
        if attacker.has("menace") and len(free) < 2:
            return best, best_loss
        for blocker in free.different():
            result = self.duel(attacker, blocker)
            if result is None:
                continue
            loss = attacker.worth * result.attacker_dies - blocker.worth * result.blocker_dies
            loss -= self.hit_worth(result.through, near, seat)
            if loss > best_loss:
                best, best_loss = (blocker, result), loss
        return best, best_loss

    def duel(self, attacker: Fighter, blocker: Fighter) -> "Duel | None":
        """What comes of a block; None where it can't be."""
        which = (attacker.kind, blocker.kind)
        if which not in self._duels:
            can = may_block(blocker, attacker)
            result = fight(attacker, (blocker,)) if can else None
            found = None if result is None else Duel(result.attacker_dies, bool(result.dead_blockers), result.through)
            self._duels[which] = found
        return self._duels[which]

    def gang_against(self, attacker: Fighter, free: "Crowd") -> tuple[list[Fighter], float] | None:
        """The fewest blockers that together kill what none of them could alone, and what they lose by it."""
        able = free.strongest(lambda one: self.duel(attacker, one) is not None, MOST_TOGETHER)
        for count in range(2, len(able) + 1):
            blockers = able[:count]
            lost = self.lost_by(attacker, blockers)
            if lost is not None:
                return blockers, sum(one.worth for one, dies in zip(blockers, lost, strict=True) if dies)
        return None

    def lost_by(self, attacker: Fighter, blockers: Sequence[Fighter]) -> tuple[bool, ...] | None:
        """Which of these die that block together; None if they don't kill the attacker, or one of them could alone."""
        ranks = {one: rank for rank, one in enumerate(sorted(blocker.id for blocker in blockers))}
        which = (attacker.kind, tuple((one.kind, ranks[one.id]) for one in blockers))
        if which not in self._gangs:
            result = fight(attacker, blockers)
            duels = [self.duel(attacker, each) for each in blockers]
            together = result.attacker_dies and not any(duel is not None and duel.attacker_dies for duel in duels)
            self._gangs[which] = tuple(one.id in result.dead_blockers for one in blockers) if together else None
        return self._gangs[which]

    def near(self, attacker: Fighter, target: Option, life: int) -> int:
        """How much damage by an attacker is the end of a defender: by a commander perhaps less than their life."""
        if target.card is not None or target.seat is None:
            return life
        left = self.board.leaders.left(target.seat, attacker.id)
        return life if left is None else min(life, max(1, left))

    def is_theirs_to_win(self, target: Option) -> bool:
        """Whether it is a battle that another player would win by it.  (CR 2026 310.11b)"""
        card = self.board.permanents.get(target.card or 0)
        return card is not None and "Battle" in card.types and card.controller != self.board.me

    def life_of(self, target: Option) -> int:
        if target.card is not None:
            card = self.board.permanents.get(target.card)
            return sum(n for kind, n in card.counters if kind in ("loyalty", "defense")) if card is not None else 1
        return self.board.player(target.seat).life if target.seat is not None else 20

    def hit_worth(self, damage: int, life: int, seat: Seat) -> float:
        """What so much damage is worth: more the nearer it brings somebody to the end, and the more they threaten."""
        if damage <= 0:
            return 0.0
        rate = 0.45 + 0.9 * min(1.0, damage / max(life, 1)) + (0.3 if life <= 8 else 0.0)
        monarch = 1.5 if self.board.view.monarch == seat else 0.0
        return (damage * rate + monarch) * self.board.politics(seat)

    def danger(self, away: frozenset[int]) -> float:
        """What opponents could do on their turns while these creatures are tapped."""
        home = [one for one in self.at_home if one.id not in away]
        hits = sorted((self.hit(seat, home) for seat in self.theirs), reverse=True)
        life = self.board.life
        if self.board.view.monarch == self.board.me and hits and hits[0] > 0:
            hits[0] += 1
        worst = hits[0] if hits else 0
        total = worst + 0.3 * sum(hits[1:])
        if worst >= life:
            return LETHAL * 0.8 + total
        if total >= life:
            return 8.0 + 0.4 * total
        return total * (0.08 + 0.4 * total / max(life, 1))

    def hit(self, seat: Seat, home: Sequence[Fighter]) -> int:
        """The damage that one opponent could deal next turn, through blockers at home."""
        march = self.marches[seat]
        if march is not None:
            return march[min(len(home), len(march) - 1)]
        free = list(home)
        damage = 0
        for attacker in self.theirs[seat]:
            if attacker.evades:
                blocker = next((one for one in free if may_block(one, attacker)), None)
            else:
                blocker = free[0] if free else None
            if blocker is None:
                damage += self.blow(attacker)
            else:
                free.remove(blocker)
        return damage

    def blow(self, attacker: Fighter) -> int:
        """What an attacker that nobody blocks deals; a commander's may be the end."""
        is_end = self.board.leaders.is_end(self.board.me, attacker.id, attacker.power)
        return max(attacker.power, self.board.life) if is_end else attacker.power

    def march(self, theirs: Sequence[Fighter]) -> list[int] | None:
        """What an opponent deals past so many blockers, each of whom stops the strongest that is left.

        None where some evade, so that it matters who blocks.
        """
        if any(one.evades for one in theirs):
            return None
        past = [0]
        for one in reversed(theirs):
            past.append(past[-1] + self.blow(one))
        return past[::-1]


def of_side(board: Board, seat: Seat) -> list[CardView]:
    """The creatures that attack and block together with a player's.  (CR 805.10)"""
    return [card for mate in board.together(seat) for card in board.creatures[mate]]


def threatening(fighters: Iterable[Fighter]) -> list[Fighter]:
    """Those that may attack and hurt, the strongest first."""
    able = [one for one in fighters if one.power > 0 and not one.has("defender")]
    return sorted(able, key=lambda one: (-one.power, one.id))


def attack(board: Board, decision: Decision) -> Answer:
    """Attackers and whom they attack; what must attack does."""
    shape = decision.shape
    assert isinstance(shape, Assign)
    if decision.about:
        return decision.default
    weighed = Attack(board, shape)
    plan = best_plan(weighed)
    usual = decision.default if isinstance(decision.default, tuple) else ()
    rows: list[tuple[int, ...]] = []
    for place in range(len(shape.subjects)):
        must = usual[place] if place < len(usual) else ()
        chosen = (plan[place],) if place in plan else must if isinstance(must, tuple) else ()
        rows.append(chosen)
    return tuple(rows)


def gets_through(board: Board, creatures: Iterable[CardView]) -> bool:
    """Whether an opponent has nobody untapped who could block one of these creatures and kill it."""
    for seat in board.opponents:
        blockers = [fighter(card) for card in of_side(board, seat) if not card.tapped]
        for one in (in_play(board, card) for card in creatures):
            stopped = any(may_block(other, one) and fight(one, (other,)).attacker_dies for other in blockers)
            if one.power and not one.has("defender") and not stopped:
                return True
    return False


def prospect(board: Board, changed: Mapping[int, CardView]) -> float:
    """What the best attack that a player could declare now is worth, with some of their creatures as changed."""
    if changed:
        before, battlefield = board, tuple(changed.get(one.id, one) for one in board.view.battlefield)
        board = Board(replace(before.view, battlefield=battlefield))
        board.harmless, board.unharmed = before.harmless, before.unharmed
    ready = (card for card in board.creatures[board.me] if not card.tapped and not card.sick and card.power)
    subjects = tuple(Option(card.id, "object", card=card.id) for card in ready if "defender" not in card.keywords)
    whom = tuple(Option(seat, "player", seat=seat) for seat in board.opponents)
    weighed = Attack(board, Assign(subjects, tuple(whom for _ in subjects)))
    return weighed.worth(best_plan(weighed))


def best_plan(weighed: Attack) -> Plan:
    """The best declaration found: everything at one defender, or attackers added one by one."""
    places = sorted(
        (place for place in range(len(weighed.fighters)) if weighed.fighters[place].power > 0),
        key=lambda place: (not weighed.fighters[place].has("flying"), -weighed.fighters[place].power, place),
    )
    best: Plan = {}
    best_worth = 0.0
    for key in sorted(weighed.defenders, key=weighed.ranks.__getitem__):
        everybody = {place: key for place in places if key in weighed.allowed[place]}
        worth = weighed.worth(everybody)
        if worth > best_worth:
            best, best_worth = everybody, worth
    plan: Plan = {}
    plan_worth = 0.0
    for place in places[:MOST_TRIED]:
        keys = sorted(weighed.allowed[place], key=weighed.ranks.__getitem__)
        options = [{**plan, place: key} for key in keys]
        scored = [(weighed.worth(option), option) for option in options]
        if not scored:
            continue
        worth, option = max(scored, key=lambda one: one[0])
        if worth > plan_worth + 0.05:
            plan, plan_worth = option, worth
    if plan_worth >= best_worth:
        return plan
    return thinned(weighed, best, best_worth)


def thinned(weighed: Attack, plan: Plan, worth: float) -> Plan:
    """The plan without attackers that are better kept at home."""
    for place in sorted(plan, key=lambda place: worth_of(weighed.board.permanents[weighed.fighters[place].id]))[:8]:
        fewer = {other: key for other, key in plan.items() if other != place}
        better = weighed.worth(fewer)
        if fewer and better > worth:
            plan, worth = fewer, better
    return plan
