"""A game's table lies well on the screen at its great moments, in both languages at both widths."""

from itertools import product

import pytest

from tests.browser.conftest import Server, Sit
from tests.browser.looking import LAYOUT, WIDTHS, Browsers, look
from tests.browser.scenes import GAMES
from tests.browser.stories import OPENED, STORIES, opened_at, talked


@pytest.mark.sweep
@pytest.mark.parametrize("moment", GAMES)
def test_a_moment_of_a_game(server: Server, sit: Sit, moment: str) -> None:
    """Nothing is too wide, cut off or covered, every control is large enough, and axe finds nothing grave."""
    with GAMES[moment](server) as scene:
        look(sit, scene)


@pytest.mark.sweep
def test_what_is_opened_in_a_game(server: Server, sit: Sit, subtests: pytest.Subtests) -> None:
    """The same for dialogs, the log and what people say, all in the middle of one game."""
    browsers = Browsers(sit)
    with talked(server) as line:
        for sight, act in OPENED.items():
            with subtests.test(sight):
                told = browsers.look(opened_at(line, act))
                assert told == [], "\n".join(told)


COMPANION = ("companion-details", "companion-log")
"""Of a game on paper: while it is played, each half of a seat is a button, and others lie over it."""
SEEN = ("menu", "over", "replay", "commander", *COMPANION)
"""What has a game of its own; lost lines have tests of their own."""


@pytest.mark.sweep
@pytest.mark.parametrize("sight", SEEN)
def test_what_has_a_game_of_its_own(server: Server, sit: Sit, sight: str) -> None:
    """The same for the room's menu, the last page, replays, commanders, and the companion."""
    with STORIES[sight](server) as scene:
        look(sit, scene)


SIZED = """async wide => {
  for (const field of document.querySelectorAll('[style*="--size"]')) {
    const high = wide * field.style.getPropertyValue('--ratio');
    field.style.setProperty('--size', `${wide}px`);
    for (const card of field.querySelectorAll('.permanent')) {
      card.classList.toggle('tight', wide <= 56);
      card.classList.toggle('scant', high <= 78);
    }
  }
  for (const _ of 'xx') await new Promise(requestAnimationFrame);
}"""
"""Lays out the cards of every seat as large as a board that leaves them this much room."""
TOLD = """([size, counters, tapped]) => {
  for (const card of document.querySelectorAll('.row-of.creatures .permanent')) {
    const own = [...card.classList].find(one => one.startsWith('svelte-'));
    const said = (kind, textContent) =>
      Object.assign(document.createElement('b'), {className: `${kind} ${own}`, textContent});
    const star = said('leads', '');
    star.append(document.querySelector('[data-buried] svg').cloneNode(true));
    card.parentElement.classList.toggle('turned', tapped);
    card.classList.toggle('tapped', tapped);
    card.classList.add('marked');
    card.querySelectorAll('.marks > :not(.foot), .foot > :not(.badges)').forEach(one => one.remove());
    card.querySelector('.badges').replaceChildren(star, ...(counters ? [said('counters', counters)] : []));
    card.querySelector('.foot').append(said(size.length > 3 ? 'size great' : 'size', size));
  }
}"""
"""Makes every creature a commander of this size with these counters, tapped or not."""
GREAT = tuple(product(("1/1", "5/5", "12/12"), ("", "+2", "+12"), (False, True)))
"""What may have become of a commander in a game: its size, its counters, and whether it is tapped."""


@pytest.mark.sweep
@pytest.mark.parametrize("screen,cards", [(1440, range(44, 100, 4)), (390, range(62, 121, 6))])
def test_the_size_of_a_commander_stays_whole_on_cards_of_any_width(
    server: Server, sit: Sit, screen: int, cards: range
) -> None:
    """Its star or surcharge and its counters stand beside its power and toughness, or above where there's no room."""
    with GAMES["attack"](server) as scene:
        person = sit("Ada", "en", screen, WIDTHS[screen], kept=scene.kept)
        person.page.goto(scene.address)
        scene.ready(person)
        assert person.page.locator(".row-of.creatures .permanent").count()
        person.page.emulate_media(reduced_motion="reduce")
        for told in GREAT:
            person.page.evaluate(TOLD, told)
            for wide in cards:
                person.page.evaluate(SIZED, wide)
                found = person.page.evaluate(LAYOUT)
                assert [one for one in found if ".size" in one] == [], f"{told} at {wide} pixels"
