"""Which words of a rules text are targets, and why: the room's answer to a text, typed and ready to be sent."""

from msgspec import Struct

from entaku.kernel.errors import Unreadable
from entaku.riftbound import english, japanese
from entaku.riftbound.editions import EDITIONS, NEWEST, EditionName, edition
from entaku.riftbound.explaining import Said, explain, said
from entaku.riftbound.form import Form, Reference
from entaku.riftbound.grounds import GROUNDS, Chosen, Reason
from entaku.riftbound.judging import Judgement, judge
from entaku.riftbound.questions import Question, questions
from entaku.riftbound.rulings import in_force, reflexive
from entaku.riftbound.writing import Tongue, Written, tongue, written

LONGEST_TEXT = 1_000_000
"""Characters of a text that is analysed; a card has a few hundred."""


class Verdict(Struct, frozen=True):
    """What one version of the rules says of a mention.

    reason  the one condition that decides;  ground  which case of it
    rule    the project's number for the rule;  core_rule  that of the Core Rules
    chosen  when the choice is made
    why     the explanation
    depends  whether it is a target or none by what is chosen; `target` is then false
    """

    target: bool
    reason: Reason
    ground: str
    rule: str
    core_rule: str
    chosen: Chosen
    why: Said
    depends: bool = False


class Mention(Struct, frozen=True):
    """An object, player or place that a text mentions.

    start, end  where it stands in the text that was given, in characters
    number      1 for the first mention of the text
    earlier     the number of the mention that it points back to
    verdict     under the version of the rules that was asked for
    verdicts    by version of the rules
    """

    text: str
    start: int
    end: int
    number: int
    earlier: int | None
    verdict: Verdict
    verdicts: dict[EditionName, Verdict]

    @property
    def target(self) -> bool:
        return self.verdict.target

    @property
    def depends_on_rules(self) -> bool:
        """Whether the versions of the rules differ on it."""
        told = {(one.target, one.reason, one.chosen) for one in self.verdicts.values()}
        return len(told) > 1


class NotUnderstood(Struct, frozen=True):
    """A stretch of the text that isn't understood, or a mention in one."""

    text: str
    start: int
    end: int
    is_mention: bool


class Analysis(Struct, frozen=True):
    """Everything that is said of a text.

    language   the text's own
    rules      the version of the rules that was asked for
    mentions   in the order of the text
    questions  what judges are asked about it, answered
    note       a ruling on this very card that was in force
    """

    text: str
    language: Tongue
    rules: EditionName
    mentions: tuple[Mention, ...]
    not_understood: tuple[NotUnderstood, ...]
    questions: tuple[Question, ...]
    form: Form
    note: Said | None = None

    @property
    def is_understood(self) -> bool:
        return not self.not_understood

    @property
    def targets(self) -> tuple[Mention, ...]:
        return tuple(mention for mention in self.mentions if mention.target)


def analyse(text: str, rules: str = NEWEST, *, name: str = "", kind: str = "") -> Analysis:
    """Finds every mention of a rules text and says whether it is a target, and why.  (RT-1 to RT-19)

    `name` is the card's, for rulings on single cards; `kind` its type ("Unit", "Spell" …), where they are known.
    Raises Unlawful for a version of the rules that there isn't, Unreadable for a text longer than any book of cards.

    >>> [(mention.text, mention.verdict.reason) for mention in analyse("Kill a unit at a battlefield.").mentions]
    [('a unit at a battlefield', 'target'), ('a battlefield', 'restriction')]
    """
    if len(text) > LONGEST_TEXT:
        raise Unreadable("riftbound-text-too-long", most=LONGEST_TEXT)
    return _Analyser(text, edition(rules).name, name, kind).analysis()


def parse(text: str, kind: str = "") -> tuple[Written, Form]:
    """The text in one spelling, and its typed form.  (RT-19)"""
    spelt = written(text)
    reader = japanese.parse if tongue(spelt.text) == "ja" else english.parse
    return spelt, reader(spelt.text, kind)


class _Analyser:
    """Puts together what is said of one text."""

    def __init__(self, text: str, rules: EditionName, name: str, kind: str) -> None:
        self.text, self.rules, self.name = text, rules, name
        self.spelt, self.form = parse(text, kind)
        place = kind.lower() == "battlefield"
        self.judged: dict[EditionName, list[Judgement]] = {}
        for known, version in EDITIONS.items():
            form = reflexive(self.form) if in_force(name, known, reflexive=True) else self.form
            self.judged[known], self.bindings = judge(form, version, is_battlefield=place)
        judgements = self.judged[rules]
        self.numbers = {_place(one.reference): number for number, one in enumerate(judgements, 1)}

    def analysis(self) -> Analysis:
        others = {known: {_place(one.reference): one for one in found} for known, found in self.judged.items()}
        mentions = []
        for judgement in self.judged[self.rules]:
            place = _place(judgement.reference)
            verdicts = {known: self._verdict(found[place], known) for known, found in others.items() if place in found}
            mentions.append(self._mention(judgement, verdicts))
        note = in_force(self.name, self.rules)
        return Analysis(
            self.text, tongue(self.spelt.text), self.rules, tuple(mentions), tuple(self._not_understood()),
            questions(self.form, self.judged[self.rules], EDITIONS[self.rules], self._words), self.form,
            said(note.note) if note else None,
        )  # fmt: skip

    def _words(self, reference: Reference) -> str:
        return self._given(reference.start, reference.end)[0]

    def _given(self, start: int, end: int) -> tuple[str, int, int]:
        first, last = self.spelt.place(start, end)
        return self.text[first:last], first, last

    def _mention(self, judgement: Judgement, verdicts: dict[EditionName, Verdict]) -> Mention:
        reference = judgement.reference
        words, start, end = self._given(reference.start, reference.end)
        antecedent = self._antecedent(reference)
        earlier = self.numbers.get(_place(antecedent)) if antecedent else None
        return Mention(words, start, end, self.numbers[_place(reference)], earlier, verdicts[self.rules], verdicts)

    def _antecedent(self, reference: Reference) -> Reference | None:
        return self.bindings.antecedents.get(_place(reference))

    def _verdict(self, judgement: Judgement, rules: EditionName) -> Verdict:
        ground = GROUNDS[judgement.ground]
        other = self._antecedent(judgement.reference) if judgement.ground == "earlier" else judgement.outer
        about = self._words(other) if other is not None else ""
        why = explain(judgement.ground, self._words(judgement.reference), about, ground.core_rule, EDITIONS[rules])
        return Verdict(
            ground.reason == "target", ground.reason, judgement.ground, ground.rule, ground.core_rule,
            judgement.chosen, why, ground.depends,
        )  # fmt: skip

    def _not_understood(self) -> list[NotUnderstood]:
        found = []
        for unread in self.form.unread:
            found.append(NotUnderstood(*self._given(unread.start, unread.end), is_mention=False))
            found.extend(NotUnderstood(*self._given(start, end), is_mention=True) for start, end in unread.mentions)
        return found


def _place(reference: Reference) -> tuple[int, int]:
    return reference.start, reference.end
