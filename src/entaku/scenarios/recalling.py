"""Statements about what has happened since the scenario began, and about who was asked what."""

from collections.abc import Callable, Sequence

from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.magic.concepts.mana.phyrexian_mana import IN_LIFE, LAST, TIMES
from entaku.magic.game import events as e
from entaku.magic.game.definitions import Kit
from entaku.magic.spells.layers import projection
from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.instructions import AtNext, Delayed
from entaku.oracle.ir.walking import nodes
from entaku.oracle.trees import shipped
from entaku.scenarios.playing import ACTED_ON, ScenarioTable
from entaku.scenarios.pointing import NUMBER, whole
from entaku.scenarios.remarks import Said, said
from entaku.scenarios.statements import Match, Statement, plain, was

ASKED_TO: dict[str, tuple[str, ...]] = {
    "vote": ("game-vote",),
    "vote again": ("game-extra-vote",),
    "attack": ("game-attack",),
    "block": ("game-block",),
    "choose a target": ("game-target",),
    "choose new targets": ("game-new-targets",),
    "choose a player": ("game-choose-player",),
    "choose a replacement effect": ("game-replacement",),
    "choose a mode": ("game-modes",),
    "choose a face": ("game-cast-face", "game-play-face"),
    "choose a pile": ("game-choose-pile",),
    "choose a hand": ("game-choose-hand",),
    "choose a colour": ("game-choose-colour",),
    "choose a word": ("game-choose-word",),
    "name a card": ("game-choose-name",),
    "discard": ("game-discard",),
    "discard as a cost": ("game-cost-discard",),
    "pay more": ("game-pay-more",),
    "sacrifice": ("game-sacrifice",),
    "mulligan": ("game-mulligan",),
    "pay": ("game-may-pay", "game-unless"),
    "pay life": (IN_LIFE, TIMES, LAST),
    "scry": ("game-scry",),
    "surveil": ("game-surveil",),
    "fateseal": ("game-fateseal",),
    "search": ("game-search",),
    "keep a legend": ("game-legend",),
    "choose for the Rumble rule": ("game-rumble",),
    "divide damage": ("game-divide",),
    "divide what a shield prevents": ("game-shield",),
    "assign damage": ("game-damage", "game-damage-freely", "game-band-damage"),
    "form a band": ("game-band",),
    "order triggers": ("game-order-triggers", "game-order-team-triggers"),
    "order blockers": ("game-order-blockers",),
    "order attackers": ("game-order-attackers",),
    "order a library": ("game-order-library",),
    "order cards": ("game-order-library",),
    "decide": ("game-may",),
    "put a commander into the command zone": ("game-commander-instead", "game-commander-return"),
    "reveal a companion": ("game-companion",),
    "choose": ("game-choose", "game-attack-whom", "game-put-from-hand"),
}
"""What players are asked to do, and the questions that ask for it."""


def asked(table: ScenarioTable, found: Match) -> Said | None:
    """Whether, and how often, a player was asked to do something."""
    purposes = ASKED_TO[found["what"] or ""]
    who = found["player"] or ""
    nobody = who in ("nobody", "Nobody")
    seats = range(len(table.names.players)) if nobody else (table.names.seat(who),)
    now = sum(one.purpose in purposes and one.seat in seats for one in table.asked)
    decision = table.decision
    if decision is not None and decision.purpose in ACTED_ON and decision.purpose in purposes:
        now += decision.seat in seats
    if found["n"] is not None:
        return None if now == whole(found["n"]) else was(now)
    if nobody or found["verb"] != "was":
        return None if now == 0 else was(now)
    return None if now else was(0)


def called(table: ScenarioTable, found: Match, event_card: str, number: int) -> bool:
    """Whether an event's object is the one that a statement names."""
    text = found["thing"] or ""
    pointer = table.names.pointer(text)
    if pointer.alias is not None:
        return table.names.goes_by(pointer.alias, number)
    return event_card.casefold() == pointer.name


def count(table: ScenarioTable, kind: type[Event], fits: Callable[[Event], bool]) -> int:
    return sum(isinstance(event, kind) and fits(event) for event in table.events)


def often(now: int, found: Match) -> Said | None:
    """Whether something happened as often as is said: once or more where no number is."""
    if found.get("never"):
        return None if now == 0 else was(now)
    times = {"once": 1, "twice": 2}.get(found.get("times") or "")
    if times is None and found.get("n"):
        times = whole(found["n"] or "")
    if times is None:
        return None if now else was(0)
    return None if now == times else was(now)


def died(table: ScenarioTable, found: Match) -> Said | None:
    def fits(event: Event) -> bool:
        assert isinstance(event, e.Moved)
        was_there = event.origin == "battlefield" and event.to == "graveyard"
        return was_there and called(table, found, event.card, event.now)

    return often(count(table, e.Moved, fits), found)


NOTHING_TRIGGERS = "scenario-nothing-triggers"
"""What is said of something that didn't trigger and couldn't."""


def triggered(table: ScenarioTable, found: Match) -> Said | None:
    def fits(event: Event) -> bool:
        assert isinstance(event, e.TriggeredAbility)
        return called(table, found, event.card, event.source)

    now = count(table, e.TriggeredAbility, fits)
    if found["never"] and not now and not has_trigger(table, found["thing"] or ""):
        return said(NOTHING_TRIGGERS, name=found["thing"] or "")
    return often(now, found)


def has_trigger(table: ScenarioTable, text: str) -> bool:
    """Whether anything that is so called has an ability that triggers, or one that makes such an ability.

    What a card says is looked up by its name, too: who leaves the game takes all objects along.  (CR 800.4a)
    """
    game, name = table.game, table.names.pointer(text).name
    items = [game.objects[number] for number in table.pointed(text)]
    definitions = [face for item in items for face in (item.definition.whole, *item.definition.whole.faces)]
    written = [tree for tree in (*table.scenario.trees, *shipped().values()) if tree.name.casefold() == name]
    kits = [
        *(projection.look(game, item).kit for item in items),
        *(definition.traits.kit for definition in definitions),
        *(Kit(abilities) for tree in written for abilities in (tree.abilities, *tree.others)),
    ]
    return any(isinstance(node, Triggered | Delayed | AtNext) for kit in kits for node in nodes(kit.meant))


def countered(table: ScenarioTable, found: Match) -> Said | None:
    def fits(event: Event) -> bool:
        assert isinstance(event, e.Countered)
        return called(table, found, event.card, event.object)

    return often(count(table, e.Countered, fits), found)


def resolved(table: ScenarioTable, found: Match) -> Said | None:
    def fits(event: Event) -> bool:
        assert isinstance(event, e.Resolved)
        return not event.fizzled and called(table, found, event.card, event.object)

    return often(count(table, e.Resolved, fits), found)


def was_cast(table: ScenarioTable, found: Match) -> Said | None:
    def fits(event: Event) -> bool:
        assert isinstance(event, e.Cast)
        return called(table, found, event.card, event.object)

    return often(count(table, e.Cast, fits), found)


def drew(table: ScenarioTable, found: Match) -> Said | None:
    seat = table.names.seat(found["player"] or "")
    now = sum(isinstance(event, e.Moved) and event.cause == "draw" and event.owner == seat for event in table.events)
    return None if now == whole(found["n"] or "0") else was(now)


def discarded(table: ScenarioTable, found: Match) -> Said | None:
    seat = table.names.seat(found["player"] or "")
    now = sum(isinstance(event, e.Moved) and event.cause == "discard" and event.owner == seat for event in table.events)
    return None if now == whole(found["n"] or "0") else was(now)


def life_changed(table: ScenarioTable, found: Match) -> Said | None:
    seat = table.names.seat(found["player"] or "")
    sign = 1 if found["verb"] == "gained" else -1
    changes = [event.change for event in table.events if isinstance(event, e.LifeChanged) and event.seat == seat]
    now = sum(change * sign for change in changes if change * sign > 0)
    return None if now == whole(found["n"] or "0") else was(now)


def was_dealt(table: ScenarioTable, found: Match) -> Said | None:
    """How much damage a player or an object was dealt."""
    who = found["thing"] or ""
    dealt = [event for event in table.events if isinstance(event, e.Damaged)]
    if who in table.names.players:
        seat = table.names.seat(who)
        now = sum(event.amount for event in dealt if event.seat == seat)
    else:
        numbers = table.pointed(who)
        now = sum(event.amount for event in dealt if event.object in numbers)
    return None if now == whole(found["n"] or "0") else was(now)


def votes(table: ScenarioTable, found: Match) -> Said | None:
    """How many votes a word or an object got."""
    text = (found["thing"] or "").casefold()
    numbers = table.pointed(found["thing"] or "")
    cast = [event for event in table.events if isinstance(event, e.Voted)]
    now = sum(event.choice.casefold() == text if event.object is None else event.object in numbers for event in cast)
    return None if now == whole(found["n"] or "0") else was(now)


def revealed(table: ScenarioTable, found: Match) -> Said | None:
    """Whether a card, or one so called in this scenario, was shown to everybody."""
    return plain(was_shown(table, found, None) != bool(found["never"]))


def shown_to(table: ScenarioTable, found: Match) -> Said | None:
    """Whether a player alone looked at a card, or at one so called in this scenario."""
    seat = table.names.seat(found["player"] or "")
    return plain(was_shown(table, found, seat) != bool(found["never"]))


def was_shown(table: ScenarioTable, found: Match, to: Seat | None) -> bool:
    """Whether a card was shown to a player, or to everybody if to nobody in particular."""
    pointer, objects = table.names.pointer(found["thing"] or ""), table.game.objects
    meant = [objects[number].definition.name for number in pointer.alias or () if number in objects]
    names = {name.casefold() for name in meant} or {pointer.name}
    shown = [
        card.casefold() for event in table.events if isinstance(event, e.Revealed) and event.to == to
        for card in event.cards
    ]  # fmt: skip
    return any(name in shown for name in names)


def shuffled(table: ScenarioTable, found: Match) -> Said | None:
    seat = table.names.seat(found["player"] or "")
    return plain(any(isinstance(event, e.Shuffled) and event.seat == seat for event in table.events))


THING = "(?P<thing>.+?)"
TIMES = rf"(?: (?:(?P<times>once|twice)|(?P<n>{NUMBER}) times))?"
N = rf"(?P<n>{NUMBER})"
WHO = "(?P<player>{P})"

STATEMENTS: Sequence[Statement] = (
    Statement("B was asked to vote",
              rf"(?P<player>{{P}}|[Nn]obody) (?P<verb>was|wasn't|was never) asked to (?P<what>{'|'.join(ASKED_TO)})"
              rf"(?: (?:(?P<n>{NUMBER}) times?))?", asked),
    Statement("CARD died", THING + " (?P<never>didn't )?(?:died|die)" + TIMES, died),
    Statement("CARD triggered twice", THING + " (?P<never>didn't )?(?:triggered|trigger)" + TIMES, triggered),
    Statement("CARD was countered", THING + " was(?P<never>n't)? countered", countered),
    Statement("CARD resolved", THING + " (?P<never>didn't )?(?:resolved|resolve)" + TIMES, resolved),
    Statement("CARD was cast", THING + " was(?P<never>n't)? cast" + TIMES, was_cast),
    Statement("CARD was revealed", THING + " was(?P<never>n't)? revealed", revealed),
    Statement("CARD was shown to B", THING + " was(?P<never>n't)? shown to " + WHO, shown_to),
    Statement("A drew 2 cards", WHO + " drew " + N + " cards?", drew),
    Statement("A discarded 2 cards", WHO + " discarded " + N + " cards?", discarded),
    Statement("A shuffled", WHO + " shuffled", shuffled),
    Statement("A gained 3 life", WHO + " (?P<verb>gained|lost) " + N + " life", life_changed),
    Statement("B was dealt 3 damage", THING + " was dealt " + N + " damage", was_dealt, names_things=False),
    Statement("WORD got 2 votes", THING + " got " + N + " votes?", votes, names_things=False),
)  # fmt: skip
