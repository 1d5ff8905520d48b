"""Groups that texts call by a word of their own.  (CR 700.6, 700.8)"""

from entaku.oracle.ir.things import AnyOf, ControlledBy, Group, Is, Kinds, You

HISTORIC = AnyOf((Is("Legendary"), Is("Artifact"), Is("Saga")))
"""What is legendary, an artifact or a Saga.  (CR 700.6)"""
PARTY = Kinds("party", Group((Is("Creature"), ControlledBy(You()))))
"""How many creatures are in your party.  (CR 700.8)"""
