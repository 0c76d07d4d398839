import PackFormat
import Testing

@testable import Comparing

/// Tests of versions and of the bump between two of them.
struct SemanticVersionTests {
  /// Versions in the order that semver.org gives.
  private static let ascending = [
    "0.0.1", "0.1.0", "0.10.0", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta",
    "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.0.1", "1.2.0", "1.10.0", "2.0.0",
  ]

  @Test func versionsAreOrderedByTheirNumbersAndThenByTheirPrereleases() throws {
    let versions = try Self.ascending.map { try #require(SemanticVersion($0)) }
    for (index, version) in versions.enumerated() {
      for (other, later) in versions.enumerated() {
        #expect((version < later) == (index < other), "\(Self.ascending[index])")
      }
    }
  }

  @Test(arguments: [
    "", "1", "1.2", "1.2.3.4", "1..3", "a.b.c", "1.2.-3", "1.2.x", "١.٢.٣", "1.2.3 ",
  ])
  func whatIsNoVersionIsNone(_ text: String) {
    #expect(SemanticVersion(text) == nil)
  }

  @Test(
    arguments: [
      ("1.2.3", "1.2.3", Bump.none), ("1.2.3", "1.2.4", .patch), ("1.2.3", "1.3.0", .minor),
      ("1.2.3", "2.0.0", .major), ("1.2.3", "1.2.2", nil), ("1.2.3", "1.2.3-rc.1", nil),
      ("1.2.3", "2.0.0-rc.1", .major), ("2.0.0-rc.1", "2.0.0", .major), ("0.1.0", "0.1.1", .minor),
      ("0.1.0", "0.2.0", .major), ("0.1.0", "1.0.0", .major), ("1.2.3+a", "1.2.3+b", Bump.none),
    ] as [(String, String, Bump?)])
  func aRaiseIsAsBigAsItsFirstNumber(_ old: String, _ new: String, _ raise: Bump?) throws {
    let old = try #require(SemanticVersion(old))
    #expect(old.raise(to: try #require(SemanticVersion(new))) == raise)
  }

  @Test(
    arguments: ["0.0.0", "0.3.1", "1.0.0", "1.2.3", "4.0.0-rc.1", "0.9.9-beta"], Bump.allCases)
  func theNextVersionIsRaisedByEnough(_ text: String, _ bump: Bump) throws {
    let version = try #require(SemanticVersion(text))
    let next = try #require(SemanticVersion(version.raised(by: bump)))
    #expect(try #require(version.raise(to: next)) >= bump)
  }
}
