package import Diagnostics

/// The rules about tells of single questions.
enum Tells {
  /// The rules in the order of their findings. The pre-test asks them itself.
  static let all: [any Tell.Type] = [
    MuchLonger.self, MoreSpecific.self, AgreesAlone.self, RepeatsPrompt.self, AbsoluteWords.self,
    AnotherKind.self, OutOfScale.self, SameMeaning.self, Opposites.self, UnmarkedNegation.self,
    Convergence.self,
  ]

  /// True if a rule reports the question.
  static func has(_ words: HashedQuestion) -> Bool {
    for tell in all where tell.sign(words) != nil { return true }
    return false
  }
}

extension TellLimits {
  init(_ context: RuleContext) {
    longer = context.limit(of: MuchLonger.code) ?? longer
    scale = context.limit(of: OutOfScale.code) ?? scale
  }

  /// The rules about choices whose limit a manifest may set.
  static let codes = [
    MuchLonger.code, OutOfScale.code, LongestAnswer.code, LongestAnswer.shortest,
    FavouredChoice.code, FavouredChoice.pinned,
  ]
}

extension Code {
  /// The codes of rules about tells, of single questions and of whole sets.
  package static let tells =
    Tells.all.map { $0.code } + [
      AnswerInPrompt.code, LongestAnswer.code, LongestAnswer.shortest, FavouredChoice.code,
      FavouredChoice.pinned,
    ]
}
