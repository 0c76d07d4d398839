/// The bytes of a pack, read by position from a file, from memory or from a network.
///
/// A pair of closures instead of a protocol keeps the reader one concrete type, compiled once.
public struct ByteSource: Sendable {
  /// The length of the whole pack in bytes.
  public let count: UInt64
  let readBytes: @Sendable (_ offset: UInt64, _ count: Int) throws(PackError) -> [UInt8]

  /// Creates a source that reads with a function of the caller's.
  ///
  /// - Parameters:
  ///   - count: The length of the whole pack.
  ///   - read: Returns `count` bytes from `offset` on, and fewer only at the end of the pack.
  ///     Throws `PackError.Reason.unreadable` if reading fails.
  public init(
    count: UInt64,
    read: @escaping @Sendable (_ offset: UInt64, _ count: Int) throws(PackError) -> [UInt8]
  ) {
    self.count = count
    readBytes = read
  }

  /// Creates a source of bytes in memory.
  public init(_ bytes: [UInt8]) {
    self.init(count: UInt64(bytes.count)) { (offset, count) throws(PackError) in
      guard offset <= UInt64(bytes.count) else { return [] }
      let start = Int(offset)
      return Array(bytes[start..<start + min(count, bytes.count - start)])
    }
  }

  /// Returns exactly `count` bytes, or throws.
  func read(_ offset: UInt64, _ count: Int) throws(PackError) -> [UInt8] {
    let bytes = try readBytes(offset, count)
    guard bytes.count == count else {
      throw PackError(.unreadable("it changed while it was read"), at: offset)
    }
    return bytes
  }
}
