"""A player that builds a deck from its pool: the two best colours, a splash if it is worth it, a curve, enough lands.

The bot sees its pool and the public facts of the cards; what a card is worth it judges as when drafting.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from msgspec import Struct

from entaku.bots.agendas import Playing, agenda_names, is_useful
from entaku.bots.draft_judgement import CURVE, ReadTree, as_read, shipped_tree, unread
from entaku.bots.worths import measured
from entaku.decks.building import Plan
from entaku.decks.colours_needed import Way, is_castable, land_weights, ways_to_cast
from entaku.decks.lands import BASIC_OF, basics_for
from entaku.decks.limited import SMALLER_DECK, SMALLEST, Find
from entaku.oracle.card import Card, bare
from entaku.oracle.colours import COLOURS, Colours, colours

PAIRS = tuple("".join(pair) for pair in combinations(COLOURS, 2))
LEAST_SIZE = 30
"""However many Proclamations say that it may be smaller, a deck must last for a game of several players."""
SPELLS = 23
SPLASHED = 3
"""At most so many cards of a third colour."""
SPLASH_WORTH = 1.2
"""How much better than the card it replaces a splashed card must be."""
SPLASH_SOURCES = 3
NONBASICS = 4
"""At most so many nonbasic lands that make but one of the colours, or none."""
IN_DECKS = frozenset(
    ("Artifact", "Battle", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery", "Kindred")
)


class Candidate(Struct, frozen=True, gc=False):
    """One card that may go into the deck: what it is worth, and each way of paying the coloured part of its cost.

    `is_measured`: its worth is what it has been worth in games, and no promise of its rarity.
    """

    name: str
    card: Card
    worth: float
    curve: int
    ways: tuple[Way, ...]
    is_measured: bool = False

    def is_castable(self, available: Colours) -> bool:
        """Whether mana of these colours casts it."""
        return is_castable(self.ways, available)

    def beyond(self, available: Colours) -> Colours:
        """The colour of the one symbol that mana of these colours doesn't pay; "" if it is none, or more than one."""
        for way in self.ways:
            rest = [symbol for symbol in way if not any(colour in available for colour in symbol)]
            if len(rest) == 1 and len(rest[0]) == 1:
                return rest[0]
        return ""


def build(
    pool: Mapping[str, int], find: Find, values: Mapping[str, float] | None = None, tree: ReadTree | None = None
) -> Plan:
    """A legal deck from a pool of so many cards of each name.  (CR 100.2b, 905.1d, 905.4)

    `find` gives a card by its name, or None; a card of which only the name is known is played when nothing better is
    left.  `values` are what cards have been worth, by default as it was measured of those that are shipped; those that
    aren't among them are judged by what `tree` says that they do, by default for shipped cards where nothing was said
    of values either; all others at first sight.
    """
    tree = tree or (shipped_tree if values is None else unread)
    values = measured() if values is None else values
    cards = {name: find(name) or bare(name) for name, copies in sorted(pool.items()) if copies > 0}
    proclaimed = pool[SMALLER_DECK] if SMALLER_DECK in cards and cards[SMALLER_DECK].is_conspiracy else 0
    size = max(SMALLEST - 5 * proclaimed, LEAST_SIZE)
    spells = [
        candidate for name, card in cards.items() for candidate in pool[name] * _candidates(name, card, values, tree)
    ]
    wanted = round(SPELLS * size / SMALLEST)
    available = _best_colours(spells, wanted)
    chosen = _chosen(spells, available, wanted)
    chosen, splash = _splashed(spells, chosen, available)
    chosen = _filled(spells, chosen, available + splash, wanted)
    lands = min(max(round(_land_share(chosen) * size), size - len(chosen)), size)
    chosen = chosen[: size - lands]
    weights = land_weights((each.card, 1) for each in chosen)
    played = colours("".join(colour for colour, weight in weights.items() if weight))
    nonbasic = _nonbasic_lands(cards, pool, played or available, lands)
    basics = _basics(weights, nonbasic, splash, lands - sum(nonbasic.values()))
    main = dict(sorted(Counter(each.name for each in chosen).items())) | nonbasic
    playing = Playing(
        spells=tuple((cards[name], copies) for name, copies in main.items() if not cards[name].is_type("Land")),
        colours=colours("".join(colour for colour, basic in BASIC_OF.items() if basic in basics)),
        whole_pool=all(card.is_conspiracy or main.get(name, 0) == pool[name] for name, card in cards.items()),
    )
    aside = {name: pool[name] for name, card in cards.items() if card.is_conspiracy and is_useful(name, playing)}
    return Plan(main=main, conspiracies=aside, basics=basics)


def agendas(plan: Plan, find: Find) -> dict[str, tuple[str, ...]]:
    """The card names worth choosing for each hidden agenda that a plan sets aside, best first."""
    spells = tuple(
        (card, copies) for name, copies in plan.main.items() if not (card := find(name) or bare(name)).is_type("Land")
    )
    playing = Playing(
        spells, colours("".join(c for c, basic in BASIC_OF.items() if basic in plan.basics)), whole_pool=False
    )
    return {name: names for name in plan.conspiracies if (names := agenda_names(name, playing))}


def _candidates(name: str, card: Card, values: Mapping[str, float], tree: ReadTree) -> list[Candidate]:
    if card.is_conspiracy or card.is_type("Land") or (card.types and not IN_DECKS.issuperset(card.types)):
        return []
    ways = ways_to_cast(card)
    if not ways and card.layout != "bare":
        return []
    worth = 0.0
    if card.layout != "bare":
        worth = values[name] if name in values else as_read(card, tree(card))
    curve = min(card.mana_value, len(CURVE) - 1) if card.layout != "bare" else 3
    return [Candidate(name, card, worth, curve, ways or ((),), name in values)]


def _best_colours(spells: Sequence[Candidate], wanted: int) -> Colours:
    """The pair of colours whose best cards together are worth most; many cards beat few."""

    def promise(pair: Colours) -> tuple[float, int]:
        worths = sorted((each.worth for each in spells if each.is_castable(pair)), reverse=True)
        return sum(worths[:wanted]), -PAIRS.index(pair)

    return max(PAIRS, key=promise)


def _chosen(spells: Sequence[Candidate], available: Colours, wanted: int) -> list[Candidate]:
    """The best cards of the colours, each mana value as often as a curve wants it."""
    left = [each for each in spells if each.is_castable(available) and each.card.layout != "bare"]
    places = Counter[int]()
    chosen: list[Candidate] = []
    while left and len(chosen) < wanted:
        best = max(range(len(left)), key=lambda at: (_worth_now(left[at], places), left[at].name))
        chosen.append(left.pop(best))
        places[chosen[-1].curve] += 1
    return chosen


def _worth_now(each: Candidate, places: Mapping[int, int]) -> float:
    lacking = CURVE[each.curve] + 1 - places.get(each.curve, 0)  # one more than of creatures alone
    return each.worth + (0.4 if lacking > 0 else 0.25 * (lacking - 1))


def _splashed(
    spells: Sequence[Candidate], chosen: Sequence[Candidate], available: Colours
) -> tuple[list[Candidate], Colours]:
    """The chosen cards, best first, with the weakest replaced by much better ones of one third colour; that colour.

    What a rarity promises is worth no third colour: cards are splashed that have been measured.
    """
    beyond: dict[Colours, list[Candidate]] = {}
    for each in spells:
        if each.is_measured and not each.is_castable(available) and (colour := each.beyond(available)):
            beyond.setdefault(colour, []).append(each)
    by_worth = sorted(chosen, key=lambda each: -each.worth)
    best: tuple[float, Colours, list[Candidate]] = (0.0, "", [])
    for colour, cards in beyond.items():
        cards.sort(key=lambda each: (-each.worth, each.name))
        gains = [
            (new.worth - old.worth, new)
            for new, old in zip(cards[:SPLASHED], reversed(by_worth), strict=False)
            if new.worth - old.worth >= SPLASH_WORTH
        ]
        if (total := sum(gain for gain, _ in gains)) > best[0]:
            best = (total, colour, [new for _, new in gains])
    _, splash, new_cards = best
    kept = [*by_worth[: len(by_worth) - len(new_cards)], *new_cards]
    return sorted(kept, key=lambda each: -each.worth), splash


def _filled(
    spells: Sequence[Candidate], chosen: Sequence[Candidate], available: Colours, wanted: int
) -> list[Candidate]:
    """The chosen cards, and where they are too few the best of the rest: of a third colour, bare ones, any."""
    filled = list(chosen)
    left = Counter(each.name for each in spells)
    left.subtract(each.name for each in filled)
    rest = [each for each in spells if left[each.name] > 0]
    rest.sort(key=lambda each: (not each.is_castable(available), not each.beyond(available), -each.worth, each.name))
    for each in rest:
        if len(filled) >= wanted:
            break
        if left[each.name] > 0:
            filled.append(each)
            left[each.name] -= 1
    return filled


def _land_share(chosen: Sequence[Candidate]) -> float:
    """16, 17 or 18 lands of 40, by the average mana value."""
    average = sum(each.card.mana_value for each in chosen) / len(chosen) if chosen else 3.0
    return (16 if average < 2.5 else 18 if average > 3.5 else 17) / SMALLEST


def _nonbasic_lands(cards: Mapping[str, Card], pool: Mapping[str, int], played: Colours, lands: int) -> dict[str, int]:
    """The pool's nonbasic lands that are worth a place: first those of several of the colours."""
    useful = [
        (name, card)
        for name, card in cards.items()
        if card.is_type("Land") and not card.is_basic_land and not set(card.identity) - set(played)
    ]
    useful.sort(key=lambda each: (-len(each[1].identity), each[0]))
    found: dict[str, int] = {}
    weak = 0
    for name, card in useful:
        room = max(lands - sum(found.values()) - lands // 2, 0)  # half of the lands stay basic
        copies = min(pool[name], room, NONBASICS - weak if len(card.identity) < 2 else room)
        if copies > 0:
            found[name] = copies
            weak += copies if len(card.identity) < 2 else 0
    return found


def _basics(weights: Mapping[str, float], nonbasic: Mapping[str, int], splash: Colours, lands: int) -> dict[str, int]:
    """So many basic lands by the cards' symbols, with no fewer than a splash needs that is still in the deck."""
    basics = basics_for(weights, lands)
    if not splash or not weights[splash]:
        return basics
    basic, others = BASIC_OF[splash], sum(nonbasic.values())
    wanted = max(SPLASH_SOURCES - others, 1)
    while basics.get(basic, 0) < wanted:
        most = max((name for name in basics if name != basic), key=lambda name: basics[name], default="")
        if not most or basics[most] <= wanted + 1:
            break
        basics[most] -= 1
        basics[basic] = basics.get(basic, 0) + 1
    return basics
