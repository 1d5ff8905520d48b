"""A player of games, who decides from a view and a decision alone."""

from collections import Counter
from collections.abc import Mapping, Sequence

import entaku.bots.mechanics  # noqa: F401  (says what they are worth)
from entaku.bots.agendas import Playing, agenda_names, is_useful
from entaku.bots.playing import banding, dividing, striking
from entaku.bots.playing.attacking import attack
from entaku.bots.playing.blocking import block
from entaku.bots.playing.board import Board
from entaku.bots.playing.choosing import Choosing, picked
from entaku.bots.playing.combat import fighter, in_order
from entaku.bots.playing.controlled import in_their_place
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.leaders import QUESTIONS, goes_home, put_aside
from entaku.bots.playing.life import spared, symbols_in_life
from entaku.bots.playing.lore import Lore
from entaku.bots.playing.priorities import Acting
from entaku.bots.playing.timing import adds_nothing, settles
from entaku.bots.playing.worths import CHOSEN
from entaku.decks.lands import BASIC_OF
from entaku.kernel.decisions import Answer, Choose, Decision, Divide, Name, Number, Option, Order, Split
from entaku.magic.concepts.mana.phyrexian_mana import IN_LIFE, LAST, TIMES
from entaku.magic.game.setup import GameSetup
from entaku.magic.views.game_view import GameView
from entaku.oracle.card import Card
from entaku.oracle.colours import COLOURS, colours
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.ir.walking import own_nodes
from entaku.oracle.mechanics.counters import DivideCounters

GIVEN_UP = (
    "game-discard", "game-sacrifice", "game-bottom", "game-put-back", "game-cost-sacrifice", "game-cost-discard",
    "game-cost-exile", "game-cost-tap", "game-cost-return", "game-cost-crew",
    "game-cost-below",
)  # fmt: skip
FOUND = (
    "game-search", "game-put-from-hand", "game-exile-before", "game-legend", "game-power-of",
    "game-counters-to",
    "game-begin-with",
)  # fmt: skip
IN_A_ROW = ("game-target", "game-enchant")
"""Questions of one spell that follow each other: each is for its next target."""
UNREAD = ("game-unread", "game-unread-lose")
"""Whether text that nobody here understands spares something: a bot claims nothing that the rules don't show."""


class PlayBot:
    """Answers a game's decisions from a view.

    It knows the public facts of cards, its own deck, by which it names cards for its hidden agendas, and the highest
    numbers that it noted in the draft, by the cards for which it did.  What it
    remembers (how often it used an ability this turn) only makes it play better: any view can be answered.
    """

    def __init__(
        self,
        cards: Mapping[str, Card],
        trees: Mapping[str, Tree],
        deck: Sequence[str] = (),
        noted: Mapping[str, int] | None = None,
    ) -> None:
        self.lore = Lore(cards, trees, noted)
        self.deck = Counter(deck)
        self.turn = 0
        self.used: Counter[str] = Counter()
        self.ever: Counter[str] = Counter()
        self.aimed: Mapping[str, frozenset[int]] = {}
        self.last: Option | None = None
        self.asked: tuple[int, object, int] = (0, None, 0)
        self.settled = 0
        self.spent: frozenset[int] = frozenset()
        self.modes: tuple[object, tuple[int, ...]] = (None, ())

    @classmethod
    def of(cls, setup: GameSetup, seat: int) -> "PlayBot":
        """A bot that knows the cards of a setup, and the deck of a seat."""
        cards = {card.name: card for card in setup.cards}
        trees = {tree.name: tree for tree in setup.trees}
        player = setup.players[seat]
        pool = player.pool
        noted = {note.by: pool.highest(note.by) for note in pool.notes} if pool is not None else {}
        return cls(cards, trees, [card.name for card in (*player.commanders, *player.deck)], noted)

    def copy(self) -> "PlayBot":
        """A bot that remembers the same, for a copy of the game."""
        other: PlayBot = object.__new__(PlayBot)
        other.__dict__.update(self.__dict__)
        other.used, other.ever = self.used.copy(), self.ever.copy()
        return other

    def answer(self, view: GameView, decision: Decision) -> Answer:
        """A lawful answer to a decision of the view's own seat."""
        board = Board(view)
        self._turn(view)
        if self.spent:
            board.spent = self.spent.intersection(one.attacker for one in view.attacks)
        answer = self._answer(board, decision)
        self.took(view, decision, answer)
        return answer

    def took(self, view: GameView, decision: Decision, answer: Answer) -> None:
        """Remember an answer that was given."""
        self._turn(view)
        if decision.purpose in IN_A_ROW or isinstance(decision.shape, Name):
            self.asked = (decision.id, decision.about, self._place(decision))
        if decision.purpose == "game-priority":
            self.last = decision.chosen(answer)
            self.used[str(answer)] += 1
            self.ever[str(answer)] += 1
            self.modes = (None, ())
            if self.last is not None and self.last.what == "cast" and settles(self.lore.spell(self.last.text)):
                self.settled = view.turn
        elif decision.purpose == "game-target":
            self.spent |= self._spent_by(view, decision, answer)
            if self.last is not None and self.last.what == "activate":
                key, keys = str(self.last.key), answer if isinstance(answer, tuple) else (answer,)
                there = frozenset(one for one in keys if isinstance(one, int))
                self.aimed = {**self.aimed, key: self.aimed.get(key, frozenset()) | there}
        elif decision.purpose == "game-modes" and isinstance(decision.shape, Choose):
            keys = answer if isinstance(answer, tuple) else (answer,)
            places = {option.key: option.place for option in decision.shape.options}
            chosen = tuple(place for key in keys if isinstance(key, int | str) and (place := places[key]) is not None)
            of_what, before = self.modes
            self.modes = (decision.about, (*before, *chosen) if of_what == decision.about else chosen)

    def _turn(self, view: GameView) -> None:
        if view.turn != self.turn:
            self.turn = view.turn
            self.used.clear()
            self.aimed = {}
            self.spent = frozenset()

    def _spent_by(self, view: GameView, decision: Decision, answer: Answer) -> frozenset[int]:
        """The targets that are destroyed at the end of the turn if they attack in it, as the spell says."""
        items = (one for one in view.stack if one.id in decision.about and not one.is_ability)
        aims = (aim for item in items for part in self.lore.spell(item.name) for aim in part.aims)
        if not any(aim.spent for aim in aims):
            return frozenset()
        keys = answer if isinstance(answer, tuple) else (answer,)
        return frozenset(key for key in keys if isinstance(key, int))

    def weights_of(self, view: GameView, decision: Decision) -> dict[str, float]:
        """What each option of a priority is worth, lands apart; 0 or less if passing is better."""
        shape = decision.shape
        assert isinstance(shape, Choose)
        self._turn(view)
        acting = Acting(Judge(Board(view), self.lore), self.used, self.ever, self.settled == view.turn, self.aimed)
        return {str(one.key): acting.worth(one) for one in shape.options if one.what != "land"}

    def stranger(self) -> "PlayBot":
        """Somebody else who knows the same cards, and no deck."""
        other = self.copy()
        other.lore = self.lore.of_others()
        other.deck, other.used, other.ever, other.turn, other.last = Counter(), Counter(), Counter(), 0, None
        other.settled, other.spent, other.aimed = 0, frozenset(), {}
        return other

    def _answer(self, board: Board, decision: Decision) -> Answer:
        if decision.seat != decision.actor:
            return in_their_place(decision)
        purpose = decision.purpose
        judge = Judge(board, self.lore)
        if purpose == "game-priority":
            return Acting(judge, self.used, self.ever, self.settled == board.view.turn, self.aimed).answer(decision)
        if purpose == "game-attack":
            return attack(board, decision)
        if purpose == "game-block":
            return block(board, decision)
        shape = decision.shape
        of_what, modes = self.modes
        choosing = Choosing(judge, self.last, modes if of_what == decision.about else ())
        if isinstance(shape, Choose):
            return self._choose(choosing, decision, shape)
        if isinstance(shape, Name):
            return self._name(board, decision, shape)
        if isinstance(shape, Number):
            return self._number(choosing, decision, shape)
        if isinstance(shape, Divide):
            return self._divide(choosing, decision, shape)
        if isinstance(shape, Order):
            return self._order(choosing, decision, shape)
        if isinstance(shape, Split):
            return self._split(choosing, decision, shape)
        return self._yes(choosing, decision)

    # By shape.

    def _choose(self, choosing: Choosing, decision: Decision, shape: Choose) -> Answer:
        purpose = decision.purpose
        if purpose in IN_A_ROW:
            choosing.judge.done = self._done()
            return choosing.target(decision, self._place(decision))
        if purpose == "game-discard" and any(
            option.card is not None and choosing.zone(option.card) != "hand" for option in shape.options
        ):
            return best(choosing, shape)
        if purpose == "game-mulligan-cards":
            return put_aside(choosing.board.hand, decision)
        if purpose in GIVEN_UP:
            return choosing.given_up(decision)
        if purpose in FOUND:
            return best(choosing, shape)
        if (score := CHOSEN.get(purpose)) is not None:
            return picked(shape, lambda option: score(choosing, option))
        if purpose == "game-vote":
            return choosing.vote(decision)
        if purpose == "game-choose":
            return choosing.chosen(decision)
        if purpose == "game-choose-player":
            return choosing.player(decision)
        if purpose == "game-modes":
            return choosing.modes(decision)
        if purpose == "game-conspiracies":
            return tuple(option.key for option in shape.options if is_useful(option.text, self._playing()))
        if any(option.cards or (option.text and option.what == "word") for option in shape.options):
            return self._word(choosing, decision, shape)
        return decision.default

    def _done(self) -> frozenset[int]:
        """What the ability that is activated was aimed at before in the turn, if doing it again changes nothing."""
        last = self.last
        if last is None or last.what != "activate" or last.place is None:
            return frozenset()
        ability = self.lore.activated(last.text, last.place)
        return self.aimed.get(str(last.key), frozenset()) if ability and adds_nothing(ability) else frozenset()

    def _place(self, decision: Decision) -> int:
        """Which of the targets of one spell is asked for: questions that follow each other count on."""
        last, about, place = self.asked
        return place + 1 if decision.id == last + 1 and about == decision.about else 0

    def _word(self, choosing: Choosing, decision: Decision, shape: Choose) -> Answer:
        """A colour or land type of the own deck, the hand with the best lands, the pile with most cards."""
        board, purpose = choosing.board, decision.purpose
        if purpose == "game-choose-colour" and (colour := choosing.shield(decision)) is not None:
            return colour
        if purpose == "game-x":
            return choosing.x(decision, max(option.key for option in shape.options if isinstance(option.key, int)))
        if purpose == "game-choose-hand":
            return min(shape.options, key=lambda option: self._unevenness(option.cards)).key
        if purpose == "game-choose-pile":
            return max(shape.options, key=lambda option: len(option.cards)).key
        mine = self._weights(board)
        if purpose == "game-choose-player":
            threat = {board.view.players[seat].name: board.threat(seat) for seat in board.opponents}
            return max(shape.options, key=lambda option: threat.get(option.text, -1.0)).key

        def worth(text: str) -> float:
            colour = next((letter for letter, basic in BASIC_OF.items() if text in (letter, basic)), "")
            return mine.get(colour, 0.0) if colour else 0.0

        return max(shape.options, key=lambda option: (worth(option.text), -shape.options.index(option))).key

    def _unevenness(self, names: tuple[str, ...]) -> float:
        """How far a hand is from as many lands as one wants."""
        lands = sum(self.lore.card(name).is_type("Land") for name in names)
        return abs(lands - 3.3)

    def _weights(self, board: Board) -> dict[str, float]:
        """How much of each colour the own cards want."""
        weights = dict.fromkeys(COLOURS, 0.0)
        for name, copies in self.deck.items():
            for colour in self.lore.card(name).colours:
                weights[colour] += copies
        for card in board.hand:
            for symbol in card.cost:
                if symbol in weights:
                    weights[symbol] += 1.5
        return weights

    def _playing(self) -> Playing:
        """What the own deck plays, as the judgement of conspiracies wants it."""
        spells = tuple(
            (card, copies)
            for name, copies in sorted(self.deck.items())
            if not (card := self.lore.card(name)).is_type("Land")
        )
        own = colours("".join(colour for colour, basic in BASIC_OF.items() if self.deck.get(basic)))
        return Playing(spells, own, whole_pool=False)

    def _name(self, board: Board, decision: Decision, shape: Name) -> Answer:
        """A name for a hidden agenda, else what there is most of among the own cards."""
        number = next((one for one in decision.about if isinstance(one, int)), 0)
        conspiracy = board.card(number)
        taken = {text for card in board.view.command if card.controller == board.me for _, text in card.chosen}
        if conspiracy is not None and shape.kind == "card name":
            named = agenda_names(conspiracy.name, self._playing())
            names = [name for name in named if shape.beside or name in shape.known]
            fresh = [name for name in names if name not in taken]
            if fresh or names:
                place = self._place(decision)
                return (fresh or names)[min(place, len(fresh or names) - 1)]
        if shape.kind == "creature type":
            types = Counter(
                subtype
                for name, copies in sorted(self.deck.items())
                for subtype in self.lore.card(name).front.subtypes * copies
                if subtype in shape.known
            )
            return max(sorted(types), key=lambda name: types[name]) if types else decision.default
        known = set(shape.known)
        cards = [(copies, self.lore.card(name)) for name, copies in sorted(self.deck.items())]
        own = [(copies, card) for copies, card in cards if card.front.name in known and not card.is_type("Land")]
        if not own:
            return decision.default
        return max(own, key=lambda each: (each[0], each[1].mana_value))[1].front.name

    def _number(self, choosing: Choosing, decision: Decision, shape: Number) -> Answer:
        if decision.purpose == TIMES:
            return symbols_in_life(choosing.board, shape)
        if decision.purpose == "game-x":
            return max(shape.least, choosing.x(decision, shape.most))
        if decision.purpose in ("game-kicks", "game-counters-moved", "game-pay-more", "game-pay-energy"):
            return shape.most
        return decision.default

    def _divide(self, choosing: Choosing, decision: Decision, shape: Divide) -> Answer:
        """Damage that kills what it can, the best for its price first; counters to the best."""
        if decision.purpose == "game-band-damage":
            return banding.divided(choosing.board, decision, shape)
        if decision.purpose == "game-damage-freely":
            return striking.divided(choosing.board, decision, shape)
        if decision.purpose != "game-divide" or shape.least_each == 0:
            return decision.default
        do = (one for part in choosing.asker.sections(decision) for one in own_nodes(part.do))
        if any(isinstance(one, DivideCounters) for one in do):
            best = max(range(len(shape.options)), key=lambda place: choosing.keep_worth(shape.options[place]))
            spare = shape.total - shape.least_each * len(shape.options)
            return tuple(shape.least_each + (spare if place == best else 0) for place in range(len(shape.options)))
        return dividing.split(choosing.judge, shape)

    def _order(self, choosing: Choosing, decision: Decision, shape: Order) -> Answer:
        if decision.purpose != "game-order-blockers":
            return decision.default
        keys = {option.card: option.key for option in shape.options}
        permanents = choosing.board.permanents
        attacker = next((permanents[one] for one in decision.about if isinstance(one, int) and one in permanents), None)
        if attacker is None or any(option.card not in permanents for option in shape.options):
            return decision.default
        blockers = [fighter(permanents[option.card]) for option in shape.options if option.card is not None]
        return tuple(keys[one.id] for one in in_order(fighter(attacker), blockers))

    def _split(self, choosing: Choosing, decision: Decision, shape: Split) -> Answer:
        """Scry and surveil: what isn't wanted goes away.  Piles: two as equal as can be."""
        ranked = sorted(shape.options, key=lambda option: -choosing.keep_worth(option))
        keys = [option.key for option in ranked if isinstance(option.key, int)]
        if decision.purpose in ("game-scry", "game-surveil") and len(shape.parts) == 2:
            wanted = {option.key for option in shape.options if choosing.keep_worth(option) > 1.5}
            return (tuple(key for key in keys if key in wanted), tuple(key for key in keys if key not in wanted))
        if decision.purpose == "game-fateseal" and len(shape.parts) == 2:
            poor = {option.key for option in shape.options if choosing.keep_worth(option) <= 1.5}
            return (tuple(key for key in keys[::-1] if key in poor), tuple(key for key in keys if key not in poor))
        if decision.purpose == "game-piles" and len(shape.parts) == 2:
            return (tuple(keys[0::4] + keys[3::4]), tuple(keys[1::4] + keys[2::4]))
        return decision.default

    def _yes(self, choosing: Choosing, decision: Decision) -> Answer:
        if decision.purpose == "game-concede":
            return False
        if decision.purpose == "game-mulligan":
            return self._mulligan(choosing.board, decision)
        if decision.purpose == "game-before-shuffle":
            return True
        if decision.purpose == IN_LIFE:
            return spared(choosing.board) > 0
        if decision.purpose == LAST:
            return False
        if decision.purpose in QUESTIONS:
            return goes_home(decision)
        if decision.purpose in UNREAD:
            return decision.default
        return choosing.yes(decision)

    def _mulligan(self, board: Board, decision: Decision) -> bool:
        """Whether a hand is too poor in lands, or too rich, to be kept with so few cards."""
        fewer = decision.about[0] if decision.about and isinstance(decision.about[0], int) else 6
        lands = sum("Land" in card.types for card in board.hand)
        cheap = sum("Land" not in card.types and card.mana_value <= 3 for card in board.hand)
        size = len(board.hand)
        if fewer >= size:
            return not 2 <= lands <= 5
        if fewer <= 4:
            return False
        return lands < 2 or lands > 5 or (lands == 2 and cheap < 2 and size >= 7)


def best(choosing: Choosing, shape: Choose) -> Answer:
    """The cards that are worth most, as many as may be."""
    return picked(shape, choosing.find_worth, enough=-1.0)
