// Draws what `paint` makes on a canvas.  That is a small part of SVG: paths, circles and ellipses, groups that place,
// clip or colour what is in them, and gradients that fill the box of what they paint.

type Attributes = Readonly<Record<string, string>>;
type Context = OffscreenCanvasRenderingContext2D;
type Box = readonly [x: number, y: number, width: number, height: number];

interface Gradient {
  is: string;
  along: Attributes;
  stops: Attributes[];
}

/** The canvas that a picture is made for. */
const [WIDTH, HEIGHT] = [120, 90];
const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const PARTS = new Set(["path", "circle", "ellipse"]);

/** Draw a picture over the whole of a canvas. */
export function draw(svg: string, on: Context): void {
  const gradients = new Map<string, Gradient>();
  const clips = new Map<string, Path2D>();
  let [gradient, clip] = ["", ""];
  const groups: Attributes[] = [];
  on.save();
  on.scale(on.canvas.width / WIDTH, on.canvas.height / HEIGHT);
  on.lineJoin = on.lineCap = "round";
  for (const [, closes, tag = "", text = "", alone] of svg.matchAll(TAG)) {
    if (tag === "g" && closes) {
      groups.pop();
      on.restore();
    } else if (tag === "clipPath" && closes) clip = "";
    else if (!closes) {
      const own = attributes(text);
      if (tag.endsWith("Gradient")) {
        gradient = own["id"] ?? "";
        gradients.set(gradient, { is: tag, along: own, stops: [] });
      } else if (tag === "stop") gradients.get(gradient)?.stops.push(own);
      else if (tag === "clipPath") clip = own["id"] ?? "";
      else if (tag === "g" && !alone) {
        on.save();
        place(own["transform"] ?? "", on);
        const within = clips.get(called(own["clip-path"]));
        if (within) on.clip(within);
        groups.push({ ...groups[groups.length - 1], ...own });
      } else if (PARTS.has(tag)) {
        if (clip) clips.set(clip, outline(tag, own));
        else part(tag, { ...groups[groups.length - 1], transform: "", ...own }, gradients, on);
      }
    }
  }
  on.restore();
}

function attributes(text: string): Attributes {
  const found: Record<string, string> = {};
  for (const [, key = "", value = ""] of text.matchAll(ATTRIBUTE)) found[key] = value;
  return found;
}

/** "url(#k)" is called "k". */
const called = (address = ""): string => /^url\(#(.*)\)$/.exec(address)?.[1] ?? "";

const numbers = (text = ""): number[] => (text.match(NUMBER) ?? []).map(Number);

/** Turn and move whatever is drawn next, as a transform says. */
function place(transform: string, on: Context): void {
  for (const [, how, text] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = numbers(text);
    if (how === "translate") on.translate(a, b ?? 0);
    else if (how === "scale") on.scale(a, b ?? a);
    else if (how === "matrix") on.transform(a, b ?? 0, c, d, e, f);
    else if (how === "rotate") {
      on.translate(b ?? 0, c);
      on.rotate((a * Math.PI) / 180);
      on.translate(-(b ?? 0), -c);
    }
  }
}

function outline(tag: string, own: Attributes): Path2D {
  if (tag === "path") return new Path2D(own["d"]);
  const [x, y, wide, high] = rounded(own);
  const path = new Path2D();
  path.ellipse(x, y, wide, high, 0, 0, 2 * Math.PI);
  return path;
}

/** The middle of a circle or an ellipse, and its two radii. */
function rounded({ cx, cy, r, rx, ry }: Attributes): Box {
  return [Number(cx), Number(cy), Number(rx ?? r), Number(ry ?? r)];
}

/** The box around a part; of a path, which has absolute places alone where a gradient fills it, the one of them all. */
function boxOf(tag: string, own: Attributes): Box {
  if (tag !== "path") {
    const [x, y, wide, high] = rounded(own);
    return [x - wide, y - high, 2 * wide, 2 * high];
  }
  const [across, along]: [number[], number[]] = [[], []];
  for (const [, command, text] of (own["d"] ?? "").matchAll(/([A-Z])([^A-Z]*)/g)) {
    for (const [at, value] of numbers(text).entries())
      (command === "V" || (command !== "H" && at % 2) ? along : across).push(value);
  }
  const [x, y] = [Math.min(...across), Math.min(...along)];
  return [x, y, Math.max(...across) - x, Math.max(...along) - y];
}

function part(tag: string, own: Attributes, gradients: ReadonlyMap<string, Gradient>, on: Context): void {
  const path = outline(tag, own);
  const { fill = "#000", stroke = "none" } = own;
  on.save();
  place(own["transform"] ?? "", on);
  on.globalAlpha = Number(own["opacity"] ?? 1);
  const gradient = gradients.get(called(fill));
  if (gradient) filled(path, gradient, boxOf(tag, own), on);
  else if (fill !== "none") {
    on.fillStyle = fill;
    on.fill(path);
  }
  if (stroke !== "none") {
    on.strokeStyle = stroke;
    on.lineWidth = Number(own["stroke-width"] ?? 1);
    on.lineJoin = (own["stroke-linejoin"] ?? on.lineJoin) as CanvasLineJoin;
    on.lineCap = (own["stroke-linecap"] ?? on.lineCap) as CanvasLineCap;
    on.setLineDash(numbers(own["stroke-dasharray"]));
    on.stroke(path);
  }
  on.restore();
}

/** Fill a path with a gradient, whose places are parts of the path's box. */
function filled(path: Path2D, { is, along, stops }: Gradient, [x, y, width, height]: Box, on: Context): void {
  const { x1 = 0, y1 = 0, x2 = 1, y2 = 0 } = along;
  const paint =
    is === "linearGradient"
      ? on.createLinearGradient(Number(x1), Number(y1), Number(x2), Number(y2))
      : on.createRadialGradient(0.5, 0.5, 0, 0.5, 0.5, 0.5);
  for (const stop of stops) paint.addColorStop(Number(stop["offset"] ?? 0), seenThrough(stop));
  on.save();
  on.clip(path);
  on.transform(width, 0, 0, height, x, y);
  on.fillStyle = paint;
  on.fillRect(0, 0, 1, 1);
  on.restore();
}

/** The colour of a gradient's stop, as far as it is opaque. */
function seenThrough(stop: Attributes): string {
  const colour = stop["stop-color"] ?? "#000";
  const opacity = Number(stop["stop-opacity"] ?? 1);
  if (opacity === 1) return colour;
  const long = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join("") : colour.slice(1);
  return `#${long}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, "0")}`;
}
