"""What is noticed of a file's rows besides the cards: fields and layouts that nobody knows, and when sets came out."""

from collections.abc import Iterator

import msgspec

from entaku.oracle.importers.bounds import LONGEST_MARK
from entaku.oracle.importers.layouts import is_unknown

_SCRYFALL = """
    all_parts arena_id artist artist_id artist_ids attraction_lights booster border_color card_back_id card_faces
    cardmarket_id cmc collector_number color_identity color_indicator colors content_warning defense digital edhrec_rank
    finishes flavor_name flavor_text foil frame frame_effects full_art game_changer games hand_modifier highres_image id
    illustration_id image_status image_uris keywords lang layout legalities life_modifier loyalty mana_cost mtgo_foil_id
    mtgo_id multiverse_ids name nonfoil object oracle_id oracle_text oversized penny_rank power preview prices
    printed_name printed_text printed_type_line prints_search_uri produced_mana promo promo_types purchase_uris rarity
    related_uris released_at reprint reserved resource_id rulings_uri scryfall_set_uri scryfall_uri security_stamp set
    set_id set_name set_search_uri set_type set_uri story_spotlight tcgplayer_etched_id tcgplayer_id textless toughness
    type_line uri variation variation_of watermark
"""
OF_SCRYFALL = frozenset(_SCRYFALL.split())
"""The fields of Scryfall's card objects and of their faces, read or not."""
_MTGJSON = """
    artist artistIds asciiName attractionLights availability boosterTypes borderColor cardParts colorIdentity
    colorIndicator colors convertedManaCost defense duelDeck edhrecRank edhrecSaltiness faceConvertedManaCost
    faceFlavorName faceManaValue faceName facePrintedName finishes firstPrinting flavorName flavorText foreignData
    frameEffects frameVersion hand hasAlternativeDeckLimit hasContentWarning hasFoil hasNonFoil identifiers
    isAlternative isFoil isFullArt isFunny isGameChanger isOnlineOnly isOversized isPromo isRebalanced isReprint
    isReserved isStarter isStorySpotlight isTextless isTimeshifted keywords language layout leadershipSkills legalities
    life loyalty manaCost manaValue name number orientation originalPrintings originalReleaseDate originalText
    originalType otherFaceIds power printedName printedText printedType printings producedMana promoTypes purchaseUrls
    rarity rebalancedPrintings relatedCards rulings securityStamp setCode side signature sourceProducts subsets subtypes
    supertypes text toughness type types uuid variations watermark
    firstPrinted ja legalitiesAssumed source
"""
OF_MTGJSON = frozenset(_MTGJSON.split())
"""The fields of MTGJSON's card objects, read or not, and those of files that others have made in its form."""
MOST_NAMED = 20
"""So many fields, and cards of a layout, are named at most."""


class Noticed:
    """What was noticed of rows so far; `known` are the fields that there are."""

    def __init__(self, known: frozenset[str]) -> None:
        self.fields: dict[str, None] = {}
        self.released: dict[str, str] = {}
        """By a set's code, the earliest day that a row of it tells."""
        self._known = known
        self._layouts: dict[str, dict[str, None]] = {}
        self._row = msgspec.json.Decoder(dict[str, msgspec.Raw])

    @property
    def layouts(self) -> dict[str, tuple[str, ...]]:
        """By each word for a layout that nobody knows the names of the cards that have it."""
        return {word: tuple(cards) for word, cards in self._layouts.items()}

    def look(self, data: bytes) -> None:
        """Look at a row, which can be decoded."""
        row = self._row.decode(data)
        for field in row.keys() - self._known:
            if len(self.fields) < MOST_NAMED and len(field) <= LONGEST_MARK:
                self.fields[field] = None
        word = _word(row, "layout")
        if word and is_unknown(word):
            self._layouts.setdefault(word, {})[_word(row, "name")] = None
        for code, date in self._dates(row):
            if code and date and len(code + date) <= LONGEST_MARK and not self.released.get(code, "9") < date:
                self.released[code] = date

    def _dates(self, row: dict[str, msgspec.Raw]) -> Iterator[tuple[str, str]]:
        if "released_at" in row:
            yield _word(row, "set").upper(), _word(row, "released_at")
        elif "firstPrinted" in row:
            yield _word(row, "firstPrinting"), _word(row, "firstPrinted")


def _word(row: dict[str, msgspec.Raw], field: str) -> str:
    """What a field says, "" where it isn't there or is no text."""
    try:
        return msgspec.json.decode(row[field], type=str)
    except (KeyError, msgspec.DecodeError):
        return ""
