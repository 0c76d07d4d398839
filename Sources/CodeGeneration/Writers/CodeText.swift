internal import SafeText

/// Lines of code with their indentation.
struct CodeText {
  /// The words that generated code begins with, behind the mark of a comment.
  static let mark = " Written by packtool generate"

  private(set) var lines: [String] = []
  private var depth = 0
  private let indent: String
  private let width: Int

  init(indent: String, width: Int) { (self.indent, self.width) = (indent, width) }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds lines that may have an indentation of their own.
  mutating func add(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line.isEmpty ? "" : String(repeating: indent, count: depth) + line)
    }
  }

  /// Adds a line, then lines that are indented below it, and a last one.
  mutating func block(_ first: String, _ last: String? = nil, _ body: (inout CodeText) -> Void) {
    add(first)
    indented(body)
    if let last { add(last) }
  }

  /// Adds lines that are indented.
  mutating func indented(_ body: (inout CodeText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Adds a comment of one paragraph, broken between words; each line begins with `mark`.
  mutating func comment(_ text: String, _ mark: String) {
    let start = String(repeating: indent, count: depth) + mark
    var line = start
    for word in text.terminalSafe.split(separator: " ") {
      if line.count + 1 + word.count > width, line != start {
        lines.append(line)
        line = start
      }
      line += " " + word
    }
    lines.append(line)
  }

  /// True if a line is not too long where the next one is added.
  func fits(_ line: String) -> Bool { depth * indent.count + line.count <= width }

  /// The end of a list that is broken into lines: behind its last part, or on a line of its own.
  enum ListEnd { case behind, below, belowComma }

  /// Adds `start`, parts with commas between them, and `end`: on one line if it fits, or else with each part on a line
  /// of its own.
  mutating func list(_ start: String, _ parts: [String], _ end: String, _ broken: ListEnd) {
    let line = start + parts.joined(separator: ", ") + end
    if fits(line) { return add(line) }
    let margin = String(line.prefix { $0 == " " })
    var lines = parts.map { margin + indent + $0 }.joined(separator: ",\n")
    switch broken {
    case .behind: lines += end
    case .below: lines += "\n" + margin + end
    case .belowComma: lines += ",\n" + margin + end
    }
    add(start + "\n" + lines)
  }

  /// Puts lines at the beginning.
  mutating func prepend(_ first: [String]) { lines.insert(contentsOf: first, at: 0) }

  /// True if a line is longer than the width.
  var isTooWide: Bool { lines.contains { $0.count > width } }

  /// Ends each line that is too long with `mark`.
  mutating func markLong(_ mark: String) {
    for index in lines.indices where lines[index].count > width { lines[index] += mark }
  }
}

extension String {
  /// The sentence with a capital letter at its beginning and a full stop at its end.
  var asSentence: String {
    let words = split { $0.isWhitespace }.joined(separator: " ")
    guard let first = words.first, let last = words.last else { return "" }
    return String(first).uppercased() + words.dropFirst() + (".?!…".contains(last) ? "" : ".")
  }

  /// The text as a literal in double quotes; `escape` spells a scalar that is not shown by its number.
  func literal(_ escape: (UInt32) -> String) -> String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\":
        literal += "\\"
        literal.unicodeScalars.append(scalar)
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if scalar.isASCII && scalar.value >= 0x20 && scalar.value < 0x7f {
          literal.unicodeScalars.append(scalar)
        } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += escape(scalar.value)
        }
      }
    }
    return literal + "\""
  }
}
