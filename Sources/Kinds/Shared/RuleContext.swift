package import Diagnostics
package import Games
package import PackFormat

/// The facts about a project that rules may use beside the row.
package struct RuleContext: Sendable {
  /// The path of the source, for the places of findings.
  package var file: String
  /// The name of the kind of content.
  package var kind = ""
  /// The id of the project's pack.
  package var packId = ""
  /// The packs whose questions the project's are compared with.
  package var others: [OtherPack] = []
  /// The pack's own language, as a BCP 47 tag; empty if unknown.
  package var language = ""
  /// The day on which the pack is played: no year question may have a later answer. Nil if unknown.
  package var now: CalendarDate?
  /// The game's settings, each with its value or default.
  package var rules: [RuleText]
  /// The names of the settings that the manifest states.
  package var stated: Set<String> = []
  /// True if there is a manifest, whose settings an author can change.
  package var hasManifest = true
  /// The earliest day on which a fact may have held; nil if the manifest sets none.
  package var oldest: StatedDay?
  /// The points that the best guess has to earn; nil if the manifest sets none.
  package var leastBest: StatedPoints?
  /// The limits of rules that the manifest sets, by code.
  package var limits: [String: Int] = [:]
  /// The sentences of the game in the pack's own words.
  package var texts: [GameText] = []
  /// The command with which a reader can play what a finding is about.
  package var replay = ReplayCommand()

  /// Makes the facts of a project without a manifest, for no source yet.
  package init(rules: [RuleText], now: CalendarDate?) {
    file = ""
    self.rules = rules
    self.now = now
  }

  /// The limit that the manifest sets for a rule; nil if the usual one holds.
  func limit(of code: Code) -> Int? { limits[code.id] }
}

/// The number of rows of all sources together.
package struct RowCount: Sendable {
  package var rows: Int
  /// The place of a finding about too few rows: the last source.
  package var place: Place

  package init(rows: Int, place: Place) {
    self.rows = rows
    self.place = place
  }

  /// The number in a sentence: `there are 3`.
  var thereAre: String { rows == 1 ? "there is 1" : "there are \(rows)" }
}

/// A day that a manifest states, and its place there.
package struct StatedDay: Sendable, Equatable {
  var date: CalendarDate
  var place: Place

  package init(date: CalendarDate, place: Place) {
    self.date = date
    self.place = place
  }
}

/// A number of points that a manifest states, and its place there.
package struct StatedPoints: Sendable, Equatable {
  package var points: Int64
  var place: Place

  package init(points: Int64, place: Place) {
    self.points = points
    self.place = place
  }
}

/// The shell command that plays what a finding is about.
package struct ReplayCommand: Sendable {
  /// The program and the project; nil for standard input and pipes, which cannot be read again.
  private let start: String?
  /// The options with which the project was opened and checked, each after a space.
  private let context: String

  /// Makes a command without a project, for tests of rules.
  init() {
    start = nil
    context = ""
  }

  /// Makes a command that begins with `start` and ends with `context`; nil for `start` if there is none.
  package init(_ start: String?, context: String) {
    self.start = start
    self.context = context
  }

  /// Returns the command for the whole project, or for a question counted from 0.
  package func text(question: Int? = nil, _ arguments: String = "") -> String? {
    guard let start else { return nil }
    return start + (question.map { " --question \($0)" } ?? "")
      + (arguments.isEmpty ? "" : " \(arguments)") + context
  }
}

/// A sentence of the game in the pack's own words.
package struct GameText: Sendable, Equatable {
  package var name: String
  /// The language; empty for the pack's own.
  package var language: String
  package var text: String
  package var place: Place

  package init(name: String, language: String, text: String, place: Place) {
    self.name = name
    self.language = language
    self.text = text
    self.place = place
  }
}
