// Whoever plays by keys keeps their place: when what was in focus is gone, the focus goes to what is asked.

/** Watches a part of the page; a card that was played, or a button whose question is answered, hands its focus on. */
export function handsFocusOn(part: HTMLElement) {
  let last: Element | null = null;
  const remember = (event: FocusEvent) => (last = event.target instanceof Element ? event.target : null);
  // A part that is being taken away loses the focus just before: only what is still there afterwards has been left.
  const leave = (event: FocusEvent) =>
    queueMicrotask(() => {
      if (last === event.target && last?.isConnected && document.activeElement !== last) last = null;
    });
  const watch = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    part.querySelector<HTMLElement>(".bar[data-purpose]")?.focus({ preventScroll: true });
  });
  part.addEventListener("focusin", remember);
  part.addEventListener("focusout", leave);
  watch.observe(part, { childList: true, subtree: true });
  return {
    destroy: () => {
      part.removeEventListener("focusin", remember);
      part.removeEventListener("focusout", leave);
      watch.disconnect();
    },
  };
}
