"""Analyses as they are handed to programs: plain documents, one language said."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from entaku.messages import Language, say
from entaku.riftbound.collection import RiftboundCard
from entaku.riftbound.editions import EDITIONS, EditionName

if TYPE_CHECKING:
    from entaku.riftbound.analysis import Analysis, Mention, Verdict


class ReportedVerdict(Struct, frozen=True):
    """What one version of the rules says."""

    target: bool
    reason: str
    rule: str
    core_rule: str
    chosen: str
    explanation: str


class ReportedMention(Struct, frozen=True, omit_defaults=True):
    """A mention with its verdict, and those of all versions of the rules where they differ.

    start, end  characters (code points) of the text
    earlier     the number of the mention that this one points back to
    depends     whether it is a target or none by what is chosen
    """

    text: str
    start: int
    end: int
    target: bool
    reason: str
    rule: str
    explanation: str
    number: int
    core_rule: str
    chosen: str
    ground: str
    earlier: int | None = None
    by_rules: dict[str, ReportedVerdict] = {}
    depends: bool = False


class ReportedUnread(Struct, frozen=True):
    """A stretch that isn't understood; `mention` for a thing that it seems to mention."""

    text: str
    start: int
    end: int
    mention: bool


class ReportedQuestion(Struct, frozen=True):
    """A question judges get, answered; `about` are numbers of mentions."""

    topic: str
    about: tuple[int, ...]
    question: str
    answer: str
    rule: str


class TargetReport(Struct, frozen=True):
    """Everything that is said of a text, in one language.

    since     when the version of the rules came out
    followed  which version that is, and what came after it
    """

    text: str
    language: str
    rules: str
    understood: bool
    mentions: tuple[ReportedMention, ...]
    not_understood: tuple[ReportedUnread, ...]
    questions: tuple[ReportedQuestion, ...]
    note: str | None
    since: str
    followed: str


def report(analysis: "Analysis", language: Language) -> TargetReport:
    """An analysis as a document."""
    note = analysis.note.in_(language) if analysis.note is not None else None
    return TargetReport(
        analysis.text, analysis.language, analysis.rules, analysis.is_understood,
        tuple(_mention(mention, language) for mention in analysis.mentions),
        tuple(ReportedUnread(one.text, one.start, one.end, one.is_mention) for one in analysis.not_understood),
        tuple(
            ReportedQuestion(one.topic, one.about, one.question.in_(language), one.answer.in_(language), one.rule)
            for one in analysis.questions
        ),
        note, EDITIONS[analysis.rules].since, followed(analysis.rules, language),
    )  # fmt: skip


def followed(rules: EditionName, language: Language) -> str:
    """By which rules is answered, of which day, and what newer ones say beside."""
    return say(f"riftbound-followed-{rules.split('-')[0]}", language, since=EDITIONS[rules].since)


def _mention(mention: "Mention", language: Language) -> ReportedMention:
    verdict = mention.verdict
    differs = mention.depends_on_rules
    return ReportedMention(
        mention.text, mention.start, mention.end, verdict.target, verdict.reason, verdict.rule,
        verdict.why.in_(language), mention.number, verdict.core_rule, verdict.chosen, verdict.ground, mention.earlier,
        {name: _verdict(one, language) for name, one in mention.verdicts.items()} if differs else {},
        verdict.depends,
    )  # fmt: skip


def _verdict(verdict: "Verdict", language: Language) -> ReportedVerdict:
    why = verdict.why.in_(language)
    return ReportedVerdict(verdict.target, verdict.reason, verdict.rule, verdict.core_rule, verdict.chosen, why)


class UnreadOf(Struct, frozen=True):
    """A stretch of a card's text that isn't understood."""

    card: str
    text: str
    start: int
    end: int


class ReportedCard(Struct, frozen=True):
    """A card with the mentions of its text."""

    card: str
    understood: bool
    mentions: tuple[ReportedMention, ...]


class Coverage(Struct, frozen=True):
    """How much of many texts is understood, and what is said of each."""

    cards: int
    understood: int
    percent: float
    mentions: int
    targets: int
    not_understood: tuple[UnreadOf, ...]
    results: tuple[ReportedCard, ...]


def coverage(cards: Iterable[RiftboundCard], rules: str, language: Language) -> Coverage:
    """Goes through the cards of a file.  (RT-19)"""
    from entaku.riftbound.analysis import analyse  # its grammars take a while, and reports are told without them

    results: list[ReportedCard] = []
    unread: list[UnreadOf] = []
    for card in cards:
        analysis = analyse(card.text, rules, name=card.name, kind=card.type)
        mentions = tuple(_mention(mention, language) for mention in analysis.mentions)
        results.append(ReportedCard(card.name, analysis.is_understood, mentions))
        unread.extend(
            UnreadOf(card.name, one.text, one.start, one.end) for one in analysis.not_understood if not one.is_mention
        )
    understood = sum(one.understood for one in results)
    every = [mention for one in results for mention in one.mentions]
    return Coverage(
        len(results), understood, round(100 * understood / max(1, len(results)), 1), len(every),
        sum(mention.target for mention in every), tuple(unread), tuple(results),
    )  # fmt: skip
