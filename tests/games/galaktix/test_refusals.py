"""What a player hears who wants the impossible: a reason and its clause, and nothing has changed."""

import pytest

from raumhafen.engine.errors import Refused

from .positions import after, opening, rolled, table


def refused(t, words):
    before = t.match.state
    with pytest.raises(Refused) as refusal:
        t.match.play(0, words)
    assert t.match.state == before
    assert refusal.value.facts["found"] == words
    return refusal.value


def reason(t, words):
    refusal = refused(t, words)
    return refusal.code, refusal.clause


@pytest.mark.rule("GX-3")
@pytest.mark.parametrize("words", ["blue-1 white", "back white", "stop", "roll", "done"])
def test_between_the_rolls_only_dice_are_chosen(words):
    assert reason(table("3w", dice="blue blue red red tool"), words) == ("dice-first", "GX-3")


@pytest.mark.rule("GX-3")
@pytest.mark.parametrize("words", ["green", "blue blue blue", "tool tool", "blue green", "blue blue red red tool tool"])
def test_only_dice_that_lie_there_can_be_kept(words):
    assert reason(table("3w", dice="blue blue red red tool"), words) == ("not-among-dice", "GX-3")


@pytest.mark.rule("GX-3")
@pytest.mark.parametrize("words", ["roll", "blue", "blue blue red", "tool"])
def test_there_is_no_third_roll(words):
    assert reason(rolled("blue blue red red tool", "3w"), words) == ("rolled-for-good", "GX-3")


@pytest.mark.rule("GX-3")
@pytest.mark.parametrize("words", ["back white", "stop", "blue", "none", "done"])
def test_before_the_roll_there_is_nothing_else_to_do(words):
    assert reason(opening(), words) == ("roll-first", "GX-3")


@pytest.mark.rule("GX-12")
def test_there_is_no_stopping_with_rockets():
    assert reason(rolled("blue blue red red tool", "1w 2p"), "stop") == ("no-stopping", "GX-12")


@pytest.mark.rule("GX-9")
@pytest.mark.parametrize("words", ["blue-2 built", "back built"])
def test_one_part_builds_no_rocket(words):
    assert reason(rolled("blue blue red red tool", "3w 1p"), words) == ("too-few-parts", "GX-9")


@pytest.mark.rule("GX-20")
@pytest.mark.parametrize("words", ["blue-2 grey", "blue-2 black", "back grey", "back black"])
def test_a_rocket_must_be_in_the_depot(words):
    assert reason(rolled("blue blue red red tool", "3w"), words) == ("no-such-rocket", "GX-20")


@pytest.mark.rule("GX-20")
def test_a_field_alone_does_not_say_which_rocket():
    assert reason(rolled("blue blue red red tool", "3w"), "blue-2") == ("which-rocket", "GX-20")


@pytest.mark.rule("GX-5")
def test_a_road_at_10_is_finished():
    t = rolled("blue blue red red tool", "3w", at="blue-10")
    assert reason(t, "blue-10 white") == ("road-finished", "GX-5")


@pytest.mark.rule("GX-5")
def test_a_colour_must_have_been_rolled():
    refusal = refused(rolled("blue blue red red tool", "3w"), "green-1 white")
    assert (refusal.code, refusal.clause) == ("not-rolled", "GX-5")
    assert refusal.facts["colour"] == ("@colour-green",)


@pytest.mark.rule("GX-5")
@pytest.mark.parametrize("words", ["blue-4 white", "blue-6 white", "blue-3 white", "blue-2 white"])
def test_all_dice_of_the_colour_are_counted(words):
    refusal = refused(rolled("blue blue red red tool", "3w", at="blue-3"), words)
    assert (refusal.code, refusal.clause) == ("wrong-count", "GX-5")
    assert (refusal.facts["colour"], refusal.facts["dice"], refusal.facts["field"]) == (("@colour-blue",), 2, 5)


@pytest.mark.rule("GX-17")
def test_a_grey_rocket_counts_no_more_than_there_are():
    refusal = refused(rolled("blue blue red red tool", "3w 1g", "2-2"), "blue-3 grey")
    assert (refusal.code, refusal.clause) == ("wrong-count", "GX-17")
    assert refusal.facts["field"] == 2


@pytest.mark.rule("GX-17")
def test_a_grey_rocket_counts_at_least_one():
    t = rolled("blue blue red red tool", "3w 1g", "2-2", at="blue-1")
    assert reason(t, "blue-1 grey") == ("wrong-count", "GX-17")


@pytest.mark.rule("GX-18")
def test_a_black_rocket_counts_all():
    t = rolled("blue blue red red tool", "3w 1s", "3-2")
    assert refused(t, "blue-1 black").code == "wrong-count"


@pytest.mark.rule("GX-6")
@pytest.mark.parametrize("words", ["purple-2 white", "purple-2 built", "purple-2"])
def test_a_vortex_is_no_place_for_a_rocket(words):
    refusal = refused(rolled("purple purple red red tool", "3w 2p"), words)
    assert (refusal.code, refusal.clause) == ("vortex", "GX-6")
    assert (refusal.facts["colour"], refusal.facts["dice"]) == (("@colour-purple",), 2)


@pytest.mark.rule("GX-6")
@pytest.mark.rule("GX-17")
def test_a_vortex_is_no_place_for_a_grey_rocket_either():
    """Five red of board 2 pass the vortex on 5; a grey one may not choose it."""
    t = rolled("red red red red red", "1g", "2-2", at="red-3")
    assert reason(t, "red-5 grey") == ("vortex", "GX-6")
    assert reason(t, "red-8 grey") == ("vortex", "GX-6")


@pytest.mark.rule("GX-10")
def test_a_part_must_be_there():
    t = after("red red red red tool", "red-4 white", "3w")
    assert reason(t, "red-2") == ("no-part", "GX-10")


@pytest.mark.rule("GX-10")
@pytest.mark.parametrize("words", ["blue-1", "red-6", "red-7", "red-2", "red-1"])
def test_a_part_takes_only_a_skipped_field(words):
    t = after("red red red red tool", "red-6 white", "3w 2p", at="red-2")
    assert reason(t, words) == ("not-skipped", "GX-10")


@pytest.mark.rule("GX-3")
def test_before_the_first_roll_there_is_nothing_but_rolling():
    assert reason(table("3w 2p"), "red-2") == ("roll-first", "GX-3")


@pytest.mark.rule("GX-10")
def test_fields_of_the_round_before_are_not_skipped_any_more():
    t = after("red red red red tool", "red-4 white", "3w 2p").rolls("blue blue tool green yellow").do("back white")
    assert reason(t, "red-2") == ("not-skipped", "GX-10")


@pytest.mark.rule("GX-10")
def test_a_part_takes_no_vortex():
    t = after("red red red red tool", "red-6 white", "3w 2p", at="red-2")
    assert reason(t, "red-5") == ("part-vortex", "GX-10")


@pytest.mark.rule("GX-10")
def test_a_part_lies_alone():
    t = after("red red red red tool", "red-4 white", "3w 2p").do("red-2")
    assert reason(t, "red-2") == ("part-there", "GX-10")


@pytest.mark.parametrize("words", ["nonsense", "blue-11 white", "", "blue-2 pink"])
@pytest.mark.parametrize("phase", ["roll", "keep", "place"])
def test_what_is_no_action_at_all_is_refused_too(words, phase):
    make = {
        "roll": lambda: table("3w"),
        "keep": lambda: table("3w", dice="blue blue red red tool"),
        "place": lambda: rolled("blue blue red red tool", "3w"),
    }
    refused(make[phase](), words)


# What is expected of the player.


@pytest.mark.parametrize(
    ("t", "prompt"),
    [
        (lambda: opening(), "prompt-roll"),
        (lambda: table("3w", dice="blue blue red red tool"), "prompt-keep"),
        (lambda: rolled("blue blue red red tool", "3w"), "prompt-place"),
        (lambda: rolled("blue blue red red tool", "2p"), "prompt-place-or-stop"),
        (lambda: rolled("purple purple yellow yellow yellow", "3w"), "prompt-give-back"),
        (lambda: after("red red red red tool", "red-4 white", "3w 1p"), "prompt-parts"),
        (lambda: after("red red red red tool", "red-4 white", "3w"), "prompt-roll"),
    ],
)
def test_the_prompt_says_what_is_due(t, prompt):
    assert t().match.prompt(0)[0] == prompt
