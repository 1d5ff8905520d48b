// Pictures as addresses: each made once, when it is first wanted, and then used by every place that shows the card.

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { faceOf } from "../cards";
import { part } from "../parts.svelte";
import type { CardFacts, CardView } from "../protocol";
import type { Delivery, Order } from "./easel";
import type { Look } from "./kinds";

type Painter = (look: Look) => string;

/** As many pixels as the largest card of a board has across; on the finest screens that is enough for most. */
const WIDE = Math.round(240 * Math.min(globalThis.devicePixelRatio ?? 1, 1.5));

class Faces {
  /** What paints, once it has come: it is asked for when the first card is shown, and keeps nobody waiting. */
  painter = $state.raw<Painter | null>(null);
  private asked = false;
  private readonly lines = new Map<string, string>();
  /** By its picture's key: the image, once it is drawn; "" until then. */
  private readonly images = new SvelteMap<string, string>();
  private readonly ordered = new Map<string, { look: Look; hear: ((address: string) => void)[] }>();
  private orders: { key: string; svg: string }[] = [];
  private easel: Worker | null = null;
  /** Nothing draws images here: then lines are shown in their place. */
  private idle = $state(!("Worker" in globalThis && "OffscreenCanvas" in globalThis));

  /** The address of a card's picture in lines, sharp at every size; "" until what paints has come. */
  inLines(look: Look): string {
    const { painter } = this;
    if (!painter) {
      void this.load();
      return "";
    }
    const key = keyOf(look);
    let found = this.lines.get(key);
    if (found === undefined) {
      found = URL.createObjectURL(new Blob([painter(look)], { type: "image/svg+xml" }));
      this.lines.set(key, found);
    }
    return found;
  }

  /** The address of a card's picture as an image, which is shown with far less work; "" until it is drawn. */
  image(look: Look): string {
    if (this.idle) return this.inLines(look);
    const key = keyOf(look);
    const found = this.images.get(key);
    if (found === undefined) this.order(key, look);
    return found ?? "";
  }

  /** Tell the address of a card's image: at once, or as soon as it is drawn. */
  tell(look: Look, hear: (address: string) => void): void {
    const found = untrack(() => this.image(look));
    if (found) hear(found);
    else this.ordered.get(keyOf(look))?.hear.push(hear);
  }

  private order(key: string, look: Look): void {
    const { painter } = this;
    if (!painter) void this.load();
    else if (!this.ordered.has(key)) {
      this.ordered.set(key, { look, hear: [] });
      if (!this.orders.length) queueMicrotask(() => this.send());
      this.orders.push({ key, svg: painter(look) });
    }
  }

  private send(): void {
    this.easel ??= this.hire();
    this.easel.postMessage({ wide: WIDE, pictures: this.orders } satisfies Order);
    this.orders = [];
  }

  private hire(): Worker {
    const easel = new Worker(new URL("./easel.ts", import.meta.url), { type: "module" });
    easel.onmessage = ({ data }: MessageEvent<Delivery>) => {
      for (const { key, image } of data) {
        const address = URL.createObjectURL(image);
        this.images.set(key, address);
        this.deliver(key, address);
      }
    };
    easel.onerror = (fault) => {
      fault.preventDefault(); // it is no fault of the page, which has its lines
      this.idle = true;
      for (const [key, { look }] of this.ordered) this.deliver(key, this.inLines(look));
    };
    return easel;
  }

  private deliver(key: string, address: string): void {
    for (const hear of this.ordered.get(key)?.hear.splice(0) ?? []) hear(address);
  }

  private async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    this.painter = (await part(() => import("./paint"))).art;
  }
}

function keyOf({ name, colours, types, subtypes, power, toughness }: Look): string {
  return [name, colours, types?.join(), subtypes?.join(), power, toughness].join("|");
}

export const faces = new Faces();

/** "Legendary Creature — Human Rogue": what stands before the dash, and what after. */
function parted(line: string): [before: string[], after: string[]] {
  const [before = "", after = ""] = line.split(/ [—–-] /);
  return [before.split(" ").filter(Boolean), after.split(" ").filter(Boolean)];
}

/** What a card looks like, by its facts; a permanent that is no card, by what the table says of it. */
export function lookOf(name: string, facts: CardFacts | undefined, view?: CardView): Look {
  if (view?.face_down) return { name: "", types: ["Back"] };
  const face = faceOf(name, facts);
  const [before, subtypes] = parted(face?.type_line ?? "");
  if (!facts || facts.bare || view?.token) {
    const types = view?.types ?? [];
    return {
      name,
      types,
      colours: view?.colours ?? "",
      subtypes: subtypes.length ? subtypes : types.length ? name.split(" ") : [],
      power: view?.power == null ? null : String(view.power),
      toughness: view?.toughness == null ? null : String(view.toughness),
    };
  }
  const land = before.includes("Land");
  return {
    name,
    types: before.length ? before : (facts.types ?? []),
    subtypes,
    colours: (face?.colours ?? facts.colours ?? "") || (land ? (facts.identity ?? "") : ""),
    cost: face?.cost ?? "",
    power: face?.power ?? null,
    toughness: face?.toughness ?? null,
  };
}
