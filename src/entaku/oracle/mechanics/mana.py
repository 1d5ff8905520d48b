"""Mana that is added, and mana that is paid for an effect.  (CR 106)"""

from typing import ClassVar, Literal

from entaku.oracle.colours import wheel
from entaku.oracle.ir import things as t
from entaku.oracle.ir.happenings import TapsForMana
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount, Each, Group, Players, You
from entaku.oracle.mechanics.naming import ChooseValue
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.japanese.amounts import amount, equal, is_big, per
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.groups import described
from entaku.oracle.saying.japanese.things import subject
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import IN_TURN, Clause
from entaku.oracle.saying.rows import SOURCE, WHAT, WHO, command, idiom, row, says, verb

MOST_SYMBOLS = 5
"""More mana of one kind than this is written as a number in Japanese."""


class AddMana(Action, frozen=True):
    """A player adds mana: so many of the same of these colours, chosen by that player ("C" is colourless).

    "any" is each of the five colours; "combination" lets each mana be chosen; the other words are colours found in
    the game: those that lands like `like` could produce, those chosen in the draft, that of what was just tapped,
    those of the identity of the player's commander, one that objects like `like` are of ("among") or each of those
    ("each among"), or the one chosen for the source, beside `colours` if named.
    """

    colours: str = "any"
    amount: Amount = 1
    who: Players = You()
    combination: bool = False
    source: Literal["", "producible", "noted", "produced", "commander", "chosen", "among", "each among"] = ""
    like: Group | None = None
    any_type: bool = False

    def tells(self, field: str) -> bool:
        """Mana of what was produced is of any type anyway."""
        return field != "any_type" or self.source != "produced"


class KeepMana(Action, frozen=True):
    """You don't lose the mana just added as steps and phases end, until the turn does, or `combat`.  (CR 500.4)"""

    combat: bool = False


class PayAnyAmount(Action, frozen=True):
    """Starting with you, each of these players may pay any amount of mana; `bind` is the total.  (CR 107.3)"""

    sort: ClassVar = "number"

    who: Players
    bind: str = "paid"


def _of_chosen(act: AddMana, told: Told) -> Clause:
    """Mana of the colour chosen for the source, or of one that is named; what is added besides is of one colour."""
    if act.amount == _DEVOTION:
        return Clause("あなたのその色への信心に等しい点数の、その色のマナを", "加える")
    if is_big(act.amount):
        if each := per(act.amount, told):
            return Clause(f"{each}その色のマナ１点を", "加える")
        return Clause(f"{equal(act.amount, told)}に等しい点数の、その色のマナを", "加える")
    others = "" if act.colours == "any" else f"{{{act.colours}}}か、"
    one_of = "１色" if isinstance(told.event, TapsForMana) else ""
    return Clause(f"{others}その選ばれた色{one_of}のマナ{amount(act.amount, told)}点を", "加える")


def _of_like(act: AddMana, like: Group, who: str, told: Told) -> Said:
    """Mana of the colours that objects like these could produce, or are."""
    if act.source == "producible":
        kind_of = "タイプのうち望むタイプの" if act.any_type else "色１色の"
        return who, Clause(
            f"{described(like, told)}が生み出すことのできる{kind_of}マナ{amount(act.amount, told)}点を", "加える"
        )
    if act.source == "each among":
        return f"{described(like, told)}の中の色１色につき、{who}", Clause("その色のマナ１点を", "加える")
    if like == _EXILED:
        return who, Clause("その追放されているカードの色１色のマナ１点を", "加える")
    return who, Clause(f"{described(like, told)}の中の好きな色１色のマナ１点を", "加える")


def _combined(act: AddMana, told: Told) -> Clause:
    """Mana of some colours as somebody chooses."""
    kinds = "や".join(f"{{{c}}}" for c in act.colours)
    return _so_much(act, f"{kinds}の望む組み合わせの", told)


def _so_much(act: AddMana, kinds: str, told: Told) -> Clause:
    """So many points of mana of these kinds."""
    if is_big(act.amount):
        return Clause(f"{kinds}マナＸ点を", "加える", f"。Ｘは{equal(act.amount, told)}に等しい")
    return Clause(f"{kinds}マナ{amount(act.amount, told)}点を", "加える")


def _tapped(told: Told) -> str:
    """What was tapped for mana, as it is called then."""
    what = getattr(told.event, "what", None)
    return "その土地" if not isinstance(what, Group) or t.Is("Land") in what.where else "そのパーマネント"


def _mana(act: AddMana, told: Told) -> Said:
    more = isinstance(told.event, TapsForMana) and act.source != "produced"
    who = subject(act.who, told) + "追加で" * more
    if act.like is not None:
        return _of_like(act, act.like, who, told)
    if act.source == "produced":
        return who, _so_much(act, f"{_tapped(told)}が生み出したタイプのうち望むタイプの", told)
    if act.source == "chosen":
        return who, _of_chosen(act, told)
    if act.source == "commander":
        return who, Clause("あなたの統率者の固有色のうち好きな色１色のマナ１点を", "加える")
    if act.source == "noted":
        return who, Clause(
            f"「{told.name}」という名前のカードをドラフトした際に選ばれた好きな色１色のマナ１点を", "加える"
        )
    if act.combination and len(act.colours) == len("UR") and act.amount == len("UR"):
        first, second = tuple(act.colours if wheel(act.colours) == act.colours else act.colours[::-1])
        return who, Clause(f"{{{first}}}{{{first}}}か{{{first}}}{{{second}}}か{{{second}}}{{{second}}}を", "加える")
    if act.combination and act.colours != "any":
        return who, _combined(act, told)
    if act.colours == "any":
        return who, _so_much(act, "望む色の組み合わせの" if act.combination else "好きな色１色の", told)
    if isinstance(act.amount, t.X):
        return who, Clause(f"Ｘ点の{{{act.colours}}}を", "加える")
    if is_big(act.amount):
        each = per(act.amount, told)
        kinds = "か".join(f"{{{c}}}" for c in wheel(act.colours))
        return who, Clause(f"{each or equal(act.amount, told) + 'に等しい点数の'}{kinds}を", "加える")
    if len(act.colours) == 1 and int(str(act.amount)) > MOST_SYMBOLS:
        return who, Clause(f"{{{act.colours}}}を{amount(act.amount, told)}点", "加える")
    symbols = (
        "か".join(f"{{{c}}}" for c in wheel(act.colours))
        if len(act.colours) > 1
        else f"{{{act.colours}}}" * int(str(act.amount))
    )
    return who, Clause(f"{symbols}を", "加える")


_DEVOTION = t.DevotionLike("", Group((t.ControlledBy(You()),)))
_EXILED = Group((t.ExiledWithSource(),), "exile")

Table("of that color", phrase("mana of that color", None))
Table(
    "so much of it",
    phrase(
        "one {x:of that color} for each {n:for each}", "a amount of {x:of that color} equal to {n:equal}", slot("n")
    ),
)
row(
    AddMana,
    verb("add~ {m:mana made}", slot("m")),
    verb("add~ one mana of any color {source+like:of which}", AddMana(who=WHO, source=SOURCE, like=slot("like"))),
    verb("add~ {n:one} mana of the chosen color", AddMana(amount=slot("n"), who=WHO, source="chosen")),
    verb("add~ {c:symbol} or one mana of the chosen color", AddMana(slot("c"), who=WHO, source="chosen")),
    verb("add~ one mana of any type that {what:a group} could produce",
           AddMana(who=WHO, source="producible", like=WHAT, any_type=True)),
    idiom("choose a color. add a amount of mana of that color equal to your devotion to that color",
          (ChooseValue("colour", "colour"), AddMana(amount=_DEVOTION, source="chosen"))),
    idiom("choose a color. add {n:so much of it}",
          (ChooseValue("colour", "colour"), AddMana(amount=slot("n"), source="chosen"))),
    idiom("for each color among {what:counted}, add one mana of that color",
          (AddMana(source="each among", like=WHAT),)),
    verb("add~ one mana of any type that land produced", AddMana(who=WHO, source="produced", any_type=True)),
    ja=_mana,
)  # fmt: skip
row(
    PayAnyAmount,
    idiom("{x:each in turn} may pay any amount of mana", (PayAnyAmount(Each()),)),
    ja=says("望む点数のマナを", "支払ってもよい", who=f"{IN_TURN}、"),
)
row(
    KeepMana,
    command("until end of turn, you don't lose this mana as steps and phases end", KeepMana()),
    ja=lambda act, told: (
        "",
        Clause("戦闘終了時まで、ステップの終了時にこのマナは", "失われない") if act.combat
        else Clause("ターン終了時まで、ステップやフェイズの終了に際してあなたはこのマナを", "失わない"),
    ),
)  # fmt: skip
