"""What trees of cards with two faces say in Japanese, where no phrase reads their English, or none did."""

import pytest

from entaku.oracle.ir.abilities import Keyword
from entaku.oracle.saying.japanese.lines import paragraph
from entaku.oracle.saying.japanese.told import Told
from tests.oracle.saying.played import played

SAID = (
    ("Conduit of Storms // Conduit of Emrakul", "このターン、次のあなたのメイン・フェイズの開始時に、{R}を加える"),
    ("Cryptolith Fragment // Aurora of Emrakul", "各プレイヤーのライフがそれぞれ１０点以下である場合"),
    ("Akki Lavarunner // Tok-Tok, Volcano Born", "赤の発生源がプレイヤーにダメージを与えるなら"),
    (
        "Inventive Iteration // Living Breakthrough",
        "次のあなたのターンまで、対戦相手はマナ総量がその呪文のマナ総量に等しい",
    ),
    ("Arlinn, the Pack's Hope // Arlinn, the Moon's Fury", "追加の＋１/＋１カウンター１個が置かれた状態で戦場に出る"),
    ("Afflicted Deserter // Werewolf Ransacker", "それがこれにより墓地に置かれたなら、"),
    (
        "Nezumi Shortfang // Stabwhisker the Odious",
        "３から自分の手札にあるカードの枚数を引いた値に等しい点数",
    ),
    (
        "Nicol Bolas, the Ravager // Nicol Bolas, the Arisen",
        "そのプレイヤーのライブラリーの一番下以外のすべてのカードを追放する",
    ),
    ("Life of Toshiro Umezawa // Memory of Toshiro", "I, II ― 以下から１つを選ぶ。\n• クリーチャー１体を対象とする"),
    (
        "Soulcipher Board // Cipherbound Spirit",
        "クリーチャー・カードが１枚、いずこかからあなたの墓地に置かれるたび",
    ),
    ("Jerren, Corrupted Bishop // Ormendahl, the Corrupter", "あなたのライフが１３点に等しい場合"),
    ("Gutter Skulker // Gutter Shortcut", "エンチャントしているクリーチャーが単独で攻撃しているかぎり"),
    ("Biolume Egg // Biolume Serpent", "あなたが絵を生け贄に捧げた"),
    ("Devoted Grafkeeper // Departed Soulkeeper", "あなたがあなたの墓地から呪文を唱えるたび"),
    ("Heirloom Mirror // Inherited Fiend", "儀式カウンター１個を置く"),
    ("Discovery // Dispersal", "土地でないパーマネント１つをオーナーの手札に戻す"),
    ("Hagra Mauling // Hagra Broodpit", "対戦相手１人が基本土地をコントロールしていないなら"),
    (
        "Halvar, God of Battle // Sword of the Realms",
        "エンチャントされているか、装備品がついているすべてのクリーチャー",
    ),
    ("Harald Unites the Elves", "攻撃するたび、対戦相手がコントロールしているクリーチャー１体を対象とする"),
    ("Leave // Chance", "望む枚数のカードを捨て、その後その枚数に等しい枚数のカードを引く"),
    ("Rise // Fall", "カードをすべて捨てる"),
    ("Sea Gate Restoration // Sea Gate, Reborn", "ゲームの残りの間、あなたの手札の上限はなくなる"),
    ("The Binding of the Titans", "これにより追放されたクリーチャー・カード１枚につき１点のライフを得る"),
    ("Trial // Error", "それをブロックしているか、それがブロックしているすべてのクリーチャー"),
)


@pytest.mark.parametrize("name,part", SAID, ids=[name for name, _ in SAID])
def test_what_nothing_reads_is_said_all_the_same(name: str, part: str) -> None:
    """Each of these was said wrongly, or not at all, before."""
    tree = played(name)
    faces = (tree.abilities, *tree.others)
    said = [paragraph(each, Told("絵")) for face in faces for each in face if not isinstance(each, Keyword)]
    assert part in "\n".join(said)
