// Which page is shown: "/" starts a table, "/r/CODE" is a room.

class Router {
  path = $state(location.pathname);

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname));
  }

  get room(): string | null {
    const found = /^\/r\/([A-Za-z0-9-]+)/.exec(this.path);
    return found?.[1]?.toUpperCase() ?? null;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    window.scrollTo(0, 0);
  }
}

export const router = new Router();
