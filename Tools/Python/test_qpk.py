"""Tests of the independent reader, with a small independent writer: both from docs/FORMAT.md."""

import json
import random
import struct
import subprocess
import sys
import tempfile
import time
import unittest
from dataclasses import replace
from datetime import date
from hashlib import sha256
from pathlib import Path
from unittest import mock

import packtool
import qpk
from packtool import _header
from packtool._header import MAGIC, calendar_date, tree_levels
from packtool._pack import derived_id, question_id
from packdraft import (
    PRESENCE, INTEGERS, SCALES, CODES, OFFSETS, BYTES, FLAGS, Column, SAMPLE, SMALL, Table,
    VALUES, bits, card, column, facts, numbers, provenance, section, str8, strings, tree,
    with_column, with_content, zone)

def read_all(data):
    pack = packtool.Pack(data)
    pack.verify()
    return pack


class QPKTestCase(unittest.TestCase):
    def assert_refused(self, reason, draft, offset=None):
        data = draft if isinstance(draft, bytes) else draft.seal()
        with self.assertRaises(packtool.PackError) as caught:
            read_all(data)
        self.assertEqual(caught.exception.reason, reason, str(caught.exception))
        if offset is not None:
            self.assertEqual(caught.exception.offset, offset, str(caught.exception))

    def assert_taken(self, draft):
        return read_all(draft.seal())


class Values(QPKTestCase):
    def test_every_type_comes_back(self):
        table = self.assert_taken(SAMPLE).content.table("facts")
        for name, (type, values) in VALUES.items():
            read = [table.column(name).value(row) for row in range(3)]
            if type == "decimal":
                read = [None if value is None else str(value) for value in read]
            if type == "date":
                values = [None if value is None else calendar_date(value) for value in values]
            self.assertEqual(read, values, name)
            self.assertEqual(table.column(name).type, type)
        self.assertEqual(table.column("Fact", "fr").value(0), "un")
        self.assertIsNone(table.optional_column("Fact", "de"))

    def test_every_width_and_sign_comes_back(self):
        ends = [0, 1, 255, 256, 65_535, 65_536, 2**32 - 1, 2**32, 2**63 - 1]
        for base in (0, 5, -1, -300, -(2**63)):
            for end in ends:
                values = [base, min(base + end, 2**63 - 1), base]
                draft = with_content(facts({**VALUES, "Made": ("integer", values)}))
                made = self.assert_taken(draft).content.table("facts").column("Made")
                self.assertEqual([made.value(row) for row in range(3)], values)

    def test_a_decimal_is_given_with_its_smallest_scale(self):
        for integer, scale, expected in ((500, 3, "0.5"), (-120, 1, "-12"), (0, 18, "0")):
            sections = [numbers(INTEGERS, [integer]), numbers(SCALES, [scale])]
            pack = self.assert_taken(with_column("decimal", *sections, rows=1))
            made = pack.content.table("facts").column("Made")
            self.assertEqual(str(made.value(0)), expected)

    def test_an_empty_zone_and_an_empty_table(self):
        draft = replace(SAMPLE, provenance=zone([]))
        self.assertEqual(self.assert_taken(draft).provenance.tables, [])
        empty = Table("facts", 0, [column("Fact", "string", []), column("Value", "decimal", [])])
        for table in (empty, Table("facts", 0, []), Table("facts", 3, [])):
            pack = self.assert_taken(with_content(table))
            self.assertEqual(pack.content.table("facts").row_count, table.rows)

    def test_days_are_those_of_the_years_1_to_9999(self):
        days = [-719_162, 2_932_896, 0]
        made = self.assert_taken(with_column("date", numbers(INTEGERS, days)))
        made = made.content.table("facts").column("Made")
        read = [made.value(row) for row in range(3)]
        self.assertEqual(read, [date.min, date.max, date(1970, 1, 1)])
        for day, expected in ((-719_162, date.min), (2_932_896, date.max)):
            pack = self.assert_taken(replace(SAMPLE, card=card(as_of=day)))
            self.assertEqual(pack.card.as_of, expected)

    def test_the_card(self):
        titles = (("en", "Facts"), ("pt-BR", "Fatos ☕"))
        pack = self.assert_taken(replace(SAMPLE, card=card(as_of=-(2**31), titles=titles)))
        read = pack.card
        self.assertEqual((read.id, read.version), ("org.example.facts", "1.2.0"))
        self.assertEqual((read.kind, read.as_of, read.questions), ("facts", None, 3))
        self.assertEqual(read.titles, list(titles))


class Compatibility(QPKTestCase):
    def test_hints_and_a_higher_minor_version_change_nothing(self):
        pack = self.assert_taken(replace(SAMPLE, hints=0xFFFFFFFF, minor=65_535))
        self.assertEqual(pack.header.minor, 65_535)

    def test_an_unknown_version_is_said_before_anything_else(self):
        for major in (0, 2, 65_535):
            self.assert_refused("unknown-version", replace(SAMPLE, major=major), 8)
            self.assert_refused("unknown-version", replace(SAMPLE, major=major).seal()[:300], 8)

    def test_a_required_feature_is_refused(self):
        for bit in range(32):
            self.assert_refused("unknown-feature", replace(SAMPLE, features=1 << bit), 12)

    def test_unknown_optional_sections_are_skipped_wherever_they_stand(self):
        unknown = section(99, b"\xff\xff\xff", count=7, width=3, base=9, required=0)
        wild = section(0, count=2**64 - 1, width=255, base=-(2**63), required=0, encoding=255)
        string = column("Made", "string", ["a", None, "a"])
        for made in (string, column("Made", "flag", [True] * 3)):
            for at in range(len(made.sections) + 1):
                for extra in (unknown, wild):
                    sections = made.sections[:at] + [extra] + made.sections[at:]
                    table = Table("facts", 3, [made._replace(sections=sections), *facts().columns])
                    pack = self.assert_taken(with_content(table, leftover=[unknown, wild]))
                    self.assertIn(pack.content.table("facts").column("Made").value(0), ("a", True))

    def test_an_unknown_optional_section_has_right_reserved_fields_and_length(self):
        unknown = section(99, b"\xff", required=0)
        for wrong in (
            unknown._replace(required=2),
            unknown._replace(zero=1),
            unknown._replace(length=0),
            unknown._replace(length=9),
            unknown._replace(length=2**64 - 1),
        ):
            self.assert_refused("malformed", with_content(facts(), leftover=[wrong]))

    def test_unknown_required_sections_are_refused(self):
        for extra in (section(0, b"x"), section(8, b"x"), section(255, b"x")):
            made = column("Made", "flag", [True] * 3)
            made = made._replace(sections=[extra] + made.sections)
            self.assert_refused("unknown-feature", with_content(Table("facts", 3, [made])))
            self.assert_refused("unknown-feature", with_content(facts(), leftover=[extra]))

    def test_an_unknown_encoding_of_a_known_kind_is_refused(self):
        for kind in range(PRESENCE, FLAGS + 1):
            for encoding, required in ((3, 0), (3, 1), (255, 0)):
                extra = section(kind, count=0, encoding=encoding, required=required)
                made = column("Made", "flag", [True] * 3)
                made = made._replace(sections=[extra] + made.sections)
                self.assert_refused("unknown-feature", with_content(Table("facts", 3, [made])))
                self.assert_refused("unknown-feature", with_content(facts(), leftover=[extra]))
                self.assert_refused("unknown-feature", with_column(99, extra))

    def test_a_column_of_an_unknown_type_is_skipped_unless_a_section_is_required(self):
        for type in (0, 9, 255):
            optional = numbers(INTEGERS, [1, 2])._replace(required=0)
            pack = self.assert_taken(with_column(type, optional, target="any"))
            self.assertEqual([c.name for c in pack.content.table("facts").columns], ["Id"])
            self.assertEqual(pack.content.table("facts").column("Id").value(2), "id")
            self.assert_taken(with_column(type))
            self.assert_refused("unknown-feature", with_column(type, optional, numbers(FLAGS, [])))

    def test_known_sections_need_not_be_marked_required(self):
        made = column("Made", "string", ["a", None, "a"])
        made = made._replace(sections=[s._replace(required=0) for s in made.sections])
        pack = self.assert_taken(with_content(Table("facts", 3, [made])))
        self.assertEqual(pack.content.table("facts").column("Made").value(2), "a")


class Damage(QPKTestCase):
    def test_every_prefix_is_truncated(self):
        data = SAMPLE.seal()
        for length in range(len(data)):
            self.assert_refused("truncated", data[:length])

    def test_every_single_bit_flip_is_refused(self):
        data = bytearray(SMALL.seal())
        read_all(data)
        for position in range(len(data)):
            for bit in range(8):
                data[position] ^= 1 << bit
                with self.assertRaises(packtool.PackError, msg=f"bit {bit} of byte {position}"):
                    read_all(data)
                data[position] ^= 1 << bit

    def test_bytes_after_the_end_are_refused(self):
        data = SAMPLE.seal()
        for extra in (b"\0", b"x" * 100, data):
            self.assert_refused("trailing-bytes", data + extra, len(data))

    def test_converted_line_ends_are_named(self):
        data = SAMPLE.seal()
        conversions = [
            data.replace(b"\r\n", b"\n"),
            data.replace(b"\n", b"\r\n"),
            data.replace(b"\r\n", b"\n").replace(b"\n", b"\r\n"),
            data.replace(b"\r", b"\n"),
            data.replace(b"\n", b"\r"),
            data.replace(b"\r\n", b"\r").replace(b"\n", b"\r"),
        ]
        for converted in conversions:
            self.assert_refused("converted-line-ends", converted)
        for other in (b"PK\3\4" + bytes(5000), data[1:], b"\n", bytes(8)):
            self.assert_refused("not-a-pack", other, 0)

    def test_wrong_lengths_with_a_right_root(self):
        length = len(SAMPLE.seal())
        for other in (0, length - 1, length + 1, 2**63, 2**64 - 1):
            self.assert_refused("malformed", replace(SAMPLE, file_length=other), 16)
        longer = replace(SAMPLE, file_length=length + 1).seal() + b"\0"
        self.assert_refused("malformed", longer, 16)

    def test_a_wrong_content_digest_is_refused(self):
        self.assert_refused("damaged", replace(SAMPLE, content_digest=b"x" * 32), 192)

    def test_the_content_digest_does_not_depend_on_name_and_provenance(self):
        other = replace(SAMPLE, name=str8("b") + str8("2.0.0"), provenance=zone([]))
        one, two = packtool.Pack(SAMPLE.seal()), packtool.Pack(other.seal())
        self.assertEqual(one.content_digest, two.content_digest)
        self.assertNotEqual(one.root, two.root)

    def test_a_top_for_no_data_is_checked(self):
        for empty in (
            replace(SAMPLE, provenance=zone([]), trees=(None, (b"", bytes(32)))),
            replace(with_content(Table("facts", 0, [])), trees=((b"", bytes(32)), None)),
        ):
            with self.assertRaises(packtool.PackError) as caught:
                packtool.Pack(empty.seal())  # no read would ever notice
            self.assertEqual(caught.exception.reason, "damaged")


class OrderOfChecks(QPKTestCase):
    """Packs with the last faults of a list, and a fault more each time: the first one is said."""

    def test_the_first_fault_is_said(self):
        wrong = replace(with_content(facts()), card=card(questions=4))
        self.assert_refused("malformed", wrong, 256)
        wrong = replace(wrong, content_digest=bytes(32))
        self.assert_refused("damaged", wrong, 192)
        content = wrong.content[0], wrong.content[1] + b"\0"
        wrong = replace(wrong, content=content)
        content_end = 4096 + sum(map(len, content))
        self.assert_refused("malformed", wrong, content_end - 1)
        data = wrong.seal()
        origin = len(data) - 32 - len(wrong.provenance[1])  # a block, so a digest, and no more
        data = data[:origin] + b"\xff" + data[origin + 1 :]
        self.assert_refused("damaged", data, origin)
        self.assert_refused("truncated", data[:-1], len(data) - 1)
        self.assert_refused("trailing-bytes", data + b"\0", len(data))
        data = self.resealed(data[:4095] + b"\1" + data[4096:-1])
        self.assert_refused("malformed", data, 4095)
        data = data[:224] + bytes(32) + data[256:]
        self.assert_refused("damaged", data, 224)
        self.assert_refused("truncated", data[:4095], 4095)
        data = data[:8] + b"\2" + data[9:4095]
        self.assert_refused("unknown-version", data, 8)
        self.assert_refused("not-a-pack", b"\x88" + data[1:], 0)

    def test_a_field_of_the_page_comes_before_the_length_of_the_file(self):
        short = len(SAMPLE.seal()) - 1
        for wrong, reason in (
            (replace(SAMPLE, features=1), "unknown-feature"),
            (replace(SAMPLE, zone_zero=1), "malformed"),
            (replace(SAMPLE, card=card(titles=())), "malformed"),
            (replace(SAMPLE, after_card=b"\1"), "malformed"),
        ):
            self.assert_refused(reason, wrong.seal()[:short])
            self.assert_refused(reason, wrong.seal()[:4096])

    @staticmethod
    def resealed(data):
        page = data[:224] + bytes(32) + data[256:4096]
        return data[:224] + sha256(page).digest() + data[256:]


class TwoLevels(QPKTestCase):
    """A content zone of 131 blocks, so that its tree has 131 digests and 2 nodes of them."""

    @classmethod
    def setUpClass(cls):
        blobs = [b"first", random.Random(1).randbytes(130 * 65_536), b"last"]
        cls.table = Table("facts", 3, [column("Blob", "blob", blobs)])
        cls.blobs, cls.draft = blobs, with_content(cls.table)
        cls.data = cls.draft.seal()
        cls.tree_start = 4096 + sum(map(len, cls.draft.content))

    def test_it_opens_and_all_values_are_right(self):
        blob = self.assert_taken(self.draft).content.table("facts").column("Blob")
        self.assertEqual([blob.value(row) for row in range(3)], self.blobs)
        stored, _ = tree(self.draft.content[0])
        self.assertEqual(len(stored), 32 * (131 + 2))

    def test_damage_is_met_only_where_it_is(self):
        for block in (1, 127, 128):
            data = bytearray(self.data)
            data[4096 + block * 65_536 + 77] ^= 1
            blob = packtool.Pack(data).content.table("facts").column("Blob")
            self.assertEqual((blob.value(0), blob.value(2)), (b"first", b"last"))
            with self.assertRaises(packtool.PackError) as caught:
                blob.value(1)
            self.assertEqual(caught.exception.reason, "damaged")
            self.assertEqual(caught.exception.offset, 4096 + block * 65_536)

    def test_swapped_blocks_are_refused_with_and_without_their_digests(self):
        for one, two in ((1, 2), (2, 129)):
            data = bytearray(self.data)
            self.swap(data, 4096, 65_536, one, two)
            self.assert_refused("damaged", bytes(data), 4096 + one * 65_536)
            self.swap(data, self.tree_start, 32, one, two)
            self.assert_refused("damaged", bytes(data), self.tree_start)

    def test_a_changed_digest_of_any_level_is_refused(self):
        for digest in (0, 127, 128, 130, 131, 132):
            data = bytearray(self.data)
            data[self.tree_start + 32 * digest + 31] ^= 0x80
            self.assert_refused("damaged", bytes(data))

    @staticmethod
    def swap(data, start, size, one, two):
        one, two = start + one * size, start + two * size
        first = data[one : one + size]
        data[one : one + size] = data[two : two + size]
        data[two : two + size] = first


class DeepTrees(QPKTestCase):
    """Small blocks and nodes, for the levels that a tree only has from a gibibyte on."""

    def setUp(self):
        small = mock.patch.multiple(_header, BLOCK=8, FANOUT=3)
        small.start()
        self.addCleanup(small.stop)

    def test_every_digest_of_every_level_counts(self):
        trees = tuple(tree(zone[0], 8, 3) for zone in (SAMPLE.content, SAMPLE.provenance))
        data = replace(SAMPLE, trees=trees).seal()
        levels = tree_levels(len(SAMPLE.content[0]))
        self.assertEqual(len(levels), 4, levels)
        pack = read_all(data)
        self.assertEqual(pack.content.table("facts").column("Year").value(1), 2025)
        start = 4096 + sum(map(len, SAMPLE.content))
        for digest in range(sum(levels)):
            changed = bytearray(data)
            changed[start + 32 * digest + 5] ^= 1
            self.assert_refused("damaged", bytes(changed))


class Violations(QPKTestCase):
    """Each pack has right digests, and one thing that its writer must not have written."""

    def setUp(self):
        self.started = time.process_time()

    def tearDown(self):
        self.assertLess(time.process_time() - self.started, 5, "refused, but not quickly")

    def assert_malformed(self, draft):
        self.assert_refused("malformed", draft)

    def test_reserved_fields(self):
        made = numbers(INTEGERS, [1, 2, 3])
        for bit in range(1, 8):
            self.assert_malformed(with_column("integer", made._replace(required=1 | 1 << bit)))
        self.assert_malformed(with_column("integer", made._replace(zero=1 << 31)))
        self.assert_malformed(replace(SAMPLE, zone_zero=1))
        reserved = column("Id", "integer", [1, 2, 3])._replace(zero=128)
        self.assert_malformed(with_content(Table("facts", 3, [reserved])))
        self.assert_malformed(replace(SAMPLE, after_card=b"\0\1"))

    def test_the_card(self):
        self.assert_malformed(replace(SAMPLE, card=card(titles=())))
        self.assert_malformed(replace(SAMPLE, card=card() + b"\0"))
        self.assert_malformed(replace(SAMPLE, card=card()[:-1]))
        self.assert_malformed(replace(SAMPLE, name=b"\2\xc3(" + str8("1")))
        room = 3840 - len(SAMPLE.name + card(titles=[("en", "")]))
        self.assert_taken(replace(SAMPLE, card=card(titles=[("en", "x" * room)])))
        self.assert_malformed(replace(SAMPLE, card=card(titles=[("en", "x" * (room + 1))])))
        self.assert_malformed(replace(SAMPLE, name=b"", card=b""))

    def test_the_number_of_questions(self):
        def with_card(questions=3, kind="facts"):
            return replace(SAMPLE, card=card(kind=kind, questions=questions))

        for questions in (0, 2, 4, 2**32 + 3, 2**63, 2**64 - 1):
            self.assert_refused("malformed", with_card(questions), 256)
        for kind in ("", "fact", "Facts", ".sources"):  # the last one is a table of the other zone
            self.assert_refused("malformed", with_card(kind=kind), 256)
            self.assert_refused("malformed", with_card(0, kind=kind), 256)
        other = Table("maps", 3, [])
        draft = replace(SAMPLE, content=zone([other]), card=card(kind="maps"))
        self.assert_taken(draft)

    def test_provenance_has_a_row_for_every_question_or_none_at_all(self):
        sources, places = provenance()
        self.assert_taken(replace(SAMPLE, provenance=zone([sources])))
        other = Table("other", 7, [])
        self.assert_taken(replace(SAMPLE, provenance=zone([sources, other])))
        for rows in (0, 2, 4):
            draft = replace(SAMPLE, provenance=zone([Table("facts", rows, [])]))
            self.assert_refused("malformed", draft, 256)
        self.assert_taken(replace(SAMPLE, provenance=zone([Table("facts", 3, [])])))

    def test_days_outside_the_years_1_to_9999(self):
        for day in (-719_163, 2_932_897):
            self.assert_malformed(replace(SAMPLE, card=card(as_of=day)))
            self.assert_malformed(with_column("date", numbers(INTEGERS, [0, day, 1])))
            self.assert_malformed(with_column("date", numbers(INTEGERS, [day] * 3)))
            self.assert_taken(with_column("year", numbers(INTEGERS, [day] * 3)))
        for day in (-(2**31) + 1, 2**31 - 1):
            self.assert_malformed(replace(SAMPLE, card=card(as_of=day)))

    def test_hostile_counts_of_items_and_rows(self):
        for count in (4, 2**31, 2**32, 2**63, 2**64 - 1):
            for made in column("Made", "string", ["a", None, "a"]).sections[:3]:
                self.assert_malformed(with_column("string", made._replace(count=count)))
            made = section(INTEGERS, count=count, base=1)
            self.assert_malformed(with_column("integer", made))
            self.assert_malformed(with_column("integer", made._replace(width=8)))
            self.assert_malformed(with_column("flag", section(FLAGS, b"\0", count=count)))
            heap = section(BYTES, b"abc")._replace(count=count)
            self.assert_malformed(with_column("string", heap, numbers(OFFSETS, [0, 1, 2, 3])))

    def test_rows_without_bytes_have_a_limit(self):
        def rows(count):
            made = Column("Made", "", 1, "", [section(INTEGERS, count=count, base=7)], 0)
            string = [section(BYTES), section(OFFSETS, count=count + 1)]
            return Table("facts", count, [made, Column("Text", "", 3, "", string, 0)])

        for count in (0, 1, 801, 65_536):
            table = self.assert_taken(with_content(rows(count))).content.table("facts")
            if count:
                self.assertEqual([c.value(count - 1) for c in table.columns], [7, ""])
        for count in (65_537, 2**31, 2**32 - 1, 2**32, 2**60, 2**61, 2**63, 2**64 - 2):
            self.assert_malformed(with_content(Table("facts", count, [])))
            self.assert_malformed(with_content(rows(count)))

    def test_a_count_of_items_may_be_one_more_than_there_are_rows(self):
        def heap(count):
            codes = section(CODES, count=3)
            return with_column("string", section(BYTES), codes, section(OFFSETS, count=count))

        self.assertEqual(self.assert_taken(heap(2**32)).card.questions, 3)
        for count in (0, 1, 2**32 + 1, 2**63, 2**64 - 1):
            self.assert_malformed(heap(count))

    def test_lengths_of_sections(self):
        made = numbers(INTEGERS, [1, 2, 3])
        for length in (0, 2, 4, 8, 2**63, 2**64 - 1):
            self.assert_malformed(with_column("integer", made._replace(length=length)))
        data, directory = SAMPLE.content
        self.assert_malformed(replace(SAMPLE, content=(data + bytes(8), directory)))
        self.assert_malformed(replace(SAMPLE, content=(data[:-1], directory)))
        self.assert_malformed(replace(SAMPLE, content=(data, directory + b"\0")))
        for length in range(len(directory)):
            self.assert_malformed(replace(SAMPLE, content=(data, directory[:length])))

    def test_hostile_numbers_of_sections_and_tables(self):
        data, directory = SAMPLE.content
        for count in (0, 1, 65_536, 2**32 - 1):
            changed = struct.pack("<I", count) + directory[4:]
            self.assert_malformed(replace(SAMPLE, content=(data, changed)))
        for count in (1001, 65_535):
            empty = struct.pack("<IH", 0, count) + b"\0" * 11 * count
            self.assert_malformed(replace(SAMPLE, content=(b"", empty)))
        tables = [facts()] + [Table(str(index), 0, []) for index in range(1000)]
        self.assertEqual(len(self.assert_taken(with_content(*tables[:-1])).content.tables), 1000)
        self.assert_malformed(with_content(*tables))

    def test_a_directory_has_at_most_a_mebibyte(self):
        def draft(length):
            names = [f"{index:0255}" for index in range(4017)]
            columns = [Column(name, "", 99, "", [], 0) for name in names]
            columns.append(Column("x" * (length - 1_048_465), "", 99, "", [], 0))
            return with_content(Table("facts", 0, columns))

        self.assertEqual(len(draft(1_048_576).content[1]), 1_048_576)
        self.assert_taken(draft(1_048_576))
        self.assert_refused("malformed", draft(1_048_577), 40)

    def test_a_small_pack_of_many_columns_and_rows_is_refused(self):
        def draft(rows, columns):
            made = section(INTEGERS, count=rows, base=7)
            names = (f"{index}" for index in range(columns))
            return with_content(Table("facts", rows, [Column(name, "", 1, "", [made], 0) for name in names]))

        last = self.assert_taken(draft(65_536, 64)).content.table("facts").columns[-1]
        self.assertEqual(last.value(65_535), 7)
        self.assert_refused("malformed", draft(65_537, 1), 4096)
        self.assert_refused("malformed", draft(65_536, 65), 4096)
        self.assert_refused("malformed", draft(2**32 - 1, 20_000), 4096)

    def test_bytes_between_sections_and_bits_after_the_last(self):
        data, directory = SMALL.content
        self.assertEqual(data[:9], b"a" + bytes(7) + b"\5")
        for at in range(1, 8):
            changed = data[:at] + b"\1" + data[at + 1 :]
            self.assert_malformed(replace(SMALL, content=(changed, directory)))
        for bit in range(3, 8):
            changed = data[:8] + bytes([data[8] | 1 << bit]) + data[9:]
            self.assert_malformed(replace(SMALL, content=(changed, directory)))
        flags = bits(FLAGS, [True, True, True])
        self.assert_malformed(with_column("flag", flags._replace(payload=b"\xff")))

    def test_widths_and_bases(self):
        for width in (3, 5, 9, 255):
            made = section(INTEGERS, bytes(3 * width), count=3, width=width)
            self.assert_malformed(with_column("integer", made))
        flags = bits(FLAGS, [True] * 3)
        self.assert_malformed(with_column("flag", flags._replace(width=1)))
        self.assert_malformed(with_column("flag", flags._replace(base=1)))
        presence = bits(PRESENCE, [1, 0, 1])._replace(base=1)
        self.assert_malformed(with_column("flag", presence, flags))
        for made in (0, 1, 2):
            sections = strings(["a", "b", "a"])
            sections[made] = sections[made]._replace(base=-1)
            self.assert_malformed(with_column("string", *sections))

    def test_integers_beyond_64_bits(self):
        widest = section(INTEGERS, b"\xff" * 8 * 3, count=3, width=8)
        self.assert_malformed(with_column("integer", widest))
        self.assert_malformed(with_column("integer", widest._replace(base=-(2**63) + 1)))
        self.assert_taken(with_column("integer", widest._replace(base=-(2**63))))
        narrow = section(INTEGERS, b"\0\1\0", count=3, width=1, base=2**63 - 1)
        self.assert_malformed(with_column("integer", narrow))

    def test_scales_out_of_range(self):
        for base, raw in ((0, 19), (18, 1), (-1, 0), (2**63 - 1, 0), (-(2**63), 0)):
            scales = section(SCALES, bytes([raw] * 3), count=3, width=1, base=base)
            self.assert_malformed(with_column("decimal", numbers(INTEGERS, [1, 2, 3]), scales))

    def test_offsets_that_fall_or_do_not_cover_the_heap(self):
        heap = section(BYTES, b"abc")
        for offsets in ([0, 2, 1, 3], [1, 1, 2, 3], [0, 1, 2, 2], [0, 1, 2, 4], [0, 9, 2, 3]):
            self.assert_malformed(with_column("string", heap, numbers(OFFSETS, offsets)))
        wide = section(OFFSETS, struct.pack("<4Q", 0, 1, 2**64 - 1, 3), count=4, width=8)
        self.assert_malformed(with_column("string", heap, wide))
        for count in (0, 1, 3, 5):
            made = numbers(OFFSETS, [0, 1, 2, 3, 3][:count])
            self.assert_malformed(with_column("string", heap, made))

    def test_codes_out_of_range(self):
        heap, _, offsets = strings(["a", "b", "a"])
        for codes in ([0, 2, 0], [255, 0, 0], [2**64 - 1, 0, 0]):
            self.assert_malformed(with_column("string", heap, numbers(CODES, codes), offsets))
        none = [section(BYTES), numbers(CODES, [0, 0, 0]), section(OFFSETS, count=0)]
        self.assert_malformed(with_column("string", *none))
        none[2] = section(OFFSETS, count=1)
        self.assert_malformed(with_column("string", *none))

    def test_references_out_of_range(self):
        rows = numbers(INTEGERS, [0, 1, 2])
        self.assert_taken(with_column("reference", rows, target="facts"))
        for row in (-1, 3, 2**63 - 1):
            beyond = numbers(INTEGERS, [0, row, 2])
            self.assert_malformed(with_column("reference", beyond, target="facts"))
        for target in ("", ".sources"):
            self.assert_malformed(with_column("reference", rows, target=target))
        self.assert_malformed(with_column("integer", rows, target="facts"))

    def test_text_that_is_not_utf8(self):
        for raw in (b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82"):
            self.assert_malformed(with_column("string", *strings([raw, "b", "c"])))
            self.assert_malformed(with_column("string", *strings([raw, raw, "c"])))
            self.assert_taken(with_column("blob", *strings([raw, "b", "c"])))

    def test_items_of_rows_without_a_value_are_the_base(self):
        presence = bits(PRESENCE, [1, 0, 1])
        one, flags = numbers(INTEGERS, [1, None, 1]), bits(FLAGS, [1, 0, 1])
        self.assert_taken(with_column("integer", presence, one))
        self.assert_taken(with_column("integer", presence, numbers(INTEGERS, [3, -9, 3])))
        self.assert_taken(with_column("flag", presence, flags))
        self.assert_taken(with_column("string", *strings(["a", "", "c"], presence)))
        self.assert_malformed(with_column("integer", presence, numbers(INTEGERS, [1, 2, 1])))
        self.assert_malformed(with_column("flag", presence, bits(FLAGS, [1, 1, 1])))
        self.assert_malformed(with_column("string", *strings(["a", "b", "c"], presence)))
        self.assert_malformed(with_column("string", *strings(["a", "b", "a"], presence)))
        for type, target in (("date", ""), ("year", ""), ("reference", "facts")):
            items = presence, numbers(INTEGERS, [1, 2, 1])
            self.assert_malformed(with_column(type, *items, target=target))
        scales = numbers(SCALES, [1, 2, 1])
        self.assert_taken(with_column("decimal", presence, one, numbers(SCALES, [2, None, 1])))
        self.assert_malformed(with_column("decimal", presence, one, scales))

    def test_a_scale_is_one_in_rows_without_a_value_too(self):
        for present in ([0, 0, 0], [1, 0, 1]):
            for base, raw in ((19, 0), (-1, 1)):
                payload = bytes(raw * flag for flag in present)
                scales = section(SCALES, payload, count=3, width=1, base=base)
                items = bits(PRESENCE, present), section(INTEGERS, count=3), scales
                self.assert_malformed(with_column("decimal", *items))

    def test_what_no_row_has_need_not_be_there(self):
        nothing = bits(PRESENCE, [0, 0, 0])
        places = section(CODES, count=3), section(OFFSETS, count=1)
        self.assert_taken(with_column("string", section(BYTES), nothing, *places))
        nowhere = section(INTEGERS, count=3)
        made = Column("Made", "", 8, "none", [nothing, nowhere], 0)
        self.assert_taken(with_content(Table("facts", 3, [made]), Table("none", 0, [])))
        made = made._replace(sections=[nowhere])
        self.assert_malformed(with_content(Table("facts", 3, [made]), Table("none", 0, [])))

    def test_a_reader_takes_a_presence_that_says_all(self):
        everywhere = bits(PRESENCE, [1, 1, 1])
        for type, items, values in (
            ("integer", [everywhere, numbers(INTEGERS, [1, 2, 1])], [1, 2, 1]),
            ("flag", [everywhere, bits(FLAGS, [1, 0, 1])], [True, False, True]),
            ("string", strings(["a", "b", "a"], everywhere), ["a", "b", "a"]),
        ):
            pack = self.assert_taken(with_column(type, *items))
            made = pack.content.table("facts").column("Made")
            self.assertEqual([made.value(row) for row in range(3)], values)

    def test_sections_that_are_not_those_of_the_type(self):
        presence, integers = bits(PRESENCE, [1, 0, 1]), numbers(INTEGERS, [1, None, 1])
        scales, flags = numbers(SCALES, [0, 0, 0]), bits(FLAGS, [1, 0, 1])
        heap, codes, offsets = strings(["a", "b", "a"])
        self.assert_taken(with_column("integer", presence, integers))
        for sections in ([], [presence], [integers, presence], [integers, integers]):
            self.assert_malformed(with_column("integer", *sections))
        self.assert_malformed(with_column("decimal", scales, integers))
        self.assert_malformed(with_column("flag", integers))
        self.assert_malformed(with_column("integer", flags))
        self.assert_malformed(with_column("string", heap, offsets, codes))
        self.assert_malformed(with_column("string", codes, heap, offsets))
        self.assert_malformed(with_content(facts(), leftover=[integers._replace(required=0)]))

    def test_names_twice(self):
        self.assert_malformed(with_content(facts(), facts()))
        made = column("Id", "integer", [1, 2, 3])
        self.assert_malformed(with_content(Table("facts", 3, [made, made])))
        unknown = Column("Id", "", 77, "", [], 0)
        self.assert_malformed(with_content(Table("facts", 3, [made, unknown])))


class Fuzz(unittest.TestCase):
    seed = 20_251_121

    def setUp(self):
        self.random, self.outcomes = random.Random(self.seed), {}

    def read(self, data):
        """Reads everything there is; any exception but the right one fails the test."""
        try:
            pack = packtool.Pack(data)
            outcomes = [pack.verify, lambda: list(qpk.values(pack)), lambda: list(qpk.show(pack))]
        except packtool.PackError as error:
            outcomes, reason = [], error.reason
            self.outcomes[reason] = self.outcomes.get(reason, 0) + 1
        for outcome in outcomes:
            try:
                outcome()
                reason = "taken"
            except packtool.PackError as error:
                reason = error.reason
            self.outcomes[reason] = self.outcomes.get(reason, 0) + 1

    def mutate(self, raw):
        raw, pick = bytearray(raw), self.random
        for _ in range(pick.choice((1, 1, 1, 2, 3))):
            at = pick.randrange(len(raw) + 1)
            width = pick.choice((1, 1, 2, 4, 8))
            interesting = (0, 1, 2, 3, 7, 8, 9, 127, 255, 2**16 - 1, 2**32 - 1, 2**63, 2**64 - 1)
            number = pick.choice((*interesting, pick.getrandbits(64)))
            piece = (number % 2 ** (8 * width)).to_bytes(width, "little")
            copied = raw[pick.randrange(len(raw) + 1) :][: pick.randrange(40)]
            kind = pick.randrange(6)
            if kind <= 2:
                raw[at : at + width] = piece[: len(raw) - at]
            elif kind == 3:
                raw[at:at] = pick.choice((piece, copied))
            elif kind == 4:
                del raw[at : at + pick.choice((1, 8, 32))]
            else:
                raw[at : at + len(copied)] = copied
        return bytes(raw)

    def test_resealed_mutants_raise_nothing_else(self):
        for _ in range(6000):
            draft, part = self.random.choice((SAMPLE, SMALL)), self.random.randrange(8)
            if part == 0:
                mutant = replace(draft, card=self.mutate(draft.card)[:3000])
            elif part <= 2:
                zone = (self.mutate(draft.content[0]), draft.content[1])
                mutant = replace(draft, content=zone)
            elif part <= 5:
                mutant = replace(draft, content=(draft.content[0], self.mutate(draft.content[1])))
            else:
                zone = (draft.provenance[0], self.mutate(draft.provenance[1]))
                mutant = replace(draft, provenance=zone)
            with self.subTest(seed=self.seed):
                self.read(mutant.seal())
        for reason in ("taken", "malformed", "unknown-feature"):
            self.assertGreater(self.outcomes.get(reason, 0), 50, self.outcomes)

    def test_resealed_headers_raise_nothing_else(self):
        data = SAMPLE.seal()
        for _ in range(2000):
            page = self.mutate(data[10:256])[:246].ljust(246, b"\0")
            page = data[:10] + page[:214] + bytes(32) + data[256:4096]
            page = page[:224] + sha256(page).digest() + page[256:]
            rest = data[4096:]
            self.read(page + self.random.choice((rest, rest, rest, rest[:-1], rest + b"\0")))
        for reason in ("truncated", "trailing-bytes", "malformed", "damaged", "unknown-feature"):
            self.assertGreater(self.outcomes.get(reason, 0), 5, self.outcomes)

    def test_any_bytes_raise_nothing_else(self):
        data = SAMPLE.seal()
        for _ in range(2000):
            self.read(self.mutate(data))
            self.read(self.random.randbytes(self.random.randrange(64)))
            self.read(MAGIC + b"\0\0" + self.random.randbytes(self.random.choice((9, 5000))))
        self.assertNotIn("malformed", self.outcomes)


class CommandLine(unittest.TestCase):
    expected = """\
{"id":"org.example.facts","version":"1.2.0","kind":"facts","asOf":"2024-10-04","questions":3,"titles":{"en":"Facts"},"content":"CONTENT","root":"ROOT"}
["ids","qmpttkjsg1e2vj","q9x3yzkdyqndbw","q87k7s6kw11qq8"]
["content","facts",3]
["content","facts","Id","integer","",7,null,-9223372036854775808]
["content","facts","Value","decimal","","-0.5",null,"9.000000000000000001"]
["content","facts","Fact","string","","Höhe\\u000a\\"K2\\"","a",""]
["content","facts","Sure","flag","",true,null,false]
["content","facts","Icon","blob","","sha256:06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8","sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",null]
["content","facts","AsOf","date","","1969-12-31","2022-01-08",null]
["content","facts","Year","year","",-44,2025,2026]
["content","facts","Next","reference","facts",1,2,null]
["content","facts","Fact@fr","string","","un",null,null]
["provenance",".sources",2]
["provenance",".sources","Name","string","","a.csv","b.xml"]
["provenance",".sources","Format","string","","csv","xml"]
["provenance",".sources","SHA256","blob","","sha256:66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925","sha256:630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"]
["provenance","facts",3]
["provenance","facts","Source","reference",".sources",0,1,0]
["provenance","facts","Line","integer","",2,9,4]
"""
    shown = """\
{"index":0,"id":"qmpttkjsg1e2vj","idIsDerived":true,"Id":7,"Value":-0.5,"Fact":"Höhe\\u000a\\"K2\\"","Sure":true,"Icon":"00ff",\
"AsOf":"1969-12-31","Year":-44,"Next":1,"Fact@fr":"un","source":"a.csv","line":2}
{"index":1,"id":"q9x3yzkdyqndbw","idIsDerived":true,"Fact":"a","Icon":"","AsOf":"2022-01-08","Year":2025,"Next":2,\
"source":"b.xml","line":9}
{"index":2,"id":"q87k7s6kw11qq8","idIsDerived":true,"Id":-9223372036854775808,"Value":9.000000000000000001,"Fact":"","Sure":false,\
"Year":2026,"source":"a.csv","line":4}
"""
    names = "Id Value Fact Sure Icon AsOf Year Next".split()

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "sample.qpk"
        self.data = with_content(facts({name: VALUES[name] for name in self.names})).seal()

    def run_on(self, command, data):
        self.path.write_bytes(data)
        script = Path(qpk.__file__)
        done = subprocess.run([sys.executable, script, command, self.path], capture_output=True)
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def test_values_prints_every_value(self):
        pack = packtool.Pack(self.data)
        expected = self.expected.replace("CONTENT", pack.content_digest.hex())
        expected = expected.replace("ROOT", pack.root.hex())
        self.assertEqual(self.run_on("values", self.data), (0, expected, ""))

    def test_show_prints_the_questions(self):
        self.assertEqual(self.run_on("show", self.data), (0, self.shown, ""))
        for line in self.shown.splitlines():
            json.loads(line)

    def test_show_names_the_rows_that_are_referred_to(self):
        names = column("Name", "string", ["b.png", None])
        image = column("Image", "reference", [1, 0, None], "", ".assets")
        questions = Table("facts", 3, [image])
        for named, first, second in ((names, "1", '"b.png"'), (names._replace(name="X"), "1", "0")):
            pack = read_all(with_content(questions, Table(".assets", 2, [named])).seal())
            lines = [line.partition(',"source"')[0] for line in qpk.show(pack)]
            id = '"id":"%s","idIsDerived":true' % derived_id("facts", "")
            expected = ['{"index":0,%s,"Image":%s' % (id, first)]
            expected += ['{"index":1,%s,"Image":%s' % (id, second), '{"index":2,%s' % id]
            self.assertEqual(lines, expected)

    def test_a_question_without_an_id_has_one_derived_from_its_text(self):
        self.assertEqual(derived_id("facts", "Height of the Eiffel Tower"), "q9e05g4e4svpt6")
        columns = [column("Fact", "string", ["zwei"] * 3, "de"), column("Fact", "string", ["a", "b", "b"])]
        columns.append(column("Id", "string", ["given", "", None]))
        pack = read_all(with_content(Table("facts", 3, columns)).seal())
        derived = (derived_id("facts", "b"), True)
        ids = [question_id(pack, row) for row in range(3)]
        self.assertEqual(ids, [("given", False), derived, derived])

    def test_a_row_of_a_table_has_the_values_of_its_key_as_its_id(self):
        values = {
            "Name": ("string", ["a/b", "50%", "a"]),
            "Day": ("date", [0, -1, 19_000]),
            "Size": ("decimal", ["-0.5", "2.50", "7"]),
            "Sure": ("flag", [True, False, True]),
            "Gap": ("string", ["x", None, ""]),
        }
        columns = [column(name, *rest) for name, rest in values.items()]

        def ids(*names, kind="table"):
            tables = [Table("table", 3, columns), Table(".key", len(names), [column("Table", "string", ["table"] * len(names)), column("Name", "string", names)])]
            tables = [tables[0]._replace(name=kind)] + tables[1:]
            made = replace(with_content(*tables), card=card(kind=kind, questions=3))
            pack = read_all(replace(made, provenance=zone([])).seal())
            return [question_id(pack, row) for row in range(3)]

        derived = [(derived_id("table", name), True) for name in ("a/b", "50%", "a")]
        self.assertEqual(ids("Name"), [("a/b", False), ("50%", False), ("a", False)])
        self.assertEqual(
            ids("Name", "Day", "Size", "Sure"),
            [
                ("a%2Fb/1970-01-01/-0.5/true", False),
                ("50%25/1969-12-31/2.5/false", False),
                ("a/2022-01-08/7/true", False),
            ],
        )
        self.assertEqual(ids("Name", "Gap"), [("a%2Fb/x", False)] + derived[1:])
        self.assertEqual(ids("Name", "None"), derived)
        self.assertEqual(ids("Name", "Name"), derived)
        self.assertEqual(ids("Day", kind="maps")[0][1], True)

    def test_show_refuses_questions_whose_places_are_not_there(self):
        sources, places = provenance()
        source, line = places.columns
        for wrong in (
            places._replace(name="other"),
            places._replace(columns=[source]),
            places._replace(columns=[source, line._replace(type=7)]),
            places._replace(columns=[source._replace(target="facts"), line]),
        ):
            pack = read_all(replace(SAMPLE, provenance=zone([sources, wrong])).seal())
            with self.assertRaises(packtool.PackError) as caught:
                list(qpk.show(pack))
            self.assertEqual(caught.exception.reason, "malformed")

    def test_verify_says_the_first_fault(self):
        self.assertEqual(self.run_on("verify", self.data), (0, "", ""))
        status, output, message = self.run_on("verify", self.data + b"\n")
        self.assertEqual((status, output), (4, ""))
        expected = f"{self.path}: trailing-bytes at byte {len(self.data)}: the file is longer\n"
        self.assertEqual(message, expected)

    def test_a_file_that_is_not_there_is_not_a_broken_pack(self):
        path = self.path.with_name("other.qpk")
        done = subprocess.run([sys.executable, qpk.__file__, "verify", path], capture_output=True)
        message = f"{path}: No such file or directory\n"
        self.assertEqual((done.returncode, done.stderr.decode()), (3, message))

    def test_a_date_is_one_of_the_gregorian_calendar(self):
        days = {0: "1970-01-01", -1: "1969-12-31", 11_016: "2000-02-29", -719_162: "0001-01-01"}
        days |= {2_932_896: "9999-12-31", -25_567: "1900-01-01", 47_541: "2100-03-01"}
        for day, expected in days.items():
            self.assertEqual(calendar_date(day).isoformat(), expected)


if __name__ == "__main__":
    unittest.main()
