// Shows what has happened: cards fly, damage shakes, the crown moves.  Nothing waits for it, and nothing depends on it.

import { faces, lookOf } from "../../lib/art/faces.svelte";
import { cardName } from "../../lib/cards";
import { longestWord } from "../../lib/naming";
import type { Happening } from "../../lib/line.svelte";
import type { MagicEvent } from "../../lib/protocol";
import { moves, settings } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";
import type { Gaming } from "../gaming.svelte";
import { crowned, flights, hits, tosses, type Flight, type Spot } from "./flights";
import { heard } from "./heard";
import { play } from "./sounds";
import { toss } from "./tosses";

const FLIGHT = 420;
/** About as high as the words of a turn that begins. */
const BANNER = 60;
/** More events than this at once are not watched: somebody has come back, or the table went back. */
const MANY = 80;
/** A frame that takes longer than this, in milliseconds, is felt; then fewer things move at once. */
const FELT = 34;
const LEVELS = [0, 3, 6, 12] as const;

/** Where something was before the page was brought up to date. */
interface Seen {
  flight: Flight;
  from: DOMRect | null;
  /** The picture that it had there. */
  picture: string;
}

/** Where something flies, once the page is up to date. */
interface Landing extends Seen {
  place: HTMLElement | null;
  to: DOMRect | undefined;
}

/** What of a flying card's width is no room for its name. */
const FRAME = 6;

export class Motion {
  #last = -1;
  #backs = 0;
  #events: MagicEvent[] = [];
  #seen: Seen[] = [];
  #crown: DOMRect | null = null;
  /** How much may move at once on this machine. */
  #level = LEVELS.length - 1;

  constructor(readonly game: Gaming) {}

  /** Before the page changes: what is new, and where it is still seen. */
  before(happenings: readonly Happening[]): void {
    const last = happenings[happenings.length - 1]?.number ?? 0;
    const fresh = happenings.filter((one) => one.number > this.#last);
    const anew = this.#last < 0 || last < this.#last || this.#backs !== (this.game.line.backs ?? 0);
    this.#last = last;
    this.#backs = this.game.line.backs ?? 0;
    this.#events = anew || fresh.length > MANY || document.hidden ? [] : fresh.map((one) => one.event as MagicEvent);
    this.#seen = [];
    if (!this.#events.length || !moves()) return;
    const most = LEVELS[this.#level] ?? 0;
    this.#seen = flights(this.#events)
      .slice(-most || Infinity, most ? undefined : 0)
      .map((flight) => {
        const place = elementOf(placesOf(flight.from));
        return { flight, from: place && boxOf(place), picture: pictureOn(place) };
      });
    this.#crown = crowned(this.#events) === null ? null : rectOf([".rail .crown"]);
  }

  /** After it has changed. */
  after(): void {
    const events = this.#events;
    this.#events = [];
    if (!events.length) return;
    if (settings.sound) play(heard(events, this.game.seat));
    if (!moves()) return;
    const seen = this.#seen;
    requestAnimationFrame(() => {
      // All places are looked up before anything is added: else the page would be laid out anew for each.
      for (const landing of seen.map(landingOf)) this.#fly(landing);
      for (const hit of hits(events)) shake(hit.object, hit.seat, hit.amount);
      this.#throws(events);
      const crown = crowned(events);
      if (crown !== null) this.#crowns(crown);
      if (events.some((event) => event.type === "turn-began" && event.seat === this.game.seat)) banner();
      if (seen.length) this.#watch();
    });
  }

  #fly({ flight, from, picture, place, to }: Landing): void {
    if (!from || !to || !place || !to.width) return;
    const isCard = place.matches(".permanent, .in-hand, .item");
    const size = isCard ? to : { width: 54, height: 66 };
    const flyer = this.#flyer(flight.card, size.width, size.height, picture);
    const [x, y] = [to.left + to.width / 2 - size.width / 2, to.top + to.height / 2 - size.height / 2];
    const scale = Math.min(Math.max(Math.min(from.width / size.width, from.height / size.height), 0.3), 1.4);
    const [fromX, fromY] = [from.left + from.width / 2 - size.width / 2, from.top + from.height / 2 - size.height / 2];
    const moving = flyer.animate(
      [
        { transform: `translate(${fromX}px, ${fromY}px) scale(${scale})`, opacity: 0.9 },
        {
          transform: `translate(${(fromX + x) / 2}px, ${(fromY + y) / 2 - 18}px) scale(1.08)`,
          opacity: 1,
          offset: 0.55,
        },
        { transform: `translate(${x}px, ${y}px) scale(${isCard ? 1 : 0.5})`, opacity: isCard ? 1 : 0.2 },
      ],
      { duration: FLIGHT, easing: "cubic-bezier(.3,.1,.3,1)" },
    );
    moving.onfinish = moving.oncancel = () => flyer.remove();
    if (isCard) place.animate([{ opacity: 0 }, { opacity: 0, offset: 0.92 }, { opacity: 1 }], { duration: FLIGHT });
  }

  #flyer(card: string, width: number, height: number, picture: string): HTMLElement {
    const facts = this.game.facts(card);
    const flyer = document.createElement("div");
    flyer.className = "flyer";
    flyer.ariaHidden = "true";
    flyer.style.cssText = `width:${width}px;height:${height}px`;
    const show = (address: string) => (flyer.style.backgroundImage = `url("${address}")`);
    if (card && picture) show(picture);
    else faces.tell(card ? lookOf(card, facts) : { name: "", types: ["Back"] }, show);
    if (card && width > 60) {
      const name = cardName(card, facts);
      flyer.textContent = name;
      flyer.style.fontSize = `min(0.6875rem, ${(width - FRAME) / longestWord(name)}px)`;
    }
    document.body.append(flyer);
    return flyer;
  }

  /** Coins and dice fall on the board of whoever threw them. */
  #throws(events: readonly MagicEvent[]): void {
    const thrown = tosses(events);
    for (const seat of new Set(thrown.map((one) => one.seat))) {
      const over = rectOf([`[data-board="${seat}"] .field`, `.rail [data-seat="${seat}"] .who`]);
      const own = thrown.filter((one) => one.seat === seat);
      if (over) toss(own, over, this.game.player);
    }
  }

  #crowns(seat: number): void {
    const crown = document.querySelector<HTMLElement>(`.rail [data-seat="${seat}"] .crown`);
    const to = crown?.getBoundingClientRect();
    if (!crown || !to) return;
    const [x, y] = this.#crown ? [this.#crown.left - to.left, this.#crown.top - to.top] : [0, -60];
    crown.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(2.2) rotate(-20deg)` },
        { transform: "scale(1.6)", offset: 0.7 },
        {},
      ],
      { duration: FLIGHT * 2, easing: "ease-in-out" },
    );
  }

  /** How smoothly it goes; the next time more or less moves at once. */
  #watch(): void {
    const begun = performance.now();
    let frames = 0;
    const count = (now: number) => {
      frames++;
      if (now - begun < FLIGHT) requestAnimationFrame(count);
      else {
        const felt = (now - begun) / frames;
        this.#level = Math.min(Math.max(this.#level + (felt > FELT ? -1 : 1), 1), LEVELS.length - 1);
      }
    };
    requestAnimationFrame(count);
  }
}

/** Where a spot may be found on the page, the best place first. */
function placesOf({ object, zone, seat }: Spot): string[] {
  const seatPlace = `.rail [data-seat="${seat}"] .who`;
  const own = object ? [`[data-ids~="${object}"]`, `[data-item="${object}"]`, `[data-card="${object}"]`] : [];
  if (zone === "graveyard") return [...own, `[data-buried="${seat}"]`, seatPlace];
  if (zone === "battlefield") return [...own, `[data-board="${seat}"] .field`];
  if (zone === "stack") return [...own, "[data-item]", seatPlace];
  return [...own, seatPlace];
}

function elementOf(places: readonly string[]): HTMLElement | null {
  for (const place of places) {
    const found = [...document.querySelectorAll<HTMLElement>(place)].find((one) => one.checkVisibility());
    if (found) return found;
  }
  return null;
}

/** A flight with the place where it ends; what has a picture there flies with that one. */
function landingOf(seen: Seen): Landing {
  const place = elementOf(placesOf(seen.flight.to));
  return { ...seen, place, picture: pictureOn(place) || seen.picture, to: place ? boxOf(place) : undefined };
}

/** Where a card lies there: a spell on the stack lies beside its words. */
const boxOf = (place: HTMLElement): DOMRect => (place.querySelector(".thumb") ?? place).getBoundingClientRect();

/** The picture that a place on the page has, "" for none. */
const pictureOn = (place: HTMLElement | null): string => place?.querySelector<HTMLImageElement>("img.art")?.src ?? "";

const rectOf = (places: readonly string[]): DOMRect | null => elementOf(places)?.getBoundingClientRect() ?? null;

/** What is hit trembles, and how much it was rises from it. */
function shake(object: number | null, seat: number | null, amount: number): void {
  const places = object !== null ? [`[data-ids~="${object}"]`] : [`.rail [data-seat="${seat}"] .who`];
  const place = elementOf(places);
  if (!place) return;
  const by = Math.min(3 + amount, 10);
  place.animate(
    [0, -by, by, -by * 0.6, by * 0.4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 320 },
  );
  const box = place.getBoundingClientRect();
  const number = document.createElement("div");
  number.className = "hit-number";
  number.ariaHidden = "true";
  number.textContent = `−${amount}`;
  number.style.cssText = `left:${box.left + box.width / 2}px;top:${box.top + box.height / 3}px`;
  document.body.append(number);
  const rising = number.animate(
    [
      { opacity: 0, transform: "translate(-50%, 0) scale(.6)" },
      { opacity: 1, transform: "translate(-50%, -14px) scale(1.2)", offset: 0.25 },
      { opacity: 0, transform: "translate(-50%, -46px)" },
    ],
    { duration: 900, easing: "ease-out" },
  );
  rising.onfinish = rising.oncancel = () => number.remove();
}

/** The viewer's own turn begins. */
function banner(): void {
  const field = document.querySelector<HTMLElement>(".board.own .field");
  const table = field?.closest("main")?.getBoundingClientRect();
  if (!field?.checkVisibility() || !table) return;
  const box = field.getBoundingClientRect();
  // On a phone the table is scrolled: it is told where it can be seen, on as much of the own board as can be.
  const middle = (Math.max(box.top, table.top) + Math.min(box.bottom, table.bottom)) / 2;
  const seen = Math.min(Math.max(middle, table.top + BANNER / 2), table.bottom - BANNER / 2);
  const words = document.createElement("div");
  words.className = "turn-banner";
  words.ariaHidden = "true";
  words.textContent = say("web-game-your-turn");
  words.style.cssText = `left:${box.left}px;width:${box.width}px;top:${seen}px`;
  document.body.append(words);
  const passing = words.animate(
    [
      { opacity: 0, transform: "translateY(-50%) scale(.9)" },
      { opacity: 1, transform: "translateY(-50%)", offset: 0.2 },
      { opacity: 1, transform: "translateY(-50%)", offset: 0.7 },
      { opacity: 0, transform: "translateY(-50%)" },
    ],
    { duration: 1100 },
  );
  passing.onfinish = passing.oncancel = () => words.remove();
}
