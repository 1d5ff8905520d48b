"""What people at one table do with each other, in their browsers: go back, talk, decide about who is away."""

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from tests.browser.conftest import Server, Sit
from tests.browser.lines import seated
from tests.browser.looking import LONG_SINCE, misplaced, rest_swept
from tests.browser.people import OFFERED
from tests.browser.players import Player, begin_draft, cube, play, sit_down, with_drafted
from tests.server.company import OWN_CUBE

RATS = cube((40, "Typhoid Rats"))
LAND = ".game .own .lands .live"
START_GAME = """([code, options]) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/ws/${code}`);
  const say = (message) => line.send(JSON.stringify(message));
  line.onopen = () => {
    say({ type: "hello", token: localStorage.getItem(`entaku.token.${code}`) });
    say({ type: "play-game", options, request: 1 });
  };
  line.onmessage = ({ data }) => {
    if (JSON.parse(data).type !== "done") return;
    line.close();
    done();
  };
})"""
"""Starts a game by options that no page offers."""
SEEN = """picked => Object.keys(localStorage).some(key => key.startsWith('entaku.seen.')
  && JSON.parse(localStorage.getItem(key)).last.length === Math.min(picked, 8))"""
"""What this device keeps of a draft has so many of one's picks."""
FEW = 10
"""Cards that each drafts; the rest of a deck is lands, so that there is always one to play."""


def to_priority(*players: Player, board: str = "") -> Player:
    """Play on until somebody has priority, a card to play, and on their board what is wanted; gives who."""

    def found() -> Player | None:
        waiting = [one for one in players if one.question[0] == "game-priority"]
        able = (one for one in waiting if one.page.locator(".in-hand.live").count())
        return next((one for one in able if not board or one.page.locator(board).count()), None)

    play(*players, until=lambda: found() is not None or any(player.is_over for player in players))
    player = found()
    assert player is not None
    return player


@pytest.mark.rule("CR 605.3a", "CR 726.1")
def test_going_back_with_consent_and_without(server: Server, sit: Sit) -> None:
    """A land that was played is back in hand when the other agrees; a land tapped for mana is untapped at once."""
    ada, ken = sit("Ada"), sit("健", "ja")
    sit_down(server, ada, [ken], 2, RATS, FEW)
    players = Player(ada), Player(ken)
    actor = to_priority(*players)
    other = next(player for player in players if player is not actor)
    hand = actor.page.locator(".in-hand")
    before = hand.count()
    actor.page.locator(".in-hand.live").first.click()
    expect(hand).to_have_count(before - 1)
    actor.page.locator("[data-undo]").click()
    actor.page.locator("[data-to=act]").click()
    motion = other.page.locator("[data-motion=undo]")
    expect(motion).to_contain_text(other.person.say("table-undo-asked-act", player=actor.person.name))
    motion.locator("[data-choice=yes]").click()
    expect(hand).to_have_count(before)
    undone = actor.person.say("table-told-undo", player=actor.person.name)
    expect(actor.page.locator(".log")).to_contain_text(undone)
    actor = to_priority(*players, board=LAND)
    untapped = actor.page.locator(LAND).count()
    actor.page.locator(LAND).first.click()
    actor.page.locator("[data-takeback]").click()
    expect(actor.page.locator("[data-takeback]")).to_be_hidden()
    expect(actor.page.locator(LAND)).to_have_count(untapped)
    expect(other.page.locator("[data-motion]")).to_have_count(0)


def test_a_phrase_is_read_in_each_language(server: Server, sit: Sit) -> None:
    """What is said with one press is Japanese to a Japanese reader; texts stay as they are; who is muted is silent."""
    ada, ken = sit("Ada"), sit("健", "ja", width=390, height=844, touch=True)
    code = ada.set_table(seats=2)
    ken.join(code)
    ada.page.locator("[data-chat]").click()
    ada.button("chat-phrases").click()
    ada.button("chat-phrase-good-luck").click()
    expect(ken.page.locator("[data-chat] .unread")).to_have_text("1")
    ken.page.locator("[data-chat]").tap()
    chat = ken.page.locator(".chat")
    expect(chat).to_contain_text(ken.say("chat-phrase-good-luck"))
    expect(ken.page.locator("[data-chat] .unread")).to_have_count(0)
    chat.get_by_label(ken.say("chat-write"), exact=True).fill("<b>こんにちは</b>")
    ken.button("chat-send").tap()
    expect(ada.page.locator(".chat")).to_contain_text("<b>こんにちは</b>")
    ada.page.locator(".chat").get_by_label(ada.say("chat-mute", name="健")).click()
    expect(ada.page.locator(".chat")).not_to_contain_text("こんにちは")
    ada.page.reload()
    ada.page.locator("[data-chat]").click()
    expect(ada.page.locator(".chat")).to_contain_text(ada.say("chat-phrase-good-luck"))
    expect(ada.page.locator(".chat")).not_to_contain_text("こんにちは")


@pytest.mark.sweep
def test_the_table_has_a_bot_play_until_the_player_is_back(server: Server, sit: Sit) -> None:
    """Somebody's line is lost; the other sees it, and votes for a bot; the player comes back to their seat."""
    ada, ken = sit("Ada"), sit("健", "ja")
    code = with_drafted(server, ada, [ken], 2, RATS, FEW)
    ada.page.evaluate(START_GAME, [code, {"grace": 1}])
    players = Player(ada), Player(ken)
    gone = to_priority(*players)
    other = next(player for player in players if player is not gone)
    address = gone.page.url
    gone.page.goto("about:blank")
    motion = other.page.locator("[data-motion=absence]")
    expect(motion).to_contain_text(other.person.say("table-absence-asked", player=gone.person.name))
    motion.locator("[data-choice=bot]").click()
    expect(other.page.locator(".rail")).to_contain_text(other.person.say("table-left-to-bot"))
    gone.page.goto(address)
    expect(other.page.locator(".rail")).not_to_contain_text(other.person.say("table-left-to-bot"))
    play(*players, until=lambda: bool(gone.question[0]) or gone.is_over)


def test_what_is_done_by_hand_is_seen_and_objected_to(server: Server, sit: Sit) -> None:
    """A card whose text no rules know is used by hand; the other reads it, objects, and it is undone."""
    ada, ken = sit("Ada"), sit("健", "ja", width=390, height=844, touch=True)
    sit_down(server, ada, [ken], 2, str(OWN_CUBE["cube"]["text"]), FEW)
    players = Player(ada), Player(ken)
    card = ".game .own .creatures .live"

    def able() -> Player | None:
        waiting = [one for one in players if one.question[0] == "game-priority"]
        return next((one for one in waiting if one.page.locator(card).count()), None)

    play(*players, until=lambda: able() is not None)
    actor = able()
    assert actor is not None
    other = next(player for player in players if player is not actor)
    panel, own = actor.page.locator("[data-by-hand]"), actor.page.locator(".rail .life").first
    life = own.inner_text()
    actor.page.locator(card).first.click()
    panel.locator("[data-act=life]").click()
    panel.get_by_role("button", name=actor.person.name).click()
    panel.get_by_role("button", name="+5").click()
    panel.locator("[data-key=confirm]").click()
    expect(own).to_have_text(str(int(life) + 5))
    facts = {"player": actor.person.name, "whose": actor.person.name, "change": "+5"}
    expect(other.page.locator(".log")).to_contain_text(other.person.say("table-by-hand-life", **facts))
    panel.locator("[data-act=done]").click()
    other.page.locator("[data-object]").click()
    expect(own).to_have_text(life)
    expect(panel.locator("[data-act=done]")).to_be_visible()
    assert other.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.sweep
def test_a_bot_drafts_for_who_has_vanished(server: Server, sit: Sit) -> None:
    """The host's line is lost in a draft: the other sees it, lets a bot pick, and the host comes back to their seat."""
    ada, ken = sit("Ada"), sit("健", "ja", width=390, height=844, touch=True)
    begin_draft(server, ada, [ken], 2, RATS, FEW, grace=1)
    expect(ken.page.locator(OFFERED).first).to_be_visible()
    address = ada.page.url
    ada.page.goto("about:blank")
    motion = ken.page.locator("[data-motion=absence]")
    expect(motion).to_contain_text(ken.say("table-absence-asked", player="Ada"))
    expect(motion.locator("[data-choice]")).to_have_count(2)
    motion.locator("[data-choice=bot]").tap()
    ken.button("web-tab-table").tap()
    seats = ken.page.locator(".table-side")
    expect(seats).to_contain_text(ken.say("table-left-to-bot"))
    ada.page.goto(address)
    expect(seats).not_to_contain_text(ken.say("table-left-to-bot"))
    ken.page.locator("nav.tabs button").first.tap()
    ken.page.locator(OFFERED).first.dblclick()
    expect(ada.page.locator(OFFERED)).to_have_count(FEW - 1)


@pytest.mark.parametrize(("language", "width"), rest_swept(("en", 1440), ("ja", 390)))
def test_a_drafter_who_comes_back_is_told_what_a_bot_drafted(
    server: Server, sit: Sit, language: Language, width: int
) -> None:
    """The cards stand there under who took them, in the draft and once it is over; own picks are not told."""
    lines = seated(
        server, ("Ken", "Ada"), 2, {"cube": {"name": "Cube", "text": RATS}, "rounds": 1, "pack_sizes": [FEW]}
    )
    ken, own = lines
    with ken, own:
        ken.ask("start")
        own.when(lambda one: one.question is not None)
        ada = sit("Ada", language, width, 844, width < 500, {f"entaku.token.{own.code}": own.token})
        page, told = ada.page, ada.page.locator("[data-while-away]")
        drafted = told.locator("[data-played-for-you=bot]")

        def away(seen: int, picks: int) -> None:
            page.wait_for_function(SEEN, arg=seen)
            page.goto("/")
            ken.ask("standin", seat=1, on=True)
            for _ in range(picks):
                ken.when(lambda one: one.question is not None)
                ken.answer(ken.question["default"] if ken.question else None)
            own.when(lambda one: one.view["players"][1]["picked"] == min(seen + picks, FEW))
            ken.ask("standin", seat=1, on=False)

        page.goto(f"/r/{own.code}")
        page.locator(OFFERED).first.dblclick()
        own.when(lambda one: one.view["players"][1]["picked"] == 1)
        expect(told).to_have_count(0)
        page.add_init_script(LONG_SINCE)
        away(1, 3)
        page.goto(f"/r/{own.code}")
        expect(drafted.get_by_role("heading")).to_have_text(ada.say("away-drafted-bot"))
        expect(drafted.get_by_role("listitem")).to_have_count(3)
        expect(told.get_by_role("listitem")).to_have_count(3)
        assert misplaced(page) == []
        ada.button("away-on").click()
        expect(told).to_have_count(0)
        away(4, FEW - 4)
        page.goto(f"/r/{own.code}")
        page.locator("[data-part=main]").wait_for()
        expect(drafted.get_by_role("listitem")).to_have_count(FEW - 4)  # the last one, which comes by itself, too
        assert misplaced(page) == []
