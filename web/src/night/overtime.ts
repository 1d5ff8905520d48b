// What is played on once the time of a round is up.

/** Seconds that are left: of the time itself, then of so many minutes more, and below zero once those are over, too. */
export const playedOn = (left: number, minutes: number) => (left > 0 ? left : left + minutes * 60);
