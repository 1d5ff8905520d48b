"""Where a node stands has a signature of its own, where that makes a difference."""

from entaku.oracle.ir.abilities import Activated, Static, Triggered
from entaku.oracle.ir.changes import Resize
from entaku.oracle.ir.happenings import Dies
from entaku.oracle.ir.instructions import AtNext, May, Repeat
from entaku.oracle.ir.short import CREATURE, YOURS, does, group
from entaku.oracle.ir.signatures import parts, signatures
from entaku.oracle.ir.things import Not, Other
from entaku.oracle.mechanics.damage import DivideDamage
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.reading.supported import is_shown
from entaku.oracle.trees import shipped


def places(*abilities: Triggered | Activated | Static) -> set[str]:
    """The places of these abilities that are asked for."""
    return {part.place for part in parts(abilities) if part.place}


def test_an_instruction_inside_another_has_a_place() -> None:
    """What is divided inside "you may" isn't shown by what is divided at once."""
    at_once, asked = does(DivideDamage(3)), does(May((DivideDamage(3),)))
    assert signatures((asked,)) - signatures((at_once,)) == {"May(do)", "May.do > DivideDamage"}
    assert "AtNext.do > Draw" in signatures((does(AtNext("end", (Draw(1),))),))


def test_an_instruction_of_an_ability_has_none() -> None:
    """Triggered, activated and a spell's own: all are followed alike."""
    assert places(Triggered(Dies(group(CREATURE)), (Draw(1),)), Activated((), (Draw(1),))) == set()


def test_other_says_what_asks_for_it() -> None:
    """ "Other" stands where its group does, also where it is turned round; other predicates have no place."""
    change = (Resize(1, 1),)
    assert places(Static(group(CREATURE, YOURS), change)) == set()
    assert places(Static(group(CREATURE, Other()), change)) == {"Static.what > Other"}
    assert places(Static(group(Not(Other())), change)) == {"Static.what > Other"}


def test_a_place_that_nothing_shows_keeps_a_card_from_being_full() -> None:
    """Each part is shown by itself; where it stands is not."""
    plain, nested = does(Draw(1)), does(Repeat(2, (AtNext("end", (Draw(1),)),)))
    assert is_shown(plain)
    assert not is_shown(nested)


def test_every_place_on_a_shipped_card_is_shown() -> None:
    """No shipped card is played otherwise than in full for where something stands."""
    faces = [(name, face) for name, tree in shipped().items() for face in (tree.abilities, *tree.others)]
    assert [name for name, face in faces for ability in face if not is_shown(ability)] == []
