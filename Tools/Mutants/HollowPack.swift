import PackFormat
import TestSupport

/// A huge pack made of zeros that take no memory, like a sparse file. Its digests are right.
struct HollowPack {
  /// A directory with sections and tables as a hostile writer could state them.
  struct Directory {
    var sections: [UInt8] = []
    var sectionCount = 0
    var tables: [UInt8] = []
    var tableCount = 0
    /// The end of the data, in bytes.
    var length: UInt64 = 0

    /// Adds a section and returns its offset in the data; `length` overrides the length that it
    /// states.
    @discardableResult
    mutating func section(
      _ kind: UInt8, width: UInt8 = 0, count: UInt64, base: Int64 = 0, length: UInt64? = nil,
      isRequired: Bool = true
    ) -> UInt64 {
      let size =
        length
        ?? (kind == 6 ? count : kind == 1 || kind == 7 ? (count + 7) / 8 : count &* UInt64(width))
      var record = [UInt8](repeating: 0, count: 32)
      record[0] = kind
      record[1] = isRequired ? 1 : 0
      record[3] = width
      record.set(count, at: 8, 8)
      record.set(UInt64(bitPattern: base), at: 16, 8)
      record.set(size, at: 24, 8)
      sections += record
      sectionCount += 1
      let start = (self.length + 7) & ~7
      self.length = start &+ size
      return start
    }

    mutating func table(_ name: String, rows: UInt64, columns: Int) {
      tables += text(name) + [UInt8](repeating: 0, count: 10)
      tables.set(rows, at: tables.count - 10, 8)
      tables.set(UInt64(columns), at: tables.count - 2, 2)
      tableCount += 1
    }

    mutating func column(_ name: String, _ type: UInt8, target: String = "", sections: UInt8) {
      tables += text(name) + [0, type, 0] + text(target) + [sections]
    }

    private func text(_ text: String) -> [UInt8] { [UInt8(text.utf8.count)] + Array(text.utf8) }

    var bytes: [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 4)
      bytes.set(UInt64(sectionCount), at: 0, 4)
      var count: [UInt8] = [0, 0]
      count.set(UInt64(tableCount), at: 0, 2)
      return bytes + sections + count + tables
    }
  }

  private let kind: String
  private let questions: UInt64
  var directory = Directory()
  /// The parts of the data that are not zero.
  var pieces: [(offset: UInt64, bytes: [UInt8])] = []

  init(kind: String, questions: UInt64) {
    self.kind = kind
    self.questions = questions
  }

  private static let block: UInt64 = 65_536

  var source: ByteSource {
    let data = directory.length
    let pieces = pieces
    let read: @Sendable (UInt64, Int) -> [UInt8] = { offset, count in
      var bytes = [UInt8](repeating: 0, count: count)
      for piece in pieces {
        let start = max(piece.offset, offset)
        let end = min(piece.offset + UInt64(piece.bytes.count), offset + UInt64(count))
        guard start < end else { continue }
        let part = piece.bytes[Int(start - piece.offset)..<Int(end - piece.offset)]
        bytes.replaceSubrange(Int(start - offset)..<Int(end - offset), with: part)
      }
      return bytes
    }
    let tree = PackDraft.tree(over: leaves(read))
    let head = page(top: tree.top, treeLength: UInt64(tree.bytes.count))
    let tail = directory.bytes + tree.bytes + Self.emptyDirectory
    return ByteSource(count: 4096 + data + UInt64(tail.count)) {
      (offset, count) throws(PackError) in
      if offset < 4096 { return Array(head[Int(offset)..<min(4096, Int(offset) + count)]) }
      let place = offset - 4096
      if place < data { return read(place, Int(min(UInt64(count), data - place))) }
      let start = min(tail.count, Int(place - data))
      return Array(tail[start..<min(tail.count, start + count)])
    }
  }

  private func leaves(_ read: (UInt64, Int) -> [UInt8]) -> [[UInt8]] {
    let blocks = (directory.length + Self.block - 1) / Self.block
    let zero = SHA256.digest([0] + [UInt8](repeating: 0, count: Int(Self.block))).bytes
    return (0..<blocks).map { block in
      let start = block * Self.block
      let end = min(start + Self.block, directory.length)
      let isHollow = !pieces.contains {
        $0.offset < end && $0.offset + UInt64($0.bytes.count) > start
      }
      if isHollow, end - start == Self.block { return zero }
      return SHA256.digest([0] + read(start, Int(end - start))).bytes
    }
  }

  /// The directory of a zone with no sections and no tables.
  private static let emptyDirectory = [UInt8](repeating: 0, count: 6)

  private func page(top: [UInt8], treeLength: UInt64) -> [UInt8] {
    let text = { (text: String) in [UInt8(text.utf8.count)] + Array(text.utf8) }
    var card = text("bomb") + text("1.0.0") + text(kind) + [UInt8](repeating: 0, count: 12)
    card.set(questions, at: card.count - 8, 8)
    card += [1] + text("en") + [4, 0] + Array("Bomb".utf8)
    var page: [UInt8] = [0x89, 0x51, 0x50, 0x4b, 0x0d, 0x0a, 0x1a, 0x0a]
    page += [UInt8](repeating: 0, count: 248) + card
    page += [UInt8](repeating: 0, count: 4096 - page.count)
    page.set(UInt64(PackHeader.majorVersion), at: 8, 2)
    page.set(UInt64(card.count), at: 28, 4)
    let bytes = directory.bytes
    page.set(directory.length, at: 32, 8)
    page.set(UInt64(bytes.count), at: 40, 4)
    page.replaceSubrange(48..<80, with: SHA256.digest(bytes).bytes)
    page.replaceSubrange(80..<112, with: top)
    page.set(UInt64(Self.emptyDirectory.count), at: 120, 4)
    page.replaceSubrange(128..<160, with: SHA256.digest(Self.emptyDirectory).bytes)
    page.replaceSubrange(160..<192, with: PackDraft.tree(over: []).top)
    page.set(4096 + directory.length + UInt64(bytes.count) + treeLength + 6, at: 16, 8)
    let content = Array(card.dropFirst(11))
    page.replaceSubrange(
      192..<224,
      with: SHA256.digest(Array("qpk content 1".utf8) + [0] + content + page[48..<112]).bytes)
    page.replaceSubrange(224..<256, with: SHA256.digest(page).bytes)
    return page
  }
}
