// A sandbox in a link: pressed, behind the #, so that no server keeps or sees it.

import type { Sandbox } from "../lib/protocol";

const PREFIX = "#s=";

async function through(bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(way);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What stands behind the address of the page. */
export async function hashOf(sandbox: Sandbox): Promise<string> {
  const { text, answers, seed } = sandbox;
  const bytes = new TextEncoder().encode(JSON.stringify([text, answers, seed]));
  const pressed = await through(bytes, new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(pressed, (byte) => String.fromCharCode(byte)).join(""));
  return PREFIX + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The sandbox of a link; null where it holds none. */
export async function sandboxIn(hash: string): Promise<Sandbox | null> {
  if (!hash.startsWith(PREFIX)) return null;
  try {
    const letters = atob(hash.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/"));
    const pressed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await through(pressed, new DecompressionStream("deflate-raw"));
    const [text, answers, seed] = JSON.parse(new TextDecoder().decode(bytes)) as [string, Sandbox["answers"], string];
    return typeof text === "string" && Array.isArray(answers) ? { text, answers, seed: String(seed) } : null;
  } catch {
    return null;
  }
}
