"""Parses descriptions: how many, whose, of what state, and the nouns that say what is meant."""

from entaku.riftbound.english.tokens import Reader, Token
from entaku.riftbound.english.words import ADJECTIVES, AMOUNTS, NOUNS, NUMBERS, ORDINALS, VERBS
from entaku.riftbound.form import Choice, PartKind, Reference, Whose, Zone
from entaku.riftbound.writing import listed

Words = frozenset[str]
NOTHING: Words = frozenset()

_POSSESSIVES: dict[str, tuple[Whose, Choice]] = {
    "your": ("yours", "one"), "my": ("yours", "self"), "our": ("yours", "one"), "its": ("theirs", "one"),
    "their": ("theirs", "one"), "his": ("theirs", "one"), "her": ("theirs", "one"),
}  # fmt: skip
UNIQUE: frozenset[PartKind] = frozenset({"base", "hand", "trash", "deck", "zone", "legend", "champion", "player"})
_PLURAL_AMOUNTS = AMOUNTS & {"costs", "effects", "tags", "turns", "points", "choices", "mights", "keywords", "numbers"}
_FUNCTION_WORDS = listed(
    """
    a an the this that these those your my its their our his her you i me it we us they them he she him when
    whenever while if then otherwise instead unless until as at in on of from to into onto with without by for
    or and but each every all both any no not may can can't cannot must would will only also each other
    another up starting during after before whose which who where there here ignoring equal than less more
    fewer greater exactly least once twice same again too plus minus nor either neither except besides beyond
    don't doesn't didn't
    """
)


_BEFORE_NUMBERS = {"top", "bottom", "other", "next", "first", "last"}


class Draft:
    """A reference while its words are being read."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.kinds: list[PartKind] = []
        self.choice: Choice | None = None
        self.least, self.most = 1, 1
        self.counted = False
        self.any_number = False
        self.whose: Whose = "any"
        self.zone: Zone | None = None
        self.within: list[Reference] = []
        self.plural = False
        self.total = False
        self.possessed = False
        self.described = False

    def finished(self, end: int) -> Reference:
        kinds = tuple(dict.fromkeys(self.kinds)) or ("object",)
        choice = self.choice or self._unmarked(kinds)
        if choice == "one" and self.plural and self.possessed and not self.counted and UNIQUE.isdisjoint(kinds):
            choice = "every"
        zone = self.zone
        if zone is None and kinds in {("legend",)}:
            zone = "legend"
        if zone is None and set(kinds) <= {"spell", "ability"}:
            zone = "chain"
        return Reference(
            self.start, end, kinds, choice, self.least, None if self.any_number else self.most, self.whose, zone,
            tuple(self.within), self.plural, total=self.total,
        )  # fmt: skip

    def _unmarked(self, kinds: tuple[PartKind, ...]) -> Choice:
        """Without article or number: every one of several, or the only one ("base", "combat")."""
        if self.counted:
            return "chosen"
        return "every" if self.plural or not UNIQUE.intersection(kinds) else "one"


class Nouns:
    """The part of the English grammar that reads descriptions."""

    def __init__(self, reader: Reader) -> None:
        self.r = reader
        self.depth = 0
        self.looked = False
        """Whether the text has had somebody look at or reveal cards before."""
        self.budget = 60 * len(reader.tokens) + 200

    def needed(self, stop: Words = NOTHING, *, bare_amounts: bool = False) -> Reference:
        """The reference that must begin here."""
        raise NotImplementedError

    def _noun_follows(self) -> bool:
        """Whether "this" or "that" goes with a noun that follows: "that enemy unit", "this turn"."""
        ahead = 1
        while ahead < 8:
            token = self.r.peek(ahead)
            if ahead == 1 and token.low in {"much", "many"}:
                return True
            if token.kind == "word" and (token.low in NOUNS or token.low in AMOUNTS):
                verb = VERBS.get(token.low)
                return not (verb and token.low in AMOUNTS and ahead == 1 and "s" in verb[1])
            if token.kind == "word" and token.is_capital and token.low not in VERBS:
                return True
            if not (token.low in ADJECTIVES or token.kind in ("symbol", "number") or token.low in NUMBERS):
                return False
            ahead += 1
        return False

    def _counted_noun_follows(self) -> bool:
        """Whether "this" or "that" after a number goes with a noun that isn't a time: not in "4 this turn"."""
        return self._noun_follows() and self.r.peek().low not in {"turn", "combat", "showdown", "game"}

    def _quantifier(self, draft: Draft) -> Reference | None:
        """Takes "up to 3", "any number of", "each of" …; gives the whole when it is "… of them"."""
        r = self.r
        while r.took_phrase("exactly", "at least", "at most", "up to", "only"):
            if r.tokens[r.at - 1].low == "to":
                draft.least = 0
        if r.took_phrase("any number of", "any amount of"):
            draft.choice, draft.least, draft.any_number, draft.plural = "chosen", 0, True, True
        elif r.took_phrase("that much", "that many", "this much"):
            draft.choice = "earlier"
        elif r.took_phrase("one or more", "one or both", "one or two"):
            draft.choice, draft.any_number, draft.plural = "chosen", True, True
        elif r.sees("all", "each", "every", "both"):
            self._every(draft)
        elif r.sees("fewer", "more", "less") and self._noun_after(1):
            r.take()
            draft.choice = "every"
        elif r.sees("double", "twice", "half") and r.peek().low in {"its", "my", "the", "their", "your", "that"}:
            r.take()
            return self.needed(bare_amounts=True)
        elif r.sees("any", "no", "some", "either", "neither"):
            draft.choice = "every" if r.take().low == "no" else "chosen"
        elif self._number_here():
            self._number(draft)
        elif draft.least == 0:
            raise r.fail()
        else:
            return None
        return self._whole()

    def _every(self, draft: Draft) -> None:
        """ "All", "each", "both", "all 3"."""
        word = self.r.take().low
        if word in {"all", "each"} and self._number_here():
            self._number(draft)
            draft.counted = False
        draft.choice, draft.plural = "every", word != "each"

    def _whole(self) -> Reference | None:
        """What follows in "… of your units": the whole of which so many are meant."""
        r = self.r
        just_of = r.at and r.tokens[r.at - 1].low == "of"
        if r.took("of") or (just_of and r.sees("your", "their", "the", "its", "those")):
            return self.needed()
        return None

    def _number_here(self) -> bool:
        token, following = self.r.here, self.r.peek()
        if following.low == "m" and following.kind == "symbol":
            return False
        if token.low == "x" and token.kind == "word":
            return True
        return token.kind == "number" or (token.kind == "word" and token.low in NUMBERS)

    def _number(self, draft: Draft) -> None:
        r = self.r
        low = r.take().low
        count = NUMBERS.get(low) or int(low.rstrip("+")[:9]) if low != "x" else 1
        draft.counted, draft.most, draft.plural = True, count, count != 1
        draft.least = 0 if draft.least == 0 else count
        if low.endswith("+") or r.took_phrase("or more", "or fewer", "or less"):
            draft.any_number = True

    def _determiner(self, draft: Draft) -> None:
        r = self.r
        if r.sees("a", "an", "another"):
            r.take()
            draft.choice = "chosen"
            if r.took_phrase("single"):
                return
        elif r.sees("target") and self._noun_after(1):
            r.take()
            draft.choice = "chosen"
        elif r.sees("the"):
            r.take()
            r.took("only")
            draft.choice = "one"
        elif r.sees("this", "that", "these", "those", "such") and (not draft.counted or self._counted_noun_follows()):
            word = r.take().low
            draft.choice = "self" if word == "this" else "earlier"
        elif r.here.kind == "word" and r.here.low in _POSSESSIVES:
            whose, choice = _POSSESSIVES[r.take().low]
            draft.whose, draft.possessed = whose, True
            draft.choice = draft.choice or (None if draft.counted else choice)
            self._owned_number(draft)
        if draft.choice in ("one", "earlier") and self._number_here():
            least, choice_before = draft.least, draft.choice
            self._number(draft)
            draft.least, draft.choice, draft.counted = least, choice_before, False

    def _owned_number(self, draft: Draft) -> None:
        if draft.choice == "one" and self._number_here():
            self._number(draft)
            draft.choice = "chosen"

    def _heads(self, draft: Draft, marked: bool, bare_amounts: bool) -> bool:
        """Takes adjectives and nouns, and further nouns in a list: "friendly gear, unit, or facedown card"."""
        r = self.r
        mark = r.at
        if not self._head(draft, marked or bare_amounts):
            r.at = mark
            return False
        while self._listed(draft):
            pass
        return True

    def _listed(self, draft: Draft) -> bool:
        r = self.r
        mark, kinds, plural = r.at, list(draft.kinds), draft.plural
        if draft.kinds and draft.kinds[-1] == "amount" and not r.sees("and", "or"):
            return False
        while r.took(","):
            if r.sees("and", "or"):
                break
            if not self._bare_head(draft):
                r.at, draft.kinds, draft.plural = mark, kinds, plural
                return False
        listed = r.at > mark
        if listed and r.tokens[r.at - 1].low != ",":
            r.at, draft.kinds, draft.plural = mark, kinds, plural
            return False
        joined = r.took("and", "or")
        if joined and r.took("/"):
            joined = r.took("or", "and")
        if joined and self._bare_head(draft):
            return True
        r.at, draft.kinds, draft.plural = mark, kinds, plural
        return False

    def _bare_head(self, draft: Draft) -> bool:
        """A further noun of a list: it has no article, and no verb follows that would make it a new clause."""
        r = self.r
        token = r.here
        if token.keyword and r.peek().low in NOUNS:
            r.take()
            return self._bare_head(draft)
        if token.kind != "word" or (token.low in VERBS and token.low not in NOUNS and token.low not in ADJECTIVES):
            return False
        plural = draft.plural
        kinds = list(draft.kinds)
        if not self._head(draft, marked=False):
            return False
        if draft.kinds[-1] == "amount" and "amount" not in kinds:
            draft.kinds = kinds
            return False
        draft.plural = plural or draft.plural
        if plural and draft.choice is None and self._verb_follows():
            draft.kinds = kinds
            return "amount" not in kinds
        return True

    def _verb_follows(self) -> bool:
        token = self.r.here
        return token.kind == "word" and (token.low in VERBS or token.low in {"may", "can", "can't", "must"})

    def _head(self, draft: Draft, marked: bool) -> bool:
        """One run of adjectives and nouns; its last noun says what it is."""
        r = self.r
        begun = r.at
        nouns: list[PartKind] = []
        while not r.done:
            token = r.here
            if self._might_spec() or self._adjective(draft, token, bool(nouns)):
                continue
            if token.kind == "symbol" and not nouns and token.low != "m":
                if not self._symbol_as_adjective():
                    break
                continue
            kind = self._noun(draft, token, nouns, marked or r.at > begun)
            if kind is None:
                break
            r.take()
            nouns.append(kind)
            if self._ends_run(token, kind, draft):
                break
        if not nouns:
            if self._headless(draft, marked):
                return True
            r.at = begun
            return self._headless(draft, marked)
        if nouns[-1] == "token" and len(nouns) > 1:
            draft.kinds.extend(kind for kind in nouns[:-1] if kind != "object")
            draft.kinds.append("token")
        else:
            draft.kinds.append(nouns[-1])
        return True

    def _ends_run(self, token: Token, kind: PartKind, draft: Draft) -> bool:
        """A plural ends the run; whether it is one, the draft remembers."""
        plural = NOUNS[token.low][1] if token.low in NOUNS else False
        plural = plural or (token.low in _PLURAL_AMOUNTS)
        if token.low not in NOUNS and kind == "object":
            plural = token.low.endswith("s")
            draft.plural = draft.plural or plural
            return False
        plural = plural or (token.low in {"equipment", "gear"} and draft.choice is None)
        draft.plural = draft.plural or plural
        return plural and token.low not in {"equipment", "gear"}

    def _noun(self, draft: Draft, token: Token, before: list[PartKind], marked: bool) -> PartKind | None:
        if token.kind == "symbol":
            return "amount" if token.low == "m" and not before else None
        if token.kind != "word":
            return None
        if token.low in {"something", "anything"} and not before and draft.choice is None:
            draft.choice = "chosen"
        if token.low in {"one", "ones", "other", "others", "rest", "something", "anything", "everything", "thing"}:
            return "object" if not before and (marked or "thing" in token.low) else None
        verb = VERBS.get(token.low)
        if token.low in NOUNS:
            kind = NOUNS[token.low][0]
            is_verb = verb is not None and before and before[-1] not in ("amount", "object")
            return None if is_verb or (kind == "amount" and not marked and not before) else kind
        if token.low in AMOUNTS:
            return "amount" if self._amount_noun(token, before, marked) else None
        known = verb or token.low in ADJECTIVES or token.low in NUMBERS
        if token.is_capital and not known and token.low not in _FUNCTION_WORDS:
            return None if before and before[-1] != "object" else "object"
        return None

    def _amount_noun(self, token: Token, before: list[PartKind], marked: bool) -> bool:
        verb = VERBS.get(token.low)
        if before and before[-1] not in ("amount", "object"):
            return verb is None
        if verb is None or before:
            return True
        return marked

    def _headless(self, draft: Draft, marked: bool) -> bool:
        """ "The first", "another", "both": no noun, and yet something is meant."""
        r = self.r
        previous = r.tokens[r.at - 1].low if r.at else ""
        if previous in {"another", "both", "remaining", "following", "same"} and marked and not r.sees("'s", "'"):
            draft.kinds.append("object")
            return True
        if previous in {"each", "all", "any", "one"} and marked and self._described_alone():
            draft.kinds.append("object")
            return True
        if previous in {"much", "many"} or (marked and r.here.keyword):
            if r.here.keyword:
                r.take()
            draft.kinds.append("amount")
            return True
        if previous in ORDINALS and marked:
            draft.kinds.append("amount")
            return True
        return False

    def _described_alone(self) -> bool:
        """ "Each killed this way", "one you've not chosen": described though no noun names it."""
        token = self.r.here
        verb = VERBS.get(token.low)
        if token.low in {"you", "they", "that", "of", "with", "from"}:
            return True
        return verb is not None and "done" in verb[1] and "base" not in verb[1]

    def _might_spec(self) -> bool:
        """ "3 [M]" before a noun: the Might of a token."""
        r = self.r
        following = r.peek()
        number = r.here.kind in ("number", "signed") or (r.here.kind == "symbol" and r.here.low.isdigit())
        if number and following.kind == "symbol" and following.low == "m":
            after = r.peek(2)
            if after.is_capital or after.low in NOUNS or after.low in ADJECTIVES:
                r.take()
                r.take()
                return True
        return False

    def _adjective(self, draft: Draft, token: Token, after_noun: bool) -> bool:
        r = self.r
        if token.kind == "number" or (token.kind == "word" and token.low in NUMBERS):
            return self._number_within(draft)
        if token.kind == "word" and token.low in VERBS and r.peek().low in {"effect", "effects", "trigger", "triggers"}:
            r.take()
            return True
        if token.kind != "word" or (token.low not in ADJECTIVES and not token.low.startswith("non-")):
            return False
        if token.low in ORDINALS and r.peek().low == "," and r.peek(2).low in ORDINALS | {"or", "and"}:
            while r.here.low in ORDINALS or r.sees(",", "or", "and"):
                r.take()
            return True
        if after_noun and not self._noun_after(1):
            return False
        if (token.low in NOUNS or token.low in AMOUNTS) and not self._noun_after(1):
            return False
        if token.low in {"other", "chosen", "rest"} and not self._noun_after(1, spec=True):
            return False
        r.take()
        self._described_by(draft, token.low)
        if r.sees("and", "or") and r.peek().low in ADJECTIVES and r.peek(2).low in NOUNS and not after_noun:
            r.take()
        return True

    def _described_by(self, draft: Draft, adjective: str) -> None:
        """What an adjective says of whose a thing is, or where."""
        if adjective == "friendly":
            draft.whose = "friendly"
        elif adjective in {"enemy", "opposing"}:
            draft.whose = "enemy"
        elif adjective in {"facedown", "face-down"}:
            draft.zone = "facedown"
        elif adjective in {"top", "bottom"} and draft.choice is None:
            draft.choice = "one"

    def _number_within(self, draft: Draft) -> bool:
        """ "The top 3 cards", "other two units": a number after the adjective."""
        after = bool(self.r.at) and self.r.tokens[self.r.at - 1].low in _BEFORE_NUMBERS
        if after:
            self._count_after(draft)
        return after

    def _count_after(self, draft: Draft) -> None:
        draft_choice = draft.choice
        self._number(draft)
        draft.choice, draft.counted = draft_choice, draft_choice is None

    def _noun_after(self, ahead: int, *, spec: bool = False) -> bool:
        """Whether a noun still follows the adjectives from here on."""
        for further in range(ahead, ahead + 10):
            token = self.r.peek(further)
            if token.kind == "word" and (token.low in NOUNS or token.low in AMOUNTS):
                return True
            if token.kind == "word" and token.is_capital and token.low not in VERBS:
                return True
            if token.kind == "symbol" and (token.keyword or token.low == "m" or token.low.isdigit()):
                continue
            if token.kind == "number" or token.low in NUMBERS:
                continue
            if token.low not in ADJECTIVES and not token.low.startswith("non-") and token.low not in {",", "and", "or"}:
                return False
            if token.low in {",", "and", "or"} and not spec and further == ahead:
                return False
        return False

    def _symbol_as_adjective(self) -> bool:
        """ "[Mighty] units", "[Hidden] cards", "[Deathknell] effects": a keyword before its noun."""
        r = self.r
        following = r.peek()
        if following.kind == "word" and (
            following.low in NOUNS or following.low in AMOUNTS or following.low in ADJECTIVES
        ):
            r.take()
            return True
        return False
