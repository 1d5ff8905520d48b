"""Each viewer of a table is told each card's facts once."""

from hypothesis import given
from hypothesis import strategies as st

from entaku.kernel.seats import Viewer
from entaku.server.tables.names_told import NamesTold

VIEWERS: tuple[Viewer, ...] = (0, 1, "public")
TELLS = st.tuples(st.just("tell"), st.sampled_from(VIEWERS), st.sets(st.sampled_from("abcde")))
STEPS = TELLS | st.tuples(st.sampled_from(("forget", "clear")), st.sampled_from(VIEWERS), st.just(frozenset[str]()))


@given(st.lists(STEPS, max_size=30))
def test_it_is_a_set_for_each_viewer(steps: list[tuple[str, Viewer, set[str]]]) -> None:
    """What is news to one viewer doesn't depend on the others."""
    told, sets = NamesTold(), {viewer: set[str]() for viewer in VIEWERS}
    for what, viewer, names in steps:
        if what == "tell":
            assert told.news(viewer, names) == names - sets[viewer]
            sets[viewer] |= names
        elif what == "forget":
            told.forget(viewer)
            sets[viewer] = set()
        else:
            told.clear()
            sets = {each: set() for each in VIEWERS}
        assert {each: told.of(each) for each in VIEWERS} == sets
