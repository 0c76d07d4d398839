internal import Diagnostics
internal import Kinds
internal import Rows

/// The columns that a manifest requires beyond the schema of its kind: where answers can be checked, and who did.
enum RequiredColumns {
  /// The settings of the manifest, and the fields that each requires.
  static let settings = [
    (name: "requireSource", fields: ["Source"]),
    (name: "requireReview", fields: ["Reviewed", "ReviewedBy"]),
  ]

  /// Returns the kind with those columns required; what `findings` reports is passed over.
  static func kind(_ kind: ContentKind, with required: [Manifest.Required]) -> ContentKind {
    if required.isEmpty { return kind }
    var schema = kind.schema
    for setting in required {
      for index in schema.fields.indices where setting.fields.contains(schema.fields[index].name) {
        schema.fields[index].constraints.required = true
        schema.fields[index].requiredBy = Related(setting.place, "required by \(setting.name)")
      }
    }
    return kind.judging(by: schema)
  }

  /// Reports settings for columns that the kind does not have.
  static func findings(of manifest: Manifest, _ kind: ContentKind) -> [Finding] {
    manifest.required.compactMap { setting in
      let lacking = setting.fields.filter { kind.schema.field($0) == nil }
      if !kind.isOwnTable, lacking.isEmpty { return nil }
      return Finding(
        .unrequirableColumn,
        kind.isOwnTable
          ? "\(setting.name) is for kinds whose columns packtool knows"
          : "\(kind.name) has no column \(lacking.joined(separator: " and no column "))",
        at: setting.place,
        help: kind.isOwnTable
          ? "say required in the schema of the table" : "leave out \(setting.name)")
    }
  }
}

extension Code {
  static let unrequirableColumn = Code(
    "M150", .error, "a required column that the kind does not have",
    why: "No row could have a value in it.",
    bad: "<pack … kind=\"number-duel\" requireSource=\"true\">",
    good: "<pack … kind=\"facts\" requireSource=\"true\">",
    fix: "Leave the setting out. A table says required in its schema.")
}
