"""Japanese words: numbers, counters, verbs and the forms that sentences ask of them."""

from typing import NamedTuple

_WIDE = str.maketrans("0123456789+-X", "０１２３４５６７８９＋－Ｘ")
_ONE_STEP = (
    "得る",
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


def wide(text: object) -> str:
    """A number or size in wide figures, as Japanese cards have them.

    >>> wide(12), wide("+1/+1")
    ('１２', '＋１/＋１')
    """
    return str(text).translate(_WIDE)


class Clause(NamedTuple):
    """What is done: the words before the verb, and the verb as the dictionary has it.

    >>> clause = Clause("カードを１枚", "引く")
    >>> clause.plain, clause.stem, clause.may
    ('カードを１枚引く', 'カードを１枚引き', 'カードを１枚引いてもよい')
    """

    before: str
    verb: str

    @property
    def plain(self) -> str:
        return self.before + self.verb

    @property
    def stem(self) -> str:
        """As it stands before another clause."""
        return self.before + stem(self.verb)

    @property
    def may(self) -> str:
        return self.plain if self.verb.endswith("よい") else f"{self.before}{te(self.verb)}もよい"

    @property
    def negative(self) -> str:
        """That it is not done, before "かぎり"."""
        return self.before + negative(self.verb)


def stem(verb: str) -> str:
    """The verb before another: "引き".  "…てもよい" and "…ない" become "…てもよく", "…なく"."""
    if verb.endswith("い"):
        return f"{verb[:-1]}く"
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


KEYWORDS = {
    "flying": "飛行",
    "first strike": "先制攻撃",
    "double strike": "二段攻撃",
    "deathtouch": "接死",
    "haste": "速攻",
    "hexproof": "呪禁",
    "indestructible": "破壊不能",
    "lifelink": "絆魂",
    "menace": "威迫",
    "reach": "到達",
    "trample": "トランプル",
    "vigilance": "警戒",
    "defender": "防衛",
    "flash": "瞬速",
    "shroud": "被覆",
    "fear": "畏怖",
    "intimidate": "威嚇",
    "shadow": "シャドー",
    "horsemanship": "馬術",
    "flanking": "側面攻撃",
    "wither": "萎縮",
    "infect": "感染",
    "prowess": "果敢",
    "convoke": "召集",
    "delve": "探査",
    "persist": "頑強",
    "undying": "不死",
    "exalted": "賛美",
    "cascade": "続唱",
    "storm": "ストーム",
    "evoke": "想起",
    "graft": "移植",
    "retrace": "回顧",
    "rebound": "反復",
    "changeling": "多相",
    "devoid": "欠色",
    "dethrone": "廃位",
    "melee": "会戦",
    "hidden agenda": "秘策",
    "double agenda": "二つの秘策",
    "skulk": "潜伏",
    "ascend": "昇殿",
    "exploit": "濫用",
    "evolve": "進化",
    "extort": "強請",
    "cycling": "サイクリング",
    "equip": "装備",
    "kicker": "キッカー",
    "multikicker": "多重キッカー",
    "flashback": "フラッシュバック",
    "morph": "変異",
    "bushido": "武士道",
    "crew": "搭乗",
    "madness": "マッドネス",
    "echo": "エコー",
    "buyback": "バイバック",
    "unearth": "蘇生",
    "ward": "護法",
    "landwalk": "土地渡り",
    "annihilator": "滅殺",
    "afterlife": "死後",
    "afflict": "加虐",
    "absorb": "吸収",
    "amplify": "増幅",
    "bloodthirst": "狂喜",
    "casualty": "犠牲",
    "devour": "貪食",
    "dredge": "発掘",
    "fabricate": "製造",
    "fading": "消散",
    "hideaway": "秘匿",
    "modular": "接合",
    "poisonous": "有毒",
    "rampage": "ランページ",
    "renown": "高名",
    "ripple": "波及",
    "soulshift": "転生",
    "tribute": "貢納",
    "vanishing": "消失",
    "battle cry": "喊声",
    "living weapon": "生体武器",
    "totem armor": "族霊鎧",
    "myriad": "無尽",
    "ingest": "摂取",
    "mentor": "教導",
    "riot": "暴動",
    "provoke": "挑発",
    "epic": "歴伝",
    "haunt": "憑依",
    "sunburst": "烈日",
    "conspire": "共謀",
    "split second": "刹那",
    "demonstrate": "実演",
    "training": "訓練",
    "decayed": "腐乱",
    "daybound": "日暮",
    "nightbound": "夜明",
    "jump-start": "再活",
    "assist": "助力",
    "undaunted": "不抜",
    "partner": "共闘",
    "aftermath": "余波",
    "fuse": "融合",
    "cipher": "暗号",
    "forecast": "予見",
    "soulbond": "結魂",
    "unleash": "解鎖",
    "phasing": "フェイジング",
    "banding": "バンド",
    "improvise": "即席",
    "affinity for artifacts": "親和（アーティファクト）",
    "bestow": "授与",
    "ninjutsu": "忍術",
    "cumulative upkeep": "累加アップキープ",
    "foretell": "予顕",
    "disturb": "降霊",
    "dash": "疾駆",
    "fortify": "城砦化",
    "reconfigure": "換装",
    "outlast": "長久",
    "overload": "超過",
    "scavenge": "活用",
    "transmute": "変成",
    "replicate": "複製",
    "recover": "回収",
    "surge": "怒濤",
    "emerge": "現出",
    "embalm": "不朽",
    "eternalize": "永遠",
    "spectacle": "絢爛",
    "encore": "再演",
    "escape": "脱出",
    "mutate": "変容",
    "miracle": "奇跡",
    "prowl": "徘徊",
    "blitz": "奇襲",
    "awaken": "覚醒",
    "champion": "覇権",
    "suspend": "待機",
    "reinforce": "補強",
    "boast": "誇示",
    "entwine": "双呪",
}
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
    "kinship": "同族",
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
    "undergrowth": "根深い",
    "adamant": "一徹",
    "magecraft": "魔技",
    "addendum": "附則",
    "coven": "集会",
    "alliance": "団結",
    "converge": "収斂",
    "eminence": "威光",
    "pack tactics": "群れ戦術",
    "corrupted": "堕落",
}
VOTES = {
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
COUNTERS = {"charge": "蓄積", "plot": "陰謀", "spore": "胞子", "storage": "貯蔵"}
