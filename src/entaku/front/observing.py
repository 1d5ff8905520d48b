"""What a seat sees as arrays of fixed size: made from its own view and nothing else; `layout` says what stands where.

What changes seldom is kept: an object or a player as they are seen stay the same until something about them changes,
and so do their rows.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any  # Any: plain data, whatever a view holds

import msgspec
import numpy as np
from msgspec import UNSET

from entaku.drafts.views import DraftView
from entaku.front.contest import STAGES, Contest, DeckView, View
from entaku.front.encoding import Encoded, Entry
from entaku.front.layout import AT, CARDS, TARGETS, Array, parts_of, size
from entaku.front.pointing import (
    Sight,
    concerned,
    show_actions,
    show_given,
    show_question,
    show_subject,
    source_of,
)  # fmt: skip
from entaku.front.rows import C, Cards, Pile, Rows, Share, sorted_by, together
from entaku.front.sitting import names_in
from entaku.front.vocabulary import MANA
from entaku.kernel.seats import Seat
from entaku.magic.game.definitions import Traits
from entaku.magic.views.game_view import GameView, PlayerView

S = AT["seats"]
NO_SHARE = Share()
MOST_PLAYERS = 256
"""So many rows of players are kept at most."""


class Observer:
    """Looks at a contest for a seat; `traits` gives what is printed on its cards and tokens."""

    def __init__(self, traits: Callable[[str], Traits | None]) -> None:
        self.rows = Rows(traits)
        self._players: dict[int, tuple[PlayerView, Share, Array]] = {}

    def observe(self, contest: Contest, seat: Seat) -> Array:
        """What the seat sees and is asked."""
        count = len(contest.players)
        found = np.zeros(size(count), np.float32)
        parts = parts_of(found, count)
        view, encoded = contest.view(seat), contest.asked(seat)
        parts["stage"][STAGES.index(contest.stage)] = 1
        self.rows.begin()
        seen = together(list(self._seen(view, seat)))
        places = dict(zip(seen.things, range(len(seen.things)), strict=True))
        if encoded is not None:
            seen, places = self._with_asked(seen, places, encoded, view)
        self.rows.lay(parts["cards"], seen, seat, count)
        sight = Sight(places, seat, count, self.rows.printed, lambda name: called(view, name))
        self._see(parts, view, sight)
        if encoded is not None:
            self._ask(parts, encoded, sight, in_game=isinstance(view, GameView))
        return found

    # What there is to see.

    def _seen(self, view: View, seat: Seat) -> Iterator[Pile]:
        if isinstance(view, GameView):
            yield from self._in_game(view, seat)
        elif isinstance(view, DeckView):
            yield self.rows.named(enumerate(view.pool), "pool")
        else:
            yield from self._in_draft(view)

    def _in_game(self, view: GameView, seat: Seat) -> Iterator[Pile]:
        own = view.players[seat:] + view.players[:seat]
        piles: list[tuple[str, Cards]] = [("hand", player.hand) for player in own]
        if view.stack:
            yield self.rows.stacked(view.stack)
        piles += [("battlefield", view.battlefield), ("command", view.command), ("battlefield", view.phased)]
        piles += [("library", player.known) for player in own] + [("outside", player.sideboard) for player in own]
        piles += [("graveyard", player.graveyard) for player in own] + [("exile", view.exile)]
        for zone, cards in piles:
            if cards:
                yield self.rows.pile(cards, zone)

    def _in_draft(self, view: DraftView) -> Iterator[Pile]:
        assert view.own is not None
        yield self.rows.named(((card.id, card.name) for card in view.own.pack), "pack")
        if view.part is not UNSET:
            held = {card.id for card in (*view.own.pack, *view.own.pool)}
            there = sorted(names_in(view.part).items())  # piles, rows, a grid
            yield self.rows.named(((number, name) for number, name in there if number not in held), "pack")
        yield self.rows.named(((card.id, card.name) for card in reversed(view.own.pool)), "pool")

    def _with_asked(
        self, seen: Pile, places: dict[int, int], encoded: Encoded, view: View
    ) -> tuple[Pile, dict[int, int]]:
        """What is in sight with what is asked about, which has room before the rest where there is too much.

        What is looked for in a library is in no view: the question alone shows it.
        """
        asked = concerned(encoded, in_game=isinstance(view, GameView))
        sought = [thing for thing in asked if thing not in places]
        if sought:
            names = names_in(view)
            shown = self.rows.named([(one, asked[one] or names.get(one, "")) for one in sought], "library")
            seen = together([seen, shown])
        if len(seen.things) > CARDS:
            seen = sorted_by(seen, lambda thing: thing not in asked)
        elif not sought:
            return seen, places
        return seen, dict(zip(seen.things, range(CARDS), strict=False))

    # What points to what, and the players.

    def _see(self, parts: Mapping[str, Array], view: View, sight: Sight) -> None:
        asked = parts["asked"]
        if isinstance(view, GameView):
            at = AT["asked"]
            asked[at["turn or round"]] = min(1.0, view.turn / 100)
            if view.step in at:
                asked[at[view.step]] = 1
            if view.daytime in at:
                asked[at[view.daytime]] = 1
            field = self.rows.pile(view.battlefield, "battlefield")
            self._see_players(parts["seats"], view, field, sight)
            point(parts["cards"], view, field, sight)
        elif isinstance(view, DraftView):
            asked[AT["asked"]["turn or round"]] = view.round / 100
            see_drafters(parts["seats"], view, sight)

    def _see_players(self, table: Array, view: GameView, field: Pile, sight: Sight) -> None:
        """The players of a game, a row each."""
        for player in view.players:
            share = field.shares.get(player.seat, NO_SHARE)
            known = self._players.get(id(player))
            if known is None or known[1] != share:
                if len(self._players) >= MOST_PLAYERS:
                    self._players.clear()
                known = self._players[id(player)] = player, share, row_of(player, share)
            table[(player.seat - sight.seat) % sight.players] = known[2]
        for column, other in (
            ("active", view.active), ("deciding", view.deciding), ("monarch", view.monarch),
            ("initiative", view.initiative), ("holder", view.holder),
        ):  # fmt: skip
            if other is not None:
                table[(other - sight.seat) % sight.players, S[column]] = 1

    def _ask(self, parts: Mapping[str, Array], encoded: Encoded, sight: Sight, *, in_game: bool) -> None:
        cards, menu = parts["cards"], encoded.menu
        show_question(parts["asked"], encoded)
        source = sight.place(source_of(encoded.decision)) if in_game else None
        if source is not None:
            cards[source, C["asked about"]] = 1
        if menu is not None:
            show_given(cards, menu, sight)
            show_actions(parts["actions"], cards, encoded, menu, sight)
        show_subject(parts["subject"], cards, encoded, sight)


def point(table: Array, view: GameView, field: Pile, sight: Sight) -> None:
    """What is attached, paired, attacking, blocking, aimed at what."""
    rows = sight.rows
    for card in (view.battlefield[place] for place in field.tied):
        if card.id in rows:
            row = table[rows[card.id]]
            row[C["attached row"]], row[C["paired row"]] = sight.row(card.attached), sight.row(card.paired)
            row[C["attached seat"]] = sight.player(card.attached_player)
    for attack in (*view.attacks, *view.planned):
        if attack.attacker in rows:
            row = table[rows[attack.attacker]]
            row[C["attacking"]], row[C["attacked seat"]] = 1, sight.player(attack.player)
            row[C["attacked row"]] = sight.row(attack.planeswalker)
        for blocker in attack.blockers:
            if blocker in rows:
                table[rows[blocker], C["blocked row"]] = sight.row(attack.attacker)
    for item in view.stack:
        if item.id in rows:
            row = table[rows[item.id]]
            row[C["source row"]] = sight.row(item.source)
            for place, target in enumerate(item.targets[:TARGETS]):
                row[C["target 0 row"] + place] = sight.row(target)
            for place, seat in enumerate(item.target_seats[:TARGETS]):
                row[C["target 0 seat"] + place] = sight.player(seat)


def row_of(player: PlayerView, share: Share) -> Array:
    """A player's row, as far as it hangs on nothing but them and what they have on the battlefield."""
    row = np.array([
        not player.left, player.life / 50, player.library / 100, player.hand_size / 15,
        len(player.graveyard) / 50, player.poison / 10, player.lands_played / 5, 0, 0, 0,
        share.lands / 20, share.creatures / 20, share.power / 50, 0, 0, 0,
        *mana_of(player), player.energy / 20, player.experience / 20, 0,
        max((hit.damage for hit in player.commander_damage), default=0) / 21, player.speed / 4, player.blessed, 0,
    ], np.float32)  # fmt: skip
    return np.minimum(np.maximum(row, -1, out=row), 1, out=row)


def mana_of(player: PlayerView) -> list[float]:
    """How much mana of each kind is in a player's pool, in tenths."""
    return [player.mana.count(kind) / 10 for kind in MANA] if player.mana else [0.0] * len(MANA)


def see_drafters(table: Array, view: DraftView, sight: Sight) -> None:
    """The players of a draft, a row each."""
    for number, player in enumerate(view.players):
        row = table[(number - sight.seat) % sight.players]
        row[0] = 1
        row[S["drafted"] : S["mana W"]] = player.pile / 60, len(player.packs) / 8, sum(player.packs[:1]) / 20


def called(view: View, name: str) -> list[int]:
    """The ids of objects of a name, by the order in which views show them."""
    return [number for number, own in names_in(view).items() if own == name]


def plain(contest: Contest, seat: Seat) -> dict[str, Any]:
    """The same as plain data: what the seat sees, its decision, and what each lawful action means."""
    encoded = contest.asked(seat)
    view = contest.view(seat)
    names = names_in(view)
    actions: dict[int, Any] = {}
    if encoded is not None and encoded.menu is not None:
        for action in encoded.menu.actions:
            entry = encoded.menu.entries[action - 1] if action else None
            actions[action] = _meaning(entry, names)
    return {
        "stage": contest.stage,
        "view": msgspec.to_builtins(view),
        "decision": None if encoded is None else msgspec.to_builtins(encoded.decision),
        "actions": actions,
    }


def _meaning(entry: Entry | None, names: Mapping[int, str]) -> dict[str, Any]:
    """What an action means, in words and numbers."""
    if entry is None:
        return {"what": "none"}
    if entry.option is None:
        return {"number": entry.number}
    option = entry.option
    found: dict[str, Any] = {"key": option.key, "what": option.what}
    if name := option.text or names.get(option.card or 0, ""):
        found["name"] = name
    if option.seat is not None:
        found["seat"] = option.seat
    return found | ({"number": entry.number} if entry.number else {})
