/// The parts of a finding that do not change while lines around it move: code, file and subject.
package struct FindingIdentity: Hashable, Sendable {
  package var code: String
  /// The file as a URI reference, which contains no spaces.
  package var file: String
  /// `id:` and the id of the question, or else `text:` and a hash of the line in which the finding
  /// begins.
  package var key: String

  package init(code: String, file: String, key: String) {
    self.code = code
    self.file = file
    self.key = key
  }
}

extension String {
  /// The path as a relative URI reference (RFC 3986): all but unreserved characters and slashes
  /// encoded.
  package var percentEncoded: String {
    var text = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }

  /// The text that `percentEncoded` encoded.
  package var percentDecoded: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"),
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
