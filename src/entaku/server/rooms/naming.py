"""The names of cards that may be chosen at a table: those of all cards that are known here.  (CR 201.4a)"""

from entaku.kernel.decisions import Decision, Name
from entaku.kernel.errors import Unlawful
from entaku.magic.card_types.chosen_names import CARDS, names_to_choose
from entaku.oracle.library import Library
from entaku.server.rooms.drafted import Drafted


def check_name(asked: Decision | None, answer: object, library: Library, drafted: Drafted | None) -> None:
    """Raises Unlawful for a name that no card has that is known here, or only a card of another kind.

    What others have brought is never looked at: a refusal would tell of it.
    """
    if asked is None or not isinstance(answer, str) or not isinstance(asked.shape, Name):
        return
    shape, name = asked.shape, answer.strip()
    if shape.beside != CARDS or name in shape.known:
        return
    card = library.get(name) if drafted is None else drafted.find(name)
    if card is None or name not in names_to_choose(shape.kind, card):
        raise Unlawful("answer-name-refused", decision=asked.id, purpose=asked.purpose, answer=name)
