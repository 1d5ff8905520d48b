"""What a game says to people from Python: what has happened, and what it asks, in either language."""

from entaku.front.game_words import lines
from entaku.front.sitting import names_in, with_names
from entaku.kernel.decisions import Decision
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event, Table
from entaku.magic.game.events import Moved
from entaku.magic.game.play import Play
from entaku.magic.game.setup import GameSetup
from entaku.magic.game.state import Game as State
from entaku.magic.views.wording import of_ability
from entaku.messages import Language, has, say
from entaku.oracle.card import Face
from entaku.oracle.ir.abilities import Tree


class GameNames:
    """Speaks of one game in one language, with the names that a viewer knows."""

    def __init__(self, table: Table[GameSetup, Play], viewer: Viewer, language: Language) -> None:
        self.table = table
        self.viewer: Viewer = viewer
        self.language: Language = language
        self._ja = {card.name: card.ja for card in table.setup.cards} if language == "ja" else {}
        self._faces = {face.name: face.ja for card in table.setup.cards for face in card.faces if language == "ja"}
        self._names = names_in(table.view(viewer))

    def player(self, seat: Seat) -> str:
        return self.table.setup.players[seat].name

    def card(self, name: str) -> str:
        """A card's name; of a word that is chosen, the word."""
        if not name:
            return say("web-game-unseen-card", self.language)
        word = f"game-word-{name}"
        return say(word, self.language) if has(word) else self._ja.get(name) or self._faces.get(name) or name

    def thing(self, number: int) -> str:
        """An object that is there, or was: by what everybody saw of it."""
        if number in self._names:
            return self.card(self._names[number])
        known = self._game.last_known.get(number)
        return self.card("" if known is None else known.traits.name)

    def was_creature(self, number: int) -> bool:
        known = self._game.last_known.get(number)
        return known is not None and "Creature" in known.traits.types

    @property
    def _game(self) -> State:
        return self.table.state.game

    def lines(self, event: Event) -> list[str]:
        """What a viewer is told of an event."""
        told = event if self.viewer == "open" else self.table.rules.told(self.table.state, event, self.viewer)
        if isinstance(told, Moved) and told.card:
            self._names[told.now] = told.card
        return [] if told is None else lines(told, self)


def asked_about(table: Table[GameSetup, Play], decision: Decision, language: Language) -> str:
    """A question with its options by name; one that a spell or ability asks, in words, and with the words of that."""
    named = str(with_names(decision, names_in(table.view(decision.actor))))
    game = table.state.game
    source = next((one for one in decision.about if isinstance(one, int)), 0)
    if source not in game.objects and source not in game.last_known:
        return named
    names = GameNames(table, decision.actor, language)
    facts = dict.fromkeys(PLACES, "")
    words = say(decision.purpose, language, **{**facts, "card": names.thing(source)}) if has(decision.purpose) else ""
    asking = _asking(game, language)
    head, line, options = named.partition("\n")
    return "\n".join(filter(None, (head, words and f"  {words}", asking and f"  “{asking}”"))) + line + options


PLACES = ("card", "player", "text", "colour", "what", "number", "count")
"""The places that questions' messages have."""


def _asking(game: State, language: Language) -> str:
    """The words of what resolves: of the ability, or of the spell's."""
    top = game.objects.get(game.stack[-1]) if game.stack else None
    if top is None or top.face_down:
        return ""
    spell = top.spell
    abilities = (spell.ability,) if spell is not None and spell.ability is not None else top.base.kit.spell
    name, card = top.base.name, top.definition.card
    face = next((one for one in (card.faces if card else ()) if one.name == name), Face(name))
    said = (of_ability(Tree(name, abilities), face, ability) for ability in abilities)
    return " ".join(one.ja if language == "ja" else one.en for one in said)
