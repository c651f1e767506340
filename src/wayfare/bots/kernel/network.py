"""The network that judges a world: two small layers, the same for every seat.

A seat is judged by its own features, by the mean and the most of the others', and by those of the match. Win shares are
the softmax of what the seats get; leads are as they come.
"""

from __future__ import annotations

import math

from wayfare.bots.kernel.features import describe, scale
from wayfare.bots.kernel.pace import KINDS_OF_GAMES
from wayfare.bots.kernel.workspace import (
    FIRST_LAYER,
    INPUTS,
    MATCH_FEATURES,
    OPTION_FEATURES,
    OUTPUTS,
    SEAT_FEATURES,
    SECOND_LAYER,
    BotWorkspace,
    Layers,
)
from wayfare.compiling import rule
from wayfare.compiling.records import Record, Row, float32, int32
from wayfare.engine.state import GameTables, State

SHARE_OUTPUT, LEAD_OUTPUT = range(2)  # the outputs
TO_THE_END = 1 << 20  # turns: as many as planners like


class Weights(Record):
    """The weights, and by kind of game when the network judges and how much that counts."""

    # by kind of game
    turns = int32(KINDS_OF_GAMES)  # planners play this many before the network judges, for every 100 pieces
    trust = float32(KINDS_OF_GAMES)  # how much its verdict counts; the rest is how planners end the match
    prior = float32(KINDS_OF_GAMES, OPTION_FEATURES)  # the weights of an option's features: see priors.py
    first = float32(INPUTS, FIRST_LAYER)
    first_bias = float32(FIRST_LAYER)
    second = float32(FIRST_LAYER, SECOND_LAYER)
    second_bias = float32(SECOND_LAYER)
    last = float32(SECOND_LAYER, OUTPUTS)
    last_bias = float32(OUTPUTS)


@rule
def judge(
    game: GameTables, state: State, workspace: BotWorkspace, network: Weights, share: Row[float], margin: Row[float]
) -> None:
    """Write the win share and the lead that each seat can expect."""
    describe(game, state, workspace)
    most, total = -1e9, 0.0
    for seat in range(state.players):
        gather(state, seat, workspace.layers)
        pass_through(workspace.layers, network)
        share[seat] = workspace.layers.output[SHARE_OUTPUT]
        margin[seat] = scale(game) * workspace.layers.output[LEAD_OUTPUT]
        most = max(most, share[seat])
    for seat in range(state.players):
        share[seat] = math.exp(share[seat] - most)
        total += share[seat]
    for seat in range(state.players):
        share[seat] /= total


@rule
def gather(state: State, seat: int, layers: Layers) -> None:
    """Put together what the network is shown about one seat."""
    inputs, seen, others = layers.inputs, layers.seats, 1.0 / (state.players - 1)
    for feature in range(SEAT_FEATURES):
        inputs[feature] = seen[seat, feature]
        mean, most = 0.0, -1e9
        for other in range(state.players):
            if other != seat:
                mean += seen[other, feature] * others
                most = max(most, seen[other, feature])
        inputs[SEAT_FEATURES + feature] = mean
        inputs[2 * SEAT_FEATURES + feature] = most
    for feature in range(MATCH_FEATURES):
        inputs[3 * SEAT_FEATURES + feature] = layers.match[feature]


@rule
def pass_through(layers: Layers, network: Weights) -> None:
    """The forward pass, with rectifiers."""
    inputs, hidden, narrow, output = (
        layers.inputs,
        layers.first,
        layers.second,
        layers.output,
    )
    for j in range(FIRST_LAYER):
        hidden[j] = network.first_bias[j]
    for i in range(INPUTS):
        value = inputs[i]
        if value != 0.0:
            for j in range(FIRST_LAYER):
                hidden[j] += value * network.first[i, j]
    for j in range(SECOND_LAYER):
        narrow[j] = network.second_bias[j]
    for i in range(FIRST_LAYER):
        value = hidden[i]
        if value > 0.0:
            for j in range(SECOND_LAYER):
                narrow[j] += value * network.second[i, j]
    for j in range(OUTPUTS):
        output[j] = network.last_bias[j]
    for i in range(SECOND_LAYER):
        value = narrow[i]
        if value > 0.0:
            for j in range(OUTPUTS):
                output[j] += value * network.last[i, j]
