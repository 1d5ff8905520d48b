"""Parses what goes with a verb: objects, places, prices, and further objects after "and"."""

from entaku.riftbound.english.adverbs import ADVERBS, Adverbs
from entaku.riftbound.english.nouns import NOTHING, Words
from entaku.riftbound.english.verbs import BE, BETWEEN, Heard
from entaku.riftbound.english.words import ADJECTIVES, KEYWORD_VERBS, MOVES, NOUNS, VERBS
from entaku.riftbound.form import Role

_PARTICIPIALS = {"ignoring", "reducing", "paying", "including", "splitting", "choosing", "using", "increasing",
"regardless",
                 "starting", "playing", "counting", "dealing", "giving", "beginning", "dividing", "rounding",
                 "rounded"}  # fmt: skip
_ROLES: dict[str, Role] = {
    "from": "source", "at": "place", "in": "place", "on": "place", "with": "means", "by": "measure", "of": "object",
    "than": "measure", "over": "measure", "between": "among", "against": "recipient", "onto": "destination",
    "into": "destination", "through": "place", "during": "measure", "per": "measure", "as": "measure", "off": "source",
    "toward": "destination", "towards": "destination", "for": "measure", "after": "measure", "before": "measure",
    "within": "measure", "without": "means", "beyond": "measure", "under": "place", "below": "measure",
    "above": "measure",
}  # fmt: skip
_COMMA_LEADS = {"ignoring", "reducing", "even", "including", "starting", "unless", "to", "instead", "where", "if", "up",
                "split", "while", "until", "rounded", "rounding", "increasing", "without", "regardless"}  # fmt: skip
_DETERMINERS = {"a", "an", "another", "the", "up", "all", "any", "one", "two", "three", "four", "five", "your", "each"}


_OF_THE_VERB: dict[str, Words] = {
    "move": frozenset({"from"}), "split": frozenset({"from"}), "put": frozenset({"on"}), "place": frozenset({"on"}),
}  # fmt: skip
"""Prepositions that go with a verb rather than with its object."""
_OUTSIDE = ("as an additional cost", "for each", "on the top", "on the bottom", "on top", "on bottom")


class Complements(Adverbs):
    """The part of the English grammar that reads what a verb is done to, where, and with what."""

    def _complements(self, heard: Heard, stop: Words) -> None:
        heard.within = stop if heard.in_relative else stop | _OF_THE_VERB.get(heard.verb, NOTHING)
        before = -1
        while not self.r.done and self.r.at > before:
            before = self.r.at
            if not self._complement(heard, stop):
                return

    def _complement(self, heard: Heard, stop: Words) -> bool:
        r = self.r
        token = r.here
        if token.kind == "quote":
            self.quoted(r.take())
            return True
        if token.kind == "mark":
            return self._after_comma(heard, stop)
        if token.kind in ("symbol", "number", "signed"):
            complete = heard.in_relative and heard.verb == "be" and r.peek(-1).low not in BE | BETWEEN
            return not complete and self._value(heard, stop)
        if token.low in stop or (heard.in_relative and self._of_the_clause_outside()):
            return False
        if heard.in_relative and heard.verb == "be" and r.sees("equal") and r.peek(-1).low not in BE:
            return False
        for reading in (self._adverb, self._subordinate, self._prepositional, self._participial, self._predicative):
            if reading(heard, stop):
                return True
        if token.low in {"and", "or"}:
            return self._joined(heard, stop)
        return self._object(heard, stop)

    def _of_the_clause_outside(self) -> bool:
        """ "Kill a unit that moved instead": what can't describe the unit."""
        return self.r.sees("instead", "unless") or any(self.r.sees_phrase(phrase) for phrase in _OUTSIDE)

    def _after_comma(self, heard: Heard, stop: Words) -> bool:
        r = self.r
        following = r.peek()
        tags = following.is_capital and following.low not in VERBS and heard.verb != "choose"
        if r.here.low == "-" and tags and not heard.in_relative:
            mark = r.at
            r.take()
            found = self.reference(bare_amounts=True)
            if found is None or r.sees(":", "-"):
                r.at = mark
                return False
            return True
        if r.here.low != ",":
            return False
        if following.low == "then" and (r.peek(2).low == "an" or r.peek(2).kind == "signed"):
            r.at += 2
            return True
        if following.low in {"and", "or"} and not heard.in_relative:
            mark = r.at
            r.take()
            if self._joined(heard, stop, determined=True):
                return True
            r.at = mark
            return False
        if following.low in _COMMA_LEADS and not heard.in_relative:
            if following.low == "to" and r.peek(2).low not in {"a", "the"}:
                return False
            if following.low == "instead" and r.peek(2).kind != "end":
                return False
            if following.low == "if" and r.peek(2).low == "you" and r.peek(3).low == "do":
                return False
            r.take()
            return True
        return self._listed_object(heard, stop)

    def _listed_object(self, heard: Heard, stop: Words) -> bool:
        """A further object of a list: "2 units, 2 gear, and 2 runes"."""
        r = self.r
        mark = r.at
        if not heard.parts or heard.parts[-1].role == "subject":
            return False
        r.take()
        found = self.reference(heard.within) if self._determined() else None
        if found is not None and r.sees(",", "and", "or") and not found.is_player:
            heard.add(heard.parts[-1].role, found)
            return True
        r.at = mark
        return False

    def _determined(self) -> bool:
        token = self.r.here
        return token.kind == "number" or token.low in _DETERMINERS

    def _prepositional(self, heard: Heard, stop: Words) -> bool:
        r = self.r
        low = r.here.low
        if low == "equal" and r.took_phrase("equal to"):
            self._measure(heard, "measure")
            return True
        if low == "for":
            return self._for(heard, stop)
        if low == "to":
            return self._to(heard, stop)
        if low == "among":
            r.take()
            r.took("among")
            heard.add("among", self.needed(heard.within))
            return True
        if low == "without" and r.peek().low in VERBS:
            r.take()
            self._inner_clause(heard, "measure")
            return True
        if low not in _ROLES:
            return False
        return self._with_role(heard, stop, _ROLES[low])

    def _with_role(self, heard: Heard, stop: Words, role: Role) -> bool:
        r = self.r
        mark = r.at
        r.take()
        if r.sees("or", "and") and self._verb_at(1):
            r.at += 2
            return True
        if r.here.kind in ("number", "signed", "symbol") and r.here.kind != "number":
            return self._value(heard, stop)
        if heard.in_relative and (r.done or r.sees(",", ".") or self.finite_verb_follows()):
            return True
        if r.here.low in VERBS and "ing" in VERBS[r.here.low][1] and role in ("measure", "source", "means"):
            self._inner_clause(heard, "measure")
            return True
        if r.took_phrase("face down", "facedown"):
            return True
        if r.sees("anywhere", "outside", "combat", "showdowns", "play", "which"):
            r.take()
            if r.took_phrase("other than"):
                heard.add("source", self.needed())
            return True
        found = self.reference(heard.within, bare_amounts=True)
        if found is None:
            r.at = mark
            return False
        heard.add(role, found)
        if r.sees("or", "and") and r.peek().low in {"from", "in", "at", "to", "on"} and role in {"source", "place"}:
            r.take()
        return True

    def _for(self, heard: Heard, stop: Words) -> bool:
        r = self.r
        r.take()
        if r.took_phrase("each time"):
            self.condition("condition")
            return True
        if r.here.kind == "symbol" or r.sees("free"):
            while r.here.kind == "symbol" or r.sees("free"):
                r.take()
            self._compared(heard)
            return True
        heard.add("measure", self.needed(heard.within, bare_amounts=True))
        return True

    def _to(self, heard: Heard, stop: Words) -> bool:
        """ "To base", "to a unit"; "to draw 1" is no such thing but what a price is paid for."""
        r = self.r
        if self.purpose_here():
            return False
        r.take()
        if r.took_phrase("or from"):
            pass
        role: Role = "destination" if heard.verb in MOVES else "recipient"
        heard.add(role, self.needed(heard.within | {"to"}, bare_amounts=True))
        while r.sees("or") and r.peek().low == "to" and not self._verb_at(2):
            r.at += 2
            heard.add(role, self.needed(heard.within | {"to"}))
        return True

    def _participial(self, heard: Heard, stop: Words) -> bool:
        """ "Ignoring its cost", "reducing its cost by [5]", "starting with the next player"."""
        r = self.r
        if r.here.low not in _PARTICIPIALS:
            return False
        r.take()
        r.took("of")
        r.took_phrase("any and all")
        self._inner_parts(heard, "measure")
        return True

    def _inner_parts(self, heard: Heard, role: Role) -> None:
        inner = Heard(self.r.start, parts=[], in_relative=True, verb="ignore")
        self._complements(inner, NOTHING)
        for part in inner.parts:
            heard.add(role if part.role != "instead-of" else part.role, part.reference)

    def _inner_clause(self, heard: Heard, role: Role) -> None:
        """A verb and what goes with it inside a clause: "without paying its cost", "to play me"."""
        inner = Heard(self.r.start, parts=[], in_relative=True)
        self._verb(inner)
        self._complements(inner, NOTHING)
        while self.r.sees("or", "and") and "ing" in VERBS.get(self.r.peek().low, ("", frozenset()))[1]:
            self.r.at += 2
            self._complements(inner, NOTHING)
        for part in inner.parts:
            heard.add(role, part.reference)

    def _predicative(self, heard: Heard, stop: Words) -> bool:
        """An adjective on its own: "enters ready", "it is stunned", "channel 1 rune exhausted"."""
        r = self.r
        token = r.here
        if token.kind != "word" or (token.low not in ADJECTIVES and token.low != "attached"):
            return False
        before_noun = self._noun_after(1) and r.peek().low not in {"and", "or", "this", "than", "to", "the"}
        if before_noun and token.low != "exhausted":
            return False
        if token.low in NOUNS:
            return False
        r.take()
        if token.low in {"attached", "friendly"} and r.took("to"):
            heard.add("recipient", self.needed(heard.within))
        if r.sees("and", "or") and r.peek().low in ADJECTIVES and not self._noun_after(2):
            r.take()
            r.take()
        return True

    def _joined(self, heard: Heard, stop: Words, *, determined: bool = False) -> bool:
        """A further object after "and", the verb not said again: "… and another unit -2 [M]"."""
        r = self.r
        mark = r.at
        if not heard.parts and heard.verb != "give":
            return False
        r.take()
        if r.took("/"):
            r.took("or")
        if r.took_phrase(*ADVERBS):
            return True
        if determined and not self._determined():
            r.at = mark
            return False
        if r.here.kind == "symbol" and r.here.keyword in KEYWORD_VERBS and r.here.keyword not in {"ambush", "hide"}:
            r.at = mark
            return False
        if r.here.kind in ("number", "signed", "symbol", "quote"):
            kept = list(heard.parts)
            if self._complement(heard, stop) and not self.finite_verb_follows():
                return True
            heard.parts[:] = kept
            r.at = mark
            return False
        if self._verb_here("any", heard) or (r.here.low in {"then", "if", "when", "do"}):
            r.at = mark
            return False
        found = self.reference(heard.within)
        if found is None or self.finite_verb_follows():
            r.at = mark
            return False
        role = heard.parts[-1].role if heard.parts and heard.parts[-1].role in {"destination", "source"} else "object"
        heard.add("object" if role in {"destination", "source"} and found.choice == "earlier" else role, found)
        return True

    def _object(self, heard: Heard, stop: Words) -> bool:
        r = self.r
        if heard.in_relative and heard.verb == "be" and self.finite_verb_follows():
            return False
        if r.took_phrase("control of", "ownership of"):
            heard.verb += " control"
        found = self.reference(heard.within, bare_amounts=heard.verb in {"ignore", "be", "become"})
        if found is None:
            return False
        heard.add("object", found)
        if found.is_amount and r.took("plus", "minus"):
            self._measure(heard, "measure")
        if heard.verb in {"have", "let", "make"} and r.here.low in VERBS and "base" in VERBS[r.here.low][1]:
            self._inner_clause(heard, "object")
        return True
