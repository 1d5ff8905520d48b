"""A draft in the forms of other tools, read back as they read it."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
import pytest

from entaku.bots.drafting import DraftBot
from entaku.drafts.arranging import putting_away
from entaku.drafts.conspiracy import conspiracy_setup
from entaku.drafts.events import Burnt, Drafted
from entaku.drafts.foreign_logs import DraftmancerLog, draftmancer_log, mtgo_log
from entaku.drafts.formats import FORMATS, formatted
from entaku.drafts.picks import pack_picks
from entaku.drafts.play import play_out
from entaku.drafts.report import report
from entaku.drafts.rules import DraftTable, open_table
from entaku.drafts.setup import DraftSetup
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.messages import LANGUAGES

PLAYERS = ("Ada", "Ben", "千絵", "Dan")


def drafted(setup: DraftSetup, seed: int = 5) -> DraftTable:
    """A table that bots have played to its end."""
    table = open_table(setup, seed_from(seed))
    play_out(table, [DraftBot.of(setup) for _ in setup.seats])
    return table


def read_mtgo(text: str) -> tuple[str, list[str], list[tuple[int, str, list[str]]]]:
    """As readers of the text take it: who drafted, everybody, and of each pick its pack, the card, what lay there."""
    lines = iter(text.splitlines())
    assert next(lines).startswith("Event #: ")
    assert re.fullmatch(r"Time: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT", next(lines))
    assert next(lines) == "Players:"
    player, players = marked(lines)
    picks = []
    for line in lines:
        title = re.fullmatch(r"Pack (\d+) pick (\d+):", line)
        if title:
            picks.append((int(title[1]), *marked(lines)))
        else:
            assert not line or re.fullmatch(r"-{6} \w+ -{6}", line), line
    return player, players, picks


def marked(lines: Iterator[str]) -> tuple[str, list[str]]:
    """A list up to an empty line, and what the arrow is before in it."""
    found, chosen = [], ""
    for line in lines:
        if not line:
            break
        assert line[:4] in ("--> ", "    ")
        found.append(line[4:])
        if line.startswith("--> "):
            assert not chosen
            chosen = line[4:]
    return chosen, found


def setups() -> Sequence[DraftSetup]:
    """Cards that work in the draft; and packs of which one card is put away with each pick, and the last two."""
    plain = conspiracy_setup(["CNS", "CN2"], PLAYERS)
    return plain, putting_away(plain, 1, 2)


@pytest.mark.parametrize("number", [0, 1])
def test_magic_onlines_text_says_what_everybody_saw(number: int) -> None:
    """Read as other tools read it, it has everybody's picks in their order, each out of what lay there."""
    table = drafted(setups()[number])
    everything = report(table)
    for seat, name in enumerate(PLAYERS):
        player, players, picks = read_mtgo(mtgo_log(table, seat, "ABCDEF-1", 1_700_000_000.5))
        assert (player, players) == (name, list(PLAYERS))
        taken = Counter(card for _, card, _ in picks)
        drafted_here = Counter(
            event.card.name
            for event in everything.log
            if isinstance(event, Drafted) and event.card is not None and event.seat == seat
        )
        assert taken == drafted_here
        assert [pack for pack, _, _ in picks] == sorted(pack for pack, _, _ in picks)
        assert all(card in lay for _, card, lay in picks)
        first = next(lay for pack, _, lay in picks if pack == 1)
        assert tuple(sorted(first)) in {tuple(sorted(pack)) for pack in everything.boosters}


def test_draftmancers_json_says_the_same() -> None:
    """Version 2.1: picks point at cards of what lay there, ids lead to cards, and every booster is there."""
    table = drafted(setups()[1])
    everything = report(table)
    told = msgspec.json.decode(draftmancer_log(table, "ABCDEF-1", 1_700_000_000.0, frozenset({3})), type=DraftmancerLog)
    assert (told.version, told.type, told.sessionID, told.time) == ("2.1", "Draft", "ABCDEF-1", 1_700_000_000_000)
    assert told.setRestriction == ("cns", "cn2")
    names = {number: card.name for number, card in told.carddata.items()}
    assert [sorted(names[one] for one in pack) for pack in told.boosters] == [
        sorted(pack) for pack in everything.boosters
    ]
    assert [user.isBot for user in told.users.values()] == [False, False, False, True]
    for seat, user in enumerate(told.users.values()):
        assert user.userName == PLAYERS[seat]
        assert Counter(names[one] for one in user.cards) == Counter(everything.players[seat].pool)
        assert [(pick.packNum, pick.pickNum) for pick in user.picks] == sorted(
            (pick.packNum, pick.pickNum) for pick in user.picks
        )
        _, _, text = read_mtgo(mtgo_log(table, seat, "ABCDEF-1", 0.0))
        assert [card for _, card, _ in text] == [
            names[pick.booster[place]] for pick in user.picks for place in pick.pick
        ]
        assert all(not set(pick.pick) & set(pick.burn) for pick in user.picks)
    burnt = sum(len(pick.burn) for user in told.users.values() for pick in user.picks)
    assert burnt == sum(event.count for event in everything.log if isinstance(event, Burnt))


def test_who_saw_no_pack_has_no_such_text() -> None:
    """Where nothing goes round, the text would say nothing: refused in a sentence; the JSON has the cards alone."""
    table = drafted(formatted(FORMATS["rotisserie"], conspiracy_setup(["CNS"], PLAYERS)))
    assert pack_picks(table) == ((), (), (), ())
    with pytest.raises(Unlawful) as refused:
        mtgo_log(table, 2, "x", 0.0)
    assert all("千絵" in refused.value.said(language) for language in LANGUAGES)
    told = msgspec.json.decode(draftmancer_log(table, "x", 0.0), type=DraftmancerLog)
    assert [(len(user.picks), len(user.cards) > 0) for user in told.users.values()] == [(0, True)] * 4
