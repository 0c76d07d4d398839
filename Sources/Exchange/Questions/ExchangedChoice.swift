internal import Diagnostics
internal import Kinds

/// A choice of a question, with the remark about it that some formats have.
struct ExchangedChoice: Equatable {
  var text: String
  var isRight = false
  var remark: String?
}

extension ExchangedQuestion {
  /// The columns of right choices that the choice quiz has, the first one first.
  static let rightFields = fields { $0 == "Right" || Self.number($0, of: "Right") != nil }
  /// The columns of remarks about wrong choices that the choice quiz has.
  private static let remarkFields = fields { Self.number($0, of: "Why") != nil }

  private static func fields(_ isWanted: (String) -> Bool) -> [String] {
    ContentKind.named(QuestionForm.choice.kind)?.fieldNames.filter(isWanted) ?? []
  }

  /// The number in a field such as `Why2`; nil for other fields.
  private static func number(_ field: String, of stem: String) -> Int? {
    field.hasPrefix(stem) ? Int(field.dropFirst(stem.count)) : nil
  }

  /// The most right choices of a question.
  static var mostRight: Int { rightFields.count }

  /// The right choices in the order of their columns.
  package var rights: [String] {
    form == .choice ? Self.rightFields.compactMap { self[$0] } : []
  }

  /// True if the question has several right choices, all of which an answer has to have.
  var hasSeveralRight: Bool { rights.count > 1 }

  /// The wrong choices with the remarks about them.
  var wrongChoices: [ExchangedChoice] {
    cells.filter(\.isWrong).map { cell in
      ExchangedChoice(text: cell.text, remark: self["Why" + cell.field.dropFirst("Wrong".count)])
    }
  }

  /// The choices with the right ones first.
  var choices: [ExchangedChoice] {
    rights.map { ExchangedChoice(text: $0, isRight: true) } + wrongChoices
  }

  /// Makes a question with choices in their order. Remarks are kept until `takeRemarks` finds a place for them.
  static func choice(
    _ prompt: String, _ choices: [ExchangedChoice], at place: Place
  ) -> ExchangedQuestion {
    let wrong = choices.filter { !$0.isRight && !$0.text.isEmpty }
    var question = ExchangedQuestion(.choice, at: place)
    question["Prompt"] = prompt
    for (field, choice) in zip(rightFields, choices.filter(\.isRight)) {
      question[field] = choice.text
    }
    // No field of them is there yet, so that none has to be looked for.
    question.append(wrong: wrong.map(\.text))
    question.remarks = wrong.enumerated().compactMap { index, choice in
      choice.remark.map { Remark(wrong: index + 1, text: $0) }
    }
    question.remarks += choices.filter(\.isRight).compactMap(\.remark).map { Remark(text: $0) }
    return question
  }

  /// Gives the remarks of choices their places: those about wrong ones their columns, and one about the right ones that of
  /// an explanation that is missing. Returns the remarks that have no place.
  mutating func takeRemarks() -> [String] {
    var lost: [String] = []
    for remark in remarks where !remark.text.isEmpty {
      if let number = remark.wrong {
        let field = "Why\(number)"
        if Self.remarkFields.contains(field) {
          self[field] = remark.text
        } else {
          lost.append(remark.text)
        }
      } else if self["Explanation"] == nil {
        self["Explanation"] = remark.text
      } else if self["Explanation"] != remark.text {
        lost.append(remark.text)
      }
    }
    remarks = []
    return lost
  }

  /// Replaces the wrong choices and the remarks about them.
  mutating func setWrong(_ choices: [ExchangedChoice]) {
    for cell in cells
    where cell.isWrong || !cell.isTranslation && Self.remarkFields.contains(cell.field) {
      self[cell.field] = nil
    }
    for (index, choice) in choices.enumerated() {
      self["Wrong\(index + 1)"] = choice.text
      if let remark = choice.remark, Self.remarkFields.contains("Why\(index + 1)") {
        self["Why\(index + 1)"] = remark
      }
    }
  }
}

/// A remark about a choice that has no column yet.
struct Remark: Sendable, Equatable {
  /// The number of the wrong choice, from 1; nil if the remark is about a right one.
  var wrong: Int?
  var text: String
}
