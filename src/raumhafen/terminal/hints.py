"""The coach's advice in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from raumhafen.engine.match import Action
from raumhafen.engine.texts import Texts
from raumhafen.terminal.choices import tinted
from raumhafen.terminal.tongue import Tongue

if TYPE_CHECKING:
    from raumhafen.engine.advice import Advice, Advised


def hint(advice: Advice, legal: Sequence[Action], tongue: Tongue, say: Texts) -> list[tuple[str, str]]:
    """How sure it is, the best choices with their numbers, and what the chances mean: what leads each line, and it."""
    numbers = {action.id: number for number, action in enumerate(legal, 1)}
    lines = [("", say("hint-exact") if advice.exact else say("hint-estimate", games=advice.games))]
    for choice in advice.choices:
        number = numbers[choice.action]
        said = f"{tinted(legal[number - 1], tongue)}: {worth(advice, choice, say)}"
        lines.append((f"{number:>4}  ", said))
    if advice.chances == "best":
        lines.append(("", say("hint-chances-best")))
    elif advice.exact and advice.goals:
        lines.append(("", say("hint-chances-estimate", games=advice.games)))
    return lines


def worth(advice: Advice, choice: Advised, say: Texts) -> str:
    """What a choice is worth: points, and the chance of each goal."""
    value, margin = round(choice.value, 2), round(choice.margin, 2)
    parts = [say(f"hint-{advice.unit}", exact="yes" if advice.exact else "no", value=value, margin=margin)]
    for goal, chance in zip(advice.goals, choice.chances, strict=True):
        percent = round(100 * chance)
        sure = advice.chances == "best" and chance in (0.0, 1.0)
        kind = "least" if percent < 1 else "most" if percent > 99 else "some"
        said = say("hint-chance", kind=f"sure-{percent}" if sure else kind, percent=percent)
        parts.append(f"{say(goal.name)} {said}")
    return ", ".join(parts)
