// Signs of keywords on permanents: which glyph of mana-font stands for each, in the order they are shown.

const GLYPHS: readonly (readonly [keyword: string, code: number])[] = [
  ["flying", 0xe951],
  ["reach", 0xe95f],
  ["defender", 0xe9ac],
  ["first strike", 0xea3c],
  ["double strike", 0xe9a7],
  ["deathtouch", 0xe9a9],
  ["trample", 0xe964],
  ["menace", 0xe9bd],
  ["lifelink", 0xe994],
  ["vigilance", 0xe968],
  ["haste", 0xe9c9],
  ["indestructible", 0xe9db],
  ["hexproof", 0xe953],
  ["shroud", 0xea88],
  ["protection", 0xea84],
  ["ward", 0xe992],
  ["flash", 0xe950],
  ["prowess", 0xe9be],
  ["fear", 0xea6b],
  ["skulk", 0xea89],
  ["infect", 0xea73],
  ["undying", 0xea8f],
];

/** Every glyph that is drawn of them. */
export const KEYWORD_SIGNS: readonly number[] = GLYPHS.map(([, code]) => code);

/** The signs of a permanent's keywords: "protection from red" has the sign of protection. */
export function keywordSigns(keywords: readonly string[]): string {
  const own = keywords.map((keyword) => keyword.toLowerCase());
  return GLYPHS.filter(([sign]) => own.some((keyword) => keyword === sign || keyword.startsWith(`${sign} `)))
    .map(([, code]) => String.fromCodePoint(code))
    .join("");
}
