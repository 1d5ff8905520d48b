"""Keyword abilities, a row each: what the reader, both languages and the engine know of them.  (CR 702)"""

from typing import Literal

from msgspec import Struct

Shape = Literal["", "cost", "number", "number and cost", "cost and size", "quality"]
"""What stands behind a keyword's name: nothing, a cost, a number, both, a cost and a size, or what it is about
("protection from red")."""


class Row(Struct, frozen=True):
    """A keyword ability: its English name, the rule that defines it, its Japanese name, its shape.

    `means` is what the rules put in its place, in the reader's own English, a paragraph a line: {N} or {n} is its
    number, in figures or as a word, {cost} its cost.  Without it the keyword is run by a procedure of the engine, by a
    tree written by hand (`meanings.WRITTEN`), or not at all.
    """

    name: str
    rule: str
    ja: str
    shape: Shape = ""
    means: str = ""


ROWS = (
    Row("deathtouch", "702.2", "接死"),
    Row("defender", "702.3", "防衛"),
    Row("double strike", "702.4", "二段攻撃"),
    Row("enchant", "702.5", "エンチャント", "quality"),
    Row("equip", "702.6", "装備", "cost"),
    Row("first strike", "702.7", "先制攻撃"),
    Row("flash", "702.8", "瞬速"),
    Row("flying", "702.9", "飛行"),
    Row("haste", "702.10", "速攻"),
    Row("hexproof", "702.11", "呪禁"),
    Row("hexproof from", "702.11d", "からの呪禁", "quality"),
    Row("indestructible", "702.12", "破壊不能"),
    Row("intimidate", "702.13", "威嚇"),
    Row("landwalk", "702.14", "土地渡り", "quality"),
    Row("lifelink", "702.15", "絆魂"),
    Row("protection", "702.16", "プロテクション", "quality"),
    Row("reach", "702.17", "到達"),
    Row("shroud", "702.18", "被覆"),
    Row("trample", "702.19", "トランプル"),
    Row("vigilance", "702.20", "警戒"),
    Row("ward", "702.21", "護法", "cost", means=
        "whenever ~ becomes the target of a spell or ability a opponent controls, counter that spell or ability "
        "unless its controller pays {cost}."),
    Row("banding", "702.22", "バンド"),
    Row("bands with other", "702.22b", "他とのバンド", "quality"),
    Row("rampage", "702.23", "ランページ", "number"),
    Row("cumulative upkeep", "702.24", "累加アップキープ", "cost"),
    Row("flanking", "702.25", "側面攻撃", means=
        "whenever ~ becomes blocked by a creature without flanking, that creature gets -1/-1 until end of turn."),
    Row("phasing", "702.26", "フェイジング"),
    Row("buyback", "702.27", "バイバック", "cost"),
    Row("shadow", "702.28", "シャドー"),
    Row("cycling", "702.29", "サイクリング", "cost"),
    Row("landcycling", "702.29e", "土地サイクリング", "quality"),
    Row("echo", "702.30", "エコー", "cost"),
    Row("horsemanship", "702.31", "馬術"),
    Row("fading", "702.32", "消散", "number"),
    Row("kicker", "702.33", "キッカー", "cost"),
    Row("multikicker", "702.33", "多重キッカー", "cost"),
    Row("flashback", "702.34", "フラッシュバック", "cost"),
    Row("madness", "702.35", "マッドネス", "cost"),
    Row("fear", "702.36", "畏怖"),
    Row("megamorph", "702.37", "大変異", "cost"),
    Row("morph", "702.37", "変異", "cost"),
    Row("amplify", "702.38", "増幅", "number"),
    Row("provoke", "702.39", "挑発"),
    Row("storm", "702.40", "ストーム"),
    Row("affinity for artifacts", "702.41", "親和（アーティファクト）", means=
        "this spell costs {1} less to cast for each artifact you control."),
    Row("affinity for", "702.41", "親和", "quality"),
    Row("entwine", "702.42", "双呪", "cost"),
    Row("modular", "702.43", "接合", "number"),
    Row("sunburst", "702.44", "烈日"),
    Row("bushido", "702.45", "武士道", "number", means=
        "whenever ~ blocks or becomes blocked, it gets +{N}/+{N} until end of turn."),
    Row("soulshift", "702.46", "転生", "number", means=
        "when ~ dies, you may return target Spirit card with mana value {N} or less from your graveyard to your "
        "hand."),
    Row("splice onto Arcane", "702.47", "連繋（秘儀）", "cost"),
    Row("offering", "702.48", "献身", "quality"),
    Row("ninjutsu", "702.49", "忍術", "cost"),
    Row("commander ninjutsu", "702.49d", "統率者忍術", "cost"),
    Row("epic", "702.50", "歴伝"),
    Row("convoke", "702.51", "召集"),
    Row("dredge", "702.52", "発掘", "number"),
    Row("transmute", "702.53", "変成", "cost"),
    Row("bloodthirst", "702.54", "狂喜", "number"),
    Row("haunt", "702.55", "憑依"),
    Row("replicate", "702.56", "複製", "cost"),
    Row("forecast", "702.57", "予見"),
    Row("graft", "702.58", "移植", "number"),
    Row("recover", "702.59", "回収", "cost"),
    Row("ripple", "702.60", "波及", "number"),
    Row("split second", "702.61", "刹那"),
    Row("suspend", "702.62", "待機", "number and cost"),
    Row("vanishing", "702.63", "消失", "number"),
    Row("absorb", "702.64", "吸収", "number"),
    Row("aura swap", "702.65", "オーラ交換", "cost"),
    Row("delve", "702.66", "探査"),
    Row("fortify", "702.67", "城砦化", "cost", means=
        "{cost}: attach ~ to target land you control. activate only as a sorcery."),
    Row("frenzy", "702.68", "狂乱", "number", means=
        "whenever ~ attacks and isn't blocked, it gets +{N}/+0 until end of turn."),
    Row("gravestorm", "702.69", "墓地ストーム"),
    Row("poisonous", "702.70", "有毒", "number", means=
        "whenever ~ deals combat damage to a player, that player gets {n} poison counters."),
    Row("transfigure", "702.71", "変形", "cost"),
    Row("champion", "702.72", "覇権", "quality"),
    Row("changeling", "702.73", "多相"),
    Row("evoke", "702.74", "想起", "cost"),
    Row("hideaway", "702.75", "秘匿", "number"),
    Row("prowl", "702.76", "徘徊", "cost"),
    Row("reinforce", "702.77", "補強", "number and cost"),
    Row("conspire", "702.78", "共謀"),
    Row("persist", "702.79", "頑強"),
    Row("wither", "702.80", "萎縮"),
    Row("retrace", "702.81", "回顧"),
    Row("devour", "702.82", "貪食", "number"),
    Row("exalted", "702.83", "賛美", means=
        "whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn."),
    Row("unearth", "702.84", "蘇生", "cost"),
    Row("cascade", "702.85", "続唱"),
    Row("annihilator", "702.86", "滅殺", "number", means=
        "whenever ~ attacks, defending player sacrifices {n} permanents."),
    Row("level up", "702.87", "Lvアップ", "cost", means=
        "{cost}: put a level counter on ~. activate only as a sorcery."),
    Row("rebound", "702.88", "反復"),
    Row("umbra armor", "702.89", "族霊鎧"),
    Row("infect", "702.90", "感染"),
    Row("battle cry", "702.91", "喊声", means=
        "whenever ~ attacks, each other attacking creature gets +1/+0 until end of turn."),
    Row("living weapon", "702.92", "生体武器", means=
        "when ~ enters, create a 0/0 black Phyrexian Germ creature token, then attach ~ to it."),
    Row("undying", "702.93", "不死"),
    Row("miracle", "702.94", "奇跡", "cost"),
    Row("soulbond", "702.95", "結魂"),
    Row("overload", "702.96", "超過", "cost"),
    Row("scavenge", "702.97", "活用", "cost"),
    Row("unleash", "702.98", "解鎖"),
    Row("cipher", "702.99", "暗号"),
    Row("evolve", "702.100", "進化"),
    Row("extort", "702.101", "強請", means=
        "whenever you cast a spell, you may pay {W/B}. if you do, each opponent loses 1 life and you gain life "
        "equal to the life lost this way."),
    Row("fuse", "702.102", "融合"),
    Row("bestow", "702.103", "授与", "cost"),
    Row("tribute", "702.104", "貢納", "number"),
    Row("dethrone", "702.105", "廃位"),
    Row("double agenda", "702.106", "両策"),
    Row("hidden agenda", "702.106", "秘策"),
    Row("outlast", "702.107", "長久", "cost", means=
        "{cost}, {T}: put a +1/+1 counter on ~. activate only as a sorcery."),
    Row("prowess", "702.108", "果敢", means=
        "whenever you cast a noncreature spell, ~ gets +1/+1 until end of turn."),
    Row("dash", "702.109", "疾駆", "cost"),
    Row("exploit", "702.110", "濫用", means="when ~ enters, you may exploit a creature."),
    Row("menace", "702.111", "威迫"),
    Row("renown", "702.112", "高名", "number"),
    Row("awaken", "702.113", "覚醒", "number and cost"),
    Row("devoid", "702.114", "欠色"),
    Row("ingest", "702.115", "摂取", means=
        "whenever ~ deals combat damage to a player, exile the top card of that player's library."),
    Row("myriad", "702.116", "無尽"),
    Row("surge", "702.117", "怒濤", "cost"),
    Row("skulk", "702.118", "潜伏"),
    Row("emerge", "702.119", "現出", "cost"),
    Row("escalate", "702.120", "増呪", "cost"),
    Row("melee", "702.121", "会戦", means=
        "whenever ~ attacks, it gets +1/+1 until end of turn for each opponent you attacked this combat."),
    Row("crew", "702.122", "搭乗", "number"),
    Row("fabricate", "702.123", "製造", "number", means=
        "when ~ enters, you may put {n} +1/+1 counters on it. if you don't, create {n} 1/1 "
        "colorless Servo artifact creature tokens."),
    Row("partner", "702.124", "共闘"),
    Row("partner with", "702.124", "共闘する相手", "quality"),
    Row("partner—Character select", "702.124", "共闘 ― キャラクター選択"),
    Row("partner—Father & son", "702.124", "共闘 ― 父と子"),
    Row("partner—Survivors", "702.124", "共闘 ― 生存者"),
    Row("friends forever", "702.124g", "永遠の友"),
    Row("doctor's companion", "702.124", "ドクターのコンパニオン"),
    Row("choose a Background", "", "背景選択"),
    Row("undaunted", "702.125", "不抜", means="this spell costs {1} less to cast for each opponent you have."),
    Row("improvise", "702.126", "即席"),
    Row("aftermath", "702.127", "余波"),
    Row("embalm", "702.128", "不朽", "cost"),
    Row("eternalize", "702.129", "永遠", "cost"),
    Row("afflict", "702.130", "加虐", "number", means=
        "whenever ~ becomes blocked, defending player loses {N} life."),
    Row("ascend", "702.131", "昇殿"),
    Row("assist", "702.132", "助力"),
    Row("jump-start", "702.133", "再活"),
    Row("mentor", "702.134", "教導", means=
        "whenever ~ attacks, put a +1/+1 counter on target attacking creature with power less than ~'s power."),
    Row("afterlife", "702.135", "死後", "number", means=
        "when ~ dies, create {n} 1/1 white and black Spirit creature tokens with flying."),
    Row("riot", "702.136", "暴動"),
    Row("spectacle", "702.137", "絢爛", "cost"),
    Row("escape", "702.138", "脱出", "cost"),
    Row("mutate", "702.140", "変容", "cost"),
    Row("encore", "702.141", "再演", "cost"),
    Row("boast", "702.142", "誇示", "cost"),
    Row("foretell", "702.143", "予顕", "cost"),
    Row("demonstrate", "702.144", "実演"),
    Row("daybound", "702.145", "日暮"),
    Row("nightbound", "702.145", "夜明"),
    Row("disturb", "702.146", "降霊", "cost"),
    Row("decayed", "702.147", "腐乱", means="~ can't block.\nwhen ~ attacks, sacrifice it at end of combat."),
    Row("cleave", "702.148", "切除", "cost"),
    Row("training", "702.149", "訓練"),
    Row("compleated", "702.150", "完成化"),
    Row("reconfigure", "702.151", "換装", "cost", means=
        "{cost}: attach ~ to another target creature you control. activate only as a sorcery.\n"
        "{cost}: unattach ~. activate only if ~ is attached to a creature and only as a sorcery."),
    Row("blitz", "702.152", "奇襲", "cost"),
    Row("casualty", "702.153", "犠牲", "number"),
    Row("enlist", "702.154", "徴集"),
    Row("read ahead", "702.155", "先読"),
    Row("ravenous", "702.156", "貪欲", means=
        "~ enters with X +1/+1 counters on it.\nwhen ~ enters, if X is 5 or more, draw a card."),
    Row("squad", "702.157", "分隊", "cost"),
    Row("prototype", "702.160", "試作", "cost and size"),
    Row("living metal", "702.161", "生体金属", means=
        "as long as it's your turn, ~ is a creature in addition to its other types."),
    Row("more than meets the eye", "702.162", "トランスフォーム・コスト", "cost"),
    Row("for Mirrodin!", "702.163", "ミラディンのために！", means=
        "when ~ enters, create a 2/2 red Rebel creature token, then attach ~ to it."),
    Row("toxic", "702.164", "毒性", "number"),
    Row("backup", "702.165", "賛助", "number"),
    Row("bargain", "702.166", "協約"),
    Row("craft", "702.167", "作製", "quality"),
    Row("disguise", "702.168", "変装", "cost"),
    Row("plot", "702.170", "計画", "cost"),
    Row("saddle", "702.171", "騎乗", "number"),
    Row("spree", "702.172", "放題"),
    Row("freerunning", "702.173", "フリーランニング", "cost"),
    Row("gift a card", "702.174", "カード１枚を贈呈"),
    Row("gift a Food", "702.174", "食物１つを贈呈"),
    Row("gift a tapped Fish", "702.174", "タップ状態の魚１体を贈呈"),
    Row("gift a extra turn", "702.174", "追加の１ターンを贈呈"),
    Row("gift a Treasure", "702.174", "宝物１つを贈呈"),
    Row("gift a Octopus", "702.174", "タコ１体を贈呈"),
    Row("offspring", "702.175", "新生", "cost"),
    Row("impending", "702.176", "兆候", "number and cost"),
    Row("start your engines!", "702.179", "エンジン始動！"),
    Row("harmonize", "702.180", "調和", "cost"),
    Row("mobilize", "702.181", "結集", "number", means=
        "whenever ~ attacks, create {n} tapped and attacking 1/1 red Warrior creature tokens. sacrifice them at the "
        "beginning of the next end step."),
    Row("job select", "702.182", "ジョブ選択", means=
        "when ~ enters, create a 1/1 colorless Hero creature token, then attach ~ to it."),
    Row("tiered", "702.183", "段階"),
    Row("warp", "702.185", "ワープ", "cost"),
    Row("mayhem", "702.187", "大混乱", "cost"),
    Row("web-slinging", "702.188", "ウェブ・スイング", "cost"),
    Row("firebending", "702.189", "火の技", "number"),
    Row("sneak", "702.190", "忍び足", "cost"),
    Row("increment", "702.191", "増進"),
    Row("paradigm", "702.192", "範例"),
    Row("teamwork", "", "チームワーク", "number"),
    Row("station", "", "配備"),
    Row("strive", "", "奮励", "cost"),
)  # fmt: skip
"""Every keyword that is read, by its rule; "" for what no rule defines."""

BY_NAME = {row.name: row for row in ROWS}


def names(shape: Shape) -> tuple[str, ...]:
    """The names of the keywords of a shape, the longest first, so that none hides behind its own beginning.

    >>> names("number and cost")
    ('reinforce', 'impending', 'suspend', 'awaken')
    """
    return tuple(sorted((row.name for row in ROWS if row.shape == shape), key=len, reverse=True))
