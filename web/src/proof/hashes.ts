// The two functions of the proof.  A page that isn't served over HTTPS has no crypto.subtle, so a library has them.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA-256 of a text, as hex digits. */
export const hashed = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** HMAC-SHA256 with a key in hex digits. */
export const keyed = (key: string, ...parts: (string | Uint8Array)[]): string =>
  bytesToHex(
    hmac(
      sha256,
      hexToBytes(key),
      concatBytes(...parts.map((part) => (typeof part === "string" ? utf8ToBytes(part) : part))),
    ),
  );

export const bytesOf = hexToBytes;

/** A number that nobody can guess, as 64 hex digits. */
export const nonce = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

export const isHash = (text: unknown): text is string => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

/** What a device publishes of its nonce before it knows any other (see kernel/proof.py). */
export const pledgeOf = (commitment: string, attempt: number, seat: number, own: string): string =>
  hashed(`entaku pledge|${commitment}|${attempt}|${seat}|${own}`);

/** Every seat of a table once: with what its device pledged, silent, or not asked. */
export interface List {
  shares: { seat: number; pledge: string }[];
  silent: number[];
  unasked: number[];
}

const inOrder = (seats: number[]) => seats.every((seat, place) => place === 0 || seat > (seats[place - 1] ?? 0));

/** Whether a list has every seat from the first to its last once, each group in the order of the seats. */
export function isComplete({ shares, silent, unasked }: List): boolean {
  const groups = [shares.map((share) => share.seat), silent, unasked];
  const seats = groups.flat().sort((one, other) => one - other);
  return (
    groups.every(inOrder) && seats.every((seat, place) => seat === place) && shares.every((one) => isHash(one.pledge))
  );
}

/** The hash of the list that is closed before any number is shown. */
export function listOf(commitment: string, attempt: number, { shares, silent, unasked }: List): string {
  const pledged = shares.map((share) => `${share.seat}:${share.pledge}`).join(",");
  return hashed(
    `entaku list|${commitment}|${attempt}|${pledged}|silent ${silent.join(",")}|unasked ${unasked.join(",")}`,
  );
}

/** How a device agrees to a list: nobody else can, nor to another list, as long as its number is hidden. */
export const agreementOf = (list: string, own: string): string => keyed(own, `entaku agreement|${list}`);

/** What a device notes before it shows its number: the list, and how every device agreed to it. */
export const sealOf = (list: string, agreements: { seat: number; agreement: string }[]): string =>
  hashed(`entaku seal|${list}|${agreements.map((one) => `${one.seat}:${one.agreement}`).join(",")}`);
