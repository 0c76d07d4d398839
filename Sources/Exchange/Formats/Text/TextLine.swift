internal import Kinds
internal import TextUnicode

/// The meaning of a line in a text with questions, as people write them by hand.
enum TextLine: Equatable {
  case blank
  /// A heading of Markdown.
  case heading(String)
  /// The beginning of a question, with its number if it has one.
  case question(number: Int?, String)
  /// A choice; `letter` counts from 0, and is nil for a choice behind a bullet.
  case choice(letter: Int?, String, isMarked: Bool)
  /// A field by its name, such as `Answer: B`.
  case field(String, String)
  /// The heading of a list of answers, such as `Answer key:`.
  case keys
  case text(String)

  /// The fields that a line may name.
  private static let fields: Set = ["Right", "Explanation", "Tags", "Difficulty", "Source"]
  /// The words above a list of answers.
  private static let keyWords: Set = [
    "answers", "answerkey", "keys", "solutions", "correctanswers", "lösungen", "antworten",
    "réponses", "corrigé", "respuestas", "soluciones", "risposte", "soluzioni", "respostas",
    "gabarito", "odpowiedzi", "antwoorden", "ответы",
  ]

  init(_ line: String) {
    let line = line.trimmed
    if line.isEmpty || line.allSatisfy({ "-*_=".contains($0) }) && line.count > 2 {
      self = .blank
      return
    }
    if let choice = Self.choice(line) {
      self = choice
      return
    }
    let hashes = line.prefix { $0 == "#" }.count
    let plain = Self.plain(String(line.dropFirst(hashes)))
    if let numbered = Self.numbered(plain) ?? Self.labelled(plain) {
      self = numbered
    } else if Self.keyWords.contains(Self.word(plain)) {
      self = .keys
    } else {
      self = hashes > 0 ? .heading(plain) : .text(plain)
    }
  }

  /// The text without the signs of Markdown for bold letters, at its ends and around a label.
  private static func plain(_ text: String) -> String {
    var text = text.trimmed
    for sign in ["**", "__"] where text.hasPrefix(sign) {
      text.removeFirst(2)
      if let range = text.firstRange(of: sign) { text.removeSubrange(range) }
    }
    return text.trimmed
  }

  private static func word(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  // MARK: - Choices

  private static func choice(_ line: String) -> TextLine? {
    var rest = line
    var isMarked = false
    var hasBullet = false
    if let bullet = ["- ", "* ", "+ ", "• ", "– "].first(where: rest.hasPrefix) {
      rest = String(rest.dropFirst(bullet.count)).trimmed
      hasBullet = true
    }
    for (box, isTicked) in [("[ ]", false), ("[x]", true), ("[X]", true), ("[✓]", true)]
    where rest.hasPrefix(box) {
      rest = String(rest.dropFirst(box.count)).trimmed
      hasBullet = true
      isMarked = isTicked
    }
    let bold = ["**", "__"].first { rest.hasPrefix($0) && rest.hasSuffix($0) && rest.count > 4 }
    if bold != nil {
      rest = String(rest.dropFirst(2).dropLast(2)).trimmed
      isMarked = true
    } else if rest.hasPrefix("*"), ListCell.marked(String(rest.dropFirst())) != nil {
      rest = String(rest.dropFirst())
      isMarked = true
    }
    for sign in ["(correct)", "✓", "✔", "✅", "*"] where rest.hasSuffix(sign) {
      rest = String(rest.dropLast(sign.count)).trimmed
      isMarked = true
    }
    if let (letter, text) = ListCell.marked(rest), !rest.dropFirst().hasPrefix(":") {
      return .choice(letter: letter, plain(text), isMarked: isMarked)
    }
    guard hasBullet, labelled(plain(rest)) == nil else { return nil }
    return .choice(letter: nil, rest, isMarked: isMarked)
  }

  // MARK: - Beginnings

  /// A line such as `12. Which river…`, and `Question 12` or `Q12:` with or without a text behind.
  private static func numbered(_ text: String) -> TextLine? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard (1...6).contains(digits.count), let sign = rest.first, ".):".contains(sign) else {
      return nil
    }
    let behind = rest.dropFirst()
    guard behind.isEmpty || behind.first?.isWhitespace == true || behind.hasPrefix("*") else {
      return nil
    }
    let question = labelled(plain(String(behind))) ?? .text(plain(String(behind)))
    switch question {
    case .text(let text), .question(_, let text): return .question(number: Int(digits), text)
    default: return nil
    }
  }

  /// A line such as `Answer: B`, `Frage 3: …` or `Q: …`.
  private static func labelled(_ text: String) -> TextLine? {
    guard let quiz = ContentKind.named(QuestionForm.choice.kind) else { return nil }
    let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    let label = text[..<(colon ?? text.endIndex)]
    guard label.utf8.count <= 40 else { return nil }
    let digits = label.utf8.reversed().prefix { 0x30...0x39 ~= $0 }.count
    let numberStart = label.utf8.index(label.endIndex, offsetBy: -digits)
    let number = Int(label[numberStart...])
    guard colon != nil || number != nil else { return nil }
    let name = word(String(label[..<numberStart]))
    guard !name.isEmpty, let field = TableMapping.fields(of: [(0, name)], quiz).first ?? nil
    else { return nil }
    var rest = colon.map { String(text[text.utf8.index(after: $0)...]) } ?? ""
    if rest.utf8.contains(UInt8(ascii: "*")) { rest = rest.replacing("**", with: "") }
    rest = plain(rest)
    if field == "Prompt" { return .question(number: number, rest) }
    guard colon != nil, fields.contains(field), field != "Right" || !rest.isEmpty else {
      return nil
    }
    return .field(field, rest)
  }
}
