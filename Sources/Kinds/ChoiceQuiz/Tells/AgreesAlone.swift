internal import Diagnostics

/// Reports questions with which only the right choice agrees in English grammar.
enum AgreesAlone: Tell {
  static let code = Code(
    "Q122", .warning, "only the right choice agrees with the question",
    why: "Players read the question on with each choice; grammar rules the others out.",
    bad: "Prompt,Right,Wrong1,Wrong2\nA fruit that grows on palms is a,coconut,apple,orange",
    good: "Prompt,Right,Wrong1,Wrong2\nA fruit that grows on palms is the,coconut,apple,orange",
    fix: "Reword the question so that every choice completes it, as with a/an, or replace choices.")

  private enum Demand { case consonant, vowel, plural, singular }

  private static let a = WordSet.hash("a")
  private static let an = WordSet.hash("an")
  private static let isOrWas = WordSet("is was")
  private static let areOrWere = WordSet("are were")
  private static let asking = WordSet("which what")
  private static let listing = WordSet("these those")
  private static let following = WordSet("following")
  private static let plurals = WordSet(
    "people children men women mice geese feet teeth data bacteria species series both")
  private static let and = WordSet("and")
  /// Words that do not sound as they are written.
  private static let otherSounds = WordSet(
    "one once euro european eucalyptus eunuch euphemism hour hourglass honest honor honour heir heirloom"
  )

  static func sign(_ question: HashedQuestion) -> TellSign? {
    guard question.isEnglish, !question.isTooSmall, let demand = demand(question) else {
      return nil
    }
    for (number, choice) in question.choices.enumerated() {
      guard let isMet = meets(demand, choice, question), isMet == (number == 0) else { return nil }
    }
    let note =
      switch demand {
      case .consonant: "\"a\""
      case .vowel: "\"an\""
      case .plural: "\"are\""
      case .singular: "\"is\""
      }
    return TellSign(choice: 0, note: note)
  }

  /// The form that the prompt demands of its completion; nil if it leaves it open.
  private static func demand(_ question: HashedQuestion) -> Demand? {
    let words = question.words[question.prompt.words]
    let end = question.prompt.blank ?? words.endIndex
    guard end > words.startIndex else { return nil }
    let word = words[end - 1]
    if word.hash == a { return .consonant }
    if word.hash == an { return .vowel }
    let isListing =
      words.count > 3 && asking.contains(words[words.startIndex])
      && words[words.startIndex + 1].letters == 2
      && (listing.contains(words[words.startIndex + 2])
        || following.contains(words[words.startIndex + 3]))
    if isListing, let verb = words.dropFirst(3).prefix(2).first(where: isVerb) {
      return areOrWere.contains(verb) ? .plural : .singular
    }
    if areOrWere.contains(word) { return .plural }
    return isOrWas.contains(word) ? .singular : nil
  }

  private static func isVerb(_ word: HashedQuestion.Word) -> Bool {
    areOrWere.contains(word) || isOrWas.contains(word)
  }

  /// True if a choice has the form; nil if that is uncertain.
  private static func meets(
    _ demand: Demand, _ choice: HashedQuestion.Text, _ question: HashedQuestion
  ) -> Bool? {
    let words = question.words[choice.words]
    guard let first = words.first, let last = words.last else { return nil }
    switch demand {
    case .consonant, .vowel:
      guard let isVowel = beginsWithVowel(first) else { return nil }
      return isVowel == (demand == .vowel)
    case .plural, .singular:
      guard choice.number == nil else { return nil }
      let endsInS = last.last.1 == UInt8(ascii: "s")
      // Physics, basis, glass, virus and Texas end like plurals.
      if endsInS,
        "cisu".utf8.contains(last.last.0)
          || last.last.0 == UInt8(ascii: "a") && last.marks.contains(.beginsLarge)
      {
        return nil
      }
      let isPlural =
        endsInS || plurals.contains(last) || plurals.contains(first)
        || words.contains(where: and.contains)
      return isPlural == (demand == .plural)
    }
  }

  /// True if a word begins with the sound of a vowel; nil for abbreviations and numbers.
  private static func beginsWithVowel(_ word: HashedQuestion.Word) -> Bool? {
    if word.letters < 2 || word.isAllCaps || word.marks.contains(.hasDigit) || word.first == 0 {
      return nil
    }
    // A u may sound like "you".
    if word.first == UInt8(ascii: "u") || otherSounds.contains(word) { return nil }
    return "aeio".utf8.contains(word.first)
  }

  static func finding(_ sign: TellSign, _ question: QuestionRow) -> Finding {
    let right = question.shuffled[0]
    return Finding(
      code, "of all choices only \(right.choice.name) agrees with \(sign.note) in the question",
      at: right.choice.place, label: "completes the sentence",
      help: "reword the question, or take wrong choices that complete it, too",
      related: question.prompt.map { [Related($0.place, "the question")] } ?? [])
  }
}
