internal import Diagnostics
internal import Hashing
internal import Kinds
internal import PackFormat

/// Writes questions as notes of Anki's type Basic. A note keeps its GUID, so that a later import updates it.
enum AnkiWriter {
  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    let title = deck.info.title.map { "#deck:\(line($0))\n" } ?? ""
    try output.write(
      "#separator:tab\n#html:true\n#notetype:Basic\n\(title)#guid column:1\n#tags column:4\n")
    var hasPictures = false
    for number in 0..<deck.count {
      let question = try deck.question(number)
      hasPictures = hasPictures || question["Image"] != nil
      let guid = guid(deck.info.id ?? "", try deck.id(number))
      let tags = question.tags.map { $0.replacing(" ", with: "_") }.joined(separator: " ")
      let row = [guid, quoted(front(of: question)), quoted(back(of: question)), tags]
      try output.write(row.joined(separator: "\t") + "\n")
    }
    if hasPictures {
      output.note(
        .picturesNotExported, "Anki looks for the pictures in its folder collection.media",
        help: "copy the pictures into that folder before you import the file")
    }
  }

  private static func guid(_ pack: String, _ question: String) -> String {
    var digest = QuickSHA256()
    digest.update(Array("\(pack)\n\(question)".utf8)[...])
    return String(digest.finish().hex.prefix(20))
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// A field of a table with tabs. All quotation marks in it are doubled.
  private static func quoted(_ html: String) -> String {
    "\"\(line(html).replacing("\"", with: "\"\""))\""
  }

  // MARK: - Sides

  private static func front(of question: ExchangedQuestion) -> String {
    let id = question["Id"].map { " \(AnkiForm.id)=\"\(EscapedText.of($0))\"" } ?? ""
    let start = "<div class=\"\(AnkiForm.root) \(question.kind)\"\(id)>"
    return start + fields(["Prompt", "Fact"], of: question) + image(of: question)
      + choices(of: question) + items(of: question) + "</div>"
  }

  private static func back(of question: ExchangedQuestion) -> String {
    let value = question["Value"].map { _ in
      "<div>\(span("Value", question)) \(span("Unit", question))</div>"
    }
    let rights = question.form == .choice ? ExchangedQuestion.rightFields : []
    return "<div class=\"\(AnkiForm.root)\">" + (value ?? "")
      + fields(rights + ["Answer", "Accepted", "Name"], of: question)
      + places(of: question) + person(question)
      + fields(["Explanation", "AsOf", "Note", "Source"], of: question) + "</div>"
  }

  private static func fields(_ names: [String], of question: ExchangedQuestion) -> String {
    names.compactMap { name in
      question[name].map { "<div class=\"\(name.lowercased())\">\(EscapedText.of($0))</div>" }
    }.joined()
  }

  private static func span(_ name: String, _ question: ExchangedQuestion) -> String {
    question[name].map { "<span class=\"\(name.lowercased())\">\(EscapedText.of($0))</span>" }
      ?? ""
  }

  private static func image(of question: ExchangedQuestion) -> String {
    guard let image = question["Image"] else { return "" }
    let alt = question["Alt"].map { " alt=\"\(EscapedText.of($0))\"" } ?? ""
    return "<div><img src=\"\(EscapedText.of(image))\"\(alt)></div>"
  }

  private static func choices(of question: ExchangedQuestion) -> String {
    guard question["Right"] != nil else { return "" }
    let items = ChoiceOrder.choices(of: question).map {
      "<li>\(EscapedText.of($0.text))</li>"
    }
    return "<ol class=\"\(AnkiForm.choices)\" type=\"A\">\(items.joined())</ol>"
  }

  /// The items to put in order, or both sides of the pairs, in a mixed order.
  private static func items(of question: ExchangedQuestion) -> String {
    func list(_ texts: [String], _ tag: String) -> String {
      let items = texts.map { "<li>\(EscapedText.of($0))</li>" }
      return "<\(tag)>\(items.joined())</\(tag.prefix(2))>"
    }
    return switch question.form {
    case .order: list(MixedOrder.items(of: question), "ul")
    case .pairs:
      list(question.pairs.map(\.left), "ol")
        + list(MixedOrder.rightTexts(of: question), "ol type=\"A\"")
    default: ""
    }
  }

  /// The items in their right order, or the pairs and the texts that belong to none.
  private static func places(of question: ExchangedQuestion) -> String {
    if question.form == .order {
      let items = ExchangedQuestion.itemFields.compactMap { name in
        question[name].map { "<li class=\"\(name.lowercased())\">\(EscapedText.of($0))</li>" }
      }
      return "<ol>\(items.joined())</ol>"
    }
    if question.form != .pairs { return "" }
    let pairs = (1...ExchangedQuestion.mostPairs).filter { question["Left\($0)"] != nil }.map {
      "<div>\(span("Left\($0)", question)) – \(span("Right\($0)", question))</div>"
    }
    let extras = (1...ExchangedQuestion.mostExtras).filter { question["Extra\($0)"] != nil }.map {
      "<div>– \(span("Extra\($0)", question))</div>"
    }
    return (pairs + extras).joined()
  }

  /// The values of a roster between a name and its note, as in `#7 · shortstop · 1995–2014 (2020)`.
  private static func person(_ question: ExchangedQuestion) -> String {
    let number = question["Number"].map { _ in "#" + span("Number", question) }
    let position = question["Position"].map { _ in span("Position", question) }
    let hasYears = question["From"] != nil || question["To"] != nil
    let years = hasYears ? span("From", question) + "–" + span("To", question) : nil
    let inducted = question["Inducted"].map { _ in "(\(span("Inducted", question)))" }
    let parts = [number, position, years, inducted].compactMap(\.self)
    return parts.isEmpty ? "" : "<div>\(parts.joined(separator: " · "))</div>"
  }
}
