// A coin turns in the air and a die rolls over its faces, then what came of it lies there for a moment.

import { say } from "../../lib/words.svelte";
import type { Toss } from "./flights";

/** Milliseconds that something is in the air, that it lies there then, and from one to the next. */
const IN_THE_AIR = 900;
const LIES = 1100;
const BETWEEN = 140;
/** More than so many at once are not told apart. */
const MOST = 8;
const [WIDE, GAP] = [64, 12];
const [HEADS, TAILS] = ["♛", "✕"];
/** How often a die shows another face while it rolls. */
const FACES = 7;

/** What is thrown over a player's board, one beside the other, and what came of a single coin below. */
export function toss(thrown: readonly Toss[], over: DOMRect, player: (seat: number) => string): void {
  const some = thrown.slice(0, MOST);
  const left = over.left + over.width / 2 - (some.length * WIDE + (some.length - 1) * GAP) / 2;
  const top = over.top + over.height / 2 - WIDE / 2;
  for (const [place, one] of some.entries()) throwOne(one, left + place * (WIDE + GAP), top, place * BETWEEN);
  const [only] = some;
  if (some.length > 1 || only?.sides !== 2) return;
  const key = only.result ? "game-told-coin-won" : "game-told-coin-lost";
  tell(say(key, { player: player(only.seat) }), over);
}

function throwOne(one: Toss, left: number, top: number, delay: number): void {
  const isCoin = one.sides === 2;
  const thing = document.createElement("div");
  thing.className = isCoin ? "coin heads" : "die";
  thing.textContent = isCoin ? HEADS : "";
  thing.ariaHidden = "true";
  thing.style.cssText = `left:${left}px;top:${top}px`;
  document.body.append(thing);
  const turned = (parts: number) => (isCoin ? `rotateX(${parts * 720}deg)` : `rotate(${parts * 360}deg)`);
  const duration = IN_THE_AIR + LIES;
  const landed = IN_THE_AIR / duration;
  const lying = { transform: turned(2), opacity: 1 };
  const moving = thing.animate(
    [
      { transform: "translateY(40px) scale(.5)", opacity: 0 },
      { transform: `translateY(-70px) scale(1.25) ${turned(1)}`, opacity: 1, offset: landed / 2 },
      { ...lying, offset: landed },
      { ...lying, offset: 0.9 },
      { ...lying, opacity: 0 },
    ],
    { duration, delay, fill: "backwards" },
  );
  if (!isCoin) roll(thing, one, delay);
  else if (!one.result) setTimeout(() => turnOver(thing), delay + IN_THE_AIR * 0.8);
  moving.onfinish = moving.oncancel = () => thing.remove();
}

/** A coin that was lost shows its other side. */
function turnOver(coin: HTMLElement): void {
  coin.className = "coin tails";
  coin.textContent = TAILS;
}

/** A die shows other faces until it lies. */
function roll(die: HTMLElement, { sides, result }: Toss, delay: number): void {
  for (let face = 0; face < FACES; face++) {
    const shown = face === FACES - 1 ? result : 1 + Math.floor(Math.random() * sides);
    setTimeout(() => (die.textContent = String(shown)), delay + (IN_THE_AIR * face) / FACES);
  }
}

function tell(text: string, over: DOMRect): void {
  const words = document.createElement("div");
  words.className = "toss-told";
  words.ariaHidden = "true";
  words.textContent = text;
  words.style.cssText = `left:${over.left + over.width / 2}px;top:${over.top + over.height / 2 + WIDE * 0.7}px`;
  document.body.append(words);
  const shown = words.animate(
    [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }],
    { duration: LIES, delay: IN_THE_AIR, fill: "backwards" },
  );
  shown.onfinish = shown.oncancel = () => words.remove();
}
