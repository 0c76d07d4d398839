package import PackFormat

/// A question with its choices, as the quiz uses it.
package struct ChoiceQuestion: QuestionContent, Equatable {
  package var prompt: String
  package var right: String
  /// The wrong choices, at least one.
  package var wrong: [String]
  /// The further right choices of a question with several.
  package var alsoRight: [String] = []
  /// The remarks on the wrong choices, which say why they are wrong; nil for a choice without one.
  package var why: [String?] = []
  /// The row of the asset that is shown with the question.
  package var picture: Int?
  /// A description of the picture.
  package var pictureText: String?
  /// A text that is shown after the answer.
  package var explanation: String?
  package var source: String?
  /// The choices that come last, in this order: 0 is the right one, n the n-th wrong one.
  package var pinned: [Int] = []

  /// The probability that one choice at random is the right answer; a question with several is never answered so.
  package var chanceOfOneGuess: Double { alsoRight.isEmpty ? 1 / Double(1 + wrong.count) : 0 }
  /// The right choices as they are shown together.
  package var answer: String { rights.joined(separator: " + ") }
  /// All right choices.
  package var rights: [String] { [right] + alsoRight }
  /// The choices in the order in which their numbers count: the right one, the wrong ones, the further right ones.
  var choices: [String] { [right] + wrong + alsoRight }
  /// Returns true if the choice with this number is right.
  func isRight(_ number: Int) -> Bool { number == 0 || number > wrong.count }

  package init(
    prompt: String, right: String, wrong: [String], picture: Int? = nil,
    pictureText: String? = nil, explanation: String? = nil, source: String? = nil
  ) {
    self.prompt = prompt
    self.right = right
    self.wrong = wrong
    self.picture = picture
    self.pictureText = pictureText
    self.explanation = explanation
    self.source = source
  }
}

/// Questions that know whether some of them have several right choices.
package protocol ChoiceQuestionSource: QuestionSource where Content == ChoiceQuestion {
  /// True if there are questions with several right choices.
  var hasSeveral: Bool { get }
}

extension Array: ChoiceQuestionSource where Element == ChoiceQuestion {
  package var hasSeveral: Bool { contains { !$0.alsoRight.isEmpty } }
}

/// The questions of a pack in one language, each read and verified when it is asked for.
package struct PackChoiceQuestions: ChoiceQuestionSource {
  /// The largest number of wrong choices of a question.
  package static let mostWrong = 7
  /// The largest number of choices of a question.
  package static let mostChoices = 8
  package static let wrongColumns = (1...mostWrong).map { "Wrong\($0)" }
  package static let alsoRightColumns = (2...mostWrong).map { "Right\($0)" }
  package static let whyColumns = (1...mostWrong).map { "Why\($0)" }

  private let reader: PackReader
  private let columns: SharedQuestionColumns
  private let rights: LocalColumn
  private let wrongs: [LocalColumn]
  private let alsoRights: [LocalColumn]
  private let whys: [LocalColumn]
  private let pins: LocalColumn
  package let questionCount: Int

  package init(_ reader: PackReader, language: String) throws(PackError) {
    guard let table = reader.table("choice-quiz") else {
      throw PackError(.malformed("there is no table of questions"), at: 0)
    }
    func column(_ name: String) -> LocalColumn { LocalColumn(table, name, language: language) }
    self.reader = reader
    columns = SharedQuestionColumns(table, in: reader, language: language)
    rights = column("Right")
    wrongs = Self.wrongColumns.map(column)
    alsoRights = Self.alsoRightColumns.map(column)
    whys = Self.whyColumns.map(column)
    pins = LocalColumn(table, "Pin", language: "")
    questionCount = table.rowCount
  }

  /// A pack has no column without a text.
  package var hasSeveral: Bool { alsoRights.contains { $0.exists } }

  package func question(at index: Int) throws(PackError) -> ChoiceQuestion {
    let wrong = try texts(of: wrongs, index)
    let row = try columns.row(reader, index)
    guard let prompt = row.prompt, let right = try rights.text(reader, index), !wrong.isEmpty
    else { throw PackError(.malformed("a question lacks its text or its choices"), at: 0) }
    var question = ChoiceQuestion(
      prompt: prompt, right: right, wrong: wrong, picture: row.picture,
      pictureText: row.pictureText, explanation: row.explanation, source: row.source)
    question.alsoRight = try texts(of: alsoRights, index)
    for (number, column) in whys.enumerated() where number < wrong.count {
      guard let why = try column.text(reader, index) else { continue }
      while question.why.count < number { question.why.append(nil) }
      question.why.append(why)
    }
    if let pins = try pins.text(reader, index) {
      question.pinned = Self.pinned(pins, of: wrong.count)
    }
    return question
  }

  /// The texts of columns up to the first that has none.
  private func texts(of columns: [LocalColumn], _ index: Int) throws(PackError) -> [String] {
    var texts: [String] = []
    for column in columns {
      guard let text = try column.text(reader, index) else { break }
      texts.append(text)
    }
    return texts
  }

  /// The choices that a text such as `Wrong2;Right` names, each once. Names of no choice are passed over.
  private static func pinned(_ text: String, of wrongCount: Int) -> [Int] {
    var pinned: [Int] = []
    for name in text.split(separator: ";") {
      guard
        let index = (0...wrongCount).first(where: { name == ($0 == 0 ? "Right" : "Wrong\($0)") }),
        !pinned.contains(index)
      else { continue }
      pinned.append(index)
    }
    return pinned
  }

  package func id(at index: Int) throws(PackError) -> String? { try reader.questionId(index).text }
}

/// The content and the rules of the game in a pack. Texts are in a language if the pack has them in it.
extension PackReader {
  package func choiceQuiz(
    texts: String
  ) throws(PlayError) -> (questions: PackChoiceQuestions, rules: ChoiceQuizRules) {
    let questions = try PlayError.reading { () throws(PackError) in
      try PackChoiceQuestions(self, language: texts)
    }
    return (questions, try PlayError.rules(of: self, ChoiceQuizRules.init))
  }
}
