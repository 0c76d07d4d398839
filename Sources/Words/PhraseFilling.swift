/// A value that is filled into a phrase.
package enum PhraseValue: Sendable, Equatable {
  case text(String)
  /// A number, which is grouped as the language does, and may choose a plural form.
  case count(Int64)

  package static func count(_ number: some BinaryInteger) -> PhraseValue {
    let clamped: Int64 = Int64(clamping: number)
    return .count(clamped)
  }
}

/// Fills values into the texts of phrases.
///
/// Values are taken as they are: braces in them mean nothing. A place that has no value, and a
/// brace that is not closed, stay as they stand.
struct PhraseFilling {
  private let language: Language
  private let values: KeyValuePairs<StaticString, PhraseValue>

  init(_ language: Language, _ values: KeyValuePairs<StaticString, PhraseValue>) {
    self.language = language
    self.values = values
  }

  func filled(_ text: String) -> String {
    guard text.utf8.contains(Self.open) else { return text }
    return String(decoding: filled(Array(text.utf8)[...], number: nil), as: UTF8.self)
  }

  /// Returns a text, or a plural form of it whose `#` is `number`, with its places filled.
  private func filled(_ text: ArraySlice<UInt8>, number: Int64?) -> [UInt8] {
    var filled: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if byte == Self.open, let end = Self.end(ofBraceAt: index, in: text) {
        filled += self.filled(placeAt: text[index..<end])
        index = end
        continue
      }
      if byte == UInt8(ascii: "#"), let number {
        filled += language.grouped(number).utf8
      } else {
        filled.append(byte)
      }
      index += 1
    }
    return filled
  }

  /// Returns the text for a place, which is given with its braces.
  private func filled(placeAt place: ArraySlice<UInt8>) -> [UInt8] {
    let inner = place.dropFirst().dropLast()
    let name = inner.prefix { $0 != UInt8(ascii: ",") }
    guard let value = value(named: name) else { return Array(place) }
    switch value {
    case .text(let text): return Array(text.utf8)
    case .count(let number):
      let forms = inner[name.endIndex...]
      guard !forms.isEmpty else { return Array(language.grouped(number).utf8) }
      return Self.form(language.pluralForm(of: number), of: forms).map {
        filled($0, number: number)
      } ?? Array(place)
    }
  }

  private func value(named name: ArraySlice<UInt8>) -> PhraseValue? {
    values.first { $0.key.description.utf8.elementsEqual(name) }?.value
  }

  /// Returns the text of a plural form among `, plural, one {…} other {…}`, or that of `other`.
  private static func form(_ form: PluralForm, of forms: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var other: ArraySlice<UInt8>?
    var rest = forms
    while let start = rest.firstIndex(of: open), let end = end(ofBraceAt: start, in: rest) {
      let text = rest[start..<end].dropFirst().dropLast()
      let name = word(before: start, in: rest)
      if name.elementsEqual(form.rawValue.utf8) { return text }
      if name.elementsEqual(PluralForm.other.rawValue.utf8) { other = text }
      rest = rest[end...]
    }
    return other
  }

  /// Returns the letters that stand before a brace.
  private static func word(before brace: Int, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let space = UInt8(ascii: " ")
    var end = brace
    while end > text.startIndex, text[end - 1] == space { end -= 1 }
    var start = end
    while start > text.startIndex, text[start - 1] != space, text[start - 1] != close { start -= 1 }
    return text[start..<end]
  }

  /// Returns the index behind the brace that closes the one at `start`; nil if none does.
  private static func end(ofBraceAt start: Int, in text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for index in start..<text.endIndex {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  private static let open = UInt8(ascii: "{")
  private static let close = UInt8(ascii: "}")
}
