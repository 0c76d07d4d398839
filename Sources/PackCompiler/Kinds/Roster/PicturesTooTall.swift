internal import Diagnostics
internal import Games
internal import Schema

/// What the photos of a round show is told on one screen, under the question.
enum PicturesTooTall {
  static let code = Code(
    "P502", .warning, "a description does not fit a small screen",
    why:
      "On a terminal of 80 columns and 24 rows, the photos of a round could not be told together.",
    bad: "(an Alt of 300 characters, and <rules photos=\"9\"/>)",
    good: "(an Alt of 150 characters, or <rules photos=\"5\"/>)",
    mend: "Shorten Alt, or let a round have fewer photos.")

  /// The question takes two rows at most, and the answer one.
  private static let otherRows = 3

  static func findings(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    guard let rules = try? PhotoPickRules(context.rules) else { return { _ in [] } }
    let alts = columns.indices.filter { columns[$0].field?.name == "Alt" }
    let room = (SmallestScreen.rows - otherRows) / rules.photos
    return { row in
      alts.compactMap { column in
        guard let text = row.string(column),
          case let rows = SmallestScreen.rows(for: ["1) \(text)"]), rows > room
        else { return nil }
        return Finding(
          code,
          "\(columns[column].label) takes \(rows) rows of a screen, where each of"
            + " \(rules.photos) photos has room for \(room)",
          at: Place(context.file, row.places[column]),
          label: "at \(SmallestScreen.columns) columns",
          help: "shorten it, or let a round have fewer photos")
      }
    }
  }
}
