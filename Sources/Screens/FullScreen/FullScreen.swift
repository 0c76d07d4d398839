package import Files
package import PackFormat
package import Terminal

/// Shows a stage in the terminal until it is done.
package struct FullScreen: ~Copyable {
  /// Why it had to end.
  package enum Failure: Error {
    case file(FileError)
    case pack(PackError)
  }

  private let terminal: RawTerminal
  private let profile: TerminalProfile
  private let looks: Looks?
  private let watch = Stopwatch()
  /// How long the program was stopped.
  private var stopped: Int64 = 0
  private var decoder = InputDecoder()
  private var lastInput: Int64 = 0
  /// What the terminal shows; nil where that is not known.
  private var shown: Canvas?

  /// Until when an answer of the terminal is taken; nil where none is waited for.
  private var question: Int64?

  /// After so many milliseconds an ESC is a key, and no beginning of one.
  private static let patience: Int64 = 40
  /// After so many no answer is expected; one that comes later changes nothing.
  private static let longestAnswer: Int64 = 1000
  /// So long is waited at the end for an answer that would be typed into the shell.
  private static let lastPatience: Int64 = 100

  /// Where it fails, the terminal is as before, and what the stage earned counts.
  ///
  /// The looks learn what the terminal says of its background, while the screen is shown already.
  package static func run(
    _ stage: inout Stage, on profile: TerminalProfile, _ looks: Looks? = nil
  ) throws(Failure) {
    do throws(Failure) {
      var screen = FullScreen(try taken(), profile, looks)
      try screen.ask()
      while !stage.isDone { try screen.step(&stage) }
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

  private mutating func ask() throws(Failure) {
    guard let looks, looks.isCurious else { return }
    try doing { () throws(FileError) in try terminal.write(TerminalProfile.askingBackground) }
    question = time + Self.longestAnswer
  }

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

  /// Draws, waits until something happens, and hands it on.
  private mutating func step(_ stage: inout Stage) throws(Failure) {
    let drawn = moment
    var canvas = stage.draw(drawn)
    looks?.paint(&canvas)
    let bytes = CanvasDiff.bytes(from: shown, to: canvas, for: profile)
    if !bytes.isEmpty { try doing { () throws(FileError) in try terminal.write(bytes) } }
    shown = canvas
    let wake = try doing { () throws(FileError) in
      try terminal.wait(milliseconds: patience(stage.deadline))
    }
    if wake.isClosed { return stage.end() }
    if wake.isResized { shown = nil }
    if wake.isResumed {
      try doing { () throws(FileError) in try terminal.enter() }
      shown = nil
    }
    if wake.isToSuspend { try suspend() }
    for event in events(wake.input) { try hand(event, to: &stage) }
    if let deadline = stage.deadline, deadline <= time { try take(.tick, &stage) }
  }

  private mutating func events(_ bytes: [UInt8]) -> [InputEvent] {
    if !bytes.isEmpty { lastInput = time }
    let events = decoder.take(bytes)
    if let question, let background = decoder.background {
      if time < question { looks?.note(background: background) }
      self.question = nil
    }
    let isOver = decoder.isWaiting && time - lastInput >= keyPatience
    return isOver ? events + decoder.flush() : events
  }

  /// What a terminal answers may come in pieces, over a slow line.
  private var keyPatience: Int64 {
    question != nil && decoder.isAnswer ? Self.longestAnswer : Self.patience
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
  }

  private func patience(_ deadline: Int64?) -> Int64? {
    let now = time
    let key = decoder.isWaiting ? max(0, lastInput + keyPatience - now) : nil
    return [deadline.map { max(0, $0 - now) }, key].compactMap { $0 }.min()
  }

  private mutating func suspend() throws(Failure) {
    let pause = Stopwatch()
    try doing { () throws(FileError) in try terminal.suspend() }
    stopped += pause.milliseconds
    shown = nil
  }

  private func doing<Result>(_ body: () throws(FileError) -> Result) throws(Failure) -> Result {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }
}
