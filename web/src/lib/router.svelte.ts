// Which page is shown: "/" starts a table, "/r/CODE" is a room; other pages go by their first step.

class Router {
  path = $state(location.pathname);

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname));
  }

  get room(): string | null {
    const found = /^\/r\/([A-Za-z0-9-]+)/.exec(this.path);
    return found?.[1]?.toUpperCase() ?? null;
  }

  /** Whether a room's finished table is looked at again. */
  get replays(): boolean {
    return /^\/r\/[A-Za-z0-9-]+\/replay$/.test(this.path);
  }

  /** Whether a caster looks at a room's table. */
  get casts(): boolean {
    return /^\/r\/[A-Za-z0-9-]+\/cast$/.test(this.path);
  }

  /** The first step of the path: "deck-check" in "/deck-check". */
  get first(): string {
    return this.path.split("/")[1] ?? "";
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    window.scrollTo(0, 0);
  }
}

export const router = new Router();
