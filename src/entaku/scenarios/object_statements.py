"""Statements about objects: where they are, what they are like, who controls them, what they do in combat."""

import re
from collections.abc import Sequence

from entaku.magic.by_hand.supported_nodes import known
from entaku.magic.concepts.mana.mana_abilities import is_sick
from entaku.magic.game.definitions import NOT_CREATURE_TYPES
from entaku.magic.game.play import MAGIC
from entaku.magic.game.state import Attack, Game, Object
from entaku.magic.spells.layers import projection
from entaku.magic.views.game_view import CardView, GameView
from entaku.oracle.ir.changes import Goaded
from entaku.oracle.subtypes import CREATURE_TYPES
from entaku.scenarios.playing import Failed, ScenarioTable
from entaku.scenarios.pointing import NUMBER, everything, meant, owner_of, whole
from entaku.scenarios.reading import COLOUR_LETTERS
from entaku.scenarios.remarks import Said, said
from entaku.scenarios.statements import Match, Statement, plain, was

KINDS = {
    "creature": "Creature", "land": "Land", "artifact": "Artifact", "enchantment": "Enchantment",
    "planeswalker": "Planeswalker",
}  # fmt: skip


def thing_in(table: ScenarioTable, found: Match, what: str = "thing") -> Object:
    """The object that a statement is about: one on the battlefield if there is one, else wherever it is."""
    text = found[what] or ""
    game = table.game
    here = table.pointed(text, list(game.battlefield))
    return game.objects[here[0] if here else table.one(text)]


# Where.


def place_of(game: Game, item: Object) -> Said:
    return said(f"scenario-zone-{item.zone}")


def located(table: ScenarioTable, found: Match) -> Said | None:
    """Whether something is in a zone, perhaps that of a player."""
    game = table.game
    where = (found["where"] or "").split()
    zone = {"play": "battlefield", "zone": "command", "game": "outside"}.get(where[-1], where[-1])
    seat = next(
        (table.names.seat(name) for name in table.names.players if f"in {name}'s" in (found["where"] or "")), None
    )
    everywhere = [n for n in everything(game) if game.objects[n].zone == zone]
    if seat is not None:
        everywhere = [n for n in everywhere if game.objects[n].owner == seat]
    is_there = bool(table.pointed(found["thing"] or "", everywhere))
    if is_there != bool(found["not"]):
        return None
    if found["not"]:
        return said("scenario-is-there")
    elsewhere = [place_of(game, game.objects[n]) for n in table.pointed(found["thing"] or "")]
    return said("scenario-is-in", where=tuple(elsewhere) or "—")


def in_library(table: ScenarioTable, found: Match) -> Said | None:
    library = table.game.libraries[table.names.seat(found["player"] or "")]
    if not library:
        return was(said("scenario-nothing"))
    number = library[0] if found["end"] == "top" else library[-1]
    if table.pointed(found["thing"] or "", [number]):
        return None
    return was(table.game.objects[number].definition.name)


def gone(table: ScenarioTable, found: Match) -> Said | None:
    """Whether something is no longer anywhere: a token, or what left with its owner."""
    return None if not table.pointed(found["thing"] or "") else said("scenario-is-there")


# What it is like.


def size(table: ScenarioTable, found: Match) -> Said | None:
    traits = projection.look(table.game, thing_in(table, found))
    now = f"{traits.power}/{traits.toughness}"
    return None if now == found["size"] else was(now)


def keyword(table: ScenarioTable, found: Match) -> Said | None:
    item = thing_in(table, found)
    if found["word"] not in known().keywords:
        return said("scenario-no-such-keyword", name=found["word"] or "")
    has = found["word"] in projection.look(table.game, item).kit.keywords
    return plain(has != (found["has"] != "has"))


def counters(table: ScenarioTable, found: Match) -> Said | None:
    now = thing_in(table, found).counter(found["kind"] or "")
    return None if now == whole(found["n"] or "") else was(now)


def damage(table: ScenarioTable, found: Match) -> Said | None:
    now = thing_in(table, found).damage
    return None if now == whole(found["n"] or "") else was(now)


def state(table: ScenarioTable, found: Match) -> Said | None:
    """Whether something is tapped, blocked, monstrous and so on."""
    game, item = table.game, thing_in(table, found)
    traits = projection.look(game, item)
    attacks = game.combat.attacks if game.combat is not None else ()
    own = next((attack for attack in attacks if attack.attacker == item.id), None)
    states = {
        "tapped": item.tapped,
        "untapped": not item.tapped,
        "attacking": own is not None,
        "blocking": any(item.id in attack.blockers for attack in attacks),
        "blocked": own is not None and own.blocked,
        "unblocked": own is not None and not own.blocked,
        "face up": not item.face_down,
        "face down": item.face_down,
        "monstrous": item.monstrous > 0,
        "solved": "solved" in item.designations,
        "prepared": "prepared" in item.designations,
        "a Ring-bearer": "ring-bearer" in item.designations,
        "summoning sick": traits.is_creature and is_sick(game, item, traits),
        "a token": item.is_token,
        "goaded": traits.has_rule(Goaded),
    }
    return plain(states[found["state"] or ""] != bool(found["not"]))


def colour(table: ScenarioTable, found: Match) -> Said | None:
    now = projection.look(table.game, thing_in(table, found)).colours
    words = (found["colours"] or "").replace(" and ", " ").split()
    wanted = {COLOUR_LETTERS[word] for word in words if word != "colourless"}
    holds = set(now) == wanted
    return None if holds != bool(found["not"]) else was(now or "—")


def kind(table: ScenarioTable, found: Match) -> Said | None:
    traits = projection.look(table.game, thing_in(table, found))
    wanted = KINDS.get(found["kind"] or "", found["kind"] or "")
    if wanted not in TYPES and not any(wanted in item.base.subtypes for item in table.game.objects.values()):
        return said("scenario-no-such-type", name=wanted)
    now = " ".join(sorted((*traits.supertypes, *traits.types, *traits.subtypes)))
    return None if traits.is_type(wanted) != bool(found["not"]) else was(now)


def called(table: ScenarioTable, found: Match) -> Said | None:
    now = projection.look(table.game, thing_in(table, found)).name
    return None if now == found["name"] else was(now)


def chosen(table: ScenarioTable, found: Match) -> Said | None:
    values = [value for _, value in thing_in(table, found).chosen]
    wanted = found["value"] or ""
    return None if wanted in values or COLOUR_LETTERS.get(wanted, "?") in values else was(tuple(values) or "—")


# Control and attachment.


def controlled(table: ScenarioTable, found: Match) -> Said | None:
    """How many of something a player controls; at least one where no number is said."""
    game, seat = table.game, table.names.seat(found["player"] or "")
    mine = [n for n in game.battlefield if owner_of(game, game.objects[n]) == seat]
    mine += [n for n in game.stack if game.objects[n].controller == seat]
    now = len(alike(table, found["thing"] or "", mine))
    if found["n"] is None:
        return plain(bool(now) != (found["verb"] != "controls"))
    return None if now == whole(found["n"]) else was(now)


def alike(table: ScenarioTable, text: str, among: Sequence[int]) -> list[int]:
    """The objects that a word means, by name, type or kind, in the singular or the plural."""
    game = table.game
    for word, is_tapped in (("tapped ", True), ("untapped ", False)):
        if text.startswith(word):
            fitting = [n for n in among if game.objects[n].tapped == is_tapped]
            return alike(table, text.removeprefix(word), fitting)
    if re.search(r"(^| )tokens?$", text):
        tokens = [n for n in among if game.objects[n].is_token]
        kind = re.sub(r" ?tokens?$", "", text)
        return alike(table, kind, tokens) if kind else tokens
    for word in dict.fromkeys((text, text.removesuffix("s"))):
        found = meant(game, table.names.pointer(word), among)
        if found or word == "permanent":
            return found or list(among)
        wanted = KINDS.get(word, word)
        by_type = [n for n in among if projection.look(game, game.objects[n]).is_type(wanted)]
        if by_type:
            return by_type
    return []


def counted(table: ScenarioTable, found: Match) -> Said | None:
    now = len(alike(table, found["thing"] or "", list(table.game.battlefield)))
    return None if now == whole(found["n"] or "") else was(now)


def attached(table: ScenarioTable, found: Match) -> Said | None:
    item = thing_in(table, found)
    if found["to"] is None:
        is_so = item.attached is None and item.attached_player is None
    elif found["to"] in table.names.players:
        is_so = item.attached_player == table.names.seat(found["to"])
    else:
        table.one(found["to"])
        is_so = item.attached is not None and bool(table.pointed(found["to"], [item.attached]))
    return plain(is_so != bool(found["not"]))


# Combat.


def fighting(table: ScenarioTable, found: Match) -> Said | None:
    """Whether a creature attacks, or blocks, this."""
    game, item = table.game, thing_in(table, found)
    attacks = game.combat.attacks if game.combat is not None else ()
    whom = found["whom"] or ""
    if found["not"]:
        return plain(fighting(table, {**found, "not": None}) is not None)
    if found["verb"] == "attacking":
        own: Attack | None = next((attack for attack in attacks if attack.attacker == item.id), None)
        if own is None:
            return said("scenario-is-not-so")
        if whom in table.names.players and own.planeswalker is None:
            return None if table.names.seat(whom) == own.player else was(table.player(own.player))
        return plain(own.planeswalker is not None and bool(table.pointed(whom, [own.planeswalker])))
    blocked = [attack.attacker for attack in attacks if item.id in attack.blockers]
    return plain(bool(table.pointed(whom, blocked)))


# Secrets.


def visible(table: ScenarioTable, found: Match) -> Said | None:
    """Whether a player sees which card something is."""
    view = MAGIC.view(table.play, table.names.seat(found["player"] or ""))
    shown = {card.id for card in cards_in(view) if card.name} | {item.id for item in view.stack if item.name}
    numbers = table.pointed(found["thing"] or "")
    if not numbers:
        raise Failed(said("scenario-nothing-so-called", name=found["thing"] or ""))
    return plain((numbers[0] in shown) == (found["can"] == "can"))


def cards_in(view: GameView) -> list[CardView]:
    found = [*view.battlefield, *view.exile, *view.command]
    for player in view.players:
        found += [*player.hand, *player.graveyard, *player.sideboard, *player.known]
    return found


def holds_all(table: ScenarioTable, found: Match) -> Said | None:
    """Whether a pile has exactly these cards, in any order; a library in this order from the top."""
    game, seat = table.game, table.names.seat(found["player"] or "")
    piles = {"hand": game.hands, "library": game.libraries, "graveyard": game.graveyards}
    pile = piles[found["zone"] or ""][seat]
    now = [game.objects[n].definition.name for n in pile]
    left = list(pile)
    for name in (part.strip() for part in (found["cards"] or "").split(";")):
        match = table.pointed(name, left[:1] if found["zone"] == "library" else left)
        if not match:
            return was(tuple(now) or "—")
        left.remove(match[0])
    return None if not left else was(tuple(now))


TYPES = NOT_CREATURE_TYPES | CREATURE_TYPES
"""Every word that may stand in a type line; cards made up for a scenario may have others.  (CR 205)"""
THING = "(?P<thing>.+?)"
NOT = "(?P<not>not )?"
COLOUR_WORDS = "|".join(COLOUR_LETTERS)
STATES = (
    "tapped|untapped|attacking|blocking|blocked|unblocked|face up|face down|monstrous|solved|prepared|a Ring-bearer|"
    "summoning sick|a token|goaded"
)

STATEMENTS: Sequence[Statement] = (
    Statement("B can't see CARD", r"(?P<player>{P}) (?P<can>can|can't|cannot) see " + THING, visible),
    Statement("A's hand is CARD; CARD", r"(?P<player>{P})'s (?P<zone>hand|library|graveyard) is (?P<cards>.+)",
              holds_all),
    Statement("A controls 2 Elephant tokens",
              rf"(?P<player>{{P}}) (?P<verb>controls|doesn't control) (?:(?P<n>{NUMBER}) )?(?:any )?" + THING,
              controlled, names_things=False),
    Statement("there are 3 Forests on the battlefield",
              rf"[Tt]here (?:is|are) (?P<n>{NUMBER}) {THING} on the battlefield", counted, names_things=False),
    Statement("CARD is on top of A's library",
              THING + r" is on (?:the )?(?P<end>top|bottom) of (?P<player>{P})'s library", in_library),
    Statement("CARD is in A's graveyard",
              THING + " is " + NOT + r"(?P<where>on the battlefield|on the stack|in exile|in the command zone|"
              r"outside the game|in (?:{P})'s (?:hand|graveyard|library))", located),
    Statement("CARD is gone", THING + " is gone", gone),
    Statement("CARD is 2/2", THING + r" is (?P<size>-?\d+/-?\d+)", size),
    Statement("CARD has 2 +1/+1 counters", THING + rf" has (?P<n>{NUMBER}) (?P<kind>\S+) counters?(?: on it)?",
              counters),
    Statement("CARD has 2 damage", THING + rf" has (?P<n>{NUMBER}) damage", damage),
    Statement("CARD is attached to CARD", THING + " is " + NOT + "(?:attached to (?P<to>.+)|unattached)", attached),
    Statement("CARD is attacking B", THING + " is " + NOT + "(?P<verb>attacking|blocking) (?P<whom>.+)", fighting),
    Statement("CARD is tapped", THING + " is " + NOT + f"(?P<state>{STATES})", state),
    Statement("CARD is white and blue",
              THING + " is " + NOT + rf"(?P<colours>(?:{COLOUR_WORDS})(?:(?: and |, )(?:{COLOUR_WORDS}))*)",
              colour),
    Statement("CARD is named CARD", THING + " is named (?P<name>.+)", called),
    Statement("CARD has chosen red", THING + " has chosen (?P<value>.+)", chosen),
    Statement("CARD is an artifact", THING + " is " + NOT + "(?:an?|legendary|basic) (?P<kind>.+)", kind),
    Statement("CARD has flying", THING + " (?P<has>has|doesn't have) (?P<word>[a-z ]+)", keyword),
)  # fmt: skip
