"""Old records: each replays to its seal, verifies, and goes on to an end that verifies too."""

import random

import pytest

from tests.old.kit import KEPT, RECORDS, edition_of, inside, kept_files, moves, play_to_the_end, replayed

FILES = sorted(RECORDS.glob("*.rec"))
FINISHED = [path for path in FILES if "\nresult " in path.read_text("utf-8")]
RUNNING = [path for path in FILES if path not in FINISHED]


def verify(path):
    edition = edition_of(path.read_text("utf-8"))
    return inside("verify", str(path), "--lang", "en", *(["--edition", str(edition)] if edition else []))


def test_nothing_is_missing_and_nothing_was_renewed():
    listed = dict(reversed(line.split("  ")) for line in KEPT.read_text("utf-8").splitlines())
    assert kept_files() == listed
    assert len(listed) >= 281
    assert len(FINISHED) >= 189
    assert len(RUNNING) >= 77


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_a_finished_match_replays_and_verifies(path):
    text = path.read_text("utf-8")
    match = replayed(text)
    assert match.over
    played = str(match.record())
    assert moves(played) == moves(text)
    assert played.splitlines()[-2:] == text.splitlines()[-2:]  # result and seal
    done = verify(path)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{len(match.moves)} moves" in " ".join(done.stdout.split())


@pytest.mark.parametrize("path", RUNNING, ids=lambda path: path.stem)
def test_a_running_match_goes_on_to_its_end(path, tmp_path):
    text = path.read_text("utf-8")
    match = replayed(text)
    assert not match.over
    assert str(match.record()) == text
    play_to_the_end(match, random.Random(path.stem))
    longer = str(match.record())
    assert moves(longer).startswith(moves(text))
    assert replayed(longer).state == match.state
    (tmp_path / "longer.rec").write_text(longer, "utf-8")
    done = verify(tmp_path / "longer.rec")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_changed_record_is_noticed(tmp_path):
    """What the others rely on: a seal is compared with the bytes, not just read."""
    text = FINISHED[0].read_text("utf-8")
    seal = text.splitlines()[-1]
    (tmp_path / "changed.rec").write_text(text.replace(seal, seal[:-1] + ("0" if seal[-1] != "0" else "1")), "utf-8")
    assert verify(tmp_path / "changed.rec").returncode == 2


def test_notes_are_told():
    [noted] = RECORDS.glob("*-notes-finished.rec")
    told = inside("replay", str(noted), "--open").stdout
    assert "# Ab hier wird es ernst – aufgepaßt!" in told
    assert "Jürgen Groß" in told
