"""What a card's abilities do, for good or ill, read from its public text.

An aim is what an ability does to one of its targets; the gain of instructions is what they bring the player who
controls them, in about the worth of a card each.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from entaku.bots.playing.amounts import number, speaks_of
from entaku.bots.playing.worths import DONE, PLAYERS, THINGS
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import actions as x
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import instructions as i
from entaku.oracle.ir import things as t
from entaku.oracle.ir.durations import AsLongAs, Until, UntilNot
from entaku.oracle.mechanics.combat import LeaveCombat
from entaku.oracle.mechanics.copying import BecomeCopy
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.damage import Damage, DivideDamage
from entaku.oracle.mechanics.destroying import Destroy, Regenerate
from entaku.oracle.mechanics.dice import Roll, Striation
from entaku.oracle.mechanics.drawing import Discard
from entaku.oracle.mechanics.life import LoseLife
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.tapping import Tap, Untap
from entaku.oracle.mechanics.tokens import CreateCopies


class Aim(Struct, frozen=True):
    """What is done to a target.

    good    how good it is for who or what is chosen, below 0 if it is bad; 3 is about a card
    damage  how much damage is dealt to it, -1 if X, -2 if twice X
    steals  whether its controller's loss is the chooser's gain
    copies  whether it is only looked at, and the best is wanted whoever has it
    size    what is added to its power and toughness
    lasting whether what it is given stays
    passing what only matters this turn, if that is all that is done: "tapped", "untapped", "shrunk"
    words   the keyword abilities that it is given for a while
    changes the changes that stay
    sizes   what is added to its power and toughness, if that is only known on a board
    spent   whether it is destroyed at the end of a turn in which it attacked
    hand    how much of what is good or bad for a player is in their hand
    leaves  whether it is removed from combat
    divided whether the damage is divided among the targets
    given   what is given to whoever controls it, for what is done to it
    pains   the number of a thing in life that it costs to do it to that
    returns whether it is exiled for a moment, and to whom it returns then: "owner" or "you"
    switches whether its power and toughness are switched
    alike   what others of its name are like to which the same is done; nothing if there are none
    """

    good: float = 0.0
    damage: int = 0
    steals: bool = False
    copies: bool = False
    size: tuple[int, int] = (0, 0)
    lasting: bool = False
    passing: str = ""
    words: tuple[str, ...] = ()
    changes: tuple[object, ...] = ()
    sizes: tuple[tuple[object, object], ...] = ()
    spent: bool = False
    hand: float = 0.0
    leaves: bool = False
    returns: str = ""
    divided: bool = False
    given: float = 0.0
    pains: str = ""
    alike: tuple[object, ...] = ()
    switches: bool = False

    def dealt(self, x: int) -> int:
        """How much damage it is where X is so much."""
        return self.damage if self.damage >= 0 else -self.damage * x


SAME = 1e-6
NOT_ME = 0.1
"""How bad it is for a creature that there is somebody whom it can't attack."""
KIND = 0.3
"""How good an Aura is for what it enchants, where its text doesn't tell: most that say nothing bad help."""
HARMLESS = Aim()
KILLS = -3.0
CHANGES: Mapping[type, float] = {
    ch.CantAttack: -1.5,
    ch.CantBlock: -0.6,
    ch.CanBlockOnly: -0.3,
    ch.CantBeBlocked: 0.8,
    ch.CantBeBlockedByFewer: 0.4,
    ch.CantBeTargeted: 0.3,
    ch.AssignsAsUnblocked: 0.4,
    ch.AssignsNone: -0.8,
    ch.MustAttack: -0.4,
    ch.MustBlock: -0.3,
    ch.MustBeBlocked: 0.2,
    ch.AllMustBlock: 0.2,
    ch.DoesntUntap: -1.5,
    ch.Goaded: -0.5,
    ch.Lose: -1.0,
    ch.CantHave: -1.0,
    ch.SetSize: -0.5,
    ch.SetTypes: -0.2,
    ch.LoseTypes: -0.5,
    ch.AssignsToughness: 0.2,
    ch.CanBlockMore: 0.2,
}
"""What changes are worth to the creature they apply to, where it doesn't matter by how much."""


OUTLASTING = (
    "end of game", "end of your next turn", "source leaves", "an opponent becomes the monarch", "a player planeswalks",
)  # fmt: skip


def lasts(until: Until) -> bool:
    """Whether an effect outlasts the turn, and perhaps the game."""
    return isinstance(until, AsLongAs | UntilNot) or until in OUTLASTING


def plain(instructions: Sequence[object]) -> Iterator[object]:
    """The instructions, with those that conditions, choices and loops hold.

    What is done to new targets isn't among them, nor what befalls only what attacked, nor what is done instead.
    """
    for one in instructions:
        yield one
        if isinstance(one, i.Reflexive | i.Delayed) or of_attackers(one):
            continue
        for name in ("do", "then"):
            part = getattr(one, name, ())
            if isinstance(part, tuple):
                yield from plain(part)
        if isinstance(one, Roll) and one.table:
            yield from plain(likeliest(one).do)


def likeliest(one: Roll) -> Striation:
    """The striation of a results table that holds the most results of the die."""
    return max(one.table, key=lambda row: (one.sides if row.most is None else row.most) - row.least)


def of_attackers(one: object) -> bool:
    """Whether an instruction is done only if a creature attacked this turn."""
    return isinstance(one, i.If) and isinstance(one.condition, c.AttackedThisTurn)


def change_worth(changes: Iterable[object]) -> tuple[float, tuple[int, int], bool]:
    """What changes are worth to what they apply to, the size they add, and whether they change its controller."""
    good, power, toughness, steals = 0.0, 0, 0, False
    for change in changes:
        if isinstance(change, ch.Resize):
            power += number(change.power)
            toughness += number(change.toughness)
            good += 0.4 * number(change.power) + 0.4 * number(change.toughness)
        elif isinstance(change, ch.Gain):
            names = [one.name for one in change.abilities if isinstance(one, a.Keyword)]
            good += sum(-1.0 if name == "defender" else 0.7 for name in names) if names else 0.7
        elif isinstance(change, ch.SetController):
            steals = True
        elif isinstance(change, ch.CantAttack) and change.whom is not None:
            good -= NOT_ME
        else:
            good += CHANGES.get(type(change), 0.0)
    return good, (power, toughness), steals


def aim_at(instructions: Sequence[object], what: tuple[object, ...], zone: str = "battlefield") -> Aim:
    """What instructions do to the things or players that go by these phrases."""
    good, damage, power, toughness, hand = 0.0, 0, 0, 0, 0.0
    words: list[str] = []
    steals = copies = lasting = spent = leaves = divided = False
    changes: list[object] = []
    returns = back_from_exile(instructions, what) if zone == "battlefield" else ""
    for one in plain(instructions):
        if isinstance(one, Damage) and speaks_of(one.to, what):
            damage = damage + number(one.amount) if (by_x := times_x(one.amount)) is None else -by_x
        elif isinstance(one, DivideDamage):
            damage, divided = number(one.amount) if (by_x := times_x(one.amount)) is None else -by_x, True
        elif isinstance(one, x.Apply) and speaks_of(one.what, what):
            worth, size, taken = change_worth(one.changes)
            good, power, toughness, steals = good + worth, power + size[0], toughness + size[1], steals or taken
            lasting = lasting or lasts(one.until)
            changes += one.changes
        elif isinstance(one, i.If) and of_attackers(one):
            spent = spent or any(isinstance(two, Destroy) and speaks_of(two.what, what) for two in one.do)
        elif isinstance(one, CreateCopies | BecomeCopy) and speaks_of(one.of, what):
            copies = True
        elif isinstance(one, Move) and speaks_of(one.what, what):
            good += 0.0 if returns else moved(one, zone)
            steals = steals or (zone == "graveyard" and one.to in ("battlefield", "hand"))
        else:
            done = done_to(one, what)
            good += done + done_to_all(one, what)
            hand += done if isinstance(one, Discard) else 0.0
            leaves = leaves or (isinstance(one, LeaveCombat) and done != 0)
            words += ["indestructible"] if done and isinstance(one, Regenerate) else []
    lasting = lasting or any(isinstance(one, PutCounters) for one in instructions)
    fleeting = ""
    if not (lasting or damage or steals or copies):
        fleeting = passing(good, (power, toughness), {type(one) for one in plain(instructions)})
    return Aim(
        good, damage, steals, copies, (power, toughness), lasting, fleeting,
        () if lasting else (*words, *words_of(changes)), tuple(changes) if lasting else (), sizes_of(changes),
        spent, hand, leaves, returns, divided, pains=pains_by(instructions, what, zone),
        alike=of_the_same_name(instructions, what), switches=any(isinstance(one, ch.SwitchSize) for one in changes),
    )  # fmt: skip


def of_the_same_name(instructions: Sequence[object], what: tuple[object, ...]) -> tuple[object, ...]:
    """What those are like to which something is done because they have the name of one of these things."""
    for one in plain(instructions):
        phrase = getattr(one, "to" if isinstance(one, Damage) else "what", None)
        for part in phrase.of if isinstance(phrase, t.Both) else (phrase,):
            wanted = part.where if isinstance(part, t.Group) else ()
            if any(isinstance(two, t.SameNameAs) and two.what in what for two in wanted):
                return wanted
    return ()


def times_x(amount: object) -> int | None:
    """How many times X an amount is; None if it isn't X that it hangs on."""
    if isinstance(amount, t.X):
        return 1
    return amount.factor if isinstance(amount, t.Times) and isinstance(amount.amount, t.X) else None


def pains_by(instructions: Sequence[object], what: tuple[object, ...], zone: str) -> str:
    """Which number of a thing its chooser loses in life for it, if they do."""
    for one in plain(instructions):
        hit = one.who if isinstance(one, LoseLife) else one.to if isinstance(one, Damage) else None
        amount = getattr(one, "amount", None)
        meant = (*what, t.Bound("moved")) if zone == "graveyard" else what
        if isinstance(hit, t.You) and isinstance(amount, t.StatOf) and amount.of in meant:
            return amount.stat
    return ""


def back_from_exile(instructions: Sequence[object], what: tuple[object, ...]) -> str:
    """Under whose control what these instructions exile is put back onto the battlefield, if it is."""
    bind = ""
    for one in plain(instructions):
        if not isinstance(one, Move):
            continue
        if one.to == "exile" and speaks_of(one.what, what):
            bind = one.bind
        elif bind and one.to == "battlefield" and one.what in (t.Bound(bind), *what):
            return "you" if one.under == t.You() else "owner"
    return ""


def words_of(changes: Iterable[object]) -> Iterator[str]:
    """The keyword abilities that changes give."""
    for change in changes:
        if isinstance(change, ch.Gain):
            yield from (one.name for one in change.abilities if isinstance(one, a.Keyword))


def sizes_of(changes: Iterable[object]) -> tuple[tuple[object, object], ...]:
    """What changes add to power and toughness, if it hangs on the board."""
    sizes = tuple((one.power, one.toughness) for one in changes if isinstance(one, ch.Resize))
    return sizes if any(not isinstance(part, int) for size in sizes for part in size) else ()


def passing(good: float, size: tuple[int, int], kinds: Collection[type] = ()) -> str:
    """What it is that only matters this turn, if what is done, by instructions of these kinds, is worth no more."""
    if size != (0, 0):
        return "shrunk" if abs(good - 0.4 * sum(size)) < SAME and sum(size) < 0 else ""
    turned = ((Tap, "tapped"), (Untap, "untapped"))
    return next((name for kind, name in turned if kind in kinds and abs(good - THINGS[kind]) < SAME), "")


def moved(node: Move, zone: str) -> float:
    """How good it is for a thing to be moved so."""
    if zone == "graveyard":
        return 2.0 if node.to in ("battlefield", "hand") else -0.5 if node.to == "exile" else 0.3
    return {"exile": KILLS, "graveyard": KILLS, "library": -2.6, "hand": -1.8}.get(node.to, 0.5)


def done_to(one: object, what: tuple[object, ...]) -> float:
    """How good other instructions are for what they are done to."""
    told = DONE.get(type(one))
    if told is not None:
        return told(one, what)
    done = getattr(one, "what", None)
    if done is not None and speaks_of(done, what):
        return THINGS.get(type(one), 0.0)
    who = getattr(one, "who", None)
    if who is not None and speaks_of(who, what):
        return PLAYERS.get(type(one), 0.0) * max(1, number(getattr(one, "amount", 1) or 1))
    return 0.0


MANY = 2
"""As many things a player is taken to have of those of which all are meant."""


def done_to_all(one: object, whose: tuple[object, ...]) -> float:
    """How good an instruction is for the players who control, or own, all the things that it is done to."""
    group = one.of if isinstance(one, i.ForEach) else getattr(one, "what", None)
    if not isinstance(group, t.Group) or not any(who in whose for who in holders(group)):
        return 0.0
    if isinstance(one, i.ForEach):
        return MANY * aim_at(one.do, (t.Bound("each"),)).good
    if isinstance(one, Move):
        return MANY * moved(one, group.zone) if group.zone in ("battlefield", "graveyard") else 0.0
    return MANY * done_to(one, (group,)) if group.zone == "battlefield" else 0.0


def holders(group: t.Group) -> Iterator[object]:
    """The players whose things a group means."""
    yield group.of
    for one in group.where:
        if isinstance(one, t.ControlledBy | t.OwnedBy):
            yield one.who


def target_aims(do: Sequence[object], targets: Sequence[a.Target]) -> tuple[Aim, ...]:
    """What instructions do to each of their targets."""
    aims = []
    for place, one in enumerate(targets):
        zone = next((phrase.zone for phrase in one.of if isinstance(phrase, t.Group)), "battlefield")
        phrases: tuple[object, ...] = (t.Targeted(place), t.TargetedPlayer(place))
        if zone == "graveyard":
            phrases = (*phrases, t.Bound("moved"))
        aim = aim_at(do, phrases, zone)
        given = given_for(do, t.Targeted(place))
        aims.append(replace(aim, given=given) if given else aim)
    return tuple(aims)


def given_for(do: Sequence[object], what: t.Targeted) -> float:
    """What instructions give to whoever controls, or owns, a target; nothing where the target is a player."""
    if not any(isinstance(getattr(one, "who", None), t.ControllerOf | t.OwnerOf) for one in plain(do)):
        return 0.0
    return aim_at(do, (t.ControllerOf(what), t.OwnerOf(what))).good


def aura_aim(abilities: Sequence[object], usual: float = KIND) -> Aim:
    """What an Aura, or Equipment, does to what it is attached to: as good as usual, if its text doesn't tell."""
    good, power, toughness, steals = 0.0, 0, 0, False
    changes: list[object] = []
    for ability in abilities:
        if isinstance(ability, a.Static) and ability.what == t.Attached():
            changes += ability.changes
            worth, size, taken = change_worth(ability.changes)
            good, power, toughness, steals = good + worth, power + size[0], toughness + size[1], steals or taken
            if not worth and not taken:
                good -= 0.5
        elif isinstance(ability, a.Triggered):
            good += aim_at(ability.do, (t.Attached(), t.ControllerOf(t.Attached()), t.BoundPlayer())).good
    if not good and not steals:
        good = usual
    return Aim(good, 0, steals, copies=False, size=(power, toughness), lasting=True, changes=tuple(changes))
