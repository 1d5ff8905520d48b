// What the client's modules ask of a browser: a store, an address, a language, the size of a screen.

/** As in a browser, what is kept stands under its own name. */
class Store {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

const put = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

put("localStorage", new Store());
put("navigator", { language: "en" });
put("location", { origin: "https://table.example", pathname: "/", search: "", hash: "" });
put("history", { replaceState: () => undefined });
put("addEventListener", () => undefined);
put("document", { addEventListener: () => undefined });
put("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
