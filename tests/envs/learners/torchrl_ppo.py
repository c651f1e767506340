"""TorchRL's PPO with masks, on the vector environment. Usage: torchrl_ppo.py SECONDS. Prints the number of steps."""

import sys
import time

import gymnasium
import torch
from gymnasium.vector import AutoresetMode
from tensordict.nn import TensorDictModule
from torch import Tensor, nn
from torchrl.envs import ActionMask, GymWrapper, TransformedEnv
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE


class Scale(nn.Module):
    """Counts as numbers of about 1."""

    def forward(self, features: Tensor) -> Tensor:
        return features.float() / 8


class Scores(nn.Module):
    """Scores for every action, and the mask as TorchRL's distribution takes it."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.body = network(features, actions)

    def forward(self, features: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        return self.body(features), mask.bool()


def network(features: int, outputs: int) -> nn.Sequential:
    return nn.Sequential(Scale(), nn.Linear(features, 64), nn.ReLU(), nn.Linear(64, outputs))


envs = gymnasium.make_vec(
    "wayfare.envs.gym:wayfare/NewYork-v0",
    num_envs=16,
    reward="shaped",
    mask_in_observation=True,
    autoreset_mode=AutoresetMode.DISABLED,
)
env = TransformedEnv(GymWrapper(envs, categorical_action_encoding=True), ActionMask())
features, actions = envs.single_observation_space["observation"].shape[0], envs.single_action_space.n
actor = ProbabilisticActor(
    TensorDictModule(Scores(features, actions), ["observation", "action_mask"], ["logits", "legal"]),
    in_keys={"logits": "logits", "mask": "legal"},
    distribution_class=MaskedCategorical,
    return_log_prob=True,
)
critic = ValueOperator(network(features, 1), in_keys=["observation"])
loss, gae = ClipPPOLoss(actor, critic), GAE(gamma=0.99, lmbda=0.95, value_network=critic)
optimiser = torch.optim.Adam(loss.parameters(), lr=1e-3)
end, steps = time.monotonic() + float(sys.argv[1]), 0
while time.monotonic() < end:
    with torch.no_grad():
        data = env.rollout(64, actor, break_when_any_done=False)
        gae(data)
    values = loss(data.reshape(-1))
    optimiser.zero_grad()
    (values["loss_objective"] + values["loss_critic"] + values["loss_entropy"]).backward()
    optimiser.step()
    steps += data.numel()
print(steps)
