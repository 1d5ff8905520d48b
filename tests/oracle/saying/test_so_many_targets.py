"""What is counted for targets: how many there may be and how dear, said behind the clause as what X is."""

import pytest

from entaku.oracle.card import Face
from entaku.oracle.ir.abilities import SpellAbility, Tree
from entaku.oracle.ir.short import LAND, SELF, YOURS, creature, group, target
from entaku.oracle.ir.things import Count, CountersOn, Half, LifeOf, Stat, Targeted, You
from entaku.oracle.mechanics.destroying import Destroy
from entaku.oracle.mechanics.life import LoseLife
from entaku.oracle.reading.reader import read_paragraph
from entaku.oracle.saying.japanese.own import as_printed as in_japanese

LANDS = Count(group(LAND, YOURS))
LEAST = "destroy up to X target lands, where X is the number of verse counters on ~."
LIKE = "destroy target creature with power X or less, where X is the number of lands you control."
DIRECT = "destroy target creature with power less than or equal to the number of lands you control."
WEAK = target(creature(Stat("power", "<=", LANDS)))


@pytest.mark.parametrize(
    "text,meant",
    [
        (LEAST, SpellAbility((Destroy(Targeted()),), (target(group(LAND), least=0, most=CountersOn("verse", SELF)),))),
        (LIKE, SpellAbility((Destroy(Targeted()),), (WEAK,))),
        (DIRECT, SpellAbility((Destroy(Targeted()),), (WEAK,))),
        ("you lose half your life, rounded up.", SpellAbility((LoseLife(Half(LifeOf(You()), True)),))),
    ],
)
def test_what_x_is_in_a_target_is_read(text: str, meant: SpellAbility) -> None:
    """Either wording of the same gives the same tree, and each is said again as it was."""
    found = read_paragraph(text, True)
    assert (found.understood, found.abilities) == (True, (meant,))


def test_x_of_a_target_is_not_taken_from_elsewhere() -> None:
    """Where the clause itself has an X, too, one of both would have another than was said: it isn't read."""
    text = "~ deals X damage to up to X target creatures, where X is the number of lands you control."
    assert not read_paragraph(text, True).understood


def test_japanese_says_what_x_is() -> None:
    """So many at most, and what that number is: it isn't any number."""
    tree = Tree("Moss", read_paragraph(LEAST, True).abilities)
    (said,) = in_japanese(tree, Face("Moss", types=("Sorcery",)), "2026-09")
    assert said.startswith("土地最大Ｘ個を対象とする。ＸはMossの上にある詩句カウンターの個数に等しい。")
