"""Abilities that work in the draft, in Japanese words: a line for each paragraph of a card."""

from collections.abc import Sequence

from entaku.oracle.ir.drafting import (
    AddCards,
    AfterDraft,
    AfterDrafting,
    AsDrafted,
    AsYouDraft,
    BeforeShuffle,
    ChooseColours,
    DraftAbility,
    DraftAnother,
    DraftAtRandom,
    DraftFaceUp,
    DuringDraft,
    GuessNextOfPack,
    InsteadOfDrafting,
    LookAtNextOfPack,
    LookAtPack,
    RemoveIt,
    RevealAsDrafted,
    RevealNextPick,
    WhileFaceUp,
)

_PACK = "ブースターパック"
_TYPES = {
    "Artifact": "アーティファクト", "Creature": "クリーチャー", "Enchantment": "エンチャント",
    "Instant": "インスタント", "Land": "土地", "Planeswalker": "プレインズウォーカー", "Sorcery": "ソーサリー",
}  # fmt: skip
_CHOOSERS = {"right": "あなたの右隣のプレイヤーは", "you": "あなたは", "left": "あなたの左隣のプレイヤーは"}
_THEN = {
    RevealNextPick: "あなたが次にドラフトしたカードを公開し、その名前を記録する。",
    LookAtNextOfPack: f"あなたは次にこの{_PACK}からドラフトされたカードを見てもよい。",
    GuessNextOfPack: (
        f"次にプレイヤーがこの{_PACK}からカードを１枚ドラフトする時点で、"
        "あなたはそのカードの名前を推測して宣言する。その後、そのプレイヤーはそのドラフトしたカードを公開する。"
    ),
}
_NOTES = {
    "": "公開する",
    "passer": "公開し、これを渡したプレイヤーの名前を記録する",
    "cards this round": "公開し、{name}を含めてこのドラフト・ラウンドでこれまでにドラフトしたカードの枚数を記録する",
}
_IF_SO = "そうしたなら、"


def japanese(name: str, abilities: Sequence[DraftAbility], reminders: bool = True) -> tuple[str, ...]:
    """The abilities of a card of this Japanese name; reminders stand in brackets, as they are printed.

    >>> japanese("歯車式司書", (DraftFaceUp(),))
    ('歯車式司書を表向きの状態でドラフトする。',)
    """
    lines: list[str] = []
    for ability in abilities:
        text, reminder = _said(ability)
        line = (f"{text}（{reminder}）" if reminder and reminders else text).replace("{name}", name)
        if isinstance(ability, AfterDrafting) and lines:
            lines[-1] += line
        else:
            lines.append(line)
    return tuple(lines)


_ADDED = (
    "あなたの次のピックはそのブースターからとなる。"
    "それを次のプレイヤーに渡し、それはこのドラフト・ラウンドにドラフトされる。"
)
_TRADE = (
    "ドラフト終了直後に、あなたのカードプールにあるカードを１枚公開してもよい。"
    "他の各プレイヤーは、自分のカードプールにあるカードを１枚、それと交換することを提案してもよい。"
    "あなたはいずれかの提案を１つ受け入れてもよい。"
)


def _said(ability: DraftAbility) -> tuple[str, str]:
    """An ability and its reminder."""
    if isinstance(ability, DraftFaceUp):
        return "{name}を表向きの状態でドラフトする。", ""
    if isinstance(ability, RevealAsDrafted):
        then = ability.then
        more = _colours(then) if isinstance(then, ChooseColours) else _THEN[type(then)] if then else ""
        return f"{{name}}をドラフトするに際し、これを{_NOTES[ability.note]}。{more}", ""
    if isinstance(ability, AfterDrafting):
        return f"{{name}}をドラフトした後に、{_PACK}を１つドラフトに加えてもよい。", _ADDED
    if isinstance(ability, AsDrafted):
        return _as_drafted(ability), ""
    if isinstance(ability, InsteadOfDrafting):
        return (
            f"{_PACK}からカードをドラフトする代わりに、あなたはその{_PACK}のカードすべてを１枚ずつドラフトしてもよい。"
            f"{_IF_SO}{{name}}を裏向きにし、このドラフト・ラウンドの残りの間カードをドラフトすることができない。",
            f"あなたに回された{_PACK}を見ることはできる。",
        )
    if isinstance(ability, AsYouDraft):
        return _as_you_draft(ability)
    if isinstance(ability, WhileFaceUp):
        return _while_face_up(ability)
    if isinstance(ability, DuringDraft):
        looks = (
            f"ドラフトで未開封または別のプレイヤーに見られていないいずれかの{_PACK}を見る"
            if isinstance(ability.do, LookAtPack)
            else "あなたが選んだプレイヤー１人が次にドラフトするカードを見る"
        )
        return f"ドラフト中、あなたは{{name}}を裏向きにしてもよい。{_IF_SO}{looks}。", ""
    if isinstance(ability, AfterDraft):
        return _TRADE, ""
    return _before_shuffle(ability), ""


def _as_drafted(ability: AsDrafted) -> str:
    """What comes into the pool, or that the card goes out of the draft."""
    do = ability.do
    if not isinstance(do, AddCards):
        return "{name}をドラフトするに際し、これをドラフトから取り除く。これはあなたのカードプールには含まれない。"
    names = "、".join(f"《{name}》" for name in do.cards)
    which = f"{names}の中から無作為に{_wide(do.count)}枚を" if do.count else f"{names}を"
    return f"{{name}}をドラフトするに際し、{which}あなたのカードプールに加える。"


def _colours(what: ChooseColours) -> str:
    """Who chooses a colour after whom."""
    parts = []
    for number, chooser in enumerate(what.choosers):
        first, last = number == 0, number == len(what.choosers) - 1
        colour = "色１色を" if first else "別の色１色を" if not last else "さらに別の色１色を"
        then = "その後" if last and not first else ""
        parts.append(f"{then}{_CHOOSERS[chooser]}{colour}選{'ぶ' if last else 'び'}")
    return f"{'、'.join(parts)}。"


def _as_you_draft(ability: AsYouDraft) -> tuple[str, str]:
    card = f"{_type(ability.card_type)}・カード" if ability.card_type else "カード"
    start = f"あなたが{card}をドラフトするに際し、"
    do = ability.do
    if isinstance(do, DraftAnother):
        text = f"{start}その{_PACK}からさらに１枚カードをドラフトしてもよい。{_IF_SO}"
        if "into-pack" in ability.price:
            return f"{text}{{name}}をその{_PACK}に入れる。", ""
        skip = f"その後、次の{_PACK}を、そこからカードをドラフトすることなく渡す。"
        return f"{text}{{name}}を裏向きにする。{skip}", f"あなたはその{_PACK}を見てもよい。"
    if isinstance(do, RemoveIt):
        side = "表向き" if do.face_up else "裏向き"
        reminder = f"{'それ' if do.face_up else 'それらのカード'}はあなたのカードプールには含まれない。"
        return f"{start}それを{side}の状態でドラフトから取り除いてもよい。", reminder
    fact = "名前" if do.fact == "name" else "クリーチャー・タイプ"
    return (
        f"{start}あなたはそれを公開してもよい。{_IF_SO}それの{fact}を記録し、その後{{name}}を裏向きにする。",
        "",
    )


def _while_face_up(ability: WhileFaceUp) -> tuple[str, str]:
    if isinstance(ability.do, DraftAtRandom):
        cards = _wide(ability.do.cards)
        return (
            f"ドラフト中に{{name}}が表向きであるかぎり、あなたは{_PACK}を見ることはできず、"
            "カードを無作為にドラフトしなければならない。"
            f"あなたがこれによりカードを{cards}枚ドラフトした後で、{{name}}を裏向きにする。",
            "あなたは、カードをドラフトした際に、それらを見てもよい。",
        )
    return (
        f"各プレイヤーは各{_PACK}の最後のカードを、「{{name}}」という名前のカードをドラフトしたプレイヤーに渡す。",
        "",
    )


def _before_shuffle(ability: BeforeShuffle) -> str:
    count = _wide(ability.least)
    if ability.most is None:
        number = f"{count}枚以上"
    elif ability.most == ability.least:
        number = f"{count}枚"
    else:
        number = f"{count}枚以上{_wide(ability.most)}枚以下"
    cards = "か".join(f"{_type(card_type)}・カード{number}" for card_type in ability.card_types)
    return (
        "ゲームの開始時にあなたがあなたのデッキを切り直す前に、あなたはあなたのデッキからこのカードを公開して、"
        f"あなたがドラフトしたがあなたのデッキに入っていない{cards}を追放してもよい。"
    )


def _type(card_type: str) -> str:
    return _TYPES.get(card_type, card_type)


def _wide(number: int) -> str:
    """A number in full-width digits, as it is printed."""
    return str(number).translate(str.maketrans("0123456789", "０１２３４５６７８９"))
