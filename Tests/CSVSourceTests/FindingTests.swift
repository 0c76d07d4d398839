import Diagnostics
import Files
import Glibc
import Testing

@testable import CSVSource

struct FindingTests {
  @Test func everyFaultOfQuotingPointsAtWhatHelps() throws {
    let reading = try Reading("F,V,U\n\"a,2,b\n\"c\",4,d\ne,8,849,m\nf,1\n")
    #expect(
      reading.findings.map(\.help) == [
        "close it; a quote that belongs to the text is written twice, in a quoted cell",
        "write 8849, or quote it", "add what is missing, if only its delimiter",
      ])
    #expect(
      reading.findings.map(\.related) == [
        [Related(Place("t.csv", 13..<14), "the next quote is here")],
        [Related(Place("t.csv", 0..<5), "the header has 3 cells")],
        [Related(Place("t.csv", 0..<5), "the header has 3 cells")],
      ])
  }

  @Test func aCodeThatIsPassedOverIsSoBeforeTheFirstRowToo() throws {
    var findings = Findings(showing: CodeFilter(ignoring: [.csvDelimiterFound, .csvBlankLine]))
    let reader = try CSVReader.open(
      .bytes(Array("\n\nF;V\na;1\n".utf8), name: "t.csv"), findings: &findings)
    #expect(reader.dialect.delimiter == UInt8(ascii: ";"))
    #expect(findings.count == 0)
  }

  @Test func mixedLineEndsPointAtTheFirstOfTheOtherKind() throws {
    let reading = try Reading("F,V\na,1\r\nb,2\nc,3\r\n")
    #expect(
      reading.findings.map(\.related) == [
        [Related(Place("t.csv", 3..<4), "the lines before end in LF")]
      ])
  }

  @Test func findingsBeyondTheLimitAreCountedOnly() throws {
    var found = Findings(limit: 3)
    let text = "F,V\n" + String(repeating: "a\n\"b\n", count: 500)
    var reader = try CSVReader.open(.bytes(Array(text.utf8), name: "t"), findings: &found)
    var batch = CSVBatch()
    while try reader.next(&batch, findings: &found) {}
    #expect(found.kept.count == 3)
    #expect(found.count == 1000)
  }

  @Test func aRecordThatIsTooLongIsReportedAndSkipped() throws {
    var found = Findings()
    var options = CSVReader.Options(chunkSize: 16)
    options.longestRecord = 64
    let long = "\"" + String(repeating: "x\n", count: 60) + "\",2\n"
    var reader = try CSVReader.open(
      .bytes(Array(("F,V\na,1\n" + long).utf8), name: "t"), options, findings: &found)
    var batch = CSVBatch()
    while try reader.next(&batch, findings: &found) {}
    #expect(found.kept.first?.code == .csvRecordTooLong)
    #expect(found.kept.first?.message == "the row goes on for more than 64 bytes")
    #expect(found.kept.first?.place.bytes == 8..<9)
  }

  @Test func aFileIsReadAsItsBytesAre() throws {
    let path = "/tmp/packtool-tests-csv-\(UInt64.random(in: 0 ... .max)).csv"
    var file = try AtomicFile(replacing: path)
    let text = Array("F,V\n\"a\nb\",1\nc,«2\n".utf8)
    try file.append(text)
    try file.commit()
    defer { _ = unsafe unlink(path) }
    var found = Findings()
    var reader = try CSVReader.open(.open(path), .init(chunkSize: 5), findings: &found)
    var batch = CSVBatch()
    var lines: [UInt8] = []
    if let header = reader.header { CellsJSON.append(header, to: &lines) }
    while try reader.next(&batch, findings: &found) {
      for index in 0..<batch.count { CellsJSON.append(batch[index], of: batch, to: &lines) }
    }
    #expect(
      String(decoding: lines, as: UTF8.self)
        == #"["F","V"]"# + "\n" + #"["a\nb","1"]"# + "\n" + #"["c","«2"]"# + "\n")
    #expect(found.count == 0)
  }

  @Test func cellsAreJSONThatNoTerminalActsOn() throws {
    var found = Findings()
    let text = "F,V\n\"\"\"\\\t\r\n\u{1B}\u{7F}\u{9B}\u{202E}\u{E0001}é\",\n"
    var reader = try CSVReader.open(.bytes(Array(text.utf8), name: "t"), findings: &found)
    var batch = CSVBatch()
    var line: [UInt8] = []
    while try reader.next(&batch, findings: &found) {
      CellsJSON.append(batch[0], of: batch, to: &line)
    }
    #expect(
      String(decoding: line, as: UTF8.self)
        == #"["\"\\\t\r\n\u001b\u007f\u009b\u202e\udb40\udc01é",""]"# + "\n")
  }
}

struct FixTests {
  /// Returns the text after the fix of its finding was applied.
  private func fixed(_ text: String) throws -> String? {
    var bytes = Array(text.utf8)
    guard let fix = try Reading(text).findings.first?.fix else { return nil }
    for edit in fix.edits.reversed() {
      bytes.replaceSubrange(edit.bytes, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("F,V\n\"say «\"»hi\"\",1\n", "F,V\n\"say \"\"hi\"\"\",1\n"),
    ("F,V\na\"b,1\n", "F,V\n\"a\"\"b\",1\n"), ("F,V\na b\",1\n", "F,V\n\"a b\",1\n"),
    ("F,V\na, \"b\"\n", "F,V\na,\"b\"\n"), ("F,V\n\"b\" ,1\n", "F,V\n\"b\",1\n"),
    ("F,V\na,1,,\nb,2\n", "F,V\na,1\nb,2\n"),
    ("F,V\na,8,849\nb,2\n", "F,V\na,8849\nb,2\n"),
    ("F,V,U\na,1,234,567.5,m\n", "F,V,U\na,1234567.5,m\n"),
    ("F,V\n\n\na,1\n", "F,V\na,1\n"),
  ])
  func everyFixGivesGoodCSV(_ damaged: String, _ good: String) throws {
    let text = Marked(damaged).text
    #expect(try fixed(text) == good)
    #expect(try Reading(good).findings == [])
  }

  @Test func everyFixOfEveryDamageRemovesIt() throws {
    for damage in DamageTests.damages {
      let text = Marked(damage.text).text
      guard let good = try fixed(text) else { continue }
      let reading = try Reading(good)
      #expect(reading.findings == [], "\(damage.testDescription)")
      #expect(reading.damagedRows == 0 && reading.rows.count >= damage.rows)
    }
  }

  @Test func onlyWhatCannotChangeTheMeaningIsSafe() throws {
    let safe = try DamageTests.damages.filter {
      try Reading(Marked($0.text).text).findings.first?.fix?.safe == true
    }
    #expect(
      Set(safe.map(\.message)) == [
        "space before the opening quote", "space after the closing quote", "blank line",
        "3 blank lines", "2 blank lines", "5 cells, but the header has 3",
      ])
  }
}
