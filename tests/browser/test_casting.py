"""A caster's page shows a game as it stands, which is not over because nothing later may be seen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from tests import plain_http
from tests.browser.conftest import SERVE, Server, Sit, serving
from tests.browser.lines import Line, begin, drafted, play_on
from tests.browser.looking import ACROSS, WIDTHS, barred, misplaced, rest_swept
from tests.browser.people import Person
from tests.browser.scenes import CREATURES, LATE, eager, own, wanted
from tests.browser.stories import give_up
from tests.browser.test_nights import picture
from tests.browser.turning import in_each_language

pytestmark = pytest.mark.xdist_group("a server for casting")  # it is started by one worker

LATER = """
from entaku.server.tables import casters
began = casters.steadily
casters.steadily = lambda: began() + 61
serve("""


class Later(Server):
    """A server for whose casters a minute more has gone by than for everybody else."""

    program = SERVE.replace("\nserve(", LATER)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(Later(tmp_path_factory.mktemp("casting")))


def caster_link(server: Server, host: Line) -> str:
    """The address that shows the host's next table a minute late."""
    with plain_http.client(server.address) as client:
        headers = {"Authorization": f"Bearer {host.token}"}
        made = client.post(f"/api/rooms/{host.code}/casters", json={"minutes": 1}, headers=headers)
        return str(made.raise_for_status().json()["url"])


def is_attacked(line: Line) -> bool:
    holds = any(player["hand_size"] for player in line.view["players"])
    return holds and wanted("game-block", LATE)(line) and len(own(line, "Creature")) > 0


def expect_the_game(caster: Person) -> None:
    """The game goes on: an attack's arrows, whose turn it is, the phase, and nobody is said to have won or drawn."""
    page = caster.page
    expect(page.locator("svg.arrows path").first).to_be_attached()
    expect(page.locator(".board.active")).to_have_count(1)
    expect(page.locator(".verdict, [data-ranking]")).to_have_count(0)
    expect(page.get_by_text(caster.say("web-game-nobody-won"))).to_have_count(0)


@pytest.mark.parametrize(("language", "width"), rest_swept(*ACROSS))
def test_a_caster_sees_the_game_and_then_its_end(server: Server, sit: Sit, language: Language, width: int) -> None:
    """The latest moment of a running game shows its attack and its turn; once the game is over, its end is shown."""
    lines = drafted(server, ("Ada",), 4, CREATURES)
    ada = lines[0]
    link = caster_link(server, ada)
    begin(lines, grace=None, life=40)
    while play_on(lines, is_attacked, eager) is None:
        begin(lines, grace=None, life=40)
    caster = sit("Mia", language, width, WIDTHS[width], touch=width < 900)
    caster.page.goto(link)
    expect_the_game(caster)
    assert in_each_language(caster, misplaced) == []
    picture(caster.page, f"phone-caster-{language}-{width}")
    page = caster.page
    page.locator("[data-hand]").last.click()
    hand = page.locator("dialog[open] section").first
    expect(hand.get_by_role("heading")).to_contain_text(caster.say("web-game-hand"))
    worn = page.evaluate("document.documentElement.dataset.theme")
    assert in_each_language(caster, misplaced, lambda page: barred(page, (worn,))) == []
    picture(page, f"phone-caster-hand-{language}-{width}")
    page.locator("dialog[open]").get_by_role("button", name=caster.say("web-game-close")).click()
    page.get_by_role("button", name=caster.say("web-replay-back")).click()
    expect(page.locator(".verdict")).to_have_count(0)
    page.get_by_role("button", name=caster.say("caster-follow")).click()
    give_up(ada)
    expect(page.locator(".verdict")).to_be_visible()
    picture(page, f"phone-caster-over-{language}-{width}")
    ada.close()
