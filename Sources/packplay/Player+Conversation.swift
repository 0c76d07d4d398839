import Files
import Games
import PackFormat
import Screens
import Signing
import Terminal
import TextUnicode
import Words

extension Player {
  /// Plays a game line by line, until the player leaves or the input ends.
  mutating func converse(
    _ path: String, _ session: inout PlainSession, _ host: Host
  ) throws(PlayerFailure) {
    // The last score may have failed to be stored.
    defer { printNotes(of: host) }
    // Without a person at the keyboard, nothing else ends the line of the prompt.
    let end = isInteractive ? "" : "\n"
    try show(try reading(pack: path) { () throws(PackError) in try session.begin() } + end)
    while !isClosed {
      // Only a person sees the clock run out. The next line of a script answers the open question,
      // even if it is late.
      let patience = isInteractive ? session.patience : nil
      let (awaited, milliseconds) = try nextLine(within: patience)
      let reply: Reply
      switch awaited {
      case .line(let line):
        reply = try reading(pack: path) { () throws(PackError) in
          try session.take(line, after: milliseconds)
        }
      case .timeUp:
        reply = try reading(pack: path) { () throws(PackError) in try session.expire() }
      case .end: return try show(session.end() + (isInteractive ? "\n" : ""))
      }
      printNotes(of: host)
      if reply.voidsTyping { discardTyping() }
      if reply.isDone { return try show(reply.text) }
      try show(reply.text + end)
    }
    _ = session.end()
  }

  /// Shows a stage on the whole screen until the player leaves.
  mutating func show(
    _ stage: inout Stage, of path: String, on terminal: TerminalProfile, _ looks: Looks
  ) throws(PlayerFailure) {
    try flush()
    do throws(FullScreen.Failure) {
      try FullScreen.run(&stage, on: terminal, looks)
    } catch {
      switch error {
      case .pack(let error): throw .play(.pack(error), path: path)
      case .file(let error): throw .file(error)
      }
    }
  }

  /// Prints the sentence about the signer as the first line of a game.
  mutating func show(_ signer: Signer, _ language: Language) throws(PlayerFailure) {
    try show(lines.lines(of: language.sentence(on: signer)).map { $0 + "\n" }.joined())
  }
}
