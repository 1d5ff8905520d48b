// Signs for what has no body: spells, enchantments, plots.  Each lies around the middle of a square of 44.

import type { Shape } from "../shapes";

export const MOTIFS: Readonly<Record<string, readonly Shape[]>> = {
  bolt: [
    ["trim", "M66 16L38 52 56 52 46 78 82 40 63 40 76 16Z"],
    ["shine", "M66 16L38 52 46 52 70 18Z"],
  ],
  flame: [
    ["fire", "M60 80C38 80 32 60 42 44 45 54 50 54 51 46 51 32 60 26 62 12 70 26 86 36 82 60 79 74 70 80 60 80Z"],
    ["eye", "M60 77C48 76 46 64 54 54 57 62 62 58 62 50 72 58 74 70 66 76Z"],
  ],
  skull: [
    ["bone", "M36 40C36 22 46 14 60 14S84 22 84 40C84 50 80 54 77 57V66L71 72H49L43 66V57C40 54 36 50 36 40Z"],
    ["shade", "M70 16C79 20 84 28 84 40 84 50 80 54 77 57V66L71 72H64C78 60 80 34 70 16Z"],
    ["=ink", "M42 44C42 36 55 35 57 43 57 53 45 55 42 44Z"],
    ["=eye", "M50 42A3 3 0 1 1 49.900 42Z"],
    ["ink", "M60 52L56 60H64Z"],
    ["ink:1.600", "M51 65V72M57 66V72M63 66V72M69 65V72"],
  ],
  wave: [
    [
      "body",
      "M18 72C22 44 40 20 66 20 84 20 92 36 84 46 78 52 68 48 70 40 60 42 58 58 72 64 82 68 96 66 102 " +
        "60 100 74 90 82 70 82H30C22 82 18 78 18 72Z",
    ],
    ["foam:2", "M26 72C30 50 44 30 64 28M36 76C38 62 46 50 54 44"],
    [
      "foam",
      "M84 46C92 36 84 20 66 20 70 14 84 12 92 22 98 30 96 42 90 48ZM96 20A4 4 0 1 1 95.900 20ZM104 34" +
        "A3 3 0 1 1 103.900 34Z",
    ],
  ],
  leaf: [
    ["leaf", "M30 76C22 44 44 16 90 14 94 52 72 78 40 72L32 82Z"],
    ["shade", "M90 14C94 52 72 78 40 72 62 58 78 38 90 14Z"],
    ["light:2", "M32 80C48 58 66 38 84 22M50 58L48 40M62 46L62 30M52 60L70 58M64 46L80 44"],
  ],
  eye: [
    ["light", "M14 46C32 20 88 20 106 46 88 72 32 72 14 46Z"],
    ["body", "M60 28A18 18 0 1 1 59.900 28Z"],
    ["ink", "M60 36A10 10 0 1 1 59.900 36Z"],
    ["shine", "M54 34A5 5 0 1 1 53.900 34Z"],
    ["trim:2.400", "M60 20V10M40 24L35 15M80 24L85 15M22 34L14 27M98 34L106 27"],
  ],
  scroll: [
    ["bone", "M34 16H86V70C86 78 80 80 76 80H44C38 80 34 76 34 70Z"],
    ["light", "M28 12H92C96 12 96 22 92 22H28C24 22 24 12 28 12ZM30 72H90C94 72 94 82 90 82H30C26 82 26 72 30 72Z"],
    ["ink:1.300", "M42 30H78M42 37H74M42 44H78M42 51H68"],
    ["blood", "M72 54A8 8 0 1 1 71.900 54Z"],
    ["shine", "M70 57A3 3 0 1 1 69.900 57Z"],
  ],
  chain: [
    [
      "metal:5",
      "M44 18C54 14 62 22 58 32L54 40C50 48 38 46 36 36 34 28 38 20 44 18ZM76 76C66 80 58 72 62 62L66 " +
        "54C70 46 82 48 84 58 86 66 82 74 76 76Z",
    ],
    ["metal:5", "M52 38L68 56"],
    ["trim", "M60 40L67 47 60 54 53 47Z"],
  ],
  hand: [
    [
      "skin",
      "M42 82L40 62 26 48C22 42 28 38 33 42L42 50V22C42 16 50 16 50 22V40L53 16C54 10 62 11 61 17L60 " +
        "40 66 19C68 13 75 15 74 21L69 43 77 30C80 25 87 28 84 34L77 56 74 82Z",
    ],
    ["shade", "M66 40L69 43 77 30C80 25 87 28 84 34L77 56 74 82H60C70 68 70 54 66 40Z"],
    ["trim", "M38 76H78V86H38Z"],
    ["eye", "M59 50L65 58 59 66 53 58Z"],
  ],
  crown: [
    ["trim", "M28 66L22 26 42 44 60 14 78 44 98 26 92 66Z"],
    ["trim", "M28 68H92V78H28Z"],
    ["blood", "M60 46L66 54 60 62 54 54Z"],
    ["=eye", "M40 52A4 4 0 1 1 39.900 52Z"],
    ["light", "M22 20A5 5 0 1 1 21.900 20ZM60 7A5 5 0 1 1 59.900 7ZM98 20A5 5 0 1 1 97.900 20Z"],
    ["shade", "M78 44L98 26 92 66H74Z"],
  ],
  blade: [
    ["metal", "M78 8L88 6 86 16 52 64 44 56Z"],
    ["shine", "M78 8L88 6 48 60 44 56Z"],
    ["trim", "M34 52L56 74 51 79 29 57Z"],
    ["wood", "M38 66L44 72 32 84 26 78Z"],
    ["blood", "M80 28C86 36 86 42 81 42S75 36 80 28Z"],
  ],
  sun: [
    [
      "trim",
      "M60 6L65 22 76 10 75 26 90 19 83 34 99 36 86 46 99 56 83 58 90 73 75 66 76 82 65 70 60 86 55 70 " +
        "44 82 45 66 30 73 37 58 21 56 34 46 21 36 37 34 30 19 45 26 44 10 55 22Z",
    ],
    ["light", "M60 28A18 18 0 1 1 59.900 28Z"],
    ["ink:1.400", "M52 44Q54 41 56 44M64 44Q66 41 68 44M53 52Q60 58 67 52"],
  ],
  moon: [
    ["light", "M70 10A36 36 0 1 0 92 66 40 40 0 0 1 70 10Z"],
    ["trim", "M84 22L87 31 96 32 89 38 91 47 84 42 77 47 79 38 72 32 81 31Z"],
    ["shade", "M70 10A36 36 0 1 0 92 66 36 36 0 0 1 44 50C38 34 52 16 70 10Z"],
  ],
  spiral: [
    ["light:5", "M60 46C60 40 70 40 70 48 70 58 52 60 50 46 48 30 72 24 82 40 92 60 72 80 52 74 30 66 30 36 44 22"],
    [
      "trim",
      "M96 22L99 30 107 31 101 36 103 44 96 40 89 44 91 36 85 31 93 30ZM22 66L24 72 30 73 25 77 27 83 " +
        "22 80 17 83 19 77 14 73 20 72Z",
    ],
  ],
  drop: [
    ["blood", "M60 10C74 32 84 44 84 58 84 72 74 82 60 82S36 72 36 58C36 44 46 32 60 10Z"],
    ["shine", "M46 50C44 62 50 72 58 74 48 72 40 64 46 50Z"],
    ["shade", "M66 20C76 34 84 46 84 58 84 72 74 82 60 82 78 70 78 42 66 20Z"],
  ],
  wing: [
    [
      "light",
      "M26 82C20 50 30 18 92 8 88 18 84 20 92 24 86 32 78 32 84 38 78 46 68 44 74 52 66 58 56 56 60 64 " +
        "50 70 40 66 26 82Z",
    ],
    ["shade:1.500", "M30 72C38 48 58 30 92 24M34 70C44 56 62 44 84 38M36 70C46 62 58 56 74 52"],
  ],
  shield: [
    ["body", "M30 18C42 18 52 14 60 8 68 14 78 18 90 18 92 48 80 72 60 84 40 72 28 48 30 18Z"],
    ["light", "M60 8C68 14 78 18 90 18 92 48 80 72 60 84Z"],
    ["trim", "M60 22L76 44 60 72 44 44Z"],
  ],
  star: [
    ["trim", "M60 4L69 35 100 44 69 53 60 84 51 53 20 44 51 35Z"],
    ["light", "M60 22L64 40 82 44 64 48 60 66 56 48 38 44 56 40Z"],
  ],
  claw: [
    [
      "blood",
      "M30 10C46 26 50 52 40 84 38 56 34 36 24 18ZM52 6C68 24 72 52 62 86 60 56 56 34 46 14ZM74 8C90 " +
        "26 94 50 86 80 82 56 78 36 68 16Z",
    ],
    [
      "shine",
      "M30 10C40 22 44 40 42 56 40 36 34 22 26 16ZM52 6C62 18 66 38 64 56 62 36 56 20 48 12ZM74 8C84 " +
        "20 88 38 86 54 84 36 78 22 70 14Z",
    ],
  ],
  mask: [
    [
      "light",
      "M22 26C44 20 52 30 60 30S76 20 98 26C98 48 86 62 74 60 66 58 64 50 60 50S54 58 46 60C34 62 22 48 22 26Z",
    ],
    ["=ink", "M32 38C38 32 50 36 52 42 48 50 36 48 32 38Z"],
    ["trim:2", "M22 26C44 20 52 30 60 30S76 20 98 26"],
    ["=second", "M24 26C14 20 12 10 16 2 22 10 32 12 38 23Z"],
    ["blood", "M60 60L65 70 60 82 55 70Z"],
  ],
  key: [
    ["trim:5", "M44 20A15 15 0 1 1 43.900 20"],
    ["trim:5", "M54 45L84 76M74 66L84 56M82 74L90 66"],
    ["eye", "M44 28L50 35 44 42 38 35Z"],
  ],
  urn: [
    ["wood", "M32 36H88V80H32Z"],
    ["trim", "M28 30H92V40H28ZM32 74H88V80H32Z"],
    ["ink", "M48 32.500H72V37H48Z"],
    ["bone", "M50 6L76 10 71 34H52Z"],
    ["ink:1.600", "M56 16L61 22 70 14"],
    ["trim", "M60 48L64 57 73 57 66 63 69 72 60 66 51 72 54 63 47 57 56 57Z"],
  ],
  hourglass: [
    ["trim", "M36 8H84V15H36ZM36 77H84V84H36Z"],
    ["light", "M42 15H78C78 32 66 38 64 46 66 54 78 60 78 77H42C42 60 54 54 56 46 54 38 42 32 42 15Z"],
    ["body", "M48 28H72C70 36 63 40 61 46H59C57 40 50 36 48 28ZM44 77C46 64 58 66 60 56 62 66 74 64 76 77Z"],
  ],
  roots: [
    [
      "wood:4",
      "M60 10C58 34 64 46 60 60 54 70 44 70 36 84M60 58C68 66 76 68 84 82M60 44C50 50 40 50 28 62M60 " +
        "40C70 46 82 46 92 58M60 60V86",
    ],
    ["leaf", "M60 26C46 26 36 18 34 6 48 6 58 14 60 26ZM60 22C72 22 84 16 88 4 74 2 64 10 60 22Z"],
  ],
  snow: [
    [
      "light:3.400",
      "M60 8V84M27 27L93 65M93 27L27 65M60 20L52 12M60 20L68 12M60 72L52 80M60 72L68 80M38 33L36 23M38 " +
        "33L27 37M82 59L84 69M82 59L93 55M82 33L84 23M82 33L93 37M38 59L36 69M38 59L27 55",
    ],
    ["body", "M60 36L69 41V51L60 56 51 51V41Z"],
  ],
  fist: [
    [
      "skin",
      "M34 40C34 30 44 28 48 32 50 24 60 24 62 30 66 24 76 26 76 34 84 32 90 38 88 46L84 64C82 72 76 " +
        "76 68 76V88H42V74C34 68 32 56 34 40Z",
    ],
    ["ink:1.300", "M48 32V46M62 30V46M76 34V48M34 50C44 46 56 48 66 52 70 58 62 62 54 60"],
    ["trim", "M38 82H72V90H38Z"],
  ],
};

/** Words of a card's name and the sign they call for. */
export const CALLED: readonly (readonly [words: RegExp, motif: string])[] = [
  [/bolt|lightning|shock|thunder|spark|storm|galvanic|static/i, "bolt"],
  [/fire|flame|burn|blaze|pyro|inferno|ember|flare|ignit|torch|heat|combust|volcan|magma/i, "flame"],
  [/skull|death|dead|doom|grave|corpse|bone|necro|murder|kill|terminat|unmake|regicide|assassin|reaper|tomb/i, "skull"],
  [/wave|tide|sea|water|flood|deluge|river|ocean|drown|mist|whirl/i, "wave"],
  [/leaf|grow|bloom|natur|wild|green|seed|harvest|forest|verdant|plant|vine/i, "leaf"],
  [/root|branch|wood|thorn|overgrow/i, "roots"],
  [/eye|sight|vision|scry|reveal|gaze|watch|spy|omen|perce|foresee|scrut|inquis/i, "eye"],
  [
    /vote|council|ballot|elect|referend|judgment|decree|verdict|consent|dilemma|quandary|proposal|throne|debate/i,
    "urn",
  ],
  [/scroll|letter|edict|law|treat|contract|pact|study|lesson|thought|knowledge|memor|deal/i, "scroll"],
  [/chain|bind|shackle|prison|jail|arrest|pacif|captiv|restrain|bond/i, "chain"],
  [/hand|touch|grasp|grip|reach|steal|thie|filch|control|command/i, "hand"],
  [/crown|king|queen|royal|monarch|emperor|reign|palace|court|coronat/i, "crown"],
  [/sword|blade|knife|dagger|strike|slash|duel|stab|swords|cut|warrior|charge/i, "blade"],
  [/sun|dawn|day|light|radian|holy|glory|heaven|wrath/i, "sun"],
  [/moon|night|dusk|dream|sleep|shadow|dark/i, "moon"],
  [/spiral|twist|turn|chaos|warp|illusion|mirror|echo|copy|split|double|misdirect|reality/i, "spiral"],
  [/blood|drain|leech|vamp|life|heal|poison|venom|infest/i, "drop"],
  [/wing|flight|feather|fly|sky|air|wind|soar|swift/i, "wing"],
  [/shield|guard|ward|protect|bulwark|defen|armor|aegis|vow|oath/i, "shield"],
  [/star|astral|magic|mana|spell|counter|arcan|power|incant/i, "star"],
  [/claw|beast|rend|ravag|savage|maul|predator|prey|hunt|rampage|fang|berserk/i, "claw"],
  [/mask|face|secret|conspir|trait|plot|hidden|agenda|treach|deceit|lie|sly|rogue|double/i, "mask"],
  [/key|door|gate|open|unlock|path|explore|travel|passage/i, "key"],
  [/time|hour|age|delay|moment|haste|history|quick/i, "hourglass"],
  [/ice|frost|snow|freez|cold|winter/i, "snow"],
  [/fist|might|strength|brute|force|smash|crush|rage|fury|uprising/i, "fist"],
];

/** What a colour's spells are about where their names say nothing. */
export const OF_COLOUR: Readonly<Record<string, readonly string[]>> = {
  W: ["sun", "shield", "wing", "scroll", "star"],
  U: ["wave", "eye", "spiral", "scroll", "snow"],
  B: ["skull", "drop", "moon", "chain", "claw"],
  R: ["flame", "bolt", "fist", "blade", "claw"],
  G: ["leaf", "roots", "claw", "leaf", "fist"],
  K: ["mask", "urn", "crown", "scroll", "key", "eye", "blade"],
  C: ["star", "eye", "key", "hourglass", "spiral"],
};
