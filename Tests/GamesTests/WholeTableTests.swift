import Games
import PackFormat
import TestSupport
import Testing

/// Tests of the size limits for tables that a game reads whole.
struct WholeTableTests {
  private func refusal(_ read: () throws -> Void) -> PackError.Reason? {
    do {
      try read()
      return nil
    } catch {
      return (error as? PackError)?.reason
    }
  }

  @Test(arguments: [(17, true), (16, false)])
  func rulesHaveAtMostAMebibyte(count: Int, isRefused: Bool) throws {
    // All rows share one text, so that the pack is small.
    let text = String(repeating: "a", count: 65_536 - 1)
    let pack = BuiltPack(
      kind: "facts", rules: Array(repeating: RuleText("r", text), count: count))
    let reader = try pack.reader()
    let reason = refusal { _ = try RuleText.all(in: reader) }
    #expect(reason == (isRefused ? .malformed("over a mebibyte of rules") : nil))
  }

  @Test func textsAndCreditsHaveAtMostAMebibyte() throws {
    let text = String(repeating: "a", count: 65_000)
    var pack = BuiltPack(kind: "facts", rules: [])
    pack.texts = (0..<20).map { _ in ("wrong", "", text) }
    pack.about = (0..<20).map { _ in ("credit", "", text) }
    let reader = try pack.reader()
    #expect(refusal { _ = try PackTexts(reader) } == .malformed("over a mebibyte of texts"))
    #expect(
      refusal { _ = try PackCredits(reader, language: "en") }
        == .malformed("over a mebibyte of lines about the pack"))
  }

  /// The text that ids are derived from counts as well, whatever its column is called.
  @Test(arguments: ["Level", "Aside", "Id"])
  func levelsHaveAtMostAMebibyte(name: String) throws {
    let long = [String?](repeating: String(repeating: "a", count: 65_000), count: 20)
    var duel = BuiltPack(kind: "number-duel", rules: [])
    duel.add(name, long)
    if name != "Level" { duel.add("Level", Array(repeating: "Easy", count: 20)) }
    duel.add("Computer", Array(repeating: "random", count: 20))
    duel.add("From", .integer, Array(repeating: 1, count: 20))
    duel.add("To", .integer, Array(repeating: 9, count: 20))
    let reader = try duel.reader()
    #expect(
      refusal { _ = try DuelLevel.all(in: reader, language: "en") }
        == .malformed("over a mebibyte of levels"))
    var grid = BuiltPack(kind: "sum-grid", rules: [])
    grid.add(name, long)
    let other = try grid.reader()
    #expect(
      refusal { _ = try SumGridLevel.all(in: other, language: "en") }
        == .malformed("over a mebibyte of levels"))
  }
}
