// What pages ask of a browser and the emulated one lacks: what is chosen of a list, dialogs over everything, motion.

import { configure } from "@testing-library/dom";

// They only pass where something is wrong; what is wrong is told without the whole page.
configure({ asyncUtilTimeout: 60_000, getElementError: (message) => new Error(message?.split("\n\n")[0]) });

type Method<Of, Given extends unknown[], Gives> = (this: Of, ...given: Given) => Gives;

/** Put another method in the place of one, which it may call. */
function instead<Of extends object, Given extends unknown[], Gives>(
  owner: Of,
  name: string,
  other: (usual: Method<Of, Given, Gives>) => Method<Of, Given, Gives>,
): void {
  const value = other(Reflect.get(owner, name) as Method<Of, Given, Gives>);
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

const chosen = (list: HTMLSelectElement): Element[] => [...list.options].filter((one) => one.selected && !one.disabled);
instead<HTMLSelectElement, [string], Element | null>(
  HTMLSelectElement.prototype,
  "querySelector",
  (usual) =>
    function (selector) {
      return selector === ":checked" ? (chosen(this)[0] ?? null) : usual.call(this, selector);
    },
);
instead<HTMLSelectElement, [string], Iterable<Element>>(
  HTMLSelectElement.prototype,
  "querySelectorAll",
  (usual) =>
    function (selector) {
      return selector === ":checked" ? chosen(this) : usual.call(this, selector);
    },
);

const modal = new Set<HTMLDialogElement>();
const over = () => [...modal].filter((one) => one.isConnected && one.open);
instead<HTMLDialogElement, [], void>(
  HTMLDialogElement.prototype,
  "showModal",
  (usual) =>
    function () {
      modal.add(this);
      usual.call(this);
    },
);
instead<HTMLDialogElement, [string?], void>(
  HTMLDialogElement.prototype,
  "close",
  (usual) =>
    function (value) {
      modal.delete(this);
      usual.call(this, value);
    },
);
instead<Document, [string], Element | null>(
  document,
  "querySelector",
  (usual) =>
    function (selector) {
      return selector === "dialog:modal" ? (over()[0] ?? null) : usual.call(this, selector);
    },
);
window.addEventListener("keydown", (event) => {
  const last = over().at(-1);
  if (event.key !== "Escape" || event.defaultPrevented || !last) return;
  event.preventDefault();
  if (last.dispatchEvent(new Event("cancel", { cancelable: true }))) last.close();
});

document.getAnimations = () => [];
