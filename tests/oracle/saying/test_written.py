"""Trees that are written by hand, said in Japanese."""

import pytest

from entaku.oracle.saying.japanese.lines import paragraph, told_on
from entaku.oracle.trees import written
from tests.oracle.saying.played import played


@pytest.mark.parametrize("name", sorted(written()))
def test_every_written_tree_is_said_whole(name: str) -> None:
    """Each ability of each face has its words: none is left out."""
    tree = written()[name]
    for face in (tree.abilities, *tree.others):
        told = told_on(face, "絵")
        assert all(paragraph(each, told) for each in face)


SAID = [
    ("Ashiok, Nightmare Muse", "各対戦相手はそれぞれ自分のライブラリーの一番上にあるカード２枚を追放する。"),
    (
        "Ashiok, Nightmare Muse",
        "追放領域にあり対戦相手がオーナーである表向きのカード最大３枚をマナ・コストを支払うことなく",
    ),
    ("Etali, Primal Storm", "各プレイヤーのライブラリーの一番上にあるカード１枚をそれぞれ追放する。"),
    ("Siphon Insight", "そのうち１枚を裏向きで追放し、もう１枚をオーナーのライブラリーの一番下に置く。"),
    ("Wu Spy", "それらのうち１枚をオーナーの墓地に置く。"),
    ("Demonic Embrace", "他のコストに加えて３点のライフを支払い、カード１枚を捨てることで、"),
    ("Glimpse the Cosmos", "巨人をコントロールしているかぎり、マナ・コストを支払うのではなく{U}を支払うことで、"),
    ("Goldnight Castigator", "発生源があなたにダメージを与えるなら、"),
    ("Tameshi, Reality Architect", "クリーチャーでない１つ以上のパーマネントが手札に戻るたび、"),
    ("Gideon Blackblade", "警戒か絆魂か破壊不能のうちあなたが選んだ１つを得る。"),
    ("Kaya, Orzhov Usurper", "追放領域にありそのプレイヤーがオーナーであるカードの枚数に等しい点数のダメージを"),
    (
        "Krosan Verge",
        "森・カード１枚と平地・カード１枚を探し、タップ状態で戦場に出す。その後、ライブラリーを切り直す。",
    ),
    ("Liliana of the Dark Realms", "＋Ｘ/＋Ｘの修整か－Ｘ/－Ｘの修整のうちあなたが選んだ１つを受ける。"),
    ("Narset Transcendent", "あなたが次にあなたの手札からインスタントやソーサリーである呪文を唱えたとき、"),
    ("Single Combat", "各プレイヤーはそれぞれ残りを生け贄に捧げる。"),
    ("Ugin, the Ineffable", "生成する。そのトークンが戦場を離れたとき、"),
    ("Bolas's Citadel", "それのマナ総量に等しい点数のライフを支払う。"),
    ("Cytoshape", "それはその選ばれたもののコピーになる。"),
    (
        "Inkshield",
        "これにより軽減されたダメージ１点につき、飛行を持つ白黒の２/１の墨獣・クリーチャー・トークン１体を生成する。",
    ),
    ("Isochron Scepter", "絵によって追放されたカードのコピーをマナ・コストを支払うことなく"),
    ("Kenrith, the Returned King", "それをオーナーのコントロール下で戦場に出す。"),
    ("Kiora, Master of the Depths", "あなたは「そのクリーチャーはそれと格闘を行う。」を選んでもよい。"),
    (
        "Nahiri, the Lithomancer",
        "「Stoneforged Blade」という名前の無色の装備品・アーティファクト・トークン１つを生成する。",
    ),
    ("Nicol Bolas, God-Pharaoh", "そのプレイヤーは土地でないカードが公開されるまで、自分のライブラリーの一番上から"),
    ("Nissa's Pilgrimage", "基本森・カード最大２枚を探し、公開する。"),
    ("Oblivion Sower", "追放領域にありそのプレイヤーがオーナーである望む枚数の土地・カードを選ぶ。"),
    ("Reconstruct History", "対象とする。それらをあなたの手札に戻す。"),
    ("Settle the Wreckage", "その枚数の基本土地・カードを探し、"),
    ("Snapcaster Mage", "そのフラッシュバック・コストはそれのマナ・コストに等しい。"),
    ("Soul Shatter", "自分がコントロールしているクリーチャーやプレインズウォーカーの中で最大のマナ総量を持つ"),
    ("Underworld Breach", "脱出 ― それのマナ・コスト, "),
    ("Ajani Steadfast", "そのダメージのうち１点を除いてすべて軽減する。"),
    ("Animist's Awakening", "それらのカードをアンタップする。"),
    ("Bane of Bala Ged", "防御プレイヤーは自分がコントロールしているパーマネント２つを追放する。"),
    ("Brokkos, Apex of Forever", "あなたの墓地から絵を、これの変容能力を使って唱えてもよい。"),
    ("Kinnan, Bonder Prodigy", "そのパーマネントが生み出したタイプのうち望むタイプのマナ"),
    ("Nissa, Steward of Elements", "それが土地・カードか、マナ総量が"),
    ("Thassa's Intervention", "{1}をＸの２倍の回数支払わないかぎり、"),
    ("The Wanderer", "戦闘ダメージでないダメージを軽減する。"),
    ("Tooth and Nail", "クリーチャー・カード最大２枚を戦場に出してもよい。"),
    ("Torment of Hailfire", "以下の手順をＸ回行う。"),
    ("Whip of Erebos", "それが戦場を離れるなら、それを他のいずれかの領域に置く代わりに追放する。"),
]


@pytest.mark.parametrize("name,part", SAID, ids=[f"{name}: {part[:8]}" for name, part in SAID])
def test_nobody_and_nothing_is_left_out_of_a_sentence(name: str, part: str) -> None:
    """Who does it, how many cards of which zone, and how often: each of these was missing once."""
    abilities = played(name).abilities
    told = told_on(abilities, "絵")
    assert part in "\n".join(paragraph(each, told) for each in abilities)
