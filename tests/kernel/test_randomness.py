"""Chance: keyed streams from one seed."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.kernel.randomness import Stream, seed_from

SEED = seed_from(7)


def test_a_stream_is_the_same_every_time() -> None:
    """Seed, owner, purpose and count determine every number: these are pinned for ever."""
    assert _numbers(Stream(SEED, 0, "pinned"), 6) == [665, 570, 85, 61, 397, 202]


def _numbers(stream: Stream, count: int) -> list[int]:
    return [stream.below(1000) for _ in range(count)]


def test_streams_don_t_shift_one_another() -> None:
    """Another owner, purpose or count gives other numbers."""
    keys: list[tuple[int | str, str, int]] = [
        (0, "shuffle", 0),
        (1, "shuffle", 0),
        (0, "pack", 0),
        (0, "shuffle", 1),
        ("table", "shuffle", 0),
    ]
    drawn = {tuple(_numbers(Stream(SEED, *key), 8)) for key in keys}
    assert len(keys) == len(drawn)


@settings(max_examples=50, deadline=None)
@given(st.lists(st.integers(), max_size=80), st.integers(0, 1000))
def test_a_shuffle_loses_and_doubles_nothing(things: list[int], count: int) -> None:
    """A shuffle is a permutation."""
    shuffled = things.copy()
    Stream(SEED, "table", "shuffle", count).shuffle(shuffled)
    assert Counter(things) == Counter(shuffled)


def test_every_order_comes_about_as_often() -> None:
    """The six orders of three things come about 2000 times each in 12000 shuffles."""
    seen: Counter[tuple[int, ...]] = Counter()
    for count in range(12_000):
        things = [1, 2, 3]
        Stream(SEED, "table", "orders", count).shuffle(things)
        seen[tuple(things)] += 1
    assert len(seen) == 6
    assert all(1800 < times < 2200 for times in seen.values())


def test_weights_say_how_likely_a_thing_is() -> None:
    """A thing of weight 0 never comes, one of weight 3 three times as often as one of weight 1."""
    stream = Stream(SEED, "table", "weights")
    seen = Counter(stream.weighted((1, 0, 3)) for _ in range(8000))
    assert seen[1] == 0
    assert 2.6 < seen[2] / seen[0] < 3.4
