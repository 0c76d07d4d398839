/// The comparison of two packs' contents, regardless of how their sections are encoded.
extension PackReader {
  /// True if everything that is played is the same, byte for byte after unpacking.
  ///
  /// Equal content digests answer that at once. Data is read only if the packs differ in how they
  /// are packed.
  package func holdsSameContent(as other: PackReader) throws(PackError) -> Bool {
    if header.contentDigest == other.header.contentDigest { return true }
    guard contentSections.map({ $0.encoding }) != other.contentSections.map({ $0.encoding }),
      header.cardContent == other.header.cardContent, unpackedDirectory == other.unpackedDirectory
    else { return false }
    for (left, right) in zip(contentSections, other.contentSections) {
      var start: UInt64 = 0
      while start < left.itemLength {
        let range = start..<min(left.itemLength, start + UInt64(DigestTree.blockSize))
        var (bytes, others): ([UInt8], [UInt8]) = ([], [])
        try content.append(left, range, to: &bytes)
        try other.content.append(right, range, to: &others)
        guard bytes == others else { return false }
        start = range.upperBound
      }
    }
    return true
  }

  /// The directory of the content, rewritten as if no section were packed.
  private var unpackedDirectory: [UInt8] {
    var bytes = contentDirectory
    for section in contentSections where section.isPacked {
      let entry = Directory.sectionsStart + section.index * Directory.sectionSize
      bytes[entry + 2] = Section.Encoding.plain.rawValue
      for index in 0..<8 {
        bytes[entry + 24 + index] = UInt8(
          truncatingIfNeeded: section.itemLength >> UInt64(8 * index))
      }
    }
    return bytes
  }
}
