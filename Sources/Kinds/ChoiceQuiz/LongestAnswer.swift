internal import Diagnostics
internal import Rows
internal import TextUnicode

/// Reports packs in which the right choice is nearly always the longest and so gives itself away.
struct LongestAnswer: CrossRowRule {
  static let code = Code(
    "P202", .warning, "the right choice is nearly always the longest",
    why: "A player who always takes the longest choice wins without knowing anything.",
    bad:
      "Prompt,Right,Wrong1,Wrong2,Wrong3\nWhich is a prime?,\"5, since only 1 and 5 divide it\",4,6,8 (and 19 more like it)",
    good: "Prompt,Right,Wrong1,Wrong2,Wrong3\nWhich is a prime?,5,4,6,8",
    fix: "Make wrong choices as long and as exact as right ones; leave reasons to Explanation.")

  static let comparesRows = false
  let fields = ["Right"] + QuestionRow.wrongColumns

  /// With fewer questions it may be chance.
  static let fewest = 20
  /// By chance it is every fourth of four choices, and every second of two.
  static let mostPerCent = 80

  private var right: Int?
  private var wrongs: [Int] = []
  private var file = ""
  private var questionCount = 0
  private var longestCount = 0
  /// The first right choice that is the longest.
  private var place: Place?
  private var findings: Findings

  init(_ template: Findings) { findings = template }

  mutating func start(_ columns: [Binding.Column], _ context: RuleContext) {
    file = context.file
    right = columns.firstIndex(ofField: "Right")
    wrongs = QuestionRow.wrongColumns.compactMap { columns.firstIndex(ofField: $0) }
  }

  mutating func take(_ row: TypedRow) {
    guard let right, let text = row.text(right) else { return }
    var longest: Int?
    for column in wrongs {
      guard let other = row.text(column) else { continue }
      longest = max(longest ?? 0, other.characterCount)
    }
    guard let longest else { return }
    questionCount += 1
    if text.characterCount <= longest { return }
    longestCount += 1
    place = place ?? Place(file, row.places[right])
  }

  mutating func finish() -> Findings {
    guard let place, questionCount >= Self.fewest,
      longestCount * 100 > questionCount * Self.mostPerCent
    else { return findings }
    findings.add(
      Finding(
        Self.code,
        "the right choice is the longest in \(longestCount) of \(questionCount) questions",
        at: place, label: "here for the first time",
        help: "make wrong choices as long as right ones, and leave reasons to Explanation"))
    return findings
  }
}
