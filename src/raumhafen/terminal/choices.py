"""The choices of a turn, numbered, on a few lines whatever their number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from raumhafen.engine.match import Action
from raumhafen.engine.texts import Texts
from raumhafen.terminal.screen import wrap
from raumhafen.terminal.vocabulary import Vocabulary
from raumhafen.text.layout import COLOURS, WIDTH, length, pad

LINES = 16  #: longer lists are only shown on request
TOKENS = 40  #: if the choices are made of more words than this, only their first words are shown
PAIRS = 6  #: from this number of choices on, a list of verbs and objects is grouped by verb


def choices(legal: Sequence[Action], vocabulary: Vocabulary, say: Texts, whole: bool = False) -> list[str]:
    """What can be chosen, in lines. If it is too much, what it is made of; the `whole` list only on request."""
    numbered = dict(enumerate(legal, 1))
    pairs = len(legal) >= PAIRS and all(len(action.tokens) == 2 for action in legal)
    lines = by_verb(legal, vocabulary) if pairs else in_columns(numbered, vocabulary)
    if whole or len(lines) <= LINES:
        return lines
    ingredients: Counter[str] = Counter()
    for action in legal:
        ingredients |= Counter(action.tokens)  # as many of each as some choice needs
    example = vocabulary.phrase(max(legal, key=lambda action: (len(action.tokens) == 2, -action.id)).tokens)
    told = wrap(say("play-many", count=len(legal), example=example))
    if ingredients.total() <= TOKENS:
        told += wrap(say("play-many-tokens", tokens=vocabulary.phrase(ingredients.elements())))
        return [*told, *wrap(say("play-many-list", list=say("command-list")))]
    first = vocabulary.phrase(dict.fromkeys(action.tokens[0] for action in legal))
    told += wrap(say("play-many-first", tokens=first))
    return [*told, *wrap(say("play-many-list-of", list=say("command-list"), first=vocabulary.say(legal[0].tokens[0])))]


def in_columns(numbered: Mapping[int, Action], vocabulary: Vocabulary) -> list[str]:
    """Choices with their numbers, side by side."""
    return columns([f"[dim]{number:>3}[/] {coloured(action, vocabulary)}" for number, action in numbered.items()])


def by_verb(legal: Sequence[Action], vocabulary: Vocabulary) -> list[str]:
    """One block for each first token, with the numbered second ones behind it."""
    groups: dict[str, list[str]] = {}
    for number, action in enumerate(legal, 1):
        verb, thing = action.tokens
        groups.setdefault(verb, []).append(f"[dim]{number:>2}[/] {vocabulary.say(thing)}")
    margin = 2 + max(len(vocabulary.say(verb)) for verb in groups) + 2
    lines = []
    for verb, things in groups.items():
        block = columns(things, WIDTH - margin)
        lines.append(f"  {vocabulary.say(verb)}".ljust(margin) + block[0])
        lines += [" " * margin + line for line in block[1:]]
    return lines


def coloured(action: Action, vocabulary: Vocabulary) -> str:
    """An action in words; those that name a colour have it."""
    said = []
    for token in action.tokens:
        colour = next((part for part in token.split("-") if part in COLOURS), "")
        said.append(f"[{colour}]{vocabulary.say(token)}[/]" if colour else vocabulary.say(token))
    return " ".join(said)


def columns(parts: Sequence[str], width: int = WIDTH) -> list[str]:
    """Parts in columns, to be read line by line."""
    step = max(length(part) for part in parts) + 2
    beside = max(1, (width + 2) // step)
    rows = [parts[start : start + beside] for start in range(0, len(parts), beside)]
    return ["".join(pad(part, step) for part in row).rstrip() for row in rows]
