internal import Bytes
internal import Diagnostics
internal import Rows
internal import TextUnicode

/// Statements of xAPI about answered questions, as H5P sends them: a JSON array, an object with
/// `statements`, or a statement a line.
struct XAPIAnswers {
  private let file: ImportedFile
  /// The statements, with the offset of the text that their places count from.
  private var statements: [(json: JSON, start: Int)] = []
  /// The parts of the file that are no statement.
  private var faults: [Finding] = []

  static func recognises(_ file: ImportedFile) -> Bool {
    guard let first = file.bytes.first(where: { $0 > 0x20 && $0 < 0x80 }) else { return false }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }

  init(_ file: ImportedFile) throws(ImportError) {
    self.file = file
    let text = try file.textFromStart()
    do throws(JSONError) {
      let json = try JSON(parsing: text)
      let list = json.array ?? json["statements"]?.array ?? [json]
      statements = list.map { ($0, 0) }
    } catch {
      try readLines(text, or: error)
    }
  }

  /// Reads a statement a line; throws the fault of the text as a whole if no line is one.
  private mutating func readLines(_ text: [UInt8], or fault: JSONError) throws(ImportError) {
    for line in Lines(text[...]) where line.contains(where: { text[$0] > 0x20 }) {
      do throws(JSONError) {
        statements.append((try JSON(parsing: Array(text[line])), line.lowerBound))
      } catch {
        faults.append(
          Finding(
            .passedAnswers, "the line is no valid JSON: \(error.message)",
            at: file.place(at: line.lowerBound + error.offset)))
      }
    }
    if statements.isEmpty {
      throw ImportError(
        Finding(
          .unreadableImport, "the file is no valid JSON: \(fault.message)",
          at: file.place(at: fault.offset),
          help: "take an array of xAPI statements, or a statement a line"))
    }
  }

  func read(into answers: inout AnswerImport) {
    for fault in faults { answers.note(fault.code, fault.message, at: fault.place) }
    var people: [[UInt8]: Int] = [:]
    var others: (count: Int, first: Place)?
    for (statement, start) in statements {
      let place = file.place(
        start + statement.bytes.lowerBound..<start + statement.bytes.upperBound)
      guard let definition = statement["object"]?["definition"],
        let kind = definition["interactionType"]?.string, let result = statement["result"],
        let response = result["response"]?.string
      else {
        others = ((others?.count ?? 0) + 1, others?.first ?? place)
        continue
      }
      // Whose statements belong together is all that is taken of a person.
      let person = [statement["actor"], statement["context"]?["registration"]].compactMap(\.self)
        .flatMap { [0] + file.bytes[start + $0.bytes.lowerBound..<start + $0.bytes.upperBound] }
      let session = people[person] ?? people.count
      people[person] = session
      guard let row = question(definition, place, &answers) else { continue }
      guard let text = Self.text(response, kind, definition, row, answers.pack) else {
        answers.note(
          .answerThatIsNoChoice, "the response \(response.quoted()) is not one of the choices",
          at: place, subject: answers.pack.questions[row].id)
        continue
      }
      if let success = result["success"]?.bool, !text.isEmpty {
        answers.compareKey(text, isRight: success, of: row, at: place)
      }
      answers.add(
        text.isEmpty ? nil : text, to: row, of: session,
        after: result["duration"]?.string.flatMap(Self.milliseconds), at: place)
    }
    if let others {
      answers.note(
        .passedAnswers, "\(others.count) of \(statements.count) statements are no answers",
        at: others.first)
    }
  }

  /// Returns the question that a definition describes, and reports if there is none, or several.
  private func question(
    _ definition: JSON, _ place: Place, _ answers: inout AnswerImport
  ) -> Int? {
    let texts = ["description", "name"].flatMap { Self.texts(definition[$0]) }
    var found: [Int] = []
    for text in texts where found.isEmpty { found = answers.pack.questions(named: text) }
    if found.count == 1 { return found.first }
    let shown = texts.first?.quoted() ?? "a statement without a text"
    if found.isEmpty {
      answers.note(.answerToNoQuestion, "\(shown) is no question of the pack", at: place)
    } else {
      answers.note(
        .unclearQuestion, "\(shown) is the prompt of \(found.count) questions", at: place)
    }
    return nil
  }

  /// Returns the texts of a language map, without their markup.
  private static func texts(_ map: JSON?) -> [String] {
    guard case .object(let members)? = map?.value else { return [] }
    return members.compactMap { $0.value.string }.map { PlainText(html: $0).text.collapsed }
  }

  /// Returns what was answered; nil if it is not one of the choices, or several.
  private static func text(
    _ response: String, _ kind: String, _ definition: JSON, _ row: Int, _ pack: AnsweredPack
  ) -> String? {
    if response.contains("[,]") { return nil }
    guard kind == "choice" || kind == "true-false" else { return response.collapsed }
    if response.isEmpty { return "" }
    let choices = definition["choices"]?.array ?? []
    guard let choice = choices.first(where: { $0["id"]?.scalarText == response }) else {
      return choices.isEmpty ? spelled(response, row, pack) : nil
    }
    let texts = texts(choice["description"])
    return texts.first { pack.judged($0, row) != nil } ?? texts.first
  }

  /// Returns a choice that is spelled with other capitals, as `true` of a question with `True`.
  private static func spelled(_ text: String, _ row: Int, _ pack: AnsweredPack) -> String {
    pack.questions[row].places.keys.sorted().first { $0.lowercased() == text.lowercased() } ?? text
  }

  /// Returns the milliseconds of a duration such as `PT1M3.12S`; nil if it is none.
  static func milliseconds(_ duration: String) -> Int64? {
    guard duration.hasPrefix("PT") else { return nil }
    var (sum, digits) = (0.0, "")
    for letter in duration.dropFirst(2) {
      guard let factor = ["H": 3_600_000.0, "M": 60_000, "S": 1000][letter] else {
        digits.append(letter)
        continue
      }
      guard let number = Double(digits), number >= 0, number < 1e9 else { return nil }
      sum += number * factor
      digits = ""
    }
    return digits.isEmpty && duration.utf8.count > 2 ? Int64(sum.rounded()) : nil
  }
}

extension JSON {
  /// The text of a string or a number; nil for anything else.
  fileprivate var scalarText: String? {
    switch value {
    case .string(let text), .number(let text): text
    case .null, .bool, .array, .object: nil
    }
  }
}
