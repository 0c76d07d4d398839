/// The articles and the words for small numbers of the languages that answers are in.
///
/// All words are in lower case and without marks, as `LetterFolding` compares them.
struct AnswerWords: Sendable {
  private var articles: [String] = []
  /// Articles that are written in one word with what follows.
  private var attachedArticles: [String] = []
  private var numbers: [(word: String, number: Int)] = []

  /// Gathers the words of some languages, given as BCP 47 tags. Unknown languages have no words.
  init(_ languages: [String]) {
    for tag in languages {
      let language = tag.utf8.prefix { $0 != UInt8(ascii: "-") }
      for words in Self.all where words.language.utf8.elementsEqual(language) {
        articles += Self.split(words.articles)
        for (number, spellings) in Self.split(words.numbers).enumerated() {
          for word in Self.split(spellings, at: "/") { numbers.append((word, number)) }
        }
        if words.language == "ar" { attachedArticles.append("ال") }
      }
    }
  }

  /// True if the word is an article.
  func isArticle(_ word: String) -> Bool { articles.contains(word) }

  /// Returns the number of scalars of an article with which a word begins; 0 if there is none, or
  /// fewer than three letters would be left.
  func attachedArticle(in word: String) -> Int {
    for article in attachedArticles {
      let length = article.unicodeScalars.count
      if word.unicodeScalars.count >= length + 3,
        word.unicodeScalars.starts(with: article.unicodeScalars)
      {
        return length
      }
    }
    return 0
  }

  /// Returns the number, zero to twenty, that a word says.
  func number(_ word: String) -> Int? { numbers.first { $0.word == word }?.number }

  /// Returns the mark that a language writes before decimal places.
  static func decimalMark(of tag: String) -> Unicode.Scalar {
    let language = tag.utf8.prefix { $0 != UInt8(ascii: "-") }
    let points = ["en", "zh", "ja"]
    let isPoint = language.isEmpty || points.contains { $0.utf8.elementsEqual(language) }
    return isPoint ? "." : ","
  }

  private static func split(_ text: String, at separator: Character = " ") -> [String] {
    text.split(separator: separator).map { String($0) }
  }

  /// The words by language: articles, and the numbers from zero to twenty, of which each may have
  /// several spellings. Numbers of two words stand without the space.
  private static let all: [(language: String, articles: String, numbers: String)] = [
    (
      "en", "the a an",
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
        + "fifteen sixteen seventeen eighteen nineteen twenty"
    ),
    (
      "de", "der die das den dem des ein eine einen einem einer",
      "null eins zwei drei vier funf/fuenf sechs sieben acht neun zehn elf zwolf/zwoelf dreizehn vierzehn "
        + "funfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn zwanzig"
    ),
    (
      "fr", "le la les l un une des",
      "zero un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze "
        + "seize dixsept dixhuit dixneuf vingt"
    ),
    (
      "es", "el la los las un una unos unas",
      "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince "
        + "dieciseis diecisiete dieciocho diecinueve veinte"
    ),
    (
      "pt", "o a os as um uma uns umas",
      "zero um/uma dois/duas tres quatro cinco seis sete oito nove dez onze doze treze "
        + "quatorze/catorze quinze dezesseis/dezasseis dezessete/dezassete dezoito "
        + "dezenove/dezanove vinte"
    ),
    (
      "ru", "",
      "ноль/нуль один/одна/одно два/две три четыре пять шесть семь восемь девять десять одиннадцать "
        + "двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать "
        + "девятнадцать двадцать"
    ),
    (
      "uk", "",
      "нуль один/одна/одне два/дві три чотири пять шість сім вісім девять "
        + "десять одинадцять дванадцять тринадцять чотирнадцять пятнадцять шістнадцять сімнадцять "
        + "вісімнадцять девятнадцять двадцять"
    ),
    (
      "zh", "",
      "零/〇 一 二/两 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十"
    ),
    (
      "ja", "",
      "零/〇/ぜろ 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十"
    ),
    (
      "ar", "",
      "صفر واحد/واحده اثنان/اثنين ثلاثه/ثلاث اربعه/اربع خمسه/خمس سته/ست سبعه/سبع ثمانيه/ثماني "
        + "تسعه/تسع عشره/عشر احدعشر اثناعشر ثلاثهعشر اربعهعشر خمسهعشر ستهعشر سبعهعشر ثمانيهعشر "
        + "تسعهعشر عشرون/عشرين"
    ),
  ]
}
