package import Games
internal import Kinds
package import PackFormat
internal import TextUnicode

/// The questions of a pack, found by what other programs know of them: texts, in any language of
/// the pack.
package struct AnsweredPack {
  /// A question as answers to it are judged.
  struct Question {
    let id: String
    /// The choices in the pack's own language, the right one first; empty if answers are typed.
    var choices: [String] = []
    /// The place of each choice by its text in any language.
    var places: [String: Int] = [:]
    /// The right answers that are typed, by language.
    var forms: [AnswerForms] = []
  }

  /// The root digest of the pack.
  let root: PackDigest
  private(set) var questions: [Question] = []
  /// The questions by their ids and prompts.
  private var named: [String: [Int]] = [:]
  /// The questions that have a choice, or a right answer, by its text.
  private var holding: [String: [Int]] = [:]
  /// The judges of typed answers, by language.
  private var matchers: [AnswerMatcher] = []

  /// Reads the questions of a pack; nil if answers to its kind come from no other program.
  package init?(_ reader: PackReader) throws(PlayError) {
    root = reader.header.rootDigest
    let kind = reader.header.card.kind
    let table = reader.kindTable
    var languages = [""]
    for column in table.columns where !languages.contains(column.language) {
      languages.append(column.language)
    }
    for row in 0..<table.rowCount {
      let id = try PlayError.reading { () throws(PackError) in try reader.questionId(row).text }
      questions.append(Question(id: id))
      name(row, id)
    }
    switch QuestionForm.of(kind) {
    case .choice: for language in languages { try addChoices(reader, language) }
    case .typed: for language in languages { try addTyped(reader, language) }
    default: return nil
    }
  }

  private mutating func addChoices(_ reader: PackReader, _ language: String) throws(PlayError) {
    let (source, _) = try reader.choiceQuiz(texts: language)
    for row in questions.indices {
      let question = try PlayError.reading { () throws(PackError) in try source.question(at: row) }
      name(row, question.prompt)
      let choices = [question.right] + question.wrong
      if language.isEmpty { questions[row].choices = choices }
      for (place, choice) in choices.enumerated() where place < questions[row].choices.count {
        let text = choice.collapsed
        // A text that is two choices, in two languages, is neither.
        if let other = questions[row].places[text], other != place {
          questions[row].places[text] = nil
        } else {
          questions[row].places[text] = place
        }
        hold(row, text)
      }
    }
  }

  private mutating func addTyped(_ reader: PackReader, _ language: String) throws(PlayError) {
    let (source, rules) = try reader.shortAnswer(texts: language)
    let matcher = AnswerMatcher(rules.tolerance, languages: source.languages)
    matchers.append(matcher)
    for row in questions.indices {
      let question = try PlayError.reading { () throws(PackError) in try source.question(at: row) }
      name(row, question.prompt)
      questions[row].forms.append(matcher.forms(of: question))
      hold(row, question.answer.collapsed)
    }
  }

  private mutating func name(_ row: Int, _ text: String) {
    let text = text.collapsed
    if named[text]?.contains(row) != true { named[text, default: []].append(row) }
  }

  private mutating func hold(_ row: Int, _ text: String) {
    if holding[text]?.last != row { holding[text, default: []].append(row) }
  }

  /// Returns the questions with this id or prompt.
  func questions(named text: String) -> [Int] { named[text.collapsed] ?? [] }

  /// Returns the questions that have all of these texts among their choices or right answers.
  func questions(holding texts: some Sequence<String>) -> [Int] {
    var rows: [Int]?
    for text in texts {
      let found = holding[text.collapsed] ?? []
      rows = rows.map { $0.filter(found.contains) } ?? found
    }
    return rows ?? []
  }

  /// Returns an answer as a file of answers has it, and the pack's judgement; nil if it is no choice.
  func judged(_ text: String, _ row: Int) -> (text: String, isRight: Bool)? {
    let question = questions[row]
    if question.choices.isEmpty {
      let isRight = zip(matchers, question.forms).contains { matcher, forms in
        matcher.match(matcher.folding.folded(text), with: forms) != nil
      }
      return (text, isRight)
    }
    return question.places[text.collapsed].map { (question.choices[$0], $0 == 0) }
  }
}
