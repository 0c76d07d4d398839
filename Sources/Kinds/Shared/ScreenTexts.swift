package import Games

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
