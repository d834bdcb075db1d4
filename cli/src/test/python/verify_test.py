"""Tests of bots/verify.py that look inside it: python3 verify_test.py TRUTH

TRUTH is written by VerifyScriptTest: for each record a line with its path, then for each of its
draws a line with what the rules of the program say could be drawn, each item with its count.
"""

import ast
import contextlib
import io
import os
import pathlib
import random
import re
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[4]
SCRIPT = ROOT / "bots" / "verify.py"
sys.path.insert(0, str(SCRIPT.parent))
sys.dont_write_bytecode = True

import verify  # noqa: E402

TRUTH = {}
SEED = random.randrange(2**32)


def load(path):
    for line in pathlib.Path(path).read_text("utf-8").splitlines():
        cells = line.split("\t")
        if len(cells) == 1:
            draws = TRUTH.setdefault(line, [])
        else:
            draws.append(dict(zip(cells[0::2], map(int, cells[1::2]))))


def said(*arguments):
    """The exit status, and all that is written."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        try:
            return verify.main([str(argument) for argument in arguments]), out.getvalue()
        except SystemExit as end:
            return end.code, out.getvalue()


class VerifyTest(unittest.TestCase):
    def test_what_could_be_drawn_is_what_the_program_says(self):
        self.assertGreater(len(TRUTH), 100)
        for path, draws in TRUTH.items():
            seen = []
            record = verify.Record(verify.read(path))
            verify.follow(record, lambda n, items, found: seen.append(items))
            self.assertEqual(seen, draws, path)

    def test_the_vectors_of_the_document(self):
        text = (ROOT / "docs" / "FAIRNESS.md").read_text("utf-8")
        secret, nonce = bytes(range(32)), bytes(range(16))
        self.assertIn(verify.committed(secret.hex()), text)
        self.assertIn(verify.committed(nonce.hex()), text)
        bag = verify.Counter({kind: 12 for kind in ("YY", "YB", "RY", "RR", "RB", "BB")})
        rows = re.findall(r"\| ([1-6]) \| ([0-9]+) \| [0-9]+ \| `(..)` \|", text)
        self.assertEqual(len(rows), 6)
        for n, items, drawn in rows:
            self.assertEqual(sum(bag.values()), int(items))
            kind = verify.due(secret, b"example" + nonce + bytes(16), int(n), bag)
            self.assertEqual(kind, drawn)
            bag[kind] -= 1

    def test_garbage_is_answered_by_a_sentence(self):
        chance = random.Random(SEED)
        texts = [verify.read(path) for path in TRUTH]
        for _ in range(3000):
            lines = chance.choice(texts).split("\n")
            for _ in range(chance.randrange(1, 4)):
                at = chance.randrange(len(lines))
                other = chance.choice(chance.choice(texts).split("\n"))
                lines[at : at + chance.randrange(3)] = [other] * chance.randrange(3)
            text = "\n".join(lines)
            if text and chance.randrange(4) == 0:
                at = chance.randrange(len(text))
                text = text[:at] + chr(chance.choice([0, 9, 10, 13, 63, 0x202E])) + text[at + 1 :]
            try:
                verify.follow(verify.Record(text), lambda n, items, found: self.assertTrue(items))
            except verify.Unusable as unusable:
                self.assertTrue(str(unusable).isprintable(), f"seed {SEED}: {unusable}")
            except Exception as error:
                raise AssertionError(f"seed {SEED}\n{text}") from error

    def test_files_that_are_no_records(self):
        with tempfile.TemporaryDirectory() as folder:
            strange = {
                "empty": b"",
                "binary": bytes(range(256)),
                "large": b"#" * (verify.LARGEST + 1),
                "head": b"tianxia 1\n\n",
                "chess": b"tianxia 1\ngame chess\n\n",
                "escape": b"tianxia 1\ngame qin\n\n* \x1b[2Jdraw\n",
                "seat": b"tianxia 1\ngame qin\nnonce 3 " + b"0" * 32 + b"\n\n",
            }
            for name, data in strange.items():
                path = pathlib.Path(folder, name)
                path.write_bytes(data)
                status, text = said(path)
                self.assertEqual(status, 2, text)
                self.assertRegex(text, r"^verify\.py: .*: cannot be checked: [^\x00-\x1f]+\n$")
            for path in (folder, os.path.join(folder, "missing")):
                self.assertEqual(said(path)[0], 2)
        self.assertEqual(said()[0], 2)
        self.assertEqual(said("x", "--commitment", "12")[0], 2)

    def test_any_python_from_3_9_on_can_run_it(self):
        tree = ast.parse(SCRIPT.read_text("utf-8"), feature_version=(3, 9))
        imports = [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]
        names = {a.name if isinstance(n, ast.Import) else n.module for n in imports for a in n.names}
        allowed = getattr(sys, "stdlib_module_names", names)  # known since 3.10
        self.assertLessEqual(names, set(allowed))


if __name__ == "__main__":
    load(sys.argv.pop())
    unittest.main()
