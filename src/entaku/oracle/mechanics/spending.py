"""What mana that was just added may be spent on, and what follows where it is spent.  (CR 106.6)"""

from collections.abc import Iterable
from typing import ClassVar, Literal

from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.changes import CantBeCountered, Change
from entaku.oracle.ir.durations import END_OF_TURN, Until
from entaku.oracle.ir.happenings import Casts
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.one_predicate import sorted_out
from entaku.oracle.ir.things import Amount, AnyOf, Being, Bound, ChosenFor, Group, Is, Predicate, You
from entaku.oracle.saying.english.of_another_kind import LikeThese
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.sorts import type_word, type_words
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.japanese.amounts import equal
from entaku.oracle.saying.japanese.changes import joined
from entaku.oracle.saying.japanese.groups import described
from entaku.oracle.saying.japanese.held import WHOLE
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.told import Unsayable as Unwritable
from entaku.oracle.saying.japanese.words import UNTIL_END_OF_TURN, Clause
from entaku.oracle.saying.rows import WHERE, command, idiom, row

Where = tuple[Predicate, ...]


Use = Literal["costs with X", "foretell", "turn face up", "unlock"]


class SpendOnly(Action, frozen=True):
    """The mana may be spent only on spells like these, and on abilities of permanents like these; None: on no others.

    Of `abilities` () means any ability, whatever has it; `anywhere`: of cards in other zones like these, too.  Or on
    `uses` that are neither, or costs with X.  Where it is spent on a spell, that spell gets `changes`.  Or it may be
    spent on anything but spells like `never`.
    """

    spells: Where | None = None
    abilities: Where | None = None
    changes: tuple[Change, ...] = ()
    never: Where = ()
    anywhere: bool = False
    uses: tuple[Use, ...] = ()


class IfSpent(Action, frozen=True):
    """A spell like this gets changes if the mana is spent on it, or enters with so many +1/+1 counters more.

    In the number of `counters` the spell is "each".
    """

    of_each: ClassVar = ("counters",)

    spells: Where
    changes: tuple[Change, ...]
    until: Until = "end of game"
    counters: Amount = 0


class WhenSpent(Action, frozen=True):
    """When the mana is spent to cast a spell like those of which this ability speaks, the ability triggers."""

    ability: Triggered


class NeverGeneric(Action, frozen=True):
    """The mana can't be spent on generic mana costs.  (CR 107.4b)"""


SPENDING = (SpendOnly, IfSpent, WhenSpent, NeverGeneric)
"""What may be said of mana behind the words that add it."""

_SPELLS, _ABILITIES, _CHANGES, _ANYWHERE = slot("spells"), slot("abilities"), slot("changes"), slot("anywhere")
_C, _USE, _USES_OF_IT = slot("c"), slot("use"), slot("uses")
_CREATURE = Is("Creature")


class KindOfSource(Kind):
    """A type of what has abilities, before "source": "artifact", "Elemental"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        word = text[at:].partition(" ")[0]
        if word in type_words():
            yield (Is(type_words()[word]),), at + len(word), told

    def say(self, value: Value, told: Telling) -> Said:
        if not value or len(value) != 1 or not isinstance(value[0], Is):
            raise Unsayable(value)
        return type_word(value[0].what), told


class WhenItIs(Kind):
    """ "When that mana is spent to cast a creature spell, scry 1": what triggers as a spell is cast with it."""

    STARTS = ("when that mana is spent to cast ", "when you spend this mana to cast ")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, start in enumerate(self.STARTS):
            if not text.startswith(start, at):
                continue
            fresh = Telling(trail=told.chose("mana spent", number).trail)
            for where, end, then in KINDS["a spell"].read(text, at + len(start), fresh):
                if text.startswith(", ", end):
                    then = then._replace(it=Bound(), noun="spell")
                    for do, last, after in KINDS["effect"].read(text, end + 2, then):
                        ability = Triggered(Casts(You(), where), do, after.targets)
                        yield ability, last, told._replace(trail=after.trail)

    def begins(self) -> Iterable[str] | None:
        return self.STARTS

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Triggered) or not isinstance(value.on, Casts):
            raise Unsayable(value)
        number, told = told.choice("mana spent")
        fresh = Telling(targets=value.targets, trail=told.trail)
        spell, fresh = KINDS["a spell"].say(value.on.where, fresh)
        words, fresh = KINDS["effect"].say(value.do, fresh._replace(it=Bound(), noun="spell"))
        return f"{self.STARTS[number]}{spell}, {words}", told._replace(trail=fresh.trail)


class ItGets(Kind):
    """What the spell is or gets on which the mana is spent: "it gains haste", "that spell can't be countered"."""

    STARTS, ENDS = ("it ", "that spell "), " until end of turn"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, start in enumerate(self.STARTS):
            if text.startswith(start, at):
                then = told._replace(singular=True).chose("spent on", number)
                for kind in ("static changes", "lasting changes"):
                    for changes, end, after in KINDS[kind].read(text, at + len(start), then):
                        yield (changes, "end of game"), end, after
                        if text.startswith(self.ENDS, end):
                            yield (changes, END_OF_TURN), end + len(self.ENDS), after

    def say(self, value: Value, told: Telling) -> Said:
        changes, until = value
        number, told = told.choice("spent on")
        kind = "static changes" if changes == (CantBeCountered(),) else "lasting changes"
        words, told = KINDS[kind].say(changes, told._replace(singular=True))
        return f"{self.STARTS[number]}{words}{self.ENDS if until == END_OF_TURN else ''}", told


class AndIt(Kind):
    """What becomes of a spell besides: ", and that spell can't be countered", or nothing."""

    WORDS = ", and that spell can't be countered"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at):
            yield (CantBeCountered(),), at + len(self.WORDS), told
        else:
            yield (), at, told

    def say(self, value: Value, told: Telling) -> Said:
        if value not in ((), (CantBeCountered(),)):
            raise Unsayable(value)
        return self.WORDS if value else "", told


LikeThese("whose abilities", "groups")
LikeThese("whose ability", "a group")
KINDS["kind of source"] = KindOfSource()
KINDS["when it is spent"] = WhenItIs()
KINDS["what it gets"] = ItGets()
KINDS["and it"] = AndIt()
Table("casting", phrase("cast {spells:spells like}", "cast {spells:a spell}", _SPELLS))
Table("of what was chosen", phrase("of the chosen type", ChosenFor()))
Table(
    "creature anywhere",
    phrase("creature or creature card", (_CREATURE,)),
    phrase(
        "creature or creature card {c:of what was chosen}", "creature source {c:of what was chosen}", (_CREATURE, _C)
    ),
)
Table(
    "activating",
    phrase("activate abilities", "activate a ability", ((), False)),
    phrase("activate abilities of {abilities:whose abilities}", "activate a ability of {abilities:whose ability}",
           (_ABILITIES, False)),
    phrase("activate abilities of {abilities:kind of source} sources",
           "activate a ability of a {abilities:kind of source} source",
           "activate a ability of a {abilities:creature anywhere}",
           "activate abilities of a {abilities:creature anywhere}",
           (_ABILITIES, True)),
    phrase("activate abilities of sources {c:of what was chosen}",
           "activate a ability of a source {c:of what was chosen}", ((_C,), True)),
)  # fmt: skip
Table(
    "spent on",
    phrase("{spells:casting}", (_SPELLS, None, False)),
    phrase("{abilities+anywhere:activating}", (None, _ABILITIES, _ANYWHERE)),
    phrase("{spells:casting} or {abilities+anywhere:activating}",
           "{spells:casting} or to {abilities+anywhere:activating}",
           "{abilities+anywhere:activating} or {spells:casting}", (_SPELLS, _ABILITIES, _ANYWHERE)),
)  # fmt: skip
Table(
    "other use",
    phrase("foretell a card from your hand", "foretell cards", "foretell"),
    phrase("turn a permanent face up", "turn permanents face up", "turn face up"),
    phrase("unlock a door", "unlock doors", "unlock"),
)
Table(
    "cast or used otherwise",
    phrase("{use:other use}", (None, (_USE,))),
    phrase("{spells:casting} or {use:other use}", "{spells:casting} and {use:other use}",
           "{use:other use} or {spells:casting}", (_SPELLS, (_USE,))),
    phrase("{spells:casting}, {use:other use}, or {more:other use}", (_SPELLS, (_USE, slot("more")))),
)  # fmt: skip
Table("costs with X", phrase("costs that contain {X}", "costs that include {X}", "costs with X"))


def _for(where: Where, told: Told) -> str:
    """The spells that are meant: those of either of two sorts, where one word doesn't say both."""
    try:
        return described(Group(where, "stack"), told)
    except Unwritable:
        if len(where) != 1 or not isinstance(where[0], AnyOf):
            raise
        sorts = map(sorted_out, where[0].of)
        return "や".join(described(Group(each, "stack"), told) for each in sorts)


_USES: dict[Use, str] = {
    "costs with X": "{X}を含むコストを支払うため",
    "foretell": "カードを予顕するため",
    "turn face up": "パーマネントを表向きにするため",
    "unlock": "ドアを開放するため",
}


def _spend_only(act: SpendOnly, told: Told) -> tuple[str, Clause]:
    uses = []
    if act.spells is not None:
        uses.append(f"{_for(act.spells, told)}を唱えるため")
    if act.abilities == ():
        uses.insert(0, "能力を起動するため")
    elif act.abilities is not None:
        whose = described(Group(act.abilities), told)
        whose = f"{whose.removesuffix('パーマネント')}発生源" if act.anywhere else whose
        uses.append(f"{whose}の能力を起動するため")
    uses += [_USES[use] for use in act.uses]
    if act.never:
        return "", Clause(f"このマナは、{_for(act.never, told)}を唱えるためには支払え", "ない")
    before = f"このマナは、{'か、'.join(uses)}に"
    if act.changes:
        return "", Clause(f"{before}のみ使用でき、その呪文は{joined(act.changes, told, lasting=True)}", "")
    return "", Clause(f"{before}しか使用でき", "ない")


def _if_spent(act: IfSpent, told: Told) -> tuple[str, Clause]:
    if act.counters != 0:
        again = "その統率者" if Being("commander") in act.spells else "それ"
        counted = f"追加で、{equal(act.counters, told)}に等しい数の＋１/＋１カウンターが置かれた状態で戦場に"
        paid = f"あなたが{_for(act.spells, told)}を唱えるためにこのマナを支払ったなら"
        return "", Clause(f"{paid}、{again}は{counted}", "出る")
    until = UNTIL_END_OF_TURN if act.until == END_OF_TURN else ""
    return "", Clause(
        f"そのマナが{_for(act.spells, told)}のために支払われたなら、{until}"
        f"その呪文は{joined(act.changes, told, lasting=True)}", "",
    )  # fmt: skip


def _when_spent(act: WhenSpent, told: Told) -> tuple[str, Clause]:
    on = act.ability.on
    where = on.where if isinstance(on, Casts) else ()
    _, _, done = WHOLE["ability"](act.ability, told).partition("たび、")
    return "", Clause(f"そのマナが{_for(where, told)}を唱えるために支払われたとき、{done.removesuffix('。')}", "")


row(
    SpendOnly,
    command("this mana can't be spent to cast {never:a spell}", SpendOnly(never=slot("never"))),
    command("spend this mana only to {spells+abilities+anywhere:spent on}",
            SpendOnly(_SPELLS, _ABILITIES, anywhere=_ANYWHERE)),
    command("spend this mana only to {spells+abilities+anywhere:spent on}{changes:and it}",
            SpendOnly(_SPELLS, _ABILITIES, _CHANGES, anywhere=_ANYWHERE)),
    command("spend this mana only on {use:costs with X}", SpendOnly(uses=(_USE,))),
    command("spend this mana only to {spells+uses:cast or used otherwise}", SpendOnly(_SPELLS, uses=_USES_OF_IT)),
    ja=_spend_only,
)  # fmt: skip
row(
    IfSpent,
    idiom("if that mana is spent on {where:a spell}, {changes+until:what it gets}",
          (IfSpent(WHERE, _CHANGES, slot("until")),)),
    ja=_if_spent,
)  # fmt: skip
row(WhenSpent, command("{a:when it is spent}", WhenSpent(slot("a"))), ja=_when_spent)
row(
    NeverGeneric,
    ja=lambda _, __: ("", Clause("このマナは、不特定マナのコストを支払うために使用でき", "ない")),
)
