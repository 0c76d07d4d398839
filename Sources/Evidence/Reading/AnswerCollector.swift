internal import Answers
package import Diagnostics
package import PackFormat

/// Reads files of answers to the questions of one pack, given a part at a time.
///
/// `begin` starts a file, `feed` takes its bytes in order, and `end` ends it.
package struct AnswerCollector {
  /// The number of bytes of the longest line that is read.
  static let longestLine = 1 << 16
  /// The number of different texts that are kept apart; all later ones count as one.
  static let mostTexts = 1 << 20
  static let mostTextBytes = 1 << 25

  /// The answers that do not count, by their reason.
  package struct Strays: Equatable, Sendable {
    package var count = 0
    /// The place of the first one.
    package var first: Place?

    fileprivate mutating func add(_ place: Place) {
      count += 1
      first = first ?? place
    }
  }

  package private(set) var findings: Findings
  /// The number of lines that hold an answer.
  package private(set) var lineCount = 0
  /// The answers to other packs, by root digest.
  package private(set) var otherPacks: [(root: String, strays: Strays)] = []
  /// The answers to questions that the pack does not have.
  package private(set) var unknown = Strays()

  /// The digits of the roots of packs whose answers count: that of the pack, then of other versions.
  private var versions: [[UInt8]]
  private var lastVersion = 0
  private let takesAnyPack: Bool
  private let questionCount: Int
  private var questions = TextTable()
  private var texts = TextTable()
  private var sessions: [UInt64: Int] = [:]
  private var entries: [AnswerTable.Entry] = []

  private var file = ""
  /// The offset in the file of the first byte of `rest`, or of the next part.
  private var offset = 0
  /// The number of lines before, for messages about files without a place.
  private var line = 0
  private var namesLines = false
  /// The beginning of a line whose end has not come yet.
  private var rest: [UInt8] = []
  /// True within a line that is too long.
  private var isSkipping = false

  /// Takes answers to the pack of this root digest, or `takesAnyPack`, with questions of these ids.
  package init(
    root: PackDigest, questions ids: [String], takesAnyPack: Bool, _ template: Findings
  ) {
    versions = [Array(root.hex.utf8)]
    self.takesAnyPack = takesAnyPack
    questionCount = ids.count
    findings = template.emptied
    for id in ids {
      let bytes = Array(id.utf8)
      // Ids are unique in a pack, which `compile` makes sure of.
      if questions.find(bytes.span, 0..<bytes.count, of: 0) == nil {
        _ = questions.insert(bytes.span, 0..<bytes.count, of: 0)
      }
    }
  }

  package var table: AnswerTable {
    AnswerTable(
      questionCount: questionCount, choices: (0..<texts.count).map { texts.text($0) },
      entries: entries, sessionCount: sessions.count)
  }

  /// Begins a file. Messages name the line if nobody can look at the place, as in standard input.
  package mutating func begin(_ name: String, namesLines: Bool = false) {
    (file, offset, line, rest, isSkipping) = (name, 0, 0, [], false)
    self.namesLines = namesLines
  }

  package mutating func feed(_ bytes: ArraySlice<UInt8>) {
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      if rest.isEmpty, !isSkipping {
        take(bytes.span, start - bytes.startIndex..<end - bytes.startIndex)
        offset += end + 1 - start
      } else {
        append(bytes[start..<end])
        endLine()
        offset += 1
      }
      start = end + 1
    }
    append(bytes[start...])
  }

  package mutating func end() {
    if !rest.isEmpty || isSkipping { endLine() }
  }

  private mutating func append(_ part: ArraySlice<UInt8>) {
    if isSkipping {
      offset += part.count
    } else if rest.count + part.count > Self.longestLine {
      report(
        AnswerFault(message: "a line of more than \(Self.longestLine) bytes", offset: 0), length: 1)
      offset += rest.count + part.count
      (rest, isSkipping) = ([], true)
    } else {
      rest += part
    }
  }

  /// Takes the line in `rest`, whose end has come.
  private mutating func endLine() {
    if isSkipping {
      (line, isSkipping) = (line + 1, false)
      return
    }
    let whole = rest
    rest = []
    take(whole.span, 0..<whole.count)
    offset += whole.count
  }

  // MARK: - Lines

  /// Takes a line without its line feed, which begins at `offset` in the file.
  private mutating func take(_ bytes: Span<UInt8>, _ given: Range<Int>) {
    line += 1
    var part = given
    if let last = part.last, bytes[last] == UInt8(ascii: "\r") { part = part.dropLast() }
    if part.allSatisfy({ bytes[$0] == UInt8(ascii: " ") || bytes[$0] == UInt8(ascii: "\t") }) {
      return
    }
    if part.count <= Self.longestLine, let scan = AnswerScan(bytes, part), take(scan, bytes) {
      lineCount += 1
      return
    }
    let line = part.map { bytes[$0] }
    if line.count > Self.longestLine {
      return report(
        AnswerFault(message: "a line of more than \(Self.longestLine) bytes", offset: 0), length: 1)
    }
    do throws(AnswerFault) {
      try take(Answer(json: line))
      lineCount += 1
    } catch {
      report(error, length: max(1, line.count - error.offset))
    }
  }

  /// Takes an answer whose line is canonical; false if a text in it is no UTF-8.
  @inline(__always)
  private mutating func take(_ scan: AnswerScan, _ bytes: Span<UInt8>) -> Bool {
    guard let version = version(bytes, scan.pack) else {
      // A text that is no UTF-8 is reported, whatever the pack.
      guard isUTF8(bytes, scan.question), isUTF8(bytes, scan.answer) else { return false }
      addOther(String(decoding: scan.pack.map { bytes[$0] }, as: UTF8.self))
      return true
    }
    guard let question = questions.find(bytes, scan.question, of: 0) else {
      guard isUTF8(bytes, scan.question), isUTF8(bytes, scan.answer) else { return false }
      addUnknown()
      return true
    }
    let choice: Int
    if let known = texts.find(bytes, scan.answer, of: UInt32(question)) {
      choice = known
    } else {
      guard isUTF8(bytes, scan.answer) else { return false }
      choice = newText(bytes, scan.answer, of: question)
    }
    add(scan.session, question, choice, scan.isRight, scan.milliseconds, version)
    return true
  }

  private mutating func take(_ answer: Answer) {
    let root = Array(answer.pack.hex.utf8)
    guard let version = version(root.span, 0..<root.count) else {
      return addOther(answer.pack.hex)
    }
    let (id, text) = (Array(answer.question.utf8), Array(answer.answer.utf8))
    guard let question = questions.find(id.span, 0..<id.count, of: 0) else {
      return addUnknown()
    }
    let choice =
      texts.find(text.span, 0..<text.count, of: UInt32(question))
      ?? newText(text.span, 0..<text.count, of: question)
    add(answer.session, question, choice, answer.isRight, answer.milliseconds, version)
  }

  private mutating func newText(_ bytes: Span<UInt8>, _ part: Range<Int>, of question: Int) -> Int {
    if texts.count < Self.mostTexts, texts.byteCount < Self.mostTextBytes {
      return texts.insert(bytes, part, of: UInt32(question))
    }
    let other = Array("…".utf8)
    return texts.find(other.span, 0..<other.count, of: UInt32(question))
      ?? texts.insert(other.span, 0..<other.count, of: UInt32(question))
  }

  private mutating func add(
    _ session: UInt64, _ question: Int, _ choice: Int, _ isRight: Bool, _ milliseconds: Int64?,
    _ version: UInt16
  ) {
    let number = sessions[session] ?? sessions.count
    if number == sessions.count { sessions[session] = number }
    var entry = AnswerTable.Entry(
      session: number, question: question, choice: choice, isRight: isRight,
      milliseconds: milliseconds)
    entry.version = version
    entries.append(entry)
  }

  private mutating func addUnknown() {
    let place = place
    unknown.add(place)
  }

  private mutating func addOther(_ root: String) {
    let place = place
    if let index = otherPacks.firstIndex(where: { $0.root == root }) {
      otherPacks[index].strays.add(place)
    } else {
      if otherPacks.count < Self.mostPacks { otherPacks.append((root, Strays())) }
      otherPacks[otherPacks.count - 1].strays.add(place)
    }
  }

  /// The number of other packs that are counted one by one; answers to further ones count with the last.
  private static let mostPacks = 16

  /// The number of the pack that was played, whose root has these digits; nil if answers to it do not count.
  private mutating func version(_ bytes: Span<UInt8>, _ digits: Range<Int>) -> UInt16? {
    if isEqual(versions[lastVersion], bytes, digits) { return UInt16(lastVersion) }
    guard takesAnyPack else { return nil }
    if let known = versions.firstIndex(where: { isEqual($0, bytes, digits) }) {
      lastVersion = known
      return UInt16(known)
    }
    guard versions.count < Self.mostVersions else { return nil }
    lastVersion = versions.count
    versions.append(digits.map { bytes[$0] })
    return UInt16(lastVersion)
  }

  private func isEqual(_ root: [UInt8], _ bytes: Span<UInt8>, _ digits: Range<Int>) -> Bool {
    for (index, at) in digits.enumerated() where bytes[at] != root[index] { return false }
    return true
  }

  /// The number of versions of a pack whose answers are taken.
  private static let mostVersions = 1000

  private func isUTF8(_ bytes: Span<UInt8>, _ part: Range<Int>) -> Bool {
    if part.allSatisfy({ bytes[$0] < 0x80 }) { return true }
    return String(validating: part.map { bytes[$0] }, as: UTF8.self) != nil
  }

  // MARK: - Findings

  /// The place of the line at hand.
  private var place: Place { Place(file, offset..<offset + 1) }

  private mutating func report(_ fault: AnswerFault, length: Int) {
    let start = offset + fault.offset
    let there = namesLines ? " (line \(max(line, 1)), byte \(fault.offset + 1))" : ""
    findings.add(
      Finding(
        .wrongAnswerLine, "this is no answer: \(fault.message)\(there)",
        at: Place(file, start..<start + length),
        help: "packtool help answers describes the line; the other lines are read"))
  }
}
