package import PackFormat

/// The two kinds of questions whose answer gives each place an item.
package enum PlacingForm: String, Sendable, CaseIterable {
  /// The places are the numbers from 1 on, and all items have a place.
  case ordering
  /// The places are texts, and some items may belong to none.
  case matching

  /// The name of the kind of content, and of its table.
  package var kind: String { rawValue }

  /// The largest number of items that belong to a place.
  package var mostPlaces: Int { self == .ordering ? 8 : 6 }

  /// The largest number of items that belong to none.
  package var mostExtras: Int { self == .ordering ? 0 : 3 }

  /// The largest number of places of a question of either form.
  package static let mostPlaces = 8

  /// The columns of the items, those that belong to a place first.
  package var itemColumns: [String] {
    placeNumbers.map { self == .ordering ? "Item\($0)" : "Right\($0)" }
      + extraColumns
  }

  package var extraColumns: [String] { (0..<mostExtras).map { "Extra\($0 + 1)" } }

  /// The columns of the places' texts; an ordering has none.
  package var placeColumns: [String] {
    self == .ordering ? [] : placeNumbers.map { "Left\($0)" }
  }

  /// The smallest number of places of a question.
  package var leastPlaces: Int { self == .ordering ? 3 : 2 }

  private var placeNumbers: ClosedRange<Int> { 1...mostPlaces }
}

/// A question whose items belong to places.
package struct PlacingQuestion: QuestionContent, Equatable {
  /// An item, and the column in which it stands.
  package struct Item: Sendable, Equatable {
    package let text: String
    package let column: String

    package init(_ text: String, column: String) { (self.text, self.column) = (text, column) }
  }

  package var form: PlacingForm
  package var prompt: String
  /// The texts of the places; those of an ordering are numbers.
  package var places: [String]
  /// The items: first the right one of each place, then those that belong to none.
  package var items: [Item]
  /// The row of the asset that is shown with the question.
  package var picture: Int?
  /// A description of the picture.
  package var pictureText: String?
  /// A text that is shown after the answer.
  package var explanation: String?
  package var source: String?

  /// Creates a question of items in their right order.
  package init(_ prompt: String, order items: [String]) {
    form = .ordering
    self.prompt = prompt
    places = items.indices.map { "\($0 + 1)" }
    self.items = items.enumerated().map { Item($1, column: "Item\($0 + 1)") }
  }

  /// Creates a question of pairs, and of items that belong to no place.
  package init(_ prompt: String, pairs: [(String, String)], extras: [String] = []) {
    form = .matching
    self.prompt = prompt
    places = pairs.map { $0.0 }
    items =
      pairs.enumerated().map { Item($1.1, column: "Right\($0 + 1)") }
      + extras.enumerated().map { Item($1, column: "Extra\($0 + 1)") }
  }

  /// True if an item is right in a place. An item with the same text as the right one is right, too.
  package func isRight(_ item: Int, at place: Int) -> Bool {
    items[item].text.utf8.elementsEqual(items[place].text.utf8)
  }

  /// The right answer in one line: the items in their order, or the pairs.
  package var answer: String {
    switch form {
    case .ordering: items.map { $0.text }.joined(separator: ", ")
    case .matching: pairs.joined(separator: "; ")
    }
  }

  private var pairs: [String] { zip(places, items).map { "\($0) – \($1.text)" } }
}

/// The questions of a pack in one language, each read and verified when it is asked for.
package struct PackPlacings: QuestionSource {
  private let reader: PackReader
  private let form: PlacingForm
  private let columns: SharedQuestionColumns
  private let items: [(name: String, column: LocalColumn)]
  private let places: [LocalColumn]
  package let questionCount: Int

  package init(
    _ reader: PackReader, _ form: PlacingForm, language: String
  ) throws(PackError) {
    guard let table = reader.table(form.kind) else {
      throw PackError(.malformed("there is no table of questions"), at: 0)
    }
    func column(_ name: String) -> LocalColumn { LocalColumn(table, name, language: language) }
    self.reader = reader
    self.form = form
    columns = SharedQuestionColumns(table, in: reader, language: language)
    items = form.itemColumns.map { ($0, column($0)) }
    places = form.placeColumns.map(column)
    questionCount = table.rowCount
  }

  package func question(at index: Int) throws(PackError) -> PlacingQuestion {
    let row = try columns.row(reader, index)
    var placed: [(place: String, item: PlacingQuestion.Item)] = []
    for place in 0..<form.mostPlaces {
      guard let text = try items[place].column.text(reader, index) else { break }
      var name = "\(place + 1)"
      if form == .matching {
        guard let left = try places[place].text(reader, index) else { break }
        name = left
      }
      placed.append((name, PlacingQuestion.Item(text, column: items[place].name)))
    }
    guard let prompt = row.prompt, placed.count >= form.leastPlaces
    else { throw PackError(.malformed("a question lacks its text or its items"), at: 0) }
    var question = PlacingQuestion(prompt, order: [])
    question.form = form
    question.places = placed.map { $0.place }
    question.items = placed.map { $0.item }
    for (name, column) in items.dropFirst(form.mostPlaces) {
      guard let text = try column.text(reader, index) else { continue }
      question.items.append(PlacingQuestion.Item(text, column: name))
    }
    question.picture = row.picture
    question.pictureText = row.pictureText
    question.explanation = row.explanation
    question.source = row.source
    return question
  }

  package func id(at index: Int) throws(PackError) -> String? { try reader.questionId(index).text }
}

/// The content and the rules of the game in a pack. Texts are in a language if the pack has them in it.
extension PackReader {
  package func placing(
    _ form: PlacingForm, texts: String
  ) throws(PlayError) -> (questions: PackPlacings, rules: PlacingRules) {
    let questions = try PlayError.reading { () throws(PackError) in
      try PackPlacings(self, form, language: texts)
    }
    return (questions, try PlayError.rules(of: self, PlacingRules.init))
  }
}
