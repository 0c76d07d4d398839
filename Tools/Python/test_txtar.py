"""The form of text archives: every file comes back, byte for byte, and each has one spelling."""

import random
import unittest

import txtar

PARTS = [b"a", b"\\", b"\n", b"\r", b"\0", b"\x1b[1m", b"\xff", "é".encode(), "\ue000".encode(), b"-- a --\n", b"x5c", b"\\\n"]


def there_and_back(*entries):
    text = txtar.render("", entries)
    comment, found = txtar.parse(text)
    return text, comment, [(entry.name, entry.data) for entry in found]


class ArchiveTests(unittest.TestCase):
    def test_any_bytes_come_back(self):
        generator = random.Random(1)
        for _ in range(2_000):
            files = [
                txtar.Entry(name, b"".join(generator.choices(PARTS, k=generator.randint(0, 8)))) for name in ("a/b", "c.txt")]
            text, comment, found = there_and_back(*files)
            self.assertEqual((comment, found), ("", [(one.name, one.data) for one in files]))
            self.assertEqual(txtar.render("", txtar.parse(text)[1]), text)

    def test_plain_text_stands_as_it_is(self):
        text, _, _ = there_and_back(txtar.Entry("a.csv", "Fact,Value\n\\,é\n".encode()), txtar.Entry("empty", b""))
        self.assertEqual(text, "-- a.csv --\nFact,Value\n\\,é\n-- empty --\n")

    def test_other_bytes_are_escaped(self):
        text, _, _ = there_and_back(txtar.Entry("a", b"\xe9\\\r\n-- b --\nend"))
        self.assertEqual(text, "-- a escaped --\n\\xe9\\\\\\r\n\\x2d- b --\nend\\\n")

    def test_a_comment_is_kept(self):
        self.assertEqual(txtar.parse("About.\n\n-- a --\n")[0], "About.\n\n")

    def test_faults_are_refused(self):
        for text in ("-- a b --\n", "-- ../a --\n", "-- /a --\n", "-- a escaped --\n\\q\n", "-- a = b --\n"):
            with self.assertRaises(txtar.ArchiveError):
                txtar.parse(text)


if __name__ == "__main__":
    unittest.main()
