"""The bot that builds decks: always legal, and sensible enough to be played against."""

from collections import Counter

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from entaku.bots.agendas import AGENDAS
from entaku.bots.building import agendas, build
from entaku.bots.drafting import DraftBot
from entaku.decks.building import Plan, deck_of, pool_counts, statistics, with_lands
from entaku.decks.colours_needed import is_castable, ways_to_cast
from entaku.decks.lands import BASIC_OF
from entaku.decks.limited import problems_of, smallest_size
from entaku.front.drafts import draft
from entaku.kernel.randomness import Stream, seed_from
from entaku.oracle.card import Card, Face
from entaku.oracle.catalogue import shipped
from entaku.oracle.colours import colours
from entaku.oracle.mana import Cost

CATALOGUE = shipped()
NAMES = sorted(CATALOGUE.cards)
CONSPIRACIES = [name for name in NAMES if CATALOGUE.find(name).is_conspiracy]


def of_colours(letters: str, count: int) -> list[str]:
    """So many nonland cards of the catalogue that are of exactly these colours, cheap ones first."""
    cards = [card for card in CATALOGUE.cards.values() if card.colours == letters and not card.is_type("Land")]
    return [card.name for card in sorted(cards, key=lambda card: (card.mana_value, card.name))[:count]]


def is_legal(plan: Plan, pool: dict[str, int]) -> bool:
    return problems_of(deck_of(plan, pool), pool, CATALOGUE.get) == []


pools = st.dictionaries(
    st.one_of(st.sampled_from(NAMES), st.sampled_from(CONSPIRACIES), st.text("Zz x", min_size=1)),
    st.integers(1, 4),
    max_size=60,
)


@pytest.mark.rule("CD-5", "CR 100.2b", "CR 905.4")
@settings(max_examples=100, deadline=None)
@given(pools)
@example({"Absorb Vis": 2, "Arcane Savant": 3, "Recruiter of the Guard": 1, "Spiritmonger": 1, "Wakedancer": 2})
def test_what_the_bot_builds_is_legal(pool: dict[str, int]) -> None:
    """From any pool, empty ones and ones of unknown cards too, the bot builds a legal deck, the same each time."""
    plan = build(pool, CATALOGUE.get)
    assert is_legal(plan, pool)
    assert build(dict(reversed(pool.items())), CATALOGUE.get) == plan


@settings(max_examples=50, deadline=None)
@given(st.lists(st.sampled_from([n for n in NAMES if n not in CONSPIRACIES]), min_size=45, max_size=45))
def test_a_drafted_deck_has_16_to_18_lands_and_40_cards(picked: list[str]) -> None:
    """Where the pool gives enough, the deck is 40 cards of which 16 to 18 are lands."""
    pool = dict(Counter(picked))
    deck = deck_of(build(pool, CATALOGUE.get), pool)
    spells = sum(1 for name in picked if not CATALOGUE.find(name).is_type("Land"))
    numbers = statistics(deck.main, CATALOGUE.get)
    assert deck.size == 40
    assert 16 <= numbers.lands <= 18 or spells < 24


def test_two_colours_are_enough_for_a_pool_of_three() -> None:
    """Of a pool with plenty of two colours, only they are played."""
    pool = dict.fromkeys([*of_colours("W", 20), *of_colours("G", 20), *of_colours("U", 5)], 1)
    plan = build(pool, CATALOGUE.get)
    assert set(plan.basics) == {"Plains", "Forest"}
    assert {letter for name in plan.main for letter in CATALOGUE.find(name).colours} == {"W", "G"}


def test_a_much_better_card_of_a_third_colour_is_splashed() -> None:
    """A card of a third colour that was much better in games is played, with three lands; a rarity's promise isn't."""
    commons = [name for name in NAMES if CATALOGUE.find(name).rarity == "common"]
    whites = [name for name in commons if CATALOGUE.find(name).colours == "W"][:14]
    greens = [name for name in commons if CATALOGUE.find(name).colours == "G"][:14]
    printings = next(card for card in CATALOGUE.cards.values() if card.rarity == "mythic").printings
    face = Face("Splashed Wyrm", cost=Cost.parse("4R"), colours="R", types=("Creature",))
    wyrm = Card("Splashed Wyrm", (face,), identity="R", printings=printings)
    pool = dict.fromkeys([*whites, *greens, wyrm.name], 1)
    known = {wyrm.name: wyrm, **CATALOGUE.cards}
    plan = build(pool, known.get, {wyrm.name: 5.0})
    assert plan.main[wyrm.name] == 1
    assert plan.basics["Mountain"] == 3
    assert set(build(pool, known.get, {}).basics) == {"Plains", "Forest"}


def test_drafters_at_sight_play_two_colours() -> None:
    """Nearly all decks that bots draft and build by rarity and kind alone have basic lands of two colours."""
    drafted = draft(8, seed=3)
    drafted.play(*[DraftBot.learned(drafted.table.setup, {}) for _ in range(8)])
    built = [build(pool_counts(card.name for card in pool.cards), drafted.card, {}) for pool in drafted.pools]
    assert sum(len(plan.basics) == 2 for plan in built) >= 7


def test_hybrid_cards_fit_either_colour_and_lands_are_shared_by_symbols() -> None:
    """A deck of twice as many white symbols as green ones has more Plains than Forests."""
    pool = dict.fromkeys([*of_colours("W", 16), *of_colours("G", 7)], 1)
    basics = build(pool, CATALOGUE.get).basics
    assert basics["Plains"] > basics["Forest"] > 0


@pytest.mark.rule("CD-16", "CR 100.2b")
def test_proclamations_are_set_aside_and_make_the_deck_smaller() -> None:
    """Two Advantageous Proclamations give a deck of 30 cards; more don't make it smaller than that."""
    pool = dict.fromkeys([*of_colours("W", 20), *of_colours("G", 20)], 1)
    two = build(pool | {"Advantageous Proclamation": 2}, CATALOGUE.get)
    six = build(pool | {"Advantageous Proclamation": 6}, CATALOGUE.get)
    assert two.conspiracies == {"Advantageous Proclamation": 2}
    assert deck_of(two, pool | {"Advantageous Proclamation": 2}).size == 30
    assert deck_of(six, pool | {"Advantageous Proclamation": 6}).size == 30
    assert smallest_size(deck_of(six, pool | {"Advantageous Proclamation": 6})) == 10


@pytest.mark.rule("CD-14", "CR 702.106a", "CR 702.106d")
@pytest.mark.parametrize("conspiracy", sorted(AGENDAS))
def test_hidden_agendas_get_names_of_cards_in_the_deck(conspiracy: str) -> None:
    """Every agenda set aside has as many fitting names as it asks for, all of them of the deck."""
    colour = AGENDAS[conspiracy].colour or "W"
    cards = [*of_colours(colour, 20), *of_colours("G" if colour != "G" else "W", 20)]
    pool = dict.fromkeys(cards, 2) | {conspiracy: 1}
    plan = build(pool, CATALOGUE.get)
    names = agendas(plan, CATALOGUE.get)[conspiracy]
    assert plan.conspiracies == {conspiracy: 1}
    assert len(set(names)) >= AGENDAS[conspiracy].names
    assert set(names) <= set(plan.main)
    if AGENDAS[conspiracy].kind == "creature":
        assert all(CATALOGUE.find(name).is_type("Creature") for name in names)


def test_conspiracies_that_would_hurt_stay_in_the_sideboard() -> None:
    """Sovereign's Realm, an agenda of another colour and a Worldknit without the whole pool are left aside."""
    pool = dict.fromkeys([*of_colours("W", 20), *of_colours("G", 20)], 1)
    pool |= {"Sovereign's Realm": 1, "Hired Heist": 1, "Worldknit": 1, "Power Play": 1}
    assert build(pool, CATALOGUE.get).conspiracies == {"Power Play": 1}


def test_every_agenda_is_a_conspiracy_that_exists() -> None:
    """The table of hidden agendas names fifteen of the twenty-five conspiracies."""
    assert set(AGENDAS) <= set(CONSPIRACIES)
    assert len(AGENDAS) == 15


def test_bare_cards_are_played_when_nothing_better_is_left() -> None:
    """A pool of which only names are known gives 23 of them and 17 lands, shared evenly."""
    pool = {f"Unheard-of Beast {number}": 1 for number in range(45)}
    plan = build(pool, CATALOGUE.get)
    assert sum(plan.main.values()) == 23
    assert set(plan.basics) == set(BASIC_OF.values())
    assert is_legal(plan, pool)


def test_a_tiny_pool_is_filled_up_with_lands() -> None:
    """From three green cards the bot makes 40 cards: those three, and Forests."""
    pool = dict.fromkeys(of_colours("G", 3), 1)
    assert build(pool, CATALOGUE.get) == Plan(main=dict(sorted(pool.items())), basics={"Forest": 37})


def castable_with(plan: Plan, lands: set[str]) -> set[str]:
    """The spells of a plan that basic lands of these names, and its other lands, cast."""
    spells = {name: CATALOGUE.find(name) for name in plan.main if not CATALOGUE.find(name).is_type("Land")}
    mana = colours("".join(colour for colour, basic in BASIC_OF.items() if basic in lands))
    return {name for name, card in spells.items() if is_castable(ways_to_cast(card), mana)}


@pytest.mark.parametrize(
    ("players", "sets", "form"),
    [(8, ("CNS",), "conspiracy"), (8, ("CN2",), "conspiracy"), (8, ("CNS", "CN2"), "conspiracy"),
     (2, ("CNS",), "winston"), (4, ("CN2",), "rochester")],
)  # fmt: skip
def test_no_basic_land_lies_in_a_deck_that_nothing_uses(players: int, sets: tuple[str, ...], form: str) -> None:
    """Of every basic land of a drafted deck there is a spell that couldn't be cast without it."""
    dead: list[tuple[int, dict[str, int], str]] = []
    for seed in range(8):
        table = draft(players, sets=sets, format=form, seed=seed).play()
        for pool in table.pools:
            plan = build(pool_counts(card.name for card in pool.cards), CATALOGUE.get)
            basics = set(plan.basics)
            castable = castable_with(plan, basics)
            dead += [(seed, plan.basics, one) for one in basics if castable_with(plan, basics - {one}) == castable]
    assert dead == []


@pytest.mark.parametrize("seed", range(4))
def test_no_basic_land_of_a_chance_pool_is_dead(seed: int) -> None:
    """The same holds for pools of cards by lot, from which splashes, hybrids and fillers are common."""
    luck = Stream(seed_from(seed), 0, "pools")
    spells = [name for name in NAMES if name not in CONSPIRACIES]
    for size in (25, 30, 45, 60, 90):
        luck.shuffle(spells)
        plan = build(dict.fromkeys(spells[:size], 1), CATALOGUE.get)
        basics = set(plan.basics)
        castable = castable_with(plan, basics)
        assert [one for one in basics if castable_with(plan, basics - {one}) == castable] == []


def test_a_hybrid_that_the_deck_s_own_mana_pays_brings_no_land_of_its_other_colour() -> None:
    """A white and green deck with a white and blue hybrid has no Island, built by a bot or filled up for a person."""
    hybrid = Card("Half Angel", (Face("Half Angel", cost=Cost.parse("{W/U}{W/U}"), types=("Creature",)),))
    pool = dict.fromkeys([*of_colours("W", 12), *of_colours("G", 12), hybrid.name], 1)

    def find(name: str) -> Card | None:
        return hybrid if name == hybrid.name else CATALOGUE.get(name)

    plan = build(pool, find, {hybrid.name: 9.0})
    assert hybrid.name in plan.main
    assert set(plan.basics) == {"Plains", "Forest"}
    chosen = Plan(main=dict.fromkeys([*of_colours("W", 10), *of_colours("G", 9), hybrid.name], 1))
    assert set(with_lands(chosen, find).basics) == {"Plains", "Forest"}
