internal import Games
internal import PackFormat
internal import SafeText
internal import Scores
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// The details of the pack under the cursor.
extension HomeScreen {
  func drawDetails(_ area: Area, on canvas: inout Canvas) {
    canvas.fill(
      Area(area.origin.column, area.origin.row, area.size.columns, 1), theme.faint,
      with: theme.hasFineBlocks ? "─" : "-")
    let lines = details(area.size.columns)
    for (row, (line, style)) in lines.prefix(area.size.rows - 2).enumerated() {
      canvas.write(
        line, at: Point(area.origin.column, area.origin.row + 1 + row), style,
        columns: area.size.columns)
    }
    let chart = Area(
      area.origin.column, area.rows.upperBound - 1, area.size.columns - 24, 1)
    if case .success(let pack) = chosen?.pack { drawGames(of: pack, chart, on: &canvas) }
  }

  /// The invitation to a new player is no trouble.
  var noticeStyle: Style { notice == language(.chooseAndPlay) ? theme.accent : theme.bad }

  private func details(_ columns: Int) -> [(String, Style)] {
    func lines(_ text: String, _ style: Style) -> [(String, Style)] {
      text.isEmpty ? [] : text.terminalSafe.wrapped(to: columns).map { ($0, style) }
    }
    let said = notice.map { lines($0, noticeStyle) } ?? []
    guard let item = chosen else { return said }
    switch item.pack {
    case .failure(let error):
      let problem = language(.cannotBePlayed, ["reason": .text(error.message)])
      return (said.isEmpty ? lines(problem, theme.bad) : said) + lines(item.path, theme.faint)
    case .success(let pack):
      let standing = standing(of: pack)
      let doubt = standing.isDoubtful ? lines(signature(of: pack), theme.bad) : []
      let about = standing.about
      return said + doubt + lines(selected(of: pack), theme.accent)
        + (about?.description.map { lines($0, theme.text) } ?? [])
        + lines(origin(about), theme.faint)
        + (about?.credits.credits.flatMap { lines($0, theme.faint) } ?? [])
    }
  }

  /// The authors and the licence in one line.
  private func origin(_ about: PackAbout?) -> String {
    guard let about else { return "" }
    let authors =
      about.authors.isEmpty
      ? [] : [language(.byAuthors, ["names": .text(language.list(about.authors))])]
    let licence = about.credits.licence.map { language(.licenceIs, ["licence": .text($0)]) }
    return (authors + [licence].compactMap(\.self)).joined(separator: "  ")
  }

  /// All that is known of a pack, one paragraph for each fact. That of the signature comes before all texts of the pack.
  func about(_ pack: PackLibrary.Pack) -> [String] {
    let about = standing(of: pack).about
    let texts = [about?.description, origin(about)].compactMap(\.self).filter { !$0.isEmpty }
    return [signature(of: pack)] + texts + (about?.credits.credits ?? [])
      + [facts(of: pack), described(pack), pack.path]
  }

  /// The questions that the player has chosen of a pack; empty if all are asked.
  private func selected(of pack: PackLibrary.Pack) -> String {
    let selection = host.selection(of: pack)
    let words = selection.filter.words + (selection.isPractice ? [language(.practice)] : [])
    return words.joined(separator: " · ")
  }

  private func described(_ pack: PackLibrary.Pack) -> String {
    let card = pack.card
    let date = card.asOf.flatMap { CalendarDate(daysSince1970: Int($0)) }.map {
      language(.asOf, ["date": .text(language.date($0))])
    }
    let version = language(.packVersion, ["version": .text(card.version)])
    return language.list([version] + [date].compactMap { $0 } + card.titles.map(\.language))
  }

  private func signature(of pack: PackLibrary.Pack) -> String {
    standing(of: pack).signer ?? language(.notSigned)
  }

  /// Draws the points of the last games and the summary of all.
  private func drawGames(of pack: PackLibrary.Pack, _ area: Area, on canvas: inout Canvas) {
    guard let history = host.history(of: pack), history.games > 0 else {
      let text = language(.notPlayedYet)
      if standing(of: pack).best == nil { canvas.write(text, at: area.origin, theme.faint) }
      return
    }
    let games = history.last.suffix(max(4, min(24, area.size.columns - 32)))
    let end = canvas.write(Sparkline.text(games, theme), at: area.origin, theme.accent)
    let words = HistoryWords(language: language)
    canvas.write(
      words.summary(history), at: Point(end + 2, area.origin.row), theme.text,
      columns: area.columns.upperBound - end - 2)
  }
}
