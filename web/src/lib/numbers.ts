// Numbers as they are printed: below zero by a minus, which is as wide as a plus, and not by a hyphen.

/** "3", "0", "−3". */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** How much more or less something became: "+3", "−3". */
export const signed = (by: number): string => (by > 0 ? `+${by}` : plain(by));
