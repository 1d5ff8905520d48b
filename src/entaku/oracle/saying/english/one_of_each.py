"""One card of each of several sorts, of those that were seen: "a creature card and/or a land card from among them"."""

from collections.abc import Iterable

from entaku.oracle.ir.instructions import Instruction
from entaku.oracle.ir.things import Among, Both, Bound, Other, Predicate
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.revealing import Reveal
from entaku.oracle.saying.english import seen_cards
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.seen_cards import FROM_AMONG
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (seen_cards,)
"""The modules whose kinds are used, which must be there before."""


class OneOfEach(Kind):
    """One of each of several sorts at most: "a creature card and/or a land card from among them"."""

    LAST = (" and/or ", ", and/or ")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.cards in ("", "found"):
            return
        for where, end, then in KINDS["a card like"].read(text, at, told):
            yield from self._more(text, end, then, (where,))

    def _more(self, text: str, at: int, told: Telling, found: tuple[Value, ...]) -> Reading:
        if text.startswith(", a ", at):
            for where, end, then in KINDS["a card like"].read(text, at + 2, told):
                yield from self._more(text, end, then, (*found, where))
        last = self.LAST[len(found) > 1]
        if text.startswith(last, at):
            for where, end, then in KINDS["a card like"].read(text, at + len(last), told):
                begun = end + len(FROM_AMONG)
                if text.startswith(FROM_AMONG, end):
                    for _, stop, after in KINDS["cards seen"].read(text, begun, then):
                        yield one_of_each(told.cards, (*found, where)), stop, after

    def say(self, value: Value, told: Telling) -> Said:
        sorts = sorts_of(value, told.cards)
        words: list[str] = []
        for where in sorts:
            said, told = KINDS["a card like"].say(where, told)
            words.append(said)
        them, told = KINDS["cards seen"].say(Bound(told.cards), told)
        return f"{', '.join(words[:-1])}{self.LAST[len(words) > 2]}{words[-1]}{FROM_AMONG}{them}", told


def one_of_each(cards: str, sorts: tuple[tuple[Predicate, ...], ...]) -> tuple[ChooseThings, ...]:
    """One of each sort is chosen, of those that aren't chosen already."""
    found: list[ChooseThings] = []
    for number, where in enumerate(sorts):
        others = tuple(Other(Bound(each.bind)) for each in found)
        bind = f"chosen {number + 1}" if number else "chosen"
        found.append(ChooseThings(Among(cards, (*where, *others)), optional=True, bind=bind))
    return tuple(found)


def sorts_of(value: Value, cards: str) -> tuple[tuple[Predicate, ...], ...]:
    """The sorts of which one each is chosen.  Raises Unsayable for anything else."""
    whats = [each.what for each in value if isinstance(each, ChooseThings)] if isinstance(value, tuple) else []
    sorts = tuple(
        what.where[: len(what.where) - number] for number, what in enumerate(whats) if isinstance(what, Among)
    )
    if len(sorts) < 2 or one_of_each(cards, sorts) != value:
        raise Unsayable(value)
    return sorts


class PutOneOfEach(Kind):
    """What becomes of one of each sort: they may be revealed first."""

    says_first = (ChooseThings,)

    FORMS = (("you may reveal ", " and put "), ("you may put ", " "))
    THEM = ("them", "those cards", "the revealed cards")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, (start, between) in enumerate(self.FORMS):
            if not text.startswith(start, at):
                continue
            for chosen, end, then in KINDS["one of each among them"].read(text, at + len(start), told):
                both = Both(tuple(Bound(each.bind) for each in chosen))
                if number:
                    yield from self._placed(text, end + 1, then.chose("one of each", 1), chosen, both)
                    continue
                for which, them in enumerate(self.THEM):
                    if text.startswith(f"{between}{them} ", end):
                        begun = end + len(between) + len(them) + 1
                        after = then.chose("one of each", 0).chose("them there", which)
                        yield from self._placed(text, begun, after, (*chosen, Reveal(both)), both)

    def begins(self) -> Iterable[str] | None:
        return (start for start, _ in self.FORMS)

    def _placed(self, text: str, at: int, told: Telling, do: tuple[Instruction, ...], both: Both) -> Reading:
        for (to, tapped, fights), end, then in KINDS["its place"].read(text, at, told):
            yield (*do, Move(both, to, tapped=tapped, attacking=fights)), end, then

    def say(self, value: Value, told: Telling) -> Said:
        *do, put = value
        reveals = bool(do) and isinstance(do[-1], Reveal)
        chosen = tuple(do[:-1] if reveals else do)
        both = Both(tuple(Bound(each.bind) for each in chosen if isinstance(each, ChooseThings)))
        if not isinstance(put, Move) or put != Move(both, put.to, tapped=put.tapped, attacking=put.attacking):
            raise Unsayable(value)
        if reveals and do[-1] != Reveal(both):
            raise Unsayable(value)
        words, told = KINDS["one of each among them"].say(chosen, told)
        which, told = told.choice("them there")
        place, told = KINDS["its place"].say((put.to, put.tapped, put.attacking), told)
        start, between = self.FORMS[not reveals]
        them = f"{self.THEM[which]} " if reveals else ""
        return f"{start}{words}{between}{them}{place}", told


KINDS["one of each among them"] = OneOfEach()
KINDS["put one of each"] = PutOneOfEach()
IDIOMS.add(phrase("{do:put one of each}", slot("do")))
