"""Formats: plain data, chains over one cube, and what is said of a cube that is too small."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from entaku import messages
from entaku.bots.drafting import DraftBot
from entaku.drafts.conspiracy import conspiracy_setup, cube_setup
from entaku.drafts.events import Drafted, PlaceTaken
from entaku.drafts.format_phases import Booster, OwnBoosters, Solomon, Winston
from entaku.drafts.formats import (
    FORMATS,
    DraftFormat,
    fits,
    formatted,
    needed,
    phase_kinds,
    read_format,
    settings_of,
    write_format,
)
from entaku.drafts.play import play_defaults, play_out
from entaku.drafts.rules import open_table
from entaku.drafts.table_plans import GridPlan, TeamSealedPlan
from entaku.kernel.errors import Unlawful, Unreadable
from entaku.kernel.randomness import seed_from
from entaku.oracle.cubes.boosters import every_card
from entaku.oracle.cubes.files import read_cube
from tests.drafts.chains import PHASES, SEATS, booster_setup, chain, wild_setup
from tests.drafts.phased import dealt, lying, opened
from tests.drafts.pods import known

forms = st.builds(
    DraftFormat,
    st.lists(st.one_of(*PHASES.values()), min_size=1, max_size=4).map(tuple),
    st.text(max_size=20),
)


@given(forms)
@settings(max_examples=60, deadline=None)
def test_a_format_survives_its_json(form: DraftFormat) -> None:
    """Writing a format and reading it back changes nothing."""
    assert read_format(write_format(form), "file") == form


@pytest.mark.parametrize("data", [b"\xff\xfe", b"[]", b'{"phases": [{"type": "grid", "picks": 3}]}'])
def test_what_is_no_format_is_unreadable(data: bytes) -> None:
    """Broken text, another document and a setting out of range are refused with the file's name."""
    with pytest.raises(Unreadable, match=r"mine\.json"):
        read_format(data, "mine.json")


@given(forms, st.integers(2, 8), st.integers(0, 400))
@settings(max_examples=80, deadline=None)
def test_what_is_said_to_fit_fits(form: DraftFormat, seats: int, count: int) -> None:
    """What is advised takes no more cards than there are and is within its range; the nearest is first."""
    found = fits(form, seats, count)
    assert all(fit.needed == needed(fit.form, fit.seats) <= count for fit in found)
    assert [fit.needed for fit in found] == sorted((fit.needed for fit in found), reverse=True)
    for fit in found:
        assert read_format(write_format(fit.form), "file") == fit.form
        assert fit.seats >= fit.form.least_players


@pytest.mark.rule("PD-1")
def test_a_cube_too_small_is_told_what_fits() -> None:
    """The error has both numbers and the nearest settings, in both languages; with them the draft begins."""
    base = booster_setup([f"card {number}" for number in range(200)], 4)
    with pytest.raises(Unlawful) as refused:
        formatted(FORMATS["phased"], base)
    assert (refused.value.facts["needed"], refused.value.facts["count"]) == (240, 200)
    for language in messages.LANGUAGES:
        said = refused.value.said(language)
        assert "240" in said
        assert "200" in said
    nearest = fits(FORMATS["phased"], 4, 200)[0]
    assert (nearest.change, nearest.needed) == ("sizes", 192)
    assert opened(formatted(nearest.form, base)).decisions


@pytest.mark.rule("EV-13")
def test_group_game_draft_is_four_boosters_for_three_to_six() -> None:
    """The fourth pack goes right like the second; two or seven players are refused."""
    setup = formatted(FORMATS["ggd"], conspiracy_setup(["CNS"], ["P", "Q", "R"]))
    (plan,) = setup.plans
    assert [draft_round.direction for draft_round in plan.rounds] == ["left", "right", "left", "right"]
    for seats in (2, 7):
        with pytest.raises(Unlawful) as refused:
            formatted(FORMATS["ggd"], conspiracy_setup(["CNS"], ["P"] * seats))
        assert refused.value.key == "draft-format-seats"


def test_sets_are_opened_in_turn_across_phases() -> None:
    """Two sets: the first booster is of the one, the second of the other, also where a phase ends between them."""
    form = DraftFormat((Booster(rounds=1), Booster(rounds=2)))
    setup = formatted(form, conspiracy_setup(["CNS", "CN2"], ["P", "Q"]))
    assert [each.sources for plan in setup.plans for each in plan.rounds] == [(0,), (1,), (0,)]


@pytest.mark.parametrize("name", sorted(FORMATS))
def test_every_format_is_drafted_from_boosters_of_sets(name: str) -> None:
    """Boosters are opened until there are cards enough; every card is in a pool, removed, put away or left over."""
    form = FORMATS[name]
    setup = formatted(small(form), conspiracy_setup(["CNS", "CN2"], ["P", "Q", "R", "S"]))
    table = open_table(setup, seed_from(4))
    play_out(table, [DraftBot.of(setup)] * 4)
    assert lying(table) == dealt(table)


def small(form: DraftFormat) -> DraftFormat:
    """The format with as few packs as can be."""
    return replace(
        form,
        phases=tuple(replace(phase, **{phase.amount: min(2, getattr(phase, phase.amount))}) for phase in form.phases),
    )


def test_a_cube_with_slots_gives_its_boosters() -> None:
    """A phase of boosters opens what the list's layouts make; a phase of another size shuffles them together."""
    text = (
        '[Settings]\n{"layouts": {"a": {"weight": 1, "slots": {"one": 4, "two": 1}}}}\n' + sheet("one") + sheet("two")
    )
    cube = read_cube(text, "cube")
    cards = {card.name: known(card.name) for card in every_card(cube)}
    form = DraftFormat((Booster(rounds=1), GridPlan(grids=2)))
    table = opened(formatted(form, cube_setup(cube, cards, ["P", "Q"])))
    assert [len(place.queue[0].cards) for place in table.state.phase.places] == [5, 5]
    play_defaults(table)
    assert lying(table) == dealt(table)
    assert len(dealt(table)) == 2 * 5 + 4 * 5  # four boosters have the 18 cards of two grids


def sheet(name: str) -> str:
    return f"[{name}]\n" + "\n".join(f"{name} {number}" for number in range(40)) + "\n"


def test_added_boosters_leave_what_later_phases_need() -> None:
    """With no card to spare a Lore Seeker adds nothing in the first phase, and the second has its grid."""
    cards = [*["Lore Seeker"] * 4, *(f"card {number}" for number in range(9))]
    base = replace(booster_setup(cards, 2, size=2), extra=0)
    table = opened(formatted(DraftFormat((Booster(rounds=1, cards=2), GridPlan(grids=1))), base))
    play_out(table, [DraftBot.of(table.setup)] * 2)
    assert table.is_over
    assert lying(table) == dealt(table) == sorted(cards)


def test_phases_that_need_what_another_puts_aside_say_so() -> None:
    """A Solomon or Winston phase without packs of its own must follow own boosters."""
    for phase in (Solomon(), Winston()):
        with pytest.raises(Unlawful):
            opened(chain(2, phase, cards=["a"] * 20))
        assert opened(chain(2, OwnBoosters(rounds=1, cards=4, solomon=2), phase)).decisions


def test_teams_are_equal() -> None:
    """Five players can't form two teams."""
    with pytest.raises(Unlawful) as refused:
        opened(chain(5, TeamSealedPlan(packs=1)))
    assert refused.value.key == "draft-teams"


@pytest.mark.parametrize("kind", sorted(phase_kinds()))
def test_every_phase_and_setting_has_a_name(kind: str) -> None:
    """Phases, settings and choices have words in both languages, and defaults lie in their range."""
    for language in messages.LANGUAGES:
        assert messages.say(f"draft-format-{kind}", language)
        assert messages.say(f"draft-about-{kind}", language)
        for setting in settings_of(phase_kinds()[kind]):
            assert messages.say(f"draft-setting-{setting.name}", language, phase=kind)
            assert all(messages.say(f"draft-setting-{setting.name}-{word}", language) for word in setting.choices)
    for setting in settings_of(phase_kinds()[kind]):
        if setting.least is not None and setting.most is not None:
            assert isinstance(setting.default, int)
            assert setting.least <= setting.default <= setting.most


@pytest.mark.parametrize("kind", sorted(PHASES))
@given(st.data())
@settings(max_examples=8, deadline=None)
def test_the_cards_that_a_phase_needs_are_those_it_deals(kind: str, data: st.DataObject) -> None:
    """A cube with just as many cards is enough, and is used up."""
    form = DraftFormat((data.draw(PHASES[kind]),))
    seats = data.draw(st.sampled_from(SEATS.get(kind, [2, 3, 5])))
    table = opened(wild_setup(form, seats, 3))
    play_defaults(table)
    added = sum(pack_size for pack_size in (len(pack) for pack in table.state.dealt))
    assert added >= needed(form, seats)
    exact = opened(chain(seats, *form.phases))
    play_defaults(exact)
    assert len(dealt(exact)) == needed(form, seats)


def test_a_setup_of_a_chain_survives_its_json() -> None:
    """What the store keeps of a chain reads back."""
    setup = formatted(DraftFormat((GridPlan(), Winston(rounds=1))), booster_setup(["a"] * 400, 3))
    assert msgspec.json.decode(msgspec.json.encode(setup), type=type(setup)) == setup


@pytest.mark.rule("PD-8")
@pytest.mark.parametrize("places", [2, 5])
def test_a_winston_draft_may_have_other_places(places: int) -> None:
    """After all places are declined the top card is picked, and the log says so, with two places or five."""
    table = opened(chain(2, Winston(rounds=1, cards=10, places=places)))
    for _ in range(places):
        decision = next(iter(table.decisions.values()))
        happened = table.answer(decision.actor, decision.id, "go-on")
    assert [event.top for event in happened if isinstance(event, PlaceTaken)] == [True]
    assert len([event for event in happened if isinstance(event, Drafted) and event.by == "winston-top"]) == 1
