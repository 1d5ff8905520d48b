"""What a seat sees as arrays of fixed size: made from its own view and nothing else; `layout` says what stands where.

What changes seldom is kept: an object as it is seen stays the same until something about it changes, and so does its
row.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple  # Any: plain data, whatever a view holds

import msgspec
import numpy as np
from msgspec import UNSET

from entaku.drafts.views import DraftView
from entaku.front.contest import STAGES, Contest, DeckView, View
from entaku.front.encoding import Encoded, Entry
from entaku.front.layout import (
    AT,
    CARD,
    CARDS,
    COLUMNS,
    LONG,
    TARGETS,
    TYPES,
    Array,
    parts_of,
    size,
)  # fmt: skip
from entaku.front.pointing import (
    Sight,
    concerned,
    show_actions,
    show_given,
    show_question,
    show_subject,
    signs,
    size_of,
    source_of,
)  # fmt: skip
from entaku.front.sitting import names_in
from entaku.front.vocabulary import COUNTERS, EFFECTS, KEYWORDS, MANA, counters_of, effects_of, keywords_of
from entaku.kernel.seats import Seat
from entaku.magic.game.definitions import Traits
from entaku.magic.views.game_view import CardView, GameView, PlayerView, StackView

MOST_ROWS, MOST_BLOCKS = 4096, 256
"""So many rows, and piles of them, are kept at most."""
COLOURS = "WUBRG"
C = AT["cards"]
S = AT["seats"]
FIRST_TYPE, FIRST_KEYWORD = C["creature"], C[KEYWORDS[0]]
FIRST_EFFECT, FIRST_COUNTER = C[next(iter(EFFECTS))], C[f"{COUNTERS[0]} counters"]
WIDTH = len(COLUMNS["cards"])
Cards = tuple[CardView, ...]


class Block(NamedTuple):
    """Objects that lie together: their ids, and a row for each."""

    things: tuple[int, ...]
    rows: Array


class Observer:
    """Looks at a contest for a seat; `traits` gives what is printed on its cards and tokens."""

    def __init__(self, traits: Callable[[str], Traits | None]) -> None:
        self.traits = traits
        self._printed: dict[str, Array] = {}
        self._lying_rows: dict[tuple[str, str], Array] = {}
        self._rows: dict[str, dict[int, tuple[CardView, Array]]] = {}
        self._blocks: dict[tuple[int, str, Seat], tuple[Cards, Block]] = {}

    def observe(self, contest: Contest, seat: Seat) -> Array:
        """What the seat sees and is asked."""
        count = len(contest.players)
        found = np.zeros(size(count), np.float32)
        parts = parts_of(found, count)
        view, encoded = contest.view(seat), contest.asked(seat)
        parts["stage"][STAGES.index(contest.stage)] = 1
        blocks = list(self._seen(view, seat, count))
        if encoded is not None:
            blocks = self._with_asked(blocks, encoded, view)
        rows = self._lay(parts["cards"], blocks)
        sight = Sight(rows, seat, count, self.printed, lambda name: called(view, name))
        self._see(parts, view, sight)
        if encoded is not None:
            self._ask(parts, encoded, sight, in_game=isinstance(view, GameView))
        return found

    def _lay(self, table: Array, blocks: Iterable[Block]) -> dict[int, int]:
        """Lay rows one below the other as long as there is room; gives the number of each object's row."""
        rows: dict[int, int] = {}
        begin = 0
        for things, block in blocks:
            end = min(CARDS, begin + len(things))
            table[begin:end] = block[: end - begin]
            rows.update(zip(things, range(begin, end), strict=False))
            begin = end
        return rows

    # What there is to see.

    def _seen(self, view: View, seat: Seat, count: int) -> Iterator[Block]:
        if isinstance(view, GameView):
            yield from self._in_game(view, seat, count)
        elif isinstance(view, DeckView):
            yield self._named(enumerate(view.pool), "pool")
        else:
            yield from self._in_draft(view)

    def _in_game(self, view: GameView, seat: Seat, count: int) -> Iterator[Block]:
        own = view.players[seat:] + view.players[:seat]
        piles: list[tuple[str, Cards]] = [("hand", player.hand) for player in own]
        if view.stack:
            stacked = [self._stacked(item, seat, count) for item in view.stack]
            yield Block(tuple([item.id for item in view.stack]), laid(stacked))
        piles += [("battlefield", view.battlefield), ("command", view.command), ("battlefield", view.phased)]
        piles += [("library", player.known) for player in own] + [("outside", player.sideboard) for player in own]
        piles += [("graveyard", player.graveyard) for player in own] + [("exile", view.exile)]
        for zone, cards in piles:
            if cards:
                yield self._block(cards, zone, seat, count)

    def _block(self, cards: Cards, zone: str, seat: Seat, count: int) -> Block:
        """A pile of cards, as long as it is the very same as it was before."""
        key = (id(cards), zone, seat)
        kept = self._blocks.get(key)
        if kept is not None and kept[0] is cards:
            return kept[1]
        known = self._rows.setdefault(zone, {})
        rows = []
        for card in cards:
            seen = known.get(id(card))
            if seen is not None and seen[0] is card:
                rows.append(seen[1])
            else:
                rows.append(self._row(card, zone))
                if len(known) >= MOST_ROWS:
                    known.clear()
                known[id(card)] = card, rows[-1]
        block = Block(tuple([card.id for card in cards]), laid(rows))
        block.rows[:, C["controller seat"]] = [(1 + (card.controller - seat) % count) / count for card in cards]
        block.rows[:, C["owner seat"]] = [(1 + (card.owner - seat) % count) / count for card in cards]
        if len(self._blocks) >= MOST_BLOCKS:
            self._blocks.clear()
        self._blocks[key] = cards, block
        return block

    def _named(self, cards: Iterable[tuple[int, str]], zone: str) -> Block:
        """Cards of which nothing counts but what is printed on them, by ids and names."""
        named = list(cards)
        return Block(tuple([number for number, _ in named]), laid([self._lying(name, zone) for _, name in named]))

    def _in_draft(self, view: DraftView) -> Iterator[Block]:
        assert view.own is not None
        yield self._named(((card.id, card.name) for card in view.own.pack), "pack")
        if view.part is not UNSET:
            held = {card.id for card in (*view.own.pack, *view.own.pool)}
            there = sorted(names_in(view.part).items())  # piles, rows, a grid
            yield self._named(((number, name) for number, name in there if number not in held), "pack")
        yield self._named(((card.id, card.name) for card in reversed(view.own.pool)), "pool")

    def _with_asked(self, blocks: list[Block], encoded: Encoded, view: View) -> list[Block]:
        """What is in sight with what is asked about, which has room before the rest where there is too much.

        What is looked for in a library is in no view: the question alone shows it.
        """
        asked = concerned(encoded, in_game=isinstance(view, GameView))
        there = {thing for block in blocks for thing in block.things}
        sought = [thing for thing in asked if thing not in there]
        if sought:
            names = names_in(view)
            blocks = [*blocks, self._named([(one, asked[one] or names.get(one, "")) for one in sought], "library")]
        if sum(len(block.things) for block in blocks) <= CARDS:
            return blocks
        seen = [one for block in blocks for one in zip(block.things, block.rows, strict=True)]
        seen.sort(key=lambda one: one[0] not in asked)
        return [Block(tuple([thing for thing, _ in seen]), laid([row for _, row in seen]))]

    # Rows of cards.

    def printed(self, name: str) -> Array:
        """What is printed on a card or token."""
        known = self._printed.get(name)
        if known is None:
            known = self._printed[name] = np.zeros(CARD, np.float32)
            known[0] = 1
            known[C["name 0"] : C["name 0"] + LONG] = signs(name, LONG)
            traits = self.traits(name)
            if traits is not None:
                known[1:4] = traits.mana_value / 10, (traits.power or 0) / 10, (traits.toughness or 0) / 10
                known[4:9] = [colour in traits.colours for colour in COLOURS]
                known[FIRST_TYPE : FIRST_TYPE + len(TYPES)] = [kind in traits.types for kind in TYPES]
                known[C["legendary"]] = "Legendary" in traits.supertypes
                known[C["basic"]] = "Basic" in traits.supertypes
                keywords = tuple(sorted(traits.kit.keywords))
                known[FIRST_KEYWORD : FIRST_KEYWORD + len(KEYWORDS) + 1] = keywords_of(keywords)
                known[FIRST_EFFECT : FIRST_EFFECT + len(EFFECTS)] = effects_of(traits.kit.abilities)
                np.clip(known, -1, 1, out=known)
        return known

    def _lying(self, name: str, zone: str) -> Array:
        """A card of which nothing counts but what is printed on it."""
        row = self._lying_rows.get((name, zone))
        if row is None:
            row = self._lying_rows[name, zone] = np.zeros(WIDTH, np.float32)
            row[0] = row[C[zone]] = 1
            if name:
                row[:CARD] = self.printed(name)
        return row

    def _row(self, card: CardView, zone: str) -> Array:
        """An object as it is, whoever looks at it."""
        row = np.zeros(WIDTH, np.float32)
        row[0] = 1
        if card.name:
            row[:CARD] = self.printed(card.name)
        if card.types:
            row[1:4] = card.mana_value / 10, (card.power or 0) / 10, (card.toughness or 0) / 10
            row[4:9] = [colour in card.colours for colour in COLOURS]
            row[FIRST_TYPE : FIRST_TYPE + len(TYPES)] = [kind in card.types for kind in TYPES]
            row[FIRST_KEYWORD : FIRST_KEYWORD + len(KEYWORDS) + 1] = keywords_of(card.keywords)
        row[C["token"]] = card.token
        row[C[zone]] = 1
        first = C["tapped"]
        row[first : first + 6] = (
            card.tapped, card.damage / 10, card.sick, card.face_down, card.phased_out, card.commander,
        )  # fmt: skip
        if card.counters:
            row[FIRST_COUNTER : FIRST_COUNTER + len(COUNTERS) + 1] = counters_of(card.counters)
        return np.clip(row, -1, 1, out=row)

    def _stacked(self, item: StackView, seat: Seat, count: int) -> Array:
        """A spell or ability on the stack."""
        row = self._lying(item.name, "stack").copy()
        row[C["controller seat"]] = (1 + (item.controller - seat) % count) / count
        row[C["ability"]], row[C["x"]] = item.is_ability, size_of(item.x)
        row[C["face down"]], row[C["commander"]] = item.face_down, item.commander
        return row

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
            see_players(parts["seats"], view, sight)
            np.clip(parts["seats"], -1, 1, out=parts["seats"])
            point(parts["cards"], view, sight)
        elif isinstance(view, DraftView):
            asked[AT["asked"]["turn or round"]] = view.round / 100
            see_drafters(parts["seats"], view, sight)

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


def laid(rows: list[Array]) -> Array:
    """Rows, one below the other."""
    return np.concatenate(rows).reshape(len(rows), WIDTH) if rows else np.zeros((0, WIDTH), np.float32)


def point(table: Array, view: GameView, sight: Sight) -> None:
    """What is attached, paired, attacking, blocking, aimed at what."""
    rows = sight.rows
    for card in view.battlefield:
        tied = card.attached is not None or card.attached_player is not None or card.paired is not None
        if tied and card.id in rows:
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


def see_players(table: Array, view: GameView, sight: Sight) -> None:
    """The players of a game, a row each."""
    lands, creatures, power = [0] * sight.players, [0] * sight.players, [0] * sight.players
    for card in view.battlefield:
        if "Land" in card.types:
            lands[card.controller] += 1
        if "Creature" in card.types:
            creatures[card.controller] += 1
            power[card.controller] += card.power or 0
    for player in view.players:
        row = table[(player.seat - sight.seat) % sight.players]
        row[: S["drafted"]] = (
            not player.left, player.life / 50, player.library / 100, player.hand_size / 15,
            len(player.graveyard) / 50, player.poison / 10, player.lands_played / 5, view.active == player.seat,
            view.deciding == player.seat, view.monarch == player.seat,
            lands[player.seat] / 20, creatures[player.seat] / 20, power[player.seat] / 50,
        )  # fmt: skip
        row[S["mana W"] :] = (
            *mana_of(player), player.energy / 20, player.experience / 20, view.initiative == player.seat,
            max((hit.damage for hit in player.commander_damage), default=0) / 21, player.speed / 4, player.blessed,
            view.holder == player.seat,
        )  # fmt: skip


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
