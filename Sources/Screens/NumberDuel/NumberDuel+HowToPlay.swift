internal import Games
internal import Words

extension NumberDuel {
  /// True if any level gives hints.
  var hasHints: Bool { levels.contains { !$0.hints.isEmpty } }

  /// The rules with the pack's own levels, one string for each paragraph.
  func howToPlay(_ language: Language) -> [String] {
    [
      language(
        "Round one: think of a number. The computer guesses it, and you answer only whether your"
          + " number is greater, less or equal. Answers that cannot all be true do not count.",
        ru: "Первый раунд: задумайте число. Компьютер угадывает его, а вы отвечаете только, больше"
          + " ваше число, меньше или равно. Ответы, которые не могут быть верны вместе, не считаются."
      ),
      language(
        "Round two: the computer thinks of a number and you guess it, with the same three answers."
          + " Who needed fewer attempts wins; as many are a draw.",
        ru: "Второй раунд: компьютер загадывает число, а вы угадываете его по тем же трём ответам."
          + " Побеждает тот, кому хватило меньше попыток; поровну — ничья."),
    ] + levels.map { $0.described(language) } + [
      language(
        "The high score is the longest run of wins, at any level. A draw keeps a run going; a duel"
          + " that is lost, or left after the first guess, ends it.",
        ru: "Рекорд — самая длинная серия побед на любом уровне. Ничья серию не прерывает;"
          + " поражение или уход после первой догадки — прерывает.")
    ]
  }
}

extension DuelLevel {
  /// The name and the numbers of the level.
  func title(_ language: Language) -> String {
    language(
      "\(name): \(numbers.low) to \(numbers.high)",
      ru: "\(name): от \(numbers.low) до \(numbers.high)"
    )
  }

  func described(_ language: Language) -> String {
    let most = language.counted(attempts: worstAttempts)
    let way =
      switch computer {
      case .random:
        language("guesses any number that is left", ru: "называет любое из оставшихся чисел")
      case .careful:
        language("guesses near the middle of what is left", ru: "метит ближе к середине оставшихся")
      case .halving: language("halves what is left", ru: "делит оставшиеся пополам")
      }
    return title(language)
      + language(
        ". The computer \(way): at worst \(most).",
        ru: ". Компьютер \(way): в худшем случае \(most).")
  }
}
