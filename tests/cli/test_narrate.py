"""What the text mode tells of a move."""

from __future__ import annotations

from hypothesis import given, settings

import wayfare
from wayfare.cli.narrate import Narrator, distinct_names
from wayfare.testing import matches


@settings(max_examples=50, deadline=None)
@given(matches())
def test_a_seat_is_told_every_card_and_ticket_that_it_learns_of(match: wayfare.Match) -> None:
    """Whichever action an event belongs to."""
    for seat in range(len(match.players)):
        narrator = Narrator(match.game.board, distinct_names(match), seat=seat)
        for move in match.view(seat).moves:
            said = narrator.move(move)
            for event in move.events:
                learned = [narrator.card(card) for card in (*filter(None, [event.card]), *(event.discarded or ()))]
                learned += [narrator.tickets([one]) for one in (*filter(None, [event.ticket]), *(event.tickets or ()))]
                for thing in learned:
                    assert thing in said, f"{move.action!r} doesn't tell of {event.event!r}: {said}"
