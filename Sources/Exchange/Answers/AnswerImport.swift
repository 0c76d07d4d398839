package import Answers
internal import Diagnostics
internal import Games
internal import Hashing
internal import PackFormat

/// The formats of other programs that answers come in.
package enum AnswerFormat: String, CaseIterable, Sendable {
  case moodle
  case table
  case xapi

  /// A few words for listings.
  package var title: String {
    switch self {
    case .moodle: "responses of a quiz in Moodle"
    case .table: "a table with a column for each question"
    case .xapi: "xAPI statements"
    }
  }
}

/// An import of answers to the questions of a pack. Nothing that names a person is taken.
package struct AnswerImport {
  let pack: AnsweredPack
  package private(set) var answers: [Answer] = []
  package private(set) var book = ImportLedger()
  /// The numbers of all sittings so far.
  package private(set) var sessions: Set<UInt64> = []
  /// The digest of the file that is read.
  private var file = SHA256.digest([])
  /// The questions whose right answer was reported to be another one.
  private var reported: Set<Int> = []

  package init(_ pack: AnsweredPack) { self.pack = pack }

  /// Reads a file, in a format or in the one that it seems to have, which is returned.
  package mutating func add(
    _ file: ImportedFile, as format: AnswerFormat? = nil
  ) throws(ImportError) -> AnswerFormat {
    if file.bytes.starts(with: Array(Answer.start.utf8)) {
      throw ImportError(
        Finding(
          .unreadableImport, "the file is a file of answers already", at: file.place(0..<0),
          help: "take it as it is; files of answers are joined by cat"))
    }
    if let notUTF8 = file.notUTF8 { throw ImportError(notUTF8) }
    book.append(file.entriesOfDecoding)
    let format = format ?? (XAPIAnswers.recognises(file) ? .xapi : nil)
    self.file = SHA256.digest(file.bytes)
    switch format {
    case .xapi:
      try XAPIAnswers(file).read(into: &self)
      return .xapi
    case .moodle, .table, nil:
      if format != .table, let report = try MoodleAnswers(file) {
        try report.read(into: &self)
        return .moodle
      }
      if format == .moodle {
        throw MoodleAnswers.missing(file)
      }
      try TableOfAnswers(file, pack).read(into: &self)
      return .table
    }
  }

  /// Adds an answer in a sitting, which is counted from 0 in the file; `text` is nil for no answer.
  mutating func add(
    _ text: String?, to row: Int, of session: Int, after milliseconds: Int64? = nil,
    at place: Place
  ) {
    let question = pack.questions[row]
    guard let judged = text.map({ pack.judged($0, row) }) ?? (text: "", isRight: false) else {
      let choices = question.choices.map { $0.quoted() }.joined(separator: ", ")
      return note(
        .answerThatIsNoChoice,
        "\((text ?? "").quoted()) is no choice of the question \(question.id.quoted())", at: place,
        help: "it has \(choices)", subject: question.id)
    }
    let session = number(of: session)
    sessions.insert(session)
    answers.append(
      Answer(
        pack: pack.root, session: session, question: question.id, answer: judged.text,
        isRight: judged.isRight, milliseconds: milliseconds))
  }

  /// Reports, once for each question, that the other program took `text` for right, or not.
  mutating func compareKey(_ text: String, isRight: Bool = true, of row: Int, at place: Place) {
    let own = pack.judged(text, row)?.isRight ?? false
    guard own != isRight, reported.insert(row).inserted else { return }
    let id = pack.questions[row].id
    note(
      .otherRightAnswer,
      "\(text.quoted()) is \(isRight ? "right" : "wrong") here, and \(own ? "right" : "wrong") in the pack, question \(id.quoted())",
      at: place, subject: id)
  }

  mutating func note(
    _ code: Code, _ message: String, at place: Place, help: String? = nil, subject: String? = nil
  ) {
    book.append(Finding(code, message, at: place, help: help, subject: subject))
  }

  /// Adds the entries of a table whose rows cannot be read.
  mutating func take(_ ledger: ImportLedger) {
    for entry in ledger.entries {
      note(.passedAnswers, entry.message, at: entry.place, help: entry.help)
    }
    book.count(.passedAnswers, ledger.more.values.reduce(0, +))
  }

  /// The number of a sitting: the same for the same file, and it tells nothing of the person.
  private func number(of session: Int) -> UInt64 {
    let digest = SHA256.digest(
      Array("packtool answers 0".utf8) + pack.root.bytes + file.bytes + Array("\(session)".utf8))
    return digest.bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
