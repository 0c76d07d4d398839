internal import Diagnostics
package import Kinds
internal import Rows

/// The limits of length that a manifest sets in place of those of its kind's schema. A table's own schema sets its
/// limits itself.
package enum FieldLengths {
  /// Returns the kind with the limits of the manifest; those that `findings` reports are passed over.
  static func kind(_ kind: ContentKind, with lengths: [Manifest.Length]) -> ContentKind {
    if lengths.isEmpty { return kind }
    var schema = kind.schema
    for length in lengths where isSettable(length.field, in: kind) {
      guard let index = schema.fields.firstIndex(where: { $0.name == length.field }) else {
        continue
      }
      schema.fields[index].constraints.maxLength = length.most
    }
    return kind.judging(by: schema)
  }

  /// The fields whose limit a manifest may set: texts that are not bound to a form.
  private static func settable(in kind: ContentKind) -> [String] {
    kind.isOwnTable
      ? []
      : kind.schema.fields.filter { field in
        field.type == .string && !field.isAsset && field.constraints.maxLength != nil
          && field.constraints.pattern == nil
      }.map(\.name)
  }

  /// True if a manifest may set the limit of the field.
  package static func isSettable(_ field: String, in kind: ContentKind) -> Bool {
    settable(in: kind).contains(field)
  }

  /// Reports limits that cannot be set, or are set twice.
  static func findings(of manifest: Manifest, _ kind: ContentKind) -> [Finding] {
    let names = settable(in: kind)
    return manifest.lengths.enumerated().compactMap { index, length in
      guard names.contains(length.field) else {
        let near = NearMiss.of(length.field, among: names)
        return Finding(
          .unsettableLength,
          "\(length.field.quoted()) is no column whose length can be set", at: length.place,
          label: near.map { "did you mean \($0)?" },
          help: kind.isOwnTable
            ? "say maxLength in the schema of the table"
            : "those are \(names.joined(separator: ", "))",
          fix: near.map { FixIt([.init(length.place.bytes, $0)], safe: false) })
      }
      guard let first = manifest.lengths[..<index].first(where: { $0.field == length.field })
      else { return nil }
      return Finding(
        .unsettableLength, "the length of \(length.field) is set twice", at: length.place,
        help: "remove one", related: [Related(first.place, "first set here")])
    }
  }
}
