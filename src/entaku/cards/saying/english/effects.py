"""What happens, sentence by sentence: clauses and the words that tie them together."""

from collections.abc import Callable
from typing import Any  # Any: values of slots, of whatever kind

from msgspec import Struct, structs

from entaku.cards.ir.actions import Apply, Attach, ChooseValue, Sacrifice
from entaku.cards.ir.changes import SetColour, SetController, SetLandType
from entaku.cards.ir.conditions import Bind, DiedThisTurn
from entaku.cards.ir.instructions import AtNext, DoUnless, If, Instead, Instruction, May, Reflexive, WithX
from entaku.cards.ir.things import (
    Amount,
    Bound,
    BoundColour,
    BoundPlayer,
    Each,
    Except,
    Group,
    Players,
    Targeted,
    Times,
    X,
    You,
)
from entaku.cards.mechanics.damage import DivideDamage
from entaku.cards.saying.english.amounts import BIG
from entaku.cards.saying.english.phrase import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.cards.saying.english.those import is_for_later_ones_too

_HAVE = "you may have "
GAPS = (". ", ", then ", " and ", ". then ", ", ")
"""What stands between clauses."""


def big_amounts(value: object) -> list[Amount]:
    """The amounts of an instruction that are no plain numbers, outermost only."""
    if isinstance(value, Times) and value.factor == -1:
        return big_amounts(value.amount)
    if isinstance(value, (*BIG, Times)):
        return [value]
    if isinstance(value, Group):
        return []
    if isinstance(value, Struct):
        return [found for field in value.__struct_fields__ for found in big_amounts(getattr(value, field))]
    if isinstance(value, tuple):
        return [found for each in value for found in big_amounts(each)]
    return []


def exchanged(value: Any, old: object, new: object) -> Any:  # noqa: ANN401  (whatever it is, so it comes back)
    """The value with something in it exchanged, everywhere."""
    if value == old and type(value) is type(old):
        return new
    if isinstance(value, Struct):
        changed = {
            field: exchanged(was, old, new)
            for field in value.__struct_fields__
            if (was := getattr(value, field)) is not None
        }
        return structs.replace(value, **changed)
    if isinstance(value, tuple):
        return tuple(exchanged(each, old, new) for each in value)
    return value


def holds(value: object, what: object) -> bool:
    if value == what and type(value) is type(what):
        return True
    if isinstance(value, Struct):
        return any(holds(getattr(value, field), what) for field in value.__struct_fields__)
    return isinstance(value, tuple) and any(holds(each, what) for each in value)


class Clause(Kind):
    """One clause: a command, a verb phrase with its subject said or understood, or something that changes."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for found, end, then in self._clause(text, at, told):
            if (isinstance(found, Attach) and found.what == found.to) or is_for_later_ones_too(text, at, found):
                continue
            if not big_amounts(found):
                yield found, end, then
                if not text.startswith(", where X is ", end):
                    continue
            else:
                yield found, end, then.chose("where", 0)
            if text.startswith(", where X is ", end) and holds(found, X()):
                for amount, last, after in KINDS["equal"].read(
                    text, end + 13, with_earlier(then.chose("where", 1), told)
                ):
                    if not isinstance(amount, int | X):
                        yield exchanged(found, X(), amount), last, after

    def _clause(self, text: str, at: int, told: Telling) -> Reading:
        fresh = told._replace(subject=You(), third=False, singular=False)
        for found, end, then in KINDS["command"].read(text, at, fresh):
            yield found, end, (divided(found, then) if isinstance(found, DivideDamage) else then)
        yield from KINDS["thing clause"].read(text, at, fresh)
        verb = KINDS["verb phrase"]
        yield from verb.read(text, at, told.chose("who", 0)._replace(singular=told.third))
        if told.subject != You() or told.third:
            yield from verb.read(text, at, fresh.chose("who", 0))
        for who, end, then in KINDS["player"].read(text, at, told.chose("who", 1)):
            if text.startswith(" ", end):
                third = then.singular and not isinstance(who, You)
                yield from verb.read(text, end + 1, then._replace(subject=who, third=third, singular=third))

    def say(self, value: Value, told: Telling) -> Said:
        amounts = list(dict.fromkeys(big_amounts(value)))
        if amounts:
            where, told = told.choice("where", self._usual(value, told))
            if where:
                if len(amounts) != 1:
                    raise Unsayable(repr(value))
                words, then = self._say(exchanged(value, amounts[0], X()), told)
                said, told = KINDS["equal"].say(amounts[0], with_earlier(then, told))
                return f"{words}, where X is {said}", told
        return self._say(value, told)

    def _usual(self, value: Value, told: Telling) -> int:
        try:
            self._say(value, told)
        except Unsayable:
            return 1
        return 0

    def _say(self, value: Value, told: Telling) -> Said:
        fresh = told._replace(subject=You(), third=False, singular=False)
        if isinstance(value, DivideDamage):
            fresh = undivided(value, fresh)
        for kind in ("command", "thing clause"):
            try:
                return KINDS[kind].say(value, fresh)
            except Unsayable:
                continue
        who = doer(value)
        usual = int(who != told.subject or (isinstance(who, You) and not told.understood and _explicit(value)))
        said, told = told.choice("who", usual)
        if not said:
            if who != told.subject:
                told = told._replace(subject=who, third=False)
            return KINDS["verb phrase"].say(value, told._replace(singular=told.third))
        words, told = KINDS["player"].say(who, told)
        third = told.singular and not isinstance(who, You)
        verb, told = KINDS["verb phrase"].say(value, told._replace(subject=who, third=third, singular=third))
        return f"{words} {verb}", told


def with_earlier(told: Telling, before: Telling) -> Telling:
    """The same for "where X is …": what was spoken of before something was made is still "that creature"."""
    if told.it is None and told.that is None and before.noun and isinstance(before.it, Bound | Targeted):
        return told._replace(that=before.it, that_noun=before.noun)
    return told


def doer(value: Value) -> Players:
    """Who does what a clause says."""
    gained = value.changes[0] if isinstance(value, Apply) and len(value.changes) == 1 else None
    who: Players = gained.who if isinstance(gained, SetController) else getattr(value, "who", You())
    return who


def chooser(who: Players) -> Players:
    """Who does what several players may do: each who says so, for themselves.  (CR 101.4)"""
    return BoundPlayer("each") if isinstance(who, Each | Except) else who


def divided(clause: DivideDamage, told: Telling) -> Telling:
    """Any number of targets that damage is divided among is as many as there is damage.  (CR 601.2d)"""
    target = told.targets[clause.n]
    if target.most is not None:
        return told.chose("any number", 0)
    targets = (*told.targets[: clause.n], structs.replace(target, most=clause.amount), *told.targets[clause.n + 1 :])
    return told._replace(targets=targets).chose("any number", 1)


def undivided(clause: DivideDamage, told: Telling) -> Telling:
    """The same, for saying "any number"."""
    if clause.n >= len(told.targets):
        raise Unsayable(repr(clause))
    target = told.targets[clause.n]
    number, told = told.choice("any number", int(target.most == X()))
    if not number or target.most != clause.amount:
        return told
    targets = (*told.targets[: clause.n], structs.replace(target, most=None), *told.targets[clause.n + 1 :])
    return told._replace(targets=targets)


def _explicit(value: object) -> bool:
    """Whether "you" is said even where it could be understood: "you gain 3 life"."""
    return type(value).__name__ in ("GainLife", "LoseLife", "BecomeMonarch", "LoseGame", "WinGame")


_CHOICES = (
    (ChooseValue("colour", "colour"), (BoundColour("colour"), SetColour(bound="colour"))),
    (ChooseValue("basic land type", "type"), (SetLandType(),)),
)
"""What is chosen as the words say "of your choice", and what then refers to it."""


def with_choice(clause: Instruction) -> tuple[Instruction, ...]:
    """The clause, after the choice of a colour that "the color of your choice" in it means."""
    for choice, uses in _CHOICES:
        if any(holds(clause, use) for use in uses):
            return (choice, clause)
    return (clause,)


def without_choices(do: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """Instructions as they are said: without choices that the next one's words hold."""
    return tuple(
        each for place, each in enumerate(do) if not (place + 1 < len(do) and with_choice(do[place + 1])[0] == each)
    )


class Clauses(Kind):
    """Clauses of one sentence, in order."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for found, end, then in KINDS["clause"].read(text, at, told):
            for number in (1, 2, 4):
                if text.startswith(GAPS[number], end):
                    start = end + len(GAPS[number])
                    for rest, last, after in self.read(text, start, then.clause_ended().chose("gap", number)):
                        yield (*with_choice(found), *rest), last, after
            yield with_choice(found), end, then

    def say(self, value: Value, told: Telling) -> Said:
        said = ""
        value = without_choices(value)
        for place, each in enumerate(value):
            if place:
                number, told = told.clause_ended().choice("gap", usual_gap(value[place - 1], each, True))
                said += GAPS[number]
            words, told = KINDS["clause"].say(each, told)
            said += words
        if not said:
            raise Unsayable("nothing to do")
        return said, told


_BEFORE_ALL_DRAW = ("Create", "PutCounters", "Apply", "GainLife")


def usual_gap(before: object, after: object, within: bool) -> int:
    """What usually stands between two instructions."""
    names = (type(before).__name__, type(after).__name__)
    if names in (("Draw", "Discard"), ("Scry", "Draw"), ("Discard", "Draw"), ("Draw", "PutBack"), ("Mill", "Move")):
        return 1
    if names == ("Move", "Move") or names in (("Draw", "PutCounters"), ("Scry", "Reveal")):
        return 1
    if names[1] == "Draw" and isinstance(getattr(after, "who", None), Each) and names[0] in _BEFORE_ALL_DRAW:
        return 3
    if within or names in (
        ("LoseLife", "GainLife"),
        ("Draw", "LoseLife"),
        ("Discard", "LoseLife"),
    ):
        return 2
    return 0


class Sentence(Kind):
    """A sentence, or two that belong together: one instruction, or the several clauses of a plain sentence."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from self._conditional(text, at, told)
        yield from self._delayed(text, at, told)
        yield from self._may(text, at, told)
        yield from self._may_idiom(text, at, told)
        for found, end, then in KINDS["clauses"].read(text, at, told):
            yield found, end, then
            yield from self._where(text, end, then, found)
            yield from self._unless(text, end, then, found)
            yield from self._instead(text, end, then, found)
            yield from self._at_next(text, end, then, found)
            if isinstance(found[-1], Sacrifice) and text.startswith(". if you do, ", end):
                fresh = then._replace(subject=You(), third=False)
                for inner, last, after in self._inner(text, end + 13, fresh.chose("gap", 0)):
                    yield (*found, If(Bind("sacrificed"), inner)), last, after

    def _where(self, text: str, at: int, told: Telling, found: tuple[Instruction, ...]) -> Reading:
        """What X is in all of several clauses."""
        if text.startswith(", where X is ", at) and len(found) > 1 and all(holds(each, X()) for each in found):
            for amount, end, then in KINDS["equal"].read(text, at + 13, told):
                if not isinstance(amount, int | X):
                    yield (WithX(amount, found),), end, then

    def _conditional(self, text: str, at: int, told: Telling) -> Reading:
        if not text.startswith("if ", at):
            return
        for condition, end, then in KINDS["condition"].read(text, at + 3, told):
            if not text.startswith(", ", end):
                continue
            for inner, last, after in self._inner(text, end + 2, then):
                if isinstance(after.it, Group) and text.startswith(". those ", last):
                    for more, final, finally_ in KINDS["clauses"].read(text, last + 2, after.chose("gap", 0)):
                        yield (If(condition, (*inner, *more)),), final, finally_
                    continue
                yield (If(condition, inner),), last, after
                if text.startswith(". otherwise, ", last):
                    for other, final, finally_ in self._inner(text, last + 13, after):
                        yield (If(condition, inner, other),), final, finally_

    def _inner(self, text: str, at: int, told: Telling) -> Reading:
        """What is done inside a sentence: clauses, or what somebody may do."""
        yield from KINDS["idiom"].read(text, at, told)
        yield from self._may(text, at, told)
        yield from KINDS["clauses"].read(text, at, told)

    def _delayed(self, text: str, at: int, told: Telling) -> Reading:
        for words, step, yours in _NEXT:
            if text.startswith(f"{words}, ", at):
                for inner, last, after in self._inner(text, at + len(words) + 2, told.chose("at next", 0)):
                    yield (AtNext(step, inner, yours),), last, after

    def _at_next(self, text: str, at: int, told: Telling, found: tuple[Instruction, ...]) -> Reading:
        for words, step, yours in _NEXT:
            if text.startswith(f" {words}", at) and len(found) == 1:
                yield (AtNext(step, found, yours),), at + len(words) + 1, told.chose("at next", 1)

    def _may(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith("you may ", at):
            for found, end, then in KINDS["optional command"].read(text, at + 8, told):
                yield (found,), end, then._replace(it=None, noun="", that=None, moved=False)
        yield from self._may_have(text, at, told)
        for who, end, then in KINDS["player"].read(text, at, told):
            if not text.startswith(" may ", end):
                continue
            then = then._replace(subject=chooser(who), third=False, singular=False)
            if text.startswith("pay ", end + 5):
                for cost, last, after in KINDS["payment"].read(text, end + 9, then):
                    for tail, final, finally_ in self._if_they_do(text, last, after, who):
                        yield (May(pay=cost, then=tail, who=who),), final, finally_
            for inner, last, after in KINDS["clauses"].read(text, end + 5, then):
                yield (May(inner, who=who),), last, after
                for tail, final, finally_ in self._if_they_do(text, last, after, who):
                    yield (May(inner, tail, who=who),), final, finally_
                if text.startswith(". if you don't, ", last) and isinstance(who, You):
                    for tail, final, finally_ in KINDS["clauses"].read(text, last + 16, after):
                        yield (May(inner, otherwise=tail, who=who),), final, finally_
                if text.startswith(". when you do, ", last) and isinstance(who, You):
                    yield from self._reflexive(text, last + 15, after, inner)

    def _may_idiom(self, text: str, at: int, told: Telling) -> Reading:
        """What you may do that one idiom says."""
        if not text.startswith("you may ", at):
            return
        for found, end, then in KINDS["idiom"].read(text, at + 8, told._replace(subject=You(), third=False)):
            yield (May(found),), end, then

    def _may_have(self, text: str, at: int, told: Telling) -> Reading:
        """What you may have somebody do."""
        if not text.startswith(_HAVE, at):
            return
        for who, end, then in KINDS["player"].read(text, at + len(_HAVE), told):
            if not isinstance(who, You) and text.startswith(" ", end):
                subject = then._replace(subject=who, third=False, singular=False)
                for one, last, after in KINDS["verb phrase"].read(text, end + 1, subject):
                    yield (May((one,)),), last, after.chose("have", 1)

    def _reflexive(self, text: str, at: int, told: Telling, inner: tuple[Instruction, ...]) -> Reading:
        if told.targets:
            return
        for tail, end, then in KINDS["clauses"].read(text, at, told._replace(subject=You(), third=False)):
            yield (May((*inner, Reflexive(tail, then.targets))),), end, then._replace(targets=())

    def _if_they_do(self, text: str, at: int, told: Telling, who: Players) -> Reading:
        for words in (". if you do, ", ". if that player does, ", ". if they do, "):
            if text.startswith(words, at) and (words == ". if you do, ") == isinstance(who, You):
                then = told.clause_ended().chose("if do", 0 if "you" in words else int("they" in words))
                yield from self._inner(text, at + len(words), then._replace(subject=You(), third=False))

    def _unless(self, text: str, at: int, told: Telling, found: tuple[Instruction, ...]) -> Reading:
        if not text.startswith(" unless ", at) or len(found) != 1:
            return
        for who, end, then in KINDS["player"].read(text, at + 8, told):
            verb = " pay " if isinstance(who, You) or not then.singular else " pays "
            if text.startswith(verb, end):
                for cost, last, after in KINDS["payment"].read(text, end + len(verb), then):
                    yield (DoUnless(found, pay=cost, who=who),), last, after.chose("unless", 0)
            if isinstance(who, You) and text.startswith(" ", end):
                fresh = then._replace(subject=You(), third=False, singular=False)
                for other, last, after in KINDS["verb phrase"].read(text, end + 1, fresh):
                    yield (DoUnless(found, (other,)),), last, after.chose("unless", 1)

    def _instead(self, text: str, at: int, told: Telling, found: tuple[Instruction, ...]) -> Reading:
        again = next((place for place, start in enumerate(_AGAIN) if text.startswith(start, at)), None)
        if again is not None:
            start = at + len(_AGAIN[again])
            for other, last, after in KINDS["clauses"].read(text, start, told.chose("instead", 2 + again)):
                if text.startswith(" instead if ", last):
                    for condition, end, then in KINDS["condition"].read(text, last + 12, after):
                        yield (Instead(found, other, condition),), end, then
        if not text.startswith(". if ", at):
            return
        for condition, end, then in KINDS["condition"].read(text, at + 5, told):
            for number, (before, behind) in enumerate(((", ", " instead"), (", instead ", ""))):
                if text.startswith(before, end):
                    fresh = then._replace(subject=You(), third=False).chose("instead", number)
                    for other, last, after in KINDS["clauses"].read(text, end + len(before), fresh):
                        if text.startswith(behind, last):
                            yield (Instead(found, other, condition),), last + len(behind), after

    def say(self, value: Value, told: Telling) -> Said:
        if len(value) != 1:
            return KINDS["clauses"].say(value, told)
        (one,) = value
        tellers: dict[type, Callable[[Value, Telling], Said]] = {
            May: self._say_may,
            If: self._say_if,
            AtNext: self._say_next,
            DoUnless: self._say_unless,
            Instead: self._say_instead,
            WithX: self._say_with_x,
        }
        teller = tellers.get(type(one))
        if teller is not None:
            return teller(one, told)
        if type(one).__name__ == "PutFromHand":
            words, told = KINDS["optional command"].say(one, told)
            return f"you may {words}", told._replace(it=None, noun="", that=None, moved=False)
        return KINDS["clauses"].say(value, told)

    def _say_may(self, may: May, told: Telling) -> Said:
        have, told = told.choice("have")
        if have and len(may.do) == 1:
            who = doer(may.do[0])
            words, told = KINDS["player"].say(who, told)
            said, told = KINDS["verb phrase"].say(may.do[0], told._replace(subject=who, third=False, singular=False))
            return f"you may have {words} {said}", told
        words, told = KINDS["player"].say(may.who, told)
        told = told._replace(subject=chooser(may.who), third=False, singular=False)
        if may.pay:
            if may.do or may.otherwise:
                raise Unsayable(repr(may))
            said, told = KINDS["payment"].say(may.pay, told)
            text = f"{words} may pay {said}"
        elif isinstance(may.do[-1], Reflexive):
            return self._say_reflexive(may, may.do[-1], words, told)
        else:
            said, told = self._say_done(may.do, told._replace(understood=True))
            told = told._replace(understood=False)
            text = f"{words} may {said}"
        fresh = told._replace(subject=You(), third=False)
        if may.then:
            usual = 0
            number, told = told.choice("if do", usual)
            done = "you do" if isinstance(may.who, You) else ("that player does", "they do")[number]
            more, told = self._say_inner(may.then, told.clause_ended()._replace(subject=You(), third=False))
            text += f". if {done}, {more}"
        if may.otherwise:
            more, told = KINDS["clauses"].say(may.otherwise, fresh)
            text += f". if you don't, {more}"
        return text, told

    def _say_done(self, do: tuple[Instruction, ...], told: Telling) -> Said:
        try:
            return KINDS["clauses"].say(do, told)
        except Unsayable:
            return KINDS["idiom"].say(do, told)

    def _say_reflexive(self, may: May, last: Reflexive, who: str, told: Telling) -> Said:
        said, told = KINDS["clauses"].say(may.do[:-1], told)
        more, told = KINDS["clauses"].say(
            last.do, told._replace(subject=You(), third=False, targets=last.targets, said=0)
        )
        return f"{who} may {said}. when you do, {more}", told

    def _say_inner(self, do: tuple[Instruction, ...], told: Telling) -> Said:
        if len(do) == 1 and isinstance(do[0], May):
            return self._say_may(do[0], told)
        try:
            return KINDS["idiom"].say(do, told)
        except Unsayable:
            pass
        return KINDS["clauses"].say(do, told)

    def _say_if(self, one: If, told: Telling) -> Said:
        if one.condition == Bind("sacrificed"):
            condition = "you do"
        else:
            condition, told = KINDS["condition"].say(one.condition, told)
        words, told = self._say_inner(one.do, told)
        text = f"if {condition}, {words}"
        if one.otherwise:
            more, told = self._say_inner(one.otherwise, told)
            text += f". otherwise, {more}"
        return text, told

    def _say_next(self, one: AtNext, told: Telling) -> Said:
        behind, told = told.choice("at next")
        when = next((words for words, step, yours in _NEXT if (step, yours) == (one.step, one.yours)), None)
        if when is None:
            raise Unsayable(repr(one))
        words, told = self._say_inner(one.do, told)
        return (f"{words} {when}" if behind else f"{when}, {words}"), told

    def _say_unless(self, one: DoUnless, told: Telling) -> Said:
        text, told = KINDS["clauses"].say(one.do, told)
        other, told = told.choice("unless", int(bool(one.unless)))
        who, told = KINDS["player"].say(one.who, told)
        if other:
            words, told = KINDS["verb phrase"].say(
                one.unless[0], told._replace(subject=You(), third=False, singular=False)
            )
            return f"{text} unless {who} {words}", told
        verb = "pay" if isinstance(one.who, You) or not told.singular else "pays"
        words, told = KINDS["payment"].say(one.pay, told)
        return f"{text} unless {who} {verb} {words}", told

    def _say_with_x(self, one: WithX, told: Telling) -> Said:
        words, told = KINDS["clauses"].say(one.do, told)
        amount, told = KINDS["equal"].say(one.amount, told)
        return f"{words}, where X is {amount}", told

    def _say_instead(self, one: Instead, told: Telling) -> Said:
        text, told = KINDS["clauses"].say(one.do, told)
        number, told = told.choice("instead", 2 if one.condition == DiedThisTurn() else 0)
        if number >= 2:
            words, told = KINDS["clauses"].say(one.instead, told._replace(subject=You(), third=False))
            condition, told = KINDS["condition"].say(one.condition, told)
            return f"{text}{_AGAIN[number - 2]}{words} instead if {condition}", told
        condition, told = KINDS["condition"].say(one.condition, told)
        words, told = KINDS["clauses"].say(one.instead, told._replace(subject=You(), third=False))
        before, behind = ((", ", " instead"), (", instead ", ""))[number]
        return f"{text}. if {condition}{before}{words}{behind}", told


_AGAIN = (".\nmorbid — ", ".\nthreshold — ")
"""Stands between what a spell does and what it does instead, which are two paragraphs."""
_NEXT: tuple[tuple[str, Any, bool], ...] = (
    ("at the beginning of the next end step", "end", False),
    ("at the beginning of the next turn's upkeep", "upkeep", False),
    ("at the beginning of your next upkeep", "upkeep", True),
    ("at the beginning of your next end step", "end", True),
    ("at end of combat", "end of combat", False),
)


MOST_IN_IDIOM = 7


class Effect(Kind):
    """All that a spell or ability does, without the full stop at its end."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for found, end, then in self._one(text, at, told):
            for number in (0, 3, 1):
                if text.startswith(GAPS[number], end):
                    then = then.clause_ended()
                    start = then if number == 1 else then._replace(subject=You(), third=False)
                    begin = end + len(GAPS[number])
                    for rest, last, after in self.read(text, begin, start.chose("gap", number)):
                        if number != 1 or isinstance(rest[0], May | DoUnless | If):
                            yield (*found, *rest), last, after
            yield found, end, then

    def _one(self, text: str, at: int, told: Telling) -> Reading:
        yield from KINDS["idiom"].read(text, at, told)
        yield from KINDS["sentence"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        said = ""
        value = without_choices(value)
        place = 0
        while place < len(value):
            if place:
                number, told = told.clause_ended().choice("gap", usual_gap(value[place - 1], value[place], False))
                said += GAPS[number]
                if number in (0, 3):
                    told = told._replace(subject=You(), third=False)
            words, told, step = self._said(value[place:], told)
            said += words
            place += step
        if not said:
            raise Unsayable("nothing to do")
        return said, told

    def _said(self, value: tuple[Instruction, ...], told: Telling) -> tuple[str, Telling, int]:
        """The first words for the instructions, as many of them as one idiom says; and how many these are."""
        for step in range(min(len(value), MOST_IN_IDIOM), 0, -1):
            try:
                words, then = KINDS["idiom"].say(value[:step], told)
            except Unsayable:
                continue
            return words, then, step
        words, told = KINDS["sentence"].say(value[:1], told)
        return words, told, 1


KINDS["clause"] = Clause()
KINDS["clauses"] = Clauses()
KINDS["sentence"] = Sentence()
KINDS["effect"] = Effect()
