"""What an entry of the log says, as a sentence."""

from collections.abc import Iterable, Mapping

from entaku.tournament import acts
from entaku.tournament.finishing import PlayerId
from entaku.tournament.night import Entry
from entaku.tournament.prizes import Prize
from entaku.tournament.saying import Fact, Said


def known_names(log: Iterable[Entry]) -> dict[PlayerId, str]:
    """Everybody's name as it was last entered, of those too whose registration was taken back."""
    names: dict[PlayerId, str] = {}
    for entry in log:
        if isinstance(entry.act, acts.Registered | acts.Renamed):
            names[entry.act.player] = entry.act.name.strip()
    return names


def told(entry: Entry, names: Mapping[PlayerId, str], prizes: Mapping[int, str]) -> Said:
    """What was entered; `prizes` are the names of prizes by their numbers."""
    act = entry.act
    facts: dict[str, Fact] = {}
    for field in act.__struct_fields__:
        _tell(facts, field, getattr(act, field), names, prizes)
    return Said(f"night-did-{_dashed(type(act).__name__)}", facts)


def _tell(
    facts: dict[str, Fact], field: str, value: object, names: Mapping[PlayerId, str], prizes: Mapping[int, str]
) -> None:
    """Add what one field of an act says."""
    match field, value:
        case (("group" | "pod" | "entry"), int()):
            facts[field] = value
        case (("player" | "active" | "voter"), int()):
            facts["player"] = value
            facts["name"] = names.get(value, str(value))
        case "room", str():
            facts["room"] = value or "none"
        case "name", str():
            facts["name"] = value.strip()
        case (("here" | "correction"), bool()):
            facts[field] = "yes" if value else "no"
        case "players", tuple():
            facts["names"] = ", ".join(names.get(player, str(player)) for player in value)
        case "lives", dict():
            facts["lives"] = ", ".join(f"{names.get(player, str(player))} {life}" for player, life in value.items())
        case (("pods" | "seatings" | "prizes"), tuple()):
            facts["count"] = len(value)
        case "prize", int():
            facts["prize"] = prizes.get(value, str(value))
        case "prize", Prize():
            facts["prize"] = value.name
        case "seconds", float() | int():
            facts["minutes"] = round(value / 60)


def _dashed(name: str) -> str:
    """A type's name as it is in message keys.

    >>> _dashed("LeftGame")
    'left-game'
    """
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
