"""What every HTTP endpoint shares: who asks, in which language, what they sent, and how they are told."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Concatenate, ParamSpec, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.messages import Language
from entaku.oracle.library import Library
from entaku.server.addresses import qr_svg
from entaku.server.bounds import expect_bounded
from entaku.server.limits import address_of
from entaku.server.places.place import Elsewhere
from entaku.server.rooms.record import Guest
from entaku.server.rooms.room import Room
from entaku.server.service import Service
from entaku.server.trouble import STATUS, Failure, Unavailable, said

UNKEPT = {"Cache-Control": "no-store"}
BODY_WITHIN = 60.0
"""Seconds in which what is sent must be there."""
LONGEST_BODY = 8_000_000

log = logging.getLogger("entaku.server")
Body = TypeVar("Body")
Given = ParamSpec("Given")
Found = TypeVar("Found")
Endpoint = Callable[[Request], Awaitable[Response]]


def endpoint(serve: Endpoint) -> Endpoint:
    """An endpoint whose errors are told as `Failure`, without a traceback."""

    async def served(request: Request) -> Response:
        try:
            return await serve(request)
        except Elsewhere as problem:
            return sent_on(request, problem)
        except EntakuError as problem:
            return failure(problem, language_of(request))
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            log.exception("%s %s could not be served", request.method, request.url.path)
            return failure(Unavailable("server-trouble"), language_of(request))

    return served


def sent_on(request: Request, problem: Elsewhere) -> Response:
    """Where to ask instead: the same address, which the proxy leads to the process that is named in it.

    Who was led here by that name can't be led there: then it isn't reached just now.
    """
    if not problem.at or request.query_params.get("at") == problem.at:
        return failure(Unavailable("room-moving"), language_of(request))
    there = request.url.include_query_params(at=problem.at)
    return Response(status_code=307, headers={"Location": f"{there.path}?{there.query}", **UNKEPT})


def failure(problem: EntakuError, language: Language) -> Response:
    """An error as an HTTP answer."""
    return answer(Failure(said(problem, language)), STATUS.get(problem.key, 400))


def qr_answer(url: str) -> Response:
    """A link as a QR code.  Raises Unlawful for one that no phone can follow."""
    svg = qr_svg(url)
    if not svg:
        raise Unlawful("qr-nowhere")
    return Response(svg, media_type="image/svg+xml", headers=UNKEPT)


def answer(body: object, status: int = 200) -> Response:
    """A body as an HTTP answer; nobody keeps it."""
    return Response(msgspec.json.encode(body), status, UNKEPT, "application/json")


def language_of(request: Request) -> Language:
    """The language that the asker reads."""
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "")
    preferred = sorted(_weighed(asked), key=lambda row: -row[0])
    for _, tag in preferred:
        if tag.startswith("ja"):
            return "ja"
        if tag.startswith("en"):
            return "en"
    return "en"


def _weighed(header: str) -> list[tuple[float, str]]:
    """The languages of an Accept-Language header with their weights.

    >>> _weighed("en;q=0.5, ja")
    [(0.5, 'en'), (1.0, 'ja')]
    """
    found = []
    for part in header[:200].split(","):
        tag, _, weight = part.strip().lower().partition(";q=")
        try:
            found.append((float(weight or 1), tag))
        except ValueError:
            continue
    return found


async def body_of(request: Request, kind: type[Body]) -> Body:
    """What was sent.  Raises Unreadable, naming what is wrong and where."""
    data = await received(request, LONGEST_BODY)
    try:
        expect_bounded(data)
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Unreadable("message-unreadable", problem=str(problem)[:200]) from problem


async def received(request: Request, most: int) -> bytes:
    """The bytes that were sent.  Raises Unreadable if they are more than so many, or don't come."""
    chunks, length = [], 0
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for chunk in request.stream():
                length += len(chunk)
                if length > most:
                    raise Unreadable("message-too-long", most=most, length=length)
                chunks.append(chunk)
    except TimeoutError as problem:
        raise Unreadable("message-too-slow", seconds=int(BODY_WITHIN)) from problem
    return b"".join(chunks)


async def worked(
    request: Request, work: Callable[Concatenate[Library, Given], Found], *given: Given.args, **more: Given.kwargs
) -> Found:
    """What a heavy piece of work finds for whoever asks, done beside the server.  Raises what `Heavy.run` raises."""
    service = await service_of(request)
    return await service.heavy.run(address_of(request), work, *given, **more)


async def service_of(request: Request) -> Service:
    """The service, once it is ready."""
    service: Service = request.app.state.service
    return service


async def room_of(request: Request) -> Room:
    """The room that the address names.  Raises Unlawful for somebody who has guessed too often."""
    service = await service_of(request)
    with service.limits.guessing(address_of(request)) as is_suspect:
        room = await service.room(request.path_params["code"])
        if is_suspect:
            await service.guest_of(room, bearer_of(request))
        return room


def bearer_of(request: Request) -> str:
    """The token or key that is shown, "" for none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def guest_of(request: Request, room: Room) -> Guest | None:
    """Who asks; None without a token.  Raises Unlawful for a token that isn't one of this room's."""
    token = bearer_of(request)
    return await room.service.guest_of(room, token) if token else None


async def expect_guest(request: Request, room: Room) -> Guest:
    """Who asks.  Raises Unlawful without a token of this room."""
    guest = await guest_of(request, room)
    if guest is None:
        raise Unlawful("token-missing")
    return guest
