"""Why something costs what it does: what raises and lowers the cost of cards and abilities.  (CR 118.7, 601.2f)

Nothing is worked out here: what comes to the total cost is gone through where the total is made.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from entaku.kernel.seats import Seat, Viewer
from entaku.magic.concepts.mana import costs
from entaku.magic.concepts.mana.mana_owed import said
from entaku.magic.concepts.mana.payment import Price
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.abilities import activating
from entaku.magic.spells.casting import casting_options, total_cost
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.variants import commander
from entaku.magic.views.deeds import is_holding
from entaku.magic.views.why.reasons import Because, Changed, from_source
from entaku.magic.views.wording import in_words
from entaku.messages import Language, say
from entaku.oracle.card import Face
from entaku.oracle.importers.imported import Texts
from entaku.oracle.ir.abilities import Activated


class CostSo(Struct, frozen=True, omit_defaults=True):
    """What casting a card or activating an ability costs in mana, and what made that of what is printed."""

    what: Literal["cast", "activate"]
    printed: str
    total: str
    reasons: tuple[Because, ...]
    said: tuple[Texts, ...] = ()

    def title(self, language: Language) -> str:
        """What costs how much now."""
        texts = [one.ja if language == "ja" else one.en for one in self.said]
        return say(f"why-so-cost-{self.what}", language, ability=" ".join(texts), total=self.total)


def costs_of(game: Game, viewer: Viewer, item: Object) -> Iterator[CostSo]:
    """What an object costs its player otherwise than is printed: casting it, or activating its abilities."""
    if is_holding(game, item.owner, item) and item.base.cost is not None:
        yield from of_casting(game, viewer, item)
    elif item.zone == "battlefield":
        traits = projection.look(game, item)
        for ability in traits.kit.activated:
            face = Face(traits.name, types=tuple(sorted(traits.types)))
            for one in of_activating(game, viewer, item, traits.controller, ability):
                yield CostSo("activate", *one, in_words((ability,), face))


def of_casting(game: Game, viewer: Viewer, item: Object) -> Iterator[CostSo]:
    """What casting a card for its mana cost costs otherwise than is printed."""
    seat, found = item.owner, list[Because]()
    way = casting_options.plainly(game, seat, item)
    tax = costs.symbols_of(commander.surcharge(game, item))
    if tax:
        found.append(Because("own", "", "903.8", (changed("more", tax),)))
    due = costs.symbols_of(casting_options.due(item.base.kit))
    if due:
        found.append(Because("own", "", "118.8", (changed("more", due),)))
    for source, mana, _ in total_cost.mana_less(game, seat, item):
        found.append(
            from_source(game, viewer, item, source, Because("effect", "", "118.7", (changed("less", mana.symbols),)))
        )
    found += lessened(game, viewer, item, total_cost.reductions(game, seat, item))
    if found:
        printed = said(Price(item.base.cost.symbols if item.base.cost is not None else ()))
        yield CostSo("cast", printed, said(total_cost.price_of(game, seat, item, way)), tuple(found))


def of_activating(
    game: Game, viewer: Viewer, item: Object, seat: Seat, ability: Activated
) -> Iterator[tuple[str, str, tuple[Because, ...]]]:
    """What activating an ability costs otherwise than is printed."""
    ctx = Context(game, item.id, seat)
    found = tuple(lessened(game, viewer, item, activating.reductions(ctx, ability)))
    before, now = (costs.symbols_of(cost) for cost in (ability.cost, activating.cost_of(ctx, ability)))
    if before != now:
        yield said(Price(before)), said(Price(now)), found


def lessened(game: Game, viewer: Viewer, item: Object, found: Iterator[tuple[int, int]]) -> Iterator[Because]:
    """What takes generic mana from a cost, or adds some to it."""
    for source, amount in found:
        if amount:
            change = changed("less" if amount > 0 else "more", (str(abs(amount)),))
            yield from_source(game, viewer, item, source, Because("effect", "", "118.7", (change,)))


def changed(how: Literal["more", "less"], symbols: tuple[str, ...]) -> Changed:
    return Changed("cost", how, words=tuple(f"{{{symbol}}}" for symbol in symbols))
