"""The requests of `docs/protocol.md`, one function each."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from litestar import Litestar, MediaType, Request, Response, get, post, put, route
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from msgspec import Struct

from raumhafen.bots import BOTS, DEFAULT_BOT, LEVELS, OPTIMAL
from raumhafen.server.errors import Conflict, NotFound
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
    SeatRequest,
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


class RequestContext(NamedTuple):
    """What a request needs besides its data: the lounge, the device that asks, the language of the answer."""

    lounge: Lounge
    device: str
    language: str


Context = NamedDependency[RequestContext]


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
        ready=lounge.preparation.loaded(game) is not None,
        prepared=lounge.preparation.progress(game),
        book=bool(about.book),
    )


@get("/api/games", sync_to_thread=False, responses=PROBLEMS)
def games(context: Context) -> list[GameInfo]:
    """The games of the lounge."""
    return [game_info(context.lounge, game) for game in context.lounge.catalogue.ids()]


@get("/api/games/{game:str}/rules", media_type="text/markdown", sync_to_thread=False, responses=PROBLEMS)
def rules(context: Context, game: FromPath[str]) -> str:
    """The rules of a game in our own words."""
    path = context.lounge.catalogue.about(game).folder / "texts" / f"rules.{context.language}.md"
    if not path.exists():
        raise NotFound("rules")
    return path.read_text("utf-8")


@get("/api/games/{game:str}/edition", sync_to_thread=False, responses=PROBLEMS)
def edition(context: Context, game: FromPath[str], name: FromQuery[str] = "reference") -> list[EditionValue]:
    """The values of an edition."""
    if name not in context.lounge.catalogue.editions(game):
        raise NotFound("no-edition")
    loaded = context.lounge.preparation.loaded(game)
    if loaded is None:
        context.lounge.preparation.request(game)
        raise Conflict("preparing")
    return [EditionValue(*entry) for entry in loaded.edition(name).sheet.entries()]


@post("/api/games/{game:str}/prepare", status_code=202, sync_to_thread=False, responses=PROBLEMS)
def prepare(context: Context, game: FromPath[str]) -> GameInfo:
    """Make a game's rules ready in the background."""
    info = game_info(context.lounge, game)
    context.lounge.preparation.request(game)
    return info


@post("/api/tables", responses=PROBLEMS)
async def open_table(context: Context, data: JSONBody[NewTable]) -> TableInfo:
    """Open a table."""
    live = await context.lounge.open(context.device, data, context.language)
    return live.info(context.device)


@get("/api/tables", responses=PROBLEMS)
async def tables(context: Context) -> list[TableInfo]:
    """The tables where this device sits, newest first."""
    return await context.lounge.tables_of(context.device)


@route("/api/tables", http_method="OPTIONS", status_code=204, include_in_schema=False, sync_to_thread=False)
def tables_options() -> Response[None]:
    """What may be asked of this address; Litestar itself would know only one of the two."""
    return Response(None, status_code=204, headers={"allow": "GET, OPTIONS, POST"})


@get("/api/tables/{id:str}", responses=PROBLEMS)
async def table(context: Context, id: FromPath[str]) -> TableInfo:
    """A table."""
    return (await context.lounge.table(id)).info(context.device)


@post("/api/tables/{id:str}/start", status_code=200, responses=PROBLEMS)
async def start(context: Context, id: FromPath[str]) -> TableInfo:
    """Start the match; every seat must be taken."""
    return (await context.lounge.start(id, context.device)).info(context.device)


@put("/api/tables/{id:str}/seats/{seat:int}", responses=PROBLEMS)
async def change_seat(context: Context, id: FromPath[str], seat: SeatNumber, data: JSONBody[ChangeSeat]) -> TableInfo:
    """Change who sits on a seat, or let a bot stand in for an absent person."""
    return (await context.lounge.change_seat(id, seat, context.device, data, context.language)).info(context.device)


@post("/api/tables/{id:str}/seats/{seat:int}/invitation", responses=PROBLEMS)
async def invite(request: Request[Any, Any, Any], context: Context, id: FromPath[str], seat: SeatNumber) -> Invitation:
    """A code by which a person takes the seat; older codes of the seat are void."""
    code = await context.lounge.invite(id, seat, context.device)
    path = f"/join/{code.code}"
    address = (context.lounge.settings.address or str(request.base_url).rstrip("/")) + path
    return Invitation(seat, code.code, path, address, qr_code(address))


@post("/api/join", status_code=200, responses=PROBLEMS)
async def join(context: Context, data: JSONBody[Join]) -> Joined:
    """Take the seat of an invitation."""
    return await context.lounge.join(context.device, data)


@post("/api/tables/{id:str}/seats/{seat:int}/leave", status_code=200, responses=PROBLEMS)
async def leave(context: Context, id: FromPath[str], seat: SeatNumber) -> TableInfo:
    """Go away; a bot may stand in."""
    return (await context.lounge.leave(id, seat, context.device)).info(context.device)


@post("/api/tables/{id:str}/seats/{seat:int}/return", status_code=200, responses=PROBLEMS)
async def come_back(context: Context, id: FromPath[str], seat: SeatNumber) -> TableInfo:
    """Come back; the bot that stood in goes."""
    return (await context.lounge.come_back(id, seat, context.device)).info(context.device)


@post("/api/tables/{id:str}/again", status_code=200, responses=PROBLEMS)
async def again(context: Context, id: FromPath[str]) -> TableInfo:
    """A new table with the same people."""
    return (await context.lounge.play_again(id, context.device)).info(context.device)


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def record(context: Context, id: FromPath[str]) -> Response[str]:
    """The record of a match that is over."""
    text = await context.lounge.record(id)
    return Response(text, headers={"content-disposition": f'attachment; filename="raumhafen-{id}.rec"'})


@get("/api/tables/{id:str}/review", responses=PROBLEMS)
async def review(context: Context, id: FromPath[str]) -> ReviewInfo:
    """The review of a match that is over; takes some seconds, the first time."""
    return await context.lounge.review(id)


@get("/api/statistics", responses=PROBLEMS)
async def statistics(context: Context) -> Statistics:
    """How much was played here, and by this device."""
    counts = await context.lounge.counts(context.device)
    games, own = ([GameStatistics(*count) for count in listed] for listed in (counts.games, counts.own))
    return Statistics(games, own, counts.wins)


@get("/api/books/{game:str}", responses=PROBLEMS)
async def book(context: Context, game: FromPath[str]) -> BookInfo:
    """The book of a game."""
    return await context.lounge.books.info(game, context.device)


@get("/api/books/{game:str}/export", media_type=MediaType.JSON, responses=PROBLEMS)
async def export_book(context: Context, game: FromPath[str]) -> Response[str]:
    """The book of a game as a file."""
    text = await context.lounge.books.text(game, context.device)
    name = f'attachment; filename="raumhafen-{context.lounge.catalogue.about(game).id}-book.json"'
    return Response(text, headers={"content-disposition": name})


@post("/api/books/{game:str}/import", status_code=200, responses=PROBLEMS)
async def import_book(context: Context, game: FromPath[str], data: JSONBody[ImportBook]) -> BookInfo:
    """Import a book. A broken one is refused with the reason, and nothing has changed."""
    return await context.lounge.books.import_text(game, context.device, data.text, data.replace)


@post("/api/books/{game:str}/rename", status_code=200, responses=PROBLEMS)
async def rename_player(context: Context, game: FromPath[str], data: JSONBody[RenamePlayer]) -> BookInfo:
    """Give a player of the book another name."""
    return await context.lounge.books.rename(game, context.device, data.name, data.to)


@post("/api/books/{game:str}/remove", status_code=200, responses=PROBLEMS)
async def remove_player(context: Context, game: FromPath[str], data: JSONBody[RemovePlayer]) -> BookInfo:
    """Remove a player from the book, to make room."""
    return await context.lounge.books.remove(game, context.device, data.name)


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """All of this, described for programs."""
    return openapi_schema(request.app)


def openapi_schema(app: Litestar) -> dict[str, Any]:
    """The OpenAPI description, with what Litestar does not see in our structs."""
    schema = app.openapi_schema.to_schema()
    for struct in (
        Person,
        SeatRequest,
        NewTable,
        ChangeSeat,
        Join,
        ImportBook,
        RenamePlayer,
        RemovePlayer,
    ):  # each forbids unknown fields
        schema["components"]["schemas"][struct.__name__]["additionalProperties"] = False
    for struct in (SeatRequest, ChangeSeat):
        schema["components"]["schemas"][struct.__name__]["properties"]["level"]["enum"] = ["", *BOTS, OPTIMAL]
    return schema


def qr_code(address: str) -> str:
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
