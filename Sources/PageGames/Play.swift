internal import Answers
internal import Games
internal import PackFormat
internal import Views
internal import Words

/// All that the games of the page share: the pack, the settings, the scores, and what the player is
/// told of the last event.
final class Play: RoundKeeper, StudyRecords {
  let reader: PackReader
  let settings: PageSettings
  /// The wanted languages, the first most.
  private(set) var languages: [LanguageTag]
  private(set) var language: Language
  /// The language of the pack's texts.
  private(set) var texts: String
  /// The best score so far, with that of the running game.
  private(set) var best: Int64
  /// The best score before the running game.
  private var bestBefore: Int64
  /// The number of the running game, counted from 1.
  private(set) var games = 1
  /// A remark until the next event.
  private(set) var note: (text: String, isBad: Bool)?
  /// The sentences about this event for those who hear the page.
  private(set) var told: [String] = []
  /// The result of the game; nil while it runs.
  private(set) var finished: Finished?
  /// The answer that this event gave; nil if it gave none.
  private(set) var given: GivenAnswer?
  /// The record of practice that this event changed; nil if it changed none.
  private(set) var studied: (id: String, card: StudyCard)?
  /// The records of practice, and the place of each by the id of its question.
  private var study: [(id: String, card: StudyCard)]
  private var places: [String: Int] = [:]
  private(set) var transcript = Transcript(.json)

  /// The result of a game.
  struct Finished {
    let score: Int64
    /// True if the player did as well as is possible.
    fileprivate(set) var isFull: Bool
    let isRecord: Bool
    /// The score as a percentage of what the game could earn; nil for a game that has no such measure.
    fileprivate(set) var percent: Int64?
    /// The result without any answer, for others to see.
    fileprivate(set) var shared: String
  }

  init(_ reader: PackReader, _ settings: PageSettings) {
    self.reader = reader
    self.settings = settings
    study = settings.study
    best = settings.best
    bestBefore = settings.best
    languages = settings.languages
    language = settings.languages.spoken
    texts = Self.texts(reader, settings, settings.languages)
    for (place, record) in study.enumerated() { places[record.id] = place }
  }

  /// Speaks other languages from now on.
  func use(_ languages: [LanguageTag]) {
    self.languages = languages
    language = languages.spoken
    texts = Self.texts(reader, settings, languages)
  }

  private static func texts(
    _ reader: PackReader, _ settings: PageSettings, _ languages: [LanguageTag]
  ) -> String {
    reader.language(for: [settings.texts].compactMap { $0 } + languages)
  }

  var title: String { reader.header.card.title(in: texts) }
  var seed: UInt64 { settings.seed }

  /// Returns a pool of the questions that the player wants; nil if the pack has none.
  func deck(count: Int, least: Int = 1) throws(PlayError) -> Deck? {
    try settings.selection.deck(of: reader, count: count, least: least, seed: seed, self)
  }

  var day: Int64 { settings.day }

  func studyCard(of row: Int) -> StudyCard? {
    study.isEmpty ? nil : id(row).flatMap { studyCard($0) }
  }

  private func studyCard(_ id: String) -> StudyCard? { places[id].map { study[$0].card } }

  private func id(_ row: Int) -> String? { try? reader.questionId(row).text }

  /// False in practice and in a party, whose scores compare with no others.
  var keepsScores: Bool { !settings.selection.isPractice && settings.party == nil }

  /// Takes over what another one tells.
  func hear(_ other: Play) { (note, told) = (other.note, other.told) }

  /// Forgets what was told of the event before.
  func listen() {
    note = nil
    told = []
    given = nil
    studied = nil
  }

  func tell(_ text: String, isBad: Bool = true) {
    note = (text, isBad)
    say(text)
  }

  func say(_ text: String?) { if let text, !text.isEmpty { told.append(text) } }

  /// Raises the best score while a game runs.
  func note(_ score: Int64) { if keepsScores { best = max(best, score) } }

  /// Takes another best score, as the page's scores were reset or imported.
  func replaceBest(_ score: Int64) { (best, bestBefore) = (score, score) }

  /// Ends the game; true for a new record.
  func finish(_ score: Int64) -> Bool {
    let isRecord = keepsScores && score > bestBefore
    note(score)
    bestBefore = best
    finished = Finished(score: score, isFull: false, isRecord: isRecord, shared: "")
    return isRecord
  }

  /// Does nothing: the best score is kept as it grows.
  func leave(_ score: Int64) -> Bool { false }

  func answered(_ outcome: some RoundOutcome, after milliseconds: Int64?) {
    given = outcome.given(after: milliseconds)
    guard let id = id(outcome.row) else { return }
    let card = (studyCard(id) ?? .new).answered(isRight: outcome.isRight, on: day)
    places[id] = study.count
    study.append((id, card))
    studied = (id, card)
  }

  /// The line of the answer that this event gave; nil if it gave none, or nobody wants lines.
  func line() throws(PackError) -> String? {
    guard let given, let session = settings.session, keepsScores else { return nil }
    return try AnswerLog(reader, session: session).answer(given).line
  }

  /// Completes the result of the game. `marks` are signs for the answers, which tell nothing of
  /// them.
  func share(_ sentence: String, isFull: Bool, percent: Int64? = nil, marks: String) {
    finished?.isFull = isFull
    finished?.percent = percent
    finished?.shared = [title, sentence, marks].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Begins another game.
  func startAgain() {
    finished = nil
    bestBefore = best
    games += 1
  }

  func record(_ members: Transcript.Members) { transcript.line(members) }
}

/// The signs for answers in a result that is shared.
enum Mark {
  static let right = "🟩"
  static let almost = "🟨"
  static let wrong = "🟥"
  static let late = "⬜"
}
