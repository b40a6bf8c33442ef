"""Tokens as people say them: `red-4-clone` is `rot-4-klon` in German, and `r4k` for those in a hurry.

The English tokens of the records are understood in every language.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache

from raumhafen.engine.errors import RaumhafenError, Refused
from raumhafen.engine.match import Action, Match
from raumhafen.engine.texts import Texts

PREFIX = "token-"
SHORT = "short-"  #: a word of a game's own for those in a hurry
SHOWN = 6  #: of several meanings, at most this number is named
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_PIECES = re.compile(r"\+?\d+|[^\W\d_]+")
_SEAM = re.compile(r"(?<=[^\W\d_]) (?=[^\W\d_])")  # between two words, where something must hold them apart

#: How well a word fits a token, the best first.
_EXACT, _WHOLE, _BEGINNING, _NOT = range(4)
_OWN, _ENGLISH = range(2)


class Vocabulary:
    """The tokens of a game in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self._words = texts.words(PREFIX)
        self._short = texts.words(SHORT)
        self._english = {short: token for token, short in self._short.items()}
        self._english |= {fold(said): token for token, said in self._words.items()}

    # speaking

    def say(self, token: str) -> str:
        """A token in this language: as a whole if it has a word of its own, else part by part."""
        if token in self._words:
            return self._words[token]
        return "-".join(self._words.get(part, part) for part in token.split("-"))

    def phrase(self, tokens: Iterable[str]) -> str:
        """An action in this language."""
        return " ".join(self.say(token) for token in tokens)

    # listening

    def choose(self, match: Match, seat: int, line: str) -> Action:
        """The action that a person means by a number, or by words in any order."""
        legal = match.legal(seat)
        if line.isdecimal():
            if not 1 <= int(line) <= len(legal):
                raise RaumhafenError("choice-number", found=line, last=len(legal))
            return legal[int(line) - 1]
        words = _words(line)
        meanings, able = self._matching(words, legal)
        meant = [action for action in able if len(action.tokens) == len(words)]
        if not meant:
            self._refuse(match, seat, line, words, meanings)
            meant = able  # what the words are a part of
        if not meant:
            raise Refused("no-action", found=line, example=self.phrase(legal[0].tokens))
        return self._the_only(meant, line)

    def find(self, match: Match, seat: int, line: str) -> dict[int, Action]:
        """The actions that some words are a part of, by their numbers."""
        legal = match.legal(seat)
        _, able = self._matching(_words(line), legal)
        if not able:
            raise Refused("no-action", found=line, example=self.phrase(legal[0].tokens))
        return {number: action for number, action in enumerate(legal, 1) if action in able}

    def choose_undo(self, match: Match, seat: int, line: str) -> Action | None:
        """The action that a person wants to undo: without words, the last one."""
        words, offered = _words(line), match.undo_choices(seat)
        if not words or not offered:
            return None
        _, able = self._matching(words, offered)
        if not able:
            raise Refused("undo-action", found=line, example=self.phrase(offered[-1].tokens))
        return self._the_only([action for action in able if len(action.tokens) == len(words)] or able, line)

    def _matching(self, words: Sequence[str], actions: Sequence[Action]) -> tuple[list[list[str]], list[Action]]:
        """What each word can mean among some actions, and those of them that have all the words."""
        known = tokens_of(actions)
        meanings = [self.meanings(word, known) for word in words]
        return meanings, [action for action in actions if fits(meanings, action.tokens)]

    def _the_only(self, meant: Sequence[Action], line: str) -> Action:
        if len(meant) > 1:
            choices = [self.phrase(action.tokens) for action in meant[:SHOWN]] + ["…"] * (len(meant) > SHOWN)
            raise RaumhafenError("ambiguous", found=line, choices=" | ".join(choices))
        return meant[0]

    def _refuse(
        self, match: Match, seat: int, line: str, words: Sequence[str], meanings: Sequence[Sequence[str]]
    ) -> None:
        """Have the game say why these words are no action, if there is a reason."""
        tokens = [
            sense[0] if len(sense) == 1 else self.english(word) for word, sense in zip(words, meanings, strict=True)
        ]
        reason = match.game.presentation.refuse(match.edition.data, match.observed(seat), seat, tuple(tokens))
        if reason is not None:
            raise Refused(reason.code, reason.clause, match.game.texts, found=line, **reason.facts)

    def meanings(self, word: str, tokens: Iterable[str]) -> list[str]:
        """The tokens a word can mean: the very word, a short form of it, or what it is the beginning of."""
        fit = {token: self._fit(word, token) for token in tokens}
        best = min(fit.values(), default=(_NOT, _ENGLISH))
        return [] if best[0] == _NOT else [token for token, found in fit.items() if found == best]

    def _fit(self, word: str, token: str) -> tuple[int, int]:
        """How well a word fits a token, and in which language: of words that fit equally well, one's own is meant."""
        if fold(word) == self._short.get(token):
            return _EXACT, _OWN
        return min((_fit(word, self.say(token)), _OWN), (_fit(word, token), _ENGLISH))

    def shorten(self, token: str, legal: Sequence[Action]) -> str:
        """The shortest way to type a token now."""
        known = tokens_of(legal)
        pieces = _PIECES.findall(self.say(token))
        for letters in range(1, max(map(len, pieces))):
            cut = [piece[:letters] if piece.isalpha() else piece for piece in pieces]
            for count in range(1, len(pieces) + 1):
                word = _SEAM.sub("-", " ".join(cut[:count])).replace(" ", "")
                if self.meanings(word, known) == [token]:
                    return word
        return self.say(token)

    def english(self, word: str) -> str:
        """A word of this language as a token of the records, as far as it is known."""
        folded = fold(word)
        if folded in self._english:
            return self._english[folded]
        return "-".join(self._english.get(part, part) for part in folded.split("-"))


def tokens_of(legal: Iterable[Action]) -> list[str]:
    """The different tokens of some actions, in order."""
    return list(dict.fromkeys(token for action in legal for token in action.tokens))


def fits(meanings: Sequence[Sequence[str]], tokens: Sequence[str]) -> bool:
    """Can each word stand for a token of its own?"""
    if not meanings:
        return True
    return any(
        token in meanings[0] and fits(meanings[1:], [*tokens[:place], *tokens[place + 1 :]])
        for place, token in enumerate(tokens)
    )


def _words(line: str) -> list[str]:
    return line.replace(",", " ").split()


@cache
def fold(word: str) -> str:
    """A word without what keyboards differ in: capitals, umlauts."""
    return unicodedata.normalize("NFC", word).casefold().translate(_UMLAUTS)


def _fit(word: str, token: str) -> int:
    said, meant = fold(word), fold(token)
    if said == meant:
        return _EXACT
    pieces, whole = _PIECES.findall(said), _PIECES.findall(meant)
    if not pieces or "".join(pieces) != said.replace("-", "") or len(pieces) > len(whole):
        return _NOT
    pairs = zip(pieces, whole, strict=False)
    if not all(piece == part or (piece.isalpha() and part.startswith(piece)) for piece, part in pairs):
        return _NOT
    return _WHOLE if len(pieces) == len(whole) else _BEGINNING
