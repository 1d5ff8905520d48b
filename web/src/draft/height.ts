// How high the part of the board is that cards lie in.

/** Told of how high what scrolls around an element is, whenever that changes. */
export function heard(element: HTMLElement, hear: (height: number) => void): { destroy: () => void } {
  const around = element.closest<HTMLElement>(".scroll");
  if (!around) return { destroy: () => undefined };
  const watch = new ResizeObserver(() => hear(around.clientHeight));
  watch.observe(around);
  return { destroy: () => watch.disconnect() };
}
