"""Draft, deck building and game of the same players, as far as agents play them; entaku's bots do the rest."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, Literal, get_args

from msgspec import Struct, structs

from entaku.bots.building import build
from entaku.decks.building import Plan, deck_of, pool_counts, with_lands
from entaku.decks.deck import Deck
from entaku.drafts.views import DraftView
from entaku.front.drafts import Draft
from entaku.front.encoding import Encoded
from entaku.front.facts import in_game, of_draft
from entaku.front.games import Game
from entaku.front.opponents import Opponent, Opponents
from entaku.front.sitting import library_in
from entaku.kernel.decisions import Answer, Choose, Decision, DecisionId, Option
from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat
from entaku.magic.game.definitions import Traits
from entaku.magic.views.game_view import GameView
from entaku.oracle.card import Card

Stage = Literal["draft", "deck", "game"]
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
DECK: Final = "deck-build"
"""The purpose of choosing the cards of a deck from a pool."""
UNASKED: Final = frozenset(("game-concede", "game-time"))
"""What agents are never asked."""
FEWEST_CARDS = 20
"""So many cards of a pool are in a deck at least, if the pool has them."""
MOST_CARDS = 60


class DeckView(Struct, frozen=True):
    """What a seat sees while it builds: its pool, by name, a card after the other, as the options of its decision."""

    seat: Seat
    pool: tuple[str, ...]

    def __str__(self) -> str:
        return f"seat {self.seat} builds from: {'; '.join(self.pool)}"


View = DraftView | DeckView | GameView
Opener = Callable[[str], Draft]
"""Opens the draft of a seed."""
Dealer = Callable[[str], Game]
"""Deals the game of a seed, where nothing was drafted before."""


class Contest:
    """What the players play one after the other, and who is asked what.

    stages  which of them agents play; "deck" and a game after it need a draft, which bots do if agents don't
    open    the draft of a seed; None where games are dealt with decks of their own
    deal    the game of a seed, where nothing is drafted
    opponents  who plays seats that no agent does
    """

    def __init__(
        self,
        stages: Sequence[Stage],
        seed: str,
        open_draft: Opener | None,
        deal: Dealer | None,
        opponents: Mapping[Seat, Opponent] = {},
    ) -> None:
        self.stages = tuple(stages)
        self.seed = seed
        self.opened_by = open_draft, deal
        self.opponents = Opponents(opponents)
        self.history: list[tuple[Seat, int]] = []
        self.draft = open_draft(seed) if open_draft is not None else None
        self.plans: dict[Seat, Plan] = {}
        self.game = deal(seed) if deal is not None else None
        self.offered: dict[Seat, tuple[DecisionId, frozenset[int]]] = {}
        self.encoded: dict[Seat, Encoded] = {}
        self.illegal: dict[Seat, int] = {}
        self.printed: Mapping[str, Traits] | None = None
        self._go_on()

    # Where it is.

    @property
    def stage(self) -> Stage:
        """What is being played."""
        if self.game is not None:
            return "game"
        return "draft" if self.draft is not None and not self.draft.over else "deck"

    @property
    def over(self) -> bool:
        """Whether the game at the end is over."""
        return self.game is not None and self.game.over

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        table = self.draft or self.game
        assert table is not None
        return table.players

    @property
    def waiting(self) -> Mapping[Seat, Decision]:
        """Who is asked what, the oldest question first."""
        if self.stage == "deck":
            return {seat: self._to_build(seat) for seat in range(len(self.players)) if seat not in self.plans}
        table = self.game or self.draft
        assert table is not None
        found: dict[Seat, Decision] = {}
        uses: dict[Seat, Decision] = {}
        for decision in table.decisions:
            if decision.optional:
                if decision.purpose not in UNASKED:
                    uses.setdefault(decision.actor, decision)
            else:
                found.setdefault(decision.actor, decision)
        for seat, decision in found.items():
            if seat in uses and (use := self._not_offered(uses[seat], decision)) is not None:
                found[seat] = use
        return found

    def _not_offered(self, use: Decision, before: Decision) -> Decision | None:
        """What may be used with the cards that haven't been offered before this question; None if all have."""
        shape = use.shape
        assert isinstance(shape, Choose)
        offered = self._offered(before)
        left = tuple(option for option in shape.options if option.card not in offered)
        return structs.replace(use, shape=structs.replace(shape, options=left)) if left else None

    def _offered(self, before: Decision) -> frozenset[int]:
        """The cards that have been offered before a question: used, or left alone."""
        number, cards = self.offered.get(before.actor, (0, frozenset()))
        return cards if number == before.id else frozenset()

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, 1 the best."""
        return self.game.places if self.game is not None else (1,) * len(self.players)

    @property
    def standing(self) -> tuple[int, ...]:
        """The places as the table stands: of those who are still in a game that isn't over, more life is better."""
        if self.game is None or self.over:
            return self.places
        players = self.game.table.state.game.players
        lives = [player.life if place == 1 else None for player, place in zip(players, self.places, strict=True)]
        ahead = [sum(other is not None and life is not None and other > life for other in lives) for life in lives]
        return tuple(place + more for place, more in zip(self.places, ahead, strict=True))

    def view(self, seat: Seat) -> View:
        """What a seat sees."""
        if self.game is not None:
            return self.game.view(seat)
        assert self.draft is not None
        return self.draft.view(seat) if self.stage == "draft" else DeckView(seat, self._pool(seat))

    def show(self) -> str:
        """Everything there is to see, as text."""
        if self.stage == "deck":
            return "\n".join(str(self.view(seat)) for seat in range(len(self.players)))
        return str(self.game or self.draft)

    def card(self, name: str) -> Card | None:
        """The public facts of a card that turns up here."""
        if self.game is not None:
            known = self.game.table.setup.definitions.get(name)
            return None if known is None else known.card
        assert self.draft is not None
        return self.draft.card(name)

    def traits(self, name: str) -> Traits | None:
        """What is printed on a card, a face or a token that turns up here."""
        if self.game is None:
            assert self.draft is not None
            return of_draft(self.draft, name)
        if self.printed is None:
            self.printed = in_game(self.game.table.setup)
        return self.printed.get(name)

    # What agents do.

    def asked(self, seat: Seat) -> Encoded | None:
        """What a seat is asked, as far as it has answered; None if it isn't."""
        return self.encoded.get(seat)

    def step(self, seat: Seat, action: int) -> None:
        """Take a step of an answer; an action that isn't lawful gives the decision its default, and is counted."""
        self.history.append((seat, action))
        encoded = self.encoded[seat]
        if encoded.allows(action):
            encoded.take(action)
            if encoded.answer is not None:
                self._give(seat, encoded.decision, encoded.answer)
        else:
            self.illegal[seat] = self.illegal.get(seat, 0) + 1
            self._give(seat, encoded.decision, encoded.decision.default)
        self._go_on()

    def fork(self) -> "Contest":
        """A copy that goes its own way."""
        other: Contest = object.__new__(Contest)
        other.__dict__.update(self.__dict__)
        other.draft = self.draft.fork() if self.draft is not None and not self.draft.over else self.draft
        other.game = self.game.fork() if self.game is not None else None
        other.history = self.history.copy()
        other.plans, other.offered, other.illegal = dict(self.plans), dict(self.offered), dict(self.illegal)
        other.opponents = self.opponents.fork(other.game)
        other.encoded = {seat: encoded.copy() for seat, encoded in self.encoded.items()}
        return other

    def __deepcopy__(self, memo: object) -> "Contest":
        return self.fork()

    def __reduce__(self) -> tuple[object, ...]:
        """In another process it is opened again, and its steps are taken again."""
        return replayed, (self.stages, self.seed, *self.opened_by, self.opponents.players, tuple(self.history))

    # How it goes on.

    def _give(self, seat: Seat, decision: Decision, answer: Answer) -> None:
        """Give an answer to whatever asked."""
        del self.encoded[seat]
        if decision.purpose == DECK:
            self.plans[seat] = self._plan(seat, answer)
            return
        table = self.game or self.draft
        assert table is not None
        if decision.optional:
            before = next(one for one in table.decisions if one.actor == seat and not one.optional)
            assert isinstance(decision.shape, Choose)
            used = [option for option in decision.shape.options if isinstance(answer, tuple) and option.key in answer]
            cards = frozenset(option.card for option in used or decision.shape.options if option.card is not None)
            self.offered[seat] = (before.id, self._offered(before) | cards)
            if not used:
                return
        table.answer(answer, decision)

    def _go_on(self) -> None:
        """Do everything that no agent is asked, and lay the next questions open."""
        while not self.over:
            if self.stage not in self.stages:
                self._by_bots()
                continue
            if self._answered_alone():
                continue
            if self.encoded:
                return
            if self.stage == "deck" and len(self.plans) == len(self.players):
                self._deal()
        self.encoded.clear()

    def _answered_alone(self) -> bool:
        """Lay open what is asked; whether one of the questions had but one answer, which is given."""
        waiting = self.waiting
        self.encoded = {
            seat: encoded for seat, encoded in self.encoded.items() if waiting.get(seat) == encoded.decision
        }
        for seat, decision in waiting.items():
            if seat in self.opponents:
                self._let_act(seat, decision)
                return True
            if seat in self.encoded:
                continue
            encoded = self.encoded[seat] = Encoded(decision)
            answer = decision.default if is_refused(decision) else encoded.answer
            if answer is not None:
                self._give(seat, decision, answer)
                return True
        return False

    def _let_act(self, seat: Seat, decision: Decision) -> None:
        """Let an opponent answer."""
        if self.stage != "deck":
            table = self.game or self.draft
            assert table is not None
            self.opponents.act(table, seat, decision)
        elif self.opponents.builds(seat):
            self.plans[seat] = self._plan(seat, self.opponents.choose(seat, self.view(seat), decision))
        else:
            self.plans[seat] = self._built(seat)

    def _by_bots(self) -> None:
        """Bots do a whole stage."""
        if self.stage == "draft":
            assert self.draft is not None
            self.draft.play()
        elif self.stage == "deck":
            for seat in range(len(self.players)):
                self.plans[seat] = self._built(seat)
            self._deal()
        else:
            assert self.game is not None
            self.game.play()

    def _deal(self) -> None:
        """The game of what was drafted and built."""
        assert self.draft is not None
        self.game = self.draft.game([self._deck(seat) for seat in range(len(self.players))], seed=f"{self.seed} game")

    # Decks.

    def _pool(self, seat: Seat) -> tuple[str, ...]:
        """The cards of a pool that may be in a deck, in the order of their names."""
        assert self.draft is not None
        cards = [card.name for card in self.draft.pools[seat].cards]
        return tuple(sorted(name for name in cards if not self._is_conspiracy(name)))

    def _is_conspiracy(self, name: str) -> bool:
        card = self.card(name)
        return card is not None and card.is_conspiracy

    def _to_build(self, seat: Seat) -> Decision:
        pool = self._pool(seat)
        options = tuple(Option(number, "take", card=number, text=name) for number, name in enumerate(pool))
        least = min(FEWEST_CARDS, len(pool))
        shape = Choose(options, least, min(MOST_CARDS, len(pool)))
        chosen = self._built(seat).main
        default: list[int] = []
        for number, name in enumerate(pool):
            if sum(pool[place] == name for place in default) < chosen.get(name, 0):
                default.append(number)
        default += [number for number in range(len(pool)) if number not in default][: max(0, least - len(default))]
        return Decision(id=1 + seat, seat=seat, actor=seat, purpose=DECK, shape=shape, default=tuple(default))

    def _plan(self, seat: Seat, answer: Answer) -> Plan:
        """The deck of the chosen cards: every conspiracy, and basic lands up to 40 cards."""
        assert self.draft is not None
        assert isinstance(answer, tuple)
        pool = self._pool(seat)
        chosen = pool_counts(pool[number] for number in answer if isinstance(number, int))
        built = self._built(seat)
        return with_lands(structs.replace(built, main=chosen, basics={}), self.card)

    def _built(self, seat: Seat) -> Plan:
        """What a bot builds."""
        assert self.draft is not None
        counts = pool_counts(card.name for card in self.draft.pools[seat].cards)
        return build(counts, self.card, tree=library_in(self.draft.data).known_tree)

    def _deck(self, seat: Seat) -> Deck:
        assert self.draft is not None
        return deck_of(self.plans[seat], pool_counts(card.name for card in self.draft.pools[seat].cards))


def replayed(
    stages: Sequence[Stage],
    seed: str,
    open_draft: Opener | None,
    deal: Dealer | None,
    opponents: Mapping[Seat, Opponent],
    history: Sequence[tuple[Seat, int]],
) -> Contest:
    """The contest that these steps lead to."""
    contest = Contest(stages, seed, open_draft, deal, opponents)
    for seat, action in history:
        contest.step(seat, action)
    return contest


def is_refused(decision: Decision) -> bool:
    """Whether it is asked again because the rules didn't allow the attacks or blocks that were declared."""
    return decision.purpose in ("game-attack", "game-block") and isinstance((*decision.about, 0)[0], str)


def rewards(places: Sequence[int]) -> list[float]:
    """By place from 1.0 for the first to -1.0 for the last, shared by those who share a place; the sum is 0.

    >>> rewards((1, 4, 2, 2, 5))
    [1.0, -0.5, 0.25, 0.25, -1.0]
    """
    return list(_rewards(tuple(places)))


@cache
def _rewards(places: tuple[int, ...]) -> tuple[float, ...]:
    last = len(places) - 1
    return tuple(1.0 - (2 * (place - 1) + places.count(place) - 1) / last if last else 0.0 for place in places)


def check_stages(stages: Sequence[str]) -> tuple[Stage, ...]:
    """The stages, in their order.  Raises Unlawful for others, or none."""
    if not stages or any(stage not in STAGES for stage in stages):
        raise Unlawful("front-stages", given=" ".join(stages), known=" ".join(STAGES))
    return tuple(stage for stage in STAGES if stage in stages)
