internal import Kinds
internal import PackFormat

/// Compares the version of a pack with what its changes require.
package struct VersionCheck {
  /// The part of the version that the changes require to be raised.
  package let suggested: Bump
  /// The part that was raised; nil if the version was lowered or is not a semantic version.
  package let raised: Bump?
  /// The lowest sufficient version; nil if the old one is not a semantic version.
  package let next: String?
  package let isEnough: Bool
  private let old: String
  private let new: String

  package init(_ diff: PackDiff) {
    old = diff.old.card.version
    new = diff.new.card.version
    suggested = diff.bump
    let (before, after) = (SemanticVersion(old), SemanticVersion(new))
    next = before?.raised(by: suggested)
    guard let before, let after else {
      raised = nil
      isEnough = old == new && suggested == .none
      return
    }
    let raise = before.raise(to: after)
    raised = raise
    isEnough = raise.map { [suggested] in $0 >= suggested } ?? false
  }

  /// The result in one line.
  package var text: String {
    if isEnough, suggested == .none, raised == Bump.none {
      return "the version is the same, \(new)"
    }
    guard SemanticVersion(old) != nil, let next else { return "\(old) is not a semantic version" }
    guard SemanticVersion(new) != nil else { return "\(new) is not a semantic version" }
    guard let raised else { return "the version was lowered from \(old) to \(new)" }
    if isEnough {
      return raised == .none
        ? "the version is the same, \(new)" : "the version was raised from \(old) to \(new): enough"
    }
    let now = raised == .none ? "the version is still \(new)" : "\(new) is only a \(raised) raise"
    return "\(now): raise it to \(next) or higher"
  }
}

extension PackDiff {
  /// The reasons for raising the version, the gravest first.
  package var reasons: [(bump: Bump, text: String)] {
    let reasons = sections.map { (bump: $0.bump, text: $0.counted) }
    if reasons.isEmpty, !isSame { return [(.patch, "the pack is laid out otherwise")] }
    return [Bump.major, .minor, .patch].flatMap { bump in reasons.filter { $0.bump == bump } }
  }

  /// True if both packs have the same id.
  package var isOnePack: Bool { old.card.id == new.card.id }
}
