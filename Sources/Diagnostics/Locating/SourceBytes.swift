/// Random access to the bytes of one source, so that a file of any size need not be in memory.
package struct SourceBytes {
  /// The path that findings print.
  package let name: String
  package let count: Int
  private let fetch: (Range<Int>) -> [UInt8]
  /// The offset in the file of a byte of the source, if the source is a decoded text; nil if they are the same.
  private var inFile: ((Int) -> Int)?

  /// Makes a source; `fetch` is called for ranges within the source, and may return fewer bytes.
  package init(name: String, count: Int, fetch: @escaping (Range<Int>) -> [UInt8]) {
    self.name = name
    self.count = count
    self.fetch = fetch
  }

  /// Makes a source of bytes; `inFile` gives the offset in the file of a byte, if the bytes are a decoded text.
  package init(name: String, _ bytes: [UInt8], inFile: ((Int) -> Int)? = nil) {
    self.init(name: name, count: bytes.count) { Array(bytes[$0]) }
    self.inFile = inFile
  }

  /// The bytes of the file that a part of the source stands for.
  package func bytesInFile(_ range: Range<Int>) -> Range<Int> {
    guard let inFile else { return range }
    return inFile(range.lowerBound)..<inFile(range.upperBound)
  }

  /// The part of the range that exists, or less if the file has shrunk since.
  package func read(_ range: Range<Int>) -> [UInt8] {
    let wanted = range.clamped(to: 0..<count)
    return wanted.isEmpty ? [] : fetch(wanted)
  }
}
