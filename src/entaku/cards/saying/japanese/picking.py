"""Cards that are picked from others in Japanese: what was looked at or revealed, divided in one sentence."""

from collections.abc import Sequence

from entaku.cards.ir import instructions as i
from entaku.cards.ir import things as t
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import Reveal
from entaku.cards.mechanics.searching import Search, Shuffle
from entaku.cards.saying.japanese.acts import clause
from entaku.cards.saying.japanese.amounts import amount
from entaku.cards.saying.japanese.groups import like
from entaku.cards.saying.japanese.told import Told
from entaku.cards.saying.japanese.words import wide

_CHOSEN = t.Bound("chosen")
_TO_HAND = Move(_CHOSEN, "hand")


def picked(do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """What the first of these instructions say together, and how many they are; ("", 0) where nothing is picked."""
    choice = do[0]
    if isinstance(choice, Search):
        return _parted(choice, do, told)
    if not isinstance(choice, ChooseThings) or choice.random or choice.who != t.You() or choice.bind != _CHOSEN.name:
        return "", 0
    if isinstance(choice.what, t.Among) and choice.amount is None:
        return _taken(choice.what, "望む枚数の{}を", do, told)
    if not isinstance(choice.amount, int):
        return "", 0
    if isinstance(choice.what, t.Bound) and not choice.optional and tuple(do[1:2]) == (_TO_HAND,):
        return _divided(choice.what.name, choice.amount, do, told)
    if isinstance(choice.what, t.Among) and choice.optional:
        most = wide(1) if choice.amount == 1 else f"最大{wide(choice.amount)}"
        return _taken(choice.what, "{}" + f"{most}枚を", do, told)
    return "", 0


def _parted(search: Search, do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """Cards found, one of which goes onto the battlefield and the rest to the hand."""
    one = Move(_CHOSEN, "battlefield", tapped=True)
    rest = Move(t.Among("found", (t.Other(_CHOSEN),)), "hand")
    if search.to is not None or tuple(do[1:]) != (ChooseThings(t.Bound("found")), one, rest, Shuffle()):
        return "", 0
    cards = like(search.where, f"最大{amount(search.amount or 0, told)}", told)
    places = "１枚をタップ状態で戦場に、残りをあなたの手札に加える。その後、ライブラリーを切り直す。"
    return f"あなたのライブラリーから{cards}探し、公開し、{places}", 5


def _divided(seen: str, number: int, do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """Some into a hand and the rest elsewhere: "そのうち１枚をあなたの手札に、残りをあなたの墓地に置く。"."""
    rest = do[2] if len(do) > 2 else None
    if not isinstance(rest, Move) or rest.what != t.Among(seen, (t.Other(_CHOSEN),)):
        return "", 0
    return f"そのうち{wide(number)}枚をあなたの手札に、{clause(rest, told)[1].plain}。", 3


def _taken(among: t.Among, number: str, do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """A card that may be taken: "あなたは「その中から…１枚を公開し、あなたの手札に加える。」を選んでもよい。"."""
    shown = isinstance(do[1], Reveal) and do[1].what == _CHOSEN if len(do) > 1 else False
    last = 2 if shown else 1
    if do[last : last + 1] != (_TO_HAND,) or among.name in told.others:
        return "", 0
    cards = number.format(like(among.where, "", told).removesuffix("枚を"))
    verb = "公開し、" if shown else ""
    return f"あなたは「その中から{cards}{verb}あなたの手札に加える。」を選んでもよい。", last + 1
