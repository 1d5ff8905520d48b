"""Who plays a study's nights: processes of this machine, or Ray's, wherever those are."""

import logging
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool

import msgspec
from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.laboratory.study.keeping import packed
from entaku.laboratory.study.one_night import NightPlayed
from entaku.laboratory.study.plan import Study
from entaku.laboratory.study.schema import TABLES, Rows
from entaku.laboratory.workers import pool

PATIENCE = 10.0
"""So many seconds a cluster's address has to answer."""


class ChunkPlayed(Struct, frozen=True):
    """A chunk's nights as files, by table; how many decisions they took, and at which cards the rules failed."""

    chunk: int
    nights: int
    decisions: int
    faults: tuple[str, ...]
    files: dict[str, bytes]


def play_chunk(study: Study, chunk: int) -> ChunkPlayed:
    """Play a chunk's nights."""
    rows: Rows = {name: [] for name in TABLES}
    decisions, faults = 0, []
    for number in study.nights_of(chunk):
        night = NightPlayed(study, number).play()
        for name, found in night.rows.items():
            rows[name] += found
        decisions += night.evening.decisions
        faults += night.evening.left.faults
    return ChunkPlayed(chunk, len(study.nights_of(chunk)), decisions, tuple(faults), packed(rows))


_studies: dict[bytes, Study] = {}


def play_encoded(study: bytes, chunk: int) -> ChunkPlayed:
    """The same in another process, to which a study comes as bytes; it is read once."""
    if study not in _studies:
        _studies.clear()
        _studies[study] = msgspec.json.decode(study, type=Study)
    return play_chunk(_studies[study], chunk)


def by_processes(study: Study, chunks: Iterable[int], workers: int) -> Iterator[ChunkPlayed]:
    """Chunks as they get ready, played by so many processes.  Raises Unlawful where one of them dies."""
    encoded = msgspec.json.encode(study)
    with pool(workers) as processes:
        jobs = [processes.submit(play_encoded, encoded, chunk) for chunk in chunks]
        try:
            for job in as_completed(jobs):
                yield job.result()
        except BrokenProcessPool as problem:
            raise Unlawful("lab-worker-died") from problem
        finally:
            for job in jobs:
                job.cancel()


def by_ray(study: Study, chunks: Iterable[int], address: str) -> Iterator[ChunkPlayed]:
    """Chunks as they get ready, played by a Ray cluster; one that is lost with its machine is played again elsewhere.

    `address` is the cluster's, or "local" for one on this machine alone.  Raises Unlawful where Ray isn't installed
    or the cluster doesn't answer.
    """
    try:
        import ray  # an extra, which most do without
    except ImportError as problem:
        raise Unlawful("lab-extra-missing") from problem
    look_for(address)
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise Unlawful("lab-ray-unreachable", address=address) from problem
    try:
        work: Callable[..., object] = ray.remote(max_retries=-1)(play_encoded).remote
        encoded = ray.put(msgspec.json.encode(study))
        waiting = [work(encoded, chunk) for chunk in chunks]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()


def look_for(address: str) -> None:
    """Raise Unlawful where nobody answers at a cluster's address; Ray itself would go on asking for minutes.

    What has no port ("local", "auto") Ray finds by itself.
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as problem:
        raise Unlawful("lab-ray-unreachable", address=address) from problem
