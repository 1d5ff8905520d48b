// How much room the screen has: a narrow one shows the parts of a page one at a time, a wide one more
// in a row.

class Screen {
  narrow = $state(false);
  wide = $state(false);

  constructor() {
    const narrow = matchMedia("(max-width: 900px)");
    this.narrow = narrow.matches;
    narrow.addEventListener("change", (event) => (this.narrow = event.matches));
    const wide = matchMedia("(min-width: 1900px)");
    this.wide = wide.matches;
    wide.addEventListener("change", (event) => (this.wide = event.matches));
  }
}

export const screenSize = new Screen();
