"""The vectors: what is wrong with each, in the order of docs/FORMAT.md."""

import struct
from dataclasses import replace
from hashlib import sha256

from packtool._header import MAJOR
from packdraft import (
    BYTES, CODES, FLAGS, INTEGERS, LATER_MINOR, OFFSETS, PRESENCE, SAMPLE, SCALES, SMALL, Table, bits, block, card,
    column, facts, numbers, packed, provenance, section, str8, strings, tree, with_column,
    with_content, zone)
from vectors import Vector

SMALLEST = SMALL.seal()
DATA, DIRECTORY = SMALL.content


def groups():
    """The archives of vectors, one for each part of docs/FORMAT.md, and what makes the vectors of each."""
    return {
        "sound": (sound, packed_soundly),
        "header-page": (of_the_magic, of_the_version, of_lengths, of_digests, of_the_page, of_the_card),
        "directory": (of_sections, of_columns, of_tables),
        "packed": (of_packed_sections, of_packed_blocks),
        "values": (of_values, of_texts, of_gaps, of_rows)}


def malformed(name, defect, made):
    return Vector(name, defect, "malformed", made if isinstance(made, bytes) else made.seal())


def changed(data, at, *values):
    return data[:at] + bytes(values) + data[at + len(values) :]


def flipped(data, at, bit=0):
    return changed(data, at, data[at] ^ 1 << bit)


def resealed(data):
    """The page's root made right again."""
    page = data[:224] + bytes(32) + data[256:4096]
    return data[:224] + sha256(page).digest() + data[256:]


def sound():
    def taken(name, what, made):
        return Vector(f"sound-{name}", f"none: {what}", "sound", made.seal())

    yield taken("small", "a few texts, and a section that may be skipped", SMALL)
    yield taken("every-type", "every type of column, with gaps and without", SAMPLE)
    yield taken("higher-minor", "a higher minor version", replace(SMALL, minor=9))
    yield taken("version-1-1", "a pack of version 1.1 with everything that readers of 1.0 skip", LATER_MINOR)
    yield taken("hints", "hints, which are for others", replace(SMALL, hints=2**32 - 1))
    yield taken("no-date", "no date in the card", replace(SMALL, card=card(as_of=-(2**31))))
    yield taken("first-day", "0001-01-01", replace(SMALL, card=card(as_of=-719_162)))
    yield taken("last-day", "9999-12-31", replace(SMALL, card=card(as_of=2_932_896)))
    titles = (("en", "Facts"), ("pt-BR", "Fatos ☕"), ("ru", "Факты"))
    yield taken("titles", "three titles", replace(SMALL, card=card(titles=titles)))
    room = 3840 - len(SMALL.name + card(titles=[("en", "")]))
    full = card(titles=[("en", "x" * room)])
    yield taken("full-card", "a card that fills its page", replace(SMALL, card=full))
    yield taken("no-provenance", "nothing in the provenance", replace(SMALL, provenance=zone([])))
    yield taken("no-questions", "no rows and no columns", with_content(Table("facts", 0, [])))
    yield taken("rows-without-columns", "three rows of nothing", with_content(Table("facts", 3, [])))
    for width in (0, 1, 2, 4, 8):
        top = [0, 200, 60_000, 2**31, 2**63 - 1][(0, 1, 2, 4, 8).index(width)]
        made = with_column("integer", numbers(INTEGERS, [0, top, 0]))
        yield taken(f"width-{width}", f"integers of width {width}", made)
    ends = numbers(INTEGERS, [-(2**63), 2**63 - 1, -1])
    yield taken("integer-ends", "the least and the greatest integer", with_column("integer", ends))
    unreduced = numbers(INTEGERS, [500, -120, 0]), numbers(SCALES, [3, 1, 18])
    yield taken("decimals-to-reduce", "decimals with zeros at their ends", with_column("decimal", *unreduced))
    days = numbers(INTEGERS, [-719_162, 2_932_896, 0])
    yield taken("days", "the first day and the last", with_column("date", days))
    yield taken("years", "years before 1 and far off", with_column("year", numbers(INTEGERS, [0, -44, 10**9])))
    everywhere = bits(PRESENCE, [1, 1, 1])
    yield taken(
        "presence-of-all", "a presence that says that all rows have values",
        with_column("flag", everywhere, bits(FLAGS, [1, 0, 1])))
    nothing = bits(PRESENCE, [0, 0, 0])
    yield taken(
        "codes-of-nothing", "no string, and a code of 0 in rows without a value",
        with_column("string", section(BYTES), nothing, section(CODES, count=3), section(OFFSETS, count=1)))
    nowhere = Column("Made", 8, "none", [nothing, section(INTEGERS, count=3)])
    yield taken(
        "reference-to-nothing", "a reference into a table without rows, in rows without a value",
        with_content(Table("facts", 3, [nowhere]), Table("none", 0, [])))
    unknown = section(200, b"\xff\xff\xff", count=7, width=3, base=9, required=0)
    made = column("Made", "string", ["a", None, "a"])
    made = made._replace(sections=[unknown, *made.sections[:1], unknown, *made.sections[1:]])
    yield taken("unknown-sections", "optional sections of an unknown kind", with_content(Table("facts", 3, [made])))
    optional = numbers(INTEGERS, [1, 2])._replace(required=0)
    yield taken("unknown-type", "a column of an unknown type, none of whose sections is required", with_column(200, optional))
    other = Table("maps", 3, [column("Name", "string", ["a", "b", "c"])])
    yield taken("another-kind", "a kind of content of its own", replace(SMALL, content=zone([other]), card=card(kind="maps")))
    keyed = [
        Table("table", 3, [column("Name", "string", ["a", "a/b", "50%"]), column("Day", "date", [0, 0, 1])]),
        Table(".key", 2, [column("Table", "string", ["table", "table"]), column("Name", "string", ["Name", "Day"])]),
        Table(".schema", 1, [column("Table", "string", ["table"]), column("JSON", "blob", [b'{"fields":[{"name":"Name"},{"name":"Day","type":"date"}],"primaryKey":["Name","Day"]}'])]),
    ]
    made = replace(SMALL, content=zone(keyed), card=card(kind="table"))
    yield taken("key-and-schema", "a table with a key and its schema", made)
    more = [
        Table("halls", 3, [column("Name", "string", ["a", "b", "c"]), column("City", "string", ["x", None, "x"])]),
        Table("cities", 2, [column("Name", "string", ["x", "y"])]),
        Table(".key", 2, [column("Table", "string", ["halls", "cities"]), column("Name", "string", ["Name", "Name"])]),
        Table(".schema", 2, [column("Table", "string", ["halls", "cities"]), column("JSON", "blob", [b'{"fields":[]}', b"{}"])]),
    ]
    lines = [Table(".sources", 1, [column("Name", "string", ["a.csv"])]), Table("cities", 2, [column("Line", "integer", [2, 3])])]
    made = replace(SMALL, content=zone(more), provenance=zone(lines), card=card(kind="table"))
    yield taken("two-tables", "two tables of an author, the first of which has another name than the kind", made)
    names = ["\u00e9", "e\u0301"]
    tables = [Table(name, 1, [column(name, "integer", [1])]) for name in names]
    yield taken("names-of-other-bytes", "two names that look alike", with_content(facts(), *tables))
    blob = column("Blob", "blob", [b"\1" * 65_536, b"\2" * 65_536, b"\3" * 9])
    yield taken("three-blocks", "data of three blocks", with_content(Table("facts", 3, [blob])))
    longest = column("Fact", "string", ["x" * 65_536, "y", "z"])
    yield taken("longest-text", "a text as long as any may be", with_content(Table("facts", 3, [longest])))
    many = column("Blob", "blob", [bytes([1]) * 65_536 * 64, bytes([2]) * 65_536 * 66, b""])
    yield taken("two-levels", "131 blocks, so a tree of two levels", with_content(Table("facts", 3, [many])))
    yield taken("most-rows", "as many rows as 102 bytes allow, all the same", with_content(same_rows(65_638, 1)))
    yield taken("most-values", "as many values as 102 bytes allow", with_content(same_rows(64_628, 65)))
    yield taken("most-text", "the longest text in as many rows as it allows", with_content(one_text(1280)))
    yield taken("most-text-gaps", "the longest text in as many rows, and others without a value", with_content(one_text(1280, 40)))


def same_rows(rows, columns):
    """Rows that have the same text of 100 bytes, and the same number in all other columns."""
    same = [Column(f"{index}", 1, "", [section(INTEGERS, count=rows, base=7)]) for index in range(1, columns)]
    text = [section(BYTES, b"x" * 100), section(CODES, count=rows), numbers(OFFSETS, [0, 100])]
    return Table("facts", rows, [Column("Fact", 3, "", text), *same])


def one_text(rows, gaps=0):
    """Rows with the same text of 65,536 bytes, and behind them rows without a value."""
    presence = [bits(PRESENCE, [1] * rows + [0] * gaps)] if gaps else []
    rows += gaps
    text = [section(BYTES, b"x" * 65_536), *presence, section(CODES, count=rows), numbers(OFFSETS, [0, 65_536])]
    return Table("facts", rows, [Column("Fact", 3, "", text)])


def Column(name, type, target, sections):
    import packdraft

    return packdraft.Column(name, "", type, target, list(sections), 0)


def of_the_magic():
    def foreign(name, what, data):
        return Vector(f"magic-{name}", what, "not-a-pack", data)

    yield foreign("text", "a CSV file", b"Fact,Value,Unit\n")
    yield foreign("zip", "a ZIP archive", b"PK\3\4" + bytes(60))
    yield foreign("png", "a PNG picture", b"\x89PNG\r\n\x1a\n" + bytes(60))
    yield foreign("seven-bits", "its first byte has lost the eighth bit", changed(SMALLEST, 0, 9))
    yield foreign("other-letter", "another letter in its name", changed(SMALLEST, 3, 0x4C))
    yield foreign("a-byte-before", "a byte before its beginning", b"\0" + SMALLEST)
    yield foreign("zeros", "nothing but zeros", bytes(4200))
    for name, what, rest in (
        ("crlf-to-lf", "CR LF became LF", "0a1a0a"),
        ("cr-to-lf", "CR became LF", "0a0a1a0a"),
        ("lf-to-cr", "LF became CR", "0d0d1a0d"),
        ("crlf-to-cr", "CR LF became CR", "0d1a0d"),
        ("lf-to-crlf", "LF became CR LF", "0d0d0a1a0d0a"),
        ("to-crlf", "all line ends became CR LF", "0d0a1a0d0a"),
    ):
        data = SMALLEST[:4] + bytes.fromhex(rest) + SMALLEST[8:]
        yield Vector(f"line-ends-{name}", f"{what} on the way", "converted-line-ends", data)


def of_the_version():
    for major in (MAJOR + 1, 255, 256, 65_535):
        data = replace(SMALL, major=major).seal()
        yield Vector(f"version-{major}", f"major version {major}", "unknown-version", data)
    data = replace(SMALL, major=7).seal()[:300]
    yield Vector("version-cut", "another major version, and the page is cut short", "unknown-version", data)
    for bit in (0, 7, 15, 31):
        data = replace(SMALL, features=1 << bit).seal()
        yield Vector(f"feature-{bit}", f"required feature {bit}", "unknown-feature", data)


def of_lengths():
    data_end = 4096 + len(DATA)
    directory_end = data_end + len(DIRECTORY)
    for name, what, length in (
        ("empty", "nothing at all", 0),
        ("one-byte", "one byte of the magic", 1),
        ("magic-cut", "all but one byte of the magic", 7),
        ("magic-alone", "the magic alone", 8),
        ("half-version", "one byte of the version", 9),
        ("version-alone", "magic and version", 10),
        ("page-less-one", "all of the page but one byte", 4095),
        ("page-alone", "the page alone", 4096),
        ("in-data", "ends within the data", 4097),
        ("no-directory", "ends before a directory", data_end),
        ("in-directory", "ends within a directory", data_end + 9),
        ("no-tree", "ends before a tree", directory_end),
        ("no-provenance", "ends before the provenance", directory_end + 32),
        ("less-one", "lacks its last byte", len(SMALLEST) - 1),
    ):
        yield Vector(f"cut-{name}", what, "truncated", SMALLEST[:length])
    for name, what, more in (
        ("zero", "a zero byte", b"\0"), ("line-end", "a line end", b"\n"),
        ("zip", "an archive", b"PK\5\6" + bytes(18)), ("itself", "the pack once more", SMALLEST),
    ):
        yield Vector(f"behind-{name}", f"behind its end: {what}", "trailing-bytes", SMALLEST + more)
    length = len(SMALLEST)
    for name, said in (
        ("zero", 0), ("less-one", length - 1), ("more-one", length + 1), ("2-63", 2**63), ("2-64", 2**64 - 1)):
        yield malformed(f"length-{name}", f"says that it is {said} bytes long", replace(SMALL, file_length=said))


def of_digests():
    def damaged(name, what, data):
        return Vector(f"damaged-{name}", what, "damaged", data)

    for at, name in (
        (10, "minor-version"), (12, "features"), (16, "length"), (24, "hints"), (28, "card-length"),
        (32, "data-length"), (40, "directory-length"), (44, "zone-zero"), (48, "directory-digest"),
        (80, "top"), (112, "provenance-length"), (128, "provenance-digest"), (160, "provenance-top"),
        (192, "content-digest"), (224, "root-first"), (255, "root-last"), (256, "card-first"),
        (258, "card-id"), (4095, "page-last")):
        yield damaged(name, f"bit 0 of byte {at} of the page", flipped(SMALLEST, at))
    data_end = 4096 + len(DATA)
    directory_end = data_end + len(DIRECTORY)
    end = len(SMALLEST)
    for at, name, what in (
        (4096, "data-first", "the first byte of the data"),
        (data_end - 1, "data-last", "the last byte of the data"),
        (data_end, "directory-first", "the first byte of a directory"),
        (directory_end - 1, "directory-last", "the last byte of a directory"),
        (directory_end, "tree-first", "the first byte of a tree"),
        (directory_end + 31, "tree-last", "the last byte of a tree"),
        (directory_end + 32, "provenance-data", "the data of the provenance"),
        (end - 33, "provenance-directory", "the directory of the provenance"),
        (end - 1, "last", "the last byte of the file")):
        yield damaged(name, f"a bit of {what}", flipped(SMALLEST, at, 7))
    yield damaged("content-digest-resealed", "another content digest, under a right root", replace(SMALL, content_digest=b"x" * 32).seal())
    # The digests of the content are under the content digest as well.
    yield damaged("top-resealed", "another top, under a right root", resealed(flipped(SMALLEST, 80)))
    yield damaged("directory-digest-resealed", "another digest of a directory, under a right root", resealed(flipped(SMALLEST, 48)))
    yield damaged("provenance-top-resealed", "another top of the provenance, under a right root", resealed(flipped(SMALLEST, 160)))
    yield damaged("card-resealed", "a title that the content digest does not cover", resealed(SMALLEST.replace(b"Facts", b"facts", 1)))
    wrong = (b"", bytes(32))
    yield damaged("top-of-nothing", "the top of no data", replace(SMALL, provenance=zone([]), trees=(None, wrong)).seal())
    blob = column("Blob", "blob", [b"\1" * 65_536, b"\2" * 65_536, b"\3" * 9])
    draft = with_content(Table("facts", 3, [blob]))
    data = draft.seal()
    one, two = data[4096:69_632], data[69_632:135_168]
    yield damaged("blocks-swapped", "two blocks have changed places", data[:4096] + two + one + data[135_168:])
    tree_at = 4096 + sum(map(len, draft.content))
    first, second = data[tree_at : tree_at + 32], data[tree_at + 32 : tree_at + 64]
    yield damaged("digests-swapped", "two digests have changed places", data[:tree_at] + second + first + data[tree_at + 64 :])
    both = data[:4096] + two + one + data[135_168:tree_at] + second + first + data[tree_at + 64 :]
    yield damaged("blocks-and-digests-swapped", "two blocks and their digests have changed places", both)
    yield damaged("block-zeroed", "a block of zeros", data[:69_632] + bytes(65_536) + data[135_168:])
    yield damaged("block-twice", "a block stands in the place of another", data[:69_632] + one + data[135_168:])
    other = replace(SMALL, content=zone([Table("facts", 3, [column("Fact", "string", ["b", None, "b"])])])).seal()
    yield damaged("other-data", "the data of another pack", SMALLEST[:4096] + other[4096:data_end] + SMALLEST[data_end:])
    yield damaged("other-page", "the page of another pack", other[:4096] + SMALLEST[4096:])
    yield damaged("leaf-for-node", "a tree without the bytes that tell blocks from nodes", replace(
        SMALL, trees=((sha256(DATA).digest(), sha256(sha256(DATA).digest()).digest()), None)).seal())


def of_the_page():
    yield malformed("zone-zero", "a field that has to be zero", replace(SMALL, zone_zero=1))
    yield malformed("padding-first", "a byte behind the card", replace(SMALL, after_card=b"\1"))
    yield malformed("padding-last", "the last byte of the page", resealed(changed(SMALLEST, 4095, 1)))
    for name, at, value in (
        ("data-2-56", 32, 2**56 + 1), ("data-2-63", 32, 2**63), ("data-2-64", 32, 2**64 - 1),
        ("provenance-2-64", 112, 2**64 - 4096)):
        yield malformed(f"length-of-{name}", f"a zone of {value} bytes", resealed(changed(SMALLEST, at, *struct.pack("<Q", value))))
    yield malformed("directory-over-a-mebibyte", "a directory of 1,048,577 bytes", resealed(changed(SMALLEST, 40, *struct.pack("<I", 2**20 + 1))))
    yield malformed("directory-2-32", "a directory of 2^32 - 1 bytes", resealed(changed(SMALLEST, 40, *struct.pack("<I", 2**32 - 1))))
    yield malformed("lengths-that-wrap", "lengths that add up beyond 64 bits", resealed(changed(changed(SMALLEST, 32, *struct.pack("<Q", 2**64 - 4096)), 112, *struct.pack("<Q", 8192))))


def of_the_card():
    def of_card(name, what, card):
        return malformed(f"card-{name}", what, replace(SMALL, card=card))

    yield of_card("no-title", "no title", card(titles=()))
    yield of_card("more", "a byte more than its fields", card() + b"\0")
    yield of_card("less", "a byte less than its fields", card()[:-1])
    yield of_card("day-early", "a day before the year 1", card(as_of=-719_163))
    yield of_card("day-late", "a day after the year 9999", card(as_of=2_932_897))
    yield of_card("title-not-utf8", "a title that is not UTF-8", card().replace(b"Facts", b"Fa\xffts"))
    yield of_card("language-not-utf8", "a language that is not UTF-8", card().replace(b"\2en", b"\2\xc3("))
    yield of_card("kind-not-utf8", "a kind that is not UTF-8", card().replace(b"facts", b"fact\xe2"))
    yield of_card("titles-missing", "fewer titles than it says", card(titles=[("en", "")] * 3)[:-3])
    yield malformed("card-id-not-utf8", "an id that is not UTF-8", replace(SMALL, name=b"\2\xc3(" + str8("1")))
    yield malformed("card-version-not-utf8", "a version with a surrogate", replace(SMALL, name=str8("a") + b"\3\xed\xa0\x80"))
    yield malformed("card-empty", "nothing in it", replace(SMALL, name=b"", card=b""))
    room = 3840 - len(SMALL.name + card(titles=[("en", "")]))
    yield of_card("over-its-page", "3,841 bytes of it", card(titles=[("en", "x" * (room + 1))]))
    yield malformed("card-2-32", "2^32 - 1 bytes of it", resealed(changed(SMALLEST, 28, 255, 255, 255, 255)))
    for questions in (0, 2, 4, 2**32 + 3, 2**63, 2**64 - 1):
        yield of_card(f"questions-{questions}", f"{questions} questions where there are 3", card(questions=questions))
    for kind in ("", "Facts", ".sources"):
        yield of_card(f"kind-{kind.lstrip('.') or 'empty'}", f"a kind that is not the name of the first table: {kind!r}", card(kind=kind))
    first = Table(".facts", 3, []), facts()
    yield malformed("first-table-dotted", "a first table whose name begins with a dot", replace(SAMPLE, content=zone(first), card=card(kind=".facts")))
    yield malformed("first-table-another", "the kind's table is the second", replace(SAMPLE, content=zone([Table("maps", 3, []), facts()])))
    yield malformed("first-table-of-tables-dotted", "a first table whose name begins with a dot, of the kind table", replace(SAMPLE, content=zone(first), card=card(kind="table")))
    yield malformed("no-table", "a content without tables", replace(SAMPLE, content=zone([]), card=card(questions=0)))


def of_sections():
    made = numbers(INTEGERS, [1, 2, 3])

    def of_section(name, what, *sections, type="integer"):
        return malformed(f"section-{name}", what, with_column(type, *sections))

    for bit in (1, 4, 7):
        yield of_section(f"flag-{bit}", f"reserved bit {bit}", made._replace(required=1 | 1 << bit))
    yield of_section("zero", "a field that has to be zero", made._replace(zero=1 << 31))
    for width in (3, 5, 16, 255):
        wide = section(INTEGERS, bytes(3 * width), count=3, width=width)
        yield of_section(f"width-{width}", f"integers of {width} bytes", wide)
    flags = bits(FLAGS, [1, 1, 1])
    yield of_section("flags-with-width", "flags with a width", flags._replace(width=1), type="flag")
    yield of_section("flags-with-base", "flags with a base", flags._replace(base=1), type="flag")
    for name, index in (("bytes", 0), ("codes", 1), ("offsets", 2)):
        sections = strings(["a", "b", "a"])
        sections[index] = sections[index]._replace(base=-1)
        yield of_section(f"{name}-with-base", f"{name} with a base", *sections, type="string")
    for count in (2, 4, 2**31, 2**32, 2**32 + 1, 2**63, 2**64 - 1):
        yield of_section(f"count-{count}", f"{count} items where there are 3 rows", made._replace(count=count))
    for length in (0, 2, 4, 2**63, 2**64 - 1, 2**64 - 8):
        yield of_section(f"length-{length}", f"{length} bytes for 3 items", made._replace(length=length))
    wide = section(INTEGERS, bytes(24), count=2**61 + 3, width=8)
    yield of_section("product-wraps", "count times width is 24 modulo 2^64", wide)
    heap = section(BYTES, b"abc")
    for count in (2, 4, 2**63, 2**64 - 1):
        yield of_section(f"heap-{count}", f"{count} bytes of a heap of 3", heap._replace(count=count), numbers(OFFSETS, [0, 1, 2, 3]), type="string")
    yield of_section("flags-2-64", "2^64 - 1 flags, whose bytes wrap to none", section(FLAGS, count=2**64 - 1), type="flag")
    yield malformed("sections-less-data", "less data than its sections", replace(SMALL, content=(DATA[:-1], DIRECTORY)))
    yield malformed("sections-more-data", "more data than its sections", replace(SMALL, content=(DATA + bytes(8), DIRECTORY)))
    yield malformed("section-between", "a byte between two sections", replace(SMALL, content=(changed(DATA, 1, 1), DIRECTORY)))
    yield malformed("section-bits-after", "a bit after the last row", replace(SMALL, content=(flipped(DATA, 8, 3), DIRECTORY)))
    unknown = section(200, b"\xff", required=0)
    for name, wrong in (
        ("flag", unknown._replace(required=2)), ("zero", unknown._replace(zero=1)),
        ("length", unknown._replace(length=9)), ("length-2-64", unknown._replace(length=2**64 - 1))):
        yield malformed(f"section-unknown-{name}", f"an optional section of an unknown kind with a wrong {name.split('-')[0]}", with_content(facts(), leftover=[wrong]))
    required = column("Made", "flag", [True] * 3)
    for kind in (0, 8, 255):
        wrong = required._replace(sections=[section(kind, b"x")] + required.sections)
        yield Vector(f"section-kind-{kind}", f"a required section of kind {kind}", "unknown-feature", with_content(Table("facts", 3, [wrong])).seal())
    yield Vector("section-left-required", "a required section of an unknown kind that belongs to no column", "unknown-feature", with_content(facts(), leftover=[section(9, b"x")]).seal())
    for kind, name in ((INTEGERS, "integers"), (BYTES, "bytes")):
        wrong = required._replace(sections=[section(kind, count=0, encoding=3, required=0)] + required.sections)
        yield Vector(f"section-encoding-of-{name}", f"{name} in an unknown encoding", "unknown-feature", with_content(Table("facts", 3, [wrong])).seal())
    yield malformed("section-of-no-column", "a section of a known kind that belongs to no column", with_content(facts(), leftover=[made._replace(required=0)]))
    for count in (0, 1, 3, 65_536, 2**32 - 1):
        yield malformed(f"sections-{count}", f"{count} sections where there are 4", replace(SMALL, content=(DATA, struct.pack("<I", count) + DIRECTORY[4:])))


# Three texts of one heap, which is 30 times the same four letters.
LETTERS = b"abcd" * 30
LETTER_ENDS = numbers(OFFSETS, [0, 40, 81, 120])
LETTER_HEAP = section(BYTES, LETTERS)


def packed_soundly():
    def taken(name, what, made):
        return Vector(f"sound-packed-{name}", f"none: {what}", "sound", made.seal())

    yield taken("texts", "a heap of texts in a packed block", with_column("string", packed(LETTER_HEAP), LETTER_ENDS))
    many = list(range(100, 400))
    for width in (1, 2, 4, 8):
        made = packed(numbers(INTEGERS, [value % 7 * 256 ** (width - 1) for value in many]))
        yield taken(f"width-{width}", f"packed integers of width {width}", with_column("integer", made, rows=300))
        steps = packed(numbers(INTEGERS, [value * 256 ** (width - 1) // 4 for value in many]), steps=True)
        yield taken(f"steps-{width}", f"packed steps of width {width}", with_column("integer", steps, rows=steps.count))
    falling = packed(numbers(INTEGERS, [value % 50 for value in many]), steps=True)
    yield taken("steps-down", "steps that go down again", with_column("integer", falling, rows=300))
    present = bits(PRESENCE, [row % 4 != 1 for row in range(1000)])
    flags = bits(FLAGS, [row % 4 == 0 for row in range(1000)])
    yield taken("bits", "packed presence and flags", with_column("flag", packed(present), packed(flags), rows=1000))
    heap, codes, offsets = strings([f"text {row % 90:03}" for row in range(1000)])
    yield taken("codes", "packed codes, offsets and texts", with_column("string", packed(heap), packed(codes), packed(offsets, steps=True), rows=1000))
    scales = packed(numbers(SCALES, [value % 2 for value in many]))
    yield taken("decimals", "packed scales", with_column("decimal", packed(numbers(INTEGERS, many)), scales, rows=300))
    noise = b"".join(sha256(bytes([number % 256, number // 256])).digest() for number in range(1024))
    three = section(BYTES, b"\7" * 32_768 + noise + b"last block" * 10)
    ends = numbers(OFFSETS, [0, 32_760, 65_530, 65_636])
    yield taken("three-blocks", "three blocks, the second of which is as it stands", with_column("blob", packed(three), ends))
    items = numbers(INTEGERS, [row * 70_000 for row in range(10_000)])
    yield taken("steps-in-two-blocks", "steps that begin again with each block", with_column("integer", packed(items, steps=True), rows=10_000))
    longest = block((b"x", 1, 273), (b"x" * 26,))
    ends = numbers(OFFSETS, [0, 1, 299, 300])
    yield taken("longest-match", "a match of 273 bytes that goes on into itself", with_column("string", packed(section(BYTES, b"x" * 300), [longest]), ends))
    text = bytes(range(32, 127)) * 4
    literals = block((text[:285], 95, 95), (b"",))
    yield taken("literals", "270 literals more than a token says, and a match at the very end", with_column("string", packed(section(BYTES, text), [literals]), numbers(OFFSETS, [0, 1, 2, 380])))
    unused = packed(numbers(INTEGERS, many))._replace(required=0)
    wrong = unused._replace(payload=bytes(unused.length))
    yield taken("unknown-type", "packed sections of a column that is skipped are not looked into", with_column(200, wrong))


def of_packed_sections():
    def of_section(name, what, *sections, type="string"):
        return malformed(f"packed-{name}", what, with_column(type, *sections))

    heap = packed(LETTER_HEAP)
    yield of_section("steps-of-bytes", "steps of bytes, which are no integers", heap._replace(encoding=2), LETTER_ENDS)
    flags = bits(FLAGS, [1, 0, 1])
    yield of_section("steps-of-flags", "steps of flags", flags._replace(encoding=2), type="flag")
    same = section(INTEGERS, count=3, base=7, encoding=1)
    yield of_section("nothing", "integers without a byte that are packed", same, type="integer")
    yield of_section("nothing-of-a-byte", "integers without a byte, packed in one", same._replace(payload=b"\0", length=1), type="integer")
    yield of_section("no-shorter", "as long packed as its items", packed(LETTER_HEAP, [LETTERS]), LETTER_ENDS)
    yield of_section("longer", "longer packed than its items", packed(LETTER_HEAP, [LETTERS + b"a"]), LETTER_ENDS)
    yield of_section("no-byte", "no byte for a heap of 120", packed(LETTER_HEAP, [b""]), LETTER_ENDS)
    for count in (2**56 + 1, 2**63, 2**64 - 1):
        yield of_section(f"count-{count}", f"a packed heap of {count} bytes", heap._replace(count=count), LETTER_ENDS)
    for length in (0, heap.length - 1, heap.length + 1, 2**63):
        yield of_section(f"length-{length}", f"{length} bytes of a packed heap that has {heap.length}", heap._replace(length=length), LETTER_ENDS)
    large = section(BYTES, b"\7" * 70_000)
    ends = numbers(OFFSETS, [0, 32_760, 65_530, 70_000])
    blobs = packed(large)
    yield of_section("half-an-index", "too few bytes for its index", blobs._replace(payload=bytes(18), length=18), ends, type="blob")
    start = blobs.length - 16
    one, two = struct.unpack("<QQ", blobs.payload[start:])
    for name, what, index in (
        ("falls", "the second block ends before the first", (one, one - 1)),
        ("same", "a block without a byte", (one, one)),
        ("in-index", "the second block ends within the index", (one, start + 1)),
        ("before", "the first block ends where it begins", (0, two)),
        ("past-the-end", "the second block ends behind its section", (one, blobs.length + 1)),
        ("at-the-end", "nothing is left for the last block", (one, start)),
        ("2-64", "the second block ends at 2^64 - 1", (one, 2**64 - 1)),
        ("wraps", "the first block ends at 2^64 - 1", (2**64 - 1, two)),
        ("moved", "a byte of the second block is taken for one of the first", (one + 1, two)),
    ):
        payload = blobs.payload[:start] + struct.pack("<QQ", *index)
        yield of_section(f"index-{name}", f"the index of blocks: {what}", blobs._replace(payload=payload), ends, type="blob")
    most = [b"\7" * 32_769, *(blobs.payload[one:two], blobs.payload[two:start])]
    yield of_section("block-longer", "a block as it stands with a byte more than it can have", packed(large, most), ends, type="blob")
    falls = packed(section(OFFSETS, b"".join(struct.pack("<H", end) for end in [0, 300, 299] + [300] * 38), count=41, width=2), steps=True)
    text = section(BYTES, b"x" * 300)
    yield malformed("packed-offsets-fall", "packed offsets, one of which falls", with_column("string", text, falls, rows=40))


def of_packed_blocks():
    def of_block(name, what, made):
        return malformed(f"block-{name}", f"a packed block: {what}", with_column("string", packed(LETTER_HEAP, [made]), LETTER_ENDS))

    tail = LETTERS[115:]
    right = block((b"abcd", 4, 111), (tail,))
    yield of_block("offset-0", "a match 0 bytes back", block((b"abcd", 0, 111), (tail,)))
    yield of_block("before-the-start", "a match that begins before the block", block((b"abcd", 5, 111), (tail,)))
    yield of_block("far-before-the-start", "a match 65,535 bytes back", block((b"abcd", 65_535, 111), (tail,)))
    yield of_block("match-first", "a match before there is a byte", block((b"", 1, 115), (tail,)))
    yield of_block("one-more-literal", "a literal more than there is room for", block((b"abcd", 4, 111), (tail + b"a",)))
    yield of_block("one-less-literal", "a literal less than there have to be", block((b"abcd", 4, 111), (tail[1:],)))
    yield of_block("match-past-the-end", "a match that goes past the end of its block", block((b"abcd", 4, 117), (tail,)))
    yield of_block("all-and-more", "all of its bytes, and then another sequence", block((b"abcd", 4, 111), (tail, 4, 4), (b"",)))
    yield of_block("no-end", "a match at its end, and no literals behind", block((b"abcd", 4, 116)))
    yield of_block("end-with-match", "a last token that says a match as well", block((b"abcd", 4, 111)) + bytes([0x51]) + tail)
    yield of_block("byte-behind", "a zero behind its end", right + b"\0")
    yield of_block("cut", "its last byte is missing", right[:-1])
    yield of_block("token-alone", "a token, and nothing else", b"\xf0")
    yield of_block("one-zero", "a single zero", b"\0")
    yield of_block("literals-without-end", "a length of literals that goes on to the end", b"\xf0" + b"\xff" * 60)
    yield of_block("literals-past-the-end", "more literals than there are bytes", b"\xf0\x70" + LETTERS[:60])
    yield of_block("half-an-offset", "one byte of an offset", b"\x4fabcd\4")
    yield of_block("no-length", "a length of a match that is not there", b"\x4fabcd\4\0")
    long = section(BYTES, b"x" * 400)
    ends = numbers(OFFSETS, [0, 1, 2, 400])
    wide = b"\x1fx\1\0\xff\0" + block((b"x" * 125,))
    yield malformed("block-match-of-274", "a packed block: a length of a match in two bytes", with_column("string", packed(long, [wide]), ends))
    not_text = packed(section(BYTES, b"\xff" * 120))
    yield malformed("block-not-utf8", "a packed block of bytes that are no text", with_column("string", not_text, LETTER_ENDS))


def of_columns():
    presence, integers = bits(PRESENCE, [1, 0, 1]), numbers(INTEGERS, [1, None, 1])
    scales, flags = numbers(SCALES, [0, 0, 0]), bits(FLAGS, [1, 0, 1])
    heap, codes, offsets = strings(["a", "b", "a"])
    for name, what, type, sections in (
        ("no-section", "none", "integer", []),
        ("presence-alone", "presence alone", "integer", [presence]),
        ("presence-last", "presence behind the integers", "integer", [integers, presence]),
        ("integers-twice", "integers twice", "integer", [integers, integers]),
        ("scales-first", "scales before integers", "decimal", [scales, integers]),
        ("no-scales", "integers without scales", "decimal", [integers]),
        ("flag-of-integers", "integers for flags", "flag", [integers]),
        ("integer-of-flags", "flags for integers", "integer", [flags]),
        ("offsets-first", "offsets before codes", "string", [heap, offsets, codes]),
        ("bytes-last", "bytes behind offsets", "string", [codes, offsets, heap]),
        ("no-bytes", "no bytes", "string", [codes, offsets]),
        ("codes-alone", "codes alone", "string", [codes]),
    ):
        yield malformed(f"column-{name}", f"the sections of a column: {what}", with_column(type, *sections))
    yield malformed("column-target", "a target of a column that is no reference", with_column("integer", numbers(INTEGERS, [0, 1, 2]), target="facts"))
    yield malformed("column-no-target", "a reference to no table", with_column("reference", numbers(INTEGERS, [0, 1, 2])))
    yield malformed("column-target-elsewhere", "a reference to a table of the other zone", with_column("reference", numbers(INTEGERS, [0, 1, 1]), target=".sources"))
    reserved = column("Id", "integer", [1, 2, 3])._replace(zero=128)
    yield malformed("column-zero", "a field that has to be zero", with_content(Table("facts", 3, [reserved])))
    optional = numbers(INTEGERS, [1, 2])._replace(required=0)
    yield Vector("column-unknown-type", "a column of an unknown type with a required section", "unknown-feature", with_column(200, optional, numbers(FLAGS, [])).seal())
    made = column("Id", "integer", [1, 2, 3])
    yield malformed("column-twice", "two columns of one name", with_content(Table("facts", 3, [made, made])))
    unknown = Column("Id", 77, "", [])
    yield malformed("column-twice-unknown", "a column of an unknown type has the name of another", with_content(Table("facts", 3, [made, unknown])))
    many = Table("facts", 3, [made])
    data, directory = zone([many])
    yield malformed("column-sections-more", "a column of more sections than there are", with_content_bytes(data, directory[:-1] + b"\2"))
    yield malformed("column-name-not-utf8", "the name of a column is not UTF-8", with_content_bytes(data, directory.replace(b"\2Id", b"\2\xc0\x80")))


def with_content_bytes(data, directory):
    return replace(SAMPLE, content=(data, directory), card=card(questions=3))


def of_tables():
    yield malformed("table-twice", "two tables of one name", with_content(facts(), facts()))
    for rows in (2**32, 2**61, 2**63, 2**64 - 1):
        yield malformed(f"table-rows-{rows}", f"{rows} rows", with_content(Table("facts", rows, [])))
    yield malformed("table-rows-same", "a row more than 102 bytes allow", with_content(same_rows(65_639, 1)))
    yield malformed("table-values-same", "more values than 102 bytes allow", with_content(same_rows(64_629, 65)))
    many = [facts()] + [Table(str(index), 0, []) for index in range(1000)]
    yield malformed("tables-1001", "1,001 tables", with_content(*many))
    empty = struct.pack("<IH", 0, 65_535)
    yield malformed("tables-missing", "65,535 tables where there is none", replace(SMALL, content=(b"", empty)))
    yield malformed("directory-more", "a byte behind a directory's tables", replace(SMALL, content=(DATA, DIRECTORY + b"\0")))
    for less in (1, 9, len(DIRECTORY) - 4, len(DIRECTORY)):
        yield malformed(f"directory-less-{less}", f"a directory that lacks its last {less} bytes", replace(SMALL, content=(DATA, DIRECTORY[:-less])))
    data, directory = SMALL.content
    yield malformed("table-name-not-utf8", "the name of a table is not UTF-8", replace(SMALL, content=(data, directory.replace(b"\5facts", b"\5fact\xff"))))
    yield malformed("table-columns-more", "more columns than there are", replace(SMALL, content=(data, directory.replace(b"\5facts" + struct.pack("<QH", 3, 1), b"\5facts" + struct.pack("<QH", 3, 2)))))


def of_values():
    widest = section(INTEGERS, b"\xff" * 24, count=3, width=8)
    yield malformed("integer-over", "integers beyond 64 bits", with_column("integer", widest))
    narrow = section(INTEGERS, b"\0\1\0", count=3, width=1, base=2**63 - 1)
    yield malformed("integer-over-by-one", "an integer of 2^63", with_column("integer", narrow))
    three = numbers(INTEGERS, [1, 2, 3])
    for base, raw in ((0, 19), (18, 1), (-1, 0), (2**63 - 1, 0)):
        scales = section(SCALES, bytes([raw] * 3), count=3, width=1, base=base)
        yield malformed(f"scale-{base}-{raw}", f"a scale of {base} + {raw}", with_column("decimal", three, scales))
    yield malformed("scale-of-all", "a scale of 19 in all rows", with_column("decimal", three, section(SCALES, count=3, base=19)))
    for name, day in (("early", -719_163), ("late", 2_932_897)):
        yield malformed(f"day-{name}", f"the day {day}", with_column("date", numbers(INTEGERS, [0, day, 1])))
        yield malformed(f"day-of-all-{name}", f"the day {day} in all rows", with_column("date", numbers(INTEGERS, [day] * 3)))
    for row in (-1, 3, 2**63 - 1):
        yield malformed(f"reference-{row}", f"a reference to row {row} of 3", with_column("reference", numbers(INTEGERS, [0, row, 2]), target="facts"))
    heap, _, offsets = strings(["a", "b", "a"])
    for code in (2, 255, 2**64 - 1):
        yield malformed(f"code-{code}", f"code {code} of 2 strings", with_column("string", heap, numbers(CODES, [0, code, 0]), offsets))
    none = section(BYTES), section(CODES, count=3), section(OFFSETS, count=1)
    yield malformed("code-of-nothing", "codes where there is no string", with_column("string", *none))


def of_texts():
    heap = section(BYTES, b"abc")
    for name, offsets in (
        ("fall", [0, 2, 1, 3]), ("begin-late", [1, 1, 2, 3]), ("end-early", [0, 1, 2, 2]),
        ("end-late", [0, 1, 2, 4]), ("outside", [0, 9, 2, 3])):
        yield malformed(f"offsets-{name}", f"offsets {offsets} of 3 bytes", with_column("string", heap, numbers(OFFSETS, offsets)))
    wide = section(OFFSETS, struct.pack("<4Q", 0, 1, 2**64 - 1, 3), count=4, width=8)
    yield malformed("offsets-2-64", "an offset of 2^64 - 1", with_column("string", heap, wide))
    apart = section(BYTES, "aéb".encode())
    yield malformed("text-apart", "a character half in one text and half in the next", with_column("string", apart, numbers(OFFSETS, [0, 2, 3, 4])))
    for count in (0, 1, 3, 5):
        made = numbers(OFFSETS, [0, 1, 2, 3, 3][:count])
        yield malformed(f"offsets-{count}", f"{count} offsets for 3 rows", with_column("string", heap, made))
    for name, raw in (
        ("ff", b"\xff"), ("overlong", b"\xc0\x80"), ("surrogate", b"\xed\xa0\x80"),
        ("over-10ffff", b"\xf4\x90\x80\x80"), ("cut", b"\xe2\x82"), ("lone", b"\x80")):
        yield malformed(f"text-{name}", f"a text of the bytes {raw.hex()}", with_column("string", *strings([raw, "b", "c"])))
        yield malformed(f"text-shared-{name}", f"a text of several rows of the bytes {raw.hex()}", with_column("string", *strings([raw, raw, "c"])))
    torn = section(BYTES, "é".encode() + b"a"), numbers(OFFSETS, [0, 1, 2, 3])
    yield malformed("text-torn", "a letter that begins in one text and ends in the next", with_column("string", *torn))
    long = column("Fact", "string", ["x" * 65_537, "y", "z"])
    yield malformed("text-too-long", "a text of 65,537 bytes", with_content(Table("facts", 3, [long])))
    longest = column("Fact", "string", ["x" * 65_536] * 1 + ["y" * 65_537, "z"])
    yield malformed("text-second-too-long", "a second text of 65,537 bytes", with_content(Table("facts", 3, [longest])))
    blob = [section(BYTES, bytes(2**24 + 1)), numbers(OFFSETS, [0, 2**24 + 1, 2**24 + 1, 2**24 + 1])]
    yield malformed("blob-too-long", "a blob of 16,777,217 bytes", with_column("blob", *blob))
    heap = [section(BYTES, bytes(65_537)), section(CODES, count=3), numbers(OFFSETS, [0, 65_537])]
    yield malformed("heap-too-long", "a heap longer than its strings can be", with_column("string", *heap))
    yield malformed("text-repeated", "a text in more rows than it allows", with_content(one_text(1281)))
    codes = numbers(CODES, [0] * 1289 + [1])
    heap = [section(BYTES, b"x" * 65_536 + b"y"), codes, numbers(OFFSETS, [0, 65_536, 65_537])]
    yield malformed("text-repeated-by-code", "two texts, one of them in more rows than it allows", with_content(Table("facts", 1290, [Column("Fact", 3, "", heap)])))


def of_gaps():
    presence, one = bits(PRESENCE, [1, 0, 1]), numbers(INTEGERS, [1, None, 1])
    for type in ("integer", "date", "year", "reference"):
        target = "facts" if type == "reference" else ""
        yield malformed(f"gap-{type}", "an item in a row that has no value", with_column(type, presence, numbers(INTEGERS, [1, 2, 1]), target=target))
    yield malformed("gap-flag", "a flag in a row that has no value", with_column("flag", presence, bits(FLAGS, [1, 1, 1])))
    yield malformed("gap-text", "a text in a row that has no value", with_column("string", *strings(["a", "b", "c"], presence)))
    yield malformed("gap-code", "a code in a row that has no value", with_column("string", *strings(["a", "b", "a"], presence)))
    yield malformed("gap-scale", "a scale in a row that has no value", with_column("decimal", presence, one, numbers(SCALES, [1, 2, 1])))
    for name, base, raw in (("over", 19, 0), ("under", -1, 1)):
        scales = section(SCALES, bytes(raw * flag for flag in (1, 0, 1)), count=3, width=1, base=base)
        yield malformed(f"gap-scale-{name}", f"a scale of {base} in a row that has no value", with_column("decimal", presence, one, scales))
    all_gone = bits(PRESENCE, [0, 0, 0]), section(INTEGERS, count=3), section(SCALES, count=3, base=19)
    yield malformed("gap-scale-of-all", "a scale of 19 where no row has a value", with_column("decimal", *all_gone))


def of_rows():
    sources, places = provenance()
    for rows in (0, 2, 4):
        yield malformed(f"origins-{rows}", f"{rows} origins of 3 questions", replace(SAMPLE, provenance=zone([Table("facts", rows, [])])))
    other = Table("other", 2, [column("Name", "string", ["a", "b"])])
    yield malformed("origins-other", "3 origins of the 2 rows of another table", replace(SAMPLE, content=zone([facts(), other]), provenance=zone([sources, Table("other", 3, [])])))
    wrong = places._replace(columns=[column("Source", "reference", [0, 1, 2], "", ".sources")])
    yield malformed("origin-reference", "an origin in a source that is not there", replace(SAMPLE, provenance=zone([sources, wrong])))
    data = SMALLEST[:4096] + SMALLEST[4096:]
    faults = replace(SMALL, content_digest=bytes(32), card=card(questions=4)).seal()
    yield Vector("order-digest-before-rows", "a content digest and a number of questions, both wrong", "damaged", faults)
    yield Vector("order-root-before-fields", "a required feature, and a root that is not right", "damaged", flipped(replace(SMALL, features=1).seal(), 230))
    yield Vector("order-fields-before-length", "a required feature, and the file is cut short", "unknown-feature", replace(SMALL, features=1).seal()[:-1])
    yield Vector("order-length-before-directory", "a byte of a directory, and one behind the end", "trailing-bytes", flipped(data, 4096 + len(DATA)) + b"\0")
    yield Vector("order-version-before-all", "another version, and nothing behind it is right", "unknown-version", changed(SMALLEST, 8, 7) [:5000] + b"\xff")
