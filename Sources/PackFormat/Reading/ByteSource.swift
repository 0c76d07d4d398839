/// Where a pack's bytes come from: a file, memory, a network; the reader asks only by position.
///
/// Closures rather than a protocol, so that the reader is one concrete type, compiled once.
public struct ByteSource: Sendable {
  /// The length of the whole pack.
  public let count: UInt64
  let readBytes: @Sendable (_ offset: UInt64, _ count: Int) throws(PackError) -> [UInt8]

  /// `read` returns the bytes asked for, fewer only at the end, or throws `PackError.unreadable`.
  public init(
    count: UInt64,
    read: @escaping @Sendable (_ offset: UInt64, _ count: Int) throws(PackError) -> [UInt8]
  ) {
    self.count = count
    readBytes = read
  }

  /// A pack in memory.
  public init(_ bytes: [UInt8]) {
    self.init(count: UInt64(bytes.count)) { (offset, count) throws(PackError) in
      guard offset <= UInt64(bytes.count) else { return [] }
      let start = Int(offset)
      return Array(bytes[start..<start + min(count, bytes.count - start)])
    }
  }

  /// Exactly `count` bytes, or an error.
  func read(_ offset: UInt64, _ count: Int) throws(PackError) -> [UInt8] {
    let bytes = try readBytes(offset, count)
    guard bytes.count == count else {
      throw PackError(.unreadable("it changed while it was read"), at: offset)
    }
    return bytes
  }
}
