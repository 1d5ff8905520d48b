"""Cards are fetched by a button: what and from where is read first, and their day is seen afterwards."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from tests.browser.conftest import Server, Sit, serving
from tests.browser.looking import ACROSS, WIDTHS, barred, misplaced, rest_swept
from tests.browser.turning import in_each_language
from tests.oracle.far_side import FarSide, many_printings, playing

pytestmark = pytest.mark.xdist_group("a server for updating")  # it is started by one worker

DAYS = iter(f"2027-01-{day:02}" for day in range(1, 29))
"""The files of each test are newer than those of the one before."""


@pytest.fixture(scope="module")
def far() -> Iterator[FarSide]:
    with playing(FarSide()) as side:
        yield side


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, far: FarSide) -> Iterator[Server]:
    """A server of these tests alone, which asks the far side."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ENTAKU_MTGJSON", f"{far.base}/mtgjson")
        patch.setenv("ENTAKU_SCRYFALL", f"{far.base}/scryfall")
        yield from serving(Server(tmp_path_factory.mktemp("updating")))


def renewed(far: FarSide) -> str:
    """The far side has the file of another day."""
    far.day = next(DAYS)
    far.printings = many_printings(day=far.day)
    far.asked.clear()
    return far.day


@pytest.mark.parametrize(("language", "width"), rest_swept(*reversed(ACROSS)))
def test_the_keeper_fetches_cards_where_one_isn_t_known(sit: Sit, far: FarSide, language: Language, width: int) -> None:
    """On a cube's page: read what it is, press, watch, and the list is read anew with the cards."""
    day = renewed(far)
    ada = sit("Ada", language, width=width, height=WIDTHS[width], touch=width < 600)
    page = ada.page
    page.goto("/cube")
    page.get_by_label(ada.say("web-cube-list")).fill("Nobody Knows This\nTest Cat 7")
    ada.button("web-cube-show").click()
    far.gate.clear()
    page.locator("[data-cards]").get_by_role("button", name=ada.say("web-update")).click()
    update = page.locator("[data-update]")
    site = far.base.removeprefix("http://")
    about = ada.say("web-update-about", file="AllPrintings", site=site, size=150)
    expect(update).to_contain_text(about)
    assert far.asked == []
    assert in_each_language(ada, misplaced, barred) == []
    update.get_by_role("button", name=ada.say("web-update-now")).click()
    fetching = re.escape(ada.say("web-update-fetching", part=0)).replace("0", r"[1-9]\d*")
    expect(update.get_by_role("status")).to_have_text(re.compile(fetching))
    assert in_each_language(ada, misplaced) == []
    far.gate.set()
    expect(page.locator("[data-cards-of]")).to_have_text(ada.say("web-cards-of", date=day))
    expect(page.locator("[data-unknown]")).to_have_count(1)
    expect(update.locator("[data-update-done]")).to_contain_text(ada.say("web-update-done", count=1_000))
    expect(update.locator("[data-update-done]")).to_contain_text(ada.say("import-of-date", date=day))
    assert in_each_language(ada, misplaced) == []


@pytest.mark.parametrize(("language", "width"), rest_swept(*ACROSS))
def test_the_day_of_the_cards_stands_where_they_are_spoken_of(
    sit: Sit, far: FarSide, language: Language, width: int
) -> None:
    """On the front page, where cards are imported and where decks are checked; for whoever isn't the keeper too."""
    day = renewed(far)
    ada = sit("Ada", language, width=width, height=WIDTHS[width], touch=width < 600)
    page = ada.page
    page.goto("/import")
    page.locator("[data-update]").get_by_role("button", name=ada.say("web-update-now")).click()
    expect(page.locator("[data-update-done]")).to_be_visible()
    page.context.set_extra_http_headers({"X-Forwarded-For": "127.0.0.1"})
    for path in ("/", "/import", "/deck-check"):
        page.goto(path)
        expect(page.locator("[data-cards-of]")).to_have_text(ada.say("web-cards-of", date=day))
        expect(page.get_by_role("button", name=ada.say("web-update"))).to_have_count(0)
        assert in_each_language(ada, misplaced) == []


@pytest.mark.parametrize("language", rest_swept("ja", "en"))
def test_what_goes_wrong_is_said_where_the_button_is(sit: Sit, far: FarSide, language: Language) -> None:
    """A site that is down, and one that comes back: the same button goes on."""
    day = renewed(far)
    far.answers["/mtgjson/Meta.json"] = (500, b"")
    ada = sit("Ada", language)
    page = ada.page
    page.goto("/import")
    now = page.locator("[data-update]").get_by_role("button", name=ada.say("web-update-now"))
    now.click()
    site = far.base.removeprefix("http://")
    expect(page.get_by_role("alert")).to_have_text(ada.say("update-refused", site=site, status=500))
    assert misplaced(page) == []
    far.answers.clear()
    now.click()
    expect(page.locator("[data-update-done]")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("[data-cards-of]")).to_have_text(ada.say("web-cards-of", date=day))
