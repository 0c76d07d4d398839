internal import Hashing
internal import PackFormat

/// The parts of a pack, which a test changes before `sealed` computes right digests for them.
package struct PackDraft {
  package struct Zone {
    package var data: [UInt8] = []
    package var directory: [UInt8] = []
  }

  /// The header page; `sealed` fills in lengths and digests.
  package var page: [UInt8]
  package var content = Zone()
  package var provenance = Zone()

  private static let block = 65_536
  private static let fanOut = 128

  package init(_ pack: [UInt8]) {
    page = Array(pack[..<4096])
    var start = 4096
    for (zone, path) in [(32, \PackDraft.content), (112, \PackDraft.provenance)] {
      let data = Int(page.integer(at: zone, 8))
      let directory = Int(page.integer(at: zone + 8, 4))
      self[keyPath: path].data = Array(pack[start..<start + data])
      self[keyPath: path].directory = Array(pack[start + data..<start + data + directory])
      start += data + directory + 32 * Self.digestCount(data)
    }
  }

  /// The number of digests in all levels of a tree over `length` bytes.
  private static func digestCount(_ length: Int) -> Int {
    var level = (length + block - 1) / block
    var count = level
    while level > fanOut {
      level = (level + fanOut - 1) / fanOut
      count += level
    }
    return count
  }

  /// Returns the pack with right lengths and digests. `changed` may damage the header page
  /// afterwards; then only the root is computed again.
  package func sealed(_ changed: (inout [UInt8]) -> Void = { _ in }) -> [UInt8] {
    var page = page
    var file: [UInt8] = []
    for (at, zone) in [(32, content), (112, provenance)] {
      let tree = Self.tree(zone.data)
      page.set(UInt64(zone.data.count), at: at, 8)
      page.set(UInt64(zone.directory.count), at: at + 8, 4)
      page.replaceSubrange(at + 16..<at + 48, with: Self.digest(zone.directory))
      page.replaceSubrange(at + 48..<at + 80, with: tree.top)
      file += zone.data + zone.directory + tree.bytes
    }
    page.set(UInt64(4096 + file.count), at: 16, 8)
    let end = 256 + min(3840, Int(page.integer(at: 28, 4)))
    let version = min(end, 257 + Int(page[256]))
    let start = min(end, version + 1 + Int(page[min(version, 4095)]))
    page.replaceSubrange(
      192..<224,
      with: Self.digest(
        Array("qpk content 1".utf8) + [0] + page[start..<end] + page[48..<112]))
    changed(&page)
    page.replaceSubrange(224..<256, with: repeatElement(0, count: 32))
    page.replaceSubrange(224..<256, with: Self.digest(page))
    return page + file
  }

  package static func tree(_ data: [UInt8]) -> (bytes: [UInt8], top: [UInt8]) {
    var leaves: [[UInt8]] = []
    for start in stride(from: 0, to: data.count, by: block) {
      leaves.append(digest([0] + data[start..<min(start + block, data.count)]))
    }
    return tree(over: leaves)
  }

  package static func tree(over leaves: [[UInt8]]) -> (bytes: [UInt8], top: [UInt8]) {
    var level = leaves
    var bytes = Array(level.joined())
    while level.count > fanOut {
      level = stride(from: 0, to: level.count, by: fanOut).map { start in
        digest([1] + level[start..<min(start + fanOut, level.count)].joined())
      }
      bytes += level.joined()
    }
    return (bytes, digest([1] + level.joined()))
  }

  private static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var hash = QuickSHA256()
    hash.update(bytes[...])
    return hash.finish().bytes
  }
}

extension [UInt8] {
  package func integer(at offset: Int, _ width: Int) -> UInt64 {
    self[offset..<offset + width].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Writes as many of the `width` bytes as there is room for.
  package mutating func set(_ value: UInt64, at offset: Int, _ width: Int) {
    for index in 0..<width where offset + index < count {
      self[offset + index] = UInt8(truncatingIfNeeded: value >> UInt64(8 * index))
    }
  }
}
