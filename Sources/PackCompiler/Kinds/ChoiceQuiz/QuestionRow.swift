internal import Diagnostics
internal import Games
internal import Schema

/// The choices of one question in one language, as the rules see them.
struct QuestionRow {
  struct Choice {
    /// The column, as the header of a CSV file names it.
    let name: String
    /// Nil where there is none.
    let text: String?
    let place: Place
  }

  /// The right one first.
  let choices: [Choice]
  let isTranslation: Bool

  static let wrongColumns = (1...PackChoiceQuestions.mostWrong).map { "Wrong\($0)" }

  /// Judges a row by all rules, in each of its languages.
  static func findings(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    let names = ["Right"] + wrongColumns
    var languages: [String] = []
    for column in columns where names.contains(column.name) && column.field != nil {
      if !languages.contains(column.language) { languages.append(column.language) }
    }
    let indices = languages.map { language in
      names.compactMap { name in
        columns.firstIndex { $0.field?.name == name && $0.language == language }
      }
    }
    return { row in
      zip(languages, indices).flatMap { language, indices -> [Finding] in
        let choices = indices.map { index in
          Choice(
            name: columns[index].label, text: row.string(index),
            place: Place(context.file, row.places[index]))
        }
        // One that is at fault has its finding, and may be anything.
        if indices.contains(where: { row.values[$0] == .faulty }) { return [] }
        let question = QuestionRow(choices: choices, isTranslation: !language.isEmpty)
        return EqualChoices.findings(for: question) + ChoicesInOrder.findings(for: question)
      }
    }
  }
}
