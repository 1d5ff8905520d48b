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
