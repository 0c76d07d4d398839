package import Games
internal import TextUnicode
package import Views
package import Words

/// Lines of the short answer.
///
/// While a question is open every line is an answer, but one that begins with a slash is a command:
/// `/q`. Two slashes stand for an answer that begins with one.
extension PlayedAnswers: PlainSessionGame {
  package var howToType: Phrase { .howToTypeAnswer }
  package var choices: [String] { [] }

  package func move(_ line: String, _ language: Language) -> PlainMove<Answer> {
    let line = line.nfc.trimmed
    if let command = command(line) { return .command(command) }
    if line.isEmpty { return .answer(.pass) }
    return .answer(.text(line.hasPrefix("//") ? String(line.dropFirst()) : line))
  }

  private func command(_ line: String) -> PlainCommand? {
    if line.hasPrefix("/"), let command = PlainCommand(String(line.dropFirst())) { return command }
    return game.question == nil ? PlainCommand(line) : nil
  }

  package func prompt(_ language: Language, secondsLeft: Int) -> String {
    language(.shortAnswerPrompt, ["seconds": .count(secondsLeft)])
  }

  package func reply(to answer: Answer, _ language: Language) -> [String] {
    guard case .text(let text) = answer else { return [] }
    return [ShortAnswerWords(language: language).again(text, left: left)]
  }

  package func reply(to refusal: ShortAnswer.Refusal, _ language: Language) -> [String] {
    [ShortAnswerWords(language: language).refusal(refusal)]
  }
}
