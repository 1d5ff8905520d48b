"""Pictures of cards that lie in a folder of the keeper's: sent to those who turn them on, as they are."""

import asyncio
import mimetypes
import re
from collections.abc import Iterator
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.server.replies import failure, language_of

ADDRESS = "/pictures?name={name}&set={set}&number={number}&scryfall={scryfall}&language={language}&face={face}"
"""The address template of a folder's pictures."""
ENDINGS = ("jpg", "jpeg", "png", "webp", "avif")
PLAIN = re.compile(r"[^\w .,'!&+-]+")
"""What a part of a file's name doesn't have: it is left out, a blank in its place."""
A_WEEK = "private, max-age=604800"
LONGEST = 200

mimetypes.add_type("image/webp", ".webp")
mimetypes.add_type("image/avif", ".avif")


def template(images: str | None) -> str | None:
    """The address template of pictures that this server has to offer: the keeper's own, or that of their folder."""
    return ADDRESS if images is not None and is_folder(images) else images


def is_folder(images: str) -> bool:
    """Whether the keeper named a folder, not an address.

    >>> is_folder("https://cards.example.org/{set}/{number}.jpg"), is_folder("/{name}.png"), is_folder("/srv/cards")
    (False, False, True)
    """
    return "{" not in images


def plain(name: str) -> str:
    """A name as a file may have it.

    >>> plain("Fire // Ice"), plain("../../etc/passwd"), plain("Jötun Grunt")
    ('Fire Ice', 'etc passwd', 'Jötun Grunt')
    """
    return " ".join(PLAIN.sub(" ", name[:LONGEST]).split()).strip(" .")


def stems(name: str, set_code: str, number: str, scryfall: str, language: str, face: str) -> Iterator[str]:
    """Where a picture may lie, without its ending: the printing before the name, the reader's language before none.

    >>> list(stems("Bear", "M11", "7", "", "ja", "front"))
    ['ja/M11/7', 'ja/Bear', 'M11/7', 'Bear']
    >>> list(stems("Bear", "M11", "7", "", "ja", "back"))
    ['ja/M11/7-back', 'ja/Bear', 'M11/7-back', 'Bear']
    """
    back = "-back" if face == "back" else ""
    printed = [scryfall and f"{scryfall}{back}", set_code and number and f"{set_code}/{number}{back}"]
    for folder in (f"{language}/" if language else "", ""):
        yield from (f"{folder}{one}" for one in (*printed, name) if one)
        if not language:
            return


def found(folder: Path, wanted: Iterator[str]) -> Path | None:
    """The first of these pictures that the folder has; None if it has none."""
    for stem in wanted:
        for ending in ENDINGS:
            file = folder / f"{stem}.{ending}"
            if file.is_file() and file.resolve().is_relative_to(folder.resolve()):
                return file
    return None


async def picture(request: Request) -> Response:
    """The picture of one card from the keeper's folder; 404 if it isn't there."""
    images: str | None = request.app.state.images
    asked = {key: plain(value) for key, value in request.query_params.items()}
    places = [asked.get(key, "") for key in ("name", "set", "number", "scryfall", "language", "face")]
    file = None
    if images is not None and is_folder(images):
        file = await asyncio.to_thread(found, Path(images), stems(*places))
    if file is None:
        return failure(Unlawful("page-unknown"), language_of(request))
    return FileResponse(file, headers={"Cache-Control": A_WEEK})


ROUTES = [Route("/pictures", picture)]
