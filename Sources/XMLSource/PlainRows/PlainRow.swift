/// A row that `PlainRowScanner` has read; its ranges are indices into the bytes that were scanned.
package struct PlainRow {
  /// A text without outer white space; `hasReference` is true if it contains references to resolve.
  package struct Text {
    package var range: Range<Int>
    package var hasReference: Bool
  }

  package struct Attribute {
    /// The index of its name in `PlainRowShape.attributes`.
    package var name: Int
    package var value: Range<Int>
  }

  package struct Child {
    /// The index of its name in `PlainRowShape.children`.
    package var name: Int
    package var nameRange: Range<Int>
    /// The index of its `xml:lang` in `PlainRowShape.languages`; nil without one.
    package var language: Int?
    /// The value of its mark (`PlainRowShape.Child.mark`); nil without one.
    package var mark: Bool?
    package var text: Text
  }

  package internal(set) var range = 0..<0
  package internal(set) var nameRange = 0..<0
  package internal(set) var attributes: [Attribute] = []
  package internal(set) var children: [Child] = []
  /// The text directly in the row.
  package internal(set) var text: Text?

  package init() {}
}

/// The receiver of plain rows, which come in source order with the rows that libxml2 reads.
package protocol PlainRowTaker: AnyObject {
  var shape: PlainRowShape { get }
  /// Takes a row of `bytes`, which begin at the offset `base` of the source.
  ///
  /// The result is false if the row is to be read by libxml2 instead.
  func take(_ row: borrowing PlainRow, of bytes: [UInt8], from base: Int) -> Bool
}

extension PlainRow.Text {
  /// Appends the text of `bytes` to `text`, with references resolved.
  package func append(from bytes: [UInt8], to text: inout [UInt8]) {
    var rest = bytes[range]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += rest[..<start]
      let reference = PredefinedReference.all.first { rest[start...].starts(with: $0.bytes) }
      text.append(reference?.meaning ?? rest[start])
      rest = rest[(start + (reference?.bytes.count ?? 1))...]
    }
    text += rest
  }
}

/// One of the five references that XML predefines.
struct PredefinedReference {
  let bytes: [UInt8]
  let meaning: UInt8

  private init(_ text: String, _ meaning: Unicode.Scalar) {
    bytes = Array(text.utf8)
    self.meaning = UInt8(ascii: meaning)
  }

  static let all = [
    PredefinedReference("&amp;", "&"), PredefinedReference("&lt;", "<"),
    PredefinedReference("&gt;", ">"),
    PredefinedReference("&quot;", "\""), PredefinedReference("&apos;", "'"),
  ]
}
