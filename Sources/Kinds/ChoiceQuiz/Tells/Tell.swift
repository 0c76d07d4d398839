internal import Diagnostics

/// A rule about a tell: a form of the choices that gives the right one away, or rules a wrong one out.
protocol Tell: QuestionRule {
  /// Returns the tell of a question; nil if it has none.
  static func sign(_ question: HashedQuestion) -> TellSign?

  static func finding(_ sign: TellSign, _ question: QuestionRow) -> Finding
}

/// The part of a question that is a tell.
struct TellSign {
  /// The number of the choice, 0 for the right one; nil for the prompt.
  var choice: Int?
  /// The number of another choice that the tell is about.
  var other: Int?
  /// The bytes of the telling word in its text.
  var bytes: Range<Int32>?
  /// A few words about the tell, for the message.
  var note = ""
}

extension String {
  /// True for the tag of English, whatever its region.
  var isEnglishTag: Bool {
    let tag = lowercased()
    return tag == "en" || tag.hasPrefix("en-")
  }
}

extension Tell {
  static func findings(for question: QuestionRow) -> [Finding] {
    var words = HashedQuestion()
    guard words.read(question), let sign = sign(words) else { return [] }
    // Choices that are at fault themselves are replaced first.
    let faults: [any QuestionRule.Type] = [
      EqualChoices.self, ChoicesAlike.self, ChoiceByPlace.self,
    ]
    for rule in faults where !rule.findings(for: question).isEmpty { return [] }
    return [finding(sign, question)]
  }
}

extension HashedQuestion {
  /// Reads the texts of a question; false if it has no right choice, or mixes languages.
  ///
  /// Pinned choices are left out: they stand apart on purpose.
  mutating func read(_ question: QuestionRow) -> Bool {
    let texts = question.shuffled
    guard let right = question.choices.first, right.text != nil, !right.isPinned,
      !texts.contains(where: { $0.choice.isStandIn }), question.prompt?.isStandIn != true
    else { return false }
    isEnglish = question.isEnglish
    limits = question.limits
    readPrompt(Array((question.prompt?.text ?? "").utf8).span)
    for (_, text) in texts { readChoice(Array(text.utf8).span) }
    return true
  }
}

extension QuestionRow {
  /// The choices that have a text and are not pinned, the right one first.
  var shuffled: [(choice: QuestionCell, text: String)] { given.filter { !$0.choice.isPinned } }

  /// Returns the text at the bytes of a sign, in quotes.
  func quoted(_ sign: TellSign) -> String {
    let text = sign.choice.map { shuffled[$0].text } ?? prompt?.text ?? ""
    guard let bytes = sign.bytes else { return text.quoted() }
    let part = text.utf8.dropFirst(Int(bytes.lowerBound)).prefix(bytes.count)
    return String(decoding: part, as: UTF8.self).quoted()
  }
}
