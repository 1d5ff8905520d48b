// The five basic lands.  Each has a shape and a brightness of its own, so that they are told apart without colours:
// a low sun over bright rows; one round island in water; bare trunks in the dark; one white-capped triangle;
// round crowns.

const gradient = (id: string, top: string, bottom: string) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-` +
  `color="${bottom}"/></linearGradient>`;
const all = (fill: string) => `<path d="M-2-2H122V92H-2Z" fill="${fill}"/>`;

function plains(shift: number): string {
  const x = 60 + (shift % 5) * 4 - 8;
  let rays = "";
  for (let turn = 0; turn < 15; turn++) {
    const angle = Math.PI * (1 + (turn + 0.5) / 15);
    const at = (far: number, off: number) =>
      `${(x + far * Math.cos(angle + off)).toFixed(1)} ${(46 + far * Math.sin(angle + off)).toFixed(1)}`;
    rays += `M${at(25, 0.03)}L${at(90, 0.07)} ${at(90, -0.07)}Z`;
  }
  let rows = "";
  for (let row = -7; row < 8; row++)
    rows += `M${x + row * 3} 52L${x + row * 26} 92H${x + row * 26 + 9}L${x + row * 3 + 1} 52Z`;
  let wheat = "";
  for (const [left, top] of [
    [8, 50],
    [17, 58],
    [27, 64],
    [94, 63],
    [104, 55],
    [114, 48],
  ] as const) {
    const ear = (y: number) => `M${left} ${y}q7 0 7-6q-6 0-7 6q-7 0-7-6q6 0 7 6`;
    wheat +=
      `<path d="M${left} 92V${top + 6}" stroke="#8a5a10" stroke-width="1.6"/>` +
      `<path d="M${left} ${top - 9}q4 5 0 9q-4-4 0-9${ear(top)}${ear(top + 8)}" fill="#ffd75a" ` +
      `stroke="#8a5a10" stroke-width=".9"/>`;
  }
  return (
    `<defs>${gradient("k", "#ffe9a6", "#fffaf0")}${gradient("g", "#f3cf63", "#d99a26")}</defs>${all("url(#k)")}` +
    `<path d="${rays}" fill="#fff" opacity=".85"/><path d="M${x - 21} 50a21 21 0 0 1 42 0Z" fi` +
    `ll="#fff8d8" stroke="#e9a820" stroke-width="2"/>` +
    `<path d="M-2 50C30 45 90 45 122 50V92H-2Z" fill="url(#g)"/><path d="${rows}" fill="#fff0b0" opacity=".6"/>` +
    `<path d="M20 49h9v-7l-4.500-4-4.500 4Z" fill="#fffaf0" stroke="#8a5a10" stroke-width=".8"/>${wheat}`
  );
}

function island(shift: number): string {
  const x = 58 + (shift % 5) * 3 - 6;
  const wave = (y: number, step: number, from: number) => {
    let path = "";
    for (let at = from; at < 124; at += step) path += `M${at} ${y}q${step / 4}-4 ${step / 2} 0`;
    return path;
  };
  return (
    `<defs>${gradient("k", "#8fd3f7", "#e6f8ff")}${gradient("g", "#1f7fd0", "#0a2f78")}</defs>${all("url(#k)")}` +
    `<path d="M4 22c0-6 8-7 10-3 3-5 12-4 12 2 6 0 6 6 1 6H5c-5 0-5-5-1-5ZM88 12c0-5 7-6 9-2 3-4` +
    ` 10-3 10 2 5 0 5 5 1 5H89c-5 0-4-5-1-5Z" fill="#fff"/>` +
    `<path d="M-2 46H122V92H-2Z" fill="url(#g)"/>` +
    `<path d="M${x - 46} 62C${x - 36} 46 ${x + 36} 46 ${x + 46} 62 ${x + 30} 70 ${x - 30} 70 ${x - 46}` +
    ` 62Z" fill="#8fe6f0"/>` +
    `<path d="M${x - 36} 59C${x - 26} 40 ${x + 24} 40 ${x + 36} 59 ${x + 22} 65 ${x - 22} 65 ${x - 36}` +
    ` 59Z" fill="#f6dfa0" stroke="#0a2f58" stroke-width="1.200"/>` +
    `<path d="M${x - 26} 52C${x - 18} 36 ${x + 12} 36 ${x + 24} 52 ${x + 8} 48 ${x - 10} 48 ${x - 26}` +
    ` 52Z" fill="#2f9e5c" stroke="#0a2f58" stroke-width="1"/>` +
    `<path d="M${x + 2} 48C${x + 2} 36 ${x - 1} 26 ${x - 8} 17L${x - 4} 15C${x + 4} 24 ${x + 7}` +
    ` 36 ${x + 7} 48Z" fill="#7a5230" stroke="#0a2f58" stroke-width=".9"/>` +
    `<path d="M${x - 6} 17C${x - 16} 8 ${x - 28} 12 ${x - 33} 24 ${x - 24} 17 ${x - 16} 17 ${x - 6}` +
    ` 17ZM${x - 6} 17C${x - 8} 4 ${x + 6}-1 ${x + 17} 5 ${x + 8} 6 ${x + 1} 10 ${x - 6} 17ZM${x - 6}` +
    ` 17C${x + 6} 10 ${x + 19} 15 ${x + 22} 28 ${x + 14} 20 ${x + 5} 18 ${x - 6} 17ZM${x - 6} 17` +
    `C${x - 14} 2 ${x - 24} 0 ${x - 31} 5 ${x - 22} 7 ${x - 14} 10 ${x - 6} 17ZM${x - 6} 17C${x - 16}` +
    ` 20 ${x - 20} 28 ${x - 18} 36 ${x - 14} 28 ${x - 10} 22 ${x - 6} 17Z" fill="#1f8a4c" stro` +
    `ke="#0a2f58" stroke-width=".9"/>` +
    `<path d="${wave(74, 24, -8)}${wave(82, 28, 2)}${wave(89, 26, -12)}" fill="none" stroke="#` +
    `fff" stroke-width="2.400" stroke-linecap="round"/>` +
    `<path d="${wave(54, 26, -16)}" fill="none" stroke="#bfe9ff" stroke-width="1.200" stroke-l` +
    `inecap="round" opacity=".6"/>`
  );
}

function swamp(shift: number): string {
  const x = shift % 2 ? 88 : 34;
  return (
    `<defs>${gradient("k", "#150d20", "#57406a")}${gradient("g", "#3d3350", "#0b0710")}</defs>${all("url(#k)")}` +
    `<path d="M${x + 4} 7a14 14 0 1 0 9 24a16 16 0 0 1-9-24Z" fill="#f0e6c8"/>` +
    `<path d="M-2 58H122V92H-2Z" fill="url(#g)"/><path d="M-2 54C20 50 40 57 60 53S100 49 122 55` +
    `V61H-2Z" fill="#8f7aa6" opacity=".55"/>` +
    `<g fill="#08050c"><path d="M16 92C20 70 18 50 14 34L2 22 4 18 14 27 12 6H16L19 24 30 10 33` +
    ` 13 22 34C26 50 28 72 34 92Z"/>` +
    `<path d="M88 92C94 72 94 56 90 40L74 30 75 26 89 32 86 8 91 7 95 28 110 14 113 17 98 38C102 56 104 74 112 92Z"/>` +
    `<path d="M56 74C58 62 58 52 56 44L48 36 50 34 56 38 56 26H59L61 38 68 32 70 34 62 44C62 54` +
    ` 63 64 66 74Z" opacity=".8"/></g>` +
    `<path d="M2 92C2 80 3 72 6 66M42 92C42 82 43 76 46 70M50 92C50 84 50 80 49 74M78 92C78 82` +
    ` 77 76 74 70" stroke="#08050c" stroke-width="1.800" fill="none"/>` +
    `<path d="M44.500 62h4v11h-4ZM47 68h4v9h-4ZM72 63h4v10h-4Z" fill="#08050c"/>` +
    `<path d="M54 80h22M30 86h20M66 88h16M44 66h9M68 66h10" stroke="#b9a6cf" stroke-width="1.600"` +
    ` stroke-linecap="round" opacity=".8"/>` +
    `<path d="M60 60a2.300 2.300 0 1 1-.1 0ZM70 56a1.700 1.700 0 1 1-.1 0ZM50 55a1.500 1.500 0` +
    ` 1 1-.1 0Z" fill="#b8ff9a"/>`
  );
}

function mountain(shift: number): string {
  const x = 58 + (shift % 5) * 3 - 6;
  return (
    `<defs>${gradient("k", "#c8321c", "#ffc873")}${gradient("g", "#8d3a2a", "#43160f")}</defs>${all("url(#k)")}` +
    `<path d="M${x + 38} 14a9 9 0 1 1-.1 0Z" fill="#fff0c0"/>` +
    `<path d="M-4 78L16 44 28 58 40 40 62 84ZM66 84L90 38 104 56 112 46 126 74V92H66Z" fill="#b4503a"/>` +
    `<path d="M${x} 4L${x - 56} 92H${x + 56}Z" fill="url(#g)" stroke="#2a0c08" stroke-width="1.300"` +
    ` stroke-linejoin="round"/>` +
    `<path d="M${x} 4L${x + 56} 92H${x + 16}L${x + 6} 62 ${x + 14} 44 ${x + 3} 26Z" fill="#2a0c08" opacity=".55"/>` +
    `<path d="M${x} 4L${x - 21} 37 ${x - 13} 33 ${x - 10} 42 ${x - 3} 32 ${x + 4} 43 ${x + 9} 33` +
    ` ${x + 17} 40 ${x + 21} 37Z" fill="#fff" stroke="#2a0c08" stroke-width="1.100" stroke-lin` +
    `ejoin="round"/>` +
    `<path d="M${x} 4L${x + 21} 37 ${x + 17} 40 ${x + 9} 33 ${x + 5} 40 ${x + 6} 28Z" fill="#9c7f86" opacity=".6"/>` +
    `<path d="M-4 92L10 74 22 84 36 70 50 92ZM70 92L84 76 96 84 108 70 126 92Z" fill="#2a0c08"/>`
  );
}

function forest(shift: number): string {
  const crown = (x: number, y: number, size: number, fill: string, light: string) =>
    `<path d="M${x - size * 0.14} ${y}L${x - size * 0.22} ${y + size * 1.35}H${x + size * 0.22}` +
    `L${x + size * 0.14} ${y}Z" fill="#4a2f18" stroke="#0c2a14" stroke-width=".9"/>` +
    `<path d="M${x - size * 0.8} ${y + size * 0.42}a${size * 0.5} ${size * 0.5} 0 0 1-.1-${size * 0.9}` +
    `a${size * 0.62} ${size * 0.62} 0 0 1 ${size * 0.9}-${size * 0.62}a${size * 0.62} ${size * 0.62}` +
    ` 0 0 1 ${size * 0.8} ${size * 0.62}a${size * 0.5} ${size * 0.5} 0 0 1-.1 ${size * 0.9}q-${size * 0.4}` +
    ` ${size * 0.3}-${size * 0.75} 0q-${size * 0.4} ${size * 0.3}-${size * 0.75} 0Z" fill="${fill}"` +
    ` stroke="#0c2a14" stroke-width="1.100"/>` +
    `<path d="M${x - size * 0.75} ${y - size * 0.3}a${size * 0.6} ${size * 0.6} 0 0 1 ${size * 0.7}-` +
    `${size * 0.55}a${size} ${size} 0 0 0-${size * 0.7} ${size * 0.55}Z" fill="${light}"/>`;
  const lean = (shift % 3) * 3;
  return (
    `<defs>${gradient("k", "#d9f2a0", "#7cc36a")}</defs>${all("url(#k)")}` +
    `<path d="M70-4L46 92H66L88-4ZM98-4L84 92H96L108-4ZM40-4L10 92H24L50-4Z" fill="#fff" opacity=".35"/>` +
    `<path d="M-4 62C6 46 14 52 20 44 28 38 34 48 42 42 52 34 60 46 68 40 78 34 86 46 94 40 104` +
    ` 36 112 46 124 42V92H-4Z" fill="#4f9e55"/>` +
    crown(40 + lean, 44, 15, "#3f9148", "#8bd07a") +
    crown(80 + lean, 42, 16, "#3f9148", "#8bd07a") +
    `<path d="M-4 78C20 70 40 76 60 74S100 70 124 76V92H-4Z" fill="#1f5a2e"/>` +
    crown(16 + lean, 46, 24, "#1f7a38", "#57b560") +
    crown(60 + lean, 40, 27, "#1a6e34", "#57b560") +
    crown(103 + lean, 47, 24, "#1f7a38", "#57b560") +
    `<path d="M-4 86C10 80 20 88 34 84S60 88 76 84 104 88 124 83V92H-4Z" fill="#0c3a1c"/>`
  );
}

export const BASIC_SCENES: Readonly<Record<string, (shift: number) => string>> = {
  Plains: plains,
  Island: island,
  Swamp: swamp,
  Mountain: mountain,
  Forest: forest,
};

/** Wastes: what a land is that has no colour. */
export function wastes(): string {
  return (
    `<defs>${gradient("k", "#8d99a3", "#e3e6e4")}</defs>${all("url(#k)")}` +
    `<path d="M60 8L74 30 60 52 46 30Z" fill="#fff" opacity=".7"/><path d="M-2 56L24 50 50 58 84` +
    ` 48 122 56V92H-2Z" fill="#9a9690"/>` +
    `<path d="M10 92L30 66 40 74 50 92ZM70 92L78 62 90 70 104 92Z" fill="#5f5d5a"/><path d="M40` +
    ` 92L56 78 76 92Z" fill="#7c7974"/>`
  );
}
