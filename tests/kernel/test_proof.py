"""A recording proves where its seed is from and that it is what was played; whatever is changed in it is found."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from entaku.kernel import log
from entaku.kernel.chain import Chain
from entaku.kernel.errors import Unreadable
from entaku.kernel.proof import FORM, Mixing, Proof, Share, mixed_seed, pledge_of, seal_of, withheld
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Entry, Rules, Table
from entaku.kernel.verify import Noted, Verdict, verify
from tests.kernel import mixed
from tests.kernel.counting import CountingSetup
from tests.kernel.mixed import NONCES, RULES, SECRET, TABLE, commitment, mixing, proof_of, written

SETUP = msgspec.json.encode(mixed.SETUP)
COMMITMENT = commitment()


def played(mixings: Sequence[Mixing], secret: str = SECRET, stop: int | None = None) -> bytes:
    """The recording of a table with this proof, played to its end or for so many answers."""
    proof = proof_of(mixings, secret=secret)
    return written(proof, mixed_seed(TABLE, COMMITMENT, mixings, SECRET, FORM), stop=stop)


def named(name: str) -> tuple[Rules[Any, Any], type]:
    if name != "counting":
        raise Unreadable("cli-rules-unknown", file="file", rules=name)
    return RULES, CountingSetup


def look(data: bytes, noted: Noted | None = None) -> Verdict:
    return verify(data, "file", named, "0.1.0", noted=noted)


def broken(verdict: Verdict) -> dict[str, int]:
    """What doesn't hold, and at which line."""
    return {finding.check: finding.line for finding in verdict.findings if finding.state == "broken"}


GOOD_MIXING = mixing(1, NONCES)
GOOD = played([GOOD_MIXING])
SEAL = seal_of(proof_of([GOOD_MIXING]))


def test_a_table_that_was_mixed_holds() -> None:
    """Commitment, pledges, seed, chain, replay and end hold, and say who had a part."""
    verdict = look(GOOD)
    assert (verdict.holds, verdict.shared, verdict.line, verdict.answers) == (True, True, None, 6)
    assert [(finding.check, finding.state) for finding in verdict.findings] == [
        (check, "holds") for check in ("commitment", "list", "pledges", "seed", "chain", "replay", "seats", "end")
    ]
    assert verdict.findings[2].facts["seats"] == "1, 2, 3"


@settings(max_examples=100, deadline=None)
@given(st.integers(0, len(GOOD) - 1), st.integers(1, 255))
def test_a_change_of_any_byte_is_found(place: int, flip: int) -> None:
    """Whichever byte of whichever line is another one, the recording doesn't hold, and no later line is named."""
    data = bytearray(GOOD)
    data[place] ^= flip
    try:
        verdict = look(bytes(data))
    except Unreadable:
        assert place <= GOOD.index(b"\n")
        return
    assert not verdict.holds
    assert verdict.line is not None
    assert verdict.line <= GOOD[:place].count(b"\n") + 2


@settings(max_examples=50, deadline=None)
@given(st.data())
def test_lines_left_out_moved_or_doubled_are_found(data: st.DataObject) -> None:
    """Any other order, and any other number, of the lines after the first."""
    first, *lines = GOOD.splitlines(keepends=True)
    other = data.draw(st.lists(st.sampled_from(lines), max_size=8).filter(lambda found: found != lines))
    verdict = look(b"".join([first, *other]))
    same = next((n for n, (a, b) in enumerate(zip(lines, other, strict=False)) if a != b), min(len(lines), len(other)))
    assert verdict.line == (same + 2 if same < len(other) else same + 1)


def test_an_end_that_was_cut_off_is_found() -> None:
    """All that is there holds, but the table isn't over."""
    assert broken(look(played([mixing(1, NONCES)], stop=4))) == {"end": 5}


@pytest.mark.parametrize(
    "mixings,wrong",
    [
        ([mixing(1, NONCES | {1: ""})], "pledges"),
        ([mixing(2, NONCES)], "pledges"),
        ([mixing(1, NONCES), mixing(2, NONCES)], "pledges"),
        ([mixing(1, NONCES), Mixing((), (), (0, 1, 2), stopped=True)], "pledges"),
        (
            [replace(GOOD_MIXING, shares=(replace(GOOD_MIXING.shares[0], nonce=NONCES[1]), *GOOD_MIXING.shares[1:]))],
            "pledges",
        ),
    ],
    ids=["withheld", "numbered", "no-reason", "stopped", "another"],
)
def test_a_mixing_that_is_not_one_is_found(mixings: list[Mixing], wrong: str) -> None:
    """Withheld or exchanged nonces, seats out of order, a mixing that was given up for no reason."""
    assert broken(look(played(mixings))) == {wrong: 1}


def test_what_a_player_noted_proves_it() -> None:
    """With the seal and the own number the shuffles are proved; without them the headline says what it lacks."""
    head = json.loads(GOOD.splitlines()[3])["chain"]
    noted = Noted(SEAL, NONCES[1], head)
    assert look(GOOD).headline == ("proof-unwitnessed", {})
    assert not look(GOOD).proved
    assert look(GOOD, noted).headline == ("proof-proved", {})
    assert look(GOOD, noted).proved
    for less in (Noted(commitment=SEAL), Noted(nonce=NONCES[0]), Noted(head=head)):
        assert (look(GOOD, less).holds, look(GOOD, less).proved) == (True, False)


@pytest.mark.parametrize("what", ["commitment", "nonce", "head"])
def test_what_a_player_noted_and_is_not_there_is_found(what: str) -> None:
    """A recording of another table, or one that was rewritten, isn't taken for this one."""
    verdict = look(GOOD, Noted(**{what: "ab" * 32}))
    assert broken(verdict) == {f"noted-{what}": 1}
    assert (verdict.holds, verdict.headline) == (False, ("proof-wrong", {"line": 1}))


def test_a_recording_forged_whole_with_invented_devices_is_not_called_proved() -> None:
    """Whoever makes up server, devices and answers gets everything to hold, and no word of proof."""
    secret, nonces = "99" * 32, {seat: f"{seat + 7:064x}" for seat in range(3)}
    to = commitment(secret=secret)
    proof = Proof(TABLE, to, (mixing(1, nonces, to=to),), secret, FORM)
    forged = written(proof)
    assert (look(forged).holds, look(forged).proved) == (True, False)
    assert look(forged, Noted(SEAL, NONCES[0])).holds is False


@pytest.mark.parametrize("given_up", [1, 15])
def test_tries_that_were_thrown_away_are_counted(given_up: int) -> None:
    """A server that dislikes a seed can say that it stopped and draw again: it is said how often it could have."""
    mixings = [*[Mixing(stopped=True)] * given_up, mixing(given_up + 1, NONCES)]
    verdict = look(played(mixings), Noted(seal_of(proof_of(mixings)), NONCES[0]))
    assert (verdict.holds, verdict.proved, verdict.chances) == (True, False, given_up)
    assert verdict.headline == ("proof-chances", {"count": given_up})


def test_version_and_silence_are_bound_in_the_second_form() -> None:
    """Neither the program's version nor who was silent can be changed afterwards."""
    bound = commitment(2)
    proof = proof_of([mixing(1, {0: NONCES[0]}, (2,), form=2)], 2)
    seed = mixed_seed(TABLE, bound, proof.mixings, SECRET, 2)
    assert look(written(proof, seed)).holds
    assert set(broken(look(written(proof, seed, "0.2.0")))) == {"commitment"}
    spoken = replace(proof, mixings=(mixing(1, {0: NONCES[0]}, form=2),))
    assert set(broken(look(written(spoken, seed)))) == {"seed"}


def test_a_mixing_given_up_for_a_reason_stays_to_be_seen() -> None:
    """A seat that withheld, one that was silent, and a server that stopped are named; nothing is proved."""
    verdict = look(played([mixing(1, NONCES | {1: ""}), Mixing(stopped=True), mixing(3, {0: NONCES[0]}, (2,), (1,))]))
    assert (verdict.holds, verdict.shared, verdict.chances, verdict.proved) == (True, True, 2, False)
    notes = [(found.check, found.try_, found.seats) for found in verdict.findings if found.state == "absent"]
    assert notes == [("withheld", 1, (2,)), ("stopped", 2, ()), ("silent", 3, (3,))]


@settings(max_examples=25, deadline=None)
@given(st.permutations(sorted(NONCES)))
def test_the_same_nonces_at_other_seats_give_another_seed(order: list[int]) -> None:
    """Who gave what is part of the seed."""
    other = mixing(1, {seat: NONCES[given] for seat, given in enumerate(order)})
    seeds = {mixed_seed(TABLE, COMMITMENT, [one], SECRET, FORM) for one in (GOOD_MIXING, other)}
    assert len(seeds) == (1 if order == sorted(NONCES) else 2)


def test_a_table_without_devices_proves_nothing() -> None:
    """It holds, and the server alone made its seed."""
    verdict = look(played([Mixing(silent=(0, 1), unasked=(2,))]))
    assert (verdict.holds, verdict.proved) == (True, False)


def test_another_secret_is_found() -> None:
    """The server can't say afterwards that its secret was another one."""
    assert broken(look(played([mixing(1, NONCES)], secret="77" * 32))) == {"commitment": 1, "seed": 1}


def test_a_recording_without_a_proof_or_a_chain_can_still_be_played_again() -> None:
    """Those of older versions, and of tables that no server dealt."""
    table = Table(RULES, CountingSetup(3, 4), seed_from(1))
    while not table.is_over:
        table.answer_default(next(iter(table.decisions)))
    recording = log.record(RULES, table.setup, table.seed, table.log, "0.1.0")
    assert (look(log.write(recording)).holds, look(log.write(recording)).proved) == (True, False)
    rows = [json.loads(row) for row in log.write(recording).splitlines()]
    old = b"".join(msgspec.json.encode({k: v for k, v in row.items() if k != "chain"}) + b"\n" for row in rows)
    verdict = look(old)
    assert verdict.holds
    assert [found.check for found in verdict.findings if found.state == "absent"] == ["commitment", "chain"]
    assert broken(look(old.replace(b'"answer":1', b'"answer":2', 1))) == {"replay": 2}


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"nonsense\n", b'{"rules":"chess","version":"1","seed":"' + b"0" * 64 + b'","setup":{}}\n']
)
def test_what_is_no_recording_is_refused(data: bytes) -> None:
    """It is named as what can't be read, and nothing is said of it."""
    with pytest.raises(Unreadable):
        look(data)


def test_a_head_says_nothing_of_the_answer_without_the_seed() -> None:
    """Trying every answer that there is gives the head only to who has the seed."""
    first, chain = log.header(RULES.name, "0.1.0", seed_from(1), SETUP)
    before = chain.head
    after = chain.add(Entry(0, 0, 2))
    tried = {hashlib.sha256(f"{before}{json.dumps({'decision': 0, 'seat': 0, 'answer': n})}".encode()) for n in (1, 2)}
    assert after not in {one.hexdigest() for one in tried}
    for seed, found in ((seed_from(1), True), (seed_from(2), False)):
        again = Chain(seed, msgspec.json.encode(replace(first, chain="")))
        assert (again.add(Entry(0, 0, 2)) == after) is found


def test_a_device_that_reveals_another_number_withholds() -> None:
    """So does one that reveals nothing, or something that is no number."""
    shares = [
        Share(seat, pledge_of(COMMITMENT, 1, seat, nonce), given)
        for (seat, nonce), given in zip(NONCES.items(), (NONCES[0], NONCES[0], "xyz"), strict=True)
    ]
    assert withheld(COMMITMENT, 1, Mixing(tuple(shares))) == (1, 2)


@settings(max_examples=25, deadline=None)
@given(st.lists(st.integers(-6, 3).filter(lambda number: number != 0), max_size=20))
def test_a_table_that_went_back_is_played_again_with_what_was_undone(moves: list[int]) -> None:
    """What was taken back stays in the recording, linked as all else; nothing can be left out of it."""
    table = Table(RULES, CountingSetup(3, 12), seed_from(1))
    entries: list[Entry] = []
    for move in moves:
        if move < 0:
            count = max(len(table.log) + move, 0)
            entries.append(Entry(log.BACK, 0, count))
            (*_, table) = log.played(Table(RULES, table.setup, table.seed), entries)
            assert len(table.log) == count
        elif not table.is_over:
            decision = next(iter(table.decisions.values()))
            table.answer(decision.actor, decision.id, min(move, 2))
            entries.append(table.log[-1])
    first, chain = log.header(RULES.name, "0.1.0", table.seed, msgspec.json.encode(table.setup))
    again = Table(RULES, table.setup, table.seed)
    data = log.write(log.Recording(first, tuple(log.lines(again, entries, chain))))
    assert look(data).holds
    assert all(step.agrees for step in log.steps(RULES, CountingSetup, log.read(data, "file")))
    if len(entries) > 1:
        rows = data.splitlines(keepends=True)
        assert look(b"".join(rows[:1] + rows[2:])).line == 2


def test_a_table_cannot_go_back_to_what_has_not_been() -> None:
    """A line that goes back too far is the first that is wrong."""
    first, chain = log.header(RULES.name, "0.1.0", seed_from(1), SETUP)
    back = Entry(log.BACK, 0, 3)
    line = log.LogLine(decision=back.decision, seat=0, answer=3, chain=chain.add(back), digest="0" * 16)
    assert broken(look(log.write(log.Recording(first, (line,))))) == {"replay": 2}


class Laid(CountingSetup, frozen=True):
    """A table at which somebody laid the cards in an order."""

    @property
    def is_arranged(self) -> bool:
        return True


def test_what_was_arranged_is_never_called_shuffled() -> None:
    """Where the setup says that cards were laid in an order, that is the headline, whatever was noted holds."""
    data = played([mixing(1, NONCES)])
    noted = Noted(SEAL, NONCES[0])
    assert verify(data, "file", named, "0.1.0", noted=noted).proved
    verdict = verify(data, "file", lambda _: (RULES, Laid), "0.1.0", noted=noted)
    assert (verdict.holds, verdict.proved, verdict.arranged) == (True, False, True)
    assert verdict.headline == ("proof-arranged", {})
    assert ("arranged", "absent") in [(finding.check, finding.state) for finding in verdict.findings]
