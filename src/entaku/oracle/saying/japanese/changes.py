"""What changes, in Japanese: "＋２/＋２の修整を受けるとともに飛行を得る"."""

from collections.abc import Sequence

from msgspec import structs

from entaku.oracle.colours import wheel
from entaku.oracle.ir import changes as c
from entaku.oracle.ir.abilities import Ability, Keyword
from entaku.oracle.ir.things import Amount, Bound, Each, Group, Not, Other, Self, StatOf, Things, Times, X
from entaku.oracle.saying.japanese.amounts import amount, is_big, per
from entaku.oracle.saying.japanese.conditions import condition
from entaku.oracle.saying.japanese.groups import described, type_word
from entaku.oracle.saying.japanese.held import held
from entaku.oracle.saying.japanese.things import all_of, player, thing
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import COLOURS, Clause, keyword_name, wide
from entaku.oracle.typelines import SUPERTYPES


def size(change: c.Resize) -> str:
    """How much bigger or smaller: "＋２/＋２"."""
    both = (change.power, change.toughness)
    signs = ["－" if _minus(each) else "＋" for each in both]
    for this, other in ((0, 1), (1, 0)):
        if both[this] == 0 and both[other] != 0:
            signs[this] = signs[other]
    return "/".join(f"{sign}{_number(each)}" for sign, each in zip(signs, both, strict=True))


def for_each(change: c.Resize, told: Told) -> str:
    """How much bigger for each of something: "沼１つにつき＋１/＋１"; "" where the size isn't counted so."""
    both = (change.power, change.toughness)
    inner = {part.amount if isinstance(part, Times) else part for part in both if part != 0}
    counted = per(inner.pop(), told) if len(inner) == 1 else ""
    ones = (part.factor if isinstance(part, Times) else min(1, part) if isinstance(part, int) else 1 for part in both)
    return f"{counted}{size(c.Resize(*ones))}" if counted else ""


def _minus(of: Amount) -> bool:
    return of < 0 if isinstance(of, int) else isinstance(of, Times) and of.factor == -1


def _number(of: Amount) -> str:
    return wide(abs(of)) if isinstance(of, int) else "Ｘ"


def clauses(changes: Sequence[c.Change], told: Told, lasting: bool) -> list[Clause]:
    """What happens to something, one clause a change; gained for a while, or had."""
    found: list[Clause] = []
    told = of_form(changes, told)
    if any(map(is_kind, changes)) and any(isinstance(each, c.SetSize) for each in changes):
        if sum(isinstance(each, c.SetSize) for each in changes) > 1 or sum(map(is_kind, changes)) > 1:
            raise Unsayable(changes)
        if not all(isinstance(each, _FORM) and not getattr(each, "bound", "") for each in changes):
            raise Unsayable(changes)
        loses = [each for each in changes if isinstance(each, c.Lose)]
        form_of = (
            Clause(f"{_form(changes, told)}に", "なる") if lasting else Clause(f"{_form(changes, told)}", "である")
        )
        lost = [Clause("能力をすべて", "失う") if not one.keywords else _clause(one, told, lasting) for one in loses]
        return [*lost, form_of]
    if (thing_of := _thing_of(changes, told, lasting)) is not None:
        return thing_of
    for place, each in enumerate(changes):
        before = changes[place - 1] if place else None
        if isinstance(before, c.AddColour) and isinstance(each, c.AddTypes):
            colours = "".join(COLOURS[x] for x in wheel(before.colours))
            types = "・".join(type_word(word) for word in each.types)
            found[-1] = Clause(f"他の色やタイプに加えて{colours}の{types}でも", "ある")
        else:
            found.append(_clause(each, told, lasting))
    return found


def _thing_of(changes: Sequence[c.Change], told: Told, lasting: bool) -> list[Clause] | None:
    """What becomes a thing that is no creature, and isn't what it was any longer; None for all else."""
    kinds = [each for each in changes if isinstance(each, c.SetTypes)]
    is_thing = len(kinds) == 1 and not kinds[0].keeps and "Creature" not in kinds[0].types
    if not is_thing or not set(kinds[0].types) & {"Artifact", "Enchantment"} or (lasting and len(changes) == 1):
        return None
    if not all(isinstance(each, c.SetTypes | c.SetColour | c.Lose | c.Gain) for each in changes):
        return None
    gains = [f"{held(each.abilities, told)}を持つ" for each in changes if isinstance(each, c.Gain)]
    colours = [each for each in changes if isinstance(each, c.SetColour)]
    colour = "".join(f"{''.join(COLOURS[x] for x in wheel(each.colours)) or '無色'}の" for each in colours)
    words = sorted(kinds[0].types, key=("Enchantment", "Artifact").__contains__)
    form = f"{''.join(gains)}{colour}{'・'.join(type_word(word) for word in words)}"
    lost = "カード・タイプと能力" if c.Lose() in changes else "カード・タイプ"
    becomes = Clause(f"{form}に", "なる") if lasting else Clause(form, "である")
    return [becomes, Clause(f"他のすべての{lost}を", "失う")]


def of_form(changes: Sequence[c.Change], told: Told) -> Told:
    """The same where something becomes a thing that is no creature, and which its new abilities call so."""
    types = {name for each in changes if isinstance(each, c.SetTypes) and not each.keeps for name in each.types}
    is_thing = "Creature" not in types and "Artifact" in types
    return told._replace(bearer="このアーティファクト") if is_thing else told


_FORM = (c.SetTypes, c.AddTypes, c.SetSize, c.SetColour, c.Gain, c.Lose)
"""What is said together of what something becomes."""


def is_kind(change: c.Change) -> bool:
    """Whether it says what something becomes, of which it is said how large that is: a creature, perhaps besides."""
    return isinstance(change, c.SetTypes) or (isinstance(change, c.AddTypes) and "Creature" in change.types)


def _form(changes: Sequence[c.Change], told: Told) -> str:
    kind, *more = (each for each in changes if isinstance(each, c.SetTypes | c.AddTypes))
    if more:
        raise Unsayable(changes)
    types, besides = kind.types, "他のタイプに加えて" if isinstance(kind, c.AddTypes) else ""
    sizes = next(each for each in changes if isinstance(each, c.SetSize))
    set_ = [each for each in changes if isinstance(each, c.SetColour)]
    colours = "".join(COLOURS[each] for each in wheel("".join(each.colours for each in set_)))
    gains = [each for each in changes if isinstance(each, c.Gain)]
    kinds = [type_word(word) for word in types if word not in ("Artifact", "Creature")]
    kinds += [type_word(word) for word in ("Artifact", "Creature") if word in types]
    having = f"{held(gains[0].abilities, told)}を持つ" if gains else ""
    colour = f"{colours or '無色'}の" if set_ else ""
    size_of = f"{_amount(sizes.power)}/{_amount(sizes.toughness)}の"
    if besides:
        return f"{besides}{having}{size_of}{colour}{'・'.join(kinds)}"
    if not told.land or any(isinstance(each, c.Lose) for each in changes):
        return f"{having}基本のパワーとタフネスが{size_of}{colour}{'・'.join(kinds)}"
    return f"{having}{colour}{size_of}{'・'.join(kinds)}"


def _amount(of: Amount | None) -> str:
    return wide(of) if isinstance(of, int) else "Ｘ"


def _coloured(change: c.SetColour, lasting: bool) -> Clause:
    if change in (c.SetColour("WUBRG"), c.SetColour()) and not lasting:
        return Clause("すべての色で" if change.colours else "無色で", "ある")
    colours = "その選ばれた色" if change.bound else "と".join(COLOURS[x] for x in change.colours) or "無色"
    return Clause(f"{colours}に", "なる")


def _clause(change: c.Change, told: Told, lasting: bool) -> Clause:  # noqa: C901, PLR0912  (one line for each kind)
    if isinstance(change, c.Resize):
        each = "" if lasting else for_each(change, told)
        return Clause(f"{each or size(change)}の修整を", "受ける")
    if isinstance(change, c.Gain):
        return Clause(f"{held(tuple(map(_of_x, change.abilities)), told)}を", "得る" if lasting else "持つ")
    if isinstance(change, c.Lose):
        names = "と".join(map(keyword_name, change.keywords)) or "すべての能力"
        return Clause(f"{names}を", "失う")
    if isinstance(change, c.CantHave):
        names = "と".join(map(keyword_name, change.keywords))
        return Clause(f"{names}を失い、それを持つことも得ることも", "できない")
    if isinstance(change, c.SetController):
        return Clause("それのコントロールを", "得る")
    if isinstance(change, c.SetColour):
        return _coloured(change, lasting)
    if isinstance(change, c.SetTypes):
        words = sorted(change.types, key=("Enchantment", "Artifact", "Creature").__contains__)
        return Clause(f"{'・'.join(type_word(word) for word in words)}に", "なる")
    if isinstance(change, c.SetCreatureType):
        return Clause("あなたが選んだクリーチャー・タイプに", "なる")
    if isinstance(change, c.SetLandType):
        return Clause(f"{type_word(change.land_type) if change.land_type else 'その選ばれた基本土地タイプ'}に", "なる")
    if isinstance(change, c.SetSize):
        power, toughness = change.power, change.toughness
        if isinstance(power, int | X) and isinstance(toughness, int | X):
            return Clause(f"基本のパワーとタフネスは{_amount(power)}/{_amount(toughness)}に", "なる")
        if isinstance(power, int) and toughness is None:
            return Clause(f"基本のパワーは{wide(power)}に", "なる")
        if toughness is None and power is not None:
            return Clause(f"パワーは{amount(power, told)}に", "等しい")
        if isinstance(power, StatOf) and (power, toughness) == (
            StatOf("power", power.of),
            StatOf("toughness", power.of),
        ):
            return Clause(f"基本のパワーとタフネスは{thing(power.of, told)}のパワーとタフネスに", "等しくなる")
        if power is not None and power == toughness:
            return Clause(f"パワーとタフネスはそれぞれ{amount(power, told)}に", "等しい")
    return _special(change, told, lasting)


def _besides(change: c.AddTypes) -> Clause:
    """What something is besides what it is: of another type, or legendary."""
    if set(change.types) <= set(SUPERTYPES):
        return Clause(f"{type_word(change.types[0]).removesuffix('の')}で", "ある")
    return Clause(f"他のタイプに加えて{'・'.join(type_word(word) for word in change.types)}でも", "ある")


def _special(change: c.Change, told: Told, lasting: bool) -> Clause:
    """What few cards do."""
    if isinstance(change, c.CrewsAs):
        how = "パワーではなくタフネスを用いて" if change.toughness else f"パワーが{wide(change.more)}大きいかのように"
        return Clause("", f"{how}{'騎乗に騎乗し機体に搭乗する' if change.saddles else '機体に搭乗する'}")
    if isinstance(change, c.AddColour):
        return Clause(f"他の色に加えて{'と'.join(COLOURS[x] for x in change.colours)}でも", "ある")
    if isinstance(change, c.SetChosenType):
        return Clause("その選ばれたタイプで", "ある")
    if isinstance(change, c.AddChosenType):
        return Clause("他のタイプに加えてその選ばれたタイプでも", "ある")
    if isinstance(change, c.AddTypes):
        return _besides(change)
    if isinstance(change, c.LoseTypes):
        return Clause(f"{'・'.join(type_word(word) for word in change.types)}では", "ない")
    if isinstance(change, c.AddCreatureTypes):
        return (
            Clause("すべてのクリーチャー・タイプを", "得る")
            if lasting
            else Clause("すべてのクリーチャー・タイプで", "ある")
        )
    if isinstance(change, c.LoseCreatureTypes):
        return Clause("すべてのクリーチャー・タイプを", "失う")
    if isinstance(change, c.MustBlock) and change.which is not None:
        which = "その攻撃クリーチャー" if isinstance(change.which, Bound) else all_of(change.which, told)
        return Clause("", f"可能なら{which}をブロックする")
    if isinstance(change, c.SwitchSize):
        return Clause("パワーとタフネスを", "入れ替える")
    if isinstance(change, c.GainRemoved):
        by = f"あなたが「{told.name}」という名前のカードによってドラフトから取り除いた"
        keyword = keyword_name(change.keyword)
        return Clause(f"{by}クリーチャー・カードの{keyword}（「～からの{keyword}」も）を", "持つ")
    if isinstance(change, c.AddNames):
        return Clause("それの名前に加えてすべての伝説でないクリーチャー・カードの名前を", "持つ")
    return _rule(change, told, lasting)


def _rule(change: c.Change, told: Told, lasting: bool) -> Clause:  # noqa: C901, PLR0912  (one line for each kind)
    """What it may or must do."""
    plain = {
        c.MustBlock: "可能ならブロックする",
        c.MustBeBlocked: "可能ならブロックされなければならない",
        c.AllMustBlock: "ブロックできるすべてのクリーチャーにブロックされなければならない",
        c.CanAttackDespiteDefender: "防衛を持たないかのように攻撃できる",
        c.DoesntUntap: f"{_who_untaps(change, told)}のアンタップ・ステップにアンタップしない",
        c.AssignsToughness: "パワーではなくタフネスに等しい点数の戦闘ダメージを割り振る",
        c.CantBeCountered: "打ち消されない",
        c.CantBeRegenerated: "再生できない",
        c.CantBeSacrificed: "生け贄に捧げられない",
        c.CountersRemain: "手札とライブラリー以外の領域に移動しても、置かれているカウンターを失わない",
        c.Goaded: "常に使嗾される",
        c.CantCrew: "機体に搭乗できない",
        c.AssignsNone: "戦闘ダメージを割り振らない",
    }
    if type(change) in plain:
        return Clause("", plain[type(change)])
    if isinstance(change, c.CantBeActivated):
        return Clause("", f"それの{activated(change).removesuffix('。')}")
    if isinstance(change, c.NotAlone):
        both = "攻撃もブロックも" if change.attack and change.block else "攻撃" if change.attack else "ブロック"
        return Clause("", f"単独では{both}できない")
    if isinstance(change, c.MustAttack):
        whom = f"{player(change.whom, told)}を" if change.whom is not None else ""
        each = "" if lasting else "各戦闘で可能なら"
        return Clause("", f"{each}{whom}攻撃する" if each else f"{whom}可能なら攻撃する")
    if isinstance(change, c.CantAttack):
        if change.unless is not None:
            return Clause("", f"{condition(change.unless, told, denied=True)}かぎり、攻撃できない")
        if change.whom is None:
            return Clause("", "攻撃できない")
        others = (
            f"や{player(change.whom, told)}がコントロールしているプレインズウォーカー" if change.planeswalkers else ""
        )
        return Clause("", f"{player(change.whom, told)}{others}を攻撃できない")
    if isinstance(change, c.CantBlock):
        itself = change.which == Group((Not(Other()),))
        which = f"{told.name if itself else described(change.which, told)}を" if change.which is not None else ""
        return Clause("", f"{which}ブロックできない")
    if isinstance(change, c.CanBlockOnly):
        return Clause("", f"{described(change.which, told)}しかブロックできない")
    if isinstance(change, c.CantBeBlocked):
        if change.except_ is not None:
            return Clause("", f"{described(change.except_, told)}によってしかブロックされない")
        by = f"{described(change.by, told)}には" if change.by is not None else ""
        return Clause("", f"{by}ブロックされない")
    if isinstance(change, c.CantBeBlockedByMore):
        return Clause("", f"{wide(change.than + 1)}体以上のクリーチャーによってはブロックされない")
    if isinstance(change, c.CantBeBlockedByFewer):
        return Clause("", f"{wide(change.than)}体以上のクリーチャーによってしかブロックされない")
    if isinstance(change, c.CantBeTargeted):
        return Clause("", _out_of_reach(change, told))
    if isinstance(change, c.CanBlockMore):
        return Clause("", _blocks_more(change.more))
    raise Unsayable(change)


def activated(change: c.CantBeActivated) -> str:
    """That the activated abilities of something can't be activated, perhaps those alone that aren't mana abilities."""
    return f"起動型能力は{'マナ能力でないかぎり' if change.but_mana else ''}起動できない。"


def _out_of_reach(change: c.CantBeTargeted, told: Told) -> str:
    """What it can't be the target of: of spells of a kind and abilities from such sources, or of somebody's."""
    whose = ""
    if change.who is not None:
        who = "対戦相手" if change.who == Each("opponent") else player(change.who, told)
        whose = f"{who}がコントロールしている"
    if change.of == "spells":
        return f"{whose}{described(Group(change.by, 'stack'), told)}の対象にならない"
    if not change.by:
        return f"{whose}{'呪文や' * (not change.of)}能力の対象にならない"
    spells = described(Group(change.by, "stack"), told)
    source = described(Group(change.by), told).removesuffix("パーマネント")
    return f"{whose}{spells}や{'、' * bool(whose)}{whose}{source}発生源からの能力の対象にならない"


def _who_untaps(change: c.Change, told: Told) -> str:
    """In whose untap step something stays tapped."""
    if isinstance(change, c.DoesntUntap) and change.whose is not None:
        return player(change.whose, told)
    return "それのコントローラー"


def _blocks_more(more: int | None) -> str:
    if more is None:
        return "望む数のクリーチャーをブロックできる"
    return f"各戦闘で追加でクリーチャーを{wide(more)}体ブロックできる"


RULES = (
    c.MustAttack,
    c.MustBlock,
    c.MustBeBlocked,
    c.AllMustBlock,
    c.CanAttackDespiteDefender,
    c.CantBeRegenerated,
    c.CantAttack,
    c.CantBlock,
    c.CantBeBlocked,
    c.CantBeBlockedByMore,
    c.CantBeBlockedByFewer,
    c.CantBeTargeted,
    c.AssignsNone,
    c.CanBlockMore,
    c.NotAlone,
    c.CantBeSacrificed,
    c.CanBlockOnly,
    c.CantCrew,
    c.CrewsAs,
    c.CantBeActivated,
)


def joined(changes: Sequence[c.Change], told: Told, lasting: bool) -> str:
    """All changes in one: the last as it is, those before it with "とともに" or a comma."""
    if isinstance(changes[-1], c.Spares):
        spared = "オーラ" if changes[-1].auras else told.name
        return f"{joined(changes[:-1], told, lasting)}。この効果は{spared}を取り除かない"
    if tuple(changes) == (c.CantAttack(), c.CantBlock()):
        return "攻撃もブロックもできない"
    if tuple(changes) == (c.Lose(), c.CantAttack(), c.CantBlock()):
        return "すべての能力を失い、攻撃もブロックもできない"
    if tuple(changes[:3]) == (c.CantAttack(), c.CantBlock(), c.CantCrew()):
        barred = "攻撃もブロックも機体に搭乗すること"
        return (
            f"{barred}もできず、{clauses(changes[3:], told, lasting)[0].plain}"
            if changes[3:]
            else f"{barred}もできない"
        )
    if tuple(changes) == (c.CantBlock(), c.CantBeBlocked()):
        return "ブロックできず、ブロックされない"
    first = changes[0]
    whom = first.which if isinstance(first, c.CantBlock) else None
    if whom is not None and tuple(changes[1:]) == (c.CantBeBlocked(whom),):
        kind = described(whom, told)
        return f"{kind}をブロックできず、{kind}にはブロックされない"
    if tuple(changes[:2]) == (c.CantAttack(), c.CantBlock()) and isinstance(changes[-1], c.CantBeActivated):
        return f"攻撃もブロックもできず、{_clause(changes[-1], told, lasting).plain}"
    said = clauses(changes, told, lasting)
    if len(said) > 1:
        said = [
            each._replace(before=each.before.replace("基本のパワーとタフネスは", "基本のパワーとタフネスが"))
            for each in said
        ]
    for place, change in enumerate(changes[1:], 1):
        if isinstance(change, c.CantAttack) and change.whom is not None:
            continue
        if len(said) == len(changes) and isinstance(change, c.CantBlock | c.CantAttack):
            said[place] = said[place]._replace(before=f"それでは{said[place].before}")
    text = ""
    for each in said[:-1]:
        text += f"{each.stem.replace('できなく', 'できず').replace('しなく', 'せず')}、"
    return text + said[-1].plain


def stays(changes: Sequence[c.Change], what: object, told: Told) -> str:
    """That a land or planeswalker that becomes a creature stays one; or what a flashback cost is equal to.

    What becomes an artifact creature does anyway (CR 205.1b), which is said of lands.
    """
    if any(isinstance(each, c.Gain) and Keyword("flashback") in each.abilities for each in changes):
        return "そのフラッシュバック・コストはそれのマナ・コストに等しい。"
    types = [each.types for each in changes if isinstance(each, c.SetTypes) and each.keeps]
    land = told.land and isinstance(what, Self)
    keeps = any("Creature" in each and (land or "Artifact" not in each) for each in types)
    if not keeps:
        return ""
    if isinstance(what, Self):
        return f"これは{told.stays}でもある。"
    return "それらは土地でもある。" if isinstance(what, Group) else "それは土地でもある。"


def are_doubled(changes: Sequence[c.Change], what: Things) -> bool:
    """Whether the change is that the power and toughness of these are doubled, which is said so.  (CR 701.9b)"""
    return tuple(changes) == (c.Resize(StatOf("power", what), StatOf("toughness", what)),)


def _of_x(ability: Ability) -> Ability:
    """A keyword ability of a counted number as one of X: what X is, is said behind all that is had.  (`big`)"""
    if not isinstance(ability, Keyword) or isinstance(ability.amount, int | X | None):
        return ability
    return structs.replace(ability, amount=None if ability.cost else X())


def big(changes: Sequence[c.Change]) -> Amount | None:
    """The amount that X stands for in a change in size, if it isn't a plain number."""
    for each in changes:
        if isinstance(each, c.Resize):
            parts = [part for part in (each.power, each.toughness) if not isinstance(part, int)]
            inner = {part.amount if isinstance(part, Times) and part.factor == -1 else part for part in parts}
            if len(inner) > 1:
                raise Unsayable(each)
            if is_big(next(iter(inner), 0)):
                return inner.pop()
        numbers = [one.amount for one in each.abilities if isinstance(one, Keyword)] if isinstance(each, c.Gain) else []
        if (number := next((one for one in numbers if one is not None and is_big(one)), None)) is not None:
            return number
        if isinstance(each, c.SetSize) and any(map(is_kind, changes)):
            return _of_form(each)
    return None


def _of_form(each: c.SetSize) -> Amount | None:
    """What X stands for in the size of what something becomes, which is one for both.  Raises Unsayable."""
    if isinstance(each.power, int | None) and isinstance(each.toughness, int | None):
        return None
    if each.power is None or each.power != each.toughness:
        raise Unsayable(each)
    return each.power if is_big(each.power) else None
