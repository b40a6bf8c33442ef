"""Actions as tokens, what is expected of a seat, and why something cannot be done."""

from raumhafen.games.galaktico.refusals import refuse as refuse
from raumhafen.games.galaktico.words import prompt as prompt
from raumhafen.games.galaktico.words import speller as speller
