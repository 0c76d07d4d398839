package import Files
package import PackFormat
package import Terminal

/// Runs a stage in the terminal until it is done.
package struct FullScreen: ~Copyable {
  /// The reason why a stage had to end.
  package enum Failure: Error {
    case file(FileError)
    case pack(PackError)
  }

  private let terminal: RawTerminal
  private var profile: TerminalProfile
  private let looks: Looks?
  private let watch = Stopwatch()
  /// The milliseconds for which the program was suspended.
  private var stopped: Int64 = 0
  private var decoder = InputDecoder()
  private var lastInput: Int64 = 0
  /// The canvas that the terminal shows; nil if unknown.
  private var shown: Canvas?

  /// The time until which an answer of the terminal is expected; nil if none is.
  private var question: Int64?
  /// The time after which an answer of the terminal is ignored.
  private var lateAnswer: Int64 = 0

  /// The milliseconds after which a lone ESC counts as a key.
  private static let patience: Int64 = 40
  /// The milliseconds after which no answer of the terminal is expected any more.
  private static let longestAnswer: Int64 = 1000
  /// The milliseconds waited at the end for an answer, which the shell would otherwise take as
  /// typing.
  private static let lastPatience: Int64 = 100

  /// Runs a stage to its end.
  ///
  /// On failure the terminal is restored, and the stage ends with its scores kept.
  ///
  /// The terminal is asked for its background and pictures while the first screen is shown already;
  /// `looks` takes its answers.
  package static func run(
    _ stage: inout Stage, on profile: TerminalProfile, _ looks: Looks? = nil
  ) throws(Failure) {
    do throws(Failure) {
      var screen = FullScreen(try taken(), profile, looks)
      try screen.ask()
      while !stage.isDone { try screen.step(&stage) }
      try screen.write(screen.profile.forgetting)
      try screen.awaitAnswer()
    } catch {
      stage.end()
      throw error
    }
  }

  private init(
    _ terminal: consuming RawTerminal, _ profile: TerminalProfile, _ looks: Looks?
  ) {
    self.terminal = terminal
    self.profile = profile
    self.looks = looks
  }

  /// Sends the questions to the terminal.
  ///
  /// The last question is one that every terminal answers; answers come in the order of the
  /// questions.
  private mutating func ask() throws(Failure) {
    profile.graphics = looks?.pictures?.graphics
    measure()
    let wantsBackground = looks?.wantsBackground ?? false
    if wantsBackground { try write(TerminalProfile.askingBackground) }
    if asksAboutPictures { try write(TerminalProfile.questionAboutPictures) }
    lateAnswer = time + Self.longestAnswer
    if wantsBackground || asksAboutPictures { question = lateAnswer }
  }

  private var asksAboutPictures: Bool { looks?.pictures?.asks ?? false }

  private mutating func awaitAnswer() throws(Failure) {
    guard let question, time < question else { return }
    let end = min(question, time + Self.lastPatience)
    while self.question != nil, time < end {
      let wake = try doing { () throws(FileError) in
        try terminal.wait(milliseconds: end - time)
      }
      if wake.isClosed { return }
      _ = events(wake.input)
    }
  }

  private static func taken() throws(Failure) -> RawTerminal {
    do throws(FileError) {
      return try RawTerminal(
        entering: TerminalProfile.entering, leaving: TerminalProfile.leaving)
    } catch {
      throw .file(error)
    }
  }

  private var time: Int64 { watch.milliseconds - stopped }

  private var moment: Moment {
    let size = terminal.size
    return Moment(Size(size.columns, size.rows), time)
  }

  /// Draws the stage, waits for an event and passes it to the stage.
  private mutating func step(_ stage: inout Stage) throws(Failure) {
    let drawn = moment
    var canvas = stage.draw(drawn)
    looks?.paint(&canvas)
    let bytes = CanvasDiff.bytes(from: shown, to: canvas, for: profile)
    try write(bytes)
    shown = canvas
    let wake = try doing { () throws(FileError) in
      try terminal.wait(milliseconds: patience(stage.deadline))
    }
    if wake.isClosed { return stage.end() }
    if wake.isResized {
      shown = nil
      measure()
    }
    if wake.isResumed {
      try doing { () throws(FileError) in try terminal.enter() }
      shown = nil
    }
    if wake.isToSuspend { try suspend() }
    for event in events(wake.input) { try hand(event, to: &stage) }
    if let deadline = stage.deadline, deadline <= time { try take(.tick, &stage) }
  }

  private func measure() {
    let cell = terminal.cell
    looks?.pictures?.take(cellWidth: cell.width, height: cell.height)
  }

  private func write(_ bytes: [UInt8]) throws(Failure) {
    if bytes.isEmpty { return }
    try doing { () throws(FileError) in try terminal.write(bytes) }
  }

  private mutating func events(_ bytes: [UInt8]) -> [InputEvent] {
    if !bytes.isEmpty { lastInput = time }
    let events = decoder.take(bytes)
    for answer in decoder.takeAnswers() {
      looks?.pictures?.take(answer)
      if case .attributes = answer { question = nil }
    }
    profile.graphics = looks?.pictures?.graphics
    if let background = decoder.background {
      if time < lateAnswer { looks?.note(background: background) }
      if !asksAboutPictures { question = nil }
    }
    let isOver = decoder.isWaiting && time - lastInput >= keyPatience
    return isOver ? events + decoder.flush() : events
  }

  /// The milliseconds after which an unfinished sequence counts as keys.
  ///
  /// An answer of the terminal gets more time, because it may arrive in parts over a slow line.
  private var keyPatience: Int64 {
    time < lateAnswer && decoder.isAnswer ? Self.longestAnswer : Self.patience
  }

  private mutating func hand(_ event: InputEvent, to stage: inout Stage) throws(Failure) {
    switch event {
    case .key(.character("z"), .control): try suspend()
    case .key(.character("l"), .control): shown = nil
    default: try take(.input(event), &stage)
    }
  }

  private func take(_ event: ScreenEvent, _ stage: inout Stage) throws(Failure) {
    do throws(PackError) { try stage.take(event, moment) } catch { throw .pack(error) }
    if stage.takeRinging() {
      try doing { () throws(FileError) in try terminal.write(TerminalProfile.bell) }
    }
  }

  private func patience(_ deadline: Int64?) -> Int64? {
    let now = time
    let key = decoder.isWaiting ? max(0, lastInput + keyPatience - now) : nil
    return [deadline.map { max(0, $0 - now) }, key].compactMap { $0 }.min()
  }

  private mutating func suspend() throws(Failure) {
    let pause = Stopwatch()
    try write(profile.forgetting)
    try doing { () throws(FileError) in try terminal.suspend() }
    stopped += pause.milliseconds
    shown = nil
  }

  private func doing<Result>(_ body: () throws(FileError) -> Result) throws(Failure) -> Result {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }
}
