internal import Kinds
internal import Projects
internal import Rows

extension FieldLengths {
  /// The limits that a manifest has to set for texts of a pack, by the order of the schema.
  static func needed(
    by packed: PackedColumns, _ kind: ContentKind
  ) throws(DecompileError) -> [(field: String, most: Int)] {
    var needed: [(field: String, most: Int)] = []
    for field in kind.schema.fields where isSettable(field.name, in: kind) {
      guard let limit = field.constraints.maxLength else { continue }
      let longest = try packed.longestText(of: field.name, over: limit)
      if let longest { needed.append((field.name, longest)) }
    }
    return needed
  }
}
