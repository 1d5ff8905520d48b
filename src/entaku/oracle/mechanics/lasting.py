"""Rules for players, and replacement effects, that a spell or ability makes for a while.  (CR 611, 614, 615)"""

from msgspec import structs

from entaku.oracle.ir.durations import END_OF_TURN, Until
from entaku.oracle.ir.instructions import Action, Instruction
from entaku.oracle.ir.player_rules import (
    BlockersLimit,
    CantCast,
    CantGainLife,
    CantPlayLands,
    CantPreventDamage,
    CastAsThoughFlash,
    ChoosesAttackers,
    ChoosesBlocks,
    ChoosesVotes,
    CostsLess,
    HandSize,
    LifeFloor,
    PlayerHas,
    PlayerProtected,
    PlayerRule,
    PlayFrom,
    PlayMoreLands,
    SkipsStep,
    SpellsHave,
)
from entaku.oracle.ir.replacements import (
    EntersWithCounters,
    InsteadOfCreating,
    InsteadOfDamage,
    InsteadOfMoving,
    Replacement,
)
from entaku.oracle.ir.things import Among, Bound, BoundAmount, ControllerOf, Each, Group, Players, Self, You
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.life import GainLife
from entaku.oracle.mechanics.tokens import Create
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.japanese import in_its_place
from entaku.oracle.saying.japanese.amounts import amount
from entaku.oracle.saying.japanese.cast_elsewhere import from_elsewhere
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.groups import described, kind
from entaku.oracle.saying.japanese.instead_of_damage import harming
from entaku.oracle.saying.japanese.keywords import several
from entaku.oracle.saying.japanese.things import again, owners, player, subject, thing
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import (
    UNTIL_END_OF_TURN,
    UNTIL_END_OF_YOUR_NEXT_TURN,
    UNTIL_YOUR_NEXT_TURN,
    Clause,
    keyword_name,
    wide,
)
from entaku.oracle.saying.rows import PLAYER, ROWS, TO, WHERE, N, command, row


class Establish(Action, frozen=True):
    """A rule for players, or a replacement effect, holds for a while."""

    rule: PlayerRule | Replacement
    until: Until = END_OF_TURN


_COMBAT = slot("c")


def _established(act: Establish, told: Told) -> Said:
    rule = act.rule
    if act == Establish(HandSize(You(), None), "end of game"):
        return "ゲームの残りの間、あなたの", Clause("手札の上限は", "なくなる")
    if isinstance(rule, SkipsStep) and rule.once:
        step = {"untap": "アンタップ・ステップ", "upkeep": "アップキープ・ステップ", "draw": "ドロー・ステップ"}
        this_turn = "このターン、" * (act.until == END_OF_TURN)
        return this_turn + (subject(rule.who, told) or "あなたは"), Clause(
            f"{owners(rule.who, told)}の次の{step.get(rule.step, '戦闘フェイズ')}を", "飛ばす"
        )
    if isinstance(rule, ChoosesVotes):
        return "このターン、あなたは", Clause("各プレイヤーがどのように投票するかを", "選ぶ")
    if isinstance(rule, InsteadOfMoving) and rule.to is not None:
        return "", Clause(f"このターン、{would_die(rule, told)}なら、代わりにそれを", "追放する")
    if not isinstance(rule, InsteadOfDamage):
        return _for_a_while(act, told)
    while_ = _WHILE.get(act.until, "") if isinstance(act.until, str) else ""
    if not while_:
        raise Unsayable(repr(act))
    return "", _damage(rule, while_, told)


def _damage(rule: InsteadOfDamage, while_: str, told: Told) -> Clause:
    """What becomes of damage for a while: it is prevented, or dealt to something else."""
    damage = "戦闘ダメージ" if rule.combat else "戦闘ダメージでないダメージ" if rule.noncombat else "ダメージ"
    to = f"{thing(rule.to, told)}に" if rule.to is not None else ""
    if rule.once:
        return _next_time(rule, to, while_, told)
    if rule.redirect is not None and rule.shield is not None:
        turned = f"{while_}次に{to}与えられる{damage}のうち{amount(rule.shield, told)}点は、"
        return Clause(f"{turned}代わりに{thing(rule.redirect, told)}に", "与えられる")
    if rule.redirect is not None:
        return Clause(
            f"{while_}{_whence(rule, told)}{to}与えられるすべての{damage}は、代わりに{thing(rule.redirect, told)}に",
            "与えられる",
        )
    if rule.shield is not None:
        kept = f"{while_}次に{to}与えられる{damage}を{amount(rule.shield, told)}点"
        return (
            Clause(f"{kept}軽減する。{_so_prevented(rule.then, told)}", "") if rule.then else Clause(kept, "軽減する")
        )
    if rule.both_ways and rule.to is not None:
        both = f"{to}与えられるすべての{damage}と{thing(rule.to, told)}が与えるすべての{damage}を"
        return Clause(f"{while_}{both}", "軽減する")
    whence = f"{thing(rule.to, told)}が受ける" if rule.to is not None else "与えられる"
    if rule.source is not None:
        whence = f"{harming(rule.source, told)}が{to}与える"
    prevented = f"{while_}{whence}すべての{damage}を"
    if rule.then:
        return Clause(f"{prevented}軽減する。{_so_prevented(rule.then, told)}", "")
    return Clause(prevented, "軽減する")


def _whence(rule: InsteadOfDamage, told: Told) -> str:
    """The source whose damage is dealt to something else: one that is chosen, or one that is named."""
    if rule.source is None:
        return ""
    chosen = rule.source == Bound("source")
    return "あなたが選んだ発生源１つから" if chosen else f"{harming(rule.source, told)}から"


def _so_prevented(then: tuple[Instruction, ...], told: Told) -> str:
    """What is done for damage that was prevented, without its last full stop: tokens for each 1 of it, or anything."""
    (one, *more) = then
    if more or not isinstance(one, Create) or one.amount != BoundAmount():
        return in_its_place.done(then, told).removesuffix("。")
    who, made = ROWS[Create].japanese(structs.replace(one, amount=1), told)
    who = "" if isinstance(one.who, You) else who
    return f"これにより軽減されたダメージ１点につき、{who}{made.plain}"


def would_die(rule: InsteadOfMoving, told: Told) -> str:
    """What would go from the battlefield to the graveyard and is exiled; any other move is said elsewhere."""
    origin = "battlefield" if isinstance(rule.what, Group) else None
    if (rule.origin, rule.to, rule.instead) != (origin, "graveyard", "exile"):
        raise Unsayable(repr(rule))
    if isinstance(rule.what, Among) and rule.what.name == "damaged":
        return f"これによりダメージを受けた{described(Group(rule.what.where), told)}が死亡する"
    return f"{again(rule.what, told)}が死亡する"


def _next_time(rule: InsteadOfDamage, to: str, while_: str, told: Told) -> Clause:
    """What becomes of a source's damage the next time: it is dealt to something else, or prevented.  (CR 615.8)"""
    source = f"{thing(rule.source, told)}が" if rule.source is not None else ""
    would = f"{while_}次に{source}{to}ダメージを与えるなら、そのダメージ"
    if rule.redirect is not None:
        return Clause(f"{would}は代わりに{thing(rule.redirect, told)}に", "与えられる")
    if rule.then == (GainLife(BoundAmount()),):
        return Clause(f"{would}を軽減する。あなたはこれにより軽減されたダメージに等しい点数のライフを", "得る")
    if rule.then == (Damage(BoundAmount(), ControllerOf(Bound("source")), Self()),):
        back = f"{told.name}はその発生源のコントローラーに同じ点数のダメージを"
        return Clause(f"{would}を軽減する。これによりダメージが軽減されたなら、{back}", "与える")
    if rule.then:
        return Clause(f"{would}を軽減する。{_so_prevented(rule.then, told)}", "")
    return Clause(f"{would}を", "軽減する")


_WHILE = {
    END_OF_TURN: "このターン、",
    "your next turn": UNTIL_YOUR_NEXT_TURN,
    "end of your next turn": UNTIL_END_OF_YOUR_NEXT_TURN,
    "end of combat": "この戦闘の間、",
}


def keeps_life(rule: LifeFloor, told: Told) -> str:
    """The damage that a player's life total isn't reduced further by, before what it does instead."""
    return f"{player(rule.who, told)}のライフの総量を{wide(rule.least)}未満に減少させるダメージは、"


def _for_a_while(act: Establish, told: Told) -> Said:
    """A rule for players, or for what enters, that holds this turn or until your next."""
    rule, until = act.rule, _WHILE.get(act.until, "") if isinstance(act.until, str) else ""
    if isinstance(rule, InsteadOfMoving) and rule.to is None:
        it = "これ" if isinstance(rule.what, Self) else "それら" if "それら" in again(rule.what, told) else "それ"
        return f"{until}{it}が戦場を離れるなら、", Clause(f"{it}を他のいずれかの領域に置く代わりに", "追放する")
    if not until:
        raise Unsayable(repr(act))
    if isinstance(rule, PlayMoreLands) and isinstance(rule.who, You):
        return f"{until}あなたは", Clause(f"追加で土地{wide(rule.more)}つを", "プレイしてもよい")
    if isinstance(rule, CastAsThoughFlash) and isinstance(rule.who, You) and not rule.next:
        spells = described(Group(rule.where, "stack"), told)
        return f"{until}あなたは", Clause(f"{spells}を、それが瞬速を持つかのように", "唱えてもよい")
    if isinstance(rule, ChoosesAttackers | ChoosesBlocks):
        blocks = "ブロックし、どうブロックするか" if isinstance(rule, ChoosesBlocks) else "攻撃するか"
        return f"{until}あなたは", Clause(f"どのクリーチャーが{blocks}を", "選ぶ")
    if isinstance(rule, BlockersLimit) and rule.of is not None:
        return f"{until}{player(rule.of, told)}は", Clause(
            f"{wide(rule.most + 1)}体以上のクリーチャーでは", "ブロックできない"
        )
    if rule == CantPreventDamage(combat=getattr(rule, "combat", False)):
        return until, Clause(f"{'戦闘' * rule.combat}ダメージは", "軽減されない")
    if isinstance(rule, CantGainLife):
        who = "プレイヤー" if rule.who == Each() else player(rule.who, told)
        return f"{until}{who}は", Clause("ライフを", "得られない")
    if isinstance(rule, EntersWithCounters) and isinstance(rule.what, Group) and not rule.tapped and not rule.gains:
        counters = f"追加の{kind(rule.kind)}カウンター{amount(rule.amount, told)}個"
        return f"{until}{described(rule.what, told)}は", Clause(f"{counters}が置かれた状態で戦場に", "出る")
    if isinstance(rule, PlayerHas | PlayerProtected) and isinstance(rule.who, You):
        until = UNTIL_END_OF_TURN if act.until == END_OF_TURN else until
        got = keyword_name(rule.keyword) if isinstance(rule, PlayerHas) else several(rule.protection, told)
        return f"{until}あなたは", Clause(f"{got}を", "得る")
    if isinstance(rule, InsteadOfCreating) and isinstance(rule.who, You) and not rule.besides:
        until = UNTIL_END_OF_TURN if act.until == END_OF_TURN else until
        tokens = f"代わりにその{wide(rule.factor)}倍の数のトークンを"
        return f"{until}あなたのコントロール下で１つ以上のトークンが生成されるなら、", Clause(tokens, "生成する")
    return _for_somebody(rule, until, told)


_AT_LARGE: dict[Players, str] = {Each(): "プレイヤー", Each("opponent"): "対戦相手"}
"""Players of whom a rule speaks, without counting them."""


def _for_somebody(rule: PlayerRule | Replacement, until: str, told: Told) -> Said:
    """What players can't cast or play for a while, what life they keep, or what they may cast free or for less."""
    if isinstance(rule, CantPlayLands):
        who = "プレイヤー" if rule.who == Each() else player(rule.who, told)
        return f"{until}{who}は", Clause("土地を", "プレイできない")
    if isinstance(rule, LifeFloor):
        return f"{until}{keeps_life(rule, told)}", Clause(f"代わりにそれを{wide(rule.least)}に", "減少させる")
    if isinstance(rule, CantCast) and rule.while_ is None:
        who = _AT_LARGE.get(rule.who) or player(rule.who, told)
        whence, where = from_elsewhere(rule.where, "自分の")
        return f"{until}{who}は", Clause(f"{whence}{described(Group(where, 'stack'), told)}を", "唱えられない")
    if rule == PlayFrom(You(), Group(zone="hand", of=You()), free=True):
        return f"{until}あなたは", Clause("あなたの手札から呪文をマナ・コストを支払うことなく", "唱えてもよい")
    if isinstance(rule, CostsLess) and rule.next:
        spells = f"このターンにあなたが次に{described(Group(rule.where, 'stack'), told)}"
        return f"{spells}を唱えるためのコストは", Clause(f"{{{rule.amount}}}少なく", "なる")
    if isinstance(rule, CastAsThoughFlash) and rule.next:
        spells = f"このターンにあなたが次に唱える{described(Group(rule.where, 'stack'), told)}"
        return f"{spells}を、", Clause("それが瞬速を持つかのように", "唱えてもよい")
    if isinstance(rule, SpellsHave) and rule.next:
        spells = described(Group(rule.where, "stack"), told)
        return f"このターンにあなたが次に唱える{spells}は", Clause(f"{several(rule.keywords, told)}を", "持つ")
    if isinstance(rule, CostsLess) and isinstance(rule.amount, int) and rule.amount > 0 and not rule.first_each_turn:
        spells = described(Group(rule.where, "stack"), told)
        cost = f"{player(rule.who, told)}が{spells}を唱えるためのコストは"
        return f"{until}{cost}", Clause(f"{{{rule.amount}}}少なく", "なる")
    raise Unsayable(repr(rule))


row(
    Establish,
    command("prevent the next {n:amount} damage that would be dealt to {to:shielded} this turn",
            Establish(InsteadOfDamage(to=TO, shield=N))),
    command("you may play {n:a} additional land# this turn", Establish(PlayMoreLands(more=N))),
    command("{where:spells like} you cast this turn cost {n:generic} less to cast",
            Establish(CostsLess(You(), WHERE, N))),
    command("you may cast {where:spells like} this turn as though they had flash",
            Establish(CastAsThoughFlash(You(), WHERE))),
    command("{who:players at large} can't cast {where:spells like} this turn", Establish(CantCast(PLAYER, WHERE))),
    command("{c:damage sort} can't be prevented this turn", Establish(CantPreventDamage(combat=_COMBAT))),
    command("{who:players at large} can't gain life this turn", Establish(CantGainLife(PLAYER))),
    command("you gain {c:player keyword} until end of turn", Establish(PlayerHas(You(), _COMBAT))),
    command("you gain {c:player keyword} until your next turn", Establish(PlayerHas(You(), _COMBAT), "your next turn")),
    command("you gain {c:player protection} until end of turn", Establish(PlayerProtected(You(), _COMBAT))),
    command("you gain {c:player protection} until your next turn",
            Establish(PlayerProtected(You(), _COMBAT), "your next turn")),
    ja=_established,
)  # fmt: skip
