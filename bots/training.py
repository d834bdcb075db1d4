#!/usr/bin/env python3
"""The skeleton of a training loop over ./tianxia environment, standard library only.

    python3 bots/training.py contrees --steps 100000

It plays many games in parallel in one process: each iteration of the loop chooses one action per
game and learns from the games that have ended. The model is missing: act() and learn() are yours.
"""

import argparse
import json
import pathlib
import random
import subprocess
import time


class Games:
    """Games in parallel. frames holds the last message of each: a frame, or over."""

    def __init__(self, command, game, games, seed, options=()):
        words = [game, "--games", str(games), "--seed", str(seed), "--compact"]
        for option in options:
            words += ["--option", option]
        self.process = subprocess.Popen(
            [*command, "environment", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.start = self._read()
        self.frames = [self._read() for _ in range(games)]

    def _read(self):
        line = self.process.stdout.readline()
        if not line:
            raise EOFError("the environment has ended")
        return json.loads(line)

    def step(self, actions):
        """Plays one action in each game; any action restarts a game that is over."""
        message = '{"type":"play","actions":[%s]}\n' % ",".join(map(str, actions))
        self.process.stdin.write(message.encode())
        self.process.stdin.flush()
        self.frames = [self._read() for _ in self.frames]
        for frame in self.frames:
            if frame["type"] == "refused":
                raise ValueError(frame["message"])

    def view(self, game, viewer):
        """A seat's view of a game, for a model that needs more than action numbers."""
        message = {"type": "view", "game": game, "viewer": viewer}
        self.process.stdin.write((json.dumps(message) + "\n").encode())
        self.process.stdin.flush()
        return self._read()["view"]

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=30)


def act(frame, rng):
    """The policy: here any legal action. Use games.view() for the position, or track your own from
    the actions; a model should choose for all games in one batch."""
    return rng.choice(frame["legal"])


def learn(decisions, winners):
    """Called with each finished game.

    decisions: (seat, action) in order; winners: seats, several for a shared win."""


def main():
    here = pathlib.Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=64, help="games in parallel")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--command", default=str(here / "tianxia"), help="the command to run")
    args = parser.parse_args()

    games = Games(args.command.split(), args.game, args.games, args.seed, args.option)
    rng = random.Random(args.seed)
    decisions = [[] for _ in games.frames]
    steps = played = 0
    begun = time.monotonic()
    while steps < args.steps:
        actions = []
        for number, frame in enumerate(games.frames):
            if frame["type"] == "over":
                learn(decisions[number], frame["winners"])
                decisions[number] = []
                played += 1
                actions.append(0)  # restarts the game
            else:
                action = act(frame, rng)
                decisions[number].append((frame["viewer"], action))
                actions.append(action)
                steps += 1
        games.step(actions)
    seconds = time.monotonic() - begun
    games.close()
    print(f"{steps} steps, {played} games, {steps / seconds:.0f} steps a second")


if __name__ == "__main__":
    main()
