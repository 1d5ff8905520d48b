// A WebSocket that is opened again whenever it is lost, until nobody wants it any more.

const PING_EVERY = 20_000;
const PONG_WITHIN = 6_000;
const CALM = 1_500;
/** Milliseconds until a lost socket is tried again; then the longest.  Another process has a table that was
 * open in one that died after three to four seconds, and people are to go on within five. */
const PAUSES = [400, 500, 600, 700, 800, 1_000, 1_000, 2_000, 4_000];
const LONGEST_PAUSE = 8_000;

interface SentOn {
  type: "bye";
  trouble: { key: string; args: Record<string, unknown> };
}

type Timer = "again" | "calm" | "pong";

/** What is said first over each new socket, and what becomes of what the server says. */
export interface Talk<Message> {
  hello: () => object;
  hear: (message: Message) => void;
  /** The socket is gone, and with it whatever it still had to bring. */
  lost?: () => void;
}

export class Wire<Message extends { type: string }> {
  /** "open" once the server has shown what there is to see, which `found` says. */
  state = $state<"opening" | "open" | "lost" | "ended">("opening");
  /** The line has been gone for longer than a blink, so that it is worth saying. */
  missed = $state(false);

  #socket: WebSocket | null = null;
  #tries = 0;
  /** The process of the server that has what is looked at; "" for whichever the address leads to. */
  #at = "";
  #timers: Partial<Record<Timer, ReturnType<typeof setTimeout>>> = {};
  #leave: () => void;

  constructor(
    readonly path: string,
    readonly talk: Talk<Message>,
  ) {
    this.#open();
    const beat = setInterval(() => this.#ping(), PING_EVERY);
    const wake = () => this.#wake();
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
    window.addEventListener("pageshow", wake);
    this.#leave = () => {
      clearInterval(beat);
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", wake);
      window.removeEventListener("pageshow", wake);
    };
  }

  /** Say something; nothing is said without a socket. */
  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The server has shown what there is to see. */
  found(): void {
    this.state = "open";
    this.#tries = 0;
    this.missed = false;
    this.#stop("calm");
  }

  /** Say who looks anew, over a socket of its own; what there is to see stays until it comes. */
  renew(): void {
    this.#open();
  }

  /** The server wants no more of this. */
  end(): void {
    this.state = "ended";
    this.close();
  }

  /** Nobody looks any more. */
  close(): void {
    this.#leave();
    this.#stop("again", "calm", "pong");
    this.#drop();
  }

  #open(): void {
    this.#stop("again");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const place = this.#at === "" ? "" : `?at=${encodeURIComponent(this.#at)}`;
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.path}${place}`);
    this.#drop();
    this.#socket = socket;
    socket.onopen = () => {
      if (socket === this.#socket) this.send(this.talk.hello());
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(message.data)) as Message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  /** Close the socket, so that nothing more comes of it. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #hear(message: Message): void {
    if (message.type === "pong") this.#stop("pong");
    else if (isSentOn(message)) this.#goTo(String(message.trouble.args.at));
    else this.talk.hear(message);
  }

  /** What is looked at is open in another process: there, unless that one was asked just now. */
  #goTo(at: string): void {
    const isNew = at !== "" && at !== this.#at;
    this.#lose();
    if (!isNew) return;
    this.#at = at;
    this.#open();
  }

  /** The page is looked at again: a phone that slept has a dead line without knowing it. */
  #wake(): void {
    if (document.visibilityState !== "visible") return;
    if (this.state === "lost") this.#open();
    else this.#ping();
  }

  #ping(): void {
    if (this.state !== "open") return;
    this.send({ type: "ping", request: 0 });
    this.#timers.pong ??= setTimeout(() => this.#lose(), PONG_WITHIN);
  }

  #lose(): void {
    this.#drop();
    this.#stop("again", "pong"); // the next socket owes no answer to what was asked over this one
    this.state = "lost";
    this.#at = "";
    this.talk.lost?.();
    this.#timers.calm ??= setTimeout(() => (this.missed = true), CALM);
    const pause = (PAUSES[this.#tries++] ?? LONGEST_PAUSE) * (0.75 + Math.random() / 2);
    this.#timers.again = setTimeout(() => this.#open(), pause);
  }

  #stop(...timers: Timer[]): void {
    for (const timer of timers) {
      clearTimeout(this.#timers[timer]);
      delete this.#timers[timer];
    }
  }
}

function isSentOn(message: { type: string }): message is SentOn {
  return message.type === "bye" && (message as SentOn).trouble.key === "room-elsewhere";
}
