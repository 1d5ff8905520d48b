"""The check of a Commander deck: every problem once, with its rule, its card, and what would be legal instead."""

import datetime
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from entaku.decks.building import Statistics, statistics
from entaku.decks.check.abilities import chooses_colour, copies_allowed
from entaku.decks.check.case import Case, Facts, symbols
from entaku.decks.check.companions import Considered, asked_by, considered, problem_of
from entaku.decks.check.leaders import commander, may_be_commander, not_as_commander
from entaku.decks.check.legality import banned, legality
from entaku.decks.check.rules import CommanderRules, rules_named
from entaku.decks.check.standing import ban
from entaku.decks.deck import Deck, DeckEntry, count
from entaku.decks.formats.files import with_known_names
from entaku.decks.problems import Problem
from entaku.kernel.errors import EntakuError, Unlawful
from entaku.messages import Language
from entaku.oracle.card import Card, bare
from entaku.oracle.colours import Colours, colours
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.library import Library
from entaku.oracle.naming.bilingual import parts_of


class Verdict(Struct, frozen=True):
    """What the check found.

    A deck is legal if it has no problems and if nothing is left that the check couldn't know: `unknown` says what.
    `by_name` are the cards of which only the name is known; `companions` those beside the deck that might be revealed
    with it, which a deck is legal without.  `remarks` say what lists and data differ in, and when the deck was legal.
    """

    deck: Deck
    problems: tuple[Problem, ...]
    unknown: tuple[Problem, ...]
    identity: Colours | None
    statistics: Statistics
    ja: dict[str, str]
    by_name: tuple[str, ...] = ()
    companions: tuple[Considered, ...] = ()
    remarks: tuple[Problem, ...] = ()

    @property
    def legal(self) -> bool:
        return not self.problems and not self.unknown

    def said(self, problem: Problem, language: Language) -> str:
        """The problem as one sentence, with the cards' names in the language."""
        return said_of_cards(problem, self.ja, language)


def said_of_cards(problem: Problem, ja: Mapping[str, str], language: Language) -> str:
    """A problem as one sentence, with the cards' names in the language; several names lie in lines of one fact."""

    def named(names: str) -> str:
        each = names.split("\n")
        return "".join(f"《{ja.get(name, name)}》" for name in each) if language == "ja" else ", ".join(each)

    facts = {key: named(str(value)) if key == "cards" else value for key, value in problem.facts.items()}
    card = problem.card
    if language == "ja":
        card = card and ja.get(card, card)
        facts = {key: ja.get(str(value), value) if key == "companion" else value for key, value in facts.items()}
    return msgspec.structs.replace(problem, card=card, facts=facts).said(language)


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
    legal_before(case, library)
    known = {name: each.card for name, each in case.facts.items() if each.is_known}
    return Verdict(
        deck=case.deck,
        problems=tuple(case.problems),
        unknown=tuple(case.unknown),
        identity=identity,
        statistics=statistics((*case.deck.commanders, *case.deck.main), known.get),
        ja={name: each.card.ja for name, each in case.facts.items() if each.card.ja},
        by_name=tuple(name for name in case.all_names() if name not in known),
        companions=beside,
        remarks=tuple(case.remarks),
    )


def legal_before(case: Case, library: Library) -> None:
    """Of a deck that nothing but bans stand against is said until when it was legal: before the first of them."""
    if not case.problems or any(problem.key != "check-banned-since" for problem in case.problems):
        return
    since = min(str(problem.facts["since"]) for problem in case.problems)
    try:
        before = rules_named(case.rules.name, _day_before(since))
    except Unlawful:
        return
    rules = msgspec.structs.replace(case.rules, on=before.on)
    if rules.name == before.name and not check(case.deck, rules, library).problems:
        cards = [str(problem.card) for problem in case.problems]
        case.remark("banned", "check-was-legal", None, until=rules.on, since=since, cards="\n".join(cards))


def _day_before(day: str) -> str:
    return (datetime.date.fromisoformat(day) - datetime.timedelta(days=1)).isoformat()


def against_companion(case: Case, identity: Colours | None, name: str) -> Problem | None:
    """What stands against a companion besides what it asks: it is held to what holds for cards of the deck.

    It must be legal, within the commander's identity, and the only card of its name.  (CR 702.139b, 903.5)
    """
    rules, facts = case.rules, case.facts[name]
    if not rules.companions:
        return problem_of("check-companion-not-then", name)
    is_banned = ban(case, facts).on_list
    known = rules.allows(name) or not facts.legalities or rules.ever_banned(name)
    if is_banned or not (known or facts.legalities.get(rules.legality) == "legal"):
        return problem_of("check-companion-not-legal", name)
    if not rules.allows(name) and rules.no_companion(name):
        return problem_of("check-companion-banned", name)
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
    case = Case(deck, rules, {}, library, [], [], [])
    unreadable = _unknown_names(case, errors, library)
    facts = {name: _facts(bare(name) if name in unreadable else find(name), library) for name in names}
    deck = _with_conspiracies_back(deck)
    deck = _with_commanders_found(deck, rules, facts, is_headed, library)
    if not is_headed and not deck.commanders:
        deck = _with_only_leader(deck, rules, facts)
    return Case(deck, rules, facts, library, case.problems, case.unknown, case.remarks)


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
        return Facts(card, is_imported=False, text="", legalities={}, released="")
    known = imported.card.layout != "bare"
    own = library.describes(card)
    return Facts(card, known, imported.texts.en, imported.legalities, imported.released, own, imported.uncovered)


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


def _identity(case: Case) -> Colours:
    """The colours of the commanders' identities together.  (CM-2, CR 702.124c)

    Where a commander's colour is chosen before the game, it is the one that most cards ask for.  (CR 903.4b)
    """
    identity = colours("".join(facts.card.identity for facts in case.commanders()))
    for _ in filter(lambda facts: chooses_colour(facts.text), case.commanders()):
        asked = Counter[str]()
        for entry in case.deck.main:
            asked.update(dict.fromkeys(set(case.facts[entry.name].card.identity) - set(identity), entry.count))
        identity = colours(identity + "".join(colour for colour, _ in asked.most_common(1)))
    return identity


def within_identity(case: Case, identity: Colours) -> None:
    """No card has a colour in its identity that the commander's lacks.  (CM-2, CM-3, CR 903.5c, 903.5d)"""
    main = {entry.name for entry in case.deck.main}
    spells = [facts.card.name for facts in case.led_by() if case.is_signature(facts)]
    free = _basics_of_choice(case, identity)
    for name in dict.fromkeys((*spells, *(entry.name for entry in (*case.deck.main, *case.beside())))):
        card = case.facts[name].card
        beyond = colours("".join(set(card.identity) - set(identity)))
        if not beyond or name == free:
            continue
        by_type = "".join(LAND_MANA.get(each, "") for each in card.front.subtypes if card.is_type("Land"))
        of_land = bool(set(by_type) & set(beyond))
        key = "check-identity-land" if of_land else "check-identity"
        case.found(
            "basic-type" if of_land else "identity",
            key if name in main or name in spells else f"{key}-beside",
            card.name,
            own=symbols(card.identity),
            commander=symbols(identity),
            beyond=symbols(beyond),
        )


def _basics_of_choice(case: Case, identity: Colours) -> str:
    """The basic lands that a deck of a colourless leader may have all the same: those it has most.  (CR 903.12e)"""
    if not case.rules.any_basic or identity:
        return ""
    basics = [entry for entry in case.deck.main if case.facts[entry.name].card.is_basic_land]
    return max(basics, key=lambda entry: entry.count).name if basics else ""


CHECKS: Final[tuple[Callable[[Case], None], ...]] = (not_as_commander, size, singleton, sideboard, banned, legality)
