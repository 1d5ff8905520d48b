// Colours: what each colour of the game makes of sky, land, bodies and skins.

import type { Chance } from "./chance";
import type { Paints } from "./shapes";

export interface World {
  readonly sky: readonly [string, string];
  readonly disc: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly ink: string;
  /** Clothes and hides: light, body, dark. */
  readonly coats: readonly (readonly [string, string, string])[];
  readonly second: string;
  readonly eye: string;
}

export const WORLDS: Readonly<Record<string, World>> = {
  W: {
    sky: ["#f3d98c", "#fff9e8"],
    disc: "#fffdf4",
    far: "#ecd9a4",
    mid: "#d9b970",
    near: "#a67c3a",
    ink: "#3d2c14",
    coats: [
      ["#ffffff", "#efe8d6", "#b3a27e"],
      ["#fff0be", "#e3bd58", "#94702a"],
      ["#f6fbff", "#c3d0de", "#72839a"],
    ],
    second: "#c9504a",
    eye: "#3f8fd6",
  },
  U: {
    sky: ["#0c3f80", "#7cc4ec"],
    disc: "#e9f9ff",
    far: "#4f97cf",
    mid: "#2a6aa8",
    near: "#113c6e",
    ink: "#081c36",
    coats: [
      ["#bfe4f7", "#5fa8d8", "#255f95"],
      ["#a9b8f2", "#5a6ccf", "#2a3684"],
      ["#a9ecea", "#3fa6ab", "#1b5f68"],
    ],
    second: "#e9e4f7",
    eye: "#fff3a0",
  },
  B: {
    sky: ["#1b1226", "#8d6a92"],
    disc: "#e6dbc8",
    far: "#574162",
    mid: "#3a2a45",
    near: "#1a1022",
    ink: "#0b0610",
    coats: [
      ["#a18aa8", "#675172", "#33253c"],
      ["#a3ad88", "#68734f", "#333b26"],
      ["#8e8a9a", "#4b4758", "#221f2c"],
    ],
    second: "#8f2d45",
    eye: "#f2f25a",
  },
  R: {
    sky: ["#8c1f10", "#ffb04a"],
    disc: "#fff0bb",
    far: "#c65a38",
    mid: "#8e3322",
    near: "#481610",
    ink: "#2a0b07",
    coats: [
      ["#ff9f72", "#d6502f", "#8a2416"],
      ["#f7c46f", "#cf842c", "#7d4712"],
      ["#cf9a7c", "#94553a", "#552a1a"],
    ],
    second: "#f2c14a",
    eye: "#fff27a",
  },
  G: {
    sky: ["#9ccf78", "#f3fad2"],
    disc: "#fffde0",
    far: "#93c27c",
    mid: "#579350",
    near: "#275a30",
    ink: "#10260f",
    coats: [
      ["#a9d67f", "#5b9a44", "#2b5a24"],
      ["#c8a873", "#8c6a3c", "#4c351a"],
      ["#cfd98a", "#8b9a3f", "#4a5520"],
    ],
    second: "#d9a441",
    eye: "#ffe24a",
  },
  C: {
    sky: ["#56646f", "#d6dee2"],
    disc: "#f6fafb",
    far: "#9aa7b0",
    mid: "#717e89",
    near: "#414b54",
    ink: "#161b20",
    coats: [
      ["#d5dde3", "#96a4af", "#52606c"],
      ["#e3c08a", "#b3854a", "#684820"],
      ["#b9c6c0", "#74877f", "#3c4a45"],
    ],
    second: "#6f5aa8",
    eye: "#6ff0ff",
  },
  M: {
    sky: ["#7d5a14", "#ffe9a8"],
    disc: "#fffbe6",
    far: "#dcb765",
    mid: "#a98436",
    near: "#5e4516",
    ink: "#2c1e08",
    coats: [["#ffe9a8", "#d8ab3f", "#86631a"]],
    second: "#7d3f8f",
    eye: "#ffffff",
  },
  K: {
    sky: ["#1e0e36", "#7a48ad"],
    disc: "#ecd9ff",
    far: "#5a3a86",
    mid: "#402566",
    near: "#1e0e36",
    ink: "#10061e",
    coats: [["#c6a3ea", "#8559b8", "#472878"]],
    second: "#a02c48",
    eye: "#ffe27a",
  },
};

const SKINS = ["#f2cfae", "#e0b088", "#c58a5e", "#98623e", "#6d432a", "#f7dcc4"];
const HAIRS = ["#2b1d14", "#5a3820", "#8a4b1f", "#c98d3c", "#e3cf9a", "#8d8d92", "#23212a", "#a33a1e"];
const SKIN_OF: Readonly<Record<string, readonly string[]>> = {
  goblin: ["#8fae3f", "#b4a23a", "#a8652f", "#7d9a4a"],
  orc: ["#6f8a4a", "#5c7a52"],
  ogre: ["#b98d5c", "#a86f4e", "#8f9a68"],
  cyclops: ["#c09468", "#a6785a"],
  zombie: ["#9bb08a", "#8fa5a0", "#a9a788"],
  vampire: ["#e9e2e6", "#d8cfd8"],
  merfolk: ["#7ccbc0", "#6fb0d8", "#8ad0a4"],
  vedalken: ["#7fa9d6", "#8fb4e0"],
  devil: ["#d8452f", "#c23a3f", "#e06a2c"],
  demon: ["#8f2f3c", "#5f3550", "#a33c28"],
  homunculus: ["#8fb8d6", "#a3a8d0"],
  cat: ["#e3b26a", "#d8cfc0", "#c98a4a"],
  gorgon: ["#b9c98a", "#a5bf9a"],
  spirit: ["#dff0ee"],
  shifting: ["#9fc8e0", "#a8d0c4"],
};

const FIXED: Paints = {
  bone: "#f3ead2",
  wood: "#80552f",
  blood: "#c22f38",
  leaf: "#4f9a48",
  fire: "#f2742a",
  foam: "#f1fbff",
  shade: "#000",
  shine: "#fff",
  mist: "#fff",
  hurt: "#c22f38",
};

/** The world of a card's colours, "" being none. */
export function worldOf(colours: string): World {
  return WORLDS[colours[0] ?? "C"] ?? (WORLDS["C"] as World);
}

/** The colours of every part of a drawing. */
export function paintsOf(colours: string, marks: readonly string[], chance: Chance, world = worldOf(colours)): Paints {
  const other = colours.length > 1 ? worldOf(colours[1] ?? "") : null;
  const [light, body, dark] = world.coats[chance(world.coats.length)] ?? ["#fff", "#888", "#444"];
  const kind = marks.find((mark) => mark in SKIN_OF);
  const skins = (kind && SKIN_OF[kind]) || SKINS;
  const metals = ["#c4ccd3", "#aab4be", "#d3c9b4", "#b9a37c"];
  return {
    ...FIXED,
    light,
    body,
    dark,
    second: other ? (other.coats[0]?.[1] ?? world.second) : world.second,
    skin: skins[chance(skins.length)] ?? "#e0b088",
    hair: HAIRS[chance(HAIRS.length)] ?? "#2b1d14",
    metal: metals[chance(metals.length)] ?? "#c4ccd3",
    trim: colours === "W" ? "#d99a1e" : "#f0c04a",
    eye: world.eye,
    glow: `${world.disc}88`,
    ink: world.ink,
  };
}
