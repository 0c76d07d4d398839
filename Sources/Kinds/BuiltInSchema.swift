internal import Rows
internal import Synchronization

/// A Table Schema that is parsed at its first use; `CatalogueTests` parses every built-in one.
final class BuiltInSchema: Sendable {
  private let json: [UInt8]
  private let parsed: Mutex<TableSchema?>

  /// `schema` is the schema of an author's own table, which is parsed already.
  init(_ json: [UInt8], parsed schema: TableSchema? = nil) {
    self.json = json
    parsed = Mutex(schema)
  }

  var schema: TableSchema {
    parsed.withLock { parsed in
      if let parsed { return parsed }
      do throws(SchemaError) {
        let schema = try TableSchema(json: json)
        parsed = schema
        return schema
      } catch {
        preconditionFailure("a built-in schema: \(error.message)")
      }
    }
  }
}
