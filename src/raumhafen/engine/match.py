"""A match: the one authority. Browser, terminal and programs all play through it."""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

import numpy as np

from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.edition import Edition
from raumhafen.engine.errors import Refused
from raumhafen.engine.game import REFERENCE, Game
from raumhafen.engine.kernel import HEADER, LIST, SEATS, Bytes
from raumhafen.engine.move import Action, Move, Said, tokens_of
from raumhafen.engine.record import Line, Record
from raumhafen.engine.record_reader import span
from raumhafen.engine.rng import check_key, key_hash, key_words, new_key
from raumhafen.engine.undo import Undoing

__all__ = ["Action", "Match", "Move", "seal"]

_READY_AT = span(np.dtype(HEADER), "ready").start
_SEATS_OF = [tuple(seat for seat in range(SEATS) if mask >> seat & 1) for mask in range(1 << SEATS)]


class Match:
    """A match of a game, from its first state to its last."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        key: str | None = None,
        edition: str | Edition = REFERENCE,
        options: dict[str, str | int] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.seats = game.about.check_seats(game.about.default_seats if seats is None else seats)
        self.options = game.about.resolve_options(options or {})
        self.edition = edition if isinstance(edition, Edition) else game.edition(edition)
        self.key = check_key(key) if key is not None else new_key()
        self.names = tuple(names)
        self.moves: list[Move] = []
        #: The seats that may act now; several at once in secret phases, none when the match is over.
        self.active: tuple[int, ...] = ()
        self._state = np.zeros(game.state_layout.itemsize, np.uint8)
        self._ids = np.zeros(LIST, np.int32)
        self._points = np.zeros(SEATS, np.int64)
        self._ids_of: dict[int, list[int]] = {}
        self._legal: dict[int, list[Action]] = {}
        self._observed: dict[int, Bytes] = {}
        self._undoing: dict[int, Undoing] = {}  #: of the seats that were asked for
        self._seen_before: dict[int, Bytes] = {}  #: what was observed before the last move
        game.kernels.start(
            self.edition.data, self._state, game.option_values(self.options), self.seats, key_words(self.key)
        )
        self._changed()

    # --- where the match stands ---------------------------------------------------------------------------------------

    @property
    def state(self) -> bytes:
        """The whole truth, as bytes. No player may be given it."""
        return self._state.tobytes()

    @property
    def open(self) -> bool:
        """Is the next move made before all eyes? Not while several act at once, nor while some are already done."""
        return len(self.active) == 1 and not self._state.item(_READY_AT)

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return not self.active

    @property
    def scores(self) -> tuple[int, ...]:
        """Points as they stand, by seat."""
        return self._by_seat(self.game.kernels.scores)

    @property
    def ranks(self) -> tuple[int, ...]:
        """Places as they stand, ties broken by the rules; 0 is the best."""
        return self._by_seat(self.game.kernels.ranks)

    @property
    def key_hash(self) -> str:
        """What may be published before the first move: players can check the key by it after the last."""
        return key_hash(self.key)

    def observed(self, seat: int = SPECTATOR) -> Bytes:
        """The state as a seat may know it, everything else blanked."""
        return self._seen(seat).copy()

    def observed_bytes(self, seat: int = SPECTATOR) -> bytes:
        """The same as bytes: to tell whether anything has changed for a seat."""
        return self._seen(seat).tobytes()

    def view(self, seat: int = SPECTATOR) -> Any:
        """All that a seat, or a spectator, may see: the game's own typed struct."""
        return self.game.presentation.view(self.edition.data, self._seen(seat), seat)

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now."""
        known = self._legal.get(seat)
        if known is None:
            spell = self.game.presentation.speller(self.edition.data, self._seen(seat), seat)
            ids = self._legal_ids(seat)
            self._legal[seat] = known = list(map(Action, ids, map(spell, ids)))
        return known

    def prompt(self, seat: int) -> tuple[str, dict[str, Any]]:
        """The message that says what is expected of a seat now, and its facts."""
        return self.game.presentation.prompt(self.edition.data, self._seen(seat), seat)

    def events(self, seat: int = SPECTATOR, since: int = 0, until: int | None = None) -> list[Any]:
        """What happened from a move on, up to another or to the last, as a seat saw it."""
        events: list[Any] = []
        data, last = self.edition.data, len(self.moves) - 1
        for number in range(since, last + 1 if until is None else until):
            move = self.moves[number]
            before = self._seen_before.get(seat) if number == last else None
            if before is None:
                before = self._observe(np.frombuffer(move.before, np.uint8), seat)
            then = self._seen(seat)
            if number < last:
                then = self._observe(np.frombuffer(self.moves[number + 1].before, np.uint8), seat)
            action = move.action.id if move.open or move.seat == seat else -1
            events += self.game.presentation.events_between(data, before, move.seat, action, then, seat)
        return events

    # --- how it goes on -----------------------------------------------------------------------------------------------

    def find(self, seat: int, action: Action | int | Said) -> Action:
        """The legal action that is meant, given as such, as its id, or said."""
        if not 0 <= seat < self.seats:
            raise Refused("no-seat", seat=seat, last=self.seats - 1)
        if self.over:
            raise Refused("over")
        if seat not in self.active:
            raise Refused("not-active", seat=seat, active=", ".join(map(str, self.active)))
        if isinstance(action, Action):
            found = self._by_id(seat, action.id)
            # Rules of another version may number their actions otherwise: the tokens are what was meant.
            return found if found is not None and found.tokens == action.tokens else self._parse(seat, action.tokens)
        if not isinstance(action, int):
            return self._parse(seat, tokens_of(action))
        found = self._by_id(seat, action)
        if found is None:
            raise Refused("not-legal", found=str(action))
        return found

    def play(self, seat: int, action: Action | int | Said) -> Action:
        """Play an action, given as such, as its id, or said; refused if the rules do not allow it."""
        chosen = self.find(seat, action)
        self.moves.append(Move(seat, chosen, self.open, self.state))
        self._seen_before, self._observed = self._observed, {}
        self.game.kernels.apply(self.edition.data, self._state, seat, chosen.id)
        self._changed()
        return chosen

    def can_undo(self, seat: int) -> bool:
        """May this seat undo anything?"""
        return bool(self._undo_numbers(seat))

    def undo_choices(self, seat: int) -> list[Action]:
        """What this seat may undo, the oldest first: its last action, not behind new information nor behind the open
        move of another seat; and of what it did in secret since then, all that its later actions do without."""
        numbers = self._undo_numbers(seat)
        return list(dict.fromkeys([self.moves[number].action for number in numbers])) if numbers else []

    def undo_number(self, seat: int, action: Action | Said | None = None) -> int:
        """The number of the move that a seat wants to undo: its last, or that action; refused if it may not."""
        numbers = self._undo_numbers(seat)
        if not numbers:
            raise Refused("undo")
        if action is None:
            return numbers[-1]
        tokens = tokens_of(action)
        for number in reversed(numbers):
            if sorted(self.moves[number].action.tokens) == sorted(tokens):
                return number
        raise Refused("undo-action", found=" ".join(tokens), example=str(self.moves[numbers[-1]].action))

    def undo(self, seat: int, action: Action | Said | None = None) -> Action:
        """Undo a seat's last action, or another of its `undo_choices`, given as such or said."""
        number = self.undo_number(seat, action)
        moves, state = self.moves[:], self.state
        undone, later = moves[number], moves[number + 1 :]
        self._go_back(moves[:number], undone.before)
        try:
            for move in later:  # they stand: secret moves of others, made at the same time, and one's own
                self.play(move.seat, move.action.id)
        except Refused:
            self._go_back(moves, state)
            raise
        return undone.action

    def record(self) -> Record:
        """The match as text, with its key: for the holder of the match, not for its players while it runs."""
        lines = [Line(move.seat, move.action.tokens) for move in self.moves]
        return Record(
            game=self.game.id,
            edition=self.edition.name,
            edition_hash=self.edition.hash,
            seats=self.seats,
            options={option.name: option.spell(self.options[option.name]) for option in self.game.about.options},
            names=self.names,
            key=self.key,
            key_hash=self.key_hash,
            lines=lines,
            result=self.scores if self.over else None,
            seal=seal(lines, self.state),
        )

    # --- within -------------------------------------------------------------------------------------------------------

    def _by_seat(self, kernel: Any) -> tuple[int, ...]:
        kernel(self.edition.data, self._state, self._points)
        return tuple(self._points.tolist()[: self.seats])

    def _seen(self, seat: int) -> Bytes:
        """The state as a seat may know it: to be read only."""
        known = self._observed.get(seat)
        if known is None:
            self._observed[seat] = known = self._observe(self._state, seat)
        return known

    def _legal_ids(self, seat: int) -> list[int]:
        known = self._ids_of.get(seat)
        if known is None:
            ids = self._ids
            n = self.game.kernels.legal(self.edition.data, self._state, seat, ids) if seat in self.active else 0
            self._ids_of[seat] = known = ids[:n].tolist()
        return known

    def _observe(self, state: Bytes, seat: int) -> Bytes:
        observed = state.copy()
        self.game.kernels.observe(self.edition.data, observed, seat)
        return observed

    def _changed(self) -> None:
        self.active = _SEATS_OF[self.game.kernels.active(self.edition.data, self._state)]
        self._ids_of.clear()
        self._legal.clear()
        self._observed.clear()

    def _go_back(self, moves: list[Move], state: bytes) -> None:
        self.moves[:] = moves
        self._state[:] = np.frombuffer(state, np.uint8)
        self._seen_before = {}
        self._undoing.clear()
        self._changed()

    def _by_id(self, seat: int, action: int) -> Action | None:
        ids = self._legal_ids(seat)  # ascending
        place = bisect_left(ids, action)
        if place == len(ids) or ids[place] != action:
            return None
        if seat in self._legal:
            return self._legal[seat][place]
        return Action(action, self.game.presentation.speller(self.edition.data, self._seen(seat), seat)(action))

    def _parse(self, seat: int, tokens: tuple[str, ...]) -> Action:
        offered = self.legal(seat)
        for legal in offered:
            if legal.tokens == tokens:
                return legal
        said = sorted(tokens)
        for legal in offered:
            if sorted(legal.tokens) == said:
                return legal
        reason = self.game.presentation.refuse(self.edition.data, self.observed(seat), seat, tokens)
        found = " ".join(tokens)
        if reason is not None:
            raise Refused(reason.code, reason.clause, self.game.texts, found=found, **reason.facts)
        raise Refused("no-action", found=found, example=str(offered[0]))

    def _undo_numbers(self, seat: int) -> list[int]:
        undoing = self._undoing.get(seat)
        if undoing is None:
            undoing = self._undoing[seat] = Undoing(self.game.kernels, self.edition.data, self._ids, seat)
        return undoing.numbers(self.moves, self._state)


def seal(lines: Sequence[Line], state: bytes) -> str:
    """A mark over all actions and the last state: it no longer fits once one of them is changed by hand."""
    said = "".join(f"{line}\n" for line in lines).encode()
    return hashlib.sha256(said + state).hexdigest()[:16]
