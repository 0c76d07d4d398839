internal import Games
internal import PackFormat
internal import Terminal
internal import Views
internal import Words

/// Higher-or-lower on the whole screen, with a slider for keys, mouse and typed numbers.
struct HigherOrLowerScreen: RoundsScreen {
  let context: GameContext
  var rounds: Rounds<PlayedFacts<PackFacts>>
  /// The lines about where the fact comes from; they are shown after the guess.
  private(set) var origin: String?
  private var motion: Motion?
  /// The celebration of a new record; nil if there is nothing to celebrate.
  private(set) var celebration: Celebration?
  /// The moment after the guess that is shown.
  private(set) var reveal = GuessReveal.end
  /// The position of the slider.
  var guess = ExactDecimal(0)
  /// The number being typed.
  var typed = ""
  /// The message about a refused guess, and the time until which it is shown.
  var note: (text: String, until: Int64)?
  var isDragging = false
  var leavePrompt = LeavePrompt()
  /// The rows of the question on the screen and of the one before, for a player who wants to report
  /// one.
  private(set) var shown: (now: Int?, before: Int?)

  private static let noteTime: Int64 = 6000
  static let longestInput = 30
  static let leavingLine = "quit"
  static let newLine = "new"

  init(
    _ game: HigherOrLower, _ source: PackFacts, _ context: GameContext
  ) throws(PackError) {
    rounds = try Rounds(PlayedFacts(game, source))
    self.context = context
    open()
  }

  var game: HigherOrLower { rounds.game.game }
  var words: HigherOrLowerWords { HigherOrLowerWords(language: language) }

  var deadline: Int64? {
    [note?.until, motion?.deadline, celebration?.deadline].compactMap { $0 }.min()
  }

  mutating func tick(_ time: Int64) {
    if let note, note.until <= time { self.note = nil }
    motion?.tick(at: time)
    celebration?.tick(at: time)
    reveal = motion.map { GuessReveal(age: $0.age(at: time)) } ?? .end
  }
}

/// The game.
extension HigherOrLowerScreen {
  mutating func enter(_ moment: Moment) {
    if phase.isAsking { open() }
    guard case .over(let isRecord) = phase else { return celebration = nil }
    celebration = celebration(
      isRecord: isRecord, isFull: rounds.isFull, seed: UInt64(max(0, game.score)), moment)
  }

  /// Prepares the slider for the open question.
  private mutating func open() {
    guard let question = game.question else { return }
    shown = (question.index, shown.now)
    guess = question.slider.offered
    (typed, note, motion) = ("", nil, nil)
    isDragging = false
  }

  mutating func judge(_ moment: Moment) throws(PackError) {
    guard let question = game.question else { return }
    var number = guess
    if !typed.isEmpty {
      let reading = read(typed)
      guard case .number(let read) = reading else {
        return tell(words.refusal(of: reading, typed.shortlyShown, question.slider), moment)
      }
      number = read
    }
    switch rounds.answer(number, at: moment.time, keeper) {
    case .judged(let outcome): try show(outcome, moment)
    case .refused(let refusal): tell(words.explanation(of: refusal, question.slider), moment)
    case .ignored, .open: break
    }
  }

  private mutating func show(
    _ outcome: HigherOrLower.Outcome, _ moment: Moment
  ) throws(PackError) {
    context.note(outcome.guess.text)
    guess = outcome.guess
    origin = words.origin(try rounds.game.source.origin(at: outcome.row))
    let motion = Motion(at: moment.time, milliseconds: GuessReveal.length, isStill: context.isStill)
    self.motion = motion
    reveal = GuessReveal(age: motion.age(at: moment.time))
  }

  private mutating func tell(_ text: String, _ moment: Moment) {
    note = (text, moment.time + Self.noteTime)
  }

  mutating func startAgain(_ moment: Moment) throws(PackError) {
    // The plain game has asked the next question by now, so its turn is used up here, too.
    if phase.isJudged { _ = try rounds.game.ask() }
    context.note(Self.newLine)
    try rounds.startAgain(at: moment.time, keeper)
    enter(moment)
  }

  func report() throws(PackError) -> ScreenStep {
    try context.report(now: shown.now, before: shown.before)
  }

  func help() -> ScreenStep {
    context.help(game.rules.howToPlay(language) + [language(.howToMoveSlider)])
  }
}

/// The moments after a guess: a mark runs along the slider from the guess to the answer, then the
/// points count up, or a heart breaks.
struct GuessReveal {
  /// The milliseconds until the screen shows the whole result.
  static let length: Int64 = 1400
  /// The seconds that the mark runs.
  private static let run = 0.8

  /// The seconds since the guess.
  let age: Double

  init(age: Double) { self.age = age }

  /// The last moment, at which the screen shows the whole result.
  static let end = GuessReveal(age: Double(length) / 1000)

  /// True as soon as the mark has reached the answer.
  var isTold: Bool { age >= Self.run }

  /// The place of the mark, between the places of the guess and the answer.
  func place(from guess: Double, to answer: Double) -> Double {
    guess + (answer - guess) * Waves.ease(age / Self.run)
  }

  /// The part of what comes behind the run, from 0 to 1.
  var tail: Double { Waves.ease((age - Self.run) / (Double(Self.length) / 1000 - Self.run)) }

  /// The points counted so far.
  func points(of points: Int64) -> Int64 { Int64((Double(points) * tail).rounded(.down)) }
}

/// A heart that breaks into two halves, for a guess that costs a life.
struct BreakingHeart {
  /// The columns that a broken heart needs.
  static let columns = 11
  private static let whole = Bitmap(
    7, [0b0110110, 0b1111111, 0b1111111, 0b0111110, 0b0011100, 0b0001000])
  private static let left = Bitmap(4, [0b0110, 0b1111, 0b1110, 0b0111, 0b0010, 0b0001])
  private static let right = Bitmap(4, [0b0110, 0b0111, 0b1111, 0b0110, 0b1100, 0b0000])

  /// The part of the way that the halves have moved, from 0 to 1.
  let part: Double

  /// Draws the heart, three rows high, into the middle of `columns` columns.
  func draw(at point: Point, on canvas: inout Canvas, _ style: Style) {
    let way = Int((part * 2).rounded())
    let middle = point.column + Self.columns / 2 - 3
    guard way > 0 else {
      return Self.whole.draw(at: Point(middle, point.row), on: &canvas, style)
    }
    Self.left.draw(at: Point(middle - way, point.row), on: &canvas, style)
    Self.right.draw(at: Point(middle + 3 + way, point.row), on: &canvas, style)
  }
}
