package import Diagnostics
package import Kinds

/// A question on its way from one format to another: the cells of a row of a kind's table.
///
/// Every reader makes such values and every writer takes them, so that a format knows nothing of another one.
package struct ExchangedQuestion: Sendable, Equatable {
  /// A value with the name of its field, such as `Prompt`, or `Prompt@ru` for a translation.
  package struct Cell: Sendable, Equatable {
    package var field: String
    package var text: String

    /// True for a wrong choice in the language of the question itself.
    var isWrong: Bool { field.utf8.starts(with: "Wrong".utf8) && !isTranslation }
    /// True for a right choice in the language of the question itself.
    var isRight: Bool { field.utf8.starts(with: "Right".utf8) && !isTranslation }
    /// True for the text of another language, such as `Prompt@ru`.
    var isTranslation: Bool { field.utf8.contains(UInt8(ascii: "@")) }
  }

  /// The kind of content, such as `choice-quiz`.
  package let kind: String
  /// The form of the kind's questions.
  package let form: QuestionForm
  /// The values that the question has; none of them is empty.
  package private(set) var cells: [Cell] = []
  /// The picture that the field `Image` names, with its bytes.
  package var picture: ExchangedPicture?
  /// The place in the file that the question comes from.
  package var place: Place
  /// The id of a question that is exported, also to formats without a place for it: entries of the ledger name it.
  var exportedId: String?
  /// The remarks about choices that have no place yet.
  var remarks: [Remark] = []
  /// The letters of the columns of a workbook that fields come from.
  var sheetColumns: [String: String] = [:]

  package init(kind: String, at place: Place) {
    (self.kind, form) = (kind, .of(kind))
    self.place = place
  }

  /// Makes a question of the kind that takes questions of a form.
  init(_ form: QuestionForm, at place: Place) {
    (kind, self.form) = (form.kind, form)
    self.place = place
  }

  /// The text of a field; nil if the question has none. An empty text removes the field.
  package subscript(field: String) -> String? {
    get { cells.first { $0.field == field }?.text }
    set {
      let index = cells.firstIndex { $0.field == field }
      switch (newValue.flatMap { $0.isEmpty ? nil : $0 }, index) {
      case (let text?, let index?): cells[index].text = text
      case (let text?, nil): cells.append(Cell(field: field, text: text))
      case (nil, let index?): cells.remove(at: index)
      case (nil, nil): break
      }
    }
  }

  /// The place of a field: in a workbook its cell, else that of the question.
  func place(of field: String) -> Place {
    guard let cell = place.cell, let letters = sheetColumns[field],
      let mark = cell.lastIndex(of: "!")
    else { return place }
    let row = cell[mark...].dropFirst().drop { $0.isLetter }
    return Place(place.file, cell: "\(cell[...mark])\(letters)\(row)")
  }

  /// The fields of all cells, in their order.
  package var fields: [String] { cells.map(\.field) }
}

extension QuestionForm {
  /// The form of a kind's questions.
  static func of(_ kind: String) -> QuestionForm { forms[kind] ?? .other }

  /// The name of the kind that questions of the form are imported as: the first of those that have them.
  var kind: String { Self.kinds[self] ?? "" }

  private static let forms = Dictionary(
    uniqueKeysWithValues: ContentKind.all.map { ($0.name, $0.questionForm) })
  private static let kinds = Dictionary(
    ContentKind.all.map { ($0.questionForm, $0.name) }, uniquingKeysWith: { first, _ in first })
}

/// A picture and the name that a question has for it.
package struct ExchangedPicture: Sendable, Equatable {
  /// The name of the file, such as `japan.png`, without folders.
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

extension ExchangedQuestion {
  /// The most choices of a question, the right one included.
  package static let mostChoices = 8
  /// The most choices that a question of another format can have; one with more is not a question.
  static let mostListed = 100

  /// A question with one right choice and others that are wrong. Those beyond `mostChoices` are left out behind the sink.
  package static func choice(
    _ prompt: String, right: String, wrong: [String], at place: Place
  ) -> ExchangedQuestion {
    var question = ExchangedQuestion(.choice, at: place)
    question["Prompt"] = prompt
    question["Right"] = right
    question.append(wrong: wrong)
    return question
  }

  /// Adds wrong choices to a question without any.
  mutating func append(wrong: [String]) {
    for (index, text) in wrong.enumerated() where !text.isEmpty {
      cells.append(Cell(field: "Wrong\(index + 1)", text: text))
    }
  }

  /// A question for a typed answer: the first of `answers` is shown, all are right.
  static func typed(
    _ prompt: String, answers: [String], refused: [String], at place: Place
  ) -> ExchangedQuestion {
    var question = ExchangedQuestion(.typed, at: place)
    question["Prompt"] = prompt
    question["Answer"] = answers.first
    question["Accepted"] = list(Array(answers.dropFirst()))
    question["Refused"] = list(refused)
    return question
  }

  /// Joins answers to the text of a list. A semicolon in an answer does not count, so that a comma may
  /// stand for it.
  private static func list(_ answers: [String]) -> String {
    answers.map { $0.replacing(";", with: ",") }.filter { !$0.isEmpty }.joined(separator: ";")
  }

  /// Adds texts to a field that may have one already, as lists have their texts.
  mutating func join(_ texts: [String], to field: String) {
    let isList = ["Tags", "Accepted", "Refused", "Hints"].contains(field)
    self[field] = ((self[field].map { [$0] } ?? []) + texts).joined(separator: isList ? ";" : ", ")
  }

  /// Adds right answers to a question for a typed answer.
  mutating func accept(_ answers: [String]) {
    join(answers.map { $0.replacing(";", with: ",") }, to: "Accepted")
  }

  /// A question for a number, as digits with a decimal point.
  package static func fact(
    _ prompt: String, value: String, unit: String, at place: Place
  ) -> ExchangedQuestion {
    var question = ExchangedQuestion(.number, at: place)
    question["Fact"] = prompt
    question["Value"] = value
    question["Unit"] = unit
    return question
  }

  /// The text that asks the question, or the name that its row has: the first field of every kind.
  package var prompt: String {
    Self.prompts[kind].flatMap { self[$0] } ?? ""
  }

  /// The first field of each kind.
  private static let prompts = Dictionary(
    uniqueKeysWithValues: ContentKind.all.map { ($0.name, $0.fieldNames.first ?? "") })

  package var right: String { self["Right"] ?? "" }

  /// The wrong choices in the order of their cells.
  package var wrong: [String] {
    cells.lazy.filter(\.isWrong).map(\.text)
  }

  /// All right answers to a question for a typed answer, the one that is shown first.
  var rightAnswers: [String] { (self["Answer"].map { [$0] } ?? []) + parts("Accepted") }

  /// The refused answers to a question for a typed answer.
  var refusedAnswers: [String] { parts("Refused") }

  private func parts(_ field: String) -> [String] {
    (self[field] ?? "").split(separator: ";").map(String.init)
  }

  package var tags: [String] {
    get { parts("Tags") }
    set { self["Tags"] = newValue.joined(separator: ";") }
  }

  /// The question with its right answer in one line, for a person to compare with the file.
  package var inWords: String {
    func listed(_ texts: [String]) -> String { texts.map { "\"\($0)\"" }.joined(separator: ", ") }
    return switch form {
    case .choice:
      "\"\(prompt)\" has the right answer\(hasSeveralRight ? "s" : "") \(listed(rights)) and the wrong ones \(listed(wrong))"
    case .number: "\"\(prompt)\" has the value \(self["Value"] ?? "") \(self["Unit"] ?? "")"
    case .typed: "\"\(prompt)\" has the right answers \(listed(rightAnswers))"
    case .order:
      "\"\(prompt)\" has the order \(listed(items))"
    case .pairs: "\"\(prompt)\" has the pairs \(listed(pairs.map { "\($0.left) – \($0.right)" }))"
    case .portrait, .other: "\"\(prompt)\""
    }
  }
}

/// Facts about a set of questions as a whole: the part of a manifest that other formats have as well.
package struct DeckInfo: Sendable, Equatable {
  /// A part of the information, for saying which of them a format has room for.
  package enum Part: String, CaseIterable, Sendable {
    case id, version, title, description, language, licence, authors, credits, date
  }

  package var id: String?
  package var version: String?
  package var title: String?
  package var description: String?
  /// The language tag of the questions, such as `pt-BR`.
  package var language: String?
  /// An expression of SPDX, or the words in which the source states its licence.
  package var licence: String?
  package var authors: [String] = []
  package var credits: [String] = []
  /// The day on which the content was true, as in 2026-01-31.
  package var date: String?

  package init() {}
}
