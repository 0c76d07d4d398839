/// A version as semver.org has it, such as `1.4.0` or `2.0.0-rc.1`; what stands behind a `+` does not
/// count.
package struct SemanticVersion: Sendable, Comparable {
  package let major: Int
  package let minor: Int
  package let patch: Int
  /// What stands behind the dash.
  package let prerelease: [Substring]

  /// Nil for a text that is no version.
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

  package var isPrerelease: Bool { !prerelease.isEmpty }

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

  /// Numbers come before words, and by their value.
  private static func precedes(_ left: Substring, _ right: Substring) -> Bool {
    switch (UInt64(left), UInt64(right)) {
    case (let left?, let right?): left < right
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }
}
