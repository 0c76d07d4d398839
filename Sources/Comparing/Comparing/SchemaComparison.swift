internal import Diagnostics
internal import PackFormat
internal import Rows

/// Finds the differences of two tables' schemas: the key, the properties of each field, and the other members.
struct SchemaComparison {
  private let old: ComparedPack
  private let new: ComparedPack
  private let before: JSON
  private let after: JSON

  /// Returns a change for each part of the schema that differs, and one for another key.
  static func changes(_ old: ComparedPack, _ new: ComparedPack) throws(PackError) -> [Change] {
    let keys = (try keyNames(old), try keyNames(new))
    let key = keys.0 == keys.1 ? [] : [change(ofKey: keys.0, keys.1, old, new)]
    let (before, after) = (
      try PackListing.schema(of: old.table, in: old.pack),
      try PackListing.schema(of: new.table, in: new.pack)
    )
    guard before != after else { return key }
    guard let before, let after, let first = try? JSON(parsing: before),
      let second = try? JSON(parsing: after)
    else {
      let note = before == nil ? "added" : after == nil ? "removed" : "written otherwise"
      return key + [whole(note, old, new)]
    }
    let comparison = SchemaComparison(old: old, new: new, before: first, after: second)
    let isSame = first.text.text == second.text.text
    return key + comparison.fields + comparison.unusedFields + comparison.members
      + (isSame ? [whole("written otherwise", old, new)] : [])
  }

  private static func keyNames(_ side: ComparedPack) throws(PackError) -> [String] {
    try side.key.map(\.name)
  }

  private static func change(
    ofKey old: [String], _ new: [String], _ before: ComparedPack, _ after: ComparedPack
  ) -> Change {
    func text(_ names: [String]) -> String? {
      names.isEmpty ? nil : names.joined(separator: ", ")
    }
    return Change(
      kind: .id, subject: "primaryKey", note: "rows are named by other columns",
      oldPlace: before.place(ofSchemaAt: nil), newPlace: after.place(ofSchemaAt: nil),
      values: [.init(name: "", old: text(old), new: text(new))], bump: .major)
  }

  private static func whole(_ note: String, _ old: ComparedPack, _ new: ComparedPack) -> Change {
    Change(
      kind: .schema, subject: "schema", note: note, oldPlace: old.place(ofSchemaAt: nil),
      newPlace: new.place(ofSchemaAt: nil), values: [], bump: .patch)
  }

  // MARK: - Parts

  /// The changes of fields that both schemas have; `ColumnComparison` reports the others by their columns.
  private var fields: [Change] {
    (after["fields"]?.array ?? []).compactMap { field in
      guard let name = field["name"]?.string,
        let earlier = before["fields"]?.array?.first(where: { $0["name"]?.string == name })
      else { return nil }
      // A column of another type is reported by `ColumnComparison`.
      let isSameType = column(name, of: old)?.type == column(name, of: new)?.type
      let values = Self.values(earlier, field).filter { isSameType || $0.name != "type" }
      if values.isEmpty { return nil }
      let isRemark = values.allSatisfy { Self.remarks.contains($0.name) }
      return change(name, values, earlier, field, isRemark ? .patch : .minor)
    }
  }

  /// The fields that only one schema has, and for which neither pack has a column.
  private var unusedFields: [Change] {
    let (old, new) = (Self.names(before), Self.names(after))
    let both = new.filter { !old.contains($0) } + old.filter { !new.contains($0) }
    return both.compactMap { name in
      guard column(name, of: self.old) == nil, column(name, of: self.new) == nil else { return nil }
      var change = change(name, [], nil, nil, .patch)
      change.note = old.contains(name) ? "removed" : "added"
      return change
    }
  }

  private static func names(_ schema: JSON) -> [String] {
    (schema["fields"]?.array ?? []).compactMap { $0["name"]?.string }
  }

  private func column(_ name: String, of side: ComparedPack) -> PackColumn? {
    side.table.optionalColumn(name)
  }

  /// The changes of the schema's other members, such as its foreign keys.
  private var members: [Change] {
    Self.values(before, after).filter { !["fields", "primaryKey"].contains($0.name) }.map { value in
      change(
        value.name, [.init(name: "", old: value.old, new: value.new)], before[value.name],
        after[value.name], Self.remarks.contains(value.name) ? .patch : .minor)
    }
  }

  /// The members that say nothing about values.
  private static let remarks: Set = ["description", "title", "example", "$schema", "rdfType"]

  private func change(
    _ subject: String, _ values: [Change.Value], _ before: JSON?, _ after: JSON?, _ bump: Bump
  ) -> Change {
    Change(
      kind: .schema, subject: subject, oldPlace: old.place(ofSchemaAt: before?.bytes.lowerBound),
      newPlace: new.place(ofSchemaAt: after?.bytes.lowerBound), values: values, bump: bump)
  }

  /// Returns the members of two objects that differ, as JSON on one line.
  private static func values(_ before: JSON, _ after: JSON) -> [Change.Value] {
    let names = after.names + before.names.filter { !after.names.contains($0) }
    return names.compactMap { name in
      let (old, new) = (before[name]?.text.text, after[name]?.text.text)
      return old == new ? nil : Change.Value(name: name, old: old, new: new)
    }
  }
}

extension JSON {
  fileprivate var names: [String] {
    if case .object(let members) = value { members.map(\.name) } else { [] }
  }

  /// The value without its places.
  fileprivate var text: JSONText {
    switch value {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let digits): .number(digits)
    case .string(let text): .string(text)
    case .array(let items): .array(items.map(\.text))
    case .object(let members): .object(members.map { ($0.name, $0.value.text) })
    }
  }
}

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
    side.table.columns.filter(\.language.isEmpty)
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
