// The paper that sheets are printed on: its size, and what stands at the foot of each page.

import { settings } from "../../lib/settings.svelte";

export const PAPERS = ["A4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];

/** Where letter paper is what printers hold. */
const LETTER = ["US", "CA", "MX", "PH", "CO", "CL"];

/** The paper that somebody with this language most likely has. */
export function usualPaper(): Paper {
  if (settings.language === "ja") return "A4";
  const region = /-([A-Z]{2})$/.exec(navigator.language)?.[1] ?? "";
  return LETTER.includes(region) ? "letter" : "A4";
}

/** Now, as it is printed on paper. */
export function printedAt(): string {
  return new Date().toLocaleString(
    settings.language === "ja" ? "ja-JP" : navigator.language.startsWith("en") ? navigator.language : "en-GB",
    { dateStyle: "medium", timeStyle: "short" },
  );
}

/** The rules of pages: their size, and at the foot of each the night and the page's number.  Browsers that don't print
 *  such feet print the rest alike.  Made as a sheet of styles, since a text in the page may hold none. */
export function pageRules(paper: Paper, foot: string): CSSStyleSheet {
  const quoted = `"${foot.replace(/["\\]/g, "\\$&").replace(/\s+/g, " ")}"`;
  const small = "font: 8pt system-ui, 'Noto Sans CJK JP', sans-serif; color: #444;";
  const rules = new CSSStyleSheet();
  const left = `@bottom-left { content: ${quoted}; ${small} }`;
  const right = `@bottom-right { content: counter(page) " / " counter(pages); ${small} }`;
  rules.replaceSync(`@page { size: ${paper} portrait; margin: 12mm 12mm 15mm; ${left} ${right} }`);
  return rules;
}
