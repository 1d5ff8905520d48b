// How much room a name takes on a card, so that it is written as large as lines of whole words allow.

const GLYPH = /[^ -ɏ]/;
/** Widths of letters in a bold face, in ems; whatever isn't named is as wide as most small letters. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[MW]/, 1.08],
  [/[mw@]/, 1.04],
  [/[A-Z0-9]/, 0.8],
  [/[ijlI.,:;'’!|]/, 0.39],
  [/[ftr()"-]/, 0.5],
  [GLYPH, 1.02],
];
const USUAL = 0.69;
/** Names of fewer ems are written no larger than this one. */
const LEAST = 4.6;
/** Ems of Japanese that are broken where they are longer: its words have no spaces between them. */
const GLYPHS = 8.4;
const KATAKANA = /[ァ-ヺー]+/g;
const SPACE = 0.35;

const letter = (one: string): number => WIDTHS.find(([of]) => of.test(one))?.[1] ?? USUAL;

const long = (text: string): number => [...text].reduce((sum, one) => sum + letter(one), 0);

/** The ems of a word; one of Japanese that is too long for a line is broken, but not what is written in katakana. */
function wide(word: string): number {
  const foreign = word.match(KATAKANA) ?? [];
  return GLYPH.test(word) ? Math.min(long(word), Math.max(GLYPHS, ...foreign.map(long))) : long(word);
}

/** The words of a name: a line ends behind a space or a sign. */
const wordsOf = (name: string): string[] => name.match(/[^\s・、：」》/+-]+[・、：」》/+-]*\s*/g) ?? [];

/** The ems of a name's longest word. */
export const longestWord = (name: string): number =>
  Math.max(LEAST, ...wordsOf(name).map((word) => wide(word.trimEnd())));

/** The ems that the longer line of a name takes, in the two lines of whole words that are the shortest. */
export function emsOf(name: string): number {
  const words = wordsOf(name);
  const line = (from: number, to?: number): number =>
    words.slice(from, to).reduce((sum, word, at) => {
      const space = at > 0 && /\s$/.test(words[from + at - 1] ?? "") ? SPACE : 0;
      return sum + space + wide(word.trimEnd());
    }, 0);
  const lines = words.map((_, at) => Math.max(line(0, at + 1), line(at + 1)));
  return Math.max(LEAST, lines.length ? Math.min(...lines) : 0);
}
