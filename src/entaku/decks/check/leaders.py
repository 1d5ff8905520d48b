"""Who leads a deck."""

import re
from collections.abc import Sequence
from typing import Final

from entaku.decks.check.abilities import chooses_background, may_lead_together, says_commander
from entaku.decks.check.case import Case, Facts
from entaku.decks.check.rules import CommanderRules
from entaku.decks.deck import count
from entaku.decks.problems import Problem

MOST_NAMED: Final = 3
_BOX = re.compile(r"^[\d*+]+/[\d*+]+$", re.MULTILINE)
"""A box of power and toughness where a text has it in a line of its own.  (CR 711.2)"""


def may_be_commander(facts: Facts, rules: CommanderRules) -> bool:
    """Whether a card is one that may lead a deck by its type, or by what it says.  (CM-1, CR 903.3, 903.3a)"""
    card = facts.card
    if rules.said_commanders and says_commander(facts.text):
        return True
    if not (card.is_type("Legendary") or not rules.legendary) or not is_of_rarity(facts, rules):
        return False
    if any(map(card.is_type, rules.leaders)):
        return True
    return rules.led_by_ships and (card.is_type("Vehicle") or (card.is_type("Spacecraft") and has_box(facts)))


def is_of_rarity(facts: Facts, rules: CommanderRules) -> bool:
    """Whether a card was printed at the rarity of leaders; data call one that wasn't printed at others restricted."""
    if not rules.rarity or facts.legalities.get(rules.legality) == "restricted":
        return True
    return any(printing.rarity == rules.rarity for printing in facts.card.printings)


def has_box(facts: Facts) -> bool:
    """Whether a card has power and toughness somewhere on its front.  (CR 208.1)"""
    return facts.card.front.power is not None or _BOX.search(facts.text) is not None


def commander(case: Case) -> bool:
    """The deck has its commander, or two that may lead together; whether that is so.  (CM-1, CR 903.3, 702.124)"""
    rules, leading = case.rules, case.commanders()
    number = count(case.deck.commanders) - sum(map(case.is_signature, case.led_by()))
    if number == 0:
        able = [name for name in case.names() if may_be_commander(case.facts[name], rules)]
        if able:
            case.found("commander", "check-no-commander-able", None, able=", ".join(able[:MOST_NAMED]))
        else:
            case.found("commander", no_leader(rules))
        return False
    if not has_signatures(case, number):
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
    if leading[0].card.is_type("Background") and not chooses_background(leading[0].text):
        case.found("commander", "check-background-alone", leading[0].card.name)
        return False
    return True


def _led_by_two(case: Case, leading: Sequence[Facts]) -> bool:
    if not all(each.is_imported for each in leading):
        for each in leading:
            if not each.is_imported:
                case.unsure("commander", "check-text-unknown", each.card.name)
        return False
    pair = leading if len(leading) == 2 else [*leading, *leading]
    able = tuple(may_be_commander(each, case.rules) for each in pair)
    if may_lead_together([each.card for each in pair], [each.text for each in pair], able):
        return True
    names = {"first": pair[0].card.name, "second": pair[1].card.name}
    case.problems.append(Problem(case.rules.rules["commander"], "check-not-partners", None, dict(names)))
    return False


def _not_a_commander(case: Case, leader: Facts) -> bool:
    if case.rules.said_commanders and not leader.is_imported and leader.card.is_type("Planeswalker"):
        case.unsure("commander", "check-text-unknown", leader.card.name)
    else:
        case.found("commander", refusal(case.rules), leader.card.name)
    return False


def no_leader(rules: CommanderRules) -> str:
    """What is said where nothing in a deck can lead it."""
    if rules.signature:
        return "check-no-oathbreaker"
    return "check-no-uncommon-creature" if rules.rarity else "check-no-commander"


def refusal(rules: CommanderRules) -> str:
    """What is said of a card that can't lead."""
    if rules.signature:
        return "check-not-planeswalker"
    if rules.rarity:
        return "check-not-uncommon-creature"
    if "Planeswalker" in rules.leaders:
        return "check-cannot-lead-brawl"
    return "check-cannot-lead" if rules.led_by_ships else "check-not-legendary-creature"


def has_signatures(case: Case, leaders: int) -> bool:
    """Where leaders have signature spells, each has one, an instant or sorcery; whether that is so."""
    if not case.rules.signature:
        return True
    spells = sum(map(case.is_signature, case.led_by()))
    if spells != leaders:
        case.found("commander", "check-signature-spells", None, number=spells, wanted=leaders)
    return spells == leaders


def not_as_commander(case: Case) -> None:
    """A commander is not on the list of cards not to be used as one.  (CM-8)"""
    for facts in case.commanders():
        if listed := case.rules.no_commander(facts.card.name):
            key = "check-not-as-commander-since" if listed.since else "check-not-as-commander"
            case.found("not-commander", key, facts.card.name, since=listed.since)
