"""The abilities of a text while it is being parsed, in either language."""

from typing import Literal

from msgspec import Struct

from entaku.riftbound.form import Ability, AbilityKind, Form, Step, Unread

CHOOSING = frozenset({"equip", "quick-draw", "weaponmaster"})
"""Keywords whose ability chooses something.  (RT-17)"""
PRICED = frozenset({"equip", "repeat", "flow", "empower"})
"""Keywords that are followed by a cost."""
PREFIXES = frozenset({"legion", "level", "deathknell", "empowered", "action", "reaction", "hunt"})
"""Keywords that stand before an ability, with a dash or an arrow."""
LONGEST_SENTENCE = 240
"""Words of a sentence that the grammars try; no card comes near it, and nonsense may be endless."""


class Draft(Struct):
    """An ability while its sentences are being read.

    decided  whether its kind is settled;  parent  the ability that a delayed replacement interrupts
    """

    kind: AbilityKind
    start: int
    steps: list[Step] = []
    keyword: str = ""
    reflexive: bool = False
    decided: bool = False
    parent: "Draft | None" = None


class Gathering:
    """What has been understood of a text so far."""

    def __init__(self, text: str, kind: str) -> None:
        self.text = text
        self.type = kind.lower()
        self.abilities: list[Draft] = []
        self.keywords: list[str] = []
        self.unread: list[Unread] = []
        self.current: Draft | None = None
        self.in_modes = False
        self.looked = False
        """Whether the text has had somebody look at or reveal cards before."""

    def begin(self, kind: AbilityKind, start: int, *, keyword: str = "", decided: bool = True) -> Draft:
        """A new ability, to which what follows belongs."""
        self.current = Draft(kind, start, steps=[], keyword=keyword, decided=decided)
        self.abilities.append(self.current)
        return self.current

    def begin_trigger(self, start: int) -> None:
        """A triggered ability begins, or one that has only just begun turns out to be triggered."""
        current = self.current
        waits = current is not None and not current.steps and (current.kind == "triggered" or not current.decided)
        if current is not None and waits:
            current.kind, current.decided = "triggered", True
            return
        self.begin("triggered", start).parent = current

    def resume(self, replacement: Draft, start: int) -> Draft:
        """After a replacement effect, the ability that it interrupted goes on, or another one begins."""
        parent = replacement.parent
        return self.begin(parent.kind if parent else "spell", start, decided=parent is not None)

    def ends_with_sentence(self) -> bool:
        """Whether what was read last is a passive ability or a keyword, which the next sentence doesn't go on with."""
        current = self.current
        return current is not None and current.decided and current.kind in ("passive", "keyword")

    def has_instruction(self) -> bool:
        """Whether anything has been said to be done so far."""
        return any(step.use == "instruction" for draft in self.abilities for step in draft.steps)

    def finished(self) -> Form:
        """The typed form of all that was understood."""
        abilities = tuple(_finished(draft) for draft in self.abilities if draft.steps or draft.keyword)
        return Form(abilities, tuple(self.keywords), tuple(self.unread), self._speaker())

    def _speaker(self) -> Literal["unit", "thing", "place", "unknown"]:
        """Which kind of card speaks of itself: "me", "this" or only "here"."""
        every = [part.reference for draft in self.abilities for step in draft.steps for part in step.clause.parts]
        every.extend([inner for reference in every for inner in reference.within])
        if any(reference.first_person for reference in every):
            return "unit"
        if any(reference.choice == "self" and reference.kinds in ((), ("object",)) for reference in every):
            return "thing"
        if any(reference.choice == "self" and reference.kinds == ("battlefield",) for reference in every):
            return "place"
        return "unknown"


def _finished(draft: Draft) -> Ability:
    steps = sorted(draft.steps, key=lambda step: (step.clause.start, step.clause.end))
    end = max([step.clause.end for step in steps], default=draft.start)
    return Ability(draft.kind, draft.start, end, tuple(steps), draft.keyword)
