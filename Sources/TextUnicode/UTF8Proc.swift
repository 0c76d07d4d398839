import CUTF8Proc
import Glibc

/// The calls of utf8proc.
enum UTF8Proc {
  /// Returns the text in normalisation form C.
  static func composed(_ text: String) -> String { mapped(text, UTF8PROC_COMPOSE.rawValue) }

  /// Returns the text in normalisation form KD, with every sign taken apart.
  static func decomposed(_ text: String) -> String {
    mapped(text, UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue)
  }

  /// Wraps `utf8proc_map`.
  private static func mapped(_ text: String, _ options: UInt32) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var result: UnsafeMutablePointer<UInt8>?
      let options = utf8proc_option_t(UTF8PROC_STABLE.rawValue | options)
      let count = unsafe utf8proc_map(bytes.baseAddress, bytes.count, &result, options)
      defer { unsafe free(result) }
      // The call only fails for lack of memory; a string is always valid UTF-8.
      guard count >= 0, let result = unsafe result else {
        return unsafe String(decoding: bytes, as: UTF8.self)
      }
      return unsafe String(
        decoding: UnsafeBufferPointer(start: result, count: count), as: UTF8.self)
    }
  }

  /// Returns the columns of a terminal that a scalar takes on its own: 0, 1 or 2
  /// (`utf8proc_charwidth`).
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    // Signs before numbers, and the end of a verse: visible, though utf8proc gives them no column.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: 1
    default: Int(utf8proc_charwidth(Int32(bitPattern: scalar.value)))
    }
  }

  /// Returns the number of a scalar's general category (`utf8proc_category`).
  static func category(_ value: UInt32) -> Int {
    Int(utf8proc_category(Int32(bitPattern: value)).rawValue)
  }
}

/// The general categories of Unicode.
package enum GeneralCategory {
  /// The short names in the order of utf8proc, which numbers categories from zero.
  package static let names = [
    "Cn", "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe",
    "Pi", "Pf", "Po", "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co",
  ]

  /// Returns the index in `names` of a scalar's category; "Cn" for a value that is no scalar.
  package static func index(of value: UInt32) -> Int { UTF8Proc.category(value) }
}

extension String {
  /// The text in Unicode normalisation form C.
  package var nfc: String { isPlainlyNFC ? self : UTF8Proc.composed(self) }

  /// True if the text is certainly in form C, as no scalar in it joins with another one: those below U+0300, whose first
  /// byte is 0xCC, those of Cyrillic up to U+047F, and those of Chinese from U+4000 on.
  private var isPlainlyNFC: Bool {
    utf8.allSatisfy { $0 < 0xCC || 0xD0...0xD1 ~= $0 || 0xE4...0xE9 ~= $0 }
  }
}
