"""Lines of text: what is too long is seen to be."""

import pytest

from raumhafen.text.layout import NAME_WIDTH, short


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("Bartholomäus XVI", "Bartholomäus XVI"),
        ("Bartholomäus XVII", "Bartholomäus XV…"),
        ("Ada von Hohenfels zu Fries", "Ada von Hohenfe…"),
        ("Ada von Friese zu Hohenfels", "Ada von Friese…"),
    ],
)
def test_a_long_name_is_shortened_visibly(name, shown):
    assert short(name) == shown
    assert len(shown) <= NAME_WIDTH
