"""Backups: everything at one moment, into either kind of database, all of it or nothing."""

import asyncio
import gzip
import hashlib
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from entaku.cli.main import main
from entaku.kernel.errors import Unlawful, Unreadable
from entaku.messages import say
from entaku.server.push.sealing import Key
from entaku.server.storage import backup_file
from entaku.server.storage.backup import Held, back_up
from entaku.server.storage.backup_file import End, Header, TableBegins, verify
from entaku.server.storage.restore import finish, restore
from entaku.server.storage.schema import HEAD, METADATA, PASSING
from entaku.server.storage.store import Store, StoredAnswer
from tests.server import guessing
from tests.server.conftest import postgresql_url
from tests.server.serving import PATIENCE, serving

Content = dict[str, list[tuple[object, ...]]]
VALUES = {sa.String: "円卓", sa.Text: '"円卓"', sa.LargeBinary: b"\x00\xff", sa.Float: 1.1, sa.Boolean: True}


@pytest.fixture
def urls(tmp_path: Path) -> Iterator[dict[str, str]]:
    """Two empty databases of each kind, by what they are called here."""
    with ExitStack() as opened:
        found = {f"sqlite-{n}": f"sqlite:///{tmp_path / n / 'entaku.db'}" for n in ("a", "b")}
        if os.environ.get("ENTAKU_TEST_POSTGRESQL"):
            found |= {f"postgresql-{n}": opened.enter_context(postgresql_url()) for n in ("a", "b")}
        for n in ("a", "b"):
            (tmp_path / n).mkdir()
        yield found


def fill(url: str, folder: Path, rooms: int = 3, answers: int = 450) -> None:
    """Something in every table, more answers than a line of a backup takes, and imported cards."""
    store = Store(url)
    with store.engine.begin() as connection:
        for table in METADATA.sorted_tables:
            kinds = {column.name: VALUES.get(type(column.type), 7) for column in table.columns}
            if table.name != "answers":
                first = next(iter(table.primary_key)).name
                rows = [kinds | {first: f"ROOM{n}"} for n in range(rooms)]
                connection.execute(table.insert(), rows)
    store.append([StoredAnswer("ROOM0", 1, n, n, 0, f"{n}", n / 7, "seat", 0.1) for n in range(answers)])
    store.close()
    with closing(sqlite3.connect(folder / "cards.db")) as cards, cards:
        cards.execute("CREATE TABLE cards (name TEXT, imported BLOB)")
        cards.execute("INSERT INTO cards VALUES ('Round Table', ?)", (os.urandom(600_000),))
    (folder / "riftbound.json").write_text('{"cards": []}')
    (folder / "push.key").write_bytes(Key.made().written())


def content(url: str) -> Content:
    """Everything that is kept in a database."""
    engine = sa.create_engine(url)
    found = sa.MetaData()
    with engine.connect() as connection:
        found.reflect(connection, only=lambda name, _: name not in PASSING.tables)
        tables = found.sorted_tables
        rows = {table.name: connection.execute(sa.select(table)).all() for table in tables}
    engine.dispose()
    return {name: sorted((tuple(row) for row in some), key=repr) for name, some in rows.items()}


PAIRS = [
    ("sqlite", "sqlite"),
    pytest.param("sqlite", "postgresql", marks=pytest.mark.postgresql),
    pytest.param("postgresql", "sqlite", marks=pytest.mark.postgresql),
]


@pytest.mark.parametrize("here, there", PAIRS)
def test_a_backup_comes_back_in_either_database(urls: dict[str, str], tmp_path: Path, here: str, there: str) -> None:
    """Every row and every imported card is as it was, whichever the databases are."""
    if "postgresql" in (here, there) and "postgresql-a" not in urls:
        pytest.skip("needs a PostgreSQL server, named by ENTAKU_TEST_POSTGRESQL")
    old, new, file = urls[f"{here}-a"], urls[f"{there}-b"], tmp_path / "kept" / "night.backup"
    fill(old, tmp_path / "a")
    before = content(old)
    assert all(before.values())
    held = back_up(old, tmp_path / "a", file)
    assert held == Held(*(len(before[name]) for name in ("rooms", "nights", "cubes", "player_cards")))
    assert held.rooms == 3
    assert content(old) == before
    assert file.stat().st_mode & 0o777 == 0o600
    assert [found.name for found in file.parent.iterdir()] == [file.name]
    header = restore(file, new, tmp_path / "b", replacing=False)
    assert header.schema == HEAD
    assert content(new) == before
    assert (tmp_path / "b" / "push.key").stat().st_mode & 0o777 == 0o600
    for name in ("cards.db", "riftbound.json", "push.key"):
        assert (tmp_path / "b" / name).read_bytes() == (tmp_path / "a" / name).read_bytes()
    assert not list((tmp_path / "b").glob("*.restored"))
    Store(new).close()


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def test_what_is_there_goes_only_when_told_so_and_nobody_uses_it(
    urls: dict[str, str], tmp_path: Path, kind: str
) -> None:
    """A database with rooms in it, or one that a server uses, is left as it is."""
    if f"{kind}-a" not in urls:
        pytest.skip("needs a PostgreSQL server, named by ENTAKU_TEST_POSTGRESQL")
    url, file = urls[f"{kind}-a"], tmp_path / "night.backup"
    fill(url, tmp_path / "a", rooms=1, answers=3)
    back_up(url, tmp_path / "a", file)
    kept = content(url)
    running = Store(url)
    running.keep_room("ROOM0", b"later")
    later = content(url)
    assert later != kept
    with pytest.raises(Unlawful) as refused:
        restore(file, url, tmp_path / "a", replacing=True)
    assert refused.value.key == "store-in-use"
    running.close()
    with pytest.raises(Unlawful) as refused:
        restore(file, url, tmp_path / "a", replacing=False)
    assert (refused.value.key, dict(refused.value.facts)) == (
        "restore-not-empty",
        {"rooms": 1, "nights": 1, "cubes": 1, "cards": 1},
    )
    assert content(url) == later
    restore(file, url, tmp_path / "a", replacing=True)
    assert content(url) == kept


KILLED = """
import os, signal, sys
from pathlib import Path
from entaku.server.storage import restore as module
file, url, folder = sys.argv[1:]
CALLS = {"_row": 3, "_add": 1, "finish": 2}
def killed(moment):
    plain, called = getattr(module, moment), 0
    def killing(*given):
        nonlocal called
        called += 1
        if called == CALLS[moment]:
            os.kill(os.getpid(), signal.SIGKILL)
        return plain(*given)
    setattr(module, moment, killing)
    module.restore(Path(file), url, Path(folder), replacing=True)
for line in sys.stdin:
    child = os.fork()
    if not child:
        killed(line.strip())
        os._exit(1)
    print(os.WTERMSIG(os.waitpid(child, 0)[1]), flush=True)
"""
"""Restores in a process of its own, once for each line, which is killed when it calls what the line names."""


@pytest.mark.skipif(os.name != "posix", reason="kills as POSIX does")
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def test_a_restore_that_is_killed_has_changed_nothing_or_everything(
    urls: dict[str, str], tmp_path: Path, kind: str
) -> None:
    """Killed among the rows, or among the files, it leaves the old state; after its commit, the next start finishes."""
    if f"{kind}-a" not in urls:
        pytest.skip("needs a PostgreSQL server, named by ENTAKU_TEST_POSTGRESQL")
    url, other, file, folder = urls[f"{kind}-a"], urls["sqlite-b"], tmp_path / "night.backup", tmp_path / "a"
    fill(other, tmp_path / "b")
    back_up(other, tmp_path / "b", file)
    fill(url, folder, rooms=1, answers=3)
    before, cards = content(url), (folder / "cards.db").read_bytes()
    command = [sys.executable, "-c", KILLED, str(file), url, str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as restoring:
        assert restoring.stdin is not None
        assert restoring.stdout is not None
        for moment in ("_row", "_add", "finish"):
            print(moment, file=restoring.stdin, flush=True)
            assert int(restoring.stdout.readline()) == signal.SIGKILL
            if moment != "finish":
                assert content(url) == before
            assert (folder / "cards.db").read_bytes() == cards
    store = Store(url)
    finish(store.engine, folder)
    store.close()
    assert content(url) == content(other)
    assert (folder / "cards.db").read_bytes() == (tmp_path / "b" / "cards.db").read_bytes()
    assert not list(folder.glob("*.restored"))


def test_a_file_that_is_cut_off_or_damaged_is_refused_by_its_place(urls: dict[str, str], tmp_path: Path) -> None:
    """Wherever it was cut, or a byte was changed: the file and the line are named, and nothing has changed."""
    file, broken = tmp_path / "night.backup", tmp_path / "broken.backup"
    fill(urls["sqlite-a"], tmp_path / "a", answers=20)
    back_up(urls["sqlite-a"], tmp_path / "a", file)
    whole = file.read_bytes()
    keys = set()
    for place in range(0, len(whole), len(whole) // 60):
        for data in (whole[:place], whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :]):
            broken.write_bytes(data)
            with pytest.raises(Unreadable) as refused:
                verify(broken)
            keys.add(refused.value.key)
            assert refused.value.facts["file"] == str(broken)
    assert keys == {"backup-cut-off", "backup-damaged", "backup-is-none"}
    lines = gzip.decompress(whole).splitlines(keepends=True)
    for less, key, line in ((lines[:-1], "backup-cut-off", len(lines)), (lines[:3] + lines[4:], "backup-damaged", 4)):
        broken.write_bytes(gzip.compress(b"".join(less)))
        with pytest.raises(Unreadable) as refused:
            restore(broken, urls["sqlite-b"], tmp_path / "b", replacing=True)
        assert (refused.value.key, refused.value.facts["line"]) == (key, line)
    assert list((tmp_path / "b").iterdir()) == []


def test_files_of_other_makes_and_later_versions_are_refused(urls: dict[str, str], tmp_path: Path) -> None:
    """No backup, one of a later version, one with tables that nobody knows: a sentence each, and nothing changes."""
    later, strange, none = tmp_path / "later", tmp_path / "strange", tmp_path / "none.txt"
    none.write_text("Round Table")
    for file, schema, form in ((later, "9999", 1), (strange, HEAD, 1), (tmp_path / "form", HEAD, 2)):
        header = Header(form, "9.0", schema, "2031-01-01T00:00:00+00:00")
        with gzip.open(file, "wb") as packed:
            digest = hashlib.sha256()
            for part in (header, TableBegins("spells", ("code",)), End()):
                packed.write(backup_file._checked(backup_file._encode(part), digest))
    expected = {later: "backup-newer", tmp_path / "form": "backup-newer", strange: "backup-other-tables"}
    expected |= {none: "backup-is-none", tmp_path / "absent": "cli-file-unreadable"}
    for file, key in expected.items():
        with pytest.raises((Unlawful, Unreadable)) as refused:
            restore(file, urls["sqlite-a"], tmp_path / "a", replacing=True)
        assert refused.value.key == key
    assert content(urls["sqlite-a"]) == {}


def test_a_backup_is_written_whole_or_not_at_all(
    urls: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is nothing to keep, or no room for it, the file of yesterday stays, and nothing beside it."""
    file = tmp_path / "b" / "night.backup"
    file.write_text("yesterday's")
    for url in (urls["sqlite-a"], f"sqlite:///{tmp_path / 'typo' / 'entaku.db'}"):
        with pytest.raises(Unlawful) as refused:
            back_up(url, tmp_path / "a", file)
        assert refused.value.key == "backup-nothing"
    assert not (tmp_path / "typo").exists()
    fill(urls["sqlite-a"], tmp_path / "a")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Unlawful) as refused:
        back_up(urls["sqlite-a"], tmp_path / "a", file)
    assert (refused.value.key, refused.value.facts["problem"]) == (
        "backup-not-written",
        "[Errno 28] No space left on device",
    )
    said = say(refused.value.key, "ja", **refused.value.facts)
    assert "ディスクがいっぱいです" in said
    assert "Errno" not in said
    assert [found.name for found in file.parent.iterdir()] == [file.name]
    assert file.read_text() == "yesterday's"


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="needs to be root, to act for another account")
def test_what_an_administrator_restores_belongs_to_the_server(urls: dict[str, str], tmp_path: Path) -> None:
    """Files that root makes in the folder of another account are that account's."""
    file, folder = tmp_path / "night.backup", tmp_path / "b"
    fill(urls["sqlite-a"], tmp_path / "a", answers=1)
    back_up(urls["sqlite-a"], tmp_path / "a", file)
    os.chown(folder, 12345, 12346)
    restore(file, urls["sqlite-b"], folder, replacing=False)
    found = {one.name: (one.stat().st_uid, one.stat().st_gid) for one in folder.iterdir()}
    assert {"entaku.db", "cards.db", "riftbound.json"} <= found.keys()
    assert set(found.values()) == {(12345, 12346)}


def test_a_table_goes_on_from_a_backup_made_while_it_was_played(tmp_path: Path) -> None:
    """Backups made between answers are whole; the same people find the same table on another server."""
    file = tmp_path / "night.backup"
    (tmp_path / "b").mkdir()

    async def play() -> tuple[str, str]:
        async with serving(tmp_path / "a", guessing.FORMATS) as served:
            room = await served.open(options=guessing.options(), seats=2)
            ada = await served.connect(room["code"], room["token"])
            await ada.ask("start")
            await ada.when(lambda client: bool(client.view))
            url = f"sqlite:///{tmp_path / 'a' / 'entaku.db'}"
            making = asyncio.create_task(asyncio.to_thread(back_up, url, tmp_path / "a", tmp_path / "meanwhile"))
            assert (await ada.give(guessing.number(ada.asked), 9))["type"] == "done"
            await making
            await ada.when(lambda client: client.view["shown"] == [[9, 7]])
            await asyncio.to_thread(back_up, url, tmp_path / "a", file)
            return room["code"], room["token"]

    async def go_on(code: str, token: str) -> None:
        async with serving(tmp_path / "b", guessing.FORMATS) as served:
            ada = await served.connect(code, token)
            await ada.when(lambda client: bool(client.view))
            assert ada.view["shown"] == [[9, 7]]

    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            code, token = await play()
            url = f"sqlite:///{tmp_path / 'b' / 'entaku.db'}"
            for one in (tmp_path / "meanwhile", file):
                await asyncio.to_thread(restore, one, url, tmp_path / "b", replacing=True)
            await go_on(code, token)

    asyncio.run(run())


def test_the_commands_say_what_they_did(
    urls: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both languages; what is refused is one line and the exit status 2."""
    fill(urls["sqlite-a"], tmp_path / "a", answers=1)
    file = str(tmp_path / "night.backup")
    for arguments, status in (
        (["backup", file, "--data", str(tmp_path / "a")], 0),
        (["restore", file, "--data", str(tmp_path / "b"), "--lang", "ja"], 0),
        (["restore", file, "--data", str(tmp_path / "b"), "--lang", "ja"], 2),
        (["restore", file, "--data", str(tmp_path / "b"), "--replace"], 0),
    ):
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        assert ended.value.code == status, arguments
    out, err = capsys.readouterr()
    first, second, third = out.splitlines()
    assert first == say("cli-backup-done", "en", file=file, rooms=3, nights=3, cubes=3, cards=3)
    assert "復元しました" in second
    assert third.startswith("Restored from")
    assert err == f"entaku: {say('restore-not-empty', 'ja', rooms=3, nights=3, cubes=3, cards=3)}\n"


@pytest.mark.parametrize(
    "rubbish",
    [
        b"",
        b"rubbish",
        b"-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n",
        b"-----BEGIN PRIVATE KEY-----\n!!\n-----END PRIVATE KEY-----\n",
    ],
)
def test_a_key_that_is_none_is_not_brought_back(tmp_path: Path, rubbish: bytes) -> None:
    """A backup with rubbish for the key of notifications is refused, and nothing is changed."""
    url, file = f"sqlite:///{tmp_path / 'a' / 'entaku.db'}", tmp_path / "night.backup"
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
    fill(url, tmp_path / "a")
    (tmp_path / "a" / "push.key").write_bytes(rubbish)
    back_up(url, tmp_path / "a", file)
    new = f"sqlite:///{tmp_path / 'b' / 'entaku.db'}"
    with pytest.raises(Unreadable) as refused:
        restore(file, new, tmp_path / "b", replacing=False)
    assert refused.value.key == "backup-key-broken"
    assert not (tmp_path / "b" / "push.key").exists()
    restore_again = Store(new)
    assert content(new)["rooms"] == []
    restore_again.close()
