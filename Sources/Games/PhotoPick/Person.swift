package import PackFormat

/// A person of a roster, as the game uses them.
package struct Person: AskedContent, Equatable {
  package var name: String
  /// The row of the asset that shows them.
  package var picture: Int?
  /// A description of the picture.
  package var pictureText: String?
  package var number: Int64?
  package var position: String?
  /// The first year of their time.
  package var from: Int64?
  /// The last year of their time.
  package var to: Int64?
  /// The year in which they were honoured.
  package var inducted: Int64?
  package var note: String?
  package var source: String?

  package init(
    name: String, picture: Int? = nil, pictureText: String? = nil, number: Int64? = nil,
    position: String? = nil, from: Int64? = nil, to: Int64? = nil, inducted: Int64? = nil,
    note: String? = nil, source: String? = nil
  ) {
    self.name = name
    self.picture = picture
    self.pictureText = pictureText
    self.number = number
    self.position = position
    self.from = from
    self.to = to
    self.inducted = inducted
    self.note = note
    self.source = source
  }
}

/// The roster of a pack in one language; each person is read and verified when they are shown.
package struct PackPeople: QuestionSource {
  private let reader: PackReader
  private let names: LocalColumn
  private let pictures: PictureColumn
  private let pictureTexts: LocalColumn
  private let numbers: PackColumn?
  private let positions: LocalColumn
  private let firstYears: PackColumn?
  private let lastYears: PackColumn?
  private let inductions: PackColumn?
  private let notes: LocalColumn
  private let sources: LocalColumn
  package let questionCount: Int

  package init(_ reader: PackReader, language: String) throws(PackError) {
    guard let table = reader.table("roster") else {
      throw PackError(.malformed("there is no roster"), at: 0)
    }
    func column(_ name: String) -> LocalColumn { LocalColumn(table, name, language: language) }
    self.reader = reader
    names = column("Name")
    pictures = PictureColumn(table, "Image", in: reader)
    pictureTexts = column("Alt")
    numbers = table.optionalColumn("Number", .integer)
    positions = column("Position")
    firstYears = table.optionalColumn("From", .year)
    lastYears = table.optionalColumn("To", .year)
    inductions = table.optionalColumn("Inducted", .year)
    notes = column("Note")
    sources = column("Source")
    questionCount = table.rowCount
  }

  package func question(at index: Int) throws(PackError) -> Person {
    guard let name = try names.text(reader, index) else {
      throw PackError(.malformed("a person lacks their name"), at: 0)
    }
    return Person(
      name: name, picture: try pictures.picture(reader, index),
      pictureText: try pictureTexts.text(reader, index), number: try integer(numbers, index),
      position: try positions.text(reader, index), from: try integer(firstYears, index),
      to: try integer(lastYears, index), inducted: try integer(inductions, index),
      note: try notes.text(reader, index), source: try sources.text(reader, index))
  }

  package func id(at index: Int) throws(PackError) -> String? { try reader.questionId(index).text }

  private func integer(_ column: PackColumn?, _ row: Int) throws(PackError) -> Int64? {
    guard let column else { return nil }
    return try reader.integer(column, row)
  }
}

/// The content and the rules of the game in a pack. Texts are in a language if the pack has them in it.
extension PackReader {
  package func photoPick(
    texts: String
  ) throws(PlayError) -> (people: PackPeople, rules: PhotoPickRules) {
    let people = try PlayError.reading { () throws(PackError) in
      try PackPeople(self, language: texts)
    }
    return (people, try PlayError.rules(of: self, PhotoPickRules.init))
  }
}

extension PlayError {
  /// The reason why a roster has too few people for a round.
  package static func tooFew(_ people: PackPeople, _ rules: PhotoPickRules) -> PlayError {
    people.questionCount == 0
      ? .empty
      : .rule(
        RuleError(
          "photos",
          "needs a roster of \(rules.photos), and the pack's has \(people.questionCount)"))
  }
}
