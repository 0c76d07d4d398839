internal import Diagnostics
internal import Games

/// The texts on the screens of the ordering and the matching.
enum PlacingScreen {
  /// The texts while a question is open: the question, the picture, the left side and the lettered items.
  static func asked(
    _ prompt: String, picture: String?, places: [String], items: [String], _ rules: PlacingRules
  ) -> [String] {
    QuestionScreen.asked(prompt, picture: picture, choices: [], rules)
      + places.enumerated().map { "\($0 + 1). \($1)" }
      + items.enumerated().map { "\(Placing.letter($0))) \($1)" }
  }

  /// The texts after an answer in which each place has the item of the next one.
  static func told(
    _ form: PlacingForm, places: [String], items: [String], explanation: String?, source: String?,
    _ rules: PlacingRules
  ) -> [String] {
    let told = QuestionScreen.told(right: "", explanation: explanation, source: source, rules)
    let lines = items.indices.map { place in
      let start =
        form == .ordering ? "\(place + 1). " : (place < places.count ? places[place] : "") + ": "
      return "✗ " + start + items[(place + 1) % items.count] + " → " + items[place]
    }
    return ["Wrong! Nothing is in its place."] + lines + told.dropFirst()
  }

  /// Makes the screens of a question with these texts: the question, and the text after the answer.
  static func all(_ form: PlacingForm) -> ScreenTexts.Maker {
    { text, rules in
      guard let prompt = text("Prompt"), let rules = try? PlacingRules(rules) else { return [] }
      let places = form.placeColumns.compactMap(text)
      let items = form.itemColumns.compactMap(text)
      return [
        ScreenTexts(
          "a question with its items",
          asked(prompt, picture: text("Alt"), places: places, items: items, rules),
          answerRows: QuestionScreen.answerRows),
        ScreenTexts(
          "the text after the answer",
          told(
            form, places: places,
            items: Array(items.prefix(form == .ordering ? items.count : places.count)),
            explanation: text("Explanation"), source: text("Source"), rules)),
      ]
    }
  }
}

extension PlacingRow {
  /// The texts on the screen while the question is open; nil if there is no question.
  fileprivate func asked(_ rules: PlacingRules) -> [String]? {
    prompt?.text.map {
      PlacingScreen.asked(
        $0, picture: pictureText, places: left.map(\.text), items: shown.map(\.text), rules)
    }
  }
}

/// Reports questions that do not fit the smallest screen with their items.
enum PlacingTooTall: PlacingRule {
  static let code = Code(
    "P702", .warning, "a question does not fit a small screen with its items",
    why: "On a terminal of 40 columns and 20 rows the player has to scroll to read all of it, while"
      + " the time runs.",
    bad: "(8 items of 90 characters each)",
    good: "(8 items of 40 characters each)",
    fix: "Shorten the question or its items, or leave an item out.")

  static func findings(for question: PlacingRow) -> [Finding] {
    guard let rules = question.rules, let prompt = question.prompt, !question.isStandIn,
      let asked = question.asked(rules)
    else { return [] }
    return ScreenFindings.asked(
      code, asked, at: prompt.place, label: "", help: "shorten the question or its items",
      replay: question.languageArgument)
  }
}

/// Reports questions whose right answer and explanation are too tall for the smallest screen.
enum PlacingToldTooTall: PlacingRule {
  static let code = Code(
    "P703", .warning, "the text after an answer does not fit a small screen",
    why: "On a terminal of 40 columns and 20 rows the player has to scroll to read all of it,"
      + " before the game goes on by itself.",
    bad: "(8 items, and an Explanation of 400 characters)",
    good: "(8 items, and an Explanation of 150 characters)",
    fix: "Shorten the explanation or the source.")

  static func findings(for question: PlacingRow) -> [Finding] {
    let texts = [question.explanation, question.source].compactMap(\.self)
    guard let place = texts.first(where: { $0.text != nil })?.place,
      let rules = question.rules,
      question.explanation?.isStandIn != true || question.source?.isStandIn != true
    else { return [] }
    return ScreenFindings.told(
      code,
      PlacingScreen.told(
        question.form, places: question.left.map(\.text), items: question.items.compactMap(\.text),
        explanation: question.explanation?.text, source: question.source?.text, rules),
      at: place, replay: question.languageArgument)
  }
}

/// Reports questions that cannot be read aloud with their items in the time for an answer.
enum PlacingTooLong: PlacingRule {
  static let code = Code(
    "P704", .warning, "a question cannot be read aloud in its time",
    why: "The time is up before a host or a screen reader has read all items, and before many have"
      + " put them in place.",
    bad: "(8 items of 90 letters, and <rules seconds=\"20\"/>)",
    good: "(the same, and <rules seconds=\"90\"/>)",
    fix: "Shorten the question or its items, or let the rules give more seconds.")

  static func findings(for question: PlacingRow) -> [Finding] {
    guard let prompt = question.prompt, let text = prompt.text, let rules = question.rules,
      !question.isStandIn
    else { return [] }
    return ScreenFindings.late(
      code, [text] + question.left.map(\.text) + question.shown.map(\.text),
      what: "question and items take", at: prompt.place, rules, language: question.language)
  }

  /// One finding in place of many, at the question that takes the longest.
  static func joined(_ needs: Findings.Needs, _ context: RuleContext) -> Finding {
    ScreenFindings.joined(code, needs, seconds: (try? PlacingRules(context.rules))?.seconds)
  }
}
