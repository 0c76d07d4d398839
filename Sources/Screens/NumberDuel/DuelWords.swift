internal import Games
internal import TextUnicode

/// What is said in a duel, in the player's language; the pack's own words where it has some.
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
    let needed = attempts(computerAttempts)
    return language(
      "I needed \(needed). Round two: I have thought of a number from \(numbers.low) to"
        + " \(numbers.high).",
      ru: "Мне понадобилось попыток: \(computerAttempts). Второй раунд: я загадал число от"
        + " \(numbers.low) до \(numbers.high).")
  }

  func contradiction(_ contradiction: DuelContradiction, in numbers: DuelRange) -> String {
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
      "Your number cannot be \(claim): \(reason). So I forget that answer and ask again; type back"
        + " if an earlier one was wrong.",
      ru: "Ваше число не может быть \(claim): \(reason). Этот ответ не считается, спрашиваю снова;"
        + " если неверен один из прежних, наберите «назад».")
  }

  /// One line of all that the level tells here; nil where it tells nothing.
  func hint(
    _ hints: [DuelHint], left: DuelRange, attempts most: Int64, warmth: NumberDuel.Warmth? = nil
  ) -> String? {
    var parts: [String] = []
    if hints.contains(.warmth), let warmth { parts.append(self.warmth(warmth)) }
    if hints.contains(.range) { parts.append(self.left(left)) }
    if hints.contains(.attempts) {
      let most = attempts(most)
      parts.append(language("at worst \(most) to go", ru: "в худшем случае ещё \(most)"))
    }
    return parts.isEmpty
      ? nil : language("Hint: ", ru: "Подсказка: ") + parts.joined(separator: ", ") + "."
  }

  func verdict(_ outcome: NumberDuel.Outcome, player: Int, computer: Int) -> String {
    let values = ["player": Int64(player), "computer": Int64(computer)]
    if let own = own(outcome.rawValue, values) { return own }
    let (yours, mine) = (attempts(player), attempts(computer))
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

  func attempts(_ count: some BinaryInteger) -> String {
    language.count(count, "attempt", "attempts", ru: ("попытка", "попытки", "попыток"))
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

  /// The pack's text of that name, its numbers filled in.
  private func own(_ name: String, _ values: [String: Int64]) -> String? {
    texts.text(name, language: language.rawValue)?.filled(values)
  }
}

extension String {
  /// The text with each `{name}` that has a number replaced by it; nothing filled in is looked at again.
  fileprivate func filled(_ values: [String: Int64]) -> String {
    var filled = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      // No name has a brace in it, so each character is looked at once.
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
