"""One clause, with its subject said or understood, and where its amount is said."""

import re

from msgspec import structs

from entaku.oracle.ir.abilities import Target
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import MustBlock, SetController, SwitchSize
from entaku.oracle.ir.instructions import Instruction, May, WithX
from entaku.oracle.ir.player_rules import CantPlayLands, SkipsStep
from entaku.oracle.ir.things import (
    Amount,
    Bound,
    BoundPlayer,
    Count,
    Each,
    Except,
    Group,
    Players,
    PlayersWho,
    Targeted,
    Times,
    TopCards,
    X,
    You,
)
from entaku.oracle.mechanics.attaching import Attach
from entaku.oracle.mechanics.choosing import ChoosePlayer
from entaku.oracle.mechanics.connive import Connive
from entaku.oracle.mechanics.copying import BecomeCopy
from entaku.oracle.mechanics.counters import DivideCounters
from entaku.oracle.mechanics.damage import Damage, DivideDamage, Fight
from entaku.oracle.mechanics.earthbend import LAND_OF_YOURS
from entaku.oracle.mechanics.lasting import Establish
from entaku.oracle.mechanics.revealing import Reveal
from entaku.oracle.saying.english.multiples import (
    FOR_EACH,
    big_amounts,
    for_one,
    holds,
    in_proportion,
    unmade,
    with_amount,
)
from entaku.oracle.saying.english.telling import KINDS, SEVERAL, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.english.those import is_for_later_ones_too

_SEEN_BY_ALL = ("battlefield", "stack")
WHERE = ", where X is "
BEFORE_VERB = (" ", " each ")
"""What stands between several players and what they do."""


def is_hidden(found: Instruction) -> bool:
    """Whether something changes about cards of a hand, library or graveyard."""
    return isinstance(found, Apply) and isinstance(found.what, Group) and found.what.zone not in _SEEN_BY_ALL


def is_with_itself(found: Instruction) -> bool:
    """Whether something would fight itself, or be attached to itself: "that creature" is another then."""
    if isinstance(found, Attach):
        return found.what == found.to
    return isinstance(found, Fight) and found.what == found.with_


def is_of_each(found: Instruction, amount: Amount) -> bool:
    """Whether a clause speaks of what it is done for each of: then it is done with each, not so often with all."""
    return isinstance(amount, Count) and holds(found, amount.of)


_SHARED = (DivideDamage, DivideCounters)
"""What each of any number of targets gets a share of.  (CR 601.2d)"""
_X_LATER = re.compile(r"(?<![\w/{])X(?![\w/}])")


def is_asked_later(text: str, at: int) -> bool:
    """Whether words behind speak of the X that has just been told, and tell no other."""
    return WHERE not in text[at:] and _X_LATER.search(text, at) is not None


class Clause(Kind):
    """One clause: a command, a verb phrase with its subject said or understood, or something that changes."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(FOR_EACH[1:], at):
            yield from self._for_each_first(text, at, told)
        for found, end, then in self._clause(text, at, told):
            if is_hidden(found) and not text.startswith("each ", at):
                continue  # "they" are what came from there, and aren't there any more
            if is_with_itself(found) or is_for_later_ones_too(text, at, found):
                continue
            yield from targets_where(text, end, then, found, told)
            if not big_amounts(found):
                yield found, end, then
                if text.startswith(FOR_EACH, end):
                    yield from self._for_each(text, end, then, found, told)
                if not text.startswith(", where X is ", end):
                    continue
            else:
                yield found, end, then.chose("where", 0)
            if holds(found, X()):
                yield from self._where(text, end, then, found, told)

    def _where(self, text: str, at: int, told: Telling, found: Instruction, before: Telling) -> Reading:
        """What X is in a clause: it is bound where later words ask for it."""
        if not text.startswith(WHERE, at):
            return
        start = with_earlier(told.chose("where", 1), before)
        for amount, end, then in KINDS["equal"].read(text, at + len(WHERE), start):
            if isinstance(amount, int | X):
                continue
            if is_asked_later(text, end):
                yield WithX(amount, (found,)), end, then
            elif holds(new := then.targets[len(before.targets) :], X()) and not isinstance(found, _SHARED):
                aimed = (*before.targets, *with_amount(new, X(), amount))
                yield with_amount(found, X(), amount), end, then.chose("where of targets", 2)._replace(targets=aimed)
            else:
                behind = still_earthbent(told, shared_among(found, then, X(), amount))
                yield with_amount(found, X(), amount), end, behind

    def _for_each(self, text: str, at: int, told: Telling, found: Instruction, before: Telling) -> Reading:
        """So much "for each" of what stands behind."""
        start = unmade(found, told, before).chose("where", 2)
        for amount, end, then in KINDS["for each"].read(text, at + len(FOR_EACH), start):
            if not is_of_each(found, amount) and (many := in_proportion(found, amount)) is not None:
                yield many, end, unmade(found, then, told)

    def _for_each_first(self, text: str, at: int, told: Telling) -> Reading:
        """The same with what is counted in front."""
        for amount, end, then in KINDS["for each"].read(text, at + len(FOR_EACH) - 1, told.chose("where", 3)):
            if text.startswith(", ", end):
                for found, last, after in self._clause(text, end + 2, then):
                    many = in_proportion(found, amount)
                    if many is not None and text[last : last + 1] in ("", ".") and not is_of_each(found, amount):
                        yield many, last, after

    def _clause(self, text: str, at: int, told: Telling) -> Reading:
        fresh = told._replace(subject=You(), third=False, singular=False)
        for found, end, then in KINDS["command"].read(text, at, fresh):
            if isinstance(found, ChoosePlayer):
                then = then._replace(player=BoundPlayer(found.bind))
            yield found, end, (divided(found, then) if isinstance(found, DivideDamage | DivideCounters) else then)
        yield from KINDS["thing clause"].read(text, at, fresh)
        verb = KINDS["verb phrase"]
        yield from verb.read(text, at, told.chose("who", 0)._replace(singular=told.third))
        if told.subject != You() or told.third:
            yield from verb.read(text, at, fresh.chose("who", 0))
        for who, end, then in KINDS["player"].read(text, at, told.chose("who", 1)):
            third = then.singular and not isinstance(who, You)
            for number, between in enumerate((" ",) if then.singular else BEFORE_VERB):
                if text.startswith(between, end):
                    doing = then._replace(subject=who, third=third, singular=third)
                    yield from verb.read(text, end + len(between), doing.chose("each of them", number))

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, WithX) and len(value.do) == 1:
            _, told = told.choice("where", 1)
            words, then = self._say(value.do[0], told)
            said, told = KINDS["equal"].say(value.amount, with_earlier(then, told))
            return f"{words}{WHERE}{said}", told
        counted = amounts_of_targets(value, told)
        if counted is not None:
            where, then = told.choice("where of targets", int(counted in amounts_of_numbers(told)))
            if where == 2:
                return self._said_targets_where(with_amount(value, counted, X()), counted, then)
            if where:
                return self._said_targets_where(value, counted, then)
        amounts = list(dict.fromkeys(big_amounts(value)))
        if amounts:
            where, told = told.choice("where", self._usual(value, told))
            if where in (2, 3):
                return self._said_for_each(value, amounts, where == 3, told)
            if where:
                if len(amounts) != 1:
                    raise Unsayable(value)
                words, then = self._say(with_amount(value, amounts[0], X()), shared_among(value, told, amounts[0], X()))
                then = shared_among(value, then, X(), amounts[0])
                said, told = KINDS["equal"].say(amounts[0], with_earlier(then, told))
                return f"{words}, where X is {said}", still_earthbent(then, told)
        return self._say(value, told)

    def _said_targets_where(self, value: Value, amount: Amount, told: Telling) -> Said:
        """A clause in whose targets something is X, and behind it what X is."""
        unsaid = with_amount(told.targets[told.said :], amount, X())
        words, then = self.say(value, told._replace(targets=(*told.targets[: told.said], *unsaid)))
        said, after = KINDS["equal"].say(amount, with_earlier(then._replace(targets=told.targets), told))
        return f"{words}, where X is {said}", after

    def _said_for_each(self, value: Value, amounts: list[Amount], before: bool, told: Telling) -> Said:
        if len(amounts) != 1 or (one := for_one(value)) is None:
            raise Unsayable(value)
        amount = amounts[0].amount if isinstance(amounts[0], Times) else amounts[0]
        if before:
            each, told = KINDS["for each"].say(amount, told)
            words, told = self._say(one, told)
            return f"for each {each}, {words}", told
        words, then = self._say(one, told)
        each, after = KINDS["for each"].say(amount, unmade(one, then, told))
        return f"{words}{FOR_EACH}{each}", unmade(one, after, then)

    def _usual(self, value: Value, told: Telling) -> int:
        try:
            self._say(value, told)
        except Unsayable:
            pass
        else:
            return 0
        try:
            self._said_for_each(value, list(dict.fromkeys(big_amounts(value))), before=False, told=told)
        except Unsayable:
            return 1
        return 2

    def _say(self, value: Value, told: Telling) -> Said:
        fresh = told._replace(subject=You(), third=False, singular=False)
        if isinstance(value, DivideDamage | DivideCounters):
            fresh = undivided(value, fresh)
        for kind in ("command", "thing clause"):
            if not KINDS[kind].may_mean(value):
                continue
            try:
                words, then = KINDS[kind].say(value, fresh)
            except Unsayable:
                continue
            return words, then._replace(player=BoundPlayer(value.bind)) if isinstance(value, ChoosePlayer) else then
        who = doer(value)
        usual = int(who != told.subject or (isinstance(who, You) and not told.understood and _explicit(value)))
        said, told = told.choice("who", usual)
        if not said:
            if who != told.subject:
                told = told._replace(subject=who, third=False)
            return KINDS["verb phrase"].say(value, told._replace(singular=told.third))
        words, told = KINDS["player"].say(who, told)
        third = told.singular and not isinstance(who, You)
        number, told = (0, told) if told.singular else told.choice("each of them")
        verb, told = KINDS["verb phrase"].say(value, told._replace(subject=who, third=third, singular=third))
        return f"{words}{BEFORE_VERB[number]}{verb}", told


def shared_among(clause: Instruction, told: Telling, old: Amount, new: Amount) -> Telling:
    """The same, where an amount is another of which each of any number of targets gets a share.  (CR 601.2d)"""
    if not isinstance(clause, DivideDamage | DivideCounters) or clause.n >= len(told.targets):
        return told
    if told.targets[clause.n].most != old:
        return told
    targets = list(told.targets)
    targets[clause.n] = structs.replace(targets[clause.n], most=new)
    return told._replace(targets=tuple(targets))


def targets_where(text: str, at: int, then: Telling, found: Instruction, told: Telling) -> Reading:
    """What X is in the targets of a clause: "up to X target lands", "with mana value X or less"."""
    new = then.targets[len(told.targets) :]
    if not text.startswith(", where X is ", at) or not holds(new, X()) or holds(found, X()):
        return
    start = with_earlier(then.chose("where of targets", 1), told)
    for amount, end, after in KINDS["equal"].read(text, at + len(", where X is "), start):
        if not isinstance(amount, int | X):
            yield found, end, after._replace(targets=(*told.targets, *with_amount(new, X(), amount)))


def amounts_of_targets(value: Value, told: Telling) -> Amount | None:
    """The one amount that is counted in the targets that a clause is the first to mention."""
    if told.said >= len(told.targets):
        return None
    unsaid = told.targets[told.said :]
    found = {
        one for target in unsaid for one in counted_in(target) if holds(value, Targeted(told.targets.index(target)))
    }
    return next(iter(found)) if len(found) == 1 else None


def amounts_of_numbers(told: Telling) -> list[Amount]:
    """What is counted for how many targets there are: words for these know numbers and X alone."""
    return [one for target in told.targets[told.said :] for one in big_amounts((target.least, target.most))]


def counted_in(target: Target) -> list[Amount]:
    """What is counted for a target: how many there are, and what they are like."""
    like = (one for group in target.of if isinstance(group, Group) for one in big_amounts(group.where))
    return [*big_amounts((target.least, target.most)), *like]


def is_earthbent(told: Telling) -> bool:
    """Whether what was spoken of last is the land that the word "earthbend" targets by itself."""
    return isinstance(told.it, Targeted) and told.targets[told.it.n] == LAND_OF_YOURS


def still_earthbent(then: Telling, told: Telling) -> Telling:
    """What is told behind "where X is …": of a land that was earthbent it is still that land."""
    if not is_earthbent(then):
        return told
    return told._replace(it=then.it, noun=then.noun, that=then.that, that_noun=then.that_noun)


def with_earlier(told: Telling, before: Telling) -> Telling:
    """The same for "where X is …": what was spoken of before something was made is still "that creature"."""
    if is_earthbent(told):
        return told._replace(it=before.it, noun=before.noun, that=before.that, that_noun=before.that_noun)
    tokens = told.it == Bound("created") and (before.noun == "spell" or told.noun.startswith(SEVERAL))
    made = told.it is None or tokens
    if made and told.that is None and before.noun and isinstance(before.it, Bound | Targeted):
        return told._replace(that=before.it, that_noun=before.noun)
    return told


def doer(value: Value) -> Players:
    """Who does what a clause says."""
    gained = value.changes[0] if isinstance(value, Apply) and len(value.changes) == 1 else None
    if isinstance(value, Reveal) and isinstance(value.what, TopCards):
        return value.what.who
    if isinstance(value, Establish) and isinstance(value.rule, SkipsStep | CantPlayLands):
        return value.rule.who
    who: Players = gained.who if isinstance(gained, SetController) else getattr(value, "who", You())
    return who


def is_done_by_you(value: Value) -> bool:
    """Whether it is done by a player, and that is you."""
    by_somebody = hasattr(value, "who") or (isinstance(value, Apply) and isinstance(value.changes[0], SetController))
    return by_somebody and isinstance(doer(value), You)


def chooser(who: Players) -> Players:
    """Who does what several players may do: each who says so, for themselves.  (CR 101.4)"""
    several = isinstance(who, Each | Except | PlayersWho) or who == BoundPlayer("willing")
    return BoundPlayer("each") if several else who


def divided(clause: DivideDamage | DivideCounters, told: Telling) -> Telling:
    """Any number of targets that damage or counters are divided among is as many as there are of these.  (CR 601.2d)"""
    target = told.targets[clause.n]
    if target.most is not None:
        return told.chose("any number", 0)
    targets = (*told.targets[: clause.n], structs.replace(target, most=clause.amount), *told.targets[clause.n + 1 :])
    return told._replace(targets=targets).chose("any number", 1)


def undivided(clause: DivideDamage | DivideCounters, told: Telling) -> Telling:
    """The same, for saying "any number"."""
    if clause.n >= len(told.targets):
        raise Unsayable(clause)
    target = told.targets[clause.n]
    number, told = told.choice("any number", int(target.most == X()))
    if not number or target.most != clause.amount:
        return told
    targets = (*told.targets[: clause.n], structs.replace(target, most=None), *told.targets[clause.n + 1 :])
    return told._replace(targets=targets)


def _explicit(value: object) -> bool:
    """Whether "you" is said even where it could be understood: "you gain 3 life"."""
    return type(value).__name__ in ("GainLife", "LoseLife", "BecomeMonarch", "LoseGame", "WinGame", "GetCounters")


class ThingDone(Kind):
    """What a thing does behind "you may have": "~ deal 2 damage to any target"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for found, end, then in KINDS["command"].read(text, at, told):
            if isinstance(found, Damage | Fight):
                yield found, end, then.chose("where", 0) if big_amounts(found) else then
                if text.startswith(WHERE, end) and holds(found, X()):
                    for amount, last, after in KINDS["equal"].read(text, end + len(WHERE), then.chose("where", 1)):
                        if not isinstance(amount, int | X):
                            yield with_amount(found, X(), amount), last, after
        for found, end, then in KINDS["thing clause"].read(text, at, told):
            if isinstance(found, Apply | BecomeCopy | Connive):
                yield found, end, then
        yield from KINDS["made to block"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Damage | Fight | Apply | BecomeCopy | Connive):
            raise Unsayable(value)
        if isinstance(value, Apply) and isinstance(value.changes[0], MustBlock):
            return KINDS["made to block"].say(value, told)
        amounts = tuple(dict.fromkeys(big_amounts(value))) if isinstance(value, Damage) else ()
        where, told = told.choice("where") if len(amounts) == 1 else (0, told)
        if where:
            words, told = KINDS["command"].say(with_amount(value, amounts[0], X()), told)
            said, told = KINDS["equal"].say(amounts[0], told)
            return f"{words}{WHERE}{said}", told
        return KINDS["command" if isinstance(value, Damage | Fight) else "thing clause"].say(value, told)


def is_done_by_a_thing(may: May) -> bool:
    """Whether what somebody may do is that a thing does something, which they then "may have" it do."""
    if len(may.do) != 1 or may.then or may.otherwise:
        return False
    (one,) = may.do
    changed = isinstance(one, Apply) and not is_done_by_you(one) and not isinstance(one.changes[0], SwitchSize)
    return changed or isinstance(one, Damage | Fight | BecomeCopy | Connive)


KINDS["clause"] = Clause()
KINDS["thing done"] = ThingDone()
