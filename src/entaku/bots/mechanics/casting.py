"""Cards that may be cast without paying, or played for a while; what is paid besides for a spell."""

from entaku.bots.playing import mutating
from entaku.bots.playing.board import creature_worth, worth_of
from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.magic.additional.faces.card_faces import PROTOTYPED
from entaku.magic.game.definitions import number
from entaku.oracle.mechanics.casting import CastFor, CastFree, CastNow, MayPlay

worth(CastFree, thing=2.0, usually=2.5)
worth(CastNow, thing=1.0, usually=1.5)
worth(CastFor, thing=1.0, usually=1.5)
worth(MayPlay, thing=1.0)

WAYS = {
    "free": 3.0, "buyback": 2.0, "entwine": 2.0, "conspire": 1.0, "alternative": 0.5, "prowl": 0.5, "cleave": 1.0,
    "freerunning": 0.5, "sneak": 0.5, "additional": 0.5, "gift": 1.0, "teamwork": 0.8,
    "flash": -0.3, "face-down": -1.5, "evoke": -2.0,
}  # fmt: skip
"""What ways of casting are worth beside the plain one: what is done more, what needn't be paid, what is lost by it."""
FOR_A_CREATURE = {"casualty": 3.0}
"""What those ways are worth for which a creature is sacrificed: so much, less the cheapest one's worth."""


BESTOWED = 1.5
"""What it is worth that a creature comes as an Aura on another one of its player's, and stays when that one goes."""


@chosen_for("game-cast-way")
def way_worth(choosing: Choosing, option: Option) -> float:
    if option.text == "bestow":
        return BESTOWED if choosing.board.creatures[choosing.board.me] else -BESTOWED
    if option.text == "mutate":
        return mutating.way_worth(choosing, choosing.last.text if choosing.last is not None else "")
    if option.text in FOR_A_CREATURE:
        board, gained = choosing.board, FOR_A_CREATURE[option.text]
        return gained - min((worth_of(card) for card in board.creatures[board.me]), default=gained)
    return WAYS.get(option.text, 0.0)


@chosen_for("game-gift")
def promised_worth(choosing: Choosing, option: Option) -> float:
    """A gift goes to whom it helps least against the giver."""
    return 0.0 if option.seat is None else -choosing.board.threat(option.seat)


@chosen_for("game-mutate")
def mutated_worth(choosing: Choosing, option: Option) -> float:
    """The better of two bodies lies on top."""
    over = mutating.over_worth(choosing)
    return over if option.what == "over" else -over


@chosen_for("game-cast-emerge")
def sacrificed_worth(choosing: Choosing, option: Option) -> float:
    """What is sacrificed to emerge is as cheap as the mana allows."""
    return -float(option.text)


@chosen_for("game-cast-face")
def face_worth(choosing: Choosing, option: Option) -> float:
    """What a half does as a spell, or what comes of it; of a fused card what both do."""
    spell = choosing.judge.parts(choosing.lore.spell(option.text), None)
    face = choosing.lore.face(option.text)
    if face is None or "Creature" not in face.types:
        return spell
    whole = spell + creature_worth(number(face.power) or 0, number(face.toughness) or 0, ())
    return whole - 1.0 if option.what == PROTOTYPED else whole


@chosen_for("game-splice")
def splice_worth(choosing: Choosing, option: Option) -> float:
    """The card stays in hand, and there is mana for it."""
    return 1.0
