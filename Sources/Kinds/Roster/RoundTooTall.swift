internal import Diagnostics
internal import Games
internal import PackFormat
internal import Rows

/// Reports rounds whose photos, described in words, do not fit the smallest screen together with the
/// question.
struct RoundTooTall: CrossRowRule {
  static let code = Code(
    "P502", .warning, "a round does not fit a small screen",
    why:
      "On a terminal of 40 columns and 20 rows, the descriptions of a round's photos do not fit together.",
    bad: "(Alts of 300 characters, three of them a round)",
    good: "(Alts of 150 characters, or <rules photos=\"2\"/>)",
    fix: "Shorten the longest Alt, or let a round have fewer photos.")

  static let comparesRows = false
  let fields = ["Name", "Alt"]

  /// The search stops after this many findings.
  private static let mostFindings = 20
  /// The search stops after this many seeds without a new finding: such rounds are rare.
  private static let patience: UInt64 = 500

  /// The rows that a person's photo takes, and the rows of a question about the person.
  private struct Height {
    var photo: UInt8
    var asked: UInt8
    var place: UInt64
  }

  private struct Column {
    var language: String
    var name: Int
    var alt: Int
  }

  private var rules: PhotoPickRules?
  private var replay = ReplayCommand()
  private var texts: [GameText] = []
  private var file = ""
  private var columns: [Column] = []
  private var languages: [String] = [""]
  /// For each language, the heights of all people.
  private var heights: [[Height]] = [[]]
  private var places = PackedPlaces()
  private var findings: Findings

  init(_ template: Findings) { findings = template }

  mutating func start(_ columns: [Binding.Column], _ context: RuleContext) {
    (file, texts, replay) = (context.file, context.texts, context.replay)
    rules = try? PhotoPickRules(context.rules)
    self.columns = []
    guard let name = columns.firstIndex(ofField: "Name"),
      let alt = columns.firstIndex(ofField: "Alt")
    else {
      rules = nil
      return
    }
    func index(_ field: String, _ language: String) -> Int? {
      columns.firstIndex { $0.field?.name == field && $0.language == language }
    }
    for column in columns
    where !languages.contains(column.language)
      && (column.field?.name == "Name" || column.field?.name == "Alt")
    {
      languages.append(column.language)
      heights.append(heights[0])
    }
    self.columns = languages.map { language in
      Column(
        language: language, name: index("Name", language) ?? name,
        alt: index("Alt", language) ?? alt)
    }
  }

  mutating func take(_ row: TypedRow) {
    guard let rules, let own = columns.first else { return }
    for (index, column) in columns.enumerated() {
      if index > 0, column.name == own.name, column.alt == own.alt {
        heights[index].append(heights[0][heights[0].count - 1])
        continue
      }
      let alt = row.string(column.alt) == nil ? own.alt : column.alt
      let name = row.string(column.name) ?? row.string(own.name) ?? ""
      let asked = RoundScreen.asked(name, words(column.language), rules)
      heights[index].append(
        Height(
          photo: Self.rows([RoundScreen.photo(0, row.string(alt))]), asked: Self.rows(asked),
          place: places.packed(Place(file, row.places[alt]))))
    }
  }

  private static func rows(_ texts: [String]) -> UInt8 {
    UInt8(clamping: SmallestScreen.rows(for: texts))
  }

  /// The pack's own wording of the question in a language, or else in its own language.
  private func words(_ language: String) -> String? {
    let asks = texts.filter { $0.name == "ask" }
    return (asks.first { $0.language == language } ?? asks.first { $0.language.isEmpty })?.text
  }

  mutating func finish() -> Findings {
    guard let rules else { return findings }
    for (language, heights) in zip(languages, heights) {
      let asked = Int(heights.map(\.asked).max() ?? 0) + RoundScreen.answerRows
      // A quick test first: the tallest photos of all, in one round.
      let tallest = heights.map { Int($0.photo) }.sorted(by: >).prefix(rules.photos)
      let room = SmallestScreen.rows - asked
      if tallest.reduce(0, +) > room {
        let count = heights.count { Int($0.photo) * rules.photos > room }
        report(language, heights, rules, most: min(count, Self.mostFindings))
      }
    }
    return findings
  }

  /// Reports, once for each photo, the tallest photo of a round that is too tall.
  private mutating func report(
    _ language: String, _ heights: [Height], _ rules: PhotoPickRules, most: Int
  ) {
    var reported: Set<Int> = []
    var last: UInt64 = 0
    let people = Strangers(questionCount: heights.count)
    for seed in Proof.seeds where reported.isEmpty || seed - last < Self.patience {
      for (number, round) in PhotoPick.rounds(of: people, rules, seed: seed).enumerated() {
        let shown = round.photos.map(\.index)
        let rows = shown.reduce(Int(heights[round.asked.index].asked) + RoundScreen.answerRows) {
          $0 + Int(heights[$1].photo)
        }
        guard rows > SmallestScreen.rows,
          let worst = shown.max(by: { heights[$0].photo < heights[$1].photo }),
          reported.insert(worst).inserted
        else { continue }
        let isPhoto = heights[worst].photo > 1
        findings.add(
          Finding(
            Self.code,
            "round \(number + 1) of seed \(seed) takes \(rows) rows of a screen that has"
              + " \(SmallestScreen.rows), "
              + (isPhoto
                ? "\(heights[worst].photo) of them for this photo"
                : "\(heights[round.asked.index].asked) of them for the question"),
            at: places.place(heights[worst].place),
            label: "at \(SmallestScreen.columns) columns",
            help: (isPhoto ? "shorten it" : "shorten the text ask")
              + ", or let a round have fewer photos",
            replay: replay.text("--seed \(seed)" + (language.isEmpty ? "" : " --lang \(language)")))
        )
        // The question alone is too tall, so it is reported once.
        if !isPhoto { return }
        if reported.count >= most { return }
        last = seed
      }
    }
  }
}
