"""The most requirements that blocks and attacks can obey, against trying out every declaration.  (CR 508.1d, 509.1c)"""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.magic.turn.combat import block_requirements, declare_attackers
from entaku.magic.turn.combat.block_requirements import Blocks, Question
from entaku.magic.turn.combat.defending_players import Defender

BLOCKERS = range(1, 5)
ATTACKERS = range(11, 15)


@st.composite
def questions(draw: st.DrawFn) -> Question:
    """What may bear on the blocks of four creatures against four."""
    blockers = draw(st.lists(st.sampled_from(BLOCKERS), unique=True, max_size=4))
    able = {b: tuple(sorted(draw(st.sets(st.sampled_from(ATTACKERS), min_size=1)))) for b in blockers}
    some_blockers = st.frozensets(st.sampled_from(blockers)) if blockers else st.just(frozenset[int]())
    pairs = sorted((b, a) for b, may in able.items() for a in may)
    attackers = sorted({a for _, a in pairs})
    some_attackers = st.frozensets(st.sampled_from(attackers)) if attackers else st.just(frozenset[int]())
    return Question(
        able,
        {b: draw(st.sampled_from((1, 1, 1, 2, 9))) for b in blockers},
        {a: draw(st.sampled_from((1, 1, 2, 3))) for a in attackers},
        {a: draw(st.sampled_from((1, 2))) for a in draw(some_attackers)},
        draw(st.sampled_from((None, None, 1, 2))),
        draw(some_blockers),
        draw(some_blockers),
        draw(some_attackers),
        draw(st.frozensets(st.sampled_from(pairs)) if pairs else st.just(frozenset[tuple[int, int]]())),
    )


def every(asked: Question) -> list[Blocks]:
    """Every set of blocks in which no creature blocks more than it may."""
    ways: list[list[Blocks]] = []
    for blocker, may in asked.may.items():
        subsets = [
            [(blocker, a) for a, on in zip(may, row, strict=True) if on] for row in product((0, 1), repeat=len(may))
        ]
        ways.append([chosen for chosen in subsets if len(chosen) <= asked.times[blocker]])
    return [[pair for part in parts for pair in part] for parts in product(*ways)]


@pytest.mark.rule("CR 509.1b", "CR 509.1c")
@settings(max_examples=150, deadline=None)
@given(questions())
def test_no_blocks_obey_more(asked: Question) -> None:
    """What is found breaks no restriction, and nothing that breaks none obeys more requirements."""
    found = block_requirements.most_obedient(asked)
    assert not broken_at_all(asked, found)
    most = max(
        block_requirements.obeyed(asked, blocks)
        for blocks in every(asked)
        if not block_requirements.broken(asked, blocks)
    )
    assert block_requirements.obeyed(asked, found) == most


def broken_at_all(asked: Question, blocks: Blocks) -> bool:
    """Whether blocks break a restriction, or aren't among those that may be declared."""
    times = all(sum(b == blocker for b, _ in blocks) <= asked.times[blocker] for blocker in asked.may)
    return bool(block_requirements.broken(asked, blocks)) or not times or any(a not in asked.may[b] for b, a in blocks)


@pytest.mark.rule("CR 509.1c")
def test_wide_boards_are_settled() -> None:
    """Forty tokens that must all block thirty attackers, ten of them with menace, are settled at once."""
    may = {b: tuple(range(1001, 1031)) for b in range(1, 41)}
    least = {a: 2 if a > 1020 else 1 for a in range(1001, 1031)}
    asked = Question(
        may, dict.fromkeys(may, 1), least, {}, block=frozenset(may), be_blocked=frozenset(least),
        pairs=frozenset((b, 1030) for b in may),
    )  # fmt: skip
    found = block_requirements.most_obedient(asked)
    assert (block_requirements.broken(asked, found), block_requirements.obeyed(asked, found)) == ("", 81)


@st.composite
def attacks(draw: st.DrawFn) -> declare_attackers.Chances:
    """What may bear on the attack of four creatures: whom each may attack, what it must, who can't attack alone."""
    found = declare_attackers.Chances()
    targets: list[Defender] = [(1, 0), (2, 0), (2, 30)]
    for number in range(1, draw(st.integers(1, 4)) + 1):
        found.may[number] = draw(st.lists(st.sampled_from(targets), unique=True, min_size=1))
        found.must[number] = draw(st.lists(st.sampled_from((None, (1,), (2,), (1, 2))), max_size=3))
    found.not_alone = draw(st.sets(st.sampled_from(list(found.may))))
    found.limit = draw(st.sampled_from((None, None, 1, 2)))
    found.taxed = dict.fromkeys(draw(st.sets(st.sampled_from(targets), max_size=2)), ("2",))
    return found


@pytest.mark.rule("CR 508.1c", "CR 508.1d")
@settings(max_examples=150, deadline=None)
@given(attacks())
def test_no_attack_obeys_more(found: declare_attackers.Chances) -> None:
    """What is found breaks no restriction and costs nothing, and nothing else of that kind obeys more requirements."""
    declared = declare_attackers.most_obedient(found)
    assert not declare_attackers.breaks(found, declared)
    assert not set(declared.values()) & set(found.taxed)
    free = [[None, *(one for one in may if one not in found.taxed)] for may in found.may.values()]
    every = [{n: one for n, one in zip(found.may, row, strict=True) if one is not None} for row in product(*free)]
    most = max(declare_attackers.obeyed(found, one) for one in every if not declare_attackers.breaks(found, one))
    assert declare_attackers.obeyed(found, declared) == most
