"""Parses a whole English rules text into its typed form."""

import msgspec

from entaku.riftbound.english.clauses import Clauses
from entaku.riftbound.english.nouns import NOTHING, Words
from entaku.riftbound.english.openings import Openings
from entaku.riftbound.english.sentences import Sentence, sentences, split
from entaku.riftbound.english.tokens import NotUnderstood, Reader, Token, tokens
from entaku.riftbound.english.verbs import Heard
from entaku.riftbound.english.words import KEYWORD_VERBS
from entaku.riftbound.form import Form, Part, PartKind, Reference, Step, Unread
from entaku.riftbound.gathering import LONGEST_SENTENCE, Draft, Gathering
from entaku.riftbound.writing import Aside, asides

UNPRICED = frozenset({"use", "need", "be", "want", "cost", "have", "get", "enter", "become", "choose", "name", "look"})
"""Verbs before "to [do Y]" that say no price: "choose one to kill", "your units cost [1] less to play"."""


ACTIVE = frozenset({"get", "gain", "deal", "lose", "fight", "move"})
"""What a chosen thing does at a spell's bidding: "a friendly unit deals damage …", "up to 2 units get …"."""


def parse(text: str, kind: str = "") -> Form:
    """The typed form of an English rules text in one spelling; `kind` is the card's type, where it is known."""
    return Text(text, kind).form()


class Text(Gathering):
    """One rules text being parsed."""

    def __init__(self, text: str, kind: str) -> None:
        super().__init__(text, kind)
        self.skipped = asides(text)

    def form(self) -> Form:
        """The form of the whole text."""
        for sentence in sentences(self.text, self.skipped, 0, len(self.text)):
            self.sentence(sentence)
        return self.finished()

    def sentence(self, sentence: Sentence) -> None:
        """Reads one sentence; what isn't understood is kept as such."""
        given = sentence.tokens
        if (sentence.fresh and not self.in_modes) or self.ends_with_sentence():
            self.current = None
        if len(given) > LONGEST_SENTENCE:
            self.unread.append(Unread(given[0].start, given[-1].end))
            return
        line = LineParser(self, given)
        try:
            line.read()
        except NotUnderstood:
            self._not_understood(given, line)

    def _not_understood(self, given: list[Token], line: "LineParser") -> None:
        """Keeps what was understood before the part that wasn't: a cost, a trigger; reports the rest."""
        begun = line.safe
        line.keep(line.safe)
        self.unread.append(Unread(given[begun].start, given[-1].end, mentioned(given[begun:])))


def chosen_in(text: str, aside: Aside) -> Reference | None:
    """The first thing that a keyword's reminder text has somebody choose."""
    inner = Text(text, "unit")
    for sentence in split(tokens(text, aside.start + 1, aside.end - 1)):
        inner.sentence(sentence)
    for draft in inner.abilities:
        for step in draft.steps:
            for part in step.clause.parts if step.use == "instruction" else ():
                if part.reference.choice == "chosen" and not part.reference.is_amount:
                    return part.reference
    return None


def mentioned(given: list[Token]) -> tuple[tuple[int, int], ...]:
    """The things that a stretch seems to mention, though it isn't understood what is done to them."""
    found: list[tuple[int, int]] = []
    reading = Clauses(Reader(given))
    r = reading.r
    while not r.done:
        mark = r.at
        reference = _tried(reading, NOTHING)
        if reference is None:
            r.at = mark
            reference = _tried(reading, _NARROWING)
        if reference is None or r.at <= mark:
            r.at = mark + 1
        elif not reference.is_amount and not (reference.is_player and reference.choice == "self"):
            found.append((reference.start, reference.end))
    return tuple(found)


def _strikes(heard: Heard, subject: Reference) -> bool:
    """ "Each unit … deals 1 to …": no passive ability, which would only say how much damage it deals."""
    return heard.verb == "deal" and subject.kinds == ("unit",) and any(part.role == "recipient" for part in heard.parts)


def _points_back(heard: Heard) -> bool:
    return any(part.reference.choice in ("earlier", "self") or part.reference.whose == "theirs" for part in heard.parts)


_NARROWING: Words = frozenset({"with", "at", "in", "on", "from", "of", "that", "who", "which", "where", "for"})


def _tried(reading: Clauses, stop: Words) -> Reference | None:
    try:
        return reading.reference(stop)
    except NotUnderstood:
        return None


class LineParser(Openings):
    """One sentence with everything that stands before it."""

    def __init__(self, text: Text, given: list[Token]) -> None:
        super().__init__(text, given)
        self.skipped = text.skipped
        self.restricting = False

    def implied(self, keyword: str, start: int) -> None:
        """What Equip, Quick-Draw and Weaponmaster choose: the keyword says it, its reminder spells it out.  (RT-17)"""
        text, end = self.text.text, self.r.end
        aside = next((aside for aside in self.skipped if aside.start >= end), None)
        spelt = None
        if aside is not None and not text[end : aside.start].strip():
            spelt = chosen_in(text, aside)
        kind: PartKind = "gear" if keyword == "weaponmaster" else "unit"
        reference = spelt or Reference(start, end, (kind,), "chosen", whose="yours")
        heard = Heard(start, verb="attach", parts=[Part("object", reference)])
        self.emit("instruction", heard)

    def read(self) -> None:
        r = self.r
        while not r.done and (self._bullet() or self._prefix() or self._keyword() or self._activation()):
            self.keep(r.at)
        if r.done:
            self.keep(r.at)
            return
        if self.text.current is not None:
            self.reflexive = self.text.current.reflexive
        self._openings()
        self._body()
        if r.at < len(r.tokens):
            raise r.fail()
        self.keep(r.at)

    def keep(self, safe: int) -> None:
        """Hands the steps that were read to the ability they belong to; from here on, failure is of what follows."""
        self.safe = safe
        self.text.looked = self.looked
        fresh, self.steps = self.steps, []
        if fresh:
            draft = self.text.current or self.text.begin("spell", fresh[0].clause.start, decided=False)
            draft.steps.extend(fresh)
            draft.reflexive = self.reflexive
        quotes, self.quotes = self.quotes, []
        for quote in quotes:
            self._granted(quote)

    def _granted(self, quote: Token) -> None:
        """An ability between quotation marks is parsed as one of its own, and is marked as given to something."""
        inner = Text(self.text.text, "unit")
        if quote.inside:
            for sentence in split(list(quote.inside)):
                inner.sentence(sentence)
        for draft in inner.abilities:
            draft.steps = [msgspec.structs.replace(step, granted=True) for step in draft.steps]
            self.text.abilities.append(draft)
        self.text.unread.extend(inner.unread)

    def _body(self) -> None:
        r = self.r
        before: Heard | None = None
        chain: list[tuple[Heard, int]] = []
        while not r.done:
            if self._do_this():
                self._flush(chain)
                self._openings()
                before = None
                continue
            if before is not None and r.sees("if", "for", "when", "while", "at", "this") and self._opening():
                r.took(",")
                before = None
                continue
            heard = self.clause("any", before)
            chain.append((heard, r.end))
            before = heard
            if self._mode_header(heard):
                self._flush(chain)
                before = None
                continue
            if self.purpose_here() and heard.verb == "choose" and self._choose_one(heard):
                self._flush(chain)
                before = None
                continue
            if self.purpose_here():
                self._purpose(chain, heard)
                continue
            if not self._connector(chain):
                break
        self._flush(chain)

    def _choose_one(self, heard: Heard) -> bool:
        """ "Choose one to give me this turn -": the modes follow."""
        r = self.r
        mark = r.at
        r.take()
        self._inner_clause(Heard(r.start, parts=[]), "measure")
        if self._mode_header(heard):
            return True
        r.at = mark
        return False

    def _purpose(self, chain: list[tuple[Heard, int]], heard: Heard) -> None:
        """ "[Do X] to [do Y]": everything up to here is a cost, except after "use only …".  (RT-15)"""
        self.r.take()
        priced = heard.verb not in UNPRICED
        self._flush(chain, cost=priced)
        heard.is_cost = False

    def _connector(self, chain: list[tuple[Heard, int]]) -> bool:
        """Takes what joins two clauses; False if nothing more follows."""
        r = self.r
        mark = r.at
        comma = r.took(",")
        joined = r.took("and", "or", "but", "plus")
        if joined and r.took("/"):
            r.took("or")
        then = r.took("then")
        if not (comma or joined or then) or r.done:
            r.at = mark
            return False
        if then:
            self._flush(chain)
        return True

    def _flush(self, chain: list[tuple[Heard, int]], *, cost: bool = False) -> None:
        for heard, end in chain:
            self._main(heard, end, cost)
        chain.clear()

    def _main(self, heard: Heard, end: int, cost: bool) -> None:
        current = self._owner(heard, cost)
        clause = heard.finished(end)
        in_replacement = self.replacing or (current is not None and current.kind == "replacement")
        if cost or heard.is_cost or self.pending_cost:
            step = Step("cost", clause, self.reflexive, instruction_cost=cost)
            if in_replacement:
                step = Step("replacement", clause, self.reflexive)
        elif self.restricting or (heard.verb in {"use", "spend", "activate"} and heard.imperative and self._only()):
            self.restricting = True
            step = Step("restriction", clause)
        elif in_replacement or heard.verb == "prevent" or self.hypothetical:
            step = Step("replacement", clause, self.reflexive, heard.instead)
        else:
            step = Step("instruction", clause, self.reflexive, heard.instead)
        self.hypothetical = False
        self.steps.append(step)

    def _only(self) -> bool:
        return any(token.low == "only" for token in self.r.tokens)

    def _owner(self, heard: Heard, cost: bool) -> Draft | None:
        """The ability a clause belongs to; the first clause decides whether that is an instruction or a fact."""
        text = self.text
        current = text.current
        interrupts = current is not None and current.kind == "replacement" and not self.replacing
        if interrupts and current is not None and not _points_back(heard):
            current = text.resume(current, heard.start)
        if current is None:
            current = text.begin("spell", heard.start, decided=False)
        if not current.decided and not (heard.is_cost or self.pending_cost or cost):
            current.decided = True
            if self.replacing:
                current.kind = "replacement"
            elif not self._instructs(heard):
                current.kind = "passive"
        return current

    def _instructs(self, heard: Heard) -> bool:
        """Whether a clause with no trigger or cost before it tells a player to do something, as a spell does."""
        if self.text.type and self.text.type != "spell":
            return False
        subject = next((part.reference for part in heard.parts if part.role == "subject"), None)
        if heard.is_cost or self.pending_cost or heard.denied:
            return False
        if (
            heard.verb in {"reduce", "ignore", "skip", "increase", "cost", "have", "be", "enter"}
            and not heard.imperative
        ):
            return False
        if heard.verb in {"reduce", "skip", "use", "spend"}:
            return False
        of_itself = any(part.reference.choice == "self" and part.role == "object" for part in heard.parts)
        if subject is None:
            return (heard.imperative or heard.inherits) and not (of_itself and heard.verb == "play")
        acts = subject.choice == "chosen" and subject.numbered and heard.verb in ACTIVE
        if subject.is_amount and heard.lasts:
            return any(inner.choice == "chosen" for inner in subject.within)
        of_others = not subject.is_player and not subject.is_amount and subject.choice not in ("self", "earlier")
        if of_others and (acts or heard.lasts or self.text.type == "spell" or _strikes(heard, subject)):
            return True
        if subject.is_player and subject.choice == "self":
            return (heard.optional or heard.required) and not (of_itself and heard.verb == "play")
        return (
            subject.is_player and subject.choice in ("every", "one", "earlier", "chosen") and not heard.optional
        ) or (subject.is_player and heard.optional)

    def _do_this(self) -> bool:
        """ "Do this:", "do one of the following …:": a trigger of its own begins.  (RT-16)"""
        r = self.r
        mark = r.at
        r.took(",")
        r.took("then")
        r.took_phrase("you may")
        ahead = r.peek().low
        if not (r.sees("do") and ahead in {"this", "one", "the"}):
            r.at = mark
            return False
        colon = next((at for at in range(r.at, len(r.tokens)) if r.tokens[at].low in {":", "-"}), None)
        if colon is None:
            r.at = mark
            return False
        if ahead != "the":
            self.keep(r.at)
            self.reflexive = True
            if self.text.current is not None:
                self.text.current.reflexive = True
        if ahead != "this":
            self.text.in_modes = True
        r.at = colon + 1
        return True

    def _mode_header(self, heard: Heard) -> bool:
        """ "Choose one -": the modes follow, each an instruction of this ability.  (RT-13)"""
        r = self.r
        if heard.verb != "choose" or not r.sees("-", ":"):
            return False
        r.take()
        while r.here.keyword and r.here.keyword not in KEYWORD_VERBS:
            r.take()
        self.text.in_modes = True
        heard.parts = [part for part in heard.parts if part.role == "subject"]
        return True
