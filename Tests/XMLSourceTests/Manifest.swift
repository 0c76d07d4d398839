import Diagnostics
import Files
import Testing
import XMLSource

/// A source that marks its faults in its own text as `⟦fault⟧`, in source order.
struct MarkedSource {
  var bytes: [UInt8] = []
  var faults: [Range<Int>] = []

  init(_ text: String) {
    var start = 0
    for character in text {
      switch character {
      case "⟦": start = bytes.count
      case "⟧": faults.append(start..<bytes.count)
      default: bytes += Array(character.utf8)
      }
    }
  }
}

enum Manifest {
  static let sound = """
    <?xml version="1.0" encoding="UTF-8"?>
    <pack id="world-facts" version="1.4.0" kind="facts" asOf="2026-01-31" language="en">
      <source path="holdb.csv"/>
      <title>World facts</title>
      <title xml:lang="de">Die Welt in Zahlen</title>
      <rules lives="5" horizon="100"/>
      <description>Facts &amp; figures</description>
      <license spdx="CC-BY-4.0"/>
      <author name="A. Author" url="https://example.org"/>
      <credit>Thanks to all</credit>
    </pack>

    """

  /// Returns the sound manifest with the first occurrence of `part` replaced.
  static func replacing(_ part: String, _ other: String) -> String {
    sound.split(separator: part, maxSplits: 1, omittingEmptySubsequences: false)
      .joined(separator: other)
  }

  static let schemaBytes: [UInt8] = {
    let folder = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    let text = (try? InputFile.readAll(folder + "/schemas/pack.xsd", limit: 1 << 20)) ?? []
    // The schema is completed for each kind; a few rules and a name stand in for those of a kind.
    let rules = [
      ("lives", "wholeNumber", "3"), ("fullScore", "wholeNumber", "100"),
      ("decay", "decimalNumber", "25"), ("yearMissCostsLife", "trueOrFalse", "false"),
      ("horizon", "wholeNumberOrNone", "none"),
    ]
    let attributes = rules.map { name, type, value in
      """
      <xs:attribute name="\(name)" type="\(type)" default="\(value)">
        <xs:annotation><xs:documentation>a rule</xs:documentation></xs:annotation>
      </xs:attribute>
      """
    }.joined()
    return Array(
      String(decoding: text, as: UTF8.self)
        .replacing("<xs:anyAttribute processContents=\"skip\"/>", with: attributes)
        .replacing(
          "<xs:pattern value=\".*\"/>", with: "<xs:enumeration value=\"facts\"/>"
        ).utf8)
  }()

  static func schema() throws -> XMLSchema { try #require(XMLSchema(schemaBytes)) }

  static func read(
    _ bytes: [UInt8], _ schema: XMLSchema? = nil
  ) throws -> (root: XMLElement?, findings: [Finding]) {
    var findings = Findings(limit: 1_000)
    let source = SourceBytes(name: "pack.xml", bytes)
    let root = XMLElement.read(source, schema: try schema ?? Self.schema(), findings: &findings)
    return (root, findings.kept)
  }
}

extension Finding {
  var summary: String { "\(code.id) \(message)" }
}
