#!/usr/bin/env python3
"""A complete bot in Python, standard library only. Its strategy is choose().

At a table, in the open seat of an invitation link (it polls over HTTP; Bot.java uses the WebSocket
instead):

    python3 bots/bot.py 'http://localhost:8080/t/…#join=…' [NAME]

At a table that is open to all, its address without a code will do. It plays there for an account
if TIANXIA_TOKEN in the environment is a token of that account which may play.

In the arena, with the line protocol:

    ./tianxia arena qin --players 'exec:python3 bots/bot.py,greedy' --games 20
"""

import hashlib
import json
import os
import random
import secrets
import sys
import time
import urllib.error
import urllib.request


def choose(frame, rng):
    """Returns one of frame["legal"]. frame["view"] is what the seat may know (docs/rules); this bot
    ignores it and plays any legal action. Put your strategy here."""
    return rng.choice(frame["legal"])


def arena():
    """Plays one game after another over standard input and output, until the input ends."""
    rng = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            rng = random.Random(message["seed"])
            answer = {"type": "ready"}
        elif message["type"] == "frame":
            answer = {"type": "play", "actions": [choose(message, rng)]}
        else:  # "over" needs no answer
            continue
        print(json.dumps(answer), flush=True)


def ask(url, token, body=None):
    """Sends an HTTP request with a token and returns the JSON response."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    while True:
        try:
            request = urllib.request.Request(url, data, headers)
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):  # rate limit or unavailable: retry
                raise SystemExit(f"{url}: {error.code} {error.read().decode()}")
            time.sleep(2)


def table(invitation, name):
    """Takes the open seat and plays until the game is over."""
    place, _, code = invitation.partition("#join=")
    server, _, number = place.rpartition("/t/")
    api = f"{server}/api/tables/{number}"
    nonce = os.urandom(16)  # this seat's share in the draws (docs/FAIRNESS.md), secret for now
    commitment = hashlib.sha256(nonce).hexdigest()
    token = secrets.token_urlsafe(18)  # chosen by the bot, so the request can safely be repeated
    wish = {"name": name, "commitment": commitment, "token": token, "program": True}
    joined = ask(api + "/join", code or os.environ.get("TIANXIA_TOKEN", ""), wish)
    rng = random.Random()
    while True:
        frame = ask(api + "/frame", token)
        info = frame["info"]
        if info["phase"] == "over":
            print("winners:", *info["winners"])
            return
        if joined["seat"] in info["reveal"]:
            note(info, joined, commitment)
            command = {"type": "reveal", "nonce": nonce.hex()}
        elif frame["legal"]:
            command = {"type": "play", "actions": [choose(frame, rng)]}
        else:
            time.sleep(0.1)
            continue
        # The id makes the command idempotent: a repeat is not executed twice.
        command.update(id=f"c{frame['seq']}", seq=frame["seq"])
        answer = ask(api + "/commands", token, command)
        if answer["type"] == "refused" and answer["code"] not in ("stale", "slow-down"):
            raise SystemExit(f"refused: {answer}")


def note(info, joined, commitment):
    """Prints all commitments once every seat is taken, as options for verify.py. If one is missing
    or differs from what was shown before, exits without revealing the nonce."""
    if any(seat["kind"] != "computer" and "commitment" not in seat for seat in info["seats"]):
        raise SystemExit("the server asked for the nonce before every seat had committed")
    seats = {seat["seat"]: seat["commitment"] for seat in info["seats"] if "commitment" in seat}
    if seats.get(joined["seat"]) != commitment:
        raise SystemExit(f"the server shows a different commitment of this seat: {seats}")
    if info["commitment"] != joined["info"]["commitment"]:
        raise SystemExit(f"the table's commitment has changed: {info['commitment']}")
    noted = [info["commitment"], *(f"{seat}:{hash}" for seat, hash in seats.items())]
    print("noted:", *(f"--commitment {value}" for value in noted), flush=True)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        table(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Python")
    else:
        arena()
