// What a group is called: by the shop's table where it sits.

import { say } from "../lib/words.svelte";

/** The shop's table at which a group sits. */
export function tableName(group: { table: number } | undefined): string {
  return group ? say("nights-table-number", { table: group.table }) : "";
}

/** A group's table, where those of several rounds stand beside each other. */
export function tableOfRound(group: { table: number; round: number } | undefined): string {
  return group ? say("nights-table-of-round", { round: group.round, table: group.table }) : "";
}
