package import Schema
internal import Schemas

extension UnitTable {
  /// The table of `schemas/units.csv`; a test reads it.
  package static let builtIn: UnitTable = {
    guard let table = UnitTable(csv: Schemas.units) else {
      preconditionFailure("a built-in schema: units.csv")
    }
    return table
  }()
}
