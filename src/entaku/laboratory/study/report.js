// Sorts the table of cards by the column whose heading is clicked.
for (const [place, button] of document.querySelectorAll("#cards th button").entries()) {
  button.addEventListener("click", () => {
    const head = button.parentElement, body = document.querySelector("#cards tbody");
    const down = head.getAttribute("aria-sort") !== "descending" && place > 0;
    const up = place === 0 && head.getAttribute("aria-sort") !== "ascending";
    const turn = down || (place === 0 && !up) ? -1 : 1;
    for (const other of head.parentElement.children) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", turn < 0 ? "descending" : "ascending");
    const value = (row) => place === 0 ? row.cells[0].textContent : Number(row.cells[place].dataset.n);
    const compare = (a, b) => place === 0 ? value(a).localeCompare(value(b), document.documentElement.lang) : value(a) - value(b);
    body.append(...[...body.rows].sort((a, b) => turn * compare(a, b)));
  });
}
