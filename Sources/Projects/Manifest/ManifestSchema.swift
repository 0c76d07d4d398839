internal import Diagnostics
internal import Games
package import Kinds
internal import SchemaFiles
package import XMLSource

/// The XML schema of the manifest, completed with kinds and their settings.
///
/// `schemas/pack.xsd` leaves gaps for the attributes of `<rules>`, and for kinds, colours and fonts. The
/// settings of the games, `ContentKind.all` and `PackTheme` fill them, so that each is stated once.
package enum ManifestSchema {
  /// Returns the schema for manifests of one kind; with nil, the schema for all kinds and all settings.
  package static func text(for kind: ContentKind?) -> [UInt8] {
    let kinds = kind.map { [$0] } ?? ContentKind.allWithTable
    let fonts = PackTheme.Font.allCases.map(\.rawValue)
    return [
      (kindsMark, kinds.map { enumeration($0.name) }.joined()),
      (fontsMark, fonts.map(enumeration).joined()), (colourMark, pattern(colour)),
      (coloursMark, pattern("\(colour)( \(colour)){0,15}")),
    ].reduce(withRules(of: kind)) { replacing($1.0, in: $0, with: $1.1) }
  }

  /// Returns the schema that manifests are read with. It accepts any kind, colour and font, since
  /// unknown ones are reported in better words elsewhere.
  package static func of(_ kind: ContentKind?) -> XMLSchema {
    guard let schema = XMLSchema.shared(withRules(of: kind)) else {
      preconditionFailure("a built-in schema: pack.xsd")
    }
    return schema
  }

  private static func withRules(of kind: ContentKind?) -> [UInt8] {
    replacing(rulesMark, in: SchemaFiles.manifest, with: attributes(kind?.rules ?? everyRule))
  }

  /// Replaces the line `mark` by `lines`.
  private static func replacing(_ mark: String, in text: [UInt8], with lines: String) -> [UInt8] {
    var text = text
    let written = text.split(separator: UInt8(ascii: "\n"))
    if let line = written.first(where: { $0.elementsEqual(mark.utf8) }) {
      text.replaceSubrange(line.startIndex...line.endIndex, with: lines.utf8)
    }
    return text
  }

  private static let rulesMark =
    "    <xs:anyAttribute processContents=\"skip\"/><!-- the rules of the kind's game -->"
  private static let kindsMark =
    "      <xs:pattern value=\".*\"/><!-- the names of the kinds -->"

  private static let fontsMark = "      <xs:pattern value=\".*\"/><!-- the fonts of themes -->"
  private static let colourMark = "      <xs:pattern value=\".*\"/><!-- a colour -->"
  private static let coloursMark = "      <xs:pattern value=\".*\"/><!-- up to 16 colours -->"

  /// The pattern of a colour, as `SRGB` reads it.
  private static let colour = "#([0-9a-fA-F]{3}){1,2}"

  private static func enumeration(_ value: String) -> String {
    "      <xs:enumeration value=\"\(value)\"/>\n"
  }

  private static func pattern(_ pattern: String) -> String {
    "      <xs:pattern value=\"\(pattern)\"/>\n"
  }

  private static var everyRule: [RuleSpecification] {
    var rules: [RuleSpecification] = []
    for rule in ContentKind.all.flatMap(\.rules)
    where !rules.contains(where: { $0.name == rule.name }) {
      rules.append(rule)
    }
    return rules
  }

  private static func attributes(_ rules: [RuleSpecification]) -> String {
    rules.map { rule in
      """
          <xs:attribute name="\(rule.name)" type="\(type(of: rule))" default="\(rule.defaultText)">
            <xs:annotation><xs:documentation>\(rule.meaning)</xs:documentation></xs:annotation>
          </xs:attribute>

      """
    }.joined()
  }

  /// The XSD type describes the form of a setting; its limits are checked by the game's specification.
  private static func type(of rule: RuleSpecification) -> String {
    switch rule.kind {
    case .integer: "wholeNumber"
    case .optionalInteger: "wholeNumberOrNone"
    case .decimal: "decimalNumber"
    case .boolean: "trueOrFalse"
    case .word: "word"
    }
  }
}

extension ContentKind {
  /// Returns the kind whose name is most similar; nil if none is near.
  static func near(_ name: String) -> ContentKind? {
    NearMiss.of(name, among: names).flatMap(named)
  }
}
