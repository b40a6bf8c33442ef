"""What people may be called."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 24  #: letters

# No control characters, no line breaks, no space at either end. Written out, since regular expressions differ in what
# they take for a space.
_WITHIN = r"\x00-\x1f\x7f-\x9f\u2028\u2029"
_ENDS = _WITHIN + r"\x20\xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff"
NAME = rf"^[^{_ENDS}](?:[^{_WITHIN}]*[^{_ENDS}])?$"

_fits = re.compile(NAME).fullmatch


def is_name(name: object) -> bool:
    """Is this a name that a person may have?"""
    return isinstance(name, str) and len(name) <= LONGEST and _fits(name) is not None and _encodes(name)


def _encodes(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:  # half a letter
        return False
    return True


def folded(name: str) -> str:
    """A name as people hear it: those that differ only in capitals or in how letters are put together are the same."""
    return unicodedata.normalize("NFKC", name).casefold()
