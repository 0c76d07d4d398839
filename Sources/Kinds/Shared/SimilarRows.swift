internal import Diagnostics
internal import Rows

/// Reports two rows that ask for the same thing in nearly the same words, in any order.
///
/// Two rows are similar if they have the same answer and one contains every word of the other. The additional
/// words are at most a third of its words, and no names or numbers. Texts that are equal byte for byte are
/// left to the schema.
struct SimilarRows: CrossRowRule {
  static let code = Code(
    "Q001", .warning, "two rows ask for the same thing",
    why: "A player gets the same question twice, and knows the answer the second time.",
    bad: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m\nWhat is the height of Mont Blanc?,4806,m",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m\nHeight of the Matterhorn,4478,m",
    fix: "Remove one of the two; if they are two things, say in each what tells it from the other."
  )

  static let comparesRows = true
  var fields: [String] { [subject] + answers }

  private let subject: String
  private let answers: [String]
  private var subjectColumn: Int?
  private var answerColumns: [Int] = []
  private var file = ""
  private var reader = ContentWords()
  private var rows: [Row] = []
  private var words: [ContentWords.Word] = []
  private var places = PackedPlaces()
  private var findings: Findings

  private struct Row {
    var firstWord: UInt32
    var wordCount: UInt32
    var answer: UInt64
    /// The hash of the whole text.
    var text: UInt64
    var place: UInt64
    /// A Bloom filter of the words: one bit each, which several words may share.
    var signs: UInt64
  }

  /// With no `answers`, two rows are similar only if they have exactly the same words.
  init(_ subject: String, answers: [String], _ template: Findings) {
    self.subject = subject
    self.answers = answers
    findings = template
  }

  mutating func start(_ columns: [Binding.Column], _ context: RuleContext) {
    file = context.file
    subjectColumn = columns.firstIndex(ofField: subject)
    answerColumns = answers.compactMap { columns.firstIndex(ofField: $0) }
    if answerColumns.count < answers.count { subjectColumn = nil }
  }

  mutating func take(_ row: TypedRow) {
    guard let subjectColumn, let text = row.text(subjectColumn) else { return }
    var answer = CellHash()
    for column in answerColumns where !answer.add(column, of: row) { return }
    reader.read(text)
    if reader.words.isEmpty { return }
    rows.append(
      Row(
        firstWord: UInt32(truncatingIfNeeded: words.count), wordCount: UInt32(reader.words.count),
        answer: answer.value, text: CellHash.exact(text),
        place: places.packed(Place(file, row.places[subjectColumn])),
        signs: reader.words.reduce(0) { $0 | 1 << ($1.hash >> 58) }))
    words += reader.words
  }

  mutating func finish() -> Findings {
    for (row, earlier) in pairs() {
      let (rows, places) = (rows, places)
      findings.add(Self.code) {
        Finding(
          Self.code, "this asks for the same as another row, in nearly the same words",
          at: places.place(rows[row].place), label: "the same thing again",
          help: "remove one of the two, or say in each what tells it from the other",
          related: [Related(places.place(rows[earlier].place), "asked for here before")])
      }
    }
    return findings
  }

  /// The limit of earlier rows that a row is compared with in one group of the index.
  private static let mostCompared = 64

  /// Returns each row that is similar to an earlier one, with the earliest such row, in the order of the
  /// rows.
  ///
  /// Rows are found through an index by rare words. If a row contains every word of another, it contains the
  /// rarest word of the other. That word is among its own rarest ones, counting one more than it may have
  /// additionally. So each row is indexed under that many of its rarest words, and only rows in one group are
  /// compared.
  private func pairs() -> [(row: Int, earlier: Int)] {
    var earliest: [Int: Int] = [:]
    let notes = notes()
    var first = 0
    while first < notes.count {
      var end = first + 1
      while end < notes.count, notes[end].key == notes[first].key {
        let row = Int(notes[end].row)
        for other in max(first, end - Self.mostCompared)..<end {
          let before = Int(notes[other].row)
          guard before < earliest[row] ?? row, areSimilar(before, row) else { continue }
          earliest[row] = before
          break
        }
        end += 1
      }
      first = end
    }
    return earliest.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private struct Note {
    var key: UInt64
    var row: UInt32
  }

  private func notes() -> [Note] {
    // Words may share a counter. Rarity is then less exact, but equally so for all rows.
    let slots = min(1 << (Int.bitWidth - words.count.leadingZeroBitCount + 1), 1 << 16)
    var counts = [UInt32](repeating: 0, count: slots)
    func slot(_ word: ContentWords.Word) -> Int {
      Int(truncatingIfNeeded: word.hash >> 8) & (slots - 1)
    }
    for word in words { counts[slot(word)] += 1 }
    var notes: [Note] = []
    for (index, row) in rows.enumerated() {
      let rarest = self.words(of: row).sorted {
        (counts[slot($0)], $0.hash) < (counts[slot($1)], $1.hash)
      }
      for word in rarest.prefix(mostBeyond(rarest.count) + 1) {
        var key = CellHash()
        key.add(row.answer)
        key.add(word.hash)
        notes.append(Note(key: key.value, row: UInt32(index)))
      }
    }
    return notes.sorted { ($0.key, $0.row) < ($1.key, $1.row) }
  }

  /// The number of words that the longer of two similar rows may have in addition.
  private func mostBeyond(_ count: Int) -> Int { answers.isEmpty ? 0 : count / 3 }

  private func words(of row: Row) -> ArraySlice<ContentWords.Word> {
    words[Int(row.firstWord)..<Int(row.firstWord + row.wordCount)]
  }

  private func areSimilar(_ left: Int, _ right: Int) -> Bool {
    if rows[left].answer != rows[right].answer || rows[left].text == rows[right].text {
      return false
    }
    // Quick exit: usually the shorter row has a word whose bit the longer one lacks.
    let isLess = rows[left].wordCount < rows[right].wordCount
    let (fewer, others) = isLess ? (left, right) : (right, left)
    if rows[fewer].signs & ~rows[others].signs != 0 { return false }
    let (left, right) = (words(of: rows[left]), words(of: rows[right]))
    let (less, more) = left.count < right.count ? (left, right) : (right, left)
    guard more.count - less.count <= mostBeyond(more.count), less.allSatisfy(more.contains) else {
      return false
    }
    if more.contains(where: { $0.isFixed && !less.contains($0) }) { return false }
    // Names must come in the same order: "goals by Brazil against Germany" is not the reverse.
    let names = more.filter { word in word.isFixed && less.contains { $0 == word && $0.isFixed } }
    return names == less.filter(names.contains)
  }
}
