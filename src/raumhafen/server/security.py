"""The checks before every request: who may ask, from where, how often; and the headers of every answer.

- The Host header must name this server, so that no foreign page reaches it by a name of its own (DNS rebinding).
- Requests that change something, and live connections, must come from a page of this server (Origin).
- Each device has a secret cookie; the rest of the server sees its hash only.
"""

from __future__ import annotations

import ipaddress
import re
import secrets
import socket
import time
from urllib.parse import parse_qs, urlsplit

import msgspec

from raumhafen.engine.texts import LANGUAGES
from raumhafen.server.errors import BadRequest, Forbidden, TooManyRequests
from raumhafen.server.lounge import hash_secret
from raumhafen.server.protocol import Problem
from raumhafen.server.settings import Settings
from raumhafen.server.socket import Receive, Scope, Send, deny

COOKIE = "raumhafen"
YEAR = 365 * 24 * 3600
SAFE = ("GET", "HEAD", "OPTIONS")
_SECRET = re.compile(rf"(?:^|;\s*){COOKIE}=([A-Za-z0-9_-]{{43}})(?:;|$)")

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
        b" object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class SecurityMiddleware:
    """Checks each request before it reaches the application, and adds the headers to each answer."""

    def __init__(self, settings: Settings, api, sockets, pages) -> None:  # type: ignore[no-untyped-def]
        self.settings = settings
        self.api, self.sockets, self.pages = api, sockets, pages
        self.names = {"localhost", *settings.hosts}
        if settings.lan:
            own = socket.gethostname().lower()
            self.names |= {own, f"{own}.local"}
        self._quota: dict[str, tuple[float, float]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or connection."""
        if scope["type"] == "lifespan":
            await self.api(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        scope["language"] = language_of(scope, headers)
        try:
            self._check(scope, headers)
        except BadRequest as problem:
            await refuse(scope, send, problem)
            return
        found = _SECRET.search(headers.get(b"cookie", ""))
        secret = found[1] if found else secrets.token_urlsafe(32)
        scope["device"] = hash_secret(secret)
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
            return
        extra = HEADERS if found else [*HEADERS, (b"set-cookie", cookie(secret, scope["scheme"] == "https"))]
        app = self.api if scope["path"].startswith("/api/") else self.pages
        await app(scope, receive, with_headers(send, extra))

    def _check(self, scope: Scope, headers: dict[bytes, str]) -> None:
        host = headers.get(b"host", "")
        if not self._is_own_host(host, scope):
            raise Forbidden("host")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not same_host(headers.get(b"origin", ""), host):
            raise Forbidden("origin")
        if scope["path"].startswith("/api/") and self._over_limit(scope):
            raise TooManyRequests("too-often")

    def _is_own_host(self, host: str, scope: Scope) -> bool:
        name = host_name(host)
        if name in self.names:
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        if address.is_loopback:
            return True
        # An address in the Host header must be the one where the connection arrived: any other is made up.
        return self.settings.lan and name == (scope.get("server") or ("",))[0]

    def _over_limit(self, scope: Scope) -> bool:
        """Token bucket for each address: it fills with time, and each request takes one token."""
        address, now = (scope.get("client") or ("",))[0], time.monotonic()
        rate, burst = self.settings.requests_per_second, self.settings.request_burst
        left, at = self._quota.get(address, (float(burst), now))
        left = min(float(burst), left + (now - at) * rate)
        if len(self._quota) > 10_000:
            self._quota.clear()
        self._quota[address] = (max(left - 1.0, 0.0), now)
        return left < 1.0


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


def same_host(origin: str, host: str) -> bool:
    """Does an Origin name the host that was asked?"""
    try:
        parts = urlsplit(origin)
        named = urlsplit(f"{parts.scheme}://{host}")
        standard = {"http": 80, "https": 443}.get(parts.scheme)
        if standard is None or not parts.hostname:
            return False
        return (parts.hostname, parts.port or standard) == (named.hostname, named.port or standard)
    except ValueError:
        return False


def cookie(secret: str, https: bool) -> bytes:
    """The header that gives a device its secret."""
    secure = "; Secure" if https else ""
    return f"{COOKIE}={secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{secure}".encode()


def language_of(scope: Scope, headers: dict[bytes, str]) -> str:
    """The language asked for: by `lang`, else by Accept-Language."""
    asked: str = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[0]
    if asked in LANGUAGES:
        return asked
    for part in headers.get(b"accept-language", "").split(","):
        if (language := part.strip()[:2].lower()) in LANGUAGES:
            return language
    return "en"


def with_headers(send: Send, extra: list[tuple[bytes, bytes]]) -> Send:
    """Add headers to the answer."""

    async def send_with_headers(message):  # type: ignore[no-untyped-def]
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *extra]
        await send(message)

    return send_with_headers


async def refuse(scope: Scope, send: Send, problem: BadRequest) -> None:
    """Answer with a problem."""
    if scope["type"] == "websocket":
        await deny(send, problem.status)
        return
    body = msgspec.json.encode(Problem(problem.code, problem.say(scope["language"])))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
