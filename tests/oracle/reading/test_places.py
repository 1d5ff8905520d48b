"""Where a node stands has a signature of its own, where that makes a difference."""

from entaku.oracle.ir.abilities import Activated, SpellAbility, Static, Triggered
from entaku.oracle.ir.changes import Resize
from entaku.oracle.ir.conditions import IsMonarch
from entaku.oracle.ir.happenings import Dies
from entaku.oracle.ir.instructions import AtNext, ForEach, If, May, Repeat
from entaku.oracle.ir.short import CREATURE, YOU, YOURS, does, group
from entaku.oracle.ir.signatures import parts, signatures
from entaku.oracle.ir.things import Not, Other
from entaku.oracle.mechanics.damage import DivideDamage
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.voting import Vote
from entaku.oracle.reading.supported import is_shown
from entaku.oracle.trees import shipped

YOURS_ALL = group(CREATURE, YOURS)


def places(*abilities: Triggered | Activated | Static | SpellAbility) -> set[str]:
    """The places of these abilities that are asked for."""
    return {part.place for part in parts(abilities) if part.place}


def test_an_instruction_inside_another_has_a_place() -> None:
    """What is divided inside "you may" isn't shown by what is divided at once."""
    at_once, asked = does(DivideDamage(3)), does(May((DivideDamage(3),)))
    assert signatures((asked,)) - signatures((at_once,)) == {"May(do)", "May.do > DivideDamage"}
    assert "AtNext.do > DivideDamage" in signatures((does(AtNext("end", (DivideDamage(3),))),))


def test_what_is_followed_as_it_would_be_alone_has_none() -> None:
    """A card that is drawn later, or if something is so, is drawn as any other; who may draw is asked before."""
    assert places(does(If(IsMonarch(YOU), (Draw(1),)))) == set()
    assert places(does(AtNext("end", (Draw(1),)))) == set()
    assert places(does(May((Draw(1),), then=(Draw(1),)))) == {"May.do > Draw"}


def test_an_instruction_of_an_ability_has_none() -> None:
    """Triggered, activated and a spell's own: all are followed alike."""
    assert places(Triggered(Dies(group(CREATURE)), (Draw(1),)), Activated((), (Draw(1),))) == {"Triggered.on > Dies"}


def test_other_says_what_asks_for_it() -> None:
    """ "Other" stands where its group does, also where it is turned round; other predicates have no place."""
    change = (Resize(1, 1),)
    assert places(Static(group(CREATURE, YOURS), change)) == set()
    assert places(Static(group(CREATURE, Other()), change)) == {"Static.what > Other"}
    assert places(Static(group(Not(Other())), change)) == {"Static.what > Other"}


def test_a_place_that_nothing_shows_keeps_a_card_from_being_full() -> None:
    """Each part is shown by itself; where it stands is not."""
    plain, nested = does(Draw(1)), does(Repeat(2, (AtNext("end", (ForEach(YOURS_ALL, (Vote(("a",)),)),)),)))
    assert is_shown(plain)
    assert not is_shown(nested)


def test_every_place_on_a_shipped_card_is_shown() -> None:
    """No shipped card is played otherwise than in full for where something stands."""
    faces = [(name, face) for name, tree in shipped().items() for face in (tree.abilities, *tree.others)]
    assert [name for name, face in faces for ability in face if not is_shown(ability)] == []
