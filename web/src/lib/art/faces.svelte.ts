// Pictures as addresses: each made once, when it is first wanted, and then used by every place that shows the card.

import { faceOf } from "../cards";
import { part } from "../parts.svelte";
import type { CardFacts, CardView } from "../protocol";
import type { Look } from "./kinds";

type Painter = (look: Look) => string;

class Faces {
  /** What paints, once it has come: it is asked for when the first card is shown, and keeps nobody waiting. */
  painter = $state.raw<Painter | null>(null);
  private asked = false;
  private readonly kept = new Map<string, string>();

  /** The address of a card's picture; "" until what paints has come. */
  of(look: Look): string {
    const { painter } = this;
    if (!painter) {
      void this.load();
      return "";
    }
    const { name, colours, types, subtypes, power, toughness } = look;
    const key = [name, colours, types?.join(), subtypes?.join(), power, toughness].join("|");
    let found = this.kept.get(key);
    if (found === undefined) {
      found = URL.createObjectURL(new Blob([painter(look)], { type: "image/svg+xml" }));
      this.kept.set(key, found);
    }
    return found;
  }

  private async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    this.painter = (await part(() => import("./paint"))).art;
  }
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
