package import Games
internal import SafeText
internal import TextUnicode

/// The texts that a game shows together for one row.
package struct ScreenTexts: Sendable {
  /// A few words, such as `the question with its choices`.
  package let title: String
  /// The paragraphs, one text each.
  let texts: [String]
  /// The number of rows for typing the answer; 0 if the screen has no such row.
  var answerRows = 0

  init(_ title: String, _ texts: [String], answerRows: Int = 0) {
    self.title = title
    self.texts = texts
    self.answerRows = answerRows
  }

  /// The number of rows that the texts take on the smallest screen.
  package var rows: Int { SmallestScreen.rows(for: texts) + answerRows }

  /// Makes the screens of a row; `text` returns the text of a column, or nil if the cell is empty.
  package typealias Maker =
    @Sendable (_ text: (_ column: String) -> String?, _ rules: [RuleText]) -> [ScreenTexts]
}

/// The smallest terminal that the games support; each question has to fit on it.
package enum SmallestScreen {
  package static let columns = 40
  package static let rows = 20

  /// Wraps texts as the games do; each text begins on a row of its own.
  static func lines(for texts: [String]) -> [String] {
    texts.flatMap { $0.terminalSafe.wrapped(to: columns) }
  }

  /// True if the byte counts alone prove that the texts fit into `rows`, which they do for nearly all texts.
  ///
  /// No character is wider than its number of bytes. A line breaks only if the next word does not fit, so two
  /// successive lines together hold more than one line's width.
  static func surelyFit(_ texts: [String], in rows: Int) -> Bool {
    let most = texts.reduce(0) { sum, text in
      sum + mostRows(text.utf8.count) + text.utf8.count { $0 == UInt8(ascii: "\n") }
    }
    return most <= rows
  }

  /// The upper limit of rows for a text of `bytes` bytes, not counting its line feeds.
  static func mostRows(_ bytes: Int) -> Int { 1 + (bytes <= columns ? 0 : 2 * bytes / columns) }

  /// The number of rows that the texts take, each beginning on a row of its own.
  package static func rows(for texts: [String]) -> Int {
    texts.reduce(0) { $0 + $1.wrappedCount(to: columns) }
  }
}

/// The texts on the screens of games that ask questions, as paragraphs in the player's language with the longer words.
enum QuestionScreen {
  /// The last question of a session with the description of its picture, and its choices if it has
  /// any.
  static func asked(
    _ prompt: String, picture: String?, choices: [String], _ rules: some SessionRules
  ) -> [String] {
    [before(rules) + prompt]
      + (picture.map { [beforePicture + $0] } ?? [])
      + choices.enumerated().map { before(choice: $0) + $1 }
  }

  private static let beforePicture = "Picture: "

  /// The text before a choice; `choice` counts from 0 and has one digit.
  private static func before(choice: Int) -> String { "\(choice + 1)) " }

  private static func before(_ rules: some SessionRules) -> String {
    "Question \(rules.questions) of \(rules.questions): "
  }

  /// The number of bytes that the screen shows before the question.
  static func bytesBefore(_ rules: some SessionRules) -> Int { before(rules).utf8.count }

  static let bytesBeforePicture = beforePicture.utf8.count
  static let bytesBeforeChoice = before(choice: 0).utf8.count

  /// The texts after a wrong answer.
  static func told(
    right: String, explanation: String?, source: String?, _ rules: some SessionRules
  ) -> [String] {
    let most = Int64(rules.questions) * rules.rightPoints
    let left = "\(rules.questions) question\(rules.questions == 1 ? "" : "s") left"
    return ["Wrong! The right answer is \(right)."] + (explanation.map { [$0] } ?? [])
      + (source.map { ["Source: \($0)"] } ?? [])
      + ["Score \(most), \(left), high score \(most)."]
  }

  /// The number of rows for typing the answer.
  static let answerRows = 1
}
