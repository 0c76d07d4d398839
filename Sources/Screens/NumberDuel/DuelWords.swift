internal import Games
internal import SafeText
internal import TextUnicode
internal import Words

/// The sentences of a duel, for the plain game and the whole screen; the pack may replace some.
struct DuelWords {
  let language: Language
  let texts: PackTexts

  func answer(_ answer: DuelAnswer) -> String {
    switch answer {
    case .greater: language("greater than", ru: "больше, чем")
    case .less: language("less than", ru: "меньше, чем")
    case .equal: language("equal to", ru: "равно")
    }
  }

  /// The duel in one sentence.
  var inShort: String {
    language(
      "I guess your number, you guess mine, and fewer attempts win.",
      ru: "Я угадываю ваше число, вы — моё; побеждает тот, кому хватит меньше попыток.")
  }

  func think(of level: DuelLevel) -> String {
    let (low, high) = (level.numbers.low, level.numbers.high)
    return own("think", ["from": low, "to": high])
      ?? language(
        "Think of a number from \(low) to \(high), and keep it to yourself.",
        ru: "Задумайте число от \(low) до \(high) и никому его не говорите.")
  }

  var roundOne: String {
    language(
      "Round one: I guess. Say whether your number is greater (>), less (<) or equal (=).",
      ru: "Первый раунд: угадываю я. Скажите, ваше число больше (>), меньше (<) или равно (=).")
  }

  func roundTwo(_ numbers: DuelRange, after computerAttempts: Int) -> String {
    let needed = language.counted(attempts: computerAttempts)
    return language(
      "I needed \(needed). Round two: I have thought of a number from \(numbers.low) to"
        + " \(numbers.high).",
      ru: "Мне понадобилось попыток: \(computerAttempts). Второй раунд: я загадал число от"
        + " \(numbers.low) до \(numbers.high).")
  }

  /// Explains why an answer cannot be true; `back` names the way to take an earlier answer back.
  func contradiction(
    _ contradiction: DuelContradiction, in numbers: DuelRange, back: String
  ) -> String {
    let claim = answer(contradiction.answer) + " \(contradiction.guess)"
    let other = contradiction.answer == .greater ? DuelAnswer.less : .greater
    let reason =
      if let earlier = contradiction.earlier {
        language(
          "you said that it is \(answer(other)) \(earlier)",
          ru: "вы сказали, что оно \(answer(other)) \(earlier)")
      } else {
        language(
          "the numbers go from \(numbers.low) to \(numbers.high)",
          ru: "числа здесь от \(numbers.low) до \(numbers.high)")
      }
    return language(
      "Your number cannot be \(claim): \(reason). So I forget that answer and ask again; \(back)"
        + " if an earlier one was wrong.",
      ru: "Ваше число не может быть \(claim): \(reason). Этот ответ не считается, спрашиваю снова;"
        + " если неверен один из прежних, \(back).")
  }

  /// A line with all hints that a level gives; nil if it gives none.
  private func hint(
    _ hints: [DuelHint], left: DuelRange, attempts most: Int64, warmth: NumberDuel.Warmth? = nil
  ) -> String? {
    var parts: [String] = []
    if hints.contains(.warmth), let warmth { parts.append(self.warmth(warmth)) }
    if hints.contains(.range) { parts.append(self.left(left)) }
    if hints.contains(.attempts) {
      let most = language.counted(attempts: most)
      parts.append(language("at worst \(most) to go", ru: "в худшем случае ещё \(most)"))
    }
    return parts.isEmpty
      ? nil : language("Hint: ", ru: "Подсказка: ") + parts.joined(separator: ", ") + "."
  }

  /// The hint of the running round; nil if the level gives none.
  func hint(in duel: NumberDuel, warmth: NumberDuel.Warmth?) -> String? {
    guard duel.isOpen else { return nil }
    let level = duel.level
    if let left = duel.computerGuess?.left {
      return hint(level.hints, left: left, attempts: level.computer.worstAttempts(for: left.count))
    }
    let left = duel.playerLeft
    return hint(
      level.hints, left: left, attempts: DuelStrength.halving.worstAttempts(for: left.count),
      warmth: warmth)
  }

  func verdict(_ outcome: NumberDuel.Outcome, player: Int, computer: Int) -> String {
    let values = ["player": Int64(player), "computer": Int64(computer)]
    if let own = own(outcome.rawValue, values) { return own }
    let (yours, mine) = (language.counted(attempts: player), language.counted(attempts: computer))
    switch outcome {
    case .won:
      return language(
        "You needed \(yours), I needed \(mine): you win!",
        ru: "У вас \(yours), у меня \(mine): вы победили!")
    case .lost:
      return language(
        "You needed \(yours), I needed \(mine): I win.",
        ru: "У вас \(yours), у меня \(mine): победил я.")
    case .drawn:
      return language(
        "Each of us needed \(mine): a draw.", ru: "У нас обоих \(mine): ничья.")
    }
  }

  /// The reply to a guess that is not a whole number.
  func refused(_ line: String, _ isFraction: Bool) -> String {
    if isFraction { return language("Only whole numbers here.", ru: "Здесь только целые числа.") }
    return line.isEmpty
      ? language("Type a number, as 42.", ru: "Наберите число, например 42.")
      : quoted(line)
        + language(" is no number: write it as 42.", ru: " — не число: напишите, например, 42.")
  }

  func outside(_ numbers: DuelRange) -> String {
    language(
      "That is outside the range: my number is one from \(numbers.low) to \(numbers.high).",
      ru: "Это вне диапазона: моё число — от \(numbers.low) до \(numbers.high).")
  }

  func reply(_ answer: DuelAnswer, _ guess: Int64) -> String {
    language("My number is ", ru: "Моё число ") + "\(self.answer(answer)) \(guess)."
  }

  func found(_ number: Int64) -> String {
    language("Equal: \(number) is my number!", ru: "Равно: моё число — \(number)!")
  }

  func run(_ run: Int64) -> String {
    language("Wins in a row: ", ru: "Побед подряд: ") + "\(run)."
  }

  func record(_ isNew: Bool, best: Int64) -> String {
    isNew
      ? language("A new record!", ru: "Новый рекорд!")
      : language("The record is \(best).", ru: "Рекорд: \(best).")
  }

  var nothingToTakeBack: String {
    language("There is no answer to take back.", ru: "Нет ответа, который можно взять назад.")
  }

  var takenBack: String {
    language("Your last answer is taken back.", ru: "Ваш последний ответ не считается.")
  }

  var noHints: String {
    language("No level of this pack has hints.", ru: "В этом наборе подсказок нет.")
  }

  /// The sentence about a duel that was left after a run of wins.
  func leaving(_ run: Int64) -> String {
    if run == 0 { return language("You leave the duel.", ru: "Вы покидаете дуэль.") }
    let wins = wins(run)
    return language(
      "You leave the duel, which ends your run of \(wins).",
      ru: "Вы покидаете дуэль, и серия прерывается: \(wins).")
  }

  func wins(_ count: Int64) -> String {
    language.count(count, "win", "wins", ru: ("победа", "победы", "побед"))
  }

  /// The quoted beginning of a typed line.
  ///
  /// It is cut by scalars first, because a character can carry any number of combining marks.
  func quoted(_ line: String) -> String {
    let start = String(line.unicodeScalars.prefix(200))
    let shown = start.terminalSafe.cropped(to: 40, ellipsis: "...")
    return language("\"\(shown)\"", ru: "«\(shown)»")
  }

  private func left(_ left: DuelRange) -> String {
    left.count == 1
      ? language("only \(left.low) is left", ru: "осталось только \(left.low)")
      : language("\(left.low) to \(left.high) left", ru: "осталось от \(left.low) до \(left.high)")
  }

  private func warmth(_ warmth: NumberDuel.Warmth) -> String {
    switch warmth {
    case .warmer: language("warmer", ru: "теплее")
    case .colder: language("colder", ru: "холоднее")
    case .same: language("as warm as before", ru: "так же тепло")
    }
  }

  /// The pack's own text of a name, with its numbers filled in; nil if the pack has none.
  private func own(_ name: String, _ values: [String: Int64]) -> String? {
    texts.text(name, language: language.rawValue)?.filled(values)
  }
}

extension String {
  /// The text with each known `{name}` replaced by its number, in one pass.
  fileprivate func filled(_ values: [String: Int64]) -> String {
    var filled = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      // No name contains a brace, so each character is visited once.
      let name = rest[open...].dropFirst().prefix { $0 != "{" && $0 != "}" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == "}", let value = values[String(name)]
      {
        filled += String(value)
        rest = rest[name.endIndex...].dropFirst()
      } else {
        filled += "{" + name
        rest = rest[name.endIndex...]
      }
    }
    return filled + rest
  }
}
