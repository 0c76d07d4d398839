package import PackFormat
package import Words

/// The places that questions come from, for a player who wants to report one.
package struct QuestionReport {
  private let reader: PackReader
  private let columns: Int
  private let language: Language

  package init(_ reader: PackReader, columns: Int, language: Language) {
    self.reader = reader
    self.columns = columns
    self.language = language
  }

  /// The words of both languages, which are always accepted.
  private static let words = ["where", "source", "где", "откуда"]

  /// True if a line asks for the report.
  static func isRequested(by line: String) -> Bool { words.contains(line.lowercased()) }

  /// The sentence about the report in a game's help.
  static func help(_ language: Language) -> String {
    language(
      "where names the id, file and line of the question, if you want to report it.",
      ru: "где (where) — id, файл и строка вопроса, если вы хотите о нём сообщить.")
  }

  /// The places of the question on the screen and of the one before, by their rows.
  func text(now: Int?, before: Int?) throws(PackError) -> String {
    var lines: [String] = []
    if let now { lines.append(language("Now: ", ru: "Сейчас: ") + (try place(of: now))) }
    if let before { lines.append(language("Before: ", ru: "До этого: ") + (try place(of: before))) }
    if lines.isEmpty {
      lines = [language("No question has been asked yet.", ru: "Ни одного вопроса ещё не было.")]
    }
    return lines.plainLines(columns)
  }

  private func place(of row: Int) throws(PackError) -> String {
    let id = try reader.questionId(row).text
    return try reader.questionOrigin(row).text.map { "\(id), \($0)" } ?? id
  }
}
