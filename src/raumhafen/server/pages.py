"""The built client, from memory: one page for all addresses, and the files it asks for."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import NamedTuple

from raumhafen.engine.texts import Texts
from raumhafen.server.errors import TEXTS
from raumhafen.server.socket import Receive, Scope, Send

INDEX = "index.html"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")
_PAGE = re.compile(r"/(?:(?:t|join|rules|book)/[^/]+|settings)?/?")


class File(NamedTuple):
    """A file of the client."""

    type: str
    body: bytes
    encoded: dict[str, bytes]
    lasting: bool  #: its name changes with its content, so that it can be cached for ever


class Pages:
    """The ASGI application of the client's files."""

    def __init__(self, folder: Path) -> None:
        self.files = dict(read_files(folder)) if folder.is_dir() else {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["method"] not in ("GET", "HEAD"):
            await self._answer(scope, send, 405, "text/plain", b"", [(b"allow", b"GET, HEAD")])
            return
        path, index = scope["path"], self.files.get(INDEX)
        if file := self.files.get(path.lstrip("/")):
            await self._send(scope, send, 200, file)
        elif "." in path.rpartition("/")[2]:
            await self._answer(scope, send, 404, "text/plain", b"", [])
        elif index is not None:  # the client itself says what is missing
            await self._send(scope, send, 200 if _PAGE.fullmatch(path) else 404, index)
        else:
            said = Texts.of(scope["language"], TEXTS)("page-no-client")
            page = f"<!doctype html><meta charset=utf-8><title>Raumhafen</title><p>{said}</p>"
            await self._answer(scope, send, 503, "text/html; charset=utf-8", page.encode(), [])

    async def _send(self, scope: Scope, send: Send, status: int, file: File) -> None:
        accepted = next((value for name, value in scope["headers"] if name == b"accept-encoding"), b"").decode(
            "latin-1"
        )
        lasts = b"public, max-age=31536000, immutable" if file.lasting else b"no-cache"
        headers = [(b"cache-control", lasts), (b"vary", b"accept-encoding")]
        body = file.body
        for encoding, _ in ENCODINGS:
            if encoding in file.encoded and re.search(rf"\b{encoding}\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))", accepted):
                body = file.encoded[encoding]
                headers.append((b"content-encoding", encoding.encode()))
                break
        await self._answer(scope, send, status, file.type, body, headers)

    async def _answer(
        self, scope: Scope, send: Send, status: int, type: str, body: bytes, extra: list[tuple[bytes, bytes]]
    ) -> None:
        headers = [(b"content-type", type.encode()), (b"content-length", str(len(body)).encode()), *extra]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def read_files(folder: Path) -> list[tuple[str, File]]:
    """All files of a folder, with their compressed versions."""
    files = []
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.suffix in (".br", ".gz"):
            continue
        name = path.relative_to(folder).as_posix()
        guessed = mimetypes.guess_type(name)[0] or "application/octet-stream"
        charset = "; charset=utf-8" if guessed.startswith("text/") or guessed.endswith("javascript") else ""
        encoded = {
            encoding: path.with_name(path.name + suffix).read_bytes()
            for encoding, suffix in ENCODINGS
            if path.with_name(path.name + suffix).exists()
        }
        lasting = name.startswith("assets/") and bool(_HASHED.search(name))
        files.append((name, File(guessed + charset, path.read_bytes(), encoded, lasting)))
    return files
