package import PackFormat

/// A question that is answered in the player's own words.
package struct ShortQuestion: QuestionContent, Equatable {
  package var prompt: String
  /// The answer that is shown.
  package var answer: String
  /// Further answers that are right.
  package var accepted: [String]
  /// Answers that are wrong even if they look like a slip of a right one.
  package var refused: [String]
  /// The row of the asset that is shown with the question.
  package var picture: Int?
  /// A description of the picture.
  package var pictureText: String?
  /// A text that is shown after the answer.
  package var explanation: String?
  package var source: String?

  package init(
    prompt: String, answer: String, accepted: [String] = [], refused: [String] = [],
    picture: Int? = nil, pictureText: String? = nil, explanation: String? = nil,
    source: String? = nil
  ) {
    self.prompt = prompt
    self.answer = answer
    self.accepted = accepted
    self.refused = refused
    self.picture = picture
    self.pictureText = pictureText
    self.explanation = explanation
    self.source = source
  }

  /// All right answers, the one that is shown first.
  package var answers: [String] { [answer] + accepted }
}

/// Questions with the languages of their answers.
package protocol ShortQuestionSource: QuestionSource where Content == ShortQuestion {
  /// The languages of the answers, as BCP 47 tags.
  var languages: [String] { get }
}

extension Array: ShortQuestionSource where Element == ShortQuestion {
  package var languages: [String] { ["en"] }
}

/// The questions of a pack in one language, each read and verified when it is asked for.
///
/// Answers in the pack's own language are right, too, where the chosen language has others.
package struct PackShortQuestions: ShortQuestionSource {
  private let reader: PackReader
  private let columns: SharedQuestionColumns
  private let answers: LocalColumn
  private let ownAnswers: LocalColumn
  /// The lists of further right answers, in the chosen and in the pack's own language.
  private let accepted: [LocalColumn]
  private let refused: [LocalColumn]
  package let languages: [String]
  package let questionCount: Int

  package init(_ reader: PackReader, language: String) throws(PackError) {
    guard let table = reader.table("short-answer") else {
      throw PackError(.malformed("there is no table of questions"), at: 0)
    }
    func column(_ name: String, _ language: String) -> LocalColumn {
      LocalColumn(table, name, language: language)
    }
    self.reader = reader
    columns = SharedQuestionColumns(table, in: reader, language: language)
    answers = column("Answer", language)
    ownAnswers = column("Answer", "")
    accepted = [column("Accepted", language), column("Accepted", "")]
    refused = [column("Refused", language), column("Refused", "")]
    let own = reader.header.card.titles.first?.language ?? ""
    languages = language.isEmpty || language == own ? [own] : [language, own]
    questionCount = table.rowCount
  }

  package func question(at index: Int) throws(PackError) -> ShortQuestion {
    let row = try columns.row(reader, index)
    guard let prompt = row.prompt, let answer = try answers.text(reader, index)
    else { throw PackError(.malformed("a question lacks its text or its answer"), at: 0) }
    var question = ShortQuestion(
      prompt: prompt, answer: answer, accepted: try list(accepted, index),
      refused: try list(refused, index), picture: row.picture, pictureText: row.pictureText,
      explanation: row.explanation, source: row.source)
    if let own = try ownAnswers.text(reader, index), own != answer {
      question.accepted.append(own)
    }
    return question
  }

  package func id(at index: Int) throws(PackError) -> String? { try reader.questionId(index).text }

  /// Returns the texts of lists in some columns, each once.
  private func list(_ columns: [LocalColumn], _ index: Int) throws(PackError) -> [String] {
    var texts: [String] = []
    for column in columns {
      guard let list = try column.text(reader, index) else { continue }
      for text in QuestionTags.split(list) where !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}

/// The content and the rules of the game in a pack. Texts are in a language if the pack has them in it.
extension PackReader {
  package func shortAnswer(
    texts: String
  ) throws(PlayError) -> (questions: PackShortQuestions, rules: ShortAnswerRules) {
    let questions = try PlayError.reading { () throws(PackError) in
      try PackShortQuestions(self, language: texts)
    }
    return (questions, try PlayError.rules(of: self, ShortAnswerRules.init))
  }
}
