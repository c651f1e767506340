"""Masked PPO in one file: a network learns to beat random players in the batched environment.

    pip install "wayfare[train]"
    python examples/ppo.py                                       # New York, two players, three minutes
    python examples/ppo.py --game first-journey-usa --minutes 5
    python examples/ppo.py --save my_net.onnx                    # then: wayfare play --opponents my_net.onnx

One seat of each match learns; the others play at random inside the compiled step. The reward is the win plus a
hundredth of each point along the way; `--reward win` is the win alone. At the end, the network plays fresh matches,
always choosing its likeliest action.
"""

from __future__ import annotations

import argparse
import math
import time
import warnings
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from wayfare.envs import Batch, RewardKind

GAMMA, LAMBDA, CLIP, ENTROPY, VALUE = 0.997, 0.95, 0.2, 0.01, 0.5
FORBIDDEN = -1e9  # the score of an illegal action


class Result(NamedTuple):
    """The learner's share of wins, ties shared, with a 95% interval."""

    wins: float
    low: float
    high: float
    matches: int


class Network(nn.Module):
    """Maps an observation to the log-probability of each action and the value of the position."""

    def __init__(self, features: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.body(observation.float() / 8)  # scale counts to about 1
        return self.policy(hidden).masked_fill(mask == 0, FORBIDDEN).log_softmax(-1), self.value(hidden).squeeze(-1)


class Rollout:
    """A few steps of every match in the batch, collected for one update."""

    def __init__(self, batch: Batch, steps: int) -> None:
        size = batch.size
        self.observation = torch.zeros((steps, *batch.observation.shape), dtype=torch.uint8)
        self.mask = torch.zeros((steps, *batch.mask.shape), dtype=torch.uint8)
        self.action = torch.zeros((steps, size), dtype=torch.long)
        self.logp, self.value, self.reward, self.ended = (torch.zeros(steps, size) for _ in range(4))

    @torch.no_grad()
    def play(self, batch: Batch, network: Network) -> Tensor:
        """Fill the rollout. Returns the values of the positions after the last step."""
        rows = np.arange(batch.size)
        for step in range(len(self.action)):
            self.observation[step] = torch.from_numpy(batch.observation)
            self.mask[step] = torch.from_numpy(batch.mask)
            logp, self.value[step] = network(self.observation[step], self.mask[step])
            gumbel = -torch.log(-torch.log(torch.rand_like(logp).clamp(1e-9, 1 - 1e-7)))
            self.action[step] = (logp + gumbel).argmax(-1)  # samples from these probabilities
            self.logp[step] = logp.gather(-1, self.action[step, :, None]).squeeze(-1)
            learner = batch.seat.astype(np.intp)  # before the step, because the next match may have another learner
            batch.step(self.action[step].numpy().astype(np.int32))
            self.reward[step] = torch.from_numpy(batch.reward[rows, learner])
            self.ended[step] = torch.from_numpy(batch.terminated)
        value: Tensor = network(torch.from_numpy(batch.observation), torch.from_numpy(batch.mask))[1]
        return value

    def advantages(self, last: Tensor) -> Tensor:
        """How much better than expected each action turned out: generalised advantage estimation."""
        found, ahead, following = torch.zeros_like(self.value), torch.zeros_like(last), last
        for step in reversed(range(len(found))):
            continues = 1 - self.ended[step]
            surprise = self.reward[step] + GAMMA * following * continues - self.value[step]
            ahead = surprise + GAMMA * LAMBDA * continues * ahead
            found[step], following = ahead, self.value[step]
        return found


def update(network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout, last: Tensor, epochs: int) -> None:
    """PPO's clipped updates over one rollout."""
    gain = rollout.advantages(last)
    target = (gain + rollout.value).flatten()
    observation, mask = rollout.observation.flatten(0, 1), rollout.mask.flatten(0, 1)
    action, before, gain = rollout.action.flatten(), rollout.logp.flatten(), gain.flatten()
    for _ in range(epochs):
        for part in torch.randperm(len(action)).chunk(8):
            logp, value = network(observation[part], mask[part])
            ratio = (logp.gather(-1, action[part, None]).squeeze(-1) - before[part]).exp()
            good = (gain[part] - gain[part].mean()) / (gain[part].std() + 1e-8)
            policy = -torch.min(ratio * good, ratio.clamp(1 - CLIP, 1 + CLIP) * good).mean()
            kept = logp.clamp_min(-50)  # illegal actions count for nothing, and an exp that underflows is slow
            entropy = -(kept.exp() * kept).sum(-1).mean()
            loss = policy + VALUE * (value - target[part]).square().mean() - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def evaluate(network: Network, game: str, players: int, matches: int, seed: int) -> Result:
    """Play fresh matches to their end, with the learner in every seat equally often."""
    batch = Batch(game, players, size=matches, seed=seed, opponents="random")
    rows, share, going = np.arange(matches), np.zeros(matches), np.ones(matches, np.bool_)
    while going.any():
        learner = batch.seat.astype(np.intp)
        logp, _ = network(torch.from_numpy(batch.observation), torch.from_numpy(batch.mask))
        batch.step(logp.argmax(-1).numpy().astype(np.int32))
        ended = going & batch.terminated
        reward = batch.reward[rows, learner]
        share[ended] = (reward[ended] * (players - 1) + 1) / players  # turn the reward back into a share of the win
        going &= ~batch.terminated
    wins, margin = float(share.mean()), 1.96 * math.sqrt(max(float(share.var()), 1 / matches) / matches)
    return Result(wins, max(0.0, wins - margin), min(1.0, wins + margin), matches)


class Policy(nn.Module):
    """The part of a network that a player needs: a score for each action."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network

    def forward(self, observation: Tensor, mask: Tensor) -> Tensor:
        scores: Tensor = self.network(observation, mask)[0]
        return scores


def save(network: Network, batch: Batch, path: str) -> None:
    """Write the network to an ONNX file, which plays at any table: see docs/networks.md."""
    shapes = torch.from_numpy(batch.observation[:1]), torch.from_numpy(batch.mask[:1])
    names = ["observation", "mask"]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PyTorch would like another exporter, which needs yet another package
        torch.onnx.export(
            Policy(network), shapes, path, input_names=names, output_names=["scores"], dynamo=False, verbose=False
        )
    print(f"saved as {path}")


def train(
    game: str = "new-york",
    players: int = 2,
    minutes: float = 3.0,
    updates: int = 100_000,
    seed: int = 0,
    reward: RewardKind = "shaped",
    size: int = 512,
    steps: int = 32,
    matches: int = 2000,
    save_as: str | None = None,
) -> Result:
    """Train until the time is up or all updates are done, then measure and save."""
    torch.manual_seed(seed)
    batch = Batch(game, players, size, seed, opponents="random", reward=reward)
    network = Network(batch.observation.shape[1], batch.mask.shape[1])
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3, eps=1e-5)
    rollout = Rollout(batch, steps)
    begin = time.monotonic()
    for number in range(1, updates + 1):
        spent = (time.monotonic() - begin) / (60 * minutes)
        if spent >= 1:
            break
        optimiser.param_groups[0]["lr"] = 1e-3 * (1 - 0.9 * spent)
        update(network, optimiser, rollout, rollout.play(batch, network), epochs=3)
        if number % 10 == 0 or number == updates:
            ends = rollout.ended.sum().item()
            mean = (rollout.reward * rollout.ended).sum().item() / max(1.0, ends)
            seconds = time.monotonic() - begin
            print(
                f"update {number:4}  {number * size * steps:9,} steps  {seconds:5.0f} s  reward at the end {mean:+.2f}"
            )
    result = evaluate(network, game, players, matches, seed + 1)
    print(
        f"{game}, {players} players, against random: won {result.wins:.1%} "
        f"(95% interval {result.low:.1%} to {result.high:.1%}) of {result.matches} matches"
    )
    if save_as:
        save(network, batch, save_as)
    return result


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="new-york")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--updates", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--reward", choices=["win", "difference", "shaped"], default="shaped")
    parser.add_argument("--size", type=int, default=512)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--save", dest="save_as", metavar="FILE", help="write the network to this ONNX file")
    train(**vars(parser.parse_args()))
