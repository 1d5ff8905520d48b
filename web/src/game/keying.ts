// A game's table by keyboard alone: what each key presses, and how the focus goes from card to card.

import { bindings, type Act } from "../lib/bindings.svelte";
import { isForPage } from "../lib/keyboard";

const CARDS = ".permanent, .in-hand, .who, .item, .tab";
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A question that has just come is not confirmed by a key that was meant for the one before. */
const TOO_SOON = 500;

/** Whether the focus was last moved by keys that walk from control to control, not by a press or by what was closed. */
let isWalking = false;

/** The pointer is used: a control that it pressed, and that the focus comes back to, is not what a key means. */
export const pointed = (): void => void (isWalking = false);

export type Doing = Partial<Record<Act, () => void>>;

/** Do what a key at the table means; `since` is when the open question came, on the page's clock. */
export function keyed(event: KeyboardEvent, since: number, does: Doing): void {
  if (event.key !== " ") isWalking = event.key === "Tab" || event.key in STEPS;
  if (!isForPage(event)) return;
  const target = event.target as HTMLElement;
  const step = STEPS[event.key];
  if (step && move(target, step)) event.preventDefault();
  else if (/^[1-9]$/.test(event.key) && press(`.bar [data-choice]:not(:disabled)`, Number(event.key) - 1))
    event.preventDefault();
  else if (event.key === "." || event.key === "?") {
    (target.closest(CARDS) ?? pointedAt())?.dispatchEvent(
      new MouseEvent("contextmenu", { bubbles: true, cancelable: true }),
    );
    event.preventDefault();
  } else act(event, target, since, does);
}

/** The card that the pointer is over. */
function pointedAt(): Element | undefined {
  return [...document.querySelectorAll(`:is(${CARDS}):hover`)].pop();
}

function act(event: KeyboardEvent, target: HTMLElement, since: number, does: Doing): void {
  const wanted = bindings.act(event.key);
  if (!wanted || isForControl(event, target)) return;
  event.preventDefault();
  const own = does[wanted];
  if (own) own();
  else if (wanted === "pass") {
    if (!press('.bar [data-key="pass"]:not(:disabled)') && performance.now() - since > TOO_SOON)
      press('.bar [data-key="confirm"]:not(:disabled)');
  } else press(`[data-key="${wanted}"]:not(:disabled)`);
}

/** Enter on a card uses the card, and presses a control in focus; Space presses one that keys have come to. */
function isForControl(event: KeyboardEvent, target: HTMLElement): boolean {
  const control = target.closest("button, a");
  if (!control) return false;
  if (control.matches(CARDS)) return event.key === "Enter";
  return (event.key === "Enter" || (event.key === " " && isWalking)) && control.matches(":focus-visible");
}

function press(selector: string, place = 0): boolean {
  const button = document.querySelectorAll<HTMLElement>(selector)[place];
  button?.click();
  return button !== undefined;
}

/** The focus goes to the nearest card in a direction; with no card focused, to the first one that can be used. */
function move(target: HTMLElement, [right, down]: readonly [number, number]): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(CARDS)].filter((card) => card.checkVisibility());
  const from = target.closest<HTMLElement>(CARDS);
  if (!from) {
    if (target !== document.body && !target.matches(".bar[data-purpose]")) return false;
    const first = document.querySelector<HTMLElement>(".game :is(.in-hand, .permanent, .who, .item).live") ?? all[0];
    first?.focus();
    return first !== undefined;
  }
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const card of all) {
    if (card === from) continue;
    const there = middle(card);
    const ahead = (there.x - here.x) * right + (there.y - here.y) * down;
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
    if (ahead > 4 && ahead + 2.5 * aside < least) {
      least = ahead + 2.5 * aside;
      best = card;
    }
  }
  best?.focus();
  best?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

function middle(card: Element): { x: number; y: number } {
  const box = card.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
