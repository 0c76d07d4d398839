internal import Games
internal import Terminal
internal import Views

/// The places of everything on the screen.
extension PlacingScreen {
  /// The columns of the letter before an item that stands beside others.
  static var packedBadge: Int { 4 }

  /// The numbers of lines that a text may have, from what is easy to read to what fits a small screen.
  private static var lineLimits: [Int] { [3, 2, 1] }

  func layout(_ size: Size) -> QuestionLayout {
    if let outcome = phase.outcome {
      let lines = PlacingWords(language: language).lines(outcome)
      let wrong = lines.indices.filter { outcome.marks.isEmpty || !outcome.marks[$0] }
      var view = view(outcome.content, choices: lines, kept: wrong)
      return Self.lineLimits.firstOrLast(where: \.fits) { most in
        view.mostLines = most
        return layout(view, size)
      } ?? layout(nil, size)
    }
    guard let question = game.game.question else { return layout(nil, size) }
    var view = view(question.content, entryRows: note.isEmpty ? 0 : 1)
    let texts = rows(question)
    view.hasButton = true
    view.choices = texts
    let whole = layout(view, size)
    if whole.fits { return whole }
    // Items of a matching beside each other, then shorter texts, and at last no button.
    let places = question.content.places.count
    view.choices = Array(texts.prefix(places))
    let items = Array(texts.dropFirst(places))
    let width = whole.choices.last?.area.size.columns ?? whole.body.size.columns
    let ways = [true, false].flatMap { hasButton in
      Self.lineLimits.flatMap { most in
        (1...(isOrdering ? 1 : 3)).map { (hasButton: hasButton, most: most, columns: $0) }
      }
    }
    return ways.firstOrLast(where: \.fits) { way in
      (view.hasButton, view.mostLines) = (way.hasButton, way.most)
      let badge = way.columns == 1 ? Self.badge : Self.packedBadge
      let lines = items.map { $0.lines(width / way.columns - badge, most: way.most) }
      view.furtherRows = stride(from: 0, to: lines.count, by: way.columns).map { start in
        lines[start...].prefix(way.columns).map(\.count).max() ?? 1
      }
      var layout = layout(view, size)
      layout.pack(lines, from: places, in: way.columns)
      return layout
    } ?? whole
  }

  /// Returns the texts of the places with their items, and of the items of a matching.
  private func rows(_ question: Placing.Question) -> [String] {
    let shown = question.shown
    let places = (hand?.items ?? []).enumerated().map { place, item in
      let text = item.map { shown[$0] }
      return isOrdering
        ? "\(place + 1). \(text ?? "")"
        : question.content.places[place] + ": " + (text ?? "…")
    }
    return isOrdering ? places : places + shown
  }
}

extension QuestionLayout {
  /// True if a choice stands beside others.
  func isPacked(_ choice: Choice) -> Bool {
    choice.area.size.columns * 2 <= body.size.columns
  }

  /// Replaces the choices from an index on by texts, several beside each other.
  fileprivate mutating func pack(_ texts: [[String]], from first: Int, in columns: Int) {
    let rows = choices.dropFirst(first).map { $0.area }
    choices.removeSubrange(min(first, choices.count)...)
    for (index, lines) in texts.enumerated() where index / columns < rows.count {
      var area = rows[index / columns]
      let width = area.size.columns / columns
      area.origin.column += index % columns * width
      area.size.columns = width
      choices.append(Choice(index: first + index, area: area, lines: lines))
    }
  }
}

extension Array {
  /// Returns the first result of `make` that meets a condition, else the last one; nil for an empty array.
  fileprivate func firstOrLast<Result>(
    where isGood: (Result) -> Bool, _ make: (Element) -> Result
  ) -> Result? {
    var last: Result?
    for element in self {
      let result = make(element)
      if isGood(result) { return result }
      last = result
    }
    return last
  }
}
