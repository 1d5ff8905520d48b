"""Parses whole clauses inside others: relative clauses, and what triggers and conditions wait for."""

from collections.abc import Callable

from entaku.riftbound.english.complements import Complements
from entaku.riftbound.english.nouns import Words
from entaku.riftbound.english.tokens import NotUnderstood
from entaku.riftbound.english.verbs import BE, BETWEEN, HAVE, MODALS, Heard
from entaku.riftbound.english.words import VERBS
from entaku.riftbound.form import Reference, Use


class Clauses(Complements):
    """The English grammar of clauses, whole."""

    def relative(self, stop: Words, *, gap: bool) -> list[Reference]:
        r = self.r
        heard = Heard(r.start, parts=[], in_relative=True)
        token = r.here
        verb = VERBS.get(token.low)
        starts_with_verb = token.low in BE or token.low in HAVE or token.low in MODALS or verb is not None
        if not starts_with_verb and token.low not in BETWEEN:
            self._subject(heard)
        outer = stop | {"to", "into", "onto"}
        if starts_with_verb and verb is not None and verb[1] & {"done", "ing"} and not verb[1] & {"base", "s"}:
            heard.verb = VERBS[r.take().low][0]
        else:
            self._verb(heard)
            outer = outer | {"and", "or"} if heard.parts else outer
        if heard.parts and gap:
            self._short_complements(heard, outer)
        else:
            self._complements(heard, outer)
        r.took_phrase("to or from")
        if r.took_phrase("to pay for"):
            self.needed()
        self.hypothetical = self.hypothetical or heard.would
        return [part.reference for part in heard.parts if not (part.role == "subject" and part.reference.is_player)]

    def _short_complements(self, heard: Heard, stop: Words) -> None:
        """After "you control": places, times and origins, but no object, for the object is what is being described."""
        readings: tuple[Callable[[Heard, Words], bool], ...] = (self._adverb, self._prepositional)
        if heard.verb == "be":
            readings = (*readings, self._predicative, self._what_it_is)
        while not self.r.done and self.r.here.low not in stop:
            if self.r.here.low == "or" or self.r.here.low in {"for", "equal", "with", "among", "as"}:
                break
            measures = self.r.sees("instead", "each", "exactly", "up", "even", "alone", "split", "less", "more")
            if (measures and not self.r.sees_phrase("each turn")) or self._of_the_clause_outside():
                break
            before = self.r.at
            if not any(reading(heard, stop) for reading in readings) or self.r.at == before:
                break

    def _what_it_is(self, heard: Heard, stop: Words) -> bool:
        return not self.finite_verb_follows() and self._object(heard, stop)

    def condition(self, use: Use) -> None:
        """Clauses that a trigger, a replacement or a condition waits for, joined by "and" and "or"."""
        r = self.r
        first = before = self.clause("finite")
        self._purposes(first)
        self.emit("replaced" if first.would and use in ("trigger", "condition") else use, first)
        while True:
            mark, steps = r.at, len(self.steps)
            comma = r.took(",")
            if not r.took("and", "or") and not (comma and self._listed_verb(before)):
                r.at = mark
                return
            r.took("when", "whenever", "if", "while")
            if r.sees("at") and r.peek(2).low in {"start", "end"}:
                self.moment()
                continue
            if r.sees("the") and r.peek(2).low == "time":
                r.at += 3
            try:
                before = self.clause("finite", before)
            except NotUnderstood:
                del self.steps[steps:]
                r.at = mark
                return
            if comma and before.imperative:
                del self.steps[steps:]
                r.at = mark
                return
            self._purposes(before)
            self.emit("replaced" if first.would and use != "cost" else use, before)

    def _purposes(self, heard: Heard) -> None:
        """ "If you've spent [4] or more to play a spell": in a condition this is no price of an instruction."""
        while self.purpose_here():
            self.r.take()
            self._inner_clause(heard, "measure")

    def _listed_verb(self, before: Heard) -> bool:
        """ "Played, discarded, or killed": another verb of a list."""
        r = self.r
        verb = VERBS.get(r.here.low)
        return verb is not None and "done" in verb[1] and "base" not in verb[1] and r.peek().low in {",", "or"}
