internal import Rows
internal import Synchronization

/// A Table Schema that is parsed at its first use; `CatalogueTests` parses every built-in one.
final class BuiltInSchema: Sendable {
  private let json: [UInt8]
  private let parsed = Mutex<TableSchema?>(nil)

  init(_ json: [UInt8]) { self.json = json }

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
