package import Games

/// What a game has on the screen at once about one row.
package struct GameScreen: Sendable {
  /// In a few words, such as `the question with its choices`.
  package let title: String
  /// A text for each paragraph.
  let texts: [String]
  /// The row in which something is typed, where the screen has one.
  var answerRows = 0

  init(_ title: String, _ texts: [String], answerRows: Int = 0) {
    self.title = title
    self.texts = texts
    self.answerRows = answerRows
  }

  /// How many rows of the smallest screen it takes.
  package var rows: Int { SmallestScreen.rows(for: texts) + answerRows }

  /// The screens of a row whose columns have these texts; none for a column that is empty.
  package typealias Maker =
    @Sendable (_ text: (_ column: String) -> String?, _ rules: [RuleText]) -> [GameScreen]
}
