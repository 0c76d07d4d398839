internal import Games

/// What is said in photo pick, line by line and on a full screen alike: in the pack's words, where it has any.
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

  /// How things stand after a pick that was not the last.
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

  /// The pack's own words where it has any, with the name in their place.
  private func said(_ text: String, of photo: PhotoPick.Photo, _ standard: String) -> String {
    (texts.text(text, language: language.rawValue) ?? standard)
      .replacing("{name}", with: photo.person.name)
  }
}
