import Arguments
import Diagnostics
import Files
import PackFormat
import TextUnicode

/// How a program ends: part of the contract with scripts.
enum ExitCode: Int32 {
  case fine = 0
  case findings = 1
  case usage = 2
  case unreadable = 3
  case broken = 4
}

/// Why a command cannot go on.
enum Failure: Error {
  case usage(UsageError)
  case file(FileError)
  case pack(PackError, path: String)
  case message(String, ExitCode)
}

/// Runs something that reads or writes files.
func reading<Result: ~Copyable>(
  _ body: () throws(FileError) -> Result
) throws(Failure) -> Result {
  do throws(FileError) { return try body() } catch { throw .file(error) }
}

/// Puts new bytes in place of a file that still holds the old ones.
func replace(_ path: String, holding old: [UInt8], with new: [UInt8]) throws(Failure) {
  let isSame = try reading { () throws(FileError) in
    if try Path.isReadOnly(path) { throw FileError(readOnly: path) }
    var file = try AtomicFile(replacing: path)
    try file.append(new)
    // Somebody may have saved it meanwhile: their work is not to be lost.
    guard try InputFile.readAll(path, limit: 1 << 32) == old else { return false }
    try file.commit()
    return true
  }
  if !isSame {
    throw .message(
      "\(Path.printable(path)): changed meanwhile, and left as it is; try again", .unreadable)
  }
}

/// A number of things, in words: `1 question`, `2 questions`.
func counted(_ count: some BinaryInteger, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Runs something that reads from a pack.
func reading<Result>(
  pack path: String, _ body: () throws(PackError) -> Result
) throws(Failure) -> Result {
  do throws(PackError) { return try body() } catch { throw .pack(error, path: path) }
}

/// Standard output for results, standard error for everything else.
struct Console: ~Copyable {
  private var output = Output.standard()
  private var error = Output.error()

  var color = Tool.Color.auto

  var columns: Int { output.isTerminal ? output.columns : 100 }

  /// Nobody reads on: long work may stop.
  var isClosed: Bool { output.isClosed }

  mutating func print(_ text: String) throws(Failure) {
    do throws(FileError) { try output.write(text) } catch { throw .file(error) }
  }

  mutating func print(_ bytes: [UInt8]) throws(Failure) {
    do throws(FileError) { try output.write(bytes) } catch { throw .file(error) }
  }

  /// Prints what changed in a file, as `patch` reads it; a terminal gets no character that drives it.
  mutating func print(
    difference old: [UInt8], _ new: [UInt8], in path: String
  ) throws(Failure) {
    let isTerminal = output.isTerminal
    let text = UnifiedDiff(from: old, to: new).text(
      name: Path.printable(path), palette: palette()
    ) { line in
      isTerminal ? Array(String(decoding: line, as: UTF8.self).terminalSafe.utf8) : Array(line)
    }
    try print(text)
  }

  /// Hands over what was printed so far.
  mutating func flush() throws(Failure) {
    do throws(FileError) { try output.flush() } catch { throw .file(error) }
  }

  /// A line on standard error, or some, whatever names and texts are in it: no character of them drives
  /// the terminal.
  mutating func say(_ line: String) { sayDrawn(line.terminalSafeLines) }

  /// The same for what was made safe when it was drawn, perhaps in colours; that it cannot be written
  /// is nothing anyone could be told.
  mutating func sayDrawn(_ text: String) {
    try? error.write(text + "\n")
    try? error.flush()
  }

  /// Colours where a person looks at a terminal that has them, or where they are asked for.
  func palette(onStandardError: Bool = false) -> Palette {
    switch color {
    case .always: return .ansi
    case .never: return .none
    case .auto:
      let isTerminal = onStandardError ? error.isTerminal : output.isTerminal
      let wanted = Environment["NO_COLOR"] ?? "" == "" && Environment["TERM"] != "dumb"
      return isTerminal && wanted ? .ansi : .none
    }
  }

  /// How findings are drawn: plain ASCII decorations unless the locale says UTF-8.
  func style(onStandardError: Bool = false) -> HumanRenderer.Style {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { Environment[$0] }
      .first { !$0.isEmpty }
    let isUTF8 = locale.map { $0.lowercased().contains("utf") } ?? false
    return HumanRenderer.Style(
      columns: columns, palette: palette(onStandardError: onStandardError), unicode: isUTF8,
      characterWidth: { $0.displayWidth })
  }

  /// Hands over what is buffered; a result that cannot be written is a failure of the program.
  mutating func finish(_ code: ExitCode) -> ExitCode {
    var code = code
    do throws(FileError) {
      try output.flush()
    } catch {
      say("packtool: \(error.message)")
      code = .unreadable
    }
    return code
  }
}
