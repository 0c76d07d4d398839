import TestSupport

/// Questions without a tell, of several sorts, from which tests make faulty ones.
struct SoundQuestion {
  var prompt: String
  /// The right choice, then three wrong ones.
  var choices: [String]

  static func random(_ random: inout SplitMix) -> SoundQuestion {
    let (prompts, pool) = sorts.randomElement(using: &random) ?? ([], [])
    let prompt = (prompts.randomElement(using: &random) ?? "").replacing(
      "#", with: things.randomElement(using: &random) ?? "")
    return SoundQuestion(
      prompt: prompt, choices: Array(pool.shuffled(using: &random).prefix(4)))
  }

  /// A question whose choices are statements of several words.
  static func statements(_ random: inout SplitMix) -> SoundQuestion {
    let (prompts, pool) = sorts[0]
    return SoundQuestion(
      prompt: prompts.randomElement(using: &random) ?? "",
      choices: Array(pool.shuffled(using: &random).prefix(4)))
  }

  /// A question whose choices are single words or names.
  static func names(_ random: inout SplitMix) -> SoundQuestion {
    let (prompts, pool) = sorts[Int.random(in: 1...4, using: &random)]
    return SoundQuestion(
      prompt: (prompts.randomElement(using: &random) ?? "").replacing("#", with: "Quito"),
      choices: Array(pool.shuffled(using: &random).prefix(4)))
  }

  /// A question whose choices are numbers of one size.
  static func numbers(_ random: inout SplitMix) -> SoundQuestion {
    let (prompts, pool) = sorts[5]
    return SoundQuestion(
      prompt: (prompts.randomElement(using: &random) ?? "").replacing("#", with: "Quito"),
      choices: Array(pool.shuffled(using: &random).prefix(4)))
  }

  private static let things = ["Quito", "Saint Helena", "Lake Van", "the Tagus", "Perm", "Ghent"]

  /// Prompts, and choices that go with each of them.
  private static let sorts: [(prompts: [String], pool: [String])] = [
    (
      [
        "What does a governor on a steam engine do?", "What happens when dough rests overnight?",
        "Why do sailors reef in a storm?", "What is the task of a kidney?",
      ],
      [
        "It keeps the speed even", "It lets gas form slowly", "It makes the cloth smaller",
        "It filters water and salt", "It carries warmth away", "It holds both ends apart",
        "It sends the load downhill", "It turns motion into light", "It stores sugar for winter",
        "It bends when pressed hard", "It cools the outer wall", "It binds two metals firmly",
      ]
    ),
    (
      ["Which place is the farthest from #?", "Where was the treaty signed in that autumn?"],
      [
        "Lisbon", "Prague", "Tallinn", "Ankara", "Bogotá", "Łódź", "New Delhi", "San José", "Oslo",
        "Addis Ababa", "Nairobi", "Buenos Aires", "Seville", "Riga", "Hanoi", "Cape Town",
      ]
    ),
    (
      ["Which animal sleeps the longest?", "What does the old fable call a thief?"],
      [
        "a sloth", "a brown bear", "a magpie", "a fox", "a tawny owl", "a hedgehog", "a badger",
        "a wood mouse", "a polecat", "a raven", "a lynx", "a pine marten",
      ]
    ),
    (
      ["Who led the expedition to #?", "Who painted the portrait that hangs in #?"],
      [
        "Artemisia Gentileschi", "Frida Kahlo", "Ilya Repin", "Hans Holbein", "Mary Cassatt",
        "Vincent van Gogh", "Berthe Morisot", "Paul Klee", "Lee Krasner", "Egon Schiele",
        "Jan Steen", "Tove Jansson",
      ]
    ),
    (
      ["Welche Pflanze wächst am schnellsten?", "Что растёт быстрее всего?"],
      [
        "Bambus", "Riesentang", "Efeu", "Hopfen", "Wein", "Schilf", "Weide", "Pappel", "Farn",
      ]
    ),
    (
      ["In which year did the bridge at # open?", "How many steps lead up to the tower of #?"],
      ["1887", "1902", "1911", "1874", "1893", "1921", "1868", "1909"]
    ),
    (
      ["How many people lived in # in that year?"],
      ["12,500", "9,800", "27,000", "41,250", "18,400", "33,900"]
    ),
  ]
}
