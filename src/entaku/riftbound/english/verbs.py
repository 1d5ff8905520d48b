"""Parses the subject and the verb of a clause: who, and whether it is done, may, must or can't be done."""

from typing import Literal

import msgspec
from msgspec import Struct

from entaku.riftbound.english.nouns import NOTHING, Words
from entaku.riftbound.english.things import Things
from entaku.riftbound.english.tokens import Reader, Token
from entaku.riftbound.english.words import ADJECTIVES, KEYWORD_NOUNS, KEYWORD_VERBS, NOUNS, VERBS
from entaku.riftbound.form import Clause, Part, Reference, Role, Step, Use

MODALS = {
    "may": "optional", "can": "", "can't": "denied", "cannot": "denied", "must": "required", "would": "would",
    "will": "", "won't": "denied", "could": "", "couldn't": "denied", "wouldn't": "denied", "don't": "denied",
    "doesn't": "denied", "didn't": "denied", "did": "", "should": "", "'ll": "", "'d": "would", "might": "",
}  # fmt: skip
BE = {
    "is",
    "are",
    "was",
    "were",
    "be",
    "been",
    "being",
    "am",
    "'m",
    "'re",
    "'s",
    "isn't",
    "aren't",
    "wasn't",
    "weren't",
}
HAVE = {"have", "has", "had", "'ve", "haven't", "hasn't", "hadn't"}
BETWEEN = {"not", "only", "also", "already", "both", "each", "then", "instead", "still", "never", "now", "all", "again",
            "just", "next", "first"}  # fmt: skip
Mood = Literal["any", "finite"]


class Heard(Struct):
    """A clause while its words are being read."""

    start: int
    verb: str = ""
    parts: list[Part] = []
    optional: bool = False
    required: bool = False
    denied: bool = False
    would: bool = False
    instead: bool = False
    split: bool = False
    is_cost: bool = False
    imperative: bool = False
    inherits: bool = False
    lasts: bool = False
    in_relative: bool = False
    within: Words = NOTHING

    def finished(self, end: int) -> Clause:
        return Clause(
            self.start, end, self.verb, tuple(self.parts), self.optional, self.required, self.denied, self.would,
            self.inherits, self.imperative,
        )  # fmt: skip

    def add(self, role: Role, reference: Reference) -> None:
        if self.split and role in ("among", "recipient", "object") and not reference.is_amount:
            reference = msgspec.structs.replace(reference, split=True)
        self.parts.append(Part(role, reference))


class Verbs(Things):
    """The part of the English grammar that reads subjects and verbs."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.steps: list[Step] = []
        self.quotes: list[Token] = []
        self.reflexive = False
        self.hypothetical = False

    def emit(self, use: Use, heard: Heard, *, instruction_cost: bool = False) -> None:
        """Keeps a finished clause, in its use."""
        clause = heard.finished(self.r.end)
        self.steps.append(Step(use, clause, self.reflexive, heard.instead, instruction_cost=instruction_cost))

    def quoted(self, token: Token) -> None:
        self.quotes.append(token)

    def clause(self, mood: Mood = "any", before: Heard | None = None, stop: Words = NOTHING) -> Heard:
        """One clause; without a subject it is an instruction, or goes on with the subject of the clause before."""
        r = self.r
        heard = Heard(r.start, parts=[])
        while r.sees("then", "also", "next", "instead", "now") and r.peek().low != "spell":
            heard.instead = heard.instead or r.take().low == "instead"
        verb_first = self._verb_here(mood, before)
        if not verb_first:
            self._subject(heard)
        elif before is not None:
            heard.inherits = True
            heard.optional, heard.required, heard.would = before.optional, before.required, before.would
            heard.imperative = before.imperative
        else:
            heard.imperative = True
        self._verb(heard)
        self._complements(heard, stop)
        self.looked = self.looked or heard.verb in {"look", "reveal"}
        return heard

    def _verb_here(self, mood: Mood, before: Heard | None) -> bool:
        """Whether a verb comes next, so that the subject is left out."""
        token = self.r.here
        if token.kind == "symbol" and self.r.peek().low in KEYWORD_NOUNS:
            return False
        if token.kind == "symbol":
            return token.keyword in KEYWORD_VERBS and (mood == "any" or before is not None)
        if token.kind != "word":
            return False
        if before is not None and (token.low in MODALS or token.low in BE or token.low in HAVE):
            return True
        verb = VERBS.get(token.low)
        if verb is None:
            return False
        following = self.r.peek()
        if token.low in NOUNS and following.low in VERBS and following.low not in NOUNS:
            return False
        if mood == "finite" and before is None:
            return False
        if token.low in {"equipment", "target"}:
            return False
        return bool(verb[1] & ({"base"} if before is None else {"base", "s", "past", "done"}))

    def _subject(self, heard: Heard) -> None:
        r = self.r
        if r.sees("there") and r.peek().low in BE:
            r.take()
            return
        if r.sees("each") and r.peek().low in {"of"}:
            pass
        heard.parts.append(Part("subject", self.needed()))
        while r.sees("and", "or"):
            mark = r.at
            r.take()
            other = self.reference()
            if other is None or not self.finite_verb_follows():
                r.at = mark
                break
            heard.parts.append(Part("subject", other))

    def finite_verb_follows(self) -> bool:
        token = self.r.here
        if token.kind == "symbol":
            return (
                token.keyword in KEYWORD_VERBS and self.r.peek().kind in ("word", "symbol") and token.keyword == "add"
            )
        if token.low in MODALS or token.low in BE or token.low in HAVE:
            return True
        if token.low in {"each", "also", "both", "then", "only", "all"}:
            return self.r.peek().low in VERBS
        verb = VERBS.get(token.low)
        return verb is not None and bool(verb[1] & {"base", "s", "past"}) and token.low not in {"ready", "split"}

    def _verb(self, heard: Heard) -> None:
        """The verb with the words that say whether it may, must or can't be."""
        r = self.r
        while True:
            token = r.here
            if token.kind == "symbol" and token.keyword in KEYWORD_VERBS:
                heard.verb = token.keyword
                r.take()
                return
            if token.kind != "word":
                raise r.fail()
            if token.low in MODALS or (token.low in {"do", "does"} and r.peek().low == "not"):
                if flag := MODALS.get(token.low):
                    setattr(heard, flag, True)
                r.take()
            elif token.low in BE:
                if self._be(heard):
                    return
            elif token.low in HAVE and self._perfect():
                heard.denied = heard.denied or token.low.endswith("n't")
                r.take()
            elif token.low in BETWEEN and token.low not in VERBS:
                heard.denied = heard.denied or token.low == "not"
                heard.instead = heard.instead or token.low == "instead"
                r.take()
            elif token.low in VERBS:
                heard.verb = VERBS[token.low][0]
                r.take()
                return
            else:
                raise r.fail()
            if not heard.verb and (r.done or r.sees(",", "already", "back", "in", "this")):
                r.took("already")
                heard.verb = heard.verb or "do"
                return

    def _be(self, heard: Heard) -> bool:
        """ "Is", with the participle after it if there is one; True if the verb is complete."""
        r = self.r
        heard.denied = heard.denied or r.here.low.endswith("n't")
        r.take()
        heard.verb = "be"
        ahead = 0
        while r.peek(ahead).low in BETWEEN:
            ahead += 1
        token = r.peek(ahead)
        verb = VERBS.get(token.low)
        participle = token.kind == "word" and verb is not None and verb[1] & {"done", "ing"} and "base" not in verb[1]
        agent_follows = r.peek(ahead + 1).low in {"by", "to", "from", "with", "this", "that"}
        suffered = participle and (token.low not in ADJECTIVES or agent_follows)
        if suffered or token.low in {"put", "hidden", "cost", "been", "reduced"}:
            r.at += ahead
            return False
        while r.sees(*BETWEEN):
            heard.denied = heard.denied or r.here.low == "not"
            r.take()
        return True

    def _perfect(self) -> bool:
        """Whether "have" is followed by a participle, and so is no verb of its own."""
        ahead = 1
        while self.r.peek(ahead).low in BETWEEN or self.r.peek(ahead).low in {"n't", "at"}:
            ahead += 1
        token = self.r.peek(ahead)
        verb = VERBS.get(token.low)
        return token.kind == "word" and verb is not None and "done" in verb[1]

    def purpose_here(self) -> bool:
        """Whether "to" and a verb come next."""
        return self.r.sees("to") and self._verb_at(1)

    def _verb_at(self, ahead: int) -> bool:
        token, following = self.r.peek(ahead), self.r.peek(ahead + 1)
        if token.kind == "symbol":
            return token.keyword in KEYWORD_VERBS
        verb = VERBS.get(token.low)
        if verb is None or "base" not in verb[1] or token.low == "target":
            return False
        return not (token.low in NOUNS and token.low != "buff" and following.kind in ("end", "mark"))

    def _complements(self, heard: Heard, stop: Words) -> None:
        raise NotImplementedError
