"""Sentences in Japanese: the instructions of an ability, its targets first."""

from collections.abc import Sequence
from itertools import takewhile

from msgspec import structs

from entaku.oracle.ir import abilities
from entaku.oracle.ir import actions as a
from entaku.oracle.ir import instructions as i
from entaku.oracle.ir import things as t
from entaku.oracle.ir.changes import Resize, SetController
from entaku.oracle.ir.conditions import Bind, Matches, WordIs
from entaku.oracle.ir.happenings import AnyHappening, BeginningOf, Casts, Dies
from entaku.oracle.mechanics.amass import Amass
from entaku.oracle.mechanics.attaching import Attach
from entaku.oracle.mechanics.casting import CastFree
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.copying import CopySpell
from entaku.oracle.mechanics.counters import PutCounters, RemoveCounters
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.destroying import Destroy, Sacrifice
from entaku.oracle.mechanics.drawing import Discard, Draw, Mill, PutBack
from entaku.oracle.mechanics.growth import Bolster, Support
from entaku.oracle.mechanics.life import GainLife, LoseLife
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.naming import ChooseValue
from entaku.oracle.mechanics.proliferate import Proliferate
from entaku.oracle.mechanics.revealing import LookAt, Reveal, RevealUntil
from entaku.oracle.mechanics.scry import Scry
from entaku.oracle.mechanics.searching import Search, Shuffle
from entaku.oracle.mechanics.tapping import Untap
from entaku.oracle.mechanics.tokens import Create, CreateCopies
from entaku.oracle.mechanics.villainous_choice import FaceVillainousChoice
from entaku.oracle.saying.japanese import costs
from entaku.oracle.saying.japanese.acts import clause
from entaku.oracle.saying.japanese.amounts import amount, equal, is_big, per
from entaku.oracle.saying.japanese.branches import branches
from entaku.oracle.saying.japanese.changes import are_doubled, big, stays
from entaku.oracle.saying.japanese.conditions import compared, condition, done_so
from entaku.oracle.saying.japanese.events import event
from entaku.oracle.saying.japanese.groups import counter
from entaku.oracle.saying.japanese.picking import picked
from entaku.oracle.saying.japanese.said_together import (
    as_their_own,
    chosen_and_done,
    chosen_at_once,
    comes_back,
    is_done_by,
    is_last_of_all,
    is_plain_creation,
    is_shuffled_in,
    is_told,
    is_vote_for_cards,
    mana_at_once,
    origin_of,
    puts_all,
    shuffled_in,
    targets,
    tokens_together,
)
from entaku.oracle.saying.japanese.things import again, all_of, player, subject, thing
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import UNTIL_END_OF_TURN, UNTIL_YOUR_NEXT_TURN, VOTES, Clause, stem, te

_AFTER = (
    (Draw, Discard),
    (Draw, PutBack),
    *((Discard, each) for each in (Draw, Discard)),
    (Draw, Proliferate),
    (Draw, Sacrifice),
    (Bolster, PutCounters),
    (Scry, Reveal),
    (Scry, Draw),
    (Draw, PutCounters),
    (Create, PutCounters),
    (Create, Attach),
)
"""Instructions that are joined by "その後"."""
_THEN = (
    (Draw, i.DoUnless),
    (Mill, PutCounters),
    (Mill, i.May),
    (Mill, ChooseThings),
    (Draw, i.May),
    (PutCounters, Damage),
    *((Move, each) for each in (Search, CastFree)),
    *((each, i.If) for each in (Draw, PutCounters)),
)
"""Instructions the second of which is a sentence of its own, after "その後"."""
_AND = (
    (LoseLife, GainLife),
    (LoseLife, Create),
    (LoseLife, Amass),
    (Draw, LoseLife),
    (Draw, GainLife),
    (Draw, Create),
    (Sacrifice, Destroy),
    (Discard, LoseLife),
    (Discard, GainLife),
    (Damage, GainLife),
    (Damage, Draw),
)
"""Instructions that are said in one sentence."""
_STEPS = {
    "end": "次の終了ステップの開始時に、",
    "upkeep": "次のターンのアップキープの開始時に、",
    "main": "次のメイン・フェイズの開始時に、",
    "end of combat": "戦闘終了時に、",
}


def effect(do: Sequence[i.Instruction], told: Told) -> str:
    """All that is done, with what is targeted before it."""
    declared = "" if isinstance(do[0] if do else None, Support) else targets(told, do)
    return declared + sentences(do, told)


def sentences(do: Sequence[i.Instruction], told: Told) -> str:
    """Instructions one after another, some of them joined."""
    text = ""
    place = 0
    told = told._replace(
        left=told.left or Move(t.Self(), "exile") in do,
        origin=told.origin or origin_of(do),
        together=told.together or any(puts_all(each) for each in do),
        cards=told.cards or any(is_vote_for_cards(each) for each in do),
    )
    while place < len(do):
        told = told._replace(
            named=told.named or told.name in text, later=told.later or (place > 0 and told.event is not None)
        )
        said, number = _next(do[place:], told)
        if do[place] == Shuffle() and any(isinstance(each, Search) for each in do[:place]):
            said = "その後、ライブラリーを切り直す。"
        said += branches(do[place], told, sentences)
        again_yours = place > 0 and _is_yours_again(do[place - 1], do[place], told)
        text += "あなたは" * (again_yours and not said.startswith("あなたは")) + said
        place += number
    return text


def in_one(do: Sequence[i.Instruction], told: Told) -> str:
    """What is all done in one case, in one sentence where that can be: its end would seem to be done anyway."""
    text = sentences(do, told)
    first, *rest = said = text.removesuffix("。").split("。")
    if not rest or not all(isinstance(each, i.Action) for each in do) or any(mark in text for mark in _BREAKS):
        return text
    if any(each.endswith("ない") for each in said[:-1]) or any(each.startswith(_BEGINS) for each in rest):
        return text
    joined = first
    for each in rest:
        who = next((who for who in _DOERS if joined.startswith(who) and each.startswith(who)), "")
        ends = te(joined) if joined.endswith("得る") else stem(joined)
        joined = f"{ends}、{each.removeprefix(who)}"
    return f"{joined}。"


_BREAKS = ("「", "Ｘは", "\n", "でもある", "新しい対象")
"""What sentences have that stay as they are."""
_BEGINS = ("その後", "ターン終了時まで", "このターン")
"""How sentences begin that stand by themselves wherever they are printed."""
_DOERS = ("あなたは", "そのプレイヤーは", "各対戦相手はそれぞれ", "各プレイヤーはそれぞれ")


def _is_yours_again(one: i.Instruction, other: i.Instruction, told: Told) -> bool:
    """Whether you do something without being named, behind what others did."""
    if not isinstance(one, i.Action) or not isinstance(other, i.Action) or getattr(other, "who", None) != t.You():
        return False
    return not isinstance(getattr(one, "who", t.You()), t.You) and not clause(other, told)[0]


def _next(do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """The next sentence, and how many instructions it says."""
    ways = (
        mana_at_once(do),
        picked(do, told),
        tokens_together(do, told),
        _one_of_words(do, told),
        _all_together(do, told),
    )
    for said, number in ways:
        if number:
            return said, number
    following = do[1] if len(do) > 1 else None
    if those := _those(do[0], following, told):
        return those, 2
    if together := _joined(do[0], following, told) or _together(do[0], following, told):
        discards = isinstance(following, Draw) and isinstance(do[0], GainLife) and isinstance((*do, None)[2], Discard)
        return together + "その後、" * discards, 2
    goes_on = (type(do[0]), type(following)) in _THEN and getattr(do[0], "who", None) != t.Each()
    then = "その後、" if goes_on or is_last_of_all(do[0], following) else ""
    return sentence(do[0], told) + then, 1


def _all_together(do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """The same done to each of three targets or more, as to all of them: "それらをあなたの手札に戻す。"."""
    number = len(told.targets)
    alike = tuple(structs.replace(one, what=t.Targeted()) for one in do[:number] if isinstance(one, Move))
    aimed = tuple(one.what for one in do[:number] if isinstance(one, Move))
    if number < 3 or aimed != tuple(t.Targeted(n) for n in range(number)) or len(set(alike)) > 1:
        return "", 0
    return sentence(alike[0], told).replace("それ", "それら", 1), number


def _those(one: i.Instruction, other: i.Instruction | None, told: Told) -> str:
    """Cards drawn for creatures, and what these creatures then are; "" for anything else."""
    if not isinstance(one, Draw) or not isinstance(one.amount, t.Count) or not isinstance(other, a.Apply):
        return ""
    what = one.amount.of
    if not isinstance(what, t.Group) or other.what != what or counter(what) != "体":
        return ""
    said = sentence(other, told).replace(all_of(what, told), "それらのクリーチャー")
    return sentence(one, told) + said


def _joined(one: i.Instruction, other: i.Instruction | None, told: Told) -> str:
    """Two clauses in one sentence, in the order of the tables; "" where they stay two."""
    pair = (type(one), type(other))
    if isinstance(one, Create) and isinstance(other, PutCounters) and other.what == t.Bound("created"):
        return ""
    if other is None or pair not in (*_AND, *_AFTER) or getattr(other, "amount", None) == t.BoundAmount("lost"):
        return ""
    first, second = clause(one, told), clause(other, told._replace(named=told.named and pair in _AND))
    if pair in _AFTER:
        who = "" if second[0] == first[0] else second[0] or "あなたは"
        return f"{first[0]}{first[1].stem}、その後{who}{second[1].plain}。"
    if told.targets[1:]:
        return ""
    if pair == (Draw, LoseLife) and first[0] == second[0] == "" and told.event is not None:
        return f"あなたは{first[1].stem}、{second[1].plain}。"
    if first[0] == second[0]:
        return f"{first[0]}{first[1].stem}、{second[1].plain}。"
    one_does, other_does = first[0] or "あなたは", second[0] or "あなたは"
    return f"{one_does}{first[1].stem}、{'' if one_does == other_does else other_does}{second[1].plain}。"


def _one_of_words(do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """What is done with one of several words that you choose: "それは警戒か絆魂のうちあなたが選んだ１つを得る。"."""
    choice = do[0]
    if not isinstance(choice, ChooseValue) or choice.kind != "word":
        return "", 0
    found: dict[str, str] = {}
    number = 1
    while number < len(do) and len(found) < len(choice.among):
        one = do[number]
        if not isinstance(one, i.If) or not isinstance(one.condition, WordIs) or one.condition.name != choice.bind:
            return "", 0
        found[one.condition.word] = sentences(one.do, told)
        if one.otherwise and len(choice.among) == len(("this", "that")):
            found[choice.among[-1]] = sentences(one.otherwise, told)
        number += 1
    if list(found) != list(choice.among):
        return "", 0
    heads, ends = zip(*(each.split("を", 1) for each in found.values()), strict=True)
    alike = takewhile(lambda letters: len(set(letters)) == 1, zip(*heads, strict=False))
    start = "".join(letters[0] for letters in alike)
    start = start[: max(start.rfind("は"), start.rfind("に")) + 1]
    if set(ends) != {ends[0]}:
        return "", 0
    return f"{start}{'か'.join(each.removeprefix(start) for each in heads)}のうちあなたが選んだ１つを{ends[0]}", number


def _together(one: i.Instruction, other: i.Instruction | None, told: Told) -> str:
    """Two instructions that are said as one: what is shuffled into a library, what is chosen and returned, mana."""
    if at_once := chosen_at_once(one, other, told):
        return at_once
    if is_shuffled_in(one, other):
        return f"{shuffled_in(one, told).plain}。"
    if isinstance(one, Move) and isinstance(other, Move) and comes_back(one, other):
        first, second = clause(one, told), clause(other, told)
        return f"{first[0]}{first[1].stem}、その後{second[1].plain.replace('そのカード', 'それ')}。"
    back = other == Move(t.Bound("seen"), "library", any_order=True) and "seen" not in told.others
    if isinstance(one, LookAt) and back:
        return f"{clause(one, told)[1].te}、その後それらを望む順番で戻す。"
    if isinstance(one, ChooseThings) and other == Untap(t.Bound("chosen")) and one.who == t.You():
        return clause(one, told)[1].before + "アンタップする。" if isinstance(one.what, t.Group) else ""
    if (done := chosen_and_done(one, other, told)) is not None:
        return f"{done.plain}。"
    if isinstance(one, GainLife) and isinstance(other, Draw | Scry | Create) and one.who == other.who == t.You():
        first, second = clause(one, told), clause(other, told)
        return f"{first[0]}{first[1].te}、{second[1].plain}。"
    if isinstance(one, a.Apply) and isinstance(one.changes[0], SetController) and one.until == "end of turn":
        return f"{sentence(one, told)}{again(one.what, told)}をアンタップする。" if other == Untap(one.what) else ""
    return ""


def _for_each(one: i.ForEach, told: Told) -> str:
    """What each of several players does, or what is done for each of several things."""
    each = t.BoundPlayer("each")
    if all(isinstance(act, i.Action) and getattr(act, "who", None) == each for act in one.do) and (
        isinstance(one.of, t.Each) or isinstance(one.do[0], FaceVillainousChoice)
    ):
        return sentences([structs.replace(act, who=one.of) for act in one.do], told)
    things = one.of if isinstance(one.of, t.Things) else None
    match one.do:
        case (a.Apply(what=t.Bound("each"), changes=c, until=until),) if things and are_doubled(c, t.Bound("each")):
            whole = (Resize(t.StatOf("power", things), t.StatOf("toughness", things)),)
            return sentence(a.Apply(things, whole, until), told)
    return f"{thing(one.of, told)}それぞれについて、{sentences(one.do, told)}"


def _delayed(one: i.Delayed, told: Told) -> str:
    """A delayed triggered ability: how long it waits, for what, and what it does."""
    inner = told._replace(event=one.on, targets=one.targets or told.targets)
    if one.once and isinstance(one.on, BeginningOf) and one.on.step == "main":
        return f"このターン、次の{player(one.on.whose, told)}のメイン・フェイズの開始時に、{sentences(one.do, inner)}"
    dies = isinstance(one.on, Dies) and isinstance(one.on.what, t.Targeted)
    when = "そのクリーチャーが死亡したとき、" if dies else event(one.on, told._replace(ends=one.once))
    if one.once and isinstance(one.on, Casts):
        when = when.replace("が", "が次に", 1)
    targeted = isinstance(
        getattr(one.on.of[0] if isinstance(one.on, AnyHappening) else one.on, "what", None), t.Targeted
    )
    until = "このターン、" if one.once or targeted else UNTIL_END_OF_TURN
    until = UNTIL_YOUR_NEXT_TURN if one.until == "your next turn" else "" if one.until is None else until
    aimed = targets(inner, one.do) if one.targets else ""
    return f"{until}{when}{aimed}{sentences(one.do, inner)}"


def _next_step(one: i.AtNext) -> str:
    """When it is done: "次のあなたの終了ステップの開始時に、"."""
    step = _STEPS.get(one.step, "次の終了ステップの開始時に、")
    if not one.yours:
        return step
    step = "次のアップキープの開始時に、" if one.step == "upkeep" else step
    return step.replace("次の", "次のあなたの") if "次の" in step else f"あなたの{step}"


def sentence(one: i.Instruction, told: Told) -> str:
    """One instruction as a sentence, or as the sentences that belong together."""
    if isinstance(one, i.May):
        return _may(one, told)
    if isinstance(one, i.If):
        return _if(one, told)
    if isinstance(one, i.Instead):
        usual = sentences(one.do, told)
        other = in_one(one.instead, told)
        return f"{usual}{condition(one.condition, told)}なら、代わりに{other}"
    if isinstance(one, i.AtNext):
        return f"{_next_step(one)}{in_one(one.do, told)}"
    if isinstance(one, i.DoUnless):
        return _unless(one, told)
    if isinstance(one, i.ForEach | i.Likewise):
        return _of_several(one, told)
    if isinstance(one, i.ForEachVote):
        return f"「{VOTES.get(one.choice, one.choice)}」１票につき、{sentences(one.do, told)}"
    if isinstance(one, i.Delayed):
        return _delayed(one, told)
    if isinstance(one, i.Reflexive):
        inner = told._replace(targets=one.targets)
        return f"そうしたとき、{effect(one.do, inner)}"
    if isinstance(one, i.WithX):
        return f"{sentences(one.do, told)}Ｘは{equal(one.amount, told)}に等しい。"
    if isinstance(one, i.ThisProcess):
        return sentences(one.do, told)
    if isinstance(one, i.OnceEachTurn | i.RepeatAtWill | i.Repeat):
        return _so_often(one, told)
    return plain(one, told)


def _so_often(one: i.OnceEachTurn | i.RepeatAtWill | i.Repeat, told: Told) -> str:
    """What is done several times, or once each turn at most."""
    done = sentences(one.do, told)
    if isinstance(one, i.OnceEachTurn):
        return f"{done}これは、毎ターン１回しか行えない。"
    if isinstance(one, i.RepeatAtWill):
        return f"{done}{subject(one.who, told)}この手順を望む回数だけ繰り返してもよい。"
    if each := per(one.amount, told):
        return f"{each}１回、{done}"
    how_often = f"{equal(one.amount, told)}に等しい回数" if is_big(one.amount) else f"{amount(one.amount, told)}回"
    if len(one.do) == 1 and isinstance(one.do[0], CopySpell):
        return done.replace("コピーする。", f"{how_often}コピーする。", 1)
    if len(one.do) == 1 and done.endswith("を行う。"):
        x = f"Ｘは{equal(one.amount, told)}に等しい。" if is_big(one.amount) else ""
        return done.replace("を行う。", f"を{'Ｘ回' if x else how_often}行う。", 1) + x
    return f"以下の手順を{how_often}行う。{done}"


def _of_several(one: i.ForEach | i.Likewise, told: Told) -> str:
    """What is done for each of several, or what others do as you did."""
    if isinstance(one, i.Likewise):
        return f"{player(one.who, told)}はそれぞれ同じことを行う。"
    if one.of == t.BoundPlayer("willing"):
        return f"そうした各プレイヤーにつき、{sentences(one.do, told)}"
    return _for_each(one, told)


def _is_x(act: Create | CreateCopies) -> bool:
    """Whether a number of tokens is said behind them: half of something, a sum, or beside words they have."""
    quoted = isinstance(act, Create) and any(not isinstance(each, abilities.Keyword) for each in act.token.abilities)
    of_x = isinstance(act.amount, t.Half) and act.amount.amount == t.X()
    return (isinstance(act.amount, t.Half | t.Plus) and not of_x) or (quoted and isinstance(act.amount, t.StatOf))


def plain(one: object, told: Told) -> str:
    """An action as a sentence; what X is follows it."""
    many = one.amount if isinstance(one, Create | CreateCopies) and _is_x(one) else None
    with_x = structs.replace(one, amount=t.X()) if isinstance(one, Create | CreateCopies) and many else one
    who, what = clause(with_x, told)
    text = f"{who}{as_their_own(who, what.plain)}。"
    if many is not None:
        text += f"Ｘは{equal(many, told)}に等しい。"
    doubled = isinstance(one, a.Apply) and are_doubled(one.changes, one.what)
    if isinstance(one, a.Apply) and not doubled and (amount := big(one.changes)) is not None:
        text += f"Ｘは{equal(amount, told._replace(named=True))}に等しい。"
    if isinstance(one, a.Apply):
        text += stays(one.changes, one.what, told)
    if isinstance(one, RemoveCounters) and one.amount is not None and is_big(one.amount):
        text += f"Ｘは{equal(one.amount, told)}に等しい。"
    if isinstance(one, Create) and not isinstance(one.token.power, int | t.X):
        text += f"Ｘは{equal(one.token.power, told)}に等しい。"
    if isinstance(one, CopySpell) and one.new_targets:
        text += f"{subject(one.who, told) or 'あなたは'}そのコピーの新しい対象を選んでもよい。"
    return text


def _clauses(do: Sequence[i.Instruction], told: Told) -> tuple[str, Clause, str]:
    """Actions in one sentence: who, all that is done as one clause, and what is still to be said."""
    of_chosen = chosen_and_done(do[0], do[1], told) if len(do) > 1 else None
    said = [("", of_chosen)] if of_chosen is not None else []
    do = do[2:] if of_chosen is not None else do
    said += [clause(each, told) for each in do if not isinstance(each, i.May | i.If | i.ForEach | i.Reflexive)]
    rest = "".join(sentence(each, told) for each in do if isinstance(each, i.May | i.If | i.ForEach | i.Reflexive))
    before = "".join(f"{one.stem}、" for _, one in said[:-1])
    last = said[-1][1]
    whole = last.before
    if len(said) > 1 and said[-2][1].before in ("そのカードを", "それを"):
        whole = whole.removeprefix(said[-2][1].before)
    return said[0][0], last._replace(before=before + whole), rest


def _may(one: i.May, told: Told) -> str:
    """What may be done, what X is in it, and what is done then or otherwise."""
    match one.do:
        case (i.WithX() as so_many,):
            text = _may_do(structs.replace(one, do=so_many.do), told) + f"Ｘは{equal(so_many.amount, told)}に等しい。"
        case _:
            text = _may_do(one, told)
    if one.then and isinstance(one.then[0], i.Reflexive):
        text += sentences(one.then, told)
    elif one.then:
        text += f"そうしたなら、{in_one(one.then, told._replace(later=True))}"
    if one.otherwise:
        text += f"そうしないなら、{in_one(one.otherwise, told)}"
    return text


def _may_do(one: i.May, told: Told) -> str:
    first = one.do[0] if one.do else None
    own = isinstance(first, Move) and first.origin == "graveyard"  # "your graveyard" says who does it
    who = "" if own else subject(one.who, told) or "あなたは"
    if isinstance(first, i.Likewise):
        text = f"{player(one.who, told)}はそれぞれ同じことを行ってもよい。"
    elif not one.pay and isinstance(one.who, t.You) and any(map(is_told, one.do)):
        said, shuffled, after = sentences(one.do, told).partition("これによりあなたがあなたのライブラリーから")
        text = f"あなたは「{said}」を選んでもよい。{shuffled}{after}"
    elif one.pay:
        text = f"{who}{costs.payment(one.pay, told).may}。"
    elif isinstance(first, RevealUntil):
        text = f"{who}「{sentences(one.do, told)}」を選んでもよい。"
    else:
        if not all(is_done_by(each, one.who) for each in one.do):
            raise Unsayable(one)
        _, what, rest = _clauses(one.do, told)
        match one.do:
            case (put, shuffle) if is_shuffled_in(put, shuffle):
                what = shuffled_in(put, told)
        told_of = any(isinstance(each, Search) for each in one.do)
        text = f"{who}「{what.plain}。」を選んでもよい。{rest}" if told_of else f"{who}{what.may}。{rest}"
        if isinstance(one.do[-1], CopySpell) and one.do[-1].new_targets:
            text += f"{who}そのコピーの新しい対象を選んでもよい。"
    return text


def _if(one: i.If, told: Told) -> str:
    does = one.do[0]
    if len(one.do) == 1 and isinstance(does, i.Reflexive) and (so := done_so(one.condition, told)):
        return f"{so}、{effect(does.do, told._replace(targets=does.targets))}"
    held = condition(one.condition, told)
    asked = told._replace(asked=isinstance(one.condition, Matches), less=compared(one.condition) or told.less)
    text = f"{held}なら、{in_one(one.do, asked)}"
    if one.otherwise:
        text += f"そう{'し' if one.condition == Bind('chosen') else 'で'}ないなら、{in_one(one.otherwise, told)}"
    return text


def _unless(one: i.DoUnless, told: Told) -> str:
    if len(one.do) == len(one.unless) == 1 and not one.pay and is_plain_creation(one.unless[0], one.do[0]):
        first, second = clause(one.unless[0], told)[1], clause(one.do[0], told)[1]
        return f"{first.before.removesuffix('を')}か{second.plain}。"
    if (one.pay and one.unless) or not all(is_done_by(each, one.who) for each in one.unless):
        raise Unsayable(one)
    who = subject(one.who, told).replace("は", "が") or "あなたが"
    other = costs.payment(one.pay, told) if one.pay else clause(one.unless[0], told)[1]
    if one.times != 1:
        each, times = per(one.times, told), f"{amount(one.times, told)}{'の回数' if is_big(one.times) else '回'}"
        other = other._replace(before=each + other.before if each else f"{other.before.removesuffix('を')}を{times}")
    done = sentences(one.do, told)
    return f"{who}{other.negative}かぎり、{done}"
