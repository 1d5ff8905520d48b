"""The words of Japanese rules text, in the official terms and the ways they are inflected and spelt."""

from typing import Literal

from msgspec import Struct

from entaku.riftbound.form import Choice, PartKind, Whose, Zone
from entaku.riftbound.writing import listed

Form = Literal["plain", "past", "te", "joining", "negative", "if", "can", "must-stem"]
"""How a verb stands: する, した, して, し, しない, すれば, できる, しなければ."""


class Verb(Struct, frozen=True):
    """An inflected verb: its English base form, how it stands, and whether its subject suffers it."""

    base: str
    form: Form
    suffers: bool = False


class Noun(Struct, frozen=True):
    kind: PartKind
    choice: Choice | None = None
    whose: Whose = "any"


class Modifier(Struct, frozen=True):
    """A word before a noun: whose, how many, or of what state."""

    choice: Choice | None = None
    whose: Whose | None = None
    zone: Zone | None = None
    plural: bool = False
    any_number: bool = False


NOUNS: dict[str, Noun] = {
    **dict.fromkeys(["ユニット", "クリーチャー", "ユニットカード"], Noun("unit")),
    **dict.fromkeys(["ギア", "ギアカード", "装備品", "装備", "イクイップメント", "エクイップメント", "装備カード"],
    Noun("gear")),
    "ルーン": Noun("rune"),
    **dict.fromkeys(["スペル", "呪文", "スペルカード"], Noun("spell")),
    **dict.fromkeys(["スキル", "能力", "アビリティ", "起動スキル", "発動スキル"], Noun("ability")),
    "カード": Noun("card"),
    "レジェンド": Noun("legend"),
    **dict.fromkeys(["チャンピオン", "選ばれしチャンピオン", "選んだチャンピオン"], Noun("champion")),
    "バフ": Noun("buff"),
    "トークン": Noun("token"),
    **dict.fromkeys(["オブジェクト", "パーマネント", "もの", "物", "対象"], Noun("object")),
    **dict.fromkeys(["戦場", "バトルフィールド"], Noun("battlefield")),
    **dict.fromkeys(["場所", "位置", "ロケーション", "移動先", "行き先"], Noun("location")),
    **dict.fromkeys(["ベース", "基地", "拠点", "本拠地"], Noun("base")),
    "手札": Noun("hand"),
    **dict.fromkeys(["トラッシュ", "捨て札"], Noun("trash")),
    **dict.fromkeys(["メインデッキ", "デッキ", "山札", "ルーンデッキ"], Noun("deck")),
    **dict.fromkeys(["盤面", "ボード", "チェイン", "チャンピオンゾーン", "レジェンドゾーン", "ゾーン", "追放領域",
                     "バニッシュ領域", "場"], Noun("zone")),
    **dict.fromkeys(["対戦相手", "相手", "対戦相手プレイヤー"], Noun("player", whose="enemy")),
    **dict.fromkeys(["プレイヤー", "味方プレイヤー", "コントローラー", "所有者", "持ち主",
    "オーナー",
                     "チームメイト", "仲間", "支配者"], Noun("player")),
    **dict.fromkeys(["攻撃側", "防御側"], Noun("player", "one")),
    **dict.fromkeys(["あなた", "自分", "あなた自身", "自分自身"], Noun("player", "self")),
    **dict.fromkeys(["私", "我", "わたし", "僕", "俺"], Noun("unit", "self")),
    **dict.fromkeys(["ここ", "この場所"], Noun("battlefield", "self")),
    **dict.fromkeys(["そこ", "あそこ"], Noun("battlefield", "earlier")),
    **dict.fromkeys(["これ", "これ自身", "それ自身", "自身"], Noun("object", "self")),
    **dict.fromkeys(["それ", "それら", "彼ら", "両方", "両者", "双方", "その両方", "そいつ"], Noun("object",
    "earlier")),
    "全員": Noun("player", "every"),
    **dict.fromkeys(["残り", "残りすべて", "それ以外"], Noun("object", "one")),
    **dict.fromkeys(["お互い", "互い", "それぞれ"], Noun("object", "earlier")),
    **dict.fromkeys(["その中", "それらの中", "そのうち", "それらのうち", "この中"], Noun("object", "earlier")),
}  # fmt: skip

AMOUNTS = listed(
    """
    マイト 戦力 コスト 追加コスト エネルギー エネルギーコスト パワー パワーコスト ダメージ 点 ポイント
    勝利ポイント スコア 経験値 ターン 手番 数 枚数 合計 合計マイト 値 効果 置き換え効果 テキスト タグ タイプ
    カードタイプ 名前 カード名 ドメイン 色 キーワード 戦闘 ショーダウン 対決 フェイズ フェーズ 開始フェイズ
    メインフェイズ チャネルフェイズ ドローフェイズ 終了フェイズ 開始時 終了時 開始 終了 間 時点 回数 回 半分
    2倍 倍 分 発動 発動条件 プレイ 移動 攻撃 防御 制限 攻撃力 基本マイト 現在値 最小 最大値 最小値 下限 上限
    効果テキスト 順番 順序 状態 レディ状態 待機状態 スタン状態 ボーナスダメージ 超過ダメージ 選択 選択肢
    モード 以下 以上 未満 次 最初 最後 上 下 一番上 一番下 中 うち 他 別 勝利 敗北 ゲーム 対象指定 条件 代償
    攻撃時 防御時 戦闘ダメージ 与えたダメージ 効果ダメージ 同時 最大 起動コスト 装備コスト レベル 段階 獲得
    コピー バフ状態 レディ 待機 スタン 制御 コントロール Might might Power Energy XP
    """
)

MODIFIERS: dict[str, Modifier] = {
    **dict.fromkeys(["敵の", "敵", "相手側の", "対戦相手側の"], Modifier(whose="enemy")),
    **dict.fromkeys(["味方の", "味方"], Modifier(whose="friendly")),
    **dict.fromkeys(["自分の", "自身の", "あなたの"], Modifier(whose="yours")),
    **dict.fromkeys(["別の", "他の", "ほかの", "もう1体の", "もう一体の", "もう1つの", "異なる", "さらに別の"],
    Modifier()),
    **dict.fromkeys(["この", "こちらの"], Modifier(choice="self")),
    **dict.fromkeys(["その", "それらの", "当該", "あの", "それの", "そのような"], Modifier(choice="earlier")),
    **dict.fromkeys(["すべての", "全ての", "あらゆる", "全", "全部の", "それぞれの", "各"], Modifier(choice="every",
    plural=True)),
    **dict.fromkeys(["好きな数の", "任意の数の", "任意の枚数の", "好きな枚数の", "1体以上の", "1つ以上の", "1枚以上の"],
                    Modifier(choice="chosen", any_number=True, plural=True)),
    **dict.fromkeys(["任意の", "いずれかの", "どれか", "どちらかの", "好きな"], Modifier(choice="chosen")),
    **dict.fromkeys(["伏せられた", "裏向きの", "伏せた", "伏せられている", "裏向きになっている"],
    Modifier(zone="facedown")),
    **dict.fromkeys(["次の", "最初の", "最後の", "一番上の", "一番下の", "上の", "下の", "残りの", "唯一の", "元の"],
                    Modifier(choice="one")),
    **dict.fromkeys(["待機状態の", "レディ状態の", "レディの", "待機中の", "バフ状態の",
                     "スタン状態の", "攻撃中の", "防御中の", "装備された状態の", "戦闘中の", "トークンでない",
                     "トークン以外の", "ユニット以外の", "ギア以外の", "スペル以外の", "空の",
                     "同じ", "同じ名前の", "単独の", "一番", "最も高い", "最も低い", "最も多い", "最も少ない",
                     "一番高い", "一番低い",
                     "単一の", "1つの", "追加の", "直前の", "合計", "すぐ", "ちょうど", "両方の", "現在の",
                     "コピーの", "孤立した", "コントローラーが同じ"], Modifier()),
}  # fmt: skip

COUNTERS = ("体", "枚", "つ", "個", "人", "点", "回", "度", "名", "種類", "本", "箇所", "か所", "ヶ所")
NUMERALS = {"一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10}

PARTICLES = (
    "の上から", "の一番上から", "の下から", "でない", "ではない", "に等しいだけの", "に等しい", "と等しい",
    "と同じだけの", "と同じ値の", "と同じだけ",
    "と同じ", "分の", "について", "につき", "によって", "により", "に対して", "の代わりに", "のうちから", "のうち",
    "の中から", "の間で", "以外の",
    "ごとに", "として", "とともに", "までに", "からの", "への", "での", "までの", "との", "を", "が", "は", "に",
    "で", "と", "へ",
    "も", "まで", "から", "より", "の", "や", "か", "だけ", "ずつ", "には", "では", "とも", "からは", "へは",
    "分", "だけの", "のみ", "同士で", "同士", "の上", "の下", "の前に", "の後に", "の後",
)  # fmt: skip

JOINS = ("または", "もしくは", "あるいは", "および", "ならびに", "かつ", "か", "と", "や", "・", "/")
"""Words that join two nouns."""

ADVERBS = listed(
    """
    代わりに かわりに 次に 次回 その後 そのあと それから そして さらに また 続いて 即座に ただちに すぐに
    もう一度 再び 追加で 単独で 同時に 必ず 一緒に ともに このターン中 このターンの間 このターンに
    このターンで このターン 次のターン 各ターン 毎ターン ターン終了時まで このターンの終了時まで この戦闘中
    この戦闘の間 戦闘終了時まで レディ状態で 待機状態で 裏向きで 表向きで 可能なら 可能であれば まだ すでに
    既に 好きな順番で 任意の順番で 望む順番で 無作為に ランダムに 均等に 自由に 代償として コストとして
    追加コストとして 1回 2回 3回 一度 一度だけ 初めて 最初に ちょうど 少なくとも 合計で それぞれ 各々 すべて
    全て 新たに 永続的に 今 いずれも ただし なお 毎ターン1回 1ターンに1回 各ターン1回 ターンごとに1回
    この方法で これにより それにより こうして このようにして 順に 順番に 好きなように 任意に 望むように
    好きなだけ 手番順に ターン順に 次のプレイヤーから 代わって 通常の 単独 そうした場合 そうしたなら
    そうしたとき そうしなかった場合 そうでない場合 そうでなければ そうしないなら そうすることで そうしたら
    その場合 もし もしも 仮に それ以降 以降 以後 いつでも はじめて 少なく 多く 高く 低く 直ちに 再度 あと
    何度でも 何回でも お互いに 互いに
    """
)

IF_SO = listed(
    """
    そうした場合 そうしたなら そうしたとき そうしたら その場合 そうしなかった場合 そうでない場合
    そうでなければ そうしないなら もし もしも 仮に
    """
)

SURU: dict[str, str] = {
    "キル": "kill", "破壊": "kill", "プレイ": "play", "移動": "move", "リコール": "recall", "帰還": "recall",
    "バニッシュ": "banish", "追放": "banish", "ディスカード": "discard", "ドロー": "draw", "付与": "give",
    "カウンター": "counter",
    "リサイクル": "recycle", "チャネル": "channel", "チャンネル": "channel", "公開": "reveal", "選択": "choose",
    "装着": "attach",
    "アタッチ": "attach", "装備": "attach", "デタッチ": "detach", "回復": "heal", "ヒール": "heal", "制圧": "conquer",
    "征服": "conquer", "コンクエスト": "conquer", "コンカー": "conquer", "占領": "conquer", "ホールド": "hold",
    "維持": "hold",
    "保持": "hold", "防御": "defend",
    "防衛": "defend", "攻撃": "attack", "得点": "score", "獲得": "gain", "消費": "spend", "使用": "use",
    "予測": "predict",
    "プレディクト": "predict", "交換": "swap", "コピー": "copy", "勝利": "win", "敗北": "lose", "無視": "ignore",
    "登場": "enter",
    "発動": "trigger", "起動": "activate", "コントロール": "control", "宣言": "name", "指定": "choose",
    "分配": "split", "軽減": "reduce",
    "減少": "reduce", "増加": "increase", "上昇": "increase", "スタン": "stun", "バフ": "buff", "待機": "exhaust",
    "レディ": "ready",
    "死亡": "die", "デス": "die", "追加": "add", "適用": "apply", "配置": "put", "所有": "own",
    "シャッフル": "shuffle", "確認": "look",
    "実行": "do", "対戦": "fight", "消滅": "banish", "強化": "empower", "無効化": "counter", "再使用": "use",
    "対象": "choose", "対象と": "choose", "対象に選択": "choose", "対象に指定": "choose", "対象として選択": "choose",
    "隠蔽": "hide", "決定": "choose", "解決": "resolve", "準備": "ready", "参照": "look", "参加": "attack",
    "変更": "change",
    "置換": "replace", "防止": "prevent", "終了": "finish", "スコア": "score", "召喚": "play", "生成": "create",
    "存在": "be",
    "レディ状態に": "ready", "レディに": "ready", "アクティブに": "ready", "待機状態に": "exhaust",
    "スタン状態に": "stun",
    "2倍に": "double", "倍に": "double", "対象に": "choose", "コピーに": "copy", "無効に": "counter",
    "バフ状態に": "buff", "0に": "reduce",
    "バーン": "burn", "エンパワー": "empower", "払い戻": "return",
}  # fmt: skip
_ICHIDAN: dict[str, str] = {
    "与え": "give", "捨て": "discard", "加え": "add", "得": "gain", "見": "look", "受け": "suffer", "付け": "attach",
    "つけ": "attach", "変え": "change", "離れ": "leave", "数え": "count", "入れ": "put", "伏せ": "hide",
    "超え": "exceed",
    "下げ": "reduce", "入れ替え": "swap", "倒れ": "die", "見せ": "reveal", "決め": "choose", "分け": "split",
    "振り分け": "split",
    "增え": "increase",
    "増え": "increase", "生き返らせ": "return", "移動させ": "move", "待機させ": "exhaust", "スタンさせ": "stun",
    "帰還させ": "recall", "回復させ": "heal", "装備させ": "attach", "移させ": "move", "プレイさせ": "play",
    "レディさせ": "ready",
    "引き受け": "suffer", "い": "be", "でき": "can", "控え": "do", "載せ": "put", "置き換え": "replace",
    "重ね": "attach", "終え": "finish",
    "捨てさせ": "discard", "引かせ": "draw", "移し替え": "move", "掛け": "do", "避け": "prevent", "外れ": "leave",
}  # fmt: skip
_GODAN: dict[str, str] = {
    "引く": "draw", "戻す": "return", "戻る": "return", "選ぶ": "choose", "支払う": "pay", "払う": "pay",
    "失う": "lose",
    "倒す": "kill", "置く": "put", "使う": "use", "持つ": "have", "取る": "take", "減らす": "reduce", "減る": "reduce",
    "増やす": "increase", "防ぐ": "prevent", "行う": "do", "打ち消す": "counter", "取り除く": "remove",
    "呼び戻す": "recall",
    "なる": "become", "勝つ": "win", "死ぬ": "die", "残る": "remain", "生き残る": "survive", "割り振る": "split",
    "含む": "include",
    "上がる": "increase", "下がる": "reduce", "入る": "enter", "外す": "detach", "取り外す": "detach",
    "隠す": "hide", "移す": "move",
    "動く": "move", "起こす": "ready", "出す": "play", "出る": "enter", "送る": "send", "加わる": "join",
    "従う": "follow",
    "繰り返す": "repeat", "ある": "be", "奪う": "take", "生み出す": "add", "作る": "create", "始まる": "begin",
    "終わる": "end",
    "及ぼす": "deal", "与え合う": "deal", "選び出す": "choose", "壊す": "kill", "返す": "return", "合う": "fit",
    "満たす": "fit",
    "伴う": "have",
    "めくる": "reveal", "立つ": "ready", "やり直す": "repeat", "持ち込む": "move", "勝ち取る": "gain",
    "呼び出す": "play", "見つかる": "find", "対象にとる": "choose", "対象に取る": "choose", "対象をとる": "choose",
    "対象を取る": "choose", "対象に選ぶ": "choose", "対象として選ぶ": "choose",
}  # fmt: skip
_ROWS = {
    "く": ("き", "いて", "いた", "か", "け", "ける"), "ぐ": ("ぎ", "いで", "いだ", "が", "げ", "げる"),
    "す": ("し", "して", "した", "さ", "せ", "せる"), "つ": ("ち", "って", "った", "た", "て", "てる"),
    "う": ("い", "って", "った", "わ", "え", "える"), "る": ("り", "って", "った", "ら", "れ", "れる"),
    "ぶ": ("び", "んで", "んだ", "ば", "べ", "べる"), "む": ("み", "んで", "んだ", "ま", "め", "める"),
    "ぬ": ("に", "んで", "んだ", "な", "ね", "ねる"),
}  # fmt: skip


_CAUSED: tuple[tuple[str, Form], ...] = (
    ("させる", "plain"), ("させた", "past"), ("させて", "te"), ("させ", "joining"), ("させられる", "can"),
    ("させなければ", "must-stem"), ("させない", "negative"), ("させれば", "if"), ("させたなら", "if"),
)  # fmt: skip


def _verbs() -> dict[str, Verb]:
    """Every form of every verb that rules texts use, and of what stands like one."""
    verbs: dict[str, Verb] = {}
    _add_suru(verbs)
    _add_ichidan(verbs)
    _add_godan(verbs)
    _add(verbs, "do", "", "する", "した", "して", "し", "しな", "すれ", "でき", "せず")
    _add_being(verbs)
    for no_verb in ("い", "いず", "得", "見"):
        verbs.pop(no_verb, None)
    return verbs


def _add_suru(verbs: dict[str, Verb]) -> None:
    for stem, base in SURU.items():
        _add(verbs, base, stem, "する", "した", "して", "し", "しな", "すれ", "でき", "せず")
        for ending, form in _CAUSED:
            verbs.setdefault(stem + ending, Verb(base, form))
        suffered = base not in ("die",)
        for ending, form in _passive("され"):
            verbs[stem + ending] = Verb(base, form, suffered)


def _add_ichidan(verbs: dict[str, Verb]) -> None:
    for stem, base in _ICHIDAN.items():
        _add(verbs, base, stem, "る", "た", "て", "", "な", "れ", "られ", "ず")
        if base not in ("be", "can") and len(stem) > 1:
            for ending, form in _passive("られ"):
                verbs[stem + ending] = Verb(base, form, suffers=True)


def _add_godan(verbs: dict[str, Verb]) -> None:
    for plain, base in _GODAN.items():
        joining, te, past, negative, conditional, potential = _ROWS[plain[-1]]
        stem = plain[:-1]
        if plain in ("行う",):
            te, past = "って", "った"
        _add(
            verbs,
            base,
            stem,
            plain[-1],
            past,
            te,
            joining,
            negative + "な",
            conditional,
            potential[:-1],
            negative + "ず",
        )
        for ending, form in _passive(negative + "れ"):
            verbs[stem + ending] = Verb("die" if plain == "倒す" else base, form, suffers=True)


_IS: tuple[tuple[str, Form], ...] = (
    ("だ", "plain"), ("である", "plain"), ("であり", "joining"), ("だった", "past"), ("であった", "past"),
)  # fmt: skip


def _add_being(verbs: dict[str, Verb]) -> None:
    for adjective in ("高い", "低い", "大きい", "小さい", "多い", "少ない", "強い", "弱い"):
        verbs[adjective] = Verb("be", "plain")
        verbs[adjective[:-1] + "ければ"] = Verb("be", "if")
    verbs["ない"] = Verb("be", "negative")
    verbs["なく"] = Verb("be", "joining")
    verbs["なければ"] = Verb("be", "if")
    for ending, form in _IS:
        verbs[ending] = Verb("be", form)


def _add(
    verbs: dict[str, Verb], base: str, stem: str, plain: str, past: str, te: str, joining: str, negative: str,
    conditional: str, potential: str, without: str,
) -> None:  # fmt: skip
    forms: tuple[tuple[str, Form], ...] = (
        (plain, "plain"), (past, "past"), (te, "te"), (joining, "joining"), (negative + "い", "negative"),
        (negative + "かった", "negative"), (negative + "ければ", "must-stem"), (negative + "くては", "must-stem"),
        (conditional + "ば", "if"), (past + "なら", "if"), (past + "ら", "if"), (potential + "る", "can"),
        (without, "negative"), (te + "いる", "plain"), (te + "いない", "negative"), (te + "いた", "past"),
        (te + "おり", "joining"),
        (te + "ある", "plain"), (negative + "くても", "negative"), (potential + "ない", "negative"),
        (potential + "た", "past"),
        (te + "いて", "te"), (te + "いれば", "if"), (negative + "いで", "negative"),
    )  # fmt: skip
    for ending, form in forms:
        if stem + ending:
            verbs.setdefault(stem + ending, Verb(base, form))


def _passive(stem: str) -> tuple[tuple[str, Form], ...]:
    return (
        (stem + "る", "plain"), (stem + "た", "past"), (stem + "て", "te"), (stem, "joining"), (stem + "ない",
        "negative"),
        (stem + "れば", "if"), (stem + "たなら", "if"), (stem + "たら", "if"), (stem + "ている", "plain"),
        (stem + "ていない", "negative"),
        (stem + "なかった", "negative"), (stem + "そうになった", "past"), (stem + "そうになる", "plain"),
        (stem + "ていた", "past"),
    )  # fmt: skip


VERBS: dict[str, Verb] = _verbs()

MOMENTS = frozenset(stem + "時" for stem in SURU if not stem.endswith("に"))
"""「制圧時」「移動時」: a trigger condition of one word."""
AMOUNTS |= MOMENTS

KEYWORDS: dict[str, str] = {
    "アクション": "action", "リアクション": "reaction", "隠密": "hidden", "装備": "equip", "エクイップ": "equip",
    "クイックドロー": "quick-draw", "クイック・ドロー": "quick-draw", "ウェポンマスター": "weaponmaster",
    "武具の達人": "weaponmaster",
    "デフレクト": "deflect", "ディフレクト": "deflect", "リピート": "repeat", "反復": "repeat",
    "レギオン": "legion", "軍団": "legion",
    "デスネル": "deathknell", "断末魔": "deathknell", "遺言": "deathknell", "スタン": "stun", "バフ": "buff",
    "タンク": "tank",
    "シールド": "shield", "アサルト": "assault", "ギャンキング": "ganking", "ガンキング": "ganking",
    "テンポラリー": "temporary",
    "一時的": "temporary", "ヴィジョン": "vision", "ビジョン": "vision", "アクセラレート": "accelerate",
    "加速": "accelerate",
    "アンブッシュ": "ambush", "ハント": "hunt", "レベル": "level", "ユニーク": "unique", "予測": "predict",
    "マイティ": "mighty",
    "強大": "mighty", "フロー": "flow", "エンパワー": "empower", "追加": "add", "加える": "add", "アド": "add",
    "デスネール": "deathknell", "バックライン": "backline",
}  # fmt: skip
"""Keywords as they stand in brackets; the English ones do as well."""

LASTING = listed(
    """
    このターン中 このターンの間 このターンに このターンで このターン ターン終了時まで このターンの終了時まで
    この戦闘中 この戦闘の間 戦闘終了時まで
    """
)
"""How long something lasts."""
