internal import Games
internal import PackFormat
internal import Words

extension HigherOrLowerRules {
  /// The rules with the pack's own numbers, one string for each paragraph.
  func howToPlay(_ language: Language) -> [String] {
    let most = tolerance.approximate
    let exact = language.counted(points: fullScore)
    let lives = language.counted(lives: self.lives)
    return [
      language(
        "You are asked for a number. Guess it, or a little more: a guess below the right answer"
          + " earns nothing and costs a life.",
        ru: "Вас спрашивают о числе. Назовите его или немного больше: ответ меньше верного не"
          + " приносит очков и отнимает жизнь."),
      language(
        "An exact guess earns \(exact); the further above, the fewer:"
          + " \(points(quantityOffBy: most / 2)) at \(percent(most / 2, language)) too much,"
          + " \(points(quantityOffBy: most)) at \(percent(most, language)). Beyond that it earns"
          + " nothing and costs a life.",
        ru: "Точный ответ приносит \(exact); чем сильнее он завышен, тем меньше:"
          + " \(points(quantityOffBy: most / 2)) при завышении на \(percent(most / 2, language)),"
          + " \(points(quantityOffBy: most)) — на \(percent(most, language)). Если ещё сильнее, очков"
          + " нет, и отнимается жизнь."),
      years(language),
      language(
        "You start with \(lives). No question comes again before all others have come.",
        ru: "В начале у вас \(lives). Вопрос не повторится, пока не заданы все остальные."),
    ]
  }

  /// The help on typing a number.
  static func howToType(_ language: Language) -> String {
    language(
      "Type a number, as 12345, 12,345, 3.1 billion or 2.5 million, and press ENTER; ENTER alone"
        + " takes the number offered, which + and - move by a tenth of the range, > and < by a"
        + " step. n starts a new game, q quits.",
      ru: "Введите число, например 12345, 12 345, 3,1 миллиарда или 2,5 млн, и нажмите ENTER; один"
        + " ENTER берёт предложенное число, которое + и - сдвигают на десятую часть диапазона, а >"
        + " и < на шаг. n — новая игра, q — выйти.")
  }

  /// The help on moving the slider.
  static func howToMove(_ language: Language) -> String {
    language(
      "Move the slider with the mouse or with ← and →, by tenths with PgUp and PgDn (or shift), by a"
        + " step with ↑ and ↓; or type a number, as 12345, 12,345, 3.1 billion or 2.5 million. ENTER"
        + " guesses. p pauses and hides the question, w says where it came from, n starts a new game,"
        + " q quits.",
      ru:
        "Двигайте ползунок мышью или клавишами ← и →, десятыми долями — PgUp и PgDn (или с shift),"
        + " на шаг — ↑ и ↓; или введите число, например 12345, 12 345, 3,1 миллиарда или 2,5 млн."
        + " ENTER — ответить, p — пауза, вопрос при ней не виден, w — откуда вопрос, n — новая игра,"
        + " q — выйти.")
  }

  private func years(_ language: Language) -> String {
    let late = yearTolerance.approximate
    let half = percent(late / 2, language)
    let some = language.counted(points: points(yearLateBy: late / 2))
    let most = horizon.map { language(" (\($0) at most)", ru: " (но не больше \($0))") } ?? ""
    let cost =
      yearMissCostsLife ? language(" and costs a life", ru: ", и отнимается жизнь") : ""
    return language(
      "For a year it counts how much too late you are, as a part of the years since\(most):"
        + " \(some) at \(half). From \(percent(late, language)) on a guess earns"
        + " nothing\(cost).",
      ru: "Для года важно, на сколько вы опоздали, в доле от числа лет, прошедших с тех"
        + " пор\(most): при \(half) — \(some). Начиная с"
        + " \(percent(late, language)) очков нет\(cost).")
  }

  /// A share as a percentage with one decimal.
  private func percent(_ part: Double, _ language: Language) -> String {
    ExactDecimal(mantissa: Int64(part * 1000 + 0.5), scale: 1).map {
      language.number($0) + " %"
    } ?? ""
  }
}
