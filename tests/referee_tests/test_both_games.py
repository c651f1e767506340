"""The referee and the rules of both games."""

from __future__ import annotations

from referee_tests.story import Story, drew, europe, faults, new_york, refilled, reset, reshuffled


def test_c_2_every_payment_and_no_other() -> None:
    story = new_york().cards("orange", market="red red red red blue")
    assert story.legal("claim") == {
        "claim times-square-empire-state-building-orange orange×1",
        "claim midtown-west-times-square orange×1",  # gray: any colour (NY-11)
    }
    story.cards("pink pink pink taxi taxi taxi taxi", market="red red red red blue")
    assert story.legal("claim chelsea-soho ") == {
        "claim chelsea-soho pink×3 taxi×1",
        "claim chelsea-soho pink×2 taxi×2",
        "claim chelsea-soho pink×1 taxi×3",
        "claim chelsea-soho taxi×4",
    }
    with faults("C-2"):
        story.play("claim chelsea-soho pink×4")
    with faults("C-2"):
        story.play("claim chelsea-soho pink×3")


def test_c_2_pieces_and_owners() -> None:
    story = new_york().cards("pink pink pink pink", market="red red red red blue")
    story.owns(1, "chelsea-soho")
    with faults("C-2"):
        story.play("claim chelsea-soho pink×4")
    story = europe().cards("locomotive " * 12)
    story.owns(0, "moscow-riga-green", "kyiv-vienna", "brest-madrid", "athens-rome-blue", "madrid-paris-blue")
    story.owns(0, "kyiv-rostov", "rome-vienna")
    assert not story.legal("claim kyiv-moscow") and story.legal("claim kyiv-warsaw locomotive×1")  # one piece left


def test_c_4_and_ny_12_doubles() -> None:
    for players in (2, 3):
        story = new_york(players).cards("pink", "pink", market="red red red red blue")
        story.owns(1, "times-square-empire-state-building-orange")
        claim = "claim times-square-empire-state-building-pink pink×1"
        assert (claim in story.legal()) == (players == 3)
        if players == 2:
            with faults("NY-12"):
                story.play(claim)
        story.table.seat = 1
        with faults("C-4"):
            story.play(claim)
    story = europe(2).cards("green", "green").owns(1, "amsterdam-berlin-black")  # FJ-3: open, but not to its owner
    assert "claim amsterdam-berlin-green green×1" in story.legal()
    story.table.seat = 1
    assert "claim amsterdam-berlin-green green×1" not in story.legal()


def test_c_6_after_a_card_and_after_a_discard() -> None:
    market = "red red red red blue"
    story = new_york().cards("", market=market, discards="pink blue", deck="green")
    with faults("C-6"):
        story.play("draw deck", drew("green"))
    story = new_york().cards("", market=market, discards="pink blue", deck="green")
    with faults("C-6"):
        story.play("draw deck", drew("green"), reshuffled(3))
    story = new_york().cards("", market=market, discards="pink blue", deck="green")
    story.play("draw deck", drew("green"), reshuffled(2)).play("draw deck", drew("pink"))
    story = new_york().cards("orange", market=market, deck="")
    with faults("C-6"):
        story.play("claim midtown-west-times-square orange×1")
    story = new_york().cards("orange", market=market, deck="")
    story.play("claim midtown-west-times-square orange×1", reshuffled(1))


def test_c_7_a_short_row_is_refilled_after_a_claim_and_may_reset() -> None:
    def laid() -> Story:
        return new_york().cards("pink taxi taxi taxi", market="taxi taxi red", deck="")

    claim = "claim chelsea-soho pink×1 taxi×3"
    with faults("C-7"):
        laid().play(claim, reshuffled(4))
    with faults("NY-9"):
        laid().play(claim, reshuffled(4), *refilled("taxi", "pink"))
    row = "taxi taxi taxi red pink"
    laid().play(claim, reshuffled(4), *refilled("taxi", "pink"), reset(row), *refilled("taxi", "taxi"), reshuffled(5),
                *refilled("red", "pink", "taxi"), reset("taxi taxi taxi red pink"), *refilled("taxi", "taxi"),
                reshuffled(5), *refilled("taxi", "red", "pink"), reset(row), *refilled("taxi", "taxi"), reshuffled(5),
                *refilled("taxi", "red", "pink"))  # fmt: skip
    # Three resets, and there it stays (NY-10), though it shows three taxis still.


def test_c_8_a_pass_only_without_anything_else() -> None:
    story = new_york().cards("", market="red red red red blue")
    with faults("C-8"):
        story.play("pass")
    story.cards("", market="", deck="").tickets("", "", unseen="")
    assert story.legal() == {"pass"}
