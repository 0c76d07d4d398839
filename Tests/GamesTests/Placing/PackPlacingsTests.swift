import Games
import PackFormat
import TestSupport
import Testing

@Suite struct PackPlacingsTests {
  @Test func anOrderingIsReadUpToItsFirstEmptyItem() throws {
    var pack = BuiltPack(kind: "ordering", rules: [])
    pack.add("Prompt", ["Who first?"])
    pack.add("Prompt", language: "de", ["Wer zuerst?"])
    for (name, text) in [("Item1", "Bach"), ("Item2", "Haydn"), ("Item3", "Brahms")] {
      pack.add(name, [text])
    }
    pack.add("Item2", language: "de", ["Joseph Haydn"])
    let source = try PackPlacings(pack.reader(), .ordering, language: "en")
    #expect(
      try source.question(at: 0)
        == PlacingQuestion("Who first?", order: ["Bach", "Haydn", "Brahms"]))
    let german = try PackPlacings(pack.reader(), .ordering, language: "de").question(at: 0)
    #expect(german.prompt == "Wer zuerst?")
    #expect(german.items.map { $0.text } == ["Bach", "Joseph Haydn", "Brahms"])
  }

  @Test func aMatchingKeepsTheColumnsOfItsItems() throws {
    var pack = BuiltPack(kind: "matching", rules: [])
    pack.add("Prompt", ["Which capital?"])
    for (name, text) in [
      ("Left1", "Peru"), ("Right1", "Lima"), ("Left2", "Chile"), ("Right2", "Santiago"),
      ("Extra2", "Quito"),
    ] { pack.add(name, [text]) }
    pack.add("Explanation", ["In the Andes."])
    let question = try PackPlacings(pack.reader(), .matching, language: "en").question(at: 0)
    #expect(question.places == ["Peru", "Chile"])
    #expect(question.items.map { $0.text } == ["Lima", "Santiago", "Quito"])
    #expect(question.items.map { $0.column } == ["Right1", "Right2", "Extra2"])
    #expect(question.explanation == "In the Andes.")
    #expect(question.answer == "Peru – Lima; Chile – Santiago")
  }

  @Test(arguments: ["Prompt", "Item1", "Item3"])
  func aQuestionWithoutItsTextsIsAnError(missing: String) throws {
    var pack = BuiltPack(kind: "ordering", rules: [])
    for name in ["Prompt", "Item1", "Item2", "Item3"] {
      pack.add(name, [name == missing ? nil : "x"])
    }
    let source = try PackPlacings(pack.reader(), .ordering, language: "en")
    #expect(throws: PackError(.malformed("a question lacks its text or its items"), at: 0)) {
      try source.question(at: 0)
    }
  }

  @Test(arguments: PlacingForm.allCases)
  func aPackOfAnotherKindIsAnError(form: PlacingForm) throws {
    let reader = try BuiltPack(kind: "roster", rules: []).reader()
    #expect(throws: PackError(.malformed("there is no table of questions"), at: 0)) {
      try PackPlacings(reader, form, language: "en")
    }
  }
}
