internal import Synchronization

/// A schema that XML sources are checked against; any number of threads may share it.
package final class XMLSchema: Sendable {
  package let outline: SchemaOutline
  let compiled: CompiledSchema

  /// Nil where the bytes are no XML schema (XSD 1.0).
  package init?(_ bytes: [UInt8]) {
    guard let tree = LibXML2Tree(bytes), let root = tree.root, root.name == "schema",
      root.space == "http://www.w3.org/2001/XMLSchema", let compiled = CompiledSchema(tree)
    else { return nil }
    outline = SchemaOutline(root)
    self.compiled = compiled
  }

  private static let known = Mutex<[(bytes: [UInt8], schema: XMLSchema)]>([])

  /// The same schema for the same bytes as long as the program runs: reading one takes longer than
  /// reading most sources.
  package static func shared(_ bytes: [UInt8]) -> XMLSchema? {
    known.withLock { known in
      // A few at most, so that none has to be hashed.
      if let same = known.first(where: { $0.bytes == bytes }) { return same.schema }
      guard let schema = XMLSchema(bytes) else { return nil }
      known.append((bytes, schema))
      return schema
    }
  }
}
