"""Parses what English rules text refers to: "up to two other friendly units at a battlefield with 3 [M] or less"."""

from typing import NoReturn

from entaku.riftbound.english.nouns import NOTHING, UNIQUE, Draft, Nouns, Words
from entaku.riftbound.english.tokens import NotUnderstood, Token
from entaku.riftbound.english.words import NUMBERS, VERBS
from entaku.riftbound.form import PLACES, Choice, PartKind, Reference, Zone
from entaku.riftbound.writing import listed

DEEPEST = 14
"""How deep references may lie within one another; rules text needs four."""
_ZONES: dict[PartKind, Zone] = {"hand": "hand", "trash": "trash", "deck": "deck"}
_EARLIER = {"it", "them", "they", "itself", "themselves", "we", "us", "those", "these", "that", "him", "he", "she"}
_DOING = {"named", "costing", "attacking", "defending", "choosing", "targeting", "affecting"}
_HOLDS_CARDS = (["hand"], ["trash"], ["deck"])
_ENDS_OF_DECK = {"top", "bottom"}
_AFTER_THAT = listed(
    """
    's 're 've 'm 'd i you they it would can can't cannot could couldn't must is are was were isn't aren't wasn't
    weren't don't didn't won't
    """
)
_MEASURED = {"less", "more", "total", "might", "energy", "power", "cost", "costs"}
_LINKED_PARTICIPLES = {"revealed": "looked-at", "banished": "banishment"}


class Things(Nouns):
    """The part of the English grammar that reads references."""

    # What the clauses' part of the grammar gives.

    def relative(self, stop: Words, *, gap: bool) -> list[Reference]:
        raise NotImplementedError

    def comparison(self) -> list[Reference]:
        raise NotImplementedError

    def quoted(self, token: Token) -> None:
        raise NotImplementedError

    def reference(self, stop: Words = NOTHING, *, bare_amounts: bool = False) -> Reference | None:
        """The reference that begins here, or None with nothing taken."""
        mark = self.r.at
        self.depth += 1
        self.budget -= 1
        if self.depth > DEEPEST or self.budget < 0:
            self._give_up()
        try:
            found = self._pronoun(stop) or self._described(stop, bare_amounts)
        finally:
            self.depth -= 1
        if found is None:
            self.r.at = mark
        return found

    def _give_up(self) -> NoReturn:
        raise NotUnderstood(self.r.here)

    def needed(self, stop: Words = NOTHING, *, bare_amounts: bool = False) -> Reference:
        """The reference that must begin here."""
        found = self.reference(stop, bare_amounts=bare_amounts)
        if found is None:
            raise self.r.fail()
        return found

    def _pronoun(self, stop: Words) -> Reference | None:
        r = self.r
        token, start = r.here, r.start
        if token.kind != "word":
            return None
        if token.low in {"i", "me", "myself"}:
            r.take()
            return Reference(start, r.end, ("unit",), "self", first_person=True)
        if token.low in {"you", "yourself"}:
            return self._you()
        if not self._each_other_of() and r.took_phrase("each other", "one another"):
            if r.took("'s", "'"):
                self._heads(Draft(start), marked=True, bare_amounts=True)
                return Reference(start, r.end, ("location",), "one")
            return Reference(start, r.end, (), "earlier", plural=True)
        if token.low in {"mine", "yours", "theirs"}:
            r.take()
            return Reference(start, r.end, (), "self" if token.low == "mine" else "earlier")
        if token.low in {"here", "there"}:
            r.take()
            return Reference(start, r.end, ("battlefield",), "self" if token.low == "here" else "earlier")
        if token.low in {"this", "that", "these", "those"} and self._noun_follows():
            return None
        return self._pointing(stop)

    def _pointing(self, stop: Words) -> Reference | None:
        """ "This", "that one", "it", "those you don't": what points at the source, or back."""
        r = self.r
        token, start = r.here, r.start
        if self._of_the_turn():
            r.take()
            return Reference(start, r.end, ("amount",), "one")
        if token.low in {"this", "that"} and r.peek().low == "one":
            r.at += 2
            return Reference(start, r.end, (), "self" if token.low == "this" else "earlier")
        if token.low == "this":
            r.take()
            return Reference(start, r.end, (), "self")
        if token.low in _EARLIER:
            r.take()
            plural = token.low in {"them", "they", "themselves", "those", "these", "we", "us"}
            within: tuple[Reference, ...] = ()
            if token.low == "those" and self._reduced_relative():
                within = tuple(self.relative(stop, gap=True))
            return Reference(start, r.end, (), "earlier", within=within, plural=plural)
        return None

    def _of_the_turn(self) -> bool:
        """Whether "it" means nothing: "if it's your turn"."""
        r = self.r
        if not r.sees("it") or r.peek().low not in {"'s", "is", "isn't"}:
            return False
        turn = any(r.peek(ahead).low in {"turn", "phase"} for ahead in (3, 4, 5, 6))
        return turn and r.peek(2).low != "this"

    def _each_other_of(self) -> bool:
        """Whether "each other" goes with a noun: "each other player"."""
        return self.r.sees_phrase("each other") and self._noun_after(2)

    def _you(self) -> Reference:
        """The reader, alone or with others: "you or an ally", "you and each opponent"."""
        r, start = self.r, self.r.start
        r.take()
        you = Reference(start, r.end, ("player",), "self")
        if r.sees("and", "or") and (r.peek().low in {"each", "that", "an", "a", "allies", "ally", "your", "all"}):
            mark = r.at
            r.take()
            other = self.reference()
            if other is not None and other.is_player:
                choice: Choice = other.choice if other.choice in ("earlier", "chosen") else "every"
                return Reference(start, r.end, ("player",), choice, plural=True)
            r.at = mark
        return you

    def _described(self, stop: Words, bare_amounts: bool) -> Reference | None:
        r = self.r
        draft = Draft(r.start)
        before = r.at
        partitive = self._quantifier(draft)
        if partitive is not None:
            return self._partitive(draft, partitive, stop)
        self._determiner(draft)
        marked = r.at > before
        if not self._heads(draft, marked, bare_amounts):
            return self._bare_number(draft, stop) if draft.counted or draft.any_number else None
        while r.sees("'s", "'") and r.peek().low != "only":
            if not self._possessed(draft):
                break
        self._narrowed(draft, stop)
        return draft.finished(r.end)

    def _partitive(self, draft: Draft, whole: Reference, stop: Words) -> Reference:
        """ "One of your units" is a choice; "each of up to two units" is that of the two; "all of them" is none."""
        draft.kinds, draft.whose, draft.zone = list(whole.kinds), whole.whose, whole.zone
        draft.within = list(whole.within)
        if draft.choice == "every" and whole.choice == "chosen":
            draft.choice, draft.least, draft.most = "chosen", whole.least, whole.most or 1
            draft.any_number = whole.most is None
        if whole.choice == "earlier" and not draft.kinds:
            draft.kinds = ["object"]
            draft.zone = draft.zone or ("looked-at" if self.looked else None)
        draft.choice = draft.choice or "chosen"
        if whole.is_amount:
            draft.kinds = ["amount"]
        self._narrowed(draft, stop)
        return draft.finished(self.r.end)

    def _possessed(self, draft: Draft) -> bool:
        """ "An opponent's trash": what has been read is whose; what is meant comes now."""
        r = self.r
        mark = r.at
        r.take()
        owner = draft.finished(r.end)
        following = Draft(draft.start)
        following.whose = "theirs"
        if not self._heads(following, marked=True, bare_amounts=True):
            r.at = mark
            return False
        several = owner.choice == "every" or following.plural
        following.choice = "every" if several and UNIQUE.isdisjoint(following.kinds) is not False else None
        self._take_over(draft, following, owner)
        return True

    def _take_over(self, draft: Draft, owned: Draft, owner: Reference) -> None:
        is_place = bool(owned.kinds) and PLACES.issuperset(owned.kinds)
        draft.kinds, draft.plural, draft.zone = owned.kinds, owned.plural, owned.zone
        draft.whose = "theirs"
        counts_owner = owner.choice == "chosen" and (owned.kinds[-1] == "amount" or is_place or owner.is_player)
        draft.within = [owner] if counts_owner or owned.kinds[-1] == "amount" else []
        if owned.kinds[-1] == "player" or is_place:
            draft.choice = "every" if owner.choice == "every" else "one"
        else:
            one_of_theirs = owner.is_player and owner.choice == "chosen" and UNIQUE.isdisjoint(owned.kinds)
            draft.choice = "every" if owned.plural else "chosen" if one_of_theirs else "one"
        draft.counted = draft.any_number = False
        draft.least = draft.most = 1

    def _bare_number(self, draft: Draft, stop: Words) -> Reference | None:
        """ "Recycle 1 from your trash", "discard 2": so many cards, or just an amount."""
        r = self.r
        if r.sees("from") and "from" not in stop and not r.sees_phrase("from among"):
            r.take()
            place = self.needed(stop)
            draft.kinds, draft.choice = ["card"], "chosen"
            draft.zone = _ZONES.get(place.kinds[0]) if place.kinds else None
            draft.within.append(place)
            return draft.finished(r.end)
        if not draft.any_number and r.tokens[r.at - 1].low in NUMBERS and not r.sees("-", ":"):
            draft.kinds, draft.choice = ["object"], "chosen"
            draft.zone = "looked-at" if self.looked else None
            self._narrowed(draft, stop)
            return draft.finished(r.end)
        draft.kinds, draft.choice = ["amount"], "chosen"
        if r.sees("at", "in") and not r.sees_phrase("at the"):
            return None
        return draft.finished(r.end)

    def _narrowed(self, draft: Draft, stop: Words) -> None:
        before = -1
        while self.r.at > before:
            before = self.r.at
            if not self._narrowing(draft, stop):
                return

    def _narrowing(self, draft: Draft, stop: Words) -> bool:
        r = self.r
        token = r.here
        if token.kind == "mark":
            return self._bracketed_here(draft)
        if token.kind != "word" or token.low in stop:
            return False
        if token.low in {"here", "there", "anywhere", "everywhere", "else", "alone"}:
            return self._adverb_place(draft)
        if token.low == "each" and r.peek().low == "with":
            r.take()
            return self._with(draft)
        if token.low in {"with", "without"}:
            return self._with(draft)
        if token.low in {"at", "in", "on", "from", "of", "among", "for", "between", "inside", "under"}:
            return self._preposition(draft, stop)
        if token.low in {"other", "besides", "except", "beyond"}:
            return self._exception(draft)
        if token.low in {"that", "who", "which", "where", "whose"} and not self._reduced_relative():
            return draft.kinds[-1:] not in _HOLDS_CARDS and self._relative(draft, stop)
        if token.low in {"or", "and"} and draft.described and r.peek().low in {"that", "who", "which"}:
            return self._further_relative(draft, stop)
        if self._reduced_relative():
            draft.within.extend(self.relative(stop, gap=True))
            self._whose_by_relative(draft, token)
            return True
        return self._by_deed(draft, stop)

    def _by_deed(self, draft: Draft, stop: Words) -> bool:
        """ "Attached to it", "the same controller as me", "costing [3]", "banished with this"."""
        r = self.r
        token = r.here
        compared = token.low == "as" and any(r.peek(-back).low == "same" for back in (1, 2, 3))
        compared = compared and not r.sees_phrase("as an additional cost")
        if compared or (token.low == "attached" and r.peek().low == "to"):
            r.at += 1 if compared else 2
            draft.within.append(self.needed(stop))
            return True
        if token.low in _DOING or self._participle(token, draft):
            self._participle_zone(draft, token)
            draft.within.extend(self.relative(stop | {"to", "from"}, gap=True))
            return True
        return False

    def _bracketed_here(self, draft: Draft) -> bool:
        r = self.r
        if r.here.low == "(" and r.peek().low in {"here", "there"} and r.peek(2).low == ")":
            r.take()
            self._adverb_place(draft)
            r.take()
            return True
        return False

    def _adverb_place(self, draft: Draft) -> bool:
        r = self.r
        token = r.take()
        if token.low in {"here", "there"} and "amount" not in draft.kinds:
            choice: Choice = "self" if token.low == "here" else "earlier"
            draft.within.append(Reference(token.start, token.end, ("battlefield",), choice))
        return True

    def _with(self, draft: Draft) -> bool:
        r = self.r
        if r.sees_phrase("without paying") or r.sees_phrase("without ignoring"):
            return False
        if self._of_the_thing(draft) or self._by_means_of():
            return False
        r.take()
        draft.total = draft.total or r.sees("total", "combined") or r.sees_phrase("a total")
        draft.within.extend(self.comparison())
        while r.sees("and") and (r.sees_phrase("and no more") or self._compares_on()):
            mark = r.at
            r.take()
            r.took("with")
            draft.total = draft.total or r.sees("total", "combined") or r.sees_phrase("a total")
            try:
                draft.within.extend(self.comparison())
            except NotUnderstood:
                r.at = mark
                break
        return True

    def _compares_on(self) -> bool:
        """ "… and a total Might of 8", "… and Power cost no more than [A]"."""
        following = self.r.peek()
        return following.low in {"power", "energy", "with"} or (following.low == "a" and self.r.peek(2).low == "total")

    def _by_means_of(self) -> bool:
        """ "Chooses a unit with a spell": not the unit has the spell."""
        means = {"spell", "spells", "ability", "abilities"}
        return self.r.peek().low in {"a", "an", "your", "enemy", *means} and any(
            self.r.peek(ahead).low in means for ahead in (1, 2, 3)
        )

    def _of_the_thing(self, draft: Draft) -> bool:
        """Whether "with …" after a place says something of what is there: "a unit at a battlefield with 3 [M]"."""
        following = self.r.peek()
        if not draft.kinds or draft.kinds[-1] not in PLACES:
            return False
        return draft.kinds[-1] != "battlefield" or following.kind in ("number", "symbol") or following.low in _MEASURED

    def _preposition(self, draft: Draft, stop: Words) -> bool:
        r = self.r
        token = r.here
        if token.low == "for" and draft.kinds[-1] != "amount":
            return False
        if token.low == "for" and r.peek().low == "each":
            return False
        if token.low in {"at", "in", "on"} and self._is_time():
            return False
        if token.low == "on" and (r.peek().low in _ENDS_OF_DECK or r.peek(2).low in _ENDS_OF_DECK):
            return False
        mark = r.at
        r.take()
        if token.low == "from" and r.took("among", "anywhere", "outside"):
            if r.tokens[r.at - 1].low == "among":
                draft.zone = "looked-at"
            else:
                return True
        if token.low == "for" and r.here.low in VERBS and "ing" in VERBS[r.here.low][1]:
            draft.within.extend(self.relative(stop, gap=True))
            return True
        place = self.reference(stop)
        if place is None:
            r.at = mark
            return False
        self._zone_of(draft, token.low, place)
        if r.sees("or") and token.low == "from" and r.peek().low == "the":
            r.take()
            self.needed(stop)
        elif r.sees("or") and r.peek().low in {"at", "in", "on", "from"}:
            r.at += 2
            self._zone_of(draft, token.low, self.needed(stop))
        return True

    def _zone_of(self, draft: Draft, preposition: str, place: Reference) -> None:
        if preposition in {"from", "in", "of"} and draft.kinds[-1] != "amount":
            for kind in place.kinds:
                draft.zone = draft.zone or _ZONES.get(kind)
            if place.kinds == ("zone",):
                draft.zone = draft.zone or "champion"
            if self.looked and preposition != "of" and place.choice == "earlier" and not place.kinds:
                draft.zone = draft.zone or "looked-at"
        draft.within.append(place)

    def _is_time(self) -> bool:
        following = [self.r.peek(ahead).low for ahead in (1, 2, 3)]
        if following[0] in {"start", "end", "random"} or (
            following[1] in {"start", "end", "same"} and (following[1] != "same" or following[2] == "time")
        ):
            return True
        return following[1] in {"turn", "turns"} or (
            following[0] in {"addition", "any"} and following[1] in {"order", "to"}
        )

    def _exception(self, draft: Draft) -> bool:
        r = self.r
        mark = r.at
        word = r.take().low
        if word == "other" and not r.took("than"):
            r.at = mark
            return False
        if word == "beyond":
            r.took("the")
            r.took("first")
            return True
        draft.within.append(self.needed())
        return True

    def _relative(self, draft: Draft, stop: Words) -> bool:
        r = self.r
        if r.here.low == "that" and not self._relative_that():
            return False
        word = r.take().low
        draft.described = True
        narrowed = self.relative(stop, gap=word != "where")
        draft.within.extend(narrowed)
        if word == "that" and r.tokens[r.at - 1].low in _LINKED_PARTICIPLES:
            draft.zone = None
        return True

    def _further_relative(self, draft: Draft, stop: Words) -> bool:
        """ "… that's stunned or that's being chosen": a second relative clause of the same thing."""
        mark = self.r.at
        self.r.take()
        if self._relative(draft, stop):
            return True
        self.r.at = mark
        return False

    def _relative_that(self) -> bool:
        """ "That" after a noun opens a relative clause unless it points at something itself ("that unit")."""
        following = self.r.peek()
        if following.low in _AFTER_THAT:
            return True
        if following.low in VERBS or following.low in {"hasn't", "haven't", "has", "doesn't", "isn't", "didn't", "may"}:
            return True
        return following.low in {"costs", "enemy", "a", "an", "spells", "friendly", "your"}

    def _reduced_relative(self) -> bool:
        """ "You control", "an opponent controls", "I moved to": a relative clause without its "that"."""
        r = self.r
        ahead = 0
        if r.here.low in {"an", "a", "each", "that", "your"} and r.peek().low in {
            "opponent",
            "player",
            "opponents",
            "ally",
        }:
            ahead = 2
        elif r.here.low in {"you", "they", "i", "it", "opponents", "players"}:
            ahead = 1
            if r.peek().low == "or" and r.peek(2).low in {"allies", "an", "your"}:
                ahead = 3 if r.peek(2).low == "allies" else 4
        if not ahead:
            return False
        while r.peek(ahead).low in {"'ve", "'re", "'s", "'d", "have", "has", "don't", "doesn't", "didn't", "haven't",
                                    "already", "both", "not"}:  # fmt: skip
            ahead += 1
        if r.peek(ahead - 1).low in {"don't", "didn't"} and r.peek(ahead).low in {"back", "banish", ""}:
            return True
        return r.peek(ahead).kind == "word" and r.peek(ahead).low in VERBS

    def _whose_by_relative(self, draft: Draft, token: Token) -> None:
        if draft.whose == "any":
            draft.whose = "yours" if token.low == "you" else "theirs"

    def _participle(self, token: Token, draft: Draft) -> bool:
        """ "Banished with this", "revealed this way": a participle that describes rather than a verb."""
        verb = VERBS.get(token.low)
        if verb is None or "done" not in verb[1] or "base" in verb[1] or draft.kinds[-1:] == ["player"]:
            return False
        if verb[0] in {"die", "have", "be", "do", "win", "exhaust", "stun", "ready", "score", "conquer", "hold",
        "attack",
                       "lose", "gain", "enter", "move", "resolve", "begin"}:  # fmt: skip
            return False
        following = self.r.peek().low
        return following in {"this", "with", "by", "to", "from", "each", "in", "during", "on", "here", "there", "for",
                             "the", "way", "beyond", "as", ",", ".", ""} or self.r.peek().kind == "end"  # fmt: skip

    def _participle_zone(self, draft: Draft, token: Token) -> None:
        if token.low in {"revealed", "burned"}:
            draft.zone = "looked-at"
        elif token.low == "banished":
            draft.zone = "banishment"
        elif token.low == "hidden":
            draft.zone = "facedown"
