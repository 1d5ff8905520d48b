"""What each viewer sees of a draft, and that nothing else reaches them."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from entaku.drafts.rules import DraftTable
from entaku.drafts.setup import DraftSetup, FixedPacks
from entaku.drafts.state import DraftCard
from entaku.drafts.views import DraftView
from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.table import Entry, Event
from entaku.oracle.card import bare
from tests.drafts.pods import Pod
from tests.drafts.wild import by_chance, next_decision, opened, play_by_chance, wild_setups

LUCK = st.integers(0, 1 << 30)
often = settings(max_examples=60, deadline=None)


def what_reaches(table: DraftTable, seat: int, events: list[Event]) -> bytes:
    """Everything a seat gets after an answer: its view, its decisions, and the events as it is told them."""
    told = [table.rules.told(table.state, event, seat) for event in events]
    return msgspec.json.encode((table.view(seat), table.decisions_of(seat), told))


def all_that_reaches(setup: DraftSetup, log: list[Entry], seat: int) -> list[bytes]:
    table = opened(setup)
    reached = [what_reaches(table, seat, list(table.state.beginning))]
    for entry in log:
        reached.append(what_reaches(table, seat, list(table.answer(entry.seat, entry.decision, entry.answer))))
    return reached


@pytest.mark.rule("CD-4", "CR 905.1c")
@often
@given(wild_setups(least_seats=2), LUCK)
def test_nothing_that_reaches_a_seat_depends_on_cards_it_never_sees(setup: DraftSetup, luck: int) -> None:
    """Exchange the names of all cards a seat never saw in a whole draft: not a byte it gets is different."""
    table = play_by_chance(opened(setup), luck)
    reached = all_that_reaches(setup, table.log, 0)
    seen = b"".join(reached).decode()
    fillers = sorted({card.name for card in setup.cards if card.name.startswith("filler")})
    unseen = [name for name in fillers if f'"{name}"' not in seen]
    if len(unseen) < 2 or any(f'"{name}"' in msgspec.json.encode(table.log).decode() for name in unseen):
        return
    other = dict(zip(unseen, [*unseen[1:], unseen[0]], strict=True))
    assert all_that_reaches(renamed(setup, other), table.log, 0) == reached


def renamed(setup: DraftSetup, names: dict[str, str]) -> DraftSetup:
    sources = []
    for source in setup.sources:
        assert isinstance(source, FixedPacks)
        packs = tuple(
            tuple(replace(card, name=names.get(card.name, card.name)) for card in pack) for pack in source.packs
        )
        sources.append(FixedPacks(packs))
    return replace(setup, sources=tuple(sources))


@pytest.mark.rule("CD-4", "CD-8", "CR 905.1c", "CR 905.2c")
@often
@given(wild_setups(least_seats=2), LUCK, st.integers(0, 30))
def test_a_view_cannot_tell_hidden_cards_apart(setup: DraftSetup, luck: int, moment: int) -> None:
    """Exchanging cards that a seat may not see, in piles, packs and unopened boosters, leaves its view untouched."""
    table = play_by_chance(opened(setup), luck, answers=moment)
    for seat in range(len(setup.seats)):
        other = table.fork()
        exchange_hidden(other, seat)
        assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(table.view(seat))
        assert msgspec.json.encode(other.view("public")) == msgspec.json.encode(table.view("public"))


def exchange_hidden(table: DraftTable, viewer: int) -> None:
    """Every card that the viewer may not see becomes another card."""
    draft = table.state

    def hidden(card: DraftCard) -> DraftCard:
        return replace(card, name="something else")

    exchange = draft.exchange
    offered = {} if exchange is None or exchange.waiting else dict(exchange.offers)
    for seat, drafter in enumerate(draft.drafters):
        if seat != viewer:
            open_ids = {face_up.card.id for face_up in drafter.face_up} | {offered.get(seat, 0)}
            open_ids |= {exchange.shown} if exchange is not None else set()  # cards on the table are seen by all
            drafter.pile[:] = [card if card.id in open_ids else hidden(card) for card in drafter.pile]
            drafter.looks.clear()
            drafter.colours[:] = [7] * 5
    for seat, place in enumerate(draft.phase.places):
        for number, pack in enumerate(place.queue):
            if number == 0 and seat == viewer:
                in_sight = {card.id for card in pack.cards if not draft.drafters[viewer].is_blind}
                in_sight.add(place.drawn)
            else:
                in_sight = set()
            cards = tuple(card if card.id in in_sight else hidden(card) for card in pack.cards)
            place.queue[number] = replace(pack, cards=cards)
    rounds = [
        packs if number <= draft.phase.round else tuple(tuple(map(hidden, pack)) for pack in packs)
        for number, packs in enumerate(draft.phase.boosters)
    ]
    draft.phase.boosters = tuple(rounds)


@often
@given(wild_setups(least_seats=2), LUCK)
def test_no_id_of_a_hidden_card_reaches_another_seat(setup: DraftSetup, luck: int) -> None:
    """Cards in piles have ids that only their player gets, unless the card lies face up."""
    table = opened(setup)
    stream = Stream(seed_from(luck), "table", "players")
    while not table.is_over:
        decision = next_decision(table, stream)
        table.answer(decision.actor, decision.id, by_chance(decision, stream))
        for seat in range(len(setup.seats)):
            ids = set(ids_in(table.view(seat)))
            for other, drafter in enumerate(table.state.drafters):
                turned_up = ids_of_face_up_ever(table, other)
                if other != seat:
                    assert not ids & ({card.id for card in drafter.pile} - turned_up)


def ids_in(view: object) -> list[int]:
    """Every id of a card in a view."""
    found: list[int] = []

    def walk(value: object) -> None:
        if isinstance(value, dict):
            if "id" in value and "name" in value:
                found.append(value["id"])
            for inner in value.values():
                walk(inner)
        elif isinstance(value, list):
            for inner in value:
                walk(inner)

    walk(msgspec.to_builtins(view))
    return found


def ids_of_face_up_ever(table: DraftTable, seat: int) -> set[int]:
    """The ids of cards that lie, or lay, face up: everybody has seen them."""
    view = table.view("public")
    assert isinstance(view, DraftView)
    from entaku.drafts.events import DraftedFaceUp

    return {event.card.id for event in view.log if isinstance(event, DraftedFaceUp) and event.seat == seat}


def test_a_spectator_sees_what_everybody_sees() -> None:
    """The public view has counts, face-up cards and notes, and neither a pack nor a pool."""
    pod = Pod(["Cogwork Librarian | secret a", "secret b | secret c"])
    pod.pick(0, "Cogwork Librarian")
    public = pod.table.view("public")
    assert isinstance(public, DraftView)
    assert public.own is None
    assert b"secret" not in msgspec.json.encode(public)
    assert [player.packs for player in public.players] == [(), (2, 1)]
    assert [player.pile for player in public.players] == [1, 0]


def test_a_player_sees_round_direction_and_neighbours() -> None:
    """The view says which round of how many it is, where packs go, and who sits left and right."""
    packs = ["a | b", "c | d", "e | f"]
    pod = Pod(packs, packs)
    own = pod.own(0)
    assert (own.left, own.right) == (1, 2)
    assert (pod.view(0).round, pod.view(0).rounds, pod.view(0).to) == (1, 2, "left")
    for seat in range(3):
        pod.default(seat, "draft-pick")
    assert (pod.view(0).round, pod.view(0).to) == (2, "right")


def test_the_open_view_has_everything() -> None:
    """Whoever may see all sees every pool and pack."""
    pod = Pod(["a | b", "c | d"])
    pod.pick(0, "a")
    view = pod.table.view("open")
    assert isinstance(view, DraftView)
    assert [[card.name for card in own.pool] for own in view.all] == [["a"], []]
    assert [[len(pack.cards) for pack in packs] for packs in view.packs] == [[], [2, 1]]


@pytest.mark.rule("CD-1")
def test_a_card_nobody_knows_is_drafted_like_any_other() -> None:
    """A bare card has a name and no more; it is picked, kept and reported."""
    pod = Pod(["Nobody Knows This | b", "c | d"])
    assert pod.table.setup.facts.card("Nobody Knows This") == bare("Nobody Knows This")
    pod.pick(0, "Nobody Knows This").play_out()
    assert pod.final(0).cards[0].name == "Nobody Knows This"


def test_players_of_whom_nothing_changed_are_shown_as_before() -> None:
    """Viewers of one moment are shown the very same players, and after a pick those whom it didn't touch."""
    pod = Pod(("a | b | c", "d | e | f", "g | h | i", "j | k | l"))
    before = pod.view(0).players
    assert pod.view(1).players is before
    pod.pick(0, "a")
    now = pod.view(2).players
    assert [one is other for one, other in zip(before, now, strict=True)] == [False, False, True, True]


def test_tables_with_the_same_cards_share_what_is_known_of_them() -> None:
    """The facts of a draft's cards are made once for all tables that draft the same, and anew for another card."""
    one, other = Pod(("a | b", "c | d")), Pod(("d | c", "b | a"), seed=2)
    assert one.table.setup.facts is other.table.setup.facts
    assert Pod(("a | b", "c | e")).table.setup.facts is not one.table.setup.facts
