"""Static abilities about objects of several zones, one for each: the layers and other zones are gone through apart."""

from collections.abc import Iterator

from msgspec import structs

from entaku.oracle.ir.abilities import Static
from entaku.oracle.ir.things import Both, Group


def of_each_zone(static: Static) -> Iterator[Static]:
    """The same ability as one about each of the groups, where these lie in several zones.  (CR 611.3a)"""
    groups = static.what.of if isinstance(static.what, Both) else ()
    zones = {each.zone for each in groups if isinstance(each, Group)}
    if len(zones) < 2:
        yield static
        return
    for each in groups:
        if isinstance(each, Group):
            yield structs.replace(static, what=each)
