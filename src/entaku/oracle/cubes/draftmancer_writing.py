"""Draftmancer's custom card lists, written."""

import msgspec
from msgspec import Raw

from entaku.oracle.card import Face
from entaku.oracle.cubes.cube import (
    Cube,
    CubeLayout,
    CubeSheet,
    CubeSlot,
    CustomCard,
    Picture,
    Related,
)
from entaku.oracle.cubes.draftmancer_customs import CustomData, CustomFace
from entaku.oracle.cubes.plain import write_entry
from entaku.oracle.importers.imported import of_faces

Json = dict[str, object]


def write_draftmancer(cube: Cube) -> str:
    """The cube as a custom card list."""
    parts = []
    if settings := _settings(cube):
        parts.append("[Settings]\n" + _pretty(settings))
    if cube.customs:
        rows = [row for custom in cube.customs for row in _custom(custom)]
        parts.append("[CustomCards]\n" + _pretty(rows))
    parts += [_sheet(sheet) for sheet in cube.sheets]
    return "\n".join(parts)


def _pretty(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def _sheet(sheet: CubeSheet) -> str:
    options: Json = {}
    if sheet.collation != "random":
        options = {
            "collation": sheet.collation,
            "groupSize": sheet.group,
            "length": sheet.length,
            "weights": sheet.weights,
        }
    header = f"{sheet.name} {msgspec.json.encode(options).decode()}" if options else sheet.name
    return f"[{header}]\n" + "".join(write_entry(entry) + "\n" for entry in sheet.entries)


def _settings(cube: Cube) -> Json:
    """The settings that aren't as they would be anyway."""
    settings = cube.settings
    said: Json = {
        "name": cube.name or None,
        "boostersPerPlayer": settings.boosters_per_player,
        "cardsPerBooster": settings.cards_per_booster,
        "withReplacement": settings.with_replacement or None,
        "refillWhenEmpty": settings.refill or None,
        "duplicateProtection": None if settings.duplicate_protection else False,
        "colorBalance": settings.colour_balance,
        "layoutWithReplacement": None if settings.layout_with_replacement else False,
        "layouts": {layout.name: _layout(layout) for layout in cube.layouts} or None,
        "predeterminedLayouts": [dict(choices) for choices in settings.predetermined] or None,
        "boosterSettings": [{"picks": each.picks, "burns": each.burns} for each in settings.rounds] or None,
    }
    return {key: value for key, value in said.items() if value is not None}


def _layout(layout: CubeLayout) -> Json:
    return {"weight": layout.weight, "slots": [_slot(slot) for slot in layout.slots]}


def _slot(slot: CubeSlot) -> Json:
    sheets = [{"name": name, "weight": weight} for name, weight in slot.sheets]
    return {"name": slot.name, "count": slot.count, "foil": slot.foil, "sheets": sheets}


def _custom(custom: CustomCard) -> list[CustomData]:
    """The rows of a custom card: its facts, and for each further printing what differs."""
    card = custom.card
    texts = (*of_faces(custom.texts.en), *[""] * len(card.faces))
    faces = [
        _face(face, text, _pictures(custom.pictures, number))
        for number, (face, text) in enumerate(zip(card.faces, texts, strict=False))
    ]
    first = card.printings[0] if card.printings else None
    front = CustomData(
        **{name: getattr(faces[0], name) for name in CustomFace.__struct_fields__},
        rarity=first.rarity if first else None,
        set=(first.set_code or None) if first else None,
        collector_number=(first.number or None) if first else None,
        layout=card.layout,
        back=faces[1] if len(faces) > 1 else None,
        related_cards=tuple(_related(related) for related in custom.related) or None,
        draft_effects=tuple(_effect(effect) for effect in custom.effects) or None,
    )
    others = []
    for number, each in enumerate(card.printings[1:], start=1):
        back = _pictures(custom.pictures, 1, number)
        others.append(
            CustomData(
                name=card.front.name,
                rarity=each.rarity,
                set=each.set_code,
                collector_number=each.number,
                image_uris=_pictures(custom.pictures, 0, number),
                back=CustomFace(card.faces[1].name, image_uris=back) if back else None,
            )
        )
    return [front, *others]


def _pictures(pictures: tuple[Picture, ...], face: int, printing: int = 0) -> dict[str, str] | None:
    found = {each.language: each.url for each in pictures if (each.face, each.printing) == (face, printing)}
    return found or None


def _related(related: Related) -> Raw:
    if related.face is None:
        return Raw(msgspec.json.encode(related.name))
    return Raw(msgspec.json.encode(_face(related.face, related.text, _pictures(related.pictures, 0))))


def _effect(effect: str) -> Raw:
    return Raw(effect.encode() if effect.startswith("{") else msgspec.json.encode(effect))


def _face(face: Face, text: str, pictures: dict[str, str] | None) -> CustomFace:
    return CustomFace(
        name=face.name,
        mana_cost=str(face.cost) if face.cost else None,
        type=" ".join((*face.supertypes, *face.types)) or None,
        subtypes=face.subtypes or None,
        colors=tuple(face.colours),
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=face.defense,
        oracle_text=text or None,
        printed_names={"ja": face.ja} if face.ja else None,
        image_uris=pictures,
    )
