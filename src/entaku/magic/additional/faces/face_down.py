"""Cards that are cast face down, and permanents that are turned face up.  (CR 702.37, 708)

A face-down spell or permanent has no characteristics but those of a 2/2 creature: `Object.base` says so.  What the
card is lies in its definition, and only who controls it may know.
"""

from entaku.magic.additional.faces import merged_permanents
from entaku.magic.game.definitions import Traits
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import Object
from entaku.oracle.ir import abilities as a
from entaku.oracle.mana import Cost

COST: tuple[a.CostPart, ...] = (a.Pay(Cost.parse("3")),)
"""What is paid rather than the mana cost of a card that is cast face down.  (CR 702.37c)"""
MORPHS = frozenset({"disguise", "morph", "megamorph"})


def face(item: Object) -> Traits:
    """What a card is face up, however it lies."""
    return (item.copies or item.definition).traits


def morph(item: Object) -> a.Keyword | None:
    """The ability by which a card may be cast face down, and later be turned face up for its cost.  (CR 702.37a)"""
    kit = face(item).kit
    if MORPHS.isdisjoint(kit.keywords):
        return None
    return next(keyword for keyword in kit.keyword_list if keyword.name in MORPHS)


def ways_up(item: Object) -> list[a.Keyword]:
    """What a face-down permanent may be turned face up for: morph costs, a manifested creature card's mana cost.

    (CR 701.34b, 702.37e)
    """
    if merged_permanents.stays_face_down(item):
        return []  # CR 723.2g
    own = morph(item)
    found = [own] if own is not None else []
    traits = face(item)
    if item.manifested and traits.is_creature and traits.cost is not None:
        found.append(a.Keyword("manifest", (a.Pay(traits.cost),)))
    return found


def hidden(item: Object) -> Object:
    """A card as it would be as a face-down spell.  (CR 708.4)"""
    return replace(item, face_down=True, cloaked=is_disguised(item), zone="stack")


def is_disguised(item: Object) -> bool:
    """Whether a card that is cast face down has ward {2} as long as it lies so.  (CR 2026 702.168a)"""
    own = morph(item)
    return own is not None and own.name == "disguise"
