"""Parses what stands before an instruction: keywords, costs, triggers, conditions."""

import msgspec

from entaku.riftbound.english.clauses import Clauses
from entaku.riftbound.english.sentences import BREAK
from entaku.riftbound.english.tokens import NotUnderstood, Reader, Token
from entaku.riftbound.english.verbs import Heard
from entaku.riftbound.english.words import KEYWORD_NOUNS, KEYWORDS, VERBS
from entaku.riftbound.form import Step
from entaku.riftbound.gathering import CHOOSING, PREFIXES, PRICED, Draft, Gathering

_VERB_FIRST = {"stun", "buff", "predict", "burn", "add"}
_DASHES = {"-", "•", "·", "*", "…"}


class Openings(Clauses):
    """Reads a sentence up to where it says what is done."""

    def __init__(self, text: Gathering, given: list[Token]) -> None:
        super().__init__(Reader(given))
        self.text = text
        self.looked = text.looked
        self.safe = 0
        self.pending_cost = False
        self.replacing = False

    def keep(self, safe: int) -> None:
        """Hands the steps that were read to the ability they belong to; from here on, failure is of what follows."""
        raise NotImplementedError

    def implied(self, keyword: str, start: int) -> None:
        """What Equip, Quick-Draw and Weaponmaster choose.  (RT-17)"""
        raise NotImplementedError

    def _bullet(self) -> bool:
        r = self.r
        if r.here.kind == "mark" and r.here.low in _DASHES | {":", ",", ">"}:
            r.take()
            return True
        if r.here.kind == "symbol" and r.here.low in {"or", ">", ">>", "and"}:
            r.take()
            return True
        if self.text.in_modes and (r.here.kind == "symbol" or r.here.is_capital) and r.peek().low == "-":
            r.take()
            return True
        return False

    def _prefix(self) -> bool:
        """ "[Legion] -", "[Level 3][>]", "[Deathknell] -": what an ability depends on, or waits for."""
        r = self.r
        if r.here.keyword not in PREFIXES:
            return False
        ahead = 1
        while r.peek(ahead).low == "," and r.peek(ahead + 1).keyword in PREFIXES:
            ahead += 2
        arrow = r.peek(ahead)
        if not (arrow.low in {"-", ">"} and (arrow.kind == "symbol" or arrow.low == "-")):
            return False
        keyword, start = r.here.keyword, r.start
        r.at += ahead + 1
        self._remember(keyword)
        self.text.in_modes = False
        if keyword == "deathknell":
            self.text.begin("triggered", start, keyword=keyword)
        elif self.text.current is None or not self._just_after_cost():
            self.text.begin("spell", start, decided=False)
        return True

    def _just_after_cost(self) -> bool:
        current = self.text.current
        return (current is not None and bool(current.steps) and all(step.use == "cost" for step in current.steps)) or (
            current is not None and current.kind in ("activated", "triggered") and not current.steps
        )

    def _remember(self, keyword: str) -> None:
        self.text.keywords.append(keyword)

    def _keyword(self) -> bool:
        r = self.r
        token = r.here
        bare = token.kind == "word" and token.is_capital and token.low in KEYWORDS
        keyword = token.keyword or (token.low if bare else "")
        if r.peek().low in KEYWORD_NOUNS:
            return False
        if not keyword or (token.kind == "symbol" and keyword in _VERB_FIRST and not self._priced_next()):
            return False
        following = r.peek()
        if bare and not (following.kind in ("end", "symbol") or following.low in {",", BREAK}):
            return False
        if keyword in {"temporary", "mighty", "empowered"} and following.kind == "word" and following.low in VERBS:
            return False
        start = r.start
        r.take()
        if following.kind == "number":
            r.take()
        if self.text.in_modes and keyword not in PRICED:
            r.took(",", "and")
            return True
        self._remember(keyword)
        if keyword in PRICED:
            self.text.begin("keyword", start, keyword=keyword)
            self._price()
        elif keyword in CHOOSING:
            self.text.begin("keyword", start, keyword=keyword)
        if keyword in CHOOSING:
            self.implied(keyword, start)
        self.keep(r.at)
        if keyword not in PRICED:
            self.text.current = None
        r.took(",", "and")
        return True

    def _priced_next(self) -> bool:
        return self.r.here.keyword in PRICED

    def _price(self) -> None:
        """The cost of Equip, Repeat, Flow or Empower."""
        r = self.r
        if r.took("-"):
            self._costs()
            return
        while r.here.is_resource or r.sees("/", "or"):
            r.take()
        if r.here.low == "," and r.peek().low in VERBS:
            r.take()
            self._costs()
        elif r.sees("equal"):
            self._measure(Heard(r.start, parts=[]), "measure")

    def _costs(self) -> None:
        """Costs one after another: "Discard 1, [E]", "[1][Fury], Recycle a unit from your trash"."""
        r = self.r
        while not r.done:
            if r.here.kind == "symbol" and not self._verb_here("any", None):
                if r.here.keyword and not r.here.is_resource:
                    return
                r.take()
            elif r.sees(",", "/", "or", "and", "-"):
                r.take()
            elif r.sees(":"):
                return
            else:
                self.emit("cost", self.clause("any", stop=frozenset({"or"})))

    def _activation(self) -> bool:
        """ "[1], [E]:": costs before a colon make an activated ability."""
        r = self.r
        colon = next((at for at in range(r.at, len(r.tokens)) if r.tokens[at].low == ":"), None)
        if colon is None or any(token.low in {"do", "following"} for token in r.tokens[r.at : colon]):
            return False
        self.text.in_modes = False
        self.text.begin("activated", r.start)
        self._costs()
        if not r.took(":"):
            raise r.fail()
        return True

    def _openings(self) -> None:
        r = self.r
        while not r.done:
            begun = r.at
            if not self._opening():
                return
            if r.at == begun:
                raise r.fail()
            if r.took(","):
                self.keep(r.at)
            r.took("and", "or") if r.peek().low in {"when", "if", "at", "while"} else None

    def _opening(self) -> bool:
        r = self.r
        low = r.here.low
        if r.here.kind != "word":
            return False
        if low in {"then", "otherwise", "instead", "also", "next"} and r.peek().low not in {"time", "spell"}:
            r.take()
            return True
        if low in {"when", "whenever"} or r.sees_phrase("each time") or self._nth_time():
            return self._trigger()
        if low == "at" and (r.peek().low in {"start", "end", "the"}):
            self.text.begin_trigger(r.start)
            self.moment()
            return self._or_when()
        if low == "once" and r.peek().low in {"each", "per"}:
            r.at += 3
            return True
        if low in {"if", "while", "unless", "as", "until", "after", "before"}:
            return self._conditional()
        if low in {"during", "starting", "in", "on", "beginning", "from"} and not r.sees_phrase("starting at"):
            return self._circumstance()
        if low == "for" and r.peek().low in {"each", "every", "the"}:
            r.take()
            heard = Heard(r.start, verb="be", parts=[])
            heard.add("measure", self.needed(bare_amounts=True))
            self.emit("condition", heard)
            return True
        return r.took_phrase("this turn", "this combat", "each turn")

    def _nth_time(self) -> bool:
        return self.r.sees("the") and self.r.peek(2).low == "time"

    def _trigger(self) -> bool:
        r = self.r
        self.keep(r.at)
        start = r.start
        next_time = r.sees_phrase("the next time")
        if r.sees("when", "whenever"):
            r.take()
        else:
            r.at += 3 if r.sees("the") else 2
        parent = self.text.current
        self.text.begin_trigger(start)
        self.condition("trigger")
        if next_time and any(token.low == "instead" for token in r.tokens[r.at :]):
            self.steps = [_as_replaced(step) for step in self.steps]
        if any(step.use == "replaced" for step in self.steps):
            self._becomes_replacement(parent)
        return self._or_when()

    def _or_when(self) -> bool:
        r = self.r
        while r.sees("or", "and") and (r.peek().low in {"when", "whenever", "at"} or r.peek(3).low == "time"):
            r.take()
            if r.sees("at"):
                self.moment()
            else:
                r.at += 1 if r.sees("when", "whenever") else 3
                self.condition("trigger")
        return True

    def _becomes_replacement(self, parent: Draft | None) -> None:
        self.replacing = True
        current = self.text.current
        if current is not None and not current.steps:
            current.kind, current.decided, current.parent = "replacement", True, parent

    def _conditional(self) -> bool:
        r = self.r
        word = r.take().low
        if word == "as" and r.took_phrase("an additional cost"):
            self.pending_cost = True
            if r.took("to"):
                self._purpose_of_cost()
            return True
        if word == "if" and r.took("so", "able"):
            return True
        if word == "until" and self._time_before_comma():
            return True
        begun = len(self.steps)
        self.condition("condition")
        if any(step.use == "replaced" for step in self.steps[begun:]) or (word == "if" and self._alters_event()):
            parent = self.text.current
            if parent is None or parent.decided or parent.steps:
                self.text.begin("replacement", self.steps[begun].clause.start)
            self._becomes_replacement(parent)
            self.steps[begun:] = [_as_replaced(step) for step in self.steps[begun:]]
        return True

    def _time_before_comma(self) -> bool:
        """ "Until your next turn, …"."""
        mark = self.r.at
        try:
            found = self.reference(bare_amounts=True)
        except NotUnderstood:
            found = None
        if found is not None and found.is_amount and self.r.sees(","):
            return True
        self.r.at = mark
        return False

    def _alters_event(self) -> bool:
        """ "If …, … instead" with nothing before it that the "instead" could be about replaces an event."""
        if not any(token.low == "instead" for token in self.r.tokens[self.r.at :]):
            return False
        current = self.text.current
        acts = current is not None and current.kind in ("activated", "triggered")
        return not acts and not self.text.has_instruction()

    def _purpose_of_cost(self) -> None:
        heard = Heard(self.r.start, parts=[])
        self._inner_clause(heard, "measure")
        if heard.parts:
            heard.verb = "play"
            self.emit("cost", heard)

    def _circumstance(self) -> bool:
        r = self.r
        mark = r.at
        r.take()
        r.took("with")
        heard = Heard(r.start, verb="be", parts=[])
        found = self.reference(bare_amounts=True)
        if found is None or not (r.sees(",") or r.done):
            r.at = mark
            return False
        heard.add("measure", found)
        self.emit("condition", heard)
        return True


def _as_replaced(step: Step) -> Step:
    return msgspec.structs.replace(step, use="replaced")
