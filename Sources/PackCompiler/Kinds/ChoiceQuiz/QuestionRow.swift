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
    /// Whether it is the pack's own, shown in a language into which it is not translated.
    let isStandIn: Bool
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
      names.compactMap { name -> (shown: Int, own: Int)? in
        let own = columns.firstIndex { $0.field?.name == name && $0.language.isEmpty }
        let shown = columns.firstIndex { $0.field?.name == name && $0.language == language }
        return (shown ?? own).map { ($0, own ?? $0) }
      }
    }
    return { row in
      zip(languages, indices).flatMap { language, indices -> [Finding] in
        // One that is at fault has its finding, and may be anything.
        if indices.contains(where: { row.values[$0.shown] == .faulty }) { return [] }
        let choices = indices.map { shown, own in
          let index = row.string(shown) == nil ? own : shown
          return Choice(
            name: columns[index].label, text: row.string(index),
            place: Place(context.file, row.places[index]),
            isStandIn: !language.isEmpty && columns[index].language.isEmpty)
        }
        let question = QuestionRow(choices: choices, isTranslation: !language.isEmpty)
        return EqualChoices.findings(for: question) + ChoicesInOrder.findings(for: question)
      }
    }
  }
}
