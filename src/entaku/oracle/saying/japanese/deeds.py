"""Events of keyword actions and abilities in Japanese, and whether they were so: "あなたが諜報を行うたび"."""

from collections.abc import Callable

from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.speed import MAX_SPEED
from entaku.oracle.saying.japanese.things import player
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import wide

Words = tuple[str, str, str]
"""What stands before the verb, the verb, and the verb as something past."""

_DEEDS: dict[h.Deed, Words] = {
    "surveil": ("諜報を", "行う", "行った"),
    "scry": ("占術を", "行う", "行った"),
    "clash": ("激突を", "行う", "行った"),
    "shuffle": ("ライブラリーを", "切り直す", "切り直した"),
    "win a flip": ("コイン投げに", "勝つ", "勝った"),
    "roll dice": ("１個以上のサイコロを", "振る", "振った"),
    "commit a crime": ("犯罪を", "行う", "行った"),
    "expend 4": ("消費４を", "行う", "行った"),
    "expend 6": ("消費６を", "行う", "行った"),
    "expend 8": ("消費８を", "行う", "行った"),
    "descend": ("落魄", "する", "した"),
    "discover": ("発見を", "行う", "行った"),
    "earthbend": ("土の技を", "使う", "使った"),
    "airbend": ("気の技を", "使う", "使った"),
    "blight": ("枯死を", "行う", "行った"),
    "manifest dread": ("戦慄予示を", "行う", "行った"),
    "fully unlock a Room": ("部屋１つを完全に", "開放する", "開放した"),
    "lose a flip": ("コイン投げに", "負ける", "負けた"),
    "proliferate": ("増殖を", "行う", "行った"),
    "investigate": ("調査を", "行う", "行った"),
    "collect evidence": ("証拠収集を", "行う", "行った"),
    "venture into the dungeon": ("ダンジョン探索を", "行う", "行った"),
    "take the initiative": ("イニシアチブを", "得る", "得た"),
    "plot a card": ("カード１枚を", "計画する", "計画した"),
    "solve a Case": ("事件１つを", "解明する", "解明した"),
    "unlock a door": ("ドア１つを", "開放する", "開放した"),
    "time travel": ("タイムトラベルを", "行う", "行った"),
    "waterbend": ("水の技を", "使う", "使った"),
    "firebend": ("火の技を", "使う", "使った"),
    "put a counter on a creature": ("クリーチャーの上にカウンターを", "置く", "置いた"),
    "put a counter on a permanent": ("パーマネントの上にカウンターを", "置く", "置いた"),
    "forage": ("採餌を", "行う", "行った"),
    "search": ("ライブラリーを", "探す", "探した"),
    "pay life": ("ライフを", "支払う", "支払った"),
    "flip a coin": ("コインを", "投げる", "投げた"),
    "lose the game": ("ゲームに", "敗北する", "敗北した"),
    "activate an exhaust ability": ("消尽能力を", "起動する", "起動した"),
    "activate an equip ability": ("装備能力を", "起動する", "起動した"),
}
IN_YOUR_MAIN_PHASE = c.Every((c.TurnOf(t.You()), c.During(("main",))))
LEFT_GRAVEYARD = c.DidThisTurn(t.You(), "have a card leave the graveyard")
_CHANGES: dict[h.Change, Words] = {
    "explores": ("探検を", "行う", "行った"),
    "connives": ("謀議を", "行う", "行った"),
    "becomes plotted": ("計画された状態に", "なる", "なった"),
    "becomes prepared": ("準備済に", "なる", "なった"),
    "becomes suspected": ("容疑をかけられた状態に", "なる", "なった"),
    "endures": ("耐久を", "行う", "行った"),
    "becomes renowned": ("高名に", "なる", "なった"),
    "becomes crewed": ("搭乗", "される", "された"),
    "becomes saddled": ("騎乗", "される", "された"),
    "sees chaos": ("カオスが", "起きる", "起きた"),
    "is planeswalked to": ("へ", "プレインズウォークする", "プレインズウォークした"),
    "is planeswalked away from": ("から", "プレインズウォークする", "プレインズウォークした"),
    "is encountered": ("に", "遭遇する", "遭遇した"),
    "is set in motion": ("を", "実行中にする", "実行中にした"),
}

YOURS = ("is planeswalked to", "is planeswalked away from", "is encountered", "is set in motion")
"""What you do with a plane, a phenomenon or a scheme, which comes over that."""


def does(one: h.Does, who: str) -> Words:
    """What a player does, maybe for the first time in each turn."""
    before, verb, past = _DEEDS[one.what]
    own = "自分の" if one.what in ("shuffle", "search") else ""
    won = ("勝つ", "勝った") if one.won else (verb, past)
    first = "毎ターン最初に" if one.first else ""
    return (f"{who}が{first}{own}{before}{'行い、それに' if one.won else ''}", *won)


def comes_over(
    one: h.Undergoes | h.PhasesOut | h.PhasesIn | h.Crews | h.Unlocks, told: Told, what: Callable[[object, Told], str]
) -> Words:
    """What comes over an object, what Vehicle it crews, or that you open its door."""
    if isinstance(one, h.Undergoes):
        before, verb, past = _CHANGES[one.change]
        if one.change == "sees chaos":
            return before, verb, past
        if one.change in YOURS:
            return f"あなたが{what(one.what, told)}{before}", verb, past
        return f"{what(one.what, told)}が{before}", verb, past
    if isinstance(one, h.Unlocks):
        return "あなたがこのドアを", "開放する", "開放した"
    if isinstance(one, h.Crews):
        how = "騎乗" if one.saddling else "搭乗"
        return f"{what(one.what, told)}が{what(one.which, told)}に", f"{how}する", f"{how}した"
    way = "フェイズ・アウト" if isinstance(one, h.PhasesOut) else "フェイズ・イン"
    return f"{what(one.what, told)}が{way}", "する", "した"


def condition(one: c.Condition, told: Told, denied: bool) -> str | None:
    """What has been done this turn, and how often, or at what speed; None for any other condition."""
    if one == MAX_SPEED:
        return f"{player(t.You(), told)}の速度が最高速度で{'ない' if denied else 'ある'}"
    if isinstance(one, c.ResolvedThisTurn):
        times = "か".join(f"{wide(each)}回目" for each in one.times)
        return f"この能力がこのターンに解決したのが{times}で{'ない' if denied else 'ある'}"
    if one == IN_YOUR_MAIN_PHASE:
        return f"あなたのメイン・フェイズで{'ない' if denied else 'ある'}"
    if one == LEFT_GRAVEYARD:
        return f"このターンにあなたの墓地からカードが離れて{'いない' if denied else 'いた'}"
    if isinstance(one, c.DidThisTurn):
        before, _, past = _DEEDS[one.what]
        done = f"{before}{past[:-1]}{'ていない' if denied else 'ていた'}"
        return f"このターンに{player(one.who, told)}が{done}"
    if one == c.WasCastFor("foretell"):
        return f"この呪文が予顕されて{'いない' if denied else 'いた'}"
    return None
