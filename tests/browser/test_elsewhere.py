"""Friends in other homes, as they see it: the shared address that goes and comes, where they talk, open tables."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from tests.browser.conftest import Server, Sit, serving
from tests.browser.looking import rest_swept
from tests.browser.test_ways import SMALL_TARGETS, fits
from tests.ports import free_port
from tests.server import tunnel
from tests.server.test_sharing import processes

SHARED = """
import sys
from pathlib import Path
from entaku.server.config import Config
from entaku.server.run import serve
from entaku.server.sharing.tools import way
from tests.chance import Chance
from tests.server.unhurried import unhurried
data = Path(sys.argv[1])
Chance((data / "test.txt").read_text).install()
unhurried()
config = Config(data=data, port=int(sys.argv[2]), mixing=60.0, crowd=1_000, rate=10_000.0)
serve(config, way=way("", (data / "tool.txt").read_text()))
"""


class SharedServer(Server):
    """A server that is shared by the tests' own tool, which stays away as long as its network is gone."""

    program = SHARED

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self.public = free_port()
        self.network = data / "network"
        self.network.touch()
        (data / "tool.txt").write_text(f"{sys.executable} {tunnel.__file__} {{port}} {self.public} {self.network}")

    @property
    def addresses(self) -> tuple[str, ...]:
        return (self.address, f"http://127.0.0.2:{self.public}")

    def lose_network(self) -> None:
        """The tool ends, and can't come back."""
        self.network.unlink()
        for one in processes(str(self.public)):
            os.kill(one, signal.SIGKILL)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    yield from serving(SharedServer(tmp_path))


@pytest.mark.parametrize(("language", "width"), rest_swept(("ja", 390), ("en", 1440)))
def test_a_shared_address_that_goes_and_comes_back_is_told(
    server: Server, sit: Sit, language: Language, width: int
) -> None:
    """The lobby has the link for everybody; at the table it is said that it is gone, and that it is back."""
    assert isinstance(server, SharedServer)
    ada, bo = sit("Ada", language, width=width), sit("Bo", language, width=390, height=844, touch=True)
    code = ada.set_table(packs=1, cards=5, seats=3)
    shared = ada.page.locator("[data-shared]")
    expect(shared).to_have_attribute("data-shared", "open")
    address = f"http://127.0.0.2:{server.public}"
    expect(ada.page.locator("#address")).to_have_text(f"{address}/r/{code}")
    assert fits(ada.page)
    bo.page.goto(f"{address}/r/{code}")
    bo.page.get_by_label(bo.say("web-your-name")).fill("Bo")
    bo.button("web-sit-down").click()
    expect(ada.page.locator("ol")).to_contain_text("Bo")
    ada.start()
    server.lose_network()
    note = ada.page.locator("[data-shared-note]")
    expect(note).to_contain_text(ada.say("elsewhere-shared-gone"))
    expect(bo.page.get_by_text(bo.say("web-line-lost"))).to_be_visible()
    assert fits(ada.page)
    server.network.touch()
    expect(note).to_contain_text(ada.say("elsewhere-shared-back"))
    expect(bo.page.locator("[data-pack]")).to_be_visible()


@pytest.mark.parametrize(("language", "width"), rest_swept(("en", 390), ("ja", 1440)))
def test_strangers_find_an_open_table_and_knock(server: Server, sit: Sit, language: Language, width: int) -> None:
    """The host lists the table and says where the group talks; who knocks comes in when the host says so."""
    touch = width == 390
    ada, bo = (sit(name, language, width=width, height=844, touch=touch) for name in ("Ada", "Bo"))
    cleo = sit("Cleo", language)
    ada.set_table(packs=1, cards=5, seats=4)
    ada.page.get_by_label(ada.say("elsewhere-talk"), exact=True).fill("https://chat.example.net/invite")
    ada.button("elsewhere-talk-keep").click()
    expect(ada.page.locator("[data-talk]")).to_contain_text("chat.example.net")
    ada.page.locator("[data-list]").check()
    for person in (bo, cleo):
        person.page.goto("/")
        person.page.get_by_label(person.say("web-your-name")).fill(person.name)
        expect(person.page.locator("[data-open-tables]")).to_contain_text("Ada")
        assert fits(person.page)
        person.page.locator("[data-come]").click()
        expect(
            person.page.get_by_role("status").get_by_text(person.say("elsewhere-waiting", host="Ada"))
        ).to_be_visible()
    door = ada.page.locator("[data-knocks]")
    expect(door).to_contain_text(ada.say("elsewhere-knocks", name="Bo"))
    expect(door).to_contain_text(ada.say("elsewhere-knocks", name="Cleo"))
    assert not touch or (ada.page.evaluate(SMALL_TARGETS), bo.page.evaluate(SMALL_TARGETS)) == ([], [])
    door.get_by_role("button", name=ada.say("elsewhere-admit")).first.click()
    expect(door).not_to_contain_text(ada.say("elsewhere-knocks", name="Bo"))
    door.get_by_role("button", name=ada.say("elsewhere-turn-away")).click()
    expect(bo.page.locator("[data-talk]")).to_have_attribute("href", "https://chat.example.net/invite")
    assert fits(bo.page)
    expect(cleo.page.get_by_role("alert")).to_contain_text(cleo.say("knock-refused"))
    expect(ada.page.locator("ol")).to_contain_text("Bo")
    expect(ada.page.locator("ol")).not_to_contain_text("Cleo")
