"""What may be seen of the top of a library and played from it, said in Japanese."""

import pytest
from msgspec.structs import replace

from entaku.oracle.ir.abilities import Static
from entaku.oracle.ir.player_rules import PlayerRule, PlayFrom, SeesTopCard
from entaku.oracle.ir.things import Each, Is, TopCards, You
from entaku.oracle.saying.japanese.lines import paragraph, told_on
from entaku.oracle.saying.japanese.told import Unsayable

ANY = PlayFrom(You(), TopCards(You()))
CREATURES = PlayFrom(You(), TopCards(You(), where=(Is("Creature"),)), spells_only=True)


def said(rule: PlayerRule) -> str:
    ability = Static(rules=(rule,))
    return paragraph(ability, told_on((ability,), "絵"))


@pytest.mark.rule("CR 401.5", "CR 116.2a")
@pytest.mark.parametrize(
    "rule, words",
    [
        (SeesTopCard(You()), "あなたはいつでもあなたのライブラリーの一番上にあるカード１枚を見てよい。"),
        (SeesTopCard(You(), revealed=True), "あなたのライブラリーの一番上のカードを公開したままプレイする。"),
        (
            SeesTopCard(Each(), revealed=True),
            "プレイヤーは自分のライブラリーの一番上のカードを公開したままプレイする。",
        ),
        (replace(ANY, lands_only=True), "あなたはあなたのライブラリーの一番上から土地をプレイしてもよい。"),
        (ANY, "あなたはあなたのライブラリーの一番上から土地をプレイしたり呪文を唱えたりしてもよい。"),
        (CREATURES, "あなたはあなたのライブラリーの一番上にあるクリーチャー呪文を唱えてもよい。"),
    ],
)
def test_what_may_be_played_is_said(rule: PlayerRule, words: str) -> None:
    """Lands, lands and spells, or spells of a kind: what isn't said may not be played."""
    assert said(rule) == words


@pytest.mark.parametrize("rule", [replace(ANY, free=True), replace(CREATURES, for_life=True)])
def test_what_has_no_words_is_not_said_as_something_less(rule: PlayerRule) -> None:
    """For nothing, or for life alone: no card says it so, and it's told by nobody."""
    with pytest.raises(Unsayable):
        said(rule)
