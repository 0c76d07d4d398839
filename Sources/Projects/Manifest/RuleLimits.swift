internal import Diagnostics
internal import Kinds

/// The limits of rules that a manifest sets in place of the usual ones.
enum RuleLimits {
  /// Reports limits of rules that have none, and limits that are set twice.
  static func findings(of manifest: Manifest, _ kind: ContentKind) -> [Finding] {
    let codes = kind.checks.limited.map(\.id)
    return manifest.limits.enumerated().compactMap { index, limit in
      guard codes.contains(limit.code) else {
        return Finding(
          .unsettableLength, "\(limit.code.quoted()) is no rule whose limit can be set",
          at: limit.place,
          help: codes.isEmpty
            ? "remove it: the rules of this kind have no limits"
            : "those are \(codes.joined(separator: ", "))")
      }
      guard let first = manifest.limits[..<index].first(where: { $0.code == limit.code }) else {
        return nil
      }
      return Finding(
        .unsettableLength, "the limit of \(limit.code) is set twice", at: limit.place,
        help: "remove one", related: [Related(first.place, "first set here")])
    }
  }
}
