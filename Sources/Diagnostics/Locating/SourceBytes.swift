/// Random access to the bytes of one source, so that a file of any size need not be in memory.
package struct SourceBytes {
  /// The path that findings print.
  package let name: String
  package let count: Int
  private let fetch: (Range<Int>) -> [UInt8]

  /// Makes a source; `fetch` is called for ranges within the source, and may return fewer bytes.
  package init(name: String, count: Int, fetch: @escaping (Range<Int>) -> [UInt8]) {
    self.name = name
    self.count = count
    self.fetch = fetch
  }

  package init(name: String, _ bytes: [UInt8]) {
    self.init(name: name, count: bytes.count) { Array(bytes[$0]) }
  }

  /// The part of the range that exists, or less if the file has shrunk since.
  package func read(_ range: Range<Int>) -> [UInt8] {
    let wanted = range.clamped(to: 0..<count)
    return wanted.isEmpty ? [] : fetch(wanted)
  }
}
