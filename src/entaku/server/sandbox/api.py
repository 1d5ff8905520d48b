"""The HTTP side of the sandbox: nothing is kept here, so a link holds all of it and works wherever the page is."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.magic.turn.steps import STEPS
from entaku.scenarios.reading import MOST_PLAYERS, PROFILES
from entaku.scenarios.sandbox import Sandbox
from entaku.server.replies import answer, body_of, endpoint, language_of, worked
from entaku.server.sandbox import settings
from entaku.server.sandbox.bodies import SandboxOffered, SandboxText, ScenarioWanted, WinWanted


async def offered(_: Request) -> Response:
    """What a position is set up from."""
    return answer(SandboxOffered(tuple(PROFILES), STEPS, MOST_PLAYERS))


async def show(request: Request) -> Response:
    """A sandbox as it stands after its answers."""
    return answer(await worked(request, settings.shown, await body_of(request, Sandbox)))


async def read(request: Request) -> Response:
    """What a text of a position or of scenarios holds."""
    wanted = await body_of(request, SandboxText)
    return answer(await worked(request, settings.read, wanted.text, language_of(request)))


async def write(request: Request) -> Response:
    """A sandbox as a scenario."""
    return answer(await worked(request, settings.written, await body_of(request, ScenarioWanted), language_of(request)))


async def win(request: Request) -> Response:
    """A win, looked for."""
    return answer(await worked(request, settings.win, await body_of(request, WinWanted)))


ROUTES = [
    Route("/api/sandbox", endpoint(offered)),
    Route("/api/sandbox", endpoint(show), methods=["POST"]),
    Route("/api/sandbox/texts", endpoint(read), methods=["POST"]),
    Route("/api/sandbox/wins", endpoint(win), methods=["POST"]),
    Route("/api/sandbox/scenarios", endpoint(write), methods=["POST"]),
]
