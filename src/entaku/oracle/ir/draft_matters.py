"""The cards that work in the draft, and what they do there.  (CR 905.2; CNS and CN2)"""

from collections.abc import Mapping

from entaku.oracle.ir.drafting import (
    AddBooster,
    AfterDraft,
    AfterDrafting,
    AsYouDraft,
    BeforeShuffle,
    ChooseColours,
    DraftAbility,
    DraftAnother,
    DraftAtRandom,
    DraftFaceUp,
    DraftWholePack,
    DuringDraft,
    GiveLastCards,
    GuessNextOfPack,
    InsteadOfDrafting,
    LookAtNextOfPack,
    LookAtNextPick,
    LookAtPack,
    NoteIt,
    OfferExchange,
    RemoveIt,
    RevealAsDrafted,
    RevealNextPick,
    WhileFaceUp,
)

_FACE_UP = DraftFaceUp()
_COUNTED = RevealAsDrafted(note="cards this round")
_COLOURS = RevealAsDrafted(then=ChooseColours())

DRAFT_MATTERS: Mapping[str, tuple[DraftAbility, ...]] = {
    "Aether Searcher": (RevealAsDrafted(then=RevealNextPick()),),
    "Agent of Acquisitions": (_FACE_UP, InsteadOfDrafting(DraftWholePack(), price=("turn-down", "sit-round-out"))),
    "Canal Dredger": (_FACE_UP, WhileFaceUp(GiveLastCards())),
    "Cogwork Grinder": (_FACE_UP, AsYouDraft(RemoveIt())),
    "Cogwork Librarian": (_FACE_UP, AsYouDraft(DraftAnother(), price=("into-pack",))),
    "Cogwork Spy": (RevealAsDrafted(then=LookAtNextOfPack()),),
    "Cogwork Tracker": (RevealAsDrafted(note="passer"),),
    "Deal Broker": (_FACE_UP, AfterDraft(OfferExchange())),
    "Lore Seeker": (RevealAsDrafted(), AfterDrafting(AddBooster())),
    "Lurking Automaton": (_COUNTED,),
    "Whispergear Sneak": (_FACE_UP, DuringDraft(LookAtPack())),
    "Paliano, the High City": (_COLOURS,),
    "Custodi Peacekeeper": (_COUNTED,),
    "Noble Banneret": (_FACE_UP, AsYouDraft(NoteIt(), card_type="Creature", price=("turn-down",))),
    "Paliano Vanguard": (
        _FACE_UP,
        AsYouDraft(NoteIt("creature types"), card_type="Creature", price=("turn-down",)),
    ),
    "Arcane Savant": (BeforeShuffle(("Instant", "Sorcery")),),
    "Illusionary Informant": (_FACE_UP, DuringDraft(LookAtNextPick())),
    "Spire Phantasm": (RevealAsDrafted(then=GuessNextOfPack()),),
    "Archdemon of Paliano": (_FACE_UP, WhileFaceUp(DraftAtRandom(cards=3))),
    "Regicide": (_COLOURS,),
    "Smuggler Captain": (_FACE_UP, AsYouDraft(NoteIt(), price=("turn-down",))),
    "Garbage Fire": (_COUNTED,),
    "Pyretic Hunter": (_COUNTED,),
    "Volatile Chimera": (BeforeShuffle(("Creature",), least=3, most=None),),
    "Animus of Predation": (_FACE_UP, AsYouDraft(RemoveIt(face_up=True))),
    "Caller of the Untamed": (BeforeShuffle(("Creature",)),),
    "Leovold's Operative": (_FACE_UP, AsYouDraft(DraftAnother(), price=("turn-down", "skip-next-pack"))),
}
"""English name to abilities, in the order of the text."""
