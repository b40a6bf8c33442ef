"""The server put together."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromQuery

from raumhafen.engine.errors import RaumhafenError
from raumhafen.server.errors import BadRequest
from raumhafen.server.lounge import Lounge
from raumhafen.server.pages import Pages
from raumhafen.server.protocol import Language, Problem
from raumhafen.server.rest import HANDLERS, RequestContext
from raumhafen.server.security import SecurityMiddleware
from raumhafen.server.settings import Settings
from raumhafen.server.socket import Sockets

MAX_BODY = 16_384  #: bytes of a request's body

logger = logging.getLogger("raumhafen.server")

#: The codes of refusals by the framework.
_CODES = {400: "bad-request", 404: "no-such-address", 405: "no-such-method", 413: "too-large", 415: "bad-request"}


def respond(
    request: Request[Any, Any, Any], status: int, problem: RaumhafenError, headers: Any = None
) -> Response[Any]:
    """A problem as a response."""
    language = str(request.scope.get("language", "en"))
    body = Problem(problem.code, problem.say(language))
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def on_refusal(request: Request[Any, Any, Any], problem: RaumhafenError) -> Response[Any]:
    """A request that cannot be met."""
    return respond(request, getattr(problem, "status", 400), problem)


def on_http_error(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    """A request that the framework refuses."""
    status = problem.status_code
    if status >= 500:
        return on_fault(request, problem)
    return respond(request, status, BadRequest(_CODES.get(status, "bad-request")), problem.headers)


def on_fault(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    """A fault of ours: the reason is for the log, not for the client."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    return respond(request, 500, BadRequest("fault"))


def make_app(settings: Settings, lounge: Lounge) -> SecurityMiddleware:
    """The whole application, as ASGI."""

    def context(request: Request[Any, Any, Any], lang: FromQuery[Language | None] = None) -> RequestContext:
        scope: Any = request.scope
        return RequestContext(lounge, scope["device"], lang or scope["language"])

    api = Litestar(
        HANDLERS,
        dependencies={"context": Provide(context, sync_to_thread=False)},
        exception_handlers={RaumhafenError: on_refusal, HTTPException: on_http_error, Exception: on_fault},
        # Litestar's own pages load scripts from other sites; they are outside /api, where no request gets.
        openapi_config=OpenAPIConfig(title="Raumhafen", version="1", render_plugins=[]),
        request_max_body_size=MAX_BODY,
        on_startup=[lounge.start_up],
        on_shutdown=[lounge.shut_down],
        logging_config=None,
    )
    return SecurityMiddleware(settings, api, Sockets(lounge), Pages(settings.client))
