"""Shields against damage say in Japanese all that they do."""

import pytest

from entaku.oracle.ir.abilities import Tree
from entaku.oracle.ir.replacements import InsteadOfDamage
from entaku.oracle.ir.short import does
from entaku.oracle.ir.things import Bound, Self, You
from entaku.oracle.mechanics.lasting import Establish
from entaku.oracle.saying.japanese.lines import paragraphs

SHIELDS = (
    InsteadOfDamage(Bound("source"), You()),
    InsteadOfDamage(Bound("source")),
    InsteadOfDamage(to=You()),
    InsteadOfDamage(to=You(), combat=True),
    InsteadOfDamage(to=You(), shield=1),
    InsteadOfDamage(to=You(), shield=2),
    InsteadOfDamage(to=Self(), both_ways=True),
    InsteadOfDamage(to=You(), redirect=Self()),
    InsteadOfDamage(to=You(), redirect=Self(), shield=1),
    InsteadOfDamage(Bound("source"), You(), once=True),
    InsteadOfDamage(Bound("source"), Self(), once=True),
    InsteadOfDamage(Bound("source"), You(), once=True, redirect=Self()),
)


def said(shield: InsteadOfDamage) -> str:
    return "".join(paragraphs(Tree("Shield", (does(Establish(shield)),)), "盾"))


def test_no_two_shields_are_said_alike() -> None:
    """Whose damage, to whom, how much and how often: each makes another sentence."""
    assert len(SHIELDS) == len({said(shield) for shield in SHIELDS})


@pytest.mark.parametrize("shield", SHIELDS, ids=str)
def test_a_shield_names_whom_it_keeps(shield: InsteadOfDamage) -> None:
    """Who is kept from harm is said, wherever anybody is named."""
    kept = {You(): "あなた", Self(): "盾", None: ""}[shield.to]  # type: ignore[index]  # these are all that stand here
    assert kept in said(shield)
