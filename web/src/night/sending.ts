// Acts are sent one after another, in the order in which they were asked for; none is lost while another is on its way.

/** A line of acts on their way to the server. */
export class Sending {
  #last: Promise<unknown> = Promise.resolve();
  #asked = new Map<string, Promise<boolean>>();

  get empty(): boolean {
    return this.#asked.size === 0;
  }

  /** Send once everything before is answered.  Whoever asks for the same again meanwhile (a double click) gets the
   *  answer of the first; a sending that fails holds up none that follows. */
  inTurn(act: string, send: () => Promise<boolean>): Promise<boolean> {
    const under = this.#asked.get(act);
    if (under) return under;
    const sent = this.#last.then(send).finally(() => this.#asked.delete(act));
    this.#asked.set(act, sent);
    this.#last = sent.catch(() => {});
    return sent;
  }
}
