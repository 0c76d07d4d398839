internal import Games

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
