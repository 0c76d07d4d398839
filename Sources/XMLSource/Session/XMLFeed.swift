internal import Bytes
internal import Diagnostics

/// The loop that reads a source: plain rows by `PlainRowScanner`, all other bytes by libxml2.
///
/// The parser never sees the bytes of plain rows. `XMLSession.base` counts them, so that the parser's
/// offsets can be turned into offsets of the source.
struct XMLFeed {
  private static let piece = 64 * 1024

  private let source: SourceBytes
  private let end: Int
  private let limits: XMLLimits
  private let session: XMLSession
  private let parser: LibXML2Parser
  private let rows: (any PlainRowTaker)?
  private var scanner: PlainRowScanner?
  /// The beginnings of the tags behind which plain rows may start: a piece for the parser ends after such a
  /// tag, at first the root's start tag and then a row's end tag.
  private let rootStart: [UInt8]
  private let rowEnd: [UInt8]
  private var xmlGuard: XMLGuard
  private let isGuarded: Bool
  /// A piece of the source, which begins at the offset `base`.
  private var bytes: [UInt8] = []
  private var base = 0
  /// The offset of the first byte that is not read yet.
  private var offset = 0

  init(
    _ source: SourceBytes, _ limits: XMLLimits, _ session: XMLSession, _ parser: LibXML2Parser,
    _ rows: (any PlainRowTaker)?, isGuarded: Bool
  ) {
    self.isGuarded = isGuarded
    (self.source, self.limits, self.session, self.parser) = (source, limits, session, parser)
    // A plain row has a depth of three, and is too short to exceed another limit.
    let rows = limits.depth > 2 && isGuarded ? rows : nil
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

  /// Reads the source to its end, to the first error, or until the handler needs no more.
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
      if session.isDone { return }
    }
    if source.count > limits.file {
      session.refuse(
        Finding(
          .xmlFileTooLong, "the file is larger than \(limits.file / 1024) KiB",
          at: Place(source.name, 0..<0)))
    } else if isGuarded, let refusal = xmlGuard.end(at: offset) {
      session.refuse(refusal.finding)
    }
    if !session.hasFailed { parser.parse([], isLast: true) }
  }

  /// Makes sure that at least `atLeast` bytes from the offset on are in memory, if the source has as many.
  ///
  /// The result is false at the end of the source.
  private mutating func fill(_ atLeast: Int) -> Bool {
    if offset - base + atLeast > bytes.count, base + bytes.count < end || bytes.isEmpty {
      bytes = source.read(offset..<min(end, offset + Self.piece))
      base = offset
    }
    return offset - base < bytes.count
  }

  // MARK: - Rows

  /// Reads plain rows as long as there are any at the offset.
  private mutating func takeRows() {
    guard let rows, session.isBetweenRows(at: offset), xmlGuard.isInText else { return }
    let start = offset
    while takeRow(rows) {}
    if offset == start { return }
    session.skip(to: offset)
    xmlGuard.skip(to: offset)
  }

  /// Reads a plain row at the offset; false if there is none.
  private mutating func takeRow(_ rows: any PlainRowTaker) -> Bool {
    guard fill(1) else { return false }
    if take(rows) { return true }
    // The row may continue behind the bytes in memory.
    guard base < offset, base + bytes.count < end,
      let stop = scanner?.stop, bytes.count - stop < Self.mostAtOnce, fill(Self.piece)
    else { return false }
    return take(rows)
  }

  /// An upper bound of how many bytes the scanner looks ahead at once.
  private static let mostAtOnce = 256

  private mutating func take(_ rows: any PlainRowTaker) -> Bool {
    guard let next = scanner?.next(bytes, from: offset - base),
      let row = scanner?.row, rows.take(row, of: bytes, from: base)
    else { return false }
    offset = base + next
    return true
  }

  // MARK: - Other bytes

  private enum Outcome { case goesOn, ended, refused }

  /// Checks and parses the next bytes, up to a place where plain rows may begin.
  private mutating func parseOn() -> Outcome {
    // The file may have shrunk since its length was read.
    guard fill(4) else { return .ended }
    var range = offset - base..<bytes.count
    let rest = Self.partial(bytes[range])
    if base + bytes.count < source.count {
      if rest == range.count, end < source.count { return .ended }
      if rest < range.count { range = range.lowerBound..<range.upperBound - rest }
    }
    if let stop = stop(in: range) { range = range.lowerBound..<stop }
    let refusal = isGuarded ? xmlGuard.check(bytes, in: range, from: base) : nil
    let sound = refusal.map { min(max(range.lowerBound, $0.end - base), range.upperBound) }
    parser.parse(bytes[range.lowerBound..<(sound ?? range.upperBound)], isLast: false)
    if let refusal {
      session.refuse(refusal.finding)
      return .refused
    }
    offset = base + range.upperBound
    return .goesOn
  }

  /// The index at which plain rows may begin: behind the root's start tag or a row's end tag.
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

  /// The index behind the `>` of the tag; nil if the tag does not end in `range` or contains a `<`.
  ///
  /// A piece must not end within an attribute's value. With a `<` in a value, libxml2 would report the
  /// error only in a later piece.
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

  /// The number of bytes at the end that begin an incomplete UTF-8 sequence.
  private static func partial(_ bytes: ArraySlice<UInt8>) -> Int {
    let tail = bytes.suffix(3)
    guard let lead = tail.lastIndex(where: { $0 >= 0xC0 }) else { return 0 }
    let count = bytes.endIndex - lead
    let length = bytes[lead] >= 0xF0 ? 4 : bytes[lead] >= 0xE0 ? 3 : 2
    return count < length ? count : 0
  }
}
