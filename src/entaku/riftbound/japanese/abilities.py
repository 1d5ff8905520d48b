"""Parses a whole Japanese rules text: keywords, costs, triggers, conditions, modes, instructions."""

import re

from msgspec.structs import replace

from entaku.riftbound.form import Form, Part, PartKind, Reference, Step, Unread, Use
from entaku.riftbound.gathering import CHOOSING, LONGEST_SENTENCE, PREFIXES, PRICED, Draft, Gathering
from entaku.riftbound.japanese.clauses import CONDITIONS, JOINED, Clauses, Heard, Phrase
from entaku.riftbound.japanese.sentences import HEADER, MODES, Sentence, mentioned, sentences
from entaku.riftbound.japanese.things import NotUnderstood
from entaku.riftbound.japanese.tokens import Token, tokens
from entaku.riftbound.japanese.uses import instructs, is_price, points_back
from entaku.riftbound.japanese.words import LASTING, VERBS
from entaku.riftbound.writing import Aside, asides

_BULLETS = {"・", "-", "•", "*", "·", "●", "■", ":", "、", ","}


def parse(text: str, kind: str = "") -> Form:
    """The typed form of a Japanese rules text in one spelling; `kind` is the card's type, where it is known."""
    return Text(text, kind).form()


class Text(Gathering):
    """One rules text being parsed."""

    def __init__(self, text: str, kind: str) -> None:
        super().__init__(text, kind)
        self.skipped = asides(text)

    def form(self) -> Form:
        for sentence in sentences(self.text, self.skipped):
            self.sentence(sentence)
        return self.finished()

    def sentence(self, sentence: Sentence) -> None:
        """Reads one sentence; what isn't understood is kept as such."""
        if (sentence.fresh and not self.in_modes) or self.ends_with_sentence():
            self.current = None
        given = tokens(self.text, sentence.start, sentence.end)
        if not given:
            return
        if len(given) > LONGEST_SENTENCE:
            self.unread.append(Unread(given[0].start, given[-1].end))
            return
        line = LineParser(self, given)
        try:
            line.read()
        except NotUnderstood:
            begun = min(line.safe, len(given) - 1)
            self.unread.append(Unread(given[begun].start, given[-1].end, mentioned(given[begun:])))


class LineParser(Clauses):
    """One sentence with everything that stands before it."""

    def __init__(self, text: Text, given: list[Token]) -> None:
        super().__init__(given)
        self.text = text
        self.safe = 0
        self.steps: list[Step] = []
        self.chain: list[Heard] = []
        self.replacing = False
        self.reflexive = False
        self.looked = text.looked
        self.awaiting = any(token.text in ("代わりに", "かわりに") for token in given)

    def read(self) -> None:
        while not self.done and (self._bullet() or self._prefix() or self._keyword() or self._activation()):
            self.keep()
        if self.text.current is not None:
            self.reflexive = self.text.current.reflexive
        while not self.done:
            before = self.at
            if not self._header():
                self._part()
            if self.at <= before:
                raise self.fail()
        if self.phrases and not self._verbless():
            raise self.fail()
        self._flush()
        self.keep()

    def keep(self) -> None:
        """Hands the steps that were read to the ability they belong to."""
        self.safe = self.at
        self.begun = self.peek().start
        fresh, self.steps = self.steps, []
        if fresh:
            draft = self.text.current or self.text.begin("spell", fresh[0].clause.start, decided=False)
            draft.steps.extend(fresh)
            draft.reflexive = draft.reflexive or self.reflexive
        quotes, self.quotes = self.quotes, []
        for quote in quotes:
            self._granted(quote)

    def _granted(self, quote: Token) -> None:
        inner = Text(self.text.text, "unit")
        inner.sentence(Sentence(quote.start + 1, quote.end - 1, fresh=True))
        for draft in inner.abilities:
            draft.steps = [replace(step, granted=True) for step in draft.steps]
            self.text.abilities.append(draft)
        self.text.unread.extend(inner.unread)

    # What stands before a sentence

    def _bullet(self) -> bool:
        if self.kind_here("mark", "particle") and self.peek().text in _BULLETS:
            self.take()
            return True
        if self.kind_here("symbol") and self.peek().low in (">", ">>", "or", "または"):
            self.take()
            return True
        return False

    def _prefix(self) -> bool:
        token = self.peek()
        if token.keyword not in PREFIXES:
            return False
        ahead = 1
        while self.peek(ahead).text in ("、", ",", "・") and self.peek(ahead + 1).keyword in PREFIXES:
            ahead += 2
        arrow = self.peek(ahead)
        if not (arrow.text == "-" or (arrow.kind == "symbol" and arrow.low == ">")):
            return False
        self.at += ahead + 1
        self.text.keywords.append(token.keyword)
        self.text.in_modes = False
        current = self.text.current
        after_cost = (
            current is not None and current.kind == "activated" and all(step.use == "cost" for step in current.steps)
        )
        if token.keyword == "deathknell":
            self.text.begin("triggered", token.start, keyword="deathknell")
        elif not after_cost:
            self.text.begin("spell", token.start, decided=False)
        return True

    def _keyword(self) -> bool:
        token = self.peek()
        following = self.peek(1)
        name = token.kind == "symbol" and re.fullmatch(r"[^\d\W][^\]]*", token.low) is not None
        if not name or token.is_resource or token.low == "m" or following.kind == "particle":
            return False
        if following.kind in ("verb", "phrase") or following.text in ("を", "する", "か"):
            return False
        self.take()
        keyword = token.keyword or token.low
        if not self.text.in_modes:
            self.text.keywords.append(keyword)
        if keyword in PRICED or keyword in CHOOSING:
            self.text.begin("keyword", token.start, keyword=keyword)
        if keyword in PRICED:
            self._price()
        if keyword in CHOOSING:
            self._implied(keyword, token.start)
        self.keep()
        if keyword not in PRICED:
            self.text.current = None
        return True

    def _price(self) -> None:
        dashed = self.took("-")
        while self.peek().is_resource or (self.sees("/", "または", "か", "、", ",") and self.peek(1).is_resource):
            self.take()
        if dashed and not self.done:
            self.took("、", ",")
            self._costs(colon=False)

    def _implied(self, keyword: str, start: int) -> None:
        text, end = self.text.text, self.tokens[self.at - 1].end
        aside = next((aside for aside in self.text.skipped if aside.start >= end), None)
        spelt = None
        if aside is not None and not text[end : aside.start].strip():
            spelt = chosen_in(text, aside)
        kind: PartKind = "gear" if keyword == "weaponmaster" else "unit"
        reference = spelt or Reference(start, end, (kind,), "chosen", whose="yours")
        clause = Heard(start, end, _ATTACH, [Phrase("を", reference)]).clause()
        self.steps.append(Step("instruction", clause))

    def _activation(self) -> bool:
        colon = next((at for at in range(self.at, len(self.tokens)) if self.tokens[at].text == ":"), None)
        if colon is None:
            return False
        before = self.text.text[self.peek().start : self.tokens[colon].end]
        if HEADER.search(before) or MODES.search(before):
            return False
        self.text.in_modes = False
        self.text.begin("activated", self.peek().start)
        self._costs(colon=True)
        if not self.took(":"):
            raise self.fail()
        return True

    def _costs(self, *, colon: bool) -> None:
        """Costs one after another: 「1枚捨てる、[E]」."""
        while not self.done and not self.sees(":"):
            if self.kind_here("symbol") and self.peek(1).kind != "verb":
                if not self.peek().is_resource and not colon:
                    return
                self.take()
            elif self.sees("、", ",", "・", "/", "と", "または", "か") or self.kind_here("adverb"):
                self.take()
            elif self.kind_here("verb") or self.clipped():
                verb = self.take_verb()
                if self.noun_follows() and verb.verb is not None and verb.verb.form in ("plain", "past"):
                    self.relative(verb)
                    continue
                self._emit("cost", self.heard(verb))
            elif not self.phrase():
                raise self.fail()
        if self.phrases:
            raise self.fail()

    # The sentence itself

    def _header(self) -> bool:
        """「これを行う:」「以下から1つを選ぶ」: a trigger of its own, or modes.  (RT-13, RT-16)"""
        start = self.peek().start
        text = self.text.text
        end = self.tokens[-1].end
        if match := HEADER.match(text, start, end):
            self._flush()
            self.keep()
            self.reflexive = True
            draft = self.text.current or self.text.begin("spell", start, decided=False)
            draft.reflexive = True
            self.text.in_modes = self.text.in_modes or "つ" in match.group("do") or "れか" in match.group("do")
        else:
            match = MODES.match(text, start, end)
            if match is None or self.phrases:
                return False
            self.text.in_modes = True
            self.text.current = self.text.current or self.text.begin("spell", start, decided=False)
        while not self.done and self.peek().start < match.end():
            self.take()
        self.keep()
        return True

    def _part(self) -> None:
        """One phrase, adverb, comma, or the verb that closes a clause."""
        token = self.peek()
        if token.kind == "mark" and token.text in ("、", ","):
            self.take()
            for phrase in self.phrases:
                phrase.sealed = True
            if self.chain:
                self.chain[-1].comma = True
        elif token.kind == "adverb" and not (token.text in ("すべて", "全て") and self.peek(1).text == "の"):
            self._adverb(self.take())
        elif (token.kind == "verb" and token.verb is not None) or self.clipped():
            self._verb(self.take_verb())
        elif token.kind == "particle" and token.text in JOINED and self.peek(-1).text in ("、", ","):
            self.take()
        elif self.joined_verbs():
            self.at += 2
        elif token.kind == "phrase" and self._moment():
            pass
        elif not self.phrase():
            raise self.fail()
        else:
            self._time()
            self._as_cost()

    def _as_cost(self) -> None:
        """「…する追加コストとして、」: what follows is the cost."""
        last = self.phrases[-1] if self.phrases else None
        if last is not None and last.particle == "として" and last.reference.is_amount:
            words = self.text.text[last.reference.start : last.reference.end]
            if words.endswith(("コスト", "代償")):
                self.flags.add("cost")

    def _adverb(self, token: Token) -> None:
        text = token.text
        if text in ("代わりに", "かわりに", "代わって"):
            self.flags.add("instead")
        elif text in ("その後", "そのあと", "それから", "そして", "次に", "続いて"):
            self.flags.add("then")
            if text != "次に":
                self._flush()
        elif text == "必ず":
            self.flags.add("must")
        elif text in ("代償として", "コストとして", "追加コストとして"):
            self.flags.add("cost")
        elif text == "均等に":
            self.flags.add("split")
        elif text in LASTING:
            self.flags.add("lasts")

    def _moment(self) -> bool:
        """「戦闘終了時」 and the like, where "時" follows an amount."""
        if self.phrases and self.phrases[-1].reference.is_amount and self.peek().text in CONDITIONS:
            self.take()
            self.took("に")
            self._as_moment()
            return True
        return False

    def _time(self) -> None:
        """「あなたの開始フェイズの開始時に、」: a point in the turn, for which a trigger waits."""
        last = self.phrases[-1] if self.phrases else None
        if last is None or not last.reference.is_amount or last.particle not in ("に", "", "、"):
            return
        words = self.text.text[last.reference.start : last.reference.end]
        if words.endswith(("時", "時点", "開始", "終了")) and not self.chain:
            self._as_moment()

    def _as_moment(self) -> None:
        phrase = self.phrases.pop()
        self.took("、", ",")
        if self.phrases:
            self.phrases.append(phrase)
            phrase.particle = "まで"
            return
        self.keep()
        self.text.begin_trigger(phrase.reference.start)
        if phrase.reference.within:
            heard = Heard(phrase.reference.start, phrase.reference.end, _BE, [Phrase("まで", phrase.reference)])
            self._emit("trigger", heard)
        self.keep()

    def _verb(self, token: Token) -> None:
        """What follows a verb says what its clause is for."""
        assert token.verb is not None
        form = token.verb.form
        if form in ("plain", "past", "can", "negative") and self.noun_follows():
            self.relative(token)
            return
        heard = self.heard(token)
        heard.optional = form == "can"
        heard.denied = form == "negative"
        heard.would = "そうにな" in token.text
        self._auxiliaries(heard, form)
        heard.end = self.tokens[self.at - 1].end
        self._said_for(heard, form)

    def _said_for(self, heard: Heard, form: str) -> None:
        """What stands behind a verb says whether it is a cost, a condition, a purpose or what happens."""
        word = self.peek()
        if word.text in ("ことで", "ことにより", "ことによって"):
            self.take()
            heard.is_cost = True
            self.chain.append(heard)
        elif word.text in ("代わりに", "かわりに") and form in ("plain", "past"):
            self.take()
            self._emit("condition", heard)
        elif word.text in ("ために", "ため"):
            self.take()
            self._purpose(heard)
        elif word.kind == "adverb" and word.text.endswith(("コストとして", "代償として")):
            self._emit("cost", heard)
        elif word.text == "まで":
            self.take()
            for phrase in heard.phrases:
                phrase.particle, phrase.sealed = "まで", True
            self.phrases = heard.phrases
        elif word.text in CONDITIONS and word.kind in ("phrase", "particle"):
            self.take()
            self.took("は", "も", "に")
            as_played = word.text.startswith("際") and heard.verb.base == "play" and heard.of_itself
            self._condition(heard, "condition" if as_played else CONDITIONS[word.text])
        elif form == "if":
            self._condition(heard, "condition")
        else:
            self.chain.append(heard)
            self._chained(form)

    def _auxiliaries(self, heard: Heard, form: str) -> None:
        while True:
            if self.sees("ことができる", "もよい", "よい", "ことを選んでもよい"):
                self.take()
                heard.optional = True
            elif self.sees("ことができない", "ことはできない"):
                self.take()
                heard.denied = True
            elif self.sees("ならない", "いけない", "必要がある"):
                self.take()
                heard.required = True
            elif form == "te" and self.kind_here("verb") and self.peek().text in ("いる", "いた", "いない", "ある"):
                self.take()
            else:
                return

    def _chained(self, form: str) -> None:
        """After する or して: what joins the clause to the next one, if one follows."""
        if form in ("plain", "past", "negative", "can") and self.sees("か", "と"):
            self.take()
        goes_on = self.sees("、", ",") or form in ("te", "joining")
        if not goes_on and self.kind_here("mark", "particle", "phrase"):
            raise self.fail()

    def _purpose(self, heard: Heard) -> None:
        """「…するための追加コストとして」: what the cost is paid for."""
        self._emit("cost" if self.sees("の") else "condition", heard)
        self.took("の")
        if self.kind_here("amount") and "コスト" in self.peek().text:
            self.take()
            self.took("として")
            self.flags.add("cost")

    def _condition(self, heard: Heard, use: Use) -> None:
        clauses = [*self.chain, heard]
        self.chain = []
        clauses[0].inherits = False
        expects = self.awaiting and (heard.then or not self.text.has_instruction())
        event = use == "trigger" or (use == "condition" and expects)
        replaced = (event and self.awaiting) or heard.would
        if replaced:
            self._replacement(heard.start)
        elif use == "trigger":
            self.keep()
            self.text.begin_trigger(heard.start)
        for one in clauses:
            self._emit("replaced" if replaced else use, one)
        self.keep()

    def _replacement(self, start: int) -> None:
        self.keep()
        parent = self.text.current
        self.replacing = True
        if parent is not None and not parent.steps and not parent.decided:
            parent.kind, parent.decided = "replacement", True
        else:
            self.text.begin("replacement", start).parent = parent

    def _emit(self, use: Use, heard: Heard, *, instruction_cost: bool = False) -> None:
        if heard.verb.base in ("look", "reveal"):
            self.looked = self.text.looked = True
        step = Step(use, heard.clause(), self.reflexive, heard.instead, instruction_cost=instruction_cost)
        self.steps.append(step)

    def _verbless(self) -> bool:
        """A noun that ends a sentence as an instruction does: 「+2[M]」, 「1枚」 are no sentences."""
        return all(phrase.reference.is_amount and not phrase.reference.within for phrase in self.phrases)

    # What is done

    def _flush(self) -> None:
        """Decides what each clause of the main chain is: cost, instruction, or what a replacement effect does."""
        chain, self.chain = self.chain, []
        if not chain:
            return
        last = chain[-1]
        for index, heard in enumerate(chain):
            heard.inherits = index > 0
            joined = index < len(chain) - 1
            if joined and heard.verb.form in ("te", "joining") and not heard.optional:
                heard.optional, heard.required = last.optional, heard.required or last.required
            self._main(heard, cost=joined and is_price(heard, last))

    def _main(self, heard: Heard, *, cost: bool) -> None:
        current = self._owner(heard)
        in_replacement = self.replacing or current.kind == "replacement"
        if in_replacement or heard.verb.base == "prevent":
            use: Use = "replacement"
        else:
            use = "cost" if cost or heard.is_cost else "instruction"
        self._emit(use, heard, instruction_cost=cost and use == "cost")

    def _owner(self, heard: Heard) -> Draft:
        text = self.text
        current = text.current
        interrupts = current is not None and current.kind == "replacement" and not self.replacing
        if interrupts and current is not None and not points_back(heard):
            current = text.resume(current, heard.start)
        if current is None:
            current = text.begin("spell", heard.start, decided=False)
        if not current.decided and not heard.is_cost:
            current.decided = True
            if self.replacing:
                current.kind = "replacement"
            elif not instructs(heard, text.type):
                current.kind = "passive"
        return current


_ATTACH = VERBS["装着する"]
_BE = VERBS["である"]


def chosen_in(text: str, aside: Aside) -> Reference | None:
    """The first thing that a keyword's reminder text has somebody choose."""
    inner = Text(text, "unit")
    start = aside.start + 1
    for piece in re.split(r"(?<=。)", text[aside.start + 1 : aside.end - 1]):
        if piece.strip():
            inner.sentence(Sentence(start, start + len(piece.rstrip("。")), fresh=True))
        start += len(piece)
    parts: list[Part] = [
        part
        for draft in inner.abilities
        for step in draft.steps
        if step.use == "instruction"
        for part in step.clause.parts
    ]
    chosen = (part.reference for part in parts if part.reference.choice == "chosen" and not part.reference.is_amount)
    return next(chosen, None)
