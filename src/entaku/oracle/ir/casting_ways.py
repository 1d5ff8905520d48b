"""Ways of casting that hang on more than one part of a face: a keyword with what its spell is aimed at.

A spell that is overloaded asks what each of its targets becomes, one that rebounds chooses them anew, one that is cast
from a graveyard is exiled beside them: so each such keyword is shown for each kind of target that goes with it.
"""

from collections.abc import Iterator

from entaku.oracle.ir.abilities import Ability, Keyword, SpellAbility, Target
from entaku.oracle.ir.signatures import Part
from entaku.oracle.ir.things import Group
from entaku.oracle.ir.walking import nodes
from entaku.oracle.keywords.paid import PAID
from entaku.oracle.keywords.table import BY_NAME

OF_CASTING = frozenset({
    "aftermath", "assist", "awaken", "bestow", "blitz", "cleave", "convoke", "dash", "delve", "disguise", "disturb",
    "embalm", "emerge", "encore", "escape", "eternalize", "evoke", "flashback", "foretell", "freerunning", "fuse",
    "harmonize", "impending", "improvise", "jump-start", "madness", "mayhem", "megamorph", "miracle",
    "more than meets the eye", "morph", "mutate",
    "ninjutsu", "offering", "overload", "plot", "prowl", "rebound", "retrace", "sneak", "spectacle", "strive", "surge",
    "suspend", "undaunted", "unearth", "warp", "web-slinging", *(PAID.keys() & BY_NAME.keys()),
})  # fmt: skip
"""The keywords that say how a card is cast, or comes to be there without being cast."""
NONE = "no target"


def way_parts(abilities: tuple[Ability, ...]) -> Iterator[Part]:
    """A part for each way of casting and each kind of target that goes with it on this face.

    >>> from entaku.oracle.ir.short import does, keywords, target_creature
    >>> [part.signature for part in way_parts((*keywords("rebound"), does(targets=(target_creature(),))))]
    ['rebound > target Group battlefield']
    """
    aimed = sorted(kinds(abilities))
    for place, ability in enumerate(abilities):
        if isinstance(ability, Keyword) and ability.name in OF_CASTING:
            for kind in aimed:
                yield Part((place,), ability, f"{ability.name} > {kind}")


def ways(abilities: tuple[Ability, ...], of: tuple[Ability, ...] | None = None) -> frozenset[str]:
    """The signatures of the ways of casting of a face; only of those that are `of` it, where these are said."""
    return frozenset(part.signature for part in way_parts(abilities) if of is None or part.node in of)


def kinds(abilities: tuple[Ability, ...]) -> frozenset[str]:
    """The kinds of targets that a face has as a spell."""
    spells = tuple(one for one in abilities if isinstance(one, SpellAbility))
    found = {kind_of(one) for node in nodes(spells) if isinstance(node, Target) for one in node.of}
    return frozenset(found or {NONE})


def kind_of(one: object) -> str:
    return f"target {type(one).__name__}{f' {one.zone}' if isinstance(one, Group) else ''}"
