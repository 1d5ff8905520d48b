// Names by their readings: kana are alike whether they are hiragana, katakana or half-width.

/** A text as it is compared: hiragana for katakana, small letters. */
export function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u30a1-\u30f6\u30fd\u30fe]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether a name or its reading holds what is sought. */
export function isSought(player: { name: string; reading: string } | undefined, sought: string): boolean {
  const plain = (text: string) => folded(text).replace(/\s/g, "");
  return !!player && [player.name, player.reading].some((one) => plain(one).includes(plain(sought)));
}

/** The reading of a name that is all kana; "" of any other. */
export function ownReading(name: string): string {
  const plain = folded(name);
  return /^[\u3041-\u3096\u309d\u309eー・\s]+$/.test(plain) ? plain : "";
}

/** Whether a name is written in Japanese, so that its reading is worth asking for. */
export function isJapanese(name: string): boolean {
  return /[\u3005\u3041-\u30ff\u3400-\u9fff\uff66-\uff9d]/.test(name);
}

/** A name as it is typed in a list, with its reading behind it in brackets: "伊藤（いとう）". */
export function nameAndReading(typed: string): { name: string; reading: string } {
  const found = /^(.+?)\s*[（(]([^（）()]+)[）)]$/.exec(typed.trim());
  const reading = ownReading(found?.[2] ?? "");
  return found && reading ? { name: found[1] ?? "", reading } : { name: typed.trim(), reading: "" };
}
