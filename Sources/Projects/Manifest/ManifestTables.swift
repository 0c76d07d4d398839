internal import Diagnostics
internal import Kinds
internal import Rows

/// Checks what a manifest says of the author's own tables.
enum ManifestTables {
  static func findings(of manifest: Manifest, _ kind: ContentKind) -> [Finding] {
    var findings: [Finding] = []
    var taken: [(name: String, related: Related?, words: String)] = []
    if !kind.isOwnTable {
      taken.append((kind.name, nil, "the table of the questions is called so"))
    }
    for table in manifest.tables {
      let name = table.name.lowercased()
      if table.name.hasPrefix(".") {
        findings.append(dotted(table))
      } else if let problem = TableSchema.problem(withTable: table.name) {
        findings.append(
          Finding(
            .wrongTableName, "the name \(table.name.quoted()) \(problem)", at: table.place,
            help: "give the table another name"))
      } else if let other = taken.first(where: { $0.name == name }) {
        findings.append(
          Finding(
            .wrongTableName, "the name \(table.name.quoted()) is taken", at: table.place,
            label: other.words, help: "give the table a name of its own",
            related: [other.related].compactMap(\.self)))
      }
      taken.append((name, Related(table.place, "the first"), "another table is called so"))
      if table.sources.isEmpty {
        findings.append(
          Finding(
            .tableWithoutSource, "the table \(table.name.quoted()) has no source",
            at: table.place, help: "name a file with its rows: <source path=\"…\"/>"))
      }
    }
    return findings + [mixture(manifest, kind), questions(manifest, kind)].compactMap(\.self)
  }

  private static func dotted(_ table: Manifest.Table) -> Finding {
    let plain = String(table.name.drop { $0 == "." })
    let isQuoted = table.place.bytes.count == table.name.utf8.count
    return Finding(
      .wrongTableName, "the name \(table.name.quoted()) begins with a dot", at: table.place,
      label: "such names belong to packtool's own tables", help: "leave out the dot",
      fix: plain.isEmpty || !isQuoted ? nil : FixIt([.init(table.place.bytes, plain)], safe: false))
  }

  /// Reports a project of the kind `table` whose rows are in one table and in several.
  private static func mixture(_ manifest: Manifest, _ kind: ContentKind) -> Finding? {
    guard kind.isOwnTable, let table = manifest.tables.first,
      let place = manifest.schema?.place ?? manifest.sources.first?.place
    else { return nil }
    return Finding(
      .mixedTables, "the project has one table, and tables with names", at: place,
      help: "write it as a <table> with a name, as the others",
      related: [Related(table.place, "the first table with a name")])
  }

  /// Reports a game with tables beside questions that are nowhere.
  private static func questions(_ manifest: Manifest, _ kind: ContentKind) -> Finding? {
    guard !kind.isOwnTable, manifest.sources.isEmpty, let table = manifest.tables.first else {
      return nil
    }
    return Finding(
      .tableWithoutSource, "nothing holds the questions of the pack", at: table.place,
      label: "a table stands beside them",
      help: "name a file with questions, outside <table>: <source path=\"…\"/>")
  }
}

extension Code {
  static let wrongTableName = Code(
    "M151", .error, "a name that a table cannot have",
    why:
      "A pack finds each of its tables by its name; names with a dot in front are packtool's own.",
    bad: "<table name=\"people\" …/><table name=\"people\" …/>",
    good: "<table name=\"people\" …/><table name=\"cities\" …/>",
    fix: "Give each table a name of its own, other than the kind of the pack.")
  static let tableWithoutSource = Code(
    "M152", .error, "a table without a source",
    why: "Nothing would be in it.",
    bad: "<table name=\"people\" schema=\"people.schema.json\"/>",
    good: """
      <table name="people" schema="people.schema.json"><source path="people.csv"/></table>
      """,
    fix: "Name the file with its rows, or remove the table.")
  static let mixedTables = Code(
    "M153", .error, "a table without a name beside tables with names",
    why: "A pack of the kind table holds one table, or several that each have a name.",
    bad:
      "<schema path=\"people.schema.json\"/><source path=\"people.csv\"/><table name=\"cities\" …",
    good: "<table name=\"people\" schema=\"people.schema.json\">…</table><table name=\"cities\" …",
    fix: "Put the schema and the sources into a <table> as well.")

  static let tables = [wrongTableName, tableWithoutSource, mixedTables]
}
