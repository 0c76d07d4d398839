import Arguments
import Diagnostics
import Files
internal import Kinds
import PackFormat
import SafeText
import TextUnicode

/// The exit codes of the program. Scripts rely on them.
enum ExitCode: Int32 {
  case fine = 0
  case findings = 1
  case usage = 2
  case unreadable = 3
  case broken = 4
}

/// An error that ends a command.
enum Failure: Error {
  case usage(UsageError)
  case file(FileError)
  case pack(PackError, path: String)
  case message(String, ExitCode)
}

/// Runs a step that reads or writes files, and turns its error into a `Failure`.
func reading<Result: ~Copyable>(
  _ body: () throws(FileError) -> Result
) throws(Failure) -> Result {
  do throws(FileError) { return try body() } catch { throw .file(error) }
}

/// Replaces a file by new bytes, atomically, unless it no longer holds the `old` ones. Links on its way must not leave
/// the folder `root`.
func replace(
  _ path: String, within root: String?, holding old: [UInt8], with new: [UInt8]
) throws(Failure) {
  let isSame = try reading { () throws(FileError) in
    var file = try AtomicFile(rewriting: path, within: root)
    try file.append(new)
    // Somebody may have saved the file meanwhile. Their work must not be lost.
    guard try InputFile.readFile(path, within: root, limit: 1 << 32) == old else { return false }
    try file.commit()
    return true
  }
  if !isSame {
    throw .message(
      "\(Path.printable(path)): changed meanwhile, and left as it is; try again", .unreadable)
  }
}

/// A number of things in words: `1 question`, `2 questions`.
func counted(_ count: some BinaryInteger, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// The questions and rows of a pack in words: `16 rows in 3 tables`, `3 questions and 2 rows in 1 table`.
func content(
  _ questions: Int, of total: (rows: Int, tables: Int), noun: String
) -> String {
  if total.tables < 2 { return counted(questions, noun) }
  if noun == "row" { return "\(counted(total.rows, noun)) in \(total.tables) tables" }
  return "\(counted(questions, noun)) and \(counted(total.rows - questions, "row"))"
    + " in \(counted(total.tables - 1, "table"))"
}

/// The questions and rows of a pack in words, from its header.
func content(of pack: PackReader) -> String {
  let card = pack.header.card
  let tables = pack.tables.filter { !OwnTable.isReserved($0.name) }
  let rows = tables.reduce(0) { $0 + $1.rowCount }
  return content(Int(clamping: card.questionCount), of: (rows, tables.count), noun: card.rowNoun)
}

/// Runs a step that reads from a pack, and turns its error into a `Failure`.
func reading<Result>(
  pack path: String, _ body: () throws(PackError) -> Result
) throws(Failure) -> Result {
  do throws(PackError) { return try body() } catch { throw .pack(error, path: path) }
}

/// Standard output for results, and standard error for everything else.
struct Console: ~Copyable {
  private var output = Output.standard()
  private var error = Output.error()

  var color = Tool.Color.auto

  var columns: Int { output.isTerminal ? output.columns : 100 }

  func isTerminal(standardError: Bool) -> Bool {
    standardError ? error.isTerminal : output.isTerminal
  }

  /// True if nobody reads the output any more. Long work may stop.
  var isClosed: Bool { output.isClosed }

  mutating func print(_ text: String) throws(Failure) {
    do throws(FileError) { try output.write(text) } catch { throw .file(error) }
  }

  mutating func print(_ bytes: [UInt8]) throws(Failure) {
    do throws(FileError) { try output.write(bytes) } catch { throw .file(error) }
  }

  /// Prints the changes of a file in the format of `patch`. On a terminal, control characters are
  /// escaped.
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

  /// Writes the buffered output.
  mutating func flush() throws(Failure) {
    do throws(FileError) { try output.flush() } catch { throw .file(error) }
  }

  /// Prints one or more lines to standard error. Control characters are escaped, so that no name or
  /// text in them drives the terminal.
  mutating func say(_ line: String) { sayDrawn(line.terminalSafeLines) }

  /// Prints text that is already safe for a terminal, for example a coloured finding, to standard
  /// error.
  ///
  /// Write errors are ignored: there is nowhere left to report them.
  mutating func sayDrawn(_ text: String) {
    try? error.write(text + "\n")
    try? error.flush()
  }

  /// The colours to use: by `--color`, or if the stream is a terminal that has colours.
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

  /// The style of findings: ASCII decorations unless the locale is a UTF-8 one.
  func style(onStandardError: Bool = false) -> HumanRenderer.Style {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { Environment[$0] }
      .first { !$0.isEmpty }
    let isUTF8 = locale.map { $0.lowercased().contains("utf") } ?? false
    return HumanRenderer.Style(
      columns: onStandardError && error.isTerminal ? error.columns : columns,
      palette: palette(onStandardError: onStandardError), unicode: isUTF8,
      characterWidth: { $0.displayWidth })
  }

  /// Writes the buffered output, and returns the exit code. A result that cannot be written is a
  /// failure.
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
