package import Games
package import Words

/// The sentences that all games with questions against the clock share.
package struct QuestionWords {
  package let language: Language

  package init(language: Language) { self.language = language }

  package func streak(_ count: Int) -> String { language(.streak, ["n": .count(count)]) }

  package func source(_ text: String) -> String { language(.sourceIs, ["source": .text(text)]) }

  /// The description of a picture; nil stands for a picture without one.
  package func picture(_ text: String?) -> String {
    guard let text else { return language(.pictureNotDescribed) }
    return language(.pictureIs, ["text": .text(text)])
  }

  package func secondsLeft(_ seconds: Int) -> String {
    language(.secondsLeft, ["seconds": .count(seconds)])
  }

  package func asked(_ prompt: String, _ round: Int, of length: Int) -> String {
    language(
      .quizQuestionAsked,
      ["n": .count(round), "count": .count(length), "question": .text(prompt)])
  }

  /// The score with the number of questions that are left.
  package func score(_ score: Int64, remaining: Int, best: Int64) -> String {
    let best = max(best, score)
    return language(
      .quizScore,
      ["score": .count(score), "questions": .count(remaining), "best": .count(best)])
  }

  /// The texts after an answer of the plain game: the verdict, the lines of the answer, the explanation and
  /// the source. The
  /// score follows unless the session is over, because then the summary does.
  package func told(
    _ verdict: String, shown: [String] = [], explanation: String?, source: String?, score: Int64,
    remaining: Int, best: Int64
  ) -> [String] {
    [verdict] + shown + [explanation, source.map(self.source)].compactMap { $0 }
      + (remaining == 0 ? [] : [self.score(score, remaining: remaining, best: best)])
  }
}

extension SessionRules {
  /// The sentences about the time for a question, as one paragraph.
  package func howToPlayInTime(_ language: Language) -> String {
    language.paragraph([
      language(.quizTime, ["seconds": .count(seconds)]), warning(language), language(.quizTimeUp),
    ])
  }

  private func warning(_ language: Language) -> String {
    switch warningSeconds {
    case 0: ""
    case 1: language(.quizWarningAtLastSecond)
    default: language(.quizWarning, ["seconds": .count(warningSeconds)])
    }
  }
}
