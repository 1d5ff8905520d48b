"""Which attackers to block with what: blocks are added as long as they make things better, chump blocks last."""

from collections.abc import Iterator, Mapping

from entaku.bots.playing.banding import as_one, through, together
from entaku.bots.playing.board import Board
from entaku.bots.playing.combat import Fighter, fight, in_play, may_block
from entaku.kernel.decisions import Answer, Assign, Decision

Blocks = dict[int, int]
"""For each blocker, by its place among the subjects, the attacker it blocks."""
DEAD = 200.0
MOST_BLOCKERS = 24


class Defence:
    """One declaration of blockers to be made."""

    def __init__(self, board: Board, shape: Assign) -> None:
        self.board = board
        view = board.view
        self.life = board.life
        dealt_with = {attack.attacker for attack in view.planned}  # by what teammates block with
        self.attackers: dict[int, Fighter] = {
            attack.attacker: in_play(board, board.permanents[attack.attacker])
            for attack in view.attacks
            if attack.player in board.together(board.me)
            and attack.attacker in board.permanents
            and attack.attacker not in dealt_with
        }
        self.attacked = {attack.attacker: attack.player for attack in view.attacks}
        self.bands = [band for band in together(board, self.attackers) if len(band) > 1]
        self.at_walker = {attack.attacker for attack in view.attacks if attack.planeswalker is not None}
        self.blockers: list[Fighter] = []
        self.allowed: list[list[int]] = []
        for subject, choices in zip(shape.subjects, shape.choices, strict=True):
            card = board.permanents.get(subject.card or 0)
            self.blockers.append(in_play(board, card) if card is not None else Fighter(0, 0, 0, frozenset(), 0.0))
            self.allowed.append([one.key for one in choices if isinstance(one.key, int)])

    def worth(self, blocks: Mapping[int, int]) -> float:
        """What the blocks come to: what dies on both sides, and what gets through."""
        total, damage = 0.0, 0
        blocked = [band for band in self.bands if any(number in blocks.values() for number in band)]
        for number, attacker in self.attackers.items():
            if any(number in band for band in blocked):
                continue
            places = [place for place, one in blocks.items() if one == number]
            blockers = [self.blockers[place] for place in places]
            if len(blockers) == 1 and attacker.has("menace"):
                return -DEAD * 10
            result = fight(attacker, blockers)
            total += attacker.worth * 1.05 * result.attacker_dies
            total -= sum(one.worth for one in blockers if one.id in result.dead_blockers)
            if number in self.at_walker:
                total -= 0.8 * result.through
            else:
                damage += result.through + (2 if attacker.has("lifelink") and result.through else 0)
                if self.board.leaders.is_end(self.attacked[number], number, result.through):
                    total -= DEAD
        for band in blocked:
            worth, more = self.against(band, blocks)
            total, damage = total + worth, damage + more
        return total - self.pain(damage)

    def against(self, band: tuple[int, ...], blocks: Mapping[int, int]) -> tuple[float, int]:
        """What comes of blocking a band, which what blocks one of it blocks whole, and the trample.  (CR 702.22h)"""
        aims = [number for number in blocks.values() if number in band]
        if any(aims.count(number) == 1 and self.attackers[number].has("menace") for number in aims):
            return -DEAD * 10, 0
        blockers = [self.blockers[place] for place, number in blocks.items() if number in band]
        attackers = [self.attackers[number] for number in band]
        united = as_one(attackers)
        result = fight(united, blockers)
        lost = sum(one.worth for one in blockers if one.id in result.dead_blockers)
        return united.worth * 1.05 * result.attacker_dies - lost, through(attackers, blockers)

    def pain(self, damage: int) -> float:
        """What damage costs: more the less life is left."""
        if damage >= self.life:
            return DEAD + damage
        left = self.life - damage
        monarch = 1.5 if damage and self.board.view.monarch == self.board.me else 0.0
        return damage * (0.35 + (0.9 if left <= 4 else 0.45 if left <= 8 else 0.1)) + monarch

    def best(self) -> Blocks:
        """Blocks added one by one, or two at once, while they help."""
        blocks: Blocks = {}
        worth = self.worth(blocks)
        places = [place for place in range(len(self.blockers)) if self.allowed[place]][:MOST_BLOCKERS]
        for _ in range(2 * len(places)):
            found = self.step(blocks, places)
            better = self.worth(found) if found is not None else worth
            if found is None or better <= worth + 0.05:
                break
            blocks, worth = found, better
        return blocks

    def step(self, blocks: Blocks, places: list[int]) -> Blocks | None:
        """The best next block, or pair of blocks against one attacker."""
        best: Blocks | None = None
        most = float("-inf")
        free = [place for place in places if place not in blocks]
        for place in free:
            for number in self.allowed[place]:
                if number not in self.attackers or not may_block(self.blockers[place], self.attackers[number]):
                    continue
                tried = {**blocks, place: number}
                worth = self.worth(tried)
                if worth > most:
                    best, most = tried, worth
                for other in free:
                    if other <= place or number not in self.allowed[other] or len(free) > 10:
                        continue
                    if self.blockers[other].id == self.blockers[place].id:
                        continue
                    both = {**tried, other: number}
                    worth = self.worth(both)
                    if worth > most + 0.01:
                        best, most = both, worth
        for gang in self.gangs(blocks, free):
            worth = self.worth(gang)
            if worth > most + 0.01:
                best, most = gang, worth
        return best

    def gangs(self, blocks: Blocks, free: list[int]) -> Iterator[Blocks]:
        """For each big attacker, the fewest blockers that kill it together, the strongest first."""
        for number, attacker in self.attackers.items():
            if number in blocks.values():
                continue
            able = [p for p in free if number in self.allowed[p] and may_block(self.blockers[p], attacker)]
            able.sort(key=lambda place: (-self.blockers[place].power, self.blockers[place].worth))
            gang: Blocks = dict(blocks)
            power = 0
            for place in able:
                if any(self.blockers[place].id == self.blockers[other].id for other in gang if other != place):
                    continue
                gang[place] = number
                power += self.blockers[place].power
                if power >= attacker.toughness:
                    yield gang
                    break


def block(board: Board, decision: Decision) -> Answer:
    """Blockers and what they block; what must block does."""
    shape = decision.shape
    assert isinstance(shape, Assign)
    if decision.about:
        return decision.default
    blocks = Defence(board, shape).best()
    usual = decision.default if isinstance(decision.default, tuple) else ()
    rows: list[tuple[int, ...]] = []
    for place in range(len(shape.subjects)):
        must = usual[place] if place < len(usual) else ()
        rows.append((blocks[place],) if place in blocks else must if isinstance(must, tuple) else ())
    return tuple(rows)
