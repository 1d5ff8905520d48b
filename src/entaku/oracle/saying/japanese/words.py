"""Japanese words: numbers, counters, verbs and the forms that sentences ask of them."""

from typing import NamedTuple

from entaku.oracle.keywords.table import BY_NAME
from entaku.oracle.typelines import TYPES

_WIDE = str.maketrans("0123456789+-X", "０１２３４５６７８９＋－Ｘ")
_ONE_STEP = (
    "得る",
    "かける",
    "させる",
    "捨てる",
    "加える",
    "与える",
    "捧げる",
    "受ける",
    "見る",
    "つける",
    "変える",
    "分ける",
    "混ぜる",
    "できる",
    "持てる",
    "始める",
    "続ける",
)
_STEMS = {"く": "き", "す": "し", "う": "い", "ぶ": "び", "む": "み", "る": "り", "つ": "ち", "ぐ": "ぎ"}
_TES = {"く": "いて", "す": "して", "う": "って", "ぶ": "んで", "む": "んで", "る": "って", "つ": "って", "ぐ": "いで"}
STATS = {"power": "パワー", "toughness": "タフネス", "mana value": "マナ総量"}
"""The numbers of an object that are compared and counted together."""
DIFFERING = {"name": "名前", "controller": "コントローラー", **STATS}
"""In what things may differ."""


def wide(text: object) -> str:
    """A number or size in wide figures, as Japanese cards have them.

    >>> wide(12), wide("+1/+1")
    ('１２', '＋１/＋１')
    """
    return str(text).translate(_WIDE)


class Clause(NamedTuple):
    """What is done: the words before the verb, and the verb as the dictionary has it; `after` says what X is.

    >>> clause = Clause("カードを１枚", "引く")
    >>> clause.plain, clause.stem, clause.may
    ('カードを１枚引く', 'カードを１枚引き', 'カードを１枚引いてもよい')
    >>> Clause("占術Ｘを", "行う", "。Ｘはそれのパワーに等しい").may
    '占術Ｘを行ってもよい。Ｘはそれのパワーに等しい'
    """

    before: str
    verb: str
    after: str = ""

    @property
    def plain(self) -> str:
        return self.before + self.verb + self.after

    @property
    def stem(self) -> str:
        """As it stands before another clause."""
        return self.before + (self.verb + stem(self.after) if self.after else stem(self.verb))

    @property
    def te(self) -> str:
        """As it stands before what follows from it, or at once: "引いて"."""
        return self.before + te(self.verb)

    @property
    def may(self) -> str:
        return self.plain if self.verb.endswith("よい") else f"{self.before}{te(self.verb)}もよい{self.after}"

    @property
    def negative(self) -> str:
        """That it is not done, before "かぎり"."""
        return self.before + negative(self.verb)


def stem(verb: str) -> str:
    """The verb before another: "引き".  "…てもよい" and "…ない" become "…てもよく", "…なく"; "得る" is too short."""
    if verb.endswith("ならない"):
        return f"{verb[:-2]}ず"
    if verb.endswith("い"):
        return f"{verb[:-1]}く"
    if verb == "得る":
        return te(verb)
    if verb.endswith("する"):
        return f"{verb[:-2]}し"
    if verb.endswith(_ONE_STEP):
        return verb[:-1]
    return verb[:-1] + _STEMS[verb[-1]]


def te(verb: str) -> str:
    """The verb before "もよい": "引いて"."""
    if verb.endswith("する"):
        return f"{verb[:-2]}して"
    if verb.endswith(_ONE_STEP):
        return f"{verb[:-1]}て"
    if verb.endswith("ていく"):
        return f"{verb[:-1]}って"
    return verb[:-1] + _TES[verb[-1]]


def negative(verb: str) -> str:
    """The verb denied: "支払わない".

    >>> negative("支払う"), negative("捨てる"), negative("する")
    ('支払わない', '捨てない', 'しない')
    """
    if verb.endswith("する"):
        return f"{verb[:-2]}しない"
    if verb.endswith(_ONE_STEP):
        return f"{verb[:-1]}ない"
    row = {"く": "か", "す": "さ", "う": "わ", "ぶ": "ば", "む": "ま", "る": "ら", "つ": "た", "ぐ": "が"}
    return f"{verb[:-1]}{row[verb[-1]]}ない"


def keyword_name(keyword: str) -> str:
    """The Japanese name of a keyword ability; of one that isn't known the name as it came.

    >>> keyword_name("flying"), keyword_name("will of the table")
    ('飛行', 'will of the table')
    """
    row = BY_NAME.get(keyword)
    return keyword if row is None else row.ja


LAND_NAMES = {"Plains": "平地", "Island": "島", "Swamp": "沼", "Mountain": "山", "Forest": "森", "Basic": "基本土地"}
COLOURS = {"W": "白", "U": "青", "B": "黒", "R": "赤", "G": "緑"}
ABILITY_WORDS = {
    "will of the council": "議決",
    "council's dilemma": "動議",
    "parley": "協議",
    "morbid": "陰鬱",
    "landfall": "上陸",
    "metalcraft": "金属術",
    "threshold": "スレッショルド",
    "hellbent": "暴勇",
    "raid": "強襲",
    "ferocious": "獰猛",
    "formidable": "圧倒",
    "heroic": "英雄的",
    "constellation": "星座",
    "battalion": "大隊",
    "bloodrush": "湧血",
    "delirium": "昂揚",
    "domain": "版図",
    "imprint": "刻印",
    "inspired": "神啓",
    "kinship": "族系",
    "lieutenant": "副官",
    "revolt": "紛争",
    "spell mastery": "魔巧",
    "strive": "奮励",
    "sweep": "掃引",
    "tempting offer": "誘引",
    "join forces": "連合",
    "radiance": "光輝",
    "rally": "結集",
    "grandeur": "壮大",
    "chroma": "彩色",
    "channel": "魂力",
    "fateful hour": "窮地",
    "enrage": "激昂",
    "undergrowth": "宿根",
    "adamant": "一徹",
    "magecraft": "魔技",
    "addendum": "附則",
    "coven": "集会",
    "alliance": "団結",
    "converge": "収斂",
    "eminence": "威光",
    "pack tactics": "集団戦術",
    "corrupted": "堕落",
    "cohort": "盟友",
    "celebration": "祝祭",
    "descend 4": "落魄４",
    "descend 8": "落魄８",
    "valiant": "勇姿",
    "eerie": "違和感",
    "survival": "生存",
    "void": "虚空",
}
CHOICES = {
    "colour": "色１色",
    "creature type": "クリーチャー・タイプ１つ",
    "land type": "土地タイプ１つ",
    "card name": "カード名１つ",
    "creature card name": "クリーチャー・カード名１つ",
    "nonland card name": "土地でないカード名１つ",
    "basic land type": "基本土地タイプ１つ",
    "card type": "カード・タイプ１つ",
    "number": "数１つ",
    "player": "プレイヤー１人",
    "opponent": "対戦相手１人",
}
"""What is chosen, as it is called then."""
IN_TURN = "あなたから始めて各プレイヤーは"
UNTIL_END_OF_TURN = "ターン終了時まで、"
UNTIL_YOUR_NEXT_TURN = "次のあなたのターンまで、"
UNTIL_END_OF_YOUR_NEXT_TURN = "次のあなたのターンの終了時まで、"
CHOSEN_WORDS = {"war": "戦争", "peace": "平和", "Khans": "カン", "Dragons": "龍"}
"""Words that players choose for a permanent as it enters.  (CR 614.12b)"""
PARITIES = {"odd": "奇数", "even": "偶数", "chosen": "選ばれた方"}
"""Whether a number is odd or even."""

VOTES = {
    "profit": "利益",
    "security": "安全",
    "time": "時間",
    "knowledge": "知識",
    "denial": "否定",
    "duplication": "複製",
    "sickness": "身体疾患",
    "psychosis": "精神疾患",
    "death": "死",
    "torture": "拷問",
    "grace": "恩寵",
    "condemnation": "糾弾",
    "carnage": "殺戮",
    "homage": "忠誠",
    "strength": "質",
    "numbers": "量",
    "money": "金",
    "feather": "羽",
    "quill": "羽ペン",
    "taxes": "税",
    "sprout": "新芽",
    "harvest": "収穫",
    "wild": "野生",
    "free": "解放",
    "blue": "青",
    "black": "黒",
    "red": "赤",
    "green": "緑",
    "white": "白",
}
COUNTERS = {
    "acorn": "ドングリ",
    "age": "経年",
    "aim": "照準",
    "arrowhead": "鏃",
    "blaze": "猛火",
    "blessing": "祝福",
    "blood": "血液",
    "book": "本",
    "bounty": "賞金",
    "bribery": "賄賂",
    "brick": "石材",
    "burden": "重荷",
    "carrion": "腐肉",
    "cell": "細胞",
    "charge": "蓄積",
    "coin": "硬貨",
    "component": "構成要素",
    "corpse": "死体",
    "corruption": "腐敗",
    "credit": "信用",
    "croak": "蛙声",
    "crystal": "水晶",
    "depletion": "枯渇",
    "descent": "降下",
    "despair": "絶望",
    "devotion": "執心",
    "divinity": "神性",
    "doom": "破滅",
    "elixir": "霊薬",
    "energy": "エネルギー",
    "enlightened": "悟り",
    "eon": "永劫",
    "experience": "経験",
    "eyeball": "目玉",
    "fade": "消散",
    "fate": "運命",
    "feather": "羽根",
    "feeding": "摂食",
    "fetch": "取得",
    "filibuster": "牛歩",
    "film": "フィルム",
    "finality": "最終",
    "flame": "火炎",
    "flood": "洪水",
    "foreshadow": "予兆",
    "fury": "鬱憤",
    "gem": "宝石",
    "ghostform": "幽体",
    "gold": "黄金",
    "growth": "成長",
    "harmony": "調和",
    "hatchling": "孵化",
    "healing": "治癒",
    "hit": "殺人",
    "hoofprint": "蹄跡",
    "hour": "時刻",
    "hourglass": "砂時計",
    "ice": "氷",
    "incarnation": "具現",
    "incubation": "孵卵",
    "infection": "感染",
    "invasion": "侵略",
    "isolation": "孤立",
    "javelin": "投槍",
    "ki": "気",
    "knowledge": "知識",
    "level": "レベル",
    "loot": "略奪品",
    "lore": "伝承",
    "loyalty": "忠誠",
    "luck": "運勢",
    "manifestation": "顕現",
    "mannequin": "マネキン",
    "mine": "地雷",
    "mining": "採掘",
    "muster": "召集",
    "nest": "巣",
    "night": "夜",
    "oil": "油",
    "omen": "前兆",
    "page": "ページ",
    "pain": "苦痛",
    "petrification": "石化",
    "phylactery": "聖句",
    "plague": "疫病",
    "plot": "陰謀",
    "point": "得点",
    "poison": "毒",
    "polyp": "ポリプ",
    "possession": "憑依",
    "pressure": "内圧",
    "prey": "餌食",
    "quest": "探索",
    "rev": "回転",
    "ritual": "儀式",
    "scream": "悲鳴",
    "scroll": "巻物",
    "shield": "盾",
    "shred": "細断",
    "silver": "銀",
    "slime": "スライム",
    "soot": "煤",
    "soul": "魂魄",
    "spite": "遺恨",
    "spore": "胞子",
    "stash": "備蓄",
    "storage": "貯蔵",
    "strife": "敵対",
    "study": "学習",
    "stun": "麻痺",
    "suspect": "容疑",
    "task": "労役",
    "theft": "窃盗",
    "time": "時間",
    "treasure": "宝物",
    "unity": "結束",
    "valor": "武勇",
    "velocity": "速度",
    "verse": "詩句",
    "vitality": "活力",
    "void": "虚空",
    "winch": "巻上",
    "wish": "願い",
}


def one_among(words: tuple[str, ...]) -> str:
    """One of several card types, or odd or even, as what is chosen; "" for none, and for other words."""
    known = [TYPES.get(word) or (PARITIES.get(word) if word != "chosen" else None) for word in words]
    return "か".join(word for word in known if word) if all(known) else ""
