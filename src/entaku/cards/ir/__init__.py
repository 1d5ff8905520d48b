"""Typed trees of what cards do."""

# Abilities hold instructions and instructions hold abilities; this module comes first, so that each finds the other.
from entaku.cards.ir import abilities as abilities
