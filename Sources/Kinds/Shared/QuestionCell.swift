internal import Diagnostics
internal import Rows

/// A text of a question and its cell: the prompt, a choice or answer, the explanation or the source.
struct QuestionCell {
  /// The column's name in the header row, or its name in the schema for XML.
  let name: String
  /// Nil if the cell is empty.
  let text: String?
  let place: Place
  /// True if the text is in the pack's own language, in place of a missing translation.
  let isStandIn: Bool
  /// True if the choice stays last when choices are shuffled.
  var isPinned = false
  /// True if the choice is a further right one of a question with several.
  var isAlsoRight = false
}

/// The column of a text in one language, and the column that replaces it if its cell is empty.
struct TranslatedColumn {
  let shown: Int
  let own: Int

  /// Nil if the source has no column of that name.
  init?(_ name: String, _ language: String, _ columns: [Binding.Column]) {
    let own = columns.firstIndex(ofField: name)
    let shown = columns.firstIndex { $0.field?.name == name && $0.language == language }
    guard let any = shown ?? own else { return nil }
    self.shown = any
    self.own = own ?? any
  }

  /// The languages of the columns with some names; the pack's own is empty.
  static func languages(of names: [String], in columns: [Binding.Column]) -> [String] {
    var languages: [String] = []
    for column in columns where names.contains(column.name) && column.field != nil {
      if !languages.contains(column.language) { languages.append(column.language) }
    }
    return languages
  }

  func index(in row: TypedRow) -> Int {
    if shown == own { return own }
    return if case .text = row.values[shown] { shown } else { own }
  }

  /// Returns the cell of a row that games show in a language.
  func cell(
    of row: TypedRow, _ columns: [Binding.Column], _ context: RuleContext, language: String
  ) -> QuestionCell {
    let index = index(in: row)
    return QuestionCell(
      name: columns[index].label, text: row.string(index),
      place: Place(context.file, row.places[index]),
      isStandIn: !language.isEmpty && columns[index].language.isEmpty)
  }

  /// True if the cell's value has a finding of its own, and may be anything.
  func isFaulty(in row: TypedRow) -> Bool {
    if case .faulty = row.values[shown] { true } else { false }
  }
}
