"""What a cube's own cards do in the draft, from the tags by which Draftmancer's custom card lists say it."""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from entaku.cards.ir.drafting import (
    AddBooster,
    AfterDrafting,
    AsYouDraft,
    ChooseColours,
    DraftAbility,
    DraftAnother,
    DraftAtRandom,
    DraftFaceUp,
    DraftWholePack,
    GiveLastCards,
    InsteadOfDrafting,
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
_IN_SIGHT = ("AnimusOfPredation", "TrackRemovedCardsNames")
"""Tags by which cards that are removed lie face up."""
_SILENT = ("CogworkGrinder", "TrackRemovedCardsCount")
"""Tags that add nothing to what the others say."""


class Tagged(Struct, frozen=True):
    """The abilities that some tags mean, and the tags that we know no ability for."""

    abilities: tuple[DraftAbility, ...]
    unknown: tuple[str, ...]


def tagged(tags: Iterable[str]) -> Tagged:
    """The abilities of a card with these tags.

    >>> tagged(["FaceUp", "CogworkLibrarian", "BurnAfterPicking"]).unknown
    ('BurnAfterPicking',)
    """
    wanted = tuple(tags)
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
            abilities.append(AsYouDraft(RemoveIt(face_up=any(other in _IN_SIGHT for other in wanted))))
        elif tag in _ABILITIES:
            abilities.append(_ABILITIES[tag])
        elif tag not in (*_IN_SIGHT, *_SILENT):
            unknown.append(tag)
    first = (reveal,) if reveal is not None else ()
    return Tagged((*first, *abilities), tuple(unknown))
