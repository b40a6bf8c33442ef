import pytest

import raumhafen as rh
from tests.clauses import TABLE, clauses, marked, table


@pytest.mark.parametrize("game", rh.GAMES)
def test_every_clause_has_a_test(game):
    held = marked()
    assert len(clauses(game)) >= 10
    assert [clause for clause in clauses(game) if not held[clause]] == []


def test_every_mark_names_a_clause():
    known = {clause for game in rh.GAMES for clause in clauses(game)}
    assert set(marked()) - known == set()


def test_the_table_is_up_to_date():
    assert TABLE.read_text(encoding="utf-8") == table(), "run: python -m tests.clauses"
