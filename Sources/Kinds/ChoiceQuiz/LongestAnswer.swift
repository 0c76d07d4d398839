internal import Diagnostics
internal import Rows
internal import TextUnicode

/// Reports packs in which the right choice is so often the longest, or the shortest, that it gives itself away.
struct LongestAnswer: CrossRowRule {
  static let code = Code(
    "P202", .warning, "the right choice is too often the longest",
    why: "A player who always takes the longest choice wins without knowing anything.",
    bad:
      "Prompt,Right,Wrong1,Wrong2,Wrong3\nWhich is a prime?,\"5, since only 1 and 5 divide it\",4,6,8 (and 19 more like it)",
    good: "Prompt,Right,Wrong1,Wrong2,Wrong3\nWhich is a prime?,5,4,6,8",
    fix: "Make wrong choices as long and as exact as right ones; leave reasons to Explanation."
      + " <limit of=\"P202\" most=\"80\"/> in pack.xml allows 80 per cent of the questions; without it, a quarter of"
      + " what knowing every answer brings.")

  static let shortest = Code(
    "Q132", .warning, "the right choice is too often the shortest",
    why: "A player who always takes the shortest choice wins without knowing anything.",
    bad:
      "Prompt,Right,Wrong1,Wrong2,Wrong3\nWhich is a prime?,5,4 or maybe 9,6 or maybe 15,8 or maybe 21 (and 19 more like it)",
    good: "Prompt,Right,Wrong1,Wrong2,Wrong3\nWhich is a prime?,5,4,6,8",
    fix: "Make wrong choices as short as right ones."
      + " <limit of=\"Q132\" most=\"80\"/> in pack.xml allows 80 per cent of the questions; without it, a quarter of"
      + " what knowing every answer brings.")

  static let comparesRows = false
  let fields = ["Right"] + QuestionRow.wrongColumns

  private var right: Int?
  private var wrongs: [Int] = []
  private var file = ""
  private var longest = Tally(
    code, "longest", "as long as right ones, and leave reasons to Explanation")
  private var least = Tally(shortest, "shortest", "as short as right ones")
  private var findings: Findings

  /// The questions of one extreme.
  private struct Tally {
    let code: Code
    let name: String
    let help: String
    var share = ShareOfQuestions()
    var limit: Int?
    /// The first right choice that is the extreme.
    var place: Place?

    init(_ code: Code, _ name: String, _ help: String) {
      (self.code, self.name, self.help) = (code, name, help)
    }

    mutating func add(isHit: Bool, choices: Int, at place: @autoclosure () -> Place) {
      share.add(isHit: isHit, choices: choices)
      if isHit, self.place == nil { self.place = place() }
    }
  }

  init(_ template: Findings) { findings = template }

  mutating func start(_ columns: [Binding.Column], _ context: RuleContext) {
    file = context.file
    right = columns.firstIndex(ofField: "Right")
    wrongs = QuestionRow.wrongColumns.compactMap { columns.firstIndex(ofField: $0) }
    longest.limit = context.limit(of: Self.code)
    least.limit = context.limit(of: Self.shortest)
  }

  mutating func take(_ row: TypedRow) {
    guard let right, let text = row.text(right) else { return }
    var (most, fewest, count) = (0, Int.max, 1)
    for column in wrongs {
      guard let other = row.text(column) else { continue }
      let length = other.characterCount
      (most, fewest, count) = (max(most, length), min(fewest, length), count + 1)
    }
    if count == 1 { return }
    let length = text.characterCount
    let place = { [file] in Place(file, row.places[right]) }
    longest.add(isHit: length > most, choices: count, at: place())
    least.add(isHit: length < fewest, choices: count, at: place())
  }

  mutating func finish() -> Findings {
    for tally in [longest, least] {
      guard let place = tally.place, tally.share.isTelling(limit: tally.limit) else { continue }
      findings.add(
        Finding(
          tally.code, "the right choice is the \(tally.name) in \(tally.share.inWords)", at: place,
          label: "here for the first time", help: "make wrong choices \(tally.help)"))
    }
    return findings
  }
}
