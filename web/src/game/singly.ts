// A double click on a card is one press: the second half is not meant for what has come under the pointer meanwhile.

const CARDS = ".in-hand, .permanent, .tab, .item, .who";

/** Whether a click is the second half of a double click on a card; lands are tapped in one place one by one. */
export const isSecondHalf = (event: MouseEvent): boolean =>
  event.detail > 1 &&
  event.target instanceof Element &&
  event.target.closest(CARDS)?.matches(":not(.permanent.source)") === true;

/** Lets cards in a part of the page be pressed once by a double click. */
export function singly(root: HTMLElement) {
  const click = (event: MouseEvent) => {
    if (!isSecondHalf(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener("click", click, { capture: true });
  return { destroy: () => root.removeEventListener("click", click, { capture: true }) };
}
