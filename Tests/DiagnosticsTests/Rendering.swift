import Diagnostics

func render(
  _ source: MarkedSource, code: Code = .number, label: String? = nil, message: String = "wrong",
  help: String? = nil, fix: FixIt? = nil, columns: Int = 100, unicode: Bool = true,
  palette: Palette = .none, path: String = "a.csv"
) -> String {
  let related = source.related.enumerated().map {
    Related(Place(path, $0.element), "note \($0.offset + 1)")
  }
  let finding = Finding(
    code, message, at: Place(path, source.fault), label: label, help: help, related: related,
    fix: fix)
  let style = HumanRenderer.Style(
    columns: columns, palette: palette, unicode: unicode, characterWidth: testWidth)
  var renderer = HumanRenderer(style: style) { $0 == path ? source.file : nil }
  return renderer.render(finding)
}

/// Returns the lines between the message and the line that names `explain`.
func snippet(
  _ text: String, label: String? = nil, columns: Int = 100, unicode: Bool = true
) -> String {
  snippet(MarkedSource(text), label: label, columns: columns, unicode: unicode)
}

func snippet(
  _ source: MarkedSource, label: String? = nil, columns: Int = 100, unicode: Bool = true
) -> String {
  render(source, label: label, columns: columns, unicode: unicode)
    .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast(3)
    .joined(separator: "\n")
}

/// A source that marks the fault in its own text as `⟦fault⟧`, and second places as `⟪related⟫`.
struct MarkedSource {
  var bytes: [UInt8] = []
  var fault = 0..<0
  var related: [Range<Int>] = []

  init(_ text: String) { self.init(Array(text.utf8)) }

  init(_ marked: [UInt8]) {
    var starts: [Int] = []
    var rest = marked[...]
    func took(_ mark: String) -> Bool {
      guard rest.starts(with: mark.utf8) else { return false }
      rest = rest.dropFirst(mark.utf8.count)
      return true
    }
    while let byte = rest.first {
      if took("⟦") || took("⟪") {
        starts.append(bytes.count)
      } else if took("⟧") {
        fault = (starts.popLast() ?? 0)..<bytes.count
      } else if took("⟫") {
        related.append((starts.popLast() ?? 0)..<bytes.count)
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
  }

  var file: SourceBytes { SourceBytes(name: "a.csv", bytes) }
}

extension Code {
  static let number = Code("F104", .error, "not a number", why: "", bad: "", good: "", fix: "")
  static let odd = Code("Q201", .warning, "odd", why: "", bad: "", good: "", fix: "")
}

/// Returns the width of a character, exact enough for the characters of these tests.
func testWidth(_ character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  switch first.value {
  case 0x0300...0x036F, 0x200C, 0x200D: return 0
  case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0x1F300...0x1FAFF: return 2
  default: return 1
  }
}
