package import PackFormat

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

extension SemanticVersion {
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
