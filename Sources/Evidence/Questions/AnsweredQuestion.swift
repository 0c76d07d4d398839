package import Diagnostics
package import Kinds
package import PackFormat
package import Rows

/// A question as its source has it, or its pack: the parts that players' answers are about.
package struct AnsweredQuestion: Sendable {
  /// A value of the question, and its place.
  package struct Part: Sendable, Equatable {
    package var field: String
    package var text: String
    package var place: Place
  }

  package let id: String
  /// A digest of all that decides what is asked and what is right; nil if the question comes from a pack.
  package let digest: String?
  package let prompt: Part?
  package let key: Part?
  /// The wrong choices, of a question with one right one; else empty.
  package let wrong: [Part]
  /// The fields of the right choices, of a question with several; else empty.
  let rights: Set<String>
  package let difficulty: Part?
  /// The template that made the question; no fix is offered for it.
  package let maker: Related?
  /// True if players type the answer.
  package let isTyped: Bool
  /// The name of what decides what is right, as in "correct Right" or "correct the order of the items".
  package let keyName: String
  /// The texts by their fields, of a question whose answers name several fields; else empty.
  private let texts: [String: String]

  /// Takes a question out of a pack, whose parts have no places but `place`.
  package init(_ question: Question, _ fields: AnsweredFields, at place: Place) {
    func part(_ name: String) -> Part? {
      question.text(name).map { Part(field: name, text: $0, place: place) }
    }
    id = question.id
    digest = nil
    prompt = part(fields.prompt)
    key = part(fields.key)
    difficulty = part(AnsweredFields.difficulty)
    maker = nil
    isTyped = fields.isTyped
    (keyName, texts, rights) = Self.parts(fields) { question.text($0) }
    wrong = rights.isEmpty ? fields.wrong.compactMap(part) : []
  }

  init(id: String, prompt: Part?, key: Part?, wrong: [Part], isTyped: Bool) {
    (self.id, self.prompt, self.key, self.wrong, self.isTyped) = (id, prompt, key, wrong, isTyped)
    (digest, difficulty, maker) = (nil, nil, nil)
    (keyName, texts, rights) = (key?.field ?? "", [:], [])
  }

  fileprivate init(_ row: TypedRow, _ reader: Reader, digest: String, maker: Related?) {
    func part(_ column: Int?) -> Part? {
      guard let column, let text = row.valueText(column) else { return nil }
      return Part(
        field: reader.columns[column].name, text: text,
        place: Place(reader.file, row.places[column]))
    }
    id = reader.id(of: row)
    self.digest = digest
    prompt = part(reader.prompt)
    key = part(reader.key)
    difficulty = part(reader.difficulty)
    self.maker = maker
    isTyped = reader.fields.isTyped
    let columns = Dictionary(uniqueKeysWithValues: reader.content)
    (keyName, texts, rights) = Self.parts(reader.fields) { name in
      columns[name].flatMap { row.valueText($0) }
    }
    wrong = rights.isEmpty ? reader.wrong.compactMap(part) : []
  }

  /// Returns the name of the key, the texts of fields that answers name, and the fields of several right choices.
  private static func parts(
    _ fields: AnsweredFields, _ text: (String) -> String?
  ) -> (keyName: String, texts: [String: String], rights: Set<String>) {
    let rights = fields.rights.filter { text($0) != nil }
    guard let keyName = fields.arrangement ?? (rights.count > 1 ? "the right choices" : nil) else {
      return (fields.key, [:], [])
    }
    let texts = fields.content.compactMap { name in text(name).map { (name, $0) } }
    return (
      keyName, Dictionary(texts, uniquingKeysWith: { first, _ in first }),
      rights.count > 1 ? Set(rights) : []
    )
  }

  /// Returns the fields of the choices that an answer names, in one order whatever the order of the answer; nil if the
  /// question has no such choice.
  func choices(in answer: String) -> [String]? {
    let names = Set(answer.split(separator: ";").map(String.init))
    return names.allSatisfy { texts[$0] != nil } ? names.sorted() : nil
  }

  /// Returns an answer as a reader understands it: the texts of the fields that it names, with the left texts of
  /// a matching before them. `mark` is applied to each text.
  package func shown(_ answer: String, _ mark: (String) -> String = { $0 }) -> String {
    let names = answer.split(separator: ";").map(String.init)
    let named = names.compactMap { texts[$0] }
    guard !named.isEmpty, named.count == names.count else { return mark(answer) }
    return named.enumerated().map { place, text in
      let left = texts["Left\(place + 1)"].map { mark($0) + " – " } ?? ""
      return left + mark(text)
    }.joined(separator: ", ")
  }

  /// Takes questions out of the judged rows of one source.
  package struct Reader {
    fileprivate let fields: AnsweredFields
    fileprivate let columns: [Binding.Column]
    fileprivate let file: String
    fileprivate let content: [(name: String, column: Int)]
    fileprivate let prompt: Int?
    fileprivate let key: Int?
    fileprivate let wrong: [Int]
    fileprivate let difficulty: Int?

    package init(_ fields: AnsweredFields, _ columns: [Binding.Column], file: String) {
      self.fields = fields
      self.columns = columns
      self.file = file
      content = fields.content.compactMap { name in
        columns.firstIndex(ofField: name).map { (name, $0) }
      }
      prompt = columns.firstIndex(ofField: fields.prompt)
      key = columns.firstIndex(ofField: fields.key)
      wrong = fields.wrong.compactMap { columns.firstIndex(ofField: $0) }
      difficulty = columns.firstIndex(ofField: AnsweredFields.difficulty)
    }

    /// The id of a row's question, given or derived.
    package func id(of row: TypedRow) -> String {
      row.subject
        ?? QuestionId.derive(
          kind: fields.kind, text: prompt.flatMap { row.text($0) } ?? [])
    }

    /// Returns the question of a row; nil if a value of its content is at fault.
    ///
    /// `picture` returns the digest of a picture by its name in the row.
    package func question(
      _ row: TypedRow, madeBy maker: Related?, picture: (String) -> PackDigest?
    ) -> AnsweredQuestion? {
      var bytes = Array("packtool evidence 1".utf8) + [0] + Array(fields.kind.utf8)
      for (name, column) in content {
        if case .faulty = row.values[column] { return nil }
        guard var text = row.valueText(column) else { continue }
        if fields.pictures.contains(name) { text = picture(text)?.hex ?? "" }
        bytes += [0] + Array(name.utf8) + [0] + Array(text.utf8)
      }
      return AnsweredQuestion(
        row, self, digest: String(SHA256.digest(bytes).hex.prefix(16)), maker: maker)
    }
  }
}

extension TypedRow {
  /// The value of a column as text; nil if it is missing or at fault.
  fileprivate func valueText(_ column: Int) -> String? {
    switch values[column] {
    case .missing, .faulty: nil
    case .text: string(column)
    case .number(let number): number.text
    case .integer(let number), .year(let number): String(number)
    case .flag(let flag): String(flag)
    case .date(let day): CalendarDate.text(ofDay: day)
    }
  }
}
