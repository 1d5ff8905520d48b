// The codes that lead back to this person's seats without this device, as far as they were asked for here.  All rooms
// of a pod have one: that of the room where it drafted.

import { recoveryCode } from "./api";
import type { Line } from "./line.svelte";
import { recoveryFor, rememberTable } from "./tables";

const home = (line: Line): string => line.room?.pod || line.code;

class Recovery {
  #codes = $state<Record<string, string>>({});

  /** The code of a room's seat; "" where none was asked for here. */
  of(line: Line): string {
    const room = home(line);
    return this.#codes[room] ?? recoveryFor(room);
  }

  /** Ask for a code, after which the one before no longer counts. */
  async ask(line: Line): Promise<void> {
    if (!line.token) return;
    const { code } = await recoveryCode(line.code, line.token);
    this.#codes[home(line)] = code;
    rememberTable(home(line), { recovery: code });
  }
}

export const recovery = new Recovery();
