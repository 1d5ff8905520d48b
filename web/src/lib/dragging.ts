// Dragging by mouse or pen: what is taken follows the pointer, and is let go over something.

/** How far the pointer has to go before what it holds is taken along: less is a click. */
const FAR = 9;

export interface Drags {
  /** What can be taken. */
  what: string;
  /** It is taken. */
  take?: (held: HTMLElement) => void;
  /** Over what it is now; null where that means nothing.  Whether it may be let go there. */
  over?: (held: HTMLElement, under: Element | null) => boolean;
  /** It is let go. */
  drop: (held: HTMLElement, under: Element) => void;
}

/** Lets what is in a part of the page be dragged; clicks, keys and touch stay as they are. */
export function dragging(root: HTMLElement, drags: Drags) {
  let held: HTMLElement | null = null;
  let ghost: HTMLElement | null = null;
  let [fromX, fromY] = [0, 0];

  const under = (event: PointerEvent) =>
    document.elementsFromPoint(event.clientX, event.clientY).find((one) => root.contains(one)) ?? null;

  const end = () => {
    ghost?.remove();
    ghost = null;
    held?.classList.remove("taken");
    held = null;
    root.classList.remove("dragging", "may-drop");
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === "touch" || event.button !== 0) return;
    held = (event.target as Element).closest<HTMLElement>(drags.what);
    [fromX, fromY] = [event.clientX, event.clientY];
  };
  const take = (from: HTMLElement) => {
    const box = from.getBoundingClientRect();
    ghost = from.cloneNode(true) as HTMLElement;
    for (const attribute of ["id", "data-ids", "data-id", "data-card", "data-item"]) ghost.removeAttribute(attribute);
    ghost.classList.add("ghost");
    ghost.ariaHidden = "true";
    ghost.inert = true;
    const [width, height] = [box.width, box.height];
    ghost.style.cssText = `width:${width}px;height:${height}px;left:${-width / 2}px;top:${-height / 2}px`;
    for (const name of ["--card", "--high", "--ratio", "--tint", "--edge", "--own"])
      ghost.style.setProperty(name, getComputedStyle(from).getPropertyValue(name));
    ghost.style.fontSize = getComputedStyle(from).fontSize;
    root.append(ghost);
    from.classList.add("taken");
    root.classList.add("dragging");
    drags.take?.(from);
  };
  const move = (event: PointerEvent) => {
    if (!held) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - fromX, event.clientY - fromY) < FAR) return;
      take(held);
    }
    if (ghost) ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    root.classList.toggle("may-drop", drags.over?.(held, under(event)) ?? true);
    event.preventDefault();
  };
  const up = (event: PointerEvent) => {
    const [what, where] = [held, ghost ? under(event) : null];
    const dragged = ghost !== null;
    end();
    if (!dragged) return;
    // The click that ends a drag is none.
    const still = (click: Event) => click.stopPropagation();
    addEventListener("click", still, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", still, { capture: true }));
    if (what && where && (drags.over?.(what, where) ?? true)) drags.drop(what, where);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "Escape" && ghost) {
      end();
      event.stopPropagation();
    }
  };
  const native = (event: Event) => {
    if (held) event.preventDefault();
  };
  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
  addEventListener("keydown", key, { capture: true });
  root.addEventListener("dragstart", native);
  return {
    destroy: () => {
      end();
      root.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
      removeEventListener("keydown", key, { capture: true });
      root.removeEventListener("dragstart", native);
    },
  };
}
