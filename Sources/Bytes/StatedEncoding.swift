/// An encoding that an author states, for one file or for whatever is not UTF-8 in several.
package enum StatedEncoding: Sendable, Equatable {
  /// The encoding of all bytes of one file.
  case ofFile(TextEncoding)
  /// The encoding of the bytes that are not UTF-8. A file that is UTF-8 throughout is read as UTF-8.
  case ofOtherBytes(TextEncoding)

  package var encoding: TextEncoding {
    switch self {
    case .ofFile(let encoding), .ofOtherBytes(let encoding): encoding
    }
  }

  /// The statement by which a text was decoded.
  package init(of text: DecodedText) {
    self = text.isMixed ? .ofOtherBytes(text.encoding) : .ofFile(text.encoding)
  }

  /// Decodes a file; nil if it is read as the UTF-8 that it is.
  package func decoded(_ file: [UInt8]) -> DecodedText? {
    guard case .ofOtherBytes(let encoding) = self else {
      return DecodedText(file, as: encoding)
    }
    // ASCII in UTF-16 is valid UTF-8 with a zero in every other byte.
    if String(validating: file, as: UTF8.self) != nil, !encoding.isUTF16 || !file.contains(0) {
      return nil
    }
    return DecodedText(file, as: encoding, keepingUTF8: keepsUTF8(of: file))
  }

  /// True if valid UTF-8 in a file that has other bytes too is taken for UTF-8.
  ///
  /// In most encodings it may as well be letters of a file that is not UTF-8 at all. It is so taken if there are many
  /// more of the other bytes.
  private func keepsUTF8(of file: [UInt8]) -> Bool {
    if encoding.isUTF16 { return false }
    if encoding.isUnlikeUTF8 || file.starts(with: UTF8Sequence.byteOrderMark) { return true }
    var (sequences, others, offset) = (0, 0, 0)
    while offset < file.count {
      let length = UTF8Sequence.length(in: file, at: offset)
      if file[offset] >= 0x80 { if length == nil { others += 1 } else { sequences += 1 } }
      offset += length ?? 1
    }
    return others <= 8 * sequences
  }
}
