internal import Diagnostics

/// The one way in which the keys of tables with the same columns are read, and the questions that prove it.
///
/// A key such as `1` may be the first of places that count from 1, the second of places that count from 0, or the text
/// of a choice. Only keys that fit one of these ways prove something; a key that fits several stays open till then.
struct KeyReading {
  private enum Way { case texts, places }

  private let stated: IndexBase?
  private let form: RightForm
  /// The first question whose key is only the text of a choice, and the first whose key is only a place.
  private var text: KeyedQuestion?
  private var place: KeyedQuestion?
  /// The first question whose key is a place only if places count from 0, and the first that asks for 1.
  private var zero: KeyedQuestion?
  private var one: KeyedQuestion?
  /// The first question whose key was read as a text or as a place though it may have been both.
  private var decided: KeyedQuestion?

  init(_ form: RightForm, stated: IndexBase?) {
    self.form = form
    self.stated = form == .text ? nil : stated
  }

  /// The way that the user, the program of the table or the keys so far speak for; nil if for none or for both.
  private var way: Way? {
    if form == .text { return .texts }
    if form != .either || stated != nil { return .places }
    if text != nil { return place == nil ? .texts : nil }
    return place == nil ? nil : .places
  }

  private var base: Int? {
    switch stated {
    case .zero: 0
    case .one, .letters: 1
    case nil: form == .counted || one != nil ? 1 : zero != nil ? 0 : nil
    }
  }

  /// Learns what the key of a question proves; true if that settles more than before.
  mutating func learn(from question: KeyedQuestion) -> Bool {
    let before = (way, base)
    let key = question.key
    if key.isText != key.isPlace {
      if key.isText { text = text ?? question } else { place = place ?? question }
    }
    if key.isPlace, !key.isText || way == .places {
      if key.fromOne.isEmpty { zero = zero ?? question }
      if key.fromZero.isEmpty { one = one ?? question }
    }
    return before != (way, base)
  }

  /// Returns the choices that the key of a question names; nil if nothing settles so far how to read it.
  mutating func choices(of question: KeyedQuestion) -> [Int]? {
    let key = question.key
    if form == .text || !key.isPlace {
      // A number out of range is a slip if keys are places, even if it is the text of a choice.
      return way == .places && key.looksLikePlaces ? [] : key.asText
    }
    guard key.isTextOrPlace else { return key.isText ? key.asText : places(of: key) }
    guard let way else { return nil }
    let choices = way == .texts ? key.asText : places(of: key)
    if choices != nil { decided = decided ?? question }
    return choices
  }

  private func places(of key: RightKey) -> [Int]? {
    if RightKey.areAlike(key.fromZero, key.fromOne) { return key.fromOne }
    return base.map { $0 == 0 ? key.fromZero : key.fromOne }
  }

  // MARK: - Faults

  /// Returns the fault that two keys prove different ways, if one does.
  var contradiction: Finding? {
    if stated != nil || form == .text { return nil }
    if let zero, form == .counted {
      return Self.fault(
        "key \(zero.cell) of \(zero.shown) is no place, as they count from 1 in such tables",
        at: zero,
        help: "correct the key; or say with --index-base 0 that all keys count from 0")
    }
    if let zero, let one {
      return Self.fault(
        "some keys count from 0 and some from 1: \(zero.cell) of \(zero.shown), and \(one.cell) of \(one.shown), which has \(Self.count(one))",
        at: zero, one,
        help:
          "correct the wrong key; or say --index-base 0 or 1, and questions with other keys are left out"
      )
    }
    guard form == .either, let text, let place, let decided else { return nil }
    return Self.fault(
      "some keys are texts and some are places: \(text.cell) of \(text.shown), and \(place.cell) of \(place.shown); so nobody can tell what \(decided.cell) is",
      at: decided, place, help: Self.helpOnWays(decided))
  }

  /// Returns the fault that nothing settles how the key of a question is to be read.
  func openness(of question: KeyedQuestion) -> Finding {
    let key = question.key
    var readings: [String] = []
    func add(_ named: [Int], _ words: String) {
      guard let index = named.first else { return }
      let texts = named.count == 1 ? "\"\(question.choices[index])\"" : "\(named.count) choices"
      readings.append("\(texts) \(words)")
    }
    let isLetter = key.fromZero == key.fromOne
    add(key.fromOne, isLetter ? "as a letter" : "if places count from 1")
    if !isLetter { add(key.fromZero, "if they count from 0") }
    let isText = key.isTextOrPlace && way != .places
    if isText { add(key.asText, "as a text") }
    return Self.fault(
      "key \(question.cell) of \(question.shown) may be \(readings.joined(separator: ", or "))",
      at: question,
      help: isText ? Self.helpOnWays(question) : "say --index-base 1 or --index-base 0")
  }

  private static func count(_ question: KeyedQuestion) -> String {
    "\(question.choices.count { !$0.isEmpty }) choices"
  }

  private static func helpOnWays(_ question: KeyedQuestion) -> String {
    "say --index-base 1, 0 or a (letters) if keys are places, or --map \"Right=\(question.column)\" if they are texts"
  }

  private static func fault(
    _ message: String, at question: KeyedQuestion, _ other: KeyedQuestion? = nil, help: String
  ) -> Finding {
    let related = other.map { [Related($0.place, "the other key")] } ?? []
    return Finding(
      .unclearKeys, message, at: question.place, label: "nothing in the import says which",
      help: help,
      related: related)
  }
}

extension KeyedQuestion {
  /// The prompt in quotation marks, as messages name the question.
  fileprivate var shown: String { "\"\(question["Prompt"] ?? "")\"" }
}
