"""Sentences: the clauses of one, and the words that tie them together."""

from collections.abc import Callable

from msgspec import structs

from entaku.oracle.ir.abilities import Pay
from entaku.oracle.ir.conditions import Bind, Matches, Unless
from entaku.oracle.ir.happenings import Step
from entaku.oracle.ir.instructions import AtNext, Delayed, DoUnless, If, Instead, Instruction, May, Reflexive, WithX
from entaku.oracle.ir.things import Group, Players, X, You
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.counters import PutCounters, SpreadCounters
from entaku.oracle.mechanics.moving import PutFromHand
from entaku.oracle.saying.english.attempts import (
    DONE,
    UNDONE,
    WHAT_IS_DONE,
    WHEN_DONE,
    could_not,
    done_or_not,
    if_they_do,
    if_they_dont,
    is_of_failing,
    is_of_seen,
    is_seen,
    offered,
    said_of_failing,
    what_is_done,
)
from entaku.oracle.saying.english.between import GAPS, clause_ended, next_clause, usual_gap
from entaku.oracle.saying.english.clauses import chooser, doer, is_done_by_a_thing, is_done_by_you
from entaku.oracle.saying.english.costs import paid_from, paying
from entaku.oracle.saying.english.instead import INSTEAD
from entaku.oracle.saying.english.multiples import FOR_EACH, big_amounts, for_one, holds, in_proportion
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value, longest
from entaku.oracle.saying.english.those import IF_IT_WAS, after_branch, after_put, as_moved, asked_again, when_done
from entaku.oracle.saying.english.with_choices import is_aimed_at_choice, with_choice, without_choices


class Clauses(Kind):
    """Clauses of one sentence, in order."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for found, end, then in KINDS["clause"].read(text, at, told):
            if is_aimed_at_choice(then):
                continue
            for number in (1, 2, 4):
                if text.startswith(GAPS[number], end):
                    start = end + len(GAPS[number])
                    for rest, last, after in self.read(text, start, next_clause(found, then, number)):
                        if not (holds(found, X()) and WHERE_X in text[start:last]):  # it is said of both
                            yield (*with_choice(found, then), *rest), last, after
            if isinstance(found, PutCounters) and text.startswith(GAPS[5], end):
                more = then.clause_ended().chose("gap", 5)
                for other, last, after in KINDS["more counters"].read(text, end + len(GAPS[5]), more):
                    yield (found, other), last, after
            yield with_choice(found, then), end, then

    def say(self, value: Value, told: Telling) -> Said:
        said = ""
        value = without_choices(value, told)
        for place, each in enumerate(value):
            number = 0
            if place:
                number, told = told.choice("gap", usual_gap(value[place - 1], each, within=True))
                told = clause_ended(value[place - 1], told, number)
                said += GAPS[number]
            words, told = KINDS["more counters" if number == 5 else "clause"].say(each, told)
            said += words
        if not said:
            raise Unsayable("nothing to do")
        return said, told


_NEXT: tuple[tuple[str, Step, bool], ...] = (
    ("at the beginning of the next end step", "end", False),
    ("at the beginning of the next turn's upkeep", "upkeep", False),
    ("at the beginning of your next upkeep", "upkeep", True),
    ("at the beginning of your next end step", "end", True),
    ("at end of combat", "end of combat", False),
)
_HAVE = "you may have "
WHERE_X = ", where X is "
OTHERWISE = ". otherwise, "
_X_MANA = (Pay(Cost(("X",))),)


class Sentence(Kind):
    """A sentence, or two that belong together: one instruction, or the several clauses of a plain sentence."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for tied in (
            self._conditional,
            self._delayed,
            self._may,
            self._may_idiom,
            KINDS["when done"].read,
            KINDS["delayed"].read,
        ):
            for found, end, then in tied(text, at, told):
                then = then if tied != self._conditional else after_branch(told, then)
                yield found, end, then._replace(cards=told.cards) if then.cards != told.cards else then
        for found, end, then in KINDS["clauses"].read(text, at, told):
            yield found, end, then
            yield from self._where(text, end, then, found)
            for one, last, after in self._unless(text, end, then, found):
                yield one, last, after
                yield from INSTEAD.of(one, text, last, after)
            yield from INSTEAD.of(found, text, end, then)
            for does, last, after in self._reflexive(text, end, then.chose("gap", 0), You()):
                yield (*found, does), last, after
            yield from self._at_next(text, end, then, found)
            yield from self._if_behind(text, end, then, found)
            yield from could_not(text, end, then, found)
            name = what_is_done(found[-1])
            if name and text.startswith(DONE[0], end):
                fresh = then._replace(subject=You(), third=False)
                for inner, last, after in self.inner(text, end + len(DONE[0]), fresh.chose("gap", 0)):
                    yield (*found, If(Bind(name), inner)), last, after

    def _where(self, text: str, at: int, told: Telling, found: tuple[Instruction, ...]) -> Reading:
        """What X is in all of several clauses."""
        if len(found) > 1 and all(holds(each, X()) for each in found):
            yield from self._where_x(text, at, told, found)

    def _where_x(self, text: str, at: int, told: Telling, found: tuple[Instruction, ...]) -> Reading:
        if text.startswith(WHERE_X, at):
            for amount, end, then in KINDS["equal"].read(text, at + len(WHERE_X), told):
                if not isinstance(amount, int | X):
                    yield (WithX(amount, found),), end, then

    def _if_behind(self, text: str, at: int, told: Telling, found: tuple[Instruction, ...]) -> Reading:
        """What is done only "if" what is said behind it."""
        if text.startswith(" if ", at):
            for condition, end, then in KINDS["condition"].read(text, at + 4, told.chose("if behind", 1)):
                yield (If(condition, found),), end, then
                if text.startswith(OTHERWISE, end):
                    for other, last, after in self.inner(text, end + len(OTHERWISE), after_branch(told, then)):
                        yield (If(condition, found, other),), last, after
        elif text.startswith(" unless ", at):
            for condition, end, then in KINDS["condition"].read(text, at + 8, told.chose("if behind", 2)):
                yield (If(Unless(condition), found),), end, then

    def _conditional(self, text: str, at: int, told: Telling) -> Reading:
        if not text.startswith("if ", at):
            return
        told = asked_again(told) if text.startswith(IF_IT_WAS, at) else told
        for condition, end, then in KINDS["condition"].read(text, at + 3, told.chose("if behind", 0)):
            if not text.startswith(", ", end):
                continue
            for inner, last, after in self.inner(text, end + 2, then):
                if isinstance(after.it, Group) and text.startswith(". those ", last):
                    for more, final, finally_ in KINDS["clauses"].read(text, last + 2, after.chose("gap", 0)):
                        yield (If(condition, (*inner, *more)),), final, finally_
                    continue
                yield (If(condition, inner),), last, after
                if text.startswith(OTHERWISE, last):
                    for other, final, finally_ in self.inner(text, last + len(OTHERWISE), after):
                        yield (If(condition, inner, other),), final, finally_

    def inner(self, text: str, at: int, told: Telling) -> Reading:
        """What is done inside a sentence; and in those behind it that speak of cards seen in it."""
        for found, end, then in self._inner_sentence(text, at, told):
            if then.cards and is_seen(found):
                yield from self._with_seen(text, end, then, found)
            yield found, end, then

    def _with_seen(self, text: str, at: int, told: Telling, found: tuple[Instruction, ...]) -> Reading:
        if text.startswith(". ", at):
            for more, end, then in KINDS["idiom"].read(text, at + 2, told.clause_ended().chose("gap", 0)):
                if is_of_seen(more, told.cards):
                    yield from self._with_seen(text, end, then, (*found, *more))
                    yield (*found, *more), end, then

    def _inner_sentence(self, text: str, at: int, told: Telling) -> Reading:
        """What is done inside a sentence: clauses, or what somebody may do."""
        yield from KINDS["idiom"].read(text, at, told)
        yield from self._may(text, at, told)
        yield from self._pay_or(text, at, told)
        for found, end, then in KINDS["clauses"].read(text, at, told):
            yield found, end, then
            yield from self._unless(text, end, then, found)
            yield from self._if_behind(text, end, then, found)
            yield from self._at_next(text, end, then, found)

    def _pay_or(self, text: str, at: int, told: Telling) -> Reading:
        """What happens unless you pay, where paying is said first: "pay {2}. if you don't, …"."""
        if text.startswith("pay ", at):
            for cost, end, then in KINDS["paid"].read(text, at + 4, told):
                for tail, last, after in if_they_dont(text, end, then, You()):
                    yield (DoUnless(tail, pay=cost),), last, after.chose("unless", 3)

    def _delayed(self, text: str, at: int, told: Telling) -> Reading:
        for words, step, yours in _NEXT:
            if text.startswith(f"{words}, ", at):
                for inner, last, after in self.inner(text, at + len(words) + 2, told.chose("at next", 0)):
                    yield (AtNext(step, inner, yours),), last, after

    def _at_next(self, text: str, at: int, told: Telling, found: tuple[Instruction, ...]) -> Reading:
        for words, step, yours in _NEXT:
            if text.startswith(f" {words}", at) and len(found) == 1:
                yield (AtNext(step, found, yours),), at + len(words) + 1, when_done(found[0], told.chose("at next", 1))

    def _may(self, text: str, at: int, told: Telling) -> Reading:
        yield from self._may_have(text, at, told)
        for who, end, then in KINDS["player"].read(text, at, told):
            if not text.startswith(" may ", end):
                continue
            yield from self._may_put(text, end + 5, then._replace(subject=who, third=False, singular=False))
            then = then._replace(subject=chooser(who), third=False, singular=False)
            if begin := paid_from(text, end + 5):
                for cost, last, after in KINDS["paid"].read(text, begin, then):
                    for tail, other, final, finally_ in done_or_not(text, last, after, who):
                        yield (May((), tail, other, who, cost),), final, finally_
                    for does, final, finally_ in self._reflexive(text, last, after, who):
                        yield (May(pay=cost, then=(does,)),), final, finally_
            for inner, last, after in KINDS["clauses"].read(text, end + 5, then):
                if who != You() and any(map(is_done_by_you, inner)) and "you " not in text[end + 5 : last]:
                    continue  # who may do it does it
                yield (May(inner, who=who),), last, as_moved(inner, after)
                yield from self._unless(text, last, after, (May(inner, who=who),))
                for tail, other, final, finally_ in done_or_not(text, last, after, who):
                    yield (May(inner, tail, other, who),), final, finally_
                for does, final, finally_ in self._reflexive(text, last, after, who):
                    yield (May((*inner, does)),), final, finally_

    def _may_put(self, text: str, at: int, told: Telling) -> Reading:
        """What somebody may do that is one instruction."""
        for found, end, then in KINDS["optional command"].read(text, at, told):
            yield (found,), end, after_put(found, then)
            if text.startswith(FOR_EACH, end):
                for amount, last, after in KINDS["for each"].read(text, end + len(FOR_EACH), then):
                    if (many := in_proportion(found, amount)) is not None:
                        yield (many,), last, after_put(found, after)

    def _say_optional(self, one: PutFromHand | SpreadCounters, told: Telling) -> Said:
        who, told = KINDS["player"].say(doer(one), told)
        told = told._replace(subject=doer(one), third=False, singular=False)
        single = for_one(one)
        words, told = KINDS["optional command"].say(one if single is None else single, told)
        text = f"{who} may {words}"
        if single is not None:
            each, told = KINDS["for each"].say(big_amounts(one)[0], told)
            text += f"{FOR_EACH}{each}"
        return text, after_put(one, told)

    def _may_idiom(self, text: str, at: int, told: Telling) -> Reading:
        """What you may do that one idiom says."""
        for found, end, then in offered(text, at, told):
            yield (May(found),), end, then
            if is_seen(found):
                yield from (((May(of),), to, at) for of, to, at in self._with_seen(text, end, then, found))
            for tail, other, last, after in done_or_not(text, end, then, You()):
                yield (May(found, tail, other),), last, after
            for does, last, after in self._reflexive(text, end, then, You()):
                yield (May((*found, does)),), last, after

    def _may_have(self, text: str, at: int, told: Telling) -> Reading:
        """What you may have somebody do."""
        if not text.startswith(_HAVE, at):
            return
        for who, end, then in KINDS["player"].read(text, at + len(_HAVE), told):
            if not isinstance(who, You) and text.startswith(" ", end):
                subject = then._replace(subject=who, third=False, singular=False)
                for one, last, after in KINDS["verb phrase"].read(text, end + 1, subject):
                    after = after.chose("have", 1)
                    yield (May((one,)),), last, after
                    for tail, final, finally_ in if_they_do(text, last, after, You()):
                        yield (May((one,), tail),), final, finally_
        for one, end, then in KINDS["thing done"].read(text, at + len(_HAVE), told._replace(bare=True)):
            then = then._replace(bare=False).chose("have", 2)
            yield (May((one,)),), end, then
            for tail, last, after in if_they_do(text, end, then, You()):
                yield (May((one,), tail),), last, after

    def _reflexive(self, text: str, at: int, told: Telling, who: Players) -> Reading:
        """What triggers when you do what you may, with targets of its own, to its last sentence.  (CR 603.12)"""
        if told.targets or not isinstance(who, You) or not text.startswith(WHEN_DONE, at):
            return
        at += len(WHEN_DONE)
        fresh = told.clause_ended()._replace(subject=You(), third=False)
        for tail, end, then in longest(KINDS["effect"].read(text, at, fresh)):
            yield Reflexive(tail, then.targets), end, then._replace(targets=())

    def _unless(self, text: str, at: int, told: Telling, found: tuple[Instruction, ...]) -> Reading:
        if not text.startswith(" unless ", at) or len(found) != 1:
            return
        for who, end, then in KINDS["player"].read(text, at + 8, told):
            if isinstance(who, You) and text.startswith(" return ", end):
                for cost, last, after in KINDS["payment"].read(text, end + 1, then):
                    yield (DoUnless(found, pay=cost),), last, after.chose("unless", 2)
            verb = "pay " if isinstance(who, You) or not then.singular else "pays "
            if text.startswith(" ", end) and (begin := paid_from(text, end + 1, verb)):
                for cost, last, after in KINDS["paid"].read(text, begin, then):
                    one = DoUnless(found, pay=cost, who=who)
                    yield (one,), last, after.chose("unless", 0)
                    if text.startswith(FOR_EACH, last):
                        for times, final, finally_ in KINDS["for each"].read(text, last + len(FOR_EACH), after):
                            yield (structs.replace(one, times=times),), final, finally_.chose("unless", 0)
                    if cost == _X_MANA:
                        yield from self._where_x(text, last, after.chose("unless", 0), (one,))
            if text.startswith(" ", end):
                third = then.singular and not isinstance(who, You)
                fresh = then._replace(subject=who, third=third, singular=third)
                for other, last, after in KINDS["verb phrase"].read(text, end + 1, fresh):
                    yield (DoUnless(found, (other,), who=who),), last, after.chose("unless", 1)

    def say(self, value: Value, told: Telling) -> Said:
        if len(value) != 1:
            return KINDS["clauses"].say(value, told)
        (one,) = value
        tellers: dict[type, Callable[[Value, Telling], Said]] = {
            May: self._say_may,
            If: self._say_if,
            AtNext: self._say_next,
            DoUnless: self._say_unless,
            Instead: INSTEAD.say,
            WithX: self._say_with_x,
            Reflexive: KINDS["when done"].say,
            Delayed: lambda one, told: KINDS["delayed"].say((one,), told),
        }
        teller = tellers.get(type(one))
        if teller is not None:
            words, then = teller(one, told)
            if isinstance(one, If) and words.startswith("if "):
                then = after_branch(told, then)
            return words, then if isinstance(value[0], WithX) else then._replace(cards=told.cards)
        if isinstance(one, PutFromHand | SpreadCounters):
            return self._say_optional(one, told)
        return KINDS["clauses"].say(value, told)

    def _say_may(self, may: May, told: Telling) -> Said:
        have, told = told.choice("have", 2 if is_done_by_a_thing(may) else 0)
        if have == 2 and len(may.do) == 1:
            said, told = KINDS["thing done"].say(may.do[0], told._replace(bare=True))
            return self._say_then(may, f"you may have {said}", told._replace(bare=False))
        if have and len(may.do) == 1:
            who = doer(may.do[0])
            words, told = KINDS["player"].say(who, told)
            said, told = KINDS["verb phrase"].say(may.do[0], told._replace(subject=who, third=False, singular=False))
            return self._say_then(may, f"you may have {words} {said}", told)
        words, told = KINDS["player"].say(may.who, told)
        told = told._replace(subject=chooser(may.who), third=False, singular=False)
        if may.pay:
            if may.do:
                raise Unsayable(may)
            said, told = KINDS["paid"].say(may.pay, told)
            text = f"{words} may {paying(may.pay)}{said}"
            if len(may.then) == 1 and isinstance(may.then[0], Reflexive) and not may.otherwise:
                return self._say_reflexive(may.then[0], text, told)
        elif isinstance(may.do[-1], Reflexive):
            said, told = self._say_done(may.do[:-1], told)
            return self._say_reflexive(may.do[-1], f"{words} may {said}", told)
        else:
            said, told = self._say_done(may.do, told._replace(understood=True))
            told = (told if may.then or may.otherwise else as_moved(may.do, told))._replace(understood=False)
            text = f"{words} may {said}"
        text, told = self._say_then(may, text, told)
        if may.otherwise:
            number, told = told.choice("if undone", 0 if isinstance(may.who, You) else 1)
            words, yours = UNDONE[number]
            if yours != isinstance(may.who, You):
                raise Unsayable(may)
            more, told = self.say_inner(may.otherwise, told._replace(subject=You(), third=False))
            text += f"{words}{more}"
        return text, told

    def _say_then(self, may: May, text: str, told: Telling) -> Said:
        """What is done if they do, behind what they may do."""
        if not may.then:
            return text, told
        number, told = told.choice("if do", 0)
        done = DONE[0 if isinstance(may.who, You) else number + 1]
        more, told = self.say_inner(may.then, told.clause_ended()._replace(subject=You(), third=False))
        return f"{text}{done}{more}", told

    def _say_done(self, do: tuple[Instruction, ...], told: Telling) -> Said:
        first, second = ("idiom", "effect" if is_seen(do[:1]) else "clauses") if len(do) > 1 else ("clauses", "idiom")
        try:
            return KINDS[first].say(do, told)
        except Unsayable:
            return KINDS[second].say(do, told)

    def _say_reflexive(self, last: Reflexive, done: str, told: Telling) -> Said:
        more, told = KINDS["effect"].say(
            last.do, told.clause_ended()._replace(subject=You(), third=False, targets=last.targets, said=0)
        )
        return f"{done}{WHEN_DONE}{more}".removeprefix(". "), told

    def say_inner(self, do: tuple[Instruction, ...], told: Telling) -> Said:
        if len(do) == 1 and isinstance(do[0], May):
            return self._say_may(do[0], told)
        if len(do) == 1 and isinstance(do[0], PutFromHand | SpreadCounters):
            return self._say_optional(do[0], told)
        if len(do) == 1 and isinstance(do[0], If):
            return self._say_if(do[0], told, behind=1)
        if len(do) == 1 and isinstance(do[0], AtNext):
            return self._say_next(do[0], told)
        if len(do) == 1 and isinstance(do[0], DoUnless):
            return (self._say_pay_or if ("unless", 3) in told.trail else self._say_unless)(do[0], told)
        if is_seen(do[:1]) and is_of_seen(do[1:], getattr(do[0], "bind", "")):
            return KINDS["effect"].say(do, told)
        try:
            return KINDS["idiom"].say(do, told)
        except Unsayable:
            pass
        return KINDS["clauses"].say(do, told)

    def _say_if(self, one: If, told: Telling, behind: int = 0) -> Said:
        if isinstance(one.condition, Bind) and one.condition.name in WHAT_IS_DONE.values():
            condition = "you do"
        elif is_of_failing(one.condition):
            return said_of_failing(one, told)
        elif place := told.choice("if behind", behind)[0]:
            _, told = told.choice("if behind")
            words, told = self.say_inner(one.do, told)
            unless = one.condition if place == 2 and isinstance(one.condition, Unless) else None
            before = told
            condition, told = KINDS["condition"].say(one.condition if unless is None else unless.of, told)
            text = f"{words} {'if' if unless is None else 'unless'} {condition}"
            if one.otherwise:
                more, told = self.say_inner(one.otherwise, after_branch(before, told))
                text += f"{OTHERWISE}{more}"
            return text, told
        else:
            _, told = told.choice("if behind")
            again = isinstance(one.condition, Matches) and one.condition.what == told.that
            condition, told = KINDS["condition"].say(one.condition, asked_again(told) if again else told)
        words, told = self.say_inner(one.do, told)
        text = f"if {condition}, {words}"
        if one.otherwise:
            more, told = self.say_inner(one.otherwise, told)
            text += f"{OTHERWISE}{more}"
        return text, told

    def _say_next(self, one: AtNext, told: Telling) -> Said:
        behind, told = told.choice("at next")
        when = next((words for words, step, yours in _NEXT if (step, yours) == (one.step, one.yours)), None)
        if when is None:
            raise Unsayable(one)
        words, told = self.say_inner(one.do, told)
        return (f"{words} {when}", when_done(one.do[0], told)) if behind else (f"{when}, {words}", told)

    def _say_unless(self, one: DoUnless, told: Telling) -> Said:
        if len(one.do) == 1 and isinstance(one.do[0], May):
            text, told = self._say_may(one.do[0], told)
        else:
            text, told = KINDS["clauses"].say(one.do, told)
        other, told = told.choice("unless", int(bool(one.unless)))
        who, told = KINDS["player"].say(one.who, told)
        if other == 1:
            third = told.singular and not isinstance(one.who, You)
            words, told = KINDS["verb phrase"].say(
                one.unless[0], told._replace(subject=one.who, third=third, singular=third)
            )
            return f"{text} unless {who} {words}", told
        if other == 2:
            words, told = KINDS["payment"].say(one.pay, told)
            return f"{text} unless {who} {words}", told
        verb = paying(one.pay, "pay " if isinstance(one.who, You) or not told.singular else "pays ")
        words, told = KINDS["paid"].say(one.pay, told)
        if one.times != 1:
            each, told = KINDS["for each"].say(one.times, told)
            words += f"{FOR_EACH}{each}"
        return f"{text} unless {who} {verb}{words}", told

    def _say_pay_or(self, one: DoUnless, told: Telling) -> Said:
        _, told = told.choice("unless")
        paid, told = KINDS["paid"].say(one.pay, told)
        number, told = told.choice("if undone")
        words, told = KINDS["clauses"].say(one.do, told._replace(subject=You(), third=False))
        return f"pay {paid}{UNDONE[number][0]}{words}", told

    def _say_with_x(self, one: WithX, told: Telling) -> Said:
        first = one.do[0]
        if len(one.do) == 1 and isinstance(first, DoUnless):
            words, told = self._say_unless(first, told)
        else:
            words, told = KINDS["clauses"].say(one.do, told)
        amount, told = KINDS["equal"].say(one.amount, told)
        return f"{words}, where X is {amount}", told


class Inner(Kind):
    """What is done inside a sentence, and in those behind it that speak of cards seen in it."""

    def __init__(self, of: Sentence) -> None:
        self.of = of

    def read(self, text: str, at: int, told: Telling) -> Reading:
        return self.of.inner(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        return self.of.say_inner(value, told)


KINDS["clauses"] = Clauses()
KINDS["sentence"] = sentence = Sentence()
KINDS["inner"] = Inner(sentence)
