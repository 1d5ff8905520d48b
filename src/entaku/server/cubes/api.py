"""Cubes: a list is looked over, a booster of it is opened as a sample, and it is kept in the store to be shared.

Anybody who has a cube's code may see and draft it; only who saved it can save it again under that code.
"""

import hmac
import time
import zlib
from functools import partial

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.kernel.names import tidied
from entaku.kernel.randomness import Stream, seed_from
from entaku.oracle.cubes.numbers import numbers_of, rows_of, sample_boosters
from entaku.oracle.cubes.published import key_of, published
from entaku.oracle.library import Library
from entaku.server.cards.facts import Facts
from entaku.server.codes import code_in, digest_of, new_code, new_token
from entaku.server.cubes.bodies import CubeKept, CubeSample, CubeSampled, CubeShown, CubeText
from entaku.server.limits import address_of
from entaku.server.replies import UNKEPT, answer, body_of, endpoint, service_of, worked
from entaku.server.rooms.record import LONGEST_TITLE
from entaku.server.storage.schema import CUBES
from entaku.server.storage.store import Store
from entaku.server.tables.drafts import checked_list, read_listed

MOST_SAMPLED = 10
MOST_IN_BOOSTER = 60


class StoredCube(Struct, frozen=True):
    """A row of `cubes`: `owner` is the digest of the token that may change it."""

    code: str
    saved: float
    name: str
    text: bytes
    owner: str


class CubeStore:
    """The cubes in the store.  All functions block."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def cube(self, code: str) -> StoredCube | None:
        """The cube of this code, if there is one."""
        with self.store.engine.connect() as connection:
            row = connection.execute(sa.select(CUBES).where(CUBES.c.code == code)).one_or_none()
        return None if row is None else StoredCube(**row._mapping)

    def create(self, cube: StoredCube) -> bool:
        """Keep a new cube; False if its code is taken."""
        if self.cube(cube.code) is not None:
            return False
        self.store.persist(
            lambda connection: connection.execute(CUBES.insert(), _row(cube)), lambda: self.cube(cube.code) == cube
        )
        return True

    def change(self, cube: StoredCube) -> None:
        """Keep a cube in place of the one of its code."""
        change = CUBES.update().where(CUBES.c.code == cube.code).values(**_row(cube))
        self.store.persist(lambda connection: connection.execute(change))


def _row(cube: StoredCube) -> dict[str, str | bytes | float]:
    return {name: getattr(cube, name) for name in cube.__struct_fields__}


async def show(request: Request) -> Response:
    """What a list holds: rows, charts, what nobody knows, the facts of its cards, and a report on it."""
    cube = await body_of(request, CubeText)
    return Response(await worked(request, shown, cube), headers=UNKEPT, media_type="application/json")


def shown(library: Library, cube: CubeText) -> bytes:
    """A list looked over, as JSON.  Raises Unreadable if it is none."""
    listed = read_listed(cube, library)
    facts = Facts(library, {custom.card.name: custom for custom in listed.cube.customs})
    cards = facts.encoded({card.name: card for card in listed.cards})
    study = published(library.folder, key_of((entry.name, entry.count) for entry in listed.cube.entries))
    found = CubeShown(checked_list(listed, cube.name), rows_of(listed), numbers_of(listed), cards, study)
    return msgspec.json.encode(found)


async def sample(request: Request) -> Response:
    """Boosters as the cube would give them; the same number opens the same ones."""
    wanted = await body_of(request, CubeSample)
    if not 1 <= wanted.size <= MOST_IN_BOOSTER or not 1 <= wanted.count <= MOST_SAMPLED:
        raise Unlawful("cube-sample-out-of-range", cards=MOST_IN_BOOSTER, boosters=MOST_SAMPLED)
    return answer(await worked(request, opened, wanted))


def opened(library: Library, wanted: CubeSample) -> CubeSampled:
    """The boosters of a sample.  Raises Unreadable if the list is none."""
    listed = read_listed(wanted.cube, library)
    stream = Stream(seed_from(wanted.number), "table", "sample booster")
    return CubeSampled(sample_boosters(listed, wanted.size, wanted.count, stream, slots=wanted.slots))


def expect_readable(library: Library, cube: CubeText) -> None:
    """Raises Unreadable or Unlawful for a list that can't be kept."""
    read_listed(cube, library)


async def save(request: Request) -> Response:
    """Keep a cube under a new code."""
    service = await service_of(request)
    service.expect_patience(address_of(request))
    cube = await body_of(request, CubeText)
    await worked(request, expect_readable, cube)
    store, token = CubeStore(service.store), new_token()
    while True:
        row = _stored(new_code(), cube, digest_of(token))
        if await service.stored(partial(store.create, row)):
            return answer(_kept(row, token), 201)


async def load(request: Request) -> Response:
    """A kept cube."""
    return answer(_kept(await _found(request), None))


async def change(request: Request) -> Response:
    """Keep a cube under the code it has; only who saved it may."""
    service = await service_of(request)
    found = await _found(request)
    token = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    if not hmac.compare_digest(digest_of(token), found.owner):
        raise Unlawful("token-unknown")
    cube = await body_of(request, CubeText)
    await worked(request, expect_readable, cube)
    row = _stored(found.code, cube, found.owner)
    await service.stored(lambda: CubeStore(service.store).change(row))
    return answer(_kept(row, None))


async def _found(request: Request) -> StoredCube:
    service = await service_of(request)
    code = code_in(request.path_params["code"])[:12]
    found = await service.stored(lambda: CubeStore(service.store).cube(code))
    if found is None:
        raise Unlawful("cube-unknown", code=code)
    return found


def _stored(code: str, cube: CubeText, owner: str) -> StoredCube:
    return StoredCube(code, time.time(), tidied(cube.name)[:LONGEST_TITLE], zlib.compress(cube.text.encode(), 6), owner)


def _kept(row: StoredCube, token: str | None) -> CubeKept:
    return CubeKept(row.code, row.name, zlib.decompress(row.text).decode(), row.saved, token)


ROUTES = [
    Route("/api/cubes/lists", endpoint(show), methods=["POST"]),
    Route("/api/cubes/samples", endpoint(sample), methods=["POST"]),
    Route("/api/cubes/kept", endpoint(save), methods=["POST"]),
    Route("/api/cubes/kept/{code}", endpoint(load)),
    Route("/api/cubes/kept/{code}", endpoint(change), methods=["PUT"]),
]
