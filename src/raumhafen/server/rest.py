"""The requests of `docs/protocol.md`, one function each."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from litestar import Litestar, MediaType, Request, Response, get, post, put, route
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from msgspec import Struct

from raumhafen.bots import BOTS, DEFAULT_BOT, LEVELS, OPTIMAL
from raumhafen.server.errors import NotNow, NotThere
from raumhafen.server.lounge import Lounge
from raumhafen.server.protocol import (
    BookInfo,
    ChangeSeat,
    GameInfo,
    GameStatistics,
    ImportBook,
    Invitation,
    Join,
    Joined,
    NewTable,
    OptionInfo,
    Person,
    Problem,
    RemovePlayer,
    RenamePlayer,
    ReviewInfo,
    SeatWish,
    Statistics,
    TableInfo,
)

PROBLEMS = {
    status: ResponseSpec(Problem, description=meaning, generate_examples=False)
    for status, meaning in {
        400: "bad input",
        403: "not yours",
        404: "not there",
        409: "not now",
        413: "too much",
        429: "too often",
    }.items()
}

SeatNumber = Annotated[int, PathParameter(ge=0, le=7)]


class EditionValue(Struct, frozen=True):
    """A value of an edition, with the mark of its source."""

    path: str
    value: Any
    mark: str


class Visit(NamedTuple):
    """A request: where it came in, from whom, and in which language it is answered."""

    lounge: Lounge
    device: str
    language: str


TheVisit = NamedDependency[Visit]


def game_info(lounge: Lounge, game: str) -> GameInfo:
    """A game as the lounge shows it."""
    about, only = lounge.catalogue.about(game), lounge.limited_bots(game)
    return GameInfo(
        id=about.id,
        title=about.title,
        seats=about.seats,
        usual=about.default_seats,
        minutes=about.minutes,
        difficulty=about.difficulty,
        options=[
            OptionInfo(option.name, option.spell(option.default), list(option.words), option.low, option.high)
            for option in about.options
        ],
        editions=lounge.catalogue.editions(game),
        levels=[*LEVELS, *only],
        level=DEFAULT_BOT,
        only=only,
        ready=lounge.preparation.game(game) is not None,
        prepared=lounge.preparation.share(game),
        book=bool(about.book),
    )


@get("/api/games", sync_to_thread=False, responses=PROBLEMS)
def games(visit: TheVisit) -> list[GameInfo]:
    """The games of the lounge."""
    return [game_info(visit.lounge, game) for game in visit.lounge.catalogue.ids()]


@get("/api/games/{game:str}/rules", media_type="text/markdown", sync_to_thread=False, responses=PROBLEMS)
def rules(visit: TheVisit, game: FromPath[str]) -> str:
    """The rules of a game in our own words."""
    path = visit.lounge.catalogue.about(game).folder / "texts" / f"rules.{visit.language}.md"
    if not path.exists():
        raise NotThere("rules")
    return path.read_text("utf-8")


@get("/api/games/{game:str}/edition", sync_to_thread=False, responses=PROBLEMS)
def edition(visit: TheVisit, game: FromPath[str], name: FromQuery[str] = "reference") -> list[EditionValue]:
    """The values of an edition."""
    if name not in visit.lounge.catalogue.editions(game):
        raise NotThere("no-edition")
    loaded = visit.lounge.preparation.game(game)
    if loaded is None:
        visit.lounge.preparation.want(game)
        raise NotNow("preparing")
    return [EditionValue(*entry) for entry in loaded.edition(name).sheet.entries()]


@post("/api/games/{game:str}/prepare", status_code=202, sync_to_thread=False, responses=PROBLEMS)
def prepare(visit: TheVisit, game: FromPath[str]) -> GameInfo:
    """Make a game's rules ready in the background."""
    info = game_info(visit.lounge, game)
    visit.lounge.preparation.want(game)
    return info


@post("/api/tables", responses=PROBLEMS)
async def open_table(visit: TheVisit, data: JSONBody[NewTable]) -> TableInfo:
    """Open a table."""
    live = await visit.lounge.open(visit.device, data, visit.language)
    return live.info(visit.device)


@get("/api/tables", responses=PROBLEMS)
async def tables(visit: TheVisit) -> list[TableInfo]:
    """The tables where this device sits, newest first."""
    return await visit.lounge.tables_of(visit.device)


@route("/api/tables", http_method="OPTIONS", status_code=204, include_in_schema=False, sync_to_thread=False)
def tables_options() -> Response[None]:
    """What may be asked of this address; Litestar itself would know only one of the two."""
    return Response(None, status_code=204, headers={"allow": "GET, OPTIONS, POST"})


@get("/api/tables/{id:str}", responses=PROBLEMS)
async def table(visit: TheVisit, id: FromPath[str]) -> TableInfo:
    """A table."""
    return (await visit.lounge.table(id)).info(visit.device)


@post("/api/tables/{id:str}/start", status_code=200, responses=PROBLEMS)
async def start(visit: TheVisit, id: FromPath[str]) -> TableInfo:
    """Start the match; every seat must be taken."""
    return (await visit.lounge.start(id, visit.device)).info(visit.device)


@put("/api/tables/{id:str}/seats/{seat:int}", responses=PROBLEMS)
async def change_seat(visit: TheVisit, id: FromPath[str], seat: SeatNumber, data: JSONBody[ChangeSeat]) -> TableInfo:
    """Seat somebody else, or let a bot stand in for someone absent."""
    return (await visit.lounge.change_seat(id, seat, visit.device, data, visit.language)).info(visit.device)


@post("/api/tables/{id:str}/seats/{seat:int}/invitation", responses=PROBLEMS)
async def invite(request: Request[Any, Any, Any], visit: TheVisit, id: FromPath[str], seat: SeatNumber) -> Invitation:
    """A code by which somebody takes the seat; older codes of the seat end."""
    code = await visit.lounge.invite(id, seat, visit.device)
    path = f"/join/{code.code}"
    address = (visit.lounge.settings.address or str(request.base_url).rstrip("/")) + path
    return Invitation(seat, code.code, path, address, drawn(address))


@post("/api/join", status_code=200, responses=PROBLEMS)
async def join(visit: TheVisit, data: JSONBody[Join]) -> Joined:
    """Take the seat of an invitation."""
    taken = await visit.lounge.join(visit.device, data)
    return Joined(taken.code, taken.seat)


@post("/api/tables/{id:str}/seats/{seat:int}/leave", status_code=200, responses=PROBLEMS)
async def leave(visit: TheVisit, id: FromPath[str], seat: SeatNumber) -> TableInfo:
    """Go away; a bot may stand in."""
    return (await visit.lounge.leave(id, seat, visit.device)).info(visit.device)


@post("/api/tables/{id:str}/seats/{seat:int}/return", status_code=200, responses=PROBLEMS)
async def come_back(visit: TheVisit, id: FromPath[str], seat: SeatNumber) -> TableInfo:
    """Come back; ends the standing in."""
    return (await visit.lounge.come_back(id, seat, visit.device)).info(visit.device)


@post("/api/tables/{id:str}/again", status_code=200, responses=PROBLEMS)
async def again(visit: TheVisit, id: FromPath[str]) -> TableInfo:
    """A new table with the same people."""
    return (await visit.lounge.play_again(id, visit.device)).info(visit.device)


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def record(visit: TheVisit, id: FromPath[str]) -> Response[str]:
    """The record of a match that is over."""
    text = await visit.lounge.record(id)
    return Response(text, headers={"content-disposition": f'attachment; filename="raumhafen-{id}.rec"'})


@get("/api/tables/{id:str}/review", responses=PROBLEMS)
async def review(visit: TheVisit, id: FromPath[str]) -> ReviewInfo:
    """The look back at a match that is over; takes some seconds, the first time."""
    return await visit.lounge.review(id)


@get("/api/statistics", responses=PROBLEMS)
async def statistics(visit: TheVisit) -> Statistics:
    """What was played here, and by this device."""
    counts = await visit.lounge.counts(visit.device)
    games, own = ([GameStatistics(*count) for count in listed] for listed in (counts.games, counts.own))
    return Statistics(games, own, counts.wins)


@get("/api/books/{game:str}", responses=PROBLEMS)
async def book(visit: TheVisit, game: FromPath[str]) -> BookInfo:
    """The book of a game."""
    return await visit.lounge.shelf.info(game, visit.device)


@get("/api/books/{game:str}/export", media_type=MediaType.JSON, responses=PROBLEMS)
async def export_book(visit: TheVisit, game: FromPath[str]) -> Response[str]:
    """The book of a game as a file, to take it along."""
    text = await visit.lounge.shelf.text(game, visit.device)
    name = f'attachment; filename="raumhafen-{visit.lounge.catalogue.about(game).id}-book.json"'
    return Response(text, headers={"content-disposition": name})


@post("/api/books/{game:str}/import", status_code=200, responses=PROBLEMS)
async def import_book(visit: TheVisit, game: FromPath[str], data: JSONBody[ImportBook]) -> BookInfo:
    """Take in a book from elsewhere. A broken one is refused with the reason, and nothing has changed."""
    return await visit.lounge.shelf.take_in(game, visit.device, data.text, data.replace)


@post("/api/books/{game:str}/rename", status_code=200, responses=PROBLEMS)
async def rename_player(visit: TheVisit, game: FromPath[str], data: JSONBody[RenamePlayer]) -> BookInfo:
    """Give a player of the book another name."""
    return await visit.lounge.shelf.rename(game, visit.device, data.name, data.to)


@post("/api/books/{game:str}/remove", status_code=200, responses=PROBLEMS)
async def remove_player(visit: TheVisit, game: FromPath[str], data: JSONBody[RemovePlayer]) -> BookInfo:
    """Take a player out of the book, to make room."""
    return await visit.lounge.shelf.remove(game, visit.device, data.name)


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """All of this, described for programs."""
    return described(request.app)


def described(app: Litestar) -> dict[str, Any]:
    """The OpenAPI description, with what Litestar does not see in our structs."""
    schema = app.openapi_schema.to_schema()
    for struct in (
        Person,
        SeatWish,
        NewTable,
        ChangeSeat,
        Join,
        ImportBook,
        RenamePlayer,
        RemovePlayer,
    ):  # each forbids unknown fields
        schema["components"]["schemas"][struct.__name__]["additionalProperties"] = False
    for struct in (SeatWish, ChangeSeat):
        schema["components"]["schemas"][struct.__name__]["properties"]["level"]["enum"] = ["", *BOTS, OPTIMAL]
    return schema


def drawn(address: str) -> str:
    """An address as a QR code, in SVG."""
    import segno

    return segno.make(address, error="m", micro=False).svg_inline(scale=4, border=2, dark="#000", light="#fff")


HANDLERS = [
    games,
    rules,
    edition,
    prepare,
    tables_options,  # before the others of its address, or Litestar makes its own
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
    review,
    statistics,
    book,
    export_book,
    import_book,
    rename_player,
    remove_player,
    openapi,
]
