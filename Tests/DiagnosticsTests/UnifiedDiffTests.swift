import Testing

@testable import Diagnostics

struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(
      decoding: UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).text(name: "f"),
      as: UTF8.self)
  }

  @Test
  func textsThatAreTheSameHaveNoDiff() {
    #expect(diff("", "") == "")
    #expect(diff("a\nb", "a\nb") == "")
  }

  @Test
  func aChangedLineIsShownWithThreeLinesAroundIt() {
    let old = (1...9).map { "\($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("5", with: "five")) == """
        --- f
        +++ f
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test
  func changesFarApartAreHunksOfTheirOwnAndNearOnesAreOne() {
    let old = (1...20).map { "\($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("10\n", with: "").replacing("17\n", with: "")).contains(
        "@@ -7,14 +7,12 @@"))
    let far = diff(
      old, old.replacing("8\n9", with: "8\nnew\n9").replacing("18\n19", with: "18\nnew\n19"))
    #expect(
      far.split(separator: "\n").filter { $0.hasPrefix("@@") } == [
        "@@ -6,6 +6,7 @@", "@@ -16,5 +17,6 @@",
      ])
  }

  @Test(arguments: [
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ("a\r\nb\r\n", "a\nb\n", "@@ -1,2 +1,2 @@\n-a\r\n-b\r\n+a\n+b\n"),
    ("x\nx\ny\n", "x\ny\nx\n", "@@ -1,3 +1,3 @@\n x\n-x\n y\n+x\n"),
  ])
  func edges(old: String, new: String, hunks: String) {
    #expect(diff(old, new) == "--- f\n+++ f\n" + hunks)
  }

  /// There are few different lines, so that lines repeat, move and vanish.
  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func aDiffAppliedToTheOldGivesTheNew(seed: UInt64) {
    var state = seed
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    let old = (0..<next(30)).map { _ in "\(next(12))" }
    var new = old
    for _ in 0..<next(8) {
      let at = Int(next(UInt64(new.count + 1)))
      switch next(3) {
      case 0: new.insert("\(next(20))", at: at)
      case 1 where at < new.count: new.remove(at: at)
      case _ where at < new.count: new[at] = "\(next(20))"
      default: break
      }
    }
    let text = diff(old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
    #expect(applied(text, to: old) == new, "\(text)")
  }

  /// Applies a diff; nil if a kept or removed line, or a count, does not match the old text.
  private func applied(_ diff: String, to old: [String]) -> [String]? {
    var result: [String] = []
    var next = 0
    var left = (old: 0, new: 0)
    for line in diff.split(separator: "\n").dropFirst(2) {
      if line.hasPrefix("@@") {
        guard left == (0, 0) else { return nil }
        let numbers = line.split(separator: " ")[1...2].map { part in
          part.dropFirst().split(separator: ",").compactMap { Int($0) }
        }
        left = (numbers[0].count > 1 ? numbers[0][1] : 1, numbers[1].count > 1 ? numbers[1][1] : 1)
        let start = left.old == 0 ? numbers[0][0] : numbers[0][0] - 1
        result += old[next..<start]
        next = start
        guard result.count == (left.new == 0 ? numbers[1][0] : numbers[1][0] - 1) else {
          return nil
        }
        continue
      }
      let text = String(line.dropFirst())
      if line.first != "+" {
        guard next < old.count, old[next] == text else { return nil }
        next += 1
        left.old -= 1
      }
      if line.first != "-" {
        result.append(text)
        left.new -= 1
      }
    }
    return left == (0, 0) ? result + old[next...] : nil
  }
}
