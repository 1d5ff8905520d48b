"""Which cards may be played on a day: what the lists ban, and what the format that they refer to allows."""

from typing import Final

from entaku.decks.check.case import Case, Facts
from entaku.decks.check.leaders import is_of_rarity
from entaku.decks.check.standing import Standing, ban, differing

NO_DECK_CARDS: Final = ("Conspiracy", "Dungeon", "Hero", "Phenomenon", "Plane", "Scheme", "Vanguard")
UNKNOWN_NAME: Final = ("check-name-unknown", "check-name-unknown-near", "check-not-imported", "check-not-imported-near")


def banned(case: Case) -> None:
    """No card is on the ban list of the day.  (CM-8, CR 903.1)"""
    for name in case.all_names():
        facts = case.facts[name]
        found = ban(case, facts)
        if is_no_deck_card(facts):
            continue
        if found.remark:
            case.remarks.append(differing(case.rules.rules["banned"], "banned", case.rules.banned, name, found))
        if found.on_list:
            case.found("banned", _key(found), name, **_dates(found))


def _key(found: Standing) -> str:
    if found.listed is None:
        return "check-banned"
    return "check-banned-then" if found.listed.until else "check-banned-since" if found.listed.since else "check-banned"


def _dates(found: Standing) -> dict[str, str]:
    if found.listed is None:
        return {}
    return {"since": found.listed.since, "until": found.listed.until}


def is_no_deck_card(facts: Facts) -> bool:
    """Whether a card is of a type that no deck has."""
    return bool(facts.card.types) and facts.card.types[0] in NO_DECK_CARDS


def legality(case: Case) -> None:
    """Every card may be played by the format that the rules refer to.  (CM-7, CR 903.1)"""
    reported = {problem.card for problem in (*case.problems, *case.unknown) if problem.key in UNKNOWN_NAME}
    for name in case.all_names():
        facts = case.facts[name]
        if name in reported or ban(case, facts).on_list or case.rules.allows(name) or facts.card.is_basic_land:
            continue
        if facts.is_described:
            case.unsure("legality", "check-described", name)
        elif facts.is_uncovered:
            case.found("legality", "check-uncovered", name)
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
    elif is_no_deck_card(facts):
        case.found("legality", "check-no-deck-card", name)
    elif not facts.is_imported:
        case.unsure("legality", "check-not-imported", name)
    elif not facts.released or not facts.legalities:
        case.unsure("legality", "check-legality-unknown", name)
    elif case.rules.legality not in facts.legalities:
        case.found("legality", "check-not-vintage", name)


def _legal_today(case: Case, facts: Facts) -> None:
    name, legalities, on = facts.card.name, facts.legalities, case.rules.on
    if is_no_deck_card(facts):
        case.found("legality", "check-no-deck-card", name)
    elif not facts.is_imported:
        case.unsure("legality", "check-not-imported", name)
    elif on and facts.released > on:
        case.found("legality", "check-too-new", name, start=facts.released, on=on)
    elif not legalities:
        case.unsure("legality", "check-legality-unknown", name)
    elif case.rules.legality not in legalities and not case.rules.ever_banned(name) and not _leads(case, facts):
        case.found("legality", "check-not-legal", name, format=case.rules.name)
    elif case.rules.rarity and legalities.get(case.rules.legality) == "restricted" and not _leads(case, facts):
        case.found("legality", "check-only-leads", name)


def _leads(case: Case, facts: Facts) -> bool:
    """Whether a card leads the deck of which its rarity lets it be nothing else."""
    return bool(case.rules.rarity) and facts in case.commanders() and is_of_rarity(facts, case.rules)
