"""Which process has what open: leases, and the numbers by which a write shows that it is its holder's.

Rooms and nights live in homes: a night with all the rooms that it opened, any other room by itself.  A process has a
whole home open or nothing of it.  Each time that a home changes hands its number rises; a write names the number under
which its room was opened, and is refused where that is no longer the home's.  So a process that was stopped and comes
back, thinking that nothing happened, can't write: whether it is taken for dead is never left to its own clock.

The database's clock alone says who is alive: `until` is its time, moved on by each beat of a process.
"""

from collections.abc import Iterable, Mapping

import sqlalchemy as sa
from msgspec import Struct

from entaku.server.storage.schema import HOMES, NIGHTS, PROCESSES, ROOMS

NOW = sa.literal_column("extract(epoch FROM clock_timestamp())", sa.Float)
"""The time of a PostgreSQL server, in seconds."""
WHOLE = "server"
"""The home of everything, where one server has a database for itself."""


class Lease(Struct, frozen=True):
    """A home that the process `holder` has open, under the number `fence`."""

    home: str
    holder: str
    fence: int


class Fenced(Exception):
    """A write that came too late: what these leases were for is open elsewhere by now."""

    def __init__(self, leases: Iterable[Lease]) -> None:
        self.leases = frozenset(leases)
        super().__init__(f"{', '.join(sorted(lease.home for lease in self.leases))}: opened by another process")


class Held(Struct, frozen=True):
    """Where a home is open: the name of the process."""

    name: str


class Member(Struct, frozen=True):
    """A process of a cluster: a number of its own for each time that it starts, and the name that the proxy knows."""

    id: str
    name: str


def room_home(code: str) -> str:
    """The home of a room that lives by itself."""
    return f"room-{code}"


def night_home(code: str) -> str:
    """The home of a night that began by itself."""
    return f"night-{code}"


def paper_home(code: str) -> str:
    """The home of a game on paper."""
    return f"paper-{code}"


def expect_ours(connection: sa.Connection, leases: Iterable[Lease]) -> None:
    """Hold these homes until the transaction ends.  Raises Fenced if one of them is another's by now."""
    wanted = frozenset(leases)
    if not wanted:
        return
    homes = sorted(lease.home for lease in wanted)
    rows = connection.execute(sa.select(HOMES).where(HOMES.c.code.in_(homes)).with_for_update(read=True))
    lost = wanted - {Lease(row.code, row.holder, row.fence) for row in rows}
    if lost:
        raise Fenced(lost)


def take(connection: sa.Connection, home: str, member: Member) -> Lease | Held:
    """Open a home, unless a process that is alive has it open already."""
    _know(connection, home)
    row = connection.execute(sa.select(HOMES).where(HOMES.c.code == home).with_for_update()).one()
    if row.holder == member.id:
        return Lease(home, member.id, row.fence)
    alive = sa.select(PROCESSES.c.name).where((PROCESSES.c.id == row.holder) & (PROCESSES.c.until > NOW))
    name = connection.execute(alive).scalar_one_or_none()
    if name is not None:
        return Held(name)
    return _seize(connection, home, member, row.fence + 1)


def take_whole(connection: sa.Connection, member: Member) -> Lease:
    """One server, which has claimed the database for itself, writes from now on, and no earlier one."""
    _know(connection, WHOLE)
    fence = connection.execute(sa.select(HOMES.c.fence).where(HOMES.c.code == WHOLE).with_for_update()).scalar_one()
    return _seize(connection, WHOLE, member, fence + 1)


def _know(connection: sa.Connection, home: str) -> None:
    from sqlalchemy.dialects import postgresql  # takes a while, and few servers need it

    connection.execute(postgresql.insert(HOMES).values(code=home, holder="", fence=0).on_conflict_do_nothing())


def _seize(connection: sa.Connection, home: str, member: Member, fence: int) -> Lease:
    change = HOMES.update().where(HOMES.c.code == home).values(holder=member.id, fence=fence)
    connection.execute(change)
    return Lease(home, member.id, fence)


def release(connection: sa.Connection, leases: Iterable[Lease]) -> None:
    """Give homes up; those that are others' by now stay theirs."""
    for lease in leases:
        own = (HOMES.c.code == lease.home) & (HOMES.c.holder == lease.holder) & (HOMES.c.fence == lease.fence)
        connection.execute(HOMES.update().where(own).values(holder=""))


def held(connection: sa.Connection, member: Member) -> Mapping[str, Lease]:
    """The homes that a process has open, as the database knows it."""
    rows = connection.execute(sa.select(HOMES).where(HOMES.c.holder == member.id))
    return {row.code: Lease(row.code, row.holder, row.fence) for row in rows}


def join(connection: sa.Connection, member: Member, seconds: float) -> bool:
    """A process is there from now on; False while another one of its name is alive."""
    from sqlalchemy.dialects import postgresql  # as above

    connection.execute(PROCESSES.delete().where((PROCESSES.c.name == member.name) & (PROCESSES.c.until <= NOW)))
    row = postgresql.insert(PROCESSES).values(id=member.id, name=member.name, until=NOW + seconds)
    done = connection.execute(row.on_conflict_do_nothing().returning(PROCESSES.c.id))
    return done.one_or_none() is not None


def beat(connection: sa.Connection, member: Member, seconds: float) -> bool:
    """A process is alive for so many seconds more; False if it was taken for dead, and another has its name."""
    change = PROCESSES.update().where(PROCESSES.c.id == member.id).values(until=NOW + seconds)
    return connection.execute(change).rowcount == 1


def leave(connection: sa.Connection, member: Member) -> None:
    """A process is there no longer: what it had open anybody may open."""
    connection.execute(PROCESSES.delete().where(PROCESSES.c.id == member.id))


def neighbour(connection: sa.Connection, member: Member) -> str:
    """The name of another process that is alive, "" where there is none."""
    others = (PROCESSES.c.id != member.id) & (PROCESSES.c.until > NOW)
    names = sa.select(PROCESSES.c.name).where(others).order_by(sa.func.random()).limit(1)
    return connection.execute(names).scalar_one_or_none() or ""


def move_house(connection: sa.Connection, home: str, into: str) -> None:
    """Everything of one home lives in another from now on."""
    for table, of_old in ((ROOMS, room_home), (NIGHTS, night_home)):
        own = (table.c.home == home) | ((table.c.home == "") & (table.c.code == home.removeprefix(of_old(""))))
        connection.execute(table.update().where(own).values(home=into))
