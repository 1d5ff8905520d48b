"""How a site is spoken to: politely, over a safe line, and with its refusals told in a sentence."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import httpx

from entaku import __version__
from entaku.kernel.errors import Unlawful
from entaku.oracle.updating.sources import host_of

WHO = f"Entaku/{__version__}"
"""What we call ourselves: sites want to know which program asks, and not which library it asks with."""
WITHIN = httpx.Timeout(30.0, connect=15.0)
"""Seconds in which a site has to answer, and each next piece has to come."""
MOST_REDIRECTIONS = 5
LONGEST_PAUSE = 3_600


class BrokenOff(Exception):
    """A connection ended before everything had come, or didn't come about."""


def client_for(base: str) -> httpx.Client:
    """Somebody to ask a site by, and those whom it sends us on to: never over a line less safe than its own."""

    def expect_safe(request: httpx.Request) -> None:
        if base.startswith("https:") and request.url.scheme != "https":
            raise Unlawful("update-unsafe", site=host_of(base), other=host_of(str(request.url)))

    return httpx.Client(
        headers={"User-Agent": WHO, "Accept": "*/*"},
        timeout=WITHIN,
        follow_redirects=True,
        max_redirects=MOST_REDIRECTIONS,
        event_hooks={"request": [expect_safe]},
    )


@contextmanager
def reached(
    client: httpx.Client, method: str, url: str, headers: Mapping[str, str] | None = None
) -> Iterator[httpx.Response]:
    """An answer, of which nothing has been read yet.  Raises Unlawful, naming the site, where none comes."""
    try:
        with client.stream(method, url, headers=headers) as answer:
            yield answer
    except httpx.TooManyRedirects as problem:
        raise Unlawful("update-in-circles", site=host_of(url)) from problem
    except (httpx.TransportError, httpx.InvalidURL) as problem:
        raise Unlawful("update-unreachable", site=host_of(url), problem=reason_of(problem)) from problem


def reason_of(problem: Exception) -> str:
    """Why there is no answer, in few words."""
    return str(problem) or type(problem).__name__


def expect_found(answer: httpx.Response) -> None:
    """Raises Unlawful, naming the site, where its answer isn't what was asked for."""
    site = host_of(str(answer.url))
    if answer.status_code in (429, 503):
        raise Unlawful("update-too-busy", site=site, seconds=pause_of(answer))
    if not answer.is_success:
        raise Unlawful("update-refused", site=site, status=answer.status_code)


def pause_of(answer: httpx.Response) -> int:
    """How many seconds a site asks us to wait."""
    told = answer.headers.get("retry-after", "")
    return min(int(told), LONGEST_PAUSE) if told.isdigit() else 60
