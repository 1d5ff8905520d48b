"""What cards of Commander sets and their kin say: clashes, what was spent, politics, and sentences of their own."""

import re

from entaku.cards.ir.abilities import (
    AlternativeCost,
    Keyword,
    LifeForOpponent,
    RemoveCountersCost,
    RevealCost,
    Static,
    Target,
    Triggered,
)
from entaku.cards.ir.actions import (
    AddMana,
    Apply,
    CastFree,
    ChoosePlayer,
    ChooseThings,
    Clash,
    Counter,
    CreateCopies,
    Move,
    NewTargets,
    PutFromHand,
    Reveal,
    Sacrifice,
    Search,
    Shuffle,
    Untap,
)
from entaku.cards.ir.changes import (
    CantAttack,
    CantCast,
    CantSearch,
    CountersRemain,
    DoesntUntap,
    Gain,
    MustAttack,
    PlayFrom,
    SetColour,
    SetSize,
    SetTypes,
    SkipsExtraTurns,
    SkipsStep,
)
from entaku.cards.ir.conditions import (
    AttackedWith,
    Bind,
    CastThisTurn,
    Compared,
    Exists,
    ManaSpent,
    Matches,
    TurnOf,
    Unless,
    UsedThisTurn,
    WasKicked,
)
from entaku.cards.ir.happenings import AnyHappening, Attacks, BeginningOf, Dies
from entaku.cards.ir.instructions import AtNext, If, Instead, May, RepeatAtWill, WithX
from entaku.cards.ir.things import (
    Among,
    Being,
    BlockedBy,
    Both,
    Bound,
    BoundAmount,
    BoundPlayer,
    ChosenPlayer,
    ColoursSpent,
    ControlledBy,
    ControllerOf,
    Count,
    CountersOn,
    Each,
    Greatest,
    Group,
    HasCounter,
    Is,
    Not,
    Other,
    OwnedBy,
    OwnerOf,
    PlayersWho,
    Plus,
    Self,
    SharesType,
    Stat,
    StatOf,
    Targeted,
    Times,
    TimesKicked,
    TopCards,
    X,
    You,
)
from entaku.cards.ir.trading import PayAnyAmount, SwapControl
from entaku.cards.mechanics.counters import RemoveCounters
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.life import LoseLife
from entaku.cards.saying.english import acts, amounts, conditions, costs, effects, events, standing, suffixes
from entaku.cards.saying.english.idioms import IDIOMS
from entaku.cards.saying.english.phrase import (
    KINDS,
    Either,
    Kind,
    Reading,
    Said,
    Table,
    Telling,
    Unsayable,
    Value,
    phrase,
    slot,
)
from entaku.cards.saying.english.sorts import COLOUR_WORDS, WORD_OF_COLOUR, type_word, type_words
from entaku.cards.saying.english.things import ANY
from entaku.cards.saying.english.words import NUMBERS

ADDS_TO = (acts, amounts, conditions, costs, effects, events, standing, suffixes)
"""The modules to whose tables lines are added here, which must be there before."""

_A, _B, _C, _KIND, _N, _WHAT, _WHERE, _WHO = (
    slot("a"), slot("b"), slot("c"), slot("kind"), slot("n"), slot("what"), slot("where"), slot("who"),
)  # fmt: skip
_CREATURE = Is("Creature")
_CHOSEN, _MOVED, _REVEALED, _WON = Bound("chosen"), Bound("moved"), Bound("revealed"), Bind("won")
_OPPONENT = Each("opponent")
_HAND = Count(Group(zone="hand", of=You()))
_DISCARDED = Greatest("mana value", Bound("discarded"))
_THEIR_CREATURES = Group((_CREATURE, ControlledBy(BoundPlayer("each"))))


def _table(name: str) -> Table:
    table = KINDS[name]
    assert isinstance(table, Table)
    return table


class OneSymbol(Kind):
    """A kind of mana: "{W}"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text[at : at + 1] == "{" and text[at + 2 : at + 3] == "}" and text[at + 1] in "WUBRGC":
            yield text[at + 1], at + 3, told

    def say(self, value: Value, told: Telling) -> Said:
        return f"{{{value}}}", told


class Attackers(Kind):
    """That there is an attacker like this: "a white creature is attacking"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["a group"].read(text, at, told):
            if isinstance(value, Group) and value.zone == "battlefield" and text.startswith(" is attacking", end):
                yield Exists(Group((*value.where, Being("attacking")))), end + len(" is attacking"), then

    def say(self, value: Value, told: Telling) -> Said:
        what = value.what if isinstance(value, Exists) and value == Exists(value.what) else None
        if not isinstance(what, Group) or what.where[-1:] != (Being("attacking"),):
            raise Unsayable(repr(value))
        words, told = KINDS["a group"].say(Group(what.where[:-1]), told)
        return f"{words} is attacking", told


class PlayerOrController(Kind):
    """Whoever was hit: "that permanent's controller or that player"."""

    WORDS = "that permanent's controller or that player"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at) and self._fits(told.it, told):
            yield ControllerOf(told.it), at + len(self.WORDS), told._replace(singular=True)  # type: ignore[arg-type]  # what "it" is, is a thing

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, ControllerOf) or value.what != told.it or not self._fits(value.what, told):
            raise Unsayable(repr(value))
        return self.WORDS, told._replace(singular=True)

    def _fits(self, what: object, told: Telling) -> bool:
        return (
            isinstance(what, Targeted)
            and what.n < len(told.targets)
            and any(isinstance(each, Each) for each in told.targets[what.n].of)
        )


class AllAgain(Kind):
    """Who is dealt damage, said in full both times."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from KINDS["recipient"].read(text, at, told._replace(it=None, noun="", that=None))

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["recipient"].say(value, told._replace(it=None, noun="", that=None))


class CastItself(Kind):
    """The spell that mana was spent on, or what it became: "this spell", "~", or "it" where that is nothing else."""

    WORDS = ("it", "this spell", "~")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self.WORDS):
            known = words != "it" or told.it is None or isinstance(told.it, Self)
            if known and text.startswith(words, at) and not text[at + len(words) : at + len(words) + 1].isalpha():
                yield Self(), at + len(words), told.chose("cast itself", number)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Self):
            raise Unsayable(repr(value))
        number, told = told.choice("cast itself", 1 if told.spell else 0)
        return self.WORDS[number], told


class Lying(Kind):
    """That cards are in your graveyard, said the other way round: "seven or more cards are in your graveyard"."""

    WORDS = "are in your graveyard"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at):
            yield None, at + len(self.WORDS), told.chose("are in", 1)

    def say(self, value: Value, told: Telling) -> Said:
        number, told = told.choice("are in")
        if not number:
            raise Unsayable("said as usual")
        return self.WORDS, told


class TargetForEachKick(Kind):
    """A target, and another for each time the spell was kicked."""

    WORDS = "choose any target, then choose another target for each time this spell was kicked"
    TARGET = Target(ANY, Plus((1, TimesKicked())), Plus((1, TimesKicked())))

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at) and not told.targets:
            yield Targeted(0), at + len(self.WORDS), told._replace(targets=(self.TARGET,), said=1)

    def say(self, value: Value, told: Telling) -> Said:
        if value != Targeted(0) or told.targets != (self.TARGET,) or told.said:
            raise Unsayable(repr(value))
        return self.WORDS, told._replace(said=1)


class TargetsOfOne(Kind):
    """Target cards in one graveyard: "up to three target cards from a single graveyard"."""

    WHOSE = ((" from a single graveyard", None), (" from a opponent's graveyard", _OPPONENT))
    COUNTS = tuple((f"{NUMBERS[n]} ", n, n) for n in range(2, 6)) + tuple(
        (f"up to {NUMBERS[n]} ", 0, n) for n in range(2, 6)
    )

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for words, least, most in self.COUNTS:
            if not text.startswith(f"{words}target ", at):
                continue
            for where, end, then in KINDS["cards like"].read(text, at + len(words) + len("target "), told):
                for whose, of in self.WHOSE:
                    if text.startswith(whose, end):
                        number = len(then.targets)
                        target = Target((Group(where, "graveyard", of),), least, most, together=True)
                        value = Targeted(number)
                        yield value, end + len(whose), then._replace(
                            targets=(*then.targets, target), said=number + 1, it=value, noun="card", moved=False,
                        )  # fmt: skip

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Targeted) or value.n != told.said or value.n >= len(told.targets):
            raise Unsayable(repr(value))
        target = told.targets[value.n]
        group = target.of[0]
        count = next((words for words, *both in self.COUNTS if both == [target.least, target.most]), None)
        if not target.together or not isinstance(group, Group) or count is None:
            raise Unsayable(repr(target))
        whose = next(words for words, of in self.WHOSE if of == group.of)
        words, told = KINDS["cards like"].say(group.where, told)
        then = told._replace(said=told.said + 1, it=value, noun="card", moved=False)
        return f"{count}target {words}{whose}", then


class FormByText(Kind):
    """What something becomes whose size a text says: "a black Zombie creature with \"…\""."""

    FORM = re.compile(r"a ((?:(?:white|blue|black|red|green|and) )*)((?:[A-Z][\w-]+ )+)creature with (?=\")")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = self.FORM.match(text, at)
        if found is None or any(word not in type_words() for word in found[2].split()):
            return
        colours = [COLOUR_WORDS[word] for word in found[1].split() if word in COLOUR_WORDS]
        form = SetTypes(("Creature", *found[2].split()), keeps=True)
        for abilities, end, then in KINDS["quoted"].read(text, found.end(), told):
            yield (form, SetColour("".join(c for c in "WUBRG" if c in colours)), Gain(abilities)), end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or [type(each) for each in value] != [SetTypes, SetColour, Gain]:
            raise Unsayable(repr(value))
        types, colour, gain = value
        if not types.keeps or types.types[:1] != ("Creature",) or not colour.colours:
            raise Unsayable(repr(value))
        words, told = KINDS["quoted"].say(gain.abilities, told)
        colours = " and ".join(WORD_OF_COLOUR[c] for c in colour.colours)
        return f"a {colours} {' '.join(type_word(name) for name in types.types[1:])} creature with {words}", told


KINDS["form by text"] = FormByText()
KINDS["targets of one"] = TargetsOfOne()
KINDS["symbol"] = OneSymbol()
KINDS["all again"] = AllAgain()
KINDS["lying"] = Lying()
KINDS["cast itself"] = CastItself()
KINDS["attackers"] = Attackers()
KINDS["player or controller"] = PlayerOrController()
KINDS["target for each kick"] = TargetForEachKick()
_players = KINDS["player"]
assert isinstance(_players, Either)
_players.kinds = ("player or controller", *_players.kinds)

_table("cost part").add(
    phrase("reveal ~ from your hand", RevealCost(Self())),
    phrase("reveal {what:a card in hand} from your hand", RevealCost(_WHAT)),
    phrase("remove all {kind:counter} counters from ~", RemoveCountersCost(_KIND, CountersOn(_KIND, Self()))),
)
_table("described player").add(phrase("the chosen player", ChosenPlayer()))
_table("any player").add(phrase("the chosen player", ChosenPlayer()))
_table("suffix phrase").add(
    phrase("that shares a card type with {what:things}", SharesType(_WHAT)),
    phrase("without a {kind:counter} counter on {x:it or them}", Not(HasCounter(_KIND))),
)
_table("equal").add(
    phrase("the revealed card's mana value", StatOf("mana value", _REVEALED)),
    phrase("the number of colors of mana spent to cast {what:cast itself}", ColoursSpent(_WHAT)),
)
_table("for each").add(
    phrase("+1/+1 counter removed this way", BoundAmount("removed")),
    phrase("color of mana spent to cast {what:cast itself}", ColoursSpent(_WHAT)),
)
_table("condition").add(
    phrase("you win", _WON),
    phrase("{c:symbol} was spent to cast {what:cast itself}", ManaSpent(_C, 1, _WHAT)),
    phrase("at least {n:one} {c:colour} mana was spent to cast {what:cast itself}", ManaSpent(_C, _N, _WHAT)),
    phrase("you have fewer than {n:one} cards in hand", Compared(_HAND, "<", _N)),
    phrase("{c:attackers}", _C),
)
_table("event phrase").add(
    phrase("~ or {by:another one} is put into a graveyard from the battlefield",
           AnyHappening((Dies(Self()), Dies(slot("by"))))),
    phrase("{what:happener} attacks a opponent", Attacks(_WHAT, _OPPONENT)),
    phrase("{what:happener} attacks a player", Attacks(_WHAT, Each())),
)  # fmt: skip
_table("command").add(
    phrase("clash with a opponent", Clash()),
    phrase("return {what:pronoun} from your graveyard to the battlefield", Move(_WHAT, "battlefield")),
    phrase("counter {what:things}. if that spell is countered this way, put it on the bottom of its owner's library"
           " instead of into that player's graveyard", Counter(_WHAT, "library", bottom=True)),
    phrase("counter {what:things}. if that spell is countered this way, put it on top of its owner's library"
           " instead of into that player's graveyard", Counter(_WHAT, "library")),
    phrase("counter {what:things}. if that spell is countered this way, put it into its owner's hand"
           " instead of into that player's graveyard", Counter(_WHAT, "hand")),
    phrase("you may choose new targets for {what:things}", NewTargets(_WHAT)),
    phrase("remove all {kind:counter} counters from {what:things}", RemoveCounters(_WHAT, _KIND)),
)  # fmt: skip
_table("optional command").add(
    phrase("put {where:a card like} from your hand onto the battlefield tapped and attacking that opponent",
           "put {where:a card like} from your hand onto the battlefield tapped and attacking that player",
           PutFromHand(_WHERE, tapped=True, attacking=BoundPlayer())),
)  # fmt: skip
_table("thing clause").add(
    phrase("until end of turn, {what:subject} becomes {c:form by text} it's still a land", Apply(_WHAT, _C)),
)
_table("casting line").add(
    phrase("if {c:condition}, you may pay {cost:mana cost} rather than pay this spell's mana cost.",
           AlternativeCost(slot("cost"), _C)),
    phrase("you may pay {cost:mana cost} rather than pay this spell's mana cost.", AlternativeCost(slot("cost"))),
    phrase("if {c:condition}, rather than pay this spell's mana cost, you may have a opponent gain {n:number} life.",
           AlternativeCost((LifeForOpponent(_N),), _C)),
)  # fmt: skip
_table("player line").add(
    phrase("each opponent who cast a spell this turn can't attack with creatures.",
           Static(Group((_CREATURE, ControlledBy(PlayersWho(_OPPONENT, CastThisTurn(BoundPlayer("each")))))),
                  (CantAttack(),))),
    phrase("each opponent who attacked with a creature this turn can't cast spells.",
           Static(rules=(CantCast(PlayersWho(_OPPONENT, AttackedWith(BoundPlayer("each")))),))),
    phrase("your opponents can't search libraries.", Static(rules=(CantSearch(_OPPONENT),))),
    phrase("players can't search libraries.", Static(rules=(CantSearch(Each()),))),
    phrase("if a opponent would begin a extra turn, that player skips that turn instead.",
           Static(rules=(SkipsExtraTurns(_OPPONENT),))),
    phrase("if a player would begin a extra turn, that player skips that turn instead.",
           Static(rules=(SkipsExtraTurns(Each()),))),
    phrase("during each of your turns, you may cast {where:a spell} from your graveyard.",
           Static(rules=(PlayFrom(You(), Group(_WHERE, "graveyard", You()), spells_only=True, once_each_turn=True),),
                  while_=TurnOf(You()))),
    phrase("counters remain on ~ as it moves to any zone other than a player's hand or library.",
           Static(Self(), (CountersRemain(),))),
    phrase("skip your draw step.", Static(rules=(SkipsStep(You(), "draw"),))),
    phrase("skip your untap step.", Static(rules=(SkipsStep(You(), "untap"),))),
    phrase("skip your upkeep step.", Static(rules=(SkipsStep(You(), "upkeep"),))),
    phrase("players skip their untap steps.", Static(rules=(SkipsStep(Each(), "untap"),))),
    phrase("players skip their upkeep steps.", Static(rules=(SkipsStep(Each(), "upkeep"),))),
    phrase("players skip their draw steps.", Static(rules=(SkipsStep(Each(), "draw"),))),
    phrase("this creature's power and toughness are each equal to {n:equal}.", Static(Self(), (SetSize(_N, _N),))),
    phrase("at the beginning of your upkeep, if you have fewer than {n:one} cards in hand, draw cards equal to the"
           " difference.",
           Triggered(BeginningOf("upkeep", You()), (Draw(Plus((_N, Times(-1, _HAND)))),),
                     if_=Compared(_HAND, "<", _N))),
)  # fmt: skip

IDIOMS.add(
    phrase("you may cast {what:new target} without paying its mana cost. if that spell would be put into a graveyard"
           " this turn, exile it instead",
           "you may cast {what:new target} without paying its mana cost. if that spell would be put into a graveyard,"
           " exile it instead",
           "you may cast {what:new target} without paying its mana cost. if that spell would be put into your graveyard"
           " this turn, exile it instead",
           "you may cast {what:new target} without paying its mana cost. if that spell would be put into your"
           " graveyard, exile it instead", (CastFree(_WHAT, exiled=True),)),
    phrase("return {what:targets of one} to their hand", (Move(_WHAT, "hand"),)),
    phrase("exile {what:targets of one}", (Move(_WHAT, "exile"),)),
    phrase("~ deals {a:number} damage to {what:all again}. if this spell was kicked, it deals {b:number} damage to"
           " {what:all again} instead",
           (Instead((Damage(_A, _WHAT),), (Damage(_B, _WHAT),), WasKicked()),)),
    phrase("sacrifice it unless {c:symbol} was spent to cast it", "sacrifice ~ unless {c:symbol} was spent to cast it",
           (If(Unless(ManaSpent(_C)), (Sacrifice(Self()),)),)),
    phrase("~ deals {a:number} damage to {what:all} if {b:symbol} was spent to cast this spell and {n:number} damage"
           " to {c:all} if {kind:symbol} was spent to cast this spell",
           (If(ManaSpent(_B), (Damage(_A, _WHAT),)), If(ManaSpent(_KIND), (Damage(_N, _C),)))),
    phrase("clash with a opponent. if you win, creatures that player controls don't untap during the player's next"
           " untap step",
           (Clash(), If(_WON, (Apply(Group((_CREATURE, ControlledBy(BoundPlayer("clashed")))), (DoesntUntap(),),
                                     "its controller's next untap step"),)))),
    phrase("clash with a opponent. if you win, at the beginning of your next main phase, you may add a amount of {C}"
           " equal to that spell's mana value",
           (Clash(), If(_WON, (WithX(StatOf("mana value", Targeted(0)),
                                     (AtNext("main", (May((AddMana("C", X()),)),), True),)),)))),
    phrase("clash with a opponent, then return {what:new target} to its owner's hand. if you win, you may put that"
           " creature on top of its owner's library instead",
           (Clash(), Instead((Move(_WHAT, "hand"),),
                             (May((Move(_WHAT, "library"),), otherwise=(Move(_WHAT, "hand"),)),), _WON))),
    phrase("reveal the top {n:a} card# of your library. a opponent chooses one of them. put that card into your"
           " graveyard and the rest into your hand",
           (Reveal(TopCards(You(), _N)), ChoosePlayer(_OPPONENT, bind="chooser"),
            ChooseThings(_REVEALED, BoundPlayer("chooser")), Move(_CHOSEN, "graveyard"),
            Move(Among("revealed", (Other(_CHOSEN),)), "hand"))),
    phrase("{who:new player target} draws {a:a} card#, then you draw up to {b:a} card#. that opponent may repeat this"
           " process as many times as they choose",
           (RepeatAtWill((Draw(_A, _WHO), Draw(_B, up_to=True)), _WHO),)),
    phrase("you may search your library for any number of {where:cards like}, exile them, then shuffle. if you do, ~"
           " has base power and base toughness each equal to the number of cards exiled this way",
           (May((Search(_WHERE, None, to="exile", reveal=False),),
                (Apply(Self(), (SetSize(Count(Bound("found")), Count(Bound("found"))),), "end of game"),)),)),
    phrase("each player exiles all {where:cards like} from their graveyard, then sacrifices all creatures they"
           " control, then puts all cards they exiled this way onto the battlefield",
           (Move(Group(_WHERE, "graveyard", Each()), "exile"),
            Sacrifice(Group((_CREATURE,)), Each(), Count(_THEIR_CREATURES)), Move(_MOVED, "battlefield"))),
    phrase("exile {what:new target}. create a token that's a copy of that creature. exile it at the beginning of the"
           " next end step",
           (Move(_WHAT, "exile"), CreateCopies(_WHAT), AtNext("end", (Move(Bound("created"), "exile"),)))),
    phrase("each opponent discards a card. each player who discarded a card with the highest mana value among cards"
           " discarded this way loses life equal to that mana value",
           (Discard(1, _OPPONENT),
            LoseLife(_DISCARDED, PlayersWho(Each(), Exists(Among("discarded", (
                OwnedBy(BoundPlayer("each")), Stat("mana value", "=", _DISCARDED)))))))),
    phrase("{what:target for each kick}. ~ deals {n:number} damage to each of them", (Damage(_N, _WHAT),)),
    phrase("if this ability has been activated {n:one} or more times this turn, sacrifice ~ at the beginning of the"
           " next end step", (If(UsedThisTurn(_N), (AtNext("end", (Sacrifice(Self()),)),)),)),
    phrase("starting with you, each player may pay any amount of mana. each player searches their library for up to X"
           " {where:cards like}, where X is the total amount of mana paid this way, puts them onto the battlefield"
           " tapped, then shuffles",
           (PayAnyAmount(Each()), Search(_WHERE, BoundAmount("paid"), Each(), ("library",), "battlefield", False, True,
                                         True))),
    phrase("return to your hand the creature card in your graveyard with the greatest power. if two or more cards are"
           " tied for greatest power, you choose one of them",
           (ChooseThings(Group((_CREATURE, Stat("power", "=", Greatest("power", Group((_CREATURE,), "graveyard",
                                                                                      You())))), "graveyard", You())),
            Move(_CHOSEN, "hand"))),
    phrase("choose a opponent at random. ~ attacks that player this combat if able",
           (ChoosePlayer(_OPPONENT, random=True),
            Apply(Self(), (MustAttack(BoundPlayer("chosen")),), "end of combat"))),
    phrase("choose {where:a card like} at random from {who:new player target}'s graveyard. put that card onto the"
           " battlefield under your control",
           (ChooseThings(Group(_WHERE, "graveyard", _WHO), random=True), Move(_CHOSEN, "battlefield", under=You()))),
    phrase("return {what:new target} to your hand. if you return a nonland card to your hand this way, ~ deals damage"
           " equal to that card's mana value to {b:new damage target}",
           (Move(_WHAT, "hand"), If(Matches(_MOVED, (Not(Is("Land")),)),
                                    (Damage(StatOf("mana value", _MOVED), _B),)))),
    phrase("put ~ and each creature it's blocking on top of their owners' libraries, then those players shuffle",
           (Move(Both((Self(), Group((_CREATURE, BlockedBy(Self()))))), "library"), Shuffle(OwnerOf(_MOVED)))),
    phrase("untap all creatures you control and all creatures {who:new player target} controls. you and that opponent"
           " each gain control of all creatures the other controls until end of turn. those creatures gain haste until"
           " end of turn",
           (Untap(Both((Group((_CREATURE, ControlledBy(You()))), Group((_CREATURE, ControlledBy(_WHO)))))),
            SwapControl((_CREATURE,), _WHO), Apply(Bound("swapped"), (Gain((Keyword("haste"),)),)))),
)  # fmt: skip
