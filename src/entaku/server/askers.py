"""Who may ask for what is the keeper's: by where they ask from, and whether they come by way of a proxy."""

from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from msgspec import Struct
from starlette.requests import HTTPConnection

from entaku.kernel.errors import Unlawful

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""Headers of requests that came by way of a proxy."""
HERE = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
ANYWHERE = (ip_network("0.0.0.0/0"), ip_network("::/0"))


class Askers(Struct, frozen=True):
    """Whoever asks from these networks, and by way of a proxy or only directly."""

    networks: tuple[IPv4Network | IPv6Network, ...]
    forwarded: bool = False

    def include(self, connection: HTTPConnection) -> bool:
        """Whether whoever asks is one of them."""
        forwarded = any(header in connection.headers for header in FORWARDED)
        return self.include_address(connection.client.host if connection.client else "", forwarded=forwarded)

    def include_address(self, address: str, *, forwarded: bool) -> bool:
        """Whether somebody at an address is one of them."""
        if forwarded and not self.forwarded:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self.networks)


def askers(name: str, setting: str) -> Askers:
    """Whom a setting means: "local", "off", "any", or addresses and networks.

    `name` is the setting's.  Raises Unlawful for anything else.

    >>> askers("ENTAKU_METRICS", "10.0.0.0/8 ::1").networks
    (IPv4Network('10.0.0.0/8'), IPv6Network('::1/128'))
    """
    known = {"local": Askers(HERE), "off": Askers(()), "any": Askers(ANYWHERE, forwarded=True)}
    if setting in known:
        return known[setting]
    try:
        return Askers(tuple(ip_network(one, strict=False) for one in setting.replace(",", " ").split()))
    except ValueError as problem:
        raise Unlawful("setting-networks", name=name, value=setting[:60]) from problem
