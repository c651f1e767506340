"""Fitting the network to lessons, with PyTorch. The search itself reads the weights without it."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn

from wayfare.arena.training.lessons import Choices, Lessons
from wayfare.bots.kernel.network import LEAD_OUTPUT, SHARE_OUTPUT, TO_THE_END, Weights
from wayfare.bots.kernel.workspace import FIRST_LAYER, INPUTS, OUTPUTS, SECOND_LAYER
from wayfare.compiling.records import Raw, empty_record

FIT_BATCH = 1024
RATE = 4e-3  # of learning, at its highest …
LATER = 0.25  # … and this part of it when a network learns on
HELD_OUT, FIT_BLOCK = 20, 256  # every 20th block of lessons is held out: those of one match stay together, mostly
IMPOSSIBLE = -1e9
FIT_STEPS = 200  # of fitting the prior
DECAY = 1e-4  # what large weights in it cost


class Network(nn.Module):  # type: ignore[misc]
    """The same layers as in the kernel's network.py."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(INPUTS, FIRST_LAYER), nn.Linear(FIRST_LAYER, SECOND_LAYER)
        self.last = nn.Linear(SECOND_LAYER, OUTPUTS)

    def forward(self, inputs: Tensor) -> Tensor:
        outputs: Tensor = self.last(torch.relu(self.second(torch.relu(self.first(inputs)))))
        return outputs

    def layers(self) -> dict[str, Tensor]:
        """The weights under the names that they have in a Weights record."""
        named = {"first": self.first, "second": self.second, "last": self.last}
        weights = {name: layer.weight.T for name, layer in named.items()}
        return weights | {f"{name}_bias": layer.bias for name, layer in named.items()}

    def read(self, raw: Raw) -> None:
        network = raw.view(Weights.dtype)[0]
        with torch.no_grad():
            for name, layer in self.layers().items():
                layer.copy_(torch.from_numpy(network[name].copy()))

    def write(self) -> Raw:
        """The bytes of a Weights record; when it judges, and how much that counts, is for the caller to say."""
        raw = empty_record(Weights)
        network = raw.view(Weights.dtype)[0]
        for name, layer in self.layers().items():
            network[name] = layer.detach().numpy()
        return raw


Data = tuple[Tensor, Tensor, Tensor, Tensor]  # inputs, which seats there are, shares, leads


def tensors(lessons: Lessons) -> Data:
    """What the kernel's `gather` shows the network, for all seats at once, and what it is to answer."""
    seen, players = torch.from_numpy(lessons["seats"].copy()), torch.from_numpy(lessons["players"].astype(np.int64))
    seats = torch.arange(seen.shape[1])
    there = seats[None] < players[:, None]
    only = seen.masked_fill(~there[..., None], 0.0)
    mean = (only.sum(1, keepdim=True) - only) / (players[:, None, None] - 1)
    known = seen.masked_fill(~there[..., None], IMPOSSIBLE)
    most, holder = known.max(1, keepdim=True)
    next_most = known.scatter(1, holder, IMPOSSIBLE).amax(1, keepdim=True)
    others = torch.where(seats[None, :, None] == holder, next_most, most)
    about = torch.from_numpy(lessons["match"].copy())[:, None].expand(-1, len(seats), -1)
    inputs = torch.cat([only, mean, others, about], 2).masked_fill(~there[..., None], 0.0)
    return inputs, there, torch.from_numpy(lessons["share"].copy()), torch.from_numpy(lessons["lead"].copy())


def losses(network: Network, data: Data) -> tuple[Tensor, Tensor]:
    """How far the win shares (cross-entropy) and the leads (squares) are off."""
    inputs, there, share, lead = data
    outputs = network(inputs)
    chances = torch.log_softmax(outputs[..., SHARE_OUTPUT].masked_fill(~there, IMPOSSIBLE), 1).masked_fill(~there, 0.0)
    off = ((outputs[..., LEAD_OUTPUT] - lead) ** 2 * there).sum() / there.sum()
    return -(share * chances).sum(1).mean(), off


def is_new(weights: Raw) -> bool:
    """Has the network of these weights learned nothing yet?"""
    return bool((weights.view(Weights.dtype)[0].turns == TO_THE_END).all())


def fit(lessons: Lessons, start: Raw, *, epochs: int, seed: int) -> tuple[Raw, float]:
    """Weights that have learned these lessons, beginning with those of `start`, and their loss on lessons held out.

    When it judges, how much that counts and the prior stay as they are: see `fit_prior`.
    """
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    network, new = Network(), is_new(start)
    if not new:
        network.read(start)
    held = np.arange(len(lessons)) // FIT_BLOCK % HELD_OUT == 0
    test, data = tensors(lessons[held]), tensors(lessons[~held])
    steps = -(-len(data[0]) // FIT_BATCH)
    rate = RATE if new else RATE * LATER
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=epochs * steps + 1)
    for _ in range(epochs):
        for chosen in torch.randperm(len(data[0])).split(FIT_BATCH):
            share, lead = losses(network, tuple(part[chosen] for part in data))
            optimiser.zero_grad()
            (share + lead).backward()
            optimiser.step()
            schedule.step()
    with torch.no_grad():
        raw = network.write()
        for same in ("turns", "trust", "prior"):
            raw.view(Weights.dtype)[0][same] = start.view(Weights.dtype)[0][same]
        return raw, float(losses(network, test)[0])


def fit_prior(choices: Choices, raw: Raw) -> None:
    """Change the prior of some weights so that each option gets as much as it deserved, as nearly as it can."""
    sizes = choices.sizes.tolist()
    rows = nn.utils.rnn.pad_sequence(torch.from_numpy(choices.features).split(sizes), batch_first=True)
    deserved = nn.utils.rnn.pad_sequence(torch.from_numpy(choices.deserved).split(sizes), batch_first=True)
    missing = torch.arange(rows.shape[1])[None] >= torch.tensor(sizes)[:, None]
    prior = raw.view(Weights.dtype)[0].prior
    weights = torch.from_numpy(prior[choices.kind].copy()).requires_grad_()
    optimiser = torch.optim.LBFGS([weights], max_iter=FIT_STEPS, line_search_fn="strong_wolfe")

    def loss() -> Tensor:
        optimiser.zero_grad()
        chances = torch.log_softmax((rows @ weights).masked_fill(missing, IMPOSSIBLE), 1)
        off = -(deserved * chances).sum(1).mean() + DECAY * (weights**2).sum()
        off.backward()
        return off

    optimiser.step(loss)
    prior[choices.kind] = weights.detach().numpy()
