"""TorchRL's PPO with masks, on the vector environment. Usage: torchrl_ppo.py SECONDS. Prints the number of steps."""

import sys
import time

import gymnasium
import torch
from tensordict.nn import TensorDictModule
from torch import Tensor, nn
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE


class Scale(nn.Module):
    """Counts as numbers of about 1."""

    def forward(self, features: Tensor) -> Tensor:
        return features.float() / 8


def network(features: int, outputs: int) -> nn.Sequential:
    return nn.Sequential(Scale(), nn.Linear(features, 64), nn.ReLU(), nn.Linear(64, outputs))


envs = gymnasium.make_vec("wayfare.envs.gym:wayfare/NewYork-v0", num_envs=16, reward="shaped", mask_in_observation=True)
env = GymWrapper(envs, categorical_action_encoding=True)
features, actions = env.observation_spec["observation"].shape[-1], envs.single_action_space.n
actor = ProbabilisticActor(
    TensorDictModule(network(features, actions), ["observation"], ["logits"]),
    in_keys={"logits": "logits", "mask": "action_mask"},
    distribution_class=MaskedCategorical,
    return_log_prob=True,
)
critic = ValueOperator(network(features, 1), in_keys=["observation"])
loss, gae = ClipPPOLoss(actor, critic), GAE(gamma=0.99, lmbda=0.95, value_network=critic)
optimiser = torch.optim.Adam(loss.parameters(), lr=1e-3)
end, steps, now = time.monotonic() + float(sys.argv[1]), 0, env.reset()
while time.monotonic() < end:
    data = env.rollout(32, actor, auto_reset=False, tensordict=now, break_when_any_done=False)
    now = env.step_mdp(data[..., -1])
    with torch.no_grad():
        gae(data)
    values = loss(data.reshape(-1))
    optimiser.zero_grad()
    (values["loss_objective"] + values["loss_critic"] + values["loss_entropy"]).backward()
    optimiser.step()
    steps += data.numel()
print(steps)
