internal import Diagnostics
internal import Games
internal import SchemaFiles
internal import XMLSource

/// The XML schema of the manifest, with the rules of a kind's game in it.
///
/// `schemas/pack.xsd` leaves the attributes of `<rules>` and the names of the kinds open; here they
/// are filled in from the game's table of rules and the catalogue, so that they stand once.
package enum ManifestSchema {
  /// For the packs of a kind; of none: for packs of any, with the rules of all.
  package static func text(for kind: ContentKind?) -> [UInt8] {
    let kinds = kind.map { [$0] } ?? ContentKind.allWithTable
    return replacing(kindsMark, in: withRules(of: kind), with: kinds.map(enumeration).joined())
  }

  /// What manifests are read by: a kind that is not known is told in better words than the schema's.
  static func of(_ kind: ContentKind?) -> XMLSchema {
    guard let schema = XMLSchema.shared(withRules(of: kind)) else {
      preconditionFailure("a built-in schema: pack.xsd")
    }
    return schema
  }

  private static func withRules(of kind: ContentKind?) -> [UInt8] {
    replacing(rulesMark, in: SchemaFiles.manifest, with: attributes(kind?.rules ?? everyRule))
  }

  /// The text with other lines in place of one.
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

  private static func enumeration(of kind: ContentKind) -> String {
    "      <xs:enumeration value=\"\(kind.name)\"/>\n"
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

  /// The types of `pack.xsd` state forms; what a value may be is judged by the game's own table.
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
  /// The kind whose name was probably meant.
  static func near(_ name: String) -> ContentKind? {
    NearMiss.of(name, among: names).flatMap(named)
  }
}
