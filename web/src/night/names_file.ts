// Names of players from a file: a table with a heading or without, in whatever way a spreadsheet writes it.

import { ownReading } from "./reading";

/** The bytes as text: UTF-8, UTF-16 with its mark, or as Japanese spreadsheets write it. */
export function textOf(bytes: Uint8Array): string {
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "";
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("shift_jis").decode(bytes);
  }
}

/** The cells of a table: parted by commas, semicolons or tabs, quoted where they hold such a sign themselves. */
export function cellsOf(text: string): string[][] {
  const head = /^[^\n]*/.exec(text)?.[0] ?? "";
  const sign = ["\t", ";", ","].find((one) => head.includes(one)) ?? ",";
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const end = (): void => {
    row.push(cell.trim());
    cell = "";
  };
  for (const letter of `${text}\n`) {
    if (letter === '"') quoted = !quoted;
    else if (quoted) cell += letter;
    else if (letter === sign) end();
    else if (letter === "\n") {
      end();
      if (row.some(Boolean)) rows.push(row);
      row = [];
    } else cell += letter;
  }
  return rows;
}

const NAME = /^(name|player|player name|full name|氏名|名前|お名前|参加者|プレイヤー名?)$/i;
const READING = /^(reading|kana|よみ|読み|ふりがな|フリガナ|かな|カナ)$/i;
const NUMBER = /^\d*$/;

/** Names with their readings behind them, as they are typed: "伊藤（いとう）". */
export function namesIn(text: string): string[] {
  const rows = cellsOf(text.replace(/^\ufeff/, ""));
  const heading = rows[0] ?? [];
  const named = heading.findIndex((cell) => NAME.test(cell));
  const read = heading.findIndex((cell) => READING.test(cell));
  return (named < 0 ? rows : rows.slice(1)).flatMap((row) => {
    const cell = (named < 0 ? row.find((cell) => !NUMBER.test(cell)) : row[named]) ?? "";
    const name = cell.replace(/[,、，;]+\s*/g, " ").trim();
    const reading = ownReading((named < 0 ? row[row.indexOf(cell) + 1] : row[read]) ?? "");
    return name ? [reading && reading !== ownReading(name) ? `${name}（${reading}）` : name] : [];
  });
}
