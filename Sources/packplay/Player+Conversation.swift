import Files
import PackFormat
import Screens
import Signing
import Terminal
import TextUnicode

extension Player {
  /// Lines in, lines out, until the player leaves or the lines end.
  mutating func converse(
    _ path: String, _ session: inout PlainSession, _ host: Host
  ) throws(Failure) {
    // A score may have been the last that could not be kept.
    defer { sayNotes(of: host) }
    // Where nobody types, nobody ends the line of the prompt either.
    let end = isInteractive ? "" : "\n"
    try show(try reading(pack: path) { () throws(PackError) in try session.begin() } + end)
    while !isClosed {
      // A game goes on by itself only where somebody sees it: the next line of a script answers
      // what was asked before it, though it may be late.
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
      sayNotes(of: host)
      if reply.voidsTyping { discardTyping() }
      if reply.isDone { return try show(reply.text) }
      try show(reply.text + end)
    }
    _ = session.end()
  }

  /// On the whole screen, until the player leaves.
  mutating func show(
    _ stage: inout Stage, of path: String, on terminal: TerminalProfile, _ looks: Looks
  ) throws(Failure) {
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

  /// Says above a game who signed the pack, where somebody did.
  mutating func show(_ signer: Signer, _ language: Language) throws(Failure) {
    guard let sentence = language.sentence(on: signer) else { return }
    try show(sentence.wrapped(to: columns).map { $0 + "\n" }.joined())
  }
}
