import Testing

@testable import Games

@Suite struct AnswerMatcherTests {
  private static let city = ShortQuestion(
    prompt: "?", answer: "Reykjavík", accepted: ["Reykjavik City"], refused: ["Reykjavak"])

  private static func match(
    _ typed: String, with question: ShortQuestion, _ tolerance: AnswerTolerance = AnswerTolerance()
  ) -> AnswerMatch? {
    let matcher = AnswerMatcher(tolerance, languages: ["en"])
    return matcher.match(matcher.folding.folded(typed), with: matcher.forms(of: question))
  }

  @Test(
    arguments: [
      ("Reykjavík", .exact), ("reykjavik", .exact), ("REYKJAVIK CITY", .exact),
      ("Reykjavk", .slip), ("Reykjavvik", .slip), ("Reykjabik", .slip), ("Reykajvik", .slip),
      ("eRykjavik", .slip), ("reykjavikcit", .slip), ("Rekjavk", nil), ("Reykjaviiik", nil),
      ("", nil), ("?!", nil), ("Reykjavak", nil), ("Oslo", nil),
    ] as [(String, AnswerMatch?)])
  func anAnswerMayHaveOneSlip(typed: String, match: AnswerMatch?) {
    #expect(Self.match(typed, with: Self.city) == match)
  }

  @Test(
    arguments: [
      ("Oslo", "Osla"), ("1969", "1968"), ("Apollo 11", "Apollo 12"), ("Apollo 11", "Apollo 111"),
      ("Rhine", "the Rhime x"), ("H2O", "H2"),
    ] as [(String, String)])
  func shortAnswersAndNumbersForgiveNoSlip(answer: String, typed: String) {
    let question = ShortQuestion(prompt: "?", answer: answer)
    #expect(Self.match(typed, with: question) == nil)
  }

  @Test func lettersBesideANumberMayHaveASlip() {
    let question = ShortQuestion(prompt: "?", answer: "Apollo 11")
    #expect(Self.match("Apolo eleven", with: question) == .slip)
  }

  @Test func aSlipIsWrongWhereTheRulesForgiveNone() {
    var tolerance = AnswerTolerance()
    tolerance.forgivesSlip = false
    #expect(Self.match("Reykjavk", with: Self.city, tolerance) == nil)
  }

  /// Compares the shortcut for one slip with the whole table of the distance.
  @Test func oneSlipIsADistanceOfOne() {
    var generator = SeededGenerator(seed: 5)
    var found = 0
    for _ in 0..<20_000 {
      let (one, other) = (word(&generator), word(&generator))
      let isOne = distance(one, other) == 1
      #expect(OneSlip.isOneSlip(one, other) == isOne, "\(one) \(other)")
      if isOne { found += 1 }
    }
    #expect(found > 2_000)
  }

  private func word(_ generator: inout SeededGenerator) -> [Unicode.Scalar] {
    (0..<generator.below(5)).map { _ in generator.below(2) == 0 ? "a" : "b" }
  }

  private func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var table = [[Int]](
      repeating: [Int](repeating: 0, count: other.count + 1), count: one.count + 1)
    for row in 0...one.count {
      for column in 0...other.count {
        guard row > 0, column > 0 else {
          table[row][column] = row + column
          continue
        }
        let isSame = one[row - 1] == other[column - 1]
        var least = min(
          table[row - 1][column] + 1, table[row][column - 1] + 1,
          table[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1]
        {
          least = min(least, table[row - 2][column - 2] + 1)
        }
        table[row][column] = least
      }
    }
    return table[one.count][other.count]
  }
}

@Suite struct AnswerFoldingTests {
  @Test(
    arguments: [
      ("REYKJAVÍK", "reykjavik"), ("São Paulo", "saopaulo"), ("Łódź", "lodz"),
      ("Straße", "strasse"), ("œuvre", "oeuvre"), ("Ælfric", "aelfric"), ("Ёлка", "елка"),
      ("Чайковский", "чаиковскии"), ("Киї\u{301}в", "киів"), ("ΣΊΣΥΦΟΣ", "σισυφοσ"),
      ("e\u{301}te\u{301}", "ete"), ("カタカナ", "かたかな"), ("ＡＢＣ１２", "abc12"), ("مُحَمَّد", "محمد"),
      ("U.S.A.", "usa"), ("rock 'n' roll", "rocknroll"), ("«Faust»", "faust"), ("C++", "c++"),
      ("H₂O", "h2o"), ("?!", ""), ("", ""), ("…", ""), ("The", "the"),
    ] as [(String, String)])
  func textsFoldToTheirLetters(text: String, form: String) {
    #expect(folded(text) == form)
  }

  @Test(
    arguments: [
      ("en", "the Rhine", "rhine"), ("en", "An Apple", "apple"), ("de", "Der Rhein", "rhein"),
      ("fr", "L’Étranger", "etranger"), ("es", "El Niño", "nino"), ("pt", "O Guarani", "guarani"),
      ("ar", "القاهرة", "قاهره"), ("ar", "الله", "الله"), ("en", "der Rhein", "derrhein"),
      ("de-AT", "die Donau", "donau"), ("xx", "the Rhine", "therhine"), ("en", "The The", "the"),
    ] as [(String, String, String)])
  func anArticleInFrontIsDroppedByLanguage(language: String, text: String, form: String) {
    #expect(folded(text, language) == form)
  }

  @Test(
    arguments: [
      ("en", "1,000,000", "1000000"), ("en", "1 000 000", "1000000"),
      ("en", "1.000.000", "1000000"),
      ("en", "1'000", "1000"), ("en", "3.141", "3.141"), ("de", "3,141", "3.141"),
      ("de", "3.141", "3141"), ("en", "3.14", "3.14"), ("de", "3,14", "3.14"), ("en", "4 2", "4 2"),
      ("en", "1,00", "1.00"), ("en", "-5", "-5"), ("en", "−5", "-5"),
      ("en", "1914-1918", "1914 1918"),
      ("en", "Apollo-11", "apollo11"), ("en", "Apollo eleven", "apollo11"), ("en", "Seven", "7"),
      ("de", "zwölf", "12"), ("fr", "dix-sept", "17"), ("uk", "п’ять", "5"),
      ("ru", "Двадцать", "20"),
      ("zh", "十二", "12"), ("ja", "二十", "20"), ("ar", "ثلاثة", "3"), ("en", "once", "once"),
      ("es", "once", "11"), ("en", "٤٢", "42"), ("en", "0.500", "0.500"),
      ("en", "1,2345", "1.2345"),
    ] as [(String, String, String)])
  func numbersHaveOneSpelling(language: String, text: String, form: String) {
    #expect(folded(text, language) == form)
  }

  @Test func everyLanguageHasTheNumbersFromZeroToTwenty() {
    let first = ["zero", "null", "zéro", "cero", "zero", "ноль", "нуль", "零", "ゼロ", "صفر"]
    let last = [
      "twenty", "zwanzig", "vingt", "veinte", "vinte", "двадцать", "двадцять", "二十", "二十", "عشرون",
    ]
    let languages = ["en", "de", "fr", "es", "pt", "ru", "uk", "zh", "ja", "ar"]
    #expect(zip(first, languages).map { folded($0, $1) } == .init(repeating: "0", count: 10))
    #expect(zip(last, languages).map { folded($0, $1) } == .init(repeating: "20", count: 10))
  }

  @Test func eachDifferenceCountsWhereTheRulesAreStrict() {
    #expect(folded("ÉTÉ Rouge") { $0.forgivesCase = false } == "ETERouge")
    #expect(folded("ÉTÉ Straße") { $0.forgivesAccents = false } == "étéstraße")
    #expect(folded("The Rhine") { $0.forgivesArticles = false } == "therhine")
    #expect(folded("seven 1,000") { $0.forgivesNumbers = false } == "seven1,000")
  }

  @Test func umlautsMayBeSpelledOut() {
    let folding = AnswerFolding(AnswerTolerance(), languages: ["de"])
    #expect(folding.forms(of: "Köln").map(text) == ["koln", "koeln"])
    #expect(folding.forms(of: "Berlin").map(text) == ["berlin"])
  }

  private func folded(
    _ text: String, _ language: String = "en", _ change: (inout AnswerTolerance) -> Void = { _ in }
  ) -> String {
    var tolerance = AnswerTolerance()
    change(&tolerance)
    return self.text(AnswerFolding(tolerance, languages: [language]).folded(text))
  }

  private func text(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
