import Testing
import TestSupport

@testable import Kinds

/// Tests that near doubles are found among many texts, and that texts of other meaning are not taken for such.
@Suite struct ComparedTextsTests {
  private static let things = [
    "height", "length", "population", "area", "bridges", "players", "letters", "chambers",
    "islands",
    "museums", "stations", "senators", "temperature", "weight", "distance", "runways", "languages",
  ]
  private static let forms = [
    "What is the # of N", "# of N", "The # of the old town of N", "How many # does N have",
    "# in the northern part of N", "Greatest known # in the history of N",
  ]
  private static let syllables = ["Kar", "Bel", "Mon", "Tus", "Vid", "Lop", "Gem", "Pith"]
  private static let endings = ["grado", "heim", "stadt", "ville", "minster", "borough"]

  /// Returns texts no two of which are about the same place.
  private static func texts(_ count: Int, _ random: inout SplitMix) -> [String] {
    (0..<count).map { number in
      let name =
        syllables[number % 8] + syllables[number / 8 % 8].lowercased()
        + syllables[number / 64 % 8].lowercased() + endings[number / 512 % 6]
      let form = forms.randomElement(using: &random) ?? ""
      let text = form.replacing("#", with: things.randomElement(using: &random) ?? "")
      return text.replacing("N", with: name)
    }
  }

  private enum Edit: CaseIterable { case slip, swap, article, letterCase, addition }

  private static func edited(
    _ text: String, _ edit: Edit, _ random: inout SplitMix
  ) -> String {
    var words = text.split(separator: " ").map(String.init)
    switch edit {
    case .slip:
      let long = words.indices.filter { words[$0].count > 4 }
      guard let index = long.randomElement(using: &random) else { return text }
      var letters = Array(words[index])
      let at = Int.random(in: 1..<letters.count - 1, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: letters.remove(at: at)
      case 1: letters.insert("x", at: at)
      case 2: letters[at] = "x"
      default: letters.swapAt(at, at + 1)
      }
      words[index] = String(letters)
    case .swap:
      let index = Int.random(in: 0..<words.count - 2, using: &random)
      words.swapAt(index, index + 1)
    case .article:
      if let index = words.firstIndex(where: { $0.lowercased() == "the" }) {
        words.remove(at: index)
      } else {
        words.insert("the", at: words.count - 2)
      }
    case .letterCase: return random.next() % 2 == 0 ? text.uppercased() : text.lowercased()
    case .addition: words.insert("exactly", at: words.count - 2)
    }
    return words.joined(separator: " ")
  }

  private static func compared(_ texts: [String]) -> ComparedTexts {
    var compared = ComparedTexts(haveAnswers: true)
    for (index, text) in texts.enumerated() {
      // Few answers, so that the answer tells little.
      compared.append(Array(text.utf8)[...], answer: UInt64(index % 3000 % 4))
    }
    return compared
  }

  @Test(arguments: [1, 2])
  func editedCopiesAreFoundAmongThousandsAndOthersAreNot(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let texts = Self.texts(3000, &random)
    #expect(Self.compared(texts).pairs().isEmpty)
    for edit in Edit.allCases {
      let copies = texts.map { Self.edited($0, edit, &random) }
      let changed = texts.indices.filter { copies[$0] != texts[$0] }
      let pairs = Self.compared(texts + copies).pairs()
      let right = pairs.filter { $0.own == $0.row - 3000 }.count
      #expect(right * 100 >= changed.count * 97, "\(edit): \(right) of \(changed.count)")
      #expect(pairs.count == right, "\(edit)")
    }
  }

  @Test(arguments: [
    ("Official languages of Gambia", "Official languages of Zambia"),
    ("Legs of a cat", "Legs of a rat"), ("Wives of Louis XIII", "Wives of Louis XVIII"),
    ("Goals of Chad in 2014", "Goals of Chad in 2015"), ("Height", "Heigth"),
    ("Size of a mouse", "Size of a house"), ("Number of x2 chambers", "Number of x1 chambers"),
    ("Bridges of Florence over the Arno", "Bridges of Florence"),
  ])
  func textsOfOtherMeaningAreNotSimilar(_ left: String, _ right: String) {
    for texts in [[left, right], [right, left]] {
      var compared = ComparedTexts(haveAnswers: true)
      for text in texts { compared.append(Array(text.utf8)[...], answer: 1) }
      #expect(compared.pairs().isEmpty)
    }
  }

  @Test func withoutAnswersOnlyTheSameWordsAreSimilar() {
    var compared = ComparedTexts(haveAnswers: false)
    for text in ["Reggie White", "White Reggie", "reggie white", "Reggie Whyte", "Reggie White II"]
    {
      compared.append(Array(text.utf8)[...], answer: 0)
    }
    #expect(compared.pairs().map(\.row) == [1, 2])
  }
}
