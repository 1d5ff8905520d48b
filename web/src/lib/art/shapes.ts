// What drawings are made of: paths of a canvas of 120 to 90, each in a part's colour, never a colour of its own.
//
// A part's name may begin with "=" (drawn again, mirrored at the middle) and may end in a width (":2" is a line).

/** A part and its path. */
export type Shape = readonly [part: string, path: string];

/** Shapes that are always drawn, or one of several: the first that a card's marks name, else one by the card's name. */
export type Layer =
  readonly Shape[] | { readonly of: Readonly<Record<string, readonly Shape[]>>; readonly any: readonly string[] };

/** Layers from back to front. */
export type Family = readonly Layer[];

/** The colour of each part. */
export type Paints = Readonly<Record<string, string>>;

/** Parts that are laid over others: without an outline. */
const BARE = new Set(["shade", "shine", "eye", "ink", "glow", "mist"]);
const FAINT: Readonly<Record<string, number>> = { shade: 0.26, shine: 0.32, mist: 0.5 };

export function isChoice(layer: Layer): layer is Exclude<Layer, readonly Shape[]> {
  return "of" in layer;
}

/** A family's shapes as drawn for these marks; `chance` settles what they leave open. */
export function chosen(family: Family, marks: readonly string[], chance: (below: number) => number): Shape[] {
  const shapes: Shape[] = [];
  for (const layer of family) {
    if (!isChoice(layer)) {
      shapes.push(...layer);
      continue;
    }
    const open = layer.any[chance(Math.max(1, layer.any.length))] ?? "";
    const wanted = marks.find((mark) => mark in layer.of) ?? open;
    shapes.push(...(layer.of[wanted] ?? []));
  }
  return shapes;
}

/** Shapes as SVG. */
export function drawn(shapes: readonly Shape[], paints: Paints, outline = 1.1): string {
  return shapes.map(([part, path]) => one(part, path, paints, outline)).join("");
}

function one(spec: string, path: string, paints: Paints, outline: number): string {
  const mirrored = spec.startsWith("=");
  const [part = "", width] = (mirrored ? spec.slice(1) : spec).split(":");
  const colour = paints[part] ?? "#000";
  const faint = FAINT[part] ? ` opacity="${FAINT[part]}"` : "";
  let found: string;
  if (width) {
    const line = (stroke: string, wide: number) =>
      `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${wide}"${faint}/>`;
    found =
      (BARE.has(part) ? "" : line(paints["ink"] ?? "#000", Number(width) + 2 * outline)) + line(colour, Number(width));
  } else {
    const edge = BARE.has(part) ? "" : ` stroke="${paints["ink"]}" stroke-width="${outline}"`;
    found = `<path d="${path}" fill="${colour}"${edge}${faint}/>`;
  }
  return mirrored ? `${found}<g transform="matrix(-1 0 0 1 120 0)">${found}</g>` : found;
}
