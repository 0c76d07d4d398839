@testable import Checking
import Diagnostics
import Testing
import TestSupport

@testable import Kinds
@testable import Projects

/// Tests that break each rule about facts once and compare the whole finding.
struct FactRuleTests {
  @Test(arguments: ["0", "-3", "-0.5", "0.000"])
  func aValueHasToBeAboveZero(_ value: String) throws {
    let marked = MarkedText("Fact,Unit,Value\nGoals of Brazil,goals,«\(value)»\n")
    let shown = value == "0.000" ? "0" : value
    #expect(
      try Checked(marked.text).findings == [
        Finding(
          ValueAboveZero.code, "Value is not above zero: \(shown)",
          at: Place("a.csv", marked.place),
          label: "expected more than 0",
          help: "ask for something that can be guessed on a slider, or remove the row")
      ])
  }

  @Test(arguments: ["year", "Year", "YEAR", " year "])
  func aYearIsAWholeNumber(_ unit: String) throws {
    let marked = MarkedText("Fact,Value,Unit\nMen on the Moon,«1969.5»,«\(unit)»\n")
    #expect(
      try Checked(marked.text).findings == [
        Finding(
          WholeYear.code, "a year is not a whole number: 1969.5",
          at: Place("a.csv", marked.places[0]), label: "expected a year, as in 1969",
          related: [Related(Place("a.csv", marked.places[1]), "asks for a year")])
      ])
  }

  @Test func somePositionOfTheSliderHasToWin() throws {
    let rules = [("millionsStep", "1000000"), ("tolerance", "0.01"), ("reach", "0.02")]
    let marked = MarkedText(
      "Fact,Value,Unit\nPeople in a city,«1500000»,people\nIn another,2000000,people\n")
    let checked = try Checked(
      [marked.text], rules: rules.map { Manifest.Rule(name: $0, text: $1, place: nil) })
    #expect(
      checked.findings == [
        Finding(
          WinnableValue.code,
          "no position of the slider wins: the best guess, 2000000, earns nothing",
          at: Place("a.csv", marked.place),
          label: "the nearest position not below it is 2000000",
          help:
            "round the value to a position, or let the rules have finer steps or more tolerance",
          replay: "packtool prove . --question 0 --guess 2000000")
      ])
    #expect(try Checked(marked.text).findings == [])
  }

  @Test(arguments: [
    ("Height of K2« (m)»", "m", "(m)"), ("Height of K2« [metres]»", "m", "[metres]"),
    ("Height of K2« in metres»", "m", "in metres"), ("Height of K2« in m»", "m", "in m"),
    ("Price of gold« in US dollars»", "US$", "in US dollars"),
    ("Moon landing« (year)»", "year", "(year)"),
    ("Guests at a wedding« (people)»", "people", "(people)"),
    ("Heat of tea« (in degrees Celsius)»", "°C", "(in degrees Celsius)"),
  ])
  func aTextDoesNotEndWithItsUnit(_ text: String, _ unit: String, _ shown: String) throws {
    let marked = MarkedText("Fact,Value,Unit\n\(text),1900,«\(unit)»\n")
    #expect(
      try Checked(marked.text, today: "2026-11-21").findings == [
        Finding(
          UnitTwice.code, "the text ends with its unit: \"\(shown)\"",
          at: Place("a.csv", marked.places[0]), label: "games add \(unit)", help: "remove it",
          related: [Related(Place("a.csv", marked.places[1]), "is the unit")],
          fix: FixIt([.init(marked.places[0], "")], safe: true))
      ])
  }

  @Test(arguments: [
    ("Metres in a nautical mile", "m"), ("Rain that falls in Oslo", "mm"),
    ("Books (all of them)", "books"),
    ("(m)", "m"), ("Guests in people", "people"),
    ("Boiling point of tin, to the nearest degree", "°C"),
  ])
  func aTextMayNameItsUnit(_ text: String, _ unit: String) throws {
    let quoted = "\"\(text)\""
    #expect(try Checked("Fact,Value,Unit\n\(quoted),1900,\(unit)\n").findings == [])
  }

  @Test(arguments: [
    ("Apollo 7 to Apollo 17", 11, "7 to apollo 17"), ("Years from 1914 to 1918", 4, "1914 to 1918"),
    ("Days 3–9 of a week", 7, "3 – 9"), ("Numbers between 10 and 30", 20, "10 and 30"),
    ("Strings of a guitar with six strings", 6, "six"),
  ])
  func aTextDoesNotLetItsValueBeCounted(_ text: String, _ value: Int, _ shown: String) throws {
    let marked = MarkedText("Fact,Value,Unit\n«\(text)»,«\(value)»,pieces\n")
    #expect(
      try Checked(marked.text).findings == [
        Finding(
          CountedInPrompt.code, "the value can be counted from the text: \(value)",
          at: Place("a.csv", marked.places[0]), label: "says \"\(shown)\"", help: "ask without it",
          related: [Related(Place("a.csv", marked.places[1]), "is the answer")])
      ])
  }

  @Test(arguments: [
    ("Shuttle flights from 1981 to 2011", 135), ("Matches of 7 teams and 17 players", 10),
    ("Apollo 17 to Apollo 7", 11), ("Height of the 7th to the 17th peak", 11), ("A sixth of it", 6),
    ("From 7 by the 13th to 17", 10), ("Numbers 0 to 9223372036854775807", 5),
  ])
  func aTextMayHoldNumbers(_ text: String, _ value: Int) throws {
    #expect(try Checked("Fact,Value,Unit\n\(text),\(value),pieces\n").findings == [])
  }

  @Test(arguments: ["years", "yea", "m"])
  func aQuantityMayHaveDecimalsAndBeLarge(_ unit: String) throws {
    let source = "Fact,Value,Unit\nAge of a tree,4999.5,\(unit)\n"
    #expect(try Checked(source, today: "2026-11-21").findings == [])
  }

  @Test(
    arguments: [
      ("2027", nil, nil, "2026-12-31", "2026-12-31"),
      ("2025", nil, "2024-01-01", nil, "2024-01-01"),
      ("2025", "2024-06-30", nil, "2026-11-21", "2024-06-30"),
      ("2025", "2026-01-01", "2024-02-29", "2026-11-21", "2024-02-29"),
      ("9223372036854775807", nil, nil, "9999-12-31", "9999-12-31"),
    ] as [(String, String?, String?, String?, String)])
  func aYearAfterTheDateOfThePackIsInTheFuture(
    _ year: String, _ asOf: String?, _ now: String?, _ today: String?, _ date: String
  ) throws {
    let marked = MarkedText("Fact,Value,Unit\nPeople on Mars,«\(year)»,«Year»\n")
    let checked = try Checked(marked.text, asOf: asOf, now: now, today: today)
    #expect(
      checked.findings == [
        Finding(
          YearNotInTheFuture.code, "the year \(year) lies in the future",
          at: Place("a.csv", marked.places[0]),
          label: "later than \(date.prefix(4)), not to be won before \(year)-01-01",
          help: "correct the year; the pack is played as of \(date) (asOf, or --now)",
          related: [Related(Place("a.csv", marked.places[1]), "asks for a year")],
          replay: "packtool prove . --question 0 --guess \(date.prefix(4))"
            + (now.map { " --now \($0)" } ?? ""))
      ])
    #expect(checked.check.pack == nil)
  }

  @Test(
    arguments: [
      (nil, nil, nil), (nil, nil, "2030-01-01"), ("2030-01-01", nil, "2026-01-01"),
      ("2020-01-01", "2030-12-31", nil),
    ] as [(String?, String?, String?)])
  func aYearUpToThatDateIsFine(_ asOf: String?, _ now: String?, _ today: String?) throws {
    let source = "Fact,Value,Unit\nPeople on Mars,2030,year\n"
    #expect(try Checked(source, asOf: asOf, now: now, today: today).findings == [])
  }

  @Test func aCellWithAFaultOfItsOwnBreaksNoRule() throws {
    let checked = try Checked(
      "Fact,Value,Unit\nGoals of Brazil,none,goals\nPeople on Mars,2060.5,\nMoons,-1,moons\nStars,1,\u{1B}\n",
      today: "2026-11-21")
    #expect(checked.findings.map(\.code.id) == ["F104", "F109", "Q101", "F115"])
  }

  @Test func withoutTheColumnsOfARuleThereIsOnlyTheMissingColumn() throws {
    #expect(try Checked("Fact,Value\nMoons of Mars,0\n").findings.map(\.code.id) == ["F101"])
  }

  @Test func aHeaderAloneIsNoQuestion() throws {
    let marked = MarkedText("«Fact,Value,Unit»\n")
    let checked = try Checked(marked.text)
    #expect(
      checked.findings == [
        Finding(
          .noQuestions, "there is not one question here", at: Place("a.csv", marked.place),
          label: "a header and nothing after it", help: "add rows below the header")
      ])
    #expect(checked.check.pack == nil)
  }

  @Test func rowsThatAreAllDamagedAreNotMissing() throws {
    #expect(try Checked("Fact,Value,Unit\na,1\n").findings.map(\.code.id) == ["C004"])
  }

  @Test func findingsComeInTheOrderOfTheSourcesWhoeverFoundThem() throws {
    let a = "Fact,Value,Unit\nMoons of Mars,0,moons\nx,1\nMoons of Pluto,five,moons\n"
    let b = "Fact,Value,Unit\nMoons of Mars,2,moons\nab,2,moons\n"
    let checked = try Checked([a, b])
    #expect(
      checked.findings.map { "\($0.place.file) \($0.code.id)" }
        == ["a.csv Q101", "a.csv C004", "a.csv F104", "b.csv F110", "b.csv F112"])
    let few = try Checked([a, b], limit: 2)
    #expect(few.findings == Array(checked.findings.prefix(2)))
    #expect(few.check.findings.count == 5)
  }

  @Test func aFaultInEveryRowTakesNoMoreRoomThanTheLimit() throws {
    let rows = String(repeating: "Moons of Mars,0,year\n", count: 5_000)
    let checked = try Checked(["Fact,Value,Unit\n" + rows], limit: 3)
    #expect(checked.findings.map(\.code.id) == ["Q101", "F110", "Q101"])
    #expect(checked.check.findings.count == 9_999)
  }
}
