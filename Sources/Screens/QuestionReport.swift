package import PackFormat
internal import Views
package import Words

/// The places that questions come from, for a player who wants to report one.
package struct QuestionReport {
  private let reader: PackReader
  private let form: LineForm
  private let language: Language

  package init(_ reader: PackReader, _ form: LineForm, language: Language) {
    self.reader = reader
    self.form = form
    self.language = language
  }

  /// The words of all languages, which are always accepted.
  private static let words =
    ["source", "откуда"] + Language.allCases.map { $0(.whereCommand) }

  /// True if a line asks for the report.
  static func isRequested(by line: String) -> Bool { words.contains(line.lowercased()) }

  /// The sentence about the report in a game's help.
  static func help(_ language: Language) -> String { language(.whereHelp) }

  /// The places of the question on the screen and of the one before, by their rows.
  func text(now: Int?, before: Int?) throws(PackError) -> String {
    var lines: [String] = []
    if let now { lines.append(language(.questionNow, ["place": .text(try place(of: now))])) }
    if let before {
      lines.append(language(.questionBefore, ["place": .text(try place(of: before))]))
    }
    if lines.isEmpty { lines = [language(.noQuestionYet)] }
    return lines.plainLines(form)
  }

  private func place(of row: Int) throws(PackError) -> String {
    let id = try reader.questionId(row).text
    return try reader.questionOrigin(row).text.map { "\(id), \($0)" } ?? id
  }
}
