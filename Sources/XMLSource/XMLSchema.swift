internal import Diagnostics

/// A schema that XML sources are checked against.
package final class XMLSchema {
  package let outline: SchemaOutline
  let compiled: CompiledSchema

  /// Nil where the bytes are no XML schema (XSD 1.0).
  package init?(_ bytes: [UInt8]) {
    var findings = Findings(limit: 1)
    let source = SourceBytes(name: "", bytes)
    guard let root = XMLElement.read(source, findings: &findings), root.name == "xs:schema",
      let compiled = CompiledSchema(bytes)
    else { return nil }
    outline = SchemaOutline(root)
    self.compiled = compiled
  }
}
