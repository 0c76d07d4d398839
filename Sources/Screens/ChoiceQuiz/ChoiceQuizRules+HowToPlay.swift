internal import Games
internal import Words

extension ChoiceQuizRules {
  /// The rules with the pack's own numbers, one string for each paragraph.
  func howToPlay(_ length: Int, _ language: Language) -> [String] {
    let questions = language.counted(questions: length)
    let points = language.counted(points: rightPoints)
    let time = language.counted(seconds: seconds)
    return [
      language(
        "\(questions), each with several choices, one of them right. A right answer earns \(points).",
        ru: "\(questions), к каждому несколько ответов, верный один. За верный ответ \(points)."),
      language(
        "Each question has \(time). \(warning(language))When the time is up, the right answer is"
          + " shown, nothing is earned, and the next question comes by itself.",
        ru: "На вопрос \(time). \(warning(language))Когда время выйдет, игра покажет верный ответ"
          + " и сама перейдёт дальше; за такой вопрос очков нет."),
    ]
  }

  /// The help on typing an answer.
  static func howToType(_ language: Language) -> String {
    language(
      "Type the number or the letter of a choice, as 1 or a for the first, and press ENTER. n starts"
        + " afresh at once, q quits, ? shows this help; the clock runs on meanwhile.",
      ru: "Введите номер или букву ответа, для первого 1 или a, и нажмите ENTER. n — сразу начать"
        + " заново, q — выйти, ? — эта справка; время при этом идёт.")
  }

  private func warning(_ language: Language) -> String {
    if warningSeconds == 0 { return "" }
    if warningSeconds == 1 {
      return language(
        "You are warned before the last second. ", ru: "Перед последней секундой — предупреждение. "
      )
    }
    return language(
      "You are warned when \(warningSeconds) seconds are left. ",
      ru: "За \(language.count(warningSeconds, "", "", ru: ("секунду", "секунды", "секунд"))) до"
        + " конца — предупреждение. ")
  }
}
