"""The built client and the message files: small answers, kept by browsers, and nothing from any other host."""

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku import messages
from entaku.kernel.errors import Unlawful
from entaku.server.replies import failure, language_of

STATIC = Path(__file__).with_name("static")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
CHOSEN = re.compile(r"(?:^|;) ?entaku-pictures=(https?://[a-z0-9._-]+(?::[0-9]{1,5})?)(?=;|$)")
"""A cookie that says for which host the policy is opened: a name or number of a host, and nothing else."""
PRESSED = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg", "font/ttf")

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


class Asset(NamedTuple):
    """A file as it is sent: plain and, where that is smaller, compressed."""

    kind: str
    tag: str
    plain: bytes
    pressed: bytes | None
    brotli: bytes | None


class Assets:
    """The files of the built client, each read once."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder
        self._assets: dict[str, Asset] = {}

    def get(self, path: str) -> Asset | None:
        """The file of this path; None if there is none."""
        if path not in self._assets:
            file = (self.folder / path).resolve()
            if not file.is_file() or not file.is_relative_to(self.folder.resolve()):
                return None
            pressed = file.with_name(file.name + ".br")
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            self._assets[path] = asset(kind, file.read_bytes(), pressed.read_bytes() if pressed.is_file() else None)
        return self._assets[path]


def asset(kind: str, plain: bytes, brotli: bytes | None = None) -> Asset:
    """A file ready to be sent."""
    pressed = gzip.compress(plain, 9, mtime=0) if kind.startswith(PRESSED) and len(plain) > 500 else None
    if pressed is not None and len(pressed) >= len(plain):
        pressed = None
    if kind.startswith(("text/", "application/")):
        kind += "; charset=utf-8"
    return Asset(kind, f'"{hashlib.sha256(plain).hexdigest()[:20]}"', plain, pressed, brotli)


def send(request: Request, sent: Asset, caching: str) -> Response:
    """The file in the form that the browser takes; what it keeps for ever has no tag, as nobody asks for it again."""
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if caching != FOREVER:
        headers["ETag"] = sent.tag
        if request.headers.get("if-none-match") == sent.tag:
            return Response(status_code=304, headers=headers)
    encodings = request.headers.get("accept-encoding", "")
    body = sent.plain
    if sent.brotli is not None and "br" in encodings:
        body, headers["Content-Encoding"] = sent.brotli, "br"
    elif sent.pressed is not None and "gzip" in encodings:
        body, headers["Content-Encoding"] = sent.pressed, "gzip"
    return Response(body, headers=headers, media_type=sent.kind)


async def page(request: Request) -> Response:
    """A file of the client; for every other address its one page, which knows what to show there."""
    assets: Assets = request.app.state.assets
    path = request.path_params["path"]
    found = assets.get(path) if path else None
    if found is not None:
        return send(request, found, FOREVER if path.startswith("assets/") else ASK_AGAIN)
    if "." in path.rpartition("/")[2]:
        return failure(Unlawful("page-unknown"), language_of(request))
    index = assets.get("index.html")
    if index is None:
        return failure(Unlawful("client-not-built"), language_of(request))
    chosen = pictures_from(request.headers.get("cookie", ""))
    # Another policy is another page: a browser that has kept it must not go by the one before.
    return send(request, index._replace(tag=f'{index.tag[:-1]}{chosen}"') if chosen else index, ASK_AGAIN)


async def texts(request: Request) -> Response:
    """Every text of one language, as one Fluent file."""
    language = request.path_params["language"]
    if language not in messages.LANGUAGES:
        return failure(Unlawful("page-unknown"), language_of(request))
    kept: dict[str, Asset] = request.app.state.texts
    if language not in kept:
        source = "\n".join(messages.sources(language).values())
        kept[language] = asset("text/plain", source.encode())
    return send(request, kept[language], ASK_AGAIN)


UNGUESSED = (b"x-content-type-options", b"nosniff")
"""A file is what we say that it is."""


def is_part(path: str) -> bool:
    """Whether what is at this path is a part of a page: a script, a style or a font, which no window ever shows."""
    return path.startswith("/assets/") and path.endswith((".js", ".css", ".woff2"))


def pictures_from(cookies: str) -> str:
    """The host from which this browser has card pictures, as its viewer chose; "" for none.

    >>> pictures_from("a=1; entaku-pictures=https://cards.example.org; b=2")
    'https://cards.example.org'
    >>> pictures_from("entaku-pictures=https://example.org; script-src *")
    'https://example.org'
    >>> pictures_from("entaku-pictures=data:"), pictures_from("entaku-pictures=https://a b")
    ('', '')
    """
    found = CHOSEN.search(cookies)
    return "" if found is None else found[1]


def security_headers(pictures: str = "") -> list[tuple[bytes, bytes]]:
    """Headers of every answer: nothing is loaded from another host, except pictures from the one that a viewer chose.

    Browsers go by those of the page that they show; its parts are many, and each would carry half a kilobyte.
    """
    host = f" {pictures}" if pictures else ""
    policy = (
        f"default-src 'self'; img-src 'self' data: blob:{host}; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
    return [
        (b"content-security-policy", policy.encode("latin-1", "ignore")),
        UNGUESSED,
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(self), microphone=(), geolocation=()"),
    ]


ROUTES = [Route("/messages/{language}.ftl", texts), Route("/{path:path}", page)]
