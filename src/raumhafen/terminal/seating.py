"""Who sits where: people first, bots on the last seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raumhafen.bots import DEFAULT_BOT, bots_for, check_bot
from raumhafen.engine.about import About
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.texts import LANGUAGES, Texts
from raumhafen.text.names import LONGEST, is_name

NO_BOTS = "none"


@dataclass(frozen=True)
class Seating:
    """The table's seats: a name for each, and which bot plays where."""

    names: tuple[str, ...]
    bots: dict[int, str]

    @property
    def people(self) -> list[int]:
        """The seats of the people at the keyboard."""
        return [seat for seat in range(len(self.names)) if seat not in self.bots]


def seating(
    about: About, say: Texts, seats: int | None, bots: str | None, names: str | None, known: Sequence[str] = ()
) -> Seating:
    """Seat everyone. `known` are names from a record, for seats without a new name.

    There are as many people as names, at least one. Without bots named, default bots take the other seats; without a
    number of seats there are as many as people and bots named.
    """
    given_names = [check_name(name) for name in split(names)]
    chosen = None if bots is None else [bot_named(bot, about) for bot in split(bots) if bot != NO_BOTS]
    if seats is None:
        seats = max(1, len(given_names)) + len(chosen) if chosen else max(about.default_seats, len(given_names))
    about.check_seats(seats)
    if len(given_names) > seats:
        raise RaumhafenError("names", found=len(given_names), seats=seats)
    if chosen is None:
        chosen = [DEFAULT_BOT] * (seats - max(1, len(given_names)))
    if len(chosen) > seats:
        raise RaumhafenError("bots-too-many", found=len(chosen), seats=seats)
    people = seats - len(chosen)
    defaults = [say("name-person", number=seat + 1) for seat in range(people)]
    defaults += [say(f"name-bot-{number}") for number in range(1, len(chosen) + 1)]
    given = [*given_names, *(show_name(name) for name in known[len(given_names) :])]
    given += [""] * (seats - len(given))
    return Seating(
        names=tuple(name or other for name, other in zip(given, defaults, strict=True)),
        bots={people + place: bot for place, bot in enumerate(chosen)},
    )


def bot_for_each_seat(about: About, bots: str, seats: int | None) -> list[str]:
    """A bot for every seat: those named, or the one named for all."""
    chosen = [bot_named(bot, about) for bot in split(bots)]
    if len(chosen) == 1:
        return chosen * about.check_seats(about.default_seats if seats is None else seats)
    if seats not in (None, len(chosen)):
        raise RaumhafenError("bots-seats", found=len(chosen), seats=seats)
    about.check_seats(len(chosen))
    return chosen


def bot_named(said: str, about: About) -> str:
    """A bot by its short name, or by its title in either language."""
    known = bots_for(about)
    titles = {Texts.of(language)(f"level-{bot}").casefold(): bot for language in LANGUAGES for bot in known}
    return check_bot(titles.get(said.casefold(), said), known)


def split(text: str | None) -> list[str]:
    """A list as people write it: with commas."""
    return [part.strip() for part in text.split(",")] if text else []


def check_name(name: str) -> str:
    """A name that a person may have, and that a terminal can show."""
    if not is_name(name) or name != show_name(name):
        raise RaumhafenError("name", found=name, longest=LONGEST)
    return name


def show_name(name: str) -> str:
    """A name from elsewhere, made fit to be shown: no longer than others, no sign that a terminal would obey, and no
    brackets, in which colours are written."""
    seen = "".join(sign if sign.isprintable() else "·" for sign in name).replace("[", "(").replace("]", ")")
    return seen[:LONGEST].strip()
