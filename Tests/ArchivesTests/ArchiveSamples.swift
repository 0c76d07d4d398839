/// Archives that Python's `zipfile` wrote.
enum ArchiveSamples {
  /// A stored and a packed file, whose name is not ASCII, and an empty folder.
  static let python = decoded(
    """
    UEsDBBQAAAAAAAAAIQBT1bZECgAAAAoAAAAIAAAAbWltZXR5cGV0ZXh0L3BsYWluUEsDBBQAAAgIAAAAIQAHlSAl\
    CgAAAMgAAAALAAAAYS/DnG7Dry50eHTLzc/PU8gd+gQAUEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAAGAAAAZW1w\
    dHkvUEsBAhQDFAAAAAAAAAAhAFPVtkQKAAAACgAAAAgAAAAAAAAAAAAAAIABAAAAAG1pbWV0eXBlUEsBAhQDFAAA\
    CAgAAAAhAAeVICUKAAAAyAAAAAsAAAAAAAAAAAAAAIABMAAAAGEvw5xuw68udHh0UEsBAhQDFAAAAAAAAAAhAAAA\
    AAAAAAAAAAAAAAYAAAAAAAAAAAAQAP9BYwAAAGVtcHR5L1BLBQYAAAAAAwADAKMAAACHAAAAAAA=
    """)

  /// A file with its sizes in eight bytes each, in an archive with two ends.
  static let wide = decoded(
    """
    UEsDBC0AAAAIAAAAIQDjUT2N//////////8FABQAeC50eHQBABAAFwAAAAAAAAAKAAAAAAAAAMtIzcnJV8hAJwFQ\
    SwECLQMtAAAACAAAACEA41E9jQoAAAAXAAAABQAAAAAAAAAAAAAAgAEAAAAAeC50eHRQSwYGLAAAAAAAAAAtAC0A\
    AAAAAAAAAAABAAAAAAAAAAEAAAAAAAAAMwAAAAAAAABBAAAAAAAAAFBLBgcAAAAAdAAAAAAAAAABAAAAUEsFBgAA\
    AAABAAEAMwAAAEEAAAAAAA==
    """)

  /// A file whose sizes stand behind its content.
  static let streamed = decoded(
    """
    UEsDBBQACAAAAAAAIQAAAAAAAAAAAAAAAAAFAAAAeC50eHRzdHJlYW1lZFBLBwhjGyLZCAAAAAgAAABQSwECFAMU\
    AAgAAAAAACEAYxsi2QgAAAAIAAAABQAAAAAAAAAAAAAAgAEAAAAAeC50eHRQSwYGLAAAAAAAAAAtAC0AAAAAAAAA\
    AAABAAAAAAAAAAEAAAAAAAAAMwAAAAAAAAA7AAAAAAAAAFBLBgcAAAAAbgAAAAAAAAABAAAAUEsFBgAAAAABAAEA\
    MwAAADsAAAAAAA==
    """)

  private static func decoded(_ text: String) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    for digit in text {
      guard let value = digits.firstIndex(of: digit) else { break }
      (bits, count) = (bits << 6 | value, count + 6)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      bits &= 1 << count - 1
    }
    return bytes
  }
}

extension [UInt8] {
  /// Returns the bytes with others in place of those from `offset` on.
  func with(_ other: [UInt8], at offset: Int) -> [UInt8] {
    var bytes = self
    bytes.replaceSubrange(offset..<offset + other.count, with: other)
    return bytes
  }

  /// The place of the last record that begins with `PK` and two more bytes.
  func last(_ signature: [UInt8]) -> Int {
    indices.reversed().first { self[$0...].starts(with: [0x50, 0x4B] + signature) } ?? 0
  }
}
