"""English words: numbers, plurals, verbs, articles, and the beginnings of sentences."""

import re

NUMBERS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
NUMBER_OF = {word: number for number, word in enumerate(NUMBERS)}

_PLURALS = {
    "elf": "elves", "wolf": "wolves", "dwarf": "dwarves", "thief": "thieves", "werewolf": "werewolves",
    "sorcery": "sorceries", "ally": "allies", "mercenary": "mercenaries", "army": "armies", "fairy": "fairies",
    "harpy": "harpies", "city": "cities", "library": "libraries", "aurochs": "aurochs", "merfolk": "merfolk",
    "plains": "plains", "djinn": "djinn", "kithkin": "kithkin", "kor": "kor", "eldrazi": "eldrazi", "fish": "fish",
    "mouse": "mice", "ox": "oxen", "sheep": "sheep", "homunculus": "homunculi", "octopus": "octopuses",
    "sphinx": "sphinxes", "phoenix": "phoenixes", "fungus": "funguses", "pegasus": "pegasi", "nautilus": "nautiluses",
    "cyclops": "cyclopes", "leech": "leeches", "leviathan": "leviathans", "vedalken": "vedalken", "praetor": "praetors",
    "moonfolk": "moonfolk", "samurai": "samurai", "ninja": "ninjas", "kirin": "kirin", "naga": "nagas",
    "locus": "loci", "equipment": "equipment", "treefolk": "treefolk", "metathran": "metathran", "viashino": "viashino",
    "aetherborn": "aetherborn", "changeling": "changelings", "fox": "foxes", "lhurgoyf": "lhurgoyfs",
    "tetravite": "tetravites", "assembly-worker": "assembly-workers", "licid": "licids", "atog": "atogs",
    "efreet": "efreets", "elemental": "elementals", "monk": "monks", "nephilim": "nephilim", "sable": "sables",
    "zubera": "zubera", "hero": "heroes", "child": "children", "astartes": "astartes", "custodes": "custodes",
    "drix": "drix", "primarch": "primarchs", "jellyfish": "jellyfish", "starfish": "starfish",
}  # fmt: skip


def plural(noun: str) -> str:
    """More than one of what a noun names.

    >>> plural("card"), plural("Elf"), plural("Zombie"), plural("Ally")
    ('cards', 'Elves', 'Zombies', 'Allies')
    """
    known = _PLURALS.get(noun.lower())
    if known is not None:
        return known if noun[0].islower() else known[0].upper() + known[1:]
    return f"{noun}es" if noun.endswith(("s", "x", "ch", "sh")) else f"{noun}s"


def third_person(verb: str) -> str:
    """What a verb is with a subject of the third person.

    >>> third_person("draw"), third_person("search"), third_person("have"), third_person("don't")
    ('draws', 'searches', 'has', "doesn't")
    """
    irregular = {"have": "has", "do": "does", "don't": "doesn't", "are": "is", "can't": "can't", "were": "was"}
    if verb in irregular:
        return irregular[verb]
    if verb.endswith("y") and verb[-2] not in "aeou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("s", "x", "ch", "sh", "o")) else f"{verb}s"


_ARTICLE = re.compile(r"\b([Aa]) (?=([^\s]+))")
_VOWEL = re.compile(r"[aeiouAEIOU]|[Hh]our|[Hh]onor|8|11/|11 |18|X\b|X/")
_NO_VOWEL = re.compile(r"([Uu]ni|[Uu]ser|[Oo]ne\b|[Oo]nce|[Uu]tili|[Uu]rza|[Ee]uro)")


def with_articles(text: str) -> str:
    """The text with "an" where the next word begins with the sound of a vowel.

    >>> with_articles("a artifact, a 8/8 Ooze, a Unicorn, a X/X Ape")
    'an artifact, an 8/8 Ooze, a Unicorn, an X/X Ape'
    """

    def article(match: re.Match[str]) -> str:
        word = match[2]
        return f"{match[1]}n " if _VOWEL.match(word) and not (_NO_VOWEL.match(word)) else match[0]

    return _ARTICLE.sub(article, text)


_START = re.compile(r"(^|[.!?] |— |• |\| |: |\"|\n)([a-z])")


def with_capitals(text: str) -> str:
    """The text with capital letters where sentences begin.

    >>> with_capitals("{T}: draw a card. you lose 1 life.")
    '{T}: Draw a card. You lose 1 life.'
    """
    return _START.sub(lambda match: match[1] + match[2].upper(), text)
