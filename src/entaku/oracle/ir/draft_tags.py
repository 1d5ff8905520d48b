"""What a cube's own cards do in the draft, from the tags by which Draftmancer's custom card lists say it."""

from collections.abc import Iterable, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from entaku.oracle.ir.drafting import (
    AddBooster,
    AddCards,
    AfterDrafting,
    AsDrafted,
    AsYouDraft,
    ChooseColours,
    DraftAbility,
    DraftAnother,
    DraftAtRandom,
    DraftFaceUp,
    DraftWholePack,
    GiveLastCards,
    InsteadOfDrafting,
    LeaveDraft,
    LookAtNextOfPack,
    NoteIt,
    RemoveIt,
    RevealAsDrafted,
    RevealNextPick,
    WhileFaceUp,
)

_ABILITIES: Mapping[str, DraftAbility] = {
    "FaceUp": DraftFaceUp(),
    "LoreSeeker": AfterDrafting(AddBooster()),
    "AddBooster": AfterDrafting(AddBooster()),
    "BurnAfterPicking": AsDrafted(LeaveDraft()),
    "AgentOfAcquisitions": InsteadOfDrafting(DraftWholePack(), price=("turn-down", "sit-round-out")),
    "CogworkLibrarian": AsYouDraft(DraftAnother(), price=("into-pack",)),
    "LeovoldsOperative": AsYouDraft(DraftAnother(), price=("turn-down", "skip-next-pack")),
    "NoteCardName": AsYouDraft(NoteIt(), price=("turn-down",)),
    "NoteCreatureName": AsYouDraft(NoteIt(), "Creature", price=("turn-down",)),
    "NoteCreatureTypes": AsYouDraft(NoteIt("creature types"), "Creature", price=("turn-down",)),
    "CanalDredger": WhileFaceUp(GiveLastCards()),
    "ArchdemonOfPaliano": WhileFaceUp(DraftAtRandom(cards=3)),
}
_REVEALED: Mapping[str, RevealAsDrafted] = {
    "Reveal": RevealAsDrafted(),
    "NotePassingPlayer": RevealAsDrafted(note="passer"),
    "NoteDraftedCards": RevealAsDrafted(note="cards this round"),
    "ChooseColors": RevealAsDrafted(then=ChooseColours()),
    "AetherSearcher": RevealAsDrafted(then=RevealNextPick()),
    "CogworkSpy": RevealAsDrafted(then=LookAtNextOfPack()),
}
_IN_SIGHT = ("AnimusOfPredation", "TrackRemovedCardsNames", "TrackRemovedCardsSubtypes")
"""Tags by which cards that are removed lie face up."""
_SUBTYPES = "TrackRemovedCardsSubtypes"
"""… and their subtypes are noted."""
_SILENT = ("CogworkGrinder", "TrackRemovedCardsCount")
"""Tags that add nothing to what the others say."""


Weight = Annotated[int, Meta(ge=0, le=1_000_000)]


class CardsTag(Struct, tag_field="type", tag="AddCards"):
    """A tag by which cards come into the pool: so many of these at random, or all of them."""

    cards: tuple[str, ...]
    count: Annotated[int, Meta(ge=0, le=100)] = 0
    duplicateProtection: bool = True  # noqa: N815 (as the lists write it)


class RandomCardsTag(CardsTag, tag="AddRandomCards"):
    """The same, as older lists call it."""


class LayoutTag(Struct):
    """A layout, and how likely it is."""

    name: str
    weight: Weight = 1


class BoosterTag(Struct, tag_field="type", tag="AddBooster"):
    """A tag by which a booster of one of these layouts may be added."""

    layouts: tuple[str | LayoutTag, ...] | dict[str, Weight] = ()


class SimpleTag(Struct):
    """A tag without facts of its own, written as an object."""

    type: str


class Tagged(Struct, frozen=True):
    """The abilities that some tags mean, and the tags that we know no ability for."""

    abilities: tuple[DraftAbility, ...]
    unknown: tuple[str, ...]


def tagged(tags: Iterable[str]) -> Tagged:
    """The abilities of a card with these tags; a tag with facts of its own is JSON.

    >>> tagged(["FaceUp", "CogworkLibrarian", "CantPick"]).unknown
    ('CantPick',)
    >>> tagged(['{"type":"AddCards","cards":["Tom","Tim"],"count":1}']).abilities[0].do
    AddCards(cards=('Tom', 'Tim'), count=1)
    """
    wanted = tuple(_simple(tag) for tag in tags)
    abilities: list[DraftAbility] = []
    unknown = []
    reveal: RevealAsDrafted | None = None
    for tag in wanted:
        if tag in _REVEALED:
            part = _REVEALED[tag]
            reveal = part if reveal is None else replace(
                reveal, note=part.note or reveal.note, then=part.then or reveal.then
            )  # fmt: skip
        elif tag == "RemoveDraftCard":
            in_sight = any(other in _IN_SIGHT for other in wanted)
            abilities.append(AsYouDraft(RemoveIt(in_sight, "subtypes" if _SUBTYPES in wanted else "")))
        elif tag in _ABILITIES:
            abilities.append(_ABILITIES[tag])
        elif (ability := _of_facts(tag)) is not None:
            abilities.append(ability)
        elif tag not in (*_IN_SIGHT, *_SILENT):
            unknown.append(tag)
    first = (reveal,) if reveal is not None else ()
    return Tagged((*first, *abilities), tuple(unknown))


def _simple(tag: str) -> str:
    """A tag's name, where it is an object that has nothing else."""
    if not tag.startswith("{"):
        return tag
    try:
        fields = msgspec.json.decode(tag, type=dict[str, msgspec.Raw])
        return msgspec.json.decode(tag, type=SimpleTag).type if len(fields) == 1 else tag
    except (msgspec.DecodeError, RecursionError):
        return tag


def _of_facts(tag: str) -> DraftAbility | None:
    """The ability of a tag that has facts of its own; None if we know none."""
    facts = _decoded(tag)
    if isinstance(facts, CardsTag):
        return AsDrafted(AddCards(facts.cards, facts.count, not facts.duplicateProtection)) if facts.cards else None
    if isinstance(facts, BoosterTag):
        layouts = facts.layouts.items() if isinstance(facts.layouts, dict) else facts.layouts
        pairs = (each if isinstance(each, tuple) else _weighted(each) for each in layouts)
        return AfterDrafting(AddBooster(tuple(pairs)))
    return None


def _weighted(layout: str | LayoutTag) -> tuple[str, int]:
    return (layout, 1) if isinstance(layout, str) else (layout.name, layout.weight)


def _decoded(tag: str) -> CardsTag | BoosterTag | None:
    if not tag.startswith("{"):
        return None
    try:
        return msgspec.json.decode(tag, type=CardsTag | RandomCardsTag | BoosterTag)
    except (msgspec.DecodeError, RecursionError):
        return None


def cards_named(tag: str) -> tuple[str, ...]:
    """The cards that a tag names."""
    facts = _decoded(tag)
    return facts.cards if isinstance(facts, CardsTag) else ()


def layouts_named(tag: str) -> tuple[str, ...]:
    """The layouts that a tag names."""
    facts = _decoded(tag)
    if not isinstance(facts, BoosterTag):
        return ()
    return tuple(each.name if isinstance(each, LayoutTag) else each for each in facts.layouts)


def renamed_tag(tag: str, names: Mapping[str, str]) -> str:
    """A tag with the cards that it names under the names that they have here."""
    facts = _decoded(tag)
    if not isinstance(facts, CardsTag):
        return tag
    facts.cards = tuple(names.get(name, name) for name in facts.cards)
    return msgspec.json.encode(facts).decode()
