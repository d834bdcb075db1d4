#!/usr/bin/env python3
"""Checks from the record of a finished game that every draw follows from the commitments:

    python3 bots/verify.py game.tx
    python3 bots/verify.py game.tx --commitment 630dcd29… --commitment 2:be45cb26…

Needs Python 3.9 or later and nothing else; this one file can be copied, read and run anywhere. It
is written from docs/FAIRNESS.md, docs/RECORDS.md and docs/rules alone, and works out by itself what
could be drawn each time: what is left in a bag, a pile (with its discards) or a deck.

--commitment gives a commitment that you noted when all seats were taken: the table's, or that of
any seat, or, after a seat's number and a colon, of that seat. The record must contain it. If you
give one seat's, give all that were shown: a seat that had no commitment then must have no nonce in
the record. Without this option the check shows only that the record is consistent with itself; it
could be the record of a different game.

Prints one line per file. Exit status: 0 all draws are right; 1 something is false, and the line
names the draw or the seat; 2 something could not be checked; for several files, the highest.
Players' actions are checked only as far as draws depend on them: ./tianxia verify checks all rules.
"""

import argparse
import hashlib
import hmac
import re
import sys
from collections import Counter

LARGEST = 4 << 20  # bytes; complete games have a few kilobytes
NO_NONCE = "0" * 32  # a computer's
LONGEST = 200  # characters of a header's value
OPTIONS = {  # by game: the values of each option, the default first (docs/rules)
    "contrees": {
        "tiles": ["16", "12", "20", "24"],
        "territory": ["laid", "ready"],
        "forbid": ["off", "on"],
    },
    "pagoda": {"length": ["full", "quick"], "abilities": ["on", "off"]},
    "qin": {"players": ["2", "3", "4"], "board": ["bird", "lion"]},
    "sun-tzu": {
        "rules": ["standard", "advanced"],
        "warlords": ["off", "on"],
        "values": ["rising", "mixed"],
        "track": ["10", "9"],
    },
}


class Unusable(Exception):
    """Why the record cannot be checked."""


class Untrue(Exception):
    """What is false in the record."""


class Ended(Exception):
    """The record has no more events."""


def shown(text):
    """Untrusted text made safe for output: short, without terminal control characters."""
    short = "".join(c if c.isprintable() else "\ufffd" for c in text[:40])
    return "«" + short + ("…" if len(text) > 40 else "") + "»"


class Record:
    """A record, parsed from its text (docs/RECORDS.md)."""

    def __init__(self, text):
        self.headers = {}  # (name,), or (name, key) for headers with a seat or name
        self.events = []  # (line, actor, action); chance is actor 0
        lines = [line[:-1] if line.endswith("\r") else line for line in text.split("\n")]
        if lines[-1] == "":
            lines.pop()
        numbered = [(i, line) for i, line in enumerate(lines, 1) if not line.startswith("#")]
        headed = lines[: lines.index("")] if "" in lines else []
        marks = [re.fullmatch("# from ([^ ]+) (0|[1-9][0-9]{0,3})", line) for line in headed]
        self.origin = next((mark.groups() for mark in marks if mark), None)
        blank = next((i for i, (_, line) in enumerate(numbered) if line == ""), None)
        if not numbered or numbered[0][1] != "tianxia 1":
            raise Unusable("not a record: the first line is not «tianxia 1»")
        if blank is None:
            raise Unusable("not a record: no empty line after the headers")
        self.game = numbered[1][1][len("game ") :]
        if not numbered[1][1].startswith("game ") or self.game not in OPTIONS:
            raise Unusable("the second line does not name a known game")
        for number, line in numbered[2:blank]:
            self._header(number, line)
        self.options = {
            name: self.headers.get(("option", name), values[0])
            for name, values in OPTIONS[self.game].items()
        }
        self.seats = int(self.options.get("players", "2"))
        self._events(numbered[blank + 1 :])
        self.inherited = int(self.origin[1]) if self.origin else 0  # played at another table
        if self.inherited > len(self.events):
            self.inherited = 0
        for key in self.headers:
            if key[0] in ("seat", "nonce", "nonce-commitment") and int(key[1]) > self.seats:
                raise Unusable(f"there is no seat {key[1]}")

    def _header(self, number, line):
        name, _, value = line.partition(" ")
        key = (name,)
        if name in ("option", "seat", "nonce", "nonce-commitment"):
            first, _, value = value.partition(" ")
            key = (name, first)
        digits = {"nonce": 32, "nonce-commitment": 64, "commitment": 64, "secret": 64}.get(name)
        if name == "option":
            right = value in OPTIONS[self.game].get(key[1], [])
        elif digits:
            right = re.fullmatch("[0-9a-f]{%d}" % digits, value)
        else:
            right = name in ("seat", "date", "series", "table") and 0 < len(value) <= LONGEST
        if len(key) == 2 and name != "option":
            right = right and re.fullmatch("[1-4]", key[1])
        if not right:
            raise Unusable(f"line {number}: invalid header {shown(line)}")
        if key in self.headers:
            raise Unusable(f"line {number}: duplicate header «{' '.join(key)}»")
        self.headers[key] = value

    def _events(self, numbered):
        last = ""
        for number, line in numbered:
            closing = re.fullmatch("(resign) [12]|(result)( [1-4])+", line)
            event = re.fullmatch("([*1-%d]) (.+)" % self.seats, line)
            if closing and last in ("", "resign") and not last == closing.group(1):
                last = closing.group(1) or closing.group(2)
            elif event and not last:
                actor = 0 if event.group(1) == "*" else int(event.group(1))
                self.events.append((number, actor, event.group(2)))
            else:
                raise Unusable(f"line {number}: invalid event {shown(line)}")

    def header(self, *key):
        if key not in self.headers:
            raise Unusable(f"missing «{' '.join(key)}»")
        return self.headers[key]


class Course:
    """A cursor over a record's events; each draw is passed to a judge."""

    def __init__(self, events, judge):
        self._events = events
        self._judge = judge  # called with the draw's number, the items by notation, the drawn item
        self._at = 0
        self.draws = 0

    def next(self):
        """The line, the actor and the action of the next event."""
        if self._at == len(self._events):
            raise Ended
        return self._events[self._at]

    def draw(self, bag, verb="draw"):
        """Consumes the next draw and removes its item from the bag (a Counter)."""
        line, actor, action = self.next()
        if actor:
            raise Unusable(f"line {line}: missing draw before {shown(action)}")
        items = {f"{verb} {kind}": count for kind, count in bag.items() if count}
        if not items:
            raise Unusable(f"line {line}: nothing left to draw")
        self.draws += 1
        self._judge(self.draws, items, action)
        if action not in items:
            raise Unusable(f"line {line}: {shown(action)} cannot be drawn")
        self._at += 1
        kind = action[len(verb) + 1 :]
        bag[kind] -= 1
        return kind

    def act(self, pattern, *seats):
        """Consumes the next action; returns its seat (one of these, or any) and its match."""
        line, actor, action = self.next()
        match = re.fullmatch(pattern, action)
        if not actor:
            raise Unusable(f"line {line}: unexpected draw")
        if not match or seats and actor not in seats:
            raise Unusable(f"line {line}: unexpected {shown(action)} of seat {actor}")
        self._at += 1
        return actor, match

    def take(self, cards, card):
        """Removes a card that the last event names from those its seat holds."""
        if not cards[card]:
            line, _, action = self._events[self._at - 1]
            raise Unusable(f"line {line}: {shown(action)} needs «{card}», which is not held")
        cards[card] -= 1


def size(cards):
    return sum(cards.values())


class Contrees:
    """Nothing is drawn."""

    def __init__(self, course, _):
        self.course = course

    def play(self):
        while True:
            self.course.act("tile -?[0-9]+,-?[0-9]+|(forbid )?[A-X][1-6]|pass")


class Qin:
    """A bag, and a tile drawn from it for each that is laid (QIN-1, QIN-3, QIN-4, QIN-6)."""

    LAY = "([RYB])[a-m][0-9]{1,2}([RYB])[a-m][0-9]{1,2}|pass"

    def __init__(self, course, options):
        self.course = course
        self.bag = Counter({kind: 12 for kind in ("RR", "YY", "BB", "RY", "RB", "YB")})
        self.hands = [Counter() for _ in range(int(options["players"]))]

    def play(self):
        for hand in self.hands:
            for _ in range(3):
                hand[self.course.draw(self.bag)] += 1
        while True:
            for seat, hand in enumerate(self.hands, 1):
                _, laid = self.course.act(self.LAY, seat)
                if laid.group() != "pass":
                    self.course.take(hand, "".join(sorted(laid.group(1, 2), key="RYB".index)))
                    if size(self.bag):
                        hand[self.course.draw(self.bag)] += 1


class Pagoda:
    """Two displays and hands, a pile and its discards, and whatever decides who draws how much."""

    COLUMN = "([1-6])[+]([BGRVY])"
    BUILD = COLUMN + ":([BGRVYbgrvy]+)|([1-6])([=^])([BGRVY])[BGRVY]:([BGRVYbgrvy/]+)"
    TURN = BUILD + "|(dragon|discard) ([BGRVYbgrvy]+)|lantern|end"

    def __init__(self, course, options):
        self.course = course
        self.abilities = options["abilities"] == "on"
        self.pile = Counter({colour: 9 for colour in "BGRVY"})  # 11, less those of two displays
        self.discards = Counter()
        self.displays = {1: Counter("BGRVY"), 2: Counter("BGRVY")}
        self.hands = {1: Counter(), 2: Counter()}
        self.fans = {1: 0, 2: 0}  # the markers of violet (PAG-16)
        self.tops = [0] * 7  # by site from 1: columns on the top floor; 4 under a roof, for good

    def play(self):
        for seat in (1, 2):
            self.fill(seat, 2)
        while True:
            for seat in (1, 2):
                self.turn(seat)
                self.fill(seat, 2)
                if self.fans[seat] and size(self.hands[seat]) < 4:  # PAG-18
                    if self.course.act("fan|keep", seat)[1].group() == "fan":
                        self.fans[seat] -= 1
                        self.fill(seat, 4)

    def fill(self, seat, hand):
        """PAG-15: fills the display up to five, then the hand up to this many."""
        while size(self.displays[seat]) < 5 or size(self.hands[seat]) < hand:
            if not size(self.pile):
                self.pile, self.discards = self.discards, Counter()
            card = self.course.draw(self.pile)
            open_places = size(self.displays[seat]) < 5
            (self.displays if open_places else self.hands)[seat][card] += 1

    def spend(self, seat, letters, heap):
        for letter in letters.replace("/", ""):
            held = self.displays if letter.isupper() else self.hands
            self.course.take(held[seat], letter.upper())
            heap[letter.upper()] += 1

    def turn(self, seat):
        """A turn up to its draw (PAG-6, PAG-13, PAG-14, PAG-19)."""
        played = Counter()
        while True:
            _, done = self.course.act(self.TURN, seat)
            site, _, paid, tiled, kind, ground, tile_paid, word, given = done.groups()
            if word:
                hand = size(self.hands[seat])
                self.spend(seat, given, self.discards)
                if word == "dragon":
                    self.fill(seat, hand)
                    continue
                if any(top < 4 for top in self.tops[1:]):
                    _, free = self.course.act(self.COLUMN, seat)
                    self.tops[int(free.group(1))] += 1
                return
            self.spend(seat, paid or tile_paid or "", played)
            if site:
                self.tops[int(site)] += 1
            elif kind == "=":
                self.tops[int(tiled)] = 0
            if kind and ground == "V" and self.abilities:  # PAG-17
                self.fans[seat] = 2
            if done.group() == "end":
                self.discards += played  # PAG-12
                return


class SunTzu:
    """The score tiles, and two decks with the cards that each seat has put underneath."""

    CARD = "([1-9]|10|[-+]1|[+][23]|P)"
    KEEP = f"keep {CARD}(?: {CARD})?"
    LAY = "(recruit|(?:Xi|Ti|Qi|Mo|Ma)(?=:))[ :]" + CARD
    BETWEEN = "(?:order|from|reinforce|remove|march)(?: (?:Xi|Ti|Qi|Mo|Ma))+|feint|scourge|pass"
    TILES = {  # SUN-3
        "rising": "1-2-4 1-2-5 1-3-4 1-3-5 1-4-5 2-3-4 2-3-5 2-4-5 3-4-5",
        "mixed": "1-2-4 1-3-5 1-4-3 2-3-2 2-3-4 2-5-2 3-1-5 3-2-3 4-1-4 4-3-2",
    }

    def __init__(self, course, options):
        self.course = course
        once = "7 8 9 10 +1 +1 +1 -1 -1 -1 P P".split()  # SUN-2
        once += ["+2", "+3"] if options["rules"] == "advanced" else []
        self.decks = {1: Counter(once), 2: Counter(once)}
        self.under = {1: [], 2: []}  # the next to be drawn first
        self.hands = {1: Counter("123456"), 2: Counter("123456")}
        self.tiles = Counter(self.TILES[options["values"]].split())
        self.warlords = options["warlords"] == "on"

    def play(self):
        for _ in range(5):  # SUN-6, SUN-25
            self.course.draw(self.tiles, "tile")
        if self.warlords:
            first, _ = self.course.act("choose [a-z-]+")
            self.course.act("choose [a-z-]+", 3 - first)
        for seat in (1, 2):
            for _ in range(4):
                self.hands[seat][self.draw(seat)] += 1
        for dynasty in range(1, 10):
            wanted = {seat: 3 if "1" in laid else 2 for seat, laid in self.orders().items()}
            have = {seat: size(self.decks[seat]) + len(self.under[seat]) for seat in (1, 2)}
            due = any(have.values()) and dynasty < 9
            self.between(due, dynasty)
            if due:
                self.drawing(wanted, have)

    def draw(self, seat):
        """SUN-23: the cards underneath are drawn once all unknown cards are gone."""
        if size(self.decks[seat]):
            return self.course.draw(self.decks[seat])
        card = self.course.draw(Counter(self.under[seat][:1]))
        self.under[seat].pop(0)
        return card

    def orders(self):
        """SUN-7, SUN-24: the five cards of each seat, all of which are revealed (SUN-10)."""
        laid = {1: [], 2: []}
        while len(laid[1]) < 5 or len(laid[2]) < 5:
            open_seats = [seat for seat in (1, 2) if len(laid[seat]) < 5]
            seat, done = self.course.act(self.LAY, *open_seats)
            self.course.take(self.hands[seat], done.group(2))
            if done.group(1) != "recruit":
                laid[seat].append(done.group(2))
        for seat in (1, 2):
            self.hands[seat].update(card for card in laid[seat] if card in "123456")  # SUN-19
        return laid

    def between(self, due, dynasty):
        """Whatever is decided while cards are revealed, up to the draw or the next orders."""
        while True:
            _, actor, action = self.course.next()
            ready = actor == 0 if due else re.fullmatch(self.LAY, action)
            if ready and dynasty < 9:
                return
            self.course.act(self.BETWEEN)

    def drawing(self, wanted, have):
        """SUN-22: seat 1 draws, then seat 2; then those with a choice choose, in any order."""
        drawn = {1: Counter(), 2: Counter()}
        for seat in (1, 2):
            for _ in range(min(wanted[seat], have[seat])):
                drawn[seat][self.draw(seat)] += 1
        choosing = [seat for seat in (1, 2) if have[seat] >= wanted[seat]]
        for seat in (1, 2):
            if seat not in choosing:
                self.hands[seat] += drawn[seat]
        while choosing:
            seat, done = self.course.act(self.KEEP, *choosing)
            choosing.remove(seat)
            kept = [card for card in done.groups() if card]
            if len(kept) != wanted[seat] - 1:
                raise Unusable(f"seat {seat} keeps {len(kept)} of {wanted[seat]} cards")
            for card in kept:
                self.course.take(drawn[seat], card)
                self.hands[seat][card] += 1
            self.under[seat] += drawn[seat].elements()


GAMES = {"contrees": Contrees, "pagoda": Pagoda, "qin": Qin, "sun-tzu": SunTzu}


def follow(record, judge):
    """Replays a record's events and returns the number of draws."""
    course = Course(record.events, judge)
    try:
        GAMES[record.game](course, record.options).play()
        line, _, action = course.next()
        raise Unusable(f"line {line}: {shown(action)} after the end")
    except Ended:
        return course.draws


def due(secret, prefix, n, items):
    """Draw n of the items, given as counts by notation (FAIRNESS.md)."""
    bag = [notation for notation in sorted(items) for _ in range(items[notation])]
    limit = 2**256 - 2**256 % len(bag)
    attempt = 0
    while True:
        message = prefix + n.to_bytes(4, "big") + attempt.to_bytes(4, "big")
        x = int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest(), "big")
        if x < limit:
            return bag[x % len(bag)]
        attempt += 1


def committed(hexadecimal):
    return hashlib.sha256(bytes.fromhex(hexadecimal)).hexdigest()


def compare(record, noted):
    """Compares a record with noted commitments, HEX or SEAT:HEX. Returns whether any of them are
    seats' commitments."""
    public = {k: v for k, v in record.headers.items() if k[0] in ("commitment", "nonce-commitment")}
    for note in noted:
        seat, _, value = note.rpartition(":")
        among = [public.get(("nonce-commitment", seat))] if seat else public.values()
        if value not in among:
            raise Untrue(f"the commitment {note} that you noted is not in the record")
    values = {note.rpartition(":")[2] for note in noted}
    seats_noted = bool(values - {public.get(("commitment",))})
    for (_, *seat), value in public.items():
        if seats_noted and seat and value not in values:
            raise Untrue(f"seat {seat[0]} has a commitment that you did not note")
    return seats_noted


def shares(record, drawn):
    """The nonces by seat, and the seats whose nonce has no commitment."""
    nonces, clear = [], []
    for seat in map(str, range(1, record.seats + 1)):
        promise = record.headers.get(("nonce-commitment", seat))
        nonce = record.headers.get(("nonce", seat), NO_NONCE)
        if promise and drawn:
            nonce = record.header("nonce", seat)
        if promise and ("nonce", seat) in record.headers and committed(nonce) != promise:
            raise Untrue(f"the nonce of seat {seat} does not match its commitment")
        if not promise and nonce != NO_NONCE:
            clear.append(seat)
        nonces.append(nonce)
    return nonces, clear


def check(text, noted=()):
    """The line of output for a true record; raises Untrue or Unusable otherwise."""
    record = Record(text)
    table, commitment, secret = map(record.header, ("table", "commitment", "secret"))
    seats_noted = compare(record, noted)
    if committed(secret) != commitment:
        raise Untrue("draw 0: the secret does not match the commitment")
    drawn = any(actor == 0 for _, actor, _ in record.events)
    nonces, clear = shares(record, drawn)
    if clear and seats_noted:
        raise Untrue(f"the nonce of seat {clear[0]} has no commitment")
    prefix = table.encode() + bytes.fromhex("".join(nonces))

    inherited = sum(actor == 0 for _, actor, _ in record.events[: record.inherited])

    def judge(n, items, found):
        if n <= inherited:
            return  # it follows from the secret of the table where it was made
        right = due(bytes.fromhex(secret), prefix, n, items)
        if found != right:
            raise Untrue(f"draw {n} is {shown(found)}, not «{right}»")

    draws = follow(record, judge) - inherited
    onward = ""
    if record.origin and int(record.origin[1]) == record.inherited:
        table, events = record.origin
        onward = (
            f"; plays on from table {shown(table)} after {events} events,"
            f" whose draws ({inherited}) were not checked"
        )
    note = f"; nonces without a commitment: seats {', '.join(clear)}" if draws and clear else ""
    return f"{draws} draw{'' if draws == 1 else 's'} checked{onward}{note}"


def read(path):
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise Unusable(error.strerror)
    if len(data) > LARGEST:
        raise Unusable("not a record: larger than 4 MiB")
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Unusable("not a record: not UTF-8 text")


def main(arguments):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", nargs="+", metavar="FILE", help="a record, as downloaded")
    parser.add_argument(
        "--commitment", action="append", default=[], metavar="HEX", help="HEX or SEAT:HEX"
    )
    chosen = parser.parse_args(arguments)
    for note in chosen.commitment:
        if not re.fullmatch("([1-4]:)?[0-9a-f]{64}", note):
            parser.error(f"--commitment {shown(note)}: 64 hexadecimal digits are required")
    worst = 0
    for path in chosen.file:
        try:
            print(f"{path}: true: {check(read(path), chosen.commitment)}", flush=True)
        except Untrue as untrue:
            print(f"{path}: false: {untrue}", flush=True)
            worst = max(worst, 1)
        except Unusable as unusable:
            print(f"verify.py: {path}: cannot be checked: {unusable}", file=sys.stderr, flush=True)
            worst = 2
    return worst


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")
    sys.exit(main(sys.argv[1:]))
