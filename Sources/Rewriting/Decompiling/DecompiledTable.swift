internal import Comparing
internal import Diagnostics
internal import Kinds
internal import PackFormat
internal import Projects
internal import Rows

/// A table of a pack that is written as sources: that of its kind, or one of the author's own.
struct DecompiledTable {
  let name: String
  let kind: ContentKind
  let packed: PackedColumns
  /// The sources, with the columns that each needs.
  let plans: [(source: DecompiledSource, columns: Set<Int>)]
  /// The file with the Table Schema; nil if the schema is built in.
  let schemaName: String?
  /// True if the pack holds the schema, byte for byte.
  let hasSchema: Bool
  /// True if the manifest gives the table a name.
  let isNamed: Bool

  /// Returns the tables of a pack, the one of its kind first. Their sources have their old formats, or `format`.
  static func all(
    of pack: PackReader, _ listed: PackListing, as format: SourceFormat?
  ) throws(DecompileError) -> [DecompiledTable] {
    let own = pack.tables.dropFirst()
    if let other = own.first(where: {
      OwnTable.isReserved($0.name) && OwnTable(rawValue: $0.name) == nil
    }) {
      throw .unwritable("its table \(other.name.quoted()) is none that this version knows")
    }
    let name = pack.header.card.kind
    guard let known = ContentKind.named(name) else {
      throw .unwritable("it is of the kind \(name.quoted()), which this version does not know")
    }
    let others = own.filter { !OwnTable.isReserved($0.name) }
    let isAlone = known.isOwnTable && others.isEmpty && pack.kindTable.name == known.name
    var names = SourceNames(listed)
    var tables: [DecompiledTable] = []
    for table in [pack.kindTable] + others {
      let isOwn = known.isOwnTable || !tables.isEmpty
      tables.append(
        try DecompiledTable(
          pack, table, isOwn ? nil : known, isNamed: isOwn && !isAlone, listed, as: format, &names))
    }
    return tables
  }

  /// `builtIn` is the kind of a table whose schema is not the author's.
  private init(
    _ pack: PackReader, _ table: PackTable, _ builtIn: ContentKind?, isNamed: Bool,
    _ listed: PackListing, as format: SourceFormat?, _ names: inout SourceNames
  ) throws(DecompileError) {
    let json = try reading { () throws(PackError) in try PackListing.schema(of: table, in: pack) }
    name = table.name
    if let builtIn {
      kind = builtIn
    } else {
      kind = try Self.kind(of: table, in: pack, json)
    }
    hasSchema = builtIn == nil && json != nil
    self.isNamed = isNamed
    schemaName = isNamed ? "\(table.name).schema.json" : kind.form.projectSchema
    packed = try PackedColumns(
      pack, table, kind.schema, assets: listed.assets.map(\.name),
      noun: builtIn == nil ? "row" : pack.header.card.rowNoun)
    let sources = try DecompiledSource.all(of: pack, table, listed, as: format, &names)
    plans = zip(sources, try CSVPlan.needed(by: sources, packed)).map { ($0, $1) }
  }

  /// Returns the kind of an author's own table, from the schema that the pack holds or from names, types and key.
  private static func kind(
    of table: PackTable, in pack: PackReader, _ json: [UInt8]?
  ) throws(DecompileError) -> ContentKind {
    let key = try reading { () throws(PackError) in try pack.keyColumns(of: table) }.map(\.name)
    let json = json ?? DecompiledSchema.json(of: table, key: key)
    let words = table.name == pack.kindTable.name ? "its" : "\(table.name.quoted()): its"
    guard json.count <= ProjectKind.longestSchema else {
      throw .unwritable("\(words) schema is over \(ProjectKind.longestSchema) bytes long")
    }
    let made: ContentKind
    do throws(SchemaError) {
      made = try .table(json)
    } catch {
      throw .unwritable("\(words) schema is not valid here: \(error.message)")
    }
    guard made.schema.identity == key else {
      throw .unwritable("\(words) key is not the primaryKey of its schema")
    }
    return made
  }
}
