import Arguments
import Files
import Games
import PackFormat
import SafeText
import Scores
import Screens
import TextUnicode

/// The exit codes, part of the contract with scripts.
enum PlayerExitCode: Int32 {
  case fine = 0
  /// The project that was to be played has errors.
  case findings = 1
  case usage = 2
  case unreadable = 3
  case broken = 4
}

/// The reason why the program cannot go on.
enum PlayerFailure: Error {
  case usage(UsageError)
  case file(FileError)
  case scores(ScoresError)
  case play(PlayError, path: String)
  case message(String, PlayerExitCode)
  /// A project was not compiled. Its compiler said why.
  case notCompiled(PlayerExitCode)
}

extension PlayerFailure {
  /// The failure in lower-case lines, with its exit code.
  var described: (lines: [String], code: PlayerExitCode) {
    switch self {
    case .usage(let error): ([error.message, error.hint], .usage)
    case .file(let error): ([error.message], .unreadable)
    case .scores(let error): ([error.message], .unreadable)
    case .message(let message, let code): ([message], code)
    case .notCompiled(let code): ([], code)
    case .play(let error, let path):
      (
        ["\(Path.printable(path)): \(Self.message(error).text)"], Self.message(error).code
      )
    }
  }

  private static func message(_ error: PlayError) -> (text: String, code: PlayerExitCode) {
    switch error {
    case .pack(let broken):
      if case .unreadable = broken.reason { return (error.message, .unreadable) }
      return (error.message, .broken)
    case .rule, .empty: return (error.message, .broken)
    case .nothingSelected: return (error.message, .usage)
    case .noDate: return (error.message + ": give one with --now", .usage)
    }
  }
}

/// Runs `body`, and throws its error as a failure about the pack at `path`.
func reading<Result>(
  pack path: String, _ body: () throws(PackError) -> Result
) throws(PlayerFailure) -> Result {
  do throws(PackError) { return try body() } catch { throw .play(.pack(error), path: path) }
}

/// The running program: standard input and output, and the commands.
struct Player: ~Copyable {
  private var input = LineInput.standard()
  private var output = Output.standard()
  private var error = Output.error()
  var columns: Int { max(output.isTerminal ? min(output.columns, 100) : 80, 20) }
  var isASCII = false
  /// The form of lines of text.
  var lines: LineForm { LineForm(columns, isASCII: isASCII) }
  var isOnTerminal: Bool { output.isTerminal }
  var isInteractive: Bool { input.isTerminal }
  var isClosed: Bool { output.isClosed }

  mutating func run(_ arguments: [String]) -> PlayerExitCode {
    do throws(PlayerFailure) {
      switch try request(arguments) {
      case .help: try print(Packplay.tool.help(width: columns))
      case .page(let text): try print(text)
      case .version(let asJSON):
        let version = Release.version
        try print(
          asJSON
            ? "{\"name\":\"packplay\",\"version\":\"\(version)\"}\n" : "packplay \(version)\n")
      case .run(let invocation): try run(invocation)
      }
      return .fine
    } catch {
      return report(error)
    }
  }

  /// Writes the buffered output and returns the exit code; a write error changes the code.
  mutating func finish(_ code: PlayerExitCode) -> PlayerExitCode {
    var code = code
    do throws(FileError) {
      try output.flush()
    } catch {
      code = report(.file(error))
    }
    return code
  }

  mutating func print(_ text: String) throws(PlayerFailure) { try print(Array(text.utf8)) }

  /// Prints text for a person, in ASCII if that was asked for.
  mutating func show(_ text: String) throws(PlayerFailure) {
    try print(isASCII ? text.ascii : text)
  }

  mutating func print(_ bytes: [UInt8]) throws(PlayerFailure) {
    do throws(FileError) { try output.write(bytes) } catch { throw .file(error) }
  }

  mutating func flush() throws(PlayerFailure) {
    do throws(FileError) { try output.flush() } catch { throw .file(error) }
  }

  /// Prints a line to standard error. Write errors are ignored, because there is nowhere left to
  /// report them.
  mutating func printNote(_ line: String) {
    try? error.write("packplay: \(line.terminalSafe.cropped(to: 400))\n")
    try? error.flush()
  }

  /// Writes the buffered output and waits for the next line; nil at the end of input.
  mutating func nextLine() throws(PlayerFailure) -> String? {
    if case .line(let line) = try nextLine(within: nil).awaited { return line }
    return nil
  }

  /// Writes the buffered output and waits for a line within a time; returns the time it took, too.
  mutating func nextLine(
    within milliseconds: Int64?
  ) throws(PlayerFailure) -> (awaited: LineInput.Awaited, milliseconds: Int64) {
    do throws(FileError) {
      try output.flush()
      let watch = Stopwatch()
      return (try input.next(within: milliseconds), watch.milliseconds)
    } catch {
      throw .file(error)
    }
  }

  /// Discards input that was typed but not entered.
  mutating func discardTyping() { input.discard() }

  private func request(_ arguments: [String]) throws(PlayerFailure) -> Request {
    do throws(UsageError) { return try Packplay.tool.parse(arguments) } catch {
      throw .usage(error)
    }
  }

  mutating func report(_ failure: PlayerFailure) -> PlayerExitCode {
    let (lines, code) = failure.described
    for line in lines { printNote(line) }
    return code
  }
}
