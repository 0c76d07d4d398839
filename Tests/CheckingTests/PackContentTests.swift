@testable import Checking
import Diagnostics
import Games
@testable import Kinds
import PackFormat
import Rows
import Testing

@testable import Projects

/// Tests of the parts of a source that its pack holds.
struct PackContentTests {
  private static let source = #"""
    Note,Value,Fact,Difficulty,Unit,AsOf,Tags,Id
    ,2,Moons of Mars,,moons,2025-01-31,,moons-mars
    "two
    lines",12.50,"Width, ""full""",5,  m ,2024-12-31,a;b,
    x,1969,First  steps,1,Year,,,

    """#

  @Test func everyValueIsReadBack() throws {
    #expect(
      try Checked(Self.source).questions() == [
        "Fact=Moons of Mars | Value=2 | Unit=moons | Id=moons-mars | AsOf=2025-01-31 @a.csv:2",
        "Fact=Width, \"full\" | Value=12.5 | Unit=m | AsOf=2024-12-31 | Tags=a;b | Difficulty=5"
          + " | Note=two lines @a.csv:3",
        "Fact=First steps | Value=1969 | Unit=Year | Difficulty=1 | Note=x @a.csv:5",
      ])
  }

  @Test func columnsStandInTheOrderOfTheSchemaThenExtras() throws {
    let table = try #require(
      Checked("Zed,Value,Alpha,Unit,Fact\nz,2,a,moons,Moons of Mars\n")
        .pack().table("facts"))
    #expect(table.columns.map(\.name) == ["Fact", "Value", "Unit", "Zed", "Alpha"])
    #expect(table.columns.map(\.type) == [.string, .decimal, .string, .string, .string])
  }

  @Test func columnsWithoutAnyValueAreLeftOut() throws {
    let checked = try Checked("Fact,Note,Value,Unit,Id,AsOf\nMoons of Mars, ,2,moons,\"\",\n")
    let table = try #require(checked.pack().table("facts"))
    #expect(table.columns.map(\.name) == ["Fact", "Value", "Unit"])
  }

  @Test(
    arguments: [
      (nil, nil, nil), ("2026-06-01", nil, "2026-06-01"), (nil, "2026-07-01", "2026-07-01"),
      ("2026-06-01", "2026-07-01", "2026-07-01"),
    ] as [(String?, String?, String?)])
  func thePackHoldsForTheDateGivenElseTheManifests(
    _ asOf: String?, _ now: String?, _ expected: String?
  ) throws {
    let card = try Checked(Self.source, asOf: asOf, now: now).pack().header.card
    #expect(card.asOf.map { CalendarDate.text(ofDay: Int64($0)) } == expected)
  }

  @Test func todayIsInNoPack() throws {
    let source = "Fact,Value,Unit\nMoons of Mars,2,moons\n"
    let packs = try ["2026-01-01", "2027-01-01"].map { try Checked(source, today: $0).check.pack }
    #expect(packs[0]?.bytes == packs[1]?.bytes)
    #expect(try Checked(source, today: "2026-01-01").pack().header.card.asOf == nil)
  }

  @Test func rulesAreCompleteCanonicalAndSorted() throws {
    let rule = { Manifest.Rule(name: $0, text: $1, place: Place("pack.xml", 0..<0)) }
    let checked = try Checked(
      ["Fact,Value,Unit\nMoons of Mars,2,moons\n"],
      rules: [rule("tolerance", "0.150"), rule("lives", "05"), rule("horizon", "100.0")])
    let pack = try checked.pack()
    let table = try #require(pack.table(.rules))
    let (name, value) = (
      try #require(table.optionalColumn("Name")), try #require(table.optionalColumn("Value"))
    )
    let rules = try (0..<table.rowCount).map {
      "\(try pack.string(name, $0) ?? "")=\(try pack.string(value, $0) ?? "")"
    }
    let set = ["tolerance": "0.15", "lives": "5", "horizon": "100"]
    let expected = HigherOrLowerRules.specifications.map { rule in
      "\(rule.name)=\(set[rule.name] ?? rule.canonical(rule.defaultText) ?? "")"
    }
    #expect(rules == expected.sorted())
    #expect(rules.contains("widthFrom=1") && rules.contains("tolerance=0.15"))
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func everyQuestionKnowsTheLineItBeginsOn(_ lineEnd: String, _ mark: String) throws {
    let lines = [
      "Fact,Value,Unit,Note", "Moons of Mars,2,moons,", "\"Moons", "of", "Saturn\",274,moons,é",
      "Moons of 数 Pluto,5,moons,\"a", "\"", "Moons of Haumea,2,moons,",
    ]
    let checked = try Checked(mark + lines.joined(separator: lineEnd) + lineEnd)
    let places = try checked.questions().map { $0.split(separator: "@").last.map(String.init) }
    #expect(places == ["a.csv:2", "a.csv:3", "a.csv:6", "a.csv:8"])
  }

  @Test func theSameContentIsTheSamePackByteForByte() throws {
    let first = try #require(Checked(Self.source).check.pack)
    #expect(try #require(Checked(Self.source).check.pack).bytes == first.bytes)
  }

  /// Three equal rows in other spellings.
  @Test(arguments: [
    "Fact,Value,Unit,Note\nAa a,1,m,x\nBbb,2.50,km,\"y, z\"\n",
    "Value,Note,Unit,Fact\n1,x,m,Aa a\n2.5,\"y, z\",km,Bbb\n",
    "\"Fact\",\"Value\",\"Unit\",\"Note\"\n\"Aa a\",\"1\",\"m\",\"x\"\n\"Bbb\",2.5,km,\"y, z\"\n",
    "Fact,Value,Unit,Note\r\nAa a,1,m,x\r\nBbb,2.5,km,\"y, z\"\r\n",
    "\u{FEFF}Fact,Value,Unit,Note\nAa a,1,m,x\nBbb,2.5,km,\"y, z\"",
    "Fact;Value;Unit;Note\nAa a;1;m;x\nBbb;2.5;km;y, z\n",
    "Fact , Value,Unit,Note,Empty\n  Aa   a,+1.0,\" m\",x,\nBbb,2.5,km,\"y,\tz\", \n",
  ])
  func onlyTheOriginOfEqualContentDiffers(_ source: String) throws {
    let plain = "Fact,Value,Unit,Note\nAa a,1,m,x\nBbb,2.5,km,\"y, z\"\n"
    let first = try #require(Checked(plain).check.pack)
    let delimiter: UInt8? = source.contains(";") ? UInt8(ascii: ";") : nil
    let other = try #require(
      Checked(source, reading: SourceReading(delimiter: delimiter)).check.pack)
    #expect(other.head.contentDigest == first.head.contentDigest)
    #expect(other.head.rootDigest != first.head.rootDigest)
  }

  @Test(arguments: [
    "Fact,Value,Unit\nBbb,2,m\nAaa,1,m\n", "Fact,Value,Unit\nAaa,1,m\nBbb,3,m\n",
    "Fact,Value,Unit,Note\nAaa,1,m,x\nBbb,2,m,\n", "Fact,Value,Unit\nAaa,1,m\nbbb,2,m\n",
  ])
  func otherContentHasAnotherDigest(_ source: String) throws {
    let first = try #require(Checked("Fact,Value,Unit\nAaa,1,m\nBbb,2,m\n").check.pack)
    #expect(try #require(Checked(source).check.pack).head.contentDigest != first.head.contentDigest)
  }
}
