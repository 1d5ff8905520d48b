// Open tables: which there are, and coming to one, in at once or by way of its door.

import { json } from "./api";
import type { Knock, Knocked, OpenTable, OpenTables } from "./protocol";

export const openTables = async (): Promise<readonly OpenTable[]> =>
  (await json<OpenTables>("GET", "/api/open-tables")).tables;

const door = (table: string) => `/api/open-tables/${encodeURIComponent(table)}/knocks`;
export const knock = (table: string, who: Knock) => json<Knocked>("POST", door(table), who);
export const knockAgain = (table: string, key: string) =>
  json<Knocked>("POST", `${door(table)}/${encodeURIComponent(key)}`, {});
