"""The words of English rules text: what they are, in their every form."""

from typing import Literal

from entaku.riftbound.form import PartKind
from entaku.riftbound.writing import listed

VerbForm = Literal["base", "s", "past", "done", "ing"]

_REGULAR = """
activate add allow appear apply assign attach attack banish buff burn call cast cause change channel check close
complete conquer consider affect contain control copy cost counter create declare defend deflect destroy detach
die disable discard disempower divide double draw earn empower end enter equip exchange exhaust exile finish
flip follow fully gain get give grant guard happen have heal hold hunt ignore include increase kill know last
leave let look lower mark move name need negate own pass place play predict prevent produce proceed
protect put raise ready recall receive recycle reduce reload remain remove repeat replace resolve restore retreat
return reveal reverse round sacrifice score search set share shuffle skip stack start stay stop stun survive swap
switch target tie transfer transform trigger triple turn unattach use want
"""
_IRREGULAR: dict[str, tuple[str, str, str, str]] = {
    # base: (third person, past, participle, -ing)
    "be": ("is", "was", "been", "being"),
    "become": ("becomes", "became", "become", "becoming"),
    "begin": ("begins", "began", "begun", "beginning"),
    "bring": ("brings", "brought", "brought", "bringing"),
    "choose": ("chooses", "chose", "chosen", "choosing"),
    "cost": ("costs", "cost", "cost", "costing"),
    "deal": ("deals", "dealt", "dealt", "dealing"),
    "die": ("dies", "died", "died", "dying"),
    "do": ("does", "did", "done", "doing"),
    "draw": ("draws", "drew", "drawn", "drawing"),
    "fight": ("fights", "fought", "fought", "fighting"),
    "find": ("finds", "found", "found", "finding"),
    "get": ("gets", "got", "gotten", "getting"),
    "give": ("gives", "gave", "given", "giving"),
    "go": ("goes", "went", "gone", "going"),
    "have": ("has", "had", "had", "having"),
    "hide": ("hides", "hid", "hidden", "hiding"),
    "hold": ("holds", "held", "held", "holding"),
    "keep": ("keeps", "kept", "kept", "keeping"),
    "leave": ("leaves", "left", "left", "leaving"),
    "let": ("lets", "let", "let", "letting"),
    "lose": ("loses", "lost", "lost", "losing"),
    "make": ("makes", "made", "made", "making"),
    "pay": ("pays", "paid", "paid", "paying"),
    "put": ("puts", "put", "put", "putting"),
    "see": ("sees", "saw", "seen", "seeing"),
    "send": ("sends", "sent", "sent", "sending"),
    "set": ("sets", "set", "set", "setting"),
    "spend": ("spends", "spent", "spent", "spending"),
    "split": ("splits", "split", "split", "splitting"),
    "take": ("takes", "took", "taken", "taking"),
    "win": ("wins", "won", "won", "winning"),
}
_DOUBLED = {
    "stun": "stunn",
    "swap": "swapp",
    "stop": "stopp",
    "transfer": "transferr",
    "flip": "flipp",
    "control": "controll",
}


def _regular(verb: str) -> tuple[str, str, str, str]:
    stem = _DOUBLED.get(verb, verb.removesuffix("e"))
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies", verb[:-1] + "ied", verb[:-1] + "ied", verb + "ing"
    third = verb + ("es" if verb.endswith(("s", "sh", "ch", "x")) else "s")
    return third, stem + "ed", stem + "ed", stem + "ing"


def _verb_forms() -> dict[str, tuple[str, frozenset[VerbForm]]]:
    forms: dict[str, tuple[str, set[VerbForm]]] = {}
    every = {verb: _regular(verb) for verb in _REGULAR.split()} | _IRREGULAR
    names: tuple[VerbForm, ...] = ("base", "s", "past", "done", "ing")
    for verb, inflected in every.items():
        for form, name in zip((verb, *inflected), names, strict=True):
            forms.setdefault(form, (verb, set()))[1].add(name)
    return {form: (verb, frozenset(kinds)) for form, (verb, kinds) in forms.items()}


VERBS: dict[str, tuple[str, frozenset[VerbForm]]] = {**_verb_forms(), "equals": ("equal", frozenset({"s"}))}
"""Each inflected form: the verb's base form and which forms of it this is."""

KEYWORD_VERBS = {"stun", "buff", "predict", "burn", "add", "empower", "equip", "ambush", "hide", "disempower"}
"""Keywords that are also something to do: "[Stun] a unit"."""

KEYWORD_NOUNS = {"cost", "costs", "effect", "effects", "ability", "abilities", "units", "cards", "trigger", "triggers"}
"""Nouns that a keyword may stand before: "[Empower] costs", "[Deathknell] effects"."""

MOVES = {"move", "play", "return", "put", "place", "recall", "send", "bring", "add", "banish", "take", "go", "draw",
         "recycle", "replace", "hide", "shuffle", "retreat", "transfer"}  # fmt: skip
"""Verbs whose "to …" says where something goes."""

NOUNS: dict[str, tuple[PartKind, bool]] = {
    "ability": ("ability", False),
    "ally": ("player", False),
    "attacker": ("player", False),
    "base": ("base", False),
    "battlefield": ("battlefield", False),
    "board": ("zone", False),
    "buff": ("buff", False),
    "card": ("card", False),
    "chain": ("zone", False),
    "champion": ("champion", False),
    "controller": ("player", False),
    "creature": ("unit", False),
    "deck": ("deck", False),
    "defender": ("player", False),
    "gear": ("gear", False),
    "equipment": ("gear", False),
    "hand": ("hand", False),
    "legend": ("legend", False),
    "location": ("location", False),
    "object": ("object", False),
    "opponent": ("player", False),
    "owner": ("player", False),
    "permanent": ("object", False),
    "player": ("player", False),
    "rune": ("rune", False),
    "spell": ("spell", False),
    "teammate": ("player", False),
    "token": ("token", False),
    "trash": ("trash", False),
    "unit": ("unit", False),
    "zone": ("zone", False),
    "banishment": ("zone", False),
    "copy": ("amount", False),
    "top": ("deck", False),
    "bottom": ("deck", False),
    "destination": ("location", False),
    "place": ("location", False),
}
"""Nouns for things, in the singular."""

_PLURALS = {"ability": "abilities", "ally": "allies", "trash": "trashes", "copy": "copies"}
NOUNS |= {_PLURALS.get(noun, noun + "s"): (kind, True) for noun, (kind, _) in tuple(NOUNS.items())}

AMOUNTS = listed(
    """
    action amount attack maximum minimum tie damage bonus card-type choice choices combat conquer-effect cost
    costs count damage domain domains draw effect effects energy game instance instances instruction
    instructions keyword keywords level might mights mode modes move moves name names number numbers order
    phase phases point points power step resource resources rest-of-turn score scores showdown showdowns stat
    stats state status states tag tags text texts time times total turn turns type types value values xp condition
    conditions option options reaction reactions color colour might-bonus bonus bonuses hold target targets
    """
)
"""Nouns that name no object, player or zone."""

ADJECTIVES = listed(
    """
    additional attached attacking base beginning bonus buffed calm chosen combat conquered damaged defending
    detached different discarded banished draw empowered ending enemy entire equipped excess exhausted extra
    facedown first friendly full hidden highest ready readied killed last least most fewest legal lethal
    lowest main maximum mind minimum moved named next non-standard normal occupied open opposing original
    other played previous printed recycled remaining returned revealed rune same second single spent standard
    stunned tied third fourth fifth total triggered activated passive uncontrolled unoccupied valid victory
    channel wounded given current fury body order chaos new optional awaken scoring face-down unique signature
    mighty combined copied such whole half twice following burned selected multiple top bottom base empty unbuffed
    undamaged unequipped temporary basic
    """
)

ORDINALS = frozenset({"first", "second", "third", "fourth", "fifth", "next", "last", "final"})

NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}

KEYWORDS = listed(
    """
    accelerate action ambush assault backline deathknell deflect empower empowered equip flow ganking hidden
    hunt legion level mighty predict quick-draw reaction repeat shield stun buff burn tank temporary unique
    vision weaponmaster add
    """
)
DOMAINS = frozenset({"fury", "calm", "mind", "body", "chaos", "order"})
