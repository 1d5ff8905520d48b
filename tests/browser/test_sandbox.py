"""The sandbox in the browser: a position set up by hand, played, gone back in, written out, opened again."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from entaku.cli.main import command
from entaku.messages import Language
from entaku.scenarios.reading import read_scenarios
from tests.browser.conftest import Server, Sit
from tests.browser.looking import misplaced, rest_swept
from tests.browser.players import Player, cube, play_to, sit_down
from tests.browser.test_first_game import learner
from tests.browser.test_ways import SMALL_TARGETS, fits


def aim(page: Page, player: str, zone: str) -> None:
    """What is found next is put there."""
    page.locator(f"[data-side={player}] [data-zone={zone}] .name").click()


def put(page: Page, letters: str, name: str) -> None:
    """Look for a card by its letters, and take it."""
    page.locator("[data-find]").fill(letters)
    page.locator(f'[data-found="{name}"]').click()


def set_up(page: Page) -> None:
    """Three players; A has a creature that attacks, B one that blocks and a trick, C little life."""
    page.goto("/sandbox")
    page.locator("[data-players]").select_option("3")
    aim(page, "A", "battlefield")
    put(page, "pillarfield", "Pillarfield Ox")
    page.locator('[data-side=A] [data-line="Pillarfield Ox"]').click()
    page.locator("[data-side=A] [data-counter]").click()
    page.locator('[data-side=A] [data-line="Pillarfield Ox (1 +1/+1 counters)"]').click()
    aim(page, "A", "hand")
    put(page, "brainst", "Brainstorm")
    aim(page, "A", "battlefield")
    for _ in range(2):
        put(page, "islan", "Island")
    aim(page, "B", "battlefield")
    page.locator("[data-find]").fill("2/2 green Bear token with flying")
    page.locator("[data-as-typed]").click()
    page.locator("[data-side=C] [data-life]").fill("3")


def asked(page: Page, purpose: str) -> None:
    expect(page.locator(".bar[data-purpose]")).to_have_attribute("data-purpose", purpose)


@pytest.mark.parametrize("language", rest_swept("en", "ja"))
def test_a_position_is_set_up_by_hand_played_and_written_out(sit: Sit, language: Language, tmp_path: Path) -> None:
    """Every seat is played at one screen; what was done is gone back over, and `entaku scenario run` plays the file."""
    ada = sit("Ada", language)
    page = ada.page
    set_up(page)
    page.locator("[data-play]").click()
    asked(page, "game-priority")
    page.locator(".hand .in-hand.live").first.click()
    expect(page.locator("[data-step]")).not_to_have_attribute("data-step", "0")
    expect(page.locator(".hand .in-hand")).to_have_count(3)
    page.locator("[data-back]").click()
    expect(page.locator(".hand .in-hand")).to_have_count(1)
    page.locator("[data-on]").click()
    expect(page.locator(".hand .in-hand")).to_have_count(3)
    page.locator("[data-first]").click()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "0")
    page.locator("[data-key=pass]").click()
    expect(page.locator("[data-step]")).not_to_have_attribute("data-step", "0")
    page.locator("[data-take]").click()
    page.locator("[data-name]").fill("Nothing is cast")
    page.locator("[data-name]").blur()
    expect(page.locator("textarea[data-scenario]")).to_have_value(re.compile("Nothing is cast"))
    with page.expect_download() as downloading:
        page.locator("[data-download]").click()
    file = tmp_path / "sandbox.yaml"
    downloading.value.save_as(file)
    [scenario] = read_scenarios(file.read_text(encoding="utf-8"), file.name)
    assert scenario.given
    assert scenario.sides[2].life == 3
    ran = CliRunner().invoke(command("en"), ["scenario", "run", str(file)])
    assert ran.exit_code == 0, ran.output


def test_who_reads_japanese_sees_japanese_names(sit: Sit) -> None:
    """What lies in a zone is called as its reader calls it, and stays written as it was."""
    ada = sit("Ada", "ja")
    set_up(ada.page)
    line = ada.page.locator('[data-side=A] [data-zone=hand] [data-line="Brainstorm"]')
    expect(line).to_have_text("渦まく知識")


@pytest.mark.parametrize(("language", "width"), [("ja", 390), ("en", 1440)])
def test_a_link_brings_the_sandbox_to_whoever_opens_it(sit: Sit, language: Language, width: int) -> None:
    """The address has the position and all answers; on a phone, too, nothing hangs over the edge."""
    ada = sit("Ada", language, width=width, height=844, touch=width == 390)
    page = ada.page
    set_up(page)
    assert fits(page)
    assert width > 640 or page.evaluate(SMALL_TARGETS) == []
    page.locator("[data-play]").click()
    page.wait_for_url(re.compile("/sandbox#s="))
    begun = page.url
    page.locator(".hand .in-hand.live").first.click()
    expect(page.locator(".hand .in-hand")).to_have_count(3)
    page.wait_for_url(lambda url: url != begun)
    address = page.url
    ben = sit("Ben", language)
    ben.page.goto(address)
    expect(ben.page.locator(".hand .in-hand")).to_have_count(3)
    ben.page.locator("[data-edit]").click()
    expect(ben.page.locator("[data-side=C] [data-life]")).to_have_value("3")
    ben.page.locator("[data-as-text]").click()
    ben.page.locator("[data-text]").fill("board: {A: {hand: [Brainstrom]}}")
    ben.page.locator("[data-play]").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("Brainstorm")


def test_a_puzzle_is_opened_solved_by_search_and_looked_at(sit: Sit, tmp_path: Path) -> None:
    """Its question stands above the table; what the search finds is gone on to step by step, to the end."""
    ada = sit("Ada")
    page = ada.page
    page.goto("/sandbox")
    file = tmp_path / "puzzle.yaml"
    board = "{A: {battlefield: [Wind Dancer]}, B: {life: 1}}"
    file.write_text(f"scenario: Over the wall\nwhy: Look up.\nboard: {board}\nexpect: [A has won]\n", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-puzzle]")).to_contain_text(ada.say("sandbox-puzzle", player="A", turns=1))
    page.locator("[data-search]").click()
    expect(page.locator("[data-told]")).to_be_visible()
    expect(page.locator("[data-last]")).to_be_enabled()
    page.locator("[data-last]").click()
    expect(page.locator("[data-solved]")).to_have_text(ada.say("sandbox-solved"))
    expect(page.locator(".verdict")).to_be_visible()


def test_a_moment_of_a_finished_game_goes_to_the_sandbox(server: Server, sit: Sit, tmp_path: Path) -> None:
    """From its replay, once all of it is open: a position without names, and a file to send with a remark above."""
    ada = sit("Ada")
    page = ada.page
    sit_down(server, ada, [], 2, cube((16, "Child of Night"), (14, "Vampire Hexmage")))
    play_to(Player(ada), "game-attack")
    ada.button("web-room").click()
    page.locator("[data-log] select").select_option("end")
    chosen = page.locator("[data-log]").get_by_role("button", name=ada.say("log-set"))
    chosen.click()
    expect(chosen).to_be_disabled()
    page.keyboard.press("Escape")
    ada.give_up()
    page.locator(".verdict").get_by_role("link", name=ada.say("web-replay")).click()
    steps = page.locator(".controls output")
    expect(steps).to_contain_text("0 /")
    page.get_by_role("button", name=ada.say("web-replay-last")).click()
    expect(steps).to_have_text(re.compile(r"^(\d+) / \1$"))
    end = steps.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(steps).not_to_have_text(end)
    page.locator("[data-to-sandbox]").click()
    page.locator("[data-remark]").fill("It should have died.")
    with page.expect_download() as downloading:
        page.locator("[data-send-file]").click()
    file = tmp_path / "ruling.yaml"
    downloading.value.save_as(file)
    sent = file.read_text(encoding="utf-8")
    assert sent.startswith("# It should have died.\n")
    assert "Ada" not in sent
    assert read_scenarios(sent, file.name)
    page.locator("[data-go-sandbox]").click()
    page.wait_for_url(re.compile("/sandbox#s="))
    expect(page.locator(".rail li")).to_have_count(2)
    expect(page.locator(".rail li").first).to_contain_text("A")


@pytest.mark.parametrize(("language", "width"), rest_swept(("ja", 390), ("en", 1440)))
def test_a_game_in_play_is_taken_along_as_its_player_knows_it(sit: Sit, language: Language, width: int) -> None:
    """From the menu: the dialog says that hidden cards are imagined, and the sandbox opens beside the table."""
    ada = learner(sit, language, width)
    ada.begin()
    ada.reads("land")
    page, person = ada.page, ada.person
    person.button("web-room").click()
    page.locator("[data-to-sandbox]").click()
    go = page.locator("a[data-go-sandbox]")
    expect(go).to_be_visible()
    expect(page.locator("dialog[open] .warn").first).to_contain_text(person.say("scenario-imagined", player="A"))
    assert misplaced(page) == []
    with page.context.expect_page() as opening:
        go.click()
    beside = opening.value
    expect(beside.locator(".hand .in-hand").first).to_be_visible()
    expect(beside.locator(".rail li").first).to_contain_text("A")
