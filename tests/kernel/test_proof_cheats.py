"""Nobody who knows all numbers of a seed can choose another one, and be called proved."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from entaku.kernel.proof import LISTED, Mixing, Proof
from entaku.kernel.verify import Noted, Verdict, verify
from tests.kernel.cheats import BOUND, CAY, HONEST, OWN, RECORDING, SEEN, SETUP, Cheat, cheats, every_list, made, table
from tests.kernel.counting import CountingSetup
from tests.kernel.mixed import RULES, TABLE, VERSION, commitment, mixing, written

SEATS = range(-1, 9)


def look(data: bytes, noted: Noted | None = None) -> Verdict:
    return verify(data, "file", lambda _: (RULES, CountingSetup), VERSION, noted=noted)


def broken(verdict: Verdict) -> set[str]:
    return {finding.check for finding in verdict.findings if finding.state == "broken"}


@pytest.mark.parametrize("cheat", [*cheats()], ids=lambda one: one.what)
def test_what_is_told_otherwise_is_not_proved(cheat: Cheat) -> None:
    """The honest table is proved to whoever had a part; with anything else a device's notes prove nothing."""
    verdict = look(cheat.data, cheat.noted.noted)
    assert verdict.proved == cheat.proved
    assert (verdict.headline == ("proof-proved", {})) == cheat.proved
    assert verdict.holds == cheat.proved or verdict.chances == 0


def test_of_all_lists_one_alone_is_proved() -> None:
    """A server that knows all numbers can make 81 lists for four seats: each gives another seed, and one is proved."""
    recordings = [table(one) for one in every_list() if one.shares]
    seeds = {data.split(b'"seed":"')[1][:64] for _, data in recordings}
    assert len(seeds) == len(recordings) == 3**4 - 2**4
    proved = [proof for proof, data in recordings if look(data, SEEN.noted).proved]
    assert proved == [HONEST]


@settings(max_examples=50, deadline=None)
@given(st.lists(st.sampled_from(SEATS), max_size=9), st.lists(st.sampled_from(SEATS), max_size=3))
def test_no_list_of_silent_seats_is_proved_but_the_one_that_was_noted(silent: list[int], unasked: list[int]) -> None:
    """Whichever seats are said to have been silent, in whichever order and however often."""
    mixed = made(OWN, tuple(silent), tuple(unasked))
    assert look(table(mixed)[1], SEEN.noted).proved == (mixed == HONEST.mixings[0])


def test_a_list_must_have_every_seat_once_and_in_order() -> None:
    """Without anything noted it is found, too: a list that isn't one doesn't hold."""
    for silent, unasked in (((2, 2), (3,)), ((2, 1), (3,)), ((3, 2), ()), ((), (3,)), ((2, 4), ()), ((-1, 2), (3,))):
        assert broken(look(table(made(OWN, silent, unasked))[1])) >= {"list"}
    assert broken(look(table(made(OWN, (2,), ()))[1])) == {"seats"}
    assert broken(look(table(made(OWN, (2,), (3, 4)))[1])) == {"seats"}
    assert look(RECORDING).holds


def test_who_noted_the_commitment_alone_is_told_what_is_missing() -> None:
    """Under it the server can still choose among lists: everything holds with any of them, and nothing is proved."""
    noted = Noted(BOUND, OWN[0])
    for data in (RECORDING, table(made(OWN, (), (CAY, 3)))[1]):
        verdict = look(data, noted)
        assert (verdict.holds, verdict.proved, verdict.headline) == (True, False, ("proof-unlisted", {}))


@pytest.mark.parametrize("form", [1, 2])
def test_older_recordings_hold_and_say_what_they_do_not_prove(form: int) -> None:
    """In their forms the seed could still be chosen after the numbers were shown, so the notes prove nothing."""
    to = commitment(form, SETUP)
    lists = ((CAY,), (0, 3, 3, 1)) if form == 2 else ((CAY,),)
    for silent in lists:
        proof = Proof(TABLE, to, (mixing(1, OWN, silent, form=form, to=to),), HONEST.secret, form)
        verdict = look(written(proof, setup=SETUP), Noted(to, OWN[0]))
        assert (verdict.holds, verdict.shared, verdict.proved) == (True, True, False)
        assert verdict.headline == ("proof-older", {"form": form})
        (listed,) = (finding for finding in verdict.findings if finding.check == "list")
        assert (listed.state, listed.facts["form"]) == ("absent", form)


def test_an_older_form_is_never_taken_for_the_third() -> None:
    """Nor is a proof whose form nobody knows."""
    for form in (-1, 0, LISTED + 1, 10**9):
        assert "commitment" in broken(look(written(replace(HONEST, form=form), setup=SETUP), SEEN.noted))


def test_a_try_that_ended_before_numbers_were_shown_names_who_did_not_agree() -> None:
    """Those who agreed did nothing wrong; the try counts as one that could be thrown away."""
    first = made()
    shares = (replace(first.shares[0], nonce=""), replace(first.shares[1], nonce="", agreement=""))
    left = Mixing(shares, first.silent, first.unasked)
    proof, data = table(left, made({0: OWN[0]}, (CAY,), (1, 3), attempt=2))
    verdict = look(data, SEEN.noted)
    assert proof.mixings[0] == left
    assert [(one.seats, one.try_) for one in verdict.findings if one.check == "withheld"] == [((2,), 1)]
    assert verdict.chances == 1
