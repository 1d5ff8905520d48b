"""Where this server can be reached: what links and QR codes begin with."""

import io
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from entaku.server.config import Config

EVERYWHERE = ("0.0.0.0", "::", "")


def base_of(connection: HTTPConnection, config: Config) -> str:
    """What a link must begin with for somebody else to follow it: the address that the asker used.

    Where the server is shared, the address that it has for everybody; where they used one that means "this machine",
    and the network can reach us, the address in the network.
    """
    if config.public_url:
        return config.public_url
    share = connection.app.state.share
    if share is not None and share.address:
        return str(share.address)
    secure = connection.url.scheme in ("https", "wss")
    host = connection.headers.get("host") or f"{config.host}:{config.port}"
    name, _, port = host.rpartition(":") if ":" in host and not host.endswith("]") else (host, "", "")
    if config.host in EVERYWHERE and is_own(name):
        name = lan_address() or name
    return f"{'https' if secure else 'http'}://{name}{f':{port}' if port else ''}"


def lan_address() -> str | None:
    """This machine's address in the local network; None without one.  Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if is_own(address) else address


def qr_svg(url: str) -> str:
    """The link as a QR code; "" for one that means "this machine", which no phone can follow."""
    if is_own(urlsplit(url).hostname or ""):
        return ""
    import segno  # it is not needed to start

    out = io.BytesIO()
    segno.make(url, error="m", micro=False).save(out, kind="svg", scale=8, border=2, xmldecl=False, svgclass=None)
    return out.getvalue().decode()


def qr_terminal(text: str) -> str:
    """The text as a QR code for a terminal."""
    import segno  # it is not needed to start

    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out=out, compact=True, border=1)
    return out.getvalue()


def is_own(name: str) -> bool:
    """Whether a name or address means "this machine" wherever it is used."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        address = ip_address(name.strip("[]"))
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified
