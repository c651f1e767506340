"""The network that judges a world: two small layers, the same for every seat.

A seat is judged by its own features, by the mean and the most of the others', and by those of the match. Win shares are
the softmax of what the seats get; leads are as they come.
"""

from __future__ import annotations

import math
from typing import Any

from wayfare.bots.kernel.features import describe, scale
from wayfare.bots.kernel.pace import KINDS_OF_GAMES
from wayfare.bots.kernel.workspace import HIDDEN, INPUTS, NARROW, OF_MATCH, OF_OPTION, OF_SEAT, OUTPUTS
from wayfare.compiling import rule
from wayfare.engine.state import record

SHARE, LEAD = range(2)  # the outputs
TO_THE_END = 1 << 20  # turns: as many as planners like

NETWORK = record(
    # by kind of game
    ("turns", "<i4", KINDS_OF_GAMES),  # planners play this many before the network judges, for every 100 pieces
    ("trust", "<f4", KINDS_OF_GAMES),  # how much its verdict counts; the rest is how planners end the match
    ("prior", "<f4", (KINDS_OF_GAMES, OF_OPTION)),  # the weights of an option's features: see priors.py
    ("first", "<f4", (INPUTS, HIDDEN)),
    ("first_bias", "<f4", HIDDEN),
    ("second", "<f4", (HIDDEN, NARROW)),
    ("second_bias", "<f4", NARROW),
    ("last", "<f4", (NARROW, OUTPUTS)),
    ("last_bias", "<f4", OUTPUTS),
)


@rule
def judge(game: Any, state: Any, workspace: Any, network: Any, share: Any, margin: Any) -> None:
    """Write the win share and the lead that each seat can expect."""
    describe(game, state, workspace)
    most, total = -1e9, 0.0
    for seat in range(state.players):
        gather(state, seat, workspace)
        pass_through(workspace, network)
        share[seat] = workspace.output[SHARE]
        margin[seat] = scale(game) * workspace.output[LEAD]
        most = max(most, share[seat])
    for seat in range(state.players):
        share[seat] = math.exp(share[seat] - most)
        total += share[seat]
    for seat in range(state.players):
        share[seat] /= total


@rule
def gather(state: Any, seat: int, workspace: Any) -> None:
    """Put together what the network is shown about one seat."""
    inputs, seen, others = workspace.inputs, workspace.seen, 1.0 / (state.players - 1)
    for feature in range(OF_SEAT):
        inputs[feature] = seen[seat, feature]
        mean, most = 0.0, -1e9
        for other in range(state.players):
            if other != seat:
                mean += seen[other, feature] * others
                most = max(most, seen[other, feature])
        inputs[OF_SEAT + feature] = mean
        inputs[2 * OF_SEAT + feature] = most
    for feature in range(OF_MATCH):
        inputs[3 * OF_SEAT + feature] = workspace.about[feature]


@rule
def pass_through(workspace: Any, network: Any) -> None:
    """The forward pass, with rectifiers."""
    inputs, hidden, narrow, output = workspace.inputs, workspace.hidden, workspace.narrow, workspace.output
    for j in range(HIDDEN):
        hidden[j] = network.first_bias[j]
    for i in range(INPUTS):
        value = inputs[i]
        if value != 0.0:
            for j in range(HIDDEN):
                hidden[j] += value * network.first[i, j]
    for j in range(NARROW):
        narrow[j] = network.second_bias[j]
    for i in range(HIDDEN):
        value = hidden[i]
        if value > 0.0:
            for j in range(NARROW):
                narrow[j] += value * network.second[i, j]
    for j in range(OUTPUTS):
        output[j] = network.last_bias[j]
    for i in range(NARROW):
        value = narrow[i]
        if value > 0.0:
            for j in range(OUTPUTS):
                output[j] += value * network.last[i, j]
