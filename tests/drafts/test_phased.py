"""The three-phase draft: own boosters, Solomon, Winston."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.bots.drafting import DraftBot
from entaku.drafts.events import Drafted
from entaku.drafts.phased_views import SolomonPart, WinstonPart
from entaku.drafts.play import play_defaults, play_out
from entaku.drafts.report import everything_that_happened
from entaku.drafts.rules import DraftRules, DraftTable
from entaku.drafts.setup import DraftSetup, SolomonPlan, SortingPlan, WinstonPlan
from entaku.drafts.solomon import SolomonPhase
from entaku.drafts.state import BoosterPhase, Draft, DraftCard, Drafter, Pack, Place
from entaku.drafts.views import DraftView
from entaku.drafts.views import view as draft_view
from entaku.drafts.winston import WinstonPhase
from entaku.kernel.decisions import Split
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.seats import Viewer
from entaku.kernel.table import Table
from tests.drafts.phased import chain_setup, dealt, lying, opened, play_wild, rounds, view_of, wanted, whole
from tests.drafts.pods import Pod
from tests.drafts.wild import MATTERS

FOUR = "a | b | c | d"


def solomon(*packs: str, number: int = 1, seats: int = 2, seed: int = 1) -> DraftTable:
    """A Solomon draft alone, of these packs."""
    size = max(len(cards.split("|")) for cards in packs)
    return opened(chain_setup(packs, seats, SolomonPlan(size, rounds(number))), seed)


def winston(*packs: str, seats: int = 2, late: bool = True) -> DraftTable:
    """A Winston draft alone, of these packs shuffled together."""
    return opened(chain_setup(packs, seats, WinstonPlan((), late, rounds(1))))


def winston_part(table: DraftTable, seat: int) -> WinstonPart:
    part = view_of(table, seat).part
    assert isinstance(part, WinstonPart)
    return part


def wild_setup(luck: int) -> DraftSetup:
    """A small setup of all phases; half of its cards do something in the draft."""
    stream = Stream(seed_from(luck), "table", "wild")
    seats = 2 + stream.below(4)
    packs = []
    for which in range(seats * 2):
        cards = [
            stream.choose(MATTERS) if stream.below(2) else f"x{which}-{card}" for card in range(1 + stream.below(15))
        ]
        packs.append(" | ".join(cards))
    return chain_setup(
        packs,
        seats,
        SortingPlan(rounds(2), stream.below(9)),
        SolomonPlan(1 + stream.below(8)),
        WinstonPlan((), bool(stream.below(2))),
    )


@pytest.mark.rule("PD-1", "PD-2", "PD-3")
def test_eight_go_to_the_own_pile_one_is_picked_the_rest_is_shared() -> None:
    """Of a booster of 15, 8 cards go to the Solomon pile, 1 is picked, and 6 go to the Winston pile."""
    table = opened(whole(2, number=2))
    shape = wanted(table, 0, "draft-sort").shape
    assert isinstance(shape, Split)
    assert (len(shape.options), shape.parts[0].least, shape.parts[0].most) == (15, 8, 8)
    for purpose in ("draft-sort", "draft-pick"):
        table.answer_default(wanted(table, 0, purpose).id)
    assert [len(pile) for pile in table.state.solomon] == [8, 0]
    assert len(table.state.winston) == 6
    assert len(table.state.drafters[0].pile) == 1


@pytest.mark.rule("PD-3")
def test_the_eight_are_guaranteed() -> None:
    """Seven or nine cards to the Solomon pile are refused."""
    table = opened(whole(2))
    decision = wanted(table, 0, "draft-sort")
    keys = [card.id for card in view_of(table, 0).own.pack]  # type: ignore[union-attr]
    for count in (7, 9):
        with pytest.raises(Unlawful):
            table.answer(0, decision.id, (tuple(keys[:count]), tuple(keys[count:])))


@pytest.mark.rule("PD-4", "PD-6")
def test_directions_alternate_from_a_random_one() -> None:
    """With one seed the first pack goes left, with another right; the second goes the other way."""
    first = set()
    for seed in range(8):
        table = solomon(*[FOUR] * 6, number=2, seats=3, seed=seed)
        before = view_of(table, 0).to
        first.add(before)
        while view_of(table, 0).round == 1:
            decision = next(iter(table.decisions.values()))
            table.answer_default(decision.id)
        assert view_of(table, 0).to != before
    assert first == {"left", "right"}


@pytest.mark.rule("PD-5", "PD-7")
def test_a_pack_is_split_in_any_way_and_its_maker_chooses() -> None:
    """An empty pile may be made; the maker takes one pile and the splitter gets the other, at the same time."""
    table = solomon("a | b | c | d", "e | f | g | h")
    everything = {}
    for seat in (0, 1):
        part = view_of(table, seat).part
        assert isinstance(part, SolomonPart)
        everything[1 - seat] = [card.id for card in part.to_split[0].cards]
    for seat in (0, 1):
        table.answer(seat, wanted(table, seat, "draft-split").id, (tuple(everything[1 - seat]), ()))
    table.answer(0, wanted(table, 0, "draft-pile").id, 1)
    assert not table.state.drafters[0].pile
    table.answer(1, wanted(table, 1, "draft-pile").id, 2)
    assert sorted(card.name for card in table.state.drafters[0].pile) == list("abcdefgh")
    assert not table.state.drafters[1].pile
    by = [event.by for event in everything_that_happened(table) if isinstance(event, Drafted)]
    assert sorted(str(act) for act in by) == ["solomon-chosen"] * 4 + ["solomon-left"] * 4


@pytest.mark.rule("PD-5")
def test_only_the_splitter_sees_the_pack_and_only_the_maker_the_piles() -> None:
    """Before the split the maker doesn't see their pack; afterwards no third player sees the piles."""
    table = solomon(*[FOUR] * 3, seats=3)
    for seat in range(3):
        part = view_of(table, seat).part
        assert isinstance(part, SolomonPart)
        assert [pack.whose for pack in part.to_split] != [seat]
        assert not part.piles
    decision = wanted(table, 0, "draft-split")
    maker = int(decision.about[0])
    table.answer_default(decision.id)
    for seat in range(3):
        part = view_of(table, seat).part
        assert isinstance(part, SolomonPart)
        assert bool(part.piles) == (seat == maker)


@pytest.mark.rule("PD-8", "PD-9", "PD-11")
def test_only_the_player_in_turn_sees_a_place_and_only_when_looking() -> None:
    """Each place has one card at first; who is in turn sees the left one, the others see none."""
    table = winston("a | b | c | d", "e | f | g | h")
    turn = winston_part(table, 0).in_turn
    own, other = winston_part(table, turn), winston_part(table, 1 - turn)
    assert own.places == (1, 1, 1)
    assert own.pile == 5
    assert [len(cards) for cards in own.seen] == [1, 0, 0]
    assert [len(cards) for cards in other.seen] == [0, 0, 0]


@pytest.mark.rule("PD-8")
def test_the_mana_base_is_shuffled_into_the_pile() -> None:
    """Cards that the host adds lie in the Winston pile and are drafted with it."""
    table = opened(whole(2, mana=["Forest", "Island"]))
    play_defaults(table)
    names = [card.name for drafter in table.state.drafters for card in drafter.pile]
    assert names.count("Forest") == names.count("Island") == 1


@pytest.mark.rule("PD-10")
@pytest.mark.parametrize(("late", "during"), [(True, (1, 1, 1)), (False, (2, 2, 1))])
def test_cards_are_added_at_the_end_or_as_each_place_is_passed_over(late: bool, during: tuple[int, int, int]) -> None:
    """Two places passed over: late adding leaves them as they are until the end, the usual order adds at once."""
    table = winston("a | b | c | d", "e | f | g | h", late=late)
    turn = winston_part(table, 0).in_turn
    for _ in range(2):
        table.answer(turn, wanted(table, turn, "draft-place").id, "go-on")
    assert winston_part(table, turn).places == during
    table.answer(turn, wanted(table, turn, "draft-place").id, "take")
    assert winston_part(table, turn).places == (2, 2, 1)


@pytest.mark.rule("PD-9")
def test_who_takes_no_place_takes_the_top_card() -> None:
    """After three places declined the top card of the pile is picked, and each place has one card more."""
    table = winston("a | b | c | d", "e | f | g | h")
    turn = winston_part(table, 0).in_turn
    top = table.state.winston[-1].name
    for _ in range(3):
        table.answer(turn, wanted(table, turn, "draft-place").id, "go-on")
    assert [card.name for card in table.state.drafters[turn].pile] == [top]
    assert winston_part(table, turn).places == (2, 2, 2)


@pytest.mark.rule("PD-11")
@pytest.mark.parametrize("seats", range(2, 11))
def test_bots_draft_all_phases_and_every_card_comes_once(seats: int) -> None:
    """With 2 to 10 players every card that was dealt is in one pool at the end."""
    table = opened(whole(seats))
    play_out(table, [DraftBot.of(table.setup) for _ in range(seats)])
    assert sorted(card.name for drafter in table.state.drafters for card in drafter.pile) == dealt(table)


@pytest.mark.rule("PD-22")
@given(st.integers(0, 1 << 30))
@settings(max_examples=30, deadline=None)
def test_no_card_is_lost_whatever_players_do(luck: int) -> None:
    """After every answer each card lies somewhere once, with uneven packs and all cards that work in the draft."""
    table = play_wild(opened(wild_setup(luck), luck), luck)
    assert lying(table) == dealt(table)


@given(st.integers(0, 1 << 30))
@settings(max_examples=10, deadline=None)
def test_the_same_answers_make_the_same_draft(luck: int) -> None:
    """A replay of the log, and a copy that goes on alone, end in the same views."""
    table = play_wild(opened(wild_setup(luck), luck), luck, answers=25)
    again: DraftTable = Table(DraftRules(), table.setup, table.seed)
    before = msgspec.json.encode(table.view("open"))
    for entry in table.log:
        again.answer(entry.seat, entry.decision, entry.answer)
    assert msgspec.json.encode(again.view("open")) == before
    play_wild(again, luck + 1)
    assert msgspec.json.encode(table.view("open")) == before


@given(st.integers(0, 1 << 30), st.integers(1, 80))
@settings(max_examples=20, deadline=None)
def test_nobody_is_told_the_id_of_a_card_that_they_may_not_see(luck: int, answers: int) -> None:
    """Views of other seats hold no card of a player's pack, piles or places in sight, face-up cards aside."""
    table = play_wild(opened(wild_setup(luck), luck), luck, answers)
    draft = table.state
    seats = range(len(draft.drafters))
    phase = draft.phase
    for seat in seats:
        hidden = {card.id for other in seats if other != seat for card in draft.drafters[other].pile}
        hidden -= {up.card.id for drafter in draft.drafters for up in drafter.face_up}
        hidden |= {card.id for card in draft.winston}
        if isinstance(phase, SolomonPhase):
            hidden |= {
                card.id for maker in phase.halves if maker != seat for half in phase.halves[maker] for card in half
            }
        if isinstance(phase, WinstonPhase) and seat != phase.in_turn:
            hidden |= {card.id for spot in phase.spots for card in spot}
        view = msgspec.json.decode(msgspec.json.encode(table.view(seat)))
        view["log"] = []
        if view["own"]:
            hidden -= {card["id"] for look in view["own"]["looks"] for card in look["cards"]}
        assert not hidden & ids_in(view)


def ids_in(told: object) -> set[int]:
    """The ids of all cards in a view's JSON."""
    if isinstance(told, dict):
        found = {told["id"]} if "id" in told and "name" in told else set()
        return found.union(*(ids_in(value) for value in told.values()))
    if isinstance(told, list):
        return set().union(*(ids_in(value) for value in told))
    return set()


@pytest.mark.rule("PD-4")
def test_solomon_needs_two_players() -> None:
    """A Solomon or Winston phase for one player is refused."""
    for plan in (SolomonPlan(4, rounds(1)), WinstonPlan((), rounds=rounds(1))):
        with pytest.raises(Unlawful):
            opened(chain_setup([FOUR], 1, plan))


def test_a_booster_drafts_view_has_no_part() -> None:
    """The JSON of a booster draft doesn't speak of these phases; that of a phase with a part reads back."""
    assert b'"part"' not in msgspec.json.encode(Pod(["a | b", "c | d"]).table.view(0))
    table = opened(chain_setup([FOUR] * 2, 2, SortingPlan(rounds(1), 1), WinstonPlan()))
    written = msgspec.json.encode(table.view(0))
    assert b'"part":{"type":"sorting"' in written
    assert msgspec.json.decode(written, type=DraftView) == table.view(0)


@pytest.mark.rule("PD-5", "PD-11", "CR 905.1c")
@given(luck=st.integers(0, 1 << 20), answers=st.integers(0, 90), seats=st.integers(2, 4))
@settings(max_examples=60, deadline=None)
def test_a_view_cannot_tell_cards_apart_that_it_hides(luck: int, answers: int, seats: int) -> None:
    """Other names for cards in packs, piles and places that a viewer may not see leave their view untouched."""
    table = play_wild(opened(whole(seats, number=1, mana=("Plains", "Island")), luck), luck, answers)
    viewers: tuple[Viewer, ...] = (*range(seats), "public")
    for viewer in viewers:
        seen = table.view(viewer)
        shown = ids_in(msgspec.json.decode(msgspec.json.encode(seen)))
        twin = veiled(table.state.copy(), shown)
        assert isinstance(twin, Draft)
        assert draft_view(twin, viewer) == seen


def veiled(part: object, shown: set[int]) -> object:
    """The state with other names on all cards but those shown."""
    if isinstance(part, DraftCard):
        return part if part.id in shown else msgspec.structs.replace(part, name=f"other {part.id}")
    if isinstance(part, tuple):
        return tuple(veiled(item, shown) for item in part)
    if isinstance(part, list):
        return [veiled(item, shown) for item in part]
    if isinstance(part, dict):
        return {key: veiled(item, shown) for key, item in part.items()}
    if isinstance(part, Draft | Drafter | Place | Pack | BoosterPhase):
        return msgspec.structs.replace(
            part, **{name: veiled(getattr(part, name), shown) for name in VEILED[type(part)]}
        )
    return part


VEILED: dict[type, tuple[str, ...]] = {
    Draft: ("drafters", "phase", "left_over", "solomon", "winston"),
    Drafter: ("pile",),
    Place: ("queue", "back"),
    Pack: ("cards",),
    BoosterPhase: ("places", "boosters"),
    SolomonPhase: ("places", "boosters", "packs", "passed", "halves", "chosen", "back"),
    WinstonPhase: ("places", "boosters", "spots", "back"),
}
"""Where cards lie."""
