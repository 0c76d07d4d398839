internal import Diagnostics
internal import Games
internal import Rows

/// Reports people whose description after an answer is too tall for the smallest screen.
enum PersonTooTall {
  static let code = Code(
    "P503", .warning, "the text about a person does not fit a small screen",
    why: "On a terminal of 40 columns and 20 rows, its beginning has scrolled away when its end is"
      + " there.",
    bad: "(a Note of 300 characters, and a Source of 300)",
    good: "(a Note of 200 characters, and a Source of 100)",
    fix: "Shorten the note or the source.")

  static func findings(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    let fields = ["Name", "Position", "Note", "Source"]
    guard columns.firstIndex(ofField: "Note") != nil || columns.firstIndex(ofField: "Source") != nil
    else { return { _ in [] } }
    var languages: [String] = [""]
    for column in columns where column.field.map({ fields.contains($0.name) }) == true {
      if !languages.contains(column.language) { languages.append(column.language) }
    }
    let indices = languages.map { language in
      fields.map { field in
        (
          own: columns.firstIndex(ofField: field),
          shown: columns.firstIndex { $0.field?.name == field && $0.language == language }
        )
      }
    }
    let words = context.texts.first { $0.name == "right" && $0.language.isEmpty }?.text
    return { row in
      zip(languages, indices).compactMap { language, indices in
        let texts = indices.map { index in
          index.shown.flatMap { row.string($0) } ?? index.own.flatMap { row.string($0) }
        }
        let rows = SmallestScreen.rows(
          for: RoundScreen.told(
            texts[0] ?? "", position: texts[1], note: texts[2], source: texts[3], words))
        let isTranslated = indices.contains { $0.shown.flatMap { row.string($0) } != nil }
        guard rows > SmallestScreen.rows, language.isEmpty || isTranslated,
          let place = indices[2].shown ?? indices[2].own ?? indices[3].own
        else { return nil }
        return Finding(
          code,
          "the text about this person takes \(rows) rows of a screen that has"
            + " \(SmallestScreen.rows)", at: Place(context.file, row.places[place]),
          label: "at \(SmallestScreen.columns) columns", help: "shorten the note or the source",
          replay: language.isEmpty ? "" : "--lang \(language)")
      }
    }
  }
}
