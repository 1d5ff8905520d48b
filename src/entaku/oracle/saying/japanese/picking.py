"""Cards that are picked from others in Japanese: what was looked at or revealed, divided in one sentence."""

from collections.abc import Sequence

from msgspec import structs

from entaku.oracle.ir import instructions as i
from entaku.oracle.ir import things as t
from entaku.oracle.ir.targets import Different
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.revealing import Reveal, RevealUntil
from entaku.oracle.mechanics.searching import Search, Shuffle
from entaku.oracle.saying.japanese.acts import clause
from entaku.oracle.saying.japanese.amounts import amount, within
from entaku.oracle.saying.japanese.groups import like
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import DIFFERING, wide

_CHOSEN = t.Bound("chosen")
_TO_HAND = Move(_CHOSEN, "hand")
_TO_BATTLEFIELD = Move(_CHOSEN, "battlefield")
_ONE = "{}１枚を"
_ENTERS = {
    Move(_CHOSEN, "battlefield"): "戦場に出",
    Move(_CHOSEN, "battlefield", tapped=True): "タップ状態で戦場に出",
}
"""How a card is put onto the battlefield that was picked."""
_PLACED = {
    Move(_CHOSEN, "hand"): "あなたの手札に",
    Move(_CHOSEN, "graveyard"): "あなたの墓地に",
    Move(_CHOSEN, "battlefield"): "戦場に",
    Move(_CHOSEN, "battlefield", tapped=True): "タップ状態で戦場に",
}
"""Where the first of several goes, before what becomes of the others."""
_SET_ASIDE = {Move(_CHOSEN, "exile"): "追放", Move(_CHOSEN, "exile", face_down=True): "裏向きで追放"}
"""How a card is exiled that was picked."""
_ONE_EXILED = (
    ChooseThings(t.Among("seen", (t.Other(_CHOSEN),)), bind="exiled"),
    _TO_HAND,
    Move(t.Bound("exiled"), "exile"),
)


def picked(do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """What the first of these instructions say together, and how many they are; ("", 0) where nothing is picked."""
    choice = do[0]
    if isinstance(choice, Search | RevealUntil):
        return _looked_for(choice, do, told)
    if isinstance(choice, Move) and choice.what == t.Bound("found"):
        return _found_apart(choice, do, told)
    if isinstance(choice, Move) and isinstance(choice.what, t.Among):
        return _sorted(choice, choice.what, do, told)
    if not isinstance(choice, ChooseThings) or choice.random or choice.who != t.You() or choice.bind != _CHOSEN.name:
        return "", 0
    if (
        said := _all_different(choice, do, told)
        or _of_hand(choice, do, told)
        or _buried(choice, do, told)
        or _three_ways(choice, do, told)
    ) is not None:
        return said
    if isinstance(choice.what, t.Among) and (said := _one_of_each(choice.what.name, do, told))[1]:
        return said
    so = f"{within(choice.total, told)}選んで" if choice.total is not None else ""
    if isinstance(choice.what, t.Among) and choice.amount is None:
        return _taken(choice.what, "望む枚数の{}を" + so, do, told)
    if not isinstance(choice.amount, int) or (isinstance(choice.what, t.Bound) and choice.total is not None):
        return "", 0
    if tuple(do[1:4]) == _ONE_EXILED and choice == ChooseThings(t.Bound("seen")):
        return "そのうち１枚をあなたの手札に加え、他の１枚を追放する。", 4
    if isinstance(choice.what, t.Bound) and not choice.optional and tuple(do[1:2]) == (_TO_HAND,):
        return _divided(choice.what.name, choice.amount, do, told)
    if isinstance(choice.what, t.Bound) and choice.amount == 1:
        return _one_put(choice, do, told)
    if isinstance(choice.what, t.Among) and choice.optional:
        number = _ONE if choice.amount == 1 and not so else "{}" + f"最大{wide(choice.amount)}枚を{so}"
        return _taken(choice.what, number, do, told)
    return "", 0


def _found_apart(found: Move, do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """What was looked for one way, and the rest another: "そのカードを戦場に、残りを…置く。"."""
    rest = do[1] if len(do) > 1 else None
    places = {
        Move(found.what, "hand"): "あなたの手札に",
        Move(found.what, "battlefield"): "戦場に",
        Move(found.what, "battlefield", tapped=True): "タップ状態で戦場に",
    }
    if found not in places or not isinstance(rest, Move) or rest.what != t.Bound("rest") or "found" in told.others:
        return "", 0
    if rest.to == "library" and not rest.bottom:
        return "", 0  # they are shuffled in
    what = "それらのカード" if "found" in told.several else "そのカード"
    return f"{what}を{places[found]}、{clause(rest, told)[1].plain}。", 2


def _looked_for(choice: Search | RevealUntil, do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """Cards looked for in a library, by a search or until they come, and where each goes."""
    if isinstance(choice, RevealUntil):
        return _all_buried(choice, do, told) if do[1:2] == (Move(t.Bound("found"), "graveyard"),) else ("", 0)
    return _two_found(choice, do, told) if choice.bind == "first" else _parted(choice, do, told)


def _all_buried(shown: RevealUntil, do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """Cards that were revealed until they came put into the graveyard, and the rest elsewhere."""
    rest = do[2] if len(do) > len(("shown", "buried")) else None
    if not isinstance(rest, Move) or rest.what != t.Bound("rest") or shown.amount == 1 or shown.who != t.You():
        return "", 0
    buried = f"これにより公開された{like(shown.where, '', told, 'すべての').removesuffix('枚を')}をあなたの墓地に置き"
    return f"{clause(shown, told)[1].plain}。{buried}、その後、{clause(rest, told)[1].plain}。", 3


def _parted(search: Search, do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """Cards found, one of which goes to one place and the rest to another."""
    one, rest = do[2:4] if len(do) > len(("search", "choice", "one", "rest")) else (None, None)
    others = t.Among("found", (t.Other(_CHOSEN),))
    if search.to is not None or do[1:2] != (ChooseThings(t.Bound("found")),) or do[4:5] != (Shuffle(),):
        return "", 0
    if one not in _PLACED or not isinstance(rest, Move) or rest.what != others:
        return "", 0
    number = f"{'最大' * search.up_to}{amount(search.amount or 0, told)}"
    goes = _rest_put(structs.replace(rest, what=t.Bound("rest")), told, of_two=search.amount == 2)
    shown = "公開し、" * search.reveal
    found = f"あなたのライブラリーから{like(search.where, number, told)}探し、{shown}"
    return f"{found}その１枚を{_PLACED[one]}、{goes}。その後、ライブラリーを切り直す。", 5


def _two_found(first: Search, do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """One card and another, found together and put onto the battlefield together."""
    second = do[1] if len(do) > 1 else None
    both = t.Both((t.Bound("first"), t.Bound("second")))
    goes = {
        Move(both, "battlefield", tapped=True): "タップ状態で戦場に出す",
        Move(both, "hand"): "公開し、あなたの手札に加える",
    }
    if not isinstance(second, Search) or second.bind != "second" or do[3:] != (Shuffle(),) or do[2] not in goes:
        return "", 0
    where = tuple(each for each in second.where if each != t.Other(t.Bound("first")))
    cards = "と".join(like(each, wide(1), told).removesuffix("を") for each in (first.where, where))
    return f"あなたのライブラリーから{cards}を探し、{goes[do[2]]}。その後、ライブラリーを切り直す。", 4


def _sorted(taken: Move, among: t.Among, do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """All revealed cards of a kind into the hand, and the rest elsewhere."""
    rest = do[1] if len(do) > 1 else None
    others = [t.Among(among.name, (t.Not(each),)) for each in (t.AllOf(among.where), *among.where[:1])]
    others = others[:2] if len(among.where) == 1 else others[:1]
    goes = {_TO_HAND: "をあなたの手札に", _TO_BATTLEFIELD: "を戦場に出し"}.get(structs.replace(taken, what=_CHOSEN))
    if among.name != "revealed" or among.name in told.others or goes is None:
        return "", 0
    if not isinstance(rest, Move) or rest.what not in others:
        return "", 0
    cards = like(among.where, "", told).removesuffix("枚を")
    end = clause(structs.replace(rest, what=t.Bound("rest")), told)[1].plain
    return f"これにより公開されたすべての{cards}{goes}、{end}。", 2


def _all_different(choice: ChooseThings, do: Sequence[i.Instruction], told: Told) -> tuple[str, int] | None:
    """Any number of cards of your graveyard, all different, that come back; None for anything else."""
    of, following = choice.what, do[1] if len(do) > 1 else None
    if not isinstance(of, t.Group) or (of.zone, of.of) != ("graveyard", t.You()) or choice.amount is not None:
        return None
    back = {Move(_CHOSEN, "hand"): "あなたの手札に戻す", Move(_CHOSEN, "battlefield"): "戦場に戻す"}
    if not isinstance(choice.total, Different) or not isinstance(following, Move) or following not in back:
        return None
    cards = like(of.where, "", told, "望む枚数の").removesuffix("枚を")
    return f"あなたの墓地から{DIFFERING[choice.total.of]}の異なる、{cards}を{back[following]}。", 2


def _three_ways(choice: ChooseThings, do: Sequence[i.Instruction], told: Told) -> tuple[str, int] | None:
    """One of the cards that were looked at here, one there and one elsewhere; None where they don't go three ways."""
    ways = do[3:6]
    second, third = t.Bound("second"), t.Bound("third")
    others = (
        ChooseThings(t.Among("seen", (t.Other(_CHOSEN),)), bind=second.name),
        ChooseThings(t.Among("seen", (t.Other(_CHOSEN), t.Other(second))), bind=third.name),
    )
    if choice != ChooseThings(t.Bound("seen")) or tuple(do[1:3]) != others or "seen" in told.others:
        return None
    places = [
        _ONE_PLACE.get((way.to, way.bottom))
        for way, one in zip(ways, (_CHOSEN, second, third), strict=False)
        if isinstance(way, Move) and way == Move(one, way.to, bottom=way.bottom)
    ]
    if len(places) != len(ways) or None in places:
        return None
    return f"そのうち{'、'.join(f'１枚を{place}' for place in places)}置く。", 6


_ONE_PLACE = {
    ("hand", False): "あなたの手札に",
    ("graveyard", False): "あなたの墓地に",
    ("library", False): "あなたのライブラリーの一番上に",
    ("library", True): "あなたのライブラリーの一番下に",
}


def _buried(choice: ChooseThings, do: Sequence[i.Instruction], told: Told) -> tuple[str, int] | None:
    """Any number of the cards that were looked at into a graveyard, and the rest elsewhere; None for anything else."""
    if choice.what != t.Bound("seen") or choice.amount is not None:
        return None
    rest = do[2] if len(do) > 2 else None
    if do[1] != Move(_CHOSEN, "graveyard") or not isinstance(rest, Move):
        return "", 0
    if rest.what != t.Among("seen", (t.Other(_CHOSEN),)):
        return "", 0
    end = clause(rest, told)[1].plain
    return f"そのうちの望む枚数をあなたの墓地に、{end}。", 3


def _rest_put(rest: Move, told: Told, *, of_two: bool) -> str:
    """Where the rest goes; of two cards it is the other one."""
    end = clause(rest, told)[1].plain
    return end.replace("残り", "もう１枚", 1) if of_two else end


def _divided(seen: str, number: int, do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """Some into a hand and the rest elsewhere: "そのうち１枚をあなたの手札に、残りをあなたの墓地に置く。"."""
    rest = do[2] if len(do) > 2 else None
    if not isinstance(rest, Move) or rest.what != t.Among(seen, (t.Other(_CHOSEN),)):
        return "", 0
    end = _rest_put(rest, told, of_two=seen in told.pairs and number == 1)
    return f"そのうち{wide(number)}枚をあなたの手札に、{end}。", 3


def _one_put(choice: ChooseThings, do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """One of several exiled, or put back on top, and the rest elsewhere: "そのうち１枚を追放し、残りを…置く。"."""
    seen = choice.what.name if isinstance(choice.what, t.Bound) else ""
    rest = do[1] if len(do) > 1 else None
    parted = isinstance(rest, Move) and rest.what == t.Among(seen, (t.Other(_CHOSEN),))
    put = do[2] if parted and len(do) > len(("choice", "rest")) else rest
    if seen not in ("seen", "revealed") or not isinstance(put, Move):
        return "", 0
    if put == Move(_CHOSEN, "library") and choice.optional and seen not in told.others:
        return "あなたはそのうち１枚をあなたのライブラリーの一番上に置いてもよい。", 2
    if put == Move(_CHOSEN, "graveyard") and not choice.optional and not parted:
        return f"それらのうち１枚を{'オーナー' if seen in told.others else 'あなた'}の墓地に置く。", 2
    if put not in _SET_ASIDE:
        return "", 0
    exiled = f"そのうち１枚を{_SET_ASIDE[put]}"
    first = f"あなたは{exiled}してもよい。" if choice.optional else f"{exiled}し、" if parted else f"{exiled}する。"
    if not parted or not isinstance(rest, Move):
        return first, 2
    end = _rest_put(rest, told, of_two=seen in told.pairs and not choice.optional)
    return f"{first}{end}。", 3


def _taken(among: t.Among, number: str, do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """A card that may be taken: "あなたは「その中から…１枚を公開し、あなたの手札に加える。」を選んでもよい。"."""
    shown = isinstance(do[1], Reveal) and do[1].what == _CHOSEN if len(do) > 1 else False
    last = 2 if shown else 1
    goes = do[last] if len(do) > last else None
    if not shown and goes == Move(_CHOSEN, "exile") and number == _ONE and among.name == "milled":
        milled = f"これにより切削されたカードの中から{number.format(like(among.where, '', told).removesuffix('枚を'))}"
        return f"あなたは{milled}追放してもよい。", last + 1
    if among.name in told.others:
        return "", 0
    cards = f"その中から{number.format(like(among.where, '', told).removesuffix('枚を'))}"
    if shown and goes == _TO_HAND:
        return f"あなたは「{cards}公開し、あなたの手札に加える。」を選んでもよい。", last + 1
    if not shown and goes == _TO_HAND:
        return f"あなたは{cards}あなたの手札に加えてもよい。", last + 1
    if not shown and goes in _ENTERS:
        one = number == _ONE
        if not one and do[last + 1 : last + 2] == (Move(t.Among(among.name, (t.Other(_CHOSEN),)), "hand"),):
            return f"{cards}{_ENTERS[goes]}し、残りをあなたの手札に加える。", last + 2
        return f"あなたは{cards}{_ENTERS[goes]}してもよい。" if one else f"{cards}{_ENTERS[goes]}す。", last + 1
    return "", 0


def _of_hand(choice: ChooseThings, do: Sequence[i.Instruction], told: Told) -> tuple[str, int] | None:
    """What is chosen of a hand that has been revealed: "あなたはその中から土地でないカード１枚を選んでもよい。"."""
    hand = choice.what
    if not isinstance(hand, t.Group) or hand.zone != "hand" or hand.of in (None, t.You()):
        return None
    following = do[1] if len(do) > 1 else None
    if not isinstance(choice.amount, int) or (not choice.optional and following == Move(_CHOSEN, "exile")):
        return "", 0
    most = "最大" if choice.optional and choice.amount != 1 else ""
    cards = f"あなたはその中から{like(hand.where, f'{most}{wide(choice.amount)}', told)}"
    if not choice.optional or choice.amount != 1:
        return f"{cards}選ぶ。", 1
    done = {
        Move(_CHOSEN, "exile"): "追放してもよい",
        Move(_CHOSEN, "battlefield", under=t.You()): "あなたのコントロール下で戦場に出してもよい",
    }.get(following) if isinstance(following, Move) else None  # fmt: skip
    return (f"{cards}{done}。", 2) if done is not None else (f"{cards}選んでもよい。", 1)


def _one_of_each(name: str, do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """One of each of several sorts: "その中からクリーチャー・カード最大１枚と土地・カード最大１枚を…加えてもよい。"."""
    sorts: list[str] = []
    chosen: list[t.Things] = []
    for one in do:
        if not isinstance(one, ChooseThings) or not isinstance(one.what, t.Among) or not one.optional:
            break
        where = one.what.where[: len(one.what.where) - len(chosen)]
        if one.what != t.Among(name, (*where, *map(t.Other, chosen))):
            break
        sorts.append(like(where, f"最大{wide(1)}", told).removesuffix("を"))
        chosen.append(t.Bound(one.bind))
    both, last = t.Both(tuple(chosen)), len(chosen)
    shown = do[last] == Reveal(both) if len(do) > last else False
    goes = do[last + shown] if len(do) > last + shown else None
    if last < len(("one", "another")) or name in told.others or not isinstance(goes, Move) or goes.what != both:
        return "", 0
    place = {Move(both, "hand"): "あなたの手札に加え"}.get(goes) or _ENTERS.get(structs.replace(goes, what=_CHOSEN))
    if place is None:
        return "", 0
    may = "てもよい" if goes.to == "hand" else "してもよい"
    return f"あなたはその中から{'と'.join(sorts)}を{'公開し、' * shown}{place}{may}。", last + shown + 1
