"""The verdict on a deck as one document, its sentences in a language."""

from msgspec import Struct

from entaku.decks.building import Statistics
from entaku.decks.check.commander import Verdict, symbols
from entaku.decks.check.rules import CommanderRules
from entaku.decks.problems import Problem
from entaku.messages import Language


class SaidProblem(Struct, frozen=True):
    """A problem as it is told."""

    rule: str
    card: str | None
    message: str


class SaidCompanion(Struct, frozen=True):
    """A card beside the deck that might be its companion, and whether it may be; `may_be` None where nobody knows."""

    card: str
    may_be: bool | None
    rule: str
    message: str


class CheckReport(Struct, frozen=True):
    """What the check found; `unknown` is what it couldn't know, `identity` the commander's as mana symbols.

    `companions` are no problems: a deck is legal without them.
    """

    legal: bool
    problems: tuple[SaidProblem, ...]
    unknown: tuple[SaidProblem, ...]
    format: str
    on: str
    commanders: tuple[str, ...]
    identity: str | None
    statistics: Statistics
    companions: tuple[SaidCompanion, ...] = ()


def report_of(verdict: Verdict, rules: CommanderRules, language: Language) -> CheckReport:
    """The verdict by these rules in a language."""

    def told(problem: Problem) -> SaidProblem:
        return SaidProblem(problem.rule, problem.card, verdict.said(problem, language))

    return CheckReport(
        legal=verdict.legal,
        problems=tuple(map(told, verdict.problems)),
        unknown=tuple(map(told, verdict.unknown)),
        format=rules.name,
        on=rules.on,
        commanders=tuple(entry.name for entry in verdict.deck.commanders),
        identity=None if verdict.identity is None else symbols(verdict.identity),
        statistics=verdict.statistics,
        companions=tuple(
            SaidCompanion(one.card, one.may_be, one.finding.rule, verdict.said(one.finding, language))
            for one in verdict.companions
        ),
    )
