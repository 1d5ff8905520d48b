// Mana symbols: which glyph of mana-font stands for each.  Its colours are in app.css.

const GLYPHS: Record<string, number> = {
  W: 0xe600, U: 0xe601, B: 0xe602, R: 0xe603, G: 0xe604, C: 0xe904, S: 0xe619, X: 0xe615, Y: 0xe616, Z: 0xe617,
  "16": 0xe62a, "17": 0xe62b, "18": 0xe62c, "19": 0xe62d, "20": 0xe62e,
  T: 0xe61a, Q: 0xe61b, E: 0xe907, P: 0xe618, "∞": 0xe903, CHAOS: 0xe61d, A: 0xe929, TK: 0xe9c4, PW: 0xe623,
}; // prettier-ignore
for (let number = 0; number <= 15; number++) GLYPHS[String(number)] = 0xe605 + number;

const TYPE_GLYPHS: [string, number][] = [
  ["Creature", 0xe61f],
  ["Planeswalker", 0xe623],
  ["Land", 0xe622],
  ["Instant", 0xe621],
  ["Sorcery", 0xe624],
  ["Enchantment", 0xe620],
  ["Artifact", 0xe61e],
  ["Conspiracy", 0xe972],
  ["Battle", 0xe9d1],
];

/** Every glyph that is drawn of those in the font: the pages are sent no others. */
export const SIGNS: readonly number[] = [...Object.values(GLYPHS), ...TYPE_GLYPHS.map(([, code]) => code)];

/** The glyph of one symbol, "" where the font has none. */
export function glyph(symbol: string): string {
  const code = GLYPHS[symbol];
  return code === undefined ? "" : String.fromCodePoint(code);
}

/** The glyph of a card's most telling type. */
export function typeGlyph(types: readonly string[]): string {
  const found = TYPE_GLYPHS.find(([type]) => types.includes(type));
  return found ? String.fromCodePoint(found[1]) : "";
}

/** A text cut into words, symbols and ends of lines: "{T}: Add {G}." has two symbols. */
export function pieces(text: string): { symbol: boolean; text: string }[] {
  return text
    .split(/(\{[^{}]+\}|\n)/)
    .filter((piece) => piece !== "")
    .map((piece) =>
      piece.startsWith("{") && piece.endsWith("}")
        ? { symbol: true, text: piece.slice(1, -1) }
        : { symbol: false, text: piece },
    );
}

/** The halves of a symbol: two for a hybrid one, one for any other; Phyrexian ones keep their mark. */
export function halves(symbol: string): string[] {
  const parts = symbol.split("/");
  return parts.length > 1 && parts[parts.length - 1] === "P" ? parts.slice(0, -1) : parts;
}
