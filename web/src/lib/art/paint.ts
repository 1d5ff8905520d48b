// A card's picture: the same for the same card, everywhere.  A canvas of 120 to 90 whose middle is what matters.

import { BEASTS } from "./animals/beasts";
import { BIRDS } from "./animals/birds";
import { CRAWLERS } from "./animals/crawlers";
import { DRAGONS } from "./animals/dragons";
import { HOOVED } from "./animals/hooved";
import { HUNTERS } from "./animals/hunters";
import { SEA } from "./animals/sea";
import { SERPENTS } from "./animals/serpents";
import { chances, type Chance } from "./chance";
import { FIGURE } from "./figures/figure";
import { sortOf, type Kind, type Look } from "./kinds";
import { paintsOf, worldOf, WORLDS, type World } from "./palettes";
import { arch, back, burst, chamber, circle, heraldry, landscape, orbits, wreath } from "./scenes";
import { chosen, drawn, type Family } from "./shapes";
import { CONSTRUCTS, ELEMENTALS, HORRORS, PLANTS, SPIRITS, WALLS } from "./wights";
import { BASIC_SCENES, wastes } from "./worlds/basics";
import { CALLED, MOTIFS, OF_COLOUR } from "./worlds/motifs";
import { PLACES } from "./worlds/places";
import { ARMS, THINGS, VEHICLES } from "./worlds/things";

const BODIES: Readonly<Partial<Record<Kind, Family>>> = {
  figure: FIGURE,
  hunter: HUNTERS,
  beast: BEASTS,
  hooved: HOOVED,
  bird: BIRDS,
  dragon: DRAGONS,
  serpent: SERPENTS,
  sea: SEA,
  crawler: CRAWLERS,
  spirit: SPIRITS,
  elemental: ELEMENTALS,
  construct: CONSTRUCTS,
  plant: PLANTS,
  wall: WALLS,
  horror: HORRORS,
  place: PLACES,
  thing: THINGS,
  arms: ARMS,
  vehicle: VEHICLES,
};
const STILL: readonly Kind[] = ["wall", "place", "thing", "arms"];

const FITTED = 'preserveAspectRatio="xMidYMid slice" stroke-linejoin="round" stroke-linecap="round"';

/** A card's picture as SVG. */
export function art(look: Look): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90" ${FITTED}>${inside(look)}</svg>`;
}

function inside(look: Look): string {
  const { kind, marks } = sortOf(look);
  const chance = chances(look.name);
  const colours = sorted(look.colours ?? "");
  const world = worldOf(colours);
  if (kind === "basic") return BASIC_SCENES[marks[0] ?? ""]?.(chance(60)) ?? wastes();
  if (kind === "place" && look.name.startsWith("Wastes")) return wastes();
  if (kind === "back") return back();
  const body = BODIES[kind];
  if (body) return embodied(look, kind, marks, body, colours, world, chance);
  if (kind === "planeswalker") return walker(colours, world, chance);
  return spelled(look, kind, colours, world, chance);
}

function embodied(
  look: Look,
  kind: Kind,
  marks: readonly string[],
  family: Family,
  colours: string,
  world: World,
  chance: Chance,
): string {
  const behind = landscape(colours, world, chance);
  const paints = paintsOf(colours, marks, chance);
  const subject = drawn(chosen(family, marks, chance), paints);
  return behind + placed(subject, look, kind, chance);
}

/** Larger cards have larger bodies, and half of them look the other way. */
function placed(subject: string, look: Look, kind: Kind, chance: Chance): string {
  const turned = !STILL.includes(kind) && chance(2) === 1;
  const power = Number.parseInt(look.power ?? "", 10);
  const tough = Number.parseInt(look.toughness ?? "", 10);
  const bulk = Number.isNaN(power + tough) ? 4 : Math.min(16, power + tough);
  const scale = STILL.includes(kind) ? 1 : 0.84 + bulk * 0.016;
  const [x, y] = [60 - 60 * scale, 90 - 88 * scale];
  const flip = turned ? "matrix(-1 0 0 1 120 0)" : "";
  return `<g transform="${flip}translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale.toFixed(2)})">${subject}</g>`;
}

function walker(colours: string, world: World, chance: Chance): string {
  const trades = ["coat", "robe", "leather", "plate"];
  const arms = ["staff", "flame", "orb", "none", "sword"];
  const marks = ["human-long", trades[chance(trades.length)] ?? "", arms[chance(arms.length)] ?? "", "cape"];
  const paints = paintsOf(colours, marks, chance);
  return (
    orbits(colours, world, chance) +
    `<g transform="translate(3 6)scale(.95)">${drawn(chosen(FIGURE, marks, chance), paints)}</g>`
  );
}

function spelled(look: Look, kind: Kind, colours: string, world: World, chance: Chance): string {
  const plot = kind === "conspiracy";
  const motif = sign(look.name, plot ? "K" : (colours[0] ?? "C"), chance);
  const scene =
    kind === "instant"
      ? burst(colours, world, chance)
      : kind === "sorcery"
        ? circle(colours, world, chance)
        : kind === "enchantment"
          ? arch(colours, world, chance)
          : kind === "aura"
            ? wreath(colours, world, chance)
            : plot
              ? chamber(WORLDS["K"] as World, chance)
              : heraldry(colours, world, chance);
  const paints = paintsOf(plot ? "K" : colours, [], chance);
  const scale = kind === "unknown" ? 0.62 : 0.74;
  const place = `translate(${60 - 60 * scale} ${46 - 46 * scale})scale(${scale})`;
  return `${scene}<g transform="${place}">${drawn(MOTIFS[motif] ?? [], paints, 1.6)}</g>`;
}

function sign(name: string, colour: string, chance: Chance): string {
  const called = CALLED.find(([words]) => words.test(name))?.[1];
  const open = OF_COLOUR[colour] ?? OF_COLOUR["C"] ?? ["star"];
  const other = open[chance(open.length)] ?? "star";
  return called ?? other;
}

/** Colours in the order of the wheel. */
function sorted(colours: string): string {
  return [..."WUBRG"].filter((colour) => colours.includes(colour)).join("");
}
