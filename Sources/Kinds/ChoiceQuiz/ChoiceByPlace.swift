internal import Bytes
internal import Diagnostics

/// Reports choices such as "all of the above", which make no sense after choices are shuffled.
enum ChoiceByPlace: QuestionRule {
  static let code = Code(
    "Q205", .warning, "a choice refers to the other choices",
    why: "Choices come in a shuffled order: what is above may be below, and A may be C.",
    bad: "Prompt,Right,Wrong1,Wrong2,Wrong3\nWhich are primes?,All of the above,2,3,5",
    good: "Prompt,Right,Wrong1,Wrong2,Wrong3\nWhich is a prime?,5,4,6,8",
    fix:
      "Ask so that one choice by itself is right. A choice about all others can be pinned last: by its name in the"
      + " column Pin, or in XML by pin=\"last\".")

  static func findings(for question: QuestionRow) -> [Finding] {
    question.given.compactMap { choice, text in
      guard !choice.isStandIn, speaksOfOthers(text, isLast: choice.isPinned) else { return nil }
      return Finding(
        code, "\(choice.name) refers to the other choices: \(text.quoted())", at: choice.place,
        label: "choices are shuffled",
        help: "ask so that one choice by itself is right"
          + (choice.isPinned ? "" : ", or pin this choice last"))
    }
  }

  /// The limit of a text's length; every phrase is shorter.
  static let mostBytes = 100

  /// True if a text refers to other choices. One that stays last may refer to all of them, but not to A or B.
  private static func speaksOfOthers(_ text: String, isLast: Bool) -> Bool {
    if text.utf8.count > mostBytes { return false }
    let words = text.lowercased().replacing("ё", with: "е").split {
      !$0.isLetter && !$0.isNumber
    }
    return !isLast && phrases.contains(words.joined(separator: " ")) || isPair(words)
  }

  /// True for `both A and B` and `both 1 and 2`; `A and B` alone may be blood groups.
  private static func isPair(_ words: [Substring]) -> Bool {
    let pair =
      switch (words.first, words.count) {
      case ("both", 4) where words[2] == "and": [words[1], words[3]]
      case ("и", 4) where words[2] == "и": [words[1], words[3]]
      default: [Substring]()
      }
    return pair.count == 2
      && pair.allSatisfy { $0.count == 1 && "abcdefgh12345678абвгдежз".contains($0) }
  }

  /// False if a text with this core (`TextCores`) is certainly none of the phrases.
  static func mayBe(_ core: Span<UInt8>) -> Bool {
    guard core.count <= longestCore else { return false }
    // The length of `both A and B` as a core, which begins with `bot`.
    if core.count == 9, core[0] == 0x62, core[1] == 0x6f, core[2] == 0x74 { return true }
    // `и`, likewise.
    if core.count <= 8, core.count > 1, core[0] == 0xd0, core[1] == 0xb8 { return true }
    guard !core.isEmpty, lengths[Int(core[0])] & bit(of: core.count) != 0 else { return false }
    return cores.contains(FNV1a(core).value)
  }

  /// A bit for a length; all lengths from 63 on share the last bit.
  private static func bit(of length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  private static let cores = Set(phrases.map { FNV1a(TextCores.core(of: $0).span).value })
  private static let longestCore =
    phrases.map { TextCores.core(of: $0).count }.max() ?? 0
  /// A lookup table: for the first byte of a core, the lengths of the phrases that begin with it.
  private static let lengths: [UInt64] = {
    var lengths = [UInt64](repeating: 0, count: 256)
    for core in phrases.map(TextCores.core) where !core.isEmpty {
      lengths[Int(core[0])] |= bit(of: core.count)
    }
    return lengths
  }()

  private static let phrases: Set<String> = {
    var phrases: Set<String> = [
      "all the above", "none of the above", "none of these", "none of them", "neither of these",
      "neither of them", "neither of the above", "both of these", "both of the above",
      "any of these", "any of the above", "some of the above", "more than one of the above",
      "all of these", "all of them", "all of the above", "all are correct", "all are right",
      "none is correct", "none is right", "none are correct", "no correct answer",
      "no right answer", "none of the others", "all of the others", "both answers are correct",
      "both are correct", "both are right", "neither is correct", "neither is right",
      "все верно", "все правильно", "все верны", "все ответы верны", "все ответы правильные",
      "все ответы правильны", "все варианты верны", "все варианты правильные",
      "ничего из перечисленного", "ничего из вышеперечисленного", "ни один из них",
      "ни одно из них", "ни одна из них", "ни один из перечисленных",
      "ни один из вышеперечисленных", "ни один ответ не верен", "ни один ответ неверен",
      "ни один вариант не верен", "нет верного ответа", "нет правильного ответа",
      "нет верных ответов", "нет правильных ответов", "оба ответа верны", "оба варианта верны",
      "оба верны", "все из перечисленного", "все из вышеперечисленного", "любой из перечисленных",
      "все эти варианты", "ни один из этих вариантов",
    ]
    for start in ["all of the", "none of the", "all the", "any of the"] {
      for noun in ["answers", "choices", "options"] {
        phrases.formUnion(["\(start) \(noun)", "\(start) \(noun) above", "\(start) above \(noun)"])
      }
    }
    for all in ["перечисленное", "перечисленные", "вышеперечисленное", "вышеперечисленные"] {
      phrases.formUnion(["все \(all)", "\(all)"])
    }
    return phrases
  }()
}
