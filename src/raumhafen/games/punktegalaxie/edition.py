"""The record of an edition, read and packed."""

from raumhafen.games.punktegalaxie.model import Edition as Edition
from raumhafen.games.punktegalaxie.printed import pack as pack
