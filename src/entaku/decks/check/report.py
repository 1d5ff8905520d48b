"""The verdict on a deck as one document, its sentences in a language."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from entaku.decks.building import Statistics
from entaku.decks.check.brackets import bracket_of
from entaku.decks.check.case import symbols
from entaku.decks.check.commander import Verdict
from entaku.decks.check.rules import CommanderRules
from entaku.decks.problems import Problem
from entaku.messages import Language
from entaku.oracle.library import Library

NOT_IMPORTED = "check-not-imported"
NAMED = 6
"""So many cards of which nothing is known are named; of more the last are counted."""


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


class SaidReason(Struct, frozen=True):
    """What speaks for a bracket: the cards, the lowest bracket that has them, and a sentence."""

    kind: str
    at_least: int
    cards: tuple[str, ...]
    message: str


class SaidBracket(Struct, frozen=True):
    """The lowest bracket that a deck's cards speak for, and why; no verdict.

    unread   cards whose words aren't understood in full
    listed   when the list of cards that change games came into force
    remarks  where imported data say something else than that list
    """

    at_least: int
    because: tuple[SaidReason, ...]
    unread: tuple[str, ...]
    listed: str
    remarks: tuple[str, ...] = ()


class CheckReport(Struct, frozen=True):
    """What the check found; `unknown` is what it couldn't know, `identity` the commander's as mana symbols.

    `companions` and `remarks` are no problems: a deck is legal without them.  `as_of` is the day whose lists count,
    `listed` when its ban list came into force, `edition` the rules of the game by which decks were built then; `newer`
    of what sets the list names cards that came after the data.  `unimported` are the cards of which no data are here:
    where they are several, one sentence of `unknown` says it of all.
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
    as_of: str = ""
    listed: str = ""
    edition: str = ""
    remarks: tuple[SaidProblem, ...] = ()
    bracket: SaidBracket | None = None
    newer: tuple[str, ...] = ()
    unimported: tuple[str, ...] = ()


def report_of(
    verdict: Verdict, rules: CommanderRules, language: Language, library: Library | None = None
) -> CheckReport:
    """The verdict by these rules in a language; with its bracket where the library is there to look into its cards."""

    def told(problem: Problem) -> SaidProblem:
        return SaidProblem(problem.rule, problem.card, verdict.said(problem, language))

    return CheckReport(
        legal=verdict.legal,
        problems=tuple(map(told, verdict.problems)),
        unknown=tuple(map(told, gathered(verdict.unknown))),
        format=rules.name,
        on=rules.on,
        commanders=tuple(entry.name for entry in verdict.deck.commanders),
        identity=None if verdict.identity is None else symbols(verdict.identity),
        statistics=verdict.statistics,
        companions=tuple(
            SaidCompanion(one.card, one.may_be, one.finding.rule, verdict.said(one.finding, language))
            for one in verdict.companions
        ),
        as_of=rules.as_of,
        listed=rules.listed,
        edition=rules.edition,
        remarks=tuple(map(told, verdict.remarks)),
        bracket=None if library is None else said_bracket(verdict, rules, library, language),
        unimported=unimported(verdict.unknown),
    )


def unimported(unknown: Sequence[Problem]) -> tuple[str, ...]:
    """The cards of a list of which no data are here."""
    return tuple(one.card for one in unknown if one.key == NOT_IMPORTED and one.card is not None)


def gathered(unknown: Sequence[Problem]) -> Iterator[Problem]:
    """What isn't known, where the data of several cards are lacking with one sentence for all of these first."""
    names = unimported(unknown)
    if len(names) < 2:
        yield from unknown
        return
    rule = next(one.rule for one in unknown if one.key == NOT_IMPORTED)
    shown = names if len(names) <= NAMED else names[: NAMED - 1]
    facts: dict[str, str | int] = {
        "count": len(names), "cards": "\n".join(shown), "more": len(names) - len(shown)
    }  # fmt: skip
    yield Problem(rule, "check-not-imported-many", None, facts)
    yield from (one for one in unknown if one.key != NOT_IMPORTED)


def said_bracket(verdict: Verdict, rules: CommanderRules, library: Library, language: Language) -> SaidBracket | None:
    """What the deck speaks for, in a language."""
    found = bracket_of(verdict.deck, rules, library)
    if found is None:
        return None
    because = (
        SaidReason(one.kind, one.at_least, one.cards, verdict.said(one.problem(), language)) for one in found.because
    )
    remarks = tuple(verdict.said(remark, language) for remark in found.remarks)
    return SaidBracket(found.at_least, tuple(because), found.unread, found.listed, remarks)
