"""Tianshou's DQN, which knows nothing of masks. Usage: tianshou_dqn.py SECONDS. Prints the number of steps."""

import sys
import time

import gymnasium
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net


def make() -> gymnasium.Env:
    return gymnasium.make("wayfare.envs.gym:wayfare/NewYork-v0", illegal="random", reward="shaped")


env, envs = make(), DummyVectorEnv([make for _ in range(8)])
net = Net(state_shape=env.observation_space.shape, action_shape=env.action_space.n, hidden_sizes=[64])
policy = DiscreteQLearningPolicy(model=net, action_space=env.action_space, eps_training=0.1)
learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=0.99, target_update_freq=100)
collector = Collector(learner, envs, VectorReplayBuffer(20_000, 8), exploration_noise=True)
end, steps = time.monotonic() + float(sys.argv[1]), 0
while time.monotonic() < end:
    params = OffPolicyTrainerParams(
        training_collector=collector,
        max_epochs=1,
        epoch_num_steps=800,
        collection_step_num_env_steps=80,
        update_step_num_gradient_steps_per_sample=0.05,
        batch_size=64,
        test_step_num_episodes=0,
        show_progress=False,
        verbose=False,
    )
    learner.run_training(params)
    steps += 800
print(steps)
