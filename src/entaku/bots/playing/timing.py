"""When in a turn a text is of use, as far as it tells: before combat, in it, or once for the whole turn."""

from collections.abc import Sequence

from msgspec import Struct

from entaku.bots.playing.judging import Judge
from entaku.bots.playing.lore import Section
from entaku.bots.playing.texts import Aim, change_worth, lasts, plain, words_of
from entaku.kernel.remembering import of_each
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import actions as x
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.destroying import Destroy, Regenerate
from entaku.oracle.mechanics.goading import Goad
from entaku.oracle.mechanics.lasting import Establish
from entaku.oracle.mechanics.tapping import Untap

FIGHTS = (ch.Resize, ch.SetSize, ch.CantBeBlocked, ch.AssignsToughness)
"""Changes that make a creature fight better."""


NOTHING: tuple[float, tuple[int, int], bool] = (0.0, (0, 0), False)
"""What is worth nothing, changes no size and takes nothing."""


class Many(Struct, frozen=True):
    """What a text does for a turn to all creatures that are like something: to one's own, or to anybody's."""

    where: Sequence[object]
    aim: Aim
    anybody: bool


@of_each
def for_many(parts: Sequence[Section]) -> Sequence[Many]:
    """What a text does to many for a turn: it makes one's own better, or takes power; none if it does anything else."""
    found: list[Many] = []
    for one in (one for part in parts for one in plain(part.do)):
        group = getattr(one, "what", None)
        if isinstance(one, Untap):
            continue
        if not isinstance(group, t.Group):
            return ()
        good, size, _ = change_worth(one.changes) if isinstance(one, x.Apply) and not lasts(one.until) else NOTHING
        if isinstance(one, Regenerate):
            found.append(Many(group.where, Aim(words=("indestructible",)), anybody=False))
        elif isinstance(one, x.Apply) and (good > 0 or (size[0] < 0 and not size[1])):
            found.append(Many(group.where, Aim(size=size, words=tuple(words_of(one.changes))), good < 0))
        else:
            return ()
    return () if any(part.targets for part in parts) else found


def sweeps(parts: Sequence[Section]) -> bool:
    """Whether a spell destroys all that are like something."""
    return any(isinstance(one, Destroy) and isinstance(one.what, t.Group) for part in parts for one in plain(part.do))


def is_fog(one: object) -> bool:
    """Whether an instruction prevents all combat damage for a while."""
    return (
        isinstance(one, Establish)
        and isinstance(one.rule, rp.InsteadOfDamage)
        and one.rule.combat
        and one.rule.redirect is None
        and not one.rule.factor
        and one.rule.shield is None
        and one.rule.source is None
    )


def names_no_creature(target: a.Target) -> bool:
    """Whether a text that names a target names players, or other kinds of permanents than creatures."""
    return all(
        not isinstance(phrase, t.Group) or (phrase.zone == "battlefield" and any(map(is_no_creature, phrase.where)))
        for phrase in target.of
    )


def is_no_creature(one: object) -> bool:
    """Whether a predicate asks for kinds of permanents that creatures as a rule aren't."""
    if isinstance(one, t.AnyOf):
        return all(map(is_no_creature, one.of))
    return isinstance(one, t.Is) and one.what in ("Artifact", "Enchantment", "Land", "Planeswalker")


def is_for_after_combat(judge: Judge, parts: Sequence[Section], source: CardView) -> bool:
    """Whether what a text would best harm is a tapped creature: it blocks nobody, and its player may be out by then."""
    harmed = [
        (judge.thing(aim, card), card)
        for part in parts
        for target, aim in zip(part.targets, part.aims, strict=True)
        for phrase in target.of
        if (aim.good < 0 or aim.damage) and isinstance(phrase, t.Group) and phrase.zone == "battlefield"
        for card in judge.aimable(phrase, source)
    ]
    best = max(harmed, key=lambda one: one[0], default=(0.0, None))[1]
    return best is not None and best.tapped and "Creature" in best.types and best.controller != judge.board.me


def is_no_weapon(aim: Aim) -> bool:
    """Whether an Aura that helps what it enchants doesn't do so in the fight itself."""
    gains = [one for change in aim.changes if isinstance(change, ch.Gain) for one in change.abilities]
    fights = any(
        isinstance(one, ch.Resize | ch.SetSize | ch.CantBeBlocked | ch.AssignsToughness) for one in aim.changes
    )
    return aim.good > 0 and not fights and not any(isinstance(one, a.Keyword) for one in gains)


def settles(parts: Sequence[Section]) -> bool:
    """Whether a text keeps all creatures of one's own alive in this turn's combat."""
    return any(
        is_fog(one) or (isinstance(one, Regenerate) and isinstance(one.what, t.Group))
        for part in parts
        for one in plain(part.do)
    )


def wakes(ability: a.Activated) -> bool:
    """Whether an ability makes a creature of its own permanent for a while."""
    changes = (one.changes for one in ability.do if isinstance(one, x.Apply) and isinstance(one.what, t.Self))
    return any(isinstance(one, ch.AddTypes | ch.SetTypes) and "Creature" in one.types for row in changes for one in row)


def adds_nothing(ability: a.Activated) -> bool:
    """Whether an ability does to its targets what changes nothing about them when it is done again in the turn."""
    return bool(ability.targets) and all(
        isinstance(one, Goad) or (isinstance(one, x.Apply) and not any(isinstance(c, ch.Resize) for c in one.changes))
        for one in ability.do
    )
