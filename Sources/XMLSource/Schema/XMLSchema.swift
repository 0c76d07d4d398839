internal import Synchronization

/// A compiled XML schema and its outline; threads may share it.
package final class XMLSchema: Sendable {
  package let outline: SchemaOutline
  let compiled: CompiledSchema

  /// Compiles an XML schema; nil if the bytes are no valid XSD 1.0.
  package init?(_ bytes: [UInt8]) {
    guard let tree = LibXML2Tree(bytes), let root = tree.root, root.name == "schema",
      root.space == "http://www.w3.org/2001/XMLSchema", let compiled = CompiledSchema(tree)
    else { return nil }
    outline = SchemaOutline(root)
    self.compiled = compiled
  }

  private static let known = Mutex<[(bytes: [UInt8], schema: XMLSchema)]>([])

  /// Returns the schema for `bytes` from a cache that lasts as long as the process.
  ///
  /// Compiling a schema takes longer than reading most sources.
  package static func shared(_ bytes: [UInt8]) -> XMLSchema? {
    known.withLock { known in
      // A linear search: a process uses a few schemas.
      if let same = known.first(where: { $0.bytes == bytes }) { return same.schema }
      guard let schema = XMLSchema(bytes) else { return nil }
      known.append((bytes, schema))
      return schema
    }
  }
}
