// How much room the screen has: a narrow one shows the parts of a page one at a time.

class Screen {
  narrow = $state(false);

  constructor() {
    const query = matchMedia("(max-width: 900px)");
    this.narrow = query.matches;
    query.addEventListener("change", (event) => (this.narrow = event.matches));
  }
}

export const screenSize = new Screen();
