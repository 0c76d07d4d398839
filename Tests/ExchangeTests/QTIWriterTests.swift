import Archives
import Diagnostics
import TestSupport
import Testing
import XMLSource

@testable import Exchange

/// Packages of QTI 3.0 as they are written, word for word and by the structure that the standard gives.
struct QTIWriterTests {
  private static let place = Place("pack", 0..<0)

  /// A question of each form, with all that the format carries.
  private static func questions() throws -> [(name: String, questions: [ExchangedQuestion])] {
    var one = ExchangedQuestion.choice(
      "Is 2 < 3 & 3 > 2?",
      [
        ExchangedChoice(text: "yes", isRight: true), ExchangedChoice(text: "\"no\""),
        ExchangedChoice(text: "never", remark: "Count on your fingers."),
      ], at: place)
    _ = one.takeRemarks()
    one["Explanation"] = "Two apples are fewer than three."
    one["Tags"] = "numbers;order"
    one["Difficulty"] = "2"
    one["Image"] = "apples.png"
    one["Alt"] = "two apples & three"
    one.picture = ExchangedPicture(name: "apples.png", bytes: [0x89, 0x50, 0x4E, 0x47])
    let several = ExchangedQuestion.choice(
      "Which are even?",
      [
        ExchangedChoice(text: "2", isRight: true), ExchangedChoice(text: "3"),
        ExchangedChoice(text: "4", isRight: true),
      ], at: place)
    let typed = ExchangedQuestion.typed(
      "The colour of snow?", answers: ["white", "snow-white"], refused: ["whine"], at: place)
    let numbers = [("Height of a door", "2.1", "m"), ("Legs of a spider", "8", "legs")].map {
      ExchangedQuestion.fact($0, value: $1, unit: $2, at: place)
    }
    let order = ExchangedQuestion.ordering(
      "From small to large?", ["ant", "cat", "cow", "whale"], at: place)
    let pairs = ExchangedQuestion.matching(
      "Who says what?",
      [ExchangedPair(left: "cow", right: "moo"), ExchangedPair(left: "cat", right: "meow")],
      extras: ["woof"], at: place)
    var all = [
      ("choice", [one, several]), ("typed", [typed]), ("number", numbers), ("order", [order]),
      ("pairs", [pairs]),
    ]
    for group in all.indices {
      for index in all[group].1.indices where index == 0 {
        all[group].1[index]["Id"] = "\(group)-\(all[group].0)"
      }
    }
    return all
  }

  /// The files of the packages in which the questions are written, under the name of the form.
  private static func files() throws -> [(name: String, text: String)] {
    var info = DeckInfo()
    info.title = "Numbers & beasts"
    info.description = "Small questions."
    info.language = "en"
    info.licence = "CC0-1.0"
    return try questions().flatMap { name, questions in
      let trip = try ExchangeTrip(questions, .qti, info: info)
      let values = { (question: ExchangedQuestion) in
        question.cells.map { "\($0.field)=\($0.text)" }.sorted()
      }
      #expect(trip.questions.map(values) == questions.map(values), "\(name)")
      let archive = try ZipArchive(trip.file, ZipLimits())
      return try archive.entries.filter { $0.name.hasSuffix(".xml") }.map { entry in
        (
          "\(name)/\(entry.name)",
          String(
            decoding: try #require(try archive.bytes(entry.name, limit: 1 << 20)), as: UTF8.self)
        )
      }
    }
  }

  @Test func eachFormIsWrittenAsItIsRecorded() throws {
    let archive = try Self.files().map { "-- \($0.name) --\n\($0.text)" }.joined()
    let golden = GoldenFile("qti/written.txtar")
    if let recorded = try golden.record(archive) { Issue.record("\(recorded)") }
    #expect(try golden.text() == archive)
  }

  // MARK: - Structure

  /// The form of an element: its attributes, of which those with a `?` may be missing, and its children in
  /// their order as a regular expression. Elements of HTML are not listed.
  private struct Form {
    var attributes: String
    var children: String
  }

  /// The elements that the writer uses, as the schema of QTI 3.0 (imsqti_asiv3p0) declares them.
  private static let forms: [String: Form] = [
    "qti-assessment-item": Form(
      attributes: "identifier title adaptive time-dependent xml:lang?",
      children:
        "(qti-response-declaration )*(qti-outcome-declaration )*(qti-item-body )?(qti-response-processing )?(qti-modal-feedback )*"
    ),
    "qti-response-declaration": Form(
      attributes: "identifier cardinality base-type",
      children: "(qti-correct-response )?(qti-mapping )?"),
    "qti-correct-response": Form(attributes: "", children: "(qti-value )+"),
    "qti-value": Form(attributes: "", children: ""),
    "qti-mapping": Form(attributes: "default-value", children: "(qti-map-entry )+"),
    "qti-map-entry": Form(attributes: "map-key mapped-value case-sensitive", children: ""),
    "qti-outcome-declaration": Form(
      attributes: "identifier cardinality base-type", children: "(qti-default-value )?"),
    "qti-default-value": Form(attributes: "", children: "(qti-value )+"),
    "qti-item-body": Form(
      attributes: "",
      children:
        "(p )+(qti-choice-interaction |qti-order-interaction |qti-match-interaction )?"),
    "qti-choice-interaction": Form(
      attributes: "response-identifier shuffle max-choices", children: "(qti-simple-choice )+"),
    "qti-order-interaction": Form(
      attributes: "response-identifier shuffle", children: "(qti-simple-choice )+"),
    "qti-simple-choice": Form(attributes: "identifier", children: ""),
    "qti-match-interaction": Form(
      attributes: "response-identifier shuffle max-associations",
      children: "(qti-simple-match-set ){2}"),
    "qti-simple-match-set": Form(attributes: "", children: "(qti-simple-associable-choice )+"),
    "qti-simple-associable-choice": Form(attributes: "identifier match-max", children: ""),
    "qti-text-entry-interaction": Form(attributes: "response-identifier", children: ""),
    "qti-response-processing": Form(
      attributes: "template?",
      children: "(qti-response-condition |qti-set-outcome-value )*"),
    "qti-response-condition": Form(attributes: "", children: "qti-response-if "),
    "qti-response-if": Form(attributes: "", children: "qti-match (qti-set-outcome-value )*"),
    "qti-match": Form(attributes: "", children: "qti-variable qti-correct "),
    "qti-variable": Form(attributes: "identifier", children: ""),
    "qti-correct": Form(attributes: "identifier", children: ""),
    "qti-set-outcome-value": Form(
      attributes: "identifier", children: "(qti-variable |qti-base-value )"),
    "qti-base-value": Form(attributes: "base-type", children: ""),
    "qti-modal-feedback": Form(
      attributes: "outcome-identifier identifier show-hide", children: "qti-content-body "),
    "qti-content-body": Form(attributes: "", children: "(p )+"),
  ]

  @Test func eachFileHasTheStructureOfTheStandard() throws {
    for (name, text) in try Self.files() {
      let root = try XMLRecords.tree(
        Array(text.utf8), named: name, charging: ImportBudget())
      if root.name == "manifest" {
        try checkManifest(root, name)
      } else {
        // The reader of XML takes declarations of names for no attributes.
        #expect(text.contains(" xmlns=\"http://www.imsglobal.org/xsd/imsqtiasi_v3p0\" "), "\(name)")
        try check(root, name)
        try checkReferences(of: root, name)
      }
    }
  }

  private func check(_ element: MarkupElement, _ name: String) throws {
    if let form = Self.forms[element.name] {
      let all = form.attributes.split(separator: " ")
      let needed = all.filter { !$0.hasSuffix("?") }.map(String.init)
      let allowed = Set(all.map { $0.hasSuffix("?") ? String($0.dropLast()) : String($0) })
      let given = element.attributes.map(\.name)
      #expect(needed.allSatisfy(given.contains), "\(name): <\(element.name)> has \(given)")
      #expect(Set(given).isSubset(of: allowed), "\(name): <\(element.name)> has \(given)")
      let children = element.children.map { $0.name + " " }.joined()
      #expect(
        try Regex(form.children).wholeMatch(in: children) != nil,
        "\(name): <\(element.name)> holds \(children)")
    } else {
      #expect(["p", "img"].contains(element.name), "\(name): <\(element.name)>")
    }
    for child in element.children { try check(child, name) }
  }

  /// Checks that identifiers are of the form of the standard, and lead to what is declared.
  private func checkReferences(of item: MarkupElement, _ name: String) throws {
    let responses = item.children("qti-response-declaration").compactMap { $0["identifier"] }
    let outcomes = item.children("qti-outcome-declaration").compactMap { $0["identifier"] }
    let choices = item.descendants(["qti-simple-choice", "qti-simple-associable-choice"])
      .compactMap { $0["identifier"] }
    #expect(Set(choices).count == choices.count, "\(name)")
    for identifier in [item["identifier"] ?? ""] + responses + outcomes + choices {
      #expect(try Regex("[A-Za-z_][A-Za-z0-9_.-]*").wholeMatch(in: identifier) != nil, "\(name)")
    }
    let interactions = item.child("qti-item-body")?.descendants([
      "qti-choice-interaction", "qti-order-interaction", "qti-match-interaction",
      "qti-text-entry-interaction",
    ])
    #expect(interactions?.map { $0["response-identifier"] } == responses, "\(name)")
    for feedback in item.children("qti-modal-feedback") {
      #expect(outcomes.contains(feedback["outcome-identifier"] ?? ""), "\(name)")
    }
    let declaration = try #require(item.child("qti-response-declaration"))
    let values = declaration.child("qti-correct-response")?.children("qti-value").map(\.text) ?? []
    switch declaration["base-type"] {
    case "identifier": #expect(values.allSatisfy(choices.contains), "\(name)")
    case "directedPair":
      #expect(
        values.allSatisfy { $0.split(separator: " ").allSatisfy { choices.contains(String($0)) } },
        "\(name)")
    case "integer": #expect(values.allSatisfy { Int($0) != nil }, "\(name)")
    case "float": #expect(values.allSatisfy { Double($0) != nil }, "\(name)")
    case "string": #expect(!values.isEmpty, "\(name)")
    default: Issue.record("\(name): \(declaration["base-type"] ?? "no base-type")")
    }
    let isSingle = declaration["cardinality"] == "single"
    #expect(isSingle == (values.count == 1), "\(name)")
  }

  private func checkManifest(_ manifest: MarkupElement, _ name: String) throws {
    #expect(
      manifest.children.map(\.name) == ["metadata", "organizations", "resources"], "\(name)")
    let metadata = try #require(manifest.child("metadata")).children
    #expect(metadata.map(\.name) == ["schema", "schemaversion", "lom"], "\(name)")
    let resources = manifest.child("resources")?.children ?? []
    #expect(!resources.isEmpty && resources.allSatisfy { $0.name == "resource" })
    for resource in resources {
      #expect(resource["type"] == "imsqti_item_xmlv3p0")
      let files = resource.children("file").compactMap { $0["href"] }
      #expect(files.first == resource["href"], "\(name)")
    }
    let names = resources.compactMap { $0["identifier"] }
    #expect(Set(names).count == resources.count, "\(name)")
  }
}
