"""Who is in a room and who sits where."""

from collections.abc import Callable
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from entaku.kernel.errors import Unlawful
from entaku.kernel.names import LONGEST_NAME, tidied
from entaku.server.codes import CODE_LETTERS, new_code
from entaku.server.rooms.record import MOST_DEVICES, Chair, Record


def room(seats: int = 4) -> Record:
    """A room with Ada as its host on the first seat."""
    record = Record("", "en", 1, True, 0.0, [Chair() for _ in range(seats)])
    host, _ = record.enter("Ada")
    record.sit(host, None)
    return record


def test_a_token_is_known_again_and_is_not_kept() -> None:
    """What the store keeps can't be used to enter."""
    record = room()
    guest, token = record.enter("Ben")
    assert record.guest_of(token) is guest
    assert record.guest_of(token + "x") is None
    assert token not in msgspec.json.encode(record).decode()


def test_of_too_many_devices_the_oldest_is_forgotten() -> None:
    """A guest's tokens don't grow without end."""
    record = room()
    guest, first = record.enter("Ben")
    later = [record.another_token(guest) for _ in range(MOST_DEVICES)]
    assert record.guest_of(first) is None
    assert all(record.guest_of(token) is guest for token in later)


@given(st.lists(st.text(min_size=1, max_size=30), min_size=1, max_size=8))
def test_names_at_a_table_differ(names: list[str]) -> None:
    """Whatever people call themselves, no two names are the same, none is empty, none too long."""
    record = room()
    for name in names:
        with suppress(Unlawful):
            record.enter(name)
    taken = [guest.name.casefold() for guest in record.guests]
    assert len(set(taken)) == len(taken)
    assert all(0 < len(name) <= LONGEST_NAME for name in taken)


def test_a_name_is_tidied() -> None:
    """Blanks at the ends, line breaks and letters that can't be seen go."""
    assert tidied("  円 \n卓\u200b\x07 ") == "円 卓"


def test_sitting_elsewhere_frees_the_old_seat() -> None:
    """A guest has one seat."""
    record = room()
    ada = record.guests[0]
    record.sit(ada, 2)
    assert [chair.guest for chair in record.chairs] == [None, None, 1, None]
    with pytest.raises(Unlawful, match="There is no seat 9"):
        record.sit(ada, 8)


def test_people_keep_their_seats_when_seats_are_taken_away() -> None:
    """Free seats and bots go first, from the end; people stay."""
    record = room(4)
    ada = record.guests[0]
    record.sit(ada, 3)
    record.set_bot(0, True)
    record.resize(2)
    assert [(chair.bot, chair.guest) for chair in record.chairs] == [(True, None), (False, 1)]
    assert ada.seat == 1


def test_a_random_order_is_an_order() -> None:
    """Everybody still has a seat, and knows which."""
    record = room(6)
    for name in ("Ben", "Cem", "Dot"):
        guest, _ = record.enter(name)
        record.sit(guest, None)
    record.reseat(())
    assert sorted(guest.seat for guest in record.guests if guest.seat is not None) == sorted(
        seat for seat, chair in enumerate(record.chairs) if chair.guest
    )
    assert all(record.chairs[guest.seat or 0].guest == guest.id for guest in record.guests)
    with pytest.raises(Unlawful):
        record.reseat((0, 0, 1, 2, 3, 4))


def test_bots_get_names_that_nobody_has() -> None:
    """A guest called Bot 1 stays the only one."""
    record = room(3)
    guest, _ = record.enter("Bot 1")
    record.sit(guest, None)
    record.start("bots", "Bot")
    assert [record.name_at(seat) for seat in range(3)] == ["Ada", "Bot 1", "Bot 2"]
    with pytest.raises(Unlawful):
        record.start("bots", "Bot")


def test_in_play_nobody_changes_seats() -> None:
    """A seat is left to a bot, not given up."""
    record = room()
    record.start("bots", "Bot")
    ada = record.guests[0]
    changes: list[Callable[[], None]] = [
        lambda: record.sit(ada, 1),
        lambda: record.stand_up(ada),
        lambda: record.resize(3),
    ]
    for change in changes:
        with pytest.raises(Unlawful):
            change()
    assert ada.seat == 0


def test_the_host_cannot_be_asked_to_leave() -> None:
    """There is always a host."""
    with pytest.raises(Unlawful):
        room().kick(0)


def test_codes_have_no_letters_that_look_alike() -> None:
    """Neither I, L nor O, and no figures."""
    code = new_code()
    assert (len(code), set(code) - set(CODE_LETTERS), set("ILO10") & set(CODE_LETTERS)) == (6, set(), set())
