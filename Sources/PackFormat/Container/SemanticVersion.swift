/// A version as defined by semver.org, such as `1.4.0` or `2.0.0-rc.1`; build metadata (behind `+`)
/// is ignored.
package struct SemanticVersion: Sendable, Comparable {
  package let major: Int
  package let minor: Int
  package let patch: Int
  /// The identifiers behind the dash, such as `rc` and `1`.
  package let prerelease: [Substring]

  /// Parses a version; nil if the text is none.
  package init?(_ text: String) {
    let version = text.split(separator: "+", maxSplits: 1).first ?? ""
    let parts = version.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
      .compactMap { part in part.utf8.allSatisfy { $0 < 0x80 } ? UInt32(part).map(Int.init) : nil }
    guard numbers.count == 3, (parts.first ?? "").count(where: { $0 == "." }) == 2 else {
      return nil
    }
    (major, minor, patch) = (numbers[0], numbers[1], numbers[2])
    prerelease = parts.count < 2 ? [] : parts[1].split(separator: ".")
  }

  /// True if the version has a part behind a dash.
  package var isPrerelease: Bool { !prerelease.isEmpty }

  /// Compares two versions by precedence, as semver.org defines it.
  package static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
    let (old, new) = (left.numbers, right.numbers)
    if old != new { return old.lexicographicallyPrecedes(new) }
    if left.isPrerelease != right.isPrerelease { return left.isPrerelease }
    for (one, other) in zip(left.prerelease, right.prerelease) where one != other {
      return precedes(one, other)
    }
    return left.prerelease.count < right.prerelease.count
  }

  private var numbers: [Int] { [major, minor, patch] }

  /// Compares two pre-release identifiers: numbers by value, and before words.
  private static func precedes(_ left: Substring, _ right: Substring) -> Bool {
    switch (UInt64(left), UInt64(right)) {
    case (let left?, let right?): left < right
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }
}
