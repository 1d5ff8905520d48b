"""What the rules of each phase say that lays its cards on the table."""

from collections.abc import Sequence
from typing import TypeVar

import pytest

from entaku.bots.drafting import DraftBot
from entaku.drafts.auction import AuctionPart
from entaku.drafts.events import Drafted
from entaku.drafts.format_phases import Booster, FormatPhase, Supreme
from entaku.drafts.grid import GridPart
from entaku.drafts.housman import HousmanPart
from entaku.drafts.minesweeper import MinesweeperPart
from entaku.drafts.play import play_defaults, play_out, step
from entaku.drafts.report import everything_that_happened
from entaku.drafts.rochester import RochesterPart
from entaku.drafts.rules import DraftTable
from entaku.drafts.sealed import SealedPart
from entaku.drafts.table_events import Won
from entaku.drafts.table_plans import (
    AuctionPlan,
    GridPlan,
    HousmanPlan,
    MinesweeperPlan,
    RochesterPlan,
    RotisseriePlan,
    SealedPlan,
    TeamSealedPlan,
    WinchesterPlan,
)
from entaku.drafts.winchester import WinchesterPart
from entaku.kernel.decisions import Answer, Choose, Decision, Option
from entaku.kernel.errors import Unlawful
from tests.drafts.chains import chain
from tests.drafts.phased import dealt, lying, opened, view_of

Part = TypeVar("Part")


def drafting(seats: int, *phases: FormatPhase, cards: Sequence[str] | None = None) -> DraftTable:
    return opened(chain(seats, *phases, cards=cards))


def part_of(table: DraftTable, kind: type[Part], seat: int = 0) -> Part:
    part = view_of(table, seat).part
    assert isinstance(part, kind)
    return part


def only(table: DraftTable) -> Decision:
    """The one decision that the table waits for."""
    (decision,) = (decision for decision in table.decisions.values() if not decision.optional)
    return decision


def say(table: DraftTable, answer: Answer) -> int:
    """Answer the one open decision; whose it was."""
    decision = only(table)
    table.answer(decision.actor, decision.id, answer)
    return decision.actor


def keys(decision: Decision) -> list[int | str]:
    assert isinstance(decision.shape, Choose)
    return [option.key for option in decision.shape.options]


def sizes(table: DraftTable) -> list[int]:
    return [len(drafter.pile) for drafter in table.state.drafters]


# Winchester.


def test_winchester_piles_grow_by_a_card_each_turn() -> None:
    """Four piles of one; the second is taken, and then it has one card and the others two."""
    table = drafting(2, WinchesterPlan(cards=10))
    assert [len(pile) for pile in part_of(table, WinchesterPart).piles] == [1, 1, 1, 1]
    taker = say(table, 2)
    assert [len(pile) for pile in part_of(table, WinchesterPart).piles] == [2, 1, 2, 2]
    assert part_of(table, WinchesterPart).stack == 12
    assert sizes(table)[taker] == 1
    assert only(table).actor != taker


def test_winchester_goes_on_until_the_last_pile() -> None:
    """When no card is left to add, piles are taken until there are none; an empty one isn't offered."""
    table = drafting(3, WinchesterPlan(piles=3, cards=1))
    say(table, 1)
    assert keys(only(table)) == [2, 3]
    say(table, 3)
    assert sizes(table) == [1, 1, 1]
    assert table.is_over


# Grid.


def test_grid_takes_a_row_or_a_column() -> None:
    """Six lines are offered; after the first row a column has two cards, and what is left is put away."""
    table = drafting(2, GridPlan(grids=1))
    assert keys(only(table)) == ["row1", "row2", "row3", "column1", "column2", "column3"]
    first = say(table, "row1")
    assert keys(only(table)) == ["row2", "row3", "column1", "column2", "column3"]
    second = say(table, "column1")
    assert (sizes(table)[first], sizes(table)[second], len(table.state.left_over)) == (3, 2, 4)


def test_grid_fills_gaps_for_more_players() -> None:
    """With three players the line that the first took is filled again, for the last it isn't."""
    table = drafting(3, GridPlan(grids=1))
    assert part_of(table, GridPart).refill == 3
    say(table, "row1")
    assert sum(card is not None for card in part_of(table, GridPart).places) == 9
    say(table, "row1")
    assert part_of(table, GridPart).places[:3] == (None, None, None)


def test_grid_players_begin_in_turn() -> None:
    """The second grid is begun by the other player; with two picks the order goes there and back."""
    table = drafting(2, GridPlan(grids=2))
    order = part_of(table, GridPart).order
    assert [say(table, "row1"), say(table, "row2"), say(table, "row1")] == [order[0], order[1], order[1]]
    table = drafting(2, GridPlan(grids=1, picks=2))
    order = part_of(table, GridPart).order
    turns = [say(table, only(table).default) for _ in range(4)]
    assert turns == [order[0], order[1], order[1], order[0]]


# Rochester and Rotisserie.


def test_rochester_goes_there_and_back() -> None:
    """Three players take from a pack of six: first to last, then last to first; the next begins the second pack."""
    table = drafting(3, RochesterPlan(packs=1, cards=6))
    a, b, c = part_of(table, RochesterPart).order
    assert part_of(table, RochesterPart).coming == (b, c, c, b, a)
    turns = []
    while view_of(table, 0).round == 1:
        turns.append(say(table, only(table).default))
    assert turns == [a, b, c, c, b]  # the last card needs no answer
    assert only(table).actor == b
    play_defaults(table)
    assert sizes(table) == [6, 6, 6]


def test_rochester_turns_the_other_way_when_all_have_begun() -> None:
    """Three players: each of three packs goes to the next in order, each of the next three the other way."""
    table = drafting(3, RochesterPlan(packs=2, cards=2))
    a, b, c = part_of(table, RochesterPart).order
    begun = []
    while not table.is_over:
        begun.append(say(table, only(table).default))
    assert begun == [a, b, c, a, b, c]
    happened = [event.seat for event in everything_that_happened(table) if isinstance(event, Drafted)]
    assert happened == [a, b, b, c, c, a, a, c, b, a, c, b]


def test_rotisserie_ends_when_everybody_has_their_picks() -> None:
    """Of eight cards two players take three each, there and back; two are put away."""
    table = drafting(2, RotisseriePlan(picks=3, cards=4))
    a, b = part_of(table, RochesterPart).order
    assert len(part_of(table, RochesterPart).table) == 8
    turns = [say(table, only(table).default) for _ in range(6)]
    assert turns == [a, b, b, a, a, b]
    assert (sizes(table), len(table.state.left_over), table.is_over) == ([3, 3], 2, True)


# Housman.


def test_housman_hands_are_secret_and_what_is_put_down_is_not() -> None:
    """A card of the table is taken and one of the hand lies there for it; others see that, and no hand."""
    table = drafting(2, HousmanPlan(hands=1, hand=2, table=2, exchanges=1))
    seat = only(table).actor
    own, other = part_of(table, HousmanPart, seat), part_of(table, HousmanPart, 1 - seat)
    assert {card.id for card in own.hand}.isdisjoint(card.id for card in other.hand)
    assert own.table == other.table
    say(table, own.table[0].id)
    assert len(keys(only(table))) == 3
    say(table, own.hand[0].id)
    names = [card.name for card in part_of(table, HousmanPart, 1 - seat).table]
    assert names == [own.table[1].name, own.hand[0].name]
    assert own.hand[0].id not in [card.id for card in part_of(table, HousmanPart, 1 - seat).table]


def test_housman_keeps_the_hand() -> None:
    """When all have had their exchanges, each drafts their hand, and the table is put away."""
    table = drafting(3, HousmanPlan(hands=2, hand=4, table=5, exchanges=2))
    for _ in range(6):
        say(table, "keep")
    assert sizes(table) == [4, 4, 4]
    assert len(table.state.left_over) == 5
    play_defaults(table)
    assert sizes(table) == [8, 8, 8]


def test_housman_goes_round_or_there_and_back() -> None:
    """Two exchanges each of two players: first, second, first, second; with snake first, second, second, first."""
    for snake, turns in ((False, [0, 1, 0, 1]), (True, [0, 1, 1, 0])):
        table = drafting(2, HousmanPlan(hands=1, hand=1, table=1, exchanges=2, snake=snake))
        order = part_of(table, HousmanPart).order
        assert [say(table, "keep") for _ in range(4)] == [order[turn] for turn in turns]


# Minesweeper.


def test_minesweeper_turns_up_what_lies_beside_a_taken_card() -> None:
    """Of the four cards in the middle of a 4 by 4 grid one is taken; that turns up two more."""
    table = drafting(2, MinesweeperPlan(grids=1, rows=4, columns=4, picks=2, shown="centre"))
    spots = part_of(table, MinesweeperPart).spots
    assert [number for number, spot in enumerate(spots) if spot.card] == [5, 6, 9, 10]
    card = spots[5].card
    assert card is not None
    say(table, card.id)
    spots = part_of(table, MinesweeperPart).spots
    assert [number for number, spot in enumerate(spots) if spot.card] == [1, 4, 6, 9, 10]
    assert (spots[5].card, spots[5].covered) == (None, False)


def test_a_minesweeper_draft_always_has_a_start_to_choose_from() -> None:
    """Where the centre would be one card, the four beside it are turned up with it."""
    table = drafting(2, MinesweeperPlan(grids=1, rows=3, columns=3, picks=1, shown="centre"))
    assert [number for number, spot in enumerate(part_of(table, MinesweeperPart).spots) if spot.card] == [1, 3, 4, 5, 7]
    assert len(keys(only(table))) == 5


def test_a_grid_too_small_for_all_picks_gives_everybody_the_same() -> None:
    """Three players would take four each of eight cards; they take two each."""
    table = drafting(3, MinesweeperPlan(grids=1, rows=2, columns=4, picks=4))
    assert part_of(table, MinesweeperPart).turns == 6
    play_defaults(table)
    assert (sizes(table), len(table.state.left_over)) == ([2, 2, 2], 2)


@pytest.mark.parametrize(
    ("shown", "places"),
    [("corners", [0, 3, 8, 11]), ("centre", [5, 6]), ("border", [0, 1, 2, 3, 4, 7, 8, 9, 10, 11])],
)
def test_minesweeper_begins_with_some_cards_turned_up(shown: str, places: list[int]) -> None:
    """Of three rows of four: the corners, the middle, or all at the border."""
    plan = MinesweeperPlan(grids=1, rows=3, columns=4, picks=1, shown=shown)  # type: ignore[arg-type]
    table = drafting(2, plan)
    spots = part_of(table, MinesweeperPart).spots
    assert [number for number, spot in enumerate(spots) if spot.card] == places


def test_minesweeper_ends_after_so_many_picks() -> None:
    """Each player takes three cards of a grid; the others are put away."""
    table = drafting(2, MinesweeperPlan(grids=2, rows=4, columns=4, picks=3))
    play_defaults(table)
    assert (sizes(table), len(table.state.left_over)) == ([6, 6], 20)


# The auction.


def bids(table: DraftTable, *made: tuple[int, ...]) -> None:
    """Every seat bids."""
    for seat, bid in enumerate(made):
        (decision,) = table.decisions_of(seat)
        table.answer(seat, decision.id, bid)


def test_the_highest_bid_wins_and_pays() -> None:
    """Two cards: one seat pays 7 for the first and the other 3 for the second; what is kept is for later packs."""
    table = drafting(2, AuctionPlan(packs=2, cards=2, funds=10))
    bids(table, (7, 2, 1), (6, 3, 1))
    assert part_of(table, AuctionPart).funds == (3, 7)
    assert sizes(table) == [1, 1]


def test_the_second_highest_bid_is_paid_where_that_is_the_rule() -> None:
    """The winner of 7 against 4 pays 4; who alone bids pays the least bid."""
    table = drafting(2, AuctionPlan(packs=2, cards=2, funds=10, price="second", least=2))
    bids(table, (7, 3, 0), (4, 0, 6))
    assert part_of(table, AuctionPart).funds == (4, 10)
    assert sizes(table) == [2, 0]


def test_bids_are_secret_until_all_have_bid() -> None:
    """A player sees that somebody bid and their own bids, not the others'; a card without a bid is put away."""
    table = drafting(2, AuctionPlan(packs=1, cards=2, funds=10, least=1))
    table.answer(0, table.decisions_of(0)[0].id, (9, 0, 1))
    assert part_of(table, AuctionPart, 0).bids == (9, 0)
    assert part_of(table, AuctionPart, 1).bids == ()
    assert part_of(table, AuctionPart, 1).waiting == (1,)
    table.answer(1, table.decisions_of(1)[0].id, (3, 0, 7))
    assert (sizes(table), len(table.state.left_over)) == ([1, 0], 1)


def test_a_least_bid_of_nothing_sells_every_card() -> None:
    """Who says nothing bids 0: the card that nobody bid for goes to the player with fewer cards, for nothing."""
    table = drafting(2, AuctionPlan(packs=1, cards=2, funds=10, least=0, ties="fewer-cards"))
    bids(table, (9, 0, 1), (3, 0, 7))
    assert (sizes(table), len(table.state.left_over)) == ([1, 1], 0)
    won = [event for event in everything_that_happened(table) if isinstance(event, Won)]
    assert [(event.seat, event.price) for event in won] == [(0, 9), (1, 0)]


def test_nobody_bids_more_than_they_have() -> None:
    """Bids of more than the funds are refused, and who has nothing left isn't asked."""
    table = drafting(2, AuctionPlan(packs=3, cards=1, funds=5))
    with pytest.raises(Unlawful):
        table.answer(0, table.decisions_of(0)[0].id, (6, 0))
    bids(table, (5, 0), (0, 5))
    assert [decision.seat for decision in table.decisions.values()] == [1]


@pytest.mark.parametrize(
    ("ties", "winner"), [("more-funds", 1), ("less-funds", 0), ("more-cards", 0), ("fewer-cards", 1)]
)
def test_ties_go_by_the_rule_chosen(ties: str, winner: int) -> None:
    """Seat 0 won a card and paid for it; then both bid the same."""
    table = drafting(2, AuctionPlan(packs=2, cards=1, funds=10, ties=ties))  # type: ignore[arg-type]
    bids(table, (4, 6), (1, 9))
    bids(table, (2, 4), (2, 8))
    assert sizes(table) == ([2, 0] if winner == 0 else [1, 1])


# Sealed pools.


def test_sealed_pools_are_opened_and_nobody_is_asked() -> None:
    """Each player has the cards of their packs, and the draft is over."""
    table = drafting(3, SealedPlan(packs=2, cards=5))
    assert (sizes(table), table.is_over) == ([10, 10, 10], True)


def test_what_cards_do_in_the_draft_does_nothing_in_a_sealed_pool() -> None:
    """Nobody drafts a card of a sealed pool: nothing lies face up, nothing is noted."""
    table = drafting(2, SealedPlan(packs=1, cards=2), cards=["Cogwork Librarian", "Lurking Automaton"] * 2)
    assert all(not drafter.notes and not drafter.face_up for drafter in table.state.drafters)
    assert sizes(table) == [2, 2]


def test_a_team_claims_its_cards() -> None:
    """Mates see what lies in the middle and what each has; other teams don't, and a claimed card isn't offered."""
    table = drafting(4, TeamSealedPlan(packs=1, cards=4))
    part = part_of(table, SealedPart, 0)
    assert (part.team, len(part.middle)) == ((0, 2), 4)
    card = part.middle[0]
    table.answer(0, table.decisions_of(0)[0].id, card.id)
    assert part_of(table, SealedPart, 2).claims[0] == (card,)
    assert card.id not in keys(table.decisions_of(2)[0])
    assert card.name not in str(view_of(table, 1))
    table.answer(0, table.decisions_of(0)[0].id, card.id)  # given back
    assert card.id in keys(table.decisions_of(2)[0])


def test_what_nobody_claimed_goes_to_those_with_fewest() -> None:
    """One mate claims three of four cards, the other is done with none: the last card is theirs."""
    table = drafting(2, TeamSealedPlan(packs=1, cards=4, teams=1))
    table.answer(1, table.decisions_of(1)[0].id, "done")
    for _ in range(3):
        table.answer(0, table.decisions_of(0)[0].id, part_of(table, SealedPart).middle[0].id)
    table.answer(0, table.decisions_of(0)[0].id, "done")
    assert (sizes(table), table.is_over) == ([3, 1], True)


def test_clocks_share_a_teams_cards_evenly() -> None:
    """Defaults claim until everybody has an even share."""
    table = drafting(4, TeamSealedPlan(packs=2, cards=5))
    play_defaults(table)
    assert sizes(table) == [5, 5, 5, 5]


# Supreme, and cards that work in the draft.


def test_supreme_takes_two_of_each_pack_and_puts_the_rest_away() -> None:
    """Packs aren't passed: after two picks of five the other three are put away, also for a player alone."""
    for seats in (1, 3):
        table = drafting(seats, Supreme(rounds=2, cards=5))
        play_defaults(table)
        assert sizes(table) == [4] * seats
        assert len(table.state.left_over) == 6 * seats


@pytest.mark.rule("PD-21")
def test_a_card_is_removed_as_it_is_taken_from_the_table() -> None:
    """A Cogwork Grinder works on a card taken from the table; a Cogwork Librarian can't be used."""
    names = ["Cogwork Grinder", "Cogwork Librarian", "b", "c", "d", "e"]
    table = drafting(1, Booster(rounds=1, cards=2), RochesterPlan(packs=1, cards=4), cards=names)
    while view_of(table, 0).phase == 1:
        table.answer(0, next(each.id for each in table.decisions.values() if not each.optional), only(table).default)
    held = {card.name for card in view_of(table, 0).players[0].face_up}
    say(table, only(table).default)
    acts = [option.what for each in table.decisions.values() if each.optional for option in options_of(each)]
    assert ("remove" in acts) == ("Cogwork Grinder" in held)
    assert "draft-another" not in acts


def options_of(decision: Decision) -> tuple[Option, ...]:
    assert isinstance(decision.shape, Choose)
    return decision.shape.options


@pytest.mark.rule("PD-14")
def test_who_drafts_at_random_takes_at_random() -> None:
    """With an Archdemon of Paliano the next three cards come from the table without a question."""
    names = ["Archdemon of Paliano", *(f"card {number}" for number in range(7))]
    table = drafting(1, RochesterPlan(packs=1, cards=8), cards=names)
    demon = next(card for card in part_of(table, RochesterPart).table if card.name.startswith("Archdemon"))
    say(table, demon.id)
    assert sizes(table) == [4]
    assert sum(event.at_random for event in everything_that_happened(table) if isinstance(event, Drafted)) == 3


def test_bots_bid_and_claim_within_their_means() -> None:
    """Bots spend funds on cards over all packs, and share out a team's pool."""
    table = drafting(4, AuctionPlan(packs=6, cards=5), TeamSealedPlan(packs=4, cards=6))
    play_out(table, [DraftBot.of(table.setup)] * 4)
    assert lying(table) == dealt(table)
    assert all(size >= 12 for size in sizes(table))


@pytest.mark.rule("CD-11")
def test_a_guess_is_withdrawn_with_the_last_card_of_its_pack() -> None:
    """The card left of a Phantasm's pack is put away: nobody drafts it, nobody guesses, and the next phase begins."""
    table = drafting(
        2, Booster(rounds=1, cards=2, burns=1), RochesterPlan(packs=1, cards=2), cards=["Spire Phantasm"] * 8
    )
    for _ in range(2):
        decision = next(iter(table.decisions.values()))
        assert decision.purpose == "draft-pick"
        table.answer(decision.actor, decision.id, decision.default)
    assert {decision.purpose for decision in table.decisions.values()} == {"draft-table"}


def test_bots_and_clocks_spend_their_funds_over_all_packs() -> None:
    """Of 18 packs four players win a pool each, whether bots bid or time runs out."""
    for play in (play_defaults, lambda table: play_out(table, [DraftBot.of(table.setup)] * 4)):
        table = drafting(4, AuctionPlan())
        play(table)
        assert all(size >= 40 for size in sizes(table))


def test_a_bot_leaves_its_mates_cards_to_choose_from() -> None:
    """Of 90 cards for two a bot claims a deck's worth and is done."""
    table = drafting(2, TeamSealedPlan(packs=6, cards=15, teams=1))
    bot = DraftBot.of(table.setup)
    while table.decisions_of(0):
        step(table, 0, bot)
    assert [len(cards) for cards in part_of(table, SealedPart, 1).claims] == [23, 0]
    assert len(part_of(table, SealedPart, 1).middle) == 67
