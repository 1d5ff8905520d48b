// What lies on the stack is of a kind, and the stack itself lies where it hides the least.

import type { StackView, Wording } from "../lib/protocol";
import { BY_INITIATIVE } from "../lib/usual";

export type Kind = "spell" | "activated" | "triggered" | "ability";

/** Whether it is a spell, or which kind of ability; "ability" where its card doesn't say it: another card gave it. */
export function kindOf(item: StackView, choices: readonly Wording[]): Kind {
  if (!item.is_ability) return "spell";
  const found = choices.find((one) => one.marks?.includes(item.ability ?? ""));
  if (!found) return "ability";
  const place = found.marks?.indexOf(item.ability ?? "") ?? 0;
  return place < (found.activated?.length ?? 0) ? "activated" : "triggered";
}

/** What is told of something on the stack that no card's name is known of. */
export function namelessKey({ face_down, source = 0 }: StackView): string {
  if (face_down) return "web-game-unseen-card";
  if (source < BY_INITIATIVE) return "web-game-speeding";
  if (source === BY_INITIATIVE) return "web-game-initiative";
  return source < 0 ? "web-planes-leads-away" : "web-game-monarch";
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What may be hidden, and how much that matters. */
export interface Thing {
  box: Box;
  weight: number;
}

export const PLACES = ["center", "end", "start"] as const;
export type Place = (typeof PLACES)[number];

const shared = (one: Box, other: Box): number =>
  Math.max(Math.min(one.right, other.right) - Math.max(one.left, other.left), 0) *
  Math.max(Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top), 0);

/** The middle is taken even if it hides up to twice as much: there the stack is looked for. */
const WORTH: Record<Place, number> = { center: 0.5, end: 1, start: 1 };
/** Between the boards it lies as long as it hides less there than this much more over the opponents'. */
const RAISED = 1.25;

export interface Lying {
  place: Place;
  /** By how much it is raised from between the boards. */
  raised: number;
  /** Whether what matters most is hidden even so: the middle of something that weighs as much as this. */
  hides: boolean;
}

/**
 * Where the stack hides the least, of the places along the middle of the room, and these raised by as much.
 * `room` is as high as the stack where it isn't raised.
 */
export function clearest(
  room: Box,
  width: number,
  things: readonly Thing[],
  lifts: readonly number[] = [0],
  most = Infinity,
): Lying {
  const middle = (room.left + room.right - width) / 2;
  const lefts: Record<Place, number> = { center: middle, end: room.right - width, start: room.left };
  const found = lifts.flatMap((raised, order) =>
    PLACES.map((place) => {
      const left = lefts[place];
      const box = { left, right: left + width, top: room.top - raised, bottom: room.bottom - raised };
      const hidden = things.reduce((sum, { box: other, weight }) => sum + weight * shared(box, other), 0);
      const hides = things.some((one) => one.weight >= most && isMiddleIn(one.box, box));
      return { place, raised, hides, cost: hidden * WORTH[place] * (order ? RAISED : 1) };
    }),
  );
  const { place, raised, hides } = found.reduce((best, one) => (one.cost < best.cost ? one : best));
  return { place, raised, hides };
}

function isMiddleIn({ left, right, top, bottom }: Box, box: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}
