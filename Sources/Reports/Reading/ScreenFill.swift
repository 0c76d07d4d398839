internal import Comparing
internal import Games
internal import Kinds
internal import PackFormat

/// The heights of a pack's questions on the smallest screen, by what is shown.
struct ScreenFill {
  struct Screen {
    let title: String
    /// The number of questions by their height in rows.
    fileprivate(set) var counts: [Int: Int] = [:]
    fileprivate(set) var longest: (row: Int, rows: Int)?

    /// The number of questions that do not fit.
    var tooTall: Int { counts.reduce(0) { $0 + ($1.key > SmallestScreen.rows ? $1.value : 0) } }
    var most: Int { longest?.rows ?? 0 }
  }

  let sample: RowSample
  private(set) var screens: [Screen] = []

  private static let mostRows = 5_000

  /// Measures the questions in every language of the pack.
  init(_ pack: ReportSubject.Pack) throws(PackError) {
    let table = pack.reader.kindTable
    sample = RowSample(of: table.rowCount, most: Self.mostRows)
    guard let game = ContentKind.named(pack.card.kind)?.game else { return }
    let rules = try RuleText.all(in: pack.reader)
    let names = Set(table.columns.filter { $0.type == .string }.map(\.name))
    let own = pack.listing.languages.first?.language ?? ""
    for language in pack.listing.languages.map(\.language) {
      let columns = names.map { name in
        (
          name: name,
          column: LocalColumn(table, name, language: language == own ? "" : language)
        )
      }
      for place in 0..<sample.count {
        var texts: [String: String] = [:]
        for column in columns {
          texts[column.name] = try column.column.text(pack.reader, sample[place])
        }
        add(game.screens({ texts[$0] }, rules), of: sample[place])
      }
    }
  }

  private mutating func add(_ shown: [ScreenTexts], of row: Int) {
    for screen in shown {
      let index = screens.firstIndex { $0.title == screen.title } ?? screens.count
      if index == screens.count { screens.append(Screen(title: screen.title)) }
      let rows = screen.rows
      screens[index].counts[rows, default: 0] += 1
      if rows > screens[index].most { screens[index].longest = (row, rows) }
    }
  }
}
