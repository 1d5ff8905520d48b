// What a choice means, in the words of the card that asks for it: votes, piles, words that a card itself speaks of.

/** A text's sentences, each line of it apart. */
const sentences = (text: string): string[] =>
  text
    .split(/\n|(?<=[.。](?:["”」)）])?)(?=\s|[^\s"”」)）.。])/)
    .map((one) => one.trim())
    .filter(Boolean);

/** Whether a sentence has a word as a word: "torture", not "tortured". */
function speaksOf(sentence: string, word: string): boolean {
  const [said, wanted] = [sentence.toLowerCase(), word.toLowerCase()];
  if (!/^[\x20-\x7e]+$/.test(wanted)) return said.includes(wanted);
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1))
    if (!/[a-z]/.test(said[at - 1] ?? "") && !/[a-z]/.test(said[at + wanted.length] ?? "")) return true;
  return false;
}

/** What a text says of one of several words, "" where it says nothing of it alone.
 *
 *  What speaks of all of them offers the choice; what speaks of one says what comes of it.
 */
export function meaningOf(word: string, words: readonly string[], text: string): string {
  const others = words.filter((one) => one !== word);
  const found = sentences(text).filter((one) => speaksOf(one, word) && !others.some((other) => speaksOf(one, other)));
  return found.join(" ");
}
