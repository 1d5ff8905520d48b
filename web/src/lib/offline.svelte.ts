// Whether the companion opens on this device without a network.

class Offline {
  /** `plain`: the page came without TLS.  `refused`: this browser keeps nothing, in a private window, say. */
  state = $state<"asking" | "ready" | "refused" | "plain">(isSecureContext ? "asking" : "plain");
}

export const offline = new Offline();

/** Keeps what the companion is made of, so that it opens without a network after this very visit. */
export async function keepOffline(): Promise<void> {
  if (import.meta.env.DEV || !isSecureContext) return;
  try {
    await navigator.serviceWorker.register("/offline.js");
    await navigator.serviceWorker.ready;
    offline.state = "ready";
  } catch {
    offline.state = "refused";
  }
}
