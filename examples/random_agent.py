"""Agents that do anything lawful: drafts, builds and plays a whole contest, and says who came where.

python examples/random_agent.py [SEED]
"""

import random
import sys

import entaku


def main(seed: int) -> dict[str, float]:
    """Play one contest; gives everybody's reward."""
    env = entaku.env("draft deck game", seats=3, rounds=1)
    luck = random.Random(seed)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        rewards[agent] += reward
        over = terminated or truncated
        env.step(None if over else luck.choice(info["action_mask"].nonzero()[0].tolist()))
    for agent, place in zip(rewards, env.running.playing.places, strict=True):
        print(f"{agent}: place {place}, reward {rewards[agent]}")
    return rewards


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
