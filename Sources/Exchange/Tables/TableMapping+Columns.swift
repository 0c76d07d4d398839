extension TableMapping {
  /// The column of each field that has exactly one.
  var fieldColumns: [String: Int] {
    // Wrong choices are numbered anew where choices stand in columns of their own.
    let isNumbered = !choices.isEmpty || roles.values.contains(.wrong)
    var columns: [String: [Int]] = [:]
    for (column, role) in roles {
      guard case .field(let field) = role, !(isNumbered && field.hasPrefix("Wrong")) else {
        continue
      }
      columns[field, default: []].append(column)
    }
    return columns.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }
}
