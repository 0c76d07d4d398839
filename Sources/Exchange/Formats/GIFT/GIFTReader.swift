internal import Diagnostics
internal import Kinds
internal import TextUnicode

extension ExchangeFormat {
  /// The text format of Moodle, with one question a paragraph and its answers in braces.
  static let gift = ExchangeFormat(
    "gift", "Moodle GIFT",
    reader: FormatReader(
      takes:
        "questions with one or several right choices, true/false and numerical questions, questions for a typed text, and pairs; ids, tags, categories as tags, general feedback as explanation, feedback of choices",
      loses:
        "other feedback, weights, tolerances; essays, and those of which one of several right answers is enough",
      recognises: GIFTReader.recognises, read: GIFTReader.read),
    writer: FormatWriter(
      suffix: "gift",
      fields: .of(
        [.choice, .number, .typed, .pairs],
        beside: QuestionForm.remarks.union(["Id", "Tags", "Explanation", "Refused"])),
      deck: [], write: GIFTWriter.write))
}

/// Reads GIFT. A blank line ends a question, also within braces, as in Moodle.
struct GIFTReader {
  private let file: ImportedFile
  private let bytes: [UInt8]
  /// The path of the category that the next questions belong to.
  private var category: [String] = []

  private init(_ file: ImportedFile) {
    self.file = file
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    bytes =
      file.bytes.starts(with: mark) ? [0x20, 0x20, 0x20] + file.bytes.dropFirst(3) : file.bytes
  }

  /// True if the first paragraph is a category, or has a title between double colons, or answers in braces.
  static func recognises(_ file: ImportedFile) -> Bool {
    let reader = GIFTReader(ImportedFile(path: file.path, bytes: Array(file.bytes.prefix(1 << 14))))
    guard !reader.bytes.contains(0) else { return false }
    if file.suffix == "gift" { return true }
    for paragraph in reader.paragraphs.prefix(20) {
      if reader.category(in: paragraph) != nil { return true }
      let text = reader.question(in: paragraph)
      if text.range.isEmpty { continue }
      guard let open = GIFTText.first([UInt8(ascii: "{")], in: reader.bytes, text.range),
        let close = GIFTText.first(
          [UInt8(ascii: "}")], in: reader.bytes, open..<text.range.upperBound)
      else { return false }
      let first = reader.bytes[open + 1..<close].first { $0 > 0x20 }
      return first.map { Array("=~#TF".utf8).contains($0) } ?? true
    }
    return false
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    var reader = GIFTReader(file)
    for paragraph in reader.paragraphs {
      if let category = reader.category(in: paragraph) {
        reader.category = category
      } else {
        reader.readQuestion(paragraph, &sink)
      }
    }
  }

  // MARK: - Paragraphs

  /// The ranges between blank lines; categories are paragraphs of their own.
  private var paragraphs: [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for line in lines(in: 0..<bytes.count) {
      let isBlank = bytes[line].allSatisfy { $0 <= 0x20 }
      let isCategory = bytes[line].starts(with: Self.categoryMark)
      if isBlank || isCategory, let begun = start {
        found.append(begun..<line.lowerBound)
        start = nil
      }
      if isCategory {
        found.append(line)
      } else if !isBlank, start == nil {
        start = line.lowerBound
      }
    }
    if let start { found.append(start..<bytes.count) }
    return found
  }

  private static let categoryMark = Array("$CATEGORY:".utf8)

  /// The lines of a range, without their ends.
  private func lines(in range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where bytes[index] == 0x0A || bytes[index] == 0x0D {
      // The feed of CR LF begins no line.
      if bytes[index] == 0x0A, index == start, index > 0, bytes[index - 1] == 0x0D {
        start = index + 1
        continue
      }
      lines.append(start..<index)
      start = index + 1
    }
    if start < range.upperBound { lines.append(start..<range.upperBound) }
    return lines
  }

  private func category(in paragraph: Range<Int>) -> [String]? {
    guard bytes[paragraph].starts(with: Self.categoryMark) else { return nil }
    let path = String(
      decoding: bytes[paragraph].dropFirst(Self.categoryMark.count), as: UTF8.self)
    return path.split(separator: "/").map { String($0).trimmed }
      .filter { !$0.isEmpty && !$0.hasPrefix("$") && $0 != "top" }
  }

  /// The text of a question without the comments before it, and the labels in those comments.
  private func question(
    in paragraph: Range<Int>
  ) -> (range: Range<Int>, id: String?, tags: [String]) {
    var (id, tags): (String?, [String]) = (nil, [])
    var start = paragraph.upperBound
    for line in lines(in: paragraph) {
      guard isComment(line) else {
        start = line.lowerBound
        break
      }
      for label in labels(in: line) {
        if label.hasPrefix("id:") { id = String(label.dropFirst(3)).trimmed }
        if label.hasPrefix("tag:") { tags.append(String(label.dropFirst(4)).trimmed) }
      }
    }
    return (start..<paragraph.upperBound, id, tags)
  }

  private func isComment(_ line: Range<Int>) -> Bool {
    bytes[line].drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "//".utf8)
  }

  private func labels(in line: Range<Int>) -> [Substring] {
    String(decoding: bytes[line], as: UTF8.self).split(separator: "[").dropFirst().compactMap {
      label in label.firstIndex(of: "]").map { label[..<$0] }
    }
  }

  // MARK: - Questions

  private func readQuestion(_ paragraph: Range<Int>, _ sink: inout ImportSink) {
    let (range, id, tags) = question(in: paragraph)
    guard !range.isEmpty else { return }
    var parser = GIFTQuestion(
      withoutComments(range), place: file.place(trimmed(range)),
      picture: { NamedBytes(file.neighbour($0)) })
    parser.id = id
    parser.tags = category + tags
    sink.item(at: file.place(trimmed(range))) { parser.read(into: &$0) }
  }

  /// The bytes of a range with spaces in place of comments, so that offsets stay.
  private func withoutComments(_ range: Range<Int>) -> [UInt8] {
    var text = Array(bytes[range])
    for line in lines(in: range) where isComment(line) {
      for index in line { text[index - range.lowerBound] = 0x20 }
    }
    return text
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let end = bytes[range].lastIndex { $0 > 0x20 } ?? range.lowerBound
    return range.lowerBound..<min(end + 1, range.upperBound)
  }
}
