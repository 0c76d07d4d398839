internal import Diagnostics

/// Reports a choice that is of another form than all others: a number among words, a name among common nouns, or a
/// sentence among phrases.
enum AnotherKind: Tell {
  static let code = Code(
    "Q125", .warning, "one choice is of another kind than the others",
    why: "It stands out: players take it if it may be right, and strike it out if it cannot be.",
    bad: "Prompt,Right,Wrong1,Wrong2,Wrong3\nWhat does a sommelier serve?,wine,bread,cheese,12",
    good: "Prompt,Right,Wrong1,Wrong2,Wrong3\nWhat does a sommelier serve?,wine,bread,cheese,soup",
    fix: "Replace the choice by one of the kind of the others, or write all choices in one form.")

  private enum Form { case number, small, name, open }

  /// The words of questions about works whose names may be numbers.
  private static let titles = WordSet(
    "novel book film movie song album band game title series show play wrote written author singer"
      + " sang recorded directed")

  static func sign(_ question: HashedQuestion) -> TellSign? {
    guard !question.isTooSmall else { return nil }
    if let odd = odd(question, { form($0, question) }), let note = note(odd, question) {
      return TellSign(choice: odd.choice, other: odd.choice == 0 ? 1 : 0, note: note)
    }
    guard let odd = odd(question, { $0.endsWithStop }) else { return nil }
    let text = question.choices[odd.choice]
    // An abbreviation, too, may end with a point.
    guard text.words.count > 2, odd.form else { return nil }
    return TellSign(
      choice: odd.choice, other: odd.choice == 0 ? 1 : 0, note: "ends with a full stop")
  }

  /// The only choice whose form the others do not have, if those have one in common.
  private static func odd<Form: Equatable>(
    _ question: HashedQuestion, _ form: (HashedQuestion.Text) -> Form
  ) -> (choice: Int, form: Form, others: Form)? {
    let forms = (
      form(question.choices[0]), form(question.choices[1]), form(question.choices[2])
    )
    let usual = forms.0 == forms.1 || forms.0 == forms.2 ? forms.0 : forms.1
    var odd: (choice: Int, form: Form, others: Form)?
    for (number, choice) in question.choices.enumerated() {
      let form = number == 0 ? forms.0 : form(choice)
      if form == usual { continue }
      if odd != nil { return nil }
      odd = (number, form, usual)
    }
    return odd
  }

  private static func note(
    _ odd: (choice: Int, form: Form, others: Form), _ question: HashedQuestion
  ) -> String? {
    switch (odd.form, odd.others) {
    case (.number, .name):
      for word in question.words[question.prompt.words] where titles.contains(word) { return nil }
      return "is a number"
    case (.number, .small), (.number, .open): return "is a number"
    case (_, .number):
      // 12 and 12th, or 1920 and the 1920s, are alike enough.
      let words = question.words[question.choices[odd.choice].words]
      return words.contains { $0.marks.contains(.hasDigit) } ? nil : "is no number"
    case (.small, .name): return "begins with a small letter"
    case (.name, .small): return "begins with a large letter"
    default: return nil
    }
  }

  private static func form(
    _ choice: HashedQuestion.Text, _ question: HashedQuestion
  ) -> Form {
    if choice.number != nil { return .number }
    guard let first = question.words[choice.words].first, first.letters > 1 else { return .open }
    if first.marks.contains(.hasDigit) || first.marks.contains(.hasLarge) { return .open }
    if first.marks.contains(.beginsLarge) { return .name }
    // Of most letters beyond ASCII it is not known here whether they are small.
    guard first.first != 0, first.marks.contains(.hasSmall) else { return .open }
    // A name may begin small, as in van Gogh.
    let hasName = question.words[choice.words].contains { $0.marks.contains(.beginsLarge) }
    return hasName ? .open : .small
  }

  static func finding(_ sign: TellSign, _ question: QuestionRow) -> Finding {
    let cell = question.shuffled[sign.choice ?? 0].choice
    let other = question.shuffled[sign.other ?? 0].choice
    return Finding(
      code, "of all choices only \(cell.name) \(sign.note): \(question.quoted(sign))",
      at: cell.place,
      label: "stands out", help: "replace it by one like the others, or write all in one form",
      related: [Related(other.place, "like all others")])
  }
}
