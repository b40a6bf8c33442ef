"""The client's files: one page for all addresses, lasting files for those named by their content."""

import gzip
from dataclasses import replace

import pytest

from raumhafen.server.security import HEADERS
from tests.picked import PARTY
from tests.server.harness import running


@pytest.fixture
def built(home, tmp_path):
    """Settings with a built client."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Raumhafen</title>")
    script = b"console.log(1)" * 50
    (folder / "assets" / "index-B3x_9fKq.js").write_bytes(script)
    (folder / "assets" / "index-B3x_9fKq.js.gz").write_bytes(gzip.compress(script))
    (folder / "assets" / "index-B3x_9fKq.js.br").write_bytes(b"brotli, for all we know")
    (folder / "icon.svg").write_text("<svg/>")
    return replace(home, client=folder)


async def test_every_page_is_the_one_client(built):
    async with running(built) as house:
        ada = house.device()
        for path in ("/", "/t/abc", "/t/abc?screen", "/join/abc-def", f"/rules/{PARTY}", "/settings"):
            answer = await ada.http.get(path)
            assert answer.status_code == 200, path
            assert answer.text.startswith("<!doctype html>")
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
        for path in ("/t/abc/def", "/x.js", "/assets/", "/../pyproject.toml", "/%2e%2e/run.py", "/a/b/c"):
            answer = await ada.http.get(path)
            assert answer.status_code == 404, path
            assert answer.headers["content-security-policy"] == HEADERS[0][1].decode()
        assert (await ada.http.post("/")).status_code == 405
        head = await ada.http.head("/")
        assert head.status_code == 200
        assert head.content == b""


async def test_files_named_by_their_content_last(built):
    async with running(built) as house:
        ada = house.device()
        path = "/assets/index-B3x_9fKq.js"
        for accepted, encoding in (("", None), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", None)):
            answer = await ada.http.get(path, headers={"accept-encoding": accepted})
            assert answer.status_code == 200
            assert answer.headers.get("content-encoding") == encoding
            assert answer.text == "console.log(1)" * 50
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["vary"] == "accept-encoding"
        async with ada.http.stream("GET", path, headers={"accept-encoding": "gzip, br"}) as answer:
            assert answer.headers["content-encoding"] == "br"
        assert (await ada.http.get("/icon.svg")).headers["cache-control"] == "no-cache"


async def test_without_a_client_a_page_says_how_to_build_it(home):
    async with running(home) as house:
        ada = house.device()
        answer = await ada.http.get("/", headers={"accept-language": "de"})
        assert answer.status_code == 503
        assert "run.py" in answer.text
        assert (await ada.http.get("/x.js")).status_code == 404
