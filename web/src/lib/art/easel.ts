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

async function drawn(svg: string, wide: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(wide, Math.round(wide * 0.75));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas for a worker.");
  draw(svg, context);
  return canvas.convertToBlob();
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  void deliver(data);
});

async function deliver({ wide, pictures }: Order): Promise<void> {
  for (let first = 0; first < pictures.length; first += TOGETHER) {
    const some = pictures.slice(first, first + TOGETHER);
    const delivery: Delivery = await Promise.all(
      some.map(async ({ key, svg }) => ({ key, image: await drawn(svg, wide) })),
    );
    postMessage(delivery);
  }
}
