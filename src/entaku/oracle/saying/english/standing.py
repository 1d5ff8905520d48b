"""Paragraphs about players and about events that are replaced, and about the casting of the card itself."""

import re
from collections.abc import Iterable, Mapping

from entaku.oracle.ir.abilities import (
    AdditionalCost,
    AlternativeCost,
    CastOnly,
    Deck,
    FlashFor,
    FromOpeningHand,
    Replaces,
)
from entaku.oracle.ir.changes import Gain
from entaku.oracle.ir.conditions import AttackedThisStep, During, Every, TurnOf, WasCast, WasCastFor
from entaku.oracle.ir.replacements import (
    AsEntersChoose,
    DayBegins,
    EntersAsCopy,
    EntersPrepared,
    EntersTapped,
    EntersUntapped,
    EntersWithCounters,
    InsteadOfCounters,
    InsteadOfCreating,
    InsteadOfDamage,
    InsteadOfGainingLife,
    InsteadOfMoving,
    InsteadOfRolling,
)
from entaku.oracle.ir.things import (
    AnyOf,
    Attached,
    Being,
    Both,
    BoundAmount,
    Coloured,
    ControlledBy,
    Each,
    Group,
    Half,
    Is,
    Not,
    Other,
    OwnedBy,
    Players,
    Predicate,
    Self,
    You,
)
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.sorts import COLOUR_WORDS, WORD_OF_COLOUR, subtypes
from entaku.oracle.saying.english.tables import OrNothing, Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_N, _WHAT, _WHO, _KIND, _WHERE, _C, _COST = (
    slot("n"), slot("what"), slot("who"), slot("kind"), slot("where"), slot("c"), slot("cost"),
)  # fmt: skip


_TO, _OF = slot("to"), slot("of")
_CARD = Not(Being("token"))
_FOES = Both((Each("opponent"), Group((ControlledBy(Each("opponent")),))))
"""Opponents and what they control."""


class ASource(Kind):
    """A source of damage, whatever it is: "a source", "a red source you control"."""

    CONTROLLERS: Mapping[str, Players] = {" you control": You(), " a opponent controls": Each("opponent")}
    WORDS = re.compile(r"a(?:nother)? (?:([\w-]+) )?source( you control| a opponent controls)?")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from KINDS["own self"].read(text, at, told)
        yield from KINDS["host"].read(text, at, told)
        found = self.WORDS.match(text, at)
        if found and (sort := self._sort(found[1])) is not None:
            where: list[Predicate] = [Other()] if found[0].startswith("another") else []
            where += sort
            where += [ControlledBy(self.CONTROLLERS[found[2]])] if found[2] else []
            yield Group(tuple(where)), found.end(), told.chose("sort of source", int(sort[:1] == [Is(found[1] or "")]))
        for value, end, then in KINDS["a group"].read(text, at, told):
            if isinstance(value, Group) and Is("Creature") in value.where:
                yield value, end, then

    @staticmethod
    def _sort(word: str | None) -> list[Predicate] | None:
        """What a source is like of which this word is said; None for no word that tells sources apart."""
        if word is None:
            return []
        if word in COLOUR_WORDS:
            return [Coloured(COLOUR_WORDS[word])]
        return [Is(word)] if word in subtypes() else None

    def say(self, value: Value, told: Telling) -> Said:
        if value in (Self(), Attached()):
            return KINDS["own self" if value == Self() else "host"].say(value, told)
        if not isinstance(value, Group):
            raise Unsayable(value)
        by_sort, told = told.choice("sort of source")
        said_so = Coloured | ControlledBy | Other | Is if by_sort else Coloured | ControlledBy | Other
        if any(not isinstance(each, said_so) for each in value.where):
            return KINDS["a group"].say(value, told)
        colours = [
            WORD_OF_COLOUR[each.colours] if isinstance(each, Coloured) else each.what
            for each in value.where
            if isinstance(each, Coloured | Is)
        ]
        whose = "".join(words for words, who in self.CONTROLLERS.items() if ControlledBy(who) in value.where)
        return f"{' '.join(('another' if Other() in value.where else 'a', *colours))} source{whose}", told


class SpellsLike(Kind):
    """Spells like these: "creature spells", "spells", "Elf spells and Goblin spells"."""

    TWO_SORTS = re.compile(r"([A-Z]\w+) spells and ([A-Z]\w+) spells")
    TWO_COLOURS = re.compile(r"(white|blue|black|red|green) spells and (white|blue|black|red|green) spells")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["groups"].read(text, at, told):
            if isinstance(value, Group) and value.zone == "stack":
                yield value.where, end, then
        if (found := self.TWO_SORTS.match(text, at)) and {found[1], found[2]} <= subtypes():
            yield (AnyOf((Is(found[1]), Is(found[2]))),), found.end(), told.chose("two sorts of spells", 1)
        if found := self.TWO_COLOURS.match(text, at):
            either = AnyOf(tuple(Coloured(COLOUR_WORDS[word]) for word in found.groups()))
            yield (either,), found.end(), told.chose("two sorts of spells", 1)

    def begins(self) -> Iterable[str] | None:
        return (*(begins_of_any(("groups",)) or ("",)), *subtypes(), *COLOUR_WORDS)

    def say(self, value: Value, told: Telling) -> Said:
        two, told = told.choice("two sorts of spells")
        if two and len(value) == 1 and isinstance(value[0], AnyOf):
            sorts = (WORD_OF_COLOUR[each.colours] if isinstance(each, Coloured) else getattr(each, "what", "")
                     for each in value[0].of)  # fmt: skip
            return " and ".join(f"{sort} spells" for sort in sorts), told
        return KINDS["groups"].say(Group(value, "stack"), told)


"""What spells are, to what they are aimed at."""


class SoMuchMore(Kind):
    """An amount that is more than nothing."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        return KINDS["amount"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        if value == 0:
            raise Unsayable("no more")
        return KINDS["amount"].say(value, told)


KINDS["a source"], KINDS["so much more"] = ASource(), SoMuchMore()


KINDS["spells like"] = SpellsLike()

Table("spared", phrase("~", False), phrase("Auras", True))
Table("entering", phrase("enters", False), phrase("enters tapped", True))
Table("damage sort", phrase("damage", False), phrase("combat damage", True))
Table("card name", *(phrase(f"a {name}", name) for name in ("card name", "nonland card name", "creature card name")))
Table(
    "entering choice",
    phrase("a color", "colour"),
    phrase("a creature type", "creature type"),
    phrase("a basic land type", "basic land type"),
    phrase("a card type", "card type"),
    phrase("a land type", "land type"),
    phrase("a number", "number"),
    phrase("{n:card name}", _N),
    phrase("a opponent", "opponent"),
    phrase("a player", "player"),
)
Table("that one", phrase("it", "that creature", "that permanent", None))
Table("that many", phrase("that many plus one", (1, 1)), phrase("twice that many", (0, 2)))
Table("harmed", phrase("a permanent or player", None), phrase("a player", Each()),
      phrase("a opponent or a permanent a opponent controls", _FOES),
      phrase("a opponent", Each("opponent")))  # fmt: skip
Table("one kept", phrase("{what:a group}", _WHAT), phrase("{what:host}", _WHAT))
Table(
    "kept",
    phrase("you", You()),
    phrase("you or {what:one kept}", Both((You(), _WHAT))),
    phrase("{what:one kept}", _WHAT),
    phrase("{what:own self}", _WHAT),
)
Table(
    "kept away",
    phrase("{n:amount} of that damage", _N),
    phrase("half that damage, {up:rounded}", Half(BoundAmount("amount"), slot("up"))),
)
Table("cast with flash", phrase("you may cast this spell as though it had flash", None))
Table("dealt you", phrase("{x:it deals} deals {n+c:so much damage} to you instead", (_N, _C)))
Table("dealt itself", phrase("{x:it deals} deals {n+c:so much damage} to ~ instead", (_N, _C)))
Table("you harmed", phrase(" to you", You()))
Table("itself harmed", phrase(" to ~", Self()))
Table("to somebody harmed", phrase(" to {to:harmed}", _TO))
OrNothing("to whom harmed", "to somebody harmed", nothing=None)
Table("it deals", phrase("it", "that source", None))
Table("so many times", phrase("double", 2), phrase("triple", 3))
Table("so many times all", phrase("double all", (2, 0)), phrase("triple all", (3, 0)))
Table("dealt so", phrase("damage", (False, False)), phrase("noncombat damage", (False, True)),
      phrase("combat damage", (True, False)))  # fmt: skip
Table(
    "so much damage",
    phrase("{n:so many times} that damage", (_N, 0)),
    phrase("that much damage plus {c:so much more}", (0, _C)),
)
Table(
    "harmed again",
    phrase(
        " to that permanent or player instead",
        " to that player or permanent instead",
        " instead",
        " to that player instead",
        None,
    ),
)
Table(
    "so much instead",
    phrase("{x:it deals} deals {n+c:so much damage}{y:harmed again}",
           "instead {x:it deals} deals {n+c:so much damage}", (_N, _C)),
)  # fmt: skip
Table(
    "some graveyard",
    phrase("a graveyard", ()),
    phrase("your graveyard", (OwnedBy(You()),)),
    phrase("a opponent's graveyard", (OwnedBy(Each("opponent")),)),
)


class Buried(Kind):
    """What would be put into whose graveyard; it goes into that of its owner.  (CR 400.3)"""

    ANY, THERE = "a card or token", " would be put into "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        there = text.find(self.THERE, at)
        if there < 0:
            return
        for where, end, then in self._cards(text, at, told):
            if end == there:
                for whose, last, after in KINDS["some graveyard"].read(text, end + len(self.THERE), then):
                    yield Group((*where, *whose)), last, after._replace(it=told.it, noun=told.noun)

    def _cards(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.ANY, at):
            yield (), at + len(self.ANY), told
        for where, end, then in KINDS["a card like"].read(text, at, told):
            yield (*where, _CARD), end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group):
            raise Unsayable(value)
        whose = tuple(each for each in value.where if isinstance(each, OwnedBy))
        what = value.where[: len(value.where) - len(whose)]
        if what and what[-1] != _CARD:
            raise Unsayable(value)
        cards, told = KINDS["a card like"].say(what[:-1], told) if what else (self.ANY, told)
        graveyard, told = KINDS["some graveyard"].say(whose, told)
        return f"{cards}{self.THERE}{graveyard}", told


class OwnSelf(Kind):
    """The card itself by its name."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["named"].read(text, at, told):
            if value == Self():
                yield value, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if value != Self():
            raise Unsayable(value)
        return KINDS["named"].say(value, told)


KINDS["own self"] = OwnSelf()
KINDS["buried"] = Buried()
Table("it buried", phrase("it", "that card", None))
Table(
    "they gain",
    phrase("you gain", You()),
    *(phrase("that player gains", Each(who)) for who in ("player", "opponent", "other")),
)
Table(
    "that much life",
    phrase("no life", (0, 0)),
    phrase("twice that much life", (2, 0)),
    phrase("that much life plus {n:amount}", (1, _N)),
)
Table("cast as it enters", phrase("you cast it from your hand", WasCast(Self(), "hand", by_you=True)))
Table(
    "replacing line",
    phrase("~ enters tapped.", Replaces(EntersTapped())),
    phrase("~ enters prepared.", Replaces(EntersPrepared())),
    phrase("if it's neither day nor night, it becomes day as ~ enters.", Replaces(DayBegins())),
    phrase("~ enters tapped unless {c:condition}.", Replaces(EntersTapped(unless=_C))),
    phrase("{what:groups} enter tapped.", Replaces(EntersTapped(_WHAT))),
    phrase("{what:groups} enter untapped.", Replaces(EntersUntapped(_WHAT))),
    phrase("as ~ enters, you may {cost:payment}. if you don't, it enters tapped.",
           "as ~ enters, you may {cost:payment}. if you don't, ~ enters tapped.",
           Replaces(EntersTapped(or_pay=_COST))),
    phrase("prevent all {c:damage sort} that would be dealt to and by {what:named}.",
           Replaces(InsteadOfDamage(to=_WHAT, combat=_C, both_ways=True))),
    phrase("~ {c:entering} with {n:a} {kind:counter} counter# on it.",
           "~ {c:entering} with a {kind:counter} counter on it for each {n:for each}.",
           "~ {c:entering} with a number of {kind:counter} counters on it equal to {n:equal}.",
           Replaces(EntersWithCounters(Self(), _KIND, _N, tapped=_C))),
    phrase("~ escapes with {n:a} {kind:counter} counter# on it.",
           Replaces(EntersWithCounters(Self(), _KIND, _N), while_=WasCastFor("escape"))),
    phrase("~ enters with {n:a} {kind:counter} counter# on it if {c:condition}.",
           "~ enters with {n:a} {kind:counter} counter# on it if {c:cast as it enters}.",
           "if {c:condition}, ~ enters with {n:a} {kind:counter} counter# on it.",
           "if {c:condition}, it enters with {n:a} {kind:counter} counter# on it.",
           Replaces(EntersWithCounters(Self(), _KIND, _N), while_=_C)),
    phrase("if {c:condition}, it enters with {n:a} {kind:counter} counter# on it and with"
           " {a:keyword list}.", Replaces(EntersWithCounters(Self(), _KIND, _N, gains=slot("a")), while_=_C)),
    phrase("{what:each thing} enters with {kind+n:so many counters}.",
           "{what:groups} enter with {kind+n:so many counters}.",
           Replaces(EntersWithCounters(_WHAT, _KIND, _N))),
    phrase("if you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.",
           Replaces(InsteadOfRolling(You()))),
    phrase("you may have ~ enter as a copy of {what:any on the battlefield}.",
           Replaces(EntersAsCopy(_WHAT))),
    phrase("as ~ enters, choose {c:entering choice}.", Replaces(AsEntersChoose(_C))),
    phrase("as ~ enters, choose a color other than {c:colour}.",
           Replaces(AsEntersChoose("colour", _C))),
    phrase("all damage that would be dealt to you is dealt to {what:named} instead.",
           Replaces(InsteadOfDamage(to=You(), redirect=_WHAT))),
    phrase("if a spell or ability a opponent controls causes you to discard ~, put it onto the battlefield instead of"
           " putting it into your graveyard.",
           Replaces(InsteadOfMoving(Self(), "graveyard", "battlefield", made_by=Each("opponent")))),
    phrase("if ~ would be put into a graveyard from anywhere, exile it instead.",
           Replaces(InsteadOfMoving(Self(), "graveyard", "exile"))),
    phrase("if ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its owner's library"
           " instead.", Replaces(InsteadOfMoving(Self(), "graveyard", "library", shuffled=True))),
    phrase("if one or more {kind:counter} counters would be put on {what:happener}, {n+c:that many} {kind:counter}"
           " counters are put on {x:that one} instead.", Replaces(InsteadOfCounters(_WHAT, _KIND, _N, _C))),
    phrase("if {who:any player} would gain life, {who:they gain} {n+c:that much life} instead.",
           Replaces(InsteadOfGainingLife(_WHO, _N, _C))),
    phrase("if {what:a source} would deal {combat+noncombat:dealt so}{to:to whom harmed},"
           " {n+c:so much instead}.",
           "if {what:a source} would deal {combat+noncombat:dealt so}{to:you harmed}, {n+c:dealt you}.",
           "if {what:a source} would deal {combat+noncombat:dealt so}{to:itself harmed}, {n+c:dealt itself}.",
           "{n+c:so many times all} {combat+noncombat:dealt so} {what:a source} would deal{to:to whom harmed}.",
           Replaces(InsteadOfDamage(_WHAT, _TO, slot("combat"), noncombat=slot("noncombat"), factor=_N, more=_C))),
    phrase("if {c:damage sort} would be dealt to {to:kept} while {if_:condition}, prevent that damage"
           "{do:so prevented}.",
           Replaces(InsteadOfDamage(to=_TO, combat=_C, then=slot("do")), while_=slot("if_"))),
    phrase("if {c:damage sort} would be dealt to {to:kept}, {do:prevented then} instead.",
           Replaces(InsteadOfDamage(to=_TO, combat=_C, instead=slot("do")))),
    phrase("if {what:a source} would deal {c:damage sort} to {to:kept}, prevent {n:kept away}.",
           Replaces(InsteadOfDamage(_WHAT, _TO, _C, shield=_N))),
    phrase("if a effect would create one or more tokens under your control, it creates twice that many of those tokens"
           " instead.",
           "if one or more tokens would be created under your control, twice that many of those tokens are created"
           " instead.",
           Replaces(InsteadOfCreating(You(), 2))),
    phrase("you may have ~ enter as a copy of {what:any on the battlefield}, except it has"
           " {a:keyword list}.", Replaces(EntersAsCopy(_WHAT, (Gain(slot("a")),)))),
    phrase("if {of:buried} from anywhere, exile {x:it buried} instead.",
           Replaces(InsteadOfMoving(_OF, "graveyard", "exile"))),
)  # fmt: skip


class SpellLike(Kind):
    """A spell like these, one of several: "creature spell"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["each group"].read(text, at, told):
            if isinstance(value, Group) and value.zone == "stack":
                yield value.where, end, then

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["each group"].say(Group(value, "stack"), told)


KINDS["spell like"] = SpellLike()


class EachThing(Kind):
    """ "Each creature you control with the chosen name", "each other creature you control"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith("each ", at):
            yield from KINDS["each group"].read(text, at + 5, told)

    def begins(self) -> Iterable[str] | None:
        return ("each ",)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group):
            raise Unsayable(value)
        words, told = KINDS["each group"].say(value, told)
        return f"each {words}", told


class AnyOnBattlefield(Kind):
    """What may be copied: "any creature on the battlefield"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith("any ", at):
            yield from KINDS["group"].read(text, at + 4, told)
        yield from KINDS["a group"].read(text, at, told.chose("one copied", 1))

    def say(self, value: Value, told: Telling) -> Said:
        one, told = told.choice("one copied")
        if one:
            return KINDS["a group"].say(value, told)
        words, told = KINDS["group"].say(value, told)
        return f"any {words}", told


KINDS["each thing"] = EachThing()
KINDS["any on the battlefield"] = AnyOnBattlefield()


Table("alternative", phrase("{cost:mana first}", "{cost:payment}", _COST))
Table(
    "casting time",
    phrase("before the combat damage step", During(("combat damage",), before=True)),
    phrase("during combat", During(("combat",))),
    phrase("during combat before blockers are declared",
           Every((During(("combat",)), During(("declare blockers",), before=True)))),
    phrase("during the declare attackers step", During(("declare attackers",))),
    phrase("during the declare attackers step and only if you've been attacked this step",
           Every((During(("declare attackers",)), AttackedThisStep(You())))),
    phrase("{c:in whose turn}", TurnOf(_C)),
)  # fmt: skip
Table(
    "casting line",
    phrase("as a additional cost to cast this spell, {cost:payment}.", AdditionalCost(_COST)),
    phrase("as a additional cost to cast this spell, you may {cost:payment}.", AdditionalCost(_COST, optional=True)),
    phrase("as a additional cost to cast this spell, {cost:payment} or {other:payment}.",
           AdditionalCost(_COST, slot("other"))),
    phrase("as a additional cost to cast this spell, {cost:payment} or pay {other:mana cost}.",
           AdditionalCost(_COST, slot("other"))),
    phrase("you may {cost:alternative} rather than pay this spell's mana cost.", AlternativeCost(_COST)),
    phrase("if {c:condition}, you may {cost:alternative} rather than pay this spell's mana cost.",
           AlternativeCost(_COST, _C)),
    phrase("if {c:condition}, you may cast this spell without paying its mana cost.", AlternativeCost((), _C)),
    phrase("you may cast this spell as though it had flash if you pay {cost:mana cost} more to cast it.",
           FlashFor(_COST)),
    phrase("this spell has flash as long as {c:condition}.",
           "{x:cast with flash} if {c:condition}.", "if {c:condition}, {x:cast with flash}.", FlashFor(if_=_C)),
    phrase("cast this spell only {c:casting time}.", CastOnly(_C)),
    phrase("cast this spell only if {c:condition}.", CastOnly(_C)),
    phrase("if ~ is in your opening hand, you may begin the game with it on the battlefield.", FromOpeningHand()),
    phrase("~ can be your commander.", Deck(leads=True)),
)  # fmt: skip
