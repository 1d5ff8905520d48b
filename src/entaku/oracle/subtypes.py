"""Subtypes, as the rules of April 2026 list them, and what came in the summer of 2026.  (CR 205.3)

Their apostrophes are straight, here and on faces, whatever a file or the rules print.
"""

import re

ARTIFACT_TYPES = frozenset((
    "Attraction", "Blood", "Bobblehead", "Book", "Clue", "Contraption", "Equipment", "Food", "Fortification",
    "Gold", "Incubator", "Infinity", "Junk", "Lander", "Map", "Mutagen", "Powerstone", "Spacecraft", "Stone",
    "Treasure", "Vehicle", "Vibranium",
))  # fmt: skip
"""The artifact types.  (CR 205.3g)"""

ENCHANTMENT_TYPES = frozenset((
    "Aura", "Background", "Cartouche", "Case", "Class", "Curse", "Role", "Room", "Rune", "Saga", "Shard",
    "Shrine",
))  # fmt: skip
"""The enchantment types.  (CR 205.3h)"""

LAND_TYPES = frozenset((
    "Cave", "Desert", "Forest", "Gate", "Island", "Lair", "Locus", "Mine", "Mountain", "Plains", "Planet",
    "Power-Plant", "Sphere", "Swamp", "Tower", "Town", "Urza's",
))  # fmt: skip
"""The land types.  (CR 205.3i)"""

PLANESWALKER_TYPES = frozenset((
    "Ajani", "Aminatou", "Angrath", "Arlinn", "Ashiok", "Bahamut", "Basri", "Bolas", "Calix", "Chandra",
    "Comet", "Dack", "Dakkon", "Daretti", "Davriel", "Dellian", "Dihada", "Domri", "Dovin", "Ellywick",
    "Elminster", "Elspeth", "Estrid", "Freyalise", "Garruk", "Gideon", "Grist", "Guff", "Huatli", "Jace",
    "Jared", "Jaya", "Jeska", "Kaito", "Karn", "Kasmina", "Kaya", "Kiora", "Koth", "Liliana", "Lolth", "Lukka",
    "Minsc", "Mordenkainen", "Nahiri", "Narset", "Niko", "Nissa", "Nixilis", "Oko", "Quintorius", "Ral",
    "Rowan", "Saheeli", "Samut", "Sarkhan", "Serra", "Sivitri", "Sorin", "Szat", "Tamiyo", "Tasha", "Teferi",
    "Teyo", "Tezzeret", "Tibalt", "Tyvar", "Ugin", "Urza", "Venser", "Vivien", "Vraska", "Vronos", "Will",
    "Windgrace", "Wrenn", "Xenagos", "Yanggu", "Yanling", "Zariel",
))  # fmt: skip
"""The planeswalker types.  (CR 205.3j)"""

SPELL_TYPES = frozenset((
    "Adventure", "Arcane", "Lesson", "Omen", "Trap",
))  # fmt: skip
"""The spell types.  (CR 205.3k)"""

CREATURE_TYPES = frozenset((
    "Advisor", "Aetherborn", "Alien", "Ally", "Angel", "Antelope", "Ape", "Archer", "Archon", "Armadillo",
    "Army", "Artificer", "Assassin", "Assembly-Worker", "Astartes", "Atog", "Aurochs", "Avatar", "Azra",
    "Badger", "Balloon", "Barbarian", "Bard", "Basilisk", "Bat", "Bear", "Beast", "Beaver", "Beeble",
    "Beholder", "Berserker", "Bird", "Bison", "Blinkmoth", "Boar", "Bringer", "Brushwagg", "C'tan", "Camarid",
    "Camel", "Capybara", "Caribou", "Carrier", "Cat", "Centaur", "Child", "Chimera", "Citizen", "Cleric",
    "Clown", "Cockatrice", "Construct", "Coward", "Coyote", "Crab", "Crocodile", "Custodes", "Cyberman",
    "Cyclops", "Dalek", "Dauthi", "Demigod", "Demon", "Deserter", "Detective", "Devil", "Dinosaur", "Djinn",
    "Doctor", "Dog", "Dragon", "Drake", "Dreadnought", "Drix", "Drone", "Druid", "Dryad", "Dwarf", "Echidna",
    "Efreet", "Egg", "Elder", "Eldrazi", "Elemental", "Elephant", "Elf", "Elk", "Employee", "Eye", "Faerie",
    "Ferret", "Fish", "Flagbearer", "Fox", "Fractal", "Frog", "Fungus", "Gamer", "Gargoyle", "Germ", "Giant",
    "Giraffe", "Gith", "Glimmer", "Gnoll", "Gnome", "Goat", "Goblin", "God", "Golem", "Gorgon", "Graveborn",
    "Gremlin", "Griffin", "Guest", "Hag", "Halfling", "Hamster", "Harpy", "Hedgehog", "Hellion", "Hero",
    "Hippo", "Hippogriff", "Homarid", "Homunculus", "Horror", "Horse", "Human", "Hydra", "Hyena", "Illusion",
    "Imp", "Incarnation", "Inkling", "Inquisitor", "Insect", "Jackal", "Jellyfish", "Juggernaut", "Kangaroo",
    "Kavu", "Kirin", "Kithkin", "Knight", "Kobold", "Kor", "Kraken", "Lamia", "Lammasu", "Leech", "Lemur",
    "Leviathan", "Lhurgoyf", "Licid", "Lizard", "Llama", "Lobster", "Manticore", "Masticore", "Mercenary",
    "Merfolk", "Metathran", "Minion", "Minotaur", "Mite", "Mole", "Monger", "Mongoose", "Monk", "Monkey",
    "Moogle", "Moonfolk", "Mount", "Mouse", "Mutant", "Myr", "Mystic", "Nautilus", "Necron", "Nephilim",
    "Nightmare", "Nightstalker", "Ninja", "Noble", "Noggle", "Nomad", "Nymph", "Octopus", "Ogre", "Ooze", "Orb",
    "Orc", "Orgg", "Otter", "Ouphe", "Ox", "Oyster", "Pangolin", "Peasant", "Pegasus", "Pentavite", "Performer",
    "Pest", "Phelddagrif", "Phoenix", "Phyrexian", "Pilot", "Pincher", "Pirate", "Plant", "Platypus",
    "Porcupine", "Possum", "Praetor", "Primarch", "Prism", "Processor", "Qu", "Rabbit", "Raccoon", "Ranger",
    "Rat", "Rebel", "Reflection", "Rhino", "Rigger", "Robot", "Rogue", "Sable", "Salamander", "Samurai", "Sand",
    "Saproling", "Satyr", "Scarecrow", "Scientist", "Scion", "Scorpion", "Scout", "Sculpture", "Seal", "Serf",
    "Serpent", "Servo", "Shade", "Shaman", "Shapeshifter", "Shark", "Sheep", "Siren", "Skeleton", "Skunk",
    "Slith", "Sliver", "Sloth", "Slug", "Snail", "Snake", "Soldier", "Soltari", "Sorcerer", "Spawn", "Specter",
    "Spellshaper", "Sphinx", "Spider", "Spike", "Spirit", "Splinter", "Sponge", "Squid", "Squirrel", "Starfish",
    "Surrakar", "Survivor", "Symbiote", "Synth", "Tentacle", "Tetravite", "Thalakos", "Thopter", "Thrull",
    "Tiefling", "Time Lord", "Toy", "Treefolk", "Trilobite", "Triskelavite", "Troll", "Turtle", "Tyranid",
    "Unicorn", "Utrom", "Vampire", "Varmint", "Vedalken", "Villain", "Volver", "Wall", "Walrus", "Warlock",
    "Warrior", "Weasel", "Weird", "Werewolf", "Whale", "Wizard", "Wolf", "Wolverine", "Wombat", "Worm",
    "Wraith", "Wurm", "Yeti", "Zombie", "Zubera",
))  # fmt: skip
"""The creature types, which kindreds have too.  (CR 205.3m)"""

SORTS_OF_TYPES = {"Outlaw": frozenset(("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"))}
"""Words that are no type, but mean whatever has one of these.  (CR 2026 700.12)"""

PLANAR_TYPES = frozenset((
    "Alara", "Alfava Metraxis", "Amonkhet", "Androzani Minor", "Antausia", "Apalapucia", "Arcavios", "Arkhos",
    "Avishkar", "Azgol", "Belenon", "Bolas's Meditation Realm", "Capenna", "Cridhe", "Darillium", "Dominaria",
    "Earth", "Echoir", "Eldraine", "Equilor", "Ergamon", "Fabacin", "Fiora", "Gallifrey", "Gargantikar",
    "Gobakhan", "Horsehead Nebula", "Ikoria", "Innistrad", "Iquatana", "Ir", "Ixalan", "Kaldheim", "Kamigawa",
    "Kandoka", "Karsus", "Kephalai", "Kinshala", "Kolbahan", "Kylem", "Kyneth", "Lorwyn", "Luvion", "Mars",
    "Mercadia", "Mirrodin", "Moag", "Mongseng", "Moon", "Muraganda", "Necros", "New Earth", "New Phyrexia",
    "Outside Mutter's Spiral", "Phyrexia", "Pyrulea", "Rabiah", "Rath", "Ravnica", "Regatha", "Segovia",
    "Serra's Realm", "Shadowmoor", "Shandalar", "Shenmeng", "Skaro", "Spacecraft", "Tarkir", "The Abyss",
    "The Dalek Asylum", "The Library", "Theros", "Time", "Trenzalore", "Ulgrotha", "Unknown Planet", "Valla",
    "Vryn", "Wildfire", "Xerex", "Zendikar", "Zhalfir",
))  # fmt: skip
"""The planar types, all words of a line together.  (CR 205.3n)"""

BATTLE_TYPES = frozenset(("Siege",))
"""The battle types; that rule is younger than the edition we cite.  (CR 205.3)"""

DUNGEON_TYPES = frozenset(("Undercity",))
"""The dungeon types.  (CR 205.3p)"""

OTHER_SUBTYPES = (
    ARTIFACT_TYPES | BATTLE_TYPES | DUNGEON_TYPES | ENCHANTMENT_TYPES | LAND_TYPES | PLANESWALKER_TYPES | SPELL_TYPES
)
"""Subtypes of objects on cards that may be creatures besides, and that are no creature types."""

SUBTYPES = CREATURE_TYPES | OTHER_SUBTYPES
"""Every subtype but those of planes, of which no text speaks."""

LONG_SUBTYPES = tuple(sorted(each for each in SUBTYPES if not each.replace("-", "").isalpha()))
"""Those that are more than one plain word: "C'tan", "Time Lord", "Urza's"."""
_WORD = re.compile("|".join((*(re.escape(each) for each in LONG_SUBTYPES if " " in each), r"\S+")))


def words_in(row: str) -> tuple[str, ...]:
    """The subtypes that stand in a row, of which some are two words long.  (CR 205.3b)

    >>> words_in("Time Lord Doctor")
    ('Time Lord', 'Doctor')
    """
    return tuple(_WORD.findall(row))
