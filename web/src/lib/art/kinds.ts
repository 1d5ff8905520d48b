// Which world a card belongs to, and, of a creature, which family and which marks: told by its types and subtypes.

/** What a picture is made from; everything may be missing. */
export interface Look {
  readonly name: string;
  readonly colours?: string;
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly cost?: string;
  readonly value?: number;
  readonly power?: string | null;
  readonly toughness?: string | null;
}

export type Kind =
  | "figure"
  | "hunter"
  | "beast"
  | "hooved"
  | "bird"
  | "dragon"
  | "serpent"
  | "sea"
  | "crawler"
  | "spirit"
  | "elemental"
  | "construct"
  | "plant"
  | "wall"
  | "horror"
  | "basic"
  | "place"
  | "thing"
  | "arms"
  | "vehicle"
  | "instant"
  | "sorcery"
  | "enchantment"
  | "aura"
  | "conspiracy"
  | "planeswalker"
  | "back"
  | "unknown";

/** Subtypes and what they look like: the kind, then marks that choose its parts. */
const LOOKS: Readonly<Record<string, string>> = {
  // People by what they are.
  Human: "figure",
  Elf: "figure elf",
  Goblin: "figure goblin",
  Orc: "figure ogre orc",
  Kobold: "figure goblin",
  Dwarf: "figure human-beard horned",
  Ogre: "figure ogre club bare none",
  Giant: "figure ogre club bare",
  Troll: "figure ogre claws bare",
  Cyclops: "figure cyclops club bare none",
  Minotaur: "figure demon axe bare none",
  Zombie: "figure zombie rags",
  Skeleton: "figure skull ribs none",
  Vampire: "figure vampire gown none",
  Lich: "figure skull robe crown staff",
  Mummy: "figure zombie rags band",
  Merfolk: "figure merfolk scales none",
  Siren: "figure merfolk feathers gown none",
  Naga: "figure gorgon scales none",
  Gorgon: "figure gorgon scales none",
  Vedalken: "figure vedalken robe none",
  Homunculus: "figure homunculus robe none",
  Angel: "figure angel plate circlet sword",
  Archon: "figure angel robe cowl staff",
  Faerie: "figure elf faerie tunic",
  Demon: "figure demon bare none",
  Devil: "figure devil bare none flame",
  Imp: "figure devil demon-wings tunic none",
  Harpy: "figure feathers rags mohawk claws",
  Satyr: "figure devil tunic none lute",
  Centaur: "figure human-beard bare bow",
  Leonin: "figure cat plate none",
  Rakshasa: "figure cat robe none",
  Shapeshifter: "figure shifting robe none",
  Avatar: "figure mask robe none orb cape",
  God: "figure mask robe crown staff cape",
  Gnome: "figure human-beard tunic hat",
  Kithkin: "figure human tunic band",
  Halfling: "figure human tunic short",
  Werewolf: "hunter wolf",
  Treefolk: "plant treefolk",
  Dryad: "figure elf gown antlers",
  Phyrexian: "",
  Mutant: "",
  Minion: "figure zombie rags cowl",
  Tiefling: "figure devil coat",
  Efreet: "figure devil bare flame",
  Djinn: "figure vedalken bare none orb",
  Sable: "",
  // People by what they do.
  Soldier: "figure mail helm shield spear",
  Knight: "figure plate visor sword",
  Warrior: "figure leather horned axe",
  Barbarian: "figure bare horned axe",
  Berserker: "figure bare mohawk axe",
  Samurai: "figure mail horned sword",
  Wizard: "figure robe hat staff",
  Warlock: "figure robe cowl flame",
  Sorcerer: "figure robe hat flame",
  Shaman: "figure rags antlers crook",
  Druid: "figure robe antlers crook",
  Cleric: "figure robe hood book",
  Monk: "figure robe bald band",
  Rogue: "figure leather hood daggers",
  Assassin: "figure coat cowl daggers",
  Pirate: "figure coat tricorn sword",
  Scout: "figure leather hood bow",
  Ranger: "figure leather hood bow",
  Archer: "figure leather band bow",
  Advisor: "figure coat long scroll",
  Noble: "figure coat crown scroll cape",
  Artificer: "figure leather goggles hammer",
  Bard: "figure coat tricorn lute",
  Mercenary: "figure mail horned halberd",
  Citizen: "figure tunic",
  Peasant: "figure tunic band",
  Spellshaper: "figure robe orb",
  Ally: "",
  Rebel: "figure leather band sword",
  Nomad: "figure robe band spear",
  Flagbearer: "figure mail helm banner",
  Ninja: "figure coat cowl daggers",
  Detective: "figure coat tricorn book",
  Scientist: "figure coat goggles orb",
  Performer: "figure coat mask",
  // Animals.
  Wolf: "hunter wolf",
  Dog: "hunter wolf",
  Hound: "hunter wolf",
  Jackal: "hunter wolf",
  Hyena: "hunter wolf",
  Fox: "hunter fox",
  Cat: "hunter cat lion",
  Rat: "hunter rat",
  Squirrel: "hunter fox",
  Lizard: "hunter lizard",
  Salamander: "hunter lizard",
  Crocodile: "hunter lizard",
  Weasel: "hunter fox",
  Badger: "beast bear",
  Mouse: "hunter rat",
  Raccoon: "hunter fox",
  Mongoose: "hunter fox",
  Sphinx: "hunter lion winged",
  Nightmare: "hooved horse",
  Frog: "hunter lizard",
  Basilisk: "hunter lizard",
  Otter: "hunter fox",
  Rabbit: "hunter fox",
  Beast: "beast",
  Bear: "beast bear",
  Ox: "beast ox",
  Rhino: "beast rhino",
  Elephant: "beast elephant",
  Mammoth: "beast elephant",
  Boar: "beast boar",
  Dinosaur: "beast dinosaur",
  Hippo: "beast rhino",
  Ape: "beast bear",
  Gorilla: "beast bear",
  Yeti: "beast bear",
  Wombat: "beast bear",
  Hellion: "serpent wurm",
  Baloth: "beast",
  Horse: "hooved horse",
  Unicorn: "hooved unicorn",
  Pegasus: "hooved horse winged",
  Elk: "hooved elk",
  Antelope: "hooved goat",
  Goat: "hooved goat",
  Deer: "hooved elk",
  Camel: "hooved goat",
  Sheep: "hooved goat",
  Bird: "bird",
  Griffin: "bird griffin",
  Hippogriff: "bird griffin",
  Phoenix: "bird phoenix",
  Bat: "bird bat",
  Owl: "bird owl",
  Roc: "bird hawk",
  Dragon: "dragon",
  Drake: "dragon dragon",
  Wyvern: "dragon dragon",
  Hydra: "dragon hydra",
  Dragonfly: "crawler insect",
  Snake: "serpent snake",
  Serpent: "serpent serpent",
  Wurm: "serpent wurm",
  Worm: "serpent wurm",
  Leviathan: "serpent serpent",
  Eel: "serpent serpent",
  Eldrazi: "horror horror",
  Fish: "sea fish",
  Shark: "sea fish",
  Whale: "sea fish",
  Crab: "sea crab",
  Octopus: "sea kraken",
  Kraken: "sea kraken",
  Squid: "sea kraken",
  Jellyfish: "sea kraken",
  Turtle: "sea turtle",
  Cephalid: "sea kraken",
  Spider: "crawler spider",
  Insect: "crawler insect",
  Scorpion: "crawler scorpion",
  Centipede: "crawler scorpion",
  Ooze: "crawler ooze",
  Slug: "crawler ooze",
  Leech: "crawler ooze",
  // The rest.
  Spirit: "spirit",
  Ghost: "spirit ghost",
  Specter: "spirit specter",
  Shade: "spirit specter",
  Wraith: "spirit specter",
  Illusion: "spirit veiled",
  Nightstalker: "spirit specter",
  Reflection: "spirit veiled",
  Elemental: "elemental",
  Incarnation: "elemental",
  Weird: "elemental storm",
  Construct: "construct",
  Golem: "construct golem",
  Juggernaut: "construct juggernaut",
  Thopter: "construct thopter",
  Myr: "construct gearwork",
  Scarecrow: "construct golem",
  Robot: "construct golem",
  Assembly: "construct gearwork",
  Servo: "construct gearwork",
  Pest: "construct gearwork",
  Gargoyle: "horror gargoyle",
  Plant: "plant",
  Fungus: "plant fungus",
  Saproling: "plant sprout",
  Wall: "wall",
  Horror: "horror",
  Chimera: "horror chimera",
  Aberration: "horror horror",
  Nephilim: "horror horror",
  Lhurgoyf: "horror horror",
  Sliver: "crawler scorpion",
  Manticore: "horror chimera",
  Lammasu: "hunter lion winged",
  Masticore: "construct juggernaut",
};

/** Marks that tell a race: a head is one of these before it is what a trade makes of it. */
const RACES = new Set([
  "elf",
  "goblin",
  "ogre",
  "cyclops",
  "zombie",
  "skull",
  "vampire",
  "merfolk",
  "vedalken",
  "cat",
  "gorgon",
  "devil",
  "demon",
  "mask",
  "shifting",
  "homunculus",
]);

/** Marks that fill hands: who has one by trade has none by birth. */
const ARMED = new Set([
  "club",
  "claws",
  "axe",
  "staff",
  "spear",
  "bow",
  "sword",
  "daggers",
  "halberd",
  "hammer",
  "flame",
  "scroll",
  "book",
  "crook",
  "lute",
]);

export const BASIC_LANDS = ["Plains", "Island", "Swamp", "Mountain", "Forest"] as const;

export interface Sort {
  readonly kind: Kind;
  readonly marks: readonly string[];
}

/** The kind of a card's picture, and what marks it. */
export function sortOf(look: Look): Sort {
  const types = look.types ?? [];
  const subtypes = look.subtypes ?? [];
  const is = (type: string) => types.includes(type);
  if (is("Back")) return { kind: "back", marks: [] };
  if (is("Creature")) return creature(look);
  if (is("Planeswalker")) return { kind: "planeswalker", marks: [...subtypes] };
  if (is("Conspiracy")) return { kind: "conspiracy", marks: [] };
  if (is("Land")) {
    const basic = BASIC_LANDS.find((name) => look.name === name || (is("Basic") && subtypes.includes(name)));
    const only = subtypes.filter((one) => (BASIC_LANDS as readonly string[]).includes(one));
    if (basic || only.length === 1) return { kind: "basic", marks: [basic ?? only[0] ?? ""] };
    return { kind: "place", marks: placed(look) };
  }
  if (is("Artifact")) {
    if (subtypes.includes("Vehicle")) return { kind: "vehicle", marks: called(look.name, RIDDEN) };
    if (subtypes.includes("Equipment")) return { kind: "arms", marks: called(look.name, BORNE) };
    return { kind: "thing", marks: called(look.name, STOOD) };
  }
  if (is("Instant")) return { kind: "instant", marks: [] };
  if (is("Sorcery")) return { kind: "sorcery", marks: [] };
  if (is("Enchantment")) return { kind: subtypes.includes("Aura") ? "aura" : "enchantment", marks: [] };
  const land = (BASIC_LANDS as readonly string[]).includes(look.name);
  return { kind: land ? "basic" : "unknown", marks: [look.name] };
}

function creature(look: Look): Sort {
  const found = (look.subtypes ?? [])
    .map((one) => (LOOKS[one] ?? "").split(" ").filter(Boolean))
    .filter((one) => one.length);
  // What is no person comes first: a Spirit Cleric is a spirit, an Elemental Shaman an elemental.
  const [first] = found;
  const leading = found.find((one) => one[0] !== "figure") ?? first;
  const artifact = look.types?.includes("Artifact");
  if (!leading) return { kind: artifact ? "construct" : "figure", marks: artifact ? [] : ["mask", "robe", "none"] };
  const kind = leading[0] as Kind;
  let marks = leading.slice(1);
  if (kind === "figure") {
    // A trade's clothes and arms go before a race's, and a race's head before everything.
    const races = found.flatMap((one) => one.slice(1)).filter((mark) => RACES.has(mark));
    const trades = found.filter((one) => !one.some((mark) => RACES.has(mark))).flatMap((one) => one.slice(1));
    const rest = found.filter((one) => one.some((mark) => RACES.has(mark))).flatMap((one) => one.slice(1));
    const armed = trades.some((mark) => ARMED.has(mark));
    marks = [...races, ...trades, ...rest.filter((mark) => !(armed && ARMED.has(mark)))];
  }
  return { kind, marks: [...marks, ...called(look.name, NAMED), ...coloured(kind, look)] };
}

/** What a colour adds where subtypes leave it open. */
function coloured(kind: Kind, look: Look): string[] {
  const colour = look.colours?.[0] ?? "";
  if (kind === "elemental") return [{ W: "storm", U: "water", B: "earth", R: "fire", G: "earth" }[colour] ?? "storm"];
  if (kind === "wall") return [{ U: "ice", B: "bone", R: "fire", G: "thorns" }[colour] ?? "stone"];
  if (kind === "spirit") return [{ B: "specter", U: "veiled" }[colour] ?? ""];
  return [];
}

const NAMED: readonly (readonly [RegExp, string])[] = [
  [/owl/i, "owl"],
  [/hawk|falcon|eagle|raptor|vulture|swift/i, "hawk"],
  [/lion|pride|mane/i, "lion"],
  [/panther|tiger|leopard|jaguar|lynx/i, "cat"],
];
const STOOD: readonly (readonly [RegExp, string])[] = [
  [/orb|sphere|ball|globe|dome/i, "orb"],
  [/chalice|grail|cup|well|cauldron|goblet|throne/i, "chalice"],
  [/amulet|talisman|pendant|ring|medallion|necklace|charm|keyrune|signet|key/i, "amulet"],
  [/tome|book|codex|page|record|ledger|library|scroll|map/i, "tome"],
  [/hour|time|clock|sand/i, "hourglass"],
  [/lantern|lamp|torch|beacon|light|candle/i, "lantern"],
  [/gem|stone|crystal|prism|diamond|jewel|jade|pearl|ruby|sapphire|emerald|mox|lotus|shard/i, "gem"],
  [/mask|face|visage|idol|effigy/i, "mask"],
  [/gear|engine|machine|cog|spire|device|mechan|runed|lurk|simul/i, "gears"],
  [/chest|coffer|box|vault|hoard|reliquary|bauble|search/i, "coffer"],
  [/banner|standard|flag|ballot/i, "banner"],
];
const BORNE: readonly (readonly [RegExp, string])[] = [
  [/sword|blade|saber|katana|dagger|knife|edge|scimitar/i, "sword"],
  [/axe|cleaver|hatchet|maul|hammer|mace/i, "axe"],
  [/shield|buckler|aegis/i, "shield"],
  [/helm|mask|crown|visor|cowl|hood/i, "helm"],
  [/spear|lance|pike|trident|javelin|staff|scepter|rod|wand/i, "spear"],
  [/bow|quiver|arrow|sling/i, "bow"],
  [/boot|greaves|sandal|shoe|stilt|foot/i, "boots"],
  [/whip|lash|chain|flail|hook|rope|garrote/i, "lash"],
  [/cloak|armor|plate|mail|robe|cape|garb|vest|wrap|mantle|coat|gauntlet/i, "garb"],
];
const RIDDEN: readonly (readonly [RegExp, string])[] = [
  [/ship|galleon|boat|barge|frigate|raft/i, "ship"],
  [/air|sky|copter|wing|balloon|zeppelin/i, "airship"],
  [/wagon|cart|car|chariot|train|caravan|tank/i, "wagon"],
];
const PLACED: readonly (readonly [RegExp, string])[] = [
  [/tower|castle|fort|keep|citadel|palace|city|custodi|paliano|town/i, "tower"],
  [/temple|sanctum|cathedral|library|court|chamber|academy|exchange|hall|forum/i, "temple"],
  [/gate|portal|arch|rift|bridge|threshold/i, "gate"],
  [/grove|garden|wood|forest|glade|canopy|orchard|tree|jungle/i, "canopy"],
  [/shore|coast|harbor|port|sea|lake|reef|river|lagoon|isle|falls/i, "shore"],
  [/tomb|crypt|grave|catacomb|bog|marsh|mire|swamp|barrow|ruin/i, "mire"],
  [/crag|mount|peak|volcan|canyon|cliff|forge|rock|furnace|ridge|basin/i, "crag"],
];

function called(name: string, words: readonly (readonly [RegExp, string])[]): string[] {
  return words.filter(([word]) => word.test(name)).map(([, mark]) => mark);
}

function placed(look: Look): string[] {
  const named = called(look.name, PLACED);
  if (named.length) return named;
  const colour = { W: "temple", U: "shore", B: "mire", R: "crag", G: "canopy" }[look.colours?.[0] ?? ""];
  return colour ? [colour] : [];
}
