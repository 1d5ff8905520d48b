"""The lint of names: what an ability refers to, something on the way there binds."""

import pytest

from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.ir import actions as x
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import instructions as i
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import (
    Activated,
    AdditionalCost,
    Keyword,
    NotUnderstood,
    Replaces,
    SacrificeCost,
    SpellAbility,
    Static,
    Target,
    Triggered,
)
from entaku.oracle.ir.bindings import of_card
from entaku.oracle.ir.changes import Gain, Resize
from entaku.oracle.ir.conditions import Bind
from entaku.oracle.ir.names import Names
from entaku.oracle.ir.replacements import AsEntersChoose
from entaku.oracle.ir.short import ATTACHED, CREATURE, EACH_OPPONENT, EACH_PLAYER, SELF, TARGET, YOU, cost, creature
from entaku.oracle.ir.unbound import unbound
from entaku.oracle.keywords.meanings import written_out
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.destroying import Destroy, Sacrifice
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.life import GainLife, LoseLife
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.naming import ChooseValue
from entaku.oracle.reading.coverage import is_played, names_of, read_faces
from entaku.oracle.reading.reader import Paragraph
from entaku.oracle.trees import shipped
from tests.oracle.reading.official import READ_ONCE, of_all

ANY = (Target((creature(),)),)
ITS_OWN = h.Attacks(SELF)
LOST = GainLife(t.BoundAmount("lost"))


@pytest.mark.parametrize(
    ("ability", "lacking"),
    [
        (SpellAbility((GainLife(t.BoundAmount("lost")),)), ["lost"]),
        (SpellAbility((LoseLife(1, EACH_OPPONENT), LOST)), []),
        (SpellAbility((LOST, LoseLife(1, EACH_OPPONENT))), ["lost"]),
        (SpellAbility((Destroy(t.Targeted(1)),), ANY), ["target 1"]),
        (SpellAbility((Draw(who=t.TargetedPlayer(0)),), ANY), ["target 0"]),
        (SpellAbility((Draw(t.X()),)), ["X"]),
        (SpellAbility((i.WithX(3, (Draw(t.X()),)),)), []),
        (Activated(cost("X"), (Draw(t.X()),)), []),
        (SpellAbility((i.May(pay=cost("X"), then=(Draw(t.X()),)),)), ["X"]),
        (Triggered(h.BeginningOf("upkeep"), (Draw(who=t.BoundPlayer()),)), []),
        (Triggered(h.Leaves(SELF), (Draw(who=t.BoundPlayer()),)), ["player"]),
        (Triggered(h.DealsDamage(SELF, EACH_PLAYER), (Destroy(t.Bound("other")),)), ["other"]),
        (Triggered(h.AnyHappening((h.Dies(SELF), h.Leaves(SELF))), (Draw(who=t.BoundPlayer()),)), ["player"]),
        (Triggered(h.OneOrMore(h.Dies(creature())), (Draw(t.Count(t.Bound("it"))),)), []),
        (Triggered(h.OneOrMore(h.Leaves(creature())), (Draw(who=t.BoundPlayer()),)), ["player"]),
        (Activated((SacrificeCost(creature()),), (Draw(t.StatOf("power", t.Bound("sacrificed"))),)), []),
        (SpellAbility((Draw(t.StatOf("power", t.Bound("sacrificed"))),)), ["sacrificed"]),
    ],
)
def test_a_name_is_bound_before_it_is_used(ability: SpellAbility | Activated | Triggered, lacking: list[str]) -> None:
    """Events, costs, targets and instructions bind names for what comes after them, and for nothing else."""
    assert unbound(ability) == lacking


@pytest.mark.rule("CR 608.2c")
def test_branches_bind_for_what_follows() -> None:
    """What was done if somebody wanted to is known afterwards; not where they didn't."""
    gave = Sacrifice(creature())
    grows = x.Apply(SELF, (Resize(t.StatOf("power", t.Bound("sacrificed")), 0),))
    assert unbound(SpellAbility((i.May((gave,), then=(grows,)),))) == []
    assert unbound(SpellAbility((i.May((gave,)), i.If(Bind("sacrificed"), (grows,))))) == []
    assert unbound(SpellAbility((i.May((gave,), otherwise=(grows,)),))) == ["sacrificed"]
    assert unbound(SpellAbility((i.DoUnless((grows,), unless=(gave,)),))) == ["sacrificed"]


@pytest.mark.rule("CR 603.7c", "CR 603.12")
def test_later_triggers_know_what_their_maker_knew() -> None:
    """A delayed trigger keeps its maker's names and targets; one that triggers on doing so has its own targets."""
    assert unbound(SpellAbility((i.AtNext("end", (Destroy(TARGET),)),), ANY)) == []
    assert unbound(SpellAbility((Move(TARGET, "exile"), i.AtNext("end", (Destroy(t.Bound("moved")),))), ANY)) == []
    assert unbound(SpellAbility((i.Reflexive((Destroy(TARGET),)),), ANY)) == ["target 0"]
    assert unbound(SpellAbility((i.Reflexive((Destroy(TARGET),), ANY),))) == []


def test_one_after_the_other_is_each() -> None:
    """In a loop, and where several players do the same one after the other, "each" is one of them."""
    theirs = t.Count(t.Group((CREATURE, t.ControlledBy(t.BoundPlayer("each")))))
    assert unbound(SpellAbility((i.ForEach(EACH_PLAYER, (GainLife(theirs),)),))) == []
    assert unbound(SpellAbility((LoseLife(theirs, EACH_PLAYER),))) == []
    assert unbound(SpellAbility((GainLife(theirs, EACH_PLAYER),))) == ["each"]
    assert unbound(SpellAbility((i.ForEach(EACH_PLAYER, (Draw(),)), GainLife(theirs)))) == ["each"]


def test_given_abilities_know_nothing_of_their_giver() -> None:
    """An ability that is given has no name of its giver's; a keyword is given with its choices made."""
    drawn = Triggered(h.Dies(SELF), (Draw(t.BoundAmount("lost")),))
    given = SpellAbility((LoseLife(1), x.Apply(TARGET, (Gain((drawn,)),))), ANY)
    assert unbound(given) == ["lost"]
    shield = Gain((Keyword("protection", where=(t.BoundColour(),)),))
    chosen = SpellAbility((ChooseValue("colour", "colour"), x.Apply(TARGET, (shield,))), ANY)
    assert unbound(chosen) == []


@pytest.mark.rule("CR 508.5")
def test_only_what_attacks_has_a_defending_player() -> None:
    """The card's own defending player is meant only where the card itself can be attacking."""
    theirs = LoseLife(1, t.DefendingPlayer(SELF))
    assert unbound(Triggered(ITS_OWN, (theirs,))) == []
    assert unbound(Triggered(h.Attacks(ATTACHED), (theirs,))) == ["defending player"]
    assert unbound(Triggered(h.Attacks(ATTACHED), (LoseLife(1, t.DefendingPlayer(t.Bound())),))) == []
    assert unbound(SpellAbility((theirs,))) == ["defending player"]


def test_a_card_binds_for_its_abilities() -> None:
    """X of its cost, what is sacrificed to cast it, what is chosen as it enters; a permanent forgets what was paid."""
    paid = AdditionalCost((SacrificeCost(creature()),))
    names = of_card((paid,), Cost.parse("XR"))
    fling = SpellAbility((Draw(t.X()), Draw(t.StatOf("power", t.Bound("sacrificed")))))
    assert unbound(fling, names) == []
    assert unbound(Triggered(h.Enters(SELF), fling.do), names) == ["sacrificed"]
    grows = Static(t.Group((t.ChosenFor(),)), (Resize(1, 1),))
    assert unbound(grows) == ["chosen type"]
    assert unbound(grows, of_card((Replaces(AsEntersChoose("creature type")),), None)) == []


def test_no_shipped_tree_uses_a_name_that_nothing_binds() -> None:
    """All trees that we ship, with what their keywords stand for."""
    for tree in shipped().values():
        for face in (tree.abilities, *tree.others):
            known = of_card(face, Cost.parse("X"))  # which costs have an X is no part of a tree
            assert [(tree.name, name) for one in written_out(face) for name in unbound(one, known)] == []


def lacking(imported: ImportedCard) -> list[tuple[str, str, bool]]:
    """The names that a card's paragraphs use and nothing binds, and whether the paragraph is played all the same."""
    found: list[tuple[str, str, bool]] = []
    for face, paragraphs in zip(imported.card.faces, read_faces(imported), strict=True):
        known: Names = names_of(paragraphs, face.cost)
        for one in paragraphs:
            for ability in written_out(one.abilities):
                if not isinstance(ability, NotUnderstood):
                    found += [(imported.card.name, name, is_played(one, known)) for name in unbound(ability, known)]
    return found


@pytest.mark.sweep
@READ_ONCE
def test_no_card_that_is_played_uses_a_name_that_nothing_binds() -> None:
    """Of all cards: where a name is lacking, the paragraph is left to hands."""
    assert [each for imported in of_all().values() for each in lacking(imported) if each[2]] == []


def test_a_lacking_name_leaves_the_paragraph_to_hands() -> None:
    """A spell that lets somebody pay X as it resolves, with nothing that says what X is, isn't played; a trigger is."""
    paid = i.May(pay=cost("X"), then=(GainLife(t.X()),))
    assert unbound(SpellAbility((paid,))) == ["X"]
    assert unbound(Triggered(h.Dies(SELF), (paid,))) == []


def test_what_a_reader_would_not_notice_is_found() -> None:
    """A paragraph that says "the life lost this way" where nothing was lost isn't played."""
    said = Paragraph("you gain life equal to the life lost this way.", (SpellAbility((LOST,)),), True)
    assert not is_played(said, frozenset())
    both = Paragraph(said.text, (SpellAbility((LoseLife(2, YOU), LOST)),), True)
    assert is_played(both, frozenset())
