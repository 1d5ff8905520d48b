"""What happens in a game in words, as its log says it, in either language.

Which message says an event, and from where its places are filled, is data; the browser's `game/telling.ts` says the
same ones.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Protocol

from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.magic.game import events as e
from entaku.messages import Language, has, say

KEY = "game-told-"
BY_HAND = "table-by-hand-"
"""How the messages begin that say what players do by hand."""
Said = tuple[str, Mapping[str, object]]
"""A message of the log, and what fills its places."""


class Player(int):
    """A player by seat, who fills a place."""


class Thing(int):
    """An object by its id, which fills a place."""


class Card(str):
    """A card by its name, which fills a place; nothing is one that isn't seen."""


class Worded(str):
    """A message that fills a place of another."""


class Names(Protocol):
    """Who speaks of a game: its players and cards as somebody at the table calls them."""

    language: Language

    def player(self, seat: Seat) -> str: ...

    def thing(self, number: int) -> str: ...

    def card(self, name: str) -> str: ...

    def was_creature(self, number: int) -> bool: ...


PLAIN: dict[type[Event], tuple[str, Mapping[str, str]]] = {
    e.TurnBegan: ("turn", {"turn": "turn", "player": "@seat"}),
    e.Cast: ("cast", {"player": "@seat", "card": "'card"}),
    e.ActivatedAbility: ("activated", {"player": "@seat", "card": "'card"}),
    e.Countered: ("countered", {"card": "'card"}),
    e.LifeChanged: ("life", {"player": "@seat", "change": "+change", "now": "now"}),
    e.PlayerCountersChanged: (
        "player-counters", {"player": "@seat", "kind": "kind", "change": "+change", "now": "now"},
    ),
    e.CompanionRevealed: ("companion", {"player": "@seat", "card": "'card"}),
    e.CommanderStruck: ("struck", {"player": "@seat", "card": "'card", "now": "now"}),
    e.PlanarDieRolled: ("planar-die", {"player": "@seat", "face": "face"}),
    e.SchemeSetInMotion: ("scheme", {"player": "@seat", "card": "'name"}),
    e.SchemeAbandoned: ("scheme-abandoned", {"player": "@seat", "card": "'name"}),
    e.ControlGained: ("player-controlled", {"player": "@seat", "other": "@whom"}),
    e.MonarchChanged: ("monarch", {"player": "@seat"}),
    e.SpeedChanged: ("speed", {"player": "@seat", "now": "now"}),
    e.RingTempted: ("ring-tempted", {"player": "@seat"}),
    e.InitiativeTaken: ("initiative", {"player": "@seat"}),
    e.Blessed: ("blessed", {"player": "@seat"}),
    e.Paired: ("paired", {"card": "#object", "other": "#other"}),
    e.Goaded: ("goaded", {"card": "#object", "player": "@by"}),
    e.Transformed: ("transformed", {"card": "'card"}),
    e.Flipped: ("flipped", {"card": "'card"}),
    e.LevelGained: ("level", {"card": "#object", "count": "level"}),
    e.MulliganTaken: ("mulligan", {"player": "@seat"}),
    e.HandKept: ("kept", {"player": "@seat", "count": "cards"}),
    e.Shuffled: ("shuffled", {"player": "@seat"}),
    e.ExtraTurnAdded: ("extra-turn", {"player": "@seat"}),
    e.PlayerLost: ("lost", {"player": "@seat", "why": "why"}),
}  # fmt: skip
"""Events that one message says, whatever is in them: each place with a field, "@" a player's, "'" a card's name, "#" an
object's, "+" a change."""
MARKS: Mapping[str, Callable[[object], object]] = {
    "@": lambda value: Player(int(str(value))),
    "'": lambda value: Card(value),
    "#": lambda value: Thing(int(str(value))),
    "+": lambda value: f"{value:+}".replace("-", "−"),
}
OTHERWISE: dict[type[Event], Callable[..., Iterator[Said]]] = {}
"""Events that are said in several ways, or not always."""


def said_of(event: Event) -> Iterator[Said]:
    """The messages that say an event: none for what goes without saying."""
    plain = PLAIN.get(type(event))
    if plain is not None:
        key, places = plain
        yield key, {place: _filled(event, field) for place, field in places.items()}
    elif type(event) in OTHERWISE:
        yield from OTHERWISE[type(event)](event)


def lines(event: Event, names: Names) -> list[str]:
    """The lines of the log that an event makes."""
    said = []
    for key, places in said_of(event):
        if key == "graveyard" and isinstance(event, e.Moved) and _dies(event, names):
            key = "dies"
        message = key if key.startswith(BY_HAND) else KEY + key
        said.append(say(message, names.language, **{place: in_words(one, names) for place, one in places.items()}))
    return said


def _dies(event: e.Moved, names: Names) -> bool:
    """Whether a creature is put into a graveyard from the battlefield.  (CR 700.4)"""
    return event.origin == "battlefield" and not event.part and names.was_creature(event.was)


def in_words(value: object, names: Names) -> str | int:
    """What fills a place, as it is called."""
    match value:
        case Player():
            return names.player(int(value))
        case Thing():
            return names.thing(int(value))
        case Card():
            return names.card(str(value))
        case Worded():
            return say(value, names.language)
        case tuple():
            return ("、" if names.language == "ja" else ", ").join(str(in_words(one, names)) for one in value)
    assert isinstance(value, str | int)
    return value


def _filled(event: Event, field: str) -> object:
    mark = MARKS.get(field[0])
    return getattr(event, field) if mark is None else mark(getattr(event, field[1:]))


def _says(kind: type[Event]) -> Callable[[Callable[..., Iterator[Said]]], Callable[..., Iterator[Said]]]:
    def kept(function: Callable[..., Iterator[Said]]) -> Callable[..., Iterator[Said]]:
        OTHERWISE[kind] = function
        return function

    return kept


BY_RULE = {0: "monarch-triggered", -1: "planeswalking-triggered", -2: "initiative-triggered"}
"""What triggers by a rule has no card: by its source the monarch's ability, the planar die's …  (CR 720.2, 901.8)"""


@_says(e.TriggeredAbility)
def _triggered(event: e.TriggeredAbility) -> Iterator[Said]:
    player = Player(event.seat)
    if event.card or event.source > 0:
        yield "triggered", {"player": player, "card": Card(event.card)}
    else:
        yield BY_RULE.get(event.source, "speed-triggered"), {"player": player}


@_says(e.Resolved)
def _resolved(event: e.Resolved) -> Iterator[Said]:
    if event.fizzled:
        yield "fizzled", {"card": Card(event.card)}


@_says(e.Created)
def _created(event: e.Created) -> Iterator[Said]:
    key = "emblem" if event.zone == "command" else "token"
    yield key, {"player": Player(event.controller), "card": Card(event.card)}


@_says(e.Damaged)
def _damaged(event: e.Damaged) -> Iterator[Said]:
    facts = {"card": Thing(event.source), "count": event.amount}
    if event.seat is not None:
        yield "damage-player", {**facts, "player": Player(event.seat)}
    elif event.object is not None:
        yield "damage-object", {**facts, "other": Thing(event.object)}


@_says(e.AttackDeclared)
def _attacked(event: e.AttackDeclared) -> Iterator[Said]:
    for attacker, seat, walker in event.attackers:
        yield "attack", {"card": Thing(attacker), "player": Thing(walker) if walker else Player(seat)}


@_says(e.Banded)
def _banded(event: e.Banded) -> Iterator[Said]:
    yield "banded", {"card": tuple(map(Thing, event.creatures))}


@_says(e.BlockDeclared)
def _blocked(event: e.BlockDeclared) -> Iterator[Said]:
    for blocker, attacker in event.blocks:
        yield "block", {"card": Thing(blocker), "other": Thing(attacker)}


@_says(e.CommandersAnnounced)
def _commanders(event: e.CommandersAnnounced) -> Iterator[Said]:
    yield "commanders", {"player": Player(event.seat), "card": tuple(map(Card, event.cards))}


@_says(e.Voted)
def _voted(event: e.Voted) -> Iterator[Said]:
    choice = Card(event.choice) if event.object is None else Thing(event.object)
    yield "voted", {"player": Player(event.voter), "card": choice}


@_says(e.Revealed)
def _revealed(event: e.Revealed) -> Iterator[Said]:
    if event.cards:
        yield "revealed", {"player": Player(event.seat), "card": tuple(map(Card, event.cards))}


@_says(e.CoinFlipped)
def _coin(event: e.CoinFlipped) -> Iterator[Said]:
    yield "coin-won" if event.won else "coin-lost", {"player": Player(event.seat)}


@_says(e.DiceRolled)
def _dice(event: e.DiceRolled) -> Iterator[Said]:
    yield "dice", {"player": Player(event.seat), "number": event.sides, "now": ", ".join(map(str, event.results))}


@_says(e.PlaneTurnedUp)
def _plane(event: e.PlaneTurnedUp) -> Iterator[Said]:
    key = "plane-first" if not event.walked else "encountered" if event.phenomenon else "planeswalked"
    yield key, {"player": Player(event.seat), "card": Card(event.name)}


@_says(e.Undergone)
def _undergone(event: e.Undergone) -> Iterator[Said]:
    if event.change == "sees chaos":
        yield "chaos", {"card": Thing(event.object)}


@_says(e.Ventured)
def _ventured(event: e.Ventured) -> Iterator[Said]:
    rooms = {"dungeon": Worded(f"dungeon-{event.dungeon}"), "room": Worded(f"dungeon-{event.room}")}
    yield "ventured", {"player": Player(event.seat), **rooms}


@_says(e.DungeonCompleted)
def _completed(event: e.DungeonCompleted) -> Iterator[Said]:
    yield "dungeon-completed", {"player": Player(event.seat), "dungeon": Worded(f"dungeon-{event.dungeon}")}


@_says(e.Rumbled)
def _rumbled(event: e.Rumbled) -> Iterator[Said]:
    if event.cards:
        yield "rumbled", {"player": Player(event.seat), "life": event.life}


@_says(e.Phased)
def _phased(event: e.Phased) -> Iterator[Said]:
    yield "phased-in" if event.into else "phased-out", {"card": Card(event.card)}


@_says(e.Chosen)
def _chosen(event: e.Chosen) -> Iterator[Said]:
    chosen = Player(event.chosen) if event.chosen is not None else Card(event.text) if event.text else ""
    yield "chosen", {"player": Player(event.seat), "text": chosen}


@_says(e.TurnedFaceUp)
def _face_up(event: e.TurnedFaceUp) -> Iterator[Said]:
    if event.names:
        yield "face-up", {"card": Card(event.card), "text": tuple(map(Card, event.names))}
    else:
        yield "turned-up", {"card": Card(event.card)}


@_says(e.Mutated)
def _mutated(event: e.Mutated) -> Iterator[Said]:
    key = "mutated-over" if event.on_top else "mutated-under"
    yield key, {"card": Card(event.card), "other": Card(event.onto)}


@_says(e.Melded)
def _melded(event: e.Melded) -> Iterator[Said]:
    yield "melded", {"card": Card(event.card), "other": tuple(map(Card, event.cards))}


@_says(e.Designated)
def _designated(event: e.Designated) -> Iterator[Said]:
    key = f"{'no-longer' if event.lost else 'is'}-{event.designation.replace(' ', '-')}"
    if has(KEY + key):
        yield key, {"card": Thing(event.object)}


@_says(e.DaytimeChanged)
def _daytime(event: e.DaytimeChanged) -> Iterator[Said]:
    yield "night" if event.now == "night" else "day", {}


@_says(e.GameEnded)
def _ended(event: e.GameEnded) -> Iterator[Said]:
    for seat in event.winners:
        yield "ended", {"player": Player(seat)}
    if not event.winners:
        yield "drawn", {}


@_says(e.ByHand)
def _by_hand(event: e.ByHand) -> Iterator[Said]:
    card = Card(event.card) if event.card or not event.fault else "none"
    yield "fault" if event.fault else "by-hand", {"player": Player(event.seat), "card": card}


@_says(e.ActedByHand)
def _acted_by_hand(event: e.ActedByHand) -> Iterator[Said]:
    hidden = event.what == "describe" and not event.card
    whose = "" if event.whose is None else Player(event.whose)
    unnamed = whose if event.what == "damage" and whose != "" else Worded("table-by-hand-hidden")
    zone = f"game-by-hand-zone-{event.text}"
    text: object = Worded(zone) if has(zone) else event.text
    if event.what == "attach":
        text = Card(event.text) if event.whose is None else whose
    yield (
        f"{BY_HAND}{event.what}{'-hidden' if hidden else ''}",
        {
            "player": Player(event.seat),
            "card": Card(event.card) if event.card else unnamed,
            "whose": whose,
            "change": f"{event.number:+}".replace("-", "−"),
            "count": event.number,
            "text": text,
        },
    )


@_says(e.Moved)
def _moved(event: e.Moved) -> Iterator[Said]:
    """A card that goes from zone to zone: drawing, discarding and the like have words of their own."""
    facts = {"player": Player(event.owner), "card": Card(event.card)}
    unseen = not event.card and event.to not in ("battlefield", "stack")
    if event.cause in ("draw", "deal"):
        yield ("draw", {"player": Player(event.owner), "count": 1}) if unseen else ("draw-card", facts)
    elif unseen or event.cause in ("cast", "leave"):
        return
    elif event.cause in ("cycle", "discard", "rumble"):
        yield {"rumble": "rumble-card"}.get(event.cause, event.cause), facts
    elif event.to == "battlefield":
        if event.cause == "play":
            yield "land", facts
        elif not event.part:
            yield "battlefield", {**facts, "player": Player(event.controller)}
    elif event.to == "graveyard":
        if event.origin != "stack":
            yield "graveyard", facts
    elif event.to == "hand" and event.origin in ("library", "outside"):
        yield "to-hand", facts
    elif event.to in ("exile", "hand", "library"):
        yield event.to, facts
