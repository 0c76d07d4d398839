internal import Bytes
internal import Diagnostics
internal import Files
internal import Rows

/// Reading sources that are not UTF-8.
extension PackProject {
  /// The sources that are left as they are by commands that rewrite files, with their encodings.
  package var encodedSources: [(path: String, encoding: String)] {
    decoded.sorted { $0.key < $1.key }.map { ($0.key, $0.value.encoding.rawValue) }
  }

  /// A limit to the size of a file that is decoded, which is held in memory.
  private static let longestDecoded = 1 << 30

  /// Decodes the sources whose encoding the manifest names; `texts` are decoded already. A file that cannot be read is
  /// left to the check, which reports it.
  static func decoded(
    _ manifest: Manifest?, in folder: String, _ texts: [String: [UInt8]]
  ) throws(FileError) -> [String: DecodedText] {
    var decoded: [String: DecodedText] = [:]
    for source in manifest?.sources ?? [] {
      guard let encoding = source.reading.encoding, ManifestRules.pathFinding(source) == nil else {
        continue
      }
      let path = Path.joined(folder, source.path)
      if texts[path] != nil { continue }
      do throws(FileError) {
        let bytes = try InputFile.readFile(path, limit: longestDecoded)
        decoded[path] = DecodedText(bytes, as: encoding)
      } catch {
        if !error.isMissing { throw error }
      }
    }
    return decoded
  }

  /// Decodes a bare source if its encoding is named. `bytes` are its content, if they are at hand; they are its text
  /// already if `isText`.
  static func decoded(
    _ path: String, _ reading: SourceReading, _ bytes: [UInt8]?, isText: Bool
  ) throws(FileError) -> DecodedText? {
    guard let encoding = reading.encoding, bytes == nil || !isText else { return nil }
    let bytes =
      if let bytes { bytes } else {
        try InputFile.readFile(path, limit: longestDecoded)
      }
    return DecodedText(bytes, as: encoding)
  }
}
