"""Which signatures scenarios have shown, as kept in `shown.json`: made by `make docs`, checked by `make lint`."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

KEPT = Path(__file__).with_name("shown.json")


@cache
def scenarios_by_signature() -> Mapping[str, tuple[str, ...]]:
    """Each signature that is shown, with scenarios that between them show every piece of it."""
    return msgspec.json.decode(KEPT.read_bytes(), type=dict[str, tuple[str, ...]])


@cache
def shown() -> frozenset[str]:
    """The signatures that are shown."""
    return frozenset(scenarios_by_signature())
