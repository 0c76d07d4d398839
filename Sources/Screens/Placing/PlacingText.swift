/// A parser of answers as people type them: `BCA`, `b c a`, `1C 2A 3B` or `2A, 1-C, 3=B`.
enum PlacingText {
  /// Returns the item of each place as its letters were typed, or an error.
  ///
  /// With numbers, each letter belongs to the place of the number before it; numbers that are left out or come
  /// twice make the answer one of another length.
  static func items(_ line: String, places: Int, items: Int) throws(Problem) -> [Int] {
    var letters: [Int] = []
    var numbered: [Int: Int] = [:]
    var number: Int?
    for scalar in line.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z":
        let item = Int(scalar.value | 0x20) - 0x61
        guard item < items else { throw .foreign }
        if let place = number {
          guard place >= 1, place <= places else { throw .count }
          guard numbered.updateValue(item, forKey: place - 1) == nil else { throw .count }
          number = nil
        } else {
          letters.append(item)
        }
      case "0"..."9":
        let digit = Int(scalar.value) - 0x30
        guard let so = number else {
          number = digit
          continue
        }
        guard so < 10 else { throw .foreign }
        number = so * 10 + digit
      case " ", ",", ";", ".", ")", "-", "=", ":", "→", ">", "\t": continue
      default: throw .foreign
      }
    }
    if number != nil { throw .count }
    if numbered.isEmpty { return letters }
    let answer = (0..<places).compactMap { numbered[$0] }
    guard letters.isEmpty, answer.count == places else { throw .count }
    return answer
  }

  enum Problem: Error, Equatable {
    /// The line has a sign that is no letter of an item, or no number of a place.
    case foreign
    /// The line has too few or too many letters.
    case count
  }
}
