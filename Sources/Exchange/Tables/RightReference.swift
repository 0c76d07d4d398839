internal import TextUnicode

/// The right one of some choices, as a cell names it.
enum RightReference: Equatable {
  case one(Int)
  case several([Int])
  /// The cell names none of the choices.
  case none
  /// The text of one choice is the number of another one.
  case unclear

  /// Finds the choice that `cell` names; a choice without text is blank.
  init(_ cell: String, among choices: [String], _ form: RightForm) {
    let byText = Self.byText(cell.collapsed, choices)
    let byNumber = Self.byNumber(cell.collapsed, choices)
    switch form {
    case .text: self = byText == .none ? Self.list(cell, choices) : byText
    case .reference: self = byNumber == .none ? byText : byNumber
    case .either:
      if byText == .none {
        self = byNumber == .none ? Self.list(cell, choices) : byNumber
      } else {
        self = byNumber == .none || byNumber == byText ? byText : .unclear
      }
    }
  }

  private static func byText(_ cell: String, _ choices: [String]) -> RightReference {
    if cell.isEmpty { return .none }
    let choices = choices.map(\.collapsed)
    if let exact = choices.firstIndex(of: cell) { return .one(exact) }
    let small = cell.lowercased()
    let alike = choices.indices.filter { choices[$0].lowercased() == small }
    return alike.count == 1 ? .one(alike[0]) : .none
  }

  /// The texts of several choices with signs between them.
  private static func list(_ cell: String, _ choices: [String]) -> RightReference {
    let parts = cell.split { ",;|\n".contains($0) }.map { byText(String($0).collapsed, choices) }
    let numbers = parts.compactMap { if case .one(let number) = $0 { number } else { nil } }
    return numbers.count == parts.count && numbers.count > 1 ? .several(numbers) : .none
  }

  /// Numbers or letters, as in `2`, `B`, `1,3`, `A and C` or `Answer 2`.
  private static func byNumber(_ cell: String, _ choices: [String]) -> RightReference {
    let words = cell.lowercased().split { " ,;/|&+.()".contains($0) }.filter {
      !["and", "und", "option", "answer", "choice"].contains($0)
    }
    var numbers: [Int] = []
    var known: Set<Int> = []
    for word in words {
      guard let number = number(word, upTo: choices.count), !choices[number].isEmpty else {
        return .none
      }
      if known.insert(number).inserted { numbers.append(number) }
    }
    return numbers.isEmpty ? .none : numbers.count == 1 ? .one(numbers[0]) : .several(numbers)
  }

  private static func number(_ word: Substring, upTo count: Int) -> Int? {
    if let number = Int(word) { return 1...max(1, count) ~= number ? number - 1 : nil }
    guard word.count == 1, let letter = word.utf8.first, letter >= UInt8(ascii: "a") else {
      return nil
    }
    let number = Int(letter) - Int(UInt8(ascii: "a"))
    return number < count ? number : nil
  }
}
