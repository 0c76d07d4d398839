internal import Bytes
internal import Diagnostics

/// Gives a parser the bytes of a source piece by piece, and has plain rows read without it.
///
/// Of those rows the parser is told nothing: what it then finds lies behind them in the source, which the
/// session keeps in mind.
struct XMLFeed {
  private static let piece = 64 * 1024

  private let source: SourceBytes
  private let end: Int
  private let limits: XMLLimits
  private let session: XMLSession
  private let parser: LibXML2Parser
  private let rows: (any PlainRowTaker)?
  private var scanner: PlainRowScanner?
  /// Where a piece for the parser ends at first, and then: behind the tag with this beginning.
  private let rootStart: [UInt8]
  private let rowEnd: [UInt8]
  private var xmlGuard: XMLGuard
  /// Bytes of the source, and where they begin in it.
  private var bytes: [UInt8] = []
  private var base = 0
  private var offset = 0

  init(
    _ source: SourceBytes, _ limits: XMLLimits, _ session: XMLSession, _ parser: LibXML2Parser,
    _ rows: (any PlainRowTaker)?
  ) {
    (self.source, self.limits, self.session, self.parser) = (source, limits, session, parser)
    // A plain row is two elements deep in the root; whatever it holds is within the other limits.
    let rows = limits.depth > 2 ? rows : nil
    self.rows = rows
    scanner = rows.flatMap { rows in
      rows.shape.attributes.count <= limits.attributes
        ? PlainRowScanner(rows.shape, longest: min(Self.piece, limits.tag, limits.text)) : nil
    }
    rootStart = rows.map { [UInt8(ascii: "<")] + $0.shape.root } ?? []
    rowEnd = rows.map { Array("</".utf8) + $0.shape.row } ?? []
    xmlGuard = XMLGuard(source.name, limits)
    end = min(source.count, limits.file)
  }

  mutating func run() {
    let mark = UTF8Sequence.byteOrderMark
    offset = source.read(0..<mark.count) == mark ? mark.count : 0
    session.base = offset
    base = offset
    while offset < end, !session.hasFailed {
      takeRows()
      guard offset < end else { break }
      let outcome = parseOn()
      if outcome == .refused { return }
      if outcome == .ended { break }
    }
    if source.count > limits.file {
      session.refuse(
        Finding(
          .xmlFileTooLong, "the file is larger than \(limits.file / 1024) KiB",
          at: Place(source.name, 0..<0)))
    } else if let refusal = xmlGuard.end(at: offset) {
      session.refuse(refusal.finding)
    }
    if !session.hasFailed { parser.parse([], isLast: true) }
  }

  /// Has bytes at the offset at hand, `atLeast` so many where the source has them; false where there is
  /// none.
  private mutating func fill(_ atLeast: Int) -> Bool {
    if offset - base + atLeast > bytes.count, base + bytes.count < end || bytes.isEmpty {
      bytes = source.read(offset..<min(end, offset + Self.piece))
      base = offset
    }
    return offset - base < bytes.count
  }

  // MARK: - Rows

  private mutating func takeRows() {
    guard let rows, session.isBetweenRows(at: offset), xmlGuard.isInText else { return }
    let start = offset
    while takeRow(rows) {}
    if offset == start { return }
    session.skip(to: offset)
    xmlGuard.skip(to: offset)
  }

  /// Whether a plain row stands at the offset, which is then behind it.
  private mutating func takeRow(_ rows: any PlainRowTaker) -> Bool {
    guard fill(1) else { return false }
    if take(rows) { return true }
    // It may go on behind the bytes that there are.
    guard base < offset, base + bytes.count < end,
      let stop = scanner?.stop, bytes.count - stop < Self.mostAtOnce, fill(Self.piece)
    else { return false }
    return take(rows)
  }

  /// More bytes than are ever looked at together.
  private static let mostAtOnce = 256

  private mutating func take(_ rows: any PlainRowTaker) -> Bool {
    guard let next = scanner?.next(bytes, from: offset - base),
      let row = scanner?.row, rows.take(row, of: bytes, from: base)
    else { return false }
    offset = base + next
    return true
  }

  // MARK: - What the parser reads

  private enum Outcome { case goesOn, ended, refused }

  /// Has the parser read some bytes.
  private mutating func parseOn() -> Outcome {
    // The file may have shrunk.
    guard fill(4) else { return .ended }
    var range = offset - base..<bytes.count
    let rest = Self.partial(bytes[range])
    if base + bytes.count < source.count {
      if rest == range.count, end < source.count { return .ended }
      if rest < range.count { range = range.lowerBound..<range.upperBound - rest }
    }
    if let stop = stop(in: range) { range = range.lowerBound..<stop }
    let refusal = xmlGuard.check(bytes, in: range, from: base)
    let sound = refusal.map { min(max(range.lowerBound, $0.end - base), range.upperBound) }
    parser.parse(bytes[range.lowerBound..<(sound ?? range.upperBound)], isLast: false)
    if let refusal {
      session.refuse(refusal.finding)
      return .refused
    }
    offset = base + range.upperBound
    return .goesOn
  }

  /// Where plain rows may begin again: behind the start of the root element, or the end of a row.
  private func stop(in range: Range<Int>) -> Int? {
    guard scanner != nil else { return nil }
    let wanted = session.isBeforeRoot ? rootStart : rowEnd
    guard let last = wanted.last else { return nil }
    let bytes = bytes.span
    var index = range.lowerBound + wanted.count - 1
    while index < range.upperBound {
      if bytes[index] == last,
        wanted.indices.allSatisfy({ bytes[index - wanted.count + 1 + $0] == wanted[$0] })
      {
        return endOfTag(from: index + 1, in: range)
      }
      index += 1
    }
    return nil
  }

  /// Behind the tag: libxml2 wants the values of its attributes whole. With a `<` in one it would put off what
  /// it finds there until a later piece ends a tag.
  private func endOfTag(from start: Int, in range: Range<Int>) -> Int? {
    var quote: UInt8?
    for index in start..<range.upperBound {
      switch (bytes[index], quote) {
      case (UInt8(ascii: ">"), nil): return index + 1
      case (UInt8(ascii: "<"), _): return nil
      case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = bytes[index]
      case (let byte, let open?) where byte == open: quote = nil
      default: break
      }
    }
    return nil
  }

  /// How many bytes at the end begin a sequence that goes on in the next piece.
  private static func partial(_ bytes: ArraySlice<UInt8>) -> Int {
    let tail = bytes.suffix(3)
    guard let lead = tail.lastIndex(where: { $0 >= 0xC0 }) else { return 0 }
    let count = bytes.endIndex - lead
    let length = bytes[lead] >= 0xF0 ? 4 : bytes[lead] >= 0xE0 ? 3 : 2
    return count < length ? count : 0
  }
}
