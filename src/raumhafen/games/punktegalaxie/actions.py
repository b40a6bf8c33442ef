"""Actions as tokens, what is expected of a seat, and why something cannot be done."""

from raumhafen.games.punktegalaxie.refusals import prompt as prompt
from raumhafen.games.punktegalaxie.refusals import refuse as refuse
from raumhafen.games.punktegalaxie.view import speller as speller
