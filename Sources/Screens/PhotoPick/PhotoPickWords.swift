internal import Games
internal import Words

/// The sentences of photo pick, for the plain game and the whole screen; the pack may replace some.
struct PhotoPickWords {
  let language: Language
  let texts: PackTexts
  let credits: PackCredits

  func ask(_ question: PhotoPick.Question) -> String {
    said(
      "ask", of: question.asked,
      language("Tap the one that is {name}.", ru: "Найдите фотографию: {name}."))
  }

  func message(_ outcome: PhotoPick.Outcome) -> String {
    outcome.isRight
      ? said("right", of: outcome.picked, language("Right!", ru: "Верно!"))
      : said(
        "wrong", of: outcome.picked,
        language("Wrong! That's {name}.", ru: "Неверно! Это {name}."))
  }

  /// The score and the number of remaining questions.
  func score(_ outcome: PhotoPick.Outcome) -> String {
    let rest = language.counted(questions: outcome.remaining)
    return language(
      "Your score is \(outcome.score) with \(rest) remaining!",
      ru: "Ваш счёт \(outcome.score), впереди \(rest)!")
  }

  func finalScore(_ score: Int64) -> String {
    language("Your final score is \(score).", ru: "Окончательный счёт \(score).")
  }

  var creditLines: [String] {
    credits.credits
      + (credits.licence.map { [language("Licence: \($0).", ru: "Лицензия: \($0).")] } ?? [])
  }

  /// The pack's own sentence, else the standard one, with `{name}` replaced.
  private func said(_ text: String, of photo: PhotoPick.Photo, _ standard: String) -> String {
    (texts.text(text, language: language.rawValue) ?? standard)
      .replacing("{name}", with: photo.person.name)
  }
}
