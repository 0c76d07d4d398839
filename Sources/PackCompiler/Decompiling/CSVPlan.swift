internal import PackFormat
internal import Schema

/// Which columns a CSV source is written with: a pack does not say which ones a source had that are empty.
struct CSVPlan {
  struct Column {
    let label: String
    /// Which of the pack's columns it is; nil for one that is only named.
    let packed: Int?
  }

  let columns: [Column]
  let delimiter: UInt8

  /// The columns that each source needs, so that the pack has the same ones in the same order.
  static func needed(
    by sources: [DecompiledSource], _ packed: PackedColumns
  ) throws(DecompileError) -> [Set<Int>] {
    let extras = packed.columns.indices.filter { packed.columns[$0].field == nil }
    // Extras stand in a pack in the order in which sources first name them.
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

  /// With the columns needed; then others that the source may have had without a value in them.
  static func candidates(
    _ needed: Set<Int>, _ packed: PackedColumns, _ schema: TableSchema
  ) -> [CSVPlan] {
    let all = Set(packed.columns.indices)
    let fields = schema.fields.map(\.name)
    let isNew = needed != all
    var sets = [(needed, false)] + (isNew ? [(all, false)] : []) + [(needed, true)]
    if isNew { sets.append((all, true)) }
    return ",;\t|".utf8.flatMap { delimiter in
      sets.map { set, hasEveryField in
        CSVPlan(
          columns: columns(set, of: packed, fields, hasEveryField: hasEveryField),
          delimiter: delimiter)
      }
    }
  }

  private static func columns(
    _ chosen: Set<Int>, of packed: PackedColumns, _ fields: [String], hasEveryField: Bool
  ) -> [Column] {
    let extras = chosen.filter { packed.columns[$0].field == nil }.sorted()
    // An extra that differs from a field by its letter case alone would be taken for that field.
    let near = Set(extras.map { packed.columns[$0].label.lowercased() })
    let known = fields.flatMap { name in
      let here = packed.columns.indices.filter {
        chosen.contains($0) && packed.columns[$0].packed.name == name
      }
      let own = here.contains { packed.columns[$0].packed.language.isEmpty }
      let isNamed = !own && (hasEveryField || near.contains(name.lowercased()))
      return (isNamed ? [Column(label: name, packed: nil)] : [])
        + here.map { Column(label: packed.columns[$0].label, packed: $0) }
    }
    return known + extras.map { Column(label: packed.columns[$0].label, packed: $0) }
  }
}
