"""What an engine asks for in one way wherever it stands: how many, which players, which object, whether.

"Draw as many cards as you control creatures" is two things: that so many are drawn, and how many that is.  An engine
that asks a table for the number and goes on with what it is told doesn't know which amount it was, so a scenario that
shows one amount with a deed shows the deed with any other, once that is shown itself, for the event that binds it.  So
it is with players, of whom there is one or are several, with an object that is there, be it a target, the card itself,
what that is attached to or what was just made, with what an earlier instruction has named, whatever it called that, and
with what is asked before something is done.

That they are independent is tested over all scenarios (`tests/magic/test_asked_alike.py`): each holds as well with
all of these hidden behind nodes of which the engine knows nothing but their worth, and whoever asks twice while one
instruction is followed is told the same.  What isn't independent is told in full:

- a keyword's X, which has a meaning of its own there (bloodthirst, suspend), where any other number is counted;
- a number that was noted in a draft, which hangs on who enters; one that lowers, which may be below zero; and the
  colours of a commander's identity, which without one are no number;
- an amount that is another for each of several players or objects: there somebody must say who "each" is;
- "you", of whom engines needn't ask; whose step begins, since who has left has no turns and is still one of "each";
  and whose step is left out, which one who was told of it has once;
- how a spell was cast, which says what it is aimed at before it is asked; what X can't be, which is asked before it is
  chosen; the zone that an ability works in;
- an object that an event is about, where it was never on the battlefield (it was cast) or may have gone anywhere (it
  left); of one that is there as its event happens, or has died by it, it isn't said which event that was;
- an object that lies elsewhere, or that somebody has chosen, and what is done where such are looked for (`NOT_THERE`);
  and a target as the source of damage, where of several each deals its own;
- how long something lasts; and while what a static ability says what its own spell costs, which is asked before that
  has targets.
"""

from typing import get_args

from msgspec import Struct

from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Activated, CastOnly, Keyword, Static
from entaku.oracle.ir.durations import AsLongAs
from entaku.oracle.ir.families import ConditionNode, Instruction
from entaku.oracle.ir.happenings import BeginningOf, Happening
from entaku.oracle.ir.instructions import Likewise
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.casting import CastFree, CastNow, MayPlay
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.copying import CopySpell
from entaku.oracle.mechanics.countering import Counter
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.moving import Move

SO_MANY, OF_EACH = "so many", "so many of each"
ONE, SEVERAL = "a player", "players"
SO = "so"
OBJECT = "an object"
NAMED, OF_NAMED = "what was named", "some of what was named"
THERE, BURIED = "it there", "it buried"

AMOUNTS = tuple(kind for kind in get_args(t.Amount) if kind is not int)
PLAYERS: tuple[type[Node], ...] = get_args(t.Players)
OF_SEVERAL = (t.Each, t.Except, t.PlayersWho, t.NotedPlayers, t.VotedOtherwise, t.YourTeam)
OF_PLAYERS = (Instruction, t.Group, *get_args(Happening), *get_args(pr.PlayerRule))
"""What is done to players or by them: of all these it is asked who they are as something is done."""
WHOSE_STEP = (BeginningOf, pr.SkipsStep)
STAYING: tuple[type[Node], ...] = (
    h.Attacks, h.AttacksUnblocked, h.BecomesBlocked, h.BecomesMonstrous, h.BecomesTapped, h.Blocks, h.CountersPut,
    h.Crews, h.Enters, h.Exerts, h.IsDealtDamage, h.PhasesIn, h.TapsForMana, h.TransformsInto, h.TurnedFaceUp,
)  # fmt: skip
"""Events whose object is on the battlefield as they happen, and stays there."""
BURYING: tuple[type[Node], ...] = (h.Destroys, h.Dies, h.Sacrifices)
"""Events whose object goes from the battlefield to a graveyard."""
MEETING = (h.BecomesBlocked, h.Blocks)
"""Events of two creatures, both of which are on the battlefield as they happen, and stay there."""
MET = frozenset(kind.__name__ for kind in MEETING)
WHERE = {kind.__name__: where for where, kinds in ((THERE, STAYING), (BURIED, BURYING)) for kind in kinds}
SINGLE = (t.Self, t.Targeted, t.Attached)
"""One object, which is where it is looked for as long as anything is done to it."""
MADE = ("created",)
"""The names of such objects that instructions have made before."""
OF_EVENTS = frozenset({"it", "other", "each"})
"""The names of objects that an event is about, or of which something is done to each."""
OF_OBJECTS: tuple[type[Node], ...] = (Instruction, t.StatOf, t.CountersOn, t.ControllerOf, t.OwnerOf, t.DefendingPlayer)
"""What is done to an object, or told of it."""
NOT_THERE: tuple[type[Node], ...] = (CastFree, CastNow, ChooseThings, CopySpell, Counter, Likewise, MayPlay, Move)
"""Instructions that look at what they are told: where cards lie, and which spell is meant."""
OF_ITS_COST = (pr.ThisCostsLess, pr.ThisCostsMoreByTarget)
HOW_CAST = (c.WasBeheld, c.WasKicked, c.WasCastFor, c.SourceIn)
"""Conditions that are looked at also where nobody asks them."""


def asked_alike(node: object, of: type[Struct], field: str = "") -> str:
    """What is told of a node in a field of another of this class: how it is asked for, "" where it is told in full.

    >>> from entaku.oracle.mechanics.drawing import Draw
    >>> asked_alike(t.LifeOf(t.You()), Draw), asked_alike(t.Each("opponent"), Draw), asked_alike(t.You(), Draw)
    ('so many', 'players', '')
    """
    if isinstance(node, AMOUNTS):
        return amount(node, of)
    if isinstance(node, PLAYERS):
        return players(node, of)
    if isinstance(node, SINGLE) or is_made(node):
        return object_of(node, of, field) or named(node, of)
    if isinstance(node, t.Bound | t.Among | t.Both):
        return named(node, of)
    if isinstance(node, ConditionNode):
        is_limit = c.limits_x(node) and issubclass(of, Activated | CastOnly)
        return "" if is_limit or isinstance(node, HOW_CAST) or issubclass(of, Static | AsLongAs) else SO
    return ""


def is_made(node: object) -> bool:
    """Whether it is what an instruction has just made."""
    return isinstance(node, t.Bound) and node.name in MADE


def named(node: object, of: type[Struct]) -> str:
    """What an instruction tells of objects that earlier ones have named, whatever they called them.

    >>> [named(t.Bound(name), Move) for name in ("rest", "second", "it")], named(t.Among("seen"), Move)
    (['what was named', 'what was named', ''], 'some of what was named')
    >>> named(t.Both((t.Bound("found"), t.Bound("rest"))), Move), named(t.Bound("rest"), t.StatOf)
    ('what was named', '')
    """
    if not issubclass(of, (Instruction, t.Both)):
        return ""
    if isinstance(node, t.Both):
        return NAMED if all(named(part, t.Both) == NAMED for part in node.of) else ""
    if not isinstance(node, t.Bound | t.Among) or node.name in OF_EVENTS:
        return ""
    return NAMED if isinstance(node, t.Bound) else OF_NAMED


def object_of(node: object, of: type[Struct], field: str) -> str:
    """What is told of an object that is there in such a field; nothing where it is looked at what it is."""
    if not issubclass(of, OF_OBJECTS) or issubclass(of, NOT_THERE):
        return ""
    return "" if of is Damage and field == "source" and isinstance(node, t.Targeted) else OBJECT


def held_alike(node: object, holder: Node) -> str:
    """The same of a condition while which a static ability holds.

    >>> from entaku.oracle.ir.changes import Resize
    >>> held_alike(c.IsMonarch(t.You()), Static(changes=(Resize(1, 1),)))
    'so'
    >>> held_alike(c.IsMonarch(t.You()), Static(rules=(pr.ThisCostsLess(1),)))
    ''
    """
    if not isinstance(holder, Static) or not isinstance(node, ConditionNode) or isinstance(node, HOW_CAST):
        return ""
    return "" if any(isinstance(each, OF_ITS_COST) for each in holder.rules) else SO


def where_met(node: object, event: str) -> str:
    """What is told of an object that an event is about, by the event's name: where that finds it, "" for any event.

    >>> [where_met(t.Bound("it"), event) for event in ("Enters", "Sacrifices", "Attacks/Blocks", "Attacks/Dies")]
    ['it there', 'it buried', 'it there', '']
    >>> where_met(t.Bound("other"), "BecomesBlocked/Blocks"), where_met(t.Bound("other"), "DealsDamage")
    ('it there', '')
    """
    if isinstance(node, t.Bound) and node.name == "other":
        return THERE if event and MET.issuperset(event.split("/")) else ""
    if not isinstance(node, t.Bound) or node.name != "it":
        return ""
    places = {WHERE.get(each, "") for each in event.split("/")}
    return places.pop() if len(places) == 1 else ""


def met_alike(node: object, event: str, of: type[Struct], field: str) -> str:
    """The same as what is told of it in a field of another node of this class.

    >>> from entaku.oracle.mechanics.damage import Damage
    >>> [met_alike(t.Bound("it"), event, Damage, "source") for event in ("Enters", "Sacrifices")]
    ['an object', 'it buried']
    """
    met = where_met(node, event)
    return (object_of(node, of, field) or met) if met == THERE else met


def amount(node: Node, of: type[Struct]) -> str:
    """How many."""
    is_below_zero = isinstance(node, t.Times) and node.factor < 0
    is_own = issubclass(of, Keyword | c.Compared) and isinstance(node, t.X)
    if is_below_zero or is_own or isinstance(node, t.NotedNumber | t.IdentityColours):
        return ""
    return OF_EACH if speaks_of_each(node) else SO_MANY


def speaks_of_each(node: Node) -> bool:
    """Whether an amount is another for each of those to whom something is done."""
    return any(isinstance(one, t.Bound | t.BoundPlayer) and one.name == "each" for one in nodes(node))


def players(node: Node, of: type[Struct]) -> str:
    """Which players: of instructions, of events, of rules that hold for them, and of what lies in a zone of theirs."""
    if isinstance(node, t.You) or not issubclass(of, OF_PLAYERS) or issubclass(of, WHOSE_STEP):
        return ""
    several = isinstance(node, OF_SEVERAL) or (isinstance(node, t.ControllerOf | t.OwnerOf) and is_group(node.what))
    return SEVERAL if several else ONE


def is_group(what: object) -> bool:
    """Whether it is spoken of several objects."""
    return isinstance(what, t.Group | t.Both | t.Each)
