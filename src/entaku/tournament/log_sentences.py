"""What an entry of the log says, as a sentence, and what it is called where somebody wants to take it back."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from entaku.tournament import acts
from entaku.tournament.finishing import PlayerId
from entaku.tournament.limited import kind_of
from entaku.tournament.noticing import whom, words
from entaku.tournament.prizes import Prize
from entaku.tournament.said import Fact, Said, saying
from entaku.tournament.settings import USUAL_GRACE, GameOptions, PodRules
from entaku.tournament.state import State

if TYPE_CHECKING:
    from entaku.tournament.night import Entry


class Known(Struct, frozen=True):
    """What entries speak of: players and prizes by their numbers, with their names, other entries, groups' tables."""

    names: Mapping[PlayerId, str]
    prizes: Mapping[int, str]
    entries: "Mapping[int, Entry]"
    stock: Mapping[int, str] = {}
    tables: Mapping[int, int] = {}


def known(log: "Sequence[Entry]", state: State) -> Known:
    """All that a log speaks of: players as they are shown now, else by the last name that was entered."""
    names: dict[PlayerId, str] = {}
    prizes: dict[int, str] = {}
    for entry in log:
        match entry.act:
            case acts.Registered() | acts.Renamed():
                names[entry.act.player] = entry.act.name.strip()
            case acts.PrizesPooled():
                prizes |= {prize.number: prize.name for prize in entry.act.prizes}
            case acts.ExtraPrize():
                prizes[entry.act.prize.number] = entry.act.prize.name
    stock = {one.act.item: one.act.name.strip() for one in log if isinstance(one.act, acts.StockSet)}
    return Known({**names, **state.names}, prizes, {entry.number: entry for entry in log}, stock, state.tables)


def told(entry: "Entry", of: Known) -> Said:
    """What was entered, as a sentence."""
    return _said("did", entry, of)


def called(entry: "Entry", of: Known) -> Said:
    """What was entered, as a thing that can be taken back: "the result of group 2"."""
    return _said("what", entry, of)


def _said(form: str, entry: "Entry", of: Known) -> Said:
    act = entry.act
    facts: dict[str, Fact | Said] = {}
    for field in act.__struct_fields__:
        _tell(facts, field, getattr(act, field), of)
    if isinstance(group := getattr(act, "group", None), int):
        facts["table"] = of.tables.get(group, group)
    if isinstance(act, acts.CallExtended):
        facts["seconds"] = round(act.seconds)
    if isinstance(act, acts.CallMoved):
        facts["step"] = saying(f"night-step-{kind_of(act.pack, act.cards)}", pack=act.pack, cards=act.cards)
    if isinstance(act, acts.RulesProposed | acts.RulesProposedToPods):
        facts["rules"] = _told_rules(act.rules)
    if isinstance(act, acts.Registered) and of.names.get(act.player, "").startswith(act.name.strip()):
        facts["name"] = of.names[act.player]  # with what tells them from others of the name
    if isinstance(act, acts.Undone) and act.entry in of.entries:
        facts["what"] = called(of.entries[act.entry], of)
    if isinstance(act, acts.StockGiven):
        facts["item"] = of.stock.get(act.item, str(act.item))
    if isinstance(act, acts.RulingGiven):
        facts["whom"] = _whom(act, facts, of)
    if isinstance(act, acts.NoticeSent):
        facts |= {"whom": whom(act, of.names, of.tables), "text": words(act)}
    if isinstance(act, acts.DeskOpened | acts.DeskClosed):
        facts["role"] = saying(f"night-role-{act.role}")
    if isinstance(act, acts.PenaltyGiven):
        facts["penalty"] = saying(f"night-penalty-{act.penalty}")
    return Said(f"night-{form}-{_dashed(type(act).__name__)}", facts)


def _whom(act: acts.RulingGiven, facts: dict[str, Fact | Said], of: Known) -> Said:
    """For whom somebody ruled."""
    if act.players:
        return Said("night-ruling-players", {"names": facts["names"]})
    if act.group:
        return saying("night-ruling-group", table=of.tables.get(act.group, act.group))
    return saying("night-ruling-anybody")


def _tell(facts: dict[str, Fact | Said], field: str, value: object, of: Known) -> None:
    """Add what one field of an act says."""
    names, prizes = of.names, of.prizes
    match field, value:
        case (("pod" | "entry" | "drawn" | "count" | "bracket"), int()):
            facts[field] = value
        case (("player" | "active" | "voter"), int()):
            facts["player"] = value
            facts["name"] = names.get(value, str(value))
        case "holder", str():
            facts["holder"] = value.strip()
        case "room", str():
            facts["room"] = value or "none"
        case (("name" | "text" | "reason" | "seed"), str()):
            facts[field] = value.strip()
        case (("here" | "correction" | "agrees" | "locked" | "paid"), bool()):
            facts[field] = "yes" if value else "no"
        case "players", tuple():
            facts["names"] = ", ".join(names.get(player, str(player)) for player in value)
        case (("lives" | "wins" | "given"), dict()):
            facts[field] = ", ".join(f"{names.get(player, str(player))} {count}" for player, count in value.items())
        case (("pods" | "seatings" | "prizes"), tuple()):
            facts["count"] = len(value)
        case "prize", int():
            facts["prize"] = prizes.get(value, str(value))
        case "prize", Prize():
            facts["prize"] = value.name
        case "seconds", float() | int():
            facts["minutes"] = round(value / 60)


def _told_rules(rules: PodRules) -> Said:
    """What rules a pod is to play by, as the log says them in short."""
    options = rules.options
    return saying(
        "night-rules-in-short",
        minutes=rules.minutes,
        overtime=rules.overtime or "none",
        attack=options.attack,
        range="all" if options.influence is None else options.influence,
        rumble="none" if options.rumble is None else options.rumble,
        seconds="none" if options.clock is None else f"{options.clock.seconds:g}",
        reserve="none" if options.clock is None else f"{options.clock.reserve:g}",
        grace=_told_grace(options.grace),
        date="today" if options.date == GameOptions().date else options.date,
    )


def _told_grace(grace: float | None) -> str:
    """How long a table waits for somebody who is away, where that isn't as usual."""
    return "usual" if grace == USUAL_GRACE else "none" if grace is None else f"{grace:g}"


def _dashed(name: str) -> str:
    """A type's name as it is in message keys.

    >>> _dashed("LeftGame")
    'left-game'
    """
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
