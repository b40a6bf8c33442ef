"""The client's types, made from the structs that server and games speak with.

`python -m raumhafen.tools.typescript` writes `web/src/generated/`: the protocol, and each game's View and Event.
"""

from __future__ import annotations

import inspect
import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_origin

import msgspec
from msgspec import inspect as shapes

from raumhafen.games import GAMES, about, package
from raumhafen.server import protocol

FOLDER = Path(__file__).parents[3] / "web" / "src" / "generated"

PLAIN: dict[type[shapes.Type], str] = {
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.RawType: "unknown",
    shapes.AnyType: "unknown",
}


def files() -> dict[str, str]:
    """Every generated file with its text."""
    made = {"protocol.ts": render(protocol, structs_of(protocol), unions_of(protocol))}
    for game in GAMES:
        view, told = (import_module(f"{package(game)}.{name}") for name in ("view", "events"))
        events = told.Event.__subclasses__()
        structs = [*structs_of(view), *events]
        if book := about(game).book:
            structs += structs_of(import_module(book))
        made[f"{game}.ts"] = render(view, structs, {"Event": [event.__name__ for event in events]})
    return made


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module declares, in its order."""
    return [
        found
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
    ]


def unions_of(module: ModuleType) -> dict[str, list[str]]:
    """The named unions of structs that a module declares, such as all that the server may send."""
    return {
        name: [member.__name__ for member in get_args(found)]
        for name, found in vars(module).items()
        if get_args(found) and all(isinstance(m, type) and issubclass(m, msgspec.Struct) for m in get_args(found))
    }


def words_of(module: ModuleType) -> dict[frozenset[Any], str]:
    """The names of a module's literals, by their words."""
    return {
        frozenset(get_args(found)): name
        for name, found in vars(module).items()
        if str(get_origin(found)) == "typing.Literal"
    }


def render(module: ModuleType, structs: list[type[msgspec.Struct]], unions: dict[str, list[str]]) -> str:
    """A file of types."""
    words = words_of(module)
    parts = [f"// Made from {module.__name__} by: python -m raumhafen.tools.typescript"]
    for values, name in words.items():
        spelled = [repr_word(value) for value in get_args(getattr(module, name))]
        assert len(values) == len(spelled)
        parts.append(f"export type {name} = {' | '.join(spelled)};")
    parts += [interface(struct, words) for struct in structs]
    parts += [f"export type {name} = {' | '.join(members)};" for name, members in unions.items()]
    return "\n\n".join(parts) + "\n"


def interface(struct: type[msgspec.Struct], words: dict[frozenset[Any], str]) -> str:
    """A struct, with its comments."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    notes = comments(struct)
    lines = [
        f"/** {' '.join(inspect.cleandoc(struct.__doc__ or '').split())} */",
        f"export interface {struct.__name__} {{",
    ]
    if shape.tag_field is not None:
        lines.append(f"  readonly {shape.tag_field}: {repr_word(shape.tag)};")
    for field in shape.fields:
        if note := notes.get(field.name):
            lines.append(f"  /** {note} */")
        optional = "" if field.required else "?"
        lines.append(f"  readonly {field.encode_name}{optional}: {spell(field.type, words)};")
    return "\n".join([*lines, "}"])


def comments(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What is said behind `#:` of each field."""
    found = re.findall(r"^    (\w+):[^#\n]*#: ?(.+)$", inspect.getsource(struct), re.MULTILINE)
    return dict(found)


def spell(shape: shapes.Type, words: dict[frozenset[Any], str]) -> str:
    """A type as TypeScript writes it."""
    if type(shape) in PLAIN:
        return PLAIN[type(shape)]
    match shape:
        case shapes.StructType():
            return shape.cls.__name__
        case shapes.LiteralType():
            named = words.get(frozenset(shape.values))
            return named or " | ".join(repr_word(value) for value in shape.values)
        case shapes.UnionType():
            return " | ".join(spell(member, words) for member in shape.types)
        case shapes.ListType() | shapes.VarTupleType():
            inner = spell(shape.item_type, words)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case shapes.TupleType():
            return f"readonly [{', '.join(spell(item, words) for item in shape.item_types)}]"
        case shapes.DictType():
            return f"Readonly<Record<string, {spell(shape.value_type, words)}>>"
    raise TypeError(f"no TypeScript for {shape}")


def repr_word(word: object) -> str:
    """A literal as TypeScript writes it."""
    return msgspec.json.encode(word).decode()


def main() -> None:
    """Write what changed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        file = FOLDER / name
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
            print(f"written: {file}", file=sys.stderr)


if __name__ == "__main__":
    main()
