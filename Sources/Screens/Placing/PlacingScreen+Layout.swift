internal import Games
internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Views

/// The places of everything on the screen.
extension PlacingScreen {
  /// The columns of the letter before an item that stands beside others.
  static var packedBadge: Int { 4 }

  func layout(_ size: Size) -> QuestionLayout {
    if let outcome = phase.outcome {
      let lines = PlacingWords(language: language).lines(outcome)
      let wrong = lines.indices.filter { outcome.marks.isEmpty || !outcome.marks[$0] }
      return layout(view(outcome.content, choices: lines, kept: wrong), size)
    }
    guard let question = game.game.question else { return layout(nil, size) }
    let texts = rows(question)
    let whole = layout(question, texts, size)
    guard whole.scrolling != nil, !isOrdering else { return whole }
    // Items of a matching stand beside each other if all texts then fit whole.
    let places = question.content.places.count
    let items = Array(texts.dropFirst(places))
    for columns in 2...3 {
      let rows = (items.count + columns - 1) / columns
      var packed = layout(
        question, texts.prefix(places) + Array(repeating: ".", count: rows), size)
      if packed.scrolling == nil,
        packed.pack(items, from: places, in: columns, badge: Self.packedBadge)
      {
        return packed
      }
    }
    return whole
  }

  private func layout(
    _ question: Placing.Question, _ rows: [String], _ size: Size
  ) -> QuestionLayout {
    layoutWithButton(
      view(question.content, choices: rows, entryRows: note.isEmpty ? 0 : 1), size)
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

  /// Replaces the choices from an index on by texts in one line each, several beside each other; false if one of
  /// them is too wide.
  fileprivate mutating func pack(
    _ texts: [String], from first: Int, in columns: Int, badge: Int
  ) -> Bool {
    let rows = choices.dropFirst(first).map { $0.area }
    choices.removeSubrange(min(first, choices.count)...)
    for (index, text) in texts.enumerated() where index / columns < rows.count {
      var area = rows[index / columns]
      let width = area.size.columns / columns
      area.origin.column += index % columns * width
      area.size.columns = width
      let line = text.terminalSafe
      // A column stays empty between a text and the next item.
      guard line.displayWidth < width - badge else { return false }
      choices.append(Choice(index: first + index, area: area, lines: [line]))
    }
    return true
  }
}
