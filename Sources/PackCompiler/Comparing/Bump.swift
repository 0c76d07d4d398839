/// By how much a version has to grow.
package enum Bump: String, Sendable, Comparable, CaseIterable {
  case none, patch, minor, major

  package static func < (left: Bump, right: Bump) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .patch: 1
    case .minor: 2
    case .major: 3
    }
  }
}

/// A version as semver.org has it, such as `1.4.0` or `2.0.0-rc.1`; what stands behind a `+` does not
/// count.
package struct SemanticVersion: Sendable, Comparable {
  package let major: Int
  package let minor: Int
  package let patch: Int
  private let prerelease: [Substring]

  /// Nil for a text that is no version.
  package init?(_ text: String) {
    let version = text.split(separator: "+", maxSplits: 1).first ?? ""
    let parts = version.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
      .compactMap { part in part.allSatisfy(\.isASCII) ? UInt32(part).map(Int.init) : nil }
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

  /// By how much a newer version was raised; nil where it is lower.
  package func raise(to new: SemanticVersion) -> Bump? {
    if new < self { return nil }
    if !(self < new) { return Bump.none }
    // What was not released yet may become anything.
    if isPrerelease || new.major != major { return .major }
    if new.minor != minor { return major == 0 ? .major : .minor }
    return major == 0 ? .minor : .patch
  }

  /// The next version: below 1.0.0, where everything may still change, a place further back.
  package func raised(by bump: Bump) -> String {
    switch (bump, major == 0) {
    case (.none, _): "\(major).\(minor).\(patch)" + (isPrerelease ? "-" + name : "")
    case _ where isPrerelease: "\(major).\(minor).\(patch)"
    case (.major, false): "\(major + 1).0.0"
    case (.major, true), (.minor, false): "\(major).\(minor + 1).0"
    case (.minor, true), (.patch, _): "\(major).\(minor).\(patch + 1)"
    }
  }

  private var name: String { prerelease.joined(separator: ".") }
}
