"""What a trick in combat brings: who lives and who dies with it and without it."""

from collections.abc import Iterable, Sequence

from entaku.bots.playing.board import Board
from entaku.bots.playing.combat import Fighter, Outcome, fight, in_play
from entaku.bots.playing.texts import Aim
from entaku.magic.views.game_view import AttackView, CardView
from entaku.oracle.colours import COLOURS

WIN = 30.0
CARD = 0.8
OTHERS = 0.5
"""So much of what others lose in a fight among themselves it is worth to oneself."""
IN_COMBAT = ("declare blockers",)


def is_time(board: Board) -> bool:
    """Whether blocks are made, damage is still to come, and nothing else is going on."""
    return is_combat(board) and not board.view.stack


def is_combat(board: Board) -> bool:
    """Whether blocks are made and damage is still to come."""
    return board.view.step in IN_COMBAT and bool(board.view.attacks)


def pump(board: Board, aim: Aim, target: CardView) -> float:
    """What a change of size is worth to a creature of one's own in combat, less the card it costs."""
    attack = next((one for one in board.view.attacks if target.id in (one.attacker, *one.blockers)), None)
    if attack is None or attack.attacker not in board.permanents:
        return -1.0
    before, after = balance(board, attack, {}), balance(board, attack, {target.id: aim})
    if aim.spent and target.id == attack.attacker:
        after -= in_play(board, target).worth
    return after - before - CARD


def switched(board: Board, aim: Aim, target: CardView) -> float:
    """What it is worth that a creature has other power and toughness for a turn: its life, its fight, or its damage."""
    if (target.toughness or 0) + aim.size[1] - target.damage <= 0:
        return -board.side(target.controller) * in_play(board, target).worth
    attack = next((one for one in board.view.attacks if target.id in (one.attacker, *one.blockers)), None)
    if attack is None:
        return 0.0
    if is_combat(board):
        return pump(board, aim, target) + CARD
    mine, hit_me = board.is_friend(target.controller), attack.player in board.together(board.me)
    return 0.3 * aim.size[0] * (1.0 if mine else -1.0 if hit_me else OTHERS)


def weakened(board: Board, aim: Aim, target: CardView) -> float:
    """What it is worth that a creature has less power for a turn: what its fight comes to, once blocks are made."""
    return max(0.0, pump(board, aim, target) + CARD) if is_combat(board) else 0.0


def pump_all(board: Board, aims: dict[int, Aim]) -> float:
    """What changes to several creatures are worth in all the fights they are in, less the card they cost."""
    total = 0.0
    for attack in board.view.attacks:
        if attack.attacker in board.permanents and not aims.keys().isdisjoint((attack.attacker, *attack.blockers)):
            total += balance(board, attack, aims) - balance(board, attack, {})
    return total - CARD


def balance(board: Board, attack: AttackView, aims: dict[int, Aim]) -> float:
    """What a fight comes to for the player of the board."""
    attacker = board.permanents[attack.attacker]
    blockers = [board.permanents[n] for n in attack.blockers if n in board.permanents]
    against = [changed(board, card, aims, [attacker]) for card in blockers]
    result = fight(changed(board, attacker, aims, blockers), against, not board.view.freely)
    dead = [card for card in blockers if card.id in result.dead_blockers] + [attacker] * result.attacker_dies
    dead = [card for card in dead if board.is_friend(card.controller) or not is_beaten(board, card.controller)]
    total = sum(in_play(board, card).worth * (-1.0 if board.is_friend(card.controller) else 1.0) for card in dead)
    mine = board.is_friend(attacker.controller) or board.is_friend(attack.player)
    if not mine and not any(board.is_friend(card.controller) for card in blockers):
        return OTHERS * total
    sign = 1.0 if board.is_friend(attacker.controller) else -1.0
    return total + (hit(board, attack, result) * sign if mine else 0.0)


def changed(board: Board, card: CardView, aims: dict[int, Aim], against: Sequence[CardView]) -> Fighter:
    """A creature in a fight against others; protection from one colour of all of these keeps it alive.

    From what has several colours, or none, it is taken to protect from nobody.
    """
    aim = aims.get(card.id)
    if aim is None:
        return in_play(board, card)
    words = [word for word in aim.words if word != "protection"]
    if "protection" in aim.words and shared(against):
        words.append("indestructible")
    return in_play(board, card, aim.size, words)


def shared(cards: Sequence[CardView]) -> str:
    """The colours that all of these cards have."""
    return "".join(colour for colour in COLOURS if cards and all(colour in card.colours for card in cards))


def against(board: Board, target: int) -> list[CardView]:
    """Whom a creature fights."""
    for attack in board.view.attacks:
        numbers = attack.blockers if target == attack.attacker else (attack.attacker,)
        if target in (attack.attacker, *attack.blockers):
            return [board.permanents[one] for one in numbers if one in board.permanents]
    return []


def hit(board: Board, attack: AttackView, result: Outcome) -> float:
    """What the damage that gets through is worth, to whoever deals it."""
    if attack.planeswalker is not None:
        return 0.5 * result.through
    life = board.player(attack.player).life
    others = sum(power_through(board, one) for one in other_attacks(board, attack))
    if result.through and result.through + others >= life:
        return WIN
    return 0.3 * result.through


def is_beaten(board: Board, seat: int) -> bool:
    """Whether unblocked attackers end a player's game, so that what they have doesn't matter any more."""
    attacks = (one for one in board.view.attacks if one.player == seat and one.planeswalker is None)
    return sum(power_through(board, one) for one in attacks) >= board.player(seat).life


def other_attacks(board: Board, attack: AttackView) -> Iterable[AttackView]:
    return (
        one
        for one in board.view.attacks
        if one.attacker != attack.attacker and one.player == attack.player and one.planeswalker is None
    )


def power_through(board: Board, attack: AttackView) -> int:
    card = board.permanents.get(attack.attacker)
    if card is None or attack.blockers:
        return 0
    return in_play(board, card).power


def saves(board: Board, target: CardView) -> float:
    """What it is worth to keep a creature from dying in this combat."""
    attack = next((one for one in board.view.attacks if target.id in (one.attacker, *one.blockers)), None)
    if attack is None or attack.attacker not in board.permanents:
        return 0.0
    blockers = [in_play(board, board.permanents[n]) for n in attack.blockers if n in board.permanents]
    result = fight(in_play(board, board.permanents[attack.attacker]), blockers, not board.view.freely)
    dies = result.attacker_dies if target.id == attack.attacker else target.id in result.dead_blockers
    return in_play(board, target).worth if dies and target.controller == board.me else 0.0
