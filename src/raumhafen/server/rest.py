"""The requests of `docs/protocol.md`, one function each."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Struct

from raumhafen.bots import BOTS
from raumhafen.server.errors import NotNow, NotThere
from raumhafen.server.lounge import Lounge
from raumhafen.server.protocol import (
    ChangeSeat,
    GameInfo,
    GameStatistics,
    Invitation,
    Join,
    Joined,
    Language,
    NewTable,
    OptionInfo,
    Problem,
    Statistics,
    TableInfo,
)

PROBLEMS = {
    400: ResponseSpec(Problem, description="bad input"),
    403: ResponseSpec(Problem, description="not yours"),
    404: ResponseSpec(Problem, description="not there"),
    409: ResponseSpec(Problem, description="not now"),
    413: ResponseSpec(Problem, description="too much"),
    429: ResponseSpec(Problem, description="too often"),
}

SeatNumber = Annotated[int, Parameter(ge=0, le=7)]


class EditionValue(Struct, frozen=True):
    """A value of an edition, with the mark of its source."""

    path: str
    value: Any
    mark: str


def device_of(request: Request[Any, Any, Any]) -> str:
    """The device that asks."""
    return str(request.scope["device"])  # type: ignore[typeddict-item]


def language_of(request: Request[Any, Any, Any], lang: Language | None = None) -> str:
    """The language of texts in the answer."""
    return lang or str(request.scope["language"])  # type: ignore[typeddict-item]


def game_info(lounge: Lounge, game: str) -> GameInfo:
    """A game as the lounge shows it."""
    about = lounge.catalogue.about(game)
    return GameInfo(
        id=about.id,
        title=about.title,
        seats=about.seats,
        usual=about.usual,
        minutes=about.minutes,
        difficulty=about.difficulty,
        options=[
            OptionInfo(option.name, option.spell(option.default), list(option.words), option.low, option.high)
            for option in about.options
        ],
        editions=lounge.catalogue.editions(game),
        levels=list(BOTS),
        ready=lounge.preparation.game(game) is not None,
        prepared=lounge.preparation.share(game),
    )


@get("/api/games", sync_to_thread=False)
def games(lounge: Lounge, language: str) -> list[GameInfo]:
    """The games of the lounge."""
    return [game_info(lounge, game) for game in lounge.catalogue.ids()]


@get("/api/games/{game:str}/rules", media_type="text/markdown", sync_to_thread=False, responses=PROBLEMS)
def rules(lounge: Lounge, game: str, language: str) -> str:
    """The rules of a game in our own words."""
    path = lounge.catalogue.folder(game) / "texts" / f"rules.{language}.md"
    if not path.exists():
        raise NotThere("rules")
    return path.read_text("utf-8")


@get("/api/games/{game:str}/edition", sync_to_thread=False, responses=PROBLEMS)
def edition(lounge: Lounge, game: str, language: str, name: str = "reference") -> list[EditionValue]:
    """The values of an edition."""
    if name not in lounge.catalogue.editions(game):
        raise NotThere("no-edition")
    loaded = lounge.preparation.game(game)
    if loaded is None:
        lounge.preparation.want(game)
        raise NotNow("preparing")
    return [EditionValue(*entry) for entry in loaded.edition(name).sheet.entries()]


@post("/api/games/{game:str}/prepare", status_code=202, sync_to_thread=False, responses=PROBLEMS)
def prepare(lounge: Lounge, game: str, language: str) -> GameInfo:
    """Make a game's rules ready in the background."""
    info = game_info(lounge, game)
    lounge.preparation.want(game)
    return info


@post("/api/tables", responses=PROBLEMS)
async def open_table(lounge: Lounge, device: str, language: str, data: NewTable) -> TableInfo:
    """Open a table."""
    live = await lounge.open(device, data, language)
    return live.info(device)


@get("/api/tables")
async def tables(lounge: Lounge, device: str, language: str) -> list[TableInfo]:
    """The tables where this device sits, newest first."""
    return await lounge.tables_of(device)


@get("/api/tables/{id:str}", responses=PROBLEMS)
async def table(lounge: Lounge, device: str, language: str, id: str) -> TableInfo:
    """A table."""
    return (await lounge.table(id)).info(device)


@post("/api/tables/{id:str}/start", status_code=200, responses=PROBLEMS)
async def start(lounge: Lounge, device: str, language: str, id: str) -> TableInfo:
    """Start the match; every seat must be taken."""
    return (await lounge.start(id, device)).info(device)


@put("/api/tables/{id:str}/seats/{seat:int}", responses=PROBLEMS)
async def change_seat(
    lounge: Lounge, device: str, language: str, id: str, seat: SeatNumber, data: ChangeSeat
) -> TableInfo:
    """Seat somebody else, or let a bot stand in for someone absent."""
    return (await lounge.change_seat(id, seat, device, data, language)).info(device)


@post("/api/tables/{id:str}/seats/{seat:int}/invitation", responses=PROBLEMS)
async def invite(
    request: Request[Any, Any, Any], lounge: Lounge, device: str, language: str, id: str, seat: SeatNumber
) -> Invitation:
    """A code by which somebody takes the seat; older codes of the seat end."""
    code = await lounge.invite(id, seat, device)
    path = f"/join/{code.code}"
    address = (lounge.settings.address or str(request.base_url).rstrip("/")) + path
    return Invitation(seat, code.code, path, address, drawn(address))


@post("/api/join", status_code=200, responses=PROBLEMS)
async def join(lounge: Lounge, device: str, language: str, data: Join) -> Joined:
    """Take the seat of an invitation."""
    taken = await lounge.join(device, data)
    return Joined(taken.code, taken.seat)


@post("/api/tables/{id:str}/seats/{seat:int}/leave", status_code=200, responses=PROBLEMS)
async def leave(lounge: Lounge, device: str, language: str, id: str, seat: SeatNumber) -> TableInfo:
    """Go away; a bot may stand in."""
    return (await lounge.leave(id, seat, device)).info(device)


@post("/api/tables/{id:str}/seats/{seat:int}/return", status_code=200, responses=PROBLEMS)
async def come_back(lounge: Lounge, device: str, language: str, id: str, seat: SeatNumber) -> TableInfo:
    """Come back; ends the standing in."""
    return (await lounge.come_back(id, seat, device)).info(device)


@post("/api/tables/{id:str}/again", status_code=200, responses=PROBLEMS)
async def again(lounge: Lounge, device: str, language: str, id: str) -> TableInfo:
    """A new table with the same people."""
    return (await lounge.play_again(id, device)).info(device)


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def record(lounge: Lounge, device: str, language: str, id: str) -> Response[str]:
    """The record of a match that is over."""
    text = await lounge.record(id)
    return Response(text, headers={"content-disposition": f'attachment; filename="raumhafen-{id}.rec"'})


@get("/api/statistics")
async def statistics(lounge: Lounge, device: str, language: str) -> Statistics:
    """What was played here, and by this device."""
    counts = await lounge.counts(device)
    games, own = ([GameStatistics(*count) for count in listed] for listed in (counts.games, counts.own))
    return Statistics(games, own, counts.wins)


def drawn(address: str) -> str:
    """An address as a QR code, in SVG."""
    import segno

    return segno.make(address, error="m", micro=False).svg_inline(scale=4, border=2, dark="#000", light="#fff")


HANDLERS = [
    games,
    rules,
    edition,
    prepare,
    open_table,
    tables,
    table,
    start,
    change_seat,
    invite,
    join,
    leave,
    come_back,
    again,
    record,
    statistics,
]
