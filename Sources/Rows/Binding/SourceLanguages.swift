/// The languages that the texts of a source may be in, as tags such as `en` or `pt-BR`.
package struct SourceLanguages: Sendable, Equatable {
  /// The language of texts that name none.
  package var own: String
  /// The languages of translations; nil if the manifest names none, and then any language may occur.
  package var others: [String]?

  package init(own: String, others: [String]?) {
    self.own = own
    self.others = others
  }

  /// The meaning of a language tag.
  package enum Meaning: Equatable {
    case own
    case other(String)
    case unknown
  }

  /// The meaning of `tag`, whose letter case does not matter.
  package func meaning(of tag: String) -> Meaning {
    if tag.lowercased() == own.lowercased() { return .own }
    guard let others else { return Self.isTag(tag) ? .other(tag.lowercased()) : .unknown }
    return others.first { $0.lowercased() == tag.lowercased() }.map { .other($0) } ?? .unknown
  }

  /// The sentence that says which tags may stand in place of `tag`.
  package func expectation(insteadOf tag: String) -> String {
    guard let others else { return "a language tag is written as in en or pt-BR" }
    if others.isEmpty {
      return "the pack is in \(own) alone; name its other languages in pack.xml, as in"
        + " translations=\"\(Self.isTag(tag) ? tag : "de")\""
    }
    let shown = others.prefix(8).joined(separator: ", ") + (others.count > 8 ? ", …" : "")
    return "the pack is in \(own) and \(shown); correct the language, or"
      + " add it to the translations in pack.xml"
  }

  /// True if a text has the form of a language tag (BCP 47).
  package static func isTag(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return text.utf8.count <= 35
      && parts.enumerated().allSatisfy { index, part in
        (index == 0 ? 2...8 : 1...8).contains(part.count)
          && part.allSatisfy { byte in
            (0x61...0x7a).contains(byte | 0x20) || (index > 0 && (0x30...0x39).contains(byte))
          }
      }
  }
}
