"""The coach's advice in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from raumhafen.engine.match import Action
from raumhafen.engine.texts import Texts
from raumhafen.terminal.choices import coloured
from raumhafen.terminal.vocabulary import Vocabulary

if TYPE_CHECKING:
    from raumhafen.engine.advice import Advice, Advised


def hint(advice: Advice, legal: Sequence[Action], vocabulary: Vocabulary, say: Texts) -> list[tuple[str, str]]:
    """How sure it is, the best choices with their numbers, and what the chances mean: what leads each line, and it."""
    numbers = {action.id: number for number, action in enumerate(legal, 1)}
    lines = [("", sureness(advice, say))]
    for choice in advice.choices:
        number = numbers[choice.action]
        said = coloured(legal[number - 1], vocabulary)
        lines.append((f"{number:>4}  ", said if advice.only else f"{said}: {worth(advice, choice, say)}"))
    if advice.chances == "best":
        lines.append(("", say("hint-chances-best")))
    elif advice.exact and advice.goals:
        lines.append(("", say("hint-chances-estimate", games=advice.games)))
    return lines


def sureness(advice: Advice, say: Texts) -> str:
    """How sure it is, and how it knows."""
    if advice.only:
        return say("hint-only")
    if advice.exact:
        known = say("hint-exact")
    elif advice.unit == "chance":
        known = say("hint-search")
    else:
        known = say("hint-estimate", games=advice.games)
    return f"{say(f'hint-{advice.sure}')} {known}"


def worth(advice: Advice, choice: Advised, say: Texts) -> str:
    """What a choice is worth: points or the chance to win, and the chance of each goal."""
    exact = "yes" if advice.exact else "no"
    if advice.unit == "chance":
        said, margin = percentage(choice.value, advice.exact, say), max(1, round(100 * choice.margin))
        parts = [say("hint-chance", exact=exact, chance=said, margin=margin)]
    else:
        parts = [say("hint-points", exact=exact, value=round(choice.value, 2), margin=round(choice.margin, 2))]
    for goal, chance in zip(advice.goals, choice.chances, strict=True):
        parts.append(f"{say(goal.name)} {percentage(chance, advice.chances == 'best', say)}")
    return ", ".join(parts)


def percentage(chance: float, exact: bool, say: Texts) -> str:
    """A chance in words: certain and impossible are only those that were worked out."""
    percent = round(100 * chance)
    if exact and chance in (0.0, 1.0):
        kind = f"sure-{percent}"
    else:
        kind = "least" if percent < 1 else "most" if percent > 99 else "some"
    return say("hint-percent", kind=kind, percent=percent)
