internal import Diagnostics
internal import Kinds
internal import Rows

/// The foreign keys of a project's tables: each is matched with the table that it leads to, or reported at its place in
/// the schema.
struct TableLinks {
  /// The tables with their references.
  private(set) var tables: [ProjectTable]
  private(set) var findings: [Finding] = []
  /// The names of all tables, also of those without a valid schema.
  private let names: [String]

  init(_ tables: [ProjectTable], names: [String]) {
    self.tables = tables
    self.names = names
    for index in tables.indices {
      guard let file = tables[index].schemaFile else { continue }
      for key in tables[index].kind.schema.foreignKeys { match(key, of: index, file) }
    }
  }

  private mutating func match(_ key: TableSchema.ForeignKey, of index: Int, _ file: String) {
    let own = tables[index]
    let name = key.resource.isEmpty ? own.name : key.resource
    guard let other = tables.firstIndex(where: { $0.name == name }) else {
      // A table whose schema or name is at fault has a finding.
      if !names.contains(name), !names.contains("." + name) { addUnknownTable(key, own, file) }
      return
    }
    let target = tables[other]
    let place = Place(file, key.targetBytes)
    let known = target.kind.fieldNames
    for (field, targetName) in zip(key.fields, key.targets) {
      guard let there = target.kind.schema.field(targetName) else {
        let near = NearMiss.of(targetName, among: known)
        findings.append(
          Finding(
            .foreignKeyToNothing, "the table \(name) has no column \(targetName.quoted())",
            at: place, label: near.map { "did you mean \($0)?" },
            help: "its columns are \(Self.list(known))"))
        return
      }
      guard let here = own.kind.schema.field(field), here.type != there.type else { continue }
      findings.append(
        Finding(
          .foreignKeyOfOtherType,
          "\(field) is of type \(here.type), and \(targetName) of \(name) of type \(there.type)",
          at: place, help: "give both columns one type"))
      return
    }
    tables[index].references.append(
      .init(fields: key.fields, table: other, targets: key.targets))
    if !Self.isUnique(key.targets, in: target.kind.schema) {
      findings.append(
        Finding(
          .foreignKeyToMany,
          "several rows of \(name) may have the same \(key.targets.joined(separator: " and "))",
          at: place, label: "no key of that table",
          help: "make it the primaryKey of \(name), or say unique in its constraints"))
    }
  }

  private mutating func addUnknownTable(
    _ key: TableSchema.ForeignKey, _ own: ProjectTable, _ file: String
  ) {
    let near = NearMiss.of(key.resource, among: names)
    findings.append(
      Finding(
        .foreignKeyToNothing, "the project has no table \(key.resource.quoted())",
        at: Place(file, key.resourceBytes), label: near.map { "did you mean \($0)?" },
        help: names == [own.name]
          ? "name a table of pack.xml, or leave out resource for the same table"
          : "its tables are \(Self.list(names))"))
  }

  /// True if no two rows can have one value in these fields.
  private static func isUnique(_ fields: [String], in schema: TableSchema) -> Bool {
    fields.contains { schema.field($0)?.constraints.unique == true }
      || !schema.primaryKey.isEmpty && schema.primaryKey.allSatisfy(fields.contains)
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
  }
}

extension Code {
  static let foreignKeyToNothing = Code(
    "F160", .error, "a foreign key to a table or column that is not there",
    why: "No value could refer to anything.",
    bad: "\"foreignKeys\": [{\"fields\": \"City\", \"reference\": {\"resource\": \"town\", …",
    good: "\"foreignKeys\": [{\"fields\": \"City\", \"reference\": {\"resource\": \"cities\", …",
    fix: "Name a table of pack.xml and a column of its schema, or remove the key.")
  static let foreignKeyOfOtherType = Code(
    "F161", .error, "a foreign key between columns of different types",
    why: "A number and a text are never the same value, even where they are written alike.",
    bad: "City (an integer) → Name (a string)",
    good: "City (a string) → Name (a string)",
    fix: "Give both columns the same type in their schemas.")
  static let foreignKeyToMany = Code(
    "F162", .warning, "a foreign key that may lead to several rows",
    why: "A program that looks up the row would take one of them, and perhaps the wrong one.",
    bad: "{\"fields\": [{\"name\": \"Name\"}]} (and no primaryKey)",
    good: "{\"fields\": [{\"name\": \"Name\"}], \"primaryKey\": \"Name\"}",
    fix: "Make the target a key of its table, so that packtool finds values that stand there twice."
  )

  static let links = [foreignKeyToNothing, foreignKeyOfOtherType, foreignKeyToMany]
}
