"""Paragraphs of a card's text, each an ability or a row of keywords."""

from collections.abc import Iterable
from typing import Any, get_args  # Any: values of slots, of whatever kind

from msgspec import structs

from entaku.oracle.ir.abilities import (
    AbilityWord,
    Activated,
    CostPart,
    DiscardCost,
    ExertCost,
    ExileCost,
    Replaces,
    RevealCost,
    SpellAbility,
    Static,
    Triggered,
)
from entaku.oracle.ir.conditions import AttackedThisTurn, Condition, Matches, TurnOf
from entaku.oracle.ir.happenings import (
    AnyHappening,
    BeginningOf,
    Casts,
    CountersRemoved,
    Dies,
    Does,
    Happening,
    LastCounterRemoved,
    Undergoes,
)
from entaku.oracle.ir.instructions import If, May, OnceEachTurn
from entaku.oracle.ir.things import Attached, Being, Each, Self, X, You, Zone
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.saying.english.beginnings import Beginning, first_word
from entaku.oracle.saying.english.dice import before_table, with_table, without_table
from entaku.oracle.saying.english.events import CASTING_THIS
from entaku.oracle.saying.english.keywords import grouped
from entaku.oracle.saying.english.modes import ONE, more_modes, said_more
from entaku.oracle.saying.english.multiples import holds
from entaku.oracle.saying.english.tails import restricted, restrictions
from entaku.oracle.saying.english.telling import GIVER, KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.english.times import TIMES

WORDS = frozenset(word for word in get_args(AbilityWord) if word)
_FIRST = " for the first time each turn"
_SEVERAL = {"two": 2, "three": 3, "four": 4}
_AGAIN = ". you may choose the same mode more than once."
_DURING = " during your turn"
_WHILE = " while "
_LIES = ", if ~ is in your graveyard"
HOST_DIES = Dies(Attached())


def _ended(text: str, at: int) -> bool:
    return at == len(text)


class Keywords(Kind):
    """A row of keyword abilities: "Flying, vigilance"; as a tuple of them."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for found, end, then in KINDS["keyword"].read(text, at, told):
            if _ended(text, end):
                yield found, end, then
            elif text.startswith((", ", "; "), end):
                for rest, last, after in self.read(text, end + 2, then.chose("row", int(text[end] == ";"))):
                    yield (*found, *rest), last, after

    def say(self, value: Value, told: Telling) -> Said:
        text = ""
        for place, part in enumerate(grouped(value)):
            words, told = KINDS["keyword"].say(part, told)
            if place:
                semicolon, told = told.choice("row")
                text += "; " if semicolon else ", "
            text += words
        return text, told


class SpellLine(Kind):
    """What an instant or sorcery does."""

    says = (SpellAbility,)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith("choose ", at):
            for (choose, most, modes), end, then in KINDS["modes"].read(text, at, told):
                yield SpellAbility(modes=modes, choose=choose, choose_most=most), end, then
            yield from self._same_again(text, at, told)
        if text.startswith(("+ ", "• "), at):
            for (choose, most, modes), end, then in KINDS["paid modes"].read(text, at, told):
                yield SpellAbility(modes=modes, choose=choose, choose_most=most), end, then
        for choice, end, then in more_modes(text, at, told):
            yield SpellAbility(**choice), end, then
        for do, end, then in KINDS["effect"].read(text, at, told):
            if text[end:] == ".":
                yield SpellAbility(do, then.targets), end + 1, then

    def _same_again(self, text: str, at: int, told: Telling) -> Reading:
        """So many modes, each of which may be chosen more than once.  (CR 700.2d)"""
        for words, number in _SEVERAL.items():
            whole = f"choose {words}{_AGAIN}"
            if text.startswith(f"{whole}\n• ", at):
                for (_, _, modes), _, then in KINDS["modes"].read(f"choose one —{text[at + len(whole) :]}", 0, told):
                    yield SpellAbility(modes=modes, choose=number, again=True), len(text), then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, SpellAbility) or value.cleft is not None:
            raise Unsayable(value)
        if value.more_if is not None:
            return said_more(value, told)
        if value.again:
            words = next((words for words, n in _SEVERAL.items() if n == value.choose), "")
            if not words or value.choose_most is not None:
                raise Unsayable(value)
            modes, told = KINDS["modes"].say((1, None, value.modes), told)
            return f"choose {words}{_AGAIN}{modes.removeprefix('choose one —')}", told
        if value.modes:
            kind = "paid modes" if value.modes[0].cost else "modes"
            return KINDS[kind].say((value.choose, value.choose_most, value.modes), told)
        words, told = KINDS["effect"].say(value.do, told._replace(targets=value.targets))
        return f"{words}.", told


ONCE_DONE = ". do this only once each turn."
SUSPENDED = Matches(Self(), (Being("suspended"),))
"""That the card itself is suspended, so that it is in exile: what asks so works there.  (CR 113.6b, 702.62b)"""


def awaits_in(ability: Triggered, buried: bool) -> Zone:
    """Where a card is as what it waits for happens; what is attached then is on the battlefield.  (CR 113.6, 603.6c)"""
    if buried and ability.on != HOST_DIES:
        return "graveyard"
    if ability.if_ == SUSPENDED or isinstance(ability.on, CountersRemoved | LastCounterRemoved):
        return "exile"
    if ability.on == Undergoes(Self(), "becomes plotted"):
        return "exile"
    return "stack" if ability.on == CASTING_THIS else "battlefield"


def follows_its_host(ability: Triggered) -> bool:
    """Whether it comes back from the graveyard after the creature that it enchanted.  (CR 303.4f, 400.7)"""
    return ability.on == HOST_DIES and Move(Self(), "battlefield") in ability.do


def _asks_first(ability: Triggered) -> bool:
    """Whether what it does begins with a condition, which is then asked as the event happens, too.  (CR 603.4)"""
    return bool(ability.do) and isinstance(ability.do[0], If) and not ability.do[0].otherwise


def of_itself(condition: Condition, told: Telling) -> Telling:
    """What "it" is behind "if ~ is suspended": the card itself, whatever the event is about."""
    return told._replace(it=Self(), noun="", that=None) if condition == SUSPENDED else told


def asking(ability: Triggered, condition: Condition) -> Triggered:
    """The ability with a condition, which may say where the card is.  (CR 113.6b, 603.4)"""
    zone: Zone = "exile" if condition == SUSPENDED else ability.zone
    return structs.replace(ability, if_=condition, zone=zone)


SO_OFTEN = {
    f". this ability triggers only {words} each turn.": number
    for number, words in enumerate(("once", "twice", "three times"), 1)
}
"""How often an ability triggers in a turn, behind what it does.  (CR 603.2)"""
_TRIGGERS = ("when", "at the beginning", "at end of combat", "you may exert")


def is_told_first_itself(event: Happening) -> bool:
    """Whether it isn't the ability that is limited to the first time, but the event, or neither."""
    parts = event.of if isinstance(event, AnyHappening) else (event,)
    return any(isinstance(one, BeginningOf | Does) for one in parts)


class TriggeredLine(Kind):
    """A triggered ability: an event, perhaps a condition, an effect."""

    says = (Triggered,)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if not text.startswith(_TRIGGERS, at):
            return
        for event, end, then in KINDS["event"].read(text, at, told):
            ability = Triggered(event)
            if text.startswith(_FIRST, end) and not is_told_first_itself(event):
                ability = Triggered(event, first_each_turn=True)
                end += len(_FIRST)
            if text.startswith(_DURING, end) and not isinstance(event, BeginningOf):
                end += len(_DURING)
                ability, then = structs.replace(ability, if_=TurnOf(You())), then.chose("during", 1)
            yield from self._meanwhile(text, end, then, ability)
            if text.startswith(", ", end):
                yield from self._asked(text, end, then, ability)

    def _asked(self, text: str, end: int, then: Telling, ability: Triggered) -> Reading:
        """What the ability does, with what it asks before that.  (CR 603.4)"""
        if ability.if_ is not None:
            yield from self._effect(text, end + 2, then, ability)
            return
        yield from self._lying(text, end, then, ability)
        if text.startswith("if ", end + 2):
            for condition, last, after in KINDS["condition"].read(text, end + 5, then):
                if text.startswith(", ", last):
                    after = of_itself(condition, after)
                    for found, final, finally_ in self._effect(text, last + 2, after, ability):
                        yield asking(found, condition), final, finally_
        for found, final, finally_ in self._effect(text, end + 2, then, ability):
            if not (text.startswith("if ", end + 2) and _asks_first(found)):
                yield found, final, finally_

    def _meanwhile(self, text: str, at: int, told: Telling, ability: Triggered) -> Reading:
        """What triggers only while something is so, which isn't asked again as it resolves."""
        for so, end, then in KINDS["at such a time"].read(text, at, told):
            if text.startswith(", ", end) and not (isinstance(ability.on, Casts) and so == TurnOf(Each("opponent"))):
                yield from self._asked(text, end, then.chose("such a time", 1), structs.replace(ability, meanwhile=so))
        if text.startswith(_WHILE, at):
            for so, end, then in KINDS["condition"].read(text, at + len(_WHILE), told):
                if text.startswith(", ", end):
                    then = then._replace(it=told.it, noun=told.noun, singular=told.singular)
                    yield from self._effect(text, end + 2, then, structs.replace(ability, meanwhile=so))

    def _lying(self, text: str, at: int, told: Telling, ability: Triggered) -> Reading:
        """What a card does that lies in your graveyard, where the text asks whether it does.  (CR 113.6b)"""
        if not text.startswith(_LIES, at):
            return
        start = at + len(_LIES)
        told = told.chose("lies", 1)._replace(buried=True, it=Self(), noun="")
        if text.startswith(", ", start):
            yield from self._effect(text, start + 2, told, ability)
        elif text.startswith(" and ", start):
            for condition, end, then in KINDS["condition"].read(text, start + len(" and "), told):
                if text.startswith(", ", end):
                    for found, last, after in self._effect(text, end + 2, then, ability):
                        yield structs.replace(found, if_=condition), last, after

    def _effect(self, text: str, at: int, told: Telling, ability: Triggered) -> Reading:
        for choice, end, then in KINDS["modes of trigger"].read(text, at, told):
            yield structs.replace(ability, **choice), end, then
        for do, end, then in KINDS["effect"].read(text, at, told):
            if text[end:] == ".":
                found = structs.replace(ability, do=do, targets=then.targets, zone=awaits_in(ability, then.buried))
                yield found, end + 1, then
            elif text[end:] == ONCE_DONE and isinstance(do[-1], May):
                done = (*do[:-1], OnceEachTurn(do[-1:]))
                found = structs.replace(ability, do=done, targets=then.targets, zone=awaits_in(ability, then.buried))
                yield found, len(text), then
            elif text[end:] in SO_OFTEN:
                yield structs.replace(ability, do=do, targets=then.targets, limit=SO_OFTEN[text[end:]]), len(text), then

    def begins(self) -> Iterable[str] | None:
        return _TRIGGERS

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Triggered) or value.limit not in (None, *SO_OFTEN.values()):
            raise Unsayable(value)
        told = told._replace(targets=value.targets, buried=value.zone == "graveyard" or follows_its_host(value))
        if value.zone != awaits_in(value, told.buried):
            raise Unsayable(value)
        text, told = KINDS["event"].say(value.on, told)
        text += _FIRST if value.first_each_turn else ""
        timely, told = told.choice("such a time", int(value.meanwhile in TIMES))
        if value.meanwhile is not None and timely:
            words, told = KINDS["at such a time"].say(value.meanwhile, told)
            text += words
        elif value.meanwhile is not None:
            words, then = KINDS["condition"].say(value.meanwhile, told)
            text, told = f"{text}{_WHILE}{words}", then._replace(it=told.it, noun=told.noun, singular=told.singular)
        lies, told = told.choice("lies")
        if lies:
            text, told = text + _LIES, told._replace(buried=True, it=Self(), noun="")
        during, told = told.choice("during", 0)
        if during and value.if_ == TurnOf(You()):
            text += _DURING
        elif value.if_ is not None:
            words, told = KINDS["condition"].say(value.if_, told)
            text += f" and {words}" if lies else f", if {words}"
            told = of_itself(value.if_, told)
        if value.modes:
            words, told = KINDS["modes of trigger"].say(value, told)
            return f"{text}, {words}", told
        if _asks_first(value) and not any(key == "if behind" for key, _ in told.trail):
            told = told.chose("if behind", 1)
        last = value.do[-1] if value.do else None
        done = (*value.do[:-1], *last.do) if isinstance(last, OnceEachTurn) else value.do
        words, told = KINDS["effect"].say(done, told)
        end = next((words for words, limit in SO_OFTEN.items() if limit == value.limit), ".")
        end = ONCE_DONE if isinstance(last, OnceEachTurn) else end
        return f"{text}, {words}{end}", told


class ActivatedLine(Kind):
    """An activated ability: a cost, a colon, an effect, and when it may be activated."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if ":" not in text[at:]:
            return
        if head := before_table(text):
            for ability, _, then in self.read(head, at, told):
                yield from with_table(ability, text, len(head), then)
        for cost, end, then in KINDS["cost"].read(text, at, told):
            if not text.startswith(": ", end):
                continue
            then = then._replace(it=named_in(cost), noun="", subject=You(), third=False)
            if text.startswith("choose ", end + 2):
                for (choose, most, modes), last, after in KINDS["modes"].read(text, end + 2, then):
                    if (choose, most) == (1, None):
                        yield Activated(cost, modes=modes), last, after
                yield from limited_modes(text, end + 2, then, cost)
            for do, last, after in KINDS["effect"].read(text, end + 2, then):
                ability = Activated(cost, do, after.targets, zone=works_in(cost, after))
                for limits, final, finally_ in KINDS["restrictions"].read(text, last, after):
                    limited = restricted(ability, limits)
                    aside: Zone = "exile" if limited.if_ == SUSPENDED else limited.zone
                    yield structs.replace(limited, zone=aside), final, finally_

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Activated) or value.x is not None or value.powers_up:
            raise Unsayable(value)
        behind, told = told.choice("table behind")
        if behind:
            plain, rows = without_table(value)
            words, told = self.say(plain, told)
            table, told = KINDS["results"].say(rows, told)
            return f"{words.removesuffix('.')}{table}.", told
        told = told._replace(buried=value.zone == "graveyard" and ExileCost(Self()) not in value.cost)
        if value.zone != ("exile" if value.if_ == SUSPENDED else works_in(value.cost, told)):
            raise Unsayable(value)
        cost, told = KINDS["cost"].say(value.cost, told)
        told = told._replace(targets=value.targets, it=named_in(value.cost), noun="", subject=You(), third=False)
        if value.modes:
            words, told = KINDS["modes"].say((1, None, value.modes), told)
            end, told = KINDS["restrictions"].say(restrictions(value), told)
            return f"{cost}: {words if end == '.' else words.replace(' —', end, 1)}", told
        words, told = KINDS["effect"].say(value.do, told)
        end, told = KINDS["restrictions"].say(restrictions(value), told)
        return f"{cost}: {words}{end}", told


def limited_modes(text: str, at: int, told: Telling, cost: tuple[CostPart, ...]) -> Reading:
    """Modes of which one is chosen, with when that may be done before them: "choose one. activate only …"."""
    line, _, rest = text[at:].partition("\n")
    if not rest.startswith("• ") or not line.startswith(f"{ONE}."):
        return
    for limits, _, then in KINDS["restrictions"].read(line, len(ONE), told):
        for (_, _, modes), _, after in KINDS["modes"].read(f"{ONE} —\n{rest}", 0, then):
            yield restricted(Activated(cost, modes=modes), limits), len(text), after


def named_in(cost: tuple[CostPart, ...]) -> Self | None:
    """What "it" is behind a cost: the card itself, where the cost has named it."""
    named = any(getattr(part, "what", None) == Self() or isinstance(part, ExertCost) for part in cost)
    return Self() if named else None


def works_in(cost: tuple[CostPart, ...], told: Telling) -> Zone:
    """The zone that an activated ability works in, as its cost or effect gives away.  (CR 113.6)"""
    if ExileCost(Self()) in cost or told.buried:
        return "graveyard"
    in_hand = (DiscardCost(Self()), RevealCost(Self()), ExileCost(Self(), origin="hand"))
    return "hand" if any(part in cost for part in in_hand) else "battlefield"


FORECAST: dict[str, Any] = {"word": "forecast", "timing": "your upkeep", "limit": 1}
"""When a forecast ability may be activated, which its word says alone.  (CR 702.57b)"""
BOAST: dict[str, Any] = {"word": "boast", "if_": AttackedThisTurn(Self()), "limit": 1}
"""The same of a boast ability.  (CR 702.142a)"""
EXHAUST: dict[str, Any] = {"word": "exhaust", "once": True}
"""The same of an exhaust ability.  (CR 2026 702.177a)"""
POWER_UP: dict[str, Any] = {"word": "power-up", "once": True, "powers_up": True}
"""The same of a power-up ability, which is also cheaper in the turn in which its permanent entered."""
SAID_BY_WORD = {"forecast": FORECAST, "boast": BOAST, "exhaust": EXHAUST, "power-up": POWER_UP}


_SAID_FIRST = {"as long as": "conditional line", "where": "line where X is"}
"""The lines that leave a wording of this key behind: said so first, if they were read so."""


class Worded(Kind):
    """Any paragraph, perhaps with an ability word before it: "Morbid — When …"."""

    KINDS_OF_LINE = ("chapter line", "level line", "station line", "level bar", "class line",
        "to solve line", "solved line", "max speed line",
        "replacing line", "player line", "conditional line", "line where X is", "triggered line", "activated line",
        "wherever line", "static line", "casting line", "companion line",
    )  # fmt: skip
    OF_SPELLS = ("cleft line", "spell line")
    ANY, OTHERS = Beginning(*KINDS_OF_LINE, *OF_SPELLS), Beginning(*KINDS_OF_LINE)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        dash = text.find(" — ", at)
        word = text[at:dash].lower() if dash > 0 else ""
        if word not in WORDS:
            yield from self._plain(text, at, told)
            return
        for ability, end, then in self._plain(text, dash + 3, told):
            if word in SAID_BY_WORD and not isinstance(ability, Activated):
                continue
            if word in SAID_BY_WORD:
                yield structs.replace(ability, **SAID_BY_WORD[word]), end, then
            elif isinstance(ability, Activated | Triggered | SpellAbility | Static | Replaces):
                yield structs.replace(ability, word=word), end, then

    def _plain(self, text: str, at: int, told: Telling) -> Reading:
        lines = self.ANY if told.spell else self.OTHERS
        for kind in lines.beginning_with(first_word(text, at)):
            for ability, end, then in KINDS[kind].read(text, at, told):
                if end == len(text) and not (kind == "player line" and holds(ability, X())):
                    yield ability, end, then

    def forget(self) -> None:
        self.ANY.forget()
        self.OTHERS.forget()

    def say(self, value: Value, told: Telling) -> Said:
        word = getattr(value, "word", "")
        plain = structs.replace(value, word="") if word else value
        if word in SAID_BY_WORD:
            if structs.replace(value, **SAID_BY_WORD[word]) != value:
                raise Unsayable(value)
            own = Activated(())
            plain = structs.replace(value, **{field: getattr(own, field) for field in SAID_BY_WORD[word]})
        first = tuple(kind for key, kind in _SAID_FIRST.items() if any(each == key for each, _ in told.trail))
        for kind in (*first, *self.KINDS_OF_LINE, *self.OF_SPELLS):
            if not KINDS[kind].may_mean(plain):
                continue
            try:
                text, told = KINDS[kind].say(plain, told)
            except Unsayable:
                continue
            again = f"\n{word} — " in text
            return (f"{word} — {text}" if word and not again else text), told
        raise Unsayable(value)


class Quoted(Kind):
    """An ability in quotation marks, that something has; as a tuple of one."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        end = text.find('"', at + 1)
        if not text.startswith('"', at) or end < 0:
            return
        inner = text[at + 1 : end]
        others = told.it is not None and not isinstance(told.it, Self) and not told.named
        if others:  # by its name what gives the ability is meant, and not what has it
            inner = inner.replace("~", GIVER)
        stop = inner.endswith(".")
        for line in (inner,) if stop else (f"{inner}.", inner):
            for ability, last, then in KINDS["line"].read(line, 0, Telling(trail=told.trail)):
                if last == len(line):
                    yield (ability,), end + 1, told._replace(trail=then.chose("stop", int(stop)).trail)
                    return

    def say(self, value: Value, told: Telling) -> Said:
        (ability,) = value
        words, then = KINDS["line"].say(ability, Telling(trail=told.trail, called=11))
        words = words.replace(GIVER, "~")
        stop, then = then.choice("stop", 0)
        return f'"{words if stop else words.removesuffix(".")}"', told._replace(trail=then.trail)


class OneOrTwoQuoted(Kind):
    """One ability in quotation marks, or two of them; as a tuple of them."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for first, end, then in KINDS["quoted"].read(text, at, told):
            yield first, end, then
            if text.startswith(' and "', end):
                for second, last, after in KINDS["quoted"].read(text, end + len(" and "), then):
                    yield (*first, *second), last, after

    def say(self, value: Value, told: Telling) -> Said:
        said = []
        for each in value:
            words, told = KINDS["quoted"].say((each,), told)
            said.append(words)
        if not 1 <= len(said) <= 2:
            raise Unsayable(value)
        return " and ".join(said), told


KINDS["one or two quoted"] = OneOrTwoQuoted()
KINDS["keyword row"] = Keywords()
KINDS["spell line"] = SpellLine()
KINDS["triggered line"] = TriggeredLine()
KINDS["activated line"] = ActivatedLine()
KINDS["line"] = Worded()
KINDS["quoted"] = Quoted()
