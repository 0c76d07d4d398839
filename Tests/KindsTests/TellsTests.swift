import Diagnostics
import Games
import TestSupport
import Testing

@testable import Kinds

/// Measures the rules about tells: sound questions with one flaw put in, and sound ones alone.
@Suite struct TellsTests {
  /// A flaw, the rule that has to find it, and the way to put it into a sound question.
  struct Flaw: CustomTestStringConvertible, Sendable {
    let code: String
    let name: String
    let inject: @Sendable (inout SplitMix) -> SoundQuestion

    var testDescription: String { "\(code) \(name)" }
  }

  private static let count = 200

  private static func codes(_ question: SoundQuestion) -> [String] {
    func cell(_ name: String, _ text: String) -> QuestionCell {
      QuestionCell(name: name, text: text, place: Place("a", 0..<1), isStandIn: false)
    }
    let row = QuestionRow(
      prompt: cell("Prompt", question.prompt),
      choices: question.choices.enumerated().map { cell("Choice \($0)", $1) }, pictureText: nil,
      explanation: nil, source: nil, language: "", rules: nil, isEnglish: true)
    return Tells.all.flatMap { $0.findings(for: row) }.map(\.code.id)
  }

  @Test(arguments: flaws) func aFlawPutIntoSoundQuestionsIsFound(flaw: Flaw) {
    var random = SplitMix(seed: 1)
    var found = 0
    var others: [String: Int] = [:]
    var missed: [String] = []
    for _ in 0..<Self.count {
      let question = flaw.inject(&random)
      let codes = Self.codes(question)
      if codes.contains(flaw.code) { found += 1 } else { missed.append("\(question)") }
      for code in codes where code != flaw.code { others[code, default: 0] += 1 }
    }
    #expect(found * 100 >= Self.count * 90, "\(missed.prefix(3))")
    // One cause has one finding.
    #expect(others.values.reduce(0, +) * 100 <= Self.count * 5, "\(others)")
  }

  @Test func soundQuestionsHaveNoTell() {
    var random = SplitMix(seed: 2)
    var alarms: [String: [String]] = [:]
    for _ in 0..<2000 {
      let question = SoundQuestion.random(&random)
      for code in Self.codes(question) { alarms[code, default: []].append("\(question)") }
    }
    #expect(
      alarms.values.reduce(0) { $0 + $1.count } * 1000 <= 2000,
      "\(alarms.mapValues { $0.prefix(2) })")
  }

  static let flaws: [Flaw] = [
    Flaw(code: "Q120", name: "a reason in the right choice") { random in
      var question = SoundQuestion.statements(&random)
      question.choices[0] += " because the parts could not otherwise move"
      return question
    },
    Flaw(code: "Q120", name: "a long right choice in Chinese") { random in
      let pool = ["红色", "绿色", "蓝色", "黄色", "紫色"].shuffled(using: &random)
      return SoundQuestion(
        prompt: "哪种颜色最常见？", choices: [pool[0] + "，因为人眼看得最清楚"] + pool[1...3])
    },
    Flaw(code: "Q121", name: "a parenthesis") { random in
      var question = SoundQuestion.names(&random)
      question.choices[0] += " (as of old)"
      return question
    },
    Flaw(code: "Q121", name: "a year") { random in
      var question = SoundQuestion.statements(&random)
      question.choices[0] += " since 1871"
      return question
    },
    Flaw(code: "Q121", name: "a reservation") { random in
      var question = SoundQuestion.statements(&random)
      question.choices[0] = question.choices[0].replacing("It ", with: "It usually ")
      return question
    },
    Flaw(code: "Q122", name: "a or an") { random in
      let vowels = ["apple", "olive", "orange", "almond", "acorn", "elderberry"].shuffled(
        using: &random)
      let others = ["pear", "lemon", "cherry", "fig", "date", "plum"].shuffled(using: &random)
      let isAn = Bool.random(using: &random)
      return SoundQuestion(
        prompt: "The fruit in the picture is \(isAn ? "an" : "a")",
        choices: isAn ? [vowels[0]] + others[0...2] : [others[0]] + vowels[0...2])
    },
    Flaw(code: "Q122", name: "a before a blank") { random in
      let vowels = ["apple", "olive", "orange", "almond"].shuffled(using: &random)
      let others = ["pear", "lemon", "cherry"].shuffled(using: &random)
      return SoundQuestion(
        prompt: "Newton saw a ___ fall in the garden.", choices: [others[0]] + vowels[0...2])
    },
    Flaw(code: "Q122", name: "singular and plural") { random in
      let many = ["wolves", "foxes", "badgers", "otters"].shuffled(using: &random)
      let one = ["wolf", "fox", "badger", "otter", "lynx"].shuffled(using: &random)
      let isMany = Bool.random(using: &random)
      return SoundQuestion(
        prompt: "The largest of the hunters in this wood \(isMany ? "are" : "is")",
        choices: isMany ? [many[0]] + one[0...2] : [one[0]] + many[0...2])
    },
    Flaw(code: "Q123", name: "a word of the question") { random in
      var question = SoundQuestion.statements(&random)
      let words = question.prompt.lowercased().split { !$0.isLetter }.map(String.init).filter {
        $0.count > 4
      }
      let known = ["which", "happens"]
      let word = words.filter { !known.contains($0) }.randomElement(using: &random) ?? ""
      question.choices[0] = question.choices[0].split(separator: " ").dropLast().joined(
        separator: " ")
      question.choices[0] += " \(word)"
      return question
    },
    Flaw(code: "Q124", name: "always and never") { random in
      var question = SoundQuestion.statements(&random)
      let word = ["always", "never", "completely"].randomElement(using: &random) ?? ""
      let choice = Int.random(in: 1...3, using: &random)
      question.choices[choice] = question.choices[choice].replacing("It ", with: "It \(word) ")
      return question
    },
    Flaw(code: "Q124", name: "only in several wrong choices") { random in
      var question = SoundQuestion.statements(&random)
      for choice in 1...2 {
        question.choices[choice] = question.choices[choice].replacing("It ", with: "It only ")
      }
      return question
    },
    Flaw(code: "Q125", name: "a number among words") { random in
      var question = SoundQuestion.names(&random)
      question.choices[Int.random(in: 0...3, using: &random)] = "12"
      return question
    },
    Flaw(code: "Q125", name: "a word among numbers") { random in
      var question = SoundQuestion.numbers(&random)
      question.choices[Int.random(in: 0...3, using: &random)] = "Marble"
      return question
    },
    Flaw(code: "Q125", name: "a small letter") { random in
      var question = SoundQuestion.statements(&random)
      let choice = Int.random(in: 0...3, using: &random)
      question.choices[choice] = question.choices[choice].lowercased()
      return question
    },
    Flaw(code: "Q125", name: "a full stop") { random in
      var question = SoundQuestion.statements(&random)
      question.choices[Int.random(in: 0...3, using: &random)] += "."
      return question
    },
    Flaw(code: "Q126", name: "a number out of scale") { random in
      var question = SoundQuestion.numbers(&random)
      let isLarge = Bool.random(using: &random)
      question.choices[Int.random(in: 0...3, using: &random)] = isLarge ? "5,000,000" : "3"
      return question
    },
    Flaw(code: "Q127", name: "one number in two spellings") { random in
      var question = SoundQuestion.numbers(&random)
      let number = question.choices[Int.random(in: 0...2, using: &random)]
      question.choices[3] = "\(number.prefix(1)),\(number.dropFirst())"
      return question
    },
    Flaw(code: "Q127", name: "a number in words") { random in
      let number = Int.random(in: 2...9, using: &random)
      let words = ["two", "three", "four", "five", "six", "seven", "eight", "nine"]
      return SoundQuestion(
        prompt: "How many arms has it?",
        choices: ["\(number)", "1\(number)", words[number - 2], "2\(number)"])
    },
    Flaw(code: "Q127", name: "a list in another order") { random in
      let pool = ["salt", "pepper", "thyme", "garlic", "onion", "bay"].shuffled(using: &random)
      return SoundQuestion(
        prompt: "What goes into the pot first?",
        choices: [
          "\(pool[0]) and \(pool[1])", "\(pool[2]) and \(pool[3])", "\(pool[1]) and \(pool[0])",
          "\(pool[4]) and \(pool[5])",
        ])
    },
    Flaw(code: "Q128", name: "a negation") { random in
      let pool = ["floats on water", "burns in air", "bends under load", "melts at noon"].shuffled(
        using: &random)
      let verbs = ["floats": "float", "burns": "burn", "bends": "bend", "melts": "melt"]
      let verb = pool[0].split(separator: " ")[0]
      let other = pool[0].replacing(verb, with: "does not \(verbs[String(verb)] ?? "")")
      return SoundQuestion(
        prompt: "What is true of cork?",
        choices: ["It \(pool[0])", "It \(pool[1])", "It \(other)", "It \(pool[2])"])
    },
    Flaw(code: "Q128", name: "a word and its opposite") { random in
      let pairs = [("increases", "decreases"), ("rises", "falls"), ("expands", "contracts")]
      let pair = pairs.randomElement(using: &random) ?? ("", "")
      return SoundQuestion(
        prompt: "What does the gas do when heated?",
        choices: [
          "Its volume \(pair.0) with time", "It turns blue at once",
          "Its volume \(pair.1) with time",
          "It dissolves the glass",
        ])
    },
    Flaw(code: "Q130", name: "a small not") { random in
      var question = SoundQuestion.names(&random)
      let prompts = [
        "Which of these is not on the list?", "Which of these does not fit the others?",
        "All of these are on the list except", "Who isn't on the list?",
        "Which of these was never on the list?",
      ]
      question.prompt = prompts.randomElement(using: &random) ?? ""
      return question
    },
    Flaw(code: "Q131", name: "parts that come up most often") { random in
      let first = ["Swiss", "French", "Belgian", "Danish"].shuffled(using: &random)
      let second = ["franc", "mark", "crown", "thaler"].shuffled(using: &random)
      return SoundQuestion(
        prompt: "Which money was it?",
        choices: [
          "\(first[0]) \(second[0])", "\(first[1]) \(second[0])", "\(first[0]) \(second[1])",
          "\(first[2]) \(second[2])",
        ])
    },
  ]
}
