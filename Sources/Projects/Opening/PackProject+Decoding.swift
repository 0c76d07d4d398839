internal import Bytes
internal import CSVSource
internal import Diagnostics
internal import Files
internal import Rows

/// Reading sources that are not UTF-8.
extension PackProject {
  /// The sources that are left as they are by commands that rewrite files, with their encodings.
  package var encodedSources: [(path: String, encoding: String)] {
    decoded.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value.encoding.rawValue + ($0.value.isMixed ? " and utf-8" : ""))
    }
  }

  /// A limit to the size of a file that is decoded, which is held in memory.
  private static let longestDecoded = 1 << 30

  /// Decodes the sources whose encoding the manifest names; `texts` are decoded already. A file that cannot be read is
  /// left to the check, which reports it.
  static func decoded(
    _ manifest: Manifest?, in folder: String, _ texts: [String: [UInt8]]
  ) throws(FileError) -> [String: DecodedText] {
    var decoded: [String: DecodedText] = [:]
    for source in manifest?.allSources ?? [] {
      guard let encoding = source.reading.encoding, ManifestRules.pathFinding(source) == nil else {
        continue
      }
      let path = Path.joined(folder, source.path)
      if texts[path] != nil { continue }
      do throws(FileError) {
        let bytes = try InputFile.readFile(path, within: folder, limit: longestDecoded)
        decoded[path] = encoding.decoded(bytes)
      } catch {
        if !error.isMissing, !error.leavesFolder { throw error }
      }
    }
    return decoded
  }

  /// Decodes a bare source if an encoding is stated for what is not UTF-8 in it. `bytes` are its content, if they are at hand; they are its text
  /// already if `isText`.
  static func decoded(
    _ path: String, _ reading: SourceReading, _ bytes: [UInt8]?, isText: Bool
  ) throws(FileError) -> DecodedText? {
    guard let encoding = reading.encoding, bytes == nil || !isText else { return nil }
    let bytes =
      if let bytes { bytes } else {
        try InputFile.readFile(path, limit: longestDecoded)
      }
    return encoding.decoded(bytes)
  }

  /// The finding about a text whose bytes may be in two encodings; nil for other texts.
  static func findingOfTwoEncodings(_ text: DecodedText, of path: String) -> Finding? {
    guard text.sequences.count > 0 else { return nil }
    let verb = text.isMixed ? "has" : "may have"
    return Finding(
      .textTwoEncodings, "the file \(verb) two encodings: \(text.summary)",
      at: Place(path, text.firstPlace), help: "look at these lines, and save the file as UTF-8")
  }
}
