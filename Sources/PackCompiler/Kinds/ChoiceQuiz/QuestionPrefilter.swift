internal import Games
internal import Rows
internal import TextUnicode

/// Shows of nearly every question, by the bytes of its texts, that most rules have nothing to say of it:
/// only the others need be asked. A test holds it to that.
///
/// From each text it takes the core: ASCII letters and digits, Cyrillic letters, Han, kana and Hangul, in
/// small letters and one after the other. Texts that are alike to a rule have the same core, and a text
/// that stands in another has its core in the other's.
struct QuestionPrefilter {
  /// Rules that have to be asked.
  struct Open: OptionSet {
    let rawValue: Int

    static let order = Open(rawValue: 1)
    static let alike = Open(rawValue: 2)
    static let inPrompt = Open(rawValue: 4)
    static let byPlace = Open(rawValue: 8)
    static let tall = Open(rawValue: 16)
    static let answerTall = Open(rawValue: 32)
    static let long = Open(rawValue: 64)
  }

  /// The columns of a question's texts in one language.
  struct Columns {
    var prompt: Int?
    var picture: Int?
    var explanation: Int?
    var source: Int?
    /// The right one first.
    var choices: [Int]
    var isTranslation: Bool
  }

  private struct Core {
    /// Where it stands among the cores.
    var bytes = 0..<0
    /// Whether each scalar is a character by itself, so that it is known what becomes of it.
    var isPlain = true
    var characters = 0
    var wide = 0
  }

  private let rules: ChoiceQuizRules?
  /// How many bytes stand before a question on its screen.
  private let bytesBefore: Int
  /// The cores of the question at hand; what is behind those that are used is left from others.
  private var bytes: [UInt8] = []
  private var used = 0
  private var choices: [Core] = []

  init(_ rules: ChoiceQuizRules?) {
    self.rules = rules
    bytesBefore = rules.map(QuizScreen.bytesBefore) ?? 0
  }

  /// The rules that may have something to say of the question.
  mutating func open(_ row: TypedRow, _ columns: Columns) -> Open {
    used = 0
    choices.removeAll(keepingCapacity: true)
    var open: Open = []
    var sum = 0
    var gap: Int?
    var rows = 0
    for (number, column) in columns.choices.enumerated() {
      guard case .text(let range) = row.values[column] else {
        gap = gap ?? number
        continue
      }
      // What is behind a gap, unless one of the first two is that, which are missed anyway.
      if let gap, gap >= 2, !columns.isTranslation { open.insert(.order) }
      let core = core(of: row.textBytes, range)
      if mayBeAlike(core) { open.insert(.alike) }
      if range.count <= 100, !core.isPlain || ChoiceByPlace.mayBe(bytes.span.extracting(core.bytes))
      {
        open.insert(.byPlace)
      }
      choices.append(core)
      sum += range.count
      rows += SmallestScreen.mostRows(range.count + 3)
    }
    if rules != nil, let first = columns.choices.lazy.compactMap({ row.count($0) }).first,
      mayBeTallWhenTold(row, columns, first)
    {
      open.insert(.answerTall)
    }
    guard let column = columns.prompt, case .text(let range) = row.values[column] else {
      return open
    }
    let prompt = core(of: row.textBytes, range)
    // The right one may be missing, and so the first that there is be a wrong one.
    if row.count(columns.choices.first) != nil, let core = choices.first, mayStand(core, in: prompt)
    {
      open.insert(.inPrompt)
    }
    guard let rules else { return open }
    if rules.isLate(after: ReadingAloud.mostMilliseconds(forBytes: sum + range.count)),
      isLate(prompt, rules)
    {
      open.insert(.long)
    }
    rows += SmallestScreen.mostRows(range.count + bytesBefore)
    if let picture = row.count(columns.picture) { rows += SmallestScreen.mostRows(picture + 9) }
    if rows > SmallestScreen.rows - QuizScreen.answerRows { open.insert(.tall) }
    return open
  }

  private func mayBeTallWhenTold(_ row: TypedRow, _ columns: Columns, _ first: Int) -> Bool {
    let (explanation, source) = (row.count(columns.explanation), row.count(columns.source))
    if explanation == nil, source == nil { return false }
    return AnswerTooTall.mayBe(bytes: first + (explanation ?? 0) + (source ?? 0))
  }

  /// Whether it may read like one of the choices before it.
  private func mayBeAlike(_ core: Core) -> Bool {
    if !core.isPlain { return true }
    let bytes = bytes.span
    return choices.contains { other in
      guard other.bytes.count == core.bytes.count else { return !other.isPlain }
      let (left, right) = (bytes.extracting(other.bytes), bytes.extracting(core.bytes))
      for index in left.indices where left[index] != right[index] { return !other.isPlain }
      return true
    }
  }

  private func mayStand(_ right: Core, in prompt: Core) -> Bool {
    if !right.isPlain || !prompt.isPlain || right.bytes.isEmpty { return true }
    guard right.bytes.count <= prompt.bytes.count else { return false }
    let bytes = bytes.span
    let first = bytes[right.bytes.lowerBound]
    for start in prompt.bytes.lowerBound...prompt.bytes.upperBound - right.bytes.count
    where bytes[start] == first {
      var length = 1
      while length < right.bytes.count,
        bytes[start + length] == bytes[right.bytes.lowerBound + length]
      {
        length += 1
      }
      if length == right.bytes.count { return true }
    }
    return false
  }

  private func isLate(_ prompt: Core, _ rules: ChoiceQuizRules) -> Bool {
    guard prompt.isPlain, choices.allSatisfy(\.isPlain) else { return true }
    let characters = choices.reduce(prompt.characters) { $0 + $1.characters }
    let wide = choices.reduce(prompt.wide) { $0 + $1.wide }
    return rules.isLate(after: ReadingAloud.milliseconds(forCharacters: characters, wide: wide))
  }

  // MARK: - Cores

  private mutating func core(of text: [UInt8], _ range: Range<Int>) -> Core {
    var core = Core()
    let start = used
    // No core is longer than its text.
    if bytes.count < start + range.count {
      bytes += [UInt8](repeating: 0, count: start + range.count)
    }
    let text = text.span.extracting(range)
    var bytes = bytes.mutableSpan
    var end = start
    var index = 0
    while index < text.count {
      let first = index
      Self.appendASCII(text, &index, &bytes, &end)
      core.characters += index - first
      guard index < text.count else { break }
      index += Self.append(text, index, &core, &bytes, &end)
      core.characters += 1
    }
    used = end
    core.bytes = start..<end
    return core
  }

  /// What is left of each byte: a small letter or a digit, or nothing of what is between; `other`, where more has to
  /// be known.
  private static let left = (0...UInt8.max).map { byte -> UInt8 in
    switch byte {
    case 0x30...0x39, 0x61...0x7a: byte
    case 0x41...0x5a: byte | 0x20
    case 0x20...0x7e: 0
    default: other
    }
  }
  private static let other: UInt8 = 0xff

  /// Takes in the characters of ASCII up to the next one that is none, or a control.
  @inline(__always)
  private static func appendASCII(
    _ text: Span<UInt8>, _ index: inout Int, _ bytes: inout MutableSpan<UInt8>, _ end: inout Int
  ) {
    let left = left.span
    // Of their own, so that they are not written back for each.
    var (place, target) = (index, end)
    while place < text.count {
      let byte = left[Int(text[place])]
      if byte == other { break }
      place &+= 1
      // Without a branch, as words and what is between them take turns.
      bytes[target] = byte
      target &+= byte == 0 ? 0 : 1
    }
    (index, end) = (place, target)
  }

  /// The core of one text, by itself.
  static func core(of text: String) -> [UInt8] {
    var glance = QuestionPrefilter(nil)
    let text = Array(text.utf8)
    let core = glance.core(of: text, text.indices)
    return Array(glance.bytes[core.bytes])
  }

  /// Takes in a character that is a control or not ASCII; how many bytes it has.
  private static func append(
    _ text: Span<UInt8>, _ index: Int, _ core: inout Core, _ bytes: inout MutableSpan<UInt8>,
    _ end: inout Int
  ) -> Int {
    let lead = text[index]
    if lead < 0x80 {
      core.isPlain = false
      return 1
    }
    let length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
    guard length < 4, index + length <= text.count else {
      core.isPlain = false
      return index + length <= text.count ? length : 1
    }
    var value = UInt32(lead) & (length == 3 ? 0x0f : 0x1f)
    for offset in 1..<length { value = value << 6 | UInt32(text[index + offset] & 0x3f) }
    // İ becomes an i with a mark when it is made small.
    guard value != 0x130, let scalar = Unicode.Scalar(value), let width = scalar.plainWidth else {
      core.isPlain = false
      return length
    }
    if width == 2 { core.wide += 1 }
    switch value {
    case 0x400...0x45f:
      let small = value < 0x410 ? value + 0x50 : value < 0x430 ? value + 0x20 : value
      // Ё is often written Е.
      let letter = small == 0x451 ? 0x435 : small
      bytes[end] = UInt8(0xc0 | letter >> 6)
      bytes[end + 1] = UInt8(0x80 | letter & 0x3f)
      end += 2
    case 0x3041...0x3096, 0x30a1...0x30fa, 0x4e00...0x9fa5, 0xac00...0xd7a3:
      for offset in 0..<length { bytes[end + offset] = text[index + offset] }
      end += length
    default: break
    }
    return length
  }
}

extension TypedRow {
  /// How many bytes a text has; nil where there is none.
  fileprivate func count(_ column: Int?) -> Int? {
    guard let column, case .text(let range) = values[column] else { return nil }
    return range.count
  }
}
