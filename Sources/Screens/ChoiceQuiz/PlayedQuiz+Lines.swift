package import Games
internal import TextUnicode
package import Views
package import Words

extension PlayedQuiz: PlainSessionGame {
  package var howToType: Phrase { .howToTypeChoice }
  package var choices: [String] { game.question?.choices ?? [] }

  package func move(_ line: String, _ language: Language) -> PlainMove<Int> {
    let line = line.trimmed
    let command = PlainCommand(line)
    if let command, command != .help { return .command(command) }
    if let choice = ChoiceText.choice(line, of: choices.count) { return .answer(choice) }
    if command == .help { return .command(.help) }
    return .unknown(ChoiceText.explanation(of: line, count: choices.count, language))
  }

  package func prompt(_ language: Language, secondsLeft: Int) -> String {
    language(.answerPrompt, ["n": .count(choices.count), "seconds": .count(secondsLeft)])
  }

  package func reply(to answer: Int, _ language: Language) -> [String] { [] }
  package func reply(to refusal: ChoiceQuiz.Refusal, _ language: Language) -> [String] { [] }
}
