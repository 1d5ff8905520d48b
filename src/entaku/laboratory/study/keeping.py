"""A study's results on disk: for each table a folder of Parquet files, one for each chunk of nights.

A chunk is there when all its files are; each is written whole or not at all, and that of `games` last.
"""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import polars

from entaku.kernel.errors import Unlawful
from entaku.kernel.files import reason_of
from entaku.laboratory.study.plan import Study
from entaku.laboratory.study.schema import TABLES, Kind, Rows

KINDS: dict[Kind, polars.DataType] = {
    "number": polars.Int32(),
    "text": polars.String(),
    "texts": polars.List(polars.String()),
    "share": polars.Float64(),
    "mean": polars.Float64(),
    "yes or no": polars.Boolean(),
}
LAST = "games"


def schema(table: str) -> dict[str, polars.DataType]:
    """The columns of a table, each with the kind of what it holds."""
    return {column.name: KINDS[column.kind] for column in TABLES[table].columns}


def packed(rows: Rows) -> dict[str, bytes]:
    """Rows as Parquet files, by table."""
    found: dict[str, bytes] = {}
    for name in TABLES:
        file = BytesIO()
        polars.DataFrame(rows[name], schema=schema(name), orient="row").write_parquet(file, compression="zstd")
        found[name] = file.getvalue()
    return found


def file_of(folder: Path, table: str, chunk: int) -> Path:
    """Where a chunk's rows of a table are kept."""
    return folder / table / f"chunk-{chunk:05}.parquet"


def keep(folder: Path, chunk: int, files: dict[str, bytes]) -> None:
    """Write a chunk.  Raises Unlawful, naming the folder, where that fails; chunks that were written stay."""
    try:
        for table in sorted(TABLES, key=lambda name: name == LAST):
            file = file_of(folder, table, chunk)
            file.parent.mkdir(parents=True, exist_ok=True)
            fresh = file.with_suffix(".new")
            fresh.write_bytes(files[table])
            fresh.replace(file)
    except OSError as problem:
        raise Unlawful("lab-study-unwritable", folder=str(folder), problem=reason_of(problem)) from problem


def missing(folder: Path, study: Study) -> Iterator[int]:
    """The chunks of which not all nights have been played."""
    for chunk in range(study.chunks):
        file = file_of(folder, LAST, chunk)
        if not file.exists() or nights_in(file) < len(study.nights_of(chunk)):
            yield chunk


def nights_in(file: Path) -> int:
    """How many nights a file tells of; 0 for a file that can't be read."""
    try:
        return int(polars.scan_parquet(file).select(polars.col("night").n_unique()).collect().item())
    except (polars.exceptions.PolarsError, OSError):
        return 0


def table(folder: Path, name: str) -> polars.LazyFrame:
    """Everything that a study's table holds so far; what an older version didn't keep is null.

    Raises Unlawful where nothing has been played yet.
    """
    if not any((folder / name).glob("chunk-*.parquet")):
        raise Unlawful("lab-study-empty", folder=str(folder))
    files = folder / name / "chunk-*.parquet"
    return polars.scan_parquet(files, schema=schema(name), missing_columns="insert")
