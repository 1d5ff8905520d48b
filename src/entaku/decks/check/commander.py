"""The check of a Commander deck: every problem once, with its rule, its card, and what would be legal instead."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from entaku.cards.card import Card, bare
from entaku.cards.colours import Colours, colours
from entaku.cards.identity import LAND_MANA
from entaku.cards.library import Library
from entaku.cards.naming.bilingual import parts_of
from entaku.decks.building import Statistics, statistics
from entaku.decks.check.abilities import copies_allowed, may_lead_together, says_commander
from entaku.decks.check.companions import Considered, asked_by, considered, problem_of
from entaku.decks.check.rules import Aspect, CommanderRules
from entaku.decks.deck import Deck, DeckEntry, count, gathered
from entaku.decks.formats.files import with_known_names
from entaku.decks.problems import Problem
from entaku.kernel.errors import EntakuError, Unlawful
from entaku.messages import Language

NO_DECK_CARDS: Final = ("Conspiracy", "Dungeon", "Hero", "Phenomenon", "Plane", "Scheme", "Vanguard")
MOST_NAMED: Final = 3
UNKNOWN_NAME: Final = ("check-name-unknown", "check-name-unknown-near", "check-not-imported", "check-not-imported-near")


class Facts(Struct, frozen=True):
    """What is known of a card: whether more than its name, from the user's import its text, where it is legal, and when
    it was first released; or whether all that is known is what the list itself says."""

    card: Card
    is_imported: bool
    text: str
    legalities: Mapping[str, str]
    released: str
    is_described: bool = False

    @property
    def is_known(self) -> bool:
        return self.card.layout != "bare"


class Verdict(Struct, frozen=True):
    """What the check found.

    A deck is legal if it has no problems and if nothing is left that the check couldn't know: `unknown` says what.
    `by_name` are the cards of which only the name is known; `companions` those beside the deck that might be revealed
    with it, which a deck is legal without.
    """

    deck: Deck
    problems: tuple[Problem, ...]
    unknown: tuple[Problem, ...]
    identity: Colours | None
    statistics: Statistics
    ja: dict[str, str]
    by_name: tuple[str, ...] = ()
    companions: tuple[Considered, ...] = ()

    @property
    def legal(self) -> bool:
        return not self.problems and not self.unknown

    def said(self, problem: Problem, language: Language) -> str:
        """The problem as one sentence, with the card's name in the language."""
        if language == "ja":
            facts = {
                key: self.ja.get(str(value), value) if key == "companion" else value
                for key, value in problem.facts.items()
            }
            card = problem.card and self.ja.get(problem.card, problem.card)
            problem = msgspec.structs.replace(problem, card=card, facts=facts)
        return problem.said(language)


class Case(Struct, frozen=True):
    """One deck before the check, with everything known about its cards."""

    deck: Deck
    rules: CommanderRules
    facts: Mapping[str, Facts]
    problems: list[Problem]
    unknown: list[Problem]

    def names(self) -> list[str]:
        """The names in the deck, commanders first, each once."""
        return list(self.deck.counts())

    def beside(self) -> Sequence[DeckEntry]:
        """What lies beside the deck, where the rules know a sideboard.  (CM-16)"""
        return gathered(self.deck.sideboard) if self.rules.sideboard else ()

    def all_names(self) -> list[str]:
        """The names in the deck and then those beside it, each once."""
        return list(dict.fromkeys((*self.names(), *(entry.name for entry in self.beside()))))

    def commanders(self) -> list[Facts]:
        return [self.facts[entry.name] for entry in self.deck.commanders]

    def found(self, aspect: Aspect, key: str, card: str | None = None, **facts: str | int) -> None:
        self.problems.append(Problem(self.rules.rules[aspect], key, card, facts))

    def unsure(self, aspect: Aspect, key: str, card: str, **facts: str | int) -> None:
        self.unknown.append(Problem(self.rules.rules[aspect], key, card, facts))


def check(deck: Deck, rules: CommanderRules, library: Library, *, is_headed: bool = True) -> Verdict:
    """What is wrong with a Commander deck by these rules, as far as the library knows its cards.

    Names may be in either language.  Where a list has no part for commanders, they are looked for in the sideboard,
    where other programs keep them; and where it isn't even headed, the only card that can lead the deck does.
    """
    library = library.beside(deck.described)
    case = _case(deck, rules, library, is_headed)
    led_lawfully = commander(case)
    for each_check in CHECKS:
        each_check(case)
    identity = _identity(case) if led_lawfully else None
    beside = considered(case.deck, rules.size, library, lambda name: against_companion(case, identity, name))
    if identity is not None:
        within_identity(case, identity)
    known = {name: each.card for name, each in case.facts.items() if each.is_known}
    return Verdict(
        deck=case.deck,
        problems=tuple(case.problems),
        unknown=tuple(case.unknown),
        identity=identity,
        statistics=statistics((*case.deck.commanders, *case.deck.main), known.get),
        ja={name: card.ja for name, card in known.items() if card.ja},
        by_name=tuple(name for name in case.all_names() if name not in known),
        companions=beside,
    )


def against_companion(case: Case, identity: Colours | None, name: str) -> Problem | None:
    """What stands against a companion besides what it asks: it is held to what holds for cards of the deck.

    It must be legal, within the commander's identity, and the only card of its name.  (CR 702.139b, 903.5)
    """
    rules, facts = case.rules, case.facts[name]
    if not rules.companions:
        return problem_of("check-companion-not-then", name)
    is_legal = rules.allows(name) or not facts.legalities or facts.legalities.get(rules.legality) == "legal"
    if rules.ban_of(name) or not is_legal:
        return problem_of("check-companion-not-legal", name)
    if case.deck.counts()[name]:
        return problem_of("check-companion-in-deck", name)
    beyond = colours("".join(set(facts.card.identity) - set(identity))) if identity is not None else ""
    return problem_of("check-companion-identity", name, beyond=symbols(beyond)) if beyond else None


def with_commander(deck: Deck, name: str, library: Library) -> Deck:
    """The deck with one copy of the named card as its commander, taken from wherever it lies, or added."""
    meant = {card.name for card in library.named(name)} | {name}
    parts: dict[str, tuple[DeckEntry, ...]] = {}
    taken: DeckEntry | None = None
    for part in ("commanders", "main", "sideboard"):
        kept: list[DeckEntry] = []
        for entry in getattr(deck, part):
            own = taken is None and not meant.isdisjoint(
                {entry.name, *(card.name for card in library.named(entry.name))}
            )
            if own:
                taken = msgspec.structs.replace(entry, count=1)
            if entry.count > own:
                kept.append(msgspec.structs.replace(entry, count=entry.count - own))
        parts[part] = tuple(kept)
    parts["commanders"] = (*parts["commanders"], taken or DeckEntry(1, name))
    return msgspec.structs.replace(deck, **parts)


def _case(deck: Deck, rules: CommanderRules, library: Library, is_headed: bool) -> Case:
    def find(name: str) -> Card:
        try:
            return library.find(name)
        except Unlawful:
            listed = next(filter(None, map(rules.listed_name, parts_of(name))), None)
            if listed is None:
                raise
            return bare(listed)

    library.read_ahead(entry.name for entry in (*deck.commanders, *deck.main, *deck.sideboard, *deck.conspiracies))
    deck, errors = with_known_names(deck, find)
    names = {entry.name for entry in (*deck.commanders, *deck.main, *deck.sideboard, *deck.conspiracies)}
    case = Case(deck, rules, {}, [], [])
    unreadable = _unknown_names(case, errors, library)
    facts = {name: _facts(bare(name) if name in unreadable else find(name), library) for name in names}
    deck = _with_conspiracies_back(deck)
    deck = _with_commanders_found(deck, rules, facts, is_headed, library)
    if not is_headed and not deck.commanders:
        deck = _with_only_leader(deck, rules, facts)
    return Case(deck, rules, facts, case.problems, case.unknown)


def _unknown_names(case: Case, errors: Sequence[EntakuError], library: Library) -> set[str]:
    """Report each name that no known card has: it may be misspelt, or a card that wasn't imported."""
    by_name = {str(error.facts["name"]): error for error in errors}
    for name, error in by_name.items():
        near = str(error.facts.get("near", error.facts.get("cards", "")))
        if library.size:
            case.unsure("legality", "check-name-unknown-near" if near else "check-name-unknown", name, near=near)
        else:
            case.unsure("legality", "check-not-imported-near" if near else "check-not-imported", name, near=near)
    return set(by_name)


def _facts(card: Card, library: Library) -> Facts:
    imported = library.imported(card)
    if imported is None:
        return Facts(card, False, "", {}, "")
    known = imported.card.layout != "bare"
    own = library.describes(card)
    return Facts(card, known, imported.texts.en, imported.legalities, imported.released, own)


def _with_conspiracies_back(deck: Deck) -> Deck:
    """The deck without a command zone's conspiracies: this variant has none, they are sideboard."""
    return msgspec.structs.replace(deck, sideboard=(*deck.sideboard, *deck.conspiracies), conspiracies=())


def _with_commanders_found(
    deck: Deck, rules: CommanderRules, facts: Mapping[str, Facts], is_headed: bool, library: Library
) -> Deck:
    """The deck with the commanders out of the sideboard: what can lead, or in a list without a part for commanders
    whatever lies there alone.  What has companion leads only where nothing else can."""
    if deck.commanders or not deck.sideboard:
        return deck
    most = 2 if rules.two_commanders else 1
    leading = [entry for entry in deck.sideboard if may_be_commander(facts[entry.name], rules)]
    leading = [entry for entry in leading if asked_by(entry.name, library) is None] or leading
    if not is_headed and count(deck.sideboard) <= most:
        leading = list(deck.sideboard)
    if not leading or count(leading) > most:
        return deck
    rest = tuple(entry for entry in deck.sideboard if entry not in leading)
    return msgspec.structs.replace(deck, commanders=tuple(leading), sideboard=rest)


def _with_only_leader(deck: Deck, rules: CommanderRules, facts: Mapping[str, Facts]) -> Deck:
    """The deck led by the one card of its main part that can, if it is one."""
    able = [entry for entry in deck.main if may_be_commander(facts[entry.name], rules)]
    if len(able) != 1 or able[0].count != 1:
        return deck
    main = tuple(entry for entry in deck.main if entry is not able[0])
    return msgspec.structs.replace(deck, commanders=(able[0],), main=main)


def may_be_commander(facts: Facts, rules: CommanderRules) -> bool:
    """Whether a card is one that may lead a deck by its type, or by what it says.  (CM-1, CR 903.3, 903.3a)"""
    card = facts.card
    if card.is_type("Legendary") and card.is_type("Creature"):
        return True
    return rules.said_commanders and says_commander(facts.text)


def commander(case: Case) -> bool:
    """The deck has its commander, or two that may lead together; whether that is so.  (CM-1, CR 903.3, 702.124)"""
    rules, leading = case.rules, case.commanders()
    number = count(case.deck.commanders)
    if number == 0:
        able = [name for name in case.names() if may_be_commander(case.facts[name], rules)]
        if able:
            case.found("commander", "check-no-commander-able", None, able=", ".join(able[:MOST_NAMED]))
        else:
            case.found("commander", "check-no-commander")
        return False
    unclear = [each.card.name for each in leading if not each.is_known]
    if unclear:
        reported = {problem.card for problem in (*case.problems, *case.unknown)}
        for name in unclear:
            if name not in reported:
                case.unsure("commander", "check-commander-unknown", name)
        return False
    if number > (2 if rules.two_commanders else 1):
        allowed = 2 if rules.two_commanders else 1
        case.found("commander", "check-too-many-commanders", None, number=number, allowed=allowed)
        return False
    if number == 2:
        return _led_by_two(case, leading)
    if not may_be_commander(leading[0], rules):
        return _not_a_commander(case, leading[0])
    return True


def _led_by_two(case: Case, leading: Sequence[Facts]) -> bool:
    if not all(each.is_imported for each in leading):
        for each in leading:
            if not each.is_imported:
                case.unsure("commander", "check-text-unknown", each.card.name)
        return False
    pair = leading if len(leading) == 2 else [*leading, *leading]
    if may_lead_together([each.card for each in pair], [each.text for each in pair]):
        return True
    names = {"first": pair[0].card.name, "second": pair[1].card.name}
    case.problems.append(Problem(case.rules.rules["commander"], "check-not-partners", None, dict(names)))
    return False


def _not_a_commander(case: Case, leader: Facts) -> bool:
    if case.rules.said_commanders and not leader.is_imported and leader.card.is_type("Planeswalker"):
        case.unsure("commander", "check-text-unknown", leader.card.name)
    else:
        case.found("commander", "check-not-legendary-creature", leader.card.name)
    return False


def not_as_commander(case: Case) -> None:
    """A commander is not on the list of cards not to be used as one.  (CM-8)"""
    for facts in case.commanders():
        if listed := case.rules.no_commander(facts.card.name):
            key = "check-not-as-commander-since" if listed.since else "check-not-as-commander"
            case.found("not-commander", key, facts.card.name, since=listed.since)


def size(case: Case) -> None:
    """There are exactly a hundred cards, the commander included.  (CM-6, CR 903.5a)

    Where the commander is missing, so may be its card.
    """
    wanted, number = case.rules.size, case.deck.size
    if number == wanted or (not case.deck.commanders and number == wanted - 1):
        return
    key = "check-too-few" if number < wanted else "check-too-many"
    case.found("size", key, None, number=number, wanted=wanted, difference=abs(wanted - number))


def singleton(case: Case) -> None:
    """But for basic lands, there is one card of each name, unless the card itself says otherwise.  (CM-6, CR 903.5b)"""
    for name, copies in case.deck.counts().items():
        facts = case.facts[name]
        if copies > 1 and facts.is_known and not facts.card.is_basic_land:
            allowed = copies_allowed(facts.text)
            if copies > allowed:
                case.found("singleton", "check-copies", name, number=copies, allowed=allowed)


def sideboard(case: Case) -> None:
    """No more than ten cards lie beside the deck, none of them one that the deck has already.  (CM-6, CM-16)

    They may come into the deck, so what holds for its cards holds for them.
    """
    most, number = case.rules.sideboard, count(case.beside())
    if number > most:
        case.found("sideboard", "check-sideboard-too-many", None, number=number, most=most, difference=number - most)
    inside, copies = case.deck.counts(), Counter[str]()
    for entry in case.beside():
        copies[entry.name] += entry.count
    for name, extra in copies.items():
        facts = case.facts[name]
        if facts.is_known and not facts.card.is_basic_land:
            allowed = copies_allowed(facts.text)
            if inside[name] <= allowed < inside[name] + extra:
                numbers = {"number": inside[name] + extra, "beside": extra, "allowed": allowed}
                case.found("singleton", "check-copies-beside", name, **numbers)


def banned(case: Case) -> None:
    """No card is on the ban list of the day.  (CM-8, CR 903.1)"""
    for name in case.all_names():
        if listed := case.rules.ban_of(name):
            key = "check-banned-since" if listed.since else "check-banned"
            case.found("banned", key, name, since=listed.since)


def legality(case: Case) -> None:
    """Every card may be played by the format that the rules refer to.  (CM-7, CR 903.1)"""
    reported = {problem.card for problem in (*case.problems, *case.unknown) if problem.key in UNKNOWN_NAME}
    for name in case.all_names():
        facts = case.facts[name]
        if name in reported or case.rules.ban_of(name) or case.rules.allows(name) or facts.card.is_basic_land:
            continue
        if facts.is_described:
            case.unsure("legality", "check-described", name)
        elif case.rules.period is not None:
            _legal_then(case, facts)
        else:
            _legal_today(case, facts)


def _legal_then(case: Case, facts: Facts) -> None:
    period, name = case.rules.period, facts.card.name
    assert period is not None
    if name in period.excepted:
        return
    if name in period.banned:
        case.found("legality", "check-vintage-banned", name)
    elif facts.released and (start := period.playable_from(name, facts.released)) > case.rules.on:
        case.found("legality", "check-too-new", name, start=start, on=case.rules.on)
    elif facts.card.types and facts.card.types[0] in NO_DECK_CARDS:
        case.found("legality", "check-no-deck-card", name)
    elif not facts.is_imported:
        case.unsure("legality", "check-not-imported", name)
    elif not facts.released or not facts.legalities:
        case.unsure("legality", "check-legality-unknown", name)
    elif case.rules.legality not in facts.legalities:
        case.found("legality", "check-not-vintage", name)


def _legal_today(case: Case, facts: Facts) -> None:
    name, standing = facts.card.name, facts.legalities.get(case.rules.legality)
    if facts.card.types and facts.card.types[0] in NO_DECK_CARDS:
        case.found("legality", "check-no-deck-card", name)
    elif not facts.is_imported:
        case.unsure("legality", "check-not-imported", name)
    elif not facts.legalities:
        case.unsure("legality", "check-legality-unknown", name)
    elif standing == "banned":
        case.found("banned", "check-banned", name)
    elif standing is None:
        case.found("legality", "check-not-legal", name)


def _identity(case: Case) -> Colours:
    """The colours of the commanders' identities together.  (CM-2, CR 702.124c)"""
    return colours("".join(facts.card.identity for facts in case.commanders()))


def within_identity(case: Case, identity: Colours) -> None:
    """No card has a colour in its identity that the commander's lacks.  (CM-2, CM-3, CR 903.5c, 903.5d)"""
    main = {entry.name for entry in case.deck.main}
    for name in dict.fromkeys(entry.name for entry in (*case.deck.main, *case.beside())):
        card = case.facts[name].card
        beyond = colours("".join(set(card.identity) - set(identity)))
        if not beyond:
            continue
        by_type = "".join(LAND_MANA.get(each, "") for each in card.front.subtypes if card.is_type("Land"))
        of_land = bool(set(by_type) & set(beyond))
        key = "check-identity-land" if of_land else "check-identity"
        case.found(
            "basic-type" if of_land else "identity",
            key if name in main else f"{key}-beside",
            card.name,
            own=symbols(card.identity),
            commander=symbols(identity),
            beyond=symbols(beyond),
        )


def symbols(letters: Colours) -> str:
    """Colours as mana symbols, {C} for none.

    >>> symbols("WU"), symbols("")
    ('{W}{U}', '{C}')
    """
    return "".join(f"{{{letter}}}" for letter in letters or "C")


CHECKS: Final[tuple[Callable[[Case], None], ...]] = (not_as_commander, size, singleton, sideboard, banned, legality)
