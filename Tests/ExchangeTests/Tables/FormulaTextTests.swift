import Diagnostics
import TestSupport
import Testing

@testable import Exchange

/// Tests that CSV holds no text that a spreadsheet runs, and that reading gives each text back.
struct FormulaTextTests {
  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"), ("-1+1", "'-1+1"),
    ("@SUM(A1)", "'@SUM(A1)"),
    ("\t=1", "'\t=1"), ("\r=1", "'\r=1"), ("'=1", "''=1"), ("-", "'-"), ("-5%", "'-5%"),
    ("-1.2.3", "'-1.2.3"),
  ])
  func aTextThatBeginsAsAFormulaGetsAnApostrophe(_ text: String, _ escaped: String) {
    #expect(FormulaText.escaped(text) == escaped)
    #expect(FormulaText.unescaped(escaped) == text)
  }

  @Test(arguments: ["", "a=1", "-5", "+5", "-3.25", "-3,25", "'", "'tis", "''", "5", "'-5", " =1"])
  func anyOtherTextStays(_ text: String) {
    #expect(FormulaText.escaped(text) == nil)
    #expect(FormulaText.unescaped(text) == nil)
  }

  @Test func everyTextIsReadBackAsItWas() {
    var generator = SplitMix(seed: 7)
    let pieces = ["=", "+", "-", "@", "\t", "\r", "'", "5", ".", ",", "a", "é"]
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<generator.next() % 6 { text += pieces[Int(generator.next() % 12)] }
      let written = FormulaText.escaped(text) ?? text
      #expect((FormulaText.unescaped(written) ?? written).utf8.elementsEqual(text.utf8))
    }
  }

  @Test func formulasGoToCSVAndBackWithAnEntryInBothLedgers() throws {
    var question = ExchangedQuestion(kind: "choice-quiz", at: Place("a", 0..<0))
    question["Prompt"] = "=HYPERLINK(\"http://a.example\")"
    question["Right"] = "-5"
    question["Wrong1"] = "-x"
    let trip = try ExchangeTrip([question], .csv)
    let lines = String(decoding: trip.file, as: UTF8.self).split(separator: "\n")
    #expect(lines.last == "\"'=HYPERLINK(\"\"http://a.example\"\")\",-5,'-x")
    #expect(trip.questions.map { $0["Prompt"] } == [question["Prompt"]])
    #expect(trip.questions.map { $0["Wrong1"] } == ["-x"])
    #expect(
      trip.ledger.map { "\($0.code.id) \($0.message)" } == [
        "L406 2 texts begin as a formula does and have an apostrophe in front",
        "L214 2 texts are taken without the apostrophe in front of a formula",
      ])
  }
}
