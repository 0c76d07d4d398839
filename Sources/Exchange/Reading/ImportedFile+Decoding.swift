package import Bytes
internal import CSVSource
package import Diagnostics

/// Reading files that are not UTF-8.
extension ImportedFile {
  /// Returns the file with its text in UTF-8; itself if it is UTF-8 already, or an archive.
  ///
  /// A byte order mark of UTF-16 counts more than an encoding that is stated for several files.
  package func decoded(_ stated: StatedEncoding?) -> ImportedFile {
    if isArchive { return self }
    var stated = stated
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      if case .ofFile = stated {} else { stated = .ofFile(.utf16) }
    }
    guard let text = stated?.decoded(bytes) else { return self }
    var file = ImportedFile(
      path: path, bytes: Self.withoutDeclaredEncoding(text.bytes), neighbour: neighbour)
    file.neighbours = neighbours
    file.refusal = refusal
    file.budget = budget
    file.decoding = text
    return file
  }

  /// The finding about the first byte that is not UTF-8, with the encoding that the file seems to have; nil for
  /// UTF-8.
  var notUTF8: Finding? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var offset = 0
    while offset < bytes.count, let length = UTF8Sequence.length(in: bytes, at: offset) {
      offset += length
    }
    let byte = offset < bytes.count ? String(bytes[offset], radix: 16, uppercase: true) : ""
    let message = "the byte 0x\(byte) at offset \(offset) is not UTF-8"
    guard let encoding = likelyEncoding else {
      return Finding(
        .unreadableImport, message, at: place(at: offset),
        help: "save the file as UTF-8, or say its encoding: --encoding NAME")
    }
    return Finding(
      .unreadableImport, "\(message); the file seems to be \(encoding.rawValue)",
      at: place(at: offset),
      help: "save the file as UTF-8, or import it with --encoding \(encoding.rawValue)")
  }

  /// The encoding that an XML declaration names, else the one that the bytes seem to be in.
  var likelyEncoding: TextEncoding? {
    Self.declaredEncoding(in: bytes).flatMap {
      TextEncoding(name: String(decoding: bytes[$0], as: UTF8.self))
    } ?? EncodingGuess.encoding(of: bytes)
  }

  /// The text that findings quote, if it is not that of the file; none else.
  package var textsOfFindings: [SourceBytes] {
    if let text = decoding {
      return [SourceBytes(name: path, bytes) { text.offset(inFileOf: $0) }]
    }
    // Nobody can open standard input again for an excerpt.
    return path == Self.standardInput ? [SourceBytes(name: path, bytes)] : []
  }

  /// The entries of the ledger about a text that was decoded.
  var entriesOfDecoding: [Finding] {
    guard let text = decoding else { return [] }
    var entries: [Finding] = []
    if text.encoding.isUTF16 {
      entries.append(
        Finding(
          .decodedText, "the file is read as \(text.encoding.rawValue), and written in UTF-8",
          at: place(0..<0)))
    } else if text.foreign.count > 0 {
      entries.append(Finding(.decodedText, text.summary, at: place(text.firstPlace)))
    }
    return entries
      + text.summariesOfMeaningless.map { Finding(.decodedText, $0.message, at: place($0.place)) }
  }

  // MARK: - XML

  /// The text with spaces in place of the encoding that an XML declaration names, which is no longer true.
  private static func withoutDeclaredEncoding(_ text: [UInt8]) -> [UInt8] {
    guard let value = declaredEncoding(in: text),
      let name = text[..<value.lowerBound].lastIndex(of: UInt8(ascii: "e"))
    else { return text }
    var text = text
    for index in name...value.upperBound { text[index] = 0x20 }
    return text
  }

  /// The name of an encoding in an XML declaration at the beginning of a text.
  private static func declaredEncoding(in text: [UInt8]) -> Range<Int>? {
    let start = text.starts(with: UTF8Sequence.byteOrderMark) ? 3 : 0
    let head = text[start...].prefix(200)
    guard head.starts(with: Array("<?xml ".utf8)),
      let end = head.firstIndex(of: UInt8(ascii: ">")),
      let name = head[..<end].firstRange(of: Array("encoding".utf8)),
      let open = head[name.upperBound..<end].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
      let close = head[(open + 1)..<end].firstIndex(of: head[open])
    else { return nil }
    return open + 1..<close
  }
}
