internal import Diagnostics

/// Reports games that are shorter than usual, as there are fewer questions than they would ask.
///
/// A manifest that states the number is held to it: that is an error, with a code of the kind.
enum FewerThanAsked {
  static let code = Code(
    "P002", .warning, "there are fewer questions than the game would ask",
    why: "The game asks those that there are, so it is shorter, and each time it asks the same.",
    bad: "(5 questions, and a session would ask 10)",
    good: "<rules questions=\"5\"/>",
    fix: "Add questions, or state in pack.xml that the game asks fewer.")

  /// - Parameters:
  ///   - message: The number that would be asked, and the number that there is.
  ///   - rule: The setting with which the pack asks what there is.
  static func finding(
    _ message: String, at place: Place, add: String = "add questions",
    rule: (name: String, value: Int), _ context: RuleContext
  ) -> Finding {
    let statement =
      context.hasManifest ? ", or state <rules \(rule.name)=\"\(rule.value)\"/> in pack.xml" : ""
    return Finding(code, message, at: place, help: add + statement)
  }
}
