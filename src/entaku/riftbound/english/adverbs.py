"""Parses adverbs, times, numbers and comparisons in a clause."""

from entaku.riftbound.english.nouns import NOTHING, Words
from entaku.riftbound.english.tokens import NotUnderstood
from entaku.riftbound.english.verbs import BE, Heard, Verbs
from entaku.riftbound.english.words import ADJECTIVES, KEYWORD_VERBS, NOUNS, NUMBERS, ORDINALS, VERBS
from entaku.riftbound.form import Reference, Role, Use

ADVERBS = (
    "once each turn", "once per turn", "twice per turn", "only once each turn", "only once per turn", "one on one",
    "one additional time", "an additional time", "any number of times", "at the same time", "in any order", "if able",
    "as an additional cost", "in addition to other costs", "at random", "face down", "face up", "facedown", "this turn",
    "this combat", "this showdown", "this game", "this round", "each turn", "each combat", "next turn", "that turn",
    "until end of turn", "until end of combat", "as many times as you like", "one or more times", "this way",
    "from anywhere",
    "vice versa", "in their stead", "in turn order", "as normal", "any more times", "any and all", "as damage",
    "too early", "by default",
)  # fmt: skip
_SAID = {"less", "more", "fewer", "greater", "higher", "lower"}
_LASTING = ("this turn", "this combat", "this showdown", "until end of turn", "until end of combat")
"""A spell's doing ends; what a passive ability says does not."""
_ADVERB_WORDS = {"alone", "again", "anywhere", "everywhere", "instead", "now", "too", "twice", "each", "once",
"together",
                 "separately", "immediately", "simultaneously", "either", "only", "first", "last", "also", "exactly",
                 "less", "more", "back", "away", "up", "down", "yet", "already", "else", "thrice", "ever",
                 "normally", "even", "just", "split", "evenly", "enough", "able", "equally"}  # fmt: skip
_SUBORDINATE: dict[str, Use] = {
    "if": "condition", "unless": "condition", "while": "condition", "until": "condition", "when": "trigger",
    "whenever": "trigger", "because": "condition", "after": "condition", "before": "condition", "although": "condition",
}  # fmt: skip
_CONDITION_OF_COST = "as an additional cost"


class Adverbs(Verbs):
    """The part of the English grammar that reads when, how often and how much."""

    def _value(self, heard: Heard, stop: Words) -> bool:
        """Numbers and symbols: "+2 [M]", "3", "[1][Fury]", "[Assault 2] and [Ganking]", "2 XP"."""
        r = self.r
        if r.here.keyword in KEYWORD_VERBS and r.at and r.tokens[r.at - 1].low == "to":
            return False
        if r.here.kind == "number":
            found = self.reference(heard.within)
            if found is not None:
                heard.add("object", found)
                return True
        if r.here.kind in ("number", "signed"):
            r.take()
            if r.here.kind == "symbol" and r.here.low == "m":
                r.take()
            else:
                r.took("might", "xp", "energy", "power", "damage")
        else:
            while r.here.kind == "symbol" and r.here.low not in {">", ">>"}:
                r.take()
                if r.sees(",") and r.peek().keyword and r.peek().keyword not in KEYWORD_VERBS:
                    r.take()
                elif r.sees(",") and r.peek().low in {"and", "or"} and r.peek(2).kind == "symbol":
                    r.at += 2
        self._compared(heard)
        return True

    def _compared(self, heard: Heard) -> None:
        r = self.r
        while r.took_phrase("or less", "or more", "or fewer", "or greater", "or higher", "or lower", "less", "more"):
            pass
        if r.sees("or", "and", "/") and r.peek().kind == "symbol" and r.peek().keyword not in KEYWORD_VERBS:
            r.take()
            while r.here.kind == "symbol":
                r.take()

    def _adverb(self, heard: Heard, stop: Words) -> bool:
        readings = (self._as_a_cost, self._instead_of, self._when, self._how_much, self._here)
        return any(reading(heard, stop) for reading in readings)

    def _as_a_cost(self, heard: Heard, stop: Words) -> bool:
        """ "As an additional cost", and what it is paid for."""
        r = self.r
        if not r.took_phrase(_CONDITION_OF_COST):
            return False
        heard.is_cost = True
        if r.sees("to") and r.peek().low in VERBS:
            r.take()
            self._inner_clause(heard, "measure")
        return True

    def _instead_of(self, heard: Heard, stop: Words) -> bool:
        r = self.r
        if not r.took_phrase("instead of"):
            return False
        if r.here.low in VERBS and "ing" in VERBS[r.here.low][1]:
            r.take()
            self._inner_parts(heard, "instead-of")
        elif r.here.kind == "symbol":
            r.take()
        else:
            heard.add("instead-of", self.needed(heard.within))
        return True

    def _when(self, heard: Heard, stop: Words) -> bool:
        r = self.r
        if r.sees_phrase("for the first time") or r.sees_phrase("for as long"):
            return self._time(heard)
        if r.sees("the") and r.peek(2).low == "time":
            return self._time(heard)
        if r.sees("at") and (r.peek().low in {"start", "end"} or r.peek(2).low in {"start", "end"}):
            self.moment()
            return True
        heard.lasts = heard.lasts or any(r.sees_phrase(phrase) for phrase in _LASTING)
        return r.took_phrase(*ADVERBS)

    def _how_much(self, heard: Heard, stop: Words) -> bool:
        r = self.r
        if r.sees("at", "exactly", "up") and self._amount_ahead():
            r.took_phrase("at least", "at most", "exactly", "up to")
            self._value(heard, stop)
            r.took("times")
            return True
        if r.sees("up") and r.peek(2).low in NUMBERS and r.peek(3).low == "times":
            r.at += 4
            return True
        if r.took_phrase("to a minimum of", "to a maximum of"):
            self._value(heard, stop)
            return True
        if r.sees("an") and r.peek().low == "additional" and r.peek(2).kind in ("symbol", "signed", "number"):
            r.at += 2
            self._value(heard, stop)
            return True
        if self._comparison_here():
            self._than(heard)
            return True
        if r.here.kind == "number" and r.peek().low == "times":
            r.take()
            r.take()
            return True
        return False

    def _here(self, heard: Heard, stop: Words) -> bool:
        r = self.r
        if r.sees("here", "there") and not (r.sees("there") and r.peek().low in BE):
            heard.add("place", self.needed())
            return True
        if r.here.low in _ADVERB_WORDS and not self._noun_soon():
            heard.instead = heard.instead or r.here.low == "instead"
            heard.split = heard.split or r.here.low == "split"
            r.take()
            return True
        return False

    def _amount_ahead(self) -> bool:
        ahead = 1 if self.r.sees("exactly") else 2
        phrase = self.r.sees("exactly") or self.r.peek().low in {"least", "most", "to"}
        token, following = self.r.peek(ahead), self.r.peek(ahead + 1)
        if token.kind == "number":
            return following.low in {"times", "m"} or following.kind in ("end", "mark")
        return phrase and token.kind == "symbol"

    def _comparison_here(self) -> bool:
        r = self.r
        if r.sees("no") and r.peek().low in {"more", "less", "greater", "fewer"}:
            return True
        return r.sees("less", "more", "fewer", "greater") and r.peek().low == "than"

    def _noun_soon(self) -> bool:
        """Whether a word such as "each" or "last" belongs to a noun that follows."""
        low = self.r.here.low
        if low in {"each", "either", "exactly", "up", "only", "first", "last", "more", "less", "even", "once"}:
            if low in {"up"}:
                return self.r.peek().low == "to"
            if low in {"more", "less"}:
                return self.r.peek().low in {"than"}
            if low == "each":
                return self._noun_after(1) or self.r.peek().low == "of"
            return low in {"first", "last"} and self._noun_after(1)
        return False

    def _time(self, heard: Heard) -> bool:
        """ "The next time it takes damage this turn", "for the first time each turn"."""
        r = self.r
        if r.took_phrase("for the first time each turn", "for the first time"):
            return True
        if r.took_phrase("for as long as"):
            self.condition("condition")
            return True
        mark = r.at
        r.take()
        if r.here.low not in ORDINALS and r.here.low not in {"next", "first"}:
            r.at = mark
            return False
        r.take()
        r.take()
        self.condition("trigger")
        return True

    def moment(self) -> None:
        """ "At the start of each player's first Beginning Phase": a point in the turn."""
        r = self.r
        r.take()
        r.took("the")
        if not r.took("start", "end", "beginning"):
            raise r.fail()
        r.took("of")
        if r.took("turn", "combat"):
            return
        heard = Heard(r.start, verb="be", parts=[])
        time = self.needed(bare_amounts=True)
        for inner in time.within:
            heard.add("measure", inner)
        self.emit("trigger", heard)

    def _subordinate(self, heard: Heard, stop: Words) -> bool:
        r = self.r
        if r.sees_phrase("as long as"):
            r.at += 3
            self.condition("condition")
            return True
        if r.sees("where") and r.peek().low == "x" and r.peek(2).low in BE:
            r.at += 3
            self._measure(heard, "measure")
            return True
        if r.sees_phrase("as you play"):
            r.take()
            self.condition("condition")
            heard.is_cost = True
            return True
        if r.sees_phrase("as though") or r.sees_phrase("even if"):
            r.at += 2
            self.condition("condition")
            return True
        if r.here.low not in _SUBORDINATE or (r.here.low in {"after", "before"} and not self._clause_ahead()):
            return False
        if heard.in_relative and r.here.low in {"if", "when", "whenever"}:
            return False
        if r.sees_phrase("if able"):
            return False
        word = r.take().low
        if r.here.low in VERBS and "ing" in VERBS[r.here.low][1]:
            self._inner_clause(heard, "measure")
            return True
        if word == "until":
            mark = r.at
            found = self.reference(bare_amounts=True)
            if found is not None and not self.finite_verb_follows():
                heard.add("measure", found)
                return True
            r.at = mark
        self.condition(_SUBORDINATE[word])
        return True

    def _clause_ahead(self) -> bool:
        mark = self.r.at
        self.r.take()
        try:
            return self.reference() is not None and self.finite_verb_follows()
        except NotUnderstood:
            return False
        finally:
            self.r.at = mark

    def _measure(self, heard: Heard, role: Role) -> None:
        r = self.r
        r.took("twice", "half", "double")
        if r.here.kind in ("number", "symbol") and not self._noun_after(1):
            self._value(heard, NOTHING)
            return
        heard.add(role, self.needed(bare_amounts=True))
        if r.took("plus", "minus"):
            self._measure(heard, role)

    def comparison(self) -> list[Reference]:
        """What follows "with": "3 [M] or less", "Energy cost no more than [4]", "less Might than me"."""
        r = self.r
        heard = Heard(r.start, parts=[])
        r.took_phrase("exactly", "at least", "at most")
        if r.here.kind in ("number", "signed") and r.peek().kind == "symbol":
            self._value(heard, NOTHING)
        elif r.here.kind == "symbol":
            while r.here.kind == "symbol" or (r.sees("and", "or", ",") and r.peek().kind == "symbol"):
                r.take()
            r.took("or")
            r.took("more", "less", "greater")
            if r.here.kind == "word" and self._noun_after(0) and r.here.low in ADJECTIVES | NOUNS.keys():
                heard.add("measure", self.needed())
        elif r.sees("less", "more", "fewer", "greater", "equal", "higher", "lower"):
            r.take()
            heard.add("measure", self.needed(bare_amounts=True)) if not r.sees("than") else None
        else:
            found = self.needed(bare_amounts=True)
            heard.add("measure", found)
        self._than(heard)
        return self._flat(heard)

    def _than(self, heard: Heard) -> None:
        r = self.r
        if r.at and r.tokens[r.at - 1].low in _SAID and not r.sees("than") and not r.sees_phrase("and no more"):
            return
        if r.took_phrase("no more", "no less", "no greater", "no fewer", "less", "more", "greater", "fewer", "equal",
                         "higher", "lower"):  # fmt: skip
            while r.here.low in {"energy", "power", "might"}:
                r.take()
            if r.sees_phrase("and no more"):
                r.take()
                self._than(heard)
                return
        equal = bool(r.at) and r.tokens[r.at - 1].low == "equal"
        if r.took("than", "of") or (equal and r.took("to")):
            self._measure(heard, "measure")
            if r.sees("and") and r.sees_phrase("and no more"):
                r.take()
                self._than(heard)
        elif r.here.kind in ("symbol", "number"):
            self._value(heard, NOTHING)
            r.took("damage", "might", "xp")
        elif r.took("from"):
            self._measure(heard, "measure")
        r.took_phrase("or less", "or more", "or greater", "or fewer", "or higher", "or lower")
        if r.took_phrase("up to"):
            self._value(heard, NOTHING)
            self._than(heard)

    def _flat(self, heard: Heard) -> list[Reference]:
        return [part.reference for part in heard.parts]

    def condition(self, use: Use) -> None:
        """Clauses that a trigger, a replacement or a condition waits for."""
        raise NotImplementedError

    def _inner_clause(self, heard: Heard, role: Role) -> None:
        raise NotImplementedError

    def _inner_parts(self, heard: Heard, role: Role) -> None:
        raise NotImplementedError
