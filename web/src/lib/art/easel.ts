// A worker that draws pictures as images, so that the page's own thread has only to show them.

import { draw } from "./canvas";

/** Pictures to draw, so many pixels wide. */
export interface Order {
  wide: number;
  pictures: readonly { key: string; svg: string }[];
}

/** Some of the pictures that were ordered. */
export type Delivery = readonly { key: string; image: Blob }[];

/** So many are delivered at once. */
const TOGETHER = 12;

/** The side and the colour of a trial. */
const [SIDE, COLOUR] = [16, [160, 80, 48, 255]] as const;

function canvasOf(wide: number, high: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(wide, high);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas for a worker.");
  return [canvas, context];
}

/** Try whether what is drawn can be had: some browsers give noise, so that nobody is known by what theirs draws. */
function tried(): void {
  const [, context] = canvasOf(SIDE, SIDE);
  context.fillStyle = `rgb(${COLOUR.slice(0, 3).join(" ")})`;
  context.fillRect(0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  if (data.some((value, place) => value !== COLOUR[place % COLOUR.length]))
    throw new Error("This browser doesn't give what is drawn.");
}

function drawn(svg: string, wide: number): Promise<Blob> {
  const [canvas, context] = canvasOf(wide, Math.round(wide * 0.75));
  draw(svg, context);
  return canvas.convertToBlob();
}

async function deliver({ wide, pictures }: Order): Promise<void> {
  for (let first = 0; first < pictures.length; first += TOGETHER) {
    const some = pictures.slice(first, first + TOGETHER);
    const delivery: Delivery = await Promise.all(
      some.map(async ({ key, svg }) => ({ key, image: await drawn(svg, wide) })),
    );
    postMessage(delivery);
  }
}

tried();
addEventListener("message", ({ data }: MessageEvent<Order>) => {
  // The page hears of every fault, and shows lines from then on.
  deliver(data).catch(reportError);
});
