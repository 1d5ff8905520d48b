"""Lines that make rules for players: what they can't or may do, what spells cost.  (CR 604, 601.2f)"""

from entaku.oracle.ir.abilities import (
    Static,
)
from entaku.oracle.ir.changes import (
    AllMustBlock,
    AssignsAsUnblocked,
    CantBeActivated,
    CantBeBlocked,
    Gain,
    MayExert,
    MayStayTapped,
    SetController,
    SetSize,
    Spares,
)
from entaku.oracle.ir.conditions import During, Matches, TurnOf
from entaku.oracle.ir.player_rules import (
    AbilitiesCostLess,
    AttackersLimit,
    AttackTax,
    BlockersLimit,
    CantBlockOthers,
    CantCast,
    CantGainLife,
    CantLose,
    CantPreventDamage,
    CastAsThoughFlash,
    CastLimit,
    CostsLess,
    DrawLimit,
    ExtraVotes,
    HandSize,
    NoTriggers,
    PlayerHas,
    PlayerProtected,
    PlayMoreLands,
    SpendAsAnyColour,
    ThisCostsLess,
    ThisCostsMoreByTarget,
)
from entaku.oracle.ir.short import STRONGER, WEAKER
from entaku.oracle.ir.things import (
    Attached,
    ControlledBy,
    Each,
    Group,
    Players,
    Predicate,
    Self,
    TargetsSome,
    You,
)
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_C, _COST, _N, _WHAT, _WHERE, _WHO = slot("c"), slot("cost"), slot("n"), slot("what"), slot("where"), slot("who")


def _rule(rule: Value) -> Static:
    return Static(rules=(rule,))


Table(
    "less to cast",
    phrase("{n:generic} less to cast", _N),
    phrase("{1} less to cast for each {n:for each}", _N),
)
Table(
    "one side",
    phrase("you", You()),
    phrase("your opponents", Each("opponent")),
)
Table("players at large", phrase("players", Each()), phrase("{who:one side}", _WHO))
Table("limited player", phrase("you", You()), phrase("each player", Each()), phrase("each opponent", Each("opponent")))
Table(
    "can't be activated",
    phrase("can't be activated", False),
    phrase("can't be activated unless they're mana abilities", True),
)
Table(
    "fewer held",
    *(phrase(word, -n) for n, word in enumerate(("one", "two", "three", "four", "five", "six", "seven"), 1)),
)


class TheirSource(Kind):
    """The permanents whose abilities are spoken of, and who activates them: you those of "artifacts you control"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for group, end, then in KINDS["groups"].read(text, at, told):
            if isinstance(group, Group) and group.zone == "battlefield":
                yield (self._whose(group.where), group.where), end, then

    def say(self, value: Value, told: Telling) -> Said:
        who, where = value
        if not isinstance(where, tuple) or who != self._whose(where):
            raise Unsayable(value)
        return KINDS["groups"].say(Group(where), told)

    @staticmethod
    def _whose(where: tuple[Predicate, ...]) -> Players:
        return You() if ControlledBy(You()) in where else Each()


KINDS["their source"] = TheirSource()
Table("less or more", phrase("{n:generic} less", _N), phrase("{n:dearer} more", _N))
Table("later spell", phrase("second", 2), phrase("third", 3))
Table("voting more", phrase("get a additional vote", False), phrase("may vote a additional time", True))
Table(
    "player line",
    phrase("{where:spells that you cast} cost {n:less to cast}.",
           "{where:spells like} you cast cost {n:less to cast}.", _rule(CostsLess(You(), _WHERE, _N))),
    phrase("{where:spells like} you cast cost {c:coloured mana} less to cast. this effect reduces only the amount of"
           " colored mana you pay.", _rule(CostsLess(You(), _WHERE, 0, coloured=_C))),
    phrase("{where:spells like} cost {n:dearer} more to cast.", _rule(CostsLess(Each(), _WHERE, _N))),
    phrase("{where:spells that they cast} cost {n:dearer} more to cast.",
           "{where:spells like} your opponents cast cost {n:dearer} more to cast.",
           _rule(CostsLess(Each("opponent"), _WHERE, _N))),
    phrase("{where:spells like} cost {n:generic} less to cast.", _rule(CostsLess(Each(), _WHERE, _N))),
    phrase("you may play {n:a} additional land# on each of your turns.", _rule(PlayMoreLands(more=_N))),
    phrase("your maximum hand size is increased by one.", _rule(HandSize(You(), 1))),
    phrase("your maximum hand size is reduced by {n:fewer held}.", _rule(HandSize(You(), _N))),
    phrase("each opponent's maximum hand size is reduced by {n:fewer held}.", _rule(HandSize(Each("opponent"), _N))),
    phrase("{who:players at large} have no maximum hand size.", _rule(HandSize(_WHO, None))),
    phrase("{c:damage sort} can't be prevented.", _rule(CantPreventDamage(combat=_C))),
    phrase("damage that would be dealt by {what:named} can't be prevented.", _rule(CantPreventDamage(_WHAT))),
    phrase("{what:groups} entering don't cause abilities to trigger.",
           "{what:groups} entering the battlefield don't cause abilities to trigger.", _rule(NoTriggers(_WHAT))),
    phrase("activated abilities of {who+what:their source} cost {n:less or more} to activate.",
           _rule(AbilitiesCostLess(_WHO, _N, _WHAT))),
    phrase("activated abilities of {who+what:their source} cost {n:generic} less to activate. this effect can't reduce"
           " the mana in that cost to less than one mana.", _rule(AbilitiesCostLess(_WHO, _N, _WHAT, least=1))),
    phrase("equip abilities you activate cost {n:generic} less to activate.",
           _rule(AbilitiesCostLess(You(), _N, equip=True))),
    phrase("you may have {what:named} assign its combat damage as though it weren't blocked.",
           Static(_WHAT, (AssignsAsUnblocked(),))),
    phrase("each opponent can't draw more than one card each turn.", _rule(DrawLimit(Each("opponent"), 1))),
    phrase("you have {c:player keyword}.", _rule(PlayerHas(You(), _C))),
    phrase("you have {c:player protection}.", _rule(PlayerProtected(You(), _C))),
    phrase("any player may cast {where:spells like} as though they had flash.",
           _rule(CastAsThoughFlash(Each(), _WHERE))),
    phrase("{who:players at large} can't gain life.", _rule(CantGainLife(_WHO))),
    phrase("you can't lose the game and your opponents can't win the game.", _rule(CantLose())),
    phrase("you may cast {where:spells like} as though they had flash.", _rule(CastAsThoughFlash(You(), _WHERE))),
    phrase("creatures can't attack you unless their controller pays {n:generic} for each creature they control that's"
           " attacking you.", _rule(AttackTax(You(), _N))),
    phrase("creatures can't attack you or planeswalkers you control unless their controller pays {n:generic} for each"
           " of those creatures.", _rule(AttackTax(You(), _N, planeswalkers=True))),
    phrase("each player may play {n:a} additional land# on each of their turns.", _rule(PlayMoreLands(Each(), _N))),
    phrase("while voting, you {c:voting more}.", _rule(ExtraVotes(_C))),
    phrase("this spell costs {n:generic} less to cast if it targets {what:a group}.",
           Static(rules=(ThisCostsLess(_N),), while_=Matches(Self(), (TargetsSome(slot("what")),)), zone="stack")),
    phrase("this spell costs {n:generic} less to cast if {c:condition}.",
           Static(rules=(ThisCostsLess(_N),), while_=_C, zone="stack")),
    phrase("this spell costs {n:less to cast}.", Static(rules=(ThisCostsLess(_N),), zone="stack")),
    phrase("this spell costs {cost:mana cost} more to cast for each target beyond the first.",
           Static(rules=(ThisCostsMoreByTarget(_COST),), zone="stack")),
    phrase("if {c:condition}, this spell costs {n:generic} less to cast.",
           Static(rules=(ThisCostsLess(_N),), while_=_C, zone="stack")),
    phrase("the first {where:spell like} you cast each turn costs {n:generic} less to cast.",
           _rule(CostsLess(You(), _WHERE, _N, first_each_turn=True))),
    phrase("the {c:later spell} {where:spell like} you cast each turn costs {n:generic} less to cast.",
           _rule(CostsLess(You(), _WHERE, _N, first_each_turn=True, nth=_C))),
    phrase("your opponents can't cast {where:spells like} during your turn.",
           _rule(CantCast(Each("opponent"), _WHERE, TurnOf(You())))),
    phrase(
        "{where:spells like} can't be cast.",
        "players can't cast {where:spells like}.",
        _rule(CantCast(Each(), _WHERE)),
    ),
    phrase("{who:one side} can't cast {where:spells like}.", _rule(CantCast(_WHO, _WHERE))),
    phrase("players can't cast spells during combat.", _rule(CantCast(Each(), while_=During(("combat",))))),
    phrase("{who:limited player} can't cast more than one {where:spell like} each turn.",
           _rule(CastLimit(_WHO, _WHERE))),
    phrase("activated abilities of {what:groups} {c:can't be activated}.", Static(_WHAT, (CantBeActivated(_C),))),
    phrase("{what:named's} activated abilities {c:can't be activated}.", Static(_WHAT, (CantBeActivated(_C),))),
    phrase("no more than {n:one} creature# can attack each combat.", _rule(AttackersLimit(_N))),
    phrase("no more than {n:one} creature# can attack you each combat.", _rule(AttackersLimit(_N, You()))),
    phrase("no more than {n:one} creature# can block each combat.", _rule(BlockersLimit(_N))),
    phrase("creatures with power less than ~'s power can't block it.", Static(Self(), (CantBeBlocked(WEAKER),))),
    phrase("~ can't be blocked by creatures with greater power.", Static(Self(), (CantBeBlocked(STRONGER),))),
    phrase("{what:groups} can't block {who:groups}.", _rule(CantBlockOthers(_WHAT, _WHO))),
    phrase("{t:mana spent by type} to cast {where:spells like}.",
           _rule(SpendAsAnyColour(You(), _WHERE, any_type=slot("t")))),
    phrase("enchanted creature has {c:keyword list}. this effect doesn't remove {n:spared}.",
           Static(Attached(), (Gain(_C), Spares(_N)))),
    phrase("enchanted creature gets {what:size} and has {c:keyword list}. this effect doesn't remove {n:spared}.",
           Static(Attached(), (_WHAT, Gain(_C), Spares(_N)))),
    phrase("you may exert {what:named} as it attacks.", Static(_WHAT, (MayExert(),))),
    phrase("all creatures able to block {what:named} do so.", Static(_WHAT, (AllMustBlock(),))),
    phrase("you control {what:named}.", Static(_WHAT, (SetController(),))),
    phrase("you may choose not to untap {what:named} during your untap step.", Static(_WHAT, (MayStayTapped(),))),
    phrase("~'s toughness is equal to {n:equal}.", Static(Self(), (SetSize(None, _N),), defines=True)),
    phrase("~'s power and toughness are each equal to {n:equal}.",
           "this token's power and toughness are each equal to {n:equal}.",
           "this creature's power and toughness are each equal to {n:equal}.",
           Static(Self(), (SetSize(_N, _N),), defines=True)),
    phrase("~'s power is equal to {n:equal}.", Static(Self(), (SetSize(_N, None),), defines=True)),
)  # fmt: skip


class PlayerKeyword(Kind):
    def read(self, text: str, at: int, told: Telling) -> Reading:
        for name in ("hexproof", "shroud"):
            if text.startswith(name, at):
                yield name, at + len(name), told

    def say(self, value: Value, told: Telling) -> Said:
        return str(value), told


class PlayerProtection(Kind):
    """Protection as permanents have it too."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith("protection from ", at):
            yield from KINDS["keyword"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["keyword"].say(value, told)


KINDS["player keyword"] = PlayerKeyword()
KINDS["player protection"] = PlayerProtection()
