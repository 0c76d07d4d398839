internal import PackFormat

/// Finds columns that only one pack has, or whose type differs. Apps read the columns of a table by name and
/// type.
enum ColumnComparison {
  static func changes(_ old: ComparedPack, _ new: ComparedPack) -> [Change] {
    let (before, after) = (columns(old), columns(new))
    let changed = after.compactMap { column -> Change? in
      let earlier = before.first { $0.name == column.name }
      if earlier?.type == column.type { return nil }
      return change(column.name, earlier?.type, column.type, earlier == nil ? .minor : .major)
    }
    let names = Set(after.map(\.name))
    return changed
      + before.filter { !names.contains($0.name) }.map { change($0.name, $0.type, nil, .major) }
  }

  private static func columns(_ side: ComparedPack) -> [PackColumn] {
    side.pack.kindTable.columns.filter(\.language.isEmpty)
  }

  private static func change(
    _ name: String, _ old: ColumnType?, _ new: ColumnType?, _ bump: Bump
  ) -> Change {
    let note = old == nil ? "added" : new == nil ? "removed" : "of another type"
    return Change(
      kind: .columns, subject: name, note: note,
      values: [.init(name: "", old: old?.name, new: new?.name)], bump: bump)
  }
}
