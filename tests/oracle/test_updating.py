"""Cards are brought up to date from a far side that plays the real ones: in their forms, and with what goes wrong."""

import gzip
import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from entaku import __version__
from entaku.kernel.errors import EntakuError, Unlawful
from entaku.messages import LANGUAGES
from entaku.oracle.brought import Imported
from entaku.oracle.library import FILE, Library
from entaku.oracle.updating import fetching
from entaku.oracle.updating.sources import SOURCES, base_of, source_named
from entaku.oracle.updating.talking import client_for, reached
from entaku.oracle.updating.update import asked
from tests.oracle.far_side import DAY, FarSide, changed, lines, many_printings
from tests.oracle.far_side import far as far
from tests.oracle.making import scryfall_card, write


def brought(folder: Path, key: str = "mtgjson") -> Imported:
    """What an update brings."""
    with asked(source_named(key), folder) as update:
        return update.bring(lambda come, size: None, lambda done: None)


def left(folder: Path) -> list[str]:
    """What lies there of files that weren't imported."""
    return sorted(path.name for path in (folder / "fetching").glob("*"))


def refused(folder: Path, key: str = "mtgjson") -> EntakuError:
    """Why an update brings nothing; it is said in both languages, and nothing has changed."""
    before = (folder / FILE).read_bytes() if (folder / FILE).exists() else None
    with pytest.raises(EntakuError) as problem:
        brought(folder, key)
    for language in LANGUAGES:
        assert re.search(r"[.。](entaku|$)?", problem.value.said(language))
    assert ((folder / FILE).read_bytes() if (folder / FILE).exists() else None) == before
    return problem.value


@pytest.mark.parametrize("key", ["mtgjson", "scryfall", "scryfall-english", "scryfall-small"])
def test_cards_come_from_either_site(tmp_path: Path, far: FarSide, key: str) -> None:
    """They are of the day that the site says, and nothing of the file is left."""
    far.bulk = lines([scryfall_card("Test Cat 7"), scryfall_card("Test Tom")])
    found = brought(tmp_path, key)
    assert (found.cards, found.date) == (1_000 if key == "mtgjson" else 2, DAY)
    library = Library(tmp_path)
    assert (library.find("Test Cat 7").name, library.cards_date) == ("Test Cat 7", DAY)
    assert left(tmp_path) == []


def test_sites_are_asked_politely(tmp_path: Path, far: FarSide) -> None:
    """Each request says who asks and what it takes; the catalogue is asked once, and the file fetched once."""
    brought(tmp_path, "scryfall")
    assert [path for _, path, _ in far.asked[:1]] == ["/scryfall/bulk-data"]
    assert len(far.asked) == 2
    for _, _, headers in far.asked:
        assert headers["user-agent"] == f"Entaku/{__version__}"
        assert "*/*" in headers["accept"]


def test_nothing_is_asked_before_somebody_wants_it(tmp_path: Path, far: FarSide) -> None:
    """A library that is looked at, and cards that aren't known, ask nobody."""
    library = Library(tmp_path)
    with pytest.raises(EntakuError):
        library.find("Test Cat")
    assert (library.cards_date, far.asked) == ("", [])


@pytest.mark.parametrize("form", ["old", "encoded", "moved", "chunked"])
def test_every_way_in_which_a_file_comes_is_taken(tmp_path: Path, far: FarSide, form: str) -> None:
    """One document as before July 2026, the same encoded on its way, by way of other addresses, without a length."""
    cards = [scryfall_card(f"Test Tom {number}") for number in range(200)]
    far.bulk = lines(cards)
    if form in ("old", "encoded"):
        far.has_old_form, far.encoded = True, form == "encoded"
        far.bulk = json.dumps(cards).encode()
        far.bulk = gzip.compress(far.bulk, mtime=0) if far.encoded else far.bulk
    far.moved = 2 if form == "moved" else 0
    far.is_chunked = form == "chunked"
    assert brought(tmp_path, "scryfall").cards == 200


@pytest.mark.parametrize("cuts", [[1_000], [0, 5_000, 20_000], [30_000, 30_000, 1]])
def test_a_line_that_breaks_is_gone_on_from(tmp_path: Path, far: FarSide, cuts: list[int]) -> None:
    """The rest alone is asked for, if it is still the same file; what comes is the file."""
    far.cuts = list(cuts)
    assert brought(tmp_path).cards == 1_000
    starts = [headers.get("range") for headers in far.fetched]
    sums = [sum(cuts[:place]) for place in range(len(cuts) + 1)]
    assert starts == [f"bytes={come}-" if come else None for come in sums]
    assert all(headers.get("if-range") for headers in far.fetched if "range" in headers)


def test_an_update_that_broke_off_goes_on_the_next_time(tmp_path: Path, far: FarSide) -> None:
    """How much has come is said and kept; the next update fetches what is lacking, and says how much is there."""
    far.cuts = [40_000, 0, 0, 0]
    problem = refused(tmp_path)
    assert (problem.key, problem.facts["come"]) == ("update-broken-off", 0.1)
    assert left(tmp_path) == ["mtgjson.json", "mtgjson.part"]
    told = []
    with asked(source_named("mtgjson"), tmp_path) as update:
        assert update.come == 40_000
        assert update.bring(lambda come, size: told.append((come, size)), lambda done: None).cards == 1_000
    assert far.fetched[-1]["range"] == "bytes=40000-"
    assert told[-1] == (len(far.printings), len(far.printings))
    assert left(tmp_path) == []


def another_file(far: FarSide) -> None:
    far.printings = many_printings(900)


def another_day(far: FarSide) -> None:
    far.day, far.printings = "2026-11-21", many_printings(900, "2026-11-21")


def no_ranges(far: FarSide) -> None:
    far.ranges, far.printings = False, far.printings


def unmarked(far: FarSide) -> None:
    far.marked = False


@pytest.mark.parametrize("change", [another_file, another_day, no_ranges], ids=lambda change: change.__name__)
def test_parts_of_two_files_are_never_put_together(
    tmp_path: Path, far: FarSide, change: Callable[[FarSide], None]
) -> None:
    """Where the file is another one by now, or parts aren't given, it is fetched from its beginning."""
    far.cuts = [40_000, 0, 0, 0]
    assert refused(tmp_path).key == "update-broken-off"
    change(far)
    assert brought(tmp_path).cards == (1_000 if change is no_ranges else 900)


def test_a_file_that_isn_t_known_again_is_fetched_anew(tmp_path: Path, far: FarSide) -> None:
    """Where the site doesn't mark its files, nobody can tell whether a part is of the same one."""
    far.marked, far.cuts = False, [40_000]
    assert brought(tmp_path).cards == 1_000
    assert [headers.get("range") for headers in far.fetched] == [None, None]


def test_a_file_with_another_hash_is_thrown_away(tmp_path: Path, far: FarSide) -> None:
    """It isn't the file that was announced; the next update fetches the right one."""
    brought(tmp_path)
    far.day, far.sha256 = "2026-11-21", hashlib.sha256(b"").hexdigest()
    assert (refused(tmp_path).key, left(tmp_path)) == ("update-wrong-hash", [])
    far.sha256 = None
    assert brought(tmp_path).date == "2026-11-21"


def test_a_file_that_is_shorter_than_announced_is_thrown_away(tmp_path: Path, far: FarSide) -> None:
    """Though its line said that this was all of it."""
    far.size = len(far.bulk) + 1
    assert (refused(tmp_path, "scryfall").key, left(tmp_path)) == ("update-too-short", [])


CATALOGUE = "/scryfall/bulk-data"


@pytest.mark.parametrize(
    ("key", "path", "status", "body", "expected"),
    [
        ("scryfall", CATALOGUE, 200, b"<html>maintenance</html>", "update-form-changed"),
        ("scryfall", CATALOGUE, 200, b'{"object":"list","data":[]}', "update-file-gone"),
        ("scryfall", CATALOGUE, 200, b'{"files":[]}', "update-form-changed"),
        ("scryfall", CATALOGUE, 429, b"", "update-too-busy"),
        ("scryfall", CATALOGUE, 403, b"", "update-refused"),
        ("scryfall", CATALOGUE, 500, b"", "update-refused"),
        ("mtgjson", "/mtgjson/Meta.json", 200, b'{"meta":{}}', "update-form-changed"),
        ("mtgjson", "/mtgjson/Meta.json", 200, b'{"data":{"date":"yesterday"}}', "update-form-changed"),
        ("mtgjson", "/mtgjson/AllPrintings.json.gz.sha256", 200, b"none", "update-form-changed"),
        ("mtgjson", "/mtgjson/AllPrintings.json.gz", 404, b"", "update-refused"),
        ("mtgjson-small", "/", 404, b"", "update-refused"),
    ],
)
def test_a_site_that_answers_otherwise_is_told_in_a_sentence(
    tmp_path: Path, far: FarSide, key: str, path: str, status: int, body: bytes, expected: str
) -> None:
    """A page instead of a catalogue, other fields, a file that is gone, a refusal: by the site's name."""
    far.answers[path] = (status, body)
    problem = refused(tmp_path, key)
    assert problem.key == expected
    assert all("127.0.0.1" in problem.said(language) for language in LANGUAGES)


@pytest.mark.parametrize("field", ["jsonl_download_uri", "updated_at", "type"])
def test_a_catalogue_that_lacks_a_field_is_of_another_form(tmp_path: Path, far: FarSide, field: str) -> None:
    """Nothing is guessed of one that calls its fields otherwise."""
    document = far.small(CATALOGUE)
    assert document is not None
    far.answers[CATALOGUE] = (200, changed(document, f'"{field}"'.strip('"')))
    assert refused(tmp_path, "scryfall").key == "update-form-changed"


PACKED = gzip.compress(b'{"name": 3}', mtime=0)


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{}", b"<html>", PACKED], ids=["nothing", "a list", "an object", "a page", "packed"]
)
def test_a_file_that_holds_no_cards_changes_nothing(tmp_path: Path, far: FarSide, data: bytes) -> None:
    """Whatever it is instead, and it isn't kept either."""
    brought(tmp_path)
    far.bulk, far.day = data, "2026-11-21"
    problem = refused(tmp_path, "scryfall")
    assert problem.key.startswith(("import-", "update-unreachable"))
    assert left(tmp_path) == []


def test_a_site_that_is_down_is_said_to_be(tmp_path: Path, far: FarSide, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its name; an update waits for no answer that can't come."""
    monkeypatch.setenv("ENTAKU_MTGJSON", "http://127.0.0.1:1/api")
    problem = refused(tmp_path)
    assert (problem.key, problem.facts["site"]) == ("update-unreachable", "127.0.0.1:1")


def test_addresses_in_circles_come_to_an_end(tmp_path: Path, far: FarSide) -> None:
    """Nobody is sent on for ever."""
    far.moved = 1_000
    assert refused(tmp_path, "scryfall").key == "update-in-circles"


def test_a_safe_line_isn_t_left_for_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is asked over TLS can't send us on to an address without it."""
    site = "https://cards.example.org"
    with (
        client_for(site) as client,
        pytest.raises(Unlawful) as problem,
        reached(client, "GET", site.replace("s:", ":")),
    ):
        raise AssertionError
    assert problem.value.key == "update-unsafe"


@pytest.mark.parametrize("value", ["mirror", "ftp://mirror.example.org", "https://", "https://a b", "https://x/?q=1"])
def test_a_setting_that_is_no_address_is_refused(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    """It is named, with what it is."""
    monkeypatch.setenv("ENTAKU_SCRYFALL", value)
    with pytest.raises(Unlawful) as problem:
        base_of("scryfall")
    assert problem.value.facts == {"name": "ENTAKU_SCRYFALL", "value": value}


def test_each_source_has_a_name_of_its_own() -> None:
    """And the usual addresses are those of the sites."""
    assert len({source.key for source in SOURCES}) == len(SOURCES)
    assert {base_of(source.site) for source in SOURCES} == {"https://mtgjson.com/api/v5", "https://api.scryfall.com"}


def test_two_updates_at_once_don_t_meet(tmp_path: Path, far: FarSide) -> None:
    """The second is told to wait; afterwards it may."""
    with asked(source_named("mtgjson"), tmp_path):
        assert refused(tmp_path).key == "update-under-way"
    assert brought(tmp_path).cards == 1_000


def test_what_is_here_is_older_or_not(tmp_path: Path, far: FarSide) -> None:
    """A file of the same day is no news; cards of no known day are older than any."""
    Library(tmp_path).import_files([write(tmp_path, [scryfall_card("Test Tom")])])
    with asked(source_named("mtgjson"), tmp_path) as update:
        assert (update.is_news, update.before) == (True, "")
        update.bring(lambda come, size: None, lambda done: None)
    with asked(source_named("mtgjson"), tmp_path) as update:
        assert (update.is_news, update.before) == (False, DAY)
    far.day = "2026-11-21"
    with asked(source_named("mtgjson"), tmp_path) as update:
        assert update.is_news


def test_a_disk_without_room_is_named(tmp_path: Path, far: FarSide, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a file that is larger than any is: neither fills the disk."""
    monkeypatch.setattr(fetching, "LARGEST", 10_000)
    assert refused(tmp_path).key == "import-too-long"
    far.is_chunked = True
    assert refused(tmp_path).key == "import-too-long"


KILLED = """
import os, sys
from pathlib import Path
from entaku.oracle import store
from entaku.oracle.updating.sources import source_named
from entaku.oracle.updating.update import asked

place, folder = sys.argv[1:]

def die(*facts):
    os.kill(os.getpid(), 9)

def told(come, size):
    if place == "fetching" and come > size / 2:
        die()

def imported(done):
    if place == "reading" and done > 0.2 or place == "writing" and done > 0.7:
        die()

if place == "replacing":
    store.replace = die
with asked(source_named("mtgjson"), Path(folder)) as update:
    update.bring(told, imported)
"""


@pytest.mark.parametrize("place", ["fetching", "reading", "writing", "replacing"])
def test_an_update_that_is_killed_has_changed_nothing(tmp_path: Path, far: FarSide, place: str) -> None:
    """Wherever it stood: the cards from before are there, and the next update brings those of today."""
    brought(tmp_path)
    far.day, far.printings = "2026-11-21", many_printings(3_000, "2026-11-21")
    before = (tmp_path / FILE).read_bytes()
    killed = subprocess.run([sys.executable, "-c", KILLED, place, tmp_path], check=False, capture_output=True)
    assert (killed.returncode, killed.stderr) == (-9, b"")
    assert (tmp_path / FILE).read_bytes() == before
    assert (Library(tmp_path).size, Library(tmp_path).cards_date) == (1_000, DAY)
    fetched = len(far.fetched)
    assert brought(tmp_path).cards == 3_000
    assert (Library(tmp_path).size, Library(tmp_path).cards_date, left(tmp_path)) == (3_000, "2026-11-21", [])
    assert len(far.fetched) - fetched == (place == "fetching")  # what had come whole isn't fetched again
