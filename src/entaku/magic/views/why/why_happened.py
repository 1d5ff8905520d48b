"""Why something happened: what resolved or was done, by which rule, what was replaced, who chose.  (CR 608, 614)

Nothing of it is kept while a game is played.  The answer that brought it about is given again, to a copy of the game as
it was before, and watched.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Entry, Event, Table
from entaku.magic.game import events as e
from entaku.magic.game.definitions import RuleInForce
from entaku.magic.game.mutators import replace
from entaku.magic.game.play import MAGIC, Play
from entaku.magic.game.setup import GameSetup
from entaku.magic.game.state import Game, Object, SeatRef
from entaku.magic.spells.replacement.dealing import Dealing
from entaku.magic.spells.replacement.witness import Witness
from entaku.magic.spells.resolving import asking
from entaku.magic.views import viewing
from entaku.magic.views.wording import in_words
from entaku.magic.zones.zone_changes import Going
from entaku.messages import Language, say
from entaku.oracle.card import Face
from entaku.oracle.importers.imported import Texts

GameTable = Table[GameSetup, Play]
Occasion = Literal["resolves", "acts", "step", "state", "trigger", "begins"]
ACTS = {"cast": "601.2", "land": "305.1", "activate": "602.2", "mana": "605.3a", "turn-up": "708.7"}
"""The rules by which a player does something with priority; special actions for everything else."""
STEPS = {
    "untap": "502.3", "upkeep": "503.1", "draw": "504.1", "beginning of combat": "507.1", "declare attackers": "508.1",
    "declare blockers": "509.1", "first-strike damage": "510.4", "combat damage": "510.2", "end of combat": "511.3",
    "end": "513.1", "cleanup": "514.1",
}  # fmt: skip
"""The rules of turn-based actions.  (CR 703.4)"""


class Source(Struct, frozen=True, omit_defaults=True):
    """An object whose ability or effect had to do with it, by its name, and the words of that ability."""

    id: int
    name: str
    said: tuple[Texts, ...] = ()


class WhyHappened(Struct, frozen=True, omit_defaults=True):
    """Why something happened.

    A spell or ability that `resolves`, a player who `acts` with priority, a turn-based action of a `step`, a
    `state`-based action, a `trigger` that is put onto the stack, or the game that `begins`.  `by` is what resolved or
    was done then; `seat` who controls it or did it; `replaced` whose effects replaced or prevented what would have
    happened; `chose` who made a choice for it.
    """

    occasion: Occasion
    rule: str
    seat: Seat = -1
    step: str = ""
    by: tuple[Source, ...] = ()
    replaced: tuple[Source, ...] = ()
    chose: tuple[Seat, ...] = ()

    def said(self, players: Sequence[str], language: Language = "en") -> str:
        """The same as lines, as a player would say it."""
        return "\n".join(self._lines(players, language))

    def _lines(self, players: Sequence[str], language: Language) -> Iterator[str]:
        step = say(f"game-step-{self.step.replace(' ', '-')}", language) if self.step else ""
        card = self.by[0].name if self.by else ""
        who = players[self.seat] if self.seat >= 0 else ""
        known = "" if card or self.occasion not in ("resolves", "acts", "trigger") else "-hidden"
        reason = say(f"why-did-{self.occasion}{known}", language, card=card, player=who, step=step)
        yield say("why-rule", language, reason=reason, rule=self.rule)
        for source in self.by:
            yield from (one.ja if language == "ja" else one.en for one in source.said)
        for source in self.replaced:
            reason = say("why-did-replaced" if source.name else "why-did-replaced-hidden", language, card=source.name)
            yield say("why-rule", language, reason=reason, rule="614.6")
        if self.chose:
            names = say("why-so-comma", language).join(dict.fromkeys(players[seat] for seat in self.chose))
            yield say("why-did-chose", language, players=names)


class Watching(Witness):
    """The events of one answer, each with why it happened, as far as everybody may know it.

    `answered` are who gave the answers before, the last one last.
    """

    def __init__(self, play: Play, answered: Sequence[Seat]) -> None:
        super().__init__()
        self.play = play
        self.answered = answered
        self.causes: list[WhyHappened] = []
        self.changed: list[tuple[object, object, RuleInForce]] = []

    def append(self, event: Event) -> None:
        self.causes.append(cause(self, event))
        super().append(event)

    def extend(self, batch: object) -> None:
        for event in batch:  # type: ignore[attr-defined]  # a list of events, as who calls knows
            self.append(event)

    def clear(self) -> None:
        self.causes.clear()
        super().clear()

    def replaced(self, before: object, now: object, by: RuleInForce) -> None:
        self.changed.append((before, now, by))

    def taken(self, event: Event) -> list[RuleInForce]:
        """The effects that have made this event what it is, each told once."""
        found = [one for one in self.changed if is_of(one[0], one[1], event)]
        self.changed = [one for one in self.changed if one not in found]
        return [by for _, _, by in found]


def is_of(before: object, now: object, event: Event) -> bool:
    """Whether an event is what something that was about to happen has become."""
    if isinstance(before, Going) and isinstance(event, e.Moved):
        return before.number == event.was
    if isinstance(before, Dealing) and isinstance(event, e.Damaged):
        to = SeatRef(event.seat) if event.object is None and event.seat is not None else event.object
        return (before.source, before.to) == (event.source, to) or (
            isinstance(now, Dealing) and (now.source, now.to) == (event.source, to)
        )
    if isinstance(before, int) and isinstance(event, e.LifeChanged | e.CountersChanged | e.PlayerCountersChanged):
        return now == event.change
    return False


def cause(seen: Watching, event: Event) -> WhyHappened:
    """Why an event happens, at the moment when it does."""
    play, game = seen.play, seen.play.game
    before = play.checkpoint if play.checkpoint is not None else game
    stage, count = before.pending.stage, len(play.answers)
    begun = stage == "priority" and count > 0
    chose = tuple(seen.answered[len(seen.answered) - count + begun :]) if count else ()
    found = occasion(before, game, play, event)
    replaced = tuple(source_of(game, one.source) for one in seen.taken(event))
    return replace(found, chose=chose, replaced=replaced)


def occasion(before: Game, game: Game, play: Play, event: Event) -> WhyHappened:
    """What the game was about, as the stage of it that goes on says."""
    stage = before.pending.stage
    if isinstance(event, e.TriggeredAbility):
        item = game.objects.get(event.object)
        return WhyHappened("trigger", "603.3", event.seat, by=(of_stack(game, item),) if item is not None else ())
    if stage == "resolve" and before.stack:
        item = before.objects[before.stack[-1]]
        return WhyHappened("resolves", "608.2", item.controller, by=(of_stack(before, item),))
    if stage == "priority":
        what = play.begun.what if play.begun is not None else ""
        card = play.begun.card if play.begun is not None else None
        by = () if card is None else (of_act(before, card, event, game),)
        return WhyHappened("acts", ACTS.get(what, "116.2"), before.pending.holder, by=by)
    if stage in ("step", "cleanup"):
        return WhyHappened("step", STEPS.get(before.step, "703.1"), before.active, step=before.step)
    if stage == "settle":
        return WhyHappened("state", "704.3")
    return WhyHappened("begins", "103.1")


def of_act(before: Game, card: int, event: Event, game: Game) -> Source:
    """What a player does something with; of an ability that is on the stack by now with its words."""
    item = game.objects.get(event.object) if isinstance(event, e.ActivatedAbility) else None
    return of_stack(game, item) if item is not None else source_of(before, card)


def of_stack(game: Game, item: Object) -> Source:
    """A spell or ability on the stack: of an ability its source, and its words."""
    ability = item.spell.ability if item.spell is not None else None
    if item.spell is None or ability is None:
        return source_of(game, item.id)
    found = source_of(game, item.spell.source)
    return replace(found, said=in_words((ability,), Face(found.name or item.base.name, types=("Card",))))


def source_of(game: Game, number: int) -> Source:
    """An object with the name that everybody knows it by; without a name where only some do."""
    known = asking.seen(game, number)
    is_known = known is not None and viewing.knows(game, known[0], "public")
    return Source(number, known[1].name if known is not None and is_known else "")


def watched(table: GameTable, entry: Entry) -> Watching:
    """What an answer brings about, watched.  The table is played on."""
    decision = table.decisions[entry.decision]
    seen = Watching(table.state, [*(one.seat for one in table.log), entry.seat])
    MAGIC.go_on(table.state, decision, entry.answer, seen)
    table.log.append(entry)
    return seen


def why_happened(table: GameTable, log: Sequence[Entry], event: Event, viewer: Viewer) -> WhyHappened:
    """Why an event happened, by one of these answers to the table, which is played on; the last time, if often.

    `event` is as the viewer was told of it.  Raises Unlawful if nothing of the kind happened.
    """
    found: WhyHappened | None = None
    for entry in log:
        seen = watched(table, entry)
        for one, cause in zip(seen, seen.causes, strict=True):
            if type(one) is type(event) and table.rules.told(table.state, one, viewer) == event:
                found = cause
    if found is None:
        raise Unlawful("why-unknown-event")
    return found
