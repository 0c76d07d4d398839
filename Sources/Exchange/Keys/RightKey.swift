internal import TextUnicode

/// A cell that names the right one of some choices, with each way of reading it.
///
/// Each reading has the numbers of the choices that the cell then names, from 0: none, one or several.
struct RightKey: Equatable {
  /// The cell is the text of a choice, or has the texts of several.
  let asText: [Int]
  /// The cell has places of choices, of which the first is 0.
  let fromZero: [Int]
  /// The cell has places of choices, of which the first is 1.
  let fromOne: [Int]
  /// True if the cell has only numbers and letters that may be places, in range or not.
  let looksLikePlaces: Bool

  /// Reads a cell; a choice without text is blank, and no cell names it.
  ///
  /// - `number`: the number behind the text, if the cell is that of a workbook.
  /// - `plain`: the choices without letters in front, which the cell may have or not.
  /// - `onlyLetters`: numbers are no places.
  init(
    _ cell: String, number: String? = nil, among choices: [String], plain: [String]? = nil,
    onlyLetters: Bool = false
  ) {
    let cell = cell.collapsed
    let places = Self.places(number ?? cell, onlyLetters)
    looksLikePlaces = places != nil
    func named(from base: Int) -> [Int] {
      var named: [Int] = []
      for place in places ?? [] {
        let number: Int? =
          switch place {
          case .letter(let number): number
          case .number(let number): number < base ? nil : number - base
          }
        guard let number, number < choices.count, !choices[number].isEmpty else { return [] }
        if !named.contains(number) { named.append(number) }
      }
      return named
    }
    fromZero = named(from: 0)
    fromOne = named(from: 1)
    let text =
      Self.choice(cell, among: choices) ?? Self.choice(number ?? "", among: choices)
      ?? plain.flatMap { Self.choice(cell, among: $0) }
      ?? Self.marked(cell, among: plain ?? choices)
    asText = text.map { [$0] } ?? Self.list(cell, among: choices)
  }

  /// Joins the keys of several cells; a reading holds only if each of them has it.
  init(joining keys: [RightKey]) {
    func joined(_ readings: [[Int]]) -> [Int] {
      guard readings.allSatisfy({ !$0.isEmpty }) else { return [] }
      var known: Set<Int> = []
      return readings.flatMap(\.self).filter { known.insert($0).inserted }
    }
    asText = joined(keys.map(\.asText))
    fromZero = joined(keys.map(\.fromZero))
    fromOne = joined(keys.map(\.fromOne))
    looksLikePlaces = keys.allSatisfy(\.looksLikePlaces)
  }

  var isText: Bool { !asText.isEmpty }
  var isPlace: Bool { !fromZero.isEmpty || !fromOne.isEmpty }

  /// True if the readings as a text and as a place name different choices.
  var isTextOrPlace: Bool {
    isText && [fromZero, fromOne].contains { !$0.isEmpty && !Self.areAlike($0, asText) }
  }

  /// True if two readings name the same choices, or each of them more than a question can have right ones.
  static func areAlike(_ left: [Int], _ right: [Int]) -> Bool {
    left == right || min(left.count, right.count) > ExchangedQuestion.mostRight
  }

  // MARK: - Texts

  private static func choice(_ cell: String, among choices: [String]) -> Int? {
    if cell.isEmpty { return nil }
    let choices = choices.map(\.collapsed)
    if let exact = choices.firstIndex(of: cell) { return exact }
    let small = cell.lowercased()
    let alike = choices.indices.filter { choices[$0].lowercased() == small }
    return alike.count == 1 ? alike[0] : nil
  }

  /// Returns the choice that a cell names by its letter and its text, as in `B) Spree`; nil if they are of two choices.
  private static func marked(_ cell: String, among choices: [String]) -> Int? {
    guard let (letter, text) = ListCell.marked(cell), let number = choice(text, among: choices),
      number == letter
    else { return nil }
    return number
  }

  /// Returns the choices whose texts stand in a cell with signs between them.
  private static func list(_ cell: String, among choices: [String]) -> [Int] {
    let parts = cell.split { ",;|\n".contains($0) }
    let named = parts.compactMap { choice(String($0).collapsed, among: choices) }
    return named.count == parts.count && named.count > 1 ? named : []
  }

  // MARK: - Places

  private enum Place {
    case number(Int)
    /// The number that the letter stands for; A is 0.
    case letter(Int)
  }

  /// Returns the numbers and letters of cells such as `2`, `B`, `1,3`, `A and C` or `Answer 2`; nil for other cells.
  private static func places(_ cell: String, _ onlyLetters: Bool) -> [Place]? {
    let words = cell.lowercased().split { " ,;/|&+.()".contains($0) }.filter {
      !["and", "und", "option", "answer", "choice"].contains($0)
    }
    let places = words.compactMap { place($0, onlyLetters) }
    return places.isEmpty || places.count < words.count ? nil : places
  }

  private static func place(_ word: Substring, _ onlyLetters: Bool) -> Place? {
    if !onlyLetters, let number = Int(word) { return .number(number) }
    guard word.utf8.count == 1, let letter = word.utf8.first,
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter
    else { return nil }
    return .letter(Int(letter - UInt8(ascii: "a")))
  }
}

/// The way in which a cell names the right choice.
enum RightForm: Hashable {
  /// By its number or letter.
  case reference
  /// By its number, of which the first is 1, or by its letter.
  case counted
  /// By its text.
  case text
  /// By one of both, which the header does not tell.
  case either
}
