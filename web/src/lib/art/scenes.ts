// What is behind the subject: sky, light, land; and the settings of what has no body.

import type { Chance } from "./chance";
import { worldOf, type World } from "./palettes";

const whole = (fill: string, more = "") => `<path d="M-2-2H122V92H-2Z" fill="${fill}"${more}/>`;
const round = (value: number) => Math.round(value * 10) / 10;

/** A place so far from another, in a direction. */
const polar = (x: number, y: number, far: number, angle: number) =>
  `${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
const ring = (at: string, r: number, more: string) => {
  const [x, y] = at.split(" ");
  return `<circle cx="${x}" cy="${y}" r="${r}" ${more}/>`;
};

/** Sky from the first colour, lit from the last. */
export function sky(colours: string, world: World): string {
  const other = colours.length > 1 ? worldOf(colours[1] ?? "") : null;
  const [top, bottom] = other ? [world.sky[0], other.sky[1]] : world.sky;
  const middle = other ? `<stop offset=".5" stop-color="${world.sky[1]}"/>` : "";
  return (
    `<defs><linearGradient id="k"${other ? ' x1="0" y1="0" x2="1" y2="1"' : ' x2="0" y2="1"'}>` +
    `<stop stop-color="${top}"/>${middle}<stop offset="1" stop-color="${bottom}"/></linearGrad` +
    `ient>` +
    `<radialGradient id="d"><stop offset=".55" stop-color="${world.disc}"/><stop offset=".62" ` +
    `stop-color="${world.disc}" stop-opacity=".5"/><stop offset="1" stop-color="${world.disc}"` +
    ` stop-opacity="0"/></radialGradient></defs>` +
    whole("url(#k)")
  );
}

/** A light behind the subject, so that its outline stands out. */
function disc(chance: Chance): string {
  const x = 60 + chance(25) - 12;
  const y = 34 + chance(12) - 6;
  return `<circle cx="${x}" cy="${y}" r="${44 + chance(8)}" fill="url(#d)" opacity=".8"/>`;
}

const LANDS: Readonly<Record<string, (chance: Chance, world: World) => string>> = {
  W: (chance, world) => `${hills(chance, world.far, 56)}${columns(chance, world)}${hills(chance, world.mid, 68)}`,
  U: (chance, world) => `${cloud(chance, "#fff")}${hills(chance, world.far, 62)}${waves(chance, world.mid, 68)}`,
  B: (chance, world) => `${hills(chance, world.far, 56)}${deadwood(chance, world.mid)}${hills(chance, world.mid, 72)}`,
  R: (chance, world) => `${peaks(chance, world.far, 30)}${peaks(chance, world.mid, 50)}`,
  G: (chance, world) => `${crowns(chance, world.far, 46)}${crowns(chance, world.mid, 60)}`,
  C: (chance, world) => `${spires(chance, world.far)}${hills(chance, world.mid, 68)}`,
};

/** Sky, light and land of a colour. */
export function landscape(colours: string, world: World, chance: Chance): string {
  const land = LANDS[colours.at(-1) ?? "C"] ?? LANDS["C"];
  const ground = `<path d="M-2 80C30 ${74 + chance(5)} 90 ${75 + chance(5)} 122 80V92H-2Z" fill="${world.near}"/>`;
  return sky(colours, world) + disc(chance) + (land?.(chance, world) ?? "") + ground;
}

function hills(chance: Chance, fill: string, y: number): string {
  const [a, b, c] = [chance(14) - 7, chance(14) - 7, chance(14) - 7];
  const top = `M-2 ${y + a}C20 ${y - 10 + b} 38 ${y - 6 + a} 60 ${y + b}S100 ${y - 12 + c} 122 ${y + a}`;
  return `<path d="${top}V92H-2Z" fill="${fill}"/>`;
}

function peaks(chance: Chance, fill: string, y: number): string {
  let path = "M-4 92";
  for (let x = -4; x < 128; x += 18) path += `L${x} ${y + 24 + chance(8)} ${x + 9} ${y + chance(18)}`;
  return `<path d="${path}L128 92Z" fill="${fill}"/>`;
}

function crowns(chance: Chance, fill: string, y: number): string {
  let path = `M-6 92V${y}`;
  for (let x = -6; x < 126;) {
    const wide = 12 + chance(12);
    path += `a${wide / 2} ${wide / 2 + chance(5)} 0 0 1 ${wide} ${0}`;
    x += wide;
  }
  return `<path d="${path}V92Z" fill="${fill}"/>`;
}

function waves(chance: Chance, fill: string, y: number): string {
  let path = `M-6 92V${y}`;
  for (let x = -6; x < 126; x += 16) path += `q4 ${-5 - chance(4)} 9-2q2 4 7 2`;
  return `<path d="${path}V92Z" fill="${fill}"/>`;
}

function cloud(chance: Chance, fill: string): string {
  let found = "";
  for (let turn = 0; turn < 3; turn++) {
    const [x, y] = [chance(110) - 10, 6 + chance(34)];
    found += `M${x} ${y}a5 5 0 0 1 8-4a7 7 0 0 1 13 1a4 4 0 0 1 5 7h-24a4 4 0 0 1-2-4Z`;
  }
  return `<path d="${found}" fill="${fill}" opacity=".55"/>`;
}

function columns(chance: Chance, world: World): string {
  let path = "";
  for (const x of [chance(12), 14 + chance(10), 92 + chance(8), 106 + chance(8)])
    path += `M${x} 70V${26 + chance(14)}h-2v-4h10v4h-2V70Z`;
  return `<path d="${path}" fill="${world.disc}" opacity=".75"/>`;
}

function deadwood(chance: Chance, fill: string): string {
  let path = "";
  for (const x of [chance(16), 20 + chance(10), 90 + chance(10), 108 + chance(8)]) {
    const top = 16 + chance(22);
    path += `M${x - 2} 76L${x - 1} ${top + 14}L${x - 9} ${top + 4}M${x - 1} ${top + 14}L${x} ${top}`;
    path += `M${x - 1} ${top + 20}L${x + 9} ${top + 8}`;
  }
  return `<path d="${path}" fill="none" stroke="${fill}" stroke-width="2.800"/>`;
}

function spires(chance: Chance, fill: string): string {
  let path = "";
  for (let x = -2; x < 120; x += 11 + chance(8)) {
    const top = 22 + chance(34);
    path += `M${x} 92V${top}l4-${4 + chance(9)} 4 ${4 + chance(5)}V92Z`;
  }
  return `<path d="${path}" fill="${fill}"/>`;
}

/** Rays from the middle: something happens at once. */
export function burst(colours: string, world: World, chance: Chance): string {
  const count = 18 + chance(8);
  const off = chance(10) / 10;
  let rays = "";
  for (let turn = 0; turn < count; turn++) {
    const angle = ((turn + off) * 2 * Math.PI) / count;
    const wide = (0.5 + chance(5) / 10) * (Math.PI / count);
    rays += `M60 46L${polar(60, 46, 110, angle - wide)} ${polar(60, 46, 110, angle + wide)}Z`;
  }
  let star = "";
  for (let turn = 0; turn < 24; turn++) {
    const angle = (turn * Math.PI) / 12 + off;
    const far = turn % 2 ? 33 + chance(3) : 42 + chance(10);
    star += `${turn ? "L" : "M"}${round(60 + far * Math.cos(angle) * 1.15)} ${round(46 + far * Math.sin(angle))}`;
  }
  return (
    `${sky(colours, world)}<path d="${rays}" fill="${world.disc}" opacity=".42"/>` +
    `<path d="${star}Z" fill="${world.near}" opacity=".85"/>${ring("60 46", 34, `fill="${world.mid}"`)}`
  );
}

/** A circle drawn on the ground, with signs around it: something is prepared. */
export function circle(colours: string, world: World, chance: Chance): string {
  const other = colours.length > 1 ? worldOf(colours[1] ?? "") : world;
  const points = 3 + chance(5);
  const corner = (turn: number, far: number) => {
    const angle = (turn * 2 * Math.PI) / points - Math.PI / 2;
    return `${round(60 + far * Math.cos(angle))} ${round(46 + far * Math.sin(angle))}`;
  };
  const step = points > 4 ? 2 : 1;
  let figure = "";
  let beads = "";
  for (let turn = 0; turn < points; turn++) {
    figure += `M${corner(turn, 41)}L${corner(turn + step, 41)}`;
    beads += ring(corner(turn, 41), 4.5, `fill="${other.disc}" stroke="${world.ink}"`);
  }
  return (
    `${sky(colours, { ...world, sky: [world.near, world.mid] })}<circle cx="60" cy="46" r="58"` +
    ` fill="${world.far}" opacity=".35"/><circle cx="60" cy="46" r="47" fill="none" stroke="${world.disc}"` +
    ` stroke-width="2.400"/>` +
    `<circle cx="60" cy="46" r="52" fill="none" stroke="${world.disc}" stroke-width="3.600" st` +
    `roke-dasharray="2 ${2 + chance(4)}" opacity=".7"/>` +
    `<path d="${figure}" stroke="${other.disc}" stroke-width="1.600" opacity=".8"/>${beads}<ci` +
    `rcle cx="60" cy="46" r="32" fill="${world.near}" stroke="${world.disc}" stroke-width="1.400"/>`
  );
}

/** A window with light in it: something lasts. */
export function arch(colours: string, world: World, chance: Chance): string {
  const other = colours.length > 1 ? worldOf(colours[1] ?? "") : null;
  let panes = "";
  const hues = [world.coats[0]?.[1], other?.coats[0]?.[1] ?? world.coats.at(-1)?.[1], world.far, world.coats[0]?.[0]];
  for (let turn = 0; turn < 12; turn++) {
    const at = (step: number) =>
      `${round(60 + 80 * Math.sin((step * Math.PI) / 6))} ${round(48 - 80 * Math.cos((step * Math.PI) / 6))}`;
    panes += `<path d="M60 48L${at(turn)}L${at(turn + 1)}Z" fill="${hues[(turn + chance(2)) % hues.length]}"/>`;
  }
  return (
    `<defs><clipPath id="a"><path d="M16 92V44C16 14 40 2 60-4 80 2 104 14 104 44V92Z"/></clip` +
    `Path></defs>${whole(world.near)}<path d="M-2 10H122M-2 28H122M-2 46H122M-2 64H122M-2 82H122"` +
    ` stroke="${world.ink}" stroke-width="1.200" opacity=".6"/>` +
    `<g clip-path="url(#a)" stroke="${world.ink}" stroke-width="1.600">${panes}</g><path d="M16` +
    ` 92V44C16 14 40 2 60-4 80 2 104 14 104 44V92" fill="none" stroke="${world.ink}" stroke-wi` +
    `dth="6"/><path d="M16 92V44C16 14 40 2 60-4 80 2 104 14 104 44V92" fill="none" stroke="${world.disc}"` +
    ` stroke-width="2.800"/>` +
    `<circle cx="60" cy="47" r="35" fill="${world.disc}" opacity=".72"/>`
  );
}

/** A wreath of two strands: something is bound to something. */
export function wreath(colours: string, world: World, chance: Chance): string {
  let strands = "";
  for (const shift of [0, Math.PI]) {
    const turns = 5 + chance(3);
    for (let step = 0; step <= 72; step++) {
      const angle = (step * Math.PI) / 36;
      const far = 39 + 4.5 * Math.sin(angle * turns + shift);
      strands += `${step ? "L" : "M"}${round(60 + far * 1.12 * Math.cos(angle))} ${round(46 + far * Math.sin(angle))}`;
    }
  }
  return (
    `${sky(colours, world)}<circle cx="60" cy="46" r="60" fill="url(#d)" opacity=".9"/><path d="` +
    `${strands}" fill="none" stroke="${world.ink}" stroke-width="5.400"/><path d="${strands}" ` +
    `fill="none" stroke="${world.second}" stroke-width="3.200"/>` +
    `<circle cx="60" cy="46" r="32" fill="${world.mid}" stroke="${world.ink}" stroke-width="1.400"/>`
  );
}

/** Curtains, a candle and a table: something is plotted. */
export function chamber(world: World, chance: Chance): string {
  const red = ["#8f2340", "#5a2a8c", "#7a1f2c", "#2c4a7a"][chance(4)] ?? "#8f2340";
  const folds = "M6-2C10 30 6 60 2 92M16-2C20 30 16 56 9 84M25-2C28 20 26 38 19 58";
  const curtain =
    `<path d="M-2-2H34C34 26 28 58-2 92Z" fill="${red}" stroke="${world.ink}" stroke-width="1.400"/>` +
    `<path d="${folds}" fill="none" stroke="#000" stroke-width="2" opacity=".3"/>` +
    `<path d="M3 56C12 56 20 52 24 46L27 51C22 59 12 63 3 62Z" fill="#f0c04a" stroke="${world.ink}"/>`;
  return (
    `${sky("K", world)}<circle cx="60" cy="44" r="56" fill="url(#d)" opacity=".55"/><path d="M-2-2` +
    `H122V6C100 12 80 4 60 8S20 12-2 6Z" fill="${red}" stroke="${world.ink}" stroke-width="1.200"/>` +
    `<path d="M-2 80H122V92H-2Z" fill="#4a2c18" stroke="${world.ink}"/>${curtain}<g transform="` +
    `matrix(-1 0 0 1 120 0)">${curtain}</g>` +
    `<circle cx="60" cy="45" r="33" fill="${world.near}" stroke="#f0c04a" stroke-width="2.200"/>`
  );
}

/** Rings of a world seen from outside. */
export function orbits(colours: string, world: World, chance: Chance): string {
  const other = colours.length > 1 ? worldOf(colours[1] ?? "") : world;
  let rays = "";
  for (let turn = 0; turn < 16; turn++) {
    const angle = (turn * Math.PI) / 8 + 0.2;
    rays += `M60 34L${polar(60, 34, 100, angle - 0.07)} ${polar(60, 34, 100, angle + 0.07)}Z`;
  }
  return (
    `${sky(colours, world)}<path d="${rays}" fill="#fff" opacity=".35"/><circle cx="60" cy="34"` +
    ` r="40" fill="${other.sky[0]}" stroke="#f0c04a" stroke-width="2.400"/>` +
    `<circle cx="60" cy="34" r="46" fill="none" stroke="#f0c04a" stroke-width="1.600" stroke-d` +
    `asharray="${3 + chance(5)} 4"/><circle cx="60" cy="34" r="31" fill="url(#d)"/>` +
    `<ellipse cx="60" cy="36" rx="64" ry="15" fill="none" stroke="#fff" stroke-width="1.600" o` +
    `pacity=".7" transform="rotate(${chance(40) - 20} 60 36)"/>`
  );
}

/** A shield of arms for a card of which nobody knows what it looks like. */
export function heraldry(colours: string, world: World, chance: Chance): string {
  const [one, two] = [world.coats[0]?.[1] ?? "#888", world.coats.at(-1)?.[2] ?? "#444"];
  const fields = [
    "M60-8V92H124V-8Z",
    "M-4 44H124V92H-4Z",
    "M-4-8L124 92H-4Z",
    "M60-8H124V44H-4V92H60Z",
    "M-4 20H124V36H-4ZM-4 54H124V70H-4Z",
    "M30-8H50V92H30ZM70-8H90V92H70Z",
    "M-4 70L60 20 124 70V92L60 44-4 92Z",
  ];
  return (
    `${sky(colours, world)}<circle cx="60" cy="44" r="60" fill="url(#d)" opacity=".6"/><defs><` +
    `clipPath id="a"><path d="M22 8C38 8 50 4 60-2 70 4 82 8 98 8 100 46 88 74 60 90 32 74 20 46` +
    ` 22 8Z"/></clipPath></defs>` +
    `<g clip-path="url(#a)">${whole(one)}<path d="${fields[chance(fields.length)]}" fill="${two}"/>` +
    `</g><path d="M22 8C38 8 50 4 60-2 70 4 82 8 98 8 100 46 88 74 60 90 32 74 20 46 22 8Z" fi` +
    `ll="none" stroke="${world.ink}" stroke-width="5"/><path d="M22 8C38 8 50 4 60-2 70 4 82 8` +
    ` 98 8 100 46 88 74 60 90 32 74 20 46 22 8Z" fill="none" stroke="#f0c04a" stroke-width="2.600"/>`
  );
}

/** A card that lies face down: a round table and its chairs. */
export function back(): string {
  let chairs = "";
  for (let turn = 0; turn < 8; turn++) {
    const angle = (turn * Math.PI) / 4;
    chairs += ring(polar(60, 45, 33, angle), 6, 'fill="#c39b62" stroke="#14181d"');
  }
  return (
    `${whole("#23473d")}<path d="M-20 45L60-35 140 45 60 125ZM0 45L60-15 120 45 60 105Z" fill="` +
    `none" stroke="#c39b62" stroke-width="1.400" opacity=".5"/>` +
    `${chairs}<circle cx="60" cy="45" r="24" fill="#80552f" stroke="#14181d" stroke-width="1.400"/>` +
    `<circle cx="60" cy="45" r="19" fill="none" stroke="#c39b62" stroke-width="1.600"/><path d="` +
    `M60 32L63.500 41.500 73 45 63.500 48.500 60 58 56.500 48.500 47 45 56.500 41.500Z" fill="#` +
    `f0c04a"/>`
  );
}
