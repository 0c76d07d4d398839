internal import SafeText
internal import Screens
internal import Signing
internal import TextUnicode

extension FuzzTarget {
  /// Makes a text safe, crops and wraps it: no control characters are left, and no line is too
  /// wide.
  static let text = FuzzTarget(name: "text") { bytes in
    let safe = String(decoding: bytes, as: UTF8.self).terminalSafe
    promise(safe.unicodeScalars.allSatisfy(isHarmless), "a control character is left")
    promise(safe.terminalSafe == safe, "a safe text is made safe again")
    // One of several widths for each input, to save time.
    let columns = [0, 1, 2, 7, 40][bytes.count % 5]
    promise(safe.cropped(to: columns).displayWidth <= columns, "cropped, it is too wide")
    for line in safe.wrapped(to: columns) where line.count > 1 {
      promise(line.displayWidth <= max(2, columns), "wrapped, a line is too wide")
    }
    promise(safe.ascii.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "ASCII has something else")
    let normal = Array(safe.nfc.utf8)
    promise(
      Array(String(decoding: normal, as: UTF8.self).nfc.utf8) == normal, "NFC of NFC is another")
  }

  /// Parses a signature, a public key or a trust file; the first byte selects which.
  static let signature = FuzzTarget(name: "signature") { bytes in
    guard let first = bytes.first else { return }
    let rest = Array(bytes.dropFirst())
    switch first % 3 {
    case 0:
      if let signature = try? PackSignature(rest) {
        promise(
          (try? PackSignature(signature.bytes))?.bytes == signature.bytes,
          "a signature's own file is another")
      }
    case 1:
      if let key = try? PublicKey(file: rest) {
        promise((try? PublicKey(key.text)) == key, "a key's line is another key")
      }
    default:
      if let trust = try? TrustFile(rest) {
        promise(
          (try? TrustFile(Array(trust.text.utf8))) == trust, "what is kept is not what was read")
      }
    }
  }

  static let record = FuzzTarget(name: "record") { bytes in
    if let record = try? PlayRecord(text: String(decoding: bytes, as: UTF8.self)) {
      promise((try? PlayRecord(text: record.text)) == record, "what is kept is not what was read")
    }
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    case 0xAD, 0x200B, 0x2060...0x2064, 0x3164, 0xFEFF, 0xFFF9...0xFFFB: false
    default: true
    }
  }
}
