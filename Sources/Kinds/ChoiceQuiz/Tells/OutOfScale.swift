internal import Diagnostics

/// Reports a number among the choices that is far from all others.
enum OutOfScale: Tell {
  static let code = Code(
    "Q126", .warning, "a number is out of the scale of the others",
    why: "Players strike it out by its size alone, or take it, if the others all look too small.",
    bad: "Prompt,Right,Wrong1,Wrong2,Wrong3\nHow many bones has an adult?,206,198,212,90000",
    good: "Prompt,Right,Wrong1,Wrong2,Wrong3\nHow many bones has an adult?,206,198,212,254",
    fix:
      "Take a number near the others. <limit of=\"Q126\" most=\"1000\"/> in pack.xml allows a factor of 1000"
      + " (without it, 100).")

  static func sign(_ question: HashedQuestion) -> TellSign? {
    guard question.choices.count > 3, let unit = question.choices[0].number?.unit else {
      return nil
    }
    for choice in question.choices {
      guard let number = choice.number, number.unit == unit, number.value > 0 else { return nil }
    }
    let factor = Double(question.limits.scale)
    for (number, choice) in question.choices.enumerated() {
      guard let value = choice.number?.value else { return nil }
      var (least, most) = (Double.infinity, 0.0)
      for (other, choice) in question.choices.enumerated() where other != number {
        least = min(least, choice.number?.value ?? least)
        most = max(most, choice.number?.value ?? most)
      }
      let gap = value > most ? value / most : least / value
      // Powers of ten, such as 10, 100, 1000 and 100,000, are a scale of their own.
      if gap >= factor, gap > (most / least) * (most / least) {
        return TellSign(choice: number, other: number == 0 ? 1 : 0)
      }
    }
    return nil
  }

  static func finding(_ sign: TellSign, _ question: QuestionRow) -> Finding {
    let cell = question.shuffled[sign.choice ?? 0].choice
    let other = question.shuffled[sign.other ?? 0].choice
    return Finding(
      code, "\(cell.name) is far from all other numbers: \(question.quoted(sign))", at: cell.place,
      label: "out of scale", help: "take a number near the others",
      related: [Related(other.place, "one of the others")])
  }
}
