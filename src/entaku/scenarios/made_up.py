"""Cards made up for a scenario: facts in words, abilities as card text or as trees of `oracle.ir` by their short names.

A text is read as those of cards are, a tree as an expression is (`oracle.ir.expressions`).
"""

from entaku.kernel.errors import Unreadable
from entaku.magic.by_hand.supported_nodes import known
from entaku.magic.game.definitions import sorted_types
from entaku.oracle.card import BETWEEN, Card, Face
from entaku.oracle.colours import colours
from entaku.oracle.documents import Fields, Text, Trouble, Value, fields, text, texts
from entaku.oracle.identity import identity as identity_of
from entaku.oracle.importers.layouts import layout_of
from entaku.oracle.ir.abilities import Ability, Keyword, Tree
from entaku.oracle.ir.expressions import NoExpression, read_ability
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mana import Cost
from entaku.oracle.reading.given import spelled_out
from entaku.oracle.reading.reader import read_text
from entaku.oracle.reading.stations import with_size

FACE = ("name", "cost", "type", "size", "loyalty", "defense", "colours", "does")
KEYS = (*FACE, "identity", "layout", "other")


def abilities_of(line: Text, name: str, types: tuple[str, ...]) -> tuple[Ability, ...]:
    """The abilities that a line of a card of this name says, in card text or as a tree.  Raises Trouble.

    A line may hold several paragraphs of a text, where one knows of another.
    """
    read = read_text(line.text, name, types)
    if read and all(each.understood for each in read):
        return tuple(checked(line, spelled_out(ability, name)) for each in read for ability in each.abilities)
    return (checked(line, tree_of(line)),)


def tree_of(line: Text) -> Ability:
    """The ability that an expression writes; a single word is a keyword ability.  Raises Trouble."""
    try:
        return read_ability(line.text)
    except NoExpression as problem:
        raise Trouble(problem.key, line.line, **problem.facts) from problem


def checked(line: Text, ability: Ability) -> Ability:
    """The same ability.  Raises Trouble.

    A keyword that the game doesn't know would do nothing, without a word; it is refused, wherever it stands.
    """
    for node in nodes(ability):
        if isinstance(node, Keyword) and node.name not in known().keywords:
            raise Trouble("scenario-keyword-unknown", line.line, name=node.name)
    return ability


def made_up(value: Value) -> tuple[Card, Tree]:
    """A card of the scenario's own, and what it does; of two faces where it has an `other`.  Raises Trouble."""
    written = fields(value, "cards", KEYS)
    front, abilities = face_of(written)
    identity = text(written.of["identity"], "identity").text if "identity" in written.of else identity_of((front,), ())
    if "other" not in written.of:
        return Card(front.name, (front,), identity=colours(identity)), Tree(front.name, abilities)
    back, others = face_of(fields(written.of["other"], "cards", FACE))
    word = text(written.of["layout"], "layout").text if "layout" in written.of else ""
    layout = layout_of(word, (front, back))
    if layout == "unknown":
        raise Trouble("scenario-card-incomplete", written.line)
    name = f"{front.name}{BETWEEN}{back.name}"
    return Card(name, (front, back), layout, identity=colours(identity)), Tree(name, abilities, (others,))


def face_of(written: Fields) -> tuple[Face, tuple[Ability, ...]]:
    """One face of a card, and what it does.  Raises Trouble."""
    if "name" not in written.of or "type" not in written.of:
        raise Trouble("scenario-card-incomplete", written.line)
    name = text(written.of["name"], "name").text
    kinds = text(written.of["type"], "type").text.replace("—", " ").replace(" - ", " ").split()
    types, supertypes, subtypes = sorted_types(kinds)
    cost = cost_of(written)
    size = text(written.of["size"], "size").text.split("/") if "size" in written.of else [None, None]
    if len(size) != 2:
        raise Trouble("scenario-not-size", written.lines["size"], text=text(written.of["size"], "size").text)
    own = text(written.of["colours"], "colours").text if "colours" in written.of else None
    face = Face(
        name,
        cost=cost,
        colours=colours(own) if own is not None else cost.colours if cost is not None else "",
        supertypes=tuple(word for word in kinds if word in supertypes),
        types=tuple(word for word in kinds if word in types),
        subtypes=tuple(word for word in kinds if word in subtypes),
        power=size[0],
        toughness=size[1],
        loyalty=text(written.of["loyalty"], "loyalty").text if "loyalty" in written.of else None,
        defense=text(written.of["defense"], "defense").text if "defense" in written.of else None,
    )
    does = texts(written.of["does"], "does") if "does" in written.of else ()
    return face, with_size(face, tuple(one for line in does for one in abilities_of(line, name, face.types)))


def cost_of(written: Fields) -> Cost | None:
    if "cost" not in written.of:
        return None
    line = text(written.of["cost"], "cost")
    try:
        return Cost.parse(line.text)
    except Unreadable as problem:
        raise Trouble("scenario-not-cost", line.line, text=line.text) from problem
