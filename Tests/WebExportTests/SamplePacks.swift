import Games
import PackFormat
import TestSupport

@testable import WebExport

extension BuiltPack {
  /// A pack with one fact.
  static func facts(
    id: String = "test-pack", titles: [PackCard.Title] = [.init(language: "en", text: "Test")]
  ) -> BuiltPack {
    var pack = BuiltPack(
      kind: "facts", rules: RuleText.filled([], of: HigherOrLowerRules.specifications))
    pack.id = id
    pack.titles = titles
    pack.add("Fact", ["Squares on a chessboard"])
    pack.add("Value", [ExactDecimal(64)])
    pack.add("Unit", ["squares"])
    return pack
  }

  /// The pack, ready for a page.
  func forWeb(path: String = "test.qpk") throws -> WebPack {
    try WebPack(reader(), path: path)
  }
}
