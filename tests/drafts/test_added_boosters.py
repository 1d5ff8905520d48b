"""Lore Seeker: a booster added to the draft."""

import pytest

from entaku.drafts.conspiracy import cube_setup
from entaku.drafts.events import BoosterAdded
from entaku.drafts.rules import open_table
from entaku.kernel.randomness import seed_from
from entaku.oracle.cubes.cube import Cube, CubeEntry, CubeSheet
from tests.drafts.pods import Pod, known

SEEKER = "Lore Seeker"


@pytest.mark.rule("CD-9", "CD-11")
def test_the_pack_is_passed_first_and_the_next_pick_is_from_the_new_booster() -> None:
    """The booster goes before packs that wait; it is passed in the round's direction and drafted in this round."""
    pod = Pod([f"{SEEKER} | a2 | a3", "b1 | b2 | b3"], added=["n1 | n2 | n3"])
    pod.pick(1, "b1")
    assert pod.queue(0) == [3, 2]
    pod.pick(0, SEEKER)
    assert pod.queue(1) == [2]
    assert pod.purposes(0) == ["draft-add-booster"]
    pod.answer(0, "draft-add-booster", True)
    assert pod.hand(0) == ["n1", "n2", "n3"]
    pod.pick(0, "n1")
    assert pod.hand(0) == ["b2", "b3"]
    assert pod.queue(1) == [2, 2]
    pod.play_out()
    assert pod.happened(BoosterAdded) == [BoosterAdded(0, SEEKER, 3, 3)]
    assert pod.all_cards() == pod.dealt()


@pytest.mark.rule("CD-9")
def test_adding_a_booster_is_a_choice() -> None:
    """Without one the draft goes on as usual; at a deadline none is added."""
    pod = Pod([f"{SEEKER} | a2", "b1 | b2"], added=["n1 | n2"])
    pod.pick(0, SEEKER).default(0, "draft-add-booster").pick(1, "b1")
    assert pod.pool(0) == [SEEKER, "b2"]


@pytest.mark.rule("CD-9")
def test_some_players_may_end_with_more_cards_than_others() -> None:
    """An added booster need not come out even."""
    pod = Pod([f"{SEEKER} | a2", "b1 | b2"], added=["n1 | n2 | n3"])
    pod.pick(0, SEEKER).answer(0, "draft-add-booster", True).play_out()
    assert sorted(len(pod.pool(seat)) for seat in (0, 1)) == [3, 4]


@pytest.mark.rule("CD-9")
def test_seeker_as_the_last_card_of_a_round_adds_to_that_round() -> None:
    """The round isn't over before the question is answered and the new booster drafted."""
    pod = Pod([SEEKER, "b1"], ["c1 | c2", "d1 | d2"], added=["n1 | n2 | n3"])
    assert pod.view(0).round == 1
    pod.answer(0, "draft-add-booster", True).pick(0, "n2")
    assert pod.view(0).round == 1
    pod.pick(1, "n1")
    assert pod.pool(0) == [SEEKER, "n2", "n3"]
    assert pod.view(0).round == 2


@pytest.mark.rule("CD-9", "CD-11")
def test_seeker_inside_an_agents_pack() -> None:
    """First each remaining card is drafted; then the booster is opened, looked at, and passed undrafted."""
    pod = Pod(["Agent of Acquisitions", "z"], [f"b1 | {SEEKER} | b3", "c1 | c2"], added=["n1 | n2 | n3"])
    pod.act(0, "draft-whole-pack").pick(0, SEEKER)
    assert pod.purposes(0) == ["draft-pick"]
    pod.answer(0, "draft-pick", "rest").answer(0, "draft-add-booster", True)
    assert pod.looks(0) == [("", ["n1", "n2", "n3"])]
    assert pod.queue(1) == [2, 3]
    assert pod.pool(0) == ["Agent of Acquisitions", SEEKER, "b1", "b3"]


@pytest.mark.rule("CD-11")
def test_two_seekers_from_one_pack_add_two_boosters() -> None:
    """Each has its own question, one after the other; the second booster is drafted from first."""
    pod = Pod(["Cogwork Librarian", "z"], [f"{SEEKER} | {SEEKER} | b3", "c1 | c2"], added=["n1 | n2", "m1 | m2"])
    pod.act(0, "draft-another").pick(0, SEEKER).pick(0, SEEKER)
    pod.answer(0, "draft-add-booster", True).answer(0, "draft-add-booster", True)
    assert len(pod.queue(0)) == 2
    pod.play_out()
    assert pod.all_cards() == pod.dealt()


@pytest.mark.rule("CD-11")
def test_a_seeker_in_an_added_booster_adds_another() -> None:
    """An added booster is a booster like any other."""
    pod = Pod([f"{SEEKER} | a2", "b1 | b2"], added=[f"{SEEKER} | n2", "m1 | m2"])
    pod.pick(0, SEEKER).answer(0, "draft-add-booster", True).pick(0, SEEKER)
    pod.answer(0, "draft-add-booster", True)
    assert pod.hand(0) == ["m1", "m2"]


def test_where_no_booster_is_left_nothing_is_asked() -> None:
    """Without a source, or with one that has run out, the effect can't be used."""
    pod = Pod([f"{SEEKER} | a2", "b1 | b2"])
    pod.pick(0, SEEKER)
    assert pod.purposes(0) == []
    pod = Pod([f"{SEEKER} | a2", f"{SEEKER} | b2"], added=["n1"])
    pod.pick(0, SEEKER).answer(0, "draft-add-booster", True).pick(1, SEEKER)
    assert "draft-add-booster" not in pod.purposes(1)


def test_the_last_booster_goes_to_whoever_wants_it_first() -> None:
    """Two players are asked; when one takes the last booster the other's question is withdrawn."""
    pod = Pod([f"{SEEKER} | a2", f"{SEEKER} | b2"], added=["n1 | n2"])
    pod.pick(0, SEEKER).pick(1, SEEKER)
    pod.answer(1, "draft-add-booster", True)
    assert "draft-add-booster" not in pod.purposes(0)
    pod.play_out()
    assert pod.all_cards() == pod.dealt()


@pytest.mark.rule("CD-11")
def test_an_archdemons_player_draws_from_the_new_booster() -> None:
    """Their next pick is from it, at random."""
    pod = Pod(["Archdemon of Paliano", "z"], [f"{SEEKER} | {SEEKER}", "c1 | c2"], added=["n1 | n2"])
    pod.answer(0, "draft-add-booster", True)
    assert pod.pool(0)[:2] == ["Archdemon of Paliano", SEEKER]
    assert pod.pool(0)[2] in ("n1", "n2")


def test_a_cubes_added_booster_comes_from_the_rest_of_the_cube() -> None:
    """Every card of the cube is in the draft once at most."""
    names = [SEEKER] * 12 + [f"card {number}" for number in range(24)]
    cube = Cube("mine", (CubeSheet("cube", tuple(CubeEntry(name) for name in names)),))
    setup = cube_setup(cube, {name: known(name) for name in names}, ["P", "Q"], size=6, rounds=2)
    table = open_table(setup, seed_from(5))
    while not table.is_over:
        for decision in list(table.decisions.values()):
            if not decision.optional and decision.id in table.decisions:
                add = decision.purpose == "draft-add-booster"
                table.answer(decision.actor, decision.id, True if add else decision.default)
    dealt = sorted(card.name for cards in table.state.dealt for card in cards)
    assert dealt == sorted(names)
