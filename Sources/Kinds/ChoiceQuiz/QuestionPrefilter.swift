internal import Games
internal import Rows

/// A cheap pre-test on bytes that names the rules which may report a question.
///
/// A rule that is not named certainly has no finding; `QuestionPrefilterTests` holds the pre-test to that. It
/// may name too many rules, never too few.
///
/// Texts are compared by their cores (`TextCores`).
struct QuestionPrefilter {
  /// The rules that have to look at a question.
  struct Open: OptionSet {
    let rawValue: Int

    static let order = Open(rawValue: 1)
    static let alike = Open(rawValue: 2)
    static let inPrompt = Open(rawValue: 4)
    static let byPlace = Open(rawValue: 8)
    static let tall = Open(rawValue: 16)
    static let answerTall = Open(rawValue: 32)
    static let long = Open(rawValue: 64)
    static let tell = Open(rawValue: 128)
  }

  /// The columns of a question's texts in one language.
  struct Columns {
    var prompt: Int?
    var picture: Int?
    var explanation: Int?
    var source: Int?
    /// The column of the right choice, then those of the wrong ones.
    var choices: [Int]
    var isTranslation: Bool
  }

  private let rules: ChoiceQuizRules?
  /// The number of bytes that the screen shows before a question.
  private let bytesBefore: Int
  /// The cores of the current question, and of them those of its choices.
  private var cores = TextCores()
  private var choices: [TextCores.Core] = []
  private var words = HashedQuestion()

  init(_ rules: ChoiceQuizRules?) {
    self.rules = rules
    bytesBefore = rules.map { QuestionScreen.bytesBefore($0) } ?? 0
  }

  /// Returns the rules that may report the question.
  mutating func open(
    _ row: TypedRow, _ columns: Columns, isEnglish: Bool, _ limits: TellLimits, hasPins: Bool
  ) -> Open {
    let open = open(row, columns)
    words.isEnglish = isEnglish
    words.limits = limits
    return hasPins || hasTell(row, columns) ? open.union(.tell) : open
  }

  /// True if the question has a tell, or may have one without its pinned choices.
  private mutating func hasTell(_ row: TypedRow, _ columns: Columns) -> Bool {
    guard let right = columns.choices.first, case .text = row.values[right] else { return false }
    words.removeAll()
    let bytes = row.textBytes.span
    if let prompt = columns.prompt, case .text(let range) = row.values[prompt] {
      words.readPrompt(bytes.extracting(range))
    }
    for column in columns.choices {
      if case .text(let range) = row.values[column] {
        words.readChoice(bytes.extracting(range))
      }
    }
    return Tells.has(words)
  }

  private mutating func open(_ row: TypedRow, _ columns: Columns) -> Open {
    cores.removeAll()
    choices.removeAll(keepingCapacity: true)
    var open: Open = []
    var sum = 0
    var gap: Int?
    var rows = 0
    for (number, column) in columns.choices.enumerated() {
      guard case .text(let range) = row.values[column] else {
        gap = gap ?? number
        continue
      }
      // A choice after a gap; gaps in required choices are reported by the schema.
      if let gap, gap >= ChoicesInOrder.required, !columns.isTranslation { open.insert(.order) }
      let core = cores.append(row.textBytes, range)
      if mayBeAlike(core) { open.insert(.alike) }
      if range.count <= ChoiceByPlace.mostBytes,
        !core.isPlain || ChoiceByPlace.mayBe(cores.bytes.span.extracting(core.bytes))
      {
        open.insert(.byPlace)
      }
      choices.append(core)
      sum += range.count
      rows += SmallestScreen.mostRows(range.count + QuestionScreen.bytesBeforeChoice)
    }
    if rules != nil, let first = columns.choices.lazy.compactMap({ row.count($0) }).first,
      mayBeTallWhenTold(row, columns, first)
    {
      open.insert(.answerTall)
    }
    guard let column = columns.prompt, case .text(let range) = row.values[column] else {
      return open
    }
    let prompt = cores.append(row.textBytes, range)
    // If the right choice is missing, the first core is that of a wrong one.
    if row.count(columns.choices.first) != nil, let core = choices.first, mayStand(core, in: prompt)
    {
      open.insert(.inPrompt)
    }
    guard let rules else { return open }
    if rules.isLate(after: ReadingAloud.mostMilliseconds(forBytes: sum + range.count)),
      isLate(prompt, rules)
    {
      open.insert(.long)
    }
    rows += SmallestScreen.mostRows(range.count + bytesBefore)
    if let picture = row.count(columns.picture) {
      rows += SmallestScreen.mostRows(picture + QuestionScreen.bytesBeforePicture)
    }
    if rows > SmallestScreen.rows - QuestionScreen.answerRows { open.insert(.tall) }
    return open
  }

  private func mayBeTallWhenTold(_ row: TypedRow, _ columns: Columns, _ first: Int) -> Bool {
    let (explanation, source) = (row.count(columns.explanation), row.count(columns.source))
    if explanation == nil, source == nil { return false }
    return AnswerTooTall.mayBe(bytes: first + (explanation ?? 0) + (source ?? 0))
  }

  /// True if the choice may read like an earlier one.
  private func mayBeAlike(_ core: TextCores.Core) -> Bool {
    if !core.isPlain { return true }
    let bytes = cores.bytes.span
    return choices.contains { other in
      guard other.bytes.count == core.bytes.count else { return !other.isPlain }
      let (left, right) = (bytes.extracting(other.bytes), bytes.extracting(core.bytes))
      for index in left.indices where left[index] != right[index] { return !other.isPlain }
      return true
    }
  }

  private func mayStand(_ right: TextCores.Core, in prompt: TextCores.Core) -> Bool {
    if !right.isPlain || !prompt.isPlain || right.bytes.isEmpty { return true }
    guard right.bytes.count <= prompt.bytes.count else { return false }
    let bytes = cores.bytes.span
    let first = bytes[right.bytes.lowerBound]
    for start in prompt.bytes.lowerBound...prompt.bytes.upperBound - right.bytes.count
    where bytes[start] == first {
      var length = 1
      while length < right.bytes.count,
        bytes[start + length] == bytes[right.bytes.lowerBound + length]
      {
        length += 1
      }
      if length == right.bytes.count { return true }
    }
    return false
  }

  private func isLate(_ prompt: TextCores.Core, _ rules: ChoiceQuizRules) -> Bool {
    guard prompt.isPlain, choices.allSatisfy(\.isPlain) else { return true }
    let characters = choices.reduce(prompt.characters) { $0 + $1.characters }
    let wide = choices.reduce(prompt.wide) { $0 + $1.wide }
    return rules.isLate(after: ReadingAloud.milliseconds(forCharacters: characters, wide: wide))
  }
}

extension TypedRow {
  /// The number of bytes of a text; nil if the cell holds no text.
  fileprivate func count(_ column: Int?) -> Int? {
    guard let column, case .text(let range) = values[column] else { return nil }
    return range.count
  }
}
