internal import Games
internal import Words

extension PhotoPickRules {
  /// The rules with the pack's own numbers, one string for each paragraph.
  func howToPlay(_ language: Language) -> [String] {
    let questions = language.counted(questions: rounds)
    let photos = language.count(
      self.photos, "photo", "photos", ru: ("фотография", "фотографии", "фотографий"))
    let earned = language.counted(points: rightPoints)
    let lost = language.counted(points: wrongPoints)
    let cost =
      wrongPoints == 0
      ? language("a wrong one costs nothing", ru: "за неверную ничего не отнимается")
      : language(
        "a wrong one costs \(lost), but no score is below 0",
        ru: "за неверную отнимается \(lost), но меньше нуля счёт не бывает")
    return [
      language(
        "\(questions), each with \(photos) of different people: find the one that is asked for.",
        ru: "\(questions), в каждом \(photos) разных людей: найдите того, о ком вопрос."),
      language(
        "The right photo earns \(earned); \(cost). Whoever was asked for is not shown again in the"
          + " same game.",
        ru: "За верную фотографию \(earned); \(cost). Тот, о ком уже был вопрос, в этой игре больше"
          + " не появится."),
    ]
  }

  /// The help on picking a photo.
  static func howToType(_ language: Language) -> String {
    language(
      "Here the photos are described in words. Type the number or the letter of one, as 1 or a for"
        + " the first, and press ENTER. n starts a new game, q quits, ? shows this help.",
      ru: "Здесь фотографии описаны словами. Введите номер или букву, для первой 1 или a, и нажмите"
        + " ENTER. n — новая игра, q — выйти, ? — эта справка.")
  }
}
