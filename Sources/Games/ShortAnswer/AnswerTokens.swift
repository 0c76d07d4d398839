/// The words and numbers of an answer.
enum AnswerTokens {
  /// A word without punctuation, or a number.
  struct Token {
    var scalars: [Unicode.Scalar]

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    init(_ number: Int) { scalars = Array("\(number)".unicodeScalars) }

    var startsWithDigit: Bool { scalars.first?.isDigit == true }

    /// The word in lower case and without marks, in which words are looked up.
    var plainWord: String {
      var word = ""
      word.unicodeScalars += letters(forgivesCase: true, forgivesMarks: true, spellingOut: false)
      return word
    }

    /// Returns the letters as answers are compared.
    func letters(
      forgivesCase: Bool, forgivesMarks: Bool, spellingOut: Bool
    ) -> [Unicode.Scalar] {
      var letters: [Unicode.Scalar] = []
      for scalar in scalars {
        if scalar.isASCII {
          letters.append(forgivesCase ? scalar.asciiLowercase : scalar)
          continue
        }
        let small = Array(String(Character(scalar)).lowercased().unicodeScalars)
        let isCapital = small != [scalar]
        var base = small
        if forgivesMarks {
          base = small.flatMap { letter in
            (spellingOut ? LetterFolding.spelledOut(letter) : nil)
              ?? LetterFolding.withoutMarks(letter) ?? [letter]
          }
        }
        if isCapital, !forgivesCase {
          base = base.flatMap { Array(String(Character($0)).uppercased().unicodeScalars) }
        }
        letters += base
      }
      return letters
    }
  }

  /// Cuts an answer into words and numbers.
  ///
  /// - Parameter decimalMark: The mark before decimal places. If given, digits are no longer grouped
  ///   afterwards and the mark is a point; if nil, numbers stay as they are written.
  static func tokens(of text: [Unicode.Scalar], decimalMark: Unicode.Scalar?) -> [Token] {
    var tokens: [Token] = []
    var word: [Unicode.Scalar] = []
    var place = 0
    func isDigit(_ place: Int) -> Bool { place < text.count && text[place].isDigit }
    while place < text.count {
      let scalar = text[place]
      let isSign =
        scalar == "-" && isDigit(place + 1) && (place == 0 || text[place - 1].isSeparator)
      if isSign || scalar.isDigit {
        if !word.isEmpty { tokens.append(Token(word)) }
        word = []
        var number = NumberInAnswer(text[(isSign ? place + 1 : place)...])
        tokens.append(Token((isSign ? ["-"] : []) + number.read(decimalMark: decimalMark)))
        place = number.end
      } else {
        if !scalar.isSeparator {
          word.append(scalar)
        } else if !word.isEmpty {
          tokens.append(Token(word))
          word = []
        }
        place += 1
      }
    }
    if !word.isEmpty { tokens.append(Token(word)) }
    return tokens
  }
}

extension Unicode.Scalar {
  /// The small letter of an ASCII capital; any other ASCII character as it is.
  fileprivate var asciiLowercase: Unicode.Scalar {
    0x41...0x5A ~= value ? Unicode.Scalar(UInt8(value) | 0x20) : self
  }

  var isDigit: Bool { 0x30...0x39 ~= value }

  /// True for spaces, punctuation and what is not shown, which separate words and never count.
  fileprivate var isSeparator: Bool {
    switch self {
    case "+", "#", "%", "$", "&", "@", "=": false
    case "0"..."9", "A"..."Z", "a"..."z": false
    case "«", "»", "¡", "¿", "·", "´", "¨", "¯", "¸", "؟", "،", "؛": true
    default:
      value < 0xA1 || 0x2000...0x206F ~= value || 0x3000...0x3004 ~= value
        || 0x3008...0x3020 ~= value || value == 0x30FB || value == 0xAD || value == 0xFEFF
    }
  }
}
