package import PackFormat

/// The amount by which a version has to grow, in terms of semantic versioning.
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

extension SemanticVersion {
  /// Returns the part of the version that was raised; nil if `new` is lower.
  package func raise(to new: SemanticVersion) -> Bump? {
    if new < self { return nil }
    if !(self < new) { return Bump.none }
    // A prerelease makes no promises, so any change after it counts as major.
    if isPrerelease || new.major != major { return .major }
    if new.minor != minor { return major == 0 ? .major : .minor }
    return major == 0 ? .minor : .patch
  }

  /// Returns the next version. Below 1.0.0 each part moves one place back: a major change raises the minor
  /// part.
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
