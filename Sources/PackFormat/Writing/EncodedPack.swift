/// A pack that is ready to be written; its bytes are made only then, and once.
package struct EncodedPack: Sendable {
  let card: [UInt8]
  /// What of it belongs to the content.
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

  /// What the header page takes, before all that `write` hands over.
  package static let pageSize = PackHeader.byteCount

  /// How many bytes behind that page are where they go, on the shelf that is the start of the pack.
  package var countAtStart: Int { content.countAtStart }

  /// Hands over all that follows the header page, but for the first `skipped` bytes, in pieces to be written one
  /// after the other; that page is known in the end.
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
    let contentDigest = PackHeader.contentDigest(cardContent: cardContent, zone: content, digest)
    var page = page(content, provenance, contentDigest)
    let root = digest(page[...])
    page.replaceSubrange(PackHeader.rootOffset..<PackHeader.cardOffset, with: root.bytes)
    return Head(page: page, rootDigest: root, contentDigest: contentDigest)
  }

  /// How many bytes `write` hands over at most, but for the directories and digests among them; it is known
  /// better as they are made.
  package var dataLength: Int { content.dataLength + provenance.dataLength }

  package var head: Head { write { _ in } }

  package var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.pageSize)
    let head = write { bytes += $0 }
    bytes.replaceSubrange(..<Self.pageSize, with: head.page)
    return bytes
  }

  /// The header page with a root of zeros.
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
