/// A pack that is ready to be written. Its bytes are generated while they are written.
package struct EncodedPack: Sendable {
  let card: [UInt8]
  /// The part of the card that the content digest covers.
  let cardContent: [UInt8]
  let content: ZoneWriter
  let provenance: ZoneWriter
  let digest: DigestFunction
  let sharing: WorkSharing

  /// The header page, which holds the digests of all the rest.
  package struct Head: Sendable {
    package let page: [UInt8]
    package let rootDigest: PackDigest
    package let contentDigest: PackDigest
  }

  /// The number of bytes of the header page.
  package static let pageSize = PackHeader.byteCount

  /// The number of bytes behind the header page that are in their final place already, since texts
  /// were spilled into the pack file itself.
  package var countAtStart: Int { content.countAtStart }

  /// Generates everything behind the header page and passes it to `body` in order. The page is
  /// returned, since its digests are known last.
  ///
  /// - Parameters:
  ///   - skipped: The number of bytes behind the page that are not passed on, because they are
  ///     written already.
  ///   - body: Writes the next bytes.
  package func write<E: Error>(
    behind skipped: Int = 0, _ body: (ArraySlice<UInt8>) throws(E) -> Void
  ) throws(E) -> Head {
    var left = skipped
    let content = try content.write(digest, sharing) { (piece: ArraySlice<UInt8>) throws(E) in
      let rest = piece.dropFirst(left)
      left -= piece.count - rest.count
      if !rest.isEmpty { try body(rest) }
    }
    let provenance = try provenance.write(digest, sharing, body)
    let contentDigest = PackHeader.contentDigest(
      PackHeader.majorVersion, cardContent: cardContent, zone: content, digest)
    var page = page(content, provenance, contentDigest)
    let root = digest(page[...])
    page.replaceSubrange(PackHeader.rootOffset..<PackHeader.cardOffset, with: root.bytes)
    return Head(page: page, rootDigest: root, contentDigest: contentDigest)
  }

  /// The largest number of data bytes that `write` can generate, without directories and trees. It
  /// falls as sections are packed.
  package var dataLength: Int { content.dataLength + provenance.dataLength }

  /// The number of bytes of all sections before packing.
  var itemByteCount: Int { content.itemByteCount + provenance.itemByteCount }

  /// The header page; all bytes are generated to compute it.
  package var head: Head { write { _ in } }

  /// The whole pack, in memory.
  package var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.pageSize)
    let head = write { bytes += $0 }
    bytes.replaceSubrange(..<Self.pageSize, with: head.page)
    return bytes
  }

  /// Returns the header page with 32 zeros in place of the root.
  private func page(
    _ content: ZoneSummary, _ origin: ZoneSummary, _ contentDigest: PackDigest
  ) -> [UInt8] {
    var page = ByteWriter()
    page.bytes += PackHeader.magic
    page.integer(PackHeader.majorVersion)
    page.integer(PackHeader.minorVersion)
    page.integer(UInt32(0))
    page.integer(
      UInt64(PackHeader.byteCount) + (content.byteCount ?? 0) + (origin.byteCount ?? 0))
    page.integer(UInt32(0))
    page.integer(UInt32(card.count))
    for zone in [content, origin] {
      page.integer(zone.dataLength)
      page.integer(zone.directoryLength)
      page.integer(UInt32(0))
      page.bytes += zone.directoryDigest.bytes + zone.top.bytes
    }
    page.bytes += contentDigest.bytes
    page.bytes += [UInt8](repeating: 0, count: PackDigest.byteCount)
    page.bytes += card
    page.bytes += [UInt8](repeating: 0, count: PackHeader.byteCount - page.bytes.count)
    return page.bytes
  }
}
