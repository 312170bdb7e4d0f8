"""The peers: the same work done by others, installed for the bench only."""

from __future__ import annotations

import random
import warnings
from typing import Any

from bench.timing import Work


def pickomino_env(unit: str) -> Work:
    """The PyPI package `pickomino-env`: legal random play against its one bot, a game at a time.

    Counted in calls of `env.step` ("step": the agent sets aside and rolls or stops, and the bot's turn
    is played inside), or in set-asides by either of them ("set-aside").
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pickomino_env.pickomino import PickominoEnv

        env: Any = PickominoEnv(number_of_bots=1)
    luck = random.Random(1)
    done = {"step": 0, "set-aside": 0}
    collect = env._step_dice

    def counted() -> None:
        done["set-aside"] += 1
        collect()

    env._step_dice = counted

    def game() -> int:
        before = done[unit]
        seen, _ = env.reset(seed=luck.randrange(1 << 30))
        over = False
        while not over:
            faces = [f for f in range(6) if seen["dice_rolled"][f] and not seen["dice_collected"][f]]
            seen, _, over, _, _ = env.step((luck.choice(faces) if faces else 0, luck.randrange(2)))
            done["step"] += 1
        return done[unit] - before

    return game


def open_spiel_python(name: str) -> Work:
    """OpenSpiel, driven from Python; a step is one ApplyAction, chance included."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    luck = random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(_choice(state, luck))
            steps += 1
        return steps

    return play


def _choice(state: Any, luck: random.Random) -> int:
    if not state.is_chance_node():
        return int(luck.choice(state.legal_actions()))
    outcomes = state.chance_outcomes()
    return int(luck.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])


def open_spiel_cpp(name: str, games: int = 200) -> Work:
    """OpenSpiel's own C++ loop, `evaluate_bots` with its uniform random bots; steps by the mean length of a game."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]
    play = open_spiel_python(name)
    length = sum(play() for _ in range(1000)) / 1000
    seed = [0]

    def work() -> int:
        for _ in range(games):
            seed[0] += 1
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed[0])
        return round(games * length)

    return work
