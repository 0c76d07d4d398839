internal import PackFormat
internal import Rows

/// The columns and the delimiter of a decompiled CSV source. A pack does not say which empty columns its
/// source had.
struct CSVPlan {
  struct Column {
    let label: String
    /// The column of the pack; nil for a column without values, which is only named in the header row.
    let packed: Int?
  }

  let columns: [Column]
  let delimiter: UInt8

  /// Returns the columns that each source needs, so that compiling gives the pack's columns in the same
  /// order.
  static func needed(
    by sources: [DecompiledSource], _ packed: PackedColumns
  ) throws(DecompileError) -> [Set<Int>] {
    let extras = packed.columns.indices.filter { packed.columns[$0].field == nil }
    // Columns outside the schema come in the order in which sources first name them.
    var named = 0
    var needed: [Set<Int>] = []
    for source in sources {
      var columns: Set<Int> = []
      for index in packed.columns.indices where try packed.hasValue(index, in: source.rows) {
        columns.insert(index)
      }
      if let last = extras.lastIndex(where: { columns.contains($0) }), last >= named {
        columns.formUnion(extras[named...last])
        named = last + 1
      }
      needed.append(columns)
    }
    return needed
  }

  /// Returns the plans to try: the needed columns; all columns of the pack; all fields of the schema. Then
  /// come combinations of empty fields: every one if there are few fields, otherwise one or two.
  static func candidates(
    _ needed: Set<Int>, _ packed: PackedColumns, _ schema: TableSchema
  ) -> [CSVPlan] {
    let fields = schema.fields.map(\.name)
    let all = Set(packed.columns.indices)
    let sets = needed == all ? [all] : [needed, all]
    let likely = ",;\t|".utf8.flatMap { delimiter in
      [[], Set(fields)].flatMap { named in
        sets.map {
          CSVPlan(columns: columns($0, of: packed, fields, naming: named), delimiter: delimiter)
        }
      }
    }
    let used = needed.map { packed.columns[$0].packed }.filter(\.language.isEmpty).map(\.name)
    let empty = fields.filter { !used.contains($0) }
    let most = empty.count <= 8 ? empty.count : 2
    let others = (1..<1 << min(empty.count, 20)).lazy.filter { $0.nonzeroBitCount <= most }.map {
      mask in
      let named = Set(empty.indices.filter { mask >> $0 & 1 == 1 }.map { empty[$0] })
      return CSVPlan(
        columns: columns(needed, of: packed, fields, naming: named), delimiter: UInt8(ascii: ","))
    }
    return likely + others
  }

  private static func columns(
    _ chosen: Set<Int>, of packed: PackedColumns, _ fields: [String], naming named: Set<String>
  ) -> [Column] {
    let extras = chosen.filter { packed.columns[$0].field == nil }.sorted()
    // Such a column, which differs from a field only by letter case, would be taken for the field.
    let near = Set(extras.map { packed.columns[$0].label.lowercased() })
    let known = fields.flatMap { name in
      let here = packed.columns.indices.filter {
        chosen.contains($0) && packed.columns[$0].packed.name == name
      }
      let own = here.contains { packed.columns[$0].packed.language.isEmpty }
      let isNamed = !own && (named.contains(name) || near.contains(name.lowercased()))
      return (isNamed ? [Column(label: name, packed: nil)] : [])
        + here.map { Column(label: packed.columns[$0].label, packed: $0) }
    }
    return known + extras.map { Column(label: packed.columns[$0].label, packed: $0) }
  }
}
