"""Rules of several dates: which fields differ, what a date stands for, and that nothing else asks for one."""

import ast
from pathlib import Path

import msgspec
import pytest

from entaku.games.own_decks import of_date
from entaku.kernel.errors import Unlawful
from entaku.magic.card_types.chosen_names import card_types
from entaku.magic.game.dated import BY_DATE, DATED, NEWEST, RulesDate, as_of, date_of, rules_on
from entaku.magic.game.profile import (
    COMMANDER,
    COMMANDER_2010,
    CONSPIRACY,
    GROUP_GAME,
    OF_2022,
    TODAY,
    RecordedProfile,
    RulesProfile,
)
from entaku.magic.game.setup import GameSetup, PlayerSetup, RecordedSetup
from entaku.magic.views.game_view import GameView
from tests.magic.positions import position

OF_THE_GAME = ("magic", "bots", "cards")
"""Rooms in which things happen by the rules."""


def test_todays_rules_are_played_where_nothing_is_said() -> None:
    """Every format but Commander of 2010 goes by the newest rules."""
    profiles = (RulesProfile(), TODAY, CONSPIRACY, GROUP_GAME, COMMANDER)
    assert [date_of(profile) for profile in profiles] == [NEWEST] * 5
    assert date_of(COMMANDER_2010) == "2010-12-15"


@pytest.mark.parametrize("date", BY_DATE)
def test_a_game_of_a_date_is_the_same_game_otherwise(date: RulesDate) -> None:
    """The fields that have dates become those of the date, all others stay."""
    before = RulesProfile(life=33, range=1, attack="left", rumble=7)
    after = as_of(before, date)
    assert date_of(after) == date
    rest = [field for field in RulesProfile.__struct_fields__ if field not in DATED]
    assert [getattr(after, field) for field in rest] == [getattr(before, field) for field in rest]


def test_rules_of_two_dates_are_of_none() -> None:
    """Who sets fields by hand may play some rules of each date; a mulligan is anybody's choice."""
    assert date_of(RulesProfile(legends="2010")) is None
    assert date_of(RulesProfile(mulligan="paris")) == NEWEST


@pytest.mark.parametrize(
    ("written", "date"),
    [
        ("2010-12-15", "2010-12-15"),
        ("2011", "2010-12-15"),
        ("2022-04-28", "2022-04"),
        ("2024-11", "2022-04"),
        ("2026-09-25", "2026-09"),
        ("2031", "2026-09"),
    ],
)
def test_a_day_has_the_rules_that_were_in_force_on_it(written: str, date: str) -> None:
    """Those of the last date that isn't later, as far as the day is said."""
    assert rules_on(written) == date


@pytest.mark.parametrize("written", ["2008", "2009-08-31", "yesterday", "2022-4", "2022-04-29-1", "", "２０２２"])
def test_what_is_no_date_is_refused(written: str) -> None:
    """So is a day of which no rules are known."""
    with pytest.raises(Unlawful):
        rules_on(written)


def test_commander_of_2010_has_one_date() -> None:
    """It is what Commander was then, and can't be had as of another day."""
    assert of_date("commander-2010", "") == ("commander-2010", "2010-12-15")
    assert of_date("commander", "2012") == ("commander-2010", "2010-12-15")
    assert of_date("commander", "2022") == ("commander", "2022-04")
    with pytest.raises(Unlawful):
        of_date("commander-2010", "2022")


def test_a_recording_of_before_rules_had_dates_goes_by_those_of_2022() -> None:
    """What it doesn't say is as it was then; what is recorded today says all."""
    player = PlayerSetup("A", ())
    old = b'{"players": [{"name": "A", "deck": []}], "cards": [], "profile": {"range": 1}}'
    read = msgspec.json.decode(old, type=RecordedSetup)
    assert date_of(read.profile) == "2022-04"
    assert read.profile.range == 1
    for profile in (TODAY, OF_2022, COMMANDER_2010):
        written = msgspec.json.encode(GameSetup(players=(player,), cards=(), profile=profile))
        again = msgspec.json.decode(written, type=RecordedSetup).profile
        assert msgspec.to_builtins(again) == msgspec.to_builtins(profile)
    assert msgspec.to_builtins(RecordedProfile()) == msgspec.to_builtins(OF_2022)


def test_a_view_of_then_says_no_more_than_it_did() -> None:
    """What views tell of the date is left out of those by the rules of 2022: a recording's digests are of them."""
    setups = (GameSetup(players=(), cards=(), profile=profile) for profile in (OF_2022, TODAY))
    old, new = (
        GameView(None, 0, 0, "", 0, (), date=setup.date, freely=setup.profile.assignment == "free") for setup in setups
    )
    assert msgspec.to_builtins(old).keys() & {"date", "freely"} == set()
    assert msgspec.to_builtins(new).keys() >= {"date", "freely"}


def test_no_rule_asks_for_the_date() -> None:
    """Code of the game asks for a field, never for a day: each difference has a name of its own."""
    asking = []
    for room in OF_THE_GAME:
        for path in sorted(Path("src/entaku", room).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            taken = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
            names = {one.name for node in taken if node.module == "entaku.magic.game.dated" for one in node.names}
            whole = any(one.name == "dated" for node in taken if node.module == "entaku.magic" for one in node.names)
            if whole or names - {"UNSAID", "RulesDate"}:
                asking.append(path.as_posix())
    assert asking == ["src/entaku/magic/game/setup.py"]


@pytest.mark.rule("CR 2026 205.2a")
@pytest.mark.parametrize(("profile", "later"), [(TODAY, ("Kindred", "Battle")), (OF_2022, ("Tribal",))])
def test_the_card_types_to_choose_are_those_of_the_day(profile: RulesProfile, later: tuple[str, ...]) -> None:
    """Since 2023 one may choose battle, and since 2024 kindred is what tribal was."""
    types = card_types(position(({}, {}), profile=profile).game)
    assert (types[7:], len(set(types))) == (later, 7 + len(later))
