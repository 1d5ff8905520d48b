"""Parses what Japanese rules text refers to: 「バトルフィールドにいる敵ユニットを最大2体」."""

from msgspec.structs import replace

from entaku.riftbound.form import PLACES, Choice, PartKind, Reference, Whose, Zone
from entaku.riftbound.japanese.tokens import Token
from entaku.riftbound.japanese.words import JOINS, KEYWORDS, Noun

DEEPEST = 20
"""How many nouns one may hang on the next with 「の」."""

ZONES: dict[PartKind, Zone] = {"hand": "hand", "trash": "trash", "deck": "deck"}
_UNIQUE: frozenset[PartKind] = frozenset({"base", "hand", "trash", "deck", "zone"})
_AMONG = {"その中", "それらの中", "そのうち", "それらのうち", "この中"}
_OWNERS = ("コントローラー", "所有者", "持ち主", "オーナー", "支配者")
_COUNTS = ("数", "枚数", "合計", "合計マイト", "合計数", "体数")
_COMPARING = ("以下", "以上", "未満", "より大きい", "より小さい", "超")


class NotUnderstood(Exception):
    """The grammar has nothing for the word at `token`."""

    def __init__(self, token: Token) -> None:
        self.token = token
        super().__init__(token.text)


class Draft:
    """A reference while its words are being read."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.end = start
        self.kinds: list[PartKind] = []
        self.choice: Choice | None = None
        self.whose: Whose = "any"
        self.zone: Zone | None = None
        self.within: list[Reference] = []
        self.least, self.most = 1, 1
        self.any_number = self.plural = self.counted = self.first_person = self.total = False

    def finished(self) -> Reference:
        kinds = tuple(dict.fromkeys(self.kinds)) or ("object",)
        choice, numbered = self.choice, True
        if self.counted and (choice in (None, "one") or (choice == "earlier" and self.zone == "looked-at")):
            choice = "chosen"
        if choice is None:
            choice, numbered = self._bare(kinds)
        zone = self.zone
        if zone is None and kinds == ("legend",):
            zone = "legend"
        if zone is None and set(kinds) <= {"spell", "ability"}:
            zone = "chain"
        return Reference(
            self.start, self.end, kinds, choice, self.least, None if self.any_number else self.most, self.whose, zone,
            tuple(self.within), self.plural, first_person=self.first_person, total=self.total, numbered=numbered,
        )  # fmt: skip

    def _bare(self, kinds: tuple[PartKind, ...]) -> tuple[Choice, bool]:
        """Without a number or a word for "all": the only one there is, or one that somebody chooses."""
        if "amount" in kinds or _UNIQUE.issuperset(kinds) or (kinds == ("legend",) and self.whose == "yours"):
            return "one", True
        if kinds == ("player",):
            return ("one", True) if self.whose != "enemy" else ("chosen", False)
        return "chosen", False


class Things:
    """The part of the Japanese grammar that reads references."""

    def __init__(self, given: list[Token]) -> None:
        self.tokens = given
        self.at = 0
        place = given[-1].end if given else 0
        self._end = Token("end", "", place, place)
        self.looked = False
        """Whether the text has had somebody look at or reveal cards before."""

    # Walking along

    def peek(self, ahead: int = 0) -> Token:
        index = self.at + ahead
        return self.tokens[index] if 0 <= index < len(self.tokens) else self._end

    @property
    def done(self) -> bool:
        return self.at >= len(self.tokens)

    def take(self) -> Token:
        token = self.peek()
        self.at += 1
        return token

    def sees(self, *words: str) -> bool:
        token = self.peek()
        return token.text in words and token.kind not in ("symbol", "quote")

    def took(self, *words: str) -> bool:
        if self.sees(*words):
            self.at += 1
            return True
        return False

    def kind_here(self, *kinds: str) -> bool:
        return self.peek().kind in kinds

    def fail(self) -> NotUnderstood:
        return NotUnderstood(self.peek())

    # References

    def thing(self, relatives: list[Reference] | None = None, zone: Zone | None = None) -> Reference | None:
        """The reference that begins here; `relatives` are those of a clause before it that describes it."""
        found: Reference | None = None
        for _ in range(DEEPEST):
            following = self._simple(found, relatives or [], zone)
            if following is None:
                break
            found, relatives = following, []
            if self.sees("でない", "ではない", "以外の") and self._noun_ahead():
                self.take()
                found = None
                continue
            if not (self.sees("の") and self._noun_ahead()):
                break
            self.take()
        return found

    def _noun_ahead(self) -> bool:
        token = self.peek(1)
        return token.kind in ("noun", "amount", "modifier", "name", "count", "number", "symbol", "adverb")

    def _simple(self, before: Reference | None, relatives: list[Reference], zone: Zone | None) -> Reference | None:
        mark = self.at
        draft = Draft(self.peek().start)
        draft.zone = zone
        draft.within.extend(relatives)
        self._modifiers(draft)
        if not self._heads(draft):
            self.at = mark
            return None
        self._count_after(draft)
        draft.end = self.tokens[self.at - 1].end
        return self._hung_on(before, draft)

    def _modifiers(self, draft: Draft) -> None:
        while True:
            token = self.peek()
            if token.kind == "modifier" and token.modifier is not None:
                self.take()
                modifier = token.modifier
                draft.choice = modifier.choice or draft.choice
                draft.whose = modifier.whose or draft.whose
                draft.zone = modifier.zone or draft.zone
                draft.plural = draft.plural or modifier.plural
                draft.any_number = draft.any_number or modifier.any_number
                draft.least = 0 if modifier.any_number else draft.least
                draft.total = draft.total or token.text == "合計"
            elif token.kind == "count" and self.counts_next():
                self._count(draft, self.take())
                self.took("の")
            elif (
                token.kind == "adverb" and token.text in ("ちょうど", "すべて", "全て") and self.peek(1).kind == "count"
            ) or (token.kind == "symbol" and token.keyword and self.peek(1).kind in ("noun", "name")):
                self.take()
            elif self._might_before_noun():
                self.at += 2
                self.took("の")
            else:
                return

    def counts_next(self) -> bool:
        """Whether a number belongs to the noun after it: 「2体の味方ユニット」."""
        ahead = 2 if self.peek(1).text == "の" else 1
        token = self.peek(ahead)
        return token.kind in ("noun", "modifier", "name") and not (
            token.noun is not None and token.noun.choice is not None
        )

    def _might_before_noun(self) -> bool:
        """「マイト3の」 or 「3[M]の」 before a token."""
        first, second, third = self.peek(), self.peek(1), self.peek(2)
        number = first.kind in ("number",) and second.kind == "symbol" and second.low == "m"
        return number and third.kind in ("noun", "name", "particle") and third.text not in ("以下", "以上", "を", "に")

    def _heads(self, draft: Draft) -> bool:
        if not self._head(draft):
            return False
        while self._joined_head(draft):
            pass
        return True

    def _head(self, draft: Draft) -> bool:
        """Names and nouns in a row: 「リクルートユニットトークン」."""
        kinds: list[PartKind] = []
        while True:
            token = self.peek()
            if token.kind == "quote" and not kinds and token.text.strip("「」0123456789 ") in KEYWORDS:
                kinds.append("amount")
            elif token.kind == "name" or (token.kind == "quote" and not _is_ability(token)):
                kinds.append("object")
            elif token.kind == "noun" and token.noun is not None and not (kinds and token.noun.choice is not None):
                kinds.append(token.noun.kind)
                self._noun(draft, token, token.noun)
            elif following := self._amount(kinds):
                if self.kind_here(*following) and self.peek().text not in ("次", "他"):
                    continue
                break
            else:
                break
            self.take()
        if not kinds:
            return False
        if kinds[-1] == "token" and len(kinds) > 1:
            draft.kinds.extend(kind for kind in kinds if kind not in ("object", "token"))
            draft.kinds.append("token")
        else:
            draft.kinds.append(kinds[-1])
        return True

    def _noun(self, draft: Draft, token: Token, noun: Noun) -> None:
        draft.choice = draft.choice or noun.choice
        draft.whose = draft.whose if noun.whose == "any" else noun.whose
        if draft.choice == "earlier" and token.text in _OWNERS:
            draft.choice = "one"
        if token.text in _AMONG:
            draft.zone = "looked-at" if self.looked else None
            draft.choice = "earlier" if self.looked else None
        draft.first_person = draft.first_person or (noun.choice == "self" and noun.kind == "unit")
        if draft.choice == "self" and noun.kind in ("unit", "legend") and noun.choice is None:
            draft.first_person = True

    def _amount(self, kinds: list[PartKind]) -> tuple[str, ...]:
        """A word such as Might or cost with its value, or a value alone; gives what may follow it in a row."""
        if self.kind_here("amount"):
            self.take()
            self._value()
            kinds.append("amount")
            return "amount", "noun", "name"
        if kinds or not self.kind_here("number", "symbol") or not self._value():
            return ()
        kinds.append("amount")
        return ("amount",)

    def _value(self) -> bool:
        """「+2」「3以下」「[4]以下」「[A][A]」 after a word such as Might or cost, or alone."""
        begun = self.at
        while self.kind_here("number", "symbol") and not self._keyword_ends():
            self.take()
            if self.sees("/", "、", "・") and self.peek(1).kind == "symbol" and self.peek(1).keyword:
                self.take()
        if self.at > begun:
            self.took("点")
            self.took(*_COMPARING)
        return self.at > begun

    def _keyword_ends(self) -> bool:
        return self.peek().kind == "symbol" and self.peek().low in (">", ">>")

    def _joined_head(self, draft: Draft) -> bool:
        """「ユニットかギア」「ユニット、ギア、または伏せられたカード」."""
        mark = self.at
        if draft.kinds[-1:] == ["amount"]:
            return False
        while self.sees("、", ",", *JOINS):
            self.take()
        if self.at == mark:
            return False
        joined = any(token.text in JOINS for token in self.tokens[mark : self.at])
        while self.kind_here("modifier") and self.peek(1).kind in ("noun", "modifier"):
            modifier = self.peek().modifier
            if modifier is not None and modifier.choice is not None:
                break
            self.take()
        token = self.peek()
        plain = token.kind == "noun" and token.noun is not None and token.noun.choice is None
        if not (plain or token.kind == "name") or not (joined or self._list_goes_on()):
            self.at = mark
            return False
        if token.noun is not None and (
            token.noun.kind == "player" or (token.noun.kind in PLACES) != (draft.kinds[0] in PLACES)
        ):
            self.at = mark
            return False
        kinds = list(draft.kinds)
        if self._head(draft) and not (draft.counted and self.kind_here("count")):
            return True
        self.at, draft.kinds = mark, kinds  # 「最大2体の敵ユニットとギア1つ」: each with its own number
        return False

    def _list_goes_on(self) -> bool:
        """Whether a noun after a comma is one of a list, which a joining word ends."""
        for ahead in range(1, 8):
            token = self.peek(ahead)
            if token.text in JOINS:
                return True
            if token.kind not in ("noun", "modifier", "name", "mark"):
                return False
        return False

    def _count(self, draft: Draft, token: Token) -> None:
        draft.counted = True
        if token.count == 0:
            draft.least, draft.any_number, draft.plural = 0, True, True
            draft.choice = "chosen"
            return
        draft.most, draft.plural = token.count, token.count != 1
        upto = token.text.startswith("最大") or "まで" in token.text
        draft.least = 0 if upto else token.count
        draft.any_number = "以上" in token.text
        if draft.choice in ("every",) and token.count:
            draft.choice = "chosen"

    def _count_after(self, draft: Draft) -> None:
        token = self.peek()
        if draft.kinds[-1:] == ["amount"]:
            return
        if token.kind == "count":
            self._count(draft, self.take())
            if draft.kinds[-1] in ZONES:
                draft.zone, draft.kinds[-1] = ZONES[draft.kinds[-1]], "card"
            token = self.peek()
        if token.kind in ("adverb", "noun") and token.text in ("すべて", "全て", "それぞれ", "全員"):
            self.take()
            draft.choice, draft.plural = draft.choice if draft.counted else "every", True
        if self.sees("ずつ", "だけ", "のみ"):
            self.take()

    def counted(self, reference: Reference, token: Token) -> Reference:
        """A reference with the number that follows its particle: 「ユニットを1体」."""
        draft = Draft(reference.start)
        self._count(draft, token)
        choice: Choice = reference.choice if reference.choice in ("earlier", "self") else "chosen"
        found = replace(
            reference, end=token.end, choice=choice, least=draft.least, most=None if draft.any_number else draft.most,
            plural=draft.plural, numbered=True,
        )  # fmt: skip
        if reference.kinds in (("hand",), ("trash",), ("deck",)):
            return replace(found, kinds=("card",), zone=ZONES[reference.kinds[0]])
        return found

    def _hung_on(self, before: Reference | None, draft: Draft) -> Reference:
        """「XのY」: whose Y is, where it is, or how much it is."""
        if before is None:
            return draft.finished()
        if before.is_amount:
            draft.within.extend(before.within)
            return draft.finished()
        draft.start = before.start
        owned = draft.kinds[-1]
        if owned == "amount":
            counted = self.tokens[self.at - 1].text in _COUNTS and before.choice == "chosen" and not before.numbered
            draft.within.append(replace(before, choice="every", numbered=True) if counted else before)
            return draft.finished()
        if before.is_player and before.choice == "self":
            draft.whose = "yours"
            return draft.finished()
        draft.whose = "theirs" if draft.whose == "any" else draft.whose
        if owned in PLACES or owned == "player":
            draft.choice = draft.choice or ("every" if before.choice == "every" else "one")
            if before.choice == "chosen" and (before.numbered or before.is_player):
                draft.within.append(before)
            return draft.finished()
        if before.is_place:
            draft.whose = "any" if draft.whose == "theirs" else draft.whose
            draft.zone = draft.zone or next((ZONES[kind] for kind in before.kinds if kind in ZONES), None)
            draft.zone = draft.zone or ("champion" if before.kinds == ("zone",) else None)
            draft.choice = self._in_deck(draft)
        draft.within.append(before)
        return draft.finished()

    def _in_deck(self, draft: Draft) -> Choice | None:
        """Cards of a deck are those on its top, not chosen ones."""
        return "one" if draft.zone == "deck" and not draft.counted else draft.choice


def _is_ability(token: Token) -> bool:
    return any(inner.text in (":", "。") or inner.kind == "verb" for inner in token.inside)
