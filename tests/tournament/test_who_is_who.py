"""Who is who in a night and over several: player cards, claims of names that the desk typed, two of one name."""

import pytest

from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.tournament import acts
from entaku.tournament.log_sentences import known, told
from entaku.tournament.night import Changed, Doubtful, Night, Setup
from entaku.tournament.season import OpenSkill, season
from entaku.tournament.state import State
from tests.tournament.nights import DESK, next_round, play_out

KEN, TAKERU = "AAAABBBBCCCC", "DDDDEEEEFFFF"
Person = tuple[str, str, str]


def attended(*people: Person) -> Night:
    """A night with these people (name, reading, card), and with enough others for a pod."""
    night = Night(Setup("Friday"), seed_from(1))
    others = [(f"Player {number}", "", "") for number in range(3 - len(people) + 1)]
    for number, (name, reading, card) in enumerate((*people, *others), start=1):
        night.add(DESK, acts.Registered(number, name, reading=reading, card=card), insist=True)
        night.add(DESK, acts.CheckedIn(number))
    return night


def held(*people: Person) -> State:
    """The same, played."""
    night = attended(*people)
    night.add(DESK, night.draw_pods())
    next_round(night)
    play_out(night, night.state.groups[1])
    return night.state


def called(*nights: State) -> list[tuple[str, str, int]]:
    """The season's people who aren't there to fill a pod: name, what tells them apart, and how many nights."""
    lines = season(nights, OpenSkill())
    return sorted((one.name, one.apart, one.nights) for one in lines if not one.name.startswith("Player"))


def test_a_card_is_one_person_whatever_the_name() -> None:
    """Who changes their name stays one line of the season, under the newest name."""
    assert called(held(("健", "けん", KEN)), held(("ケン", "", KEN))) == [("ケン", "", 2)]


def test_two_of_one_name_with_cards_are_two() -> None:
    """On one night or on two; readings tell them apart where both are known, else numbers."""
    ken, takeru = ("健", "けん", KEN), ("健", "たける", TAKERU)
    assert called(held(ken, takeru), held(takeru)) == [("健", "けん", 1), ("健", "たける", 2)]
    assert called(held(("健", "", KEN)), held(("健", "", TAKERU))) == [("健", "1", 1), ("健", "2", 1)]


def test_a_mark_tells_namesakes_apart_in_a_season_too() -> None:
    """Without readings; the season's own numbers stand for marks that are nobody's alone."""
    night = attended(("Aki", "", ""), ("Aki", "", ""))
    night.add(DESK, acts.Renamed(2, "Aki", mark="Kobe"))
    night.add(DESK, night.draw_pods())
    next_round(night)
    play_out(night, night.state.groups[1])
    assert called(night.state) == [("Aki", "1", 1), ("Aki", "Kobe", 1)]


def test_without_cards_a_name_is_known_by_itself() -> None:
    """Two of one name in a night are two all the same."""
    assert called(held(("Aki", "", "")), held(("Aki", "", ""))) == [("Aki", "", 2)]
    assert called(held(("Aki", "", ""), ("Aki", "", "")), held(("Aki", "", ""))) == [("Aki", "1", 2), ("Aki", "2", 1)]


def test_who_makes_a_card_later_keeps_the_earlier_nights() -> None:
    """Unless somebody of the name without a card sat beside the card, or two cards go by the name."""
    assert called(held(("Aki", "", "")), held(("Aki", "", KEN))) == [("Aki", "", 2)]
    assert called(held(("Aki", "", ""), ("Aki", "", KEN))) == [("Aki", "1", 1), ("Aki", "2", 1)]
    beside = (held(("Aki", "", ""), ("Aki", "", KEN)), held(("Aki", "", "")))
    assert called(*beside) == [("Aki", "1", 2), ("Aki", "2", 1)]
    both = (held(("Aki", "", "")), held(("Aki", "", KEN)), held(("Aki", "", TAKERU)))
    assert called(*both) == [("Aki", "1", 1), ("Aki", "2", 1), ("Aki", "3", 1)]


def test_a_card_is_one_player_of_a_night() -> None:
    """So nobody has two votes: neither by a second name nor by a claim."""
    night = attended(("Aki", "", KEN))
    with pytest.raises(Unlawful) as refused:
        night.add(DESK, acts.Registered(9, "Somebody else", card=KEN))
    assert refused.value.key == "night-card-taken"
    for act in (acts.CardClaimed(2, KEN, "Aki"), acts.CardLinked(2, KEN)):
        with pytest.raises(Unlawful) as refused:
            night.add(DESK, act)
        assert refused.value.key == "night-card-taken"
    assert [player.number for player in night.state.players.values() if player.card == KEN] == [1]


def test_a_name_that_is_there_is_asked_about() -> None:
    """Two cards of one name are two people; where the other has no card, they may be the same."""
    night = attended(("Aki", "", KEN))
    night.add(DESK, acts.Registered(8, "aki", card=TAKERU))
    with pytest.raises(Doubtful):
        night.add(DESK, acts.Registered(9, "Aki"))
    with pytest.raises(Doubtful):
        night.add(DESK, acts.Registered(9, "Player 0", card="GGGGHHHHJJJJ"))


def test_the_desk_consents_to_a_claim() -> None:
    """The player has the card then, and the claims of others are answered with it; undone, they have it no longer."""
    night = attended(("健", "", ""))
    night.add("健", acts.CardClaimed(1, KEN, "健"))
    night.add("たける", acts.CardClaimed(1, TAKERU, "たける"))
    assert sorted(night.state.claims) == [KEN, TAKERU]
    linked = night.add(DESK, acts.CardLinked(1, KEN))
    assert (night.state.players[1].card, night.state.claims) == (KEN, {})
    with pytest.raises(Unlawful) as refused:
        night.add("たける", acts.CardClaimed(1, TAKERU, "たける"))
    assert refused.value.key == "night-claim-taken"
    night.undo(DESK, linked.number)
    assert (night.state.players[1].card, sorted(night.state.claims)) == ("", [KEN, TAKERU])


def test_the_desk_refuses_a_claim() -> None:
    """It isn't asked the same again, unless the refusal is undone."""
    night = attended(("健", "", ""))
    night.add("たける", acts.CardClaimed(1, TAKERU, "たける"))
    refusal = night.add(DESK, acts.ClaimRefused(1, TAKERU))
    assert night.state.claims == {}
    with pytest.raises(Unlawful) as refused:
        night.add("たける", acts.CardClaimed(1, TAKERU, "たける"))
    assert refused.value.key == "night-claim-refused"
    night.add("たける", acts.CardClaimed(2, TAKERU, "たける"))
    night.undo(DESK, refusal.number)
    night.add("たける", acts.CardClaimed(1, TAKERU, "たける"))
    assert night.state.claims[TAKERU].player == 1


def test_a_consent_sees_every_claim_to_the_player() -> None:
    """Who consents to one without having seen another is told; drawing pods waits for no claim."""
    night = attended(("健", "", ""))
    night.add("健", acts.CardClaimed(1, KEN, "健"))
    seen = night.version
    night.add("たける", acts.CardClaimed(1, TAKERU, "たける"))
    with pytest.raises(Changed):
        night.add(DESK, acts.CardLinked(1, KEN), seen=seen)
    night.add(DESK, night.draw_pods(), seen=seen)


def test_claims_are_told() -> None:
    """In either language, without the card's number."""
    night = attended(("健", "", ""))
    night.add("Ken", acts.CardClaimed(1, KEN, "Ken"))
    night.add(DESK, acts.CardLinked(1, KEN))
    said = [told(entry, known(night.log, night.state)).said("ja") for entry in night.log[-2:]]
    assert said == ["Kenさんの申し出：「1番の健は自分です」", "1番の健さんをプレイヤーカードと結び付けた"]
