"""Where a card stands on a dated list, by the list that is shipped and by the data that were imported."""

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from entaku.decks.check.case import Case, Facts
from entaku.decks.check.rules import CommanderRules, Listed, entry_of, latest, on_list
from entaku.decks.problems import Problem
from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.library import Library

Says = Callable[[ImportedCard], bool | None]
"""Whether imported data have a card on a list; None where they don't say."""


class Standing(Struct, frozen=True):
    """Whether a card is on a list; `listed` is how, where the shipped list says it.

    `remark` is the message to say of it where the data and the shipped list say different things.
    """

    on_list: bool
    listed: Listed | None = None
    remark: str = ""


def standing(
    listed: tuple[Listed, ...], name: str, on: str, said: bool | None, library: Library, says: Says
) -> Standing:
    """Where a card stands on a day, "" for today, of which the data say this.

    Of today data that are newer than the list are asked first.  Where they are older, or nobody can tell, the list
    holds, but for a card that never was on it.
    """
    entry, now = entry_of(listed, name), on_list(listed, name, on)
    if said is None or said == (now is not None) or (on and on < latest(listed, "")):
        return Standing(now is not None, now)
    if is_newer(listed, name, library, says):
        return Standing(said, None, "newer")
    if entry is None:
        return Standing(said, None, "unlisted")
    return Standing(now is not None, now, "older")


def is_newer(listed: Iterable[Listed], name: str, library: Library, says: Says) -> bool:
    """Whether what the imported data say of a card came after the last change of a list.

    They tell by their date, or where they have none by what they know of that change: what they say otherwise then
    came after it.
    """
    every = tuple(listed)
    imported = _imported(library, name)
    if imported is not None and imported.dated:
        return imported.dated > latest(every, "")
    return is_current(every, library, says)


def is_current(listed: Iterable[Listed], library: Library, says: Says) -> bool:
    """Whether the imported data know of the last change of a list: each of its cards that they have stands so there."""
    every = tuple(listed)
    last = latest(every, "")
    changed = [each for each in every if last and last in (each.since, each.until)]
    found = [(each, says(imported)) for each in changed if (imported := _imported(library, each.card)) is not None]
    told = [(each, said) for each, said in found if said is not None]
    return bool(told) and all(said == each.holds("") for each, said in told)


def ban(case: Case, facts: Facts) -> Standing:
    """Whether a card is banned on the day asked about.  (CM-8, CR 903.1)"""
    rules, name = case.rules, facts.card.name
    if rules.allows(name):
        return Standing(on_list=False)
    listed = rules.ban_of(name)
    if rules.period is not None or rules.bans_itself(name):
        return Standing(listed is not None, listed)

    def says(imported: ImportedCard) -> bool | None:
        return _bans(imported.legalities, rules.legality, was_listed=True)

    known = facts.is_imported and not facts.is_described
    if not rules.known_from:
        return Standing(listed is not None or (known and facts.legalities.get(rules.legality) == "banned"), listed)
    said = _bans(facts.legalities, rules.legality, rules.ever_banned(name)) if known else None
    return standing(rules.banned, name, rules.on, said, case.library, says)


def game_changer(rules: CommanderRules, name: str, library: Library) -> Standing:
    """Whether a card is one of those that change games, on the day asked about."""

    def says(imported: ImportedCard) -> bool | None:
        return imported.game_changer

    imported = _imported(library, name)
    said = None if imported is None else imported.game_changer
    return standing(rules.game_changers, name, rules.on, said, library, says)


def _bans(legalities: Mapping[str, str], format: str, was_listed: bool) -> bool | None:
    """Whether these legalities ban a card; files that leave banned cards out have none for one that was listed."""
    found = legalities.get(format)
    if found is None:
        return True if was_listed and legalities else None
    return found == "banned"


def _imported(library: Library, name: str) -> ImportedCard | None:
    card = library.get(name)
    return None if card is None else library.imported(card)


def differing(rule: str, about: str, listed: tuple[Listed, ...], card: str, found: Standing) -> Problem:
    """What is said where data and the shipped list differ about a card."""
    key = f"check-data-{found.remark}-{about}{'' if found.on_list else '-not'}"
    return Problem(rule, key, card, {"list": latest(listed, "")})
