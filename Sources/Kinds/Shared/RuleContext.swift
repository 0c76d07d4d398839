internal import Diagnostics
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
