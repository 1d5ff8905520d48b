// Which keys are meant for the page, and not for an input method, the browser, or a field.

import { enlarged } from "./enlarge.svelte";

const FIELDS = "input, textarea, select, summary, dialog, [contenteditable], .prompt";

/** Whether a key is plain: no part of a word that is being composed, no shortcut of the browser. */
export function isPlain(event: KeyboardEvent): boolean {
  return !event.isComposing && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Whether a key is meant for the page: plain, not for a field or a dialog, and nothing lies over everything, wherever
 *  the focus is: what is behind an open dialog hears no key. */
export function isForPage(event: KeyboardEvent): boolean {
  if (!isPlain(event) || enlarged.held || document.querySelector("dialog:modal")) return false;
  return !(event.target instanceof Element && event.target.closest(FIELDS));
}
